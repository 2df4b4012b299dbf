"""The vocabulary of the cards: one small type for each effect kind, with its parameters.

A card names a kind and its figures; a wrong or missing parameter is refused when the content is loaded.
What a kind does stands in `effects`, what it says on the card in `content/wording.toml`.
"""

from .base import Condition, Hook, Instruction, Kind
from .bosses import BossRule
from .enemies import EnemyRule
from .lasting import NOTHING, Lasting
from .loot import LootRule
from .rewards import RewardOption
from .skills import SkillRule

__all__ = [
    "NOTHING",
    "BossRule",
    "Condition",
    "EnemyRule",
    "Hook",
    "Instruction",
    "Kind",
    "Lasting",
    "LootRule",
    "RewardOption",
    "SkillRule",
]
