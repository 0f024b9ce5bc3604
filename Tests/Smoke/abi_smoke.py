#!/usr/bin/env python3
"""Smoke test of libtrestle.so as a C caller meets it: abi_smoke.py LIBRARY FAILING_ALLOCATOR.

Everything trestle.h promises that can be seen from outside, on the library that ships. The second argument is the compiled
failing_allocator.c; the script starts itself again with it preloaded.
"""

import ctypes
import json
import os
import sys
import threading
import unittest

import trestle

HELLO = b'{"id":1,"method":"core/hello"}'
INITIALIZATION = {
    "appId": "APP", "performs": ["store"], "entropy": bytes(range(32)).hex(), "features": {"keywords": False, "payloads": False},
}
START = {"mono": 1, "wall": 1767225600000}


def error_name(turn):
    return json.loads(turn)["error"]["data"]["name"]


class Calls(unittest.TestCase):
    def assert_refused(self, status, turn, expected, name):
        self.assertEqual(status, expected)
        values = json.loads(turn)
        self.assertEqual((values["id"], values["seq"], values["jsonrpc"]), (None, 0, "2.0"))
        self.assertEqual(values["error"]["data"]["name"], name)

    def test_versions(self):
        self.assertEqual(library.trestle_abi_version(), 1)
        with trestle.Core(library) as core:
            hello = core.ask("core/hello")["result"]
        self.assertEqual(hello["core"]["version"], library.trestle_version().decode())
        self.assertEqual(hello["protocol"], 1)
        self.assertEqual(hello["limits"]["cores"], trestle.CORES)

    def test_turn_is_followed_by_a_nul(self):
        with trestle.Core(library) as core:
            turn, length = ctypes.POINTER(ctypes.c_uint8)(), ctypes.c_size_t()
            for message in (HELLO, b"", b"{", b'{"id":1,"method":"no/such"}'):
                status = library.trestle_step(
                    core.handle, message, len(message), ctypes.byref(turn), ctypes.byref(length))
                self.assertEqual(status, trestle.OK)
                self.assertEqual(ctypes.string_at(turn), ctypes.string_at(turn, length.value))
                self.assertEqual(turn[length.value], 0)

    def test_empty_input_is_a_parse_error(self):
        with trestle.Core(library) as core:
            status, turn = core.call(b"")
            self.assertEqual((status, error_name(turn), json.loads(turn)["id"]), (trestle.OK, "parseError", None))

    def test_id_keeps_its_type_and_notifications_have_none(self):
        with trestle.Core(library) as core:
            for given in (0, 2**53 - 1, "", "é🍋", "1"):
                turn = core.call(json.dumps({"id": given, "method": "core/wake"}).encode())[1]
                if given == "":
                    self.assertEqual(error_name(turn), "invalidMessage")
                else:
                    self.assertEqual(json.loads(turn)["id"], given)
            self.assertNotIn("id", json.loads(core.step(b'{"method":"core/wake"}')))

    def test_emoji_are_utf_8_both_ways(self):
        """BR-01, the bytes that a shell of any language gets: four for each character, never two halves of three."""
        with trestle.Core(library) as core:
            core.ask("sdk/initialize", INITIALIZATION, at=START)
            for written in ("Crème 🍦", "Crème \\ud83c\\udf66"):
                turn = core.step(f'{{"id":"🧀","method":"list/report","params":{{"action":"added","items":["{written}"]}}}}'.encode())
                self.assertIn(b'"id":"\xf0\x9f\xa7\x80"', turn)
                self.assertIn(b"Cr\xc3\xa8me \xf0\x9f\x8d\xa6", turn)
                self.assertNotIn(b"\xed\xa0", turn)
                turn.decode()

    def test_a_nul_is_no_end(self):
        """BR-02: the length counts, also for the caller who ends the text with a NUL of its own."""
        with trestle.Core(library) as core:
            core.ask("sdk/initialize", INITIALIZATION, at=START)
            turn = core.step(b'{"id":1,"method":"list/report","params":{"action":"added","items":["oat\\u0000milk"]}}')
            self.assertRegex(turn, rb"oat\\+u0000milk")
            self.assertEqual(error_name(core.step(HELLO + b"\0")), "parseError")
            self.assertEqual(error_name(core.step(b'{"id":1,"method":"oat\0milk"}')), "parseError")

    def test_missing_and_misaligned_pointers(self):
        with trestle.Core(library) as core:
            turn, length = ctypes.POINTER(ctypes.c_uint8)(), ctypes.c_size_t()
            status = library.trestle_step(core.handle, None, 3, ctypes.byref(turn), ctypes.byref(length))
            self.assert_refused(
                status, ctypes.string_at(turn, length.value), trestle.BAD_ARGUMENT, "badArgument")
            self.assertEqual(library.trestle_step(core.handle, b"{}", 2, None, None), trestle.BAD_ARGUMENT)
            self.assertEqual(
                library.trestle_step(core.handle, b"{}", 2, None, ctypes.byref(length)), trestle.BAD_ARGUMENT)
            room = ctypes.create_string_buffer(64)
            odd = ctypes.cast(ctypes.addressof(room) + 1, ctypes.POINTER(ctypes.POINTER(ctypes.c_uint8)))
            status = library.trestle_step(core.handle, b"{}", 2, odd, ctypes.byref(length))
            self.assertEqual((status, room.raw), (trestle.BAD_ARGUMENT, bytes(64)))
            self.assertEqual(json.loads(core.step(HELLO))["seq"], 1)

    def test_too_long_input(self):
        with trestle.Core(library) as core:
            self.assert_refused(*core.call(b" " * (trestle.MESSAGE_BYTES + 1)), trestle.LIMIT_EXCEEDED, "limitExceeded")
            status, turn = core.call(HELLO + b" " * (1 << 20))
            self.assertEqual((status, error_name(turn)), (trestle.OK, "limitExceeded"))
            status, turn = core.call(HELLO + b" " * ((1 << 20) - len(HELLO)))
            self.assertEqual(status, trestle.OK)
            self.assertIn("result", json.loads(turn))


