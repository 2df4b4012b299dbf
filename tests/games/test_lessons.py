"""Guided matches: they fit the rules, speak both languages and survive saving and taking back."""

from __future__ import annotations

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Match, Setup, situation
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import lessons
from heroes_desktop.locale.typesetting import apostrophes
from heroes_desktop.players import make
from heroes_desktop.rulebook import find

TAUGHT = lessons.taught()


def led(match: Match, steps: int) -> None:
    """Follow the lesson for a number of the learner's choices."""
    while steps:
        decision = match.decision
        assert decision is not None
        if decision.seat != lessons.LEARNER:
            told = lessons.answer(match, decision)
            match.play(told or decision.options[0])
            continue
        guide = lessons.guidance(match, decision)
        assert guide is not None
        match.play(guide.narrow(decision).options[0])
        steps -= 1


def test_every_game_teaches() -> None:
    assert set(catalogue) == set(TAUGHT)


@pytest.mark.parametrize("game", TAUGHT)
def test_each_step_meets_the_question_it_speaks_of(game: str) -> None:
    match = lessons.begin(game)
    plan = lessons.lesson_of(match)
    assert plan is not None
    for number, step in enumerate(plan.step):
        while match.decision is not None and match.decision.seat != lessons.LEARNER:
            told = lessons.answer(match, match.decision)
            assert told is not None, f"nobody told the others what to do before step {number + 1}"
            match.play(told)
        decision = match.decision
        assert decision is not None
        guide = lessons.guidance(match, decision)
        assert guide is not None
        assert (guide.number, decision.kind) == (number, step.kind), step.task.en
        legal = {str(option) for option in decision.options}
        assert set(step.choose) <= legal, (step.task.en, sorted(legal))
        shown = guide.narrow(decision).options
        assert len(shown) == (len(step.choose) or len(legal))
        match.play(shown[0])


@pytest.mark.parametrize("game", TAUGHT)
def test_the_match_goes_on_freely_to_its_end(game: str) -> None:
    match = lessons.begin(game)
    plan = lessons.lesson_of(match)
    assert plan is not None
    led(match, len(plan.step))
    said = set()
    player = make(game, "easy")
    while (decision := match.decision) is not None:
        guide = lessons.guidance(match, decision)
        if guide is not None:
            assert guide.narrow(decision) == decision
            said.add(guide.number)
        match.play(player.think(situation(match, decision)).option)
    assert match.outcome is not None
    assert len(plan.step) in said, "the farewell was not said"


@pytest.mark.parametrize("game", TAUGHT)
def test_texts_exist_in_every_language_and_name_real_rules(game: str) -> None:
    plan = lessons.lesson(game)
    assert plan is not None
    for entry in (*plan.step, *plan.tip):
        assert entry.text.en
        assert entry.text.fr
        assert entry.text.en != entry.text.fr
        assert not entry.rule or find(entry.rule, "en")
    for step in plan.step:
        assert step.task.en
        assert step.task.fr
        assert max(len(step.task.en), len(step.task.fr)) < 80, "a task is one short line"
    for code in locale.LANGUAGES:
        locale.use(code)
        assert str(plan.title) == apostrophes(getattr(plan.title, code))
    locale.use("en")


def test_saving_and_taking_back_keep_the_place_in_the_lesson() -> None:
    match = lessons.begin("immortal_king")
    led(match, 1)
    decision = match.decision
    assert decision is not None
    again = Match.replay(match.record())
    assert again.decision is not None
    assert lessons.guidance(again, again.decision) == lessons.guidance(match, decision)
    match.undo()
    assert match.decision is not None
    guide = lessons.guidance(match, match.decision)
    assert guide is not None
    assert guide.number == 0


def test_ordinary_matches_are_not_guided() -> None:
    match = Match.new("immortal_king", Setup("solo", ("Ann",), {"mode": "solo"}), 2)
    assert match.decision is not None
    assert lessons.guidance(match, match.decision) is None
    assert lessons.answer(match, match.decision) is None
