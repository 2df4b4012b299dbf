"""The count at the end, and what Quests want, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...shared.wording import say
from ..content import FACE, Mission, Quest
from ..locale import _, counted
from . import words
from .effects import effects


def _names() -> dict[str, str]:
    return {
        "quest": _("Quest"),
        "mission": _("missions"),
        "thwarted": _("Vile thwarted"),
        "heroes": _("Heroes"),
        "relics": _("Relics"),
        "zones": _("Zones"),
        "unforeseen": _("Unforeseen"),
        "dead": _("the dead"),
        "treasure": _("Treasure"),
        "equipment": _("Equipment"),
        "octogon": _("Octogon"),
        "tokens": _("tokens"),
        "sets": _("sets of gems"),
    }


def lines(counted: Sequence[Any]) -> tuple[tuple[str, int], ...]:
    """Where the points came from, each kind once, without what brought nothing."""
    sums: dict[str, int] = {}
    for what, points, _n in counted:
        sums[str(what)] = sums.get(str(what), 0) + int(points)
    names = _names()
    return tuple((names[what], points) for what, points in sums.items() if points)


def mission(row: Mission) -> str:
    """A secondary mission with its points."""
    return counted("{mission} ({n} point)", "{mission} ({n} points)", row.points, mission=_wanted(row))


def _wanted(row: Mission) -> str:
    if row.what == "leader":
        return _("leader: {kind}").format(kind=words.race(row.of))
    if row.what == "heroes":
        return _("Heroes: {n} × {kind}").format(n=row.n, kind=words.race(row.of))
    if row.what == "races":
        return _("{n} different races").format(n=row.n)
    if row.what == "gold":
        return _("Equipment worth {n} gold").format(n=row.n)
    if row.what == "dead":
        return _("one dead and ours: {kind}").format(kind=words.race(row.of))
    return _("Equipment: {n} × {kind}").format(n=row.n, kind=_equipment(row.of))


def _equipment(word: str) -> str:
    return {
        "plain": _("plain"),
        "magic": _("magic"),
        "cursed": _("cursed"),
        "elven": _("elven"),
        "dwarven": _("dwarven"),
    }[word]


def steps(row: Quest) -> str:
    """The three steps of a Quest with their Rooms."""
    one, two, three = (words.name(FACE[room]) for room in row.rooms)
    return _("I {relic} ({one}), II use it ({two}), III out by the Portal ({three})").format(
        relic=words.name(FACE[row.relic]), one=one, two=two, three=three
    )


def quest_lines(row: Quest) -> list[str]:
    """A Quest as a whole."""
    return [
        _("{quest} – {quip}").format(quest=say(row.name), quip=say(row.quip)),
        steps(row),
        _("Power of step II: {power}").format(power=effects(row.power)),
        *(mission(one) for one in row.missions),
    ]
