"""Reels: order, hiding, skipping, speeds, reduced motion."""

import pygame
import pytest

from heroes_desktop.desktop.motion.motion import Motion, Reel
from heroes_desktop.desktop.program.preferences import Preferences


def _reel(seen: list[tuple[str, float]], **settings: object) -> Reel:
    def paint(name: str):  # type: ignore[no-untyped-def]
        return lambda target, t: seen.append((name, round(t, 2)))

    motions = [
        Motion(paint("move"), 100, frozenset({"card"}), sound="card"),
        Motion(paint("gone"), 100, holds=False, sound="hit"),
        Motion(paint("beside"), 200, together=True),
    ]
    return Reel(motions, Preferences(**settings))  # type: ignore[arg-type]


def test_motions_follow_each_other_and_hold_their_end() -> None:
    seen: list[tuple[str, float]] = []
    reel = _reel(seen)
    surface = pygame.Surface((4, 4))
    reel.begin(1000)
    assert reel.length == 300
    reel.paint(surface, 1050)
    assert seen == [("move", 0.5)]
    seen.clear()
    reel.paint(surface, 1250)
    assert seen == [("move", 1.0), ("beside", 0.75)]
    assert not reel.over(1299)
    assert reel.over(1300)


def test_pieces_are_lifted_off_when_their_motion_starts() -> None:
    reel = _reel([])
    reel.begin(0)
    assert reel.hidden(0) == {"card"}
    assert reel.hidden(299) == {"card"}


def test_sounds_are_given_out_once() -> None:
    reel = _reel([])
    reel.begin(0)
    assert reel.sounds(10) == ["card"]
    assert reel.sounds(120) == ["hit"]
    assert reel.sounds(130) == []


def test_skipping_ends_the_reel() -> None:
    reel = _reel([])
    reel.begin(0)
    reel.skip(20)
    assert reel.over(20)


@pytest.mark.parametrize(("speed", "length"), [(2.0, 150), (0.5, 600), (0.0, 0)])
def test_speed_shortens_or_stretches(speed: float, length: float) -> None:
    assert _reel([], speed=speed).length == length


def test_reduced_motion_shows_ends_only() -> None:
    seen: list[tuple[str, float]] = []
    reel = _reel(seen, reduced_motion=True)
    assert reel.length == 160
    reel.begin(0)
    reel.paint(pygame.Surface((4, 4)), 10)
    assert seen == [("move", 1.0)]
