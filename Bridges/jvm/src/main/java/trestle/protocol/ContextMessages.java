// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Messages of the area `context`. */
public final class ContextMessages {
  private ContextMessages() {}

  /**
   * Params of `context/store`. Changes the store the user shops in.
   *
   * @param storeId The store; null clears it. At most 1024 bytes. May be null.
   */
  public record StoreParams(String storeId) {
    public static StoreParams read(Map<String, ?> json) {
      return new StoreParams(Wire.optional(json.get("storeId"), value -> (String) value));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("storeId", storeId == null ? null : storeId);
      return json;
    }
  }

  /**
   * Params of `context/recipe`. Changes the recipe on screen.
   *
   * @param context The recipe; null clears it. At most 1024 bytes. May be null.
   * @param zones Zones it applies to; left out or empty, it applies to all. At most 100. May be null.
   */
  public record RecipeParams(String context, List<String> zones) {
    public static RecipeParams read(Map<String, ?> json) {
      return new RecipeParams(
        Wire.optional(json.get("context"), value -> (String) value),
        Wire.optional(json.get("zones"), value -> Wire.list(value, element -> (String) element))
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("context", context == null ? null : context);
      if (zones != null) json.put("zones", zones);
      return json;
    }
  }

  /**
   * Params of `context/recipeLoaded`. Reports that a recipe was displayed.
   *
   * @param context The recipe. At most 1024 bytes.
   * @param zones Zones on its page. At most 100.
   */
  public record RecipeLoadedParams(String context, List<String> zones) {
    public static RecipeLoadedParams read(Map<String, ?> json) {
      return new RecipeLoadedParams(
        (String) json.get("context"), Wire.list(json.get("zones"), element -> (String) element)
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("context", context);
      json.put("zones", zones);
      return json;
    }
  }
}
