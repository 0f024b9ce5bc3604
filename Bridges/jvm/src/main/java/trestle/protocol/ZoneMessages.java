// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** Messages of the area `zone`. */
public final class ZoneMessages {
  private ZoneMessages() {}

  /**
   * Params of `zone/mount`. Mounts a zone: from now on it serves ads.
   *
   * @param zone The zone. 1 to 256 bytes.
   * @param visible Whether the host shows it. The profile decides when left out. May be null.
   * @param attached Whether it is part of the view tree. Default true. May be null.
   * @param permille Visible share of its area. From 0 to 1000. May be null.
   * @param width Width. May be null.
   * @param height Height. May be null.
   * @param context Recipe context of this mount; wins over `context/recipe`. At most 1024 bytes. May be null.
   * @param tapTolerance A tap that moved this far or farther on either axis is a drag. May be null.
   */
  public record MountParams(
    String zone, Boolean visible, Boolean attached, Long permille, Double width, Double height, String context,
    Double tapTolerance
  ) {
    public static MountParams read(Map<String, ?> json) {
      return new MountParams(
        (String) json.get("zone"), Wire.optional(json.get("visible"), value -> (Boolean) value),
        Wire.optional(json.get("attached"), value -> (Boolean) value),
        Wire.optional(json.get("permille"), value -> ((Number) value).longValue()),
        Wire.optional(json.get("width"), value -> ((Number) value).doubleValue()),
        Wire.optional(json.get("height"), value -> ((Number) value).doubleValue()),
        Wire.optional(json.get("context"), value -> (String) value),
        Wire.optional(json.get("tapTolerance"), value -> ((Number) value).doubleValue())
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("zone", zone);
      if (visible != null) json.put("visible", visible);
      if (attached != null) json.put("attached", attached);
      if (permille != null) json.put("permille", permille);
      if (width != null) json.put("width", width);
      if (height != null) json.put("height", height);
      if (context != null) json.put("context", context);
      if (tapTolerance != null) json.put("tapTolerance", tapTolerance);
      return json;
    }
  }

  /**
   * Result of `zone/mount`.
   *
   * @param mount Number of the mount.
   */
  public record MountResult(long mount) {
    public static MountResult read(Map<String, ?> json) {
      return new MountResult(((Number) json.get("mount")).longValue());
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      return json;
    }
  }

  /**
   * Params of `zone/update`. Changes a mount.
   *
   * @param mount The mount, from `zone/mount`.
   * @param zone Another zone. 1 to 256 bytes. May be null.
   * @param context Recipe context of this mount; null clears it. At most 1024 bytes. Null keeps what was.
   * @param tapTolerance Tap tolerance of this mount; null clears it. Null keeps what was.
   */
  public record UpdateParams(long mount, String zone, Patch<String> context, Patch<Double> tapTolerance) {
    public static UpdateParams read(Map<String, ?> json) {
      return new UpdateParams(
        ((Number) json.get("mount")).longValue(), Wire.optional(json.get("zone"), value -> (String) value),
        Patch.read(json, "context", value -> (String) value),
        Patch.read(json, "tapTolerance", value -> ((Number) value).doubleValue())
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      if (zone != null) json.put("zone", zone);
      if (context != null) json.put("context", context.write());
      if (tapTolerance != null) json.put("tapTolerance", tapTolerance.write());
      return json;
    }
  }

  /**
   * Params of `zone/visibility`. Tells how much of a mount can be seen.
   *
   * @param mount The mount, from `zone/mount`.
   * @param visible Whether the host shows it. The profile decides when left out. May be null.
   * @param attached Whether it is part of the view tree. Default true. May be null.
   * @param permille Visible share of its area. From 0 to 1000. May be null.
   * @param width Width. May be null.
   * @param height Height. May be null.
   */
  public record VisibilityParams(
    long mount, Boolean visible, Boolean attached, Long permille, Double width, Double height
  ) {
    public static VisibilityParams read(Map<String, ?> json) {
      return new VisibilityParams(
        ((Number) json.get("mount")).longValue(), Wire.optional(json.get("visible"), value -> (Boolean) value),
        Wire.optional(json.get("attached"), value -> (Boolean) value),
        Wire.optional(json.get("permille"), value -> ((Number) value).longValue()),
        Wire.optional(json.get("width"), value -> ((Number) value).doubleValue()),
        Wire.optional(json.get("height"), value -> ((Number) value).doubleValue())
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      if (visible != null) json.put("visible", visible);
      if (attached != null) json.put("attached", attached);
      if (permille != null) json.put("permille", permille);
      if (width != null) json.put("width", width);
      if (height != null) json.put("height", height);
      return json;
    }
  }

  /**
   * Params of `zone/creative`. Tells how the display of a creative went.
   *
   * @param mount The mount, from `zone/mount`.
   * @param serve The serving, from `zone/shown`.
   * @param state How it went.
   * @param reason Why it failed. May be null.
   */
  public record CreativeParams(long mount, long serve, Names.CreativeState state, Names.CreativeReason reason) {
    public static CreativeParams read(Map<String, ?> json) {
      return new CreativeParams(
        ((Number) json.get("mount")).longValue(), ((Number) json.get("serve")).longValue(),
        Names.CreativeState.of((String) json.get("state")),
        Wire.optional(json.get("reason"), value -> Names.CreativeReason.of((String) value))
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      json.put("serve", serve);
      json.put("state", state.wire);
      if (reason != null) json.put("reason", reason.wire);
      return json;
    }
  }

  /**
   * Params of `zone/tap`. Tells that a mount was tapped.
   *
   * @param mount The mount, from `zone/mount`.
   * @param serve The serving that was tapped; the one shown when left out. May be null.
   * @param dx How far the finger moved along x. May be null.
   * @param dy How far the finger moved along y. May be null.
   */
  public record TapParams(long mount, Long serve, Double dx, Double dy) {
    public static TapParams read(Map<String, ?> json) {
      return new TapParams(
        ((Number) json.get("mount")).longValue(),
        Wire.optional(json.get("serve"), value -> ((Number) value).longValue()),
        Wire.optional(json.get("dx"), value -> ((Number) value).doubleValue()),
        Wire.optional(json.get("dy"), value -> ((Number) value).doubleValue())
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      if (serve != null) json.put("serve", serve);
      if (dx != null) json.put("dx", dx);
      if (dy != null) json.put("dy", dy);
      return json;
    }
  }

  /**
   * Result of `zone/tap`.
   *
   * @param handled Whether the tap counted and the ad's action was taken.
   */
  public record TapResult(boolean handled) {
    public static TapResult read(Map<String, ?> json) {
      return new TapResult((Boolean) json.get("handled"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("handled", handled);
      return json;
    }
  }

  /**
   * Params of `zone/unmount`. Unmounts a zone.
   *
   * @param mount The mount, from `zone/mount`.
   */
  public record UnmountParams(long mount) {
    public static UnmountParams read(Map<String, ?> json) {
      return new UnmountParams(((Number) json.get("mount")).longValue());
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("mount", mount);
      return json;
    }
  }
}
