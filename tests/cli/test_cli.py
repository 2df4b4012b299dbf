"""The command `heroes`: what it answers, and what it says to nonsense."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from heroes_desktop import __version__
from heroes_desktop.cli import main, windowing
from heroes_desktop.cli.match_request import base_setup
from heroes_desktop.desktop.program.launch import Opening
from heroes_desktop.engine import Match, Setup
from heroes_desktop.games.shared.primers import primer
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.library import Library, Seat
from tests import toy
from tests.terminal.stage import ScriptedConsole

Capture = pytest.CaptureFixture[str]


def stored(choices: int = 3) -> int:
    """A toy match in the library."""
    match = Match.new("toy", toy.PAIR, 5)
    with Library.open() as library:
        session = library.start(match, [Seat("Ann"), Seat("Ben", "easy")], "A toy match")
        for _ in range(choices):
            session.play(match.pending[0].options[0], match.pending[0].seat)
        return session.id


# nonsense


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "argument COMMAND: invalid choice: 'nonsense'"),
        (["play"], "the following arguments are required: GAME."),
        (["--size", "large"], "argument --size: 'large' is not a size such as 1280x720."),
        (["play", "chess"], "There is no game chess; there are: "),
        (["play", "toy", "--seat", "genius"], "argument --seat: invalid choice: 'genius'"),
        (["play", "toy", "--seat", "easy"], "The setup pair has 2 seats, but --seat was given 1 times."),
        (["play", "toy", "--setup", "quartet"], "There is no setup quartet; there are: pair, trio."),
        (["play", "toy", "--option", "rounds"], "argument --option: 'rounds' is not of the form key=value."),
        (
            ["play", "toy", "--option", "rounds=77", "--seat", "easy", "--seat", "easy"],
            "a match lasts 2 to 9 rounds.",
        ),
        (
            ["play", "toy", "--seed", "-3"],
            "argument --seed: '-3' is not a whole number from 0 to 9223372036854775807.",
        ),
        (
            ["simulate", "toy", "--games", "0"],
            "argument --games: '0' is not a whole number from 1 to a million.",
        ),
        (["simulate", "toy", "--seat", "person"], "argument --seat: invalid choice: 'person'"),
        (["simulate", "toy", "--option", "rounds=99"], "a match lasts 2 to 9 rounds."),
        (["export", "one"], "argument ID: 'one' is not a number of a match."),
        (["export", "77"], "There is no match number 77."),
        (
            ["import", "/nowhere/at/all"],
            "The file /nowhere/at/all cannot be read: No such file or directory.",
        ),
        (["games", "--lang", "de"], "argument --lang: invalid choice: 'de'"),
        (["matches", "--all"], "unrecognized arguments: --all."),
    ],
)
def test_wrong_arguments_get_one_sentence_and_code_2(
    arguments: list[str], sentence: str, capsys: Capture
) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("heroes: " + sentence)
    assert err.count("\n") == 1
    assert err.endswith(".\n")


def test_complaints_are_translated(capsys: Capture) -> None:
    assert main(["--lang", "fr", "play"]) == 2
    assert capsys.readouterr().err == "heroes: il manque\u00a0: GAME.\n"
    assert main(["simulate", "toy", "--games", "x", "--lang=fr"]) == 2
    assert "n’est pas un nombre entier de 1 à un million." in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["play", "immortal_king"], ["resume"]])
def test_without_display_and_terminal_it_says_so_and_never_waits(
    arguments: list[str], own_home: Path
) -> None:
    done = run(arguments, own_home, stdin=subprocess.PIPE)
    assert done.returncode == 1
    assert done.stderr == (
        "heroes: There is neither a display nor a terminal here, so nothing can be played.\n"
    )


def run(arguments: list[str], home: Path, stdin: int) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with an input that stays open and silent."""
    environment = {**os.environ, "HEROES_HOME": str(home)}
    command = [sys.executable, "-m", "heroes_desktop", *arguments]
    with subprocess.Popen(
        command, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        code = process.wait(timeout=60)
        assert process.stdout is not None
        assert process.stderr is not None
        return subprocess.CompletedProcess(command, code, process.stdout.read(), process.stderr.read())


# playing


def test_play_and_resume_at_a_terminal(typing: Callable[..., ScriptedConsole]) -> None:
    console = typing("1", "q")
    arguments = [
        "play",
        "toy",
        "--text",
        "--seat",
        "person",
        "--seat",
        "easy",
        "--name",
        "Ida",
        "--seed",
        "4",
    ]
    assert main([*arguments, "--option", "rounds=2"]) == 0
    assert "heroes resume 1" in console.written
    with Library.open() as library:
        match = library.resume(1).match
        assert (match.seed, match.setup.options, match.setup.automated) == (4, {"rounds": 2}, (1,))
        assert library.entry(1).seats[0].name == "Ida"
    again = typing("q")
    assert main(["resume"]) == 0
    assert "What happened last:" in again.written


def test_resume_without_a_waiting_match(typing: Callable[..., ScriptedConsole], capsys: Capture) -> None:
    typing()
    assert main(["resume"]) == 1
    assert capsys.readouterr().err == "heroes: No match is waiting to be resumed.\n"


def test_computers_play_without_a_terminal(capsys: Capture) -> None:
    assert main(["play", "toy", "--text", "--seat", "easy", "--seat", "hard", "--option", "rounds=2"]) == 0
    assert "winners (" in capsys.readouterr().out


def test_no_command_opens_the_lobby(typing: Callable[..., ScriptedConsole]) -> None:
    console = typing("5")
    assert main([]) == 0
    assert console.written.endswith("Goodbye.\n")


def test_the_window_opens_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Opening] = []
    monkeypatch.setattr(windowing, "window_can_open", lambda game: True)
    monkeypatch.setattr("heroes_desktop.desktop.program.launch.launch", lambda wish: opened.append(wish) or 0)
    assert main([]) == 0
    assert main(["--lang", "fr", "play", "toy", "--option", "rounds=2", "--narrate"]) == 0
    assert main(["--silent", "--size", "1400x800", "resume"]) == 0
    assert main(["--full-screen"]) == 0
    assert opened == [
        Opening(),
        Opening(language="fr", narrate=True),
        Opening(silent=True, size=(1400, 800)),
        Opening(full_screen=True),
    ]
    with Library.open() as library:
        assert len(library.matches(unfinished=True)) == 1


