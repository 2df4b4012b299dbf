"""The campaign: ten Challenges with five boxes each, and what their ticks give to later games.

Pure functions of plain data: `Ticks` says how many boxes of each Challenge are ticked. A campaign never
reaches into a match: before it `options` turns ticks into settings, after it `earned` reads the outcome
(NA-264 to NA-275, NA-284).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from heroes_desktop.engine import Outcome

from ..shared.content import Text
from .content import CHALLENGE_INDEX, CHALLENGES, Challenge

BOXES = 5
FINAL = "infernal"
"""The Challenge that saves the world (NA-275)."""
SUGGESTED = "pepere"
"""The one to take first (NA-032)."""

Ticks = Mapping[str, int]


class Place(NamedTuple):
    """A Challenge in the campaign's grid: a row for each difficulty, a column for each gap."""

    id: str
    name: Text
    difficulty: str
    gap: int
    row: int
    column: int
    boxes: int
    reward: Text
    quip: Text


GRID: tuple[Place, ...] = tuple(
    Place(row.id, row.name, row.difficulty, row.gap, row.row, row.column, BOXES, row.reward, row.quip)
    for row in CHALLENGES
)
"""All ten in the order of the table."""


def ticked(ticks: Ticks, challenge: str) -> int:
    """Ticked boxes of a Challenge."""
    return ticks.get(challenge, 0)


def problems(ticks: Ticks) -> list[str]:
    """Names of Challenges that do not exist or have more or fewer ticks than boxes."""
    return [name for name, number in ticks.items() if name not in CHALLENGE_INDEX or not 0 <= number <= BOXES]


def options(ticks: Ticks) -> dict[str, dict[str, int]]:
    """The settings of a game that starts with these ticks; without a tick there is nothing to set."""
    found = {row.id: ticks[row.id] for row in CHALLENGES if ticked(ticks, row.id)}
    return {"ticks": found} if found else {}


def earned(outcome: Outcome) -> str | None:
    """The Challenge an outcome has won; None when no box is due (NA-263, NA-264)."""
    if outcome.reason != "challenge":
        return None
    challenge = outcome.facts.get("challenge")
    return challenge if isinstance(challenge, str) and challenge in CHALLENGE_INDEX else None


def with_tick(ticks: Ticks, challenge: str) -> dict[str, int]:
    """The table after a box of this Challenge is ticked; with all five ticked nothing changes (NA-264)."""
    return {**ticks, challenge: min(BOXES, ticked(ticks, challenge) + 1)}


def won(ticks: Ticks) -> bool:
    """Whether the campaign is won: the Infernal Challenge was won once (NA-275)."""
    return ticked(ticks, FINAL) > 0


def neighbours(challenge: str) -> tuple[str, ...]:
    """The Challenges next to one in the grid, for the advice of NA-032."""
    here = CHALLENGES[CHALLENGE_INDEX[challenge]]
    return tuple(row.id for row in CHALLENGES if abs(row.row - here.row) + abs(row.column - here.column) == 1)


def suggested(ticks: Ticks) -> tuple[str, ...]:
    """Advice to be shown, not enforced: Pépère first, then what lies next to a Challenge already won."""
    done = [row.id for row in CHALLENGES if ticked(ticks, row.id)]
    if not done:
        return (SUGGESTED,)
    near = {name for challenge in done for name in neighbours(challenge)}
    return tuple(row.id for row in CHALLENGES if row.id in near or row.id in done)


# what the ticks give, in words


def reward(challenge: str, number: int) -> Text | None:
    """What so many ticks of a Challenge give together at the start of every game; None for none."""
    if number <= 0:
        return None
    row = CHALLENGES[CHALLENGE_INDEX[challenge]]
    return _words(row, number)


def rewards(ticks: Ticks) -> list[tuple[str, Text]]:
    """All active rewards: Challenge and words."""
    found = [(row.id, reward(row.id, ticked(ticks, row.id))) for row in CHALLENGES]
    return [(name, words) for name, words in found if words is not None]


_ZONES = {
    "forest": ("Forest", "Forêt"),
    "river": ("River", "Fleuve"),
    "cave": ("Cave", "Grotte"),
    "camp": ("Camp", "Bivouac"),
    "hills": ("Hills", "Collines"),
    "mount": ("Mount", "Mont"),
}


def _words(row: Challenge, number: int) -> Text:
    if row.gems:
        count = row.gems * number
        return Text(f"{count} more random gems", f"{count} gemmes au hasard de plus")
    if row.heroes:
        count = 6 + row.heroes * number
        return Text(f"{count} Heroes to choose six from", f"{count} Héros parmi lesquels en choisir six")
    if row.loot:
        return Text(f"{number} Loot at the start", f"{number} Butin{'s' * (number > 1)} au départ")
    if row.zones:
        english = " and ".join(f"{number + 1} {_ZONES[kind][0]} cards" for kind in row.zones)
        french = " et ".join(f"{number + 1} cartes {_ZONES[kind][1]}" for kind in row.zones)
        return Text(f"{english} to choose from", f"{french} au choix")
    if row.doors:
        return Text(f"{number + 1} Door cards to choose from", f"{number + 1} cartes Porte au choix")
    if row.quests:
        return Text(
            f"{number + 1} Quests to choose the Vile Quest from",
            f"{number + 1} Quêtes parmi lesquelles choisir celle des Vils",
        )
    return Text("the world is saved", "le monde est sauvé")
