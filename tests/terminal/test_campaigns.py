"""A campaign at the terminal: its first game ticks a box, the next one holds the reward."""

from __future__ import annotations

import dataclasses
from contextlib import nullcontext
from pathlib import Path

import pytest

from heroes_desktop import locale
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.library import Box, Library, campaigns
from heroes_desktop.terminal import lobby
from tests import toy
from tests.library.toy_campaign import RULES, begin

from .conftest import ROOM
from .stage import ScriptedConsole

WINNING = 3
"""A seed with which Ann wins two rounds when everybody takes the first option."""


@pytest.fixture(autouse=True)
def only_the_toy(monkeypatch: pytest.MonkeyPatch, library: Library) -> None:
    for game in list(catalogue):
        monkeypatch.delitem(catalogue, game)
    monkeypatch.setitem(catalogue, "toy", toy.info)
    monkeypatch.setitem(rooms, "toy", dataclasses.replace(ROOM, campaign=lambda: RULES))
    monkeypatch.setattr(lobby, "open_library", lambda console: nullcontext(library))
    monkeypatch.setattr(campaigns.secrets, "randbelow", lambda _limit: WINNING)


class Playing(ScriptedConsole):
    """Takes the first option in a match until it has come to its end so many times; then leaves the next."""

    def __init__(self, *typed: str, games: int = 1) -> None:
        super().__init__(*typed)
        self.games = games

    def ask(self, prompt: str) -> str:
        if prompt != "> ":
            return super().ask(prompt)
        return "1" if self.written.count("Suggested next") < self.games else "quit"


@pytest.mark.rule("NA-264")
@pytest.mark.rule("NA-265")
def test_a_tick_is_earned_and_its_reward_is_in_the_next_game(library: Library) -> None:
    console = Playing("2", "1", "Northwards", *("1", "1"), *("1", "1"), "b", "6")
    assert lobby.enter(console) == 0
    [entry] = library.campaigns.all()
    assert (entry.name, entry.games, entry.ticks) == ("Northwards", 1, {"two": 1})
    assert library.campaigns.boxes(entry.id) == [Box("two", 1, 1)]
    assert entry.under_way is not None
    setup = library.resume(entry.under_way).match.setup
    assert setup.options == {"rounds": 2, "ticks": {"two": 1}}
    told = console.written
    assert "Two: box 1 of 2 is ticked." in told
    assert "From now on: two more" in told
    assert "Your rewards:\n  1 more of two" in told
    assert "Two [x][ ]" in told
    assert "Under way: Northwards: Two" in told


def test_another_challenge_can_be_taken_on(library: Library) -> None:
    campaign = library.campaigns.new("toy").id
    console = Playing("2", "1", *("1", "2", "2", "1"), "b", "6", games=0)
    assert lobby.enter(console) == 0
    match = library.campaigns.entry(campaign).under_way
    assert match is not None
    assert library.resume(match).match.setup.options == {"rounds": 3}


def test_a_game_is_given_up_and_the_campaign_arranged(library: Library, tmp_path: Path) -> None:
    campaign = library.campaigns.new("toy", "North").id
    begin(library, campaign)
    file = tmp_path / "north.json"
    console = Playing(
        *("3", "1"), "2", *("2", "South"), *("3", str(file)), "4",
        *("2", "2", str(file)), *("2", "4", "1"), "5",
    )  # fmt: skip
    assert lobby.enter(console) == 0, console.written
    assert sorted(entry.name for entry in library.campaigns.all()) == ["South", "South (2)"]
    assert all(entry.under_way is None for entry in library.campaigns.all())
    assert library.matches(unfinished=True) == []


def test_everything_is_said_in_french(library: Library) -> None:
    locale.use("fr")
    library.campaigns.new("toy", "Nord")
    console = Playing("2", "1", *("1", "1"), "r", "5")
    lobby.enter(console)
    told = console.written.replace("\u00a0", " ")
    assert "Nord : Toy ; 0 partie ; 0 case cochée sur 5" in told
    assert "Two : la case 1 sur 2 est cochée." in told
