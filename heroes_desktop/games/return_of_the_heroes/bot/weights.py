"""How much computer players care about things; found by letting them play many matches."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """tower: chance at which the Tower is entered without haste.  brave: chance at which a fight is sought.
    careless: of a hundred choices on the way, how many take the second best."""

    tower: float = 0.8
    brave: float = 0.5
    careless: int = 0


HARD = Weights()
NORMAL = Weights(tower=0.78, brave=0.45, careless=9)
EASY = Weights(tower=0.6, brave=0.4, careless=20)
