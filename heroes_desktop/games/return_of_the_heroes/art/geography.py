"""What grows, stands and flows on each region piece, in its printed coordinates."""

from __future__ import annotations

from typing import NamedTuple

Point = tuple[float, float]


class Landmark(NamedTuple):
    """A named place drawn as a place: foot at an offset from its space, and its height."""

    thing: str
    dx: float = 0.0
    dy: float = -0.05
    tall: float = 0.17


BIOME: dict[str, str] = {
    "A": "downs", "B": "forest", "C": "mountain", "D": "ember", "E": "moor", "F": "fields", "G": "barrow",
    "H": "waste", "I": "meadow", "J": "city", "K": "fen", "L": "shore", "M": "elder", "N": "vale",
    "O": "fen", "P": "mead",
}  # fmt: skip

GROUND: dict[str, tuple[str, str, str]] = {
    "barrow": ("#6B6F4E", "#949468", "#B8B48A"),
    "city": ("#9A8763", "#C2AC80", "#DCCAA2"),
    "downs": ("#7C9447", "#A9BC63", "#CBD386"),
    "elder": ("#3E6238", "#648545", "#8FA65A"),
    "ember": ("#4E3F3C", "#7A6157", "#A5877A"),
    "fen": ("#4F6147", "#768560", "#9CA57C"),
    "fields": ("#9AA04C", "#C6C06A", "#E2D58E"),
    "forest": ("#4A6E36", "#73934B", "#A0B566"),
    "mead": ("#7E9E48", "#AEC468", "#D3DB8E"),
    "meadow": ("#6F9A4E", "#9DBE68", "#C6D68C"),
    "moor": ("#6E6472", "#988AA0", "#B9AFBC"),
    "mountain": ("#7A7468", "#A39A86", "#C4BDA8"),
    "shore": ("#7FA068", "#A8C080", "#CFD8A0"),
    "vale": ("#86A050", "#B4C474", "#DBDEA0"),
    "waste": ("#332C33", "#544A50", "#766A6C"),
}

SCATTER: dict[str, tuple[tuple[str, int, float], ...]] = {
    "barrow": (("mound", 4, 0.22), ("dead_tree", 4, 0.16), ("tuft", 12, 0.08)),
    "city": (("house_small", 16, 0.12), ("tuft", 4, 0.1)),
    "downs": (("oak", 6, 0.14), ("tuft", 16, 0.07), ("rock", 4, 0.12), ("sheep", 5, 0.1)),
    "elder": (("oak_dark", 26, 0.105), ("pine", 8, 0.12), ("mushroom", 5, 0.12)),
    "ember": (("crag", 8, 0.17), ("rock", 8, 0.1), ("ember", 10, 0.1)),
    "fen": (("pool", 8, 0.15), ("reeds", 14, 0.09), ("willow", 4, 0.18)),
    "fields": (("field", 4, 0.2), ("house_small", 10, 0.13), ("oak", 4, 0.15)),
    "forest": (("pine", 32, 0.1), ("oak", 6, 0.14), ("tuft", 6, 0.1)),
    "mead": (("hedge", 7, 0.16), ("flower", 14, 0.08), ("oak", 5, 0.15), ("tuft", 6, 0.1)),
    "meadow": (("oak", 7, 0.14), ("flower", 10, 0.09), ("tuft", 10, 0.08)),
    "moor": (("heather", 18, 0.08), ("rock", 5, 0.12), ("pool", 3, 0.2), ("dead_tree", 3, 0.18)),
    "mountain": (("peak", 8, 0.19), ("pine", 8, 0.12), ("rock", 6, 0.1)),
    "shore": (("oak", 6, 0.15), ("reeds", 8, 0.1), ("tuft", 8, 0.1)),
    "vale": (("oak", 6, 0.15), ("cypress", 6, 0.13), ("flower", 10, 0.09), ("tuft", 8, 0.09)),
    "waste": (("crag", 6, 0.18), ("dead_tree", 8, 0.14), ("bones", 3, 0.2), ("ember", 5, 0.14)),
}
"""What is scattered over a piece: the thing, how many, how far apart."""

SPILLS: frozenset[str] = frozenset(
    ("pine", "oak_dark", "oak", "peak", "reeds", "heather", "dead_tree", "crag", "willow")
)
"""Things that do not stop at the edge of a piece: woods and mountains run on."""

