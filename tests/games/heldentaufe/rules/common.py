"""What several of the rule tests need."""

from __future__ import annotations

from typing import Any

from heroes_desktop.engine import Match, Setup
from heroes_desktop.games.heldentaufe.content import FACES, MISSION_FACE, MISSIONS, Tile
from tests.scenarios.heldentaufe.build import NAMES

ROW = {(1, 0): "meadow", (2, 0): "meadow", (3, 0): "meadow"}
"""Three meadows east of the campfire."""


def new(players: int, seed: int = 5, **options: Any) -> Match:
    """A fresh match with drawn heroes unless the options say otherwise."""
    chosen = {"heroes": ["random"] * players, **options}
    return Match.new("heldentaufe", Setup(f"{players}-players", NAMES[:players], chosen), seed)


def tiles(match: Match, instances: list[int]) -> list[str]:
    """The kinds of these tiles."""
    found = []
    for instance in instances:
        tile = FACES[match.state.faces[instance]]
        assert isinstance(tile, Tile)
        found.append(tile.id)
    return found


def cards(match: Match, instances: list[int]) -> list[str]:
    """The numbers of these missions."""
    return [MISSIONS[match.state.faces[card] - MISSION_FACE].id for card in instances]