class Handles(unittest.TestCase):
    def test_all_slots(self):
        cores = [library.trestle_create() for _ in range(trestle.CORES)]
        self.assertNotIn(0, cores)
        self.assertEqual(len(set(cores)), trestle.CORES)
        self.assertEqual(library.trestle_create(), 0)
        for core in cores:
            self.assertEqual(library.trestle_destroy(core), trestle.OK)
            self.assertEqual(library.trestle_destroy(core), trestle.CLOSED)

    def test_stale_and_foreign_handles(self):
        core = trestle.Core(library)
        library.trestle_destroy(core.handle)
        with trestle.Core(library) as successor:
            for handle in (core.handle, 0, 1, 63, 2**32 - 1, successor.handle ^ 1):
                core.handle = handle
                status, turn = core.call(HELLO)
                self.assertEqual((status, error_name(turn)), (trestle.CLOSED, "closed"))
                self.assertIsNone(library.trestle_input(handle, 16))
                self.assertEqual(library.trestle_destroy(handle), trestle.CLOSED)
            self.assertEqual(json.loads(successor.step(HELLO))["seq"], 1)

    def test_two_threads_with_one_core(self):
        """ctypes lets go of the interpreter's lock during a call, so the calls really meet."""
        statuses, long = [], b'{"id":1,"method":"core/wake","params":{"x":"' + b"y" * 400_000 + b'"}}'
        with trestle.Core(library) as core:
            deadline = threading.Event()
            timer = threading.Timer(20, deadline.set)
            timer.start()

            def caller():
                while trestle.BUSY not in statuses and not deadline.is_set():
                    statuses.append(core.call(long)[0])

            threads = [threading.Thread(target=caller) for _ in range(2)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            timer.cancel()
            self.assertEqual(set(statuses), {trestle.OK, trestle.BUSY})
            self.assertEqual(json.loads(core.step(HELLO))["seq"], statuses.count(trestle.OK) + 1)

    def test_two_threads_with_long_turns_do_not_mix(self):
        """BR-16: each turn holds the 64 KiB of its own message."""
        failures = []

        def shell(number):
            with trestle.Core(library) as core:
                core.ask("sdk/initialize", INITIALIZATION, at=START)
                for call in range(300):
                    name = f"{number}-{call}-".encode() + b"%d" % number * 65_536
                    turn = core.step(b'{"id":1,"method":"list/report","params":{"action":"added","items":["%s"]}}' % name)
                    if name not in turn:
                        failures.append((number, call, turn[:200]))

        threads = [threading.Thread(target=shell, args=(number,)) for number in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])

    def test_threads_with_their_own_cores_do_not_mix(self):
        failures = []

        def shell(number):
            with trestle.Core(library) as core:
                for call in range(500):
                    given = f"{number}-{call}"
                    turn = json.loads(core.step(b'{"id":"%s","method":"core/wake"}' % given.encode()))
                    if (turn["id"], turn["seq"]) != (given, call + 1):
                        failures.append((given, turn))

        threads = [threading.Thread(target=shell, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])


class Nesting(unittest.TestCase):
    def test_bombs_on_a_thread_of_512_kib(self):
        """BR-08."""
        deep, objects, found = 100_000, b'{"a":' * 100_000, []
        call = b'{"id":1,"method":"core/wake","params":'
        bombs = [b"[" * deep, b"[" * deep + b"]" * deep, objects, call + objects, call + objects + b"1" + b"}" * deep + b"}"]
        flat = call + b'{"a":[' + b",".join([b'{"b":[{}]}'] * 5_000) + b"]}}"

        def shell():
            with trestle.Core(library) as core:
                found.extend(json.loads(core.step(bomb))["error"]["data"]["reason"] for bomb in bombs)
                found.append(json.loads(core.step(flat))["result"])

        before = threading.stack_size(512 << 10)
        try:
            thread = threading.Thread(target=shell)
            thread.start()
            thread.join()
        finally:
            threading.stack_size(before)
        self.assertEqual(found, ["tooDeep"] * len(bombs) + [{}])


