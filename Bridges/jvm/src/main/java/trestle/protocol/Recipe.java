// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A recipe that is on screen, and the zones on its page.
 *
 * @param context Id of the recipe. At most 1024 bytes.
 * @param zones Zones it applies to; none means all. At most 100.
 */
public record Recipe(String context, List<String> zones) {
  public static Recipe read(Map<String, ?> json) {
    return new Recipe((String) json.get("context"), Wire.list(json.get("zones"), element -> (String) element));
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("context", context);
    json.put("zones", zones);
    return json;
  }
}
