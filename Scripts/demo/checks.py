"""What the service must have received, exactly."""

from failure import Failure
from story import SUGGESTIONS

# In the order of the session: two zones stay to the end, three go earlier; the banner shows four ads, the zone of the
# circular four, the one without products two.
EXPECTED = {
    "SESSION_CREATED": 2,
    "zone_mounted": 5,
    "zone_unfilled": 2,
    "impression": 10,
    "impression_end": 10,
    "matched": 5,
    "presented": 5,
    "selected": 1,
    "not_matched": 1,
    "atl_ad_clicked": 3,
    "interaction": 5,
    "atl_item_added_to_list": 2,
    "user_added_to_list": 2,
    "user_crossed_off_list": 1,
    "user_deleted_from_list": 1,
    "ATL_ADDED_TO_LIST_FAILED": 1,
    "ATL_ADDED_TO_LIST_ITEM_FAILED": 1,
    "AD_PAYLOAD_IS_EMPTY": 1,
    "popup_begin": 2,
    "POPUP_URL_LOAD_FAILED": 1,
    "POPUP_URL_MALFORMED": 1,
    "popup_ad_clicked": 1,
    "popup_atl_clicked": 2,
    "popup_added_to_list": 1,
    "popup_item_added_to_list": 1,
    "POPUP_CONTENT_FAILED": 1,
    "POPUP_CONTENT_ITEM_FAILED": 1,
    "popup_content_clicked": 1,
    "payload_pickup_attempt": 3,
    "addit_added_to_list": 1,
    "addit_item_added_to_list": 1,
    "delivered": 1,
    "ADDIT_CONTENT_ITEM_FAILED": 1,
    "addit_app_opened": 3,
    "addit_duplicate_payload": 1,
    "ADDIT_PAYLOAD_IS_EMPTY": 1,
    "ADDIT_PAYLOAD_PARSE_FAILED": 1,
    "ADDIT_CONTENT_FAILED": 1,
    "rejected": 1,
    "recipe_context": 2,
    "user_added_to_cart": 2,
    "user_deleted_from_cart": 1,
    "AD_REQUEST_FAILED": 1,
    "SESSION_BACKGROUNDED": 1,
    "SESSION_RESUMED": 1,
    "zone_unmounted": 5,
    "KI_INIT_REQUEST_FAILED": 1,
    "PAYLOAD_PICKUP_REQUEST_FAILED": 1,
}


def check(service, sessions):
    """Returns the counts; raises when anything is missing, doubled, refused or of another session than `sessions`."""
    refused = service.rows("SELECT path, status, reason FROM requests WHERE reason IS NOT NULL")
    if refused:
        path, status, reason = refused[0]
        raise Failure(f"the service refused {len(refused)} requests, first {path}: {status} {reason}")
    failed = [route for route, in service.rows("SELECT route FROM requests WHERE accepted = 0 ORDER BY id")]
    if sorted(failed) != ["ad/retrieve", "intercept/retrieve", "payload/pickup"]:
        raise Failure(f"the service was to fail one request for an ad, keywords and payloads each, but failed {failed}")
    doubled = service.rows("SELECT type FROM reports WHERE duplicate = 1")
    if doubled:
        raise Failure(f"{len(doubled)} reports were delivered twice, first {doubled[0][0]}")
    found = dict(service.rows("SELECT type, count(*) FROM reports GROUP BY type"))
    wrong = [f"{found.get(kind, 0)} {kind}, not {EXPECTED.get(kind, 0)}"
             for kind in [*EXPECTED, *sorted(set(found) - set(EXPECTED))] if found.get(kind) != EXPECTED.get(kind)]
    if wrong:
        raise Failure("the service received " + "; ".join(wrong))
    found_sessions = [session for session, in service.rows("SELECT session_id FROM reports GROUP BY 1 ORDER BY min(id)")]
    if found_sessions != sessions:
        raise Failure(f"reports came with the sessions {found_sessions}, not {sessions}")
    pairs(service)
    terms = [term for term, in service.rows("SELECT term FROM reports WHERE type = 'matched' ORDER BY id")]
    if sorted(terms) != sorted(SUGGESTIONS):
        raise Failure(f"matched terms: {terms}")
    return " ".join(f"{kind}={found[kind]}" for kind in EXPECTED)


def pairs(service):
    """Every impression is of an ad that was served and ends once; every mounted zone is unmounted."""
    odd = service.rows("""
        SELECT impression_id, ad_id, zone_id, sum(type = 'impression'), sum(type = 'impression_end') FROM reports
        WHERE type IN ('impression', 'impression_end') GROUP BY 1, 2, 3
        HAVING sum(type = 'impression') <> 1 OR sum(type = 'impression_end') <> 1
        OR NOT EXISTS (SELECT 1 FROM serves WHERE serves.impression_id = reports.impression_id
          AND serves.ad_id = reports.ad_id AND serves.zone_id = reports.zone_id)""")
    if odd:
        raise Failure(f"impression {odd[0][0]} of {odd[0][1]} began {odd[0][3]} and ended {odd[0][4]} times")
    unpaired = service.rows("""
        SELECT zone_id FROM reports WHERE type IN ('zone_mounted', 'zone_unmounted') GROUP BY zone_id
        HAVING sum(type = 'zone_mounted') <> sum(type = 'zone_unmounted')""")
    if unpaired:
        raise Failure(f"zone {unpaired[0][0]} was not unmounted as often as mounted")
