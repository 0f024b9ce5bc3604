"""The shopper's session. Every report that the core can make happens in it, as often as `checks.EXPECTED` says."""

import base64
import json
import secrets

from failure import Failure

SUGGESTIONS = ["Chex Mix", "Cheddar Cheese", "Sweet Cherries", "Mac & Cheese", "Water Chestnuts"]
BANNER, EMPTY, CIRCULAR, REFUSED, HOLLOW = "110003", "110004", "110005", "110006", "110009"


def play(shell):
    """The shopper's session. Returns its id."""
    shell.chapter("The app starts.")
    session = start(shell)
    shell.wait("keyword/ready")
    banner = see_an_ad(shell)
    search(shell)
    add_to_list(shell, banner)
    tap_other_ads(shell, banner)
    browse_the_circular(shell)
    take_what_waits(shell)
    open_links(shell)
    tell_the_rest(shell)
    fail_to_get_an_ad(shell)
    leave_and_return(shell, session)
    shell.chapter("The app ends.")
    shell.call("sdk/shutdown")
    shell.finish()
    return session


def play_again(shell):
    """The next start, from the same store, while the service has no keywords and payloads. Returns the session's id."""
    shell.service.fail("intercept/retrieve")
    shell.service.fail("payload/pickup")
    shell.chapter("The app starts again, and the service refuses keywords and payloads.")
    session = start(shell)
    for area in ("keywords", "payloads"):
        shell.wait_for_state(f"the end of the request for {area}", lambda state: not state[area]["fetching"])
    shell.call("sdk/shutdown")
    shell.finish()
    return session


def expect(what, found, wanted):
    if found != wanted:
        raise Failure(f"{what}: {found}, not {wanted}")


def start(shell):
    address = shell.service.address
    reply = shell.call("sdk/initialize", {
        "appId": "demo-app", "profile": "standard", "environment": "development",
        "endpoints": {"ads": address, "events": address, "payloads": address, "feedback": address},
        "advertiserId": "shopper-1", "bundle": {"id": "example.grocer", "version": "4.2"}, "sdkVersion": "0.1.0",
        "device": {"platform": "android", "name": "Demo Phone", "os": "Android", "osVersion": "36", "locale": "en_US",
                   "timezone": "UTC", "carrier": "None", "width": 1080, "height": 2400, "density": "420"},
        "features": {"keywords": True, "payloads": True}, "entropy": secrets.token_hex(32),
    })
    expect("resumed", reply["resumed"], False)
    return reply["sessionId"]


def see_an_ad(shell):
    shell.chapter("A banner comes into view; another zone has no ad.")
    banner = shell.call("zone/mount", {"zone": BANNER}, BANNER)["mount"]
    empty = shell.call("zone/mount", {"zone": EMPTY, "visible": True}, EMPTY)["mount"]
    shell.draw(banner, "ad-cheddar")
    expect("zone/filled", shell.wait("zone/filled", mount=empty)["hasAds"], False)
    shell.call("zone/visibility", {"mount": banner, "visible": True, "permille": 1000}, "on screen")
    shell.see(banner)
    return banner


def search(shell):
    shell.chapter('The shopper types "che", takes a suggestion, then types what nobody offers.')
    found = shell.call("keyword/search", {"query": "che"}, '"che"')
    terms = [term["term"] for term in found["matches"]]
    shell.timeline.app("suggestions: " + ", ".join(terms))
    expect("the suggestions for che", terms, SUGGESTIONS)
    shown = [term["term_id"] for term in found["matches"]]
    reply = shell.call("keyword/presented", {"termIds": shown, "search": found["search"]})
    expect("keyword/presented", reply, {"reported": 5})
    reply = shell.call("keyword/selected", {"termId": shown[1], "search": found["search"]}, terms[1])
    expect("keyword/selected", reply, {"reported": True})
    expect("the suggestions for tofu", shell.call("keyword/search", {"query": "tofu"}, '"tofu"')["matches"], [])


