"""Solo: one deck and two turns, not two players."""

from __future__ import annotations

import pytest

from heroes_desktop.games.tenefyr.kinds import bosses as bo
from heroes_desktop.games.tenefyr.kinds import enemies as en
from heroes_desktop.games.tenefyr.kinds import loot as lo
from heroes_desktop.games.tenefyr.power import fight_of
from tests.scenarios.tenefyr.build import Cards, Who, fight


@pytest.fixture
def enemy(cards: Cards) -> Cards:
    """Card 101 has power 30 and no rule."""
    cards("101", power=30, rule=en.NoRule())
    return cards


@pytest.mark.rule("TF-148", "TF-149", "TF-150", "TF-157", "TF-153")
def test_two_turns_from_one_pile(cards: Cards) -> None:
    cards("101", power=4, rule=en.NoRule())
    game = fight(Who(pile="1 0 0 1 1 1 0 0"), enemy="101", below="104")
    assert [turn.seat for turn in fight_of(game.s).queue] == [0]
    game.do("keep", "play 1", "play 0")
    assert game.checks == [(1, 4, False)]
    assert game.asked == "keep_or_reject", "its own hand and its own redraws"
    game.do("keep", "play 1", "play 1")
    assert game.checks[1] == (4, 4, True)
    assert game.discard(0) == "0 0 1 1 1 1 101"
    assert (game.asked, game.s.pawn) == ("continue_or_leave", 4), "everything else is as usual"
    first = fight(Who(pile="1 1 1 1 1 1"), enemy=cards("101", power=3), below="104")
    first.do("keep", "play 1", "play 1")
    assert len(first.checks) == 1, "the second turn is not played"
    lost = fight(Who(pile="1 1"), enemy=cards("101", power=9), below="104")
    lost.do("play 1")
    assert (lost.result, lost.s.pawn) == ("lost", 6)


@pytest.mark.rule("TF-D70", "TF-153")
def test_the_token_stays(enemy: Cards) -> None:
    enemy("101", power=1)
    game = fight(Who(pile="1"), enemy="101", below="104")
    assert game.s.token == 0
    assert not game.events("token")


ONCE = [
    (en.EachDiscards(cards=2), 2),
    (en.FirstDiscards(cards=2), 2),
    (en.LargestDiscards(cards=3), 3),
]


@pytest.mark.rule("TF-D95", "TF-D69")
@pytest.mark.parametrize(("rule", "lost"), ONCE, ids=["EN-02", "EN-03", "EN-04"])
def test_the_one_pile_is_hit_once(rule: en.EachDiscards, lost: int, cards: Cards) -> None:
    cards("101", power=30, rule=rule)
    game = fight(Who(pile="0 0 0 1 1 1 1 1 1"), enemy="101", below="104")
    assert len(game.s.players[0].discard) == lost
    game.turn()
    assert len(game.events("pile_discarded")) == 1


@pytest.mark.rule("TF-D71", "TF-D95")
def test_states_of_the_player_count_once(cards: Cards) -> None:
    cards("301", power=9, rule=en.GrowsWithExhausted(each=2))
    assert fight(Who(), enemy="301", below="302").events("enemy_power")[0].facts["amount"] == 2
    cards("301", rule=en.GrowsWithMisses())
    assert fight(Who(pile="0 0"), enemy="301", below="302").power == 10
    cards("B01", power=9, rule=bo.EmptyPlates())
    game = fight(Who(discard="1 1"), enemy="B01", below="B02", at_boss=True)
    assert (game.power, game.asked) == (11, "pick_from_discard")
    cards("B01", rule=bo.ChorusOfMisses())
    assert fight(Who(pile="1 1 1 1", discard="0 0"), enemy="B01", below="B02", at_boss=True).power == 11


