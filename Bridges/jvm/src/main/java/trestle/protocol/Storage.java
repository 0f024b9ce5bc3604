// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the shell must know about storage.
 *
 * @param prefixes Prefixes of the keys whose entries are handed back in `sdk/initialize`.
 */
public record Storage(List<String> prefixes) {
  public static Storage read(Map<String, ?> json) {
    return new Storage(Wire.list(json.get("prefixes"), element -> (String) element));
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("prefixes", prefixes);
    return json;
  }
}
