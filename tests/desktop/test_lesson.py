"""Learning a game at the table: pages, narrowed choices, and free play afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroes_desktop.desktop.pilot import Pilot
from heroes_desktop.desktop.scenes.lesson import LessonPage
from heroes_desktop.desktop.scenes.table import TableScene
from heroes_desktop.games import lessons

Fly = Callable[..., Pilot]


def open_lesson(pilot: Pilot, game: str) -> TableScene:
    from heroes_desktop.games.room import texts

    pilot.click("Learn")
    if len(lessons.taught()) > 1:
        pilot.click(texts(game).title())
    return next(scene for scene in pilot.app.scenes if isinstance(scene, TableScene))


@pytest.mark.parametrize("game", lessons.taught())
def test_a_lesson_is_followed_by_clicks(fly: Fly, game: str) -> None:
    pilot = fly()
    table = open_lesson(pilot, game)
    plan = lessons.lesson(game)
    assert plan is not None
    for step in plan.step:
        assert isinstance(pilot.app.top, LessonPage)
        assert pilot.sees(str(step.task))
        pilot.click("Understood")
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


def test_the_page_can_be_read_again_and_leads_to_the_rule(fly: Fly) -> None:
    pilot = fly()
    open_lesson(pilot, "immortal_king")
    pilot.click("Understood")
    pilot.click("Read the lesson again")
    pilot.click("Read the rule")
    assert pilot.sees("IK-050")
