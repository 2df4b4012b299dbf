"""A kiosk whose clock runs fast: real matches, real drawing, guests now and then."""

from __future__ import annotations

import gc
import os
import random
import statistics
import tempfile
import time
from pathlib import Path

from heroes_desktop.desktop.program import heap
from heroes_desktop.desktop.program.garbage import Tidying
from heroes_desktop.desktop.proving.kiosk_tour import EVENING, PIN, kiosk_pilot
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.kiosk.host import Kiosk
from heroes_desktop.kiosk.config import Config
from tests.bench.weighing import weight, weight_of_children
from tests.desktop.kiosk_guests import Guest

HOUR = 3_600_000.0
SIZE = (1280, 720)
MOST = 1.05
PATIENCE = 60.0
"""Seconds for what is being drawn when the window is weighed."""
TWO_FRAMES = 33.4
"""Milliseconds within which nearly all turns stay, with layout and painting in one piece."""
SMALL = 8.0
"""Megabytes of log, library and its backups in a day."""


def size(home: Path) -> float:
    """Megabytes in the data directory."""
    return sum(path.stat().st_size for path in home.rglob("*") if path.is_file()) / 1e6


class Soak:
    """One kiosk whose clock runs fast."""

    def __init__(self, pilot: Pilot, kiosk: Kiosk, step: float, seed: int) -> None:
        self.pilot, self.kiosk, self.step = pilot, kiosk, step
        self.mind = random.Random(seed)
        self.turns: list[float] = []
        self.slowest: list[tuple[float, str]] = []
        self.guests = 0
        self.tidying = Tidying()
        self.tidying.begin()
        kiosk.time_of_day = lambda: EVENING + pilot.clock.now() / 1000

    def go_on(self, milliseconds: float) -> None:
        """Let time pass; what computers think is waited for, as it would long be done."""
        app, end = self.pilot.app, self.pilot.clock.now() + milliseconds
        while self.pilot.clock.now() < end:
            self._tidy_up()
            for future, _then in list(app._results):
                future.exception(timeout=60)
            self.pilot.clock.advance(self.step)
            scene, began = self._scene(), time.thread_time()
            needed = app.update()
            updated = time.thread_time()
            if needed:
                app.draw()
            self._took(scene, (updated - began) * 1000, (time.thread_time() - updated) * 1000)

    def _tidy_up(self) -> None:
        """As the real loop does in a moment when nothing moves."""
        app = self.pilot.app
        if self.tidying.piled_up and not app.moving:
            place = tuple(id(scene) for scene in app.scenes)
            self.tidying.rest(app.frames, app.clock.now(), place, quiet=False)

    def _scene(self) -> str:
        top = self.pilot.app.top
        return f"{type(top).__name__} {getattr(top, 'game', '')}".strip()

    def _took(self, scene: str, updating: float, drawing: float) -> None:
        self.turns.append(updating + drawing)
        words = f"{scene} → {self._scene()}: rules {updating:.0f} ms, layout and painting {drawing:.0f} ms"
        self.slowest = sorted([*self.slowest, (updating + drawing, words)], reverse=True)[:10]

    def rest(self) -> tuple[float, float]:
        """What the window weighs in a quiet moment, and what the computers weigh.

        Pictures are waited for like thoughts: one being drawn takes tens of megabytes for a moment.
        """
        app, patience = self.pilot.app, time.monotonic() + PATIENCE
        while app.ui.art.pending and time.monotonic() < patience:
            app.ui.art.wait(1)
            app.update()
        gc.unfreeze()
        gc.collect()
        heap.give_back(every=0)
        return weight(os.getpid()), weight_of_children(os.getpid())

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
    every: list[float] = []
    largest = 0.0
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as home,
        kiosk_pilot(SIZE, Path(home), config=Config(pin=PIN), speed=1.0, own_process=True) as (pilot, kiosk),
    ):
        run = Soak(pilot, kiosk, step, seed)
        part = hours / 24
        for number in range(24):
            until = (number + 1) * part * HOUR
            while pilot.clock.now() < until:
                run.go_on(run.mind.uniform(2, 12) * 60_000)
                run.visit()
            window, computers = run.rest()
            weights.append(window + computers)
            every += run.turns
            largest = max(largest, size(Path(home)))
            turns = sorted(run.turns) or [0.0]
            slow = turns[-max(1, len(turns) // 100)]
            print(
                f"{pilot.clock.now() / HOUR:6.1f} h  window {window:6.1f} MB  computers {computers:5.1f} MB  "
                f"{pilot.app.frames:7} frames  {run.guests:4} guests  "
                f"99 % of turns below {slow:5.1f} ms, worst {turns[-1]:6.1f}  "
                f"data {size(Path(home)):5.2f} MB  waiting {len(kiosk.waiting.all())}",
                flush=True,
            )
            run.turns.clear()
    second, last = statistics.mean(weights[6:12]), statistics.mean(weights[18:])
    level = last <= second * MOST
    told = "level" if level else "GROWING"
    print(f"second quarter {second:.1f} MB, last {last:.1f} MB: {told}; {time.monotonic() - began:.0f} s")
    most = sorted(every)[-max(1, len(every) // 100)]
    quick, small = most <= TWO_FRAMES, largest <= SMALL
    kept = "kept" if quick else "MISSED"
    print(f"99 % of all turns below {most:.1f} ms: {kept}; data at most {largest:.2f} MB")
    for _milliseconds, words in run.slowest:
        print(f"  {words}")
    return level and quick and small
