"""A game in a folder of its own, and nothing else: it is on the shelf, at the table, in the terminal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from heroes_desktop.games import MORE_ROOMS, catalogue, open_rooms, rooms
from heroes_desktop.library import Library
from heroes_desktop.terminal import lobby
from tests.conformance.subject import Subject, numbers, pick
from tests.terminal.stage import ScriptedConsole

ROOT = Path(__file__).parents[2]


@pytest.fixture
def sixth() -> Iterator[str]:
    """The shelf with the room from `tests/rooms` on it."""
    before = dict(rooms), dict(catalogue)
    open_rooms("tests.rooms")
    yield "pebbles"
    for held, games in zip((rooms, catalogue), before, strict=True):
        held.clear()
        held.update(games)  # type: ignore[arg-type]


def _heroes(tmp_path: Path, *arguments: str) -> str:
    environment = {
        **os.environ, MORE_ROOMS: "tests.rooms", "HEROES_HOME": str(tmp_path), "HEROES_CACHE": str(tmp_path),
        "LANGUAGE": "en", "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
    }  # fmt: skip
    call = [sys.executable, "-m", "heroes_desktop", *arguments]
    run = subprocess.run(call, env=environment, capture_output=True, text=True, check=False, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_it_is_listed_and_described(tmp_path: Path) -> None:
    assert "Pebbles" in _heroes(tmp_path, "games")
    assert "long" in _heroes(tmp_path, "games", "pebbles")


def test_it_speaks_french_by_its_own_catalogue(tmp_path: Path) -> None:
    assert "Cailloux" in _heroes(tmp_path, "games", "--lang", "fr")


def test_computers_play_it(tmp_path: Path) -> None:
    report = json.loads(_heroes(tmp_path, "simulate", "pebbles", "--games", "3", "--jobs", "1", "--json"))
    assert report


def test_it_is_played_in_the_terminal(sixth: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place = str(1 + list(catalogue).index(sixth))
    console = ScriptedConsole("1", place, "1", "1", *("1",) * 8)
    with Library.temporary("nowhere") as library:
        monkeypatch.setattr(lobby, "open_library", lambda console: nullcontext(library))
        lobby.enter(console)
    assert "Pebbles" in console.written
    assert "12 pebbles are left. How many do you take?" in console.written
    assert "takes the last pebble" in console.written


def test_it_keeps_the_rules_of_the_house(sixth: str) -> None:
    subject = Subject(catalogue[sixth], catalogue[sixth].setups[0])
    match = subject.match(3)
    declared = rooms[sixth].declarations()
    for number in numbers(3):
        if not match.pending:
            break
        choice = pick(match, number)
        told = match.play(choice.option, choice.seat)
        assert all(declared.event(match.view(None), event) for event in told)
        catalogue[sixth].check(match.state)
    assert match.outcome is not None
    assert set(rooms[sixth].board().moving()) == set(declared.events)


def test_it_is_in_the_hub_and_at_the_table(
    sixth: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from heroes_desktop.desktop.proving.layout_faults import untidy
    from heroes_desktop.desktop.proving.pilot import Pilot
    from heroes_desktop.desktop.scenes.match.table import TableScene
    from heroes_desktop.desktop.scenes.pages.new_match import NewMatch
    from heroes_desktop.engine import Match
    from heroes_desktop.library import Seat

    monkeypatch.setenv("HEROES_HOME", str(tmp_path))
    with Pilot() as pilot:
        app = pilot.app
        assert pilot.find(f"game:{sixth}")
        page = NewMatch(app, sixth)
        app.push(page)
        assert untidy(app.sheet_of(page)) == []
        app.pop()
        match = Match.new(sixth, catalogue[sixth].setups[0], 1)
        session = pilot.library.start(match, [Seat("Ann"), Seat("Ben")], "Pebbles")
        app.push(TableScene(app, session))
        pilot.settle()
        assert pilot.sees("12 pebbles are left")
        pilot.click("Take 3 of 12")
        pilot.settle()
        assert pilot.sees("9 pebbles are left")
        assert untidy(app.sheet_of(app.top)) == []
