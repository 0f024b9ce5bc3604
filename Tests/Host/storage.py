"""The file store."""

import json
import os
import subprocess
import tempfile
import time

from ad_service import AdService, Answer
from checks import SESSION, check, equal, initialization
from host import PATH, Host, run
from sessions import has_event, mount


def files(folder):
    return sorted(name for name in os.listdir(folder) if not name.startswith("."))


def test_what_was_stored_reaches_the_next_process_and_is_sent_once():
    with tempfile.TemporaryDirectory() as folder, AdService() as service:
        store = os.path.join(folder, "store")
        with Host("--store", store) as h:
            mount(h, service)
            h.process.kill()
            h.end()
        check(files(store), "nothing was stored")
        for name in os.listdir(store):
            equal((name, os.stat(os.path.join(store, name)).st_mode & 0o777), (name, 0o600))
        check(not service.wait_for(has_event("zone_mounted"), 0), "the batch was sent before it closed")
        with Host("--store", store) as h:
            h.call("sdk/initialize", initialization(service))
            check(service.wait_for(has_event("zone_mounted")), "stored reports were not sent")
            equal(h.end()[0], 0)
        service.received.clear()
        with Host("--store", store) as h:
            h.call("sdk/initialize", initialization(service))
            equal(h.end()[0], 0)
        check(not service.wait_for(has_event("zone_mounted"), 0), "stored reports were sent twice")


def test_reports_are_stored_before_the_reply():
    with tempfile.TemporaryDirectory() as folder, Host("--store", folder) as h:
        h.call("sdk/initialize", initialization(None))
        h.call("zone/mount", {"zone": "Z1", "visible": True})
        check(files(folder), "the reply came before the store")


def test_a_folder_belongs_to_one_process():
    with tempfile.TemporaryDirectory() as folder:
        with Host("--store", folder) as h:
            h.call("sdk/session")
            code, out, log = run("--store", folder, text=SESSION)
            equal((code, out), (3, b""))
            check(b"in use by another process" in log, log)
        equal(run("--store", folder, text=SESSION)[0], 0)


def test_a_folder_that_cannot_be_used_is_named():
    """BR-12: nothing on stdout."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "file")
        open(path, "w").close()
        for unusable in (path, os.path.join(folder, "no", "such"), "/proc"):
            code, out, log = run("--store", unusable, text=SESSION)
            equal((code, out), (3, b""))
            check(unusable.encode() in log, log)


def test_a_corrupt_store_is_set_aside():
    """BR-12: `end` reads every line as JSON."""
    with tempfile.TemporaryDirectory() as folder:
        def put(name, content):
            with open(os.path.join(folder, name), "wb") as file:
                file.write(content)
        put("trestle%2Fa", b"\xff\x00\xff")
        put("trestle%2Fb", b"")
        put("trestle%2Fprivacy%2Ftracking", b"nonsense")
        put("trestle%2F00%2Fv1%2F1%2F1", b'{"half":')
        put("not a key", b"x")
        os.mkfifo(os.path.join(folder, "trestle%2Fpipe"))
        os.symlink("/etc/passwd", os.path.join(folder, "trestle%2Flink"))
        with AdService() as service, Host("--store", folder) as h:
            mount(h, service)
            h.event("zone/shown")
            equal(h.end()[0], 0)
            check(not any(b"root:" in body for _, _, body in service.received))


def test_an_entry_too_large_to_hand_over_costs_only_itself():
    with tempfile.TemporaryDirectory() as folder, AdService() as service:
        with Host("--store", folder) as h:
            h.call("sdk/initialize", initialization(service))
            h.call("privacy/tracking", {"enabled": False})
            h.call("list/report", {"action": "added", "items": ["earlier"]})
            h.process.kill()
            h.end()
        # Sorts before all others, whether by name or by length.
        with open(os.path.join(folder, "trestle%2F0"), "wb") as file:
            file.truncate(6 << 20)
        with Host("--store", folder) as h:
            h.call("sdk/initialize", initialization(service))
            equal(h.call("core/state")["result"]["tracking"], False)
            equal(h.end()[0], 0)
            equal(h.log.count(b'"storeTooLarge"'), 1)
        check(service.wait_for(lambda path, headers, body: b'"earlier"' in body, 0), "a report did not arrive")
        equal(files(folder), ["trestle%2F0", "trestle%2Fprivacy%2Ftracking"])


def test_a_foreign_file_cannot_keep_the_host_from_initializing():
    """BR-68: start never fails."""
    with tempfile.TemporaryDirectory() as folder, Host("--store", folder) as h:
        with open(os.path.join(folder, "trestle%2Fx%00"), "w", encoding="utf-8") as file:
            file.write("x")
        check("result" in h.call("sdk/initialize", initialization(None)), h.lines)


def test_a_full_disk_is_told_and_the_session_goes_on():
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, ".new"))  # what a value is first written to
        with AdService() as service, Host("--store", folder) as h:
            mount(h, service)
            h.event("zone/shown")
            equal(h.end()[0], 0)
            check(b"storeFailed" in h.log, h.log)
            check(service.wait_for(has_event("zone_mounted"), 0), "reports were not sent")


def test_an_answer_with_a_status_settles_reports_whatever_its_body():
    """behaviour 4: 2xx, whatever the body; BR-66: after success nothing is sent again."""
    broken = {
        "no gzip": Answer(b"junk", headers=[("Content-Encoding", "gzip")]),
        "an unknown encoding": Answer(b"junk", headers=[("Content-Encoding", "zzz")]),
        "cut off": Answer(b"junk", cut=True),
    }
    for name, answer in broken.items():
        with tempfile.TemporaryDirectory() as folder, AdService() as service:
            service.answers["1/android/events"] = answer
            with Host("--store", folder) as h:
                h.call("sdk/initialize", initialization(service))
                equal(h.end()[0], 0)
                check(b"reportsUnsent" not in h.log, name, h.log)
            equal((name, files(folder)), (name, []))


def test_a_killed_host_leaves_whole_values():
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(10):
            process = subprocess.Popen([PATH, "--store", folder], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
            with AdService() as service, process.stdin as stdin:
                stdin.write(json.dumps({"method": "sdk/initialize", "params": initialization(service)}).encode() + b"\n")
                for number in range(200):
                    stdin.write(b'{"method":"zone/mount","params":{"zone":"Z%d","visible":true}}\n' % number)
                stdin.flush()
                time.sleep(0.02)
                process.kill()
                process.wait()
            for name in files(folder):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    check(file.read(), name, "is empty")
