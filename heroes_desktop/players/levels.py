"""The levels of computer players, the same four in every game."""

from __future__ import annotations

from heroes_desktop.engine import Chance, Player, Situation, Thought
from heroes_desktop.games.shared.room import Searching, bots

from .random_player import RandomPlayer
from .tree_search import Guide, TreeSearch

LEVELS = ("random", "easy", "normal", "hard")
"""From the weakest to the strongest."""

HARD_ITERATIONS = 48
"""Continuations the hard level plays before a close decision; fixed, so that games can be repeated."""

HARD_CUTOFF, HARD_TRUST, HARD_CERTAIN, HARD_WIDTH = 24, 40.0, 0.02, 3
"""A few turns ahead; the heuristic outvotes chance; clear leads are not searched; three candidates."""


class Reseeded:
    """A player whose chances depend on a seed of its own, so that two of a level differ."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.seed = seed

    def think(self, situation: Situation) -> Thought:
        """Let the player think with chances drawn from both seeds."""
        mixed = Chance(situation.chance.below(1 << 32) * 1_000_003 + self.seed)
        return self.player.think(Situation(situation.view, situation.decision, situation.sample, mixed))


def make(game: str, level: str, seed: int = 0, seconds: float | None = None) -> Player:
    """A player of this level for this game.

    `seconds` gives the hard level a time budget instead of a number of iterations; its choices
    then depend on the machine and cannot be repeated.
    """
    player = _player(game, level, seconds)
    return Reseeded(player, seed) if seed else player


def _player(game: str, level: str, seconds: float | None) -> Player:
    if level == "random":
        return RandomPlayer()
    if level in ("easy", "normal"):
        return bots(game).heuristic(level)
    if level == "hard":
        room = bots(game)
        if isinstance(room, Searching):
            return room.search(seconds)
        guide = room.heuristic("hard")
        assert isinstance(guide, Guide)
        return TreeSearch(
            room,
            HARD_ITERATIONS,
            cutoff=HARD_CUTOFF,
            guide=guide,
            trust=HARD_TRUST,
            certain=HARD_CERTAIN,
            width=HARD_WIDTH,
            seconds=seconds,
        )
    raise ValueError(f"there is no level {level!r}; there are: {', '.join(LEVELS)}")
