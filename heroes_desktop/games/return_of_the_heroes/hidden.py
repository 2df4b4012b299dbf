"""What lies outside the table of faces and still must not be seen."""

from __future__ import annotations

from .state import State


def redact(s: State, seat: int | None) -> None:
    """Nothing: hidden tiles, bag, piles, Guardians, the sheet of the Nameless and undiscovered pieces are all
    faces, which the engine covers (RH-D41, RH-D91, RH-D115, RH-D121); everything else lies open (RH-D12)."""


def contents(s: State) -> dict[str, list[int]]:
    """What everybody can count without knowing where it is: the bag together with what came out of it face
    down (RH-D127), Servants still to come, goods of the bazaars."""
    return {
        "bag": [*s.bag, *s.possible],
        "servants": list(s.servants),
        "bazaar": list(s.bazaar),
    }
