"""Whole matches of Return of the Heroes in the window, with clicks only and with keys only."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.scores import Scores
from heroes_desktop.engine import Match, Option, Setup
from heroes_desktop.games.return_of_the_heroes.state import SOLO_TURNS
from heroes_desktop.table.scores import halls

from .whole_match import (
    NAMES,
    Clicks,
    Keys,
    Wanted,
    Way,
    as_a_computer,
    hurried,
    is_safe,
    play,
    sit_down,
)

Fly = Callable[..., Pilot]
GAME = "return_of_the_heroes"
MOST_STEPS = 6000
SLOTH = ("stay", "end_turn", "stop", "done")


def new_match(mode: str, seats: int, people: int, seed: int) -> Match:
    """A match in which chance deals the heroes."""
    options = {"mode": mode, "heroes": ["random"] * seats}
    name = mode if mode == "solo" else f"{mode}-{seats}"
    return Match.new(GAME, Setup(name, NAMES[:seats], options, automated=tuple(range(people, seats))), seed)


def lazy(scene: TableScene) -> Option:
    """Stays where it is until the last turn."""
    idle = [option for act in SLOTH for option in scene.look.options(act)]
    return idle[0] if idle else as_a_computer(scene)


def a_whole_match(
    fly: Fly, way: Way, mode: str, seats: int, people: int, wanted: Wanted, seed: int
) -> tuple[Pilot, Match, int]:
    pilot = hurried(fly)
    pick = random.Random(mode)
    table = sit_down(pilot, new_match(mode, seats, people, seed), people)
    end, curtains = play(pilot, way(pilot, pick), wanted, pick, MOST_STEPS)
    match = is_safe(pilot, table)
    assert match.outcome is not None
    assert end.ending.won == (0 in match.outcome.winners or (people > 1 and bool(match.outcome.winners)))
    return pilot, match, curtains


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("way", [Clicks, Keys])
def test_a_lazy_hero_sees_forty_five_turns_and_the_score_hall(fly: Fly, way: Way) -> None:
    pilot, match, curtains = a_whole_match(fly, way, "solo", 1, 1, lazy, 5)
    assert match.outcome is not None
    assert not match.outcome.winners
    assert match.state.round == SOLO_TURNS
    assert curtains == 0
    [hall] = halls(pilot.library, GAME)
    assert hall.scores[0].score == match.outcome.scores[0]
    pilot.app.push(Scores(pilot.app))
    pilot.settle()
    shown = [written.text for written in pilot.app.sheet_of(pilot.app.top).texts]
    assert any(str(match.outcome.scores[0]) in text for text in shown)


@pytest.mark.conformance
@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize(
    ("way", "mode", "seats", "people", "seed"),
    [
        (Clicks, "solo", 1, 1, 5),
        (Keys, "solo", 1, 1, 5),
        (Clicks, "basic", 3, 3, 3),
        (Keys, "basic", 3, 3, 3),
        (Clicks, "standard", 4, 1, 3),
        (Keys, "standard", 4, 1, 3),
        (Clicks, "standard", 2, 2, 4),
        (Keys, "standard", 2, 2, 4),
    ],
)
def test_a_whole_match(fly: Fly, way: Way, mode: str, seats: int, people: int, seed: int) -> None:
    _pilot, match, curtains = a_whole_match(fly, way, mode, seats, people, as_a_computer, seed)
    assert match.outcome is not None
    assert (curtains > 0) == (people > 1), "hidden tiles come back, and only one player may see them"
