// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Messages of the area `cart`. */
public final class CartMessages {
  private CartMessages() {}

  /**
   * Params of `cart/report`. Reports what the user did with entries of a cart.
   *
   * @param action What was done.
   * @param items Names of the entries. At most 500.
   * @param cart Id of the cart. At most 524288 bytes.
   */
  public record ReportParams(Names.CartAction action, List<String> items, String cart) {
    public static ReportParams read(Map<String, ?> json) {
      return new ReportParams(
        Names.CartAction.of((String) json.get("action")), Wire.list(json.get("items"), element -> (String) element),
        (String) json.get("cart")
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("action", action.wire);
      json.put("items", items);
      json.put("cart", cart);
      return json;
    }
  }
}
