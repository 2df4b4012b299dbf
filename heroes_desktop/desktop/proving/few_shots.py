"""A few small pictures for the README: the first page, and one of each game's table."""

from __future__ import annotations

from pathlib import Path

from heroes_desktop.engine import Match, situation
from heroes_desktop.games import catalogue
from heroes_desktop.library import Seat

from .moments import moments
from .pilot import Pilot

SIZE, SMALL = (1280, 720), (960, 540)
COLOURS = 200
CHOICES, SEED = 60, 11
LEVEL = "easy"


def few_shots(folder: Path | str) -> list[Path]:
    """Make the pictures in English; returns their paths."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    with Pilot(SIZE, patient=True) as pilot:
        made = [_small(pilot, target / "hub.png")]
        for game in catalogue:
            _sit_down(pilot, _in_the_middle(game))
            made.append(_small(pilot, target / f"{game}.png"))
            pilot.app.home()
            pilot.settle()
    return made


def _in_the_middle(game: str) -> Match:
    """A match with something to see: a moment the room names, or the position after a number of choices."""
    found = moments(game)
    if len(found) > 1:
        return Match.load(found[(len(found) - 1) // 2].data)
    from heroes_desktop.players import make

    match, player = Match.new(game, catalogue[game].setups[0], SEED), make(game, LEVEL)
    while match.pending and match.played < CHOICES:
        decision = match.pending[0]
        match.play(player.think(situation(match, decision)).option, decision.seat)
    return match


def _sit_down(pilot: Pilot, match: Match) -> None:
    from ..scenes.match.table import TableScene

    asked = match.pending[0].seat if match.pending else 0
    seats = [Seat(name, "person" if seat == asked else LEVEL) for seat, name in enumerate(match.setup.seats)]
    pilot.app.push(TableScene(pilot.app, pilot.app.library.start(match, seats, match.game)))
    pilot.settle()


def _small(pilot: Pilot, path: Path) -> Path:
    """The screen, reduced in size and colours so that a page with it loads quickly."""
    import pygame
    from PIL import Image

    frame = pilot.frame()
    picture = Image.frombytes("RGB", frame.get_size(), pygame.image.tobytes(frame, "RGB"))
    picture.resize(SMALL, Image.Resampling.LANCZOS).quantize(COLOURS).save(path, optimize=True)
    return path
