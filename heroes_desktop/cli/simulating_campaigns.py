"""`heroes simulate GAME --campaign`."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from heroes_desktop.engine import Setup
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.campaign import Campaign
from heroes_desktop.games.shared.wording import decimal
from heroes_desktop.library import campaign_rules
from heroes_desktop.locale import _, counted
from heroes_desktop.players.campaign import Game, campaign_games

STEP = 5
"""Ticks that are counted together."""


def simulate_campaign(game: str, setup: Setup, levels: Sequence[str], most: int, seed: int) -> list[str]:
    """A campaign of computers, in lines: how many games it takes, and how they go with more ticks."""
    rules = campaign_rules(game)
    played = list(campaign_games(game, rules, setup, levels, most, seed))
    ticks = sum(_ticked(rules, played).values())
    title, games = room.texts(game).title(), counted("{n} game", "{n} games", len(played))
    won = rules.won(_ticked(rules, played))
    told = _("{title}: the campaign is won after {games}.") if won else _("{title}: not won in {games}.")
    boxes = sum(challenge.boxes for challenge in rules.challenges())
    lines = [
        told.format(title=title, games=games),
        counted("{n} of {boxes} boxes ticked", "{n} of {boxes} boxes ticked", ticks, boxes=boxes),
    ]
    for low in range(0, ticks + 1, STEP):
        some = [one for one in played if low <= one.ticks < low + STEP]
        if some:
            lines.append(_with_ticks(low, some))
    return lines


def _ticked(rules: Campaign, played: Sequence[Game]) -> dict[str, int]:
    """The table of ticks after all games."""
    boxes = {challenge.id: challenge.boxes for challenge in rules.challenges()}
    won = [one.challenge for one in played if one.earned]
    return {id: min(most, won.count(id)) for id, most in boxes.items() if id in won}


def _with_ticks(low: int, some: Sequence[Game]) -> str:
    """The games that began with about this many ticks."""
    line = _("with {low} to {high} ticks: {games}, {won} won, {earned} with a box").format(
        low=low,
        high=low + STEP - 1,
        games=counted("{n} game", "{n} games", len(some)),
        won=sum(one.won for one in some),
        earned=sum(one.earned for one in some),
    )
    gaps = [one.gap for one in some if one.gap is not None]
    return f"{line}, {_('mean gap {gap}').format(gap=decimal(fmean(gaps)))}" if gaps else line
