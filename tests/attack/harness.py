"""One attack on all a player owns: kills in play and while an old library grows, harmed saves, exports,
campaigns and rows, odd settings, wrong clocks, dead displays.

    python -m tests.attack.harness --kills 300 --harms 5000

Nothing answered may be lost, everything refused is refused in one sentence, and nobody ever sees a traceback.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from unittest import mock

import msgspec

from heroes_desktop import locale
from heroes_desktop.desktop.program.preferences import SETTINGS_KEY, Preferences, decode
from heroes_desktop.engine import Match, SaveError
from heroes_desktop.library import (
    BadCampaignFile,
    BadMatchFile,
    Library,
    Seat,
    campaign_chain,
    exchange,
)
from tests import toy
from tests.desktop.test_start import odd_settings
from tests.library.damage import damaged
from tests.library.tables import SETUPS, begin, play, table
from tests.library.test_killed import die_often
from tests.library.test_migrations import VERSIONS, die_while_migrating
from tests.library.test_rows import CASES, ODD, look_everywhere, sentence, spoil
from tests.library.toy_campaign import begin as begin_game
from tests.library.toy_campaign import toy_room
from tests.playing import play_on

DAY = 86_400.0
FOREIGN = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8 + b'{"format": "chess", "moves": [1, 2, 3]}' * 20
DEAD = ":4711"
"""A display nobody serves."""


@dataclass
class Tally:
    """What came of it: harms by kind and outcome, and every different sentence that was said."""

    choices: int = 0
    harms: Counter[str] = field(default_factory=Counter)
    said: set[str] = field(default_factory=set)

    def refused(self, kind: str, error: Exception | str) -> None:
        """Something was refused, in one sentence."""
        text = str(error)
        assert sentence(text), (kind, text)
        assert "Traceback" not in text
        self.harms[f"{kind} refused"] += 1
        self.said.add(text)

    def passed(self, kind: str) -> None:
        """The harm changed nothing, or nothing that matters."""
        self.harms[f"{kind} harmless"] += 1

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {number}" for name, number in sorted(self.harms.items()))
        total = sum(self.harms.values())
        return f"{self.choices} choices told and kept; {total} harms: {parts}; {len(self.said)} sentences"


def attack(home: Path, kills: int, harms: int, seed: int = 1) -> Tally:
    """All of it; an AssertionError or any other exception is a defeat."""
    tally, chance = Tally(), random.Random(seed)
    (home / "killed").mkdir()
    tally.choices = die_often(home / "killed", kills)
    setups = SETUPS if harms >= 1000 else chance.sample(SETUPS, 3)
    tables = [param.values for param in setups]
    matches = [play_on(Match.new(game, setup, 11), seed=7, limit=25) for game, setup in tables]
    (home / "old").mkdir()
    for version in VERSIONS[:-1]:
        die_while_migrating(home / "old", version, kills // 10)
    share = harms // 5
    _campaigns(home / "campaign", share, chance, tally)
    _saves(matches, share, chance, tally)
    _exports(matches, share, chance, tally)
    _rows(home / "rows", share, chance, tally)
    _settings(home / "settings", harms - 4 * share, chance, tally)
    _clocks(home / "clock", max(4, harms // 100), chance)
    if sys.platform == "linux":
        _displays(home / "display", tally)
    return tally


def _portions(matches: list[Match], number: int) -> Iterator[tuple[Match, int]]:
    for place, match in enumerate(matches):
        yield match, number // len(matches) + (place < number % len(matches))


def _saves(matches: list[Match], number: int, chance: random.Random, tally: Tally) -> None:
    for match, count in _portions(matches, number):
        expected = match.state_hash()
        for harmed in damaged(match.dump(), FOREIGN, chance, count):
            try:
                assert Match.load(harmed).state_hash() == expected
            except SaveError as error:
                tally.refused("save", error)
            else:
                tally.passed("save")


def _exports(matches: list[Match], number: int, chance: random.Random, tally: Tally) -> None:
    for match, count in _portions(matches, number):
        expected = match.state_hash()
        text = exchange.write(exchange.MatchFile("Ours", tuple(table(match)), match.record())).encode()
        for harmed in damaged(text, FOREIGN, chance, count):
            try:
                assert exchange.opened(harmed).match.state_hash() == expected
            except BadMatchFile as error:
                tally.refused("export", error)
            else:
                tally.passed("export")


def _campaigns(home: Path, number: int, chance: random.Random, tally: Tally) -> None:
    """Harm to an exported campaign is found, down to the last link, or changes nothing of its games."""
    with toy_room(), Library.open(home) as library:
        campaign = library.campaigns.new("toy", "Ours").id
        for seed in range(4):
            play(begin_game(library, campaign, seed=seed), seed=seed)
        text = library.campaigns.export(campaign).encode()
        expected = campaign_chain.read(text).games
        for harmed in damaged(text, FOREIGN, chance, number):
            try:
                opened = campaign_chain.opened(harmed)
            except BadCampaignFile as error:
                tally.refused("campaign", error)
            else:
                assert expected[: len(opened.file.games)] == opened.file.games
                tally.passed("campaign")


def _rows(home: Path, number: int, chance: random.Random, tally: Tally) -> None:
    """Odd values in any column of any row; one bad row costs at most itself."""
    with Library.open(home) as library:
        ann = library.profiles.add("Ann")
        library.profiles.add("Zoé")
        library.settings.set("desktop", {"text_scale": 1.0})
        seats = [Seat("Ann", profile=ann.id), Seat("Ben", "normal")]
        play(library.start(Match.new("toy", toy.PAIR, 3), seats, "Over"))
        play(begin(library, title="In play"), limit=6)
    whole = (home / "library.sqlite3").read_bytes()
    for _each in range(number):
        column, odd = chance.choice(CASES)[:2], chance.choice(ODD)
        for file in home.glob("library.sqlite3*"):
            file.unlink()
        (home / "library.sqlite3").write_bytes(whole)
        spoil(home, *column, odd)
        told = list(look_everywhere(home))
        for text in told[:1]:
            tally.refused("row", text)
        assert all(map(sentence, told)), told
        if not told:
            tally.passed("row")


def _settings(home: Path, number: int, chance: random.Random, tally: Tally) -> None:
    """Odd and harmed settings: the window always starts with something it can be drawn with."""
    good = msgspec.json.encode(Preferences(language="fr", text_scale=1.5))
    harmed = damaged(good, FOREIGN, chance, number)
    with Library.open(home) as library:
        for place in range(number):
            raw = next(harmed) if place % 2 else msgspec.json.encode(odd_settings(chance))
            text = raw.decode("utf-8", "replace")
            if place % 50 == 0:  # through the library as well
                library._database.write(
                    lambda connection, text=text: connection.execute(
                        "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (SETTINGS_KEY, text)
                    )
                )
                library.settings.get(SETTINGS_KEY, Preferences())
            found = decode(text)
            assert found.language in ("", *locale.LANGUAGES)
            assert 1.0 <= found.text_scale <= 2.0
            assert 160 <= found.window[0] <= 15_360
            tally.passed("settings")


def _clocks(home: Path, openings: int, chance: random.Random) -> None:
    """A clock set back by a day, to 1970, or forward by a month between any two openings: nothing goes."""
    now = time.time()
    with Library.open(home) as library:
        number = play(begin(library), limit=2).id
        binned = play(begin(library), limit=2).id
        library.delete(binned)
    expected: list[object] = []
    for _each in range(openings):
        shift = chance.choice((-DAY, -400 * DAY, 1000.0 - now, 0.0, 20 * DAY))
        with mock.patch.object(time, "time", lambda shift=shift: now + shift), Library.open(home) as library:
            session = library.resume(number)
            assert list(session.match.record().choices)[: len(expected)] == expected
            play(session, seed=chance.randrange(1000), limit=1)
            expected = list(session.match.record().choices)
            assert library.notices == []
            library.restore(binned)
            library.delete(binned)
            if session.match.outcome is not None:
                number, expected = play(begin(library), limit=1).id, []
    with Library.open(home) as library:
        assert [entry.id for entry in library.matches(deleted=True)] == [binned]


def _displays(home: Path, tally: Tally) -> None:
    """A display that is dead, with settings that are broken as well: one sentence and no lock left behind."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "WAYLAND"))}
    with Library.open(home) as library:
        library.settings.set(SETTINGS_KEY, {"text_scale": -5, "language": "\x1b", "window": [0, 0]})
    for command in (["--silent", "--lang", "en"], ["kiosk", "--watched"]):
        done = subprocess.run(
            [sys.executable, "-m", "heroes_desktop", *command],
            env={**known, "HEROES_HOME": str(home), "HEROES_CACHE": str(home / "art"), "DISPLAY": DEAD},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode, done.stdout
        assert "Traceback" not in done.stderr
        tally.refused("display", done.stderr.strip().splitlines()[-1])
        Library.open(home).close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--harms", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        tally = attack(Path(home), wishes.kills, wishes.harms, wishes.seed)
    print(f"{wishes.kills} kills, {tally}; {time.monotonic() - began:.0f} s")
    for text in sorted(tally.said):
        print(" ", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
