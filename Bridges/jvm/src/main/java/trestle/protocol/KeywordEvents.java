// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** Events of the area `keyword`. */
public final class KeywordEvents {
  private KeywordEvents() {}

  /**
   * Event `keyword/ready`. Keyword terms have arrived.
   *
   * @param count How many.
   */
  public record Ready(long count) {
    public static Ready read(Map<String, ?> json) {
      return new Ready(((Number) json.get("count")).longValue());
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("count", count);
      return json;
    }
  }
}
