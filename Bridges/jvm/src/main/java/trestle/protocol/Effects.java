// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** Orders to the shell. */
public final class Effects {
  private Effects() {}

  /**
   * Effect `http/send`. Make this request.
   *
   * @param id Number of the effect.
   * @param purpose What it is for.
   * @param timeoutMs Give up after so long.
   * @param keepalive Hold whatever lets this outlive the page, or the app's way to the background, until it is settled.
   * @param request The request.
   */
  public record HttpSend(long id, Names.Purpose purpose, long timeoutMs, boolean keepalive, HttpRequest request) {
    public static HttpSend read(Map<String, ?> json) {
      return new HttpSend(
        ((Number) json.get("id")).longValue(), Names.Purpose.of((String) json.get("purpose")),
        ((Number) json.get("timeoutMs")).longValue(), (Boolean) json.get("keepalive"),
        HttpRequest.read(Wire.object(json.get("request")))
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("id", id);
      json.put("purpose", purpose.wire);
      json.put("timeoutMs", timeoutMs);
      json.put("keepalive", keepalive);
      json.put("request", request.write());
      return json;
    }
  }

  /**
   * Effect `http/cancel`. The answer is no longer wanted.
   *
   * @param id Number of the effect.
   */
  public record HttpCancel(long id) {
    public static HttpCancel read(Map<String, ?> json) {
      return new HttpCancel(((Number) json.get("id")).longValue());
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("id", id);
      return json;
    }
  }

  /**
   * Effect `store/put`. Store this value.
   *
   * @param id Number of the effect.
   * @param key Key. At most 1024 bytes.
   * @param value Value, a text. Bounded only by the turn.
   */
  public record StorePut(long id, String key, String value) {
    public static StorePut read(Map<String, ?> json) {
      return new StorePut(((Number) json.get("id")).longValue(), (String) json.get("key"), (String) json.get("value"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("id", id);
      json.put("key", key);
      json.put("value", value);
      return json;
    }
  }

  /**
   * Effect `store/remove`. Forget this key.
   *
   * @param id Number of the effect.
   * @param key Key. At most 1024 bytes.
   */
  public record StoreRemove(long id, String key) {
    public static StoreRemove read(Map<String, ?> json) {
      return new StoreRemove(((Number) json.get("id")).longValue(), (String) json.get("key"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("id", id);
      json.put("key", key);
      return json;
    }
  }
}
