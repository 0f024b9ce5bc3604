// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

/** Sets of names. */
public final class Names {
  private Names() {}

  /** Where the app is, as its user sees it. */
  public enum AppState {
    /** On screen and receiving input. */
    ACTIVE("active"),
    /** Visible but without focus. */
    INACTIVE("inactive"),
    /** Hidden. */
    BACKGROUND("background");

    /** The name in messages. */
    public final String wire;

    AppState(String wire) {
      this.wire = wire;
    }

    public static AppState of(String wire) {
      for (AppState value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("AppState: unknown name");
    }
  }

  /** What the user did with entries of a cart. */
  public enum CartAction {
    /** Put into the cart. */
    ADDED("added"),
    /** Taken out. */
    DELETED("deleted");

    /** The name in messages. */
    public final String wire;

    CartAction(String wire) {
      this.wire = wire;
    }

    public static CartAction of(String wire) {
      for (CartAction value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("CartAction: unknown name");
    }
  }

  /** Where items to add came from. */
  public enum ContentSource {
    /** A tapped ad. */
    AD("ad"),
    /** A popup of ours. */
    POPUP("popup");

    /** The name in messages. */
    public final String wire;

    ContentSource(String wire) {
      this.wire = wire;
    }

    public static ContentSource of(String wire) {
      for (ContentSource value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("ContentSource: unknown name");
    }
  }

  /** Why a creative could not be displayed. */
  public enum CreativeReason {
    /** The platform cancelled the load; ignored. */
    CANCELLED("cancelled"),
    /** Something inside the page failed, or the error belongs to another page; ignored. */
    SUBRESOURCE("subresource"),
    /** The page could not be fetched. */
    NETWORK("network"),
    /** Any other reason. */
    OTHER("other");

    /** The name in messages. */
    public final String wire;

    CreativeReason(String wire) {
      this.wire = wire;
    }

    public static CreativeReason of(String wire) {
      for (CreativeReason value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("CreativeReason: unknown name");
    }
  }

  /** How the display of a creative went. */
  public enum CreativeState {
    /** The creative's page has finished loading. */
    LOADED("loaded"),
    /** It could not be displayed. */
    FAILED("failed");

    /** The name in messages. */
    public final String wire;

    CreativeState(String wire) {
      this.wire = wire;
    }

    public static CreativeState of(String wire) {
      for (CreativeState value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("CreativeState: unknown name");
    }
  }

  /** Which service is talked to. */
  public enum Environment {
    /** The service that counts. */
    PRODUCTION("production"),
    /** The sandbox. */
    DEVELOPMENT("development");

    /** The name in messages. */
    public final String wire;

    Environment(String wire) {
      this.wire = wire;
    }

    public static Environment of(String wire) {
      for (Environment value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("Environment: unknown name");
    }
  }

  /** Why a request got no answer. */
  public enum FailureReason {
    /** The device has no network. */
    OFFLINE("offline"),
    /** The host's name could not be resolved. */
    DNS("dns"),
    /** The host refused the connection. */
    REFUSED("refused"),
    /** No trusted connection could be made. */
    TLS("tls"),
    /** The answer took longer than `timeoutMs`. */
    TIMEOUT("timeout"),
    /** The shell or the platform cancelled it. */
    CANCELLED("cancelled"),
    /** Any other reason. */
    OTHER("other");

    /** The name in messages. */
    public final String wire;

    FailureReason(String wire) {
      this.wire = wire;
    }

    public static FailureReason of(String wire) {
      for (FailureReason value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("FailureReason: unknown name");
    }
  }

  /** What the user did with entries of a shopping list. */
  public enum ListAction {
    /** Put on the list. */
    ADDED("added"),
    /** Crossed off. */
    CROSSED_OFF("crossedOff"),
    /** Taken off. */
    DELETED("deleted");

    /** The name in messages. */
    public final String wire;

    ListAction(String wire) {
      this.wire = wire;
    }

    public static ListAction of(String wire) {
      for (ListAction value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("ListAction: unknown name");
    }
  }

  /** What kind of thing happened to an effect. */
  public enum OutcomeKind {
    /** An answer arrived, whatever its status. */
    RESPONSE("response"),
    /** No answer arrived. */
    FAILED("failed"),
    /** The value is stored. */
    STORED("stored"),
    /** The value could not be stored. */
    STORE_FAILED("storeFailed");

