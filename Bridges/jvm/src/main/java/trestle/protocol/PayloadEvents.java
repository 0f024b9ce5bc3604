// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Events of the area `payload`. */
public final class PayloadEvents {
  private PayloadEvents() {}

  /**
   * Event `payload/available`. Payloads have arrived.
   *
   * @param source How they arrived.
   * @param payloads The payloads.
   */
  public record Available(Names.PayloadSource source, List<Payload> payloads) {
    public static Available read(Map<String, ?> json) {
      return new Available(
        Names.PayloadSource.of((String) json.get("source")),
        Wire.list(json.get("payloads"), element -> Payload.read(Wire.object(element)))
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("source", source.wire);
      json.put("payloads", Wire.written(payloads, element -> element.write()));
      return json;
    }
  }
}
