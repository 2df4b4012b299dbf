"""What computers keep is bounded by its weight, and forgetting changes no choice."""

from __future__ import annotations

import time

from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue
from heroes_desktop.players import memory
from heroes_desktop.players.thinking_process import ponder
from tests.playing import play_on


def position(game: str) -> Match:
    return play_on(Match.new(game, catalogue[game].setups[0], 4), seed=4, limit=12)


def test_too_much_is_forgotten_and_nothing_is_chosen_otherwise() -> None:
    matches = [position(game) for game in catalogue]
    first = [ponder(match, match.pending[0], "normal") for match in matches]
    before = memory.weight()
    assert before > 0
    assert memory.tidy(limit=before) == before, "what is within bounds stays"
    most = memory.SMALL * memory.ENTRY
    left = memory.tidy(limit=most)
    largest = max(function.cache_info().currsize for function in memory._functions())
    assert left <= most // 2 or largest < memory.SMALL, "what may go goes until half the limit is left"
    assert [ponder(match, match.pending[0], "normal") for match in matches] == first


def test_looking_costs_next_to_nothing() -> None:
    memory.weight()
    began = time.process_time()
    for _each in range(100):
        memory.tidy()
    assert time.process_time() - began < 0.5
