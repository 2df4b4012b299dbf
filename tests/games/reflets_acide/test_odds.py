"""Chances shown to people, against every roll there is."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.reflets_acide.chances import fate, lone_rolls, points, reaching, stars, team_rolls
from heroes_desktop.games.reflets_acide.content import STATS
from heroes_desktop.games.reflets_acide.figures import value
from heroes_desktop.games.reflets_acide.objectives import laid, objectives, target
from heroes_desktop.games.reflets_acide.odds import odds
from heroes_desktop.games.reflets_acide.state import State
from tests.scenarios.reflets_acide.build import Side, card, on_zone, option, start, table, trial


def chances(match: Match[State], text: str) -> list[float]:
    """What the odds of an option are said to be."""
    decision = match.pending[0]
    return [each.chance for each in odds(match.view(decision.seat), decision, option(text))]


def _best(boards: tuple[tuple[int, ...], ...], rolled: tuple[int, ...], golden: int) -> int:
    """The best total of a roll by trying everything: any order on each board, any one die replaced."""
    found = -99
    dice = [list(rolled)]
    if golden:
        dice += [
            [golden if place == number else die for place, die in enumerate(rolled)]
            for number in range(len(rolled))
        ]
    for each in dice:
        total = first = 0
        for values in boards:
            hand = each[first : first + len(values)]
            first += len(values)
            total += max(
                sum(points(die, worth) for die, worth in zip(order, values, strict=True))
                for order in permutations(hand)
            )
        found = max(found, total)
    return found


@pytest.mark.parametrize("golden", [0, 2, 5])
@pytest.mark.rule("NA-188", "NA-189", "NA-198")
def test_the_team_is_counted_over_all_rolls(golden: int) -> None:
    boards = ((2, 4), (1, 5))
    rolls = list(product(range(1, 7), repeat=4))
    best = [_best(boards, roll, golden) for roll in rolls]
    alone = [_best(boards, roll, 0) for roll in rolls]
    for wanted in (1, 4, 8, 12):
        plain, helped = reaching(team_rolls(boards, golden), wanted)
        assert plain == pytest.approx(sum(total >= wanted for total in alone) / len(rolls))
        assert helped == pytest.approx(sum(total >= wanted for total in best) / len(rolls))


@pytest.mark.parametrize("golden", [0, 1, 3])
@pytest.mark.rule("NA-182", "NA-183", "NA-184", "NA-186")
def test_a_lone_hero_is_counted_over_all_rolls(golden: int) -> None:
    rolls = list(product(range(1, 7), repeat=5))
    for wanted in (1, 3, 6):
        plain = helped = 0
        for roll in rolls:
            each = [stars(die, 3) for die in roll]
            plain += sum(each) >= wanted
            gain = max(0, *(stars(golden, 3) - one for one in each)) if golden else 0
            helped += sum(each) + gain >= wanted
        assert reaching(lone_rolls(3, golden), wanted) == pytest.approx(
            (plain / len(rolls), helped / len(rolls))
        )


def test_an_objective_now_with_the_golden_die_and_with_a_skill() -> None:
    land, more = on_zone("Z17")
    dice = trial(2, hero=card("H58"))
    s = table("before", ["H14", "H58", "H10", "H03", "H32", "H61"], [Side("r4o4v4g4b4")], land=land, golden=2,
              trial=dice, **more)  # fmt: skip
    match = start(s)
    wanted = target(match.state)
    found = chances(match, "pass")
    assert found == pytest.approx(list(reaching(lone_rolls(3, 2), wanted)))
    assert found[0] < found[1]
    assert chances(match, "perfect 0") == [1.0]


@pytest.mark.rule("NA-085", "NA-086", "NA-095")
def test_every_gem_on_the_brake_makes_being_caught_less_likely() -> None:
    s = table("avatar", boards=[Side("r2o2v2")], pawn=20, avatar=11, golden=5)
    match = start(s)
    before = chances(match, "done")
    assert before == [pytest.approx(3 / 6)]  # four spaces left
    assert chances(match, "pay 0 0") == [pytest.approx(2 / 6)]
    match.play(option("pay 0 0"))
    assert chances(match, "done") == [pytest.approx(2 / 6)]


@pytest.mark.rule("NA-227")
def test_a_vitality_test_has_six_ends() -> None:
    s = table("end")
    for member in s.team:
        assert sum(fate(s, member)) == pytest.approx(1)


@pytest.mark.rule("NA-190", "NA-191")
def test_what_a_way_to_lay_dice_is_worth() -> None:
    land, more = on_zone("Z17")
    row = ["H14", "H31", "H10", "H03", "H32", "H61"]  # AGI 3 4 2 | 4 4 5
    s = table("dice", row, land=land, trial=trial(1), **more)
    of = objectives(s, more["hazard"])[0].stat
    worth = [value(s, member, STATS.index(of)) for member in s.team[:3]]
    for dice in product(range(1, 7), repeat=3):
        found, criticals = laid(s, 0, dice)
        assert found == sum(points(die, one) for die, one in zip(dice, worth, strict=True))
        assert criticals == sum(die == one != 6 for die, one in zip(dice, worth, strict=True))
