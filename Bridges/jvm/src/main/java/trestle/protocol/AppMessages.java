// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** Messages of the area `app`. */
public final class AppMessages {
  private AppMessages() {}

  /**
   * Params of `app/state`. Tells where the app is.
   *
   * @param state Where the app is.
   * @param leaving The page is going away. Default false. May be null.
   * @param persisted The page goes into, or comes from, the back-forward cache. Default false. May be null.
   */
  public record StateParams(Names.AppState state, Boolean leaving, Boolean persisted) {
    public static StateParams read(Map<String, ?> json) {
      return new StateParams(
        Names.AppState.of((String) json.get("state")), Wire.optional(json.get("leaving"), value -> (Boolean) value),
        Wire.optional(json.get("persisted"), value -> (Boolean) value)
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("state", state.wire);
      if (leaving != null) json.put("leaving", leaving);
      if (persisted != null) json.put("persisted", persisted);
      return json;
    }
  }

  /**
   * Params of `app/network`. Tells whether there is a network.
   *
   * @param online Whether the device has a network.
   */
  public record NetworkParams(boolean online) {
    public static NetworkParams read(Map<String, ?> json) {
      return new NetworkParams((Boolean) json.get("online"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("online", online);
      return json;
    }
  }
}
