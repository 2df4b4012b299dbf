"""What is pressed right after a new question, or while a motion is skipped, answers nothing, in any game."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from heroes_desktop.desktop.proving.match_tour import act, kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.scene import STARTLE
from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue

from .positions import GAMES, sit_down

Fly = Callable[..., Pilot]
QUESTIONS, MOST = 2, 16
"""New questions looked at in each match, and the most answers until they have come up."""
MOMENT = 40.0
"""Milliseconds from an answer to the second half of a double click."""


def click(pilot: Pilot, point: tuple[int, int]) -> None:
    for sort in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot._send(sort, pos=point, button=1, touch=False)


def press(pilot: Pilot, key: str) -> None:
    for sort in (pygame.KEYDOWN, pygame.KEYUP):
        pilot._send(sort, key=pygame.key.key_code(key.lower()), mod=0, unicode="", scancode=0)


def buttons(pilot: Pilot) -> list[tuple[tuple[int, int], str]]:
    """Where options can be clicked, and the keys that choose them."""
    nodes = [node for node in pilot.root().walk() if node.id.startswith("option:") and node.enabled]
    return [(node.seen.center, node.key) for node in nodes if pilot.root().at(node.seen.center) is node]


def wait_for_the_engine(pilot: Pilot) -> None:
    for future, _then in list(pilot.app._results):
        future.exception(timeout=60)


def press_everything(pilot: Pilot, table: TableScene) -> bool:
    """Whether there was a new question; nothing that is pressed at once may answer it."""
    played = table.session.match.played
    if pilot.app.top is not table or table.play.decision is None:
        return False
    for point, key in buttons(pilot):
        click(pilot, point)
        if key:
            press(pilot, key)
    assert pilot.app.top is table, "nothing has opened either"
    assert table.session.match.played == played, "nobody has read the new question yet"
    return True


def answer(pilot: Pilot, table: TableScene, number: int) -> bool:
    """Give an answer, and look the moment after; whether there was a question to answer."""
    decision = table.play.decision
    if pilot.app.top is not table or decision is None:
        return False
    table.answering.give(decision.options[number % len(decision.options)])
    wait_for_the_engine(pilot)
    pilot.wait(MOMENT)
    return True


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", GAMES)
def test_a_new_question_takes_no_answer_at_once(fly: Fly, game: str) -> None:
    """Every setup: wherever the second click or press lands, it answers nothing."""
    pilot, tried = fly(), 0
    for setup in catalogue[game].setups:
        table = sit_down(pilot, Match.new(game, setup, 2), shared=True)
        asked = 0
        for number in range(MOST):
            pilot.settle()
            if asked >= QUESTIONS or kind(pilot) == "End":
                break
            if answer(pilot, table, number):
                asked += press_everything(pilot, table)
                pilot.wait(STARTLE)
            else:
                act(pilot, number)
        tried += asked
        pilot.app.home()
    assert tried >= len(catalogue[game].setups)


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", GAMES)
def test_what_skips_a_motion_does_not_answer_as_well(fly: Fly, game: str) -> None:
    pilot, skipped = fly(speed=1.0), 0
    table = sit_down(pilot, Match.new(game, catalogue[game].setups[0], 2), shared=True)
    for number in range(2 * MOST):
        pilot.settle()
        if skipped >= QUESTIONS or kind(pilot) == "End":
            break
        if not answer(pilot, table, number):
            act(pilot, number)
        elif table.frames_per_second():
            click(pilot, pilot.app.canvas.get_rect().center)
            wait_for_the_engine(pilot)
            pilot.wait(MOMENT)
            skipped += press_everything(pilot, table)
    assert skipped
