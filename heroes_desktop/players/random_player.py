"""A player that takes any option: the yardstick every other level is measured against."""

from __future__ import annotations

from heroes_desktop.engine import Situation, Thought


class RandomPlayer:
    """Chooses each option with the same chance."""

    def think(self, situation: Situation) -> Thought:
        """Draw one of the options."""
        options = situation.decision.options
        return Thought(options[situation.chance.below(len(options))])
