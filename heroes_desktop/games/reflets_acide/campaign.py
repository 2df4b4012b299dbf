"""The campaign: ten Challenges with five boxes each, and what their ticks give to later games.

Pure functions of plain data (`shared/campaign.py` says what they are for): before a game `options` turns
ticks into settings, after it `earned` reads the outcome (NA-264 to NA-275, NA-284).
"""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.engine import Outcome, Setup

from ..shared import campaign as shared
from ..shared.campaign import Count, Reward, Ticks, ticked
from ..shared.content import Text
from .content import CHALLENGE_INDEX, CHALLENGES, Challenge
from .settings import BOXES
from .text import score, words

FINAL = "infernal"
"""The Challenge that saves the world (NA-275)."""
SUGGESTED = "pepere"
"""The one to take first (NA-032)."""
MODES = ("solo", "duo", "trio")

ICONS = {
    "pepere": "mdi:diamond-stone",
    "petillant": "mdi:account-plus",
    "penible": "mdi:sheep",
    "aise": "mdi:treasure-chest",
    "avance": "mdi:tent",
    "ardu": "mdi:door-closed-lock",
    "intense": "mdi:pine-tree",
    "infect": "mdi:image-filter-hdr",
    "infame": "mdi:script-text",
    "infernal": "mdi:earth",
}
"""What a tick of each Challenge gives, as a sign."""

_TITLE = Text("The ten Challenges", "Les dix Défis")
_ABOUT = Text(
    "Each Challenge has five boxes. Every box you tick makes all your later games richer, until the Infernal"
    " Challenge saves the world.",
    "Chaque Défi a cinq cases. Chaque case cochée enrichit toutes vos parties suivantes, jusqu’à ce que le"
    " Défi Infernal sauve le monde.",
)
_VICTORY = Text("The world is saved. It has not noticed yet.", "Le monde est sauvé. Il ne s’en doute pas.")
_TASK = Text(
    "Accomplish the Quest and beat the Vile by {gap} points ({difficulty}).",
    "Accomplissez la Quête et devancez les Vils de {gap} points ({difficulty}).",
)
_TEAM, _VILE = Text("Your team", "Votre équipe"), Text("The Vile", "Les Vils")


def title() -> str:
    """What a campaign is called."""
    return str(_TITLE)


def about() -> str:
    """What it is about."""
    return str(_ABOUT)


def victory() -> str:
    """What is said when the Infernal Challenge is won (NA-275)."""
    return str(_VICTORY)


def challenges() -> list[shared.Challenge]:
    """All ten: a row for each difficulty, a column for each gap."""
    return [
        shared.Challenge(
            row.id,
            str(row.name),
            str(_TASK).format(difficulty=words.difficulty(row.difficulty).lower(), gap=row.gap),
            row.row,
            row.column,
            BOXES,
            str(row.reward),
            str(row.quip),
            words.difficulty(row.difficulty),
            ICONS[row.id],
        )
        for row in CHALLENGES
    ]


def modes(challenge: str) -> tuple[str, ...]:
    """A Challenge is won alone, in twos or in threes alike (NA-283)."""
    del challenge
    return MODES


def settled(challenge: str) -> dict[str, str]:
    """The Challenge itself; without one it is chosen once the Heroes are known."""
    return {"challenge": CHALLENGES[CHALLENGE_INDEX[challenge]].id} if challenge else {}


def options(ticks: Ticks) -> dict[str, dict[str, int]]:
    """The settings of a game that starts with these ticks; without a tick there is nothing to set."""
    found = {row.id: ticks[row.id] for row in CHALLENGES if ticked(ticks, row.id)}
    return {"ticks": found} if found else {}


def tried(setup: Setup, outcome: Outcome) -> str:
    """The Challenge a game was played for."""
    del setup
    challenge = outcome.facts.get("challenge")
    return challenge if isinstance(challenge, str) and challenge in CHALLENGE_INDEX else ""


def earned(setup: Setup, outcome: Outcome) -> str:
    """The Challenge an outcome has won; none when the gap was missed (NA-263, NA-264)."""
    return tried(setup, outcome) if outcome.reason == "challenge" else ""


def won(ticks: Ticks) -> bool:
    """Whether the campaign is won: the Infernal Challenge was won once (NA-275)."""
    return ticked(ticks, FINAL) > 0


def neighbours(challenge: str) -> tuple[str, ...]:
    """The Challenges next to one in the grid, for the advice of NA-032."""
    here = CHALLENGES[CHALLENGE_INDEX[challenge]]
    return tuple(row.id for row in CHALLENGES if abs(row.row - here.row) + abs(row.column - here.column) == 1)


def suggested(ticks: Ticks) -> tuple[str, ...]:
    """Advice to be shown, not enforced: Pépère first, then what lies next to a Challenge already won, as
    long as it has a free box."""
    done = [row.id for row in CHALLENGES if ticked(ticks, row.id)]
    if not done:
        return (SUGGESTED,)
    near = {*done, *(name for challenge in done for name in neighbours(challenge))}
    return tuple(row.id for row in CHALLENGES if row.id in near and ticked(ticks, row.id) < BOXES)


def counts(outcome: Outcome) -> tuple[Count, ...]:
    """Both totals line by line (NA-254 to NA-262); nothing after a defeat, which is not counted."""
    ours, theirs = outcome.facts.get("lines"), outcome.facts.get("vile_lines")
    if not isinstance(ours, Sequence) or not isinstance(theirs, Sequence):
        return ()
    return Count(str(_TEAM), score.lines(ours)), Count(str(_VILE), score.lines(theirs))


def gap(outcome: Outcome) -> int | None:
    """By how much the Vile were beaten (NA-263)."""
    found = outcome.facts.get("gap")
    return found if isinstance(found, int) else None


# what the ticks give, in words


def rewards(ticks: Ticks) -> list[Reward]:
    """What so many ticks of each Challenge give together at the start of every game."""
    return [Reward(row.id, str(_words(row, ticks[row.id]))) for row in CHALLENGES if ticked(ticks, row.id)]


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
    return Text("peace for the world", "la paix au monde")
