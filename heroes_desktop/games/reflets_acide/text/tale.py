"""The final count for the end page: both totals line by line, and what was missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heroes_desktop.engine import Match, Record

from ...shared.aftermath import Tale, TaleLine
from ...shared.wording import number
from ..content import QUEST_INDEX, QUESTS
from ..locale import _, counted
from . import score, words


def tale(record: Record, names: Sequence[str]) -> Tale:
    """What both sides have brought home; after a defeat only what the Quest still wanted."""
    del names
    outcome = Match.retold(record).outcome
    facts = outcome.facts if outcome is not None else {}
    lines = _count(facts) if "lines" in facts else _unfinished(facts)
    return Tale(_("The final count"), tuple(lines))


def _count(facts: Mapping[str, Any]) -> list[TaleLine]:
    told = _("Gap {gap}, {wanted} wanted").format(gap=number(facts["gap"]), wanted=facts["wanted"])
    found = [TaleLine(told, "mdi:trophy" if facts["gap"] >= facts["wanted"] else "mdi:close")]
    found += _missed(facts)
    found.append(TaleLine(_("We: {points}").format(points=facts["team"]), "mdi:flag-checkered"))
    found += [TaleLine(_line(name, points), "mdi:plus") for name, points in score.lines(facts["lines"])]
    found.append(TaleLine(_("The Vile: {points}").format(points=facts["vile"]), "mdi:skull"))
    found += [TaleLine(_line(name, points), "mdi:minus") for name, points in score.lines(facts["vile_lines"])]
    return found


def _line(name: str, points: int) -> str:
    return words.cap(_("{name}: {points}").format(name=name, points=points))


def _missed(facts: Mapping[str, Any]) -> list[TaleLine]:
    """What one more mission would have brought."""
    missions = QUESTS[QUEST_INDEX[facts["quest"]]].missions
    open_ones = [missions[n] for what, points, n in facts["lines"] if what == "mission" and not points]
    if not open_ones:
        return []
    best = max(open_ones, key=lambda mission: mission.points)
    told = _("With one more mission – {mission} – the gap would have been {gap}.").format(
        mission=score.mission(best), gap=number(facts["gap"] + best.points)
    )
    return [TaleLine(told, "mdi:lightbulb-on")]


def _unfinished(facts: Mapping[str, Any]) -> list[TaleLine]:
    if "quest" not in facts:
        return []
    quest = QUESTS[QUEST_INDEX[facts["quest"]]]
    left = counted("{n} Hero was still standing.", "{n} Heroes were still standing.", facts["heroes_left"])
    return [
        TaleLine(_("Nothing is counted."), "mdi:skull"),
        TaleLine(words.cap(score.steps(quest)), "mdi:map"),
        TaleLine(left, "mdi:account-group"),
    ]
