// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

/// SHA-256 of the schemas these classes follow; `core/hello` answers that of the core.
const schemaDigest =
  'c84a5f8a79eba7d6d95e3ae8bb984984df7180bbcbd4ee54a261e9cf37584240';

/// An ad as a zone displays it.
class Ad {
  const Ad({
    required this.serve,
    required this.id,
    required this.impressionId,
    required this.creativeUrl,
    required this.actionType,
    required this.width,
    required this.height,
    required this.reportUrl,
  });

  factory Ad.fromJson(Map<String, Object?> json) => Ad(
    serve: (json['serve'] as num).toInt(),
    id: json['id'] as String,
    impressionId: json['impressionId'] as String,
    creativeUrl: json['creativeUrl'] as String,
    actionType: json['actionType'] as String,
    width: (json['width'] as num).toInt(),
    height: (json['height'] as num).toInt(),
    reportUrl: json['reportUrl'] as String,
  );

  /// Names this serving of the ad; an ad served again has a new number.
  final int serve;

  /// The service's id of the ad. At most 524288 bytes.
  final String id;

  /// The service's id of this impression. At most 524288 bytes.
  final String impressionId;

  /// Page to display. At most 524288 bytes.
  final String creativeUrl;

  /// What a tap does: `c` adds to a list, `e` and `l` open a link, `p` and
  /// `cp` open a popup. At most 524288 bytes.
  final String actionType;

  /// Width the creative was made for, 0 when unknown.
  final int width;

  /// Height the creative was made for, 0 when unknown.
  final int height;

  /// Page on which the user can report this ad. At most 524288 bytes.
  final String reportUrl;

  Map<String, Object?> toJson() => {
    'serve': serve,
    'id': id,
    'impressionId': impressionId,
    'creativeUrl': creativeUrl,
    'actionType': actionType,
    'width': width,
    'height': height,
    'reportUrl': reportUrl,
  };
}

/// Where the app is, as its user sees it.
enum AppState {
  /// On screen and receiving input.
  active('active'),
  /// Visible but without focus.
  inactive('inactive'),
  /// Hidden.
  background('background');

  const AppState(this.wire);

  /// The name in messages.
  final String wire;

  static AppState of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// The app that embeds the shell.
class Bundle {
  const Bundle({
    required this.id,
    required this.version,
  });

  factory Bundle.fromJson(Map<String, Object?> json) => Bundle(
    id: json['id'] as String,
    version: json['version'] as String,
  );

  /// Bundle or package id. At most 1024 bytes.
  final String id;

  /// Version of the app. At most 1024 bytes.
  final String version;

  Map<String, Object?> toJson() => {
    'id': id,
    'version': version,
  };
}

/// What the user did with entries of a cart.
enum CartAction {
  /// Put into the cart.
  added('added'),
  /// Taken out.
  deleted('deleted');

  const CartAction(this.wire);

  /// The name in messages.
  final String wire;

  static CartAction of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// Where items to add came from.
enum ContentSource {
  /// A tapped ad.
  ad('ad'),
  /// A popup of ours.
  popup('popup');

  const ContentSource(this.wire);

  /// The name in messages.
  final String wire;

  static ContentSource of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// The core that answers.
class CoreName {
  const CoreName({
    required this.name,
    required this.version,
  });

  factory CoreName.fromJson(Map<String, Object?> json) => CoreName(
    name: json['name'] as String,
    version: json['version'] as String,
  );

  /// `trestle`. At most 1024 bytes.
  final String name;

  /// Version of the core. At most 1024 bytes.
  final String version;

  Map<String, Object?> toJson() => {
    'name': name,
    'version': version,
  };
}

/// Why a creative could not be displayed.
enum CreativeReason {
  /// The platform cancelled the load; ignored.
  cancelled('cancelled'),
  /// Something inside the page failed, or the error belongs to another page;
  /// ignored.
  subresource('subresource'),
  /// The page could not be fetched.
  network('network'),
  /// Any other reason.
  other('other');

  const CreativeReason(this.wire);

  /// The name in messages.
  final String wire;

  static CreativeReason of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// How the display of a creative went.
enum CreativeState {
  /// The creative's page has finished loading.
  loaded('loaded'),
  /// It could not be displayed.
  failed('failed');

  const CreativeState(this.wire);

  /// The name in messages.
  final String wire;

  static CreativeState of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// Facts about the device. Which of its ids is sent, if any, the profile
/// decides.
class Device {
  const Device({
    required this.platform,
    this.advertisingId,
    this.vendorId,
    this.name,
    this.model,
    this.os,
    this.osVersion,
    this.locale,
    this.timezone,
    this.carrier,
    this.width,
    this.height,
    this.density,
    this.adTrackingEnabled,
  });

  factory Device.fromJson(Map<String, Object?> json) => Device(
    platform: Platform.of(json['platform'] as String),
    advertisingId: json['advertisingId'] as String?,
    vendorId: json['vendorId'] as String?,
    name: json['name'] as String?,
    model: json['model'] as String?,
    os: json['os'] as String?,
    osVersion: json['osVersion'] as String?,
    locale: json['locale'] as String?,
    timezone: json['timezone'] as String?,
    carrier: json['carrier'] as String?,
    width: json['width'] == null ? null : (json['width'] as num).toDouble(),
    height: json['height'] == null ? null : (json['height'] as num).toDouble(),
    density: json['density'] as String?,
    adTrackingEnabled: json['adTrackingEnabled'] as bool?,
  );

  /// Platform.
  final Platform platform;

  /// Advertising id. At most 1024 bytes.
  final String? advertisingId;

  /// Id of the device for this vendor. At most 1024 bytes.
  final String? vendorId;

  /// Name of the kind of device. At most 1024 bytes.
  final String? name;

  /// Model. At most 1024 bytes.
  final String? model;

  /// Operating system. At most 1024 bytes.
  final String? os;

  /// Version of the operating system. At most 1024 bytes.
  final String? osVersion;

  /// Locale. At most 1024 bytes.
  final String? locale;

  /// Time zone. At most 1024 bytes.
  final String? timezone;

  /// Mobile carrier. At most 1024 bytes.
  final String? carrier;

  /// Width of the screen.
  final double? width;

  /// Height of the screen.
  final double? height;

  /// Density of the screen, as the platform writes it. At most 1024 bytes.
  final String? density;

  /// Whether the platform allows tracking. Absent allows.
  final bool? adTrackingEnabled;

  Map<String, Object?> toJson() => {
    'platform': platform.wire,
    if (advertisingId != null) 'advertisingId': advertisingId,
    if (vendorId != null) 'vendorId': vendorId,
    if (name != null) 'name': name,
    if (model != null) 'model': model,
    if (os != null) 'os': os,
    if (osVersion != null) 'osVersion': osVersion,
    if (locale != null) 'locale': locale,
    if (timezone != null) 'timezone': timezone,
    if (carrier != null) 'carrier': carrier,
    if (width != null) 'width': width,
    if (height != null) 'height': height,
    if (density != null) 'density': density,
    if (adTrackingEnabled != null) 'adTrackingEnabled': adTrackingEnabled,
  };
}

/// A remark for shell authors; never for control flow.
class Diagnostic {
  const Diagnostic({
    required this.code,
    required this.message,
  });

  factory Diagnostic.fromJson(Map<String, Object?> json) => Diagnostic(
    code: json['code'] as String,
    message: json['message'] as String,
  );

  /// Name of the kind of remark. At most 1024 bytes.
  final String code;

  /// For people. At most 524288 bytes.
  final String message;

  Map<String, Object?> toJson() => {
    'code': code,
    'message': message,
  };
}

/// Addresses that replace those of the environment.
class Endpoints {
  const Endpoints({
    this.ads,
    this.events,
    this.payloads,
    this.feedback,
  });

  factory Endpoints.fromJson(Map<String, Object?> json) => Endpoints(
    ads: json['ads'] as String?,
    events: json['events'] as String?,
    payloads: json['payloads'] as String?,
    feedback: json['feedback'] as String?,
  );

  /// Ad service: ads, keyword terms and their events. At most 2048 bytes.
  final String? ads;

  /// Event collector. At most 2048 bytes.
  final String? events;

  /// Payload service. At most 2048 bytes.
  final String? payloads;

  /// Pages on which users report ads. At most 2048 bytes.
  final String? feedback;

  Map<String, Object?> toJson() => {
    if (ads != null) 'ads': ads,
    if (events != null) 'events': events,
    if (payloads != null) 'payloads': payloads,
    if (feedback != null) 'feedback': feedback,
  };
}

/// Which service is talked to.
enum Environment {
  /// The service that counts.
  production('production'),
  /// The sandbox.
  development('development');

  const Environment(this.wire);

  /// The name in messages.
  final String wire;

  static Environment of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// Why a request got no answer.
enum FailureReason {
  /// The device has no network.
  offline('offline'),
  /// The host's name could not be resolved.
  dns('dns'),
  /// The host refused the connection.
  refused('refused'),
  /// No trusted connection could be made.
  tls('tls'),
  /// The answer took longer than `timeoutMs`.
  timeout('timeout'),
  /// The shell or the platform cancelled it.
  cancelled('cancelled'),
  /// Any other reason.
  other('other');

  const FailureReason(this.wire);

  /// The name in messages.
  final String wire;

  static FailureReason of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// Parts of the core that can be off.
class Features {
  const Features({
    required this.keywords,
    required this.payloads,
  });

  factory Features.fromJson(Map<String, Object?> json) => Features(
    keywords: json['keywords'] as bool,
    payloads: json['payloads'] as bool,
  );

  /// Fetch keyword terms.
  final bool keywords;

  /// Pick up waiting payloads.
  final bool payloads;

  Map<String, Object?> toJson() => {
    'keywords': keywords,
    'payloads': payloads,
  };
}

/// A header of a request or a response: its name, then its value.
class Header {
  const Header(this.name, this.value);

  factory Header.fromJson(List<Object?> json) =>
    Header(json[0] as String, json[1] as String);

  final String name;
  final String value;

  List<Object?> toJson() => [name, value];
}

/// A request to make, complete.
class HttpRequest {
  const HttpRequest({
    required this.method,
    required this.url,
    required this.headers,
    this.body,
  });

  factory HttpRequest.fromJson(Map<String, Object?> json) => HttpRequest(
    method: json['method'] as String,
    url: json['url'] as String,
    headers: [for (final element in json['headers'] as List<Object?>) Header.fromJson(element as List<Object?>)],
    body: json['body'] as String?,
  );

  /// `GET` or `POST`. At most 1024 bytes.
  final String method;

  /// Absolute address. At most 524288 bytes.
  final String url;

  /// Headers in the order to send them.
  final List<Header> headers;

  /// Body; none when left out. Bounded only by the turn.
  final String? body;

  Map<String, Object?> toJson() => {
    'method': method,
    'url': url,
    'headers': [for (final element in headers) element.toJson()],
    if (body != null) 'body': body,
  };
}

/// A product that a user can put on a list. The field names are those of the
/// ad service.
class Item {
  const Item({
    this.trackingId,
    required this.productTitle,
    required this.productBrand,
    required this.productCategory,
    required this.productBarcode,
    required this.productSku,
    required this.productDiscount,
    required this.productImage,
  });

  factory Item.fromJson(Map<String, Object?> json) => Item(
    trackingId: json['tracking_id'] as String?,
    productTitle: json['product_title'] as String,
    productBrand: json['product_brand'] as String,
    productCategory: json['product_category'] as String,
    productBarcode: json['product_barcode'] as String,
    productSku: json['product_sku'] as String,
    productDiscount: json['product_discount'] as String,
    productImage: json['product_image'] as String,
  );

  /// The service's number for this item in this campaign. At most 524288
  /// bytes.
  final String? trackingId;

  /// Name of the product, what an app puts on the list. At most 524288 bytes.
  final String productTitle;

  /// Brand. At most 524288 bytes.
  final String productBrand;

  /// Category. At most 524288 bytes.
  final String productCategory;

  /// Barcode (UPC or EAN). At most 524288 bytes.
  final String productBarcode;

  /// The retailer's own number. At most 524288 bytes.
  final String productSku;

  /// Discount; also carries the retailer's id. At most 524288 bytes.
  final String productDiscount;

  /// Address of a picture. At most 524288 bytes.
  final String productImage;

