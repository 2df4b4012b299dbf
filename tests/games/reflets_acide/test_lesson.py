"""The first Pépère: its words name the figures that lie on the table."""

from __future__ import annotations

from heroes_desktop.games.reflets_acide.objectives import current, target, total
from heroes_desktop.games.reflets_acide.state import State
from heroes_desktop.games.reflets_acide.track import distance
from heroes_desktop.games.shared import lessons

WORDS = {2: ("two", "deux"), 4: ("four", "quatre"), 14: ("fourteen", "quatorze")}


def figures(view: State, kind: str) -> tuple[list[str], list[str]]:
    """What the words of a step have to say, in English and in French."""
    if kind == "brake":
        said = [WORDS[distance(view.avatar, view.pawn)]]
    elif kind == "before_objective":
        said = [(f"{target(view)} points", f"{target(view)} points")]
    elif kind == "catch_up" and current(view).stars:
        said = [WORDS[target(view)], WORDS[total(view)]]
    elif kind == "catch_up":
        said = [(f"{total(view)} of {target(view)}", f"{total(view)} sur {target(view)}")]
    else:
        said = []
    return [english for english, _french in said], [french for _english, french in said]


def test_the_words_follow_when_figures_are_tuned() -> None:
    match = lessons.begin("reflets_acide")
    plan = lessons.lesson_of(match)
    assert plan is not None
    checked = 0
    for step in plan.step:
        decision = match.decision
        guide = decision and lessons.guidance(match, decision)
        assert decision is not None
        assert guide is not None
        english, french = figures(match.view(0), step.kind)
        assert [word for word in english if word not in step.text.en.lower()] == []
        assert [word for word in french if word not in step.text.fr.lower()] == []
        checked += len(english)
        match.play(guide.narrow(decision).options[0])
    assert checked >= 5
