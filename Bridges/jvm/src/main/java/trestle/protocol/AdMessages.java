// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** Messages of the area `ad`. */
public final class AdMessages {
  private AdMessages() {}

  /**
   * Params of `ad/acknowledge`. Tells that the items of a handle are on the list.
   *
   * @param content Handle from `action/items` or `payload/available`.
   */
  public record AcknowledgeParams(long content) {
    public static AcknowledgeParams read(Map<String, ?> json) {
      return new AcknowledgeParams(((Number) json.get("content")).longValue());
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("content", content);
      return json;
    }
  }

  /**
   * Result of `ad/acknowledge`.
   *
   * @param reported Whether something was reported.
   */
  public record AcknowledgeResult(boolean reported) {
    public static AcknowledgeResult read(Map<String, ?> json) {
      return new AcknowledgeResult((Boolean) json.get("reported"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("reported", reported);
      return json;
    }
  }

  /**
   * Params of `ad/acknowledgeItem`. Tells that one item is on the list.
   *
   * @param item Its product title. At most 524288 bytes.
   * @param trackingId Its tracking id. At most 524288 bytes. May be null.
   * @param content The handle it came with; the newest with such an item when left out. May be null.
   */
  public record AcknowledgeItemParams(String item, String trackingId, Long content) {
    public static AcknowledgeItemParams read(Map<String, ?> json) {
      return new AcknowledgeItemParams(
        (String) json.get("item"), Wire.optional(json.get("trackingId"), value -> (String) value),
        Wire.optional(json.get("content"), value -> ((Number) value).longValue())
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("item", item);
      if (trackingId != null) json.put("trackingId", trackingId);
      if (content != null) json.put("content", content);
      return json;
    }
  }

  /**
   * Result of `ad/acknowledgeItem`.
   *
   * @param reported Whether something was reported.
   * @param interaction Whether this counted the interaction.
   */
  public record AcknowledgeItemResult(boolean reported, boolean interaction) {
    public static AcknowledgeItemResult read(Map<String, ?> json) {
      return new AcknowledgeItemResult((Boolean) json.get("reported"), (Boolean) json.get("interaction"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("reported", reported);
      json.put("interaction", interaction);
      return json;
    }
  }

  /**
   * Params of `ad/acknowledgeOldest`. Acknowledges the oldest open handle.
   */
  public record AcknowledgeOldestParams() {
    public static AcknowledgeOldestParams read(Map<String, ?> json) {
      return new AcknowledgeOldestParams();
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      return json;
    }
  }

  /**
   * Result of `ad/acknowledgeOldest`.
   *
   * @param reported Whether something was reported.
   */
  public record AcknowledgeOldestResult(boolean reported) {
    public static AcknowledgeOldestResult read(Map<String, ?> json) {
      return new AcknowledgeOldestResult((Boolean) json.get("reported"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("reported", reported);
      return json;
    }
  }

  /**
   * Params of `ad/fail`. Tells that the items of a handle could not be added.
   *
   * @param content Handle from `action/items` or `payload/available`.
   * @param reason What went wrong, for people. At most 524288 bytes.
   */
  public record FailParams(long content, String reason) {
    public static FailParams read(Map<String, ?> json) {
      return new FailParams(((Number) json.get("content")).longValue(), (String) json.get("reason"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("content", content);
      json.put("reason", reason);
      return json;
    }
  }

  /**
   * Result of `ad/fail`.
   *
   * @param reported Whether something was reported.
   */
  public record FailResult(boolean reported) {
    public static FailResult read(Map<String, ?> json) {
      return new FailResult((Boolean) json.get("reported"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("reported", reported);
      return json;
    }
  }

  /**
   * Params of `ad/failItem`. Tells that one item could not be added.
   *
   * @param content Handle from `action/items` or `payload/available`.
   * @param item Its product title. At most 524288 bytes.
   * @param trackingId Its tracking id. At most 524288 bytes. May be null.
   * @param reason What went wrong, for people. At most 524288 bytes.
   */
  public record FailItemParams(long content, String item, String trackingId, String reason) {
    public static FailItemParams read(Map<String, ?> json) {
      return new FailItemParams(
        ((Number) json.get("content")).longValue(), (String) json.get("item"),
        Wire.optional(json.get("trackingId"), value -> (String) value), (String) json.get("reason")
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("content", content);
      json.put("item", item);
      if (trackingId != null) json.put("trackingId", trackingId);
      json.put("reason", reason);
      return json;
    }
  }

  /**
   * Result of `ad/failItem`.
   *
   * @param reported Whether something was reported.
   */
  public record FailItemResult(boolean reported) {
    public static FailItemResult read(Map<String, ?> json) {
      return new FailItemResult((Boolean) json.get("reported"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("reported", reported);
      return json;
    }
  }
}