  Map<String, Object?> toJson() => {
    if (trackingId != null) 'tracking_id': trackingId,
    'product_title': productTitle,
    'product_brand': productBrand,
    'product_category': productCategory,
    'product_barcode': productBarcode,
    'product_sku': productSku,
    'product_discount': productDiscount,
    'product_image': productImage,
  };
}

/// What the user did with entries of a shopping list.
enum ListAction {
  /// Put on the list.
  added('added'),
  /// Crossed off.
  crossedOff('crossedOff'),
  /// Taken off.
  deleted('deleted');

  const ListAction(this.wire);

  /// The name in messages.
  final String wire;

  static ListAction of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// What kind of thing happened to an effect.
enum OutcomeKind {
  /// An answer arrived, whatever its status.
  response('response'),
  /// No answer arrived.
  failed('failed'),
  /// The value is stored.
  stored('stored'),
  /// The value could not be stored.
  storeFailed('storeFailed');

  const OutcomeKind(this.wire);

  /// The name in messages.
  final String wire;

  static OutcomeKind of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// What happened to an effect. Facts; the core decides what they mean.
abstract class Outcome {
  const Outcome();

  factory Outcome.fromJson(Map<String, Object?> json) {
    switch (OutcomeKind.of(json['kind'] as String)) {
      case OutcomeKind.response:
        return OutcomeResponse.fromJson(json);
      case OutcomeKind.failed:
        return OutcomeFailed.fromJson(json);
      case OutcomeKind.stored:
        return OutcomeStored.fromJson(json);
      case OutcomeKind.storeFailed:
        return OutcomeStoreFailed.fromJson(json);
    }
  }

  Map<String, Object?> toJson();
}

/// An answer arrived, whatever its status.
class OutcomeResponse extends Outcome {
  const OutcomeResponse({
    required this.status,
    this.headers,
    this.body,
  });

  factory OutcomeResponse.fromJson(Map<String, Object?> json) => OutcomeResponse(
    status: (json['status'] as num).toInt(),
    headers: json['headers'] == null ? null : [for (final element in json['headers'] as List<Object?>) Header.fromJson(element as List<Object?>)],
    body: json['body'] as String?,
  );

  /// Status code. From 0 to 999.
  final int status;

  /// Headers; those beyond `idsPerMessage` are ignored. Default [].
  final List<Header>? headers;

  /// Body, decoded as UTF-8 with U+FFFD for bytes that are none. Bounded only
  /// by the message.
  final String? body;

  @override
  Map<String, Object?> toJson() => {
    'kind': 'response',
    'status': status,
    if (headers != null) 'headers': [for (final element in headers!) element.toJson()],
    if (body != null) 'body': body,
  };
}

/// No answer arrived.
class OutcomeFailed extends Outcome {
  const OutcomeFailed({
    required this.reason,
  });

  factory OutcomeFailed.fromJson(Map<String, Object?> json) => OutcomeFailed(
    reason: FailureReason.of(json['reason'] as String),
  );

  /// Why no answer arrived.
  final FailureReason reason;

  @override
  Map<String, Object?> toJson() => {
    'kind': 'failed',
    'reason': reason.wire,
  };
}

/// The value is stored.
class OutcomeStored extends Outcome {
  const OutcomeStored();

  factory OutcomeStored.fromJson(Map<String, Object?> json) => OutcomeStored(
  );

  @override
  Map<String, Object?> toJson() => {
    'kind': 'stored',
  };
}

/// The value could not be stored.
class OutcomeStoreFailed extends Outcome {
  const OutcomeStoreFailed();

  factory OutcomeStoreFailed.fromJson(Map<String, Object?> json) => OutcomeStoreFailed(
  );

  @override
  Map<String, Object?> toJson() => {
    'kind': 'storeFailed',
  };
}

/// What became of one payload.
class PayloadResolution {
  const PayloadResolution({
    required this.payloadId,
    required this.status,
  });

  factory PayloadResolution.fromJson(Map<String, Object?> json) => PayloadResolution(
    payloadId: json['payload_id'] as String,
    status: PayloadStatus.of(json['status'] as String),
  );

  /// The payload. 1 to 256 bytes.
  final String payloadId;

  /// What became of it.
  final PayloadStatus status;

  Map<String, Object?> toJson() => {
    'payload_id': payloadId,
    'status': status.wire,
  };
}

/// How a payload arrived.
enum PayloadSource {
  /// It was waiting at the service.
  service('service'),
  /// In a link that opened the app.
  link('link');

  const PayloadSource(this.wire);

  /// The name in messages.
  final String wire;

  static PayloadSource of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// What became of a payload.
enum PayloadStatus {
  /// Its items are on the user's list.
  delivered('delivered'),
  /// They could not be added.
  rejected('rejected');

  const PayloadStatus(this.wire);

  /// The name in messages.
  final String wire;

  static PayloadStatus of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// Items that another page, mail or app wants to put on the user's list.
class Payload {
  const Payload({
    required this.payloadId,
    required this.content,
    this.payloadMessage,
    this.payloadImage,
    this.campaignId,
    this.appId,
    this.expireSeconds,
    required this.detailedListItems,
  });

  factory Payload.fromJson(Map<String, Object?> json) => Payload(
    payloadId: json['payload_id'] as String,
    content: (json['content'] as num).toInt(),
    payloadMessage: json['payload_message'] as String?,
    payloadImage: json['payload_image'] as String?,
    campaignId: json['campaign_id'] as String?,
    appId: json['app_id'] as String?,
    expireSeconds: json['expire_seconds'] == null ? null : (json['expire_seconds'] as num).toInt(),
    detailedListItems: [for (final element in json['detailed_list_items'] as List<Object?>) Item.fromJson((element as Map).cast<String, Object?>())],
  );

  /// The service's id of the payload. At most 524288 bytes.
  final String payloadId;

  /// Handle for `ad/acknowledge`, `ad/fail` and their like for items.
  final int content;

  /// Message for the user. At most 524288 bytes.
  final String? payloadMessage;

  /// Address of a picture. At most 524288 bytes.
  final String? payloadImage;

  /// Campaign. At most 524288 bytes.
  final String? campaignId;

  /// App it is meant for. At most 524288 bytes.
  final String? appId;

  /// Lifetime in seconds.
  final int? expireSeconds;

  /// The items.
  final List<Item> detailedListItems;

  Map<String, Object?> toJson() => {
    'payload_id': payloadId,
    'content': content,
    if (payloadMessage != null) 'payload_message': payloadMessage,
    if (payloadImage != null) 'payload_image': payloadImage,
    if (campaignId != null) 'campaign_id': campaignId,
    if (appId != null) 'app_id': appId,
    if (expireSeconds != null) 'expire_seconds': expireSeconds,
    'detailed_list_items': [for (final element in detailedListItems) element.toJson()],
  };
}

/// A family of effects that a shell can perform.
enum Performs {
  /// `http/send` and `http/cancel`.
  http('http'),
  /// `store/put` and `store/remove`.
  store('store');

  const Performs(this.wire);

  /// The name in messages.
  final String wire;

  static Performs of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// The platform of the device.
enum Platform {
  /// Android.
  android('android'),
  /// iOS or iPadOS.
  ios('ios'),
  /// A browser.
  web('web'),
  /// Anything else, servers and desktops included.
  other('other');

  const Platform(this.wire);

  /// The name in messages.
  final String wire;

  static Platform of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// Why a popup shows nothing.
enum PopupFailure {
  /// Its address is no address.
  malformed('malformed'),
  /// Its page could not be loaded.
  load('load');

  const PopupFailure(this.wire);

  /// The name in messages.
  final String wire;

  static PopupFailure of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// Where a link is to be opened.
enum Presentation {
  /// Outside the app.
  external('external'),
  /// In a popup over the app.
  popup('popup');

  const Presentation(this.wire);

  /// The name in messages.
  final String wire;

  static Presentation of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// Whose behaviour the core reproduces.
enum ProfileName {
  /// The best of all, for new shells and development.
  standard('standard'),
  /// The React Native SDK.
  reactNative('react-native'),
  /// The JavaScript SDK.
  javascript('javascript'),
  /// The Flutter SDK.
  flutter('flutter'),
  /// The Android SDK.
  android('android'),
  /// The iOS SDK.
  ios('ios');

  const ProfileName(this.wire);

  /// The name in messages.
  final String wire;

  static ProfileName of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// What a request is for; tools and tests tell requests apart by it.
enum Purpose {
  /// The ad of one zone.
  ad('ad'),
  /// The keyword terms.
  keywords('keywords'),
  /// Payloads waiting for this user.
  payloads('payloads'),
  /// A batch of reports.
  report('report'),
  /// Reserved for offers.
  offer('offer'),
  /// Anything else.
  other('other');

  const Purpose(this.wire);

  /// The name in messages.
  final String wire;

  static Purpose of(String wire) => values.firstWhere((value) => value.wire == wire);
}

/// A recipe that is on screen, and the zones on its page.
class Recipe {
  const Recipe({
    required this.context,
    required this.zones,
  });

  factory Recipe.fromJson(Map<String, Object?> json) => Recipe(
    context: json['context'] as String,
    zones: [for (final element in json['zones'] as List<Object?>) element as String],
  );

  /// Id of the recipe. At most 1024 bytes.
  final String context;

  /// Zones it applies to; none means all. At most 100.
  final List<String> zones;

  Map<String, Object?> toJson() => {
    'context': context,
    'zones': zones,
  };
}

/// An answer to a request, as it arrived.
class Response {
  const Response({
    required this.status,
    this.headers,
    this.body,
  });

  factory Response.fromJson(Map<String, Object?> json) => Response(
    status: (json['status'] as num).toInt(),
    headers: json['headers'] == null ? null : [for (final element in json['headers'] as List<Object?>) Header.fromJson(element as List<Object?>)],
    body: json['body'] as String?,
  );

  /// Status code. From 0 to 999.
  final int status;

  /// Headers; those beyond `idsPerMessage` are ignored. Default [].
  final List<Header>? headers;

  /// Body, decoded as UTF-8 with U+FFFD for bytes that are none. Bounded only
  /// by the message.
  final String? body;

  Map<String, Object?> toJson() => {
    'status': status,
    if (headers != null) 'headers': [for (final element in headers!) element.toJson()],
    if (body != null) 'body': body,
  };
}

/// What the shell must know about storage.
class Storage {
  const Storage({
    required this.prefixes,
  });

  factory Storage.fromJson(Map<String, Object?> json) => Storage(
    prefixes: [for (final element in json['prefixes'] as List<Object?>) element as String],
  );

  /// Prefixes of the keys whose entries are handed back in `sdk/initialize`.
  final List<String> prefixes;

  Map<String, Object?> toJson() => {
    'prefixes': prefixes,
  };
}

/// A keyword term of the service.
class Term {
  const Term({
    required this.termId,
    required this.term,
    required this.replacement,
    required this.priority,
  });

  factory Term.fromJson(Map<String, Object?> json) => Term(
    termId: json['term_id'] as String,
    term: json['term'] as String,
    replacement: json['replacement'] as String,
    priority: (json['priority'] as num).toInt(),
  );

  /// The service's id of the term. At most 524288 bytes.
  final String termId;

  /// Text the search is matched with. At most 524288 bytes.
  final String term;

  /// Text to suggest. At most 524288 bytes.
  final String replacement;

  /// Lower comes first.
  final int priority;

  Map<String, Object?> toJson() => {
    'term_id': termId,
    'term': term,
    'replacement': replacement,
    'priority': priority,
  };
}

/// Params of `core/hello`. Says who answers and what it knows.
class CoreHelloParams {
  const CoreHelloParams();

  factory CoreHelloParams.fromJson(Map<String, Object?> json) => CoreHelloParams(
  );

  Map<String, Object?> toJson() => {
  };
}

/// Params of `core/wake`. Tells that a deadline may have passed.
class CoreWakeParams {
  const CoreWakeParams();

  factory CoreWakeParams.fromJson(Map<String, Object?> json) => CoreWakeParams(
  );

  Map<String, Object?> toJson() => {
  };
}

/// Params of `core/state`. Shows the whole state for tools and bug reports.
class CoreStateParams {
  const CoreStateParams();

  factory CoreStateParams.fromJson(Map<String, Object?> json) => CoreStateParams(
  );

