"""After every guest the screen and the data directory are as if nobody had been there."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from heroes_desktop import locale
from heroes_desktop.desktop.proving.kiosk_tour import kiosk_pilot, touch
from heroes_desktop.desktop.scenes.kiosk.attracting import Attract
from heroes_desktop.desktop.scenes.kiosk.hub import KioskHub
from heroes_desktop.table.hero_names import HEROES

from .kiosk_guests import SECRET, Guest, mentioned, rows

KEPT = {"kiosk.waiting", "kiosk.figures", "kiosk.evening"}
"""Settings that are no guest's."""

TABLES = {
    "matches", "choices", "settings", "results", "scores", "evenings", "guests", "evening_matches",
    "sqlite_sequence",
}  # fmt: skip
"""Tables that may hold rows: of matches that wait, results of the day, and a game night going on."""

QUICKEST = 3.0
"""Seconds within which everything has to be tidied up."""


def _visits(tmp_path: Path, guests: int, touches: int, language: str, text: int, seed: int) -> None:
    with kiosk_pilot((1280, 720), tmp_path, language=language, text_size=text) as (pilot, kiosk):

        def hub() -> bytes:
            """The first page as the next guest meets it, without the matches that wait."""
            touch(pilot, (640, 700))
            pilot.settle()
            scene = pilot.app.top
            assert isinstance(scene, KioskHub)
            scene.waiting = 0
            scene.changed()
            return pygame.image.tobytes(pilot.frame(), "RGB")

        pristine = hub()
        for number in range(guests):
            guest = Guest(pilot, kiosk, seed + number)
            guest.touch_about(touches)
            if number % 2:
                guest.type_secretly()
            began = time.monotonic()
            kiosk.reset()
            pilot.app.draw()
            assert time.monotonic() - began < QUICKEST
            assert isinstance(pilot.app.top, Attract)
            assert pilot.app.toasts == []
            assert locale.language() == language
            assert pilot.app.prefs.text_scale == text / 100
            assert hub() == pristine, f"guest {number} can be seen"
            _nothing_stored(tmp_path)


def _nothing_stored(home: Path) -> None:
    assert mentioned(home, SECRET) == []
    found = rows(home / "library.sqlite3")
    assert [table for table in found if found[table] and table not in TABLES] == []
    assert {key for key, _value in found["settings"]} <= KEPT
    waiting = [value for key, value in found["settings"] if key == "kiosk.waiting"]
    for match in found["matches"]:
        assert f'"{match[0]}"' in str(waiting), "a match that does not wait"
    for score in found["scores"]:
        name = str(score[2])
        assert name in HEROES or score[3] != "person"


def test_a_few_guests_leave_nothing(tmp_path: Path) -> None:
    _visits(tmp_path, 3, 25, "en", 100, 100)


def test_a_few_guests_leave_nothing_in_french_with_large_text(tmp_path: Path) -> None:
    _visits(tmp_path, 3, 25, "fr", 150, 200)


@pytest.mark.conformance
@pytest.mark.parametrize(
    ("language", "text", "seed"), [("en", 100, 1000), ("fr", 100, 2000), ("fr", 150, 3000)]
)
def test_thirty_guests_leave_nothing(tmp_path: Path, language: str, text: int, seed: int) -> None:
    _visits(tmp_path, 30, 60, language, text, seed)
