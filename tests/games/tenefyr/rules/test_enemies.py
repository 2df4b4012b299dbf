"""What enemies do, kind by kind; those the worked examples show are proven there."""

from __future__ import annotations

import pytest

from heroes_desktop.games.tenefyr.kinds import enemies as en
from heroes_desktop.games.tenefyr.kinds import loot as lo
from heroes_desktop.games.tenefyr.power import fight_of
from heroes_desktop.games.tenefyr.state import LAIR
from tests.scenarios.tenefyr.build import Cards, Den, Game, Who, fight

FIVE = "0 0 0 0 0"


def test_en_03_the_first_player_loses_cards(cards: Cards) -> None:
    cards("101", power=9, rule=en.FirstDiscards(cards=3))
    game = fight(Who(pile=FIVE), Who(pile=f"1 1 1 {FIVE}"), Who(pile=FIVE), enemy="101", token=1)
    assert [event.facts["seat"] for event in game.events("pile_discarded")] == [1]
    assert game.discard(1) == "1 1 1"


@pytest.mark.rule("TF-134")
def test_en_04_the_largest_draw_pile(cards: Cards) -> None:
    cards("101", power=9, rule=en.LargestDiscards(cards=3))
    game = fight(Who(pile="0 0"), Who(pile=FIVE), Who(pile="0"), enemy="101")
    assert [event.facts["seat"] for event in game.events("pile_discarded")] == [1]
    game = fight(Who(pile=FIVE), Who(pile="0"), Who(pile=FIVE), enemy="101", token=1)
    assert (game.asked, game.offered) == ("start_choice", ["seat 0", "seat 2"])
    assert game.decision.joint
    game.do("seat 2")
    lost = game.events("pile_discarded")[0].facts
    assert (lost["seat"], len(lost["cards"])) == (2, 3)
    empty = fight(Who(), Who(), Who(), enemy="101", below="104")
    assert empty.asked != "start_choice", "nothing to lose, nothing to choose"


@pytest.mark.rule("TF-D69", "TF-D95")
def test_en_05_solo_chooses_the_turn(cards: Cards) -> None:
    cards("307", power=30, rule=en.TurnTaken())
    game = fight(Who(pile="0 0 0 0 0 0 0"), enemy="307")
    assert game.offered == ["turn 0", "turn 1"]
    game.do("turn 1")
    assert len(game.s.players[0].hand) == 3
    game.do("keep", "play 0", "play 0")
    assert [event.facts["hand"] for event in game.events("turn")] == [3, 1]


@pytest.mark.rule("TF-D84")
@pytest.mark.parametrize(("discarded", "grown"), [(2, 0), (3, 1), (8, 2), (20, 4)])
def test_en_06_grows_with_the_first_players_discard_pile(discarded: int, grown: int, cards: Cards) -> None:
    cards("211", power=9, rule=en.GrowsWithDiscard(per=3, most=4))
    game = fight(
        Who(pile="0"), Who(pile="1 1 1 1 1 1 1", discard=" ".join(["0"] * discarded)), enemy="211", token=1
    )
    assert game.power == 9 + grown
    game.do("reject")
    assert game.power == 9 + grown, "fixed when it happened"


@pytest.mark.rule("TF-D84", "TF-065")
def test_en_07_grows_with_exhausted_players(cards: Cards) -> None:
    cards("301", power=9, rule=en.GrowsWithExhausted(each=2))
    game = fight(Who(pile=FIVE), Who(), Who(), enemy="301")
    assert game.power == 13
    assert fight(Who(pile=FIVE), Who(pile="0"), Who(pile="0"), enemy="301").power == 9


@pytest.mark.rule("TF-D74", "TF-D94")
def test_en_08_reveals_top_cards_and_leaves_them_there(cards: Cards) -> None:
    cards("109", power=9, rule=en.GrowsWithMisses())
    game = fight(Who(), Who(pile="0 1 1 1 1"), Who(pile="1 1"), Who(pile="0 1"), enemy="109", token=1)
    assert game.power == 11
    assert [event.facts["seat"] for event in game.events("revealed")] == [1, 2, 3]
    view = game.match.view(None)
    assert view.faces[view.players[3].pile[-1]] == 1, "known to all as long as it lies there"


