"""Kinds that work by lying there; the rules read them where they matter.

corridors         the dungeon has this many corridors (IK-049)
starting_courage  more Courage at the start (IK-047)
starting_fear     Fear per adventurer at the start (IK-037)
power_per_fear    a final monster grows with Fear
price             Ambush, Tenacity or Doom costs more or less (IK-262)
armour            a die may save Courage (IK-256)
no_auras          auras do not count for the card fought
guard_mana        Petrify and fate entries take no Mana
look_first        a look at a pile when the equipment phase starts (IK-186)
pays              one colour counts as another in payments
cheaper           objects, quests or ultimate powers (`of`, empty for all) cost symbols less
"""

from __future__ import annotations

from .registry import passive

passive(
    "corridors", "starting_courage", "starting_fear", "power_per_fear", "price", "armour",
    "no_auras", "guard_mana", "look_first", "pays", "cheaper",
)  # fmt: skip
