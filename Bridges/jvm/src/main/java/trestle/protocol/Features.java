// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Parts of the core that can be off.
 *
 * @param keywords Fetch keyword terms.
 * @param payloads Pick up waiting payloads.
 */
public record Features(boolean keywords, boolean payloads) {
  public static Features read(Map<String, ?> json) {
    return new Features((Boolean) json.get("keywords"), (Boolean) json.get("payloads"));
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("keywords", keywords);
    json.put("payloads", payloads);
    return json;
  }
}
