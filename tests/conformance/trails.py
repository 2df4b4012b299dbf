"""Prints a hash of the hashes of whole matches: `python -m tests.conformance.trails GAME SEED`.

The kit runs it with another PYTHONHASHSEED and compares.
"""

from __future__ import annotations

import sys
from hashlib import blake2b

from heroes_desktop.engine import find_game
from tests import toy

from .subject import Subject
from .walks import hashes


def trail(subject: Subject, seed: int) -> str:
    """One hash over all hashes of a match."""
    return blake2b("".join(hashes(subject, seed)).encode(), digest_size=16).hexdigest()


def main(game: str, seed: str) -> None:
    """Print one line for each setup."""
    info = toy.info if game == toy.info.id else find_game(game)
    for setup in info.setups:
        print(trail(Subject(info, setup), int(seed)))


if __name__ == "__main__":
    main(*sys.argv[1:])
