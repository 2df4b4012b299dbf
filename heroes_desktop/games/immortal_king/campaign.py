"""The ladder of solo scenarios, each with the ordinary and the advanced rules; no rule changes."""

from __future__ import annotations

from collections.abc import Iterator

from ..shared.campaign import Challenge, Ladder, Rung, Ticks, ticked
from .content import BOXES, SCENARIOS, Scenario
from .locale import _
from .text import words
from .text.words import say

LEVELS = ("easy", "medium", "hard")
ICONS = {
    "dark_evening": "lantern-flame",
    "abunakkashii": "dragon",
    "meeting_the_lich": "death-skull",
    "first_glance": "mdi:eye",
    "lids_open": "eyeball",
    "do_not_blink": "mdi:eye-off",
}


def _id(scenario: Scenario, advanced: bool) -> str:
    return f"{scenario.id}_advanced" if advanced else scenario.id


def _rungs() -> list[Rung]:
    return list(_each())


def _each() -> Iterator[Rung]:
    row = 0
    for advanced in (False, True):
        for box in BOXES:
            group = words.box(box)
            if advanced:
                group = _("{box}, advanced").format(box=group)
            for column, level in enumerate(LEVELS):
                for scenario in SCENARIOS.values():
                    if (scenario.box, scenario.difficulty) == (box, level):
                        yield _rung(scenario, advanced, row, column, group)
            row += 1


def _rung(scenario: Scenario, advanced: bool, row: int, column: int, group: str) -> Rung:
    task = _("Defeat the final monster alone. {difficulty}.").format(
        difficulty=words.difficulty(scenario.difficulty).capitalize()
    )
    if advanced:
        task = _("{task} With the three further sources of Fear.").format(task=task)
    challenge = Challenge(
        _id(scenario, advanced),
        say(scenario.name),
        task,
        row,
        column,
        quip=say(scenario.flavour),
        group=group,
        icon=ICONS[scenario.id],
    )
    return Rung(challenge, ("solo",), {"box": scenario.box, "scenario": scenario.id, "advanced": advanced})


def _climbed(ticks: Ticks) -> bool:
    """Every scenario has been won, whichever way."""
    return all(
        ticked(ticks, _id(scenario, False)) or ticked(ticks, _id(scenario, True))
        for scenario in SCENARIOS.values()
    )


LADDER = Ladder(
    lambda: _("The scenarios"),
    lambda: _("Six solo scenarios, with ordinary and advanced rules: a seal for each. No rule changes."),
    lambda: _("Every scenario has been survived. The dungeon asks for a break."),
    _rungs,
    _climbed,
)
