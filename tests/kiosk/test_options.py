"""The configuration: read, checked entry by entry, written, with a fresh PIN; hours and evenings."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from heroes_desktop import locale
from heroes_desktop.cli import main
from heroes_desktop.games import catalogue
from heroes_desktop.kiosk.config import Config, fresh_pin, read_config, written
from heroes_desktop.kiosk.displays import Display, choose
from heroes_desktop.kiosk.files import Files, load, reset_pin, with_pin, write_config
from heroes_desktop.kiosk.hours import ALWAYS, NEVER, Hours, days_back, evening_of, read_hours


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEROES_HOME", str(tmp_path))


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_is_delivered_reads_as_what_holds_without_it(language: str) -> None:
    before = locale.language()
    locale.use(language)
    try:
        config, problems = read_config(written("2580"))
    finally:
        locale.use(before)
    assert problems == []
    assert config == Config(pin="2580")
    assert config.offered() == list(catalogue)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('games = ["chess"]', "games: 'chess' is not known"),
        ("games = 3", "games: expected a list"),
        ("languages = []", "languages: at least one is needed"),
        ('levels = ["brutal"]', "levels: 'brutal' is not known"),
        ("text_size = 115", "text_size: expected one of these: 100"),
        ("[idle]\nin_menus = 5", "idle.in_menus: expected a whole number from 10"),
        ("[idle]\nin_menus = true", "idle.in_menus: expected a whole number"),
        ("[idle]\nin_menu = 90", "idle.in_menu: there is no such option"),
        ("idle = 90", "idle: this is a section"),
        ("[leaving]\npin = 2580", "leaving.pin: expected digits in quotes"),
        ('[leaving]\npin = "12"', "leaving.pin: expected 4 to 8 digits"),
        ('[hours]\nevening_ends = "25:00"', "hours.evening_ends: expected a time"),
        ('[hours]\ndark = "08:00"', "hours.dark: expected hours"),
        ("volume = 3", "volume: there is no such option"),
        ("games = [", "The configuration cannot be read"),
    ],
)
def test_a_wrong_entry_is_told_and_keeps_the_value_it_had(text: str, told: str) -> None:
    before = Config(pin="1111", idle_in_menus=77, text_size=125)
    config, problems = read_config(text, before)
    assert len(problems) == 1
    assert problems[0].startswith(told)
    assert config == before


def test_entries_are_taken() -> None:
    game = next(iter(catalogue))
    text = f'games = ["{game}"]\nlanguages = ["fr"]\n[hours]\nsound = "20:00–02:00"\n[idle]\ncountdown = 10'
    config, problems = read_config(text)
    assert not problems
    assert config.offered() == [game]
    assert config.languages == ("fr",)
    assert config.countdown == 10
    assert config.sound == Hours(20 * 60, 2 * 60)


def test_a_broken_file_leaves_the_last_good_one_in_force(tmp_path: Path) -> None:
    files = Files.at()
    pin = write_config(files)
    assert load(files) == (Config(pin=pin), [])
    files.config.write_text(files.config.read_text().replace("in_menus = 90", "in_menus = 40"))
    assert load(files)[0].idle_in_menus == 40
    files.config.write_bytes(b"\xff\xfe")
    config, problems = load(files)
    assert config == Config(pin=pin, idle_in_menus=40)
    assert len(problems) == 1
    files.config.unlink()
    assert load(files)[0].pin == pin


def test_the_configuration_is_for_its_owner_only_and_never_replaced() -> None:
    files = Files.at()
    write_config(files)
    assert files.config.stat().st_mode & 0o077 == 0
    with pytest.raises(FileExistsError):
        write_config(files)


def test_a_fresh_pin_changes_nothing_else() -> None:
    files = Files.at()
    old = write_config(files)
    before = files.config.read_text()
    new = reset_pin(files)
    assert files.config.read_text() == before.replace(f'pin = "{old}"', f'pin = "{new}"')
    assert load(files)[0].pin == new
    for text in ("", "[leaving]\n", "games = []\n[leaving]  # out\n", "[leaving]\npin = 12 # short\n"):
        assert read_config(with_pin(text, "4711"))[0].pin == "4711"
    assert len({fresh_pin() for _each in range(50)}) > 10


def test_the_command_writes_options_and_pins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kiosk", "--write-config"]) == 0
    assert "The PIN is" in capsys.readouterr().out
    assert main(["kiosk", "--write-config"]) == 1
    assert "is there already" in capsys.readouterr().err
    assert main(["kiosk", "--reset-pin"]) == 0
    pin = load(Files.at())[0].pin
    assert pin in capsys.readouterr().out


def test_a_kiosk_without_a_display_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    assert main(["kiosk"]) == 1
    assert capsys.readouterr().err == "heroes: There is no display here for a kiosk.\n"


def test_days_between_evenings() -> None:
    assert days_back("2026-03-01", "2026-02-28") == 1
    assert days_back("2026-02-28", "2026-03-01") == -1
    assert days_back("some evening", "2026-03-01") == float("inf")


def test_hours_may_pass_midnight() -> None:
    assert read_hours("always") == ALWAYS
    assert read_hours("never") == NEVER
    assert read_hours("08:00-08:00") is None
    night = read_hours("22:00-06:00")
    assert night is not None

    def at(hour: int) -> float:
        return time.mktime((2026, 11, 18, hour, 0, 0, 0, 0, -1))

    assert [night.at(at(hour)) for hour in (21, 22, 0, 5, 6)] == [False, True, True, True, False]
    assert evening_of(at(4), 5 * 60) == "2026-11-17"
    assert evening_of(at(6), 5 * 60) == "2026-11-18"


def test_the_screen_of_last_time_is_found_again() -> None:
    two = [(1920, 1080), (1280, 720)]
    assert choose(two, 2, Display()) == 1
    assert choose(two, None, Display(1, (1280, 720))) == 1
    assert choose(list(reversed(two)), None, Display(1, (1280, 720))) == 0
    assert choose(two, 3, Display(1, (1280, 720))) == 1
    assert choose(two[:1], None, Display(1, (1280, 720))) == 0
