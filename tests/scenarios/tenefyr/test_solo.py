"""Worked examples about the solo game, and single cards in it."""

from __future__ import annotations

import pytest

from heroes_desktop.games.tenefyr.kinds.enemies import NoRule, SmallFirstHand
from heroes_desktop.games.tenefyr.kinds.loot import NoEffect, PayToDouble

from .build import Cards, Game, Who, fight


@pytest.mark.rule("TF-148", "TF-149", "TF-150", "TF-152", "TF-157", "TF-D69")
@pytest.mark.parametrize(("power", "won"), [(4, True), (5, False)])
def test_x20_solo(power: int, won: bool, cards: Cards) -> None:
    enemy = cards("102", power=power, rule=SmallFirstHand())
    game = fight(Who(pile="1 1 1 1 0"), enemy=enemy, below="101")
    assert game.hand(0) == "1 1"
    game.do("keep", "play 1")
    assert game.checks == [(2, power, False)]
    assert game.hand(0) == "0 1 1"
    assert len(game.s.fight.played if game.s.fight else []) == 2, "cards of the first turn stay in play"
    game.do("play 1", "play 1")
    assert game.checks[1] == (4, power, won)
    if won:
        assert game.discard(0) == "0 1 1 1 1 102"
    else:
        assert game.s.pawn == 6


@pytest.mark.rule("TF-D68", "TF-151")
@pytest.mark.parametrize(("turn", "total"), [(0, 8), (1, 7)])
def test_x21_solo_doubling(turn: int, total: int, cards: Cards) -> None:
    enemy = cards("101", power=30, rule=NoRule())
    cards("404", loot=NoEffect(), loot_power=3)
    cards("309", loot=PayToDouble(), loot_power=1)
    game = fight(Who(pile="404 0 0 1 309 0 0 0"), enemy=enemy, below="104")
    game.do("keep", "play 404", "play 0", "keep", "play 1", "play 309", "pay")
    assert (game.asked, game.offered) == ("target_player", ["turn 0", "turn 1"])
    game.do(f"turn {turn}")
    assert game.checks[-1][0] == total


def fury(pile: str) -> Game:
    return fight(Who("barbarian thief", pile=pile), enemy="207", below="201")


@pytest.mark.rule("TF-122", "TF-123", "TF-066", "TF-D75")
def test_x03_as_much_as_possible() -> None:
    game = fury("S01 0 0 1")
    game.do("keep", "play S01")
    assert game.offered == ["amount 1", "decline"]
    game.do("amount 1")
    assert game.hand(0) == "0 0 1"
    assert game.s.players[0].pile == [], "exhausted, and the turn goes on"
    game.do("play 1", "play 0")
    assert game.checks[0][0] == 1


@pytest.mark.rule("TF-D63", "TF-006")
def test_x32_foreign_skill(cards: Cards) -> None:
    enemy = cards("101", power=30, rule=NoRule())
    game = fight(
        Who("thief", pile="S02 0 0 1 1"),
        Who("bard", pile="1"),
        Who("cleric", pile="1"),
        enemy=enemy,
        below="104",
    )
    game.do("keep", "play S02")
    assert game.asked == "play_next", "the doubling is not offered"
    game.do("play 0")
    assert game.checks[0][0] == 1
