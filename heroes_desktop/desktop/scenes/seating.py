"""Seats being arranged before a match."""

from __future__ import annotations

from dataclasses import dataclass

from heroes_desktop.library import PERSON, Library, LibraryError, Seat
from heroes_desktop.locale import _

from ..art import palette

ASK = "~ask"
"""Stands for a setting that is settled during set-up."""


def level_name(player: str) -> str:
    """Who decides at a seat, in words."""
    return {
        PERSON: _("a person"),
        "random": _("computer: random"),
        "easy": _("computer: easy"),
        "normal": _("computer: normal"),
        "hard": _("computer: hard"),
    }.get(player, player)


@dataclass
class Chair:
    """A seat being arranged."""

    name: str
    player: str
    colour: int


def seat_of(chair: Chair, library: Library) -> Seat:
    """The seat as the library stores it; a person is known there by name."""
    look = palette.PLAYERS[chair.colour]
    profile = None
    if chair.player == PERSON:
        try:
            known = {person.name.casefold(): person for person in library.profiles.all()}
            person = known.get(chair.name.strip().casefold())
            profile = (person or library.profiles.add(chair.name, look.colour, look.shape)).id
        except LibraryError:
            profile = None
    return Seat(chair.name, chair.player, profile, look.colour, look.shape)
