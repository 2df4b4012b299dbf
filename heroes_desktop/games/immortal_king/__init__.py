"""Hero: Immortal King – a party against the dungeon of a final monster, as a duel or alone."""

from __future__ import annotations

from heroes_desktop.engine import GameInfo, Setup, Standing, register

from .content import SCENARIOS
from .hidden import redact
from .invariants import check
from .locale import _
from .rules.stages import stage
from .sampling import resample
from .settings import begin, problems
from .state import State

_PAIR = ("Party", "Dungeon master")
_ONE = ("Party",)

SETUPS = (
    Setup("duel", _PAIR, {"mode": "duel"}),
    Setup("duel-box1", _PAIR, {"mode": "duel", "box": 1, "sides": "party"}),
    Setup("duel-box2", _PAIR, {"mode": "duel", "box": 2, "sides": "party"}),
    Setup(
        "duel-mixed",
        _PAIR,
        {"mode": "duel", "constructed": True, "sides": "party", "party": "mixed_a", "dungeon": "mixed_a"},
    ),
    Setup("solo", _ONE, {"mode": "solo"}),
    *(
        Setup(
            f"solo-{scenario.id.replace('_', '-')}",
            _ONE,
            {"mode": "solo", "box": scenario.box, "scenario": scenario.id},
        )
        for scenario in SCENARIOS.values()
    ),
    Setup("solo-advanced", _ONE, {"mode": "solo", "advanced": True}),
    Setup("constructed-duel", _PAIR, {"mode": "duel", "constructed": True, "sides": "party"}),
    Setup("constructed-duel-random", _PAIR, {"mode": "duel", "constructed": True, "dungeon": "random"}),
    Setup(
        "constructed-duel-open",
        _PAIR,
        {"mode": "duel", "constructed": True, "sides": "dm", "open_lists": True, "copies": 2},
    ),
    Setup("constructed-solo", _ONE, {"mode": "solo", "constructed": True}),
)


def _standing(state: State) -> Standing:
    if state.solo:
        return Standing(state.turn)
    return Standing(
        state.turn,
        sides=tuple(_("The party") if seat == state.party else _("The dungeon") for seat in range(2)),
    )


info = register(
    GameInfo(
        id="immortal_king",
        prefix="IK",
        version=4,
        state=State,
        setups=SETUPS,
        begin=begin,
        stage=stage,
        redact=redact,
        resample=resample,
        problems=problems,
        check=check,
        longest=2500,
        standing=_standing,
    )
)
"""The game as the rest of the application sees it."""
