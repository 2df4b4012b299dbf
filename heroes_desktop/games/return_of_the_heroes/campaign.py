"""The ladder of the solo game: every hero against every kind of Nameless; no rule changes."""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop.engine import Outcome

from ..shared.campaign import Challenge, Ladder, Rung, Ticks, ticked
from ..shared.wording import say
from .content import HEROES
from .locale import _

HARDEST = "hidden"


def _id(nameless: str, hero: str) -> str:
    return f"{nameless}_{hero}"


def _rungs() -> list[Rung]:
    return list(_each())


def _each() -> Iterator[Rung]:
    groups = {
        "king": _("Against the King of Darkness"),
        "open": _("Against a known Nameless"),
        HARDEST: _("Against an unknown Nameless"),
    }
    tasks = {
        "king": _("Beat the King of Darkness within forty-five turns."),
        "open": _("Beat one of six Nameless, shown at the start, within forty-five turns."),
        HARDEST: _("Beat one of six Nameless, seen only by the Mice, within forty-five turns."),
    }
    for row, (nameless, group) in enumerate(groups.items()):
        for column, hero in enumerate(HEROES):
            name = say(hero.name)
            challenge = Challenge(
                _id(nameless, hero.id),
                name,
                tasks[nameless],
                row,
                column,
                quip=say(hero.ability),
                group=group,
                icon=f"figure:return_of_the_heroes/{hero.id}",
            )
            settled = {"heroes": [hero.id], "solo_nameless": nameless}
            yield Rung(challenge, ("solo",), settled)


def _climbed(ticks: Ticks) -> bool:
    """Every hero has beaten a Nameless nobody knew."""
    return all(ticked(ticks, _id(HARDEST, hero.id)) for hero in HEROES)


def _score(outcome: Outcome) -> int | None:
    return outcome.scores[0] if outcome.scores else None


LADDER = Ladder(
    lambda: _("The way to the Tower"),
    lambda: _("Five heroes, each alone against three kinds of Nameless: a seal for each. No rule changes."),
    lambda: _("Every hero has beaten the Nameless nobody knew. The Tower is to let."),
    _rungs,
    _climbed,
    _score,
)