def swapped(cards: Cards, below: str, at_boss: bool = False, weaker: int = 0) -> Game:
    cards("204", power=5, rule=en.Exchange())
    cards("201", power=9, rule=en.FirstDiscards(cards=2))
    return fight(Who(pile=FIVE), Who(pile="0"), enemy="204", below=below, at_boss=at_boss, weaker=weaker)


@pytest.mark.rule("TF-031", "TF-D90")
def test_en_09_changes_places_with_the_bottom_card(cards: Cards) -> None:
    game = swapped(cards, "202 201")
    assert game.den(0) == "201 202 204"
    assert game.face_up(0) == "201 204"
    assert game.power == 9
    assert len(game.events("pile_discarded")) == 1, "the other's start effect happens"
    cards("505", power=7, rule=en.Exchange())
    game = swapped(cards, "202 505")
    assert (game.den(0), game.power) == ("505 202 204", 7), "no second exchange"
    game = swapped(cards, "")
    assert (game.den(0), game.power) == ("204", 5)
    game = swapped(cards, "B01 201", at_boss=True)
    assert game.den(LAIR) == "201 B01 204", "the Boss pile is a dungeon too"


@pytest.mark.rule("TF-D60", "TF-033")
def test_en_09_the_newcomer_is_weakened_once(cards: Cards) -> None:
    assert swapped(cards, "202 201", weaker=2).power == 7, "RW-16 counts for one enemy, not for both"


def test_en_10_stays_unless_a_miss_lies_on_top(cards: Cards) -> None:
    cards("110", power=9, rule=en.Bolts())
    for pile in ("1 0 0 0", ""):
        game = fight(Who(pile=pile), Who(pile="0 0 0 0"), enemy="110", others=[Den("101")])
        assert game.asked == "keep_or_reject"
        assert not game.events("moved")


def test_en_12_only_the_first_player(cards: Cards) -> None:
    cards("102", power=30, rule=en.SmallFirstHand())
    game = fight(Who(pile=FIVE), Who(pile=FIVE), Who(pile="0"), enemy="102", token=1)
    assert [event.facts["hand"] for event in game.until("").events("turn")][:3] == [2, 3, 3]


@pytest.mark.rule("TF-D14")
def test_en_17_and_18_lower_their_cards_only(cards: Cards) -> None:
    cards("404", loot=lo.NoEffect(), loot_power=4)
    for rule, total in ((en.WeakStandards(), 4 + 0 + 1), (en.WeakLoot(), 3 + 1 + 1)):
        cards("101", power=30, rule=rule)
        game = fight(Who("bard", pile="404 1 S02"), Who("thief", pile="0 0 0 0"), enemy="101", below="104")
        game.do("play 404", "play 1")
        assert game.checks[0][0] == total, "a Skill is neither"


@pytest.mark.rule("TF-D78")
def test_en_19_counts_again_when_something_changes(cards: Cards) -> None:
    cards("410", power=30, rule=en.StrongestBanned())
    cards("404", loot=lo.NoEffect(), loot_power=4)
    cards("403", loot=lo.NoEffect(), loot_power=3)
    cards("210", loot=lo.DoubleCard(), loot_power=0)
    game = fight(Who(pile="404 403 210 0"), Who(pile="0 0"), enemy="410", below="401")
    game.do("keep", "play 404", "play 403")
    assert game.total == 3
    assert game.asked == "target_card"
    game.do("card 403")
    assert game.checks[0][0] == 4, "6 is now the strongest and counts 0"


def test_en_21_skills_have_no_effect(cards: Cards) -> None:
    cards("101", power=30, rule=en.SkillsSilent())
    game = fight(Who("bard", pile="S02 1 0 0 0 0"), Who("thief", pile="0"), enemy="101", below="104")
    game.do("keep", "play S02")
    assert game.asked == "play_next"
    assert game.total == 1


