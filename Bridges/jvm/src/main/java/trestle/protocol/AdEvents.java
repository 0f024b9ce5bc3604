// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** Events of the area `ad`. */
public final class AdEvents {
  private AdEvents() {}

  /**
   * Event `ad/reported`. Something was reported to the service.
   *
   * @param zone The zone. At most 1024 bytes.
   * @param type Type of the event as the service knows it. At most 1024 bytes.
   * @param adId The ad, empty for events of a zone. At most 524288 bytes.
   */
  public record Reported(String zone, String type, String adId) {
    public static Reported read(Map<String, ?> json) {
      return new Reported((String) json.get("zone"), (String) json.get("type"), (String) json.get("adId"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("zone", zone);
      json.put("type", type);
      json.put("adId", adId);
      return json;
    }
  }
}
