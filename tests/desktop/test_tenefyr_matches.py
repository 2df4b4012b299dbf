"""Whole matches of Heroes of Tenefyr in the window, with clicks only and with keys only, won and lost."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.input.node import Node
from heroes_desktop.desktop.proving.match_tour import kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.end import End
from heroes_desktop.engine import Match, Setup, situation
from heroes_desktop.games.shared.room import bots
from heroes_desktop.library import Seat

from .test_whole_matches import Clicks, Hands, Keys, nodes

Fly = Callable[..., Pilot]
Way = Callable[[Pilot, random.Random], Hands]
NAMES = ("Ann", "Ben", "Cleo", "Dan")
MOST_STEPS = 900
EARLY, CAREFUL = "boss", "normal"
"""Somebody who goes for the Boss at once and loses, and somebody who plays as a computer would."""


def sit_down(pilot: Pilot, seats: int, people: int, seed: int) -> TableScene:
    """A new match at a table with so many people; the others are computers."""
    options = {
        "heroes": ["random"] * seats,
        "boss": "random",
        "difficulty": "easy",
        "first": 0,
        "order": "ask",
    }
    name = "solo" if seats == 1 else f"{seats}-players"
    setup = Setup(name, NAMES[:seats], options, automated=tuple(range(people, seats)))
    players = [Seat(each, "person" if number < people else "easy") for number, each in enumerate(setup.seats)]
    scene = TableScene(pilot.app, pilot.library.start(Match.new("tenefyr", setup, seed), players, "T"))
    pilot.app.push(scene)
    pilot.settle()
    return scene


def wanted(scene: TableScene, style: str) -> str:
    """The name of what this person would choose."""
    decision = scene.play.decision
    assert decision is not None
    lair = scene.look.options("enter_lair")
    if style == EARLY and lair:
        return scene.look.name(lair[0])
    thought = bots("tenefyr").heuristic("normal").think(situation(scene.session.match, decision))
    return scene.look.name(thought.option)


def choose(pilot: Pilot, hands: Hands, name: str, pick: random.Random) -> None:
    """Use what has this name, on the board or in the bar; open a list where only a list has it."""
    found = [node for node in _usable(pilot) if node.name == name]
    if found:
        hands.use(pick.choice(found))
    else:
        hands.use(nodes(pilot, "sort:", "more", "option:")[0])


def _usable(pilot: Pilot) -> list[Node]:
    return [node for node in pilot.root().walk() if node.action is not None and node.enabled]


def play(pilot: Pilot, hands: Hands, style: str, pick: random.Random) -> End:
    """Until the end page."""
    name = ""
    for _step in range(MOST_STEPS):
        scene = pilot.app.top
        if isinstance(scene, End):
            return scene
        if isinstance(scene, TableScene):
            name = wanted(scene, style)
        else:
            assert kind(pilot) == "OptionList", "nothing is secret here, and nothing asks twice"
        choose(pilot, hands, name, pick)
    raise AssertionError("the match does not end")


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
    pilot = fly(speed=16.0)
    pilot.app.set_preferences(reduced_motion=True)
    pick = random.Random(f"{seats}{style}")
    hands = way(pilot, pick)
    table = sit_down(pilot, seats, people, seed)
    end = play(pilot, hands, style, pick)
    match = table.session.match
    assert match.outcome is not None
    assert bool(match.outcome.winners) == end.ending.won == (style == CAREFUL)
    assert Match.replay(match.record()).state_hash() == match.state_hash()
    assert pilot.library.entry(table.session.id).finished is not None
