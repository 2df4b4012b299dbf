"""Learning a game at the table: pages, narrowed choices, and free play afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from heroes_desktop.desktop.art import Parchment
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.lesson import LessonPage
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.games.shared import lessons

Fly = Callable[..., Pilot]


def open_lesson(pilot: Pilot, game: str) -> TableScene:
    from heroes_desktop.games.shared.room import texts

    pilot.click("Learn")
    if len(lessons.taught()) > 1:
        pilot.click(texts(game).title())
    return next(scene for scene in pilot.app.scenes if isinstance(scene, TableScene))


def close_page(pilot: Pilot) -> None:
    """By its button; where the task is the next click there is only a small one in the corner."""
    names = pilot.names()
    assert ("Understood" in names) != ("Close" in names)
    pilot.click("Understood" if "Understood" in names else "Close")


@pytest.mark.parametrize("game", lessons.taught())
def test_a_lesson_is_followed_by_clicks(fly: Fly, game: str) -> None:
    pilot = fly()
    table = open_lesson(pilot, game)
    plan = lessons.lesson(game)
    assert plan is not None
    for step in plan.step:
        assert isinstance(pilot.app.top, LessonPage)
        assert pilot.sees(str(step.task))
        close_page(pilot)
        decision = table.play.decision
        assert decision is not None
        assert len(step.choose) in (0, len(decision.options))
        table.choose(decision.options[0])
        pilot.settle()
    assert isinstance(pilot.app.top, LessonPage)
    assert pilot.sees(str(plan.farewell)[:40])
    pilot.click("Understood")
    assert table.play.guide is not None
    assert not table.play.guide.choose
    assert not table.play.advice_problem(), "advice works once the lesson has let go"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_page_does_not_cover_what_it_speaks_of(fly: Fly, size: tuple[int, int]) -> None:
    pilot = fly(size)
    table = open_lesson(pilot, "heldentaufe")
    page = pilot.app.top
    assert isinstance(page, LessonPage)
    keys = [drawing.key for drawing in pilot.app.sheet_of(page).drawings]
    [(spec, left, top, *_more)] = [
        key for key in keys if isinstance(key, tuple) and isinstance(key[0], Parchment)
    ]
    paper = pygame.Rect(left, top, spec.w, spec.h)
    glows = [halo.rect for halo in pilot.app.sheet_of(table).halos if halo.spec.kind != "active"]
    assert glows
    assert paper.collidelist(glows) < 0


def test_who_knows_it_already_clicks_through_the_page(fly: Fly) -> None:
    """A click on what glows closes the page and counts."""
    pilot = fly()
    table = open_lesson(pilot, "heldentaufe")
    sheet = pilot.app.sheet_of(table)
    lit = next(halo.rect for halo in sheet.halos if halo.spec.kind != "active")
    node = sheet.root.at(lit.center)
    assert node is not None
    pygame.event.clear()
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot._send(kind, pos=lit.center, button=1, touch=False)
    pilot.settle()
    assert table.session.match.played > 0


def test_the_page_can_be_read_again_and_leads_to_the_rule(fly: Fly) -> None:
    pilot = fly()
    open_lesson(pilot, "immortal_king")
    close_page(pilot)
    pilot.click("Read the lesson again")
    pilot.click("Read the rule")
    assert pilot.sees("IK-050")
