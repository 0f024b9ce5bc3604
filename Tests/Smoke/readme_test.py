"""Runs what the README shows and compares the output: its examples are promises.

Every ```console block is one command (the lines from "$ " on, continued by a backslash) and its output. The C example is
written to hello.c and the Python example is run as it stands.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


def blocks(language):
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def split(block):
    lines = block.splitlines()
    last = next(index for index, line in enumerate(lines) if not line.endswith("\\"))
    # The printf example goes on in a pipe after its last continued line.
    command = "\n".join(lines[: last + 1])[2:]
    return command, lines[last + 1 :]


def run(command, folder):
    done = subprocess.run(["bash", "-c", command], cwd=folder, capture_output=True, text=True, timeout=60)
    if done.returncode != 0:
        return None, f"exit {done.returncode}: {done.stderr.strip()}"
    return done.stdout.splitlines(), None


def check(name, command, expected, folder):
    got, problem = run(command, folder)
    if problem is None and got != expected:
        problem = "\n".join(["expected", *expected, "got", *got])
    print(f"{'ok  ' if problem is None else 'FAIL'} {name}" + (f"\n{problem}" if problem else ""))
    return problem is None


def main():
    results = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "build").symlink_to(ROOT / "build")
        (folder / "hello.c").write_text(blocks("c")[0], encoding="utf-8")
        (folder / "hello.py").write_text(blocks("python")[0], encoding="utf-8")
        shown = []
        for block in blocks("console"):
            command, expected = split(block)
            shown.append(expected)
            results.append(check(command.splitlines()[0][:60], command, expected, folder))
        # Python calls what C calls, so it says what C says.
        results.append(check("the Python example", f"{sys.executable} hello.py", shown[-1], folder))
    print(f"{sum(results)} passed, {len(results) - sum(results)} failed")
    return 0 if all(results) and len(results) == 3 else 1


if __name__ == "__main__":
    sys.exit(main())
