// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An answer to a request, as it arrived.
 *
 * @param status Status code. From 0 to 999.
 * @param headers Headers; those beyond `idsPerMessage` are ignored. Default []. May be null.
 * @param body Body, decoded as UTF-8 with U+FFFD for bytes that are none. Bounded only by the message. May be null.
 */
public record Response(long status, List<Header> headers, String body) {
  public static Response read(Map<String, ?> json) {
    return new Response(
      ((Number) json.get("status")).longValue(),
      Wire.optional(json.get("headers"), value -> Wire.list(value, element -> Header.read(Wire.array(element)))),
      Wire.optional(json.get("body"), value -> (String) value)
    );
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("status", status);
    if (headers != null) json.put("headers", Wire.written(headers, element -> element.write()));
    if (body != null) json.put("body", body);
    return json;
  }
}
