"""A kiosk in a real window for a real hour, with guests now and then: figures for every ten minutes.

    python -m tests.bench.kiosk_hour --minutes 60       # needs Xvfb and xdotool

The watching process is the real one; the window it watches writes down what its turns take: in time of the
processor, which other work on the machine does not lengthen, and for the worst one by the clock as well.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from heroes_desktop.kiosk.files import Files
from heroes_desktop.kiosk.watching import Watched, read_watched
from heroes_desktop.library.places import HOME_VARIABLE
from tests.bench.weighing import children, weight, weight_of_children
from tests.desktop.real_kiosk import SCREEN, places

if TYPE_CHECKING:
    import pygame

    from heroes_desktop.desktop.program.app import App

FIGURES = "HEROES_KIOSK_FIGURES"
"""Names the file a measured window writes to."""
BETWEEN, STAY = (150.0, 420.0), (8, 40)
"""Seconds between two guests, and how many touches they stay."""


# the window


def window() -> int:
    """A kiosk's window that writes down once a minute how long its turns took and how many frames it drew."""
    from heroes_desktop.desktop.program import loop
    from heroes_desktop.desktop.program.kiosk_launch import launch_kiosk

    turns: list[float] = []
    woken, written, drawn = (time.thread_time(), time.perf_counter()), time.perf_counter(), 0
    clock = 0.0
    look = loop._events

    def events(app: App, patience: int) -> list[pygame.Event]:
        nonlocal woken, written, drawn, clock
        now = time.perf_counter()
        turns.append((time.thread_time() - woken[0]) * 1000)
        clock = max(clock, (now - woken[1]) * 1000)
        if now - written >= 60:
            _write_down(turns, app.frames - drawn, weight(os.getpid()), clock)
            turns.clear()
            written, drawn, clock = now, app.frames, 0.0
        found = look(app, patience)
        woken = time.thread_time(), time.perf_counter()
        return found

    loop._events = events
    files = Files.at()
    os.environ[HOME_VARIABLE] = str(files.home)
    return launch_kiosk(files, None, None, True)


def _write_down(turns: list[float], frames: int, held: float, clock: float) -> None:
    ordered = sorted(turns)
    line = {
        "turns": len(ordered),
        "frames": frames,
        "half": ordered[len(ordered) // 2],
        "most": ordered[-max(1, len(ordered) // 100)],
        "worst": ordered[-1],
        "clock": clock,
        "late": sum(turn > 50 for turn in ordered),
        "weight": held,
    }
    with Path(os.environ[FIGURES]).open("a") as file:
        file.write(json.dumps(line) + "\n")


def watch() -> int:
    """The real watching process around a measured window."""
    from heroes_desktop.kiosk.supervisor import Supervisor

    return Supervisor([sys.executable, "-m", "tests.bench.kiosk_hour", "--role", "window"], Files.at()).run()


# the hour


class Hour:
    """The screen, the kiosk on it, and whoever comes by."""

    def __init__(self, home: Path, display: str, seed: int) -> None:
        self.home, self.mind = home, random.Random(seed)
        self.environment = {
            **os.environ, "DISPLAY": display, HOME_VARIABLE: str(home), "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy", "HEROES_DESCRIBE": str(home / "screen.json"),
            FIGURES: str(home / "figures.jsonl"),
        }  # fmt: skip
        size = f"{SCREEN[0]}x{SCREEN[1]}x24"
        self.screen = subprocess.Popen(["Xvfb", display, "-screen", "0", size], stderr=subprocess.DEVNULL)
        time.sleep(2)
        command = [sys.executable, "-m", "tests.bench.kiosk_hour", "--role", "watch"]
        self.kiosk = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL)
        self.guests = self.touches = 0

    def visit(self) -> None:
        """Somebody comes, touches what can be touched, and goes without a word."""
        self.guests += 1
        for _each in range(self.mind.randint(*STAY)):
            found = places(self.home / "screen.json")
            if found:
                x, y = self.mind.choice(found)
                command = ["xdotool", "mousemove", str(x), str(y), "click", "1"]
                subprocess.run(command, env=self.environment, check=False, stderr=subprocess.DEVNULL)
                self.touches += 1
            time.sleep(self.mind.choice((0.5, 1.0, 2.5)))

    def tell(self, minutes: float) -> None:
        """One line for the minutes since the last one."""
        figures = self.home / "figures.jsonl"
        lines = [json.loads(line) for line in figures.read_text().splitlines()] if figures.exists() else []
        figures.unlink(missing_ok=True)
        thinking = sum(map(weight_of_children, children(self.kiosk.pid)))
        data = sum(path.stat().st_size for path in (self.home / "kiosk").rglob("*") if path.is_file()) / 1e6
        seen = read_watched(self.home / "kiosk" / "watch.json") or Watched()
        held = lines[-1]["weight"] if lines else 0.0
        print(
            f"{minutes:4.0f} min  window {held:6.1f} MB  computers {thinking:6.1f} MB  "
            f"frames {sum(line['frames'] for line in lines):6}  "
            f"turns: half below {max((line['half'] for line in lines), default=0):5.2f} ms, "
            f"99 % below {max((line['most'] for line in lines), default=0):6.1f}, "
            f"worst {max((line['worst'] for line in lines), default=0):6.1f} "
            f"({max((line['clock'] for line in lines), default=0):.0f} by the clock), "
            f"over 50 ms {sum(line['late'] for line in lines):4} of {sum(line['turns'] for line in lines)}  "
            f"data {data:5.2f} MB  guests {self.guests}, touches {self.touches}  "
            f"starts {seen.starts}, crashes {seen.crashes}, freezes {seen.freezes}",
            flush=True,
        )

    def close(self) -> None:
        self.kiosk.terminate()
        self.kiosk.wait(90)
        self.screen.kill()
        self.screen.wait()


def run(minutes: float, display: str, seed: int) -> None:
    with tempfile.TemporaryDirectory() as home:
        hour = Hour(Path(home), display, seed)
        began = time.monotonic()
        told, next_guest = 10.0, 60.0
        try:
            while (passed := (time.monotonic() - began) / 60) < minutes:
                if (time.monotonic() - began) >= next_guest:
                    hour.visit()
                    next_guest = time.monotonic() - began + hour.mind.uniform(*BETWEEN)
                time.sleep(5)
                if passed >= min(told, minutes):
                    hour.tell(passed)
                    told += 10
            hour.tell(minutes)
        finally:
            hour.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--display", default=":47")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--role", choices=("watch", "window"))
    wishes = parser.parse_args()
    if wishes.role:
        return watch() if wishes.role == "watch" else window()
    run(wishes.minutes, wishes.display, wishes.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
