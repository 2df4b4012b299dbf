"""What things are worth to computer players, in points; found by playing many games against each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """The taste of a computer player; all values in points unless said otherwise.

    `boots`, `ring`, `sword`: the total value of a skill, by its figure; it counts `late` times at the end of
    the game and `early` times more at its start. `spare`: a piece in the backpack, by value. `per_ap`: what
    an action point earns on average. `haste`: AP added to every way before gains are divided by it, so that
    near things do not win by being near alone. `timing`, `commands`, `duels`: whether the moment of
    a descent, the monsters' orders and fights between heroes are thought about at all (the chapter's
    heuristics 4, 6 and 7).
    """

    boots: tuple[float, ...] = (0.0, 1.8, 3.4, 4.8)
    ring: tuple[float, ...] = (0.0, 0.4, 0.9, 1.5, 1.6)
    sword: tuple[float, ...] = (0.0, 1.3, 2.8, 4.2, 5.0)
    spare: tuple[float, ...] = (0.0, 0.5, 0.8, 1.0)
    late: float = 0.15
    early: float = 0.85
    heart: float = 0.16
    food: float = 0.12
    healing: float = 0.6
    rage: float = 1.2
    teleport: float = 1.3
    per_ap: float = 0.22
    haste: float = 1.0
    mission: float = 0.5
    portal: float = 0.9
    building: float = 0.7
    resource: float = 0.35
    defeat: float = 1.0
    win: float = 5.0
    timing: bool = True
    commands: bool = True
    duels: bool = True


NORMAL = Weights()
"""The taste of the levels normal and hard."""

EASY = Weights(timing=False, commands=False, duels=False)
"""The taste of the level easy."""
