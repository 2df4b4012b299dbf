"""Worked examples about what cards count: orders of changes, doubling, bans, silence."""

from __future__ import annotations

import pytest

from heroes_desktop.games.tenefyr.kinds.enemies import Capped, NoRule, StrongestBanned, WeakStandards
from heroes_desktop.games.tenefyr.kinds.loot import (
    BoostStandards,
    DoubleCard,
    NoEffect,
    PayToDouble,
    Silence,
)

from .build import Cards, Game, Who, fight


def timing(cards: Cards, best_order: bool) -> Game:
    enemy = cards("308", power=9, rule=WeakStandards())
    cards("210", loot=DoubleCard(), loot_power=1)
    game = fight(Who(pile="1 210"), Who(pile="0 0 0 0"), enemy=enemy, below="301", best_order=best_order)
    return game.do("play 1")


@pytest.mark.rule("TF-127", "TF-128", "TF-D18", "TF-D20")
def test_x05_timing(cards: Cards) -> None:
    game = timing(cards, best_order=False)
    assert (game.asked, game.offered, game.seat) == ("order_effects", ["result 1", "result 0"], 0)
    game.do("result 0")
    assert game.checks == [(1, 9, False)], "the doubling card has 1, the doubled one 0"


@pytest.mark.rule("TF-D18", "TF-D97")
def test_x05_timing_with_best_order(cards: Cards) -> None:
    game = timing(cards, best_order=True)
    assert game.asked == "keep_or_reject"
    assert game.checks == [(2, 9, False)]


@pytest.mark.rule("TF-D14", "TF-D18")
def test_x31_floor_makes_order_matter(cards: Cards) -> None:
    enemy = cards("308", power=9, rule=WeakStandards())
    cards("107", loot=BoostStandards(), loot_power=0)
    game = fight(Who(pile="0 1 107 1"), Who(pile="1"), enemy=enemy, below="301")
    game.do("keep", "play 0", "play 1")
    assert game.asked == "order_effects", "107 was played last, by itself"
    assert game.offered == ["result 1", "result 0"]
    assert game.decision.about["cards"] == 1, "a Standard 1 has 1 either way and is not asked about"
    game.do("result 1")
    assert game.checks[0] == (2, 9, False)


@pytest.mark.rule("TF-D85", "TF-036")
def test_x35_silenced_rule(cards: Cards) -> None:
    enemy = cards("308", power=9, rule=WeakStandards())
    cards("409", loot=Silence(), loot_power=3)
    game = fight(Who(pile="1 1 0"), Who(pile="1 409 1"), enemy=enemy, below="301")
    game.do("play 1", "play 1")
    assert game.checks == [(0, 9, False)]
    game.do("play 1")
    assert game.total == 0
    game.do("play 409")
    assert game.checks[-1] == (7, 9, False), "all Standards count in full again, also those in play"


@pytest.mark.rule("TF-D79", "TF-055")
def test_x36_bonus_of_an_earlier_turn(cards: Cards) -> None:
    enemy = cards("101", power=6, rule=NoRule())
    cards("107", loot=BoostStandards(), loot_power=1)
    game = fight(Who(pile="1 107 0"), Who(pile="1 1 0"), Who(), enemy=enemy, below="104")
    game.do("play 1", "play 107")
    assert game.checks == [(4, 6, False)]
    game.do("play 1", "play 1")
    assert game.checks[-1] == (6, 6, True)
    assert game.events("loot_taken")[0].facts["seat"] == 1


@pytest.mark.rule("TF-D18")
def test_x37_cap_and_double(cards: Cards) -> None:
    enemy = cards("407", power=20, rule=Capped(most=3))
    cards("407", loot=NoEffect())
    cards("413", loot=NoEffect(), loot_power=4)
    cards("210", loot=DoubleCard(), loot_power=0)
    game = fight(Who(pile="413 210"), Who(pile="1"), enemy=enemy, below="401")
    game.do("play 413")
    assert (game.asked, game.offered) == ("order_effects", ["result 6", "result 3"])
    game.do("result 6")
    assert game.checks[0] == (6, 20, False)


@pytest.mark.rule("TF-D78")
def test_x38_strongest_card_banned(cards: Cards) -> None:
    enemy = cards("410", power=20, rule=StrongestBanned())
    for number, power in (("401", 4), ("402", 2), ("403", 1), ("404", 3), ("405", 3)):
        cards(number, loot=NoEffect(), loot_power=power)
    game = fight(Who(pile="401 402 403"), Who(pile="404 405 0"), Who(), enemy=enemy, below="406")
    game.do("play 401", "play 402")
    assert game.checks == [(3, 20, False)]
    game.do("play 404", "play 405")
    assert game.checks[1] == (6, 20, False), "of equal cards only one counts 0"


@pytest.mark.rule("TF-D19", "TF-124")
def test_x04_condition_met_and_unmet(cards: Cards) -> None:
    enemy = cards("101", power=30, rule=NoRule())
    cards("404", loot=NoEffect(), loot_power=4)
    game = fight(Who("barbarian", pile="404"), Who("bard", pile="S02 0 0 1"), enemy=enemy, below="104")
    game.do("keep", "play S02")
    assert game.asked == "play_next", "one card is not enough, so it is not offered"
    game.until("choose_destination")
    assert game.checks == [(4, 30, False), (5, 30, False)]
    assert [len(event.facts["cards"]) for event in game.events("pile_discarded")] == []
    game = fight(Who("barbarian", pile="404"), Who("bard", pile="S02 0 0 1 1"), enemy=enemy, below="104")
    game.do("keep", "play S02")
    assert (game.asked, game.offered) == ("pay_condition", ["pay", "decline"])
    game.do("pay")
    assert game.total_of(0) == 8
    assert game.pile(1) == ""
    assert game.total == 9


@pytest.mark.rule("TF-D19")
def test_x28_doubling_nobody(cards: Cards) -> None:
    enemy = cards("101", power=30, rule=NoRule())
    cards("309", loot=PayToDouble(), loot_power=1)
    game = fight(Who(pile="309 1 1 0 0"), Who(pile="1 1 1"), Who(), enemy=enemy, below="104")
    game.do("keep", "play 309", "pay", "seat 1")
    assert game.events("doubled")[0].facts["amount"] == 0
    assert game.discard(0) == "0 0"
    game.until("choose_destination")
    assert game.checks[:2] == [(3, 30, False), (6, 30, False)]