@pytest.mark.rule("TF-D95")
def test_rules_of_every_turn(cards: Cards) -> None:
    cards("101", power=30, rule=en.SmallHands())
    game = fight(Who(pile="0 0 0 0 0 0"), enemy="101", below="104")
    game.until("choose_destination")
    assert [event.facts["hand"] for event in game.events("turn")] == [2, 2]
    cards("101", rule=en.OneRejection())
    game = fight(Who(pile=" ".join(["0"] * 15)), enemy="101", below="104")
    game.do("reject", "play 0", "play 0")
    assert game.offered == ["keep", "reject"], "one rejection in each turn"
    cards("101", rule=en.Grows(amount=1))
    game = fight(Who(pile="0 0"), enemy="101", below="104")
    game.do("play 0")
    assert [power for _total, power, _won in game.checks] == [30, 31]


@pytest.mark.rule("TF-152", "TF-D95")
def test_the_first_player_is_meant_in_the_first_turn_only(enemy: Cards) -> None:
    enemy("105", loot=lo.FirstGain(gain=2), loot_power=1)
    first = fight(Who(pile="105 0 0 0"), enemy="101", below="104")
    first.turn("keep", "play 105")
    assert first.checks[0][0] == 3
    second = fight(Who(pile="0 0 0 105"), enemy="101", below="104")
    second.turn()
    assert second.checks[1][0] == 1
    enemy("101", rule=en.SmallFirstHand())
    game = fight(Who(pile="0 0 0 0 0 0"), enemy="101", below="104")
    game.until("choose_destination")
    assert [event.facts["hand"] for event in game.events("turn")] == [2, 3]


@pytest.mark.rule("TF-D95", "TF-D71")
def test_lo_36_in_every_turn_after_the_first(enemy: Cards) -> None:
    enemy("404", loot=lo.LateGain(), loot_power=1)
    game = fight(Who(pile="404"), enemy="101", below="104")
    assert game.checks[0][0] == 1
    game = fight(Who(pile="0 0 0 404"), enemy="101", below="104")
    game.turn()
    assert game.checks[1][0] == 2
    enemy("410", loot=lo.ExtraTurn(), loot_power=0)
    extra = fight(Who(pile="0 0 0 410 0 0 404"), enemy="101", below="104")
    extra.turn()
    extra.do("keep", "play 410", "pay")
    assert extra.checks[2][0] == 2, "never more than one"


@pytest.mark.rule("TF-D95", "TF-D78")
def test_one_card_of_both_turns_is_banned(cards: Cards) -> None:
    cards("410", power=30, rule=en.StrongestBanned())
    cards("404", loot=lo.NoEffect(), loot_power=4)
    game = fight(Who(pile="404 1 0 1 1 1"), enemy="410", below="401")
    game.turn("keep")
    game.turn()
    assert [total for total, _power, _won in game.checks] == [1, 4]


@pytest.mark.rule("TF-D95", "TF-D79")
def test_cards_of_both_turns_or_of_the_turn_in_progress(enemy: Cards) -> None:
    enemy("404", loot=lo.NoEffect(), loot_power=4)
    enemy("210", loot=lo.DoubleCard(), loot_power=0)
    game = fight(Who(pile="404 0 0 210"), enemy="101", below="104")
    game.turn("keep")
    assert game.asked == "target_card", "LO-05 looks at both turns"
    game.do("card 404")
    assert game.checks[1][0] == 8
    enemy("211", loot=lo.LootGain(), loot_power=0)
    game = fight(Who(pile="404 0 0 211"), enemy="101", below="104")
    game.turn("keep")
    assert game.checks[1][0] == 5, "LO-09 too"
    enemy("505", loot=lo.Imitate(), loot_power=0)
    game = fight(Who(pile="404 0 0 505"), enemy="101", below="104")
    game.turn("keep")
    assert game.checks[1][0] == 8, "and LO-28"
    enemy("107", loot=lo.BoostStandards(), loot_power=0)
    game = fight(Who(pile="1 1 1 107 1"), enemy="101", below="104")
    game.turn("keep")
    game.turn("play 107")
    assert game.checks[1][0] == 3 + 2, "LO-06 does not"
    enemy("109", loot=lo.RejectGain(gain=1, most=4), loot_power=0)
    game = fight(Who(pile="0 0 0 0 0 0 109"), enemy="101", below="104")
    game.turn("reject", "keep")
    assert game.checks[1][0] == 0, "nor LO-12"


