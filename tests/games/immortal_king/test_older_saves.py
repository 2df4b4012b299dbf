"""Matches saved under earlier rules go on from the start of their stage."""

from __future__ import annotations

from pathlib import Path

import pytest

from heroes_desktop.engine import Chance, Match
from heroes_desktop.games.immortal_king import info

FOLDER = Path(__file__).parents[3] / "saves" / "older"


@pytest.mark.parametrize("version", range(1, info.version))
def test_a_match_of_an_earlier_version_can_be_played_on(version: int) -> None:
    match = Match.load((FOLDER / f"immortal_king-{version}.match").read_bytes())
    assert match.notice == "rules-changed"
    assert not match.can_undo
    chance = Chance(version)
    while match.pending:
        options = match.pending[0].options
        match.play(options[chance.below(len(options))])
    assert match.outcome is not None
