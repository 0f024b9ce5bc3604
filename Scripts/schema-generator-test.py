#!/usr/bin/env python3
"""Tests trestle-gen from outside, on copies of the project: restores, notices, refuses, and tells what breaks a release.

  schema-generator-test.py PATH/trestle-gen
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
GENERATOR = pathlib.Path(sys.argv.pop(1) if len(sys.argv) > 1 else ROOT / ".build/debug/trestle-gen").resolve()
MARK = "by trestle-gen. Do not edit"
FOLDERS = ["Schemas", "Sources", "Tests/TrestleProtocolTests", "Bridges", "Docs"]


def run(root, *arguments):
    return subprocess.run([GENERATOR, "--root", root, *arguments], capture_output=True, text=True)


def generated(root):
    """Every generated file with its bytes."""
    paths = [path for path in (root / "Schemas/generated").rglob("*") if path.is_file()]
    for folder in ("Sources", "Tests", "Bridges", "Docs"):
        for path in (root / folder).rglob("*"):
            if path.is_file() and "TrestleGen" not in path.parts and MARK in path.read_text(errors="replace")[:200]:
                paths.append(path)
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in paths}


class Copy(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name in FOLDERS:
            shutil.copytree(ROOT / name, self.root / name, ignore=shutil.ignore_patterns("node_modules", ".build", "build"))

    def edit(self, path, change):
        """Changes the JSON of a schema file."""
        file = self.root / "Schemas" / path
        content = json.loads(file.read_text())
        change(content)
        file.write_text(json.dumps(content, ensure_ascii=False))

    def assert_succeeds(self, result):
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)


class Generation(Copy):
    def test_what_is_committed_is_up_to_date(self):
        self.assert_succeeds(run(self.root, "--check"))

    def test_deleted_files_come_back_byte_for_byte(self):
        before = generated(self.root)
        self.assertGreater(len(before), 100)
        for path in before:
            (self.root / path).unlink()
        self.assertEqual(run(self.root, "--check").returncode, 1)
        self.assert_succeeds(run(self.root))
        self.assertEqual(generated(self.root), before)

    def test_a_file_that_is_no_longer_generated_is_noticed_and_removed(self):
        stray = self.root / "Sources/TrestleProtocol/Generated/Stray.swift"
        stray.write_text("// left over\n")
        self.assertIn("Stray.swift: no longer generated", run(self.root, "--check").stdout)
        self.assert_succeeds(run(self.root))
        self.assertFalse(stray.exists())

    def test_a_changed_bound_reaches_every_language_and_is_noticed_when_forgotten(self):
        self.edit("types/identifier.json", lambda schema: schema.update({"x-maxBytes": 200}))
        check = run(self.root, "--check")
        self.assertEqual(check.returncode, 1)
        self.assertIn("200", check.stdout)
        before = generated(self.root)
        self.assert_succeeds(run(self.root))
        after = generated(self.root)
        for path in [
            "Sources/TrestleProtocol/Generated/Scalars.swift",
            "Bridges/javascript/types/protocol.d.ts",
            "Bridges/jvm/src/main/java/trestle/protocol/ZoneMessages.java",
            "Bridges/flutter/lib/src/protocol.dart",
            "Schemas/generated/vectors/zone.jsonl",
            "Schemas/generated/openrpc.json",
            "Docs/protocol/types.md",
        ]:
            old, new = before[path].decode().split("\n"), after[path].decode().split("\n")
            changed = "\n".join(set(new) - set(old))
            self.assertTrue("200" in changed or "201" in changed, path)
        self.assert_succeeds(run(self.root, "--check"))

    def test_editing_a_generated_file_is_noticed(self):
        page = self.root / "Docs/protocol/limits.md"
        page.write_text(page.read_text().replace("| `mounts` | 256", "| `mounts` | 255"))
        result = run(self.root, "--check")
        self.assertEqual(result.returncode, 1)
        self.assertIn("--- Docs/protocol/limits.md", result.stdout)
        self.assertIn("-| `mounts` | 255", result.stdout)


class Refusal(Copy):
    def assert_refused(self, path, change, *words):
        self.edit(path, change)
        result = run(self.root, "--check")
        self.assertEqual(result.returncode, 1)
        for word in (path, *words):
            self.assertIn(word, result.stderr)

    def test_optional_and_nullable(self):
        def change(schema):
            schema["$defs"]["params"]["properties"]["visible"] = {"type": ["boolean", "null"], "description": "Visible."}

        self.assert_refused("messages/zone/mount.json", change, "visible", "absent is not null")

    def test_a_bound_that_differs_from_its_limit(self):
        self.assert_refused("types/text.json", lambda schema: schema.update({"x-maxBytes": 1000}), "stringBytes", "524288")

    def test_a_pattern_that_no_language_checks(self):
        self.assert_refused("types/label.json", lambda schema: schema.update({"pattern": "^a+$"}), "pattern")

    def test_a_string_without_a_bound(self):
        def change(schema):
            schema["$defs"]["params"]["properties"]["url"] = {"type": "string", "description": "The link."}

        self.assert_refused("messages/link/open.json", change, "url", "x-maxBytes")

    def test_an_integer_without_bounds(self):
        self.assert_refused("types/count.json", lambda schema: schema.pop("maximum"), "maximum")

    def test_a_reference_to_nothing(self):
        def change(schema):
            schema["$defs"]["params"]["properties"]["mount"]["$ref"] = "../../types/nothing.json"

        self.assert_refused("messages/zone/tap.json", change, "Nothing")

    def test_a_file_that_the_catalog_does_not_list(self):
        def change(catalog):
            catalog["messages"] = [m for m in catalog["messages"] if m["method"] != "zone/tap"]

        self.edit("catalog.json", change)
        result = run(self.root, "--check")
        self.assertEqual(result.returncode, 1)
        self.assertIn("messages/zone/tap.json: is not listed", result.stderr)

    def test_text_that_is_not_json(self):
        (self.root / "Schemas/limits.json").write_text("{")
        self.assertIn("limits.json: is not JSON", run(self.root, "--check").stderr)


class Release(Copy):
    """A made-up release: the lock of the present schemas, compared after a change."""

    def setUp(self):
        super().setUp()
        lock = run(self.root, "--lock")
        self.assert_succeeds(lock)
        self.lock = self.root / "lock.json"
        self.lock.write_text(lock.stdout)

    def compared(self):
        return run(self.root, "--compare", self.lock)

    def assert_breaks(self, path, change, line):
        self.edit(path, change)
        result = self.compared()
        self.assertEqual(result.returncode, 1, result.stderr)
        self.assertIn(line, result.stdout.splitlines())

    def assert_kept(self, path, change):
        self.edit(path, change)
        self.assert_succeeds(self.compared())

    def test_nothing_changed(self):
        self.assert_succeeds(self.compared())

    def test_a_removed_message(self):
        (self.root / "Schemas/messages/app/network.json").unlink()
        change = lambda catalog: catalog.update(messages=[m for m in catalog["messages"] if m["method"] != "app/network"])
        self.assert_breaks("catalog.json", change, "messages/app/network.json: removed")

    def test_a_param_that_is_now_required(self):
        self.assert_breaks(
            "messages/zone/mount.json", lambda s: s["$defs"]["params"]["required"].append("visible"),
            "messages/zone/mount.json params: visible is now required")

    def test_a_param_that_is_gone(self):
        self.assert_breaks(
            "messages/zone/mount.json", lambda s: s["$defs"]["params"]["properties"].pop("context"),
            "messages/zone/mount.json params: context removed")

    def test_a_new_optional_param_is_kept(self):
        new = {"type": "boolean", "description": "New."}
        self.assert_kept("messages/zone/mount.json", lambda s: s["$defs"]["params"]["properties"].update(new=new))

    def test_a_narrower_bound_of_params(self):
        self.assert_breaks(
            "types/identifier.json", lambda s: s.update({"x-maxBytes": 100}),
            "messages/zone/mount.json params/zone: x-maxBytes narrowed")

    def test_a_wider_bound_of_params_is_kept(self):
        self.assert_kept("types/identifier.json", lambda s: s.update({"x-maxBytes": 512}))

    def test_a_name_that_is_no_longer_accepted(self):
        def change(schema):
            schema["enum"].remove("inactive")
            del schema["x-values"]["inactive"]

        self.assert_breaks("types/app-state.json", change, 'messages/app/state.json params/state: enum "inactive" removed')

    def test_a_name_that_shells_do_not_know(self):
        def change(schema):
            schema["enum"].append("drawer")
            schema["x-values"]["drawer"] = "In a drawer."

        self.assert_breaks("types/presentation.json", change, 'events/action/open.json/presentation: enum "drawer" added')

    def test_null_in_a_result(self):
        def change(schema):
            schema["$defs"]["result"]["properties"]["total"] = {
                "type": ["integer", "null"], "minimum": 0, "maximum": 9, "description": "Total."}

        self.assert_breaks(
            "messages/keyword/search.json", change, 'messages/keyword/search.json result/total: type "null" added')

    def test_a_member_of_an_event_that_may_be_missing(self):
        self.assert_breaks(
            "events/zone/shown.json", lambda s: s["required"].remove("ad"), "events/zone/shown.json: ad may now be missing")

    def test_a_default(self):
        def change(schema):
            schema["$defs"]["params"]["properties"]["attached"]["default"] = False

        self.assert_breaks("messages/zone/mount.json", change, "messages/zone/mount.json params/attached: default changed")

    def test_the_code_of_an_error(self):
        self.assert_breaks(
            "errors.json", lambda s: s["errors"][5].update(code=1999), "errors.json: notInitialized has another code")

    def test_a_lowered_limit(self):
        self.assert_breaks(
            "limits.json", lambda s: next(x for x in s["limits"] if x["name"] == "mounts").update(value=200),
            "limits.json: mounts lowered from 256 to 200")

    def test_a_value_of_a_profile(self):
        self.assert_breaks(
            "profile.json", lambda s: s["fields"][0]["profiles"].update(ios="v1"),
            "profile.json: routes has another value for ios")

    def test_new_prose_is_kept(self):
        self.assert_kept("types/label.json", lambda s: s.update(description="Something short."))

    def test_a_lock_that_is_none(self):
        self.lock.write_text("[]")
        self.assertIn("is no lock file", self.compared().stderr)


if __name__ == "__main__":
    if not GENERATOR.exists():
        sys.exit(f"schema-generator-test: {GENERATOR} is missing; build it with: swift build --product trestle-gen")
    unittest.main()