@pytest.mark.rule("TF-151", "TF-D68", "TF-D95")
def test_other_players_are_himself(enemy: Cards) -> None:
    enemy("208", loot=lo.RecoverOther(cards=3), loot_power=0)
    game = fight(Who(pile="208 0", discard="1 1"), enemy="101", below="104")
    game.do("play 208")
    assert (game.asked, game.seat) == ("pick_from_discard", 0)
    assert "done" in game.offered
    enemy("213", loot=lo.LetPlay(), loot_power=0)
    game = fight(Who(pile="213 0 0 1"), enemy="101", below="104")
    game.do("keep", "play 213")
    assert (game.asked, game.offered) == ("use_optional", ["use", "decline"])
    game.do("use")
    assert game.total == 1
    assert game.hand(0) == "0 0"
    game = fight(Who("cleric thief", pile="S03 0", discard="1 1"), enemy="101", below="104")
    game.do("play S03", "use")
    assert game.asked == "pick_from_discard"


@pytest.mark.rule("TF-D68", "TF-D19")
def test_totals_of_the_two_turns_are_kept_apart(enemy: Cards) -> None:
    for number in ("309", "511"):
        enemy(number, loot=lo.PayToDouble(), loot_power=1)
    game = fight(Who(pile="1 1 0 309 511 0 0 0 0 0"), enemy="101", below="104")
    game.turn("keep")
    game.do("keep", "play 309", "pay", "turn 0")
    assert game.total == 2 + 2 + 1
    game.do("play 511", "pay", "turn 1")
    assert game.checks[1][0] == 2 + 2 + 2 + 2, "what was doubled belongs to the first turn"


@pytest.mark.rule("TF-D69", "TF-D95")
def test_the_next_player_is_the_next_turn(enemy: Cards) -> None:
    enemy("108", loot=lo.NextLarger(), loot_power=0)
    enemy("401", loot=lo.NextShield(), loot_power=0)
    enemy("403", loot=lo.NextSmaller(), loot_power=0)
    for number, hand in (("108", 4), ("403", 2)):
        game = fight(Who(pile=f"{number} 0 0 1 1 1 1 1"), enemy="101", below="104")
        game.turn("keep")
        assert game.events("turn")[1].facts["hand"] == hand
        late = fight(Who(pile=f"0 0 0 {number}"), enemy="101", below="104")
        late.turn()
        assert not late.events("next_hand"), "no turn follows: nothing"
    game = fight(Who(pile="401 0 0 1 1 1 1"), enemy="101", below="104")
    game.turn("keep")
    game.do("reject")
    assert game.discard(0) == "", "the hand went back into the pile"


@pytest.mark.rule("TF-D95", "TF-D68")
def test_lo_43_en_38_and_en_24(enemy: Cards) -> None:
    enemy("503", loot=lo.TakeBack(), loot_power=1)
    game = fight(Who(pile="1 0 0 503"), enemy="101", below="104")
    game.turn("keep")
    assert (game.asked, game.offered) == ("use_optional", ["card 1", "card 0", "card 0", "decline"])
    game.do("decline")
    enemy("214", power=1, rule=en.LeavesToOthers())
    game = fight(Who(pile="1"), enemy="214", below="201")
    assert game.asked == "continue_or_leave", "nobody to give the loot to"
    enemy("506", power=30, rule=en.NoAid())
    for number in ("309", "208", "213", "108", "503"):
        game = fight(Who(pile=f"{number} 0 0 1 1 1 1", discard="1"), enemy="506", below="501")
        game.do("keep", f"play {number}")
        assert game.asked == "play_next", "effects that speak of other players do not happen"
        assert fight_of(game.s).queue[0].larger == 0


@pytest.mark.rule("TF-147", "TF-145")
def test_solo_uses_the_column_of_two() -> None:
    game = fight(Who(pile="0 0 0 0"), enemy="314", below="301")
    assert game.power == 10
    assert len(game.s.players[0].heroes) == 2
