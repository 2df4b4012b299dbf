"""Campaigns of computers: rewards are carried from game to game, and the same seed gives the same course."""

from __future__ import annotations

import pytest

from heroes_desktop.cli.simulating_campaigns import simulate_campaign
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import campaigning
from heroes_desktop.library import campaign_rules
from heroes_desktop.players.campaign import campaign_games


@pytest.mark.parametrize("game", campaigning())
def test_a_short_campaign(game: str) -> None:
    rules = campaign_rules(game)
    setup = catalogue[game].setup(rules.modes("")[0])
    games, again = (list(campaign_games(game, rules, setup, ["easy"], 4, 30)) for _time in range(2))
    assert games == again
    assert [one.number for one in games] == [1, 2, 3, 4]
    ticks = 0
    for one in games:
        assert one.ticks == ticks
        assert one.won or not one.earned
        ticks += one.earned
    lines = simulate_campaign(game, setup, ["easy"], 4, 30)
    assert "not won in 4 games" in lines[0]
    assert lines[1].startswith(f"{ticks} of ")
