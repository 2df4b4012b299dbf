"""The moments of a rolling die, as specs."""

from __future__ import annotations

import random

from heroes_desktop.desktop.art.core.specs import Die

TUMBLES = 6
"""Different attitudes a tumbling die is drawn in; faces and turns make them many."""


def tumble_frames(sides: int, size: int, colour: str, seed: int, steps: int) -> list[Die]:
    """Faces and attitudes in order: never the same face twice in a row, calmer towards the end."""
    choose = random.Random(f"{sides}|{seed}")
    frames: list[Die] = []
    face = 0
    for step in range(steps):
        face = choose.choice([value for value in range(1, sides + 1) if value != face])
        attitude = 1 + (step + seed) % TUMBLES if step < steps - 2 else 0
        frames.append(Die(sides, face, size, colour, attitude))
    return frames
