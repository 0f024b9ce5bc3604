// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Messages of the area `payload`. */
public final class PayloadMessages {
  private PayloadMessages() {}

  /**
   * Params of `payload/pickup`. Asks the service for waiting payloads.
   */
  public record PickupParams() {
    public static PickupParams read(Map<String, ?> json) {
      return new PickupParams();
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      return json;
    }
  }

  /**
   * Params of `payload/resolve`. Tells what became of payloads.
   *
   * @param payloads The payloads. At most 100.
   */
  public record ResolveParams(List<PayloadResolution> payloads) {
    public static ResolveParams read(Map<String, ?> json) {
      return new ResolveParams(Wire.list(json.get("payloads"), element -> PayloadResolution.read(Wire.object(element))));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("payloads", Wire.written(payloads, element -> element.write()));
      return json;
    }
  }
}
