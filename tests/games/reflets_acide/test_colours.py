"""The five colours of gems and characteristics are told apart by every eye, and by their shapes as well."""

from __future__ import annotations

from itertools import combinations

import pytest

from heroes_desktop.games.reflets_acide.art.stones import STONES
from tests.desktop.art.test_colours import SIGHTS, difference, seen

APART = 23


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_five_colours_are_told_apart(sight: str) -> None:
    shown = [seen(stone.colour, sight) for stone in STONES]
    worst = min(difference(one, other) for one, other in combinations(shown, 2))
    assert round(worst) >= APART, worst


def test_the_five_cuts_differ() -> None:
    assert len({stone.cut for stone in STONES}) == len(STONES) == 5
