#!/usr/bin/env python3
"""Checks that what is generated for TypeScript, Java and Dart is TypeScript, Java and Dart.

Needs tsc, javac and tree-sitter-dart (PyPI), which `Scripts/setup.sh --tests` installs; exit 1 when a language is wrong or
could not be checked.
"""

import pathlib
import subprocess
import sys
import tempfile

import tree_sitter
import tree_sitter_dart

BRIDGES = pathlib.Path(__file__).resolve().parent.parent / "Bridges"


def run(*command):
    result = subprocess.run(command, capture_output=True, text=True)
    return (result.stdout + result.stderr).strip() if result.returncode or result.stderr else ""


def typescript():
    return run("tsc", "--strict", "--noEmit", BRIDGES / "javascript/types/protocol.d.ts")


def java():
    sources = sorted((BRIDGES / "jvm/src/main/java/trestle/protocol").glob("*.java"))
    with tempfile.TemporaryDirectory() as folder:
        return run("javac", "-Xlint:all", "-Werror", "-d", folder, *sources)


def dart():
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
        print(f"schema-languages: {language.__name__}: {problems or 'ok'}")
        failed = failed or bool(problems)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
