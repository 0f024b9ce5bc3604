// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Facts about the device. Which of its ids is sent, if any, the profile decides.
 *
 * @param platform Platform.
 * @param advertisingId Advertising id. At most 1024 bytes. May be null.
 * @param vendorId Id of the device for this vendor. At most 1024 bytes. May be null.
 * @param name Name of the kind of device. At most 1024 bytes. May be null.
 * @param model Model. At most 1024 bytes. May be null.
 * @param os Operating system. At most 1024 bytes. May be null.
 * @param osVersion Version of the operating system. At most 1024 bytes. May be null.
 * @param locale Locale. At most 1024 bytes. May be null.
 * @param timezone Time zone. At most 1024 bytes. May be null.
 * @param carrier Mobile carrier. At most 1024 bytes. May be null.
 * @param width Width of the screen. May be null.
 * @param height Height of the screen. May be null.
 * @param density Density of the screen, as the platform writes it. At most 1024 bytes. May be null.
 * @param adTrackingEnabled Whether the platform allows tracking. Absent allows. May be null.
 */
public record Device(
  Names.Platform platform, String advertisingId, String vendorId, String name, String model, String os,
  String osVersion, String locale, String timezone, String carrier, Double width, Double height, String density,
  Boolean adTrackingEnabled
) {
  public static Device read(Map<String, ?> json) {
    return new Device(
      Names.Platform.of((String) json.get("platform")),
      Wire.optional(json.get("advertisingId"), value -> (String) value),
      Wire.optional(json.get("vendorId"), value -> (String) value),
      Wire.optional(json.get("name"), value -> (String) value),
      Wire.optional(json.get("model"), value -> (String) value),
      Wire.optional(json.get("os"), value -> (String) value),
      Wire.optional(json.get("osVersion"), value -> (String) value),
      Wire.optional(json.get("locale"), value -> (String) value),
      Wire.optional(json.get("timezone"), value -> (String) value),
      Wire.optional(json.get("carrier"), value -> (String) value),
      Wire.optional(json.get("width"), value -> ((Number) value).doubleValue()),
      Wire.optional(json.get("height"), value -> ((Number) value).doubleValue()),
      Wire.optional(json.get("density"), value -> (String) value),
      Wire.optional(json.get("adTrackingEnabled"), value -> (Boolean) value)
    );
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("platform", platform.wire);
    if (advertisingId != null) json.put("advertisingId", advertisingId);
    if (vendorId != null) json.put("vendorId", vendorId);
    if (name != null) json.put("name", name);
    if (model != null) json.put("model", model);
    if (os != null) json.put("os", os);
    if (osVersion != null) json.put("osVersion", osVersion);
    if (locale != null) json.put("locale", locale);
    if (timezone != null) json.put("timezone", timezone);
    if (carrier != null) json.put("carrier", carrier);
    if (width != null) json.put("width", width);
    if (height != null) json.put("height", height);
    if (density != null) json.put("density", density);
    if (adTrackingEnabled != null) json.put("adTrackingEnabled", adTrackingEnabled);
    return json;
  }
}
