"""Watches a virtual screen from outside: what a person would see, and when."""

from __future__ import annotations

import ctypes
import ctypes.util
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

ROWS = (300, 420, 540, 660, 780)
"""Lines of the screen that are looked at; a window in the middle of it crosses them all."""
_ALL_PLANES, _Z_PIXMAP = ctypes.c_ulong(-1).value, 2


class _Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = [
        ("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int), ("unit", ctypes.c_int),
        ("bit_order", ctypes.c_int), ("pad", ctypes.c_int), ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int),
    ]  # fmt: skip


@contextmanager
def virtual_screen(size: tuple[int, int] = (1920, 1080)) -> Iterator[str]:
    """A screen of our own; gives its name."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        yield f":{server.stdout.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


class Eyes:
    """Looks at one screen."""

    def __init__(self, display: str, width: int = 1920) -> None:
        self._x = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XGetImage.restype = ctypes.POINTER(_Image)
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(display.encode()))
        if not self._display:
            raise RuntimeError(f"the screen {display} cannot be looked at")
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))
        self._width = width

    def look(self) -> bytes:
        """What stands on the watched lines."""
        seen = []
        for row in ROWS:
            image = self._x.XGetImage(
                self._display, self._root, 0, row, self._width, 1, ctypes.c_ulong(_ALL_PLANES), _Z_PIXMAP
            )
            seen.append(ctypes.string_at(image.contents.data, image.contents.bytes_per_line))
            self._x.XDestroyImage(image)
        return b"".join(seen)

    def wait_for_change(self, blank: bytes, seconds: float = 30.0) -> float:
        """When something other than `blank` is on the screen."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if self.look() != blank:
                return time.perf_counter()
            time.sleep(0.002)
        raise TimeoutError("nothing was shown")

    def last_change(self, quiet: float, seconds: float = 60.0) -> float:
        """When the screen changed for the last time before it stayed the same for a while."""
        before, changed = self.look(), time.perf_counter()
        end = changed + seconds
        while time.perf_counter() < min(end, changed + quiet):
            time.sleep(0.01)
            now = self.look()
            if now != before:
                before, changed = now, time.perf_counter()
        return changed
