"""A few small pictures for the README: the first page, and one of each game's table."""

from __future__ import annotations

from pathlib import Path

from heroes_desktop.engine import Match, situation
from heroes_desktop.games import catalogue
from heroes_desktop.library import Seat

from .moments import moments
from .pilot import Pilot

SIZE, SMALL = (1280, 720), (880, 495)
COLOURS = 256
CHOICES, SEED = 60, 11
LEVEL = "easy"


def few_shots(folder: Path | str) -> list[Path]:
    """Make the pictures in English; returns their paths."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    with Pilot(SIZE, patient=True) as pilot:
        made = [_small(pilot, target / "hub.png")]
        for game in catalogue:
            fullest = max(_positions(game), key=lambda data: _things(pilot, data))
            _sit_down(pilot, fullest)
            made.append(_small(pilot, target / f"{game}.png"))
            _stand_up(pilot)
    return made


def _positions(game: str) -> list[bytes]:
    """Matches with something to see: the moments the room names, or one after a number of choices."""
    found = [moment.data for moment in moments(game) if moment.answer is None]
    if found:
        return found
    from heroes_desktop.players import make

    match, player = Match.new(game, catalogue[game].setups[0], SEED), make(game, LEVEL)
    while match.pending and match.played < CHOICES:
        decision = match.pending[0]
        match.play(player.think(situation(match, decision)).option, decision.seat)
    return [match.dump()]


def _things(pilot: Pilot, data: bytes) -> int:
    """How much there is on the table at a position."""
    _sit_down(pilot, data)
    count = len(pilot.app.sheet_of(pilot.app.top).drawings)
    _stand_up(pilot)
    return count


def _sit_down(pilot: Pilot, data: bytes) -> None:
    from ..scenes.match.table import TableScene

    match = Match.load(data)
    asked = match.pending[0].seat if match.pending else 0
    seats = [Seat(name, "person" if seat == asked else LEVEL) for seat, name in enumerate(match.setup.seats)]
    pilot.app.push(TableScene(pilot.app, pilot.app.library.start(match, seats, match.game)))
    pilot.settle()


def _stand_up(pilot: Pilot) -> None:
    pilot.app.home()
    pilot.settle()


def _small(pilot: Pilot, path: Path) -> Path:
    """The screen, reduced in size and colours so that a page with it loads quickly."""
    import pygame
    from PIL import Image

    frame = pilot.frame()
    picture = Image.frombytes("RGB", frame.get_size(), pygame.image.tobytes(frame, "RGB"))
    picture = picture.resize(SMALL, Image.Resampling.LANCZOS)
    palette = picture.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE)
    picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)
    return path
