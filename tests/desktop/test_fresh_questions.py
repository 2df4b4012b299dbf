"""A new question takes nothing for an answer that was meant for the last one."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from heroes_desktop.desktop.board.api import Action
from heroes_desktop.desktop.proving.match_tour import act, kind, until
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.answering import LastAnswer
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.scene import STARTLE
from heroes_desktop.engine import Chance, Match, Setup
from heroes_desktop.games import catalogue

from ..playing import randomly
from .test_secrets import sit_down

Fly = Callable[..., Pilot]
PARTY = {"mode": "duel", "box": 1, "sides": "party", "party": ["F1", "F2", "F4", "F5", "F6"]}
DUEL = Match.new("immortal_king", Setup("duel", catalogue["immortal_king"].setup("duel").seats, PARTY), 3)
"""A duel whose party is settled: nobody is asked for a set, where clicks pick and put back."""


def press(pilot: Pilot, key: int) -> None:
    for kind_of_event in (pygame.KEYDOWN, pygame.KEYUP):
        pilot._send(kind_of_event, key=key, mod=0, unicode="", scancode=0)


def click(pilot: Pilot, point: tuple[int, int]) -> None:
    for kind_of_event in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot._send(kind_of_event, pos=point, button=1, touch=False)


def answerable(pilot: Pilot) -> list[tuple[int, int]]:
    nodes = [node for node in pilot.root().walk() if node.id.startswith("option:")]
    return [node.seen.center for node in nodes if pilot.root().at(node.seen.center) is node]


@pytest.mark.usefixtures("telling")
def test_clicks_right_after_an_answer_answer_nothing(fly: Fly) -> None:
    """Wherever the second click of a double click lands, it is no answer; a moment later it is one."""
    pilot = fly()
    table = sit_down(pilot, DUEL.clone())
    pilot.settle()
    tried = 0
    for number in range(60):
        if kind(pilot) != "TableScene" or not answerable(pilot):
            act(pilot, number)
            continue
        click(pilot, answerable(pilot)[-1])
        for future, _then in list(pilot.app._results):
            future.exception(timeout=60)
        pilot.wait(40)
        played = table.session.match.played
        if kind(pilot) == "TableScene" and table.play.decision is not None:
            for point in answerable(pilot):
                click(pilot, point)
            assert table.session.match.played == played, "nobody has read the new question yet"
            tried += 1
            pilot.wait(STARTLE)
        pilot.settle()
    assert tried > 10


@pytest.mark.usefixtures("telling")
def test_a_key_held_over_the_new_question_is_no_answer(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, DUEL.clone())
    assert until(pilot, "TableScene")
    table.startle()
    key = next(node.key for node in pilot.root().walk() if node.id.startswith("option:") and node.key)
    code = pygame.key.key_code(key.lower())
    played = table.session.match.played
    pilot._send(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
    pilot.wait(STARTLE + 50)
    pilot._send(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
    assert table.session.match.played == played, "the key was never let go"
    pilot._send(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
    press(pilot, code)
    assert table.session.match.played == played + 1


@pytest.mark.usefixtures("telling")
def test_a_click_that_skips_a_motion_does_not_answer_as_well(fly: Fly) -> None:
    pilot = fly(speed=1.0)
    table = sit_down(pilot, DUEL.clone())
    skipped = 0
    for number in range(80):
        pilot.settle()
        if kind(pilot) != "TableScene" or not answerable(pilot):
            act(pilot, number)
            continue
        click(pilot, answerable(pilot)[-1])
        if not table.frames_per_second():
            continue
        place = pilot.app.canvas.get_rect().center
        played = table.session.match.played
        click(pilot, place)
        for future, _then in list(pilot.app._results):
            future.exception(timeout=60)
        pilot.wait(20)
        if table.play.decision is not None:
            for point in answerable(pilot):
                click(pilot, point)
            assert table.session.match.played == played
            skipped += 1
    assert skipped > 2


@pytest.mark.usefixtures("telling", "plain")
def test_what_refuses_is_never_where_the_last_answer_was(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither under the pointer nor under the key that gave the answer before."""
    pilot = fly()
    table = sit_down(pilot, DUEL.clone())
    assert until(pilot, "TableScene")
    decision = table.play.decision
    assert decision is not None
    last = decision.options[-1]

    def action(_look: object, option: object) -> Action:
        return Action("mdi:check-bold", final=option == last, refuses=option == last)

    monkeypatch.setattr(table.board, "action", action)
    table.changed()
    usual = pilot.find(f"option:{last}")
    assert usual.key not in ("SPACE", "")
    table.answering.last = LastAnswer(usual.key, usual.seen.center)
    table.changed()
    moved = pilot.find(f"option:{last}")
    assert moved.key not in (usual.key, "SPACE", "")
    assert not moved.seen.collidepoint(usual.seen.center)
    assert pilot.root().at(usual.seen.center) is None or not str(
        getattr(pilot.root().at(usual.seen.center), "id", "")
    ).startswith("option:")


def throwing(seed: int) -> Match | None:
    """A match in which both players are about to throw a hand."""
    match = Match.new("immortal_king", DUEL.setup, seed)
    choose = randomly(Chance(seed))
    while match.pending and len(match.pending) < 2:
        choice = choose(match)
        match.play(choice.option, choice.seat)
    return match if match.pending else None


@pytest.mark.usefixtures("telling")
def test_sealed_answers_are_shown_to_all_before_any_curtain(fly: Fly) -> None:
    pilot = fly(speed=1.0)
    match = next(each for each in map(throwing, range(40)) if each is not None)
    table: TableScene = sit_down(pilot, match)
    pilot.settle()
    assert kind(pilot) == "BothHands"
    pilot.press("c")
    while kind(pilot) == "Curtain" or table.play.viewpoint is not None:
        assert act(pilot)
        if kind(pilot) == "HandsShown":
            break
    assert kind(pilot) == "HandsShown", "no curtain before everybody has seen both hands"
    assert table.play.viewpoint is None
    for seat in table.session.seats:
        assert pilot.sees(seat.name)
    pilot.press("space")
    assert kind(pilot) != "HandsShown"
