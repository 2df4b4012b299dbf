"""Tables of Heroes of Tenefyr for tests of its board: the village, a fight, the Boss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.library import Seat

from ..scenarios.tenefyr.build import Den, Game, Who, fight, start, table

PEOPLE = [
    Who(pile="1 1 0 114 0 1 0", discard="0 214"),
    Who(pile="1 0 1 1 0 0", discard="1 0 0"),
    Who(pile="0 1 S03 0 1 1"),
]
DENS = [
    Den("104 102 103 101", "R01"), Den("111 105", "R02"), Den("209 201 202", "R04"), Den("203 204", "R05"),
    Den("311 301 302 303", "R07"), Den("", level=3), Den("401 402 403", "R10"), Den("406 404", "R12"),
    Den("509 501 502 503", "R13"), Den("504 505", "R14"),
]  # fmt: skip


def _village() -> Game:
    rested = [replace(who, discard="") for who in PEOPLE]
    return start(table(*rested, dungeons=DENS, pawn=4))


def _fight() -> Game:
    game = fight(*PEOPLE, enemy="210", below="201 202", pawn=8)
    return game.do("keep", "play 1", "play 1", "keep")


def _boss() -> Game:
    return fight(*PEOPLE, enemy="B12", below="B10 B09", at_boss=True)


POSITIONS: dict[str, Callable[[], Game]] = {"village": _village, "fight": _fight, "boss": _boss}


def visit(pilot: Pilot, name: str) -> TableScene:
    """One of these tables on the screen, everybody a person."""
    match = POSITIONS[name]().match
    seats = [Seat(each, "person") for each in match.setup.seats]
    scene = TableScene(pilot.app, pilot.library.start(match, seats, "Tenefyr"))
    pilot.app.push(scene)
    pilot.settle()
    return scene
