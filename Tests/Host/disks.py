"""The file store on disks that are full or may not be written: on a real one of some kilobytes where such can be mounted, and
always on one whose calls fail."""

import contextlib
import json
import os
import subprocess
import tempfile

from ad_service import AdService
from checks import SESSION, check, equal, initialization
from host import Host, run
from storage import files

HERE = os.path.dirname(os.path.abspath(__file__))


class TinyDisk:
    """A tmpfs of 512 KiB."""

    environment = {}

    def __init__(self, folder):
        self.folder = folder
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", folder], check=True, capture_output=True)

    def fill(self):
        with open(os.path.join(self.folder, "ballast"), "wb", 0) as ballast, contextlib.suppress(OSError):
            for size in (65536, 4096, 512, 1):
                with contextlib.suppress(OSError):
                    while ballast.write(b"x" * size):
                        pass

    def free(self):
        os.unlink(os.path.join(self.folder, "ballast"))

    def protect(self, mode="ro"):
        subprocess.run(["mount", "-o", f"remount,{mode}", self.folder], check=True)

    def release(self):
        self.protect("rw")

    def close(self):
        subprocess.run(["umount", "-l", self.folder], check=True)


class FaultyDisk:
    """A folder like any other, and a host to whom it is not."""

    def __init__(self, folder):
        self.folder = folder
        self.control = folder + "-fault"
        shim = folder + "-faults.so"
        source = os.path.join(HERE, "store_faults.c")
        subprocess.run(["gcc", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", "-o", shim, source, "-ldl"], check=True)
        self.environment = {"LD_PRELOAD": shim, "TRESTLE_STORE_FAULT": self.control}

    def set(self, fault):
        with open(self.control, "w") as file:
            file.write(fault)

    def fill(self):
        self.set("full")

    def free(self):
        self.set("")

    def protect(self):
        self.set("read-only")

    release = free

    def close(self):
        pass


@contextlib.contextmanager
def disk(kind):
    with tempfile.TemporaryDirectory() as parent:
        folder = os.path.join(parent, "store")
        os.mkdir(folder)
        made = kind(folder)
        try:
            yield made
        finally:
            made.close()


def kinds():
    with tempfile.TemporaryDirectory() as folder:
        try:
            TinyDisk(folder).close()
        except (OSError, subprocess.CalledProcessError):
            print("        (no disk can be mounted here: calls that fail stand for it)")
            return [FaultyDisk]
    return [TinyDisk, FaultyDisk]


def host(made):
    return Host("--store", made.folder, environment=made.environment)


def add(h, *names):
    h.call("list/report", {"action": "added", "items": list(names)})


def has_item(name):
    return lambda path, headers, body: path.endswith("/events") and f'"{name}"'.encode() in body


def check_warned(h):
    h.call("core/wake", id="warned")
    codes = [line.get("params", {}).get("code") for line in map(json.loads, h.lines)]
    equal(codes.count("storeFailed"), 1)


def check_arrival(service, *names):
    for name in names:
        check(service.wait_for(has_item(name)), name, "did not arrive")


def test_a_disk_that_is_full_costs_no_report_and_no_earlier_value():
    for kind in kinds():
        with disk(kind) as made, AdService() as service:
            with host(made) as h:
                h.call("sdk/initialize", initialization(None))
                add(h, "before")
                stored = files(made.folder)
                made.fill()
                # Longer than what is left of a block that is begun.
                add(h, *[f"meanwhile-{number}-{'x' * 900}" for number in range(9)])
                check_warned(h)
                check(set(stored) <= set(files(made.folder)), "an earlier value is gone")
                check(".new" not in os.listdir(made.folder), "half a value takes what place there is")
                made.free()
                add(h, "after")
                h.call("core/wake")
                h.process.kill()
                h.end()
                equal(h.log.count(b'"storeFailed"'), 1)
            with host(made) as h:
                h.call("sdk/initialize", initialization(service))
                # They go to an address at which nobody listens, so all are still there: two sessions, before, 9, after.
                equal(h.call("core/state")["result"]["reports"]["collector-events"]["reports"], 13)
                equal(h.end()[0], 0)


def test_reports_are_sent_from_a_disk_that_is_full_all_the_while():
    for kind in kinds():
        with disk(kind) as made, AdService() as service:
            made.fill()
            with host(made) as h:
                h.call("sdk/initialize", initialization(service))
                add(h, "first", "x" * 900)
                add(h, "second")
                equal(h.end()[0], 0)
                check(b"storeFailed" in h.log, h.log)
            check_arrival(service, "first", "second")


def test_a_disk_that_may_not_be_written_hands_over_what_it_holds():
    for kind in kinds():
        with disk(kind) as made, AdService() as service:
            with host(made) as h:
                h.call("sdk/initialize", initialization(service))
                add(h, "earlier")
                h.process.kill()
                h.end()
            stored = files(made.folder)
            made.protect()
            with host(made) as h:
                h.call("sdk/initialize", initialization(service))
                add(h, "later")
                check_warned(h)
                other = subprocess_of(made)
                equal(other.returncode, 3)
                check(b"in use by another process" in other.stderr, other.stderr)
                equal(h.end()[0], 0)
                check(b"storeUnwritable" in h.log, h.log)
                equal(h.log.count(b'"storeFailed"'), 1)
            check_arrival(service, "earlier", "later")
            equal(files(made.folder), stored)


def subprocess_of(made):
    import host as host_module

    return subprocess.run(
        [host_module.PATH, "--store", made.folder], input=SESSION, capture_output=True, timeout=30,
        env={**os.environ, **made.environment})


def test_a_disk_that_may_not_be_written_from_the_start_is_no_obstacle():
    for kind in kinds():
        with disk(kind) as made, AdService() as service:
            made.protect()
            with host(made) as h:
                h.call("sdk/initialize", initialization(service))
                add(h, "only")
                other = subprocess_of(made)
                equal(other.returncode, 3)
                equal(h.end()[0], 0)
            check_arrival(service, "only")
            equal(files(made.folder), [])


def test_a_folder_still_belongs_to_one_process_when_it_becomes_writable():
    for kind in kinds():
        with disk(kind) as made:
            made.protect()
            with host(made) as h:
                h.call("sdk/session")
                made.release()
                other = subprocess_of(made)
                equal(other.returncode, 3)
                check(b"in use by another process" in other.stderr, other.stderr)
                equal(h.end()[0], 0)


def test_folders_and_values_are_for_their_owner_alone():
    with tempfile.TemporaryDirectory() as parent:
        store = os.path.join(parent, "store")
        mask = os.umask(0)
        try:
            with Host("--store", store) as h:
                equal(h.end()[0], 0)
            equal(os.stat(store).st_mode & 0o777, 0o700)
            os.close(os.open(os.path.join(store, ".new"), os.O_CREAT | os.O_WRONLY, 0o666))
            with Host("--store", store) as h:
                h.call("sdk/initialize", initialization(None))
                equal(h.end()[0], 0)
        finally:
            os.umask(mask)
        check(files(store), "nothing was stored")
        for name in os.listdir(store):
            equal((name, os.stat(os.path.join(store, name)).st_mode & 0o777), (name, 0o600))


def test_a_store_that_cannot_be_made_is_named():
    with tempfile.TemporaryDirectory() as parent:
        path = os.path.join(parent, "missing", "store")
        code, out, log = run("--store", path, text=SESSION)
        equal((code, out), (3, b""))
        check(path.encode() in log, log)