  Map<String, Object?> toJson() => {
  };
}

/// Params of `effect/settle`. Tells what happened to an effect.
class EffectSettleParams {
  const EffectSettleParams({
    required this.effect,
    required this.outcome,
  });

  factory EffectSettleParams.fromJson(Map<String, Object?> json) => EffectSettleParams(
    effect: (json['effect'] as num).toInt(),
    outcome: Outcome.fromJson((json['outcome'] as Map).cast<String, Object?>()),
  );

  /// The effect's `id`.
  final int effect;

  /// What happened.
  final Outcome outcome;

  Map<String, Object?> toJson() => {
    'effect': effect,
    'outcome': outcome.toJson(),
  };
}

/// Result of `effect/settle`.
class EffectSettleResult {
  const EffectSettleResult({
    required this.stale,
  });

  factory EffectSettleResult.fromJson(Map<String, Object?> json) => EffectSettleResult(
    stale: json['stale'] as bool,
  );

  /// Whether the core no longer waits for it.
  final bool stale;

  Map<String, Object?> toJson() => {
    'stale': stale,
  };
}

/// Params of `sdk/initialize`. Begins: whose app this is, what the shell can
/// do, what was stored.
class SdkInitializeParams {
  const SdkInitializeParams({
    required this.appId,
    this.profile,
    this.environment,
    this.endpoints,
    this.advertiserId,
    this.allowRetargeting,
    this.storeId,
    this.bundle,
    this.sdkVersion,
    this.device,
    this.embedded,
    this.features,
    this.recipe,
    this.params,
    this.tapTolerance,
    required this.performs,
    required this.entropy,
    this.stored,
    this.policy,
    this.reset,
    this.strict,
    this.debug,
  });

  factory SdkInitializeParams.fromJson(Map<String, Object?> json) => SdkInitializeParams(
    appId: json['appId'] as String,
    profile: json['profile'] == null ? null : ProfileName.of(json['profile'] as String),
    environment: json['environment'] == null ? null : Environment.of(json['environment'] as String),
    endpoints: json['endpoints'] == null ? null : Endpoints.fromJson((json['endpoints'] as Map).cast<String, Object?>()),
    advertiserId: json['advertiserId'] as String?,
    allowRetargeting: json['allowRetargeting'] as bool?,
    storeId: json['storeId'] as String?,
    bundle: json['bundle'] == null ? null : Bundle.fromJson((json['bundle'] as Map).cast<String, Object?>()),
    sdkVersion: json['sdkVersion'] as String?,
    device: json['device'] == null ? null : Device.fromJson((json['device'] as Map).cast<String, Object?>()),
    embedded: json['embedded'] as bool?,
    features: json['features'] == null ? null : Features.fromJson((json['features'] as Map).cast<String, Object?>()),
    recipe: json['recipe'] == null ? null : Recipe.fromJson((json['recipe'] as Map).cast<String, Object?>()),
    params: json['params'] == null ? null : (json['params'] as Map).cast<String, String>(),
    tapTolerance: json['tapTolerance'] == null ? null : (json['tapTolerance'] as num).toDouble(),
    performs: [for (final element in json['performs'] as List<Object?>) Performs.of(element as String)],
    entropy: json['entropy'] as String,
    stored: json['stored'] == null ? null : (json['stored'] as Map).cast<String, String>(),
    policy: json['policy'] == null ? null : (json['policy'] as Map).cast<String, Object?>(),
    reset: json['reset'] as bool?,
    strict: json['strict'] as bool?,
    debug: json['debug'] as bool?,
  );

  /// Key of the app at the service. 1 to 256 bytes.
  final String appId;

  /// Whose behaviour to reproduce. Default "standard".
  final ProfileName? profile;

  /// Which service to talk to. Default "production".
  final Environment? environment;

  /// Addresses that replace those of the environment.
  final Endpoints? endpoints;

  /// The app's own id of the user. The profile `javascript` demands it. At
  /// most 1024 bytes.
  final String? advertiserId;

  /// Whether the user may be recognised elsewhere. Absent allows; the profile
  /// `javascript` demands it.
  final bool? allowRetargeting;

  /// Store the user shops in. At most 1024 bytes.
  final String? storeId;

  /// The app.
  final Bundle? bundle;

  /// Version of the shell, told to the service. At most 1024 bytes.
  final String? sdkVersion;

  /// Facts about the device.
  final Device? device;

  /// The shell runs inside another page or app, so that losing focus says
  /// nothing. Default false.
  final bool? embedded;

  /// Parts to switch on or off; the profile decides when left out.
  final Features? features;

  /// A recipe that is on screen already.
  final Recipe? recipe;

  /// Extra parameters for the ad service. At most 32.
  final Map<String, String>? params;

  /// A tap that moved this far or farther on either axis is a drag.
  final double? tapTolerance;

  /// Families of effects that the shell performs; no other kinds are ordered.
  /// At most 2.
  final List<Performs> performs;

  /// At least 32 bytes from the platform's secure random source, in hex.
  /// Session ids, the instance id, the keys of batches and jitter come from
  /// it and nothing else: used twice, it makes new reports look like repeated
  /// ones. 64 to 4096 bytes.
  final String entropy;

  /// Every entry of the storage under the prefixes of `core/hello`, key to
  /// value. Entries beyond `storedEntries` are set aside with a warning.
  final Map<String, String>? stored;

  /// Single fields of the profile to override.
  final Map<String, Object?>? policy;

  /// Forget all mounts first: the host's script started over. Default false.
  final bool? reset;

  /// List unknown params in `diagnostics`. Default false.
  final bool? strict;

  /// Explain decisions in `diagnostics`, such as why no impression was
  /// counted. Default false.
  final bool? debug;

  Map<String, Object?> toJson() => {
    'appId': appId,
    if (profile != null) 'profile': profile!.wire,
    if (environment != null) 'environment': environment!.wire,
    if (endpoints != null) 'endpoints': endpoints!.toJson(),
    if (advertiserId != null) 'advertiserId': advertiserId,
    if (allowRetargeting != null) 'allowRetargeting': allowRetargeting,
    if (storeId != null) 'storeId': storeId,
    if (bundle != null) 'bundle': bundle!.toJson(),
    if (sdkVersion != null) 'sdkVersion': sdkVersion,
    if (device != null) 'device': device!.toJson(),
    if (embedded != null) 'embedded': embedded,
    if (features != null) 'features': features!.toJson(),
    if (recipe != null) 'recipe': recipe!.toJson(),
    if (params != null) 'params': params,
    if (tapTolerance != null) 'tapTolerance': tapTolerance,
    'performs': [for (final element in performs) element.wire],
    'entropy': entropy,
    if (stored != null) 'stored': stored,
    if (policy != null) 'policy': policy,
    if (reset != null) 'reset': reset,
    if (strict != null) 'strict': strict,
    if (debug != null) 'debug': debug,
  };
}

/// Result of `sdk/initialize`.
class SdkInitializeResult {
  const SdkInitializeResult({
    required this.generation,
    required this.sessionId,
    required this.resumed,
    required this.profile,
    required this.policy,
  });

  factory SdkInitializeResult.fromJson(Map<String, Object?> json) => SdkInitializeResult(
    generation: (json['generation'] as num).toInt(),
    sessionId: json['sessionId'] as String,
    resumed: json['resumed'] as bool,
    profile: ProfileName.of(json['profile'] as String),
    policy: (json['policy'] as Map).cast<String, Object?>(),
  );

  /// Counts initializations; `sdk/shutdown` may name it.
  final int generation;

  /// The session. At most 1024 bytes.
  final String sessionId;

  /// Whether a stored session goes on.
  final bool resumed;

  /// The profile in effect.
  final ProfileName profile;

  /// Every field in effect.
  final Map<String, Object?> policy;

  Map<String, Object?> toJson() => {
    'generation': generation,
    'sessionId': sessionId,
    'resumed': resumed,
    'profile': profile.wire,
    'policy': policy,
  };
}

/// Params of `sdk/shutdown`. Ends what `sdk/initialize` began.
class SdkShutdownParams {
  const SdkShutdownParams({
    this.generation,
  });

  factory SdkShutdownParams.fromJson(Map<String, Object?> json) => SdkShutdownParams(
    generation: json['generation'] == null ? null : (json['generation'] as num).toInt(),
  );

  /// Shut down only this initialization; a stale number is ignored.
  final int? generation;

  Map<String, Object?> toJson() => {
    if (generation != null) 'generation': generation,
  };
}

/// Params of `sdk/session`. Asks for the id of the session.
class SdkSessionParams {
  const SdkSessionParams();

  factory SdkSessionParams.fromJson(Map<String, Object?> json) => SdkSessionParams(
  );

  Map<String, Object?> toJson() => {
  };
}

/// Result of `sdk/session`.
class SdkSessionResult {
  const SdkSessionResult({
    this.sessionId,
  });

  factory SdkSessionResult.fromJson(Map<String, Object?> json) => SdkSessionResult(
    sessionId: json['sessionId'] as String?,
  );

  /// The session, null when there is none. At most 1024 bytes.
  final String? sessionId;

  Map<String, Object?> toJson() => {
    'sessionId': sessionId,
  };
}

/// Params of `sdk/device`. Asks for what the service is told about the
/// device.
class SdkDeviceParams {
  const SdkDeviceParams();

  factory SdkDeviceParams.fromJson(Map<String, Object?> json) => SdkDeviceParams(
  );

  Map<String, Object?> toJson() => {
  };
}

/// Result of `sdk/device`.
class SdkDeviceResult {
  const SdkDeviceResult({
    required this.udid,
    required this.deviceUdid,
    required this.systemName,
    required this.systemVersion,
    required this.deviceName,
    required this.deviceModel,
    required this.deviceLocale,
    required this.timezone,
    required this.carrier,
    required this.width,
    required this.height,
    required this.density,
    required this.bundleId,
    required this.bundleVersion,
    required this.sdkVersion,
    required this.allowRetargeting,
  });

  factory SdkDeviceResult.fromJson(Map<String, Object?> json) => SdkDeviceResult(
    udid: json['udid'] as String,
    deviceUdid: json['deviceUdid'] as String,
    systemName: json['systemName'] as String,
    systemVersion: json['systemVersion'] as String,
    deviceName: json['deviceName'] as String,
    deviceModel: json['deviceModel'] as String,
    deviceLocale: json['deviceLocale'] as String,
    timezone: json['timezone'] as String,
    carrier: json['carrier'] as String,
    width: (json['width'] as num).toInt(),
    height: (json['height'] as num).toInt(),
    density: json['density'] as String,
    bundleId: json['bundleId'] as String,
    bundleVersion: json['bundleVersion'] as String,
    sdkVersion: json['sdkVersion'] as String,
    allowRetargeting: json['allowRetargeting'] as bool,
  );

  /// The user's id as sent, empty when none is. At most 1024 bytes.
  final String udid;

  /// The device's own id as sent. At most 1024 bytes.
  final String deviceUdid;

  /// Operating system. At most 1024 bytes.
  final String systemName;

  /// Version of the operating system. At most 1024 bytes.
  final String systemVersion;

  /// Name of the kind of device. At most 1024 bytes.
  final String deviceName;

  /// Model. At most 1024 bytes.
  final String deviceModel;

  /// Locale. At most 1024 bytes.
  final String deviceLocale;

  /// Time zone. At most 1024 bytes.
  final String timezone;

  /// Mobile carrier. At most 1024 bytes.
  final String carrier;

  /// Width of the screen, rounded.
  final int width;

  /// Height of the screen, rounded.
  final int height;

  /// Density of the screen. At most 1024 bytes.
  final String density;

  /// App. At most 1024 bytes.
  final String bundleId;

  /// Version of the app. At most 1024 bytes.
  final String bundleVersion;

  /// Version of the shell. At most 1024 bytes.
  final String sdkVersion;

  /// Whether retargeting is allowed at this moment.
  final bool allowRetargeting;

  Map<String, Object?> toJson() => {
    'udid': udid,
    'deviceUdid': deviceUdid,
    'systemName': systemName,
    'systemVersion': systemVersion,
    'deviceName': deviceName,
    'deviceModel': deviceModel,
    'deviceLocale': deviceLocale,
    'timezone': timezone,
    'carrier': carrier,
    'width': width,
    'height': height,
    'density': density,
    'bundleId': bundleId,
    'bundleVersion': bundleVersion,
    'sdkVersion': sdkVersion,
    'allowRetargeting': allowRetargeting,
  };
}

/// Params of `app/state`. Tells where the app is.
class AppStateParams {
  const AppStateParams({
    required this.state,
    this.leaving,
    this.persisted,
  });

