// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** Messages of the area `core`. */
public final class CoreMessages {
  private CoreMessages() {}

  /**
   * Params of `core/hello`. Says who answers and what it knows.
   */
  public record HelloParams() {
    public static HelloParams read(Map<String, ?> json) {
      return new HelloParams();
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      return json;
    }
  }

  /**
   * Params of `core/wake`. Tells that a deadline may have passed.
   */
  public record WakeParams() {
    public static WakeParams read(Map<String, ?> json) {
      return new WakeParams();
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      return json;
    }
  }

  /**
   * Params of `core/state`. Shows the whole state for tools and bug reports.
   */
  public record StateParams() {
    public static StateParams read(Map<String, ?> json) {
      return new StateParams();
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      return json;
    }
  }
}
