"""Short ways to read what a fight, a scale or a pile came to, and cards made for one test."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from heroes_desktop.engine import Match
from heroes_desktop.games.immortal_king.content import CARDS, extra_cards
from heroes_desktop.games.immortal_king.state import State
from tests.scenarios.immortal_king.build import play, start, table

from .moves import attack, plain, power, told

LOST = 1
"""The lowest roll: against everything but the weakest guards a lost fight."""


def alone(scenario: str, guards: Sequence[Any] = ("F36", "F45", "F44"), **more: Any) -> State:
    """A solo table: Torgrim without Mana, so that fights need no choices."""
    return plain(guards, more.pop("piles", ()), solo=scenario, **more)


def fought(match: Match) -> int:
    """The Power at the start of the fight just begun."""
    return int(told(match, "attack")[-1]["power"])


def powers(s: State) -> list[int]:
    """The current Powers of all guards, as the party player reads them."""
    match = start(s)
    return [power(match, lane) for lane, corridor in enumerate(s.corridors) if corridor.guard >= 0]


def tokens(match: Match) -> list[int]:
    """The corridors with a Tenacity token."""
    return [lane for lane, corridor in enumerate(match.state.corridors) if corridor.token]


def equipment_phase(*steps: str, **more: Any) -> Match:
    """A table in the equipment phase, and what is done there."""
    match = start(table(**{"stage": "equipment", **more}))
    play(match, *steps)
    return match


def known(match: Match, seat: int | None, cards: Sequence[int]) -> list[str]:
    """These cards as a seat sees them: their numbers, or a question mark."""
    faces = match.view(seat).faces
    return [CARDS[faces[card]].number if faces[card] >= 0 else "?" for card in cards]


def rolled(result: int, *dice: int, guards: Sequence[Any] = ("F45", "F36", "F46"), **more: Any) -> Match:
    """A fight against the first guard, the d6 having shown this; a face-down quest keeps windows open."""
    rest: dict[str, Any] = {"hidden": ("F10",), **more}
    match = attack(plain(guards, **rest), 0, result, *dice)
    play(match, "window1 roll 6")
    return match


def total(match: Match) -> int:
    """The running total of the party."""
    return int(match.state.fight.total)


@contextmanager
def monster(number: str, row: str) -> Iterator[None]:
    """A further dungeon card: red, undead and without Mana unless the row says otherwise."""
    rows = {"colour": '"red"', "family": '"undead"'}
    lines = [f"{key} = {value}" for key, value in rows.items() if f"{key} =" not in row]
    head = f'[[card]]\nnumber = "{number}"\nname = {{}}\nflavour = {{}}\n'
    with extra_cards(dungeon=head + "\n".join([*lines, row])):
        yield