  factory AppStateParams.fromJson(Map<String, Object?> json) => AppStateParams(
    state: AppState.of(json['state'] as String),
    leaving: json['leaving'] as bool?,
    persisted: json['persisted'] as bool?,
  );

  /// Where the app is.
  final AppState state;

  /// The page is going away. Default false.
  final bool? leaving;

  /// The page goes into, or comes from, the back-forward cache. Default
  /// false.
  final bool? persisted;

  Map<String, Object?> toJson() => {
    'state': state.wire,
    if (leaving != null) 'leaving': leaving,
    if (persisted != null) 'persisted': persisted,
  };
}

/// Params of `app/network`. Tells whether there is a network.
class AppNetworkParams {
  const AppNetworkParams({
    required this.online,
  });

  factory AppNetworkParams.fromJson(Map<String, Object?> json) => AppNetworkParams(
    online: json['online'] as bool,
  );

  /// Whether the device has a network.
  final bool online;

  Map<String, Object?> toJson() => {
    'online': online,
  };
}

/// Params of `zone/mount`. Mounts a zone: from now on it serves ads.
class ZoneMountParams {
  const ZoneMountParams({
    required this.zone,
    this.visible,
    this.attached,
    this.permille,
    this.width,
    this.height,
    this.context,
    this.tapTolerance,
  });

  factory ZoneMountParams.fromJson(Map<String, Object?> json) => ZoneMountParams(
    zone: json['zone'] as String,
    visible: json['visible'] as bool?,
    attached: json['attached'] as bool?,
    permille: json['permille'] == null ? null : (json['permille'] as num).toInt(),
    width: json['width'] == null ? null : (json['width'] as num).toDouble(),
    height: json['height'] == null ? null : (json['height'] as num).toDouble(),
    context: json['context'] as String?,
    tapTolerance: json['tapTolerance'] == null ? null : (json['tapTolerance'] as num).toDouble(),
  );

  /// The zone. 1 to 256 bytes.
  final String zone;

  /// Whether the host shows it. The profile decides when left out.
  final bool? visible;

  /// Whether it is part of the view tree. Default true.
  final bool? attached;

  /// Visible share of its area. From 0 to 1000.
  final int? permille;

  /// Width.
  final double? width;

  /// Height.
  final double? height;

  /// Recipe context of this mount; wins over `context/recipe`. At most 1024
  /// bytes.
  final String? context;

  /// A tap that moved this far or farther on either axis is a drag.
  final double? tapTolerance;

  Map<String, Object?> toJson() => {
    'zone': zone,
    if (visible != null) 'visible': visible,
    if (attached != null) 'attached': attached,
    if (permille != null) 'permille': permille,
    if (width != null) 'width': width,
    if (height != null) 'height': height,
    if (context != null) 'context': context,
    if (tapTolerance != null) 'tapTolerance': tapTolerance,
  };
}

/// Result of `zone/mount`.
class ZoneMountResult {
  const ZoneMountResult({
    required this.mount,
  });

  factory ZoneMountResult.fromJson(Map<String, Object?> json) => ZoneMountResult(
    mount: (json['mount'] as num).toInt(),
  );

  /// Number of the mount.
  final int mount;

  Map<String, Object?> toJson() => {
    'mount': mount,
  };
}

/// Params of `zone/update`. Changes a mount.
class ZoneUpdateParams {
  const ZoneUpdateParams({
    required this.mount,
    this.zone,
    this.context,
    this.tapTolerance,
  });

  factory ZoneUpdateParams.fromJson(Map<String, Object?> json) => ZoneUpdateParams(
    mount: (json['mount'] as num).toInt(),
    zone: json['zone'] as String?,
    context: json.containsKey('context') ? (json['context'] == null ? const Patch.clear() : Patch.to(json['context'] as String)) : null,
    tapTolerance: json.containsKey('tapTolerance') ? (json['tapTolerance'] == null ? const Patch.clear() : Patch.to((json['tapTolerance'] as num).toDouble())) : null,
  );

  /// The mount, from `zone/mount`.
  final int mount;

  /// Another zone. 1 to 256 bytes.
  final String? zone;

  /// Recipe context of this mount; null clears it. At most 1024 bytes.
  final Patch<String>? context;

  /// Tap tolerance of this mount; null clears it.
  final Patch<double>? tapTolerance;

  Map<String, Object?> toJson() => {
    'mount': mount,
    if (zone != null) 'zone': zone,
    if (context != null) 'context': context!.value,
    if (tapTolerance != null) 'tapTolerance': tapTolerance!.value,
  };
}

/// Params of `zone/visibility`. Tells how much of a mount can be seen.
class ZoneVisibilityParams {
  const ZoneVisibilityParams({
    required this.mount,
    this.visible,
    this.attached,
    this.permille,
    this.width,
    this.height,
  });

  factory ZoneVisibilityParams.fromJson(Map<String, Object?> json) => ZoneVisibilityParams(
    mount: (json['mount'] as num).toInt(),
    visible: json['visible'] as bool?,
    attached: json['attached'] as bool?,
    permille: json['permille'] == null ? null : (json['permille'] as num).toInt(),
    width: json['width'] == null ? null : (json['width'] as num).toDouble(),
    height: json['height'] == null ? null : (json['height'] as num).toDouble(),
  );

  /// The mount, from `zone/mount`.
  final int mount;

  /// Whether the host shows it. The profile decides when left out.
  final bool? visible;

  /// Whether it is part of the view tree. Default true.
  final bool? attached;

  /// Visible share of its area. From 0 to 1000.
  final int? permille;

  /// Width.
  final double? width;

  /// Height.
  final double? height;

  Map<String, Object?> toJson() => {
    'mount': mount,
    if (visible != null) 'visible': visible,
    if (attached != null) 'attached': attached,
    if (permille != null) 'permille': permille,
    if (width != null) 'width': width,
    if (height != null) 'height': height,
  };
}

/// Params of `zone/creative`. Tells how the display of a creative went.
class ZoneCreativeParams {
  const ZoneCreativeParams({
    required this.mount,
    required this.serve,
    required this.state,
    this.reason,
  });

  factory ZoneCreativeParams.fromJson(Map<String, Object?> json) => ZoneCreativeParams(
    mount: (json['mount'] as num).toInt(),
    serve: (json['serve'] as num).toInt(),
    state: CreativeState.of(json['state'] as String),
    reason: json['reason'] == null ? null : CreativeReason.of(json['reason'] as String),
  );

  /// The mount, from `zone/mount`.
  final int mount;

  /// The serving, from `zone/shown`.
  final int serve;

  /// How it went.
  final CreativeState state;

  /// Why it failed.
  final CreativeReason? reason;

  Map<String, Object?> toJson() => {
    'mount': mount,
    'serve': serve,
    'state': state.wire,
    if (reason != null) 'reason': reason!.wire,
  };
}

/// Params of `zone/tap`. Tells that a mount was tapped.
class ZoneTapParams {
  const ZoneTapParams({
    required this.mount,
    this.serve,
    this.dx,
    this.dy,
  });

  factory ZoneTapParams.fromJson(Map<String, Object?> json) => ZoneTapParams(
    mount: (json['mount'] as num).toInt(),
    serve: json['serve'] == null ? null : (json['serve'] as num).toInt(),
    dx: json['dx'] == null ? null : (json['dx'] as num).toDouble(),
    dy: json['dy'] == null ? null : (json['dy'] as num).toDouble(),
  );

  /// The mount, from `zone/mount`.
  final int mount;

  /// The serving that was tapped; the one shown when left out.
  final int? serve;

  /// How far the finger moved along x.
  final double? dx;

  /// How far the finger moved along y.
  final double? dy;

  Map<String, Object?> toJson() => {
    'mount': mount,
    if (serve != null) 'serve': serve,
    if (dx != null) 'dx': dx,
    if (dy != null) 'dy': dy,
  };
}

/// Result of `zone/tap`.
class ZoneTapResult {
  const ZoneTapResult({
    required this.handled,
  });

  factory ZoneTapResult.fromJson(Map<String, Object?> json) => ZoneTapResult(
    handled: json['handled'] as bool,
  );

  /// Whether the tap counted and the ad's action was taken.
  final bool handled;

  Map<String, Object?> toJson() => {
    'handled': handled,
  };
}

/// Params of `zone/unmount`. Unmounts a zone.
class ZoneUnmountParams {
  const ZoneUnmountParams({
    required this.mount,
  });

  factory ZoneUnmountParams.fromJson(Map<String, Object?> json) => ZoneUnmountParams(
    mount: (json['mount'] as num).toInt(),
  );

  /// The mount, from `zone/mount`.
  final int mount;

  Map<String, Object?> toJson() => {
    'mount': mount,
  };
}

/// Params of `popup/opened`. Tells that a popup is on screen.
class PopupOpenedParams {
  const PopupOpenedParams({
    required this.popup,
  });

  factory PopupOpenedParams.fromJson(Map<String, Object?> json) => PopupOpenedParams(
    popup: (json['popup'] as num).toInt(),
  );

  /// The popup, from `action/open`.
  final int popup;

  Map<String, Object?> toJson() => {
    'popup': popup,
  };
}

/// Params of `popup/closed`. Tells that a popup was closed.
class PopupClosedParams {
  const PopupClosedParams({
    required this.popup,
  });

  factory PopupClosedParams.fromJson(Map<String, Object?> json) => PopupClosedParams(
    popup: (json['popup'] as num).toInt(),
  );

  /// The popup, from `action/open`.
  final int popup;

  Map<String, Object?> toJson() => {
    'popup': popup,
  };
}

/// Params of `popup/items`. Hands on items that a popup's page wants to add.
class PopupItemsParams {
  const PopupItemsParams({
    required this.popup,
    this.payloadId,
    required this.items,
  });

  factory PopupItemsParams.fromJson(Map<String, Object?> json) => PopupItemsParams(
    popup: (json['popup'] as num).toInt(),
    payloadId: json['payloadId'] as String?,
    items: [for (final element in json['items'] as List<Object?>) Item.fromJson((element as Map).cast<String, Object?>())],
  );

  /// The popup, from `action/open`.
  final int popup;

  /// Payload the page named. At most 1024 bytes.
  final String? payloadId;

  /// The items. At most 500.
  final List<Item> items;

  Map<String, Object?> toJson() => {
    'popup': popup,
    if (payloadId != null) 'payloadId': payloadId,
    'items': [for (final element in items) element.toJson()],
  };
}

/// Params of `popup/content`. Asks for the ad's own items.
class PopupContentParams {
  const PopupContentParams({
    required this.popup,
  });

  factory PopupContentParams.fromJson(Map<String, Object?> json) => PopupContentParams(
    popup: (json['popup'] as num).toInt(),
  );

  /// The popup, from `action/open`.
  final int popup;

  Map<String, Object?> toJson() => {
    'popup': popup,
  };
}

/// Params of `popup/failed`. Tells that a popup shows nothing.
class PopupFailedParams {
  const PopupFailedParams({
    required this.popup,
    required this.reason,
    this.url,
    this.error,
  });

  factory PopupFailedParams.fromJson(Map<String, Object?> json) => PopupFailedParams(
    popup: (json['popup'] as num).toInt(),
    reason: PopupFailure.of(json['reason'] as String),
    url: json['url'] as String?,
    error: json['error'] as String?,
  );

  /// The popup, from `action/open`.
  final int popup;

  /// Why.
  final PopupFailure reason;

  /// Address that failed. At most 524288 bytes.
  final String? url;

  /// What the platform said. At most 524288 bytes.
  final String? error;

  Map<String, Object?> toJson() => {
    'popup': popup,
    'reason': reason.wire,
    if (url != null) 'url': url,
    if (error != null) 'error': error,
  };
}

/// Params of `ad/acknowledge`. Tells that the items of a handle are on the
/// list.
class AdAcknowledgeParams {
  const AdAcknowledgeParams({
    required this.content,
  });

  factory AdAcknowledgeParams.fromJson(Map<String, Object?> json) => AdAcknowledgeParams(
    content: (json['content'] as num).toInt(),
  );

