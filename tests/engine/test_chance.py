"""The generator: known stream, even spread, independent seeds, scripted results."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations, product

import pytest

from heroes_desktop.engine import Chance, ScriptedDice
from heroes_desktop.engine.chance import advance, output, seeded


def chi_square(counts: Counter[object], outcomes: int) -> float:
    expected = counts.total() / outcomes
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (
        outcomes - len(counts)
    )


def test_the_output_function_is_that_of_pcg32() -> None:
    """The published sequence of the reference implementation for state 42, stream 54."""
    mask, multiplier, increment = (1 << 64) - 1, 6364136223846793005, 54 << 1 | 1
    rng = ((increment + 42) * multiplier + increment) & mask
    words = []
    for _ in range(6):
        words.append(output(rng))
        rng = (rng * multiplier + increment) & mask
    assert words == [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]


def test_the_stream_of_a_seed_never_changes() -> None:
    """Old records replay only while seeds keep their meaning."""
    chance = Chance(7)
    assert [chance.below(1000) for _ in range(8)] == [207, 183, 983, 450, 818, 339, 478, 932]


def test_below_is_what_the_state_says() -> None:
    chance = Chance(3)
    assert chance.rng == seeded(3)
    assert chance.below(1 << 32) == output(seeded(3))
    assert chance.rng == advance(seeded(3))


@pytest.mark.parametrize("bound", [1, 2, 6, 7, 12, 20, 1 << 32])
def test_below_stays_in_bounds(bound: int) -> None:
    chance = Chance(bound)
    assert all(0 <= chance.below(bound) < bound for _ in range(2000))


@pytest.mark.parametrize("bound", [2, 6, 8, 10, 12, 20])
def test_results_are_spread_evenly(bound: int) -> None:
    chance = Chance(11)
    counts = Counter[object](chance.below(bound) for _ in range(60_000))
    assert len(counts) == bound
    assert chi_square(counts, bound) < bound + 6 * (2 * bound) ** 0.5


def test_neighbours_in_the_stream_are_independent() -> None:
    chance = Chance(12)
    rolls = [chance.below(6) for _ in range(36_000)]
    counts = Counter[object](pairwise(rolls))
    assert set(counts) == set(product(range(6), repeat=2))
    assert chi_square(counts, 36) < 36 + 6 * 72**0.5


def test_first_rolls_of_neighbouring_seeds_are_independent() -> None:
    """Matches are often numbered 0, 1, 2 …: their first rolls must not follow a pattern."""
    rolls = [Chance(seed).below(6) for seed in range(36_000)]
    counts = Counter[object](pairwise(rolls))
    assert chi_square(counts, 36) < 36 + 6 * 72**0.5


def test_seeds_do_not_collide() -> None:
    assert len({seeded(seed) for seed in range(-5000, 50_000)}) == 55_000


def test_shuffle_gives_every_order_equally_often() -> None:
    chance = Chance(5)
    counts: Counter[object] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 24 + 6 * 48**0.5


def test_a_script_is_fresh_for_each_match() -> None:
    dice = ScriptedDice([1, 2], [[1, 0]])
    one, two = dice.script(), dice.script()
    one.rolls.pop()
    one.orders[0].reverse()
    assert two.rolls == [1, 2]
    assert two.orders == [[1, 0]]
    assert dice.rolls == [1, 2]
