"""What moves when something happens, kind of event by kind of event."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heroes_desktop.desktop.motion.motion import Motion

from ...shared.declarations import Facts
from . import final_count, motion_dice
from .look import Shift, Stage
from .motion_cards import CARDS
from .motion_gems import GEMS
from .motion_heroes import HEROES
from .motion_lesser import LESSER
from .motion_parts import Make
from .motion_pawns import PAWNS
from .motion_tokens import TOKENS
from .motion_trial import MOMENTS

MAKE: dict[str, Make] = {
    **PAWNS,
    **motion_dice.DICE,
    **GEMS,
    **CARDS,
    **HEROES,
    **TOKENS,
    **MOMENTS,
    **LESSER,
    "won": final_count.count,
    "lost": final_count.rest_in_peace,
}
"""How each kind of event is shown; what is missing here is declared still."""


def bound(make: Make) -> Callable[[Shift, Facts], Sequence[Motion]]:
    """A motion as the table asks for it."""
    return lambda shift, facts: make(Stage(shift), facts)


MOTIONS = {kind: bound(make) for kind, make in MAKE.items()}
