// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Messages of the area `popup`. */
public final class PopupMessages {
  private PopupMessages() {}

  /**
   * Params of `popup/opened`. Tells that a popup is on screen.
   *
   * @param popup The popup, from `action/open`.
   */
  public record OpenedParams(long popup) {
    public static OpenedParams read(Map<String, ?> json) {
      return new OpenedParams(((Number) json.get("popup")).longValue());
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("popup", popup);
      return json;
    }
  }

  /**
   * Params of `popup/closed`. Tells that a popup was closed.
   *
   * @param popup The popup, from `action/open`.
   */
  public record ClosedParams(long popup) {
    public static ClosedParams read(Map<String, ?> json) {
      return new ClosedParams(((Number) json.get("popup")).longValue());
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("popup", popup);
      return json;
    }
  }

  /**
   * Params of `popup/items`. Hands on items that a popup's page wants to add.
   *
   * @param popup The popup, from `action/open`.
   * @param payloadId Payload the page named. At most 1024 bytes. May be null.
   * @param items The items. At most 500.
   */
  public record ItemsParams(long popup, String payloadId, List<Item> items) {
    public static ItemsParams read(Map<String, ?> json) {
      return new ItemsParams(
        ((Number) json.get("popup")).longValue(), Wire.optional(json.get("payloadId"), value -> (String) value),
        Wire.list(json.get("items"), element -> Item.read(Wire.object(element)))
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("popup", popup);
      if (payloadId != null) json.put("payloadId", payloadId);
      json.put("items", Wire.written(items, element -> element.write()));
      return json;
    }
  }

  /**
   * Params of `popup/content`. Asks for the ad's own items.
   *
   * @param popup The popup, from `action/open`.
   */
  public record ContentParams(long popup) {
    public static ContentParams read(Map<String, ?> json) {
      return new ContentParams(((Number) json.get("popup")).longValue());
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("popup", popup);
      return json;
    }
  }

  /**
   * Params of `popup/failed`. Tells that a popup shows nothing.
   *
   * @param popup The popup, from `action/open`.
   * @param reason Why.
   * @param url Address that failed. At most 524288 bytes. May be null.
   * @param error What the platform said. At most 524288 bytes. May be null.
   */
  public record FailedParams(long popup, Names.PopupFailure reason, String url, String error) {
    public static FailedParams read(Map<String, ?> json) {
      return new FailedParams(
        ((Number) json.get("popup")).longValue(), Names.PopupFailure.of((String) json.get("reason")),
        Wire.optional(json.get("url"), value -> (String) value),
        Wire.optional(json.get("error"), value -> (String) value)
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("popup", popup);
      json.put("reason", reason.wire);
      if (url != null) json.put("url", url);
      if (error != null) json.put("error", error);
      return json;
    }
  }
}
