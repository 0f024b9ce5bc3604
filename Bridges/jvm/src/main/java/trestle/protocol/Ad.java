// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An ad as a zone displays it.
 *
 * @param serve Names this serving of the ad; an ad served again has a new number.
 * @param id The service's id of the ad. At most 524288 bytes.
 * @param impressionId The service's id of this impression. At most 524288 bytes.
 * @param creativeUrl Page to display. At most 524288 bytes.
 * @param actionType What a tap does: `c` adds to a list, `e` and `l` open a link, `p` and `cp` open a popup. At most
 * 524288 bytes.
 * @param width Width the creative was made for, 0 when unknown.
 * @param height Height the creative was made for, 0 when unknown.
 * @param reportUrl Page on which the user can report this ad. At most 524288 bytes.
 */
public record Ad(
  long serve, String id, String impressionId, String creativeUrl, String actionType, long width, long height,
  String reportUrl
) {
  public static Ad read(Map<String, ?> json) {
    return new Ad(
      ((Number) json.get("serve")).longValue(), (String) json.get("id"), (String) json.get("impressionId"),
      (String) json.get("creativeUrl"), (String) json.get("actionType"), ((Number) json.get("width")).longValue(),
      ((Number) json.get("height")).longValue(), (String) json.get("reportUrl")
    );
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("serve", serve);
    json.put("id", id);
    json.put("impressionId", impressionId);
    json.put("creativeUrl", creativeUrl);
    json.put("actionType", actionType);
    json.put("width", width);
    json.put("height", height);
    json.put("reportUrl", reportUrl);
    return json;
  }
}
