// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A remark for shell authors; never for control flow.
 *
 * @param code Name of the kind of remark. At most 1024 bytes.
 * @param message For people. At most 524288 bytes.
 */
public record Diagnostic(String code, String message) {
  public static Diagnostic read(Map<String, ?> json) {
    return new Diagnostic((String) json.get("code"), (String) json.get("message"));
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("code", code);
    json.put("message", message);
    return json;
  }
}
