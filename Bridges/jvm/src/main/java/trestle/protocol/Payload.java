// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Items that another page, mail or app wants to put on the user's list.
 *
 * @param payloadId The service's id of the payload. At most 524288 bytes.
 * @param content Handle for `ad/acknowledge`, `ad/fail` and their like for items.
 * @param payloadMessage Message for the user. At most 524288 bytes. May be null.
 * @param payloadImage Address of a picture. At most 524288 bytes. May be null.
 * @param campaignId Campaign. At most 524288 bytes. May be null.
 * @param appId App it is meant for. At most 524288 bytes. May be null.
 * @param expireSeconds Lifetime in seconds. May be null.
 * @param detailedListItems The items.
 */
public record Payload(
  String payloadId, long content, String payloadMessage, String payloadImage, String campaignId, String appId,
  Long expireSeconds, List<Item> detailedListItems
) {
  public static Payload read(Map<String, ?> json) {
    return new Payload(
      (String) json.get("payload_id"), ((Number) json.get("content")).longValue(),
      Wire.optional(json.get("payload_message"), value -> (String) value),
      Wire.optional(json.get("payload_image"), value -> (String) value),
      Wire.optional(json.get("campaign_id"), value -> (String) value),
      Wire.optional(json.get("app_id"), value -> (String) value),
      Wire.optional(json.get("expire_seconds"), value -> ((Number) value).longValue()),
      Wire.list(json.get("detailed_list_items"), element -> Item.read(Wire.object(element)))
    );
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("payload_id", payloadId);
    json.put("content", content);
    if (payloadMessage != null) json.put("payload_message", payloadMessage);
    if (payloadImage != null) json.put("payload_image", payloadImage);
    if (campaignId != null) json.put("campaign_id", campaignId);
    if (appId != null) json.put("app_id", appId);
    if (expireSeconds != null) json.put("expire_seconds", expireSeconds);
    json.put("detailed_list_items", Wire.written(detailedListItems, element -> element.write()));
    return json;
  }
}
