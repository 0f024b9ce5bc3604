// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.List;

/** A header of a request or a response: its name, then its value. */
public record Header(String name, String value) {
  public static Header read(List<?> json) {
    return new Header((String) json.get(0), (String) json.get(1));
  }

  public List<Object> write() {
    return List.of(name, value);
  }
}
