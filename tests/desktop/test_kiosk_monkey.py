"""Random touches, keys and gestures: no exception, no way out, no trap."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from heroes_desktop.desktop.proving.kiosk_tour import kiosk_pilot
from heroes_desktop.desktop.scenes.kiosk.attracting import Attract

from .kiosk_guests import Guest


def _monkey(tmp_path: Path, events: int, seed: int, language: str = "en") -> None:
    pauses = random.Random(seed)
    with kiosk_pilot((1280, 720), tmp_path, language=language) as (pilot, kiosk):
        guest = Guest(pilot, kiosk, seed)
        for number in range(events):
            guest.act()
            pilot.wait(pauses.choice((20, 20, 50, 350, 900)))
            if number % 250 == 249:
                longest = kiosk.config.idle_in_matches + kiosk.config.countdown + 5
                for _second in range(longest):
                    pilot.wait(1000)
                    if not kiosk.present:
                        break
                assert isinstance(pilot.app.top, Attract), guest.scenes


def test_a_short_monkey(tmp_path: Path) -> None:
    _monkey(tmp_path, 250, 5)


@pytest.mark.conformance
@pytest.mark.parametrize("seed", range(10))
def test_a_long_monkey(tmp_path: Path, seed: int) -> None:
    """Two thousand events each: twenty thousand in all."""
    _monkey(tmp_path, 2000, 900 + seed, "fr" if seed % 2 else "en")
