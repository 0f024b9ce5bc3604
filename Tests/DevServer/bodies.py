"""Well-formed bodies of every route, as apps send them."""

EVENTS = {"session_id": "TRSESSION", "app_id": "demo-app", "udid": "user-1", "sdk_version": "0.1.0"}
SECONDS = 1767225600


def ad_request(zone="110003", **more):
    return {"sdkId": "0.1.0", "bundleId": "example.grocer", "userId": "user-1", "zoneId": zone, "storeId": "",
            "contextId": "", "sessionId": "TRSESSION", "extra": "", **more}


def keyword_request():
    return {"sdkId": "0.1.0", "bundleId": "example.grocer", "userId": "user-1", "zoneId": "",
            "sessionId": "TRSESSION", "extra": ""}


def ad_event(kind="impression", **more):
    event = {"ad_id": "ad-1", "zone_id": "110003", "impression_id": "110003:1", "event_type": kind,
             "created_at": SECONDS}
    if kind.startswith("zone_"):
        event.update(ad_id="", impression_id="")
    if kind == "zone_unfilled":
        event["event_name"] = "no_ad"
    return {**event, **more}


def ad_events(*events, **more):
    return {**EVENTS, "events": list(events), **more}


def keyword_event(kind="matched", **more):
    return {"search_id": "search-1", "term_id": "term-1", "term": "Milk", "user_input": "mil", "event_type": kind,
            "created_at": SECONDS, **more}


def sdk_event(name="SESSION_CREATED", source="sdk", **params):
    return {"event_source": source, "event_name": name, "event_timestamp": SECONDS, "event_params": params}


def sdk_events(*events):
    return {**EVENTS, "bundle_id": "example.grocer", "bundle_version": "1.0", "allow_retargeting": 1,
            "device": "Pixel 9", "os": "Android", "osv": "36", "locale": "en_US", "timezone": "UTC",
            "carrier": "None", "dw": 1080, "dh": 2400, "density": "420", "device_udid": "", "errors": [],
            "events": list(events)}


def error(code="AD_REQUEST_FAILED", **params):
    return {"error_code": code, "error_message": "failed", "error_params": params, "error_timestamp": SECONDS}


def tracking(*entries):
    return {"app_id": "demo-app", "session_id": "TRSESSION", "udid": "user-1", "tracking": list(entries)}


def settled(payload="payload-brunch", status="delivered", time=SECONDS):
    return {"payload_id": payload, "status": status, "event_timestamp": time}


PICKUP = {"app_id": "demo-app", "session_id": "TRSESSION", "udid": "user-1"}

# route, path, well-formed body
POSTS = [
    ("ad/retrieve", "/v/1.0.0/ad/retrieve", ad_request()),
    ("ad/events", "/v/1.0.0/ad/events", ad_events(ad_event())),
    ("ad/events", "/v/0.9.5/android/ads/events", ad_events(ad_event())),
    ("ad/events", "/v/0.9.5/ios/ads/events", ad_events(ad_event())),
    ("intercept/retrieve", "/v/1.0.0/intercept/retrieve", keyword_request()),
    ("intercept/events", "/v/1.0.0/intercept/events", {**EVENTS, "events": [keyword_event()]}),
    ("intercept/events", "/v/0.9.5/android/intercepts/events", {**EVENTS, "events": [keyword_event()]}),
    ("intercept/events", "/v/0.9.5/ios/intercepts/events", {**EVENTS, "events": [keyword_event()]}),
    ("collector/events", "/v/1/android/events", sdk_events(sdk_event())),
    ("collector/events", "/v/1/ios/events", sdk_events(sdk_event())),
    ("collector/errors", "/v/1/android/errors", {**sdk_events(), "errors": [error()]}),
    ("collector/errors", "/v/1/ios/errors", {**sdk_events(), "errors": [error()]}),
    ("payload/pickup", "/v/1/pickup", PICKUP),
    ("payload/tracking", "/v/1/tracking", tracking(settled())),
]
