"""How a game is played, on one illustrated page: what comes before its numbered rules.

A room names the file (`Room.primer`): what it is all about, and a few panels with a sign, a heading and two
or three sentences each. The law stays in the chapter; here is what one has to know before the first turn.
"""

from __future__ import annotations

from functools import cache

import msgspec

from .content import Row, Text
from .room import rooms


class Panel(Row, frozen=True):
    """One thing to know: its sign, its heading, and a few sentences."""

    sign: str
    head: Text
    text: Text


class Primer(Row, frozen=True):
    """What it is all about, then one panel after the other."""

    aim: Text
    panel: tuple[Panel, ...]


@cache
def primer(game: str) -> Primer | None:
    """The page of a game, if it has one."""
    file = rooms[game].primer if game in rooms else None
    return msgspec.toml.decode(file.read_bytes(), type=Primer) if file is not None else None
