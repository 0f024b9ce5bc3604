// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What became of one payload.
 *
 * @param payloadId The payload. 1 to 256 bytes.
 * @param status What became of it.
 */
public record PayloadResolution(String payloadId, Names.PayloadStatus status) {
  public static PayloadResolution read(Map<String, ?> json) {
    return new PayloadResolution((String) json.get("payload_id"), Names.PayloadStatus.of((String) json.get("status")));
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("payload_id", payloadId);
    json.put("status", status.wire);
    return json;
  }
}
