"""Questions that people answer with a whole set: the land that stays in the box."""

from __future__ import annotations

from heroes_desktop.engine import Decision

from ..shared.sets import SetChoice
from . import options
from .content import PLAYERS, TILES
from .state import State


def set_choice(view: State, decision: Decision) -> SetChoice | None:
    """The set a question asks for."""
    number = PLAYERS[len(view.heroes)].resources_removed
    if decision.kind != "choose_removed_tiles" or number < 2:
        return None
    removed = {TILES[view.faces[tile]].id for tile in view.removed}
    things = [options.RESOURCE[kind] for kind in options.RESOURCES]
    taken = [options.RESOURCE[kind] for kind in options.RESOURCES if kind in removed]
    return SetChoice(things, taken, number, number, ascending=False)
