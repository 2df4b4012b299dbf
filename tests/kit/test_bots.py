"""Bots kit: every level plays to the end, its reasons have words, and it is no weaker than chance."""

from __future__ import annotations

import time

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Chance, Match, Player, situation
from heroes_desktop.games.shared.room import texts
from heroes_desktop.players import LEVELS, make

from .positions import GAMES, first_setups

CLEVER = [level for level in LEVELS if level != "random"]
SECONDS = 6.0
"""A level that thinks long hands over to a quick one after so much time: the match still has to end."""
MATCHES, CUT = 6, 1_500


def play_out(match: Match, seats: dict[int, Player], rest: Player, seconds: float) -> None:
    """To the end; when the time is up the quick player takes over everywhere."""
    began = time.process_time()
    while match.pending:
        decision = match.pending[0]
        player = seats.get(decision.seat, rest)
        if time.process_time() - began > seconds:
            player = rest
        thought = player.think(situation(match, decision))
        assert thought.option in decision.options, f"{decision.kind}: a player answers something else"
        match.play(thought.option, decision.seat)
        assert match.played < match.info.longest


@pytest.mark.parametrize("level", CLEVER)
@pytest.mark.parametrize("game", GAMES)
def test_every_level_finishes_a_match(game: str, level: str) -> None:
    for setup in first_setups(game):
        match = Match.new(game, setup, 4)
        seats = dict.fromkeys(range(len(setup.seats)), make(game, level))
        play_out(match, seats, make(game, "easy"), SECONDS / 2)
        assert match.outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words(game: str) -> None:
    said = texts(game)
    reasons: set[str] = set()
    for setup in first_setups(game):
        match, player, chance = Match.new(game, setup, 6), make(game, "normal"), Chance(3)
        for _step in range(250):
            if not match.pending:
                break
            decision = match.pending[0]
            thought = player.think(situation(match, decision))
            reasons.update(term.reason for term in thought.terms)
            stray = chance.below(5) == 0
            option = decision.options[chance.below(len(decision.options))] if stray else thought.option
            match.play(option, decision.seat)
    assert reasons, "the player gives no reasons at all"
    for language in ("en", "fr"):
        locale.use(language)
        assert [reason for reason in sorted(reasons) if not said.reason(reason).strip()] == []


def fortune(game: str, level: str) -> float:
    """How often the first seat's side wins with a level while all others play at random.

    Random play rambles: what is not over after a while is not won.
    """
    total = 0.0
    for seed in range(MATCHES):
        setup = first_setups(game)[0]
        match = Match.new(game, setup, seed)
        ours = next(side for side in match.info.sides(setup) if 0 in side)
        seats = dict.fromkeys(ours, make(game, level))
        rest = make(game, "random")
        while match.pending and match.played < CUT:
            decision = match.pending[0]
            player = seats.get(decision.seat, rest)
            match.play(player.think(situation(match, decision)).option, decision.seat)
        total += match.outcome is not None and 0 in match.outcome.winners
    return total / MATCHES


@pytest.mark.parametrize("game", GAMES)
def test_a_clever_player_is_no_worse_than_a_random_one(game: str) -> None:
    """A cheap alarm; the order of all levels with their intervals is measured by the benches."""
    assert fortune(game, "easy") >= fortune(game, "random")