  /// Handle from `action/items` or `payload/available`.
  final int content;

  Map<String, Object?> toJson() => {
    'content': content,
  };
}

/// Result of `ad/acknowledge`.
class AdAcknowledgeResult {
  const AdAcknowledgeResult({
    required this.reported,
  });

  factory AdAcknowledgeResult.fromJson(Map<String, Object?> json) => AdAcknowledgeResult(
    reported: json['reported'] as bool,
  );

  /// Whether something was reported.
  final bool reported;

  Map<String, Object?> toJson() => {
    'reported': reported,
  };
}

/// Params of `ad/acknowledgeItem`. Tells that one item is on the list.
class AdAcknowledgeItemParams {
  const AdAcknowledgeItemParams({
    required this.item,
    this.trackingId,
    this.content,
  });

  factory AdAcknowledgeItemParams.fromJson(Map<String, Object?> json) => AdAcknowledgeItemParams(
    item: json['item'] as String,
    trackingId: json['trackingId'] as String?,
    content: json['content'] == null ? null : (json['content'] as num).toInt(),
  );

  /// Its product title. At most 524288 bytes.
  final String item;

  /// Its tracking id. At most 524288 bytes.
  final String? trackingId;

  /// The handle it came with; the newest with such an item when left out.
  final int? content;

  Map<String, Object?> toJson() => {
    'item': item,
    if (trackingId != null) 'trackingId': trackingId,
    if (content != null) 'content': content,
  };
}

/// Result of `ad/acknowledgeItem`.
class AdAcknowledgeItemResult {
  const AdAcknowledgeItemResult({
    required this.reported,
    required this.interaction,
  });

  factory AdAcknowledgeItemResult.fromJson(Map<String, Object?> json) => AdAcknowledgeItemResult(
    reported: json['reported'] as bool,
    interaction: json['interaction'] as bool,
  );

  /// Whether something was reported.
  final bool reported;

  /// Whether this counted the interaction.
  final bool interaction;

  Map<String, Object?> toJson() => {
    'reported': reported,
    'interaction': interaction,
  };
}

/// Params of `ad/acknowledgeOldest`. Acknowledges the oldest open handle.
class AdAcknowledgeOldestParams {
  const AdAcknowledgeOldestParams();

  factory AdAcknowledgeOldestParams.fromJson(Map<String, Object?> json) => AdAcknowledgeOldestParams(
  );

  Map<String, Object?> toJson() => {
  };
}

/// Result of `ad/acknowledgeOldest`.
class AdAcknowledgeOldestResult {
  const AdAcknowledgeOldestResult({
    required this.reported,
  });

  factory AdAcknowledgeOldestResult.fromJson(Map<String, Object?> json) => AdAcknowledgeOldestResult(
    reported: json['reported'] as bool,
  );

  /// Whether something was reported.
  final bool reported;

  Map<String, Object?> toJson() => {
    'reported': reported,
  };
}

/// Params of `ad/fail`. Tells that the items of a handle could not be added.
class AdFailParams {
  const AdFailParams({
    required this.content,
    required this.reason,
  });

  factory AdFailParams.fromJson(Map<String, Object?> json) => AdFailParams(
    content: (json['content'] as num).toInt(),
    reason: json['reason'] as String,
  );

  /// Handle from `action/items` or `payload/available`.
  final int content;

  /// What went wrong, for people. At most 524288 bytes.
  final String reason;

  Map<String, Object?> toJson() => {
    'content': content,
    'reason': reason,
  };
}

/// Result of `ad/fail`.
class AdFailResult {
  const AdFailResult({
    required this.reported,
  });

  factory AdFailResult.fromJson(Map<String, Object?> json) => AdFailResult(
    reported: json['reported'] as bool,
  );

  /// Whether something was reported.
  final bool reported;

  Map<String, Object?> toJson() => {
    'reported': reported,
  };
}

/// Params of `ad/failItem`. Tells that one item could not be added.
class AdFailItemParams {
  const AdFailItemParams({
    required this.content,
    required this.item,
    this.trackingId,
    required this.reason,
  });

  factory AdFailItemParams.fromJson(Map<String, Object?> json) => AdFailItemParams(
    content: (json['content'] as num).toInt(),
    item: json['item'] as String,
    trackingId: json['trackingId'] as String?,
    reason: json['reason'] as String,
  );

  /// Handle from `action/items` or `payload/available`.
  final int content;

  /// Its product title. At most 524288 bytes.
  final String item;

  /// Its tracking id. At most 524288 bytes.
  final String? trackingId;

  /// What went wrong, for people. At most 524288 bytes.
  final String reason;

  Map<String, Object?> toJson() => {
    'content': content,
    'item': item,
    if (trackingId != null) 'trackingId': trackingId,
    'reason': reason,
  };
}

/// Result of `ad/failItem`.
class AdFailItemResult {
  const AdFailItemResult({
    required this.reported,
  });

  factory AdFailItemResult.fromJson(Map<String, Object?> json) => AdFailItemResult(
    reported: json['reported'] as bool,
  );

  /// Whether something was reported.
  final bool reported;

  Map<String, Object?> toJson() => {
    'reported': reported,
  };
}

/// Params of `keyword/search`. Searches the keyword terms.
class KeywordSearchParams {
  const KeywordSearchParams({
    required this.query,
    this.limit,
  });

  factory KeywordSearchParams.fromJson(Map<String, Object?> json) => KeywordSearchParams(
    query: json['query'] as String,
    limit: json['limit'] == null ? null : (json['limit'] as num).toInt(),
  );

  /// What the user typed, untrimmed. It is text and no pattern, and matches
  /// whole scalars, inner blanks included. Query and terms are folded before
  /// they are compared: full Unicode case folding without a locale, U+0307
  /// behind an i and every U+FE0F dropped, composed (NFC). So `İ`, `I` and
  /// `i` equal each other and `ı` only itself; `ß` equals `ss`; composed and
  /// decomposed spellings are equal; `e` and `é` are not, unless
  /// `keywordDiacritics` is `fold`. Scalars are counted for
  /// `keywordMinScalars` after trimming and before folding; nothing but
  /// blanks is no search. At most 256 Unicode scalars.
  final String query;

  /// At most so many matches. From 1 to 100. Default 100.
  final int? limit;

  Map<String, Object?> toJson() => {
    'query': query,
    if (limit != null) 'limit': limit,
  };
}

/// Result of `keyword/search`.
class KeywordSearchResult {
  const KeywordSearchResult({
    required this.search,
    required this.matches,
    required this.total,
  });

  factory KeywordSearchResult.fromJson(Map<String, Object?> json) => KeywordSearchResult(
    search: (json['search'] as num).toInt(),
    matches: [for (final element in json['matches'] as List<Object?>) Term.fromJson((element as Map).cast<String, Object?>())],
    total: (json['total'] as num).toInt(),
  );

  /// Number of this search, for credit.
  final int search;

  /// Matching terms: those that begin with the query, then those that contain
  /// it (`keywordMatch`); each part by priority ascending, then by the folded
  /// term, then by the term id, texts by scalar value. Empty before terms
  /// have arrived.
  final List<Term> matches;

  /// How many terms match.
  final int total;

  Map<String, Object?> toJson() => {
    'search': search,
    'matches': [for (final element in matches) element.toJson()],
    'total': total,
  };
}

/// Params of `keyword/presented`. Tells which terms were shown to the user.
class KeywordPresentedParams {
  const KeywordPresentedParams({
    required this.termIds,
    this.search,
  });

  factory KeywordPresentedParams.fromJson(Map<String, Object?> json) => KeywordPresentedParams(
    termIds: [for (final element in json['termIds'] as List<Object?>) element as String],
    search: json['search'] == null ? null : (json['search'] as num).toInt(),
  );

  /// The terms. At most 100.
  final List<String> termIds;

  /// The search that offered it, from `keyword/search`; the last one when
  /// left out.
  final int? search;

  Map<String, Object?> toJson() => {
    'termIds': termIds,
    if (search != null) 'search': search,
  };
}

/// Result of `keyword/presented`.
class KeywordPresentedResult {
  const KeywordPresentedResult({
    required this.reported,
  });

  factory KeywordPresentedResult.fromJson(Map<String, Object?> json) => KeywordPresentedResult(
    reported: (json['reported'] as num).toInt(),
  );

  /// How many were reported.
  final int reported;

  Map<String, Object?> toJson() => {
    'reported': reported,
  };
}

/// Params of `keyword/selected`. Tells which term the user chose.
class KeywordSelectedParams {
  const KeywordSelectedParams({
    this.termId,
    this.replacement,
    this.search,
  });

  factory KeywordSelectedParams.fromJson(Map<String, Object?> json) => KeywordSelectedParams(
    termId: json['termId'] as String?,
    replacement: json['replacement'] as String?,
    search: json['search'] == null ? null : (json['search'] as num).toInt(),
  );

  /// The term. At most 524288 bytes.
  final String? termId;

  /// Or the text that was suggested. At most 524288 bytes.
  final String? replacement;

  /// The search that offered it, from `keyword/search`. When left out, the
  /// last one, and for a `replacement` the one that suggested it last.
  final int? search;

  Map<String, Object?> toJson() => {
    if (termId != null) 'termId': termId,
    if (replacement != null) 'replacement': replacement,
    if (search != null) 'search': search,
  };
}

/// Result of `keyword/selected`.
class KeywordSelectedResult {
  const KeywordSelectedResult({
    required this.reported,
  });

  factory KeywordSelectedResult.fromJson(Map<String, Object?> json) => KeywordSelectedResult(
    reported: json['reported'] as bool,
  );

  /// Whether it was reported.
  final bool reported;

  Map<String, Object?> toJson() => {
    'reported': reported,
  };
}

/// Params of `keyword/list`. Lists the keyword terms.
class KeywordListParams {
  const KeywordListParams({
    this.offset,
    this.limit,
  });

  factory KeywordListParams.fromJson(Map<String, Object?> json) => KeywordListParams(
    offset: json['offset'] == null ? null : (json['offset'] as num).toInt(),
    limit: json['limit'] == null ? null : (json['limit'] as num).toInt(),
  );

  /// How many to skip. Default 0.
  final int? offset;

  /// At most so many terms. From 1 to 1000. Default 1000.
  final int? limit;

  Map<String, Object?> toJson() => {
    if (offset != null) 'offset': offset,
    if (limit != null) 'limit': limit,
  };
}

/// Result of `keyword/list`.
class KeywordListResult {
  const KeywordListResult({
    this.terms,
    required this.total,
  });

  factory KeywordListResult.fromJson(Map<String, Object?> json) => KeywordListResult(
    terms: json['terms'] == null ? null : [for (final element in json['terms'] as List<Object?>) Term.fromJson((element as Map).cast<String, Object?>())],
    total: (json['total'] as num).toInt(),
  );

  /// The terms in the service's order, null before they have arrived.
  final List<Term>? terms;

  /// How many there are.
  final int total;

  Map<String, Object?> toJson() => {
    'terms': terms == null ? null : [for (final element in terms!) element.toJson()],
    'total': total,
  };
}

/// Params of `list/report`. Reports what the user did with entries of a
/// shopping list.
class ListReportParams {
  const ListReportParams({
    required this.action,
    required this.items,
    this.list,
  });

  factory ListReportParams.fromJson(Map<String, Object?> json) => ListReportParams(
    action: ListAction.of(json['action'] as String),
    items: [for (final element in json['items'] as List<Object?>) element as String],
    list: json['list'] as String?,
  );

  /// What was done.
  final ListAction action;

  /// Names of the entries. At most 500.
  final List<String> items;

  /// Name of the list. At most 524288 bytes.
  final String? list;

  Map<String, Object?> toJson() => {
    'action': action.wire,
    'items': items,
    if (list != null) 'list': list,
  };
}

/// Params of `cart/report`. Reports what the user did with entries of a cart.
class CartReportParams {
  const CartReportParams({
    required this.action,
    required this.items,
    required this.cart,
  });

  factory CartReportParams.fromJson(Map<String, Object?> json) => CartReportParams(
    action: CartAction.of(json['action'] as String),
    items: [for (final element in json['items'] as List<Object?>) element as String],
    cart: json['cart'] as String,
  );

  /// What was done.
  final CartAction action;

