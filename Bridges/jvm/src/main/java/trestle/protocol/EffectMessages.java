// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** Messages of the area `effect`. */
public final class EffectMessages {
  private EffectMessages() {}

  /**
   * Params of `effect/settle`. Tells what happened to an effect.
   *
   * @param effect The effect's `id`.
   * @param outcome What happened.
   */
  public record SettleParams(long effect, Outcome outcome) {
    public static SettleParams read(Map<String, ?> json) {
      return new SettleParams(((Number) json.get("effect")).longValue(), Outcome.read(Wire.object(json.get("outcome"))));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("effect", effect);
      json.put("outcome", outcome.write());
      return json;
    }
  }

  /**
   * Result of `effect/settle`.
   *
   * @param stale Whether the core no longer waits for it.
   */
  public record SettleResult(boolean stale) {
    public static SettleResult read(Map<String, ?> json) {
      return new SettleResult((Boolean) json.get("stale"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("stale", stale);
      return json;
    }
  }
}
