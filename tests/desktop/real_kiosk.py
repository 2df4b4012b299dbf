"""A kiosk in a real window on a virtual screen, mistreated from outside.

    python -m tests.desktop.real_kiosk --kills 200       # needs Xvfb and xdotool

A guest plays by random clicks; meanwhile the window is killed at random instants, stopped, its screen taken
away, its configuration broken, its clock set back by a day. After each the window must be back by itself, and
no stored choice be lost.
With --home on a small disk of its own (a few dozen megabytes) the disk is filled as well.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path

from heroes_desktop.kiosk.watching import Watched, read_watched

SCREEN = (1280, 720)
CLICKS = 25
LONGEST, PATIENCE = 120.0, 2.0
"""Seconds a window may take to come back, and to answer a click."""
SMALL_DISK = 200_000_000
"""Bytes of a disk that may be filled to the brim."""
DAY = 86_400
CLOCK = """
import os, time

_now, _local = time.time, time.localtime


def _shifted():
    try:
        with open(os.environ["HEROES_CLOCK"]) as file:
            return _now() + float(file.read())
    except (OSError, ValueError):
        return _now()


time.time = _shifted
time.localtime = lambda seconds=None: _local(_shifted() if seconds is None else seconds)
"""
"""Gives the processes of the kiosk a time of day that can be set without touching the machine's."""


class House:
    """The screen, the kiosk on it, and its files."""

    def __init__(self, display: str, home: Path) -> None:
        self.display, self.home = display, home
        (home / "clock").mkdir()
        (home / "clock" / "sitecustomize.py").write_text(CLOCK)
        self.environment = {
            **os.environ, "DISPLAY": display, "HEROES_HOME": str(home), "SDL_AUDIODRIVER": "dummy",
            "HEROES_DESCRIBE": str(home / "screen.json"), "SDL_VIDEODRIVER": "x11",
            "HEROES_CLOCK": str(home / "clock" / "offset"), "PYTHONPATH": str(home / "clock"),
        }  # fmt: skip
        self.screen = self._screen()
        command = [sys.executable, "-m", "heroes_desktop", "kiosk"]
        nowhere = subprocess.DEVNULL
        self.kiosk = subprocess.Popen(command, env=self.environment, stdout=nowhere, stderr=nowhere)

    def _screen(self) -> subprocess.Popen[bytes]:
        size = f"{SCREEN[0]}x{SCREEN[1]}x24"
        started = subprocess.Popen(["Xvfb", self.display, "-screen", "0", size], stderr=subprocess.DEVNULL)
        time.sleep(1.5)
        return started

    def set_clock(self, seconds: float) -> None:
        """Shift the kiosk's time of day."""
        (self.home / "clock" / "offset").write_text(str(seconds))

    def lose_screen(self) -> None:
        """Pull the plug of the screen, and plug it in again after a while."""
        self.screen.kill()
        self.screen.wait()
        time.sleep(6)
        self.screen = self._screen()

    @property
    def window(self) -> int:
        """The process of the window; 0 while there is none."""
        found = Path(f"/proc/{self.kiosk.pid}/task/{self.kiosk.pid}/children").read_text().split()
        return int(found[0]) if found else 0

    def watched(self) -> Watched:
        return read_watched(self.home / "kiosk" / "watch.json") or Watched()

    def alive(self, since: float) -> float:
        """Wait until a window draws again; returns how many seconds that took."""
        begin = time.monotonic()
        described = self.home / "screen.json"
        while time.monotonic() - begin < LONGEST:
            if self.window and described.exists() and described.stat().st_mtime > since + 0.05:
                return time.monotonic() - begin
            time.sleep(0.1)
        raise AssertionError("the window did not come back")

    def click(self, point: tuple[int, int]) -> None:
        command = ["xdotool", "mousemove", str(point[0]), str(point[1]), "click", "1"]
        subprocess.run(command, env=self.environment, check=False, stderr=subprocess.DEVNULL)

    def answered(self, since: float) -> None:
        """Give a slow machine a moment to show what a click has done; not every click does anything."""
        described, end = self.home / "screen.json", time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(OSError):
                if described.stat().st_mtime > since:
                    return
            time.sleep(0.02)

    def choices(self) -> set[tuple[object, ...]]:
        """Every stored choice of matches that can go on."""
        file = self.home / "kiosk" / "library.sqlite3"
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=5)) as connection:
            query = (
                "SELECT match, number, seat, option FROM choices JOIN matches ON id = match"
                " WHERE finished IS NULL AND mode <> 'lesson'"
            )
            return set(connection.execute(query))

    def close(self) -> None:
        self.kiosk.terminate()
        self.kiosk.wait(90)
        self.screen.kill()
        self.screen.wait()


