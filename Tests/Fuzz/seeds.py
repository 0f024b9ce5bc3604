#!/usr/bin/env python3
"""Writes the seeds of the corpus (corpus/*/seed-*) from what the project has: traces, schema vectors and link examples."""

import base64
import hashlib
import json
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PURPOSES = ["ad", "keywords", "payloads", "report"]


def write(target, content):
    folder = HERE / "corpus" / target
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"seed-{hashlib.sha256(content).hexdigest()[:12]}").write_bytes(content)


def trace_lines():
    for file in sorted((ROOT / "Tests" / "Traces").glob("*/*.jsonl")):
        for line in file.read_text().splitlines():
            if line.strip():
                yield json.loads(line)


def compact(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def seeds_of_traces():
    methods, answers, stored = {}, {}, {}
    for line in trace_lines():
        message = line.get("send")
        params = message.get("params") if isinstance(message, dict) else None
        if isinstance(params, dict) and "<name:" not in compact(message):
            keys = (compact(message.get("method")), tuple(sorted(params)))
            if len(compact(message)) < len(compact(methods.get(keys, message))) or keys not in methods:
                methods[keys] = {"id": 1, **message}
            held = params.get("stored")
            for key, value in (held.items() if isinstance(held, dict) else []):
                if isinstance(value, str) and len(value) < 3000:
                    stored.setdefault(key.split("/")[0] + str(len(value)), f"{key}\n{value}\n")
        answer = line.get("answer")
        if isinstance(answer, dict) and answer.get("purpose") in PURPOSES and "status" in answer.get("outcome", {}):
            outcome = answer["outcome"]
            headers = dict(outcome.get("headers") or [])
            retry = headers.get("Retry-After")
            head = bytes([PURPOSES.index(answer["purpose"]), 0]) + outcome["status"].to_bytes(2, "big")
            head += b"\x00" if retry is None else b"\x01" + retry.encode() + b"\n"
            body = outcome.get("body", "").encode()
            shape = (answer["purpose"], outcome["status"], bool(retry), len(body) // 64)
            if len(body) < 3000:
                answers.setdefault(shape, head + body)
    first_of = {}
    for (method, _), message in sorted(methods.items(), key=lambda item: len(compact(item[1]))):
        first_of.setdefault((method, min(len(compact(message)) // 200, 3)), message)
    for message in first_of.values():
        write("message", compact(message).encode())
    for answer in answers.values():
        write("answer", answer)
    for entry in list(stored.values())[:40]:
        write("stored", b"\x00\x00" + entry.encode())


def seeds_of_links():
    payload = {"payload_id": "P1", "payload_message": "Sälad", "detailed_list_items": [{"product_title": "Käse", "tracking_id": "T"}]}
    text = base64.b64encode(compact(payload).encode()).decode()
    for link in [
        f"https://shop.test/?data={text}", f"shop://open?data={text.rstrip('=')}", f"https://shop.test/x?a=1&data={text}&b=2#f",
        f"HTTPS://SHOP.TEST/?data={text.replace('+', ' ')}", f"https://shop.test/?data={text.replace('=', '%3D')}",
        f"https://shop.test/?data={base64.urlsafe_b64encode(compact(payload).encode()).decode()}", "https://shop.test/", "data=",
    ]:
        for profile in range(6):
            write("link", bytes([profile, profile % 2]) + link.encode())


def seeds_of_json():
    texts = ["null", "[1,2.5,-3e4]", '{"a":{"b":[true,false]}}', '"\\u00e9\\ud83e\\uddc0\\n"', '{"a":1,"a":2}', '"\\ud800"', "1e999", "[" * 33]
    for text in texts:
        write("json", text.encode())


def seeds_of_lines():
    write("line", b'\x05{"method":"core/hello"}\r\n\n  \nshort\n' + b"x" * 100 + b"\nlast")


def seeds_of_searches():
    write("search", bytes([0, 9]) + b"1abc\n2abd\n1 ab c\n3\x05\x06\x07\x08\n2\x09\x0a\x0b\x0c\nab")
    write("search", bytes([1, 99]) + b"1aaaa\n1aaa\n1aa\n1a\na")


def seeds_of_stories():
    """A plot and the seeds of steps; what a seed tells is up to the storyteller, so any will do."""
    for number in range(24):
        steps = b"".join(hashlib.sha256(f"{number}/{step}".encode()).digest()[:4] for step in range(80))
        write("trace", number.to_bytes(8, "big") + steps)


if __name__ == "__main__":
    seeds_of_traces()
    seeds_of_links()
    seeds_of_json()
    seeds_of_lines()
    seeds_of_searches()
    seeds_of_stories()
