"""Levels: the same four in every game, deterministic, told apart by their own seeds."""

from __future__ import annotations

import time

import pytest

from heroes_desktop.engine import Match, situation
from heroes_desktop.games import catalogue
from heroes_desktop.players import LEVELS, make

GAMES = sorted(catalogue)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_legally_and_in_time(game: str, level: str) -> None:
    match = Match.new(game, catalogue[game].setups[0], 3)
    player = make(game, level, seed=1)
    for _ in range(25):
        if not match.pending:
            break
        decision = match.pending[0]
        started = time.process_time()
        thought = player.think(situation(match, decision))
        assert time.process_time() - started < 2.5
        assert thought.option in decision.options
        match.play(thought.option, decision.seat)


@pytest.mark.parametrize("game", GAMES)
def test_time_budget_is_only_an_argument(game: str) -> None:
    match = Match.new(game, catalogue[game].setups[0], 3)
    assert match.decision is not None
    thought = make(game, "hard", seconds=0.02).think(situation(match, match.decision))
    assert thought.option in match.decision.options


def test_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="random, easy, normal, hard"):
        make(GAMES[0], "grim")
