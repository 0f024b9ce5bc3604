// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** Messages of the area `link`. */
public final class LinkMessages {
  private LinkMessages() {}

  /**
   * Params of `link/open`. Hands over a link that opened the app.
   *
   * @param url The link as it arrived. At most 524288 bytes.
   */
  public record OpenParams(String url) {
    public static OpenParams read(Map<String, ?> json) {
      return new OpenParams((String) json.get("url"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("url", url);
      return json;
    }
  }

  /**
   * Result of `link/open`.
   *
   * @param handled Whether it was one of ours.
   */
  public record OpenResult(boolean handled) {
    public static OpenResult read(Map<String, ?> json) {
      return new OpenResult((Boolean) json.get("handled"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("handled", handled);
      return json;
    }
  }
}
