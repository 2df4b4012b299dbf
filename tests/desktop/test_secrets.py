"""No pixel depends on what the person now looking may not see."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.pilot import Pilot
from heroes_desktop.desktop.scenes.table import TableScene
from heroes_desktop.desktop.sheet import Sheet
from heroes_desktop.desktop.touring import act, kind
from heroes_desktop.engine import Match

from .test_table import sit_down

Fly = Callable[..., Pilot]


def picture(pilot: Pilot, table: TableScene, match: Match) -> bytes:
    """The scene in front as it would look if the match were this one."""
    import pygame

    real, table.session.match = table.session.match, match
    scene = pilot.app.top
    try:
        table._look = None
        sheet = Sheet(pilot.app.ui)
        scene.build(sheet)
        canvas = pygame.Surface(pilot.app.canvas.get_size())
        sheet.render(canvas)
        sheet.render_halos(canvas, 1.0)
        return pygame.image.tobytes(canvas, "RGB") + sheet_words(sheet)
    finally:
        table.session.match = real
        table._look = None


def sheet_words(sheet: Sheet) -> bytes:
    """Names, hints and keys are as telling as pixels."""
    return repr(
        [(node.name, node.hint, node.key, node.rect, node.reason) for node in sheet.root.walk()]
    ).encode()


def watch_hand_overs(pilot: Pilot, table: TableScene, steps: int) -> int:
    """Compare every screen of a match with those of matches that differ in hidden things."""
    chance = random.Random(5)
    curtains = 0
    for number in range(steps):
        if kind(pilot) not in ("Curtain", "TableScene", "BothHands"):
            break
        curtains += kind(pilot) == "Curtain"
        match, viewpoint = table.session.match, table.play.viewpoint
        shown = picture(pilot, table, match)
        for seat in range(2) if viewpoint is None else (viewpoint,):
            other = match.sample(seat, chance)
            other._floor, other._floor_reason = match._floor, match._floor_reason
            same = picture(pilot, table, other) == shown
            assert same, f"step {number}, {kind(pilot)}: seat {seat} sees too much"
        if not act(pilot, number * 3):
            break
    return curtains


@pytest.mark.usefixtures("plain", "telling")
def test_no_pixel_tells_what_is_hidden(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "duel", people=2)
    assert watch_hand_overs(pilot, table, 45) > 2


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("seed", [3, 8])
def test_no_pixel_of_the_drawn_board_tells_what_is_hidden(fly: Fly, seed: int) -> None:
    pilot = fly()
    table = sit_down(pilot, "duel", people=2, seed=seed)
    assert watch_hand_overs(pilot, table, 60) > 2
