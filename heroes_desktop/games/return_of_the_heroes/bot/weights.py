"""How much computer players care about things; found by letting them play many matches."""

from __future__ import annotations

from dataclasses import dataclass

Demands = tuple[tuple[int, float], ...]
"""For turns before the first number: the chance from which the Tower is dared alone; later always."""
CHAPTER: Demands = ((25, 0.85), (33, 0.7), (38, 0.45))
PATIENT: Demands = ((30, 0.92), (36, 0.85), (40, 0.6))
RASH: Demands = ((38, 0.6),)


@dataclass(frozen=True)
class Weights:
    """tower: chance at which the Tower is entered without haste.  alone: the same for the solo game.
    brave: chance at which a fight is sought.  careless: of a hundred choices on the way of a hero who walks
    four spaces, how many take the second best; slow heroes mind their steps.  missions: up to how many are
    looked for.  wary: whether known dangers count on the way.  planned: whether cubes go where the next die
    is nearest."""

    tower: float = 0.8
    alone: Demands = PATIENT
    brave: float = 0.5
    careless: int = 0
    missions: int = 2
    wary: bool = True
    planned: bool = True


HARD = Weights()
NORMAL = Weights(tower=0.78, alone=CHAPTER, brave=0.45, careless=14, missions=3)
EASY = Weights(tower=0.6, alone=RASH, brave=0.4, careless=25, missions=4, wary=False, planned=False)
