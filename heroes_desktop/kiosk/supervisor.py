"""A small process that starts the window again when it has crashed or hangs.

The window says once a second that it is alive; when it has said nothing for a while it is ended and started
again, after pauses that grow as long as it does not stay well. What players have chosen is stored with every
choice, so whoever comes back finds the waiting matches as they were.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import IO, Any, NamedTuple, TypeAlias

from .bounded_log import BoundedLog
from .files import Files
from .watching import Watched, moment, read_watched, write_watched

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
WELL = 600.0
"""Seconds after which a window counts as well: the next pause is the shortest again."""
STARTING, SILENT = 90.0, 15.0
"""Seconds to the first sign of life, and between two of them."""
LEAST_WORK, MOST_PATIENCE, WAITING = 3.0, 180.0, 0.3
"""A silent window is starved by other programs, not frozen, while it has had fewer seconds of the processor
than the first and stood in line for it for the last, a share of its silence; so many seconds it is given.
"""
LOOK = 0.25
LAST_WORDS = 2.0
"""Seconds a hanging window gets to write down where it hangs."""

Handler: TypeAlias = Callable[[int, FrameType | None], Any] | int | signal.Handlers | None
"""Who was told of a signal before us."""

ENDED = 0
"""The exit code of a window that whoever runs the kiosk has ended."""


class Pauses:
    """How long to wait before the next start: twice as long each time, until a window has stayed well."""

    def __init__(self, first: float = FIRST_PAUSE, longest: float = LONGEST_PAUSE) -> None:
        self._first, self._longest = first, longest
        self._next = first

    def after(self, lived: float) -> float:
        """The pause after a window that has lived so many seconds."""
        if lived >= WELL:
            self._next = self._first
        pause, self._next = self._next, min(self._longest, self._next * 2)
        return pause


class Supervisor:
    """Watches one window until it is ended on purpose or this process is told to stop."""

    def __init__(
        self,
        command: Sequence[str],
        files: Files,
        *,
        pauses: Pauses | None = None,
        silent: float = SILENT,
        starting: float = STARTING,
    ) -> None:
        self._command = list(command)
        self._files = files
        self._log = BoundedLog(files.log)
        self._pauses = pauses or Pauses()
        self._silent, self._starting = silent, starting
        self._stopping = threading.Event()
        self._child: subprocess.Popen[bytes] | None = None
        self._beat = self._first_beat = 0.0
        self._beaten = False
        self._turns = Turns()

    def run(self) -> int:
        """Watch until the end; returns the exit code of the whole."""
        before = self._listen()
        try:
            while not self._stopping.is_set():
                trouble = self._watch()
                if trouble is None:
                    return 0
                pause = self._pauses.after(self._beat - self._first_beat if self._beaten else 0.0)
                self._note(f"{trouble}; again in {pause:g} s")
                self._stopping.wait(pause)
            return 0
        finally:
            self._end_child()
            for number, handler in before.items():
                signal.signal(number, handler)

    def stop(self, *_signal: object) -> None:
        """End the window and stop watching."""
        self._stopping.set()

    def _listen(self) -> dict[int, Handler]:
        """Be told when the system wants an end."""

        def told(_number: int, _frame: FrameType | None) -> None:
            self.stop()

        if threading.current_thread() is not threading.main_thread():
            return {}
        return {number: signal.signal(number, told) for number in (signal.SIGTERM, signal.SIGINT)}

    # one window

    def _watch(self) -> str | None:
        """One life of the window; what went wrong, or None when it ended on purpose."""
        self._beat, self._beaten = time.monotonic(), False
        pipe = subprocess.PIPE
        try:
            child = subprocess.Popen(self._command, stdout=pipe, stderr=pipe, bufsize=0)
        except OSError as error:
            return f"cannot be started: {error}"
        self._child = child
        self._count(starts=1)
        self._log.write(f"started, process {child.pid}")
        readers = [
            threading.Thread(target=read, args=(pipe,), daemon=True)
            for read, pipe in ((self._hear, child.stdout), (self._write_down, child.stderr))
        ]
        for reader in readers:
            reader.start()
        trouble = self._wait(child)
        for reader in readers:
            reader.join(1)  # no longer: what the window has started may still hold the other end
        return trouble

    def _wait(self, child: subprocess.Popen[bytes]) -> str | None:
        looked = time.monotonic()
        while child.poll() is None:
            if self._stopping.wait(LOOK):
                self._end_child()
                return None
            now = time.monotonic()
            if now - looked > LOOK + 5:
                self._beat = now  # we have slept as well: the machine did, not the window
            looked = now
            if now - self._beat > (self._silent if self._beaten else self._starting) and not self._starved(
                child.pid, now
            ):
                self._count(freezes=1, last=f"{moment()} frozen")
                self._put_down(child)
                return "frozen"
        if child.returncode == ENDED:
            self._log.write("ended on purpose")
            return None
        self._count(crashes=1, last=f"{moment()} ended with {child.returncode}")
        return f"ended with {child.returncode}"

    def _hear(self, pipe: IO[bytes]) -> None:
        """Signs of life."""
        with suppress(OSError, ValueError), pipe:
            for _line in pipe:
                self._beat = time.monotonic()
                if not self._beaten:
                    self._beaten, self._first_beat = True, self._beat
                if self._child is not None:
                    self._turns = turns(self._child.pid)

    def _starved(self, process: int, now: float) -> bool:
        """Whether a silent window only waits for its turn on a busy machine."""
        silence, had = now - self._beat, turns(process)
        worked, waited = had.worked - self._turns.worked, had.waited - self._turns.waited
        return waited >= WAITING * silence and worked < LEAST_WORK and silence < MOST_PATIENCE

    def _write_down(self, pipe: IO[bytes]) -> None:
        """What the window complains about goes into the log."""
        with suppress(OSError, ValueError), pipe:
            for line in pipe:
                self._log.write(line.decode(errors="replace").rstrip())

    def _put_down(self, child: subprocess.Popen[bytes]) -> None:
        """End a window that hangs; it may first write down where."""
        if sys.platform != "win32":
            child.send_signal(signal.SIGABRT)
            with suppress(subprocess.TimeoutExpired):
                child.wait(LAST_WORDS)
        child.kill()
        child.wait()

    def _end_child(self) -> None:
        child, self._child = self._child, None
        if child is None or child.poll() is not None:
            return
        child.terminate()
        try:
            child.wait(5)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()

    # writing down

    def _count(self, starts: int = 0, crashes: int = 0, freezes: int = 0, last: str = "") -> None:
        seen = read_watched(self._files.watch) or Watched()
        seen.starts += starts
        seen.crashes += crashes
        seen.freezes += freezes
        seen.last = last or seen.last
        write_watched(self._files.watch, seen)

    def _note(self, line: str) -> None:
        self._log.write(line)
        with suppress(OSError, ValueError):  # whoever listens may be on the same full disk
            print(line, file=sys.stderr, flush=True)


class Turns(NamedTuple):
    """Seconds all threads of a process have had of the processor, and stood in line for it."""

    worked: float = 0.0
    waited: float = 0.0


def turns(process: int) -> Turns:
    """What Linux counts of a process; nothing elsewhere."""
    worked = waited = 0
    for thread in Path(f"/proc/{process}/task").glob("*/schedstat"):
        with suppress(OSError, ValueError, IndexError):
            had, stood = thread.read_text().split()[:2]
            worked, waited = worked + int(had), waited + int(stood)
    return Turns(worked / 1e9, waited / 1e9)


def window_command(arguments: Sequence[str]) -> list[str]:
    """How to start the window itself, from source or from a bundle."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "heroes_desktop"]
    return [*program, "kiosk", "--watched", *arguments]
