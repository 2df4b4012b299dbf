"""Arranging a match: one way for window, terminal, command line and kiosk."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.room import Mode, Setting, SettingValue, for_several
from heroes_desktop.library import PERSON
from heroes_desktop.table.arranging import Arrangement, arrange, every_mode, mode_label
from heroes_desktop.table.names import given_names
from tests import toy


def sized(players: int) -> Mode:
    values = tuple(SettingValue(number, str(number)) for number in range(1, players + 2))
    seats = tuple(f"Player {number}" for number in range(1, players + 1))
    return Mode(
        f"{players}-players", f"{players} of us", "", seats, {}, (Setting("length", "Length", "", values),)
    )


class Words:
    """The words of a game with one way to play for two to four."""

    def title(self) -> str:
        return "Cave"

    def modes(self) -> Sequence[Mode]:
        return [for_several("Together", "for two to four", [sized(number) for number in (2, 3, 4)], 3)]


@pytest.fixture
def cave(monkeypatch: pytest.MonkeyPatch) -> Arrangement:
    monkeypatch.setattr(room, "texts", lambda _game: Words())
    return Arrangement("cave", names=["Nora"], seed=4)


def test_a_way_to_play_names_its_player_counts(cave: Arrangement) -> None:
    assert cave.counts == (2, 3, 4)
    assert cave.mode.id == "3-players", "the usual number"
    assert [chair.name for chair in cave.chairs] == ["Nora", "Player 2", "Player 3"]
    assert [mode.id for mode in every_mode("cave")] == ["2-players", "3-players", "4-players"]
    assert cave.way.label == "Together"


def test_another_number_of_players_keeps_what_still_fits(cave: Arrangement) -> None:
    cave.chairs[1].player = "hard"
    cave.values["length"] = 4
    cave.choose_players(4)
    assert len(cave.chairs) == 4
    assert cave.chairs[1].player == "hard"
    assert cave.values["length"] == 4
    cave.choose_players(2)
    assert len(cave.chairs) == 2
    assert cave.values["length"] is None, "two do not play that long"
    assert cave.setup().name == "2-players"
    assert cave.setup().seats == ("Nora", "Player 2")
    assert cave.setup().automated == (1,)


@pytest.mark.parametrize("game", list(catalogue))
def test_every_way_to_play_can_be_arranged_as_it_stands(game: str) -> None:
    for mode in every_mode(game):
        plan = Arrangement(game, mode.id, seed=3)
        assert plan.mode.id == mode.id
        assert not plan.problems()
        match = plan.match()
        assert len(plan.seats()) == len(match.setup.seats)
        assert plan.seats()[0].player == PERSON
        assert mode_label(game, mode.id) == mode.label
        assert mode.label in plan.title()


def test_ready_setups_are_given_people_and_computers() -> None:
    setup, seats = arrange(toy.TRIO, ("person", "hard", "person"), ("Ida",), {"rounds": 2})
    assert [seat.name for seat in seats] == ["Ida", "Ben", "Cleo"]
    assert (setup.automated, setup.options) == ((1,), {"rounds": 2})


def test_a_mode_that_is_gone_keeps_its_name() -> None:
    assert mode_label("no_such_game", "duel") == "duel"
    assert mode_label(next(iter(catalogue)), "no such mode") == "no such mode"


def test_seats_are_named_by_the_sides_they_play() -> None:
    plan = Arrangement("immortal_king", "duel", seed=4)
    assert [chair.name for chair in plan.chairs] == list(plan.places) == ["Party", "Dungeon master"]
    plan.chairs[0].name = "Nora"
    plan.values["sides"] = "dm"
    plan.call_seats()
    assert plan.places == ("Dungeon master", "Party")
    assert [chair.name for chair in plan.chairs] == ["Nora", "Party"], "a given name stays"
    plan.values["sides"] = "random"
    plan.call_seats()
    assert plan.places == ("First player", "Second player"), "nobody knows yet who plays what"
    assert [chair.name for chair in plan.chairs] == ["Nora", "Second player"]


def test_names_of_sides_are_nobodys_own() -> None:
    known = given_names("immortal_king")
    assert {"Party", "Dungeon master", "First player", "Second player", "Maître du donjon"} <= known


def test_seats_without_sides_keep_their_places(cave: Arrangement) -> None:
    assert cave.places == cave.mode.seats