def test_en_22_the_weakest_card_is_played_next(cards: Cards) -> None:
    cards("101", power=30, rule=en.LowestFirst())
    cards("404", loot=lo.NoEffect(), loot_power=3)
    cards("102", loot=lo.Draw(cards=1), loot_power=1)
    game = fight(Who(pile="404 102 1 0"), Who(pile="0 0"), enemy="101", below="104")
    game.do("keep")
    assert game.offered == ["play 102", "play 1"], "ties are free"
    game.do("play 102")
    assert [game.code(event.facts["face"]) for event in game.events("played")][:4] == ["102", "0", "1", "404"]


def test_en_23_drawn_cards_count_nothing_but_act(cards: Cards) -> None:
    cards("401", power=30, rule=en.DrawnBanned())
    cards("102", loot=lo.Draw(cards=2), loot_power=1)
    cards("103", loot=lo.Weaken(gain=2), loot_power=2)
    cards("314", loot=lo.SearchHand(card="hit"), loot_power=0)
    game = fight(Who(pile="102 0 314 103 1 0 0 1"), Who(pile="0 0 0 0"), enemy="401", below="402")
    game.do("keep", "play 102", "play 103")
    assert (game.total, game.power) == (1, 28), "103 counts 0, its effect happens"
    game.do("play 314", "face 1")
    assert game.total == 1
    game.do("play 1", "play 1")
    assert game.checks[0][0] == 2, "the searched one counts, the drawn one does not"


def test_en_23_counts_again_once_silenced(cards: Cards) -> None:
    cards("401", power=30, rule=en.DrawnBanned())
    cards("102", loot=lo.Draw(cards=1), loot_power=0)
    cards("409", loot=lo.Silence(), loot_power=0)
    game = fight(Who(pile="102 409 0 1"), Who(pile="0 0"), enemy="401", below="402")
    game.do("keep", "play 102", "play 1")
    assert game.total == 0
    game.do("play 409")
    assert game.total == 1


NO_AID = ["309", "208", "213", "108", "401", "403", "503"]


@pytest.mark.parametrize("number", NO_AID)
def test_en_24_nothing_of_another_player_is_changed(number: str, cards: Cards) -> None:
    """LO-04, -17, -25, -26, -27, -38, -43 do nothing; SK-03 only for oneself; LO-42 works."""
    cards("506", power=9, rule=en.NoAid())
    game = fight(
        Who(pile="1 1"), Who(pile=f"0 {number} 1 1 1"), Who(pile="0 0 0 0"), enemy="506", below="501"
    )
    game.do("play 1", "keep", f"play {number}")
    assert game.asked == "play_next"
    fight_now = fight_of(game.s)
    assert (fight_now.queue[0].larger, fight_now.queue[0].shield, fight_now.bonuses) == (0, False, [])


def test_en_24_the_cleric_heals_himself(cards: Cards) -> None:
    cards("506", power=9, rule=en.NoAid())
    game = fight(
        Who("cleric", pile="S03 0", discard="1 1"), Who("thief", pile="0 0"), enemy="506", below="501"
    )
    game.do("play S03", "use")
    assert (game.asked, game.seat) == ("pick_from_discard", 0)


def test_en_24_loot_can_still_be_given(cards: Cards) -> None:
    cards("506", power=4, rule=en.NoAid())
    cards("501", loot=lo.NameReceiver(), loot_power=4)
    game = fight(Who(pile="501"), Who(pile="0"), enemy="506", below="502")
    assert game.asked == "loot_receiver"


def test_en_26_the_last_player_discards_a_card(cards: Cards) -> None:
    cards("508", power=30, rule=en.LastDiscards())
    game = fight(Who(pile="1 1 1"), Who(pile="0 1 1 0"), enemy="508", below="501")
    game.do("play 1", "play 1", "keep")
    assert (game.asked, game.seat, game.offered) == ("discard_from_hand", 1, ["card 0", "card 1", "card 1"])
    game.do("card 0", "play 1")
    assert game.checks[1][0] == 5


