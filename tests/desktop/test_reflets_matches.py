"""Whole matches of Reflets d'Acide in the window, with clicks only and with keys only."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.engine import Match, Setup

from .whole_match import NAMES, Clicks, Keys, Way, as_a_computer, hurried, is_safe, play, sit_down

Fly = Callable[..., Pilot]
SETUPS = {1: "solo", 2: "duo", 3: "trio"}
MOST_STEPS = 3000


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize(
    ("way", "seats", "people"),
    [
        pytest.param(Clicks, 1, 1, id="alone, clicks"),
        pytest.param(Keys, 2, 1, id="with a computer, keys", marks=pytest.mark.conformance),
        pytest.param(Clicks, 3, 3, id="three people, clicks", marks=pytest.mark.conformance),
    ],
)
def test_a_whole_match(fly: Fly, way: Way, seats: int, people: int) -> None:
    pilot = hurried(fly)
    pick = random.Random(seats)
    setup = Setup(SETUPS[seats], NAMES[:seats], {"challenge": "aise"}, automated=tuple(range(people, seats)))
    table = sit_down(pilot, Match.new("reflets_acide", setup, 3), people)
    end, curtains = play(pilot, way(pilot, pick), as_a_computer, pick, MOST_STEPS)
    match = is_safe(pilot, table)
    assert match.outcome is not None
    assert end.ending.won == bool(match.outcome.winners)
    assert curtains == 0, "a team has no secrets"