def test_no_window_without_display_or_board(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not windowing.window_can_open("immortal_king")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(windowing, "BOARD", "heroes_desktop.games.{game}.missing")
    assert not windowing.window_can_open("immortal_king")


def test_a_terminal_without_accents_is_no_reason_to_fail(own_home: Path) -> None:
    environment = {**os.environ, "HEROES_HOME": str(own_home), "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "heroes_desktop", "--lang", "fr", "games", "immortal_king"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" in done.stdout


# listing and exchanging


def test_games(capsys: Capture) -> None:
    assert main(["games"]) == 0
    assert "toy: Toy. A game for tests\n" in capsys.readouterr().out
    assert main(["games", "toy"]) == 0
    out = capsys.readouterr().out
    assert "pair: Pair. for two" in out
    assert "--option rounds=…: Rounds." in out
    assert "values: 2, 3; otherwise: asked during set-up" in out
    assert "  trio: 3 seats (Ann, Ben, Cleo)" in out


def test_matches(capsys: Capture) -> None:
    assert main(["matches"]) == 0
    assert capsys.readouterr().out == "There is no stored match.\n"
    stored()
    assert main(["matches", "toy"]) == 0
    assert capsys.readouterr().out.startswith("1: A toy match; Ann, 1 computer; 3 choices; waiting; ")


def test_export_import_replay(tmp_path: Path, capsys: Capture) -> None:
    number, file = stored(), tmp_path / "match.json"
    assert main(["export", str(number), str(file)]) == 0
    assert main(["export", str(number), str(file)]) == 1
    assert "exists already" in capsys.readouterr().err
    assert main(["export", str(number), str(file), "--force"]) == 0
    capsys.readouterr()
    assert main(["export", str(number)]) == 0
    assert capsys.readouterr().out == file.read_text(encoding="utf-8")
    assert main(["import", str(file)]) == 0
    assert capsys.readouterr().out == "The match is stored; continue with: heroes resume 2\n"
    assert main(["replay", str(file), "--verify"]) == 0
    assert capsys.readouterr().out == "Verified: 3 choices, every checkpoint as recorded.\n"
    assert main(["replay", str(file)]) == 0
    assert "event drawn {'seat': 0}\n" in capsys.readouterr().out, "a bystander's view"


def test_a_forged_match_is_refused(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "match.json"
    main(["export", str(stored()), str(file)])
    content = json.loads(file.read_text(encoding="utf-8"))
    content["record"]["seed"] += 1
    file.write_text(json.dumps(content), encoding="utf-8")
    capsys.readouterr()
    for arguments in (["replay", str(file), "--verify"], ["import", str(file)]):
        assert main(arguments) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1


@pytest.mark.parametrize(("seats", "name"), [(0, "pair"), (2, "pair"), (3, "trio")])
def test_as_many_seats_as_are_named_choose_the_setup(seats: int, name: str) -> None:
    assert base_setup(toy.info, None, (), seats).name == name


def test_a_mode_fills_what_its_setup_leaves_open() -> None:
    assert base_setup(toy.info, None, []).options == {}
    bare = replace(toy.info, setups=(Setup("trio", ("A", "B", "C")),))
    assert base_setup(bare, None, []).options == {"rounds": 3}
    assert base_setup(bare, "trio", [("rounds", "2")]).options == {"rounds": 2}


# simulating


def test_simulations_do_not_depend_on_the_number_of_processes(capsys: Capture) -> None:
    arguments = [
        "simulate",
        "toy",
        "--seat",
        "random",
        "--seat",
        "random",
        "--games",
        "12",
        "--seed",
        "9",
        "--json",
    ]
    assert main([*arguments, "--jobs", "1"]) == 0
    alone = json.loads(capsys.readouterr().out)
    assert main([*arguments, "--jobs", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == alone
    assert (alone["games"], alone["seed"], len(alone["matches"])) == (12, 9, 12)


def test_simulation_report_and_files(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "out.csv"
    assert (
        main(["simulate", "toy", "--seat", "random", "--seat", "random", "--games", "5", "--csv", str(file)])
        == 0
    )
    out = capsys.readouterr().out
    assert out.startswith("Toy, setup pair: 5 matches, seeds from 0 on\nAnn (random): won ")
    assert "% (95% interval " in out
    assert "decisions: mean " in out
    assert len(file.read_text(encoding="utf-8").splitlines()) == 6


# reference


def test_rules_of_a_game_begin_with_how_it_is_played(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = rooms["heldentaufe"].primer
    monkeypatch.setitem(rooms, "toy", replace(rooms["toy"], primer=page))
    primer.cache_clear()
    for name in ("toy", "TOY"):
        assert main(["rules", name]) == 0
        told = capsys.readouterr().out
        assert told.startswith("Whoever first stands at the campfire")
        assert "\nFour action points: Step to a neighbouring tile" in told
    assert main(["rules"]) == 0
    assert "(heroes rules toy)\n  Whoever first stands at the campfire" in capsys.readouterr().out
    primer.cache_clear()


def test_rules_by_number_and_word(capsys: Capture) -> None:
    assert main(["rules", "IK-075"]) == 0
    assert capsys.readouterr().out.startswith("IK-075 (")
    assert main(["rules", "ambush"]) == 0
    assert capsys.readouterr().out.count("IK-") > 5
    assert main(["rules", "F1"]) == 0
    assert capsys.readouterr().out.startswith("The first card.\n")
    assert main(["rules", "X01"]) == 0
    assert "X01 (Hero: Immortal King, " in capsys.readouterr().out
    assert main(["rules", "zzzz"]) == 1
    assert capsys.readouterr().err == "heroes: Nothing is known about zzzz.\n"


def test_doctor(capsys: Capture, own_home: Path) -> None:
    assert main(["doctor"]) == 0
    out = capsys.readouterr().out
    assert f"heroes-desktop: {__version__}\n" in out
    assert f"data directory: {own_home}\n" in out
    assert "library: none yet" in out
    stored()
    assert main(["doctor"]) == 0
    assert "library: sound, 1 match\n" in capsys.readouterr().out


def test_doctor_reports_a_damaged_library(capsys: Capture, own_home: Path) -> None:
    stored()
    (file,) = own_home.glob("*.sqlite3")
    file.write_bytes(b"no library at all" * 500)
    assert main(["doctor"]) == 1
    said = capsys.readouterr()
    assert said.err.startswith("heroes: The ")
    assert "library: not as it should be\n" in said.out


def test_doctor_of_a_place_no_file_system_takes(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEROES_HOME", "x" * 5000)
    assert main(["doctor"]) == 1
    assert capsys.readouterr().err.startswith("heroes: The library cannot be reached: ")


@pytest.mark.skipif(sys.platform != "linux", reason="there is no such device elsewhere")
def test_output_that_goes_to_a_full_disk_is_told_in_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "heroes_desktop", "rules", "IK-075"],
            stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert (done.returncode, done.stderr) == (1, "heroes: No space left on device\n")


def test_version_is_quick(own_home: Path) -> None:
    """No game, no database, no window is loaded to tell a number."""
    code = (
        "import sys; sys.argv = ['heroes', '--version']\n"
        "from heroes_desktop.cli import main; main()\n"
        "heavy = {'msgspec', 'argparse', 'sqlite3', 'pygame', 'heroes_desktop.engine'} & set(sys.modules)\n"
        "sys.exit(', '.join(heavy) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"Heroes Desktop {__version__}\n"


def test_odd_arguments_get_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    nested = "[" * 5000
    assert main(["simulate", "toy", "--option", f"first={nested}"]) == 2
    error = capsys.readouterr().err
    assert "nested too deeply" in error
    assert error.count("\n") == 1


def test_what_a_file_says_cannot_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.json"
    file.write_text('{"format": "heroes-desktop match", "version": 1, "title": "\\u001b[2J", "seats": 3}')
    assert main(["import", str(file)]) == 1
    assert "\x1b" not in capsys.readouterr().err
    assert main(["import", "\x1b[2J"]) == 2
    assert "\x1b" not in capsys.readouterr().err
