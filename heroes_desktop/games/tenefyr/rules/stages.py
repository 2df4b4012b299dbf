"""Which rules run next, read from the state alone."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Rules, Table

from .. import effects  # noqa: F401  (importing it registers what the cards do)
from ..state import State
from .combat import continue_or_leave, fight_over, start_combat
from .rewarding import reward
from .setup import absent_hero, choose_boss, choose_difficulty, choose_first, choose_heroes, deal
from .turn import begin_turn, keep_or_reject, play
from .village import village

STAGES: dict[str, Callable[[State, Table], Rules[None]]] = {
    "heroes": choose_heroes,
    "absent": absent_hero,
    "boss": choose_boss,
    "difficulty": choose_difficulty,
    "first": choose_first,
    "deal": deal,
    "village": village,
    "combat": start_combat,
    "turn": begin_turn,
    "hand": keep_or_reject,
    "play": play,
    "over": fight_over,
    "decide": continue_or_leave,
    "reward": reward,
}


def stage(s: State, table: Table) -> Rules[None]:
    """The stage the state is in."""
    return STAGES[s.stage](s, table)
