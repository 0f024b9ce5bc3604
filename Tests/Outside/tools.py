"""What the tests of this folder share: where things lie, how a program is built, how checks are counted."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILD = ROOT / "build"
WORK = ROOT / ".build" / "tests" / "outside"
CLOCKS = {"mono": 1_000_000, "wall": 1_767_225_600_000}

sys.path.insert(0, str(ROOT / "Tests" / "Smoke"))


def compile_c(name, sources, *flags):
    """Compiles a program of this folder (or other sources) into the work folder."""
    WORK.mkdir(parents=True, exist_ok=True)
    program = WORK / name
    command = ["gcc", "-g", "-Wall", "-Wextra", "-Werror", f"-I{BUILD}", *sources, "-o", program, *flags]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{name} does not compile:\n{done.stderr}")
    return program


def with_library():
    """What a program that links libtrestle.so needs behind its sources."""
    return [f"-L{BUILD}", "-ltrestle", "-ljansson", "-pthread", f"-Wl,-rpath,{BUILD}"]


def pair_files():
    files = sorted((ROOT / ".build" / "tests" / "pairs").glob("*.jsonl"))
    if not files:
        sys.exit("there are no pairs in .build/tests/pairs: TRACE_PAIRS=that folder swift test --filter TraceTests")
    return files


class Checks:
    """Runs commands that must succeed, one line for each that does not."""

    def __init__(self, name):
        self.name, self.passed, self.failed = name, 0, 0

    def that(self, what, holds, otherwise=""):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"{what}: {otherwise}")
        return holds

    def run(self, what, command, seconds=300, shown="", **options):
        """The command ends with 0 within its time; its last line that begins with `shown` stands beside what it checked."""
        try:
            done = subprocess.run(
                [str(part) for part in command], capture_output=True, text=True, errors="replace", timeout=seconds, **options)
        except subprocess.TimeoutExpired:
            return self.that(what, False, f"not done within {seconds} s")
        told = done.stdout + done.stderr
        if self.that(what, done.returncode == 0, f"exit code {done.returncode}\n{told[-4000:]}"):
            lines = [line for line in done.stdout.strip().splitlines() if line.startswith(shown)]
            print(f"{what}: {lines[-1] if lines else 'passed'}")
        return done.returncode == 0

    def close(self):
        print(f"{self.name}: {self.passed} passed, {self.failed} failed")
        return 1 if self.failed or not self.passed else 0