LANDMARKS: dict[str, Landmark] = {
    "A2": Landmark("windmill", tall=0.2),
    "A3": Landmark("house"),
    "A5": Landmark("hollow", dy=-0.03, tall=0.16),
    "A7": Landmark("farm"),
    "A8": Landmark("bridge", dy=0.03, tall=0.13),
    "B2": Landmark("kiln"),
    "B4": Landmark("standing_stone"),
    "B6": Landmark("cottage"),
    "B7": Landmark("tent", tall=0.15),
    "B8": Landmark("burrow", tall=0.12),
    "C2": Landmark("signpost", tall=0.14),
    "C3": Landmark("quarry", tall=0.16),
    "C5": Landmark("gorge", dy=-0.02, tall=0.2),
    "C7": Landmark("hut", tall=0.14),
    "C8": Landmark("gate_in_rock", tall=0.2),
    "D2": Landmark("shrine"),
    "D4": Landmark("mine", tall=0.17),
    "D5": Landmark("spring", tall=0.18),
    "D7": Landmark("volcano", dy=-0.02, tall=0.27),
    "D9": Landmark("bones_large", dx=0.0, dy=-0.05, tall=0.15),
    "E2": Landmark("gallows", tall=0.18),
    "E5": Landmark("tomb", tall=0.16),
    "E6": Landmark("ruin", tall=0.18),
    "F2": Landmark("stall"),
    "F3": Landmark("house"),
    "F5": Landmark("fountain", tall=0.17),
    "F7": Landmark("targets", tall=0.14),
    "F8": Landmark("pots", tall=0.14),
    "G2": Landmark("round_house", tall=0.19),
    "G5": Landmark("idol", tall=0.18),
    "G6": Landmark("graves", tall=0.17),
    "H3": Landmark("dark_tower", dy=0.07, tall=0.46),
    "H1": Landmark("gatehouse", dy=-0.01, tall=0.1),
    "H2": Landmark("gatehouse", dy=-0.04, tall=0.13),
    "H4": Landmark("gatehouse", dy=-0.04, tall=0.13),
    "H5": Landmark("gatehouse", dy=-0.04, tall=0.13),
    "I2": Landmark("monastery", tall=0.2),
    "I3": Landmark("jetty", dx=0.08, dy=0.0, tall=0.12),
    "I5": Landmark("village", tall=0.17),
    "I7": Landmark("orchard", tall=0.16),
    "I8": Landmark("jetty", dx=0.08, dy=0.0, tall=0.12),
    "J2": Landmark("stall", tall=0.19),
    "J3": Landmark("hall", tall=0.17),
    "J5": Landmark("castle", dy=-0.02, tall=0.27),
    "J7": Landmark("coach", tall=0.15),
    "J8": Landmark("burnt_house", tall=0.16),
    "K2": Landmark("witch_hut", tall=0.2),
    "K3": Landmark("stilts", tall=0.17),
    "K6": Landmark("lizard_huts", tall=0.16),
    "L2": Landmark("jetty", dx=0.07, dy=0.01, tall=0.12),
    "L3": Landmark("hut", tall=0.15),
    "L4": Landmark("boat", dx=-0.12, dy=0.02, tall=0.12),
    "L7": Landmark("reed_bank", tall=0.13),
    "L8": Landmark("cottage", tall=0.15),
    "M2": Landmark("great_oak", tall=0.25),
    "M3": Landmark("tree_house", tall=0.2),
    "M6": Landmark("fairy_ring", dy=0.0, tall=0.2),
    "N1": Landmark("chapel", dx=0.1, dy=0.03, tall=0.15),
    "N4": Landmark("pillar", tall=0.2),
    "N5": Landmark("temple", tall=0.21),
    "N7": Landmark("tent", tall=0.14),
    "N8": Landmark("garden", tall=0.12),
    "O2": Landmark("dungeon", tall=0.19),
    "O3": Landmark("wizard_tower", tall=0.24),
    "O6": Landmark("mire", dy=0.02, tall=0.2),
    "P2": Landmark("wizard_tower", tall=0.22),
    "P3": Landmark("hives", tall=0.14),
    "P6": Landmark("clearing", dy=0.0, tall=0.2),
}
"""Which thing stands behind a space that has a name of its own."""


class River(NamedTuple):
    """A river through or out of a piece; ends beyond the square are outlets to the neighbours."""

    points: tuple[Point, ...]
    width: float = 0.05


RIVERS: dict[str, tuple[River, ...]] = {
    "A": (River(((1.04, 0.64), (0.90, 0.63), (0.78, 0.72), (0.68, 0.80), (0.64, 0.92), (0.64, 1.04)), 0.04),),
    "C": (River(((0.64, 0.24), (0.80, 0.14), (0.92, 0.20), (1.04, 0.22)), 0.03),),
    "I": (River(((0.78, -0.04), (0.79, 0.10), (0.75, 0.27), (0.70, 0.42), (0.72, 0.58), (0.75, 0.74),
                 (0.80, 0.90), (0.78, 1.04)), 0.10),),
    "K": (River(((0.30, 0.76), (0.20, 0.82), (0.08, 0.79), (-0.04, 0.80)), 0.045),),
    "L": (River(((0.22, 0.24), (0.16, 0.12), (0.20, -0.04)), 0.05),),
    "O": (River(((0.66, 0.72), (0.82, 0.82), (0.92, 0.79), (1.04, 0.80)), 0.045),),
}  # fmt: skip

LAKES: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    "L": ((0.40, 0.345, 0.235, 0.215),),
    "K": ((0.52, 0.70, 0.17, 0.09),),
    "O": ((0.48, 0.70, 0.17, 0.09),),
}
"""Standing water: middle and half axes."""
