"""Return of the Heroes – quests across a kingdom of sixteen pieces, for two to four players or one alone."""

from __future__ import annotations

from heroes_desktop.engine import GameInfo, Setup, Standing, register

from .hidden import contents, redact
from .invariants import check
from .rules.stages import stage
from .sampling import resample
from .settings import begin, problems
from .state import State

_NAMES = ("Ann", "Ben", "Cleo", "Dan")


def _setup(name: str, count: int, mode: str, **options: object) -> Setup:
    return Setup(name, _NAMES[:count], {"mode": mode, **options})


SETUPS = (
    *(_setup(f"basic-{count}", count, "basic") for count in range(2, 5)),
    *(_setup(f"standard-{count}", count, "standard") for count in range(2, 5)),
    _setup("solo", 1, "solo"),
    _setup("solo-open", 1, "solo", solo_nameless="open"),
    _setup("solo-hidden", 1, "solo", solo_nameless="hidden", play_on=True, hall_2000=True),
    _setup("standard-3-quest-pile", 3, "standard", quest_pile=True, hall_2000=True),
    _setup("standard-2-token-in-bag", 2, "standard", token_in_bag=True, rotate_regions=False),
    _setup("standard-4-unexplored", 4, "standard", unexplored=True),
    _setup("standard-2-unexplored", 2, "standard", unexplored=True, quest_pile=True, token_in_bag=True),
    _setup("basic-4-one-draw", 4, "basic", one_draw_per_turn=True),
)

info = register(
    GameInfo(
        id="return_of_the_heroes",
        prefix="RH",
        version=1,
        state=State,
        setups=SETUPS,
        begin=begin,
        stage=stage,
        redact=redact,
        resample=resample,
        problems=problems,
        check=check,
        contents=contents,
        longest=20_000,
        standing=lambda state: Standing(state.turn),
    )
)
"""The game as the rest of the application sees it."""