  /// Names of the entries. At most 500.
  final List<String> items;

  /// Id of the cart. At most 524288 bytes.
  final String cart;

  Map<String, Object?> toJson() => {
    'action': action.wire,
    'items': items,
    'cart': cart,
  };
}

/// Params of `context/store`. Changes the store the user shops in.
class ContextStoreParams {
  const ContextStoreParams({
    this.storeId,
  });

  factory ContextStoreParams.fromJson(Map<String, Object?> json) => ContextStoreParams(
    storeId: json['storeId'] as String?,
  );

  /// The store; null clears it. At most 1024 bytes.
  final String? storeId;

  Map<String, Object?> toJson() => {
    'storeId': storeId,
  };
}

/// Params of `context/recipe`. Changes the recipe on screen.
class ContextRecipeParams {
  const ContextRecipeParams({
    this.context,
    this.zones,
  });

  factory ContextRecipeParams.fromJson(Map<String, Object?> json) => ContextRecipeParams(
    context: json['context'] as String?,
    zones: json['zones'] == null ? null : [for (final element in json['zones'] as List<Object?>) element as String],
  );

  /// The recipe; null clears it. At most 1024 bytes.
  final String? context;

  /// Zones it applies to; left out or empty, it applies to all. At most 100.
  final List<String>? zones;

  Map<String, Object?> toJson() => {
    'context': context,
    if (zones != null) 'zones': zones!,
  };
}

/// Params of `context/recipeLoaded`. Reports that a recipe was displayed.
class ContextRecipeLoadedParams {
  const ContextRecipeLoadedParams({
    required this.context,
    required this.zones,
  });

  factory ContextRecipeLoadedParams.fromJson(Map<String, Object?> json) => ContextRecipeLoadedParams(
    context: json['context'] as String,
    zones: [for (final element in json['zones'] as List<Object?>) element as String],
  );

  /// The recipe. At most 1024 bytes.
  final String context;

  /// Zones on its page. At most 100.
  final List<String> zones;

  Map<String, Object?> toJson() => {
    'context': context,
    'zones': zones,
  };
}

/// Params of `payload/pickup`. Asks the service for waiting payloads.
class PayloadPickupParams {
  const PayloadPickupParams();

  factory PayloadPickupParams.fromJson(Map<String, Object?> json) => PayloadPickupParams(
  );

  Map<String, Object?> toJson() => {
  };
}

/// Params of `payload/resolve`. Tells what became of payloads.
class PayloadResolveParams {
  const PayloadResolveParams({
    required this.payloads,
  });

  factory PayloadResolveParams.fromJson(Map<String, Object?> json) => PayloadResolveParams(
    payloads: [for (final element in json['payloads'] as List<Object?>) PayloadResolution.fromJson((element as Map).cast<String, Object?>())],
  );

  /// The payloads. At most 100.
  final List<PayloadResolution> payloads;

  Map<String, Object?> toJson() => {
    'payloads': [for (final element in payloads) element.toJson()],
  };
}

/// Params of `link/open`. Hands over a link that opened the app.
class LinkOpenParams {
  const LinkOpenParams({
    required this.url,
  });

  factory LinkOpenParams.fromJson(Map<String, Object?> json) => LinkOpenParams(
    url: json['url'] as String,
  );

  /// The link as it arrived. At most 524288 bytes.
  final String url;

  Map<String, Object?> toJson() => {
    'url': url,
  };
}

/// Result of `link/open`.
class LinkOpenResult {
  const LinkOpenResult({
    required this.handled,
  });

  factory LinkOpenResult.fromJson(Map<String, Object?> json) => LinkOpenResult(
    handled: json['handled'] as bool,
  );

  /// Whether it was one of ours.
  final bool handled;

  Map<String, Object?> toJson() => {
    'handled': handled,
  };
}

/// Params of `privacy/tracking`. Tells whether the user allows tracking.
class PrivacyTrackingParams {
  const PrivacyTrackingParams({
    required this.enabled,
  });

  factory PrivacyTrackingParams.fromJson(Map<String, Object?> json) => PrivacyTrackingParams(
    enabled: json['enabled'] as bool,
  );

  /// Whether tracking is allowed.
  final bool enabled;

  Map<String, Object?> toJson() => {
    'enabled': enabled,
  };
}

/// Event `zone/shown`. Display this ad now.
class ZoneShownEvent {
  const ZoneShownEvent({
    required this.mount,
    required this.zone,
    required this.ad,
  });

  factory ZoneShownEvent.fromJson(Map<String, Object?> json) => ZoneShownEvent(
    mount: (json['mount'] as num).toInt(),
    zone: json['zone'] as String,
    ad: Ad.fromJson((json['ad'] as Map).cast<String, Object?>()),
  );

  /// The mount.
  final int mount;

  /// The zone. At most 1024 bytes.
  final String zone;

  /// The ad.
  final Ad ad;

  Map<String, Object?> toJson() => {
    'mount': mount,
    'zone': zone,
    'ad': ad.toJson(),
  };
}

/// Event `zone/cleared`. Display nothing.
class ZoneClearedEvent {
  const ZoneClearedEvent({
    required this.mount,
    required this.zone,
  });

  factory ZoneClearedEvent.fromJson(Map<String, Object?> json) => ZoneClearedEvent(
    mount: (json['mount'] as num).toInt(),
    zone: json['zone'] as String,
  );

  /// The mount.
  final int mount;

  /// The zone. At most 1024 bytes.
  final String zone;

  Map<String, Object?> toJson() => {
    'mount': mount,
    'zone': zone,
  };
}

/// Event `zone/filled`. Whether the zone has an ad.
class ZoneFilledEvent {
  const ZoneFilledEvent({
    required this.mount,
    required this.zone,
    required this.hasAds,
  });

  factory ZoneFilledEvent.fromJson(Map<String, Object?> json) => ZoneFilledEvent(
    mount: (json['mount'] as num).toInt(),
    zone: json['zone'] as String,
    hasAds: json['hasAds'] as bool,
  );

  /// The mount.
  final int mount;

  /// The zone. At most 1024 bytes.
  final String zone;

  /// Whether it has.
  final bool hasAds;

  Map<String, Object?> toJson() => {
    'mount': mount,
    'zone': zone,
    'hasAds': hasAds,
  };
}

/// Event `zone/loaded`. The ad is displayed.
class ZoneLoadedEvent {
  const ZoneLoadedEvent({
    required this.mount,
    required this.zone,
    this.serve,
  });

  factory ZoneLoadedEvent.fromJson(Map<String, Object?> json) => ZoneLoadedEvent(
    mount: (json['mount'] as num).toInt(),
    zone: json['zone'] as String,
    serve: json['serve'] == null ? null : (json['serve'] as num).toInt(),
  );

  /// The mount.
  final int mount;

  /// The zone. At most 1024 bytes.
  final String zone;

  /// The serving.
  final int? serve;

  Map<String, Object?> toJson() => {
    'mount': mount,
    'zone': zone,
    if (serve != null) 'serve': serve,
  };
}

/// Event `zone/loadFailed`. There is no ad to display.
class ZoneLoadFailedEvent {
  const ZoneLoadFailedEvent({
    required this.mount,
    required this.zone,
    this.serve,
  });

  factory ZoneLoadFailedEvent.fromJson(Map<String, Object?> json) => ZoneLoadFailedEvent(
    mount: (json['mount'] as num).toInt(),
    zone: json['zone'] as String,
    serve: json['serve'] == null ? null : (json['serve'] as num).toInt(),
  );

  /// The mount.
  final int mount;

  /// The zone. At most 1024 bytes.
  final String zone;

  /// The serving.
  final int? serve;

  Map<String, Object?> toJson() => {
    'mount': mount,
    'zone': zone,
    if (serve != null) 'serve': serve,
  };
}

/// Event `zone/refreshed`. An ad replaced an earlier one.
class ZoneRefreshedEvent {
  const ZoneRefreshedEvent({
    required this.mount,
    required this.zone,
  });

  factory ZoneRefreshedEvent.fromJson(Map<String, Object?> json) => ZoneRefreshedEvent(
    mount: (json['mount'] as num).toInt(),
    zone: json['zone'] as String,
  );

  /// The mount.
  final int mount;

  /// The zone. At most 1024 bytes.
  final String zone;

  Map<String, Object?> toJson() => {
    'mount': mount,
    'zone': zone,
  };
}

/// Event `zone/pixels`. Run the creative's tracking script.
class ZonePixelsEvent {
  const ZonePixelsEvent({
    required this.mount,
    required this.serve,
  });

  factory ZonePixelsEvent.fromJson(Map<String, Object?> json) => ZonePixelsEvent(
    mount: (json['mount'] as num).toInt(),
    serve: (json['serve'] as num).toInt(),
  );

  /// The mount.
  final int mount;

  /// The serving.
  final int serve;

  Map<String, Object?> toJson() => {
    'mount': mount,
    'serve': serve,
  };
}

/// Event `ad/reported`. Something was reported to the service.
class AdReportedEvent {
  const AdReportedEvent({
    required this.zone,
    required this.type,
    required this.adId,
  });

  factory AdReportedEvent.fromJson(Map<String, Object?> json) => AdReportedEvent(
    zone: json['zone'] as String,
    type: json['type'] as String,
    adId: json['adId'] as String,
  );

  /// The zone. At most 1024 bytes.
  final String zone;

  /// Type of the event as the service knows it. At most 1024 bytes.
  final String type;

  /// The ad, empty for events of a zone. At most 524288 bytes.
  final String adId;

  Map<String, Object?> toJson() => {
    'zone': zone,
    'type': type,
    'adId': adId,
  };
}

/// Event `action/clicked`. An ad was tapped.
class ActionClickedEvent {
  const ActionClickedEvent({
    required this.mount,
    required this.zone,
    required this.adId,
    required this.actionType,
  });

  factory ActionClickedEvent.fromJson(Map<String, Object?> json) => ActionClickedEvent(
    mount: (json['mount'] as num).toInt(),
    zone: json['zone'] as String,
    adId: json['adId'] as String,
    actionType: json['actionType'] as String,
  );

  /// The mount.
  final int mount;

  /// The zone. At most 1024 bytes.
  final String zone;

  /// The ad. At most 524288 bytes.
  final String adId;

  /// Its action type. At most 524288 bytes.
  final String actionType;

  Map<String, Object?> toJson() => {
    'mount': mount,
    'zone': zone,
    'adId': adId,
    'actionType': actionType,
  };
}

/// Event `action/items`. Put these items on the list.
class ActionItemsEvent {
  const ActionItemsEvent({
    this.mount,
    required this.zone,
    required this.adId,
    required this.content,
    required this.source,
    this.payloadId,
    required this.requiresAcknowledgement,
    required this.items,
  });

  factory ActionItemsEvent.fromJson(Map<String, Object?> json) => ActionItemsEvent(
    mount: json['mount'] == null ? null : (json['mount'] as num).toInt(),
    zone: json['zone'] as String,
    adId: json['adId'] as String,
    content: (json['content'] as num).toInt(),
    source: ContentSource.of(json['source'] as String),
    payloadId: json['payload_id'] as String?,
    requiresAcknowledgement: json['requiresAcknowledgement'] as bool,
    items: [for (final element in json['items'] as List<Object?>) Item.fromJson((element as Map).cast<String, Object?>())],
  );

  /// The mount.
  final int? mount;

  /// The zone. At most 1024 bytes.
  final String zone;

  /// The ad. At most 524288 bytes.
  final String adId;

  /// Handle to acknowledge or fail.
  final int content;

  /// Where they came from.
  final ContentSource source;

  /// Payload a popup named. At most 524288 bytes.
  final String? payloadId;

  /// Whether the interaction waits for `ad/acknowledge`.
  final bool requiresAcknowledgement;

  /// The items.
  final List<Item> items;

  Map<String, Object?> toJson() => {
    if (mount != null) 'mount': mount,
    'zone': zone,
    'adId': adId,
    'content': content,
    'source': source.wire,
    if (payloadId != null) 'payload_id': payloadId,
    'requiresAcknowledgement': requiresAcknowledgement,
    'items': [for (final element in items) element.toJson()],
  };
}

/// Event `action/open`. Open this link.
class ActionOpenEvent {
  const ActionOpenEvent({
    required this.mount,
    required this.zone,
    required this.adId,
    required this.url,
    this.popup,
    required this.presentation,
  });

