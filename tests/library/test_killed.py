"""Kill the process at any instant: what was answered is there, and the file opens."""

from __future__ import annotations

import os
import random
import select
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest

from heroes_desktop.engine import Chance, Choice, Match
from heroes_desktop.library import Library, Session
from heroes_desktop.library.lock import InstanceLock

from .tables import SETUPS, table

KILLS, MORE_KILLS = 60, 300
LONGEST_LIFE = 0.03

ANSWERED, TAKING_BACK, TAKEN_BACK = b"+", b"?", b"-"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork and kill")


def test_nothing_answered_is_ever_lost(tmp_path: Path) -> None:
    die_often(tmp_path, KILLS)


@pytest.mark.conformance
def test_nothing_answered_is_ever_lost_in_the_long_run(tmp_path: Path) -> None:
    die_often(tmp_path, MORE_KILLS)


def die_often(tmp_path: Path, kills: int) -> int:
    """Kill one process after the other that plays on with the same library; how many choices were told."""
    moment = random.Random(kills)
    told: dict[int, list[Choice]] = {}
    played_on = 0
    for kill in range(kills):
        report = live_and_die(tmp_path, kill, moment.uniform(0, LONGEST_LIFE), in_play=bool(kill % 2))
        played_on += bool(report)
        check(tmp_path, told, report)
    assert played_on >= kills // 2
    choices = sum(map(len, told.values()))
    assert choices > kills // 2
    return choices


def live_and_die(home: Path, seed: int, life: float, *, in_play: bool) -> bytes:
    """Let a process play for a while, kill it, and return what it had told by then.

    Half of the lives are counted from the first answer on, the others may end while opening.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        play_for_ever(home, seed, writing)
    os.close(writing)
    if in_play:
        select.select([reading], [], [], 30)
    time.sleep(life)
    os.kill(child, signal.SIGKILL)
    with os.fdopen(reading, "rb") as pipe:
        report = pipe.read()
    _child, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), f"the player stopped by itself: {report[-300:]!r}"
    return report


def play_for_ever(home: Path, seed: int, pipe: int) -> NoReturn:
    """The life of one process: go on with what is there, start what is not."""
    try:
        library = Library.open(home)
        chance = Chance(seed)
        while True:
            open_matches = library.matches(unfinished=True)
            session = library.resume(open_matches[0].id) if open_matches else new(library, chance)
            play_on(session, chance, pipe)
    except BaseException as error:
        os.write(pipe, repr(error).encode())
    os._exit(1)


def new(library: Library, chance: Chance) -> Session:
    games = [param.values for param in SETUPS]
    game, setup = games[chance.below(len(games))]
    match = Match.new(game, setup, chance.below(1000))
    return library.start(match, table(match), "Unlucky")


def play_on(session: Session, chance: Chance, pipe: int) -> None:
    while session.offered:
        if session.match.can_undo and not chance.below(6):
            os.write(pipe, b"%d %s\n" % (session.id, TAKING_BACK))
            session.undo()
            os.write(pipe, b"%d %s\n" % (session.id, TAKEN_BACK))
            continue
        decision = session.offered[chance.below(len(session.offered))]
        choice = Choice(decision.seat, decision.options[chance.below(len(decision.options))])
        session.play(choice.option, choice.seat)
        os.write(pipe, b"%d %s%s\n" % (session.id, ANSWERED, msgspec.json.encode(choice)))


def check(home: Path, told: dict[int, list[Choice]], report: bytes) -> None:
    """Compare what is stored with what was told; only the very last act may be either way."""
    taking_back = False
    for line in report.splitlines():
        number, act = line.split(b" ", 1)
        choices = told.setdefault(int(number), [])
        taking_back = act == TAKING_BACK
        if act == TAKEN_BACK:
            choices.pop()
        elif act.startswith(ANSWERED):
            choices.append(msgspec.json.decode(act[1:], type=Choice))
    with Library.open(home) as library:
        assert library.notices == [], "the file was not sound"
        for number, choices in told.items():
            if library.entry(number).finished and not report.count(b"%d " % number):
                continue
            stored = list(library.resume(number).match.record().choices)
            one_more, one_less = stored[:-1] == choices, taking_back and stored == choices[:-1]
            assert stored == choices or one_more or one_less
            told[number] = stored
        for entry in library.matches():
            told.setdefault(entry.id, list(library.resume(entry.id).match.record().choices))
        finished = {entry.id for entry in library.matches(unfinished=False)}
        assert {result.match for result in library.results.all()} == finished


def test_a_child_process_does_not_hold_the_lock(tmp_path: Path) -> None:
    library = Library.open(tmp_path)
    child = os.fork()
    if not child:
        time.sleep(20)
        os._exit(0)
    library.close()
    Library.open(tmp_path).close()
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def test_a_copy_of_the_handle_does_not_hold_the_lock(tmp_path: Path) -> None:
    """As a child has it between the fork and its first own step."""
    lock = InstanceLock(tmp_path / "library.lock")
    copies = [os.dup(handle) for handle in lock._held]
    lock.release()
    InstanceLock(tmp_path / "library.lock").release()
    for copy in copies:
        os.close(copy)


def test_a_thread_that_forks_while_the_lock_is_taken_hands_on_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A child must know of every handle it has to close, whenever it is born."""
    reading, writing = os.pipe()
    forking: list[threading.Thread] = []

    def fork(handle: int) -> None:
        child = os.fork()
        if not child:
            os.write(writing, b"open" if still_open(handle) else b"shut")
            os._exit(0)
        os.waitpid(child, 0)

    def opened(*how: Any) -> int:
        handle = os_open(*how)
        forking.append(threading.Thread(target=fork, args=(handle,)))
        forking[-1].start()
        forking[-1].join(0.1)
        return handle

    os_open = os.open
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", opened)
        lock = InstanceLock(tmp_path / "library.lock")
    for thread in forking:
        thread.join()
    assert os.read(reading, 100) == b"shut" * len(forking)
    lock.release()
    os.close(reading)
    os.close(writing)


def still_open(handle: int) -> bool:
    try:
        os.fstat(handle)
    except OSError:
        return False
    return True


THINKS = """
import sys, time
from heroes_desktop.engine import Match
from heroes_desktop.library import Library
from heroes_desktop.players.thinking_process import Thinking
from tests import toy
if __name__ == "__main__":
    library, thinking = Library.open(sys.argv[1]), Thinking(process=True)
    match = Match.new("toy", toy.PAIR, 1)
    thinking.think(match, match.pending[0], "random").result()
    print(thinking._process.pid, flush=True)
    time.sleep(60)
"""


def test_a_thinking_process_does_not_hold_the_lock_of_a_killed_window(tmp_path: Path) -> None:
    script = tmp_path / "thinks.py"
    script.write_text(THINKS)
    window = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "home")],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert window.stdout is not None
    assert int(window.stdout.readline())
    window.kill()
    window.wait()
    window.stdout.close()
    Library.open(tmp_path / "home").close()


def test_a_killed_holder_frees_the_lock(tmp_path: Path) -> None:
    live_and_die(tmp_path, 1, 0.01, in_play=True)
    Library.open(tmp_path).close()
