// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.Map;
import java.util.function.Function;

/** A member of an update that can be set or cleared; a null patch keeps what was. */
public record Patch<T>(T value) {
  public static <T> Patch<T> to(T value) {
    return new Patch<>(value);
  }

  public static <T> Patch<T> clear() {
    return new Patch<>(null);
  }

  static <T> Patch<T> read(Map<String, ?> json, String name, Function<Object, T> read) {
    if (!json.containsKey(name)) return null;
    Object value = json.get(name);
    return new Patch<>(value == null ? null : read.apply(value));
  }

  Object write() {
    return value;
  }
}
