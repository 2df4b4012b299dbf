"""Whole matches to their end, in every setup."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match, Setup
from heroes_desktop.games.return_of_the_heroes import info

from .pilgrim import Pilgrim

LONGEST = 20_000


@pytest.mark.rule("RH-218", "RH-251")
@pytest.mark.parametrize("setup", info.setups, ids=lambda setup: setup.name)
def test_a_match_comes_to_its_end(setup: Setup) -> None:
    match = Match.new(info.id, setup, 11)
    pilgrim = Pilgrim(11)
    while match.pending and match.played < LONGEST:
        match.play(pilgrim.choose(match))
    assert match.outcome is not None
    info.check(match.state)
    assert Match.replay(match.record()).state_hash() == match.state_hash()
