"""Ways to reach a core: each gives one turn for one message, as text, and is a context manager with a core of its own."""

import ctypes
import selectors
import subprocess

SECONDS = 20


class TransportFailure(Exception):
    """The core could not be reached, or said nothing."""


class HostTransport:
    """A process of `trestle-host --turns`: one message a line in, one turn a line out."""

    def __init__(self, path):
        self.path = path
        self.rest = b""

    def __enter__(self):
        try:
            self.process = subprocess.Popen(
                [self.path, "--turns"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
            )
        except OSError as error:
            raise TransportFailure(f"cannot start {self.path}: {error.strerror}") from error
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.process.stdout, selectors.EVENT_READ)
        return self

    def step(self, message):
        if "\n" in message:
            raise TransportFailure("the host reads one message a line; this one holds a line feed")
        try:
            self.process.stdin.write(message.encode() + b"\n")
        except BrokenPipeError as error:
            raise TransportFailure("the host has ended") from error
        while b"\n" not in self.rest:
            if not self.selector.select(SECONDS):
                raise TransportFailure(f"the host did not answer within {SECONDS} s")
            found = self.process.stdout.read(1 << 20)
            if not found:
                raise TransportFailure("the host has ended")
            self.rest += found
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode()

    def __exit__(self, kind, *_):
        self.selector.close()
        self.process.stdin.close()
        try:
            code = self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            code = None
        left = self.rest + self.process.stdout.read()
        errors = self.process.stderr.read().decode(errors="replace").strip()
        self.process.stdout.close()
        self.process.stderr.close()
        if kind is None and code != 0:
            raise TransportFailure(f"the host ended with {code}: {errors}" if code is not None else "the host did not end")
        if kind is None and left:
            raise TransportFailure(f"the host wrote more than it was asked: {left[:200]!r}")


class LibraryTransport:
    """A core of `libtrestle.so` in this process, through the functions of trestle.h."""

    @staticmethod
    def load(path):
        library = ctypes.CDLL(path)
        library.trestle_create.restype = ctypes.c_uint32
        library.trestle_step.restype = ctypes.c_int32
        library.trestle_step.argtypes = [
            ctypes.c_uint32, ctypes.c_char_p, ctypes.c_size_t,
            ctypes.POINTER(ctypes.POINTER(ctypes.c_char)), ctypes.POINTER(ctypes.c_size_t),
        ]  # fmt: skip
        library.trestle_destroy.restype = ctypes.c_int32
        library.trestle_destroy.argtypes = [ctypes.c_uint32]
        return library

    def __init__(self, library):
        self.library = library

    def __enter__(self):
        self.core = self.library.trestle_create()
        if not self.core:
            raise TransportFailure("trestle_create gave no core")
        return self

    def step(self, message):
        text = message.encode()
        out, length = ctypes.POINTER(ctypes.c_char)(), ctypes.c_size_t()
        status = self.library.trestle_step(self.core, text, len(text), ctypes.byref(out), ctypes.byref(length))
        if status not in (0, -5):
            raise TransportFailure(f"trestle_step gave {status}")
        return out[: length.value].decode()

    def __exit__(self, *_):
        if self.library.trestle_destroy(self.core) != 0:
            raise TransportFailure("trestle_destroy refused the core")
