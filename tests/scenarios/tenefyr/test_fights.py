"""Worked examples about drawing, rejecting, playing and the final check."""

from __future__ import annotations

import pytest

from heroes_desktop.games.tenefyr.kinds.enemies import (
    CostlyRejecting,
    EachDiscards,
    Grows,
    MustExceed,
    NoRule,
    TurnTaken,
)
from heroes_desktop.games.tenefyr.kinds.loot import ExtraTurn, FirstGain, LastGain, LosesCards, NoEffect

from .build import Cards, Who, fight

SIX = "1 1 1 0 0 0"


@pytest.mark.rule("TF-037", "TF-042", "TF-060", "TF-063", "TF-070", "TF-074")
def test_x01_kobold() -> None:
    game = fight(
        Who(pile=f"1 0 0 S01 {SIX} 1 0 1"),
        Who(pile=f"1 0 0 1 1 0 S02 {SIX}"),
        Who(pile=f"S03 {SIX} {SIX}"),
        enemy="101",
        below="104 105 106",
    )
    game.do("keep", "play 1", "play 0")
    assert game.checks == [(1, 3, False)]
    game.do("reject", "keep", "play 1", "play 1")
    assert game.checks[-1] == (3, 3, True)
    assert game.discard(1) == "0 0 0 1 1 1 101"
    assert [len(player.pile) for player in game.s.players] == [10, 7, 13]
    assert [len(player.discard) for player in game.s.players] == [3, 7, 0]
    assert game.s.token == 1


