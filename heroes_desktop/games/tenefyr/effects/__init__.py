"""What the effect kinds do: importing this package registers every one of them."""

from . import bosses, enemies, loot_aid, loot_cards, loot_power, rewards, skills

__all__ = ["bosses", "enemies", "loot_aid", "loot_cards", "loot_power", "rewards", "skills"]
