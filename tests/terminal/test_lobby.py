"""From the first question to a match, and back to it."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace

import pytest

from heroes_desktop import locale
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.primers import primer
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.library import Library
from heroes_desktop.table.arranging import arrange
from heroes_desktop.terminal import lobby
from heroes_desktop.terminal.console import WIDEST, Closed, Console
from heroes_desktop.terminal.menu import Back, choose
from tests import toy

from .stage import ScriptedConsole


@pytest.fixture(autouse=True)
def only_the_toy(monkeypatch: pytest.MonkeyPatch, library: Library) -> None:
    for game in list(catalogue):
        monkeypatch.delitem(catalogue, game)
    monkeypatch.setitem(catalogue, "toy", toy.info)
    monkeypatch.setattr(lobby, "open_library", lambda console: nullcontext(library))


def test_a_new_match_is_set_up_played_and_resumed(library: Library) -> None:
    console = ScriptedConsole(
        *("1", "1"), *("2", "2"), *("3", "1", "Zoe"), "1", *("1", "quit"), *("2", "1", "q"), "6"
    )
    assert lobby.enter(console) == 0
    (entry,) = library.matches()
    assert [(seat.name, seat.player) for seat in entry.seats] == [("Zoe", "person"), ("Second", "normal")]
    assert library.resume(entry.id).match.setup.options == {"rounds": 3}
    assert library.resume(entry.id).match.setup.automated == (1,)
    assert "Resume a match (1 is waiting)" in console.written
    assert console.written.endswith("Goodbye.\n")


def test_language_can_be_changed_on_the_spot() -> None:
    console = ScriptedConsole("4", "5")
    lobby.enter(console)
    assert locale.language() == "fr"
    assert console.written.endswith("Au revoir.\n")


def test_rules_can_be_looked_up() -> None:
    console = ScriptedConsole("3", "IK-001", "3", "zzzz", "5")
    lobby.enter(console)
    assert "IK-001 (" in console.written
    assert "Nothing is known about zzzz." in console.written


def test_every_game_says_how_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    page = rooms["heldentaufe"].primer
    monkeypatch.setitem(rooms, "toy", replace(rooms["toy"], primer=page))
    primer.cache_clear()
    console = ScriptedConsole("2", "1", "5")
    lobby.enter(console)
    primer.cache_clear()
    assert "Whoever first stands at the campfire" in console.written
    assert "Four action points: Step to" in console.written


def test_broken_off_input_ends_politely() -> None:
    console = ScriptedConsole("1")
    assert lobby.enter(console) == 0
    assert "Goodbye." in console.written


def test_choose_insists_on_an_offered_number_and_lets_go_back() -> None:
    console = ScriptedConsole("0", "x", "4", "2")
    assert choose(console, "Which?", ["a", "b", "c"]) == 1
    assert console.written.count("Please type a number from 1 to 3.") == 3
    assert choose(ScriptedConsole(""), "Which?", ["a", "b"], default=1) == 1
    with pytest.raises(Back):
        choose(ScriptedConsole("b"), "Which?", ["a"])
    with pytest.raises(Closed):
        choose(ScriptedConsole(), "Which?", ["a"])


def test_people_get_names_in_order_and_computers_are_automated() -> None:
    setup, seats = arrange(toy.TRIO, ("person", "hard", "person"), ("Ida", "Jo"), {"rounds": 2})
    assert [seat.name for seat in seats] == ["Ida", "Ben", "Jo"]
    assert (setup.seats, setup.automated, setup.options) == (("Ida", "Ben", "Jo"), (1,), {"rounds": 2})


def test_lines_are_wrapped_at_words_with_a_hanging_indent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "41")
    console = Console()
    lines = console.wrapped("1. " + "word " * 20).split("\n")
    assert all(len(line) <= 40 for line in lines)
    assert all(line.startswith("  word") for line in lines[1:])
    monkeypatch.setenv("COLUMNS", "500")
    assert console.width() == WIDEST
