"""Who plays, where, with which options: from a person's wishes to a setup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from heroes_desktop.engine import Setup
from heroes_desktop.library import PERSON, Seat
from heroes_desktop.locale import _
from heroes_desktop.players import LEVELS

KINDS = (PERSON, *LEVELS)
"""Who can hold a seat."""


def kind_label(kind: str) -> str:
    """Who holds a seat, for people to read."""
    return {
        PERSON: _("a person"),
        "random": _("computer, random moves"),
        "easy": _("computer, easy"),
        "normal": _("computer, normal"),
        "hard": _("computer, hard"),
    }[kind]


def default_kinds(seats: int) -> tuple[str, ...]:
    """One person against normal computers."""
    return (PERSON,) + ("normal",) * (seats - 1)


def arrange(
    base: Setup, kinds: Sequence[str], names: Sequence[str] = (), options: Mapping[str, Any] | None = None
) -> tuple[Setup, tuple[Seat, ...]]:
    """The setup and its seats. Names are given to people in the order of their seats."""
    given = iter(names)
    held = []
    several = sum(kind != PERSON for kind in kinds) > 1
    for label, kind in zip(base.seats, kinds, strict=True):
        computer = _("Computer, {label}").format(label=label) if several else _("Computer")
        held.append(Seat(next(given, "") or label if kind == PERSON else computer, kind))
    automated = tuple(seat for seat, kind in enumerate(kinds) if kind != PERSON)
    setup = msgspec.structs.replace(
        base,
        seats=tuple(seat.name for seat in held),
        options={**base.options, **(options or {})},
        automated=automated,
    )
    return setup, tuple(held)