def add_to_list(shell, banner):
    shell.chapter("A tap offers two products; the app adds them to the list and says so.")
    shell.tap(banner)
    items = shell.wait("action/items", mount=banner)
    content = items["content"]
    shell.draw(banner, "ad-recipes")
    shell.see(banner)
    titles = [item["product_title"] for item in items["items"]]
    for title, counts in zip(titles, (True, False)):
        reply = shell.call("ad/acknowledgeItem", {"content": content, "item": title}, title)
        expect("ad/acknowledgeItem", reply, {"reported": True, "interaction": counts})
    shell.call("list/report", {"action": "added", "items": titles, "list": "Weekly"}, "added " + ", ".join(titles))
    shell.call("list/report", {"action": "crossedOff", "items": titles[:1], "list": "Weekly"}, "crossed off " + titles[0])
    shell.call("list/report", {"action": "deleted", "items": titles[1:], "list": "Weekly"}, "deleted " + titles[1])


def tap_other_ads(shell, banner):
    shell.chapter("More taps: a link, a list that cannot take the products, an ad without any.")
    shell.tap(banner)
    expect("presentation", shell.wait("action/open", mount=banner)["presentation"], "external")
    shell.draw(banner, "ad-cheddar")
    shell.see(banner)
    shell.tap(banner)
    content = shell.wait("action/items", mount=banner)["content"]
    shell.draw(banner, "ad-recipes")
    shell.see(banner)
    failure = {"content": content, "reason": "the list is full"}
    expect("ad/fail", shell.call("ad/fail", failure, "the list is full"), {"reported": True})
    shell.call("ad/failItem", {**failure, "item": "Mild Cheddar"}, "Mild Cheddar")
    hollow = shell.call("zone/mount", {"zone": HOLLOW, "visible": True}, HOLLOW)["mount"]
    shell.draw(hollow, "ad-empty")
    shell.see(hollow)
    shell.tap(hollow)
    shell.draw(hollow, "ad-empty")
    shell.see(hollow)
    shell.call("zone/unmount", {"mount": hollow}, HOLLOW)


def browse_the_circular(shell):
    shell.chapter("A zone with a link, a popup whose page breaks, and a circular with products.")
    zone = shell.call("zone/mount", {"zone": CIRCULAR, "visible": True}, CIRCULAR)["mount"]
    for ad in ("ad-link", "ad-popup", "ad-circular"):
        shell.draw(zone, ad)
        shell.see(zone)
        shell.tap(zone)
        opened = shell.wait("action/open", mount=zone)
        if ad != "ad-link":
            popup = open_popup(shell, opened)
            break_popup(shell, popup) if ad == "ad-popup" else shop_in_popup(shell, popup)
            shell.call("popup/closed", {"popup": popup})
    shell.draw(zone, "ad-link")
    shell.see(zone)
    shell.call("zone/unmount", {"mount": zone}, CIRCULAR)


def open_popup(shell, opened):
    expect("presentation", opened["presentation"], "popup")
    shell.call("popup/opened", {"popup": opened["popup"]})
    shell.service.load(opened["url"])
    return opened["popup"]


def break_popup(shell, popup):
    url = shell.service.address + "/pages/none"
    shell.call("popup/failed", {"popup": popup, "reason": "load", "url": url, "error": "404"}, "load")
    shell.call("popup/failed", {"popup": popup, "reason": "malformed"}, "malformed")


