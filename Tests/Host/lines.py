"""Lines in, lines out."""

import json

from checks import NO_SESSION, SESSION, check, equal, lines
from host import Host, run


def test_lines_may_arrive_in_any_chunks():
    """BR-10."""
    text = '{"id":1,"method":"jalapeño 🌶"}\n{"id":2,"method":"sdk/session"}\n'.encode()
    for size in (1, 3, len(text)):
        with Host() as h:
            for start in range(0, len(text), size):
                h.write(text[start:start + size])
            first, second = json.loads(h.next()), json.loads(h.next())
            equal((first["id"], first["error"]["data"]["name"]), (1, "unknownMethod"))
            equal(second["id"], 2)
            equal(h.end()[0], 0)


def test_cr_lf_is_tolerated_and_blank_lines_are_ignored():
    code, out, _ = run(text=b"\n\r\n  \t \r\n" + SESSION.replace(b"\n", b"\r\n") + b"\n\n" + SESSION + b"\n")
    equal((code, lines(out)), (0, [NO_SESSION, NO_SESSION]))


def test_a_cr_inside_a_line_does_not_end_it():
    equal(lines(run(text=SESSION.replace(b",", b",\r"))[1]), [NO_SESSION])


def test_broken_lines_are_answered_and_the_next_message_works():
    """BR-11."""
    for broken in (b"{", b"nonsense", b'{"id":1,}', b"\x00", b"[1,2]", b'"text"', b'{"id":1,"method":"sdk/session"} x',
                   b"Content-Length: 10^12", b'{"id":1,"method":"\xff\xfe"}', b"\xef\xbb\xbf{}", b'{"id":"\\ud800"}',
                   b"[" * 100000, b'{"a":1,"a":2}'):
        code, out, _ = run(text=broken + b"\n" + SESSION)
        first, second = lines(out)
        check(first["id"] is None and first["error"]["data"]["name"] in ("parseError", "invalidMessage"), broken[:40], first)
        equal((code, second), (0, NO_SESSION))


def test_a_line_over_32_mib_is_refused_and_reading_goes_on():
    """BR-11."""
    for count in ((32 << 20) + 1, 50 << 20):
        code, out, _ = run(text=b"x" * count + b"\n" + SESSION)
        first, second = lines(out)
        equal((first["id"], first["error"]["data"]["name"]), (None, "limitExceeded"))
        equal(first["error"]["data"]["max"], 32 << 20)
        equal((code, second), (0, NO_SESSION))


def test_a_message_at_its_bound_has_room_for_the_time():
    """Protocol 7, messageBytes, and 8: the host fills `at` where it is left out."""
    message = b'{"id":1,"method":"core/wake"'
    for count in (1 << 20) - 60, (1 << 20) - 1, 1 << 20:
        code, out, _ = run(text=message.ljust(count - 1) + b"}\n")
        equal((code, lines(out)), (0, [{"jsonrpc": "2.0", "id": 1, "result": {}}]))
    refused, = lines(run(text=message.ljust(1 << 20) + b"}\n")[1])
    equal(refused["error"]["data"], {"name": "limitExceeded", "limit": "messageBytes", "max": 1 << 20})


def test_a_huge_line_takes_no_memory_beyond_the_bound():
    """BR-11: nothing of a claimed or real size is allocated."""
    with Host() as h:
        for _ in range(200):
            h.write(b"x" * (1 << 20))
        h.write(b"\n" + SESSION)
        equal([json.loads(h.next()).get("id") for _ in range(2)], [None, 7])
        h.write(SESSION)
        h.next()
        with open(f"/proc/{h.process.pid}/status") as status:
            memory = {line.split(":")[0]: line.split()[1] for line in status if line.startswith("Vm")}
        check(int(memory["VmHWM"]) < 100 << 10, "peak memory", memory["VmHWM"], "KiB")
        # What the line took is given back, as a huge one is rare.
        check(int(memory["VmRSS"]) < 24 << 10, "memory afterwards", memory["VmRSS"], "KiB")


def test_ids_are_echoed_with_their_type():
    """BR-14."""
    for given, echoed in ((0, 0), (1, 1), ("1", "1"), (2**53 - 1, 2**53 - 1), ("ü" * 32, "ü" * 32), (1.0, 1)):
        answer = lines(run(text=json.dumps({"id": given, "method": "sdk/session"}).encode() + b"\n")[1])
        equal(answer, [{"jsonrpc": "2.0", "id": echoed, "result": {"sessionId": None}}])
        check(isinstance(answer[0]["id"], type(echoed)), answer)


def test_other_ids_are_refused():
    """BR-14, where "" and -1 are refused as the protocol says."""
    for given in ("", -1, 1.5, None, True, {}, [], "x" * 65, 2**53):
        answer, = lines(run(text=json.dumps({"id": given, "method": "sdk/session"}).encode() + b"\n")[1])
        equal((answer["id"], answer["error"]["data"]["name"]), (None, "invalidMessage"))


def test_a_notification_gets_no_answer():
    """BR-14: no id, no reply."""
    text = b'{"method":"sdk/session"}\n{"method":"no/such"}\n' + SESSION
    code, out, log = run(text=text)
    equal((code, lines(out)), (0, [NO_SESSION]))
    check(b"unknownMethod" in log, log)


def test_thousands_of_requests_in_one_go_are_answered_in_order():
    count = 20000
    text = b"".join(b'{"id":%d,"method":"sdk/session"}\n' % number for number in range(count))
    code, out, _ = run(text=text)
    equal(code, 0)
    equal([line["id"] for line in lines(out)], list(range(count)))
