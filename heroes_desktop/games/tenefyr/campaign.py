"""The ladder of Bosses: four of them, three difficulties, alone and in company; no rule changes."""

from __future__ import annotations

from collections.abc import Iterator

from ..shared.campaign import Challenge, Ladder, Rung, Ticks, ticked
from ..shared.wording import say
from .content import BOSSES, DIFFICULTIES, PLAYERS, Boss
from .locale import _
from .text import words

ALONE, COMPANY = "alone", "company"
HARDEST = DIFFICULTIES[-1]


def _id(table: str, difficulty: str, boss: Boss) -> str:
    return f"{table}_{difficulty}_{boss.id}"


def _rungs() -> list[Rung]:
    return list(_each())


def _each() -> Iterator[Rung]:
    together = tuple(f"{players}-players" for players in PLAYERS if players > 1)
    tables = (
        (
            ALONE,
            ("solo",),
            _("Alone, {difficulty}"),
            _("Beat the Boss alone: {boss}. Difficulty: {difficulty}."),
        ),
        (
            COMPANY,
            together,
            _("In company, {difficulty}"),
            _("Beat the Boss in company: {boss}. Difficulty: {difficulty}."),
        ),
    )
    row = 0
    for table, modes, group, task in tables:
        for difficulty in DIFFICULTIES:
            level = words.difficulty(difficulty)
            for column, boss in enumerate(BOSSES):
                name = say(boss.name)
                challenge = Challenge(
                    _id(table, difficulty, boss),
                    name,
                    task.format(boss=name, difficulty=level),
                    row,
                    column,
                    quip=say(boss.flavour),
                    group=group.format(difficulty=level),
                    icon=f"figure:tenefyr/{boss.id}",
                )
                yield Rung(challenge, modes, {"boss": boss.id, "difficulty": difficulty})
            row += 1


def _climbed(ticks: Ticks) -> bool:
    """Every Boss has been beaten at the highest difficulty, alone or in company."""
    return all(any(ticked(ticks, _id(table, HARDEST, boss)) for table in (ALONE, COMPANY)) for boss in BOSSES)


LADDER = Ladder(
    lambda: _("The Bosses of Tenefyr"),
    lambda: _("Four Bosses, three difficulties, alone and in company: a seal for each. No rule changes."),
    lambda: _("Every Boss has been beaten at his worst. The village sleeps."),
    _rungs,
    _climbed,
)