@pytest.mark.rule("TF-D84")
def test_en_27_misses_in_play_help_the_enemy(cards: Cards) -> None:
    cards("306", power=4, rule=en.MissesHelp())
    cards("503", loot=lo.TakeBack(), loot_power=1)
    game = fight(Who(pile="0 0 1"), Who(pile="503 1 1 1"), enemy="306", below="301")
    game.do("play 0", "play 0")
    assert game.checks == [(1, 6, False)]
    game.do("keep", "play 503", "card 0")
    assert game.power == 5, "counted again at every check"


@pytest.mark.rule("TF-D95", "TF-D16")
def test_en_30_the_player_who_has_just_acted(cards: Cards) -> None:
    cards("206", power=30, rule=en.ActorDiscards(cards=2))
    game = fight(Who(pile="0 0 0 1 1 1"), Who(pile=FIVE), enemy="206", below="201")
    game.do("keep", "play 0", "play 0")
    assert [event.facts["seat"] for event in game.events("pile_discarded")] == [0]
    assert game.pile(0) == "1"
    solo = fight(Who(pile="0 0 0 1 1 1"), enemy="206", below="201")
    solo.do("keep", "play 0", "play 0")
    assert len(solo.events("pile_discarded")) == 1


@pytest.mark.rule("TF-033", "TF-D80")
def test_en_29_only_after_the_first_turn(cards: Cards) -> None:
    cards("212", power=10, rule=en.Flees(to="same"))
    cards("404", loot=lo.NoEffect(), loot_power=5)
    game = fight(Who(pile="404"), Who(pile="0"), Who(pile="0"), enemy="212", below="201", others=[Den("202")])
    assert game.result == "lost", "5 twice is 10, not below; the later turns do not matter"
    cards("503", loot=lo.TakeBack(), loot_power=0)
    game = fight(
        Who(pile="404"), Who(pile="503"), Who(pile="0"), enemy="212", below="201", others=[Den("202")]
    )
    game.do("card 404")
    assert game.checks[1][0] == 0
    assert game.result == "lost", "nor does a total that falls in a later turn"
    cards("404", loot_power=4)
    game = fight(Who(pile="404"), Who(pile="0"), Who(pile="0"), enemy="212", below="201", others=[Den("202")])
    assert game.result == "broken"


@pytest.mark.rule("TF-D83")
def test_en_33_takes_the_level_of_the_dungeon(cards: Cards) -> None:
    cards("310", power=1, rule=en.CallsHelp())
    game = fight(Who(pile="1"), Who(pile="1"), enemy="310", level=5, reserve={3: "301", 5: "501"})
    assert game.den(0) == "501"
    game = fight(Who(pile="1 1"), Who(pile="1 1"), enemy="310", below="B01", at_boss=True, reserve={5: "501"})
    game.turn()
    assert "501" in game.den(LAIR), "the Boss pile has level 5"
    game = fight(Who(pile="1"), Who(pile="1"), enemy="310", below="303", level=5, reserve={3: "301"})
    assert game.den(0) == "303", "no lower level for an enemy"


@pytest.mark.rule("TF-D25")
def test_en_38_the_winner_may_give_the_loot_away(cards: Cards) -> None:
    cards("214", power=1, rule=en.LeavesToOthers())
    people = (Who(pile="1"), Who(pile="0"), Who(pile="0"))
    game = fight(*people, enemy="214", below="201")
    game.do("use")
    assert (game.asked, game.offered) == ("loot_receiver", ["seat 1", "seat 2"])
    game.do("seat 2")
    assert game.discard(2) == "214"
    game = fight(*people, enemy="214", below="201")
    game.do("decline")
    assert game.discard(0) == "1 214"


@pytest.mark.rule("TF-115", "TF-116")
def test_en_39_the_winner_may_remove_a_standard_card(cards: Cards) -> None:
    cards("112", power=1, rule=en.Absolves())
    game = fight(Who("bard", pile="1", discard="0 1 S02 101"), Who(pile="0"), enemy="112", below="104")
    game.do("use")
    assert (game.asked, game.offered) == ("target_card", ["face 1", "face 0"])
    game.do("face 0")
    assert game.cards(game.s.removed) == "0"
    nothing = fight(Who(pile="1"), Who(pile="0"), enemy="112", below="104")
    assert nothing.asked == "continue_or_leave", "cards played in this fight are not there yet"
