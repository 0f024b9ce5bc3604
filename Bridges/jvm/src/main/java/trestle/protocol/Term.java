// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A keyword term of the service.
 *
 * @param termId The service's id of the term. At most 524288 bytes.
 * @param term Text the search is matched with. At most 524288 bytes.
 * @param replacement Text to suggest. At most 524288 bytes.
 * @param priority Lower comes first.
 */
public record Term(String termId, String term, String replacement, long priority) {
  public static Term read(Map<String, ?> json) {
    return new Term(
      (String) json.get("term_id"), (String) json.get("term"), (String) json.get("replacement"),
      ((Number) json.get("priority")).longValue()
    );
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("term_id", termId);
    json.put("term", term);
    json.put("replacement", replacement);
    json.put("priority", priority);
    return json;
  }
}
