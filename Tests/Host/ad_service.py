"""An ad service for tests: answers what it is told to, notes what it received, and can be killed in mid-session."""

import http.server
import json
import socket
import threading
import time

AD = {
    "id": "AD1",
    "impression_id": "Z1:IMP1",
    "creative_url": "https://creative.test/1.html",
    "action_type": "c",
    "action_path": "",
    "refresh_time": 60,
    "payload": {"detailed_list_items": []},
}


def filled(ad=AD):
    return json.dumps({"success": True, "data": {"ad": ad, "port_width": 320, "port_height": 50}}).encode()


class Answer:
    def __init__(self, body=None, status=200, headers=(), delay=0, drop=False, repeat=1, cut=False):
        self.body, self.status, self.headers = filled() if body is None else body, status, headers
        self.delay, self.drop, self.repeat, self.cut = delay, drop, repeat, cut


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def do_POST(self):
        service = self.server.service
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        with service.changed:
            service.received.append((self.path, dict(self.headers), body))
            service.changed.notify_all()
        answer = service.answers.get(self.path.rsplit("/v/", 1)[-1], Answer(b"{}"))
        time.sleep(answer.delay)
        if answer.drop:
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)
            return
        self.send_response(answer.status)
        for name, value in answer.headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(answer.body) * answer.repeat + (1 if answer.cut else 0)))
        self.end_headers()
        try:
            for _ in range(answer.repeat):
                self.wfile.write(answer.body)
        except OSError:
            pass  # the host gave up on it
        if answer.cut:
            self.close_connection = True

    do_GET = do_POST


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, *arguments):
        self.connections = []
        super().__init__(*arguments)

    def process_request(self, connection, address):
        self.connections.append(connection)
        super().process_request(connection, address)

    def handle_error(self, *_):
        pass


class AdService:
    AD_ROUTE = "1.0.0/ad/retrieve"

    def __init__(self):
        self.received = []
        self.changed = threading.Condition()
        self.answers = {self.AD_ROUTE: Answer()}
        self.server = Server(("127.0.0.1", 0), Handler)
        self.server.service = self
        self.root = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def kill(self):
        self.server.shutdown()
        self.server.server_close()
        for connection in self.server.connections:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # the host closed it

    def wait_for(self, accepts, seconds=5):
        """The first request received, now or later, that `accepts(path, headers, body)`; None when there is none in time."""
        end = time.monotonic() + seconds
        with self.changed:
            while True:
                for request in self.received:
                    if accepts(*request):
                        return request
                if not self.changed.wait(end - time.monotonic()) and time.monotonic() >= end:
                    return None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()
