"""A trestle-dev-server process, and what it wrote into its database."""

import json
import signal
import sqlite3
import subprocess
import urllib.request

from failure import Failure


class Service:
    def __init__(self, binary, database):
        try:
            self.process = subprocess.Popen(
                [binary, "--port", "0", "--database", database],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        except OSError as problem:
            raise Failure(f"{binary}: {problem.strerror}") from problem
        line = self.process.stdout.readline()
        if not line.startswith("listening on http://127.0.0.1:"):
            self.process.kill()
            raise Failure(f"the service did not start: {self.process.stderr.read().strip() or line.strip()}")
        self.address = line.split()[-1]
        self.database = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        self.last = 0

    def rows(self, sql, *values):
        try:
            return self.database.execute(sql, values).fetchall()
        except sqlite3.Error as problem:
            raise Failure(f"the service's database: {problem}") from problem

    def load(self, url):
        """What a web view does with a page or a picture."""
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                return answer.read().decode(errors="replace")
        except (OSError, ValueError) as problem:
            raise Failure(f"{url} did not load: {problem}") from problem

    def fail(self, route):
        """Has the service answer the next request of a route with 404, which nobody tries again."""
        rule = json.dumps({"route": route, "status": 404, "times": 1}).encode()
        try:
            urllib.request.urlopen(self.address + "/control/script", data=rule, timeout=10).close()
        except (OSError, ValueError) as problem:
            raise Failure(f"the service did not take a rule: {problem}") from problem

    def news(self):
        """(seconds, text) of each request since the last time."""
        requests = self.rows(
            "SELECT id, received_us, route, status, path, reason FROM requests WHERE id > ? ORDER BY id", self.last)
        for number, microseconds, route, status, path, reason in requests:
            self.last = number
            yield microseconds / 1_000_000, self.describe(number, route, path) + self.trouble(status, reason)

    def describe(self, number, route, path):
        reports = self.rows("SELECT type FROM reports WHERE request_id = ? ORDER BY position", number)
        if reports:
            return f"{route}: {counted([kind for kind, in reports])}"
        serve = self.rows("SELECT zone_id, ad_id FROM serves WHERE request_id = ?", number)
        if serve:
            zone, ad = serve[0]
            return f"{route}: {zone} gets {ad or 'no ad'}"
        return path if route in ("creative", "page", "pixel") else route

    @staticmethod
    def trouble(status, reason):
        return "" if status < 400 else f" answered {status} ({reason or 'as scripted'})"

    def finish(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            _, complaint = self.process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            raise Failure("the service did not end within 10 s of SIGTERM") from None
        if self.process.returncode != 0:
            raise Failure(f"the service ended with status {self.process.returncode}: {complaint.strip()}")

    def ended(self):
        """Why nothing more is to be expected of it."""
        status = self.process.poll()
        return None if status is None else f"the service has ended with status {status}"

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()
        self.database.close()


def counted(names):
    """`["a", "a", "b"]` → `a ×2, b`."""
    parts = []
    for name in dict.fromkeys(names):
        times = names.count(name)
        parts.append(name if times == 1 else f"{name} ×{times}")
    return ", ".join(parts)
