// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Messages of the area `list`. */
public final class ListMessages {
  private ListMessages() {}

  /**
   * Params of `list/report`. Reports what the user did with entries of a shopping list.
   *
   * @param action What was done.
   * @param items Names of the entries. At most 500.
   * @param list Name of the list. At most 524288 bytes. May be null.
   */
  public record ReportParams(Names.ListAction action, List<String> items, String list) {
    public static ReportParams read(Map<String, ?> json) {
      return new ReportParams(
        Names.ListAction.of((String) json.get("action")), Wire.list(json.get("items"), element -> (String) element),
        Wire.optional(json.get("list"), value -> (String) value)
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("action", action.wire);
      json.put("items", items);
      if (list != null) json.put("list", list);
      return json;
    }
  }
}
