"""A trestle-host process: requests go in as JSON-RPC lines, replies and events come out."""

import json
import queue
import subprocess
import threading
import time

from failure import Failure

PATIENCE = 10


class Host:
    def __init__(self, binary, folder, log):
        self.log = open(log, "a+", encoding="utf-8")
        try:
            self.process = subprocess.Popen(
                [binary, "--store", folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log)
        except OSError as problem:
            raise Failure(f"{binary}: {problem.strerror}") from problem
        self.lines = queue.Queue()
        self.last_id = 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(None)

    def call(self, method, params, hear):
        """Sends one request and returns its result. Events that come meanwhile are given to `hear`."""
        self.last_id += 1
        text = json.dumps({"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params})
        try:
            self.process.stdin.write(text.encode() + b"\n")
            self.process.stdin.flush()
        except OSError as problem:
            raise Failure(f"the host ended before {method}: {self.complaint()}") from problem
        while True:
            message = self.next(f"an answer to {method}", PATIENCE)
            if "id" not in message:
                hear(message)
            elif message["id"] != self.last_id:
                raise Failure(f"{method}: the host answered another request: {message}")
            elif "error" in message:
                raise Failure(f"{method}: {message['error'].get('message')} {message['error'].get('data')}")
            else:
                return message["result"]

    def next(self, wanted, patience):
        """The next line of the host as an object."""
        try:
            line = self.lines.get(timeout=max(patience, 0))
        except queue.Empty:
            raise Failure(f"no {wanted} within {PATIENCE} s") from None
        if line is None:
            raise Failure(f"the host ended, waiting for {wanted}: {self.complaint()}")
        return parse(line)

    def wait(self, wanted, hear, done):
        """Listens until `done()`."""
        end = time.monotonic() + PATIENCE
        while not done():
            hear(self.next(wanted, end - time.monotonic()))

    def drain(self, hear):
        """Hears what is under way: events follow the reply to the message that caused them."""
        while True:
            try:
                line = self.lines.get(timeout=0.03)
            except queue.Empty:
                return
            if line is None:
                raise Failure(f"the host ended: {self.complaint()}")
            hear(parse(line))

    def finish(self):
        """Closes the host's input; returns the lines it still had to say. It has 2 s to end with status 0."""
        self.process.stdin.close()
        try:
            status = self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            raise Failure("the host did not end within 5 s of the end of its input") from None
        if status != 0:
            raise Failure(f"the host ended with status {status}: {self.complaint()}")
        rest = []
        while (line := self.lines.get(timeout=PATIENCE)) is not None:
            rest.append(parse(line))
        return rest

    def complaint(self):
        self.log.flush()
        self.log.seek(0)
        lines = self.log.read().splitlines()
        return lines[-1] if lines else "it left no word on stderr"

    def ended(self):
        status = self.process.poll()
        return None if status in (None, 0) else f"the host has ended with status {status}"

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.log.close()


def parse(line):
    try:
        message = json.loads(line)
    except ValueError:
        message = None
    if not isinstance(message, dict):
        raise Failure(f"the host printed a line that is no message: {line[:200]!r}")
    return message