  factory ActionOpenEvent.fromJson(Map<String, Object?> json) => ActionOpenEvent(
    mount: (json['mount'] as num).toInt(),
    zone: json['zone'] as String,
    adId: json['adId'] as String,
    url: json['url'] as String,
    popup: json['popup'] == null ? null : (json['popup'] as num).toInt(),
    presentation: Presentation.of(json['presentation'] as String),
  );

  /// The mount.
  final int mount;

  /// The zone. At most 1024 bytes.
  final String zone;

  /// The ad. At most 524288 bytes.
  final String adId;

  /// The link; its scheme was checked. At most 524288 bytes.
  final String url;

  /// Number of the popup, when one is to be opened.
  final int? popup;

  /// Where to open it.
  final Presentation presentation;

  Map<String, Object?> toJson() => {
    'mount': mount,
    'zone': zone,
    'adId': adId,
    'url': url,
    if (popup != null) 'popup': popup,
    'presentation': presentation.wire,
  };
}

/// Event `action/unsupported`. A tapped ad has an action that this profile
/// does not take.
class ActionUnsupportedEvent {
  const ActionUnsupportedEvent({
    required this.mount,
    required this.zone,
    required this.adId,
    required this.actionType,
  });

  factory ActionUnsupportedEvent.fromJson(Map<String, Object?> json) => ActionUnsupportedEvent(
    mount: (json['mount'] as num).toInt(),
    zone: json['zone'] as String,
    adId: json['adId'] as String,
    actionType: json['actionType'] as String,
  );

  /// The mount.
  final int mount;

  /// The zone. At most 1024 bytes.
  final String zone;

  /// The ad. At most 524288 bytes.
  final String adId;

  /// Its action type. At most 524288 bytes.
  final String actionType;

  Map<String, Object?> toJson() => {
    'mount': mount,
    'zone': zone,
    'adId': adId,
    'actionType': actionType,
  };
}

/// Event `keyword/ready`. Keyword terms have arrived.
class KeywordReadyEvent {
  const KeywordReadyEvent({
    required this.count,
  });

  factory KeywordReadyEvent.fromJson(Map<String, Object?> json) => KeywordReadyEvent(
    count: (json['count'] as num).toInt(),
  );

  /// How many.
  final int count;

  Map<String, Object?> toJson() => {
    'count': count,
  };
}

/// Event `payload/available`. Payloads have arrived.
class PayloadAvailableEvent {
  const PayloadAvailableEvent({
    required this.source,
    required this.payloads,
  });

  factory PayloadAvailableEvent.fromJson(Map<String, Object?> json) => PayloadAvailableEvent(
    source: PayloadSource.of(json['source'] as String),
    payloads: [for (final element in json['payloads'] as List<Object?>) Payload.fromJson((element as Map).cast<String, Object?>())],
  );

  /// How they arrived.
  final PayloadSource source;

  /// The payloads.
  final List<Payload> payloads;

  Map<String, Object?> toJson() => {
    'source': source.wire,
    'payloads': [for (final element in payloads) element.toJson()],
  };
}

/// Event `sdk/warning`. Something an integrator should fix.
class SdkWarningEvent {
  const SdkWarningEvent({
    required this.code,
    required this.message,
  });

  factory SdkWarningEvent.fromJson(Map<String, Object?> json) => SdkWarningEvent(
    code: json['code'] as String,
    message: json['message'] as String,
  );

  /// Name of the kind of warning. At most 1024 bytes.
  final String code;

  /// For people. At most 524288 bytes.
  final String message;

  Map<String, Object?> toJson() => {
    'code': code,
    'message': message,
  };
}

/// Effect `http/send`. Make this request.
class HttpSendEffect {
  const HttpSendEffect({
    required this.id,
    required this.purpose,
    required this.timeoutMs,
    required this.keepalive,
    required this.request,
  });

  factory HttpSendEffect.fromJson(Map<String, Object?> json) => HttpSendEffect(
    id: (json['id'] as num).toInt(),
    purpose: Purpose.of(json['purpose'] as String),
    timeoutMs: (json['timeoutMs'] as num).toInt(),
    keepalive: json['keepalive'] as bool,
    request: HttpRequest.fromJson((json['request'] as Map).cast<String, Object?>()),
  );

  /// Number of the effect.
  final int id;

  /// What it is for.
  final Purpose purpose;

  /// Give up after so long.
  final int timeoutMs;

  /// Hold whatever lets this outlive the page, or the app's way to the
  /// background, until it is settled.
  final bool keepalive;

  /// The request.
  final HttpRequest request;

  Map<String, Object?> toJson() => {
    'id': id,
    'purpose': purpose.wire,
    'timeoutMs': timeoutMs,
    'keepalive': keepalive,
    'request': request.toJson(),
  };
}

/// Effect `http/cancel`. The answer is no longer wanted.
class HttpCancelEffect {
  const HttpCancelEffect({
    required this.id,
  });

  factory HttpCancelEffect.fromJson(Map<String, Object?> json) => HttpCancelEffect(
    id: (json['id'] as num).toInt(),
  );

  /// Number of the effect.
  final int id;

  Map<String, Object?> toJson() => {
    'id': id,
  };
}

/// Effect `store/put`. Store this value.
class StorePutEffect {
  const StorePutEffect({
    required this.id,
    required this.key,
    required this.value,
  });

  factory StorePutEffect.fromJson(Map<String, Object?> json) => StorePutEffect(
    id: (json['id'] as num).toInt(),
    key: json['key'] as String,
    value: json['value'] as String,
  );

  /// Number of the effect.
  final int id;

  /// Key. At most 1024 bytes.
  final String key;

  /// Value, a text. Bounded only by the turn.
  final String value;

  Map<String, Object?> toJson() => {
    'id': id,
    'key': key,
    'value': value,
  };
}

/// Effect `store/remove`. Forget this key.
class StoreRemoveEffect {
  const StoreRemoveEffect({
    required this.id,
    required this.key,
  });

  factory StoreRemoveEffect.fromJson(Map<String, Object?> json) => StoreRemoveEffect(
    id: (json['id'] as num).toInt(),
    key: json['key'] as String,
  );

  /// Number of the effect.
  final int id;

  /// Key. At most 1024 bytes.
  final String key;

  Map<String, Object?> toJson() => {
    'id': id,
    'key': key,
  };
}

/// A member of an update that can be set or cleared; a null patch keeps
/// what was.
class Patch<T> {
  const Patch.to(T this.value);
  const Patch.clear() : value = null;

