// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** Messages of the area `privacy`. */
public final class PrivacyMessages {
  private PrivacyMessages() {}

  /**
   * Params of `privacy/tracking`. Tells whether the user allows tracking.
   *
   * @param enabled Whether tracking is allowed.
   */
  public record TrackingParams(boolean enabled) {
    public static TrackingParams read(Map<String, ?> json) {
      return new TrackingParams((Boolean) json.get("enabled"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("enabled", enabled);
      return json;
    }
  }
}
