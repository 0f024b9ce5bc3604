// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The core that answers.
 *
 * @param name `trestle`. At most 1024 bytes.
 * @param version Version of the core. At most 1024 bytes.
 */
public record CoreName(String name, String version) {
  public static CoreName read(Map<String, ?> json) {
    return new CoreName((String) json.get("name"), (String) json.get("version"));
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", name);
    json.put("version", version);
    return json;
  }
}
