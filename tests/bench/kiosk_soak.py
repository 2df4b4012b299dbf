"""Days of a kiosk in fast motion: real matches, real drawing, guests now and then.

    python -m tests.bench.kiosk_soak --hours 24

Prints what the process weighs, how many frames were drawn and how large log and library are, hour by hour,
and says at the end whether the last quarter weighs at most 5 % more than the second.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from heroes_desktop.desktop.proving.kiosk_tour import EVENING, PIN, kiosk_pilot
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.kiosk.host import Kiosk
from heroes_desktop.kiosk.config import Config
from tests.desktop.kiosk_guests import Guest

HOUR = 3_600_000.0
MOST = 1.05


def weight() -> float:
    """Megabytes this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def size(home: Path) -> float:
    """Megabytes in the data directory."""
    return sum(path.stat().st_size for path in home.rglob("*") if path.is_file()) / 1e6


class Soak:
    """One kiosk whose clock runs fast."""

    def __init__(self, pilot: Pilot, kiosk: Kiosk, step: float, seed: int) -> None:
        self.pilot, self.kiosk, self.step = pilot, kiosk, step
        self.mind = random.Random(seed)
        self.turns: list[float] = []
        self.guests = 0
        kiosk.time_of_day = lambda: EVENING + pilot.clock.now() / 1000

    def go_on(self, milliseconds: float) -> None:
        """Let time pass; what computers think is waited for, as it would long be done."""
        app, end = self.pilot.app, self.pilot.clock.now() + milliseconds
        while self.pilot.clock.now() < end:
            for future, _then in list(app._results):
                future.exception(timeout=60)
            self.pilot.clock.advance(self.step)
            began = time.perf_counter()
            if app.update():
                app.draw()
            self.turns.append((time.perf_counter() - began) * 1000)

    def visit(self) -> None:
        """Somebody comes, touches about and goes."""
        guest = Guest(self.pilot, self.kiosk, self.mind.randrange(10**9))
        self.guests += 1
        for _each in range(self.mind.randint(5, 40)):
            guest.act()
            self.go_on(self.mind.choice((500, 1500, 4000)))
        config = self.kiosk.config
        self.go_on(config.idle_in_matches * 1000 + config.countdown * max(1000, self.step) + 10_000)
        assert not self.kiosk.present, guest.scenes


def soak(hours: float, step: float, seed: int) -> bool:
    """Run; True when the weight stayed level."""
    weights: list[float] = []
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as home,
        kiosk_pilot((1280, 720), Path(home), config=Config(pin=PIN), speed=1.0) as (pilot, kiosk),
    ):
        run = Soak(pilot, kiosk, step, seed)
        part = hours / 24
        for number in range(24):
            until = (number + 1) * part * HOUR
            while pilot.clock.now() < until:
                run.go_on(run.mind.uniform(2, 12) * 60_000)
                run.visit()
            weights.append(weight())
            turns = sorted(run.turns) or [0.0]
            slow = turns[-max(1, len(turns) // 100)]
            print(
                f"{pilot.clock.now() / HOUR:6.1f} h  {weights[-1]:6.1f} MB  {pilot.app.frames:7} frames  "
                f"{run.guests:4} guests  99 % of turns below {slow:5.1f} ms, worst {turns[-1]:6.1f}  "
                f"data {size(Path(home)):5.2f} MB  waiting {len(kiosk.waiting.all())}",
                flush=True,
            )
            run.turns.clear()
    second, last = statistics.mean(weights[6:12]), statistics.mean(weights[18:])
    level = last <= second * MOST
    told = "level" if level else "GROWING"
    print(f"second quarter {second:.1f} MB, last {last:.1f} MB: {told}; {time.monotonic() - began:.0f} s")
    return level


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=24)
    parser.add_argument("--step", type=float, default=500, help="milliseconds of the clock for each turn")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    os.environ.setdefault("HEROES_CACHE", str(Path(__file__).parents[2] / ".test_art"))
    return 0 if soak(wishes.hours, wishes.step, wishes.seed) else 1


if __name__ == "__main__":
    sys.exit(main())
