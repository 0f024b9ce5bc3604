// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** Events of the area `zone`. */
public final class ZoneEvents {
  private ZoneEvents() {}

  /**
   * Event `zone/shown`. Display this ad now.
   *
   * @param mount The mount.
   * @param zone The zone. At most 1024 bytes.
   * @param ad The ad.
   */
  public record Shown(long mount, String zone, Ad ad) {
    public static Shown read(Map<String, ?> json) {
      return new Shown(
        ((Number) json.get("mount")).longValue(), (String) json.get("zone"), Ad.read(Wire.object(json.get("ad")))
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      json.put("zone", zone);
      json.put("ad", ad.write());
      return json;
    }
  }

  /**
   * Event `zone/cleared`. Display nothing.
   *
   * @param mount The mount.
   * @param zone The zone. At most 1024 bytes.
   */
  public record Cleared(long mount, String zone) {
    public static Cleared read(Map<String, ?> json) {
      return new Cleared(((Number) json.get("mount")).longValue(), (String) json.get("zone"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      json.put("zone", zone);
      return json;
    }
  }

  /**
   * Event `zone/filled`. Whether the zone has an ad.
   *
   * @param mount The mount.
   * @param zone The zone. At most 1024 bytes.
   * @param hasAds Whether it has.
   */
  public record Filled(long mount, String zone, boolean hasAds) {
    public static Filled read(Map<String, ?> json) {
      return new Filled(((Number) json.get("mount")).longValue(), (String) json.get("zone"), (Boolean) json.get("hasAds"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      json.put("zone", zone);
      json.put("hasAds", hasAds);
      return json;
    }
  }

  /**
   * Event `zone/loaded`. The ad is displayed.
   *
   * @param mount The mount.
   * @param zone The zone. At most 1024 bytes.
   * @param serve The serving. May be null.
   */
  public record Loaded(long mount, String zone, Long serve) {
    public static Loaded read(Map<String, ?> json) {
      return new Loaded(
        ((Number) json.get("mount")).longValue(), (String) json.get("zone"),
        Wire.optional(json.get("serve"), value -> ((Number) value).longValue())
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      json.put("zone", zone);
      if (serve != null) json.put("serve", serve);
      return json;
    }
  }

  /**
   * Event `zone/loadFailed`. There is no ad to display.
   *
   * @param mount The mount.
   * @param zone The zone. At most 1024 bytes.
   * @param serve The serving. May be null.
   */
  public record LoadFailed(long mount, String zone, Long serve) {
    public static LoadFailed read(Map<String, ?> json) {
      return new LoadFailed(
        ((Number) json.get("mount")).longValue(), (String) json.get("zone"),
        Wire.optional(json.get("serve"), value -> ((Number) value).longValue())
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      json.put("zone", zone);
      if (serve != null) json.put("serve", serve);
      return json;
    }
  }

  /**
   * Event `zone/refreshed`. An ad replaced an earlier one.
   *
   * @param mount The mount.
   * @param zone The zone. At most 1024 bytes.
   */
  public record Refreshed(long mount, String zone) {
    public static Refreshed read(Map<String, ?> json) {
      return new Refreshed(((Number) json.get("mount")).longValue(), (String) json.get("zone"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      json.put("zone", zone);
      return json;
    }
  }

  /**
   * Event `zone/pixels`. Run the creative's tracking script.
   *
   * @param mount The mount.
   * @param serve The serving.
   */
  public record Pixels(long mount, long serve) {
    public static Pixels read(Map<String, ?> json) {
      return new Pixels(((Number) json.get("mount")).longValue(), ((Number) json.get("serve")).longValue());
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      json.put("serve", serve);
      return json;
    }
  }
}
