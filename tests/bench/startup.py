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
    work: list[float] = field(default_factory=list)
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
            self.work.append(processor_time(process.pid))
            if whole:
                self.final.append(eyes.last_change(QUIET) - began)
        finally:
            process.kill()
            process.wait()
        _until_blank(eyes, blank)

    def forget(self) -> None:
        """Drop what was measured so far."""
        for measured in (self.first, self.work, self.final):
            measured.clear()


def processor_time(process: int) -> float:
    """Seconds all threads of a process have run: says the same on a busy machine as on an idle one."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


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
                program.forget()
        for number in range(wishes.runs):
            for program in programs:
                program.run(display, eyes, whole=number < 2)
        report(programs)
        if wishes.cold:
            report_cold(programs, display, eyes, wishes.runs)
    return 0


def report(programs: list[Runner]) -> None:
    """Times until something is visible, the work done for it, both with ratios; and until all is drawn."""
    times = {program.name: statistics.median(program.first) for program in programs}
    works = {program.name: statistics.median(program.work) for program in programs}
    bare = programs[0].name
    print(f"{'':22}{'visible':>10}{'of bare':>9}{'work':>9}{'of bare':>9}{'finished':>10}")
    for program in programs:
        seen, work = times[program.name], works[program.name]
        print(
            f"{program.name:22}{seen * 1000:>8.0f}ms{seen / times[bare]:>8.2f}x{work * 1000:>7.0f}ms"
            f"{work / works[bare]:>8.2f}x{statistics.median(program.final) * 1000:>8.0f}ms"
        )
    for kind in ("warm", "first start"):
        bundle, source = f"bundle, {kind}", f"source, {kind}"
        if bundle in times:
            ratios = (times[bundle] / times[source], works[bundle] / works[source])
            print(f"bundle to source, {kind}: visible {ratios[0]:.2f}x, work {ratios[1]:.2f}x")


def report_cold(programs: list[Runner], display: str, eyes: Eyes, runs: int) -> None:
    """Source and bundle with their files dropped from the system's memory."""
    folders = {"source": [ROOT / "heroes_desktop", Path(sys.prefix)], "bundle": [BUNDLE]}
    middles = {}
    for kind, places in folders.items():
        program = next((one for one in programs if one.name == f"{kind}, warm"), None)
        if program is None:
            return
        program.forget()
        for _number in range(runs):
            for place in places:
                forget(place)
            program.run(display, eyes, whole=False)
        middles[kind] = statistics.median(program.first)
        print(f"{kind} from disk: {middles[kind] * 1000:.0f}ms")
    print(f"bundle to source, from disk: {middles['bundle'] / middles['source']:.2f}x")


if __name__ == "__main__":
    sys.exit(main())
