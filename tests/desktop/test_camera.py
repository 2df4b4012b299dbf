"""Looking at a board that is larger than its window."""

from __future__ import annotations

from pathlib import Path

import pygame

from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.scene import Scene
from heroes_desktop.desktop.widgets.camera import LEAST, MOST, Camera


def camera(calls: list[int] | None = None) -> Camera:
    made = Camera(lambda: calls.append(1) if calls is not None else None)
    made.rect = pygame.Rect(100, 50, 400, 300)
    made.content = (400, 300)
    return made


def test_what_lies_under_the_pointer_stays_there() -> None:
    eye = camera()
    point = (400, 250)
    across = (point[0] - eye.rect.centerx - eye.x) / eye.scale
    eye.zoom(2, point)
    assert abs((point[0] - eye.rect.centerx - eye.x) / eye.scale - across) < 1e-6


def test_zoom_has_ends_and_fit_undoes_it() -> None:
    calls: list[int] = []
    eye = camera(calls)
    eye.zoom(50)
    assert eye.notches == MOST
    eye.zoom(1)
    assert len(calls) == 1
    eye.zoom(-50)
    assert eye.notches == LEAST
    eye.fit()
    assert eye.fits
    assert eye.scale == 1.0
    eye.fit()
    assert len(calls) == 3


def test_the_board_never_leaves_its_window() -> None:
    eye = camera()
    eye.pan(5000, -5000)
    assert abs(eye.x) < eye.rect.w
    assert abs(eye.y) < eye.rect.h
    before = (eye.x, eye.y)
    eye.pan(10, -10)
    assert (eye.x, eye.y) == before


def test_what_is_out_of_sight_is_brought_back() -> None:
    eye = camera()
    eye.zoom(3)
    eye.reveal(pygame.Rect(eye.rect.right - 10, 100, 60, 60))
    assert eye.x == -50
    eye.move(30)
    assert eye.y == -30


def test_two_clicks_on_bare_ground_show_all_and_fingers_zoom(tmp_path: Path) -> None:
    class Ground(Scene):
        """A board without anything on it."""

        @property
        def name(self) -> str:
            return "ground"

        def build(self, sheet: Sheet) -> None:
            eye.rect = pygame.Rect(sheet.rect)
            eye.content = sheet.rect.size
            sheet.scrolls.append(eye)

    eye = camera()
    with Pilot(home=tmp_path, first=lambda app: app.push(Ground(app))) as pilot:
        middle = pilot.app.canvas.get_rect().center

        def click() -> None:
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pilot._send(kind, pos=middle, button=1, touch=False)

        def pinch(parted: float, fingers: int = 2) -> None:
            pilot._send(pygame.MULTIGESTURE, num_fingers=fingers, x=0.5, y=0.5, pinched=parted)

        pilot.wait(600)
        for _part in range(4):
            pinch(0.04)
        assert eye.notches == 2
        pinch(0.2, fingers=3)
        assert eye.notches == 2
        pinch(-0.12)
        assert eye.notches == 1
        click()
        pilot.wait(900)
        click()
        assert eye.notches == 1, "two single clicks"
        pilot.wait(100)
        click()
        assert eye.fits