  final T? value;
}

/// Names of messages.
abstract class Methods {
  /// Says who answers and what it knows.
  static const coreHello = 'core/hello';
  /// Tells that a deadline may have passed.
  static const coreWake = 'core/wake';
  /// Shows the whole state for tools and bug reports.
  static const coreState = 'core/state';
  /// Tells what happened to an effect.
  static const effectSettle = 'effect/settle';
  /// Begins: whose app this is, what the shell can do, what was stored.
  static const sdkInitialize = 'sdk/initialize';
  /// Ends what `sdk/initialize` began.
  static const sdkShutdown = 'sdk/shutdown';
  /// Asks for the id of the session.
  static const sdkSession = 'sdk/session';
  /// Asks for what the service is told about the device.
  static const sdkDevice = 'sdk/device';
  /// Tells where the app is.
  static const appState = 'app/state';
  /// Tells whether there is a network.
  static const appNetwork = 'app/network';
  /// Mounts a zone: from now on it serves ads.
  static const zoneMount = 'zone/mount';
  /// Changes a mount.
  static const zoneUpdate = 'zone/update';
  /// Tells how much of a mount can be seen.
  static const zoneVisibility = 'zone/visibility';
  /// Tells how the display of a creative went.
  static const zoneCreative = 'zone/creative';
  /// Tells that a mount was tapped.
  static const zoneTap = 'zone/tap';
  /// Unmounts a zone.
  static const zoneUnmount = 'zone/unmount';
  /// Tells that a popup is on screen.
  static const popupOpened = 'popup/opened';
  /// Tells that a popup was closed.
  static const popupClosed = 'popup/closed';
  /// Hands on items that a popup's page wants to add.
  static const popupItems = 'popup/items';
  /// Asks for the ad's own items.
  static const popupContent = 'popup/content';
  /// Tells that a popup shows nothing.
  static const popupFailed = 'popup/failed';
  /// Tells that the items of a handle are on the list.
  static const adAcknowledge = 'ad/acknowledge';
  /// Tells that one item is on the list.
  static const adAcknowledgeItem = 'ad/acknowledgeItem';
  /// Acknowledges the oldest open handle.
  static const adAcknowledgeOldest = 'ad/acknowledgeOldest';
  /// Tells that the items of a handle could not be added.
  static const adFail = 'ad/fail';
  /// Tells that one item could not be added.
  static const adFailItem = 'ad/failItem';
  /// Searches the keyword terms.
  static const keywordSearch = 'keyword/search';
  /// Tells which terms were shown to the user.
  static const keywordPresented = 'keyword/presented';
  /// Tells which term the user chose.
  static const keywordSelected = 'keyword/selected';
  /// Lists the keyword terms.
  static const keywordList = 'keyword/list';
  /// Reports what the user did with entries of a shopping list.
  static const listReport = 'list/report';
  /// Reports what the user did with entries of a cart.
  static const cartReport = 'cart/report';
  /// Changes the store the user shops in.
  static const contextStore = 'context/store';
  /// Changes the recipe on screen.
  static const contextRecipe = 'context/recipe';
  /// Reports that a recipe was displayed.
  static const contextRecipeLoaded = 'context/recipeLoaded';
  /// Asks the service for waiting payloads.
  static const payloadPickup = 'payload/pickup';
  /// Tells what became of payloads.
  static const payloadResolve = 'payload/resolve';
  /// Hands over a link that opened the app.
  static const linkOpen = 'link/open';
  /// Tells whether the user allows tracking.
  static const privacyTracking = 'privacy/tracking';
}

/// Names of events.
abstract class EventNames {
  /// Display this ad now.
  static const zoneShown = 'zone/shown';
  /// Display nothing.
  static const zoneCleared = 'zone/cleared';
  /// Whether the zone has an ad.
  static const zoneFilled = 'zone/filled';
  /// The ad is displayed.
  static const zoneLoaded = 'zone/loaded';
  /// There is no ad to display.
  static const zoneLoadFailed = 'zone/loadFailed';
  /// An ad replaced an earlier one.
  static const zoneRefreshed = 'zone/refreshed';
  /// Run the creative's tracking script.
  static const zonePixels = 'zone/pixels';
  /// Something was reported to the service.
  static const adReported = 'ad/reported';
  /// An ad was tapped.
  static const actionClicked = 'action/clicked';
  /// Put these items on the list.
  static const actionItems = 'action/items';
  /// Open this link.
  static const actionOpen = 'action/open';
  /// A tapped ad has an action that this profile does not take.
  static const actionUnsupported = 'action/unsupported';
  /// Keyword terms have arrived.
  static const keywordReady = 'keyword/ready';
  /// Payloads have arrived.
  static const payloadAvailable = 'payload/available';
  /// Something an integrator should fix.
  static const sdkWarning = 'sdk/warning';
}

/// Kinds of effects.
abstract class EffectKinds {
  /// Make this request.
  static const httpSend = 'http/send';
  /// The answer is no longer wanted.
  static const httpCancel = 'http/cancel';
  /// Store this value.
  static const storePut = 'store/put';
  /// Forget this key.
  static const storeRemove = 'store/remove';
}

/// Names of errors.
abstract class ErrorNames {
  /// The text is not one strict JSON value: not JSON, NaN, comments, a
  /// byte-order mark, trailing bytes, invalid UTF-8, lone surrogates, equal
  /// keys, a NUL in a key, too deep, too long a key, or a number out of
  /// range. The turn's `id` is null.
  static const parseError = 'parseError';
  /// The envelope is wrong: no object, another `jsonrpc`, an `id` of another
  /// kind, no `method`, `params` that is no object, an `at` without whole
  /// numbers. A valid `id` is echoed.
  static const invalidMessage = 'invalidMessage';
  /// The core does not know the method.
  static const unknownMethod = 'unknownMethod';
  /// A param is missing, of a wrong type, out of range, too long or too many.
  static const invalidParams = 'invalidParams';
  /// A defect of ours. Nothing changed; the next message works.
  static const internal = 'internal';
  /// The message needs an initialized core.
  static const notInitialized = 'notInitialized';
  /// The message is well-formed, but there is no room for what it asks.
  static const limitExceeded = 'limitExceeded';
  /// The handle is dead, foreign or destroyed. Told by status -2 of the C
  /// ABI.
  static const closed = 'closed';
  /// Another thread is inside the core, or the call came out of its own
  /// output. Told by status -3 of the C ABI.
  static const busy = 'busy';
  /// A pointer is NULL or misaligned. Told by status -1 of the C ABI.
  static const badArgument = 'badArgument';
  /// Memory for the message or the turn ran out. Told by status -4 of the C
  /// ABI.
  static const outOfMemory = 'outOfMemory';
  /// No zone is mounted under this number.
  static const unknownMount = 'unknownMount';
  /// No popup is open under this number.
  static const unknownPopup = 'unknownPopup';
  /// No term has this id or replacement.
  static const unknownTerm = 'unknownTerm';
  /// The handle was never issued. A spent or void one is no error: it answers
  /// `reported:false`.
  static const unknownContent = 'unknownContent';
}

/// Fields of a profile that a policy can override.
abstract class PolicyFields {
  /// Which routes ad and intercept events go to.
  static const routes = 'routes';
  /// Whether the collector and the payload service get the API key too.
  static const apiKeyEverywhere = 'apiKeyEverywhere';
  /// Whether bodies of ad and intercept events carry the SDK's version.
  static const sdkVersionInEvents = 'sdkVersionInEvents';
  /// What the collector is told about the device.
  static const collectorBody = 'collectorBody';
  /// The operating system in the collector's routes.
  static const collectorOS = 'collectorOS';
  /// Whether errors are reported to the service.
  static const errorReports = 'errorReports';
  /// Names of reported errors.
  static const errorNames = 'errorNames';
  /// How often a retrieval is tried on transport errors and 5xx, with waits
  /// of 1, 2 and 4 s.
  static const retrievalAttempts = 'retrievalAttempts';
  /// How long any request may take, in milliseconds.
  static const timeoutMs = 'timeoutMs';
  /// What an answer with `success:false` is.
  static const successFalse = 'successFalse';
  /// What an answer without `data` is.
  static const missingData = 'missingData';
  /// What an ad without a creative is.
  static const missingCreative = 'missingCreative';
  /// What becomes of the report that a zone off screen is unfilled.
  static const unfilledOffscreen = 'unfilledOffscreen';
  /// What a failed refresh does to the ad that is showing.
  static const refreshFailure = 'refreshFailure';
  /// How long a zone waits after a failed request.
  static const failurePacing = 'failurePacing';
  /// When a refresh ends the impression. Leaving the screen always ends it.
  static const impressionEnds = 'impressionEnds';
  /// Whether an impression waits for `zone/creative`; without, that message
  /// is ignored.
  static const renderGate = 'renderGate';
  /// When the creative's tracking script runs.
  static const pixels = 'pixels';
  /// Whether a mount that was never measured counts as visible.
  static const visibleByDefault = 'visibleByDefault';
  /// Share of the ad that must be visible for an impression, in thousandths.
  static const impressionMinPermille = 'impressionMinPermille';
  /// How long without a break it must be visible, in milliseconds.
  static const impressionMinMs = 'impressionMinMs';
  /// Whether a zone without an ad counts down though it is not on screen.
  static const emptyZonePaces = 'emptyZonePaces';
  /// Whether zones pause while a popup of ours is open. Impressions stay
  /// open.
  static const popupCovers = 'popupCovers';
  /// When a zone is reported mounted and unmounted.
  static const mountReports = 'mountReports';
  /// Whether a zone without an ad asks for one when it is attached again.
  static const refetchWhenReattachedEmpty = 'refetchWhenReattachedEmpty';
  /// When a changed recipe context reaches the service.
  static const contextChange = 'contextChange';
  /// Whether a changed recipe context is reported.
  static const recipeContextReport = 'recipeContextReport';
  /// Whether ad requests carry the store.
  static const storeInRequest = 'storeInRequest';
  /// First letters of session ids; the service knows platforms by them.
  static const sessionPrefix = 'sessionPrefix';
  /// Where a session lives and from when its window runs.
  static const sessionStore = 'sessionStore';
  /// How long an unused session lasts, in milliseconds; after exactly so long
  /// it is expired.
  static const sessionWindowMs = 'sessionWindowMs';
  /// What the app state `inactive` does.
  static const inactive = 'inactive';
  /// Whether a new session fetches the keyword terms again.
  static const refetchKeywordsOnRotation = 'refetchKeywordsOnRotation';
  /// Default of `features.keywords`.
  static const featuresKeywords = 'featuresKeywords';
  /// Default of `features.payloads`.
  static const featuresPayloads = 'featuresPayloads';
  /// Whether searches are trimmed.
  static const keywordTrim = 'keywordTrim';
  /// Shortest search, in Unicode scalars.
  static const keywordMinScalars = 'keywordMinScalars';
  /// Which terms a search matches.
  static const keywordMatch = 'keywordMatch';
  /// What diacritics do in searches.
  static const keywordDiacritics = 'keywordDiacritics';
  /// How searches and terms are reported.
  static const keywordReportCase = 'keywordReportCase';
  /// Search id in the report of a search without a match.
  static const noMatchSearchId = 'noMatchSearchId';
  /// When searches are reported.
  static const searchReports = 'searchReports';
  /// Which of several terms with one id is meant.
  static const termLookup = 'termLookup';
  /// Whether a term is reported presented, and selected, only once a search.
  static const presentedOnce = 'presentedOnce';
  /// Action types that a tap takes.
  static const handledActions = 'handledActions';
  /// Where links of type `e` open.
  static const externalPresentation = 'externalPresentation';
  /// Whether a tap on an action that is not handled costs the zone its ad.
  static const unhandledRotates = 'unhandledRotates';
  /// Whether each serving counts one tap only.
  static const tapGuard = 'tapGuard';
  /// Whether a tap on an add-to-list ad is reported.
  static const itemsClickedReport = 'itemsClickedReport';
  /// Whether each acknowledged item is reported.
  static const itemReports = 'itemReports';
  /// A tap that moved this far or farther on either axis is a drag; null
  /// counts every tap.
  static const tapTolerance = 'tapTolerance';
  /// Whether coming back from the background picks up payloads.
  static const pickupOnReturn = 'pickupOnReturn';
  /// Entries in which payloads are handed to the app.
  static const payloadEntries = 'payloadEntries';
  /// Where repeated payloads are looked for. Links always within the process.
  static const payloadDuplicates = 'payloadDuplicates';
  /// Time in payload reports.
  static const trackingTime = 'trackingTime';
  /// How items in links are read.
  static const linkItems = 'linkItems';
  /// What stands for a list without a name.
  static const missingListName = 'missingListName';
  /// Source of reported user actions.
  static const eventSource = 'eventSource';
  /// What `zone/filled` tells.
  static const fillEvent = 'fillEvent';
  /// When `zone/loadFailed` is told.
  static const loadFailedOn = 'loadFailedOn';
  /// When the begin of a popup is reported.
  static const popupBegin = 'popupBegin';
  /// Which feedback host `reportUrl` names.
  static const reportHost = 'reportHost';
  /// Which id is sent when tracking is refused.
  static const idWhenRefused = 'idWhenRefused';
  /// Where `advertiserId` replaces the platform's id.
  static const advertiserIdOn = 'advertiserIdOn';
  /// Form of `reportUrl`.
  static const reportLink = 'reportLink';
  /// Whether ad requests carry `sdk/initialize.params`.
  static const paramsInExtra = 'paramsInExtra';
  /// Form of payload requests.
  static const payloadBodies = 'payloadBodies';
  /// Whether pickups, popups and links are reported to the collector.
  static const contentReports = 'contentReports';
  /// Whether the SDK's own collector events carry the session id.
  static const sessionIdInParams = 'sessionIdInParams';
  /// Whether an empty pickup is told to the app.
  static const emptyPickup = 'emptyPickup';
  /// How exactly served refresh times are taken.
  static const refreshRounding = 'refreshRounding';
  /// What marks a batch of reports that is sent again.
  static const idempotency = 'idempotency';
}

/// Everything that is bounded.
abstract class Limits {
  /// A message is a handful of facts; what is larger is a mistake of the
  /// shell. In bytes.
  static const messageBytes = 1048576;
  /// `effect/settle` carries whole answers and `sdk/initialize` the whole
  /// storage; they are told by their `method` before parsing. In bytes.
  static const largeMessageBytes = 33554432;
  /// A shell must be able to parse a turn in one frame's time on a slow
  /// phone. In bytes.
  static const turnBytes = 4194304;
  /// The parser recurses; no message of the protocol is deeper than six. In
  /// levels, the message object being 1.
  static const depth = 32;
  /// Half a message. An answer's body and stored values are excepted. In
  /// bytes.
  static const stringBytes = 524288;
  /// Keys are names; the longest of ours has 40 bytes. In bytes.
  static const keyBytes = 256;
  /// A page with more ads than this is no page; each mount holds an ad and a
  /// deadline. In mounts.
  static const mounts = 256;
  /// People see one at a time; a few may be closing. In popups.
  static const popups = 8;
  /// The largest term list seen has some thousands; the index stays within 40
  /// MB. In terms.
  static const terms = 200000;
  /// Longer texts are pasted documents, not searches. In Unicode scalars.
  static const queryScalars = 256;
  /// Nobody reads more suggestions; also the default. In terms.
  static const matches = 100;
  /// Enough to credit a choice that was made while the next letters were
  /// typed. In searches.
  static const searches = 16;
  /// A page of terms stays far below `turnBytes`. In terms.
  static const listPage = 1000;
  /// A weekly shop has some dozens; each name is a report of its own. In
  /// names.
  static const itemsPerReport = 500;
  /// Bounds the work of one message: term ids, payloads, zones, headers. In
  /// elements.
  static const idsPerMessage = 100;
  /// They are copied into every ad request. In members.
  static const optionalParams = 32;
  /// They are copied into every ad request. In bytes.
  static const optionalParamBytes = 256;
  /// `queuedReports` and room for sessions and settings. In entries.
  static const storedEntries = 12000;
  /// Platforms open six connections a host; one slot is always free for
  /// reports. In requests.
  static const sendsInFlight = 64;
  /// What shipped SDKs keep. In open clicks.
  static const contentHandles = 25;
  /// `answerItems` payloads of one answer stay acknowledgeable. In payloads.
  static const payloadHandles = 100;
  /// Remembered so that no payload is handed over twice in a process; users
  /// get a handful a day. In payload ids.
  static const deliveredPayloads = 1000;
  /// A campaign has at most some dozens of items. In items or payloads.
  static const answerItems = 100;
  /// The longest honest field is an address. In bytes.
  static const answerStringBytes = 65536;
  /// Some weeks offline. In reports.
  static const queuedReports = 10000;
  /// What a phone can spare for us. In bytes.
  static const queuedReportBytes = 4194304;
  /// localStorage holds 5 MB for the whole origin. In bytes.
  static const queuedReportBytesBrowser = 524288;
  /// Links kept until initialization; an app is opened by one. In links.
  static const links = 8;
  /// Longest link kept until initialization. In bytes.
  static const linkBytes = 65536;
  /// One for each app, tab or test. In cores.
  static const cores = 64;
  /// An id of a message is echoed with every reply; it is a number or a short
  /// name. In bytes.
  static const idBytes = 64;
  /// They are for people, who stop reading earlier. In remarks a turn.
  static const diagnostics = 100;
  /// A shell settles a store at once; this bounds one that never does. In
  /// stores.
  static const pendingStores = 1024;
  /// A queue that was filled offline must not come in one turn; a quarter of
  /// `turnBytes`, for JSON within JSON is longer. In bytes of reports a turn
  /// sends, and as many that it stores.
  static const deliveryBytes = 1048576;
  /// A batch is one request; a refused one is halved until the refused report
  /// is alone. In reports.
  static const batchReports = 50;
  /// Browsers hold 64 KiB of keepalive bodies a page; the envelope and
  /// another request need the rest. In bytes.
  static const batchBytes = 49152;
}
