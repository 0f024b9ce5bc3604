// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** Events of the area `sdk`. */
public final class SdkEvents {
  private SdkEvents() {}

  /**
   * Event `sdk/warning`. Something an integrator should fix.
   *
   * @param code Name of the kind of warning. At most 1024 bytes.
   * @param message For people. At most 524288 bytes.
   */
  public record Warning(String code, String message) {
    public static Warning read(Map<String, ?> json) {
      return new Warning((String) json.get("code"), (String) json.get("message"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("code", code);
      json.put("message", message);
      return json;
    }
  }
}
