"""Whole turns, recordings and their replay."""

import json
import os
import tempfile

from ad_service import AdService
from checks import SESSION, check, equal, initialization
from host import Host, run
from sessions import mount


def test_turns_are_printed_whole_and_nothing_is_performed():
    with AdService() as service, Host("--turns") as h:
        params = initialization(service, entropy="00" * 32, performs=["http"])
        answer = h.call("sdk/initialize", params)
        equal((answer["seq"], answer["error"]["data"]["name"]), (1, "invalidMessage"))
        answer = h.call("sdk/initialize", params, at={"mono": 1000, "wall": 1767225600000})
        check(answer["seq"] == 2 and "sessionId" in answer["result"], answer)
        turn = h.call("zone/mount", {"zone": "Z1", "visible": True})
        check(any(effect["kind"] == "http/send" for effect in turn["effects"]), turn)
        check(set(turn) >= {"jsonrpc", "id", "seq", "result", "events", "effects", "wakeAt"}, turn)
        h.send("core/wake")
        notified = json.loads(h.next())
        check("id" not in notified and "result" not in notified and notified["seq"] == 4, notified)
        h.write(b"x" * (33 << 20) + b"\n")
        refused = json.loads(h.next())
        equal((refused["id"], refused["seq"], refused["error"]["data"]["name"]), (None, 0, "limitExceeded"))
        code, _, rest = h.end()
        equal((code, rest, service.received), (0, [], []))


def record(folder, *flags):
    """Records a session with about everything in it; gives the file."""
    file = os.path.join(folder, "trace.jsonl")
    with AdService() as service, Host("--record", file, *flags) as h:
        number = mount(h, service)
        serve = h.event("zone/shown")["ad"]["serve"]
        h.send("zone/creative", {"mount": number, "serve": serve, "state": "loaded"})
        h.event("zone/loaded")
        h.write(b"nonsense\n")
        h.write(b'{"id":1,"method":"\xff"}\n')
        h.write('{"id":"ü","method" : "keyword\\/search","params":{"query":"<any>"}} \n')
        h.write(b'{"id":1,"id":1}\n')
        h.call("no/such", at={"mono": 10**13, "wall": 1})
        equal(h.end()[0], 0)
    return file


def test_a_recording_replays_byte_for_byte():
    with tempfile.TemporaryDirectory() as folder:
        for flags in ([], ["--store", os.path.join(folder, "store")]):
            file = record(folder, *flags)
            with open(file, "rb") as trace:
                header, *rest = trace.read().splitlines()
            check({"story", "given", "source"} <= set(json.loads(header)), header)
            check(all(json.loads(line).keys() <= {"send", "sendBytes", "expectExactly"} for line in rest), rest)
            # What a player would fill in stands as text.
            check(not any(b'"<' in line and isinstance(json.loads(line).get("send"), dict) for line in rest), rest)
            for _ in range(2):
                code, out, log = run("replay", file)
                equal((code, log), (0, b""))
                equal(out, b"replay: %d turns, the same bytes\n" % (len(rest) // 2))


def test_recorded_messages_give_the_same_turns_by_hand():
    with tempfile.TemporaryDirectory() as folder:
        with open(record(folder), "rb") as file:
            trace = [json.loads(line) for line in file.read().splitlines()[1:]]
        sent = []
        for line in trace:
            if "sendBytes" in line:
                sent.append(bytes.fromhex(line["sendBytes"]))
            elif "send" in line:
                sent.append(line["send"].encode() if isinstance(line["send"], str) else json.dumps(line["send"]).encode())
        code, out, _ = run("--turns", text=b"\n".join(sent) + b"\n")
        equal(code, 0)
        equal(out.decode().splitlines(), [line["expectExactly"] for line in trace if "expectExactly" in line])


def test_the_first_differing_byte_is_named():
    with tempfile.TemporaryDirectory() as folder:
        file = record(folder)
        with open(file) as trace:
            text = trace.read()
        with open(file, "w") as trace:
            trace.write(text.replace('\\"seq\\":3', '\\"seq\\":9', 1))
        line = 1 + next(number for number, line in enumerate(text.splitlines()) if '\\"seq\\":3' in line)
        code, out, log = run("replay", file)
        equal((code, out), (1, b""))
        check(log.decode().startswith(f"trestle-host: {file}:{line}: the turn differs at byte "), log)
        check(b"expected " in log and b"got " in log, log)


def test_other_files_are_no_traces():
    with tempfile.TemporaryDirectory() as folder:
        header = b'{"story":"s","given":"g","source":"t"}\n'
        bodies = (b"nonsense", b'{"advance":5}', b'{"send":[]}', b'{"expectExactly":"x"}', b'{"sendBytes":"0"}',
                  b'{"send":{"id":1,"method":"core/wake"}}')
        with open(record(folder), "rb") as recording:
            cut = recording.read().splitlines(keepends=True)[:-1]
        unanswered = b'{"send":{"id":1,"method":"core/wake","at":{}}}'
        for content in (b"", b"nonsense\n", SESSION, header[:-1], header, b"".join(cut),
                        *(header + body + b"\n" for body in (*bodies, unanswered))):
            file = os.path.join(folder, "trace.jsonl")
            with open(file, "wb") as trace:
                trace.write(content)
            code, out, log = run("replay", file)
            equal((content, code, out), (content, 4, b""))
            check(log.startswith(b"trestle-host: " + file.encode()), log)
        for unusable in (os.path.join(folder, "no", "such"), folder):
            equal(run("replay", unusable)[0], 4)
            equal(run("--record", unusable, text=SESSION)[:2], (4, b""))


def test_recording_changes_no_answer():
    with tempfile.TemporaryDirectory() as folder:
        text = SESSION + b'{"id":1,"method":"core/hello"}\nnonsense\n'
        equal(run("--turns", "--record", os.path.join(folder, "trace.jsonl"), text=text), run("--turns", text=text))
