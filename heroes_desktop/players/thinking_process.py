"""Computers think in a process of their own, so that the window stays smooth and a second core is used.

A question goes there as the bytes of the match, the seat that is asked and the level; a choice and its
reasons come back. Players are deterministic, so it makes no difference where they think: while the process
is not there yet, or where none can be had, a thread of this program does the work. What a player gets to see
is a view and a sampler either way; the hidden part of the match stays between the two processes.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from heroes_desktop.engine import Decision, Match, Thought, situation

from . import levels, memory

READY = "ready"
GENTLE = 5
"""How far the process stands back behind others where there are more of them than cores."""


def ponder(match: Match, decision: Decision, level: str) -> Thought:
    """What a computer player of this level would do."""
    thought = levels.make(match.game, level).think(situation(match, decision))
    memory.tidy()
    return thought


def answer(dump: bytes, seat: int, level: str) -> Thought:
    """What a computer player would do in a match given as bytes."""
    match = Match.load(dump)
    return ponder(match, next(asked for asked in match.pending if asked.seat == seat), level)


def serve(line: Connection) -> None:
    """The life of the process: think about what comes in until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the program itself decides when to end
    threading.Thread(target=_end_with_program, name="end", daemon=True).start()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(GENTLE)
    with contextlib.suppress(EOFError, OSError):
        line.send(READY)
        while True:
            asked = line.recv()
            try:
                thought: Thought | None = answer(*asked)
            except Exception:  # thought about again in the program itself, which can tell what is wrong
                thought = None
            line.send(thought)


def _end_with_program() -> None:
    """A program that was killed wants no thought any more, however long this one would take."""
    program = multiprocessing.parent_process()
    if program is not None:
        program.join()
        os._exit(0)


class Thinking:
    """One thread that waits for thoughts, or thinks itself.

    `process`: whether to have a process do the work. It is started with the first question.
    """

    def __init__(self, *, process: bool) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        self._wanted = process
        self._closed = False
        self._line: Connection | None = None
        self._process: SpawnProcess | None = None
        self._ready = False
        self.elsewhere = 0
        """How many thoughts have come from the process."""

    def think(self, match: Match, decision: Decision, level: str) -> Future[Thought]:
        """Let a player of this level think about a question; the match must not go on meanwhile."""
        dump = match.dump() if self._wanted else b""
        return self._thread.submit(self._think, match, decision, level, dump)

    def close(self) -> None:
        """Whatever is being thought about no longer matters."""
        self._wanted, self._closed = False, True
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._process is not None:
            self._process.terminate()

    # in the thread

    def _think(self, match: Match, decision: Decision, level: str, dump: bytes) -> Thought:
        if dump and self._there():
            thought = self._ask(dump, decision.seat, level)
            if thought is not None and thought.option in decision.options:
                self.elsewhere += 1
                return thought
        if self._closed:
            raise CancelledError
        return ponder(match, decision, level)

    def _there(self) -> bool:
        """Whether the process listens; starts it when it does not exist yet."""
        if not self._wanted:
            return False
        try:
            if self._process is None:
                self._start()
            elif not self._ready and self._line is not None and self._line.poll():
                self._ready = self._line.recv() == READY
        except (OSError, EOFError, ValueError, RuntimeError):
            self._give_up()
        return self._ready

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="thinking", daemon=True)
        self._process.start()
        theirs.close()

    def _ask(self, dump: bytes, seat: int, level: str) -> Thought | None:
        assert self._line is not None
        try:
            self._line.send((dump, seat, level))
            thought = self._line.recv()
        except (OSError, EOFError, ValueError):
            self._give_up()
            return None
        return thought if isinstance(thought, Thought) else None

    def _give_up(self) -> None:
        """No process, or no more: think here from now on."""
        self._wanted = self._ready = False
        with contextlib.suppress(OSError, ValueError, AttributeError):
            if self._process is not None:
                self._process.terminate()
            if self._line is not None:
                self._line.close()
