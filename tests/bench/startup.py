"""How long it takes until something is on the screen: `python -m tests.bench.startup`.

A virtual screen is watched from outside, so that the program, the bundle and a bare pygame-ce program
are measured alike: from the start of the process to the moment the screen changes. The programs take
turns, and medians are compared, because only ratios of one run mean anything.

Goals: the first page on warm caches within 1.5 × of the bare program, the bundle's start within 1.2 ×
of the source's.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from .eyes import Eyes, virtual_screen

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "packaging" / "dist" / "heroes"
SIZE = (1280, 720)
QUIET = 2.5
"""Seconds without a change after which a page counts as finished; longer than the longest lull of the art."""

BARE = f"""
import pygame
pygame.display.init()
screen = pygame.display.set_mode({SIZE}, pygame.RESIZABLE)
screen.fill((90, 60, 30))
pygame.display.flip()
while not pygame.event.get(pygame.QUIT):
    pygame.time.wait(5)
"""


@dataclass
class Runner:
    """One program to start again and again, with a home of its own."""

    name: str
    command: list[str]
    home: Path
    fresh: bool = False
    first: list[float] = field(default_factory=list)
    final: list[float] = field(default_factory=list)
    _runs: int = 0

    def run(self, display: str, eyes: Eyes, whole: bool) -> None:
        """Start it once; with `whole` until its page is finished."""
        self._runs += 1
        home = self.home / str(self._runs) if self.fresh else self.home
        places = dict.fromkeys(("HOME", "HEROES_HOME", "HEROES_CACHE", "XDG_CACHE_HOME"), str(home))
        environment = {**os.environ, **places, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        environment.pop("SDL_VIDEODRIVER", None)
        blank = eyes.look()
        began = time.perf_counter()
        process = subprocess.Popen(
            self.command, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            self.first.append(eyes.wait_for_change(blank) - began)
            if whole:
                self.final.append(eyes.last_change(QUIET) - began)
        finally:
            process.kill()
            process.wait()
        _until_blank(eyes, blank)


def _until_blank(eyes: Eyes, blank: bytes) -> None:
    while eyes.look() != blank:
        time.sleep(0.01)


def forget(folder: Path) -> None:
    """Ask the system to drop the files of a folder from memory, so that they come from disk again."""
    for path in folder.rglob("*"):
        if path.is_file():
            with path.open("rb") as file:
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def runners(home: Path) -> list[Runner]:
    """Everything that is compared."""
    source = [sys.executable, "-m", "heroes_desktop"]
    found = [
        Runner("bare pygame-ce", [sys.executable, "-c", BARE], home / "bare"),
        Runner("source, warm", source, home / "source"),
        Runner("source, first start", source, home / "source-first", fresh=True),
    ]
    if BUNDLE.is_dir():
        bundle = [str(BUNDLE / "heroes")]
        found.append(Runner("bundle, warm", bundle, home / "bundle"))
        found.append(Runner("bundle, first start", bundle, home / "bundle-first", fresh=True))
    return found


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7, help="how often each program is started")
    parser.add_argument("--cold", action="store_true", help="also start source and bundle from disk")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="heroes-startup-") as folder, virtual_screen() as display:
        eyes = Eyes(display)
        programs = runners(Path(folder))
        for program in programs:
            if not program.fresh:  # once to warm the caches
                program.run(display, eyes, whole=True)
                program.first.clear()
                program.final.clear()
        for number in range(wishes.runs):
            for program in programs:
                program.run(display, eyes, whole=number < 2)
        report(programs)
        if wishes.cold:
            report_cold(programs, display, eyes, wishes.runs)
    return 0


def report(programs: list[Runner]) -> None:
    """Times and ratios to the bare program."""
    bare = statistics.median(programs[0].first)
    print(f"{'':22}{'visible':>10}{'of bare':>10}{'finished':>10}")
    medians = {}
    for program in programs:
        middle = medians[program.name] = statistics.median(program.first)
        final = statistics.median(program.final)
        print(f"{program.name:22}{middle * 1000:>8.0f}ms{middle / bare:>9.2f}x{final * 1000:>8.0f}ms")
    for kind in ("warm", "first start"):
        if f"bundle, {kind}" in medians:
            print(f"bundle to source, {kind}: {medians[f'bundle, {kind}'] / medians[f'source, {kind}']:.2f}x")


def report_cold(programs: list[Runner], display: str, eyes: Eyes, runs: int) -> None:
    """Source and bundle with their files dropped from the system's memory."""
    folders = {"source": [ROOT / "heroes_desktop", Path(sys.prefix)], "bundle": [BUNDLE]}
    middles = {}
    for kind, places in folders.items():
        program = next((one for one in programs if one.name == f"{kind}, warm"), None)
        if program is None:
            return
        program.first.clear()
        for _number in range(runs):
            for place in places:
                forget(place)
            program.run(display, eyes, whole=False)
        middles[kind] = statistics.median(program.first)
        print(f"{kind} from disk: {middles[kind] * 1000:.0f}ms")
    print(f"bundle to source, from disk: {middles['bundle'] / middles['source']:.2f}x")


if __name__ == "__main__":
    sys.exit(main())
