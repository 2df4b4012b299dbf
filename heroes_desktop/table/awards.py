"""Awards of an evening: one guest each, given only where somebody has earned them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from heroes_desktop.games.shared.wording import chance_text
from heroes_desktop.locale import _, counted

from .standings import Standing

LUCK_DICE = 6
"""Fewer dice than this say nothing about luck."""
LUCKY = 0.5
"""Dice this many standard deviations off are worth a word."""


@dataclass(frozen=True)
class Award:
    """A title, who earned it and for what; `icon` is its sign."""

    title: str
    icon: str
    guest: int
    reason: str


def awards(table: Sequence[Standing]) -> list[Award]:
    """All awards of a table, in the order they are read out."""
    found = [give(table) for give in (_champion, _bravest, _luckiest, _unluckiest, _march, _faithful)]
    return [award for award in found if award is not None]


def _best(
    table: Sequence[Standing], worthy: Callable[[Standing], bool], measure: Callable[[Standing], float]
) -> Standing | None:
    return max((line for line in table if worthy(line)), key=measure, default=None)


def _champion(table: Sequence[Standing]) -> Award | None:
    line = _best(table, lambda each: each.points > 0, lambda each: each.points)
    if line is None:
        return None
    words = counted("{n} win of {matches}", "{n} wins of {matches}", line.wins, matches=line.matches)
    return Award(_("Champion of the evening"), "trophy", line.guest, words)


def _bravest(table: Sequence[Standing]) -> Award | None:
    line = _best(table, lambda each: each.deeds.dared < 1, lambda each: -each.deeds.dared)
    if line is None:
        return None
    words = _("rolled at a chance of {chance}").format(chance=chance_text(line.deeds.dared))
    return Award(_("The bravest roll"), "lion", line.guest, words)


def _luckiest(table: Sequence[Standing]) -> Award | None:
    line = _best(table, _lucky(1), lambda each: each.deeds.luck)
    words = _("dice that fell better than they should")
    return Award(_("Darling of fortune"), "clover", line.guest, words) if line else None


def _unluckiest(table: Sequence[Standing]) -> Award | None:
    line = _best(table, _lucky(-1), lambda each: -each.deeds.luck)
    words = _("a round of sympathy for those dice")
    return (
        Award(_("Nothing but bad dice"), "mdi:weather-lightning-rainy", line.guest, words) if line else None
    )


def _lucky(sign: int) -> Callable[[Standing], bool]:
    return lambda each: each.deeds.dice >= LUCK_DICE and sign * each.deeds.luck >= LUCKY


def _march(table: Sequence[Standing]) -> Award | None:
    line = _best(table, lambda each: each.deeds.march > 1, lambda each: each.deeds.march)
    if line is None:
        return None
    words = counted("{n} step in one turn", "{n} steps in one turn", line.deeds.march)
    return Award(_("The longest march"), "boot-stomp", line.guest, words)


def _faithful(table: Sequence[Standing]) -> Award | None:
    line = _best(table, lambda each: each.matches > 1, lambda each: each.matches)
    if line is None or sum(each.matches == line.matches for each in table) > 1:
        return None
    words = counted("{n} match played", "{n} matches played", line.matches)
    return Award(_("First to come, last to leave"), "campfire", line.guest, words)
