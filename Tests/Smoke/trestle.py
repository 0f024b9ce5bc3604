"""The C interface from Python: the functions of trestle.h through ctypes."""

import ctypes
import json

OK, BAD_ARGUMENT, CLOSED, BUSY, OUT_OF_MEMORY, LIMIT_EXCEEDED = 0, -1, -2, -3, -4, -5
CORES = 64
MESSAGE_BYTES = 32 << 20
INPUT_BYTES = MESSAGE_BYTES + 64

_Bytes = ctypes.POINTER(ctypes.c_uint8)


def load(path):
    """The library at `path`, its functions declared as in trestle.h."""
    library = ctypes.CDLL(path)
    out, length = ctypes.POINTER(_Bytes), ctypes.POINTER(ctypes.c_size_t)
    for name, result, arguments in [
        ("trestle_abi_version", ctypes.c_uint32, []),
        ("trestle_version", ctypes.c_char_p, []),
        ("trestle_create", ctypes.c_uint32, []),
        ("trestle_input", ctypes.c_void_p, [ctypes.c_uint32, ctypes.c_size_t]),
        ("trestle_step", ctypes.c_int32, [ctypes.c_uint32, ctypes.c_char_p, ctypes.c_size_t, out, length]),
        ("trestle_destroy", ctypes.c_int32, [ctypes.c_uint32]),
    ]:
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


class Core:
    """One core, destroyed at the end of its `with` block."""

    def __init__(self, library):
        self._library = library
        self.handle = library.trestle_create()
        if not self.handle:
            raise MemoryError("trestle_create: no slot or no memory left")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._library.trestle_destroy(self.handle)

    def call(self, message):
        """Status and bytes of the turn of `message` (bytes)."""
        turn, length = _Bytes(), ctypes.c_size_t()
        status = self._library.trestle_step(
            self.handle, message, len(message), ctypes.byref(turn), ctypes.byref(length))
        return status, ctypes.string_at(turn, length.value)

    def step(self, message):
        """The bytes of the turn of `message` (bytes); raises when the call was refused."""
        status, turn = self.call(message)
        if status != OK:
            raise RuntimeError(turn.decode())
        return turn

    def ask(self, method, params=None, **members):
        """The turn, as values, of a message with id 1."""
        message = {"id": 1, "method": method, "params": params or {}, **members}
        return json.loads(self.step(json.dumps(message).encode()))
