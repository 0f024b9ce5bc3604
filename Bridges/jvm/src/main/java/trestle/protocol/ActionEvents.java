// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Events of the area `action`. */
public final class ActionEvents {
  private ActionEvents() {}

  /**
   * Event `action/clicked`. An ad was tapped.
   *
   * @param mount The mount.
   * @param zone The zone. At most 1024 bytes.
   * @param adId The ad. At most 524288 bytes.
   * @param actionType Its action type. At most 524288 bytes.
   */
  public record Clicked(long mount, String zone, String adId, String actionType) {
    public static Clicked read(Map<String, ?> json) {
      return new Clicked(
        ((Number) json.get("mount")).longValue(), (String) json.get("zone"), (String) json.get("adId"),
        (String) json.get("actionType")
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      json.put("zone", zone);
      json.put("adId", adId);
      json.put("actionType", actionType);
      return json;
    }
  }

  /**
   * Event `action/items`. Put these items on the list.
   *
   * @param mount The mount. May be null.
   * @param zone The zone. At most 1024 bytes.
   * @param adId The ad. At most 524288 bytes.
   * @param content Handle to acknowledge or fail.
   * @param source Where they came from.
   * @param payloadId Payload a popup named. At most 524288 bytes. May be null.
   * @param requiresAcknowledgement Whether the interaction waits for `ad/acknowledge`.
   * @param items The items.
   */
  public record Items(
    Long mount, String zone, String adId, long content, Names.ContentSource source, String payloadId,
    boolean requiresAcknowledgement, List<Item> items
  ) {
    public static Items read(Map<String, ?> json) {
      return new Items(
        Wire.optional(json.get("mount"), value -> ((Number) value).longValue()), (String) json.get("zone"),
        (String) json.get("adId"), ((Number) json.get("content")).longValue(),
        Names.ContentSource.of((String) json.get("source")),
        Wire.optional(json.get("payload_id"), value -> (String) value), (Boolean) json.get("requiresAcknowledgement"),
        Wire.list(json.get("items"), element -> Item.read(Wire.object(element)))
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      if (mount != null) json.put("mount", mount);
      json.put("zone", zone);
      json.put("adId", adId);
      json.put("content", content);
      json.put("source", source.wire);
      if (payloadId != null) json.put("payload_id", payloadId);
      json.put("requiresAcknowledgement", requiresAcknowledgement);
      json.put("items", Wire.written(items, element -> element.write()));
      return json;
    }
  }

  /**
   * Event `action/open`. Open this link.
   *
   * @param mount The mount.
   * @param zone The zone. At most 1024 bytes.
   * @param adId The ad. At most 524288 bytes.
   * @param url The link; its scheme was checked. At most 524288 bytes.
   * @param popup Number of the popup, when one is to be opened. May be null.
   * @param presentation Where to open it.
   */
  public record Open(long mount, String zone, String adId, String url, Long popup, Names.Presentation presentation) {
    public static Open read(Map<String, ?> json) {
      return new Open(
        ((Number) json.get("mount")).longValue(), (String) json.get("zone"), (String) json.get("adId"),
        (String) json.get("url"), Wire.optional(json.get("popup"), value -> ((Number) value).longValue()),
        Names.Presentation.of((String) json.get("presentation"))
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      json.put("zone", zone);
      json.put("adId", adId);
      json.put("url", url);
      if (popup != null) json.put("popup", popup);
      json.put("presentation", presentation.wire);
      return json;
    }
  }

  /**
   * Event `action/unsupported`. A tapped ad has an action that this profile does not take.
   *
   * @param mount The mount.
   * @param zone The zone. At most 1024 bytes.
   * @param adId The ad. At most 524288 bytes.
   * @param actionType Its action type. At most 524288 bytes.
   */
  public record Unsupported(long mount, String zone, String adId, String actionType) {
    public static Unsupported read(Map<String, ?> json) {
      return new Unsupported(
        ((Number) json.get("mount")).longValue(), (String) json.get("zone"), (String) json.get("adId"),
        (String) json.get("actionType")
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      json.put("zone", zone);
      json.put("adId", adId);
      json.put("actionType", actionType);
      return json;
    }
  }
}
