"""What the watching process has seen: starts, crashes, freezes; written down for the operator's page."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from .files import write_private


class Watched(msgspec.Struct):
    """Counted since the file was made. `last` is the last trouble in words."""

    starts: int = 0
    crashes: int = 0
    freezes: int = 0
    last: str = ""


def read_watched(path: Path) -> Watched | None:
    """What was written last; None when nothing can be read."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Watched)
    except (OSError, msgspec.MsgspecError):
        return None


def write_watched(path: Path, watched: Watched) -> None:
    """Write it down, if that is possible."""
    try:
        write_private(path, msgspec.json.encode(watched).decode())
    except OSError:
        return


def moment() -> str:
    """Now, for a line of a log."""
    return time.strftime("%Y-%m-%d %H:%M:%S")
