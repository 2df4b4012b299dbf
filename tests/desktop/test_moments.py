"""Pictures show the same moments whatever the size of the window."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import pytest

from heroes_desktop.desktop.proving.match_tour import answer
from heroes_desktop.desktop.proving.moments import VICTORY, moments
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue

from .test_table import sit_down


@pytest.mark.parametrize("game", list(catalogue))
def test_every_moment_a_room_names_comes_up(game: str) -> None:
    named = [moment.name for moment in import_module(f"heroes_desktop.games.{game}.board.moments").MOMENTS]
    found = moments(game)
    assert [moment.name for moment in found] == [*named, VICTORY]
    last = Match.load(found[-1].data)
    assert found[-1].answer is not None
    last.play(found[-1].answer)
    assert last.outcome is not None


def test_a_tour_goes_the_same_way_at_every_size(fly: Callable[..., Pilot], plain: None) -> None:
    ways = []
    for size, scale in (((1280, 720), 1.0), ((1920, 1080), 1.5)):
        pilot = fly(size, text_scale=scale)
        sit_down(pilot, "solo")
        table = pilot.app.top
        assert isinstance(table, TableScene)
        for step in range(20):
            answer(pilot, step * 7 + 1)
        ways.append(table.play.match.record().choices)
    assert len(ways[0]) >= 15
    assert ways[0] == ways[1]