@pytest.mark.rule("TF-008", "TF-141", "TF-147")
@pytest.mark.parametrize(("players", "enough"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_x06_player_count(players: int, enough: int, cards: Cards) -> None:
    """The Orc 4/5/6 at the check of the first turn."""
    cards("207", loot=NoEffect(), loot_power=enough - 1)
    cards("414", loot=NoEffect(), loot_power=enough)
    for blow, won in (("207", False), ("414", True)):
        people = [Who(pile=blow)] + [Who(pile="0")] * (players - 1)
        game = fight(*people, enemy="113", below="101")
        if players == 1:
            game.until("continue_or_leave")
        assert game.checks[0] == (enough - (not won), enough, won)


@pytest.mark.rule("TF-039", "TF-044", "TF-045", "TF-D01", "TF-D02")
def test_x09_redraw_arithmetic() -> None:
    game = fight(Who(pile=f"{SIX} {SIX} 1"), Who(pile="1 1 1 1"), Who(), enemy="201")
    left = [len(game.s.players[0].pile)]
    for _rejection in range(3):
        game.do("reject")
        left.append(len(game.s.players[0].pile))
    assert left == [10, 7, 4, 1]
    assert game.asked == "keep_or_reject"
    game.do("reject")
    kept = game.events("kept")[0].facts
    assert kept["forced"] == "no_cards", "a fifth rejection is not offered"
    assert len(kept["cards"]) == 1
    assert game.cards(game.s.players[0].discard).count(" ") + 1 == 12
    assert game.s.players[0].pile == []


@pytest.mark.rule("TF-065", "TF-067", "TF-D11")
def test_x10_exhausted_player() -> None:
    game = fight(Who(), Who(pile="1 1 1 0 0"), Who(pile="1 1 1 0 0"), enemy="101", below="104")
    assert game.seat == 1, "Ann has drawn nothing and played nothing"
    assert game.checks == [(0, 3, False)]
    game.do("keep", "play 1", "play 1")
    assert game.checks[-1] == (3, 3, True)
    assert game.events("loot_taken")[0].facts["seat"] == 1
    assert game.s.token == 1


@pytest.mark.rule("TF-048", "TF-059", "TF-064", "TF-D07")
def test_x11_play_everything(cards: Cards) -> None:
    cards("106", loot=NoEffect(), loot_power=3)
    cards("103", loot=LosesCards(cards=2), loot_power=2)
    game = fight(Who(pile="106 103 0 1 0"), Who(), Who(), enemy=cards("101", power=3), below="104")
    game.do("keep", "play 106")
    assert game.total == 3
    assert game.asked == "play_next", "no check in the middle of a turn"
    assert game.checks == []
    game.do("play 103")
    assert game.checks == [(5, 3, True)]
    assert game.discard(0) == "0 0 1 101 103 106"


@pytest.mark.rule("TF-060", "TF-061", "TF-D10", "TF-D16")
def test_x30_growing_enemy(cards: Cards) -> None:
    enemy = cards("113", power=6, rule=Grows(amount=1))
    game = fight(Who(pile="1 1 1"), Who(pile="1 1 1"), Who(pile="1 1 0"), enemy=enemy, below="101")
    game.until("continue_or_leave")
    assert game.checks == [(3, 6, False), (6, 7, False), (8, 8, True)]
    assert game.events("loot_taken")[0].facts["seat"] == 2


@pytest.mark.rule("TF-066", "TF-122", "TF-032")
def test_x33_exhausted_before_the_first_turn(cards: Cards) -> None:
    enemy = cards("111", power=9, rule=EachDiscards(cards=2))
    game = fight(Who(pile="1"), Who(pile="1 1"), Who(pile="1 1 1 1"), enemy=enemy)
    lost = [len(event.facts["cards"]) for event in game.events("pile_discarded")]
    assert lost == [1, 2, 2]
    assert [event.facts["cards"] for event in game.events("kept")][:2] == [[], []]
    game.do("play 1")
    assert game.checks == [(0, 9, False), (0, 9, False), (2, 9, False)]


@pytest.mark.rule("TF-060", "TF-062")
def test_x34_equality_is_not_enough(cards: Cards) -> None:
    enemy = cards("209", power=6, rule=MustExceed())
    game = fight(Who(pile="1 1 1"), Who(pile="1 1 1"), enemy=enemy, below="101")
    game.until("choose_destination")
    assert game.checks[-1] == (6, 6, False)
    assert game.result == "lost"
    cards("102", loot=NoEffect(), loot_power=1)
    cards("101", loot=NoEffect(), loot_power=2)
    game = fight(Who(pile="1 1 1"), Who(pile="1 1 101"), enemy=enemy, below="104")
    game.until("continue_or_leave")
    assert game.checks[-1] == (7, 6, True)


@pytest.mark.rule("TF-D92", "TF-043")
def test_x39_costly_rejecting(cards: Cards) -> None:
    enemy = cards("403", power=9, rule=CostlyRejecting())
    game = fight(Who(pile="0 0 0 1 1 0 1"), Who(pile="1"), enemy=enemy)
    game.do("reject")
    assert game.discard(0) == "0 0 0 1"
    assert game.hand(0) == "0 1 1"
    assert game.asked == "play_next", "nothing is left, so the hand is kept"
    game = fight(Who(pile="0 0 0 1"), Who(pile="0 0 0 0"), enemy=enemy)
    assert game.offered == ["keep", "reject"]
    game.do("reject")
    assert game.discard(0) == "0 0 0 1"
    assert game.checks == [(0, 9, False)]
    assert game.seat == 1


@pytest.mark.rule("TF-D10", "TF-D80", "TF-035", "TF-062")
def test_x40_turn_taken_away(cards: Cards) -> None:
    enemy = cards("307", power=20, rule=TurnTaken())
    cards("105", loot=FirstGain(gain=1), loot_power=1)
    game = fight(Who(pile="1 1 1"), Who(pile="105"), Who(pile="1"), enemy=enemy, below="301")
    assert game.asked == "start_choice"
    game.do("seat 0")
    game.until("choose_destination")
    assert [event.facts["seat"] for event in game.events("turn")] == [1, 2]
    assert game.checks == [(1, 20, False), (2, 20, False)], "Ann is still the first player, Ben is not"
    assert game.s.token == 1
    assert game.result == "lost"


@pytest.mark.rule("TF-D80", "TF-D10", "TF-D15")
def test_x41_last_to_act(cards: Cards) -> None:
    cards("204", loot=LastGain(gain=2), loot_power=1)
    cards("410", loot=ExtraTurn(), loot_power=2)
    enemy = cards("101", power=30, rule=NoRule())
    game = fight(Who(pile="0"), Who(pile="204"), Who(pile="0"), enemy=enemy, below="104")
    assert game.checks[1][0] == 1, "Cleo's turn is still to come"
    game = fight(Who(pile="0"), Who(pile="0"), Who(pile="204"), enemy=enemy, below="104")
    assert game.checks[2][0] == 3
    game = fight(Who(pile="0"), Who(pile="0"), Who(pile="410 204 1"), enemy=enemy, below="104")
    game.do("play 410", "pay")
    assert game.codes(game.events("hand_discarded")[0].facts["faces"]) == "1 204", "without a bonus"
    assert game.checks[2][0] == 2
    assert [event.facts["extra"] for event in game.events("turn")] == [False, False, False, True]
    assert game.result == "lost"


@pytest.mark.rule("TF-D80")
def test_x41_in_the_extra_turn_he_is_last_again(cards: Cards) -> None:
    cards("204", loot=LastGain(gain=2), loot_power=1)
    cards("410", loot=ExtraTurn(), loot_power=2)
    enemy = cards("101", power=30, rule=NoRule())
    game = fight(Who(pile="0"), Who(pile="0"), Who(pile="410 1 0 204"), enemy=enemy, below="104")
    game.do("keep", "play 410", "pay")
    assert game.checks[2:] == [(2, 30, False), (5, 30, False)]
