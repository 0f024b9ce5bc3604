#!/usr/bin/env python3
"""Checks that what is generated for TypeScript, Java and Dart is TypeScript, Java and Dart.

Uses tsc and javac where they are installed, and tree-sitter-dart (PyPI) to parse Dart. Says what it skips; exit 1 when a
language that could be checked is wrong.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

BRIDGES = pathlib.Path(__file__).resolve().parent.parent / "Bridges"


def run(*command):
    result = subprocess.run(command, capture_output=True, text=True)
    return (result.stdout + result.stderr).strip() if result.returncode or result.stderr else ""


def typescript():
    if not shutil.which("tsc"):
        return None
    return run("tsc", "--strict", "--noEmit", BRIDGES / "javascript/types/protocol.d.ts")


def java():
    if not shutil.which("javac"):
        return None
    sources = sorted((BRIDGES / "jvm/src/main/java/trestle/protocol").glob("*.java"))
    with tempfile.TemporaryDirectory() as folder:
        return run("javac", "-Xlint:all", "-Werror", "-d", folder, *sources)


def dart():
    try:
        import tree_sitter
        import tree_sitter_dart
    except ImportError:
        return None
    parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_dart.language()))
    path = BRIDGES / "flutter/lib/src/protocol.dart"
    problems, open_nodes = [], [parser.parse(path.read_bytes()).root_node]
    while open_nodes:
        node = open_nodes.pop()
        if node.is_error or node.is_missing:
            problems.append(f"{path.name}:{node.start_point[0] + 1}: does not parse")
        open_nodes.extend(node.children)
    return "\n".join(sorted(problems))


def main():
    failed = False
    for language in (typescript, java, dart):
        problems = language()
        print(f"schema-languages: {language.__name__}: " + ("skipped" if problems is None else problems or "ok"))
        failed = failed or bool(problems)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
