"""Reflets d'Acide – one team of Heroes races the Avatar of the Void into the Chasm, one to three players."""

from __future__ import annotations

from heroes_desktop.engine import GameInfo, Setup, Standing, register
from heroes_desktop.engine.sides import all_together

from .hidden import redact
from .invariants import check
from .rules.stages import stage
from .sampling import resample
from .settings import begin, problems
from .state import State

_NAMES = ("Ann", "Ben", "Cleo")
_ALL = {
    "pepere": 5, "petillant": 5, "penible": 5, "aise": 5, "avance": 5, "ardu": 5, "intense": 5, "infect": 5,
    "infame": 5,
}  # fmt: skip
_SOME = {"pepere": 2, "aise": 3, "ardu": 1}

SETUPS = (
    Setup("solo", _NAMES[:1]),
    Setup("duo", _NAMES[:2]),
    Setup("trio", _NAMES),
    Setup("solo-easy", _NAMES[:1], {"challenge": "pepere", "tokens": "quick"}),
    Setup("duo-normal", _NAMES[:2], {"challenge": "aise", "tokens": "quick"}),
    Setup("trio-difficult", _NAMES, {"challenge": "intense", "tokens": "quick"}),
    Setup("solo-rewards", _NAMES[:1], {"challenge": "infernal", "tokens": "strategic", "ticks": _ALL}),
    Setup(
        "trio-rewards",
        _NAMES,
        {"challenge": "avance", "tokens": "strategic", "ticks": {"aise": 3, "ardu": 1}},
    ),
)

info = register(
    GameInfo(
        id="reflets_acide",
        prefix="NA",
        version=3,
        state=State,
        setups=SETUPS,
        begin=begin,
        stage=stage,
        redact=redact,
        resample=resample,
        problems=problems,
        check=check,
        longest=6000,
        sides=all_together,
        standing=lambda state: Standing(state.turn),
    )
)
"""The game as the rest of the application sees it."""
