// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A request to make, complete.
 *
 * @param method `GET` or `POST`. At most 1024 bytes.
 * @param url Absolute address. At most 524288 bytes.
 * @param headers Headers in the order to send them.
 * @param body Body; none when left out. Bounded only by the turn. May be null.
 */
public record HttpRequest(String method, String url, List<Header> headers, String body) {
  public static HttpRequest read(Map<String, ?> json) {
    return new HttpRequest(
      (String) json.get("method"), (String) json.get("url"),
      Wire.list(json.get("headers"), element -> Header.read(Wire.array(element))),
      Wire.optional(json.get("body"), value -> (String) value)
    );
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("method", method);
    json.put("url", url);
    json.put("headers", Wire.written(headers, element -> element.write()));
    if (body != null) json.put("body", body);
    return json;
  }
}
