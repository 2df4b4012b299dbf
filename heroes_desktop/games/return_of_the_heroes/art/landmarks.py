"""Who draws each place of `geography.LANDMARKS`."""

from __future__ import annotations

from collections.abc import Callable

from . import places_built as built
from . import places_wild as wild
from .ground import Site

THINGS: dict[str, Callable[[Site], None]] = {
    draw.__name__: draw
    for draw in (
        built.house,
        built.farm,
        built.cottage,
        built.hut,
        built.windmill,
        built.tent,
        built.shrine,
        built.tomb,
        built.ruin,
        built.stall,
        built.fountain,
        built.round_house,
        built.dark_tower,
        built.gatehouse,
        built.monastery,
        built.village,
        built.hall,
        built.castle,
        built.burnt_house,
        built.witch_hut,
        built.stilts,
        built.lizard_huts,
        built.chapel,
        built.pillar,
        built.temple,
        built.dungeon,
        built.wizard_tower,
        wild.hollow,
        wild.burrow,
        wild.standing_stone,
        wild.signpost,
        wild.quarry,
        wild.gorge,
        wild.spring,
        wild.volcano,
        wild.bones_large,
        wild.gallows,
        wild.idol,
        wild.graves,
        wild.reed_bank,
        wild.great_oak,
        wild.tree_house,
        wild.fairy_ring,
        wild.mire,
        wild.hives,
        wild.clearing,
        wild.pots,
        wild.targets,
        wild.boat,
        wild.jetty,
        wild.bridge,
        wild.kiln,
        wild.garden,
        wild.orchard,
        wild.coach,
        wild.mine,
        wild.gate_in_rock,
    )
}
"""The places by name."""
