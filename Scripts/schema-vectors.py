#!/usr/bin/env python3
"""Checks that the schemas and the generated vectors agree. Exit 1 and a line for each that does not."""

import sys

from schemas import Schemas, load_vectors


def main():
    schemas = Schemas()
    vectors = load_vectors()
    problems = [problem for vector in vectors if (problem := vector.problem(schemas))]
    for problem in problems:
        print(problem)
    accepted = sum(vector.accept for vector in vectors)
    print(f"schema-vectors: {len(vectors)} vectors ({accepted} accepted, {len(vectors) - accepted} refused), "
          f"{len(problems)} disagreements")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
