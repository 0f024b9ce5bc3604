#!/usr/bin/env python3
"""Checks that the generated Dart is Dart, by parsing it: no Dart is installed where this is built.

Needs tree-sitter and tree-sitter-dart (PyPI); without them it says so and exits 0.
"""

import pathlib
import sys

PATH = pathlib.Path(__file__).resolve().parent.parent / "Bridges/flutter/lib/src/protocol.dart"


def main():
    try:
        import tree_sitter
        import tree_sitter_dart
    except ImportError as missing:
        print(f"schema-dart: skipped, {missing.name} is not installed")
        return 0
    parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_dart.language()))
    text = PATH.read_bytes()
    problems, classes, open_nodes = [], 0, [parser.parse(text).root_node]
    while open_nodes:
        node = open_nodes.pop()
        classes += node.type in ("class_definition", "class_declaration", "enum_declaration")
        if node.is_error or node.is_missing:
            problems.append(node.start_point[0] + 1)
        open_nodes.extend(node.children)
    for line in sorted(problems):
        print(f"{PATH.name}:{line}: does not parse")
    print(f"schema-dart: {classes} classes and enums, {len(problems)} problems")
    return 1 if problems or classes == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
