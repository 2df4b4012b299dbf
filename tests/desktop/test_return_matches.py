"""Whole matches of Return of the Heroes in the window, with clicks only and with keys only."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.input.node import Node, free_point
from heroes_desktop.desktop.proving.match_tour import kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.end import End
from heroes_desktop.desktop.scenes.pages.scores import Scores
from heroes_desktop.engine import Match, Setup, situation
from heroes_desktop.games.return_of_the_heroes.state import SOLO_TURNS
from heroes_desktop.games.shared.room import bots
from heroes_desktop.library import Seat
from heroes_desktop.table.scores import halls

from .test_whole_matches import Clicks, Hands, Keys, nodes

Fly = Callable[..., Pilot]
Way = Callable[[Pilot, random.Random], Hands]
GAME = "return_of_the_heroes"
NAMES = ("Ann", "Ben", "Cleo", "Dan")
MOST_STEPS = 6000
IDLE, CAREFUL = "idle", "careful"
"""Somebody who stays where he is until the last turn, and somebody who plays as a computer would."""
SLOTH = ("stay", "end_turn", "stop", "done")


def sit_down(pilot: Pilot, mode: str, seats: int, people: int, seed: int) -> TableScene:
    """A new match at a table with so many people; the others are computers."""
    options = {"mode": mode, "heroes": ["random"] * seats}
    name = mode if mode == "solo" else f"{mode}-{seats}"
    setup = Setup(name, NAMES[:seats], options, automated=tuple(range(people, seats)))
    players = [Seat(each, "person" if number < people else "easy") for number, each in enumerate(setup.seats)]
    scene = TableScene(pilot.app, pilot.library.start(Match.new(GAME, setup, seed), players, "R"))
    pilot.app.push(scene)
    pilot.settle()
    return scene


def wanted(scene: TableScene, style: str) -> str:
    """The name of what this person would choose."""
    decision = scene.play.decision
    assert decision is not None
    if style == IDLE:
        idle = [option for act in SLOTH for option in scene.look.options(act)]
        if idle:
            return scene.look.name(idle[0])
    thought = bots(GAME).heuristic("normal").think(situation(scene.session.match, decision))
    return scene.look.name(thought.option)


def choose(pilot: Pilot, hands: Hands, name: str, pick: random.Random) -> None:
    """Use what has this name, on the board or in the bar; open a list where only a list has it."""
    found = [node for node in _usable(pilot) if node.name == name]
    if found:
        hands.use(pick.choice(found))
    else:
        hands.use(nodes(pilot, "sort:", "more", "option:")[0])


def _usable(pilot: Pilot) -> list[Node]:
    root = pilot.root()
    return [node for node in root.walk() if node.action and node.enabled and free_point(root, node)]


def play(pilot: Pilot, hands: Hands, style: str, pick: random.Random) -> tuple[End, int]:
    """Until the end page; how many curtains were opened on the way."""
    name, curtains = "", 0
    for _step in range(MOST_STEPS):
        scene = pilot.app.top
        if isinstance(scene, End):
            return scene, curtains
        if kind(pilot) == "Curtain":
            curtains += 1
            hands.open_curtain()
            continue
        if isinstance(scene, TableScene):
            name = wanted(scene, style)
        choose(pilot, hands, name, pick)
    raise AssertionError("the match does not end")


def a_whole_match(
    fly: Fly, way: Way, mode: str, seats: int, people: int, style: str, seed: int
) -> tuple[Pilot, Match, int]:
    pilot = fly(speed=16.0)
    pilot.app.set_preferences(reduced_motion=True)
    pick = random.Random(f"{mode}{style}")
    hands = way(pilot, pick)
    table = sit_down(pilot, mode, seats, people, seed)
    end, curtains = play(pilot, hands, style, pick)
    match = table.session.match
    assert match.outcome is not None
    assert end.ending.won == (0 in match.outcome.winners or (people > 1 and bool(match.outcome.winners)))
    assert Match.replay(match.record()).state_hash() == match.state_hash()
    assert pilot.library.entry(table.session.id).finished is not None
    return pilot, match, curtains


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("way", [Clicks, Keys])
def test_a_lazy_hero_sees_forty_five_turns_and_the_score_hall(fly: Fly, way: Way) -> None:
    pilot, match, curtains = a_whole_match(fly, way, "solo", 1, 1, IDLE, 5)
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
    ],
)
def test_a_whole_match(fly: Fly, way: Way, mode: str, seats: int, people: int, seed: int) -> None:
    _pilot, match, curtains = a_whole_match(fly, way, mode, seats, people, CAREFUL, seed)
    assert match.outcome is not None
    assert (curtains > 0) == (people > 1), "hidden tiles come back, and only one player may see them"
