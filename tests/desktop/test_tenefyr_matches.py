"""Whole matches of Heroes of Tenefyr in the window, with clicks only and with keys only, won and lost."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Match, Option, Setup

from .whole_match import NAMES, Clicks, Keys, Way, as_a_computer, hurried, is_safe, play, sit_down

Fly = Callable[..., Pilot]
MOST_STEPS = 900
EARLY, CAREFUL = "boss", "normal"
"""Somebody who goes for the Boss at once and loses, and somebody who plays as a computer would."""


def new_match(seats: int, people: int, seed: int) -> Match:
    """An easy match, the heroes and the Boss drawn."""
    options = {
        "heroes": ["random"] * seats,
        "boss": "random",
        "difficulty": "easy",
        "first": 0,
        "order": "ask",
    }
    name = "solo" if seats == 1 else f"{seats}-players"
    setup = Setup(name, NAMES[:seats], options, automated=tuple(range(people, seats)))
    return Match.new("tenefyr", setup, seed)


def at_once(scene: TableScene) -> Option:
    """Into the lair as soon as it can be entered."""
    lair = scene.look.options("enter_lair")
    return lair[0] if lair else as_a_computer(scene)


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize(
    ("way", "seats", "people", "style", "seed"),
    [
        pytest.param(Clicks, 1, 1, EARLY, 3, id="alone, clicks, lost"),
        pytest.param(Keys, 1, 1, CAREFUL, 3, id="alone, keys, won"),
        pytest.param(Clicks, 2, 2, CAREFUL, 3, id="couple, clicks, won"),
        pytest.param(Keys, 2, 2, EARLY, 3, id="couple, keys, lost"),
        pytest.param(Clicks, 4, 1, EARLY, 3, id="company, clicks, lost"),
        pytest.param(Keys, 4, 1, EARLY, 3, id="company, keys, lost"),
        pytest.param(Clicks, 1, 1, CAREFUL, 3, id="alone, clicks, won", marks=pytest.mark.conformance),
        pytest.param(Keys, 2, 2, CAREFUL, 3, id="couple, keys, won", marks=pytest.mark.conformance),
        pytest.param(Clicks, 4, 1, CAREFUL, 4, id="company, clicks, won", marks=pytest.mark.conformance),
        pytest.param(Keys, 4, 1, CAREFUL, 4, id="company, keys, won", marks=pytest.mark.conformance),
    ],
)
def test_a_whole_match(fly: Fly, way: Way, seats: int, people: int, style: str, seed: int) -> None:
    pilot = hurried(fly)
    pick = random.Random(f"{seats}{style}")
    table = sit_down(pilot, new_match(seats, people, seed), people)
    wanted = at_once if style == EARLY else as_a_computer
    end, curtains = play(pilot, way(pilot, pick), wanted, pick, MOST_STEPS)
    assert curtains == 0, "nothing is secret here"
    match = is_safe(pilot, table)
    assert match.outcome is not None
    assert bool(match.outcome.winners) == end.ending.won == (style == CAREFUL)
