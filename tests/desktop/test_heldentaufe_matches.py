"""Whole matches of Heldentaufe on its board: by clicks, with motions, and in secret."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.match_tour import act, kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.dialogs.dialog import Question
from heroes_desktop.engine import Match, Setup, situation
from heroes_desktop.games.heldentaufe.content import MISSIONS
from heroes_desktop.players import make
from heroes_desktop.table.conductor import Phase

from ..scenarios.heldentaufe.build import NAMES, Who, start, table
from .heldentaufe_positions import GAME, LAND, TABLES, people, sit_down, visit
from .whole_match import board_click

Fly = Callable[..., Pilot]
BOARD = ("tile:", "unknown:", "space:", "monster:", "pawn:", "held:", "mission:", "gallery:")


def new_match(seats: int, seed: int) -> Match:
    options = {"heroes": ["random"] * seats}
    return Match.new(GAME, Setup(f"{seats}-players", NAMES[:seats], options), seed)


def played(match: Match, steps: int) -> Match:
    """The match some time later, played by computers."""
    player = make(GAME, "easy")
    for _step in range(steps):
        if not match.pending:
            break
        decision = match.pending[0]
        match.play(player.think(situation(match, decision)).option, decision.seat)
    return match


def test_many_turns_by_clicks_on_the_board(fly: Fly) -> None:
    pilot = fly()
    scene = sit_down(pilot, new_match(2, 4), ("person", "person"))
    pick = random.Random(4)
    for number in range(150):
        if kind(pilot) == "End":
            break
        if pick.random() < 0.3 or not board_click(pilot, pick, *BOARD):
            assert act(pilot, number)
    assert len(scene.play.steps) > 90
    Match.replay(scene.session.match.record())


@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.conformance)])
def test_everything_that_happens_can_move(fly: Fly, size: tuple[int, int], telling: None) -> None:
    del telling
    pilot = fly(size, speed=40.0, text_scale=1.0 if size[0] < 1900 else 1.5)
    match = played(new_match(4, 6), 120)
    scene = sit_down(pilot, match, people(match, False))
    pick, seen = random.Random(1), set()
    for number in range(60):
        if kind(pilot) == "End":
            break
        if not board_click(pilot, pick, *BOARD):
            act(pilot, number)
        seen |= {event.kind for step in scene.play.steps for event in step.events}
    assert scene.play.phase in (Phase.ASKING, Phase.OVER)
    assert len(seen) >= 18


@pytest.mark.parametrize("table", TABLES)
def test_every_option_of_a_question_can_move(fly: Fly, table: str, telling: None) -> None:
    """Every act once, with its motions from the first frame to the last."""
    del telling
    pilot = fly(speed=30.0)
    acts = dict.fromkeys(option.act for option in TABLES[table]().pending[0].options)
    for word in acts:
        scene = visit(pilot, table)
        option = scene.look.options(word)[0]
        scene.choose(option)
        pilot.settle()
        if isinstance(pilot.app.top, Question):  # action points are left
            pilot.click(pilot.app.top.yes)
        assert option in [step.option for step in scene.play.steps]
        pilot.app.home()


def test_unused_action_points_are_asked_about_once(fly: Fly, telling: None) -> None:
    del telling
    pilot = fly()
    scene = visit(pilot, "first turn")
    end = scene.look.options("end_turn")[0]
    scene.choose(end)
    assert isinstance(pilot.app.top, Question)
    pilot.press("escape")
    assert pilot.app.top is scene
    scene.choose(end)
    pilot.settle()
    assert end in [step.option for step in scene.play.steps]


# secrets


def _shown(pilot: Pilot, hand: tuple[str, ...], players: tuple[str, ...]) -> tuple[bytes, str]:
    """Picture and texts of a table at which Ben holds these missions and Ann, without any, decides."""
    import pygame

    seats = (Who("corlof", at=(1, 0), hand=("M15", "M01", "M12")), Who("erla", hand=hand), Who("mathian"))
    order = [card.id for card in MISSIONS if card.id not in (*hand, "M15", "M01", "M12")]
    match = start(table(*seats, land=LAND, missions=order), dice=[1] * 9)
    scene = sit_down(pilot, match, players)
    assert pilot.app.top is scene
    texts = "\n".join(
        [written.text for written in pilot.app.sheet_of(scene).texts]
        + [f"{node.name} {node.hint}" for node in pilot.root().walk()]
    )
    frame = pygame.image.tobytes(pilot.frame(), "RGB")
    pilot.app.home()
    return frame, texts


@pytest.mark.parametrize("players", [("person", "easy", "easy"), ("person", "person", "person")])
def test_nothing_on_the_screen_depends_on_another_players_missions(
    fly: Fly, players: tuple[str, ...], telling: None
) -> None:
    del telling
    pilot = fly()
    one = _shown(pilot, ("M02", "M21", "M10"), players)
    other = _shown(pilot, ("M18", "M07", "M14"), players)
    assert one == other


def test_behind_the_curtain_and_in_open_questions_all_missions_are_backs(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "claim_command", shared=True)
    assert scene.look.viewpoint is None
    assert any(node.id == "backs" for node in pilot.root().walk())
    assert not any(node.id.startswith("mission:") for node in pilot.root().walk())


def test_missions_can_be_covered_and_peeked_at(fly: Fly) -> None:
    pilot = fly()
    visit(pilot, "hero", shared=True)
    assert pilot.sees("Lunch for the Log Rafters")
    pilot.click("Cover your missions")
    assert not pilot.sees("Lunch for the Log Rafters")
    pilot.click("Peek at your missions")
    assert pilot.sees("Lunch for the Log Rafters")


def test_a_single_person_always_sees_the_own_missions(fly: Fly) -> None:
    pilot = fly()
    match = TABLES["monster_action"]()
    assert match.pending[0].seat == 1
    seats = (Who("corlof", at="F4"), Who("erla", hand=("M05", "M21")))
    match = start(table(*seats, land=LAND, chief=0, active=0), dice=[2] * 9)
    sit_down(pilot, match, ("easy", "person"))
    assert pilot.sees("Lunch for the Log Rafters")
