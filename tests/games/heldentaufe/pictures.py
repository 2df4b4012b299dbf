"""One example of every kind of picture only this game has."""

from __future__ import annotations

from heroes_desktop.desktop.art import Spec
from heroes_desktop.games.heldentaufe.art.tiles import HexShadow, HexTile, UnderTile, UnknownTile
from heroes_desktop.games.heldentaufe.art.treasure_die import TreasureDie
from heroes_desktop.games.heldentaufe.art.wares import Tooth, Ware

EXAMPLES: list[Spec] = [
    UnknownTile(58),
    *(Ware(60, kind, 2) for kind in ("boots", "ring", "sword")),
    *(Ware(60, kind) for kind in ("apple", "fish", "mushroom", "healing", "rage", "teleport")),
    Ware(60, "rage", used=True),
    *(Tooth(48, value) for value in range(1, 6)),
    *(TreasureDie(69, face) for face in range(1, 7)),
    TreasureDie(69, 6, 3),
    *(UnderTile(40, kind, flat=True) for kind in ("floor", "danger", "chest", "portal_4")),
    UnderTile(40, "lair", tint="#9E2B25", flat=True),
    HexTile(52, "portal_5"),
    HexShadow(52),
    HexShadow(40, flat=True),
    *(HexTile(52, terrain) for terrain in ("meadow", "forest", "apple", "pond", "mushroom")),
    *(HexTile(52, terrain) for terrain in ("smith", "merchant", "lab", "camp", "portal_b")),
    *(UnderTile(36, terrain) for terrain in ("floor", "lair", "danger", "chest", "lava", "portal_c")),
]  # fmt: skip
