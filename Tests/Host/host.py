"""The host as a child process, seen from outside."""

import json
import os
import queue
import subprocess
import threading
import time

PATH = os.environ.get("TRESTLE_HOST", "build/trestle-host")
os.environ["no_proxy"] = "*"


class Host:
    def __init__(self, *arguments, stdin=subprocess.PIPE, environment=None):
        self.process = subprocess.Popen(
            [PATH, *arguments], stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
            env={**os.environ, **(environment or {})})
        self.lines, self.queue, self.log = [], queue.Queue(), b""
        self.readers = [threading.Thread(target=run, daemon=True) for run in (self.read_lines, self.read_log)]
        for reader in self.readers:
            reader.start()

    def read_lines(self):
        with os.fdopen(os.dup(self.process.stdout.fileno()), "rb") as stream:
            for line in stream:
                self.queue.put(line)
        self.queue.put(None)

    def read_log(self):
        self.log = self.process.stderr.read()

    def write(self, text):
        self.process.stdin.write(text if isinstance(text, bytes) else text.encode())

    def send(self, method, params=None, **members):
        message = {"jsonrpc": "2.0", "method": method, **members}
        if params is not None:
            message["params"] = params
        self.write(json.dumps(message) + "\n")

    def next(self, seconds=5):
        """The next line as bytes; None at the end of the output."""
        try:
            line = self.queue.get(timeout=seconds)
        except queue.Empty:
            raise AssertionError(f"no line within {seconds} s") from None
        if line is not None:
            self.lines.append(line)
        return line

    def until(self, accepts, seconds=5):
        """The next parsed line that is accepted; those before it are passed over."""
        end = time.monotonic() + seconds
        while True:
            line = self.next(max(0.01, end - time.monotonic()))
            assert line is not None, "the output ended"
            found = json.loads(line)
            if accepts(found):
                return found

    def call(self, method, params=None, id=1, **members):
        """Sends a request and gives its response."""
        self.send(method, params, id=id, **members)
        return self.until(lambda line: line.get("id") == id and "method" not in line)

    def event(self, method, seconds=5):
        return self.until(lambda line: line.get("method") == method, seconds)["params"]

    def end(self, close=True):
        """Closes stdin, waits, and gives (exit code, seconds it took, remaining lines parsed)."""
        start = time.monotonic()
        if close and self.process.stdin:
            self.process.stdin.close()
        code = self.process.wait(10)
        took = time.monotonic() - start
        rest = []
        while (line := self.next()) is not None:
            rest.append(json.loads(line))
        for reader in self.readers:
            reader.join(5)
        self.process.stdout.close()
        self.process.stderr.close()
        return code, took, rest

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def run(*arguments, text=b""):
    """The whole life of a host: (exit code, stdout, stderr)."""
    done = subprocess.run([PATH, *arguments], input=text, capture_output=True, timeout=30)
    return done.returncode, done.stdout, done.stderr