def _play(house: House, mind: random.Random, clicks: int) -> None:
    """Click what can be clicked, as the description of the screen names it."""
    for _each in range(clicks):
        usable = places(house.home / "screen.json")
        width, height = SCREEN
        point = mind.choice(usable) if usable else (mind.randrange(200, width), mind.randrange(200, height))
        if point[0] > 90 or point[1] > 90:
            house.click(point)
            house.answered(time.time())
        time.sleep(mind.choice((0.02, 0.1, 0.3)))


def places(described: Path) -> list[tuple[int, int]]:
    """Where something can be touched, as the description of the screen names it."""
    try:
        told = json.loads(described.read_text())
    except (OSError, ValueError):
        return []
    usable = [node for node in told["nodes"] if node["usable"] and node["point"]]
    wanted = [node for node in usable if node["role"] == "option" or node["id"].startswith(("game:", "way:"))]
    found = [node["point"] for node in wanted or usable]
    return [(x, y) for x, y in found if 0 < x < SCREEN[0] and 0 < y < SCREEN[1]]


def _mistreat(house: House, kills: int, seed: int) -> None:
    mind = random.Random(seed)
    house.alive(0)
    back: list[float] = []
    lost = 0
    for number in range(kills):
        _play(house, mind, mind.randint(3, CLICKS))
        now, window = time.time(), house.window
        os.kill(window, signal.SIGKILL)
        before = house.choices()
        back.append(house.alive(now))
        after = house.choices()
        gone = before - after
        lost += len(gone)
        print(f"kill {number + 1}: back in {back[-1]:.1f} s, {len(after)} choices", *gone, flush=True)
    average = sum(back) / max(1, len(back))
    print(f"{kills} kills: back after {average:.1f} s on average, {max(back):.1f} at most; lost {lost}")
    now = time.time()
    os.kill(house.window, signal.SIGSTOP)
    print(f"frozen: back after {house.alive(now):.1f} s")
    now = time.time()
    house.lose_screen()
    print(f"screen lost: back after {house.alive(now):.1f} s")
    _break_configuration(house)
    _set_clock_back(house, mind)
    _fill_disk(house, mind)
    print(house.watched())
    assert not lost


def _break_configuration(house: House) -> None:
    """Options that cannot be read at all: the last good ones hold, and the kiosk comes back with them."""
    options = house.home / "kiosk" / "kiosk.toml"
    good = options.read_bytes()
    options.write_bytes(b"games = [ \xff\xfe")
    now = time.time()
    os.kill(house.window, signal.SIGKILL)
    print(f"configuration broken: back after {house.alive(now):.1f} s")
    options.write_bytes(good)


def _set_clock_back(house: House, mind: random.Random) -> None:
    """It is yesterday while somebody plays, and the window is killed; then it is today again."""
    _play(house, mind, 15)
    starts = house.watched().starts
    house.set_clock(-DAY)
    began = time.time()
    _play(house, mind, 25)
    house.alive(began)
    assert house.watched().starts == starts, "a clock is no reason to start again"
    now = time.time()
    os.kill(house.window, signal.SIGKILL)
    before = house.choices()
    back = house.alive(now)
    kept = len(house.choices() & before)
    print(
        f"clock set back a day, played on, killed: back after {back:.1f} s, {kept} of {len(before)} choices"
    )
    assert before <= house.choices()
    house.set_clock(0)
    _play(house, mind, 10)


def _fill_disk(house: House, mind: random.Random) -> None:
    """No room for anything while a guest plays and the window is killed; then there is room again."""
    if shutil.disk_usage(house.home).total > SMALL_DISK:
        print("disk: too large to be filled")
        return
    filler = house.home / "filler"
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(65_536))
    _play(house, mind, 12)
    now = time.time()
    os.kill(house.window, signal.SIGKILL)
    before = house.choices()
    time.sleep(8)
    filler.unlink()
    print(
        f"disk full: back after {house.alive(now):.1f} s, {len(before - house.choices())} stored choices lost"
    )
    assert not before - house.choices()
    _play(house, mind, 12)
    print(f"room again: {len(house.choices())} choices, {len(before)} before")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--display", default=":43")
    parser.add_argument("--home", type=Path, help="where to keep things; a small disk of its own is filled")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=wishes.home) as home:
        house = House(wishes.display, Path(home))
        try:
            _mistreat(house, wishes.kills, wishes.seed)
        finally:
            house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
