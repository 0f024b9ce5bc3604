// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Addresses that replace those of the environment.
 *
 * @param ads Ad service: ads, keyword terms and their events. At most 2048 bytes. May be null.
 * @param events Event collector. At most 2048 bytes. May be null.
 * @param payloads Payload service. At most 2048 bytes. May be null.
 * @param feedback Pages on which users report ads. At most 2048 bytes. May be null.
 */
public record Endpoints(String ads, String events, String payloads, String feedback) {
  public static Endpoints read(Map<String, ?> json) {
    return new Endpoints(
      Wire.optional(json.get("ads"), value -> (String) value),
      Wire.optional(json.get("events"), value -> (String) value),
      Wire.optional(json.get("payloads"), value -> (String) value),
      Wire.optional(json.get("feedback"), value -> (String) value)
    );
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    if (ads != null) json.put("ads", ads);
    if (events != null) json.put("events", events);
    if (payloads != null) json.put("payloads", payloads);
    if (feedback != null) json.put("feedback", feedback);
    return json;
  }
}