class Memory(unittest.TestCase):
    def test_scratch_is_aligned_and_bounded(self):
        with trestle.Core(library) as core:
            for capacity in (0, 1, 17, 4096, 1 << 20, trestle.INPUT_BYTES):
                address = library.trestle_input(core.handle, capacity)
                self.assertIsNotNone(address)
                self.assertEqual(address % 16, 0)
                ctypes.memset(address, 0xAA, capacity)
            self.assertIsNone(library.trestle_input(core.handle, trestle.INPUT_BYTES + 1))
            self.assertIsNone(library.trestle_input(core.handle, 2**64 - 1))

    def test_scratch_holds_message_and_out_parameters(self):
        with trestle.Core(library) as core:
            start = library.trestle_input(core.handle, 64)
            ctypes.memmove(start, HELLO, len(HELLO))
            out = ctypes.cast(start + 32, ctypes.POINTER(ctypes.POINTER(ctypes.c_uint8)))
            length = ctypes.cast(start + 40, ctypes.POINTER(ctypes.c_size_t))
            status = library.trestle_step(
                core.handle, ctypes.cast(start, ctypes.c_char_p), len(HELLO), out, length)
            self.assertEqual(status, trestle.OK)
            self.assertEqual(json.loads(ctypes.string_at(out[0], length[0]))["id"], 1)

    def test_strings_of_every_length_come_back_whole(self):
        """BR-17."""
        with trestle.Core(library) as core:
            for size in (1, 15, 16, 31, 32, 63, 64):
                for end in ("é", "🍋", "x"):
                    given = "a" * (size - len(end.encode())) + end
                    if len(given.encode()) <= 64:
                        turn = core.step(json.dumps({"id": given, "method": "core/wake"}, ensure_ascii=False).encode())
                        self.assertEqual(json.loads(turn)["id"], given)

    def test_no_memory_for_scratch_turn_or_core(self):
        with trestle.Core(library) as core:
            for zone in range(256):
                core.ask("zone/mount", {"zone": str(zone)})
            allocator.refuse_lent_memory(1)
            try:
                self.assertEqual(library.trestle_create(), 0)
                self.assertIsNone(library.trestle_input(core.handle, 1 << 20))
                status, turn = core.call(b'{"id":2,"method":"core/state"}')
            finally:
                allocator.refuse_lent_memory(0)
            self.assertEqual((status, error_name(turn)), (trestle.OUT_OF_MEMORY, "outOfMemory"))
            self.assertEqual(json.loads(core.step(HELLO))["seq"], 258)
            # The core that could not be made has left its slot.
            cores = [library.trestle_create() for _ in range(trestle.CORES - 1)]
            self.assertNotIn(0, cores)
            for handle in cores:
                self.assertEqual(library.trestle_destroy(handle), trestle.OK)

    def test_parser_without_memory_changes_nothing_and_says_so(self):
        """jansson tells want of memory from a bad text only outside of strings, so either may be answered."""
        message, names, mounts = b'{"id":7,"method":"zone/mount","params":{"zone":"110003","visible":true}}', [], 0
        with trestle.Core(library) as core:
            for after in range(40):
                self.assertTrue(allocator.refuse_jansson(after))
                status, turn = core.call(message)
                allocator.refuse_jansson(-1)
                self.assertEqual(status, trestle.OK)
                values = json.loads(turn)
                if "error" in values:
                    names.append(values["error"]["data"]["name"])
                else:
                    mounts += 1
                    self.assertEqual(values["result"], {"mount": mounts})
        self.assertEqual(set(names), {"internal", "parseError"})
        self.assertEqual(names[0], "internal")
        self.assertGreater(mounts, 0)

    def test_memory_stays_flat(self):
        """BR-16, BR-17."""
        with trestle.Core(library) as core:
            def resident():
                with open("/proc/self/statm") as file:
                    return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

            def turns(count):
                for _ in range(count):
                    core.call(HELLO)
                    core.call(b"{")

            turns(2_000)
            before = resident()
            turns(50_000)
            self.assertLess(resident() - before, 1 << 20)


def main():
    path, preload = sys.argv[1], os.path.abspath(sys.argv[2])
    if os.environ.get("LD_PRELOAD") != preload:
        os.environ["LD_PRELOAD"] = preload
        os.execv(sys.executable, [sys.executable, *sys.argv])
    global library, allocator
    library, allocator = trestle.load(os.path.abspath(path)), ctypes.CDLL(preload)
    result = unittest.main(argv=sys.argv[:1], exit=False, verbosity=0).result
    failed = len(result.failures) + len(result.errors)
    print(f"abi-smoke: {result.testsRun - failed} passed, {failed} failed")
    sys.exit(failed > 0 or result.testsRun == 0)


main()
