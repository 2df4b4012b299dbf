"""Libraries and exported matches as released versions wrote them, kept as text in `saves/library`.

Their matches are of the toy game, whose rules stay put: these fixtures are about the files.
"""

from __future__ import annotations

import sqlite3
import tempfile
from pathlib import Path

from heroes_desktop.engine import Match
from heroes_desktop.library import Library, Seat, exchange, schema
from tests import toy
from tests.playing import play_on

from .tables import play
from .toy_campaign import begin, toy_room

FOLDER = Path(__file__).parents[2] / "saves" / "library"
TITLE = "L’épée et la couronne"
CAMPAIGN = "La route du Nord"
SETTING = ("language", "fr")


def database_fixture(version: int) -> Path:
    """The statements that make a library of this version."""
    return FOLDER / f"library-{version}.sql"


def match_fixture(version: int) -> Path:
    """An exported match of this version."""
    return FOLDER / f"match-{version}.json"


def write() -> None:
    """Write the fixtures of the current versions; those of older versions are never touched."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        with toy_room(), Library.open(folder) as library:
            exported = fill(library)
        file = sqlite3.connect(Path(folder) / "library.sqlite3")
        statements = "\n".join(file.iterdump())
        file.close()
    version = schema.newest_version()
    marks = f"PRAGMA user_version = {version};\nPRAGMA application_id = {schema.APPLICATION};\n"
    database_fixture(version).write_text(statements + "\n" + marks, encoding="utf-8")
    match_fixture(exchange.VERSION).write_text(exported, encoding="utf-8")


def fill(library: Library) -> str:
    """One of everything; returns the unfinished match as text."""
    library.settings.set(*SETTING)
    ann = library.profiles.add("Ann", "red", "circle")
    library.profiles.add("Zoé")
    seats = [Seat("Ann", "person", ann.id), Seat("Ben", "easy")]
    *choices, last = play_on(Match.new("toy", toy.PAIR, 3), seed=3).record().choices
    match = Match.new("toy", toy.PAIR, 3)
    for choice in choices:
        match.play(choice.option, choice.seat)
    library.start(match, seats, "Finished").play(last.option, last.seat)
    campaign = library.campaigns.new("toy", CAMPAIGN).id
    play(begin(library, campaign, seed=2), seed=1)
    session = play(library.start(Match.new("toy", toy.PAIR, 4), seats, TITLE), seed=4, limit=12)
    return library.export_match(session.id)


if __name__ == "__main__":
    write()
