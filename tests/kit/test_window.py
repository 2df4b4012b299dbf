"""Window kit: matches by clicks and by keys, no habit button that loses, questions with nothing to choose."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.match_tour import act, keys, kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Decision, Match, Option
from heroes_desktop.games import catalogue

from .positions import GAMES, first_setups, sit_down, walk

Fly = Callable[..., Pilot]
BAR = ("option:", "sort:")
STEPS = 60
"""Clicks or keys for each match: whole matches are played where a game has its own tests."""


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_clicks(fly: Fly, game: str) -> None:
    """Every setup's screen takes clicks: on the bar, or on the board where the name of an option stands."""
    pilot, pick = fly(), random.Random(5)
    for setup in first_setups(game):
        table = sit_down(pilot, Match.new(game, setup, 5), shared=True)
        for number in range(STEPS):
            if kind(pilot) == "End":
                break
            if pick.random() < 0.5 or not _click_on_the_board(pilot, pick):
                assert act(pilot, number), kind(pilot)
        assert table.session.match.played > STEPS // 6
        Match.replay(table.session.match.record())
        pilot.app.home()


def _click_on_the_board(pilot: Pilot, pick: random.Random) -> bool:
    scene = pilot.app.top
    if not isinstance(scene, TableScene) or scene.look.veiled:
        return False
    names = {scene.look.name(option) for option in scene.look.options()}
    things = [
        node
        for node in pilot.root().walk()
        if node.name in names and node.action and node.enabled and not node.id.startswith(BAR)
    ]
    if not things:
        return False
    action = pick.choice(things).action
    assert action is not None
    action()
    pilot.settle()
    return True


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_keys(fly: Fly, game: str) -> None:
    pilot, pick = fly(), random.Random(2)
    table = sit_down(pilot, Match.new(game, first_setups(game)[0], 8))
    for _step in range(STEPS):
        if kind(pilot) not in ("TableScene", "OptionList"):
            break
        usable = keys(pilot)
        if not usable:
            pilot.press("tab", "return")
            continue
        pilot.press(pick.choice(usable))
    assert table.session.match.played > STEPS // 6


def loses(match: Match, decision: Decision, option: Option) -> bool:
    """Whether an answer ends the match at once, and not in favour of who gives it."""
    after = match.clone()
    after.play(option, decision.seat)
    return after.outcome is not None and decision.seat not in after.outcome.winners


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", GAMES)
def test_the_habit_button_never_loses(fly: Fly, game: str) -> None:
    """No gold button and nothing on the space bar loses the match while another answer does not."""
    pilot, faults = fly(), []
    for match, decision in walk(game, 2_500):
        if len(decision.options) < 2 or len(match.pending) > 1:
            continue
        lost = [option for option in decision.options if loses(match, decision, option)]
        if not lost or len(lost) == len(decision.options):
            continue
        scene = sit_down(pilot, Match.load(match.dump()))
        for offer in scene.listed:
            if offer.option in lost and (offer.action.kind == "primary" or offer.key == "SPACE"):
                look = f"{offer.action.kind}, {offer.key}"
                faults.append(f"{decision.kind}: {offer.name!r} ({look}) loses the match")
        pilot.app.home()
    assert not faults, "\n".join(sorted(set(faults)))


@pytest.mark.parametrize("game", GAMES)
def test_questions_leave_a_choice(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The share of questions that only one answer is left to, as they reach a person (formal ones do not)."""
    asked = single = 0
    for _match, decision in walk(game, 2_000):
        if not decision.formal:
            asked += 1
            single += len(decision.options) == 1
    with capsys.disabled():
        print(f"\n{game}: {single} of {asked} questions have one answer ({single / max(1, asked):.0%})")
    assert catalogue[game].setups
