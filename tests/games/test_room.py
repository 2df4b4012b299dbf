"""Settings of a new match become options of its setup."""

from __future__ import annotations

from heroes_desktop.games.shared.room import Mode, Setting, SettingValue


def _mode() -> Mode:
    values = (SettingValue("a", "A"), SettingValue("b", "B"))
    return Mode(
        "pair",
        "Pair",
        "",
        ("one", "two"),
        {"kind": "pair"},
        (
            Setting("length", "Length", "", values, "a"),
            Setting("who", "Who", "", values, left_open="chance decides"),
            Setting("hat", "Hat", "", values, seat=0),
            Setting("hat", "Hat", "", values, seat=1),
        ),
    )


def test_defaults_are_known_by_the_name_of_each_setting() -> None:
    assert _mode().defaults() == {"length": "a", "who": None, "hat.0": None, "hat.1": None}


def test_what_is_open_is_left_out_of_the_options() -> None:
    mode = _mode()
    assert mode.settled(mode.defaults()) == {"kind": "pair", "length": "a"}


def test_settings_of_seats_fill_a_list() -> None:
    mode = _mode()
    assert mode.settled({"hat.1": "b"}) == {"kind": "pair", "hat": [None, "b"]}
    assert mode.settled({"hat.0": "a", "hat.1": "b"})["hat"] == ["a", "b"]
    assert mode.options == {"kind": "pair"}
