// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The app that embeds the shell.
 *
 * @param id Bundle or package id. At most 1024 bytes.
 * @param version Version of the app. At most 1024 bytes.
 */
public record Bundle(String id, String version) {
  public static Bundle read(Map<String, ?> json) {
    return new Bundle((String) json.get("id"), (String) json.get("version"));
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", id);
    json.put("version", version);
    return json;
  }
}
