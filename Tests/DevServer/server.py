"""A running development ad service, and requests to it."""

import http.client
import json
import os
import signal
import socket
import subprocess
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
KEY = {"x-api-key": "demo-app"}


def binary():
    return os.environ.get("TRESTLE_DEV_SERVER", os.path.join(ROOT, "build", "trestle-dev-server"))


class Reply:
    def __init__(self, response):
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()

    @property
    def json(self):
        return json.loads(self.body)


class Server:
    def __init__(self, *options):
        self.process = subprocess.Popen(
            [binary(), *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.line = self.process.stdout.readline()
        if not self.line.startswith("listening on http://127.0.0.1:"):
            raise AssertionError(f"no address: {self.line!r} {self.process.stderr.read()!r}")
        self.port = int(self.line.rsplit(":", 1)[1])

    def stop(self, how=signal.SIGTERM):
        """Ends the server; returns its exit status, what it printed further, and its complaints."""
        self.process.send_signal(how)
        # Not `communicate`: it reads past what came with the first line and was kept aside.
        kill = threading.Timer(20, self.process.kill)
        kill.start()
        try:
            out, err = self.process.stdout.read(), self.process.stderr.read()
            return self.process.wait(), out, err
        finally:
            kill.cancel()

    def request(self, method, path, body=None, headers=None, timeout=10):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            if body is not None and not isinstance(body, (bytes, str)):
                body = json.dumps(body)
            connection.request(method, path, body, headers or {})
            return Reply(connection.getresponse())
        finally:
            connection.close()

    def post(self, path, body, headers=KEY, **more):
        return self.request("POST", path, body, headers, **more)

    def get(self, path, **more):
        return self.request("GET", path, **more)

    def received(self, query=""):
        return self.get("/control/received" + query).json["reports"]

    def requests(self, query=""):
        return self.get("/control/requests" + query).json["requests"]

    def script(self, rules):
        reply = self.post("/control/script", rules)
        assert reply.status == 200, reply.body
        return reply

    def reset(self):
        assert self.post("/control/reset", None).status == 200

    def raw(self, data, timeout=5):
        """Sends bytes as they are and returns all that comes back until the connection ends or falls silent."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=timeout) as connection:
            answer = b""
            try:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
                while piece := connection.recv(65536):
                    answer += piece
            except OSError:
                pass
            return answer
