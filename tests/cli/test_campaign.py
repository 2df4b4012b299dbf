"""`heroes campaign`: every command, and what is said to nonsense."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from heroes_desktop.cli import main
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.library import Library, campaigns
from tests.library.toy_campaign import RULES, begin, play_to_the_end
from tests.terminal.conftest import ROOM
from tests.terminal.stage import ScriptedConsole

Capture = pytest.CaptureFixture[str]
WINNING = 3


@pytest.fixture(autouse=True)
def _with_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rooms, "toy", dataclasses.replace(ROOM, campaign=lambda: RULES))
    monkeypatch.setattr(campaigns.secrets, "randbelow", lambda _limit: WINNING)


def heroes(capsys: Capture, *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    told = capsys.readouterr()
    return code, told.out, told.err


def test_from_nothing_to_a_ticked_box(
    capsys: Capture, typing: Callable[..., ScriptedConsole], own_home: Path
) -> None:
    assert heroes(capsys, "campaign", "list")[1].startswith("There is no campaign yet")
    assert heroes(capsys, "campaign", "new", "toy", "To", "the", "north")[1].startswith(
        "1: To the north: Toy"
    )
    console = typing(*["1"] * 60)
    assert heroes(capsys, "campaign", "play", "1", "--text", "--name", "Ann")[0] == 0
    assert "Two: box 1 of 2 is ticked." in console.written
    assert "1: To the north: Toy; 1 game; 1 of 5 boxes ticked" in heroes(capsys, "campaign", "list")[1]
    shown = heroes(capsys, "campaign", "show", "1")[1]
    assert "Two [x][ ]" in shown
    assert "box 1 ticked" in shown
    typing("quit")
    assert heroes(capsys, "campaign", "play", "1", "--text", "--challenge", "three")[0] == 0
    with Library.open(own_home) as library:
        match = library.campaigns.entry(1).under_way
        assert match is not None
        options = library.resume(match).match.setup.options
    assert options == {"rounds": 3, "ticks": {"two": 1}}


def test_the_game_under_way_goes_on_and_is_given_up(
    capsys: Capture, typing: Callable[..., ScriptedConsole], own_home: Path
) -> None:
    heroes(capsys, "campaign", "new", "toy")
    for lines in (("1", "quit"), ("quit",)):
        typing(*lines)
        assert heroes(capsys, "campaign", "play", "1", "--text")[0] == 0
    with Library.open(own_home) as library:
        assert len(library.matches()) == 1
    assert heroes(capsys, "campaign", "give-up", "1")[1] == "Rounds: Two is given up; nothing is counted.\n"
    assert heroes(capsys, "campaign", "give-up", "1") == (
        1, "", "heroes: No game of the campaign Rounds is under way.\n",
    )  # fmt: skip


def test_a_campaign_moves_to_another_home(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, own_home: Path, tmp_path: Path
) -> None:
    with Library.open(own_home) as library:
        campaign = library.campaigns.new("toy", "North").id
        for seed in range(3):
            play_to_the_end(begin(library, campaign), seed)
        ticks = library.campaigns.entry(campaign).ticks
    file = tmp_path / "north.json"
    assert heroes(capsys, "campaign", "export", "1", str(file))[0] == 0
    assert heroes(capsys, "campaign", "export", "1", str(file))[0] == 1, "it is not overwritten"
    monkeypatch.setenv("HEROES_HOME", str(tmp_path / "elsewhere"))
    assert heroes(capsys, "campaign", "import", str(file))[1].startswith("1: North: Toy; 3 games")
    with Library.open(tmp_path / "elsewhere") as library:
        assert library.campaigns.entry(1).ticks == ticks
    forged = json.loads(file.read_text(encoding="utf-8"))
    forged["games"][1]["record"]["choices"] = forged["games"][0]["record"]["choices"]
    file.write_text(json.dumps(forged), encoding="utf-8")
    code, _out, told = heroes(capsys, "campaign", "import", str(file))
    assert code == 1
    assert told.startswith("heroes: Game 2 of this campaign (two) does not hold: ")


PLAY, EASY = ("play", "1", "--text"), ("--seat", "easy")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "the following arguments are required: COMMAND."),
        (("dance",), "argument COMMAND: invalid choice: 'dance'"),
        (("new", "chess"), "There is no game chess; there are: "),
        (("show", "7"), "There is no campaign number 7."),
        ((*PLAY, "--challenge", "nine"), "There is no challenge nine; there are: two, three, four."),
        ((*PLAY, "--setup", "trio"), "There is no setup trio; there are: pair."),
        ((*PLAY, *EASY), "The setup pair has 2 seats, but --seat was given 1 times."),
        ((*PLAY, *EASY, *EASY), "A game of a campaign needs at least one"),
        (("import", "nowhere.json"), "The file nowhere.json cannot be read: "),
    ],
)  # fmt: skip
def test_nonsense_is_answered_in_one_sentence(
    capsys: Capture, typing: Callable[..., ScriptedConsole], words: tuple[str, ...], told: str
) -> None:
    typing()
    heroes(capsys, "campaign", "new", "toy")
    code, out, error = heroes(capsys, "campaign", *words)
    assert code in (1, 2)
    assert out == ""
    assert error.startswith(f"heroes: {told}")
    assert error.count("\n") == 1
