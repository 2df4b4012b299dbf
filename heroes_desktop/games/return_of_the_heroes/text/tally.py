"""The score of a solo match line by line, for the score hall (RH-252), and what statistics count by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...shared.aftermath import Points, Tally, Trait
from ...shared.wording import say
from ..content import HERO_INDEX, HEROES, NAMELESS, NAMELESS_INDEX
from ..locale import _


def _labels() -> dict[str, str]:
    return {
        "quest": _("Quest accomplished"),
        "nameless": _("Nameless beaten"),
        "magic_items": _("Magic items"),
        "cubes": _("Experience cubes"),
        "gold": _("Gold"),
        "turns": _("Turns to spare"),
    }


def _hero(facts: Mapping[str, Any]) -> str:
    known = HERO_INDEX.get(str(facts.get("hero")))
    return say(HEROES[known].name) if known is not None else ""


def _nameless(facts: Mapping[str, Any]) -> str:
    known = NAMELESS_INDEX.get(str(facts.get("nameless")))
    return say(NAMELESS[known].name) if known is not None else ""


def tally(facts: Mapping[str, Any]) -> Tally | None:
    """Hero, turn and Nameless, and what the points are for; None for a match among several."""
    score = facts.get("score")
    if not isinstance(score, dict):
        return None
    title = _("{hero}, turn {turn}, against: {nameless}").format(
        hero=_hero(facts), turn=facts.get("turns", ""), nameless=_nameless(facts)
    )
    lines = [Points(label, score[key]) for key, label in _labels().items() if isinstance(score.get(key), int)]
    return Tally(title, tuple(lines))


def traits(facts: Mapping[str, Any], players: int) -> list[Trait]:
    """By what matches are told apart: players, hero of the winner or of the solo player, Nameless."""
    found = [Trait(_("Players"), str(players))]
    if hero := _hero(facts):
        found.append(Trait(_("Hero alone") if players == 1 else _("Hero of the winner"), hero))
    if nameless := _nameless(facts):
        found.append(Trait(_("Nameless"), nameless))
    return found
