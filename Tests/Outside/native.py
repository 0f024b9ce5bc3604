#!/usr/bin/env python3
"""valgrind on the library that ships, and undefined-behaviour checks of the C we wrote.

  - build/libtrestle.so, the Embedded one, plays traces under valgrind: no invalid access, no leak
  - the host's C, the development server's C, the WebAssembly's libc stand-ins and Node's addon run instrumented by gcc

native.py             a quarter of the traces
native.py --all       all of them
"""

import argparse
import http.client
import http.server
import os
import shutil
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path

from tools import BUILD, HERE, ROOT, WORK, Checks, compile_c, pair_files, with_library

UNDEFINED = ["-O1", "-fsanitize=undefined", "-fno-sanitize-recover=undefined"]
WITH_MEMORY = ["-O1", "-fsanitize=undefined,address", "-fno-sanitize-recover=undefined"]
VALGRIND = [
    "valgrind", "-q", "--error-exitcode=9", "--leak-check=full", "--errors-for-leak-kinds=definite,indirect,possible",
    f"--suppressions={HERE / 'valgrind.supp'}"]
SOURCES = ROOT / "Sources"
LARGE = 33 << 20
NODE = Path(shutil.which("node"))
NODE_HEADERS = [NODE.parent.parent / "include/node", NODE.resolve().parent.parent / "include/node", Path("/usr/include/node")]


class Answers(http.server.BaseHTTPRequestHandler):
    """What the host's transfers meet: echoes, headers without end, a body too large, one that breaks off."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if self.path == "/slow":
            self.server.released.wait(20)
        large = self.path == "/large"
        length = LARGE if large else len(body) + (10 if self.path == "/short" else 0)
        if self.path == "/interim":
            self.wfile.write(b"HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n")
        self.send_response(200)
        for number in range(90 if self.path == "/headers" else 1):
            self.send_header(f"x-{number}", "v" * (1000 if self.path == "/headers" else 1))
        self.send_header("content-length", str(length))
        self.end_headers()
        try:
            if self.command != "HEAD":
                self.wfile.write(bytes(LARGE) if large else body)
        except OSError:
            pass  # given up on
        self.close_connection = self.path == "/short"

    do_GET = do_HEAD = do_PUT = do_POST


class Service(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 512

    def handle_error(self, *_):
        pass  # a client that cancels hangs up


def check_host_shims(checks):
    program = compile_c(
        "host-shims", [HERE / "host_shims.c", SOURCES / "CHostShims" / "CHostShims.c"],
        f"-I{SOURCES}/CHostShims/include", *WITH_MEMORY, "-ldl")
    server = Service(("127.0.0.1", 0), Answers)
    server.released = threading.Event()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    environment = {**os.environ, "no_proxy": "*", "ASAN_OPTIONS": "detect_leaks=1"}
    checks.run("the host's C", [program, str(server.server_port)], env=environment)
    server.released.set()
    server.shutdown()


def ask(port, method, path, body=None):
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", body, {"X-Given": "é".encode().decode("latin-1")}, method=method)
    try:
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=10) as answer:
            answer.read()
            return answer.status
    except http.client.IncompleteRead:
        return None
    except urllib.error.HTTPError as error:
        return error.code


def check_server_shim(checks):
    program = compile_c(
        "server-shim", [HERE / "server_shim.c", SOURCES / "CMicrohttpd" / "CMicrohttpd.c"],
        f"-I{SOURCES}/CMicrohttpd/include", *WITH_MEMORY, "-lmicrohttpd")
    with subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        port = int(server.stdout.readline())
        got = [ask(port, "GET", "/"), ask(port, "POST", "/a?b=c&d", b"x" * 300_000), ask(port, "PUT", "/" + "y" * 3000, b"")]
        broken = ask(port, "GET", "/broken")
        told = server.communicate("\n", timeout=20)
    checks.that("the development server's C", (got, broken, server.returncode) == ([200] * 3, None, 0), f"{got} {broken} {server.returncode} {told}")
    print(f"the development server's C: {told[0].strip()}")


def check_stand_ins(checks):
    """Under other names, since the program has libc's own functions too. random_get writes to a 32-bit address: only 0 bytes."""
    renamed = [f"-D{name}=stand_in_{name}" for name in ("snprintf", "vsnprintf", "__assert_fail")]
    compile_c("no_system.o", [ROOT / "Scripts" / "wasm" / "no_system.c"], *UNDEFINED, "-U_FORTIFY_SOURCE", *renamed, "-c")
    program = compile_c("stand-ins", [HERE / "stand_ins.c", WORK / "no_system.o"], *UNDEFINED)
    checks.run("stand-ins for libc", [program])


def check_addon(checks):
    """The package in a folder of its own, with an instrumented addon, runs its tests of the addon."""
    package = WORK / "Bridges" / "javascript"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(ROOT / "Bridges" / "javascript", package)
    schemas = WORK / "Schemas"
    schemas.unlink(missing_ok=True)
    schemas.symlink_to(ROOT / "Schemas")
    platform = next((package / "prebuilt").glob("*/trestle.node")).parent
    include = next(path for path in NODE_HEADERS if (path / "node_api.h").exists())
    done = subprocess.run(
        ["gcc", "-shared", "-fPIC", "-g", "-std=c11", *UNDEFINED, "-isystem", include, f"-I{BUILD}", package / "core" / "addon.c",
         f"-L{platform}", "-ltrestle", "-Wl,-rpath,$ORIGIN", "-o", platform / "trestle.node"], capture_output=True, text=True)
    if not checks.that("an instrumented addon", done.returncode == 0, done.stderr):
        return
    checks.run("Node's addon: traces, vectors, memory, ends of a process", [
        "node", "--expose-gc", "--test", "--test-reporter=tap", package / "test" / "transports.test.mjs"],
        shown="# pass", env={**os.environ, "TRACE_PAIRS": str(ROOT / ".build" / "tests" / "pairs")})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="every trace under valgrind")
    options = parser.parse_args()
    checks = Checks("native")
    player = compile_c("player", [HERE / "player.c"], "-O1", *with_library())
    files = pair_files()[:: 1 if options.all else 4]
    checks.run("traces under valgrind", [*VALGRIND, player, *files])
    check_host_shims(checks)
    check_server_shim(checks)
    check_stand_ins(checks)
    check_addon(checks)
    return checks.close()


if __name__ == "__main__":
    sys.exit(main())
