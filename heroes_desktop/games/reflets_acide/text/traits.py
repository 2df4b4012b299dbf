"""What finished matches are told apart by in statistics: Challenge, ending, gap, number of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...shared.aftermath import Trait
from ...shared.wording import say
from ..content import CHALLENGE_INDEX, CHALLENGES
from ..locale import _
from . import words

STEP = 27
"""The gaps Challenges ask for lie this far apart: 42, 69, 96, 123."""
LEAST, MOST = CHALLENGES[0].gap, CHALLENGES[-1].gap


def traits(facts: Mapping[str, Any], players: int) -> list[Trait]:
    """Challenge and difficulty, how far the team was ahead, and how many Narrators there were."""
    found = []
    if facts.get("challenge") in CHALLENGE_INDEX:
        row = CHALLENGES[CHALLENGE_INDEX[facts["challenge"]]]
        found.append(Trait(_("Challenge"), say(row.name)))
        found.append(Trait(_("Difficulty"), words.difficulty(row.difficulty)))
    found.append(Trait(_("Ending"), _ending(facts)))
    found.append(Trait(_("Narrators"), {1: _("solo"), 2: _("duo")}.get(players, _("trio"))))
    return found


def _ending(facts: Mapping[str, Any]) -> str:
    """One of the four defeats (NA-D99), or the gap of a game won."""
    gap, reason = facts.get("gap"), str(facts.get("reason"))
    if isinstance(gap, int):
        return _gap(gap)
    defeats = {
        "avatar": _("caught by the Avatar"),
        "vile": _("the Vile were faster"),
        "fled": _("home without the Quest"),
        "no_heroes": _("no Hero left"),
    }
    return defeats.get(reason, _("not home"))


def _gap(gap: int) -> str:
    """A band of gaps between two steps of the Challenges."""
    if gap < LEAST:
        return _("gap below {gap}").format(gap=LEAST)
    low = min(MOST, LEAST + (gap - LEAST) // STEP * STEP)
    return _("gap {gap} or more").format(gap=low)
