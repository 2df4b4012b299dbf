"""How long frames take, while a match is played: `python -m tests.bench.frames [--game heldentaufe]`.

The real loop runs in a 1920x1080 window of the dummy driver; somebody clicks as soon as asked. Drawing is
what a turn of the loop takes from an up-to-date layout to the flip; what earlier turns have painted ahead
for a frame is told beside it. A whole turn counts everything done in it, events, rules and layout as well,
but not the flip either. Times are those of the drawing thread's processor
(the same on a busy machine as on an idle one) and of the clock on the wall, which says nothing unless the
machine is otherwise at rest.

Goals: a median frame of at most 4 full-screen blits of the same run, none drawn in 16 ms or more, none over
50 ms while the computer thinks; and no frame at all while the table waits, at under 1 % of a core.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from unittest.mock import patch

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from heroes_desktop.desktop.program import loop
from heroes_desktop.desktop.program.app import App, wake
from heroes_desktop.desktop.program.bootstrap import make_app
from heroes_desktop.desktop.program.clock import SystemClock
from heroes_desktop.desktop.program.launch import after_first_frame
from heroes_desktop.desktop.program.preferences import Preferences
from heroes_desktop.desktop.program.sound import Sound
from heroes_desktop.desktop.program.window import ScreenWindow
from heroes_desktop.desktop.scenes.hub.hub import Hub
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Match, Setup
from heroes_desktop.games import catalogue
from heroes_desktop.library import Library, Seat
from heroes_desktop.players.thinking_process import Thinking
from heroes_desktop.table.conductor import Phase

from ..desktop.heldentaufe_positions import full

SIZE = (1920, 1080)
GAME = "immortal_king"
DRAW, PAINT_AHEAD = App.draw, App.paint_ahead
CACHE = Path(tempfile.gettempdir()) / "heroes-bench-cache"
SMOOTH = 16.0
"""Milliseconds a frame may take while something moves."""

DISTURBED = 3.0
"""A flip is always the same work: if it takes so many times as long as usual, the machine was disturbed."""

SETTLING = 12.0
"""Seconds without a frame after which a table is at rest, and tidied up."""

PATIENCE = 0.25
"""Seconds the person at the table looks before clicking."""


@dataclass
class Turn:
    """What the loop did between two waits, in milliseconds; a frame if it drew.

    `ahead`: what earlier turns have painted for this frame.
    """

    work: float
    wall: float
    drawing: float
    ahead: float
    flip: float
    drew: bool
    moving: bool
    thinking: bool


@dataclass
class Watch(ScreenWindow):
    """A window that notes how much was done in each turn, and now and then what a blit takes."""

    app: App | None = None
    turns: list[Turn] = field(default_factory=list)
    blits: list[float] = field(default_factory=list)
    _since: tuple[float, float] | None = None
    _work: float = 0.0
    _wall: float = 0.0
    _drawing: float = 0.0
    _ahead: float = 0.0
    _flip: float = 0.0
    _drew: bool = False

    def __post_init__(self) -> None:
        ScreenWindow.__init__(self, SIZE, full_screen=False)

    def begin(self) -> None:
        """The loop has woken up."""
        self._since = time.thread_time(), time.perf_counter()

    def pause(self) -> None:
        """The loop does something that does not count."""
        if self._since is not None:
            self._work += time.thread_time() - self._since[0]
            self._wall += time.perf_counter() - self._since[1]
            self._since = None

    def end(self) -> None:
        """The loop goes to sleep."""
        self.pause()
        if self.app is not None and self.app.scenes and self._work:
            top = self.app.top
            thinking = isinstance(top, TableScene) and top.play.phase is Phase.THINKING
            moving = self.app.frames_per_second() > 0
            seconds = (self._work, self._wall, self._drawing, self._ahead, self._flip)
            work, wall, drawing, ahead, flip = (count * 1000 for count in seconds)
            self.turns.append(Turn(work, wall, drawing, ahead, flip, self._drew, moving, thinking))
        self.forget()

    def forget(self) -> None:
        """Nothing done so far belongs to a turn."""
        self._ahead = 0.0 if self._drew else self._ahead + self._drawing
        self._since = None
        self._work = self._wall = self._drawing = self._flip = 0.0
        self._drew = False

    def paint_ahead(self, app: App, enough: Callable[[], bool]) -> bool:
        """Note what is painted ahead as drawing of this turn."""
        self._drawing -= time.thread_time()
        finished = PAINT_AHEAD(app, enough)
        self._drawing += time.thread_time()
        return finished

    def draw(self, app: App) -> pygame.Surface:
        """Draw a frame, and note what that takes without the layout, if that was still to be made."""
        for scene in app.visible():
            app.sheet_of(scene)
        self._drawing -= time.thread_time()
        return DRAW(app)

    def show(self, canvas: pygame.Surface) -> None:
        self.pause()
        drawn = time.thread_time()
        self._drawing += drawn
        self._drew = True
        super().show(canvas)
        self._flip = time.thread_time() - drawn
        if len(self.turns) % 20 == 0:
            self._measure_blit(canvas)
        self.begin()

    def _measure_blit(self, canvas: pygame.Surface) -> None:
        copy = canvas.copy()
        began = time.thread_time()
        copy.blit(canvas, (0, 0))
        self.blits.append((time.thread_time() - began) * 1000)


class Somebody:
    """Sits at the table and clicks; looks about while the computer thinks."""

    def __init__(self, app: App, watch: Watch, seed: int) -> None:
        self.app, self.watch = app, watch
        self.pick = random.Random(seed)
        self.until = float("inf")
        self.clicks = 0
        self.resting = False
        self._asked = 0.0
        self._events = loop._events

    def events(self, app: App, patience: int) -> list[pygame.Event]:
        """What the loop hears."""
        self.watch.end()
        if not self.resting:
            patience = min(patience, 30)
        found = self._events(app, patience)
        if time.monotonic() >= self.until:
            app.running = False
        elif not self.resting:
            found += self._act(app)
        self.watch.begin()
        return found

    def _act(self, app: App) -> list[pygame.Event]:
        table = app.top
        if not isinstance(table, TableScene):
            app.running = False
            return []
        if table.play.phase is Phase.THINKING and table.sheet is not None:
            nodes = [node for node in table.sheet.root.walk() if node.hint]
            return [_motion(self.pick.choice(nodes).rect.center)] if nodes else []
        if table.play.decision is None or table.frames_per_second() >= 60:
            self._asked = time.monotonic()
            return []
        if time.monotonic() - self._asked < PATIENCE or table.sheet is None:
            return []
        names = {table.look.name(option) for option in table.look.options()}
        nodes = [node for node in table.sheet.root.walk() if node.action and node.seen.w > 0]
        options = [node for node in nodes if node.id.startswith("option:") or node.name in names]
        self._asked = time.monotonic()
        self.clicks += 1
        return _click(self.pick.choice(options).rect.center)


def _motion(point: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0), touch=False)


def _click(point: tuple[int, int]) -> list[pygame.Event]:
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    return [_motion(point)] + [pygame.Event(kind, pos=point, button=1, touch=False) for kind in kinds]


def open_table(app: App, game: str, seed: int, level: str) -> TableScene:
    """A person with computers: a duel, the fullest table of Heldentaufe, else the first table for several."""
    if game == "heldentaufe":
        match = full()
    elif game == GAME:
        options = {"mode": "duel", "box": 1, "sides": "party"}
        match = Match.new(game, Setup("duel", ("Ann", "Bob"), options), seed)
    else:
        setup = next(setup for setup in catalogue[game].setups if len(setup.seats) > 1)
        match = Match.new(game, setup, seed)
    first, *others = match.setup.seats
    seats = [Seat(first, "person"), *(Seat(name, level) for name in others)]
    table = TableScene(app, app.library.start(match, seats, "bench"))
    app.push(table)
    return table


def play(app: App, watch: Watch, seconds: float, *, seed: int = 1) -> int:
    """Run the loop for a while; returns how often somebody clicked."""
    somebody = Somebody(app, watch, seed)
    somebody.until = time.monotonic() + seconds
    run(app, somebody)
    return somebody.clicks


def run(app: App, somebody: Somebody) -> None:
    """The real loop with somebody at the table and the watch on every frame."""
    watch = somebody.watch
    watch.forget()
    app.running = True
    with (
        patch.object(loop, "_events", somebody.events),
        patch.object(app, "draw", partial(watch.draw, app)),
        patch.object(app, "paint_ahead", partial(watch.paint_ahead, app)),
    ):
        loop.run(app)


@contextmanager
def constant_thought() -> Iterator[None]:
    """A computer of the hard level that thinks all the time, as if the table were always waiting for it."""
    over = threading.Event()
    thinking = Thinking(process=True)

    def think() -> None:
        match = Match.new(GAME, Setup("duel", ("A", "B"), {"mode": "duel", "box": 1, "sides": "party"}), 5)
        while not over.is_set():
            if not match.pending:
                match = Match.new(GAME, match.setup, match.seed + 1)
            decision = match.pending[0]
            match.play(thinking.think(match, decision, "hard").result().option, decision.seat)

    thread = threading.Thread(target=think, name="thinking")
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        thinking.close()


def report(name: str, turns: list[Turn], blit: float, most: float) -> None:
    """The median and the longest of frames, and of all turns: whatever takes long makes a motion falter."""
    shown = [turn for turn in turns if turn.drew]
    if not shown:
        print(f"{name}: no frames")
        return
    calm = DISTURBED * median(turn.flip for turn in shown)
    frames = sorted(turn.drawing for turn in shown if turn.flip <= calm)
    ratio = median(frames) / blit
    met = "met" if (ratio <= 4 or most > SMOOTH) and frames[-1] < most else "MISSED"
    print(
        f"{name}: {len(frames)} frames, median {median(frames):.2f} ms = {ratio:.2f} blits of {blit:.2f} ms,"
        f" 99 % {_nearly_all(frames):.1f} ms, worst {frames[-1]:.1f} ms = {frames[-1] / blit:.0f} blits,"
        f" goal {most:.0f} ms   {met}"
    )
    disturbed = [turn.drawing for turn in shown if turn.flip > calm]
    if disturbed:
        print(f"  and {len(disturbed)} disturbed by the machine, worst {max(disturbed):.1f} ms")
    ahead = max(turns, key=lambda turn: turn.drawing if not turn.drew else 0.0)
    together = max(shown, key=lambda turn: turn.drawing + turn.ahead)
    print(
        f"  painted ahead at most {ahead.drawing:.1f} ms in a turn;"
        f" the largest frame took {together.ahead:.1f} ms ahead and {together.drawing:.1f} ms when shown"
    )
    works, walls = sorted(turn.work for turn in turns), sorted(turn.wall for turn in turns)
    print(
        f"  whole turns: 99 % {_nearly_all(works):.1f} ms, worst {works[-1]:.1f} ms;"
        f" on the wall: 99 % {_nearly_all(walls):.1f}, worst {walls[-1]:.1f} ms"
    )


def _nearly_all(times: list[float]) -> float:
    return times[int(len(times) * 0.99)]


def report_still(app: App, watch: Watch, seconds: float) -> None:
    """A table that waits for a person, looked at from another thread: the loop goes on undisturbed."""
    somebody = Somebody(app, watch, 1)
    somebody.resting = True
    seen: list[tuple[int, float, float]] = []

    def look() -> None:
        _until_at_rest(app)
        for _time in range(2):
            seen.append((app.frames, time.process_time(), time.monotonic()))
            time.sleep(seconds)
        somebody.until = time.monotonic()
        wake()

    looking = threading.Thread(target=look)
    looking.start()
    run(app, somebody)
    looking.join()
    (frames, work, began), (frames_after, work_after, ended) = seen
    drawn, share = frames_after - frames, (work_after - work) / (ended - began)
    met = "met" if drawn == 0 and share < 0.01 else "MISSED"
    sound = "with ambience" if app.sound.ambient else "WITHOUT ambience"
    print(f"still table, {sound}: {drawn} frames in {seconds:.0f} s, {100 * share:.2f} % of a core   {met}")


def _until_at_rest(app: App) -> None:
    """Wait while computers play, glows pulse and things are tidied up."""
    frames, since = -1, time.monotonic()
    while time.monotonic() - since < SETTLING:
        if app.frames != frames:
            frames, since = app.frames, time.monotonic()
        time.sleep(0.5)


def main() -> int:
    """Measure everything in one run."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.frames", description=__doc__)
    parser.add_argument("--seconds", type=float, default=40.0, help="how long each match is watched")
    parser.add_argument("--cache", type=Path, default=CACHE, help="where finished pictures lie")
    parser.add_argument("--level", default="hard", help="level of the computer player")
    parser.add_argument("--game", default=GAME, help="the game that is played")
    wishes = parser.parse_args()
    os.environ["HEROES_CACHE"] = str(wishes.cache)
    with tempfile.TemporaryDirectory(prefix="heroes-frames-") as home, Library.open(Path(home)) as library:
        pygame.display.init()
        pygame.font.init()
        watch = Watch()
        app = make_app(
            watch, SystemClock(), library, Preferences(language="en", confirm_end=False), Sound(device=False)
        )
        app.push(Hub(app))
        app.draw()
        after_first_frame(app, silent=False)
        measure(app, watch, wishes.game, wishes.seconds, wishes.level)
        app.close()
    return 0


def measure(app: App, watch: Watch, game: str, seconds: float, level: str) -> None:
    """Warm up with one match, watch another, then the same under constant thought, then at rest."""
    watch.app = app
    for seed, name in ((2, "warm-up"), (3, "animations"), (4, "thinking")):
        open_table(app, game, seed, level)
        if name == "warm-up":
            app.draw()
            app.ui.art.wait(60)
        watch.turns.clear()
        if name == "thinking":
            with constant_thought():
                play(app, watch, seconds, seed=seed)
        else:
            play(app, watch, min(seconds, 20.0) if name == "warm-up" else seconds, seed=seed)
        blit = median(watch.blits)
        moving = [turn for turn in watch.turns if turn.moving]
        report(f"{name}, moving", moving, blit, 50.0 if name == "thinking" else SMOOTH)
        thinking = [turn for turn in watch.turns if turn.thinking]
        report(f"{name}, the computer's turn", thinking, blit, 50.0)
        if name != "thinking":
            app.home()
    report_still(app, watch, 10.0)


if __name__ == "__main__":
    raise SystemExit(main())
