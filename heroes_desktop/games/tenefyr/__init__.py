"""Heroes of Tenefyr – a cooperative deck-builder for one to four: loot dungeons, then face the Boss."""

from __future__ import annotations

from heroes_desktop.engine import GameInfo, Setup, Standing, all_together, register

from .hidden import contents, redact
from .invariants import check
from .rules.stages import stage
from .sampling import resample
from .settings import RANDOM, begin, problems
from .state import State

_NAMES = ("Ann", "Ben", "Cleo", "Dan")
_CHANCE = {"boss": RANDOM, "first": RANDOM}

SETUPS = (
    Setup("solo", _NAMES[:1]),
    Setup("2-players", _NAMES[:2]),
    Setup("3-players", _NAMES[:3]),
    Setup("4-players", _NAMES),
    Setup("3-players-absent-hero", _NAMES[:3], {**_CHANCE, "heroes": [RANDOM] * 3, "absent_hero": True}),
    Setup("2-players-best-order", _NAMES[:2], {**_CHANCE, "heroes": [RANDOM] * 2, "order": "best"}),
    Setup("4-players-vote", _NAMES, {**_CHANCE, "heroes": [RANDOM] * 4, "deciding": "vote"}),
)

info = register(
    GameInfo(
        id="tenefyr",
        prefix="TF",
        version=3,
        state=State,
        setups=SETUPS,
        begin=begin,
        stage=stage,
        redact=redact,
        resample=resample,
        problems=problems,
        check=check,
        longest=2500,
        sides=all_together,
        standing=lambda state: Standing(state.turn, state.roles),
        contents=contents,
    )
)
"""The game as the rest of the application sees it."""
