"""The odds of aids after the roll, against the rules themselves: every fall of the dice is played."""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations, product

import pytest

from heroes_desktop.engine import situation
from heroes_desktop.games.reflets_acide.objectives import laid, lowered_target, target, total
from heroes_desktop.games.reflets_acide.odds import odds
from heroes_desktop.games.reflets_acide.state import State
from heroes_desktop.players import make
from heroes_desktop.table.advice import ADVISER
from tests.scenarios.reflets_acide.build import (
    Side,
    Who,
    asked,
    card,
    dilemma,
    facts,
    offered,
    on_zone,
    option,
    play,
    start,
    table,
    trial,
)

ROW = [Who("H14", worn=("L36",)), "H61", "H18", "H03", "H31", "H32"]
"""Swap and stand fast on the first board, and a Loot that rolls a die again."""
COLLECTIVE = "Z17"


def rolled(dice: list[int], *waiting: int, golden: int = 6, objective: int = 1, hero: int = -1) -> State:
    """The dice lie, the first board can pay for everything and holds these Dilemmas and a Bonus Die."""
    land, more = on_zone(COLLECTIVE)
    aid = Side("r2o2v2g2b2", tuple(dilemma(kind) for kind in waiting), ("green:bonus_die",))
    return table("catch_up", ROW, [aid], land=land, golden=golden,
                 trial=trial(objective, dice=dice, hero=hero), **more)  # fmt: skip


def told(s: State, text: str) -> float:
    """The last odds said of an aid."""
    match = start(deepcopy(s))
    decision = match.pending[0]
    assert option(text) in decision.options, offered(match)
    return odds(match.view(decision.seat), decision, option(text))[-1].chance


def played(s: State, *steps: str, rolls: int = 0, event: str = "rerolled") -> float:
    """How often the total is enough after these steps, over every fall of so many dice."""
    hits = 0
    for dice in product(range(1, 7), repeat=rolls):
        match = start(deepcopy(s), rolls=dice, picks="rovgb" * 3)
        wanted = target(match.state)
        totals = [fact["total"] for fact in facts(play(match, *steps), event)]
        hits += int(str(totals[-1])) >= wanted
    return hits / 6**rolls


def choices(s: State, *steps: str) -> list[str]:
    """What is offered after these steps."""
    match = start(deepcopy(s))
    play(match, *steps)
    return [f"{asked(match)} {text}" for text in offered(match)]


DICE = [5, 6, 5, 1, 6, 2]


@pytest.mark.rule("NA-195", "NA-196")
def test_a_paid_reroll_and_one_by_loot() -> None:
    s = rolled(DICE)
    assert told(s, "reroll 0") == pytest.approx(played(s, "catch_up reroll 0", rolls=1))
    use = ("catch_up skill L36 0", "pay_gems pay_all 0 1 0 0 0 0")
    best = max(played(s, *use, which, rolls=1) for which in choices(s, *use))
    assert told(s, "skill L36 0") == pytest.approx(best)


@pytest.mark.rule("NA-306", "NA-307")
def test_swap_and_stand_fast() -> None:
    for dice in (DICE, [3, 4, 6, 5, 4, 2], [6, 2, 4, 4, 4, 2]):
        s = rolled(dice)
        use = "catch_up skill H61 0"
        best = max(played(s, use, which, event="swapped") for which in choices(s, use))
        assert told(s, "skill H61 0") == best
        use = "catch_up skill H18 1"
        best = max(played(s, use, which, event="die_set") for which in choices(s, use))
        assert told(s, "skill H18 1") == best


def test_dilemmas_that_set_a_die_or_excuse_sixes() -> None:
    for dice in (DICE, [3, 4, 6, 5, 4, 2], [2, 6, 6, 4, 4, 2]):
        s = rolled(dice, 13, 15, 24)
        use = f"catch_up dilemma {dilemma(13)}"
        best = max(played(s, use, which, event="die_set") for which in choices(s, use))
        assert told(s, f"dilemma {dilemma(13)}") == best
        use = f"catch_up dilemma {dilemma(15)}"
        assert told(s, f"dilemma {dilemma(15)}") == played(s, use, event="sixes_ignored")
        assert told(s, f"dilemma {dilemma(24)}") == 1