    /** The name in messages. */
    public final String wire;

    OutcomeKind(String wire) {
      this.wire = wire;
    }

    public static OutcomeKind of(String wire) {
      for (OutcomeKind value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("OutcomeKind: unknown name");
    }
  }

  /** How a payload arrived. */
  public enum PayloadSource {
    /** It was waiting at the service. */
    SERVICE("service"),
    /** In a link that opened the app. */
    LINK("link");

    /** The name in messages. */
    public final String wire;

    PayloadSource(String wire) {
      this.wire = wire;
    }

    public static PayloadSource of(String wire) {
      for (PayloadSource value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("PayloadSource: unknown name");
    }
  }

  /** What became of a payload. */
  public enum PayloadStatus {
    /** Its items are on the user's list. */
    DELIVERED("delivered"),
    /** They could not be added. */
    REJECTED("rejected");

    /** The name in messages. */
    public final String wire;

    PayloadStatus(String wire) {
      this.wire = wire;
    }

    public static PayloadStatus of(String wire) {
      for (PayloadStatus value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("PayloadStatus: unknown name");
    }
  }

  /** A family of effects that a shell can perform. */
  public enum Performs {
    /** `http/send` and `http/cancel`. */
    HTTP("http"),
    /** `store/put` and `store/remove`. */
    STORE("store");

    /** The name in messages. */
    public final String wire;

    Performs(String wire) {
      this.wire = wire;
    }

    public static Performs of(String wire) {
      for (Performs value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("Performs: unknown name");
    }
  }

  /** The platform of the device. */
  public enum Platform {
    /** Android. */
    ANDROID("android"),
    /** iOS or iPadOS. */
    IOS("ios"),
    /** A browser. */
    WEB("web"),
    /** Anything else, servers and desktops included. */
    OTHER("other");

    /** The name in messages. */
    public final String wire;

    Platform(String wire) {
      this.wire = wire;
    }

    public static Platform of(String wire) {
      for (Platform value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("Platform: unknown name");
    }
  }

  /** Why a popup shows nothing. */
  public enum PopupFailure {
    /** Its address is no address. */
    MALFORMED("malformed"),
    /** Its page could not be loaded. */
    LOAD("load");

    /** The name in messages. */
    public final String wire;

    PopupFailure(String wire) {
      this.wire = wire;
    }

    public static PopupFailure of(String wire) {
      for (PopupFailure value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("PopupFailure: unknown name");
    }
  }

  /** Where a link is to be opened. */
  public enum Presentation {
    /** Outside the app. */
    EXTERNAL("external"),
    /** In a popup over the app. */
    POPUP("popup");

    /** The name in messages. */
    public final String wire;

    Presentation(String wire) {
      this.wire = wire;
    }

    public static Presentation of(String wire) {
      for (Presentation value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("Presentation: unknown name");
    }
  }

  /** Whose behaviour the core reproduces. */
  public enum ProfileName {
    /** The best of all, for new shells and development. */
    STANDARD("standard"),
    /** The React Native SDK. */
    REACT_NATIVE("react-native"),
    /** The JavaScript SDK. */
    JAVASCRIPT("javascript"),
    /** The Flutter SDK. */
    FLUTTER("flutter"),
    /** The Android SDK. */
    ANDROID("android"),
    /** The iOS SDK. */
    IOS("ios");

    /** The name in messages. */
    public final String wire;

    ProfileName(String wire) {
      this.wire = wire;
    }

    public static ProfileName of(String wire) {
      for (ProfileName value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("ProfileName: unknown name");
    }
  }

  /** What a request is for; tools and tests tell requests apart by it. */
  public enum Purpose {
    /** The ad of one zone. */
    AD("ad"),
    /** The keyword terms. */
    KEYWORDS("keywords"),
    /** Payloads waiting for this user. */
    PAYLOADS("payloads"),
    /** A batch of reports. */
    REPORT("report"),
    /** Reserved for offers. */
    OFFER("offer"),
    /** Anything else. */
    OTHER("other");

    /** The name in messages. */
    public final String wire;

    Purpose(String wire) {
      this.wire = wire;
    }

    public static Purpose of(String wire) {
      for (Purpose value : values()) if (value.wire.equals(wire)) return value;
      throw new IllegalArgumentException("Purpose: unknown name");
    }
  }
}
