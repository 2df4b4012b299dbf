"""A campaign played by computers: game after game, with the rewards won so far, until it is won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from heroes_desktop.engine import Match, Setup
from heroes_desktop.games.shared.campaign import Campaign, Ticks, free_box, with_rewards

from .levels import make
from .simulate import play_out


@dataclass(frozen=True)
class Game:
    """One game: the challenge taken on, the ticks it began with, and what came of it."""

    number: int
    challenge: str
    ticks: int
    won: bool
    earned: bool
    gap: int | None


def campaign_games(
    game: str, rules: Campaign, base: Setup, levels: Sequence[str], most: int, seed: int
) -> Iterator[Game]:
    """At most this many games, each of the first challenge suggested; the last one may win the campaign.

    They follow from `seed` alone. Nobody keeps them: computers by themselves tick no boxes of people.
    """
    players = [make(game, level) for level in levels]
    ticks: dict[str, int] = {}
    for number in range(1, most + 1):
        challenge = _advised(rules, ticks, base.name)
        if not challenge:
            return
        match = Match.new(game, _setup(rules, ticks, base, challenge), seed + number - 1)
        play_out(match, players)
        outcome = match.outcome
        earned = rules.earned(match.setup, outcome) if outcome is not None else ""
        before = sum(ticks.values())
        box = free_box(rules, ticks, earned)
        if box:
            ticks[earned] = box
        won = outcome is not None and bool(outcome.winners)
        gap = rules.gap(outcome) if outcome is not None else None
        yield Game(number, challenge, before, won, bool(earned), gap)
        if box and rules.won(ticks):
            return


def _advised(rules: Campaign, ticks: Ticks, mode: str) -> str:
    """The first challenge suggested that counts in this way to play."""
    return next((id for id in rules.suggested(ticks) if mode in rules.modes(id)), "")


def _setup(rules: Campaign, ticks: Ticks, base: Setup, challenge: str) -> Setup:
    options: dict[str, Any] = {**base.options, **rules.settled(challenge)}
    return msgspec.structs.replace(base, options=with_rewards(rules, ticks, options))
