"""Memory that is free goes back to the system.

The C library keeps what large pictures leave behind in the hope of more of the same size; between pictures of
many sizes the holes add up to hundreds of megabytes in a day. Large blocks therefore come from the system
one by one, and holes are given back in a quiet moment. Where the library is another one nothing happens.
"""

from __future__ import annotations

import ctypes
import sys
import time
from functools import cache

LARGE = 256 * 1024
"""Blocks of this many bytes or more come from the system itself."""
EVERY = 60.0
"""Seconds between two times that holes are given back."""
_last = -EVERY
_THRESHOLD, _ARENAS = -3, -8
"""Numbers of the two options in the C library's header."""


@cache
def _library() -> ctypes.CDLL | None:
    if not sys.platform.startswith("linux"):
        return None
    try:
        found = ctypes.CDLL(None)
        return found if hasattr(found, "mallopt") and hasattr(found, "malloc_trim") else None
    except OSError:
        return None


def set_up() -> None:
    """Before pictures are made: large blocks apart, and one heap for each core rather than each thread."""
    library = _library()
    if library is not None:
        library.mallopt(_THRESHOLD, LARGE)
        library.mallopt(_ARENAS, 2)


def give_back(every: float = EVERY) -> None:
    """Give back what is free, unless that was done a moment ago: it takes some milliseconds."""
    global _last
    library, now = _library(), time.monotonic()
    if library is not None and now - _last >= every:
        _last = now
        library.malloc_trim(0)
