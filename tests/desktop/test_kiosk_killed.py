"""The kiosk killed at any instant, with every game: no choice that was stored is lost, and the match waits.

The real window with its watching process is mistreated by `real_kiosk`; here hundreds of lives are cheap.
"""

from __future__ import annotations

import os
import random
import select
import signal
import sys
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NoReturn

import pytest

from heroes_desktop.desktop.proving.kiosk_tour import kiosk_pilot, touch
from heroes_desktop.desktop.proving.match_tour import act
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.kiosk.table import GuestTable
from heroes_desktop.games import catalogue
from heroes_desktop.kiosk.waiting import WaitingMatches
from heroes_desktop.library import Library, Session

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork and kill")

LONGEST_LIFE, MOST_CHOICES = 1.2, 6
"""Seconds from a stored choice, or from the start, to the end; and how many choices are waited for."""
STORED, LEFT = b"stored", b"left"


def test_kills_in_the_kiosk_lose_nothing(tmp_path: Path) -> None:
    die_often(tmp_path, kills=len(catalogue))


@pytest.mark.conformance
def test_two_hundred_kills_in_the_kiosk_lose_nothing(tmp_path: Path) -> None:
    lives, choices = die_often(tmp_path, kills=200)
    print(f"200 kills, {lives} of them in play, {choices} choices stored and found again")
    assert lives > 120


def die_often(home: Path, kills: int) -> tuple[int, int]:
    """Kill one kiosk after the other; how many were in play, and how many choices were checked."""
    moment, games = random.Random(kills), list(catalogue)
    lives = choices = 0
    for kill in range(kills):
        first = moment.randint(1, MOST_CHOICES) if kill % 4 else 0
        life = moment.uniform(0, LONGEST_LIFE)
        report = live_and_die(home, games[kill % len(games)], kill, first, life)
        told = check(home, report)
        lives += bool(told)
        choices += told
    assert choices
    return lives, choices


def live_and_die(home: Path, game: str, seed: int, choices: int, life: float) -> bytes:
    """One life of a kiosk, which ends so many seconds after so many choices."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        play_for_ever(home, game, seed, writing)
    os.close(writing)
    report = wait_for(reading, choices)
    time.sleep(life)
    os.kill(child, signal.SIGKILL)
    with os.fdopen(reading, "rb") as pipe:
        report += pipe.read()
    _child, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), f"the kiosk ended by itself: {report[-600:]!r}"
    return report


def wait_for(pipe: int, choices: int) -> bytes:
    """What was told until so many choices were stored."""
    report, told = b"", 0
    while told < choices and select.select([pipe], [], [], 60)[0]:
        piece = os.read(pipe, 4096)
        if not piece:
            break
        report += piece
        lines = [line.split() for line in report.rpartition(b"\n")[0].splitlines()]
        told = sum(line[0] == STORED and line[2] != b"0" for line in lines)
    return report


def play_for_ever(home: Path, game: str, seed: int, pipe: int) -> NoReturn:
    """A guest who never leaves, at a kiosk that tells of every choice once it is stored."""
    store = Session._store

    def telling(session: Session, events: Any) -> Future[Any]:
        number = len(session._choices)
        future = store(session, events)

        def told(_done: Future[Any]) -> None:
            if session.id and session.trouble is None:
                os.write(pipe, b"%s %d %d\n" % (STORED, session.id, number))

        future.add_done_callback(told)
        return future

    Session._store = telling  # type: ignore[assignment, method-assign]
    try:
        with kiosk_pilot((1280, 720), home) as (pilot, _kiosk):
            mind = random.Random(seed)
            touch(pilot, (640, 700))
            pilot.settle()
            while True:
                play_once(pilot, game, mind, pipe)
    except BaseException as error:
        os.write(pipe, repr(error).encode())
    os._exit(1)


def play_once(pilot: Pilot, game: str, mind: random.Random, pipe: int) -> None:
    """A match by random choices, and back to the start when it is over."""
    pilot.click(f"game:{game}")
    ways = [node.id for node in pilot.root().walk() if node.id.startswith("way:")]
    pilot.click(mind.choice(ways))
    table = next(scene for scene in pilot.app.scenes if isinstance(scene, GuestTable))
    while table.session.match.outcome is None:
        decision = table.play.decision
        if pilot.app.top is table and decision is not None:
            table.choose(mind.choice(decision.options))
        elif not act(pilot, mind.randrange(100)):
            pilot.settle()
        pilot.wait(40)
    pilot.app.library._database.run(lambda _connection: None)  # the last choice is told before the leaving
    os.write(pipe, b"%s %d 0\n" % (LEFT, table.session.id))
    table.leave()
    pilot.settle()


def check(home: Path, report: bytes) -> int:
    """What was told as stored is there, and the next kiosk lets it wait; how many choices that were."""
    told: dict[int, int] = {}
    for line in report.splitlines():
        kind, match, number = line.split()
        if kind == STORED:
            told[int(match)] = int(number)
        else:
            told.pop(int(match), None)
    with Library.open(home) as library:
        assert library.notices == []
        for match, number in told.items():
            assert len(library.resume(match).match.record().choices) >= number
        open_ones = {match for match in told if library.entry(match).finished is None and told[match]}
    with Library.open(home) as library:
        WaitingMatches(library).tidy()
        waiting = {each.entry.id for each in WaitingMatches(library).all()}
        assert open_ones <= waiting
    return sum(told.values())
