"""The demo shop as files, and pages of other origins."""

import os
import shutil
import subprocess
import tempfile
import unittest

from server import Server, binary

POLICY = "script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'"
ORIGIN = {"Origin": "http://shop.example"}


class Files(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.outside = tempfile.mkdtemp()
        cls.package = os.path.join(cls.outside, "package")
        cls.write("secret.txt", "outside")
        cls.write("package-2/secret.txt", "outside")
        for name, text in {"demo/index.html": "<title>shop</title>", "demo/shop.css": "a", "demo/shop.js": "b", "demo/a b.svg": "c",
                           "demo/é.json": "{}", "core/trestle.wasm": "\0asm", "core/wasm.mjs": "d", "types/index.d.ts": "e",
                           "demo/noise.bin": "f", ".npmrc": "secret", "demo/.hidden": "secret",
                           "pages/recipes": "a file where a route is"}.items():
            cls.write(os.path.join("package", name), text)
        os.symlink("../../secret.txt", os.path.join(cls.package, "demo", "link.txt"))
        os.symlink("shop.css", os.path.join(cls.package, "demo", "inside.css"))
        cls.server = Server("--demo-folder", cls.package)

    @classmethod
    def write(cls, name, text):
        path = os.path.join(cls.outside, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    @classmethod
    def tearDownClass(cls):
        status, rest, complaints = cls.server.stop()
        shutil.rmtree(cls.outside)
        assert (status, rest, complaints) == (0, f"demo at http://127.0.0.1:{cls.server.port}/demo/\n", "")

    def test_files_come_with_their_type_and_the_policy(self):
        for path, kind, body in [
            ("/demo/", "text/html; charset=utf-8", b"<title>shop</title>"),
            ("/demo/index.html", "text/html; charset=utf-8", b"<title>shop</title>"),
            ("/demo/shop.css", "text/css; charset=utf-8", b"a"), ("/demo/inside.css", "text/css; charset=utf-8", b"a"),
            ("/demo/shop.js?v=1", "text/javascript; charset=utf-8", b"b"), ("/demo/a%20b.svg", "image/svg+xml", b"c"),
            ("/demo/%C3%A9.json", "application/json", b"{}"), ("/core/trestle.wasm", "application/wasm", b"\0asm"),
            ("/core/wasm.mjs", "text/javascript; charset=utf-8", b"d"), ("/types/index.d.ts", "text/plain; charset=utf-8", b"e"),
            ("/demo/noise.bin", "application/octet-stream", b"f"),
        ]:
            with self.subTest(path=path):
                reply = self.server.get(path)
                self.assertEqual((reply.status, reply.headers["Content-Type"], reply.body), (200, kind, body))
                self.assertEqual(reply.headers["Content-Security-Policy"], POLICY)
                self.assertEqual(reply.headers["X-Content-Type-Options"], "nosniff")
                self.assertEqual(reply.headers["Cache-Control"], "no-cache")

    def test_a_folder_without_its_slash_moves(self):
        reply = self.server.get("/demo")
        self.assertEqual((reply.status, reply.headers["Location"]), (301, "/demo/"))

    def test_the_head_alone_can_be_asked_for(self):
        reply = self.server.request("HEAD", "/demo/shop.css")
        self.assertEqual((reply.status, reply.body, reply.headers["Content-Length"]), (200, b"", "1"))

    def test_nothing_outside_the_folder_is_reached(self):
        for path in ["/../secret.txt", "/demo/../../secret.txt", "/%2e%2e/secret.txt", "/demo/%2E%2E/%2e./secret.txt",
                     "/..%2fsecret.txt", "/demo/..%5c..%5csecret.txt", "/demo/link.txt", "/../package-2/secret.txt",
                     "//etc/passwd", "/%2fetc/passwd", "/demo//index.html", "/demo/./index.html", "/demo/shop.css%00.html",
                     "/.npmrc", "/demo/.hidden", "/demo/index.html/", "/demo/nothing", "/core/", "/demo/shop.css/x"]:
            with self.subTest(path=path):
                answer = self.server.raw(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
                self.assertRegex(answer, rb"^HTTP/1.1 (404|400) ")
                self.assertNotRegex(answer, rb"outside|secret|root:")

    def test_files_are_only_read(self):
        for method in ("POST", "PUT", "DELETE"):
            self.assertEqual(self.server.request(method, "/demo/index.html").status, 404)

    def test_routes_go_before_files_and_only_they_are_kept(self):
        self.server.reset()
        self.server.get("/demo/shop.css")
        self.assertIn(b"Recipes", self.server.get("/pages/recipes").body)
        self.assertEqual([row["path"] for row in self.server.requests()], ["/pages/recipes"])

    def test_a_page_of_the_service_has_no_policy_of_the_shop(self):
        self.assertIsNone(self.server.get("/pages/circular").headers["Content-Security-Policy"])

    def test_the_demo_brings_its_own_inventory(self):
        self.assertNotEqual(self.server.get("/control/inventory").json["zones"], [])
        self.write("package/demo/inventory.json", '{"zones":[]}')
        self.addCleanup(os.remove, os.path.join(self.package, "demo", "inventory.json"))
        server = Server("--demo-folder", self.package)
        self.addCleanup(server.stop)
        self.assertEqual(server.get("/control/inventory").json["zones"], [])

    def test_without_a_demo_there_are_no_files(self):
        server = Server()
        self.addCleanup(server.stop)
        self.assertEqual(server.get("/demo/").status, 404)

    def test_a_folder_without_a_demo_is_told(self):
        told = subprocess.run([binary(), "--demo-folder", "/nowhere"], capture_output=True, text=True)
        self.assertEqual((told.returncode, told.stdout), (1, ""))
        self.assertEqual(told.stderr, "trestle-dev-server: /nowhere/demo/index.html: No such file or directory; "
                                      "--demo-folder names the package\n")


class Origins(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.stop)

    def allowed(self, server, path="/v/1/pickup"):
        names = ("Access-Control-Allow-Origin", "Access-Control-Allow-Headers", "Access-Control-Allow-Methods")
        headers = server.request("OPTIONS", path, headers=ORIGIN).headers
        return tuple(headers[name] for name in names)

    def test_any_origin_may_call_at_first(self):
        self.assertEqual(self.allowed(self.server), ("*", "accept, content-type, x-api-key, idempotency-key", "OPTIONS, POST"))

    def test_all_origins_can_be_shut_out(self):
        self.assertEqual(self.server.post("/control/cors", {"origin": "none"}).json["origin"], "none")
        self.assertEqual(self.allowed(self.server), (None, None, None))
        self.assertIsNone(self.server.get("/pages/recipes").headers["Access-Control-Allow-Origin"])
        self.assertEqual(self.server.get("/control/requests").headers["Access-Control-Allow-Origin"], "*")
        self.server.reset()
        self.assertEqual(self.allowed(self.server)[0], "*")

    def test_one_origin_can_be_allowed(self):
        reply = self.server.post("/control/cors", {"origin": "http://shop.example", "headers": ["x-api-key"]})
        self.assertEqual(reply.json, {"headers": "x-api-key", "origin": "http://shop.example"})
        self.assertEqual(self.allowed(self.server), ("http://shop.example", "x-api-key", "OPTIONS, POST"))

    def test_origins_are_options_too(self):
        for option, found in [("none", None), ("*", "*"), ("http://127.0.0.1:8000", "http://127.0.0.1:8000")]:
            server = Server("--cors-origin", option)
            self.assertEqual(self.allowed(server)[0], found)
            server.stop()

    def test_what_is_no_origin_is_refused(self):
        for origin in ("shop.example", "http://", "http://a/b", "http://a b", "a\nb", ""):
            with self.subTest(origin=origin):
                reply = self.server.post("/control/cors", {"origin": origin})
                self.assertEqual((reply.status, reply.json["message"]), (400, "/origin: must be *, none or one origin"))
        self.assertEqual(self.server.post("/control/cors", {}).status, 400)
        told = subprocess.run([binary(), "--cors-origin", "shop"], capture_output=True, text=True)
        self.assertEqual((told.returncode, told.stderr), (2, "trestle-dev-server: --cors-origin: must be *, none or one origin\n"))
