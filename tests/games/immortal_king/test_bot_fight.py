"""The fight expectation against hand-counted cases and against brute simulation."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance
from heroes_desktop.games.immortal_king.bot.fight import (
    IMPOSSIBLE,
    Means,
    Stakes,
    after_roll,
    before_roll,
    finish,
    ways,
)

BARE = Stakes(win=1.0, lose=-1.0)


@pytest.mark.parametrize(("need", "chance"), [(1, 1.0), (4, 0.5), (6, 1 / 6), (7, 0.0)])
def test_bare_die(need: int, chance: float) -> None:
    assert before_roll(need, 6, Means(), BARE).chance == pytest.approx(chance)


def test_free_reroll_is_used_only_on_failures() -> None:
    prospect = before_roll(4, 6, Means(rerolls=((0, 0.0, True),)), BARE)
    assert prospect.chance == pytest.approx(0.75)


def test_d6_reroll_does_not_touch_a_d12() -> None:
    assert before_roll(7, 12, Means(rerolls=((0, 0.0, True),)), BARE).chance == pytest.approx(0.5)


def test_doom_hits_successes() -> None:
    assert before_roll(4, 6, Means(), Stakes(1, -1, dooms=1)).chance == pytest.approx(0.25)
    assert before_roll(4, 6, Means(), Stakes(1, -1, dooms=2)).chance == pytest.approx(0.125)


def test_doom_is_kept_when_it_costs_more_than_it_brings() -> None:
    assert before_roll(4, 6, Means(), Stakes(1, -1, dooms=1, doom_price=5.0)).chance == pytest.approx(0.5)


def test_dear_bonus_is_not_wasted_on_a_cheap_fight() -> None:
    cheap = Means(adds=((3, 0.5),))
    dear = Means(adds=((3, 3.0),))
    assert before_roll(6, 6, cheap, BARE).chance == pytest.approx(4 / 6)
    assert before_roll(6, 6, dear, BARE).chance == pytest.approx(1 / 6)


def test_cheapest_finish() -> None:
    adds = ((3, 0.5), (2, 0.25))
    assert finish(5, 5, adds, ()).price == 0
    assert finish(6, 4, adds, ()).adds == (1,)
    assert finish(7, 4, adds, ()).adds == (0,)
    assert finish(9, 4, adds, ()).adds == (0, 1)
    assert finish(10, 4, adds, ()) == IMPOSSIBLE
    doubled = finish(8, 4, adds, ((2, 0.25, False),))
    assert (doubled.adds, doubled.times) == ((), 0)


def test_multiplier_that_needs_an_even_die() -> None:
    triple = ((3, 0.25, True),)
    assert finish(9, 3, (), triple) == IMPOSSIBLE
    assert finish(12, 4, (), triple).times == 0


def test_slipping_away_beats_a_certain_loss() -> None:
    prospect = after_roll(9, 6, 2, Means(slip=0.25), BARE)
    assert (prospect.worth, prospect.chance) == (-0.25, 0.0)


def test_set_and_second_die() -> None:
    assert after_roll(5, 6, 2, Means(sets=((5, 0.25),)), BARE).chance == 1.0
    prospect = after_roll(6, 6, 3, Means(seconds=((10, 0.25),)), BARE)
    assert prospect.chance == pytest.approx(0.5)
    assert [name for name, _ in ways(6, 6, 3, Means(seconds=((10, 0.25),)), BARE)] == [("seconds", 0)]


def test_expectation_equals_simulated_play() -> None:
    """Hero, Nova and Strength against Power 9: play the recommended way 20,000 times."""
    need, stakes = 8, BARE
    means = Means(adds=((3, 0.5),), times=((2, 0.25, False),), rerolls=((0, 0.0, True), (12, 0.25, False)))
    chance, wins, games = Chance(5), 0, 20_000
    for _ in range(games):
        left, sides = means, 6
        die = chance.below(sides) + 1
        while True:
            best = after_roll(need, sides, die, left, stakes)
            way = next((w for w, p in ways(need, sides, die, left, stakes) if p == best), None)
            ending = finish(need, die, left.adds, left.times)
            if way is None or stakes.win - ending.price == best.worth:
                wins += best.chance == 1.0
                break
            new = left.rerolls[way[1]][0] or sides
            left = left._replace(rerolls=left.rerolls[: way[1]] + left.rerolls[way[1] + 1 :])
            sides = new
            die = chance.below(sides) + 1
    expected = before_roll(need, 6, means, stakes).chance
    assert wins / games == pytest.approx(expected, abs=0.01)
