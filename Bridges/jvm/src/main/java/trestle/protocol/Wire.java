// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads parts of parsed JSON. A value of another kind is a ClassCastException. */
final class Wire {
  private Wire() {}

  static <T> T optional(Object value, Function<Object, T> read) {
    return value == null ? null : read.apply(value);
  }

  static <T> List<T> list(Object value, Function<Object, T> read) {
    List<T> list = new ArrayList<>();
    for (Object element : (List<?>) value) list.add(read.apply(element));
    return list;
  }

  static <A, B> List<B> written(List<A> values, Function<A, B> write) {
    List<B> list = new ArrayList<>();
    for (A value : values) list.add(write.apply(value));
    return list;
  }

  static <T> Map<String, T> map(Object value, Function<Object, T> read) {
    Map<String, T> map = new LinkedHashMap<>();
    for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
      map.put((String) entry.getKey(), read.apply(entry.getValue()));
    }
    return map;
  }

  static Map<String, Object> object(Object value) {
    return map(value, element -> element);
  }

  static List<?> array(Object value) {
    return (List<?>) value;
  }
}
