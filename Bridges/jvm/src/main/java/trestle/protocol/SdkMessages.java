// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Messages of the area `sdk`. */
public final class SdkMessages {
  private SdkMessages() {}

  /**
   * Params of `sdk/initialize`. Begins: whose app this is, what the shell can do, what was stored.
   *
   * @param appId Key of the app at the service. 1 to 256 bytes.
   * @param profile Whose behaviour to reproduce. Default "standard". May be null.
   * @param environment Which service to talk to. Default "production". May be null.
   * @param endpoints Addresses that replace those of the environment. May be null.
   * @param advertiserId The app's own id of the user. The profile `javascript` demands it. At most 1024 bytes. May be
   * null.
   * @param allowRetargeting Whether the user may be recognised elsewhere. Absent allows; the profile `javascript` demands
   * it. May be null.
   * @param storeId Store the user shops in. At most 1024 bytes. May be null.
   * @param bundle The app. May be null.
   * @param sdkVersion Version of the shell, told to the service. At most 1024 bytes. May be null.
   * @param device Facts about the device. May be null.
   * @param embedded The shell runs inside another page or app, so that losing focus says nothing. Default false. May be
   * null.
   * @param features Parts to switch on or off; the profile decides when left out. May be null.
   * @param recipe A recipe that is on screen already. May be null.
   * @param params Extra parameters for the ad service. At most 32. May be null.
   * @param tapTolerance A tap that moved this far or farther on either axis is a drag. May be null.
   * @param performs Families of effects that the shell performs; no other kinds are ordered. At most 2.
   * @param entropy At least 32 bytes from the platform's secure random source, in hex. Session ids, the instance id, the
   * keys of batches and jitter come from it and nothing else: used twice, it makes new reports look like repeated ones.
   * 64 to 4096 bytes.
   * @param stored Every entry of the storage under the prefixes of `core/hello`, key to value. Entries beyond
   * `storedEntries` are set aside with a warning. May be null.
   * @param policy Single fields of the profile to override. May be null.
   * @param reset Forget all mounts first: the host's script started over. Default false. May be null.
   * @param strict List unknown params in `diagnostics`. Default false. May be null.
   * @param debug Explain decisions in `diagnostics`, such as why no impression was counted. Default false. May be null.
   */
  public record InitializeParams(
    String appId, Names.ProfileName profile, Names.Environment environment, Endpoints endpoints,
    String advertiserId, Boolean allowRetargeting, String storeId, Bundle bundle, String sdkVersion, Device device,
    Boolean embedded, Features features, Recipe recipe, Map<String, String> params, Double tapTolerance,
    List<Names.Performs> performs, String entropy, Map<String, String> stored, Map<String, Object> policy,
    Boolean reset, Boolean strict, Boolean debug
  ) {
    public static InitializeParams read(Map<String, ?> json) {
      return new InitializeParams(
        (String) json.get("appId"), Wire.optional(json.get("profile"), value -> Names.ProfileName.of((String) value)),
        Wire.optional(json.get("environment"), value -> Names.Environment.of((String) value)),
        Wire.optional(json.get("endpoints"), value -> Endpoints.read(Wire.object(value))),
        Wire.optional(json.get("advertiserId"), value -> (String) value),
        Wire.optional(json.get("allowRetargeting"), value -> (Boolean) value),
        Wire.optional(json.get("storeId"), value -> (String) value),
        Wire.optional(json.get("bundle"), value -> Bundle.read(Wire.object(value))),
        Wire.optional(json.get("sdkVersion"), value -> (String) value),
        Wire.optional(json.get("device"), value -> Device.read(Wire.object(value))),
        Wire.optional(json.get("embedded"), value -> (Boolean) value),
        Wire.optional(json.get("features"), value -> Features.read(Wire.object(value))),
        Wire.optional(json.get("recipe"), value -> Recipe.read(Wire.object(value))),
        Wire.optional(json.get("params"), value -> Wire.map(value, element -> (String) element)),
        Wire.optional(json.get("tapTolerance"), value -> ((Number) value).doubleValue()),
        Wire.list(json.get("performs"), element -> Names.Performs.of((String) element)), (String) json.get("entropy"),
        Wire.optional(json.get("stored"), value -> Wire.map(value, element -> (String) element)),
        Wire.optional(json.get("policy"), value -> Wire.object(value)),
        Wire.optional(json.get("reset"), value -> (Boolean) value),
        Wire.optional(json.get("strict"), value -> (Boolean) value),
        Wire.optional(json.get("debug"), value -> (Boolean) value)
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("appId", appId);
      if (profile != null) json.put("profile", profile.wire);
      if (environment != null) json.put("environment", environment.wire);
      if (endpoints != null) json.put("endpoints", endpoints.write());
      if (advertiserId != null) json.put("advertiserId", advertiserId);
      if (allowRetargeting != null) json.put("allowRetargeting", allowRetargeting);
      if (storeId != null) json.put("storeId", storeId);
      if (bundle != null) json.put("bundle", bundle.write());
      if (sdkVersion != null) json.put("sdkVersion", sdkVersion);
      if (device != null) json.put("device", device.write());
      if (embedded != null) json.put("embedded", embedded);
      if (features != null) json.put("features", features.write());
      if (recipe != null) json.put("recipe", recipe.write());
      if (params != null) json.put("params", params);
      if (tapTolerance != null) json.put("tapTolerance", tapTolerance);
      json.put("performs", Wire.written(performs, element -> element.wire));
      json.put("entropy", entropy);
      if (stored != null) json.put("stored", stored);
      if (policy != null) json.put("policy", policy);
      if (reset != null) json.put("reset", reset);
      if (strict != null) json.put("strict", strict);
      if (debug != null) json.put("debug", debug);
      return json;
    }
  }

  /**
   * Result of `sdk/initialize`.
   *
   * @param generation Counts initializations; `sdk/shutdown` may name it.
   * @param sessionId The session. At most 1024 bytes.
   * @param resumed Whether a stored session goes on.
   * @param profile The profile in effect.
   * @param policy Every field in effect.
   */
  public record InitializeResult(
    long generation, String sessionId, boolean resumed, Names.ProfileName profile, Map<String, Object> policy
  ) {
    public static InitializeResult read(Map<String, ?> json) {
      return new InitializeResult(
        ((Number) json.get("generation")).longValue(), (String) json.get("sessionId"), (Boolean) json.get("resumed"),
        Names.ProfileName.of((String) json.get("profile")), Wire.object(json.get("policy"))
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("generation", generation);
      json.put("sessionId", sessionId);
      json.put("resumed", resumed);
      json.put("profile", profile.wire);
      json.put("policy", policy);
      return json;
    }
  }

  /**
   * Params of `sdk/shutdown`. Ends what `sdk/initialize` began.
   *
   * @param generation Shut down only this initialization; a stale number is ignored. May be null.
   */
  public record ShutdownParams(Long generation) {
    public static ShutdownParams read(Map<String, ?> json) {
      return new ShutdownParams(Wire.optional(json.get("generation"), value -> ((Number) value).longValue()));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      if (generation != null) json.put("generation", generation);
      return json;
    }
  }

  /**
   * Params of `sdk/session`. Asks for the id of the session.
   */
  public record SessionParams() {
    public static SessionParams read(Map<String, ?> json) {
      return new SessionParams();
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      return json;
    }
  }

  /**
   * Result of `sdk/session`.
   *
   * @param sessionId The session, null when there is none. At most 1024 bytes. May be null.
   */
  public record SessionResult(String sessionId) {
    public static SessionResult read(Map<String, ?> json) {
      return new SessionResult(Wire.optional(json.get("sessionId"), value -> (String) value));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("sessionId", sessionId == null ? null : sessionId);
      return json;
    }
  }

  /**
   * Params of `sdk/device`. Asks for what the service is told about the device.
   */
  public record DeviceParams() {
    public static DeviceParams read(Map<String, ?> json) {
      return new DeviceParams();
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      return json;
    }
  }

  /**
   * Result of `sdk/device`.
   *
   * @param udid The user's id as sent, empty when none is. At most 1024 bytes.
   * @param deviceUdid The device's own id as sent. At most 1024 bytes.
   * @param systemName Operating system. At most 1024 bytes.
   * @param systemVersion Version of the operating system. At most 1024 bytes.
   * @param deviceName Name of the kind of device. At most 1024 bytes.
   * @param deviceModel Model. At most 1024 bytes.
   * @param deviceLocale Locale. At most 1024 bytes.
   * @param timezone Time zone. At most 1024 bytes.
   * @param carrier Mobile carrier. At most 1024 bytes.
   * @param width Width of the screen, rounded.
   * @param height Height of the screen, rounded.
   * @param density Density of the screen. At most 1024 bytes.
   * @param bundleId App. At most 1024 bytes.
   * @param bundleVersion Version of the app. At most 1024 bytes.
   * @param sdkVersion Version of the shell. At most 1024 bytes.
   * @param allowRetargeting Whether retargeting is allowed at this moment.
   */
  public record DeviceResult(
    String udid, String deviceUdid, String systemName, String systemVersion, String deviceName, String deviceModel,
    String deviceLocale, String timezone, String carrier, long width, long height, String density, String bundleId,
    String bundleVersion, String sdkVersion, boolean allowRetargeting
  ) {
    public static DeviceResult read(Map<String, ?> json) {
      return new DeviceResult(
        (String) json.get("udid"), (String) json.get("deviceUdid"), (String) json.get("systemName"),
        (String) json.get("systemVersion"), (String) json.get("deviceName"), (String) json.get("deviceModel"),
        (String) json.get("deviceLocale"), (String) json.get("timezone"), (String) json.get("carrier"),
        ((Number) json.get("width")).longValue(), ((Number) json.get("height")).longValue(),
        (String) json.get("density"), (String) json.get("bundleId"), (String) json.get("bundleVersion"),
        (String) json.get("sdkVersion"), (Boolean) json.get("allowRetargeting")
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("udid", udid);
      json.put("deviceUdid", deviceUdid);
      json.put("systemName", systemName);
      json.put("systemVersion", systemVersion);
      json.put("deviceName", deviceName);
      json.put("deviceModel", deviceModel);
      json.put("deviceLocale", deviceLocale);
      json.put("timezone", timezone);
      json.put("carrier", carrier);
      json.put("width", width);
      json.put("height", height);
      json.put("density", density);
      json.put("bundleId", bundleId);
      json.put("bundleVersion", bundleVersion);
      json.put("sdkVersion", sdkVersion);
      json.put("allowRetargeting", allowRetargeting);
      return json;
    }
  }
}