def several(s: State, use: str, kind: str, dice: list[int]) -> float:
    """The best chance when some of these dice are named and rolled together."""
    best = 0.0
    for count in range(1, len(dice) + 1):
        for named in combinations(dice, count):
            steps = [f"{kind} die {index}" for index in named]
            if named[-1] != dice[-1]:
                steps.append(f"{kind} done")
            best = max(best, played(s, use, *steps, rolls=count))
    return best


def test_all_dice_of_a_board_may_be_rolled_again() -> None:
    s = rolled([6, 1, 6, 4, 4, 2], 12)
    use = f"dilemma {dilemma(12)}"
    best = several(s, f"catch_up {use}", "effect_target", [0, 1, 2])
    assert 0 < best < 1
    assert told(s, use) == pytest.approx(best)


@pytest.mark.rule("NA-117")
def test_a_bonus_die_rolls_dice_of_every_board() -> None:
    dice = [3, 2, 4, 4, 6, 2]
    s = rolled(dice)
    named = [0, 4, 5]
    use = f"bonus_dice {card('green:bonus_die')}"
    some = max(
        played(s, f"catch_up {use}", *(f"use_waiting_token die {index}" for index in those),
               *(["use_waiting_token done"] if those[-1] != 5 else []), rolls=len(those))
        for count in (1, 2) for those in combinations(named, count)
    )  # fmt: skip
    assert told(s, use) >= some - 1e-9


@pytest.mark.rule("NA-080", "NA-198")
def test_another_golden_die_may_lie_in_the_place_of_a_die() -> None:
    s = rolled([6, 3, 6, 4, 4, 2], 14, golden=6)
    fitting = 0
    for value in range(1, 7):
        match = start(deepcopy(s), rolls=[value])
        play(match, f"catch_up bonus_golden {card('green:bonus_die')}")
        s2 = deepcopy(match.state)
        swaps = [text for text in choices(s2) if text.startswith("catch_up substitute")] if value < 6 else []
        fitting += any(played(s2, text, event="die_set") for text in swaps)
    assert 0 < fitting < 6
    assert told(s, f"bonus_golden {card('green:bonus_die')}") == pytest.approx(fitting / 6)
    assert told(s, f"loaded_die {dilemma(14)}") in (0.0, 1.0)


def test_a_lowered_objective_stays_within_its_limits() -> None:
    s = rolled(DICE)
    assert s.trial is not None
    printed = target(s)
    assert lowered_target(s, 2) == printed - 2
    assert lowered_target(s, 99) == 1
    s.trial.lowered = [-30]
    assert target(s) == 20
    assert lowered_target(s, 2) == 20, "the limit comes last"


def test_advice_names_the_chance_shown_beside_the_aid() -> None:
    adviser, told_chances = make("reflets_acide", ADVISER), 0
    for dice in product((1, 2, 6), (2, 5), (4, 6)):
        match = start(rolled([*dice, 4, 4, 2], 12))
        decision = match.pending[0]
        thought = adviser.think(situation(match, decision))
        name, _colon, figure = thought.terms[0].reason.partition(":")
        if name == "reaches_goal":
            chance = odds(match.view(decision.seat), decision, thought.option)[-1].chance
            assert figure == str(round(100 * chance))
            told_chances += 1
    assert told_chances


@pytest.mark.rule("NA-188")
def test_advice_on_laying_dice_says_they_are_enough_only_if_they_are() -> None:
    land, more = on_zone(COLLECTIVE)
    adviser, seen = make("reflets_acide", ADVISER), set()
    for dice in ([1, 1, 6, 6, 1, 6], [4, 4, 4, 4, 4, 4], [3, 4, 2, 4, 4, 5]):
        match = start(table("dice", ROW, land=land, golden=6, trial=trial(1), **more), rolls=dice)
        while asked(match) == "assign_dice":
            decision = match.pending[0]
            thought = adviser.think(situation(match, decision))
            before, wanted = total(match.state), target(match.state)
            brings, _criticals = laid(
                match.state, int(thought.option.args[0]), [int(die) for die in thought.option.args[1:]]
            )
            reason = thought.terms[0].reason
            assert (reason == "reaches_goal") == (before + brings >= wanted)
            seen.add(reason)
            match.play(thought.option)
    assert seen == {"reaches_goal", "most_points"}
