"""Matches saved under earlier rules go on, if need be from the start of their stage."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance, Match
from heroes_desktop.games import catalogue

from .rules_changed import older_file

EARLIER = [(game, version) for game, info in catalogue.items() for version in range(1, info.version)]


@pytest.mark.parametrize(("game", "version"), EARLIER)
def test_a_match_of_an_earlier_version_can_be_played_on(game: str, version: int) -> None:
    match = Match.load(older_file(game, version).read_bytes())
    assert match.game == game
    if match.notice:  # the choices of the stage make no sense under the rules of today
        assert match.notice == "rules-changed"
        assert not match.can_undo
    chance = Chance(version)
    while match.pending and match.played < 2 * catalogue[game].longest:
        options = match.pending[0].options
        match.play(options[chance.below(len(options))])
    assert match.outcome is not None
