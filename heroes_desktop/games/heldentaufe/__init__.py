"""Heldentaufe – young heroes race for monster teeth above and below the ground, two to five players."""

from __future__ import annotations

from heroes_desktop.engine import GameInfo, Setup, Standing, register

from .hidden import redact
from .invariants import check
from .rules.stages import stage
from .sampling import resample
from .settings import RANDOM, begin, problems
from .state import State

_NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
_COUNTS = range(2, 6)

SETUPS = (
    *(Setup(f"{count}-players", _NAMES[:count]) for count in _COUNTS),
    *(
        Setup(f"{count}-players-shuffled", _NAMES[:count], {"heroes": [RANDOM] * count, "teeth": "shuffled"})
        for count in _COUNTS
    ),
    *(Setup(f"{count}-players-chosen", _NAMES[:count], {"removal": "chosen"}) for count in (3, 4)),
)

info = register(
    GameInfo(
        id="heldentaufe",
        prefix="HT",
        version=1,
        state=State,
        setups=SETUPS,
        begin=begin,
        stage=stage,
        redact=redact,
        resample=resample,
        problems=problems,
        check=check,
        longest=6000,
        standing=lambda state: Standing(state.turn, state.roles),
    )
)
"""The game as the rest of the application sees it."""
