"""Alarms at the table: a banner over the board, a message where nothing moves, a line at the terminal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.board_scene import BoardScene
from heroes_desktop.engine import Match
from heroes_desktop.games.shared.alarms import Alarm
from heroes_desktop.table import alarms as table_alarms

from ..scenarios.heldentaufe.build import Who, start, table
from .heldentaufe_positions import sit_down

Fly = Callable[..., Pilot]
CALL = "Erla has enough teeth: back to the campfire!"


def nearly_done() -> Match:
    """Erla lacks one tooth and can deliver a fish."""
    hero = Who("erla", at=(1, 0), points=17, hand=("M07",))
    return start(table(hero, Who("corlof", at=(1, 0), points=3), land={(1, 0): "meadow"}, arrived=True))


@pytest.fixture
def banners(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has been shown on a strip of paper."""
    shown: list[str] = []
    drawn = BoardScene._banner

    def noted(scene: BoardScene, alarm: Alarm) -> Motion:
        shown.append(alarm.text)
        return drawn(scene, alarm)

    monkeypatch.setattr(BoardScene, "_banner", noted)
    return shown


@pytest.mark.rule("HT-024")
def test_a_rival_who_only_has_to_come_home_is_announced(fly: Fly, banners: list[str]) -> None:
    pilot = fly(speed=1.0)
    scene = sit_down(pilot, nearly_done(), ("person", "easy"))
    theft = scene.look.options("steal")[0]
    scene.choose(theft)
    pilot.settle()
    assert banners == [CALL]
    assert CALL in pilot.app.spoken


def test_where_nothing_moves_a_message_tells_it(fly: Fly, banners: list[str]) -> None:
    pilot = fly(speed=0.0)
    scene = sit_down(pilot, nearly_done(), ("person", "easy"))
    scene.choose(scene.look.options("steal")[0])
    assert CALL in [toast.text for toast in pilot.app.toasts]
    assert banners == []


def test_what_is_known_when_a_table_opens_is_not_told_again(fly: Fly, banners: list[str]) -> None:
    pilot = fly(speed=1.0)
    match = start(table(Who("erla", at=(1, 0), points=18), Who("corlof"), land={(1, 0): "meadow"}))
    assert table_alarms.alarms("heldentaufe", match.view(None))
    scene = sit_down(pilot, match, ("person", "person"))
    scene.choose(scene.look.options("end_turn")[0])
    pilot.settle()
    assert banners == []
