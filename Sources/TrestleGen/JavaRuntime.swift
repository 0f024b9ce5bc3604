/// The two small classes that the generated records lean on.
enum JavaRuntime {
  static let patch = """

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

    """

  static let wire = """

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

    """
}
