"""Lists people build before a match, such as a party or a dungeon: plain text to keep and to share.

A room with such lists says in `games/<id>/lists.py`, named by `Room.lists`, how they are read and named.
A list answers the setting its `key` names; its text is a value of that setting.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from heroes_desktop.engine import State

V_contra = TypeVar("V_contra", bound=State, contravariant=True)


class BadList(ValueError):
    """A text that is no list of this game; says why."""


@dataclass(frozen=True)
class BuiltList:
    """One list: the setting it answers, its name, its plain text, and what is in it, in a few words."""

    key: str
    name: str
    text: str
    told: str = ""


class ListsOf(Protocol[V_contra]):
    """`games/<id>/lists.py`."""

    def kinds(self) -> Mapping[str, str]:
        """What kinds of lists there are, by the key of their setting."""

    def read(self, text: str, name: str = "") -> BuiltList:
        """The list in a text, under this name where one is given; BadList when it cannot be played."""

    def built(self, view: V_contra, seat: int) -> Sequence[BuiltList]:
        """What this seat has built for its match so far, still without names."""


class NoLists:
    """A game in which nothing is built beforehand."""

    def kinds(self) -> Mapping[str, str]:
        """None."""
        return {}

    def read(self, text: str, name: str = "") -> BuiltList:
        """Nothing can be read."""
        del name
        raise BadList(text)

    def built(self, view: State, seat: int) -> Sequence[BuiltList]:
        """Nothing."""
        del view, seat
        return ()
