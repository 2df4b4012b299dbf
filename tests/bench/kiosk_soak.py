"""Days of a kiosk in fast motion: real matches, real drawing, guests now and then.

    python -m tests.bench.kiosk_soak --hours 24

Computers think in a process of their own, as in the real kiosk. Prints hour by hour what the window weighs at
rest and what the computers weigh, how many frames were drawn, what turns take (in time of the processor) and
how large the data directory is. Says at the end whether both together weigh at most 5 % more in the last
quarter than in the second, whether 99 of 100 turns kept within two frames and the data stayed small; then the
slowest turns.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=24)
    parser.add_argument("--step", type=float, default=500, help="milliseconds of the clock for each turn")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    os.environ.setdefault("HEROES_CACHE", str(Path(__file__).parents[2] / ".test_art"))
    from tests.bench.fast_kiosk import soak  # only here: the computers' process begins with this module

    return 0 if soak(wishes.hours, wishes.step, wishes.seed) else 1


if __name__ == "__main__":
    sys.exit(main())
