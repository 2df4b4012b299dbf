"""What is wrong with a setup is said in the same words in every game."""

from __future__ import annotations

from heroes_desktop.engine import Setup
from heroes_desktop.games.shared.setup_options import (
    given,
    impossible_value,
    missing_computer_seats,
    missing_first_player,
    unknown_settings,
    wrong_number_of_players,
)

PAIR = Setup("pair", ("Ann", "Ben"), automated=(1, 2))


def test_nothing_means_not_settled() -> None:
    assert given({"boss": None, "first": 0}) == {"first": 0}


def test_settings_the_game_does_not_have() -> None:
    assert unknown_settings({"zeal": 1, "first": 0, "age": 2}, ("first",)) == [
        "unknown setting: age",
        "unknown setting: zeal",
    ]


def test_values_that_are_not_possible() -> None:
    assert impossible_value({}, "box", (1, 2)) == []
    assert impossible_value({"box": 2}, "box", (1, 2)) == []
    assert impossible_value({"box": 3}, "box", (1, 2)) == ["3 is not possible for box; possible are: 1, 2"]


def test_seats_too_few_too_many_and_missing() -> None:
    assert wrong_number_of_players(PAIR, 1, 2) == []
    assert wrong_number_of_players(PAIR, 3, 4) == ["this game is for 3 to 4 players, not 2"]
    assert missing_first_player(PAIR, 1) == []
    assert missing_first_player(PAIR, True) == ["there is no seat True to be first player"]
    assert missing_first_player(PAIR, 2) == ["there is no seat 2 to be first player"]
    assert missing_computer_seats(PAIR) == ["there is no seat 2 for a computer player"]
