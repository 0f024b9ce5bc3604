#!/usr/bin/env python3
"""Removes each single constraint of the schemas in turn; for each, at least one vector must then fail.

Prints a table of constraints and survivors by keyword. Exit 1 when a removal goes unnoticed.
"""

import collections
import copy
import sys

from schemas import Schemas, load_files, load_vectors

# Keywords that allow or explain and refuse nothing.
ANNOTATIONS = {
    "title", "description", "default", "deprecated", "x-limit", "x-values", "x-clears", "x-borrowed", "x-handwritten",
    "x-keep", "x-complete",
}
BY_NAME = {"properties", "$defs"}


def constraints(schema, place=()):
    """Every constraint as the place of its schema and its keyword; of `required`, each name is one."""
    for keyword, value in schema.items():
        if keyword in ANNOTATIONS:
            continue
        if keyword in BY_NAME:
            for name, inner in value.items():
                yield from constraints(inner, place + (keyword, name))
            continue
        if keyword == "required":
            for name in value:
                yield place, keyword, name
        else:
            yield place, keyword, None
        if keyword in ("allOf", "anyOf", "prefixItems"):
            for index, inner in enumerate(value):
                if keyword != "anyOf":
                    yield from constraints(inner, place + (keyword, index))
        elif keyword in ("if", "then", "items", "additionalProperties") and isinstance(value, dict):
            yield from constraints(value, place + (keyword,))


def without(schema, place, keyword, name):
    schema = copy.deepcopy(schema)
    target = schema
    for part in place:
        target = target[part]
    if name is None:
        del target[keyword]
    else:
        target[keyword] = [other for other in target[keyword] if other != name]
    return schema


def references(schema):
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"]
        for value in schema.values():
            yield from references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from references(value)


def users(files):
    """For each file, the files whose schemas lead to it, itself first."""
    schemas = Schemas(files)
    direct = {
        path: {schemas.resolve(reference, path)[0] for reference in references(content)} for path, content in files.items()
    }

    def reached(path, seen):
        for other in direct[path]:
            if other not in seen:
                seen.add(other)
                reached(other, seen)
        return seen

    found = {path: [path] for path in files}
    for path in files:
        for other in reached(path, set()) - {path}:
            found[other].append(path)
    return found


def main():
    files = load_files()
    titles = Schemas(files).titles
    vectors = collections.defaultdict(list)
    for vector in load_vectors():
        vectors[titles.get(vector.path, vector.path)].append(vector)
    users_of = users(files)
    total, survivors = collections.Counter(), []
    for path, content in files.items():
        for place, keyword, name in constraints(content):
            total[keyword] += 1
            mutated = Schemas({**files, path: without(content, place, keyword, name)})
            candidates = (vector for user in users_of[path] for vector in vectors[user])
            if not any(vector.problem(mutated) for vector in candidates):
                survivors.append((path, "/".join(map(str, place)), keyword, name))
    print(f"{'keyword':<24}{'constraints':>12}{'survivors':>12}")
    for keyword, count in sorted(total.items()):
        left = sum(survivor[2] == keyword for survivor in survivors)
        print(f"{keyword:<24}{count:>12}{left:>12}")
    for path, place, keyword, name in survivors:
        print(f"survivor: {path} {place} {keyword}" + (f" {name}" if name else ""))
    print(f"schema-mutations: {sum(total.values())} constraints, {sum(map(len, vectors.values()))} vectors, "
          f"{len(survivors)} survivors")
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