def shop_in_popup(shell, popup):
    def pick(title, tracking):
        item = {"tracking_id": tracking, "product_title": title, "product_brand": "", "product_category": "Fruit",
                "product_barcode": "", "product_sku": "", "product_discount": "", "product_image": ""}
        shell.call("popup/items", {"popup": popup, "payloadId": "payload-circular", "items": [item]}, title)
        return shell.wait("action/items", source="popup")["content"]

    pears = {"content": pick("Pears, 1 kg", "track-pears"), "item": "Pears, 1 kg", "trackingId": "track-pears"}
    reply = shell.call("ad/acknowledgeItem", pears, pears["item"])
    expect("ad/acknowledgeItem", reply, {"reported": True, "interaction": False})
    plums = {"content": pick("Plums, 500 g", "track-plums"), "reason": "not in stock"}
    expect("ad/fail", shell.call("ad/fail", plums, plums["reason"]), {"reported": True})
    shell.call("ad/failItem", {**plums, "item": "Plums, 500 g", "trackingId": "track-plums"}, "Plums, 500 g")
    shell.call("popup/content", {"popup": popup})
    content = shell.wait("action/items", source="popup")["content"]
    expect("ad/acknowledge", shell.call("ad/acknowledge", {"content": content}), {"reported": True})


def take_what_waits(shell):
    shell.chapter("Two products have waited at the service since the start; one is sold out.")
    payload = shell.wait("payload/available", source="service")["payloads"][0]
    expect("payload_id", payload["payload_id"], "payload-brunch")
    eggs, juice = (item["product_title"] for item in payload["detailed_list_items"])
    reply = shell.call("ad/acknowledgeItem", {"content": payload["content"], "item": eggs}, eggs)
    expect("ad/acknowledgeItem", reply, {"reported": True, "interaction": False})
    shell.call("ad/failItem", {"content": payload["content"], "item": juice, "reason": "sold out"}, juice)
    shell.arrives("delivered")


def open_links(shell):
    def link(payload, items):
        text = json.dumps({"payload_id": payload, "detailed_list_items": [{"product_title": item} for item in items]})
        return "example.grocer://list?from=mail&data=" + base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")

    shell.chapter("Links open the app: one with a product, twice; one without, one cut off, one of somebody else.")
    tea = link("payload-tea", ["Earl Grey"])
    expect("link/open", shell.call("link/open", {"url": tea}, "payload-tea"), {"handled": True})
    content = shell.wait("payload/available", source="link")["payloads"][0]["content"]
    expect("link/open", shell.call("link/open", {"url": tea}, "payload-tea again"), {"handled": True})
    expect("link/open", shell.call("link/open", {"url": link("payload-none", [])}, "payload-none"), {"handled": True})
    expect("link/open", shell.call("link/open", {"url": tea[:-3]}, "cut off"), {"handled": False})
    expect("link/open", shell.call("link/open", {"url": "example.grocer://home"}, "home"), {"handled": False})
    expect("ad/fail", shell.call("ad/fail", {"content": content, "reason": "the list is full"}), {"reported": True})
    shell.call("payload/resolve", {"payloads": [{"payload_id": "payload-tea", "status": "rejected"}]}, "rejected")


def tell_the_rest(shell):
    shell.chapter("A recipe is opened, and a cart is filled.")
    shell.call("context/recipeLoaded", {"context": "recipe-pasta", "zones": [BANNER, EMPTY]}, "recipe-pasta")
    shell.call("cart/report", {"action": "added", "items": ["Fresh Basil", "Milk"], "cart": "cart-1"}, "added")
    shell.call("cart/report", {"action": "deleted", "items": ["Milk"], "cart": "cart-1"}, "deleted")


def fail_to_get_an_ad(shell):
    shell.service.fail("ad/retrieve")
    shell.chapter("The service refuses to serve a zone.")
    zone = shell.call("zone/mount", {"zone": REFUSED, "visible": True}, REFUSED)["mount"]
    shell.wait("zone/loadFailed", mount=zone)
    shell.call("zone/unmount", {"mount": zone}, REFUSED)


def leave_and_return(shell, session):
    shell.chapter("The app goes into the background, where all is sent at once, and comes back.")
    shell.call("app/state", {"state": "background"}, "background")
    shell.arrives("SESSION_BACKGROUNDED")
    shell.arrives("impression_end")
    shell.call("app/state", {"state": "active"}, "active")
    expect("the session after a short absence", shell.call("sdk/session")["sessionId"], session)
