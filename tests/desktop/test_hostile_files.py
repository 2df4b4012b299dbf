"""Files made to hurt, met by the window: it shows what it can and never a traceback."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from heroes_desktop.desktop.proving.match_tour import kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.saved import Saved
from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue
from heroes_desktop.library import Seat, exchange
from tests.playing import play_on

Fly = Callable[..., Pilot]

NAMES = ("", "\x1b[2J\x07", "\u202eevil", "👩\u200d👧" * 40, "x" * 20_000, "a\u0300" * 5000)
ODD = ("", "\x1b[2J", "no such colour", "#GGGGGG", "../../etc/passwd", "9" * 5000)


def files(folder: Path) -> Iterator[Path]:
    """A match of each game in turn for every odd name."""
    games = list(catalogue.values())
    for place, (name, odd) in enumerate(zip(NAMES, ODD, strict=True)):
        info = games[place % len(games)]
        match = play_on(Match.new(info, info.setups[0], 3), 3, limit=8)
        seats = tuple(
            Seat(name, odd if number else "person", 2**62, odd, odd)
            for number in range(len(match.setup.seats))
        )
        path = folder / f"odd {place}.json"
        path.write_text(exchange.write(exchange.MatchFile(name, seats, match.record())), encoding="utf-8")
        yield path


@pytest.mark.conformance
def test_odd_names_colours_and_kinds_of_imported_matches(fly: Fly, tmp_path: Path) -> None:
    pilot = fly()
    saved = Saved(pilot.app)
    pilot.app.push(saved)
    for number, file in enumerate(files(tmp_path), 1):
        saved._take_in(str(file))
        pilot.settle()
        assert len(saved.entries) == number, pilot.app.spoken[-3:]
    pilot.app.set_preferences(language="fr", text_scale=1.5)
    for entry in saved.entries:
        pilot.app.push(TableScene(pilot.app, pilot.library.resume(entry.id)))
        pilot.app.draw()
        assert kind(pilot) == "TableScene"
        pilot.app.home()
        pilot.app.draw()
