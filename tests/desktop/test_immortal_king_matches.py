"""Whole matches of Immortal King on its board: by clicks, by keys, with motions, and in secret."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.match_tour import act, keys, kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.engine import Match

from .king_positions import new_match, people, positions, sit_down
from .whole_match import board_click

Fly = Callable[..., Pilot]
MOST_STEPS = 900
BOARD = ("guard:", "pile:", "final", "strip:", "hero:", "gear:", "gallery:", "pool:", "lying:", "verdict",
         "throw", "hand:")  # fmt: skip

MATCHES = [
    ({"mode": "duel", "box": 1, "sides": "party"}, ("person", "person")),
    ({"mode": "duel", "box": 2, "sides": "dm"}, ("person", "easy")),
    ({"mode": "solo", "box": 1}, ("person",)),
    ({"mode": "duel", "constructed": True, "sides": "party", "dungeon": "random"}, ("person", "person")),
]


@pytest.mark.parametrize(("options", "players"), MATCHES)
def test_a_match_by_clicks_on_the_board(
    fly: Fly, options: dict[str, object], players: tuple[str, ...]
) -> None:
    pilot = fly()
    table = sit_down(pilot, new_match(options, 5), players)
    pick = random.Random(5)
    for number in range(MOST_STEPS):
        if kind(pilot) == "End":
            break
        if pick.random() < 0.25 or not board_click(pilot, pick, *BOARD):
            assert act(pilot, number)
    assert kind(pilot) == "End"
    Match.replay(table.session.match.record())


def test_a_match_by_keys_only(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, new_match({"mode": "solo", "box": 1}, 8), ("person",))
    pick = random.Random(2)
    for _step in range(MOST_STEPS):
        if kind(pilot) not in ("TableScene", "OptionList"):
            break
        pilot.press(pick.choice(keys(pilot)))
    assert table.session.match.outcome is not None


@pytest.mark.parametrize(
    "options", [{"mode": "duel", "box": 1, "sides": "party"}, {"mode": "solo", "box": 2}]
)
def test_everything_that_happens_can_move(fly: Fly, options: dict[str, object]) -> None:
    pilot = fly(speed=8.0)
    players = ("person", "easy") if options["mode"] == "duel" else ("person",)
    table = sit_down(pilot, new_match(options, 3), players)
    for number in range(MOST_STEPS):
        if not act(pilot, number * 3):
            break
    assert kind(pilot) == "End"
    assert table.session.match.outcome is not None


def shown(pilot: Pilot) -> list[tuple[str, str, str, tuple[int, ...], bool]]:
    """Everything a screen says and offers."""
    return [
        (node.id, node.name, node.hint, tuple(node.rect), node.action is not None)
        for node in pilot.root().walk()
    ]


def texts(pilot: Pilot) -> list[str]:
    return [written.text for written in pilot.app.sheet_of(pilot.app.top).texts]


@pytest.mark.rule("IK-265")
@pytest.mark.parametrize("question", ["equipment_action:potion", "choose_target:potion", "window3:potion"])
def test_a_shared_screen_tells_no_back_from_another(fly: Fly, question: str) -> None:
    """Two matches that differ only in the faces of the hidden cards look exactly alike."""
    pilot = fly()
    screens = []
    for turned in (False, True):
        match = Match.load(positions(duels=True)[question])
        scene = sit_down(pilot, match, people(match, shared=True))
        assert scene.look.veiled
        if turned:
            hidden = match.state.hidden
            faces = [match.state.faces[card] for card in hidden]
            for card, face in zip(hidden, faces[1:] + faces[:1], strict=True):
                match.state.faces[card] = face
            scene.changed()
        screens.append((shown(pilot), texts(pilot), len(pilot.app.sheet_of(scene).halos)))
        pilot.app.home()
    assert screens[0] == screens[1]


@pytest.mark.rule("IK-265")
def test_backs_answer_alike_whether_they_can_be_used_or_not(fly: Fly) -> None:
    pilot = fly()
    match = Match.load(positions(duels=True)["equipment_action:potion"])
    scene = sit_down(pilot, match, people(match, shared=True))
    backs = [pilot.find(f"gear:{instance}") for instance in scene.look.view.hidden]
    named = {
        instance for option in scene.look.options("potion", "reveal", "quest") for instance in option.args
    }
    assert named & set(scene.look.view.hidden)
    assert all(node.action is not None and not node.reason for node in backs)
    assert len({(node.role, node.hint.replace(node.name, "")) for node in backs}) == 1
    listed = {offer.option for offer in scene.listed}
    assert not any(option.args[:1] == (instance,) for option in listed for instance in scene.look.view.hidden)


@pytest.mark.rule("IK-265")
def test_peeking_shows_the_owner_what_can_be_used(fly: Fly) -> None:
    pilot = fly()
    match = Match.load(positions(duels=True)["equipment_action:potion"])
    scene = sit_down(pilot, match, people(match, shared=True))
    option = scene.look.options("potion")[0]
    scene.peek(True)
    node = pilot.find(f"gear:{option.args[0]}")
    assert node.name == scene.look.name(option)
    scene.peek(False)
    assert pilot.find(f"gear:{option.args[0]}").name.startswith("Equipment card")


def test_a_click_on_equipment_lifts_it_and_the_second_one_uses_it(fly: Fly) -> None:
    pilot = fly()
    match = Match.load(positions(duels=True)["equipment_action:potion"])
    scene = sit_down(pilot, match, people(match, shared=False))
    option = scene.look.options("potion")[0]
    gear, played = f"gear:{option.args[0]}", match.played
    pilot.click(gear)
    assert scene.session.match.played == played
    assert scene.look.lifted == option
    assert pilot.find(gear).selected
    assert scene.listed[0].option == option
    assert scene.listed[0].action.kind == "primary"
    pilot.press("escape")
    assert scene.look.lifted is None, "it is put down before anything is left"
    pilot.click(gear)
    pilot.click(gear)
    assert scene.session.match.played > played
    assert scene.look.lifted is None
