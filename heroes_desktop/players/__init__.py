"""Computer players that know no particular game, and matches between them."""

from .levels import LEVELS, make
from .random_player import RandomPlayer
from .results import GameResult, Plan, SideResult, Summary
from .simulate import play_out, simulate
from .tree_search import Guide, TreeSearch

__all__ = [
    "LEVELS",
    "GameResult",
    "Guide",
    "Plan",
    "RandomPlayer",
    "SideResult",
    "Summary",
    "TreeSearch",
    "make",
    "play_out",
    "simulate",
]
