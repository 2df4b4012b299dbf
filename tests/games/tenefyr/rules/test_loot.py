"""What loot and Skills do, kind by kind."""

from __future__ import annotations

import pytest

from heroes_desktop.games.tenefyr.kinds import enemies as en
from heroes_desktop.games.tenefyr.kinds import loot as lo
from heroes_desktop.games.tenefyr.kinds.base import Kind
from heroes_desktop.games.tenefyr.power import fight_of
from heroes_desktop.games.tenefyr.state import LAIR, Turn
from tests.scenarios.tenefyr.build import Cards, Den, Game, Who, fight


@pytest.fixture
def enemy(cards: Cards) -> Cards:
    """Card 101 has power 30 and no rule."""
    cards("101", power=30, rule=en.NoRule())
    return cards


def playing(cards: Cards, loot: Kind, rest: str, power: int = 1, **more: object) -> Game:
    """Ann, the Barbarian, keeps a hand that begins with a loot 102 of this kind; she plays it first."""
    cards("102", loot=loot, loot_power=power)
    people = (Who("barbarian", pile=f"102 {rest}"), Who("bard", pile="1 0 0 1 1"), Who("thief", pile="0 0"))
    game = fight(*people, enemy="101", below="104 105", **more)  # type: ignore[arg-type]
    if game.asked == "keep_or_reject":
        game.do("keep")
    if game.asked == "play_next" and game.seat == 0:
        game.do("play 102")
    return game


# power


@pytest.mark.rule("TF-124", "TF-125", "TF-126", "TF-D77")
def test_lo_03(enemy: Cards) -> None:
    game = playing(enemy, lo.PayCard(gain=2), "0 0 1 1")
    game.do("pay")
    assert (game.values(0)["102"], game.discard(0), game.pile(0)) == (3, "1", "1")
    game = playing(enemy, lo.PayCard(gain=2), "0 0")
    assert game.asked == "play_next", "nothing to pay with; the card is still played"
    assert game.values(0)["102"] == 1


@pytest.mark.rule("TF-125", "TF-124")
def test_lo_04_is_not_paid_in_part(enemy: Cards) -> None:
    game = playing(enemy, lo.PayToDouble(), "0 0 1")
    assert game.asked == "play_next"
    assert game.pile(0) == "1", "with one card left nothing is discarded"
    game = playing(enemy, lo.PayToDouble(), "0 0 1 1")
    assert (game.asked, game.offered) == ("pay_condition", ["pay", "decline"])
    game.do("decline")
    assert game.pile(0) == "1 1"


@pytest.mark.rule("TF-D19")
def test_lo_04_doubles_a_total_once(enemy: Cards) -> None:
    enemy("102", loot=lo.PayToDouble(), loot_power=1)
    game = fight(Who(pile="1 1 1"), Who(pile="102 0 0 0 0 0"), Who(pile="0"), enemy="101", below="104")
    game.do("play 1", "play 1", "keep", "play 102", "pay")
    assert game.offered == ["seat 2", "seat 0"], "also those who gain nothing"
    game.do("seat 0")
    assert game.total == 3 + 3 + 1
    assert game.s.fight.bonuses[0].amount == 3  # type: ignore[union-attr]
    assert {played.value for played in fight_of(game.s).played if played.seat == 0} == {1}, (
        "no card is changed"
    )


@pytest.mark.rule("TF-D20", "TF-122")
def test_lo_05(enemy: Cards) -> None:
    enemy("102", loot=lo.DoubleCard(), loot_power=2)
    enemy("404", loot=lo.NoEffect(), loot_power=4)
    game = fight(Who(pile="404 102 1"), Who(pile="0 0 0 0"), enemy="101", below="104")
    game.do("play 404", "play 1")
    assert (game.asked, game.offered) == ("target_card", ["card 404", "card 1"])
    game.do("card 404")
    assert game.checks[0][0] == 8 + 1 + 2
    alone = fight(Who(pile="102"), Who(pile="0 0 0 0"), enemy="101", below="104")
    assert alone.checks[0][0] == 2, "nothing else in play: nothing is doubled"


@pytest.mark.rule("TF-D79")
def test_lo_06_and_40_cover_this_turn(enemy: Cards) -> None:
    game = playing(enemy, lo.BoostStandards(), "0 1 1 0", power=0)
    game.do("play 0")
    assert game.checks[0][0] == 3, "0 + 1 and 1 + 1, played later in this turn"
    enemy("103", loot=lo.LiftMisses(), loot_power=0)
    lifted = fight(Who(pile="0 103 1"), Who(pile="0 0 0 0"), enemy="101", below="104")
    lifted.do("play 0", "play 103")
    assert lifted.checks[0][0] == 2
    lifted.do("keep", "play 0", "play 0")
    assert lifted.checks[1][0] == 2, "another player's misses stay misses"


@pytest.mark.rule("TF-D64", "TF-140")
def test_lo_07_and_08_are_for_a_hero(enemy: Cards) -> None:
    for hero, power, cards_left in (("barbarian", 4, "1"), ("cleric", 1, "1 1")):
        assert playing(enemy, lo.HeroGain(hero=hero, gain=3), "0 0 1 1").values(0)["102"] == power  # type: ignore[arg-type]
        game = playing(enemy, lo.HeroDraw(hero=hero, cards=1), "0 0 1 1")  # type: ignore[arg-type]
        assert game.pile(0) == cards_left


@pytest.mark.rule("TF-D77")
def test_lo_09_is_not_counted_again(enemy: Cards) -> None:
    enemy("102", loot=lo.LootGain(), loot_power=1)
    for number in ("103", "104"):
        enemy(number, loot=lo.NoEffect(), loot_power=1)
    game = fight(Who(pile="103 102 104"), Who(pile="0 0 0 0"), enemy="101", below="105")
    game.do("play 103", "play 102")
    assert game.checks[0][0] == 1 + 2 + 1


@pytest.mark.rule("TF-D77", "TF-D18")
def test_gained_power_belongs_to_the_card(enemy: Cards) -> None:
    """A gain of 3 on a card of power 1 is doubled together with it."""
    enemy("102", loot=lo.HeroGain(hero="barbarian", gain=3), loot_power=1)
    enemy("210", loot=lo.DoubleCard(), loot_power=0)
    game = fight(Who(pile="102 210"), Who(pile="0 0 0 0"), enemy="101", below="104")
    game.do("play 102")
    assert (game.asked, game.offered) == ("order_effects", ["result 8", "result 5"])


def test_lo_10_the_first_player_and_the_rider(enemy: Cards) -> None:
    for rider, power in (("", 2), ("barbarian", 3), ("bard", 2)):
        game = playing(enemy, lo.FirstGain(gain=1, rider=rider), "0 0")  # type: ignore[arg-type]
        assert game.values(0)["102"] == power
    game = playing(enemy, lo.FirstGain(gain=1), "0 0", token=1)
    game.until("choose_destination")
    assert [event.facts["after"] for event in game.events("power_changed")] == []


RIDERS = [
    (lo.Draw(cards=1, rider="barbarian"), "drawn", 3),
    (lo.Weaken(gain=2, rider="barbarian"), "enemy_power", -4),
]


@pytest.mark.rule("TF-D64")
@pytest.mark.parametrize("kind", [each[0] for each in RIDERS], ids=["LO-02", "LO-23"])
def test_lo_45_is_two_on_high_levels(kind: Kind, enemy: Cards) -> None:
    enemy("402", loot=kind, loot_power=1)
    game = fight(Who("barbarian", pile="402 0 0 1 1 1 1"), Who("bard", pile="0"), enemy="101", below="104")
    game.do("keep", "play 402")
    if isinstance(kind, lo.Draw):
        assert len(game.s.players[0].hand) == 2 + 3
    else:
        assert game.power == 26
    other = fight(Who("bard", pile="402 0 0 1 1 1 1"), Who("thief", pile="0"), enemy="101", below="104")
    other.do("keep", "play 402")
    assert (len(other.s.players[0].hand), other.power) in ((3, 30), (2, 28))


def test_lo_45_raises_gains_not_prices(enemy: Cards) -> None:
    """LO-03, -13, -16, -19, -31, -35, -41 with the rider of level 1: one more."""
    game = playing(enemy, lo.PayCard(gain=2, rider="barbarian"), "0 0 1 1")
    assert game.do("pay").values(0)["102"] == 4
    assert game.pile(0) == "1", "the price is one card"
    game = playing(enemy, lo.PayMany(most=1, rider="barbarian"), "0 0 1 1 1")
    assert game.offered == ["amount 1", "amount 2", "decline"]
    game = playing(enemy, lo.Promise(gain=4, rider="barbarian"), "0 0")
    assert game.do("pay").values(0)["102"] == 6
    game = playing(enemy, lo.PayHand(gain=2, rider="barbarian"), "0 0 1")
    assert game.do("pay", "card 0").checks[0][0] == 4
    enemy("102", loot=lo.EmptyGain(gain=2, rider="barbarian"), loot_power=1)
    game = fight(Who("barbarian", pile="102"), Who("bard", pile="0 0"), enemy="101", below="104")
    assert game.checks[0][0] == 4
    enemy("102", loot=lo.Recover(cards=2, rider="barbarian"))
    game = fight(
        Who("barbarian", pile="102", discard="1 1 1 1"), Who("bard", pile="0 0"), enemy="101", below="104"
    )
    game.do("face 1", "face 1", "face 1")
    assert len(game.s.players[0].pile) == 3


def test_lo_11_the_last_to_act(enemy: Cards) -> None:
    enemy("102", loot=lo.LastGain(gain=2), loot_power=1)
    game = fight(Who(pile="102"), Who(pile="0"), enemy="101", below="104", token=1)
    assert game.checks[-1][0] == 3


@pytest.mark.rule("TF-D96")
@pytest.mark.parametrize(("rejections", "gain"), [(0, 0), (1, 2), (2, 4), (3, 4)])
def test_lo_12_counts_rejected_hands(rejections: int, gain: int, enemy: Cards) -> None:
    enemy("102", loot=lo.RejectGain(gain=2, most=4), loot_power=1)
    pile = " ".join(["0 0 0"] * rejections) + " 102 0 0 1"
    game = fight(Who(pile=pile), Who(pile="0"), enemy="101", below="104")
    game.do(*["reject"] * rejections, "keep", "play 102")
    assert game.values(0)["102"] == 1 + gain


def test_lo_13_an_empty_pile(enemy: Cards) -> None:
    assert playing(enemy, lo.EmptyGain(gain=3), "0 0").values(0)["102"] == 4
    assert playing(enemy, lo.EmptyGain(gain=3), "0 0 1").values(0)["102"] == 1


@pytest.mark.rule("TF-D86", "TF-D88")
def test_lo_19_can_be_declined(enemy: Cards) -> None:
    game = playing(enemy, lo.Promise(gain=4), "0 0")
    game.do("decline")
    game.until("choose_destination")
    assert not game.events("removed")


@pytest.mark.rule("TF-D84", "TF-D08")
def test_lo_23_weakens_the_enemy(enemy: Cards) -> None:
    enemy("101", power=3)
    game = playing(enemy, lo.Weaken(gain=4), "0 0", power=0)
    assert game.power == 0


@pytest.mark.rule("TF-D85")
def test_lo_24_what_has_happened_stays(enemy: Cards) -> None:
    enemy("101", power=9, rule=en.Grows(amount=1))
    enemy("409", loot=lo.Silence(), loot_power=0)
    game = fight(Who(pile="0"), Who(pile="409"), Who(pile="0"), enemy="101", below="104")
    assert [power for _total, power, _won in game.checks] == [9, 10, 10]


def test_lo_28_takes_on_a_power(enemy: Cards) -> None:
    enemy("404", loot=lo.NoEffect(), loot_power=4)
    enemy("102", loot=lo.Imitate(), loot_power=3)
    game = fight(Who(pile="404 102 1"), Who(pile="0 0 0 0"), enemy="101", below="104")
    game.do("play 404", "play 102")
    assert game.checks[0][0] == 4 + 4 + 1
    game = fight(Who(pile="1 102"), Who(pile="0 0 0 0"), enemy="101", below="104")
    game.do("play 1")
    assert game.checks[0][0] == 1 + 3, "never lower"
    enemy("101", rule=en.WeakLoot())
    game = fight(Who(pile="404 102"), Who(pile="0 0 0 0"), enemy="101", below="104")
    game.do("play 404")
    assert game.checks[0][0] == 3 + 3, "printed power counts, then the enemy's rule"
    enemy("101", power=20, rule=en.NoRule())
    game = fight(Who(pile="404"), Who(pile="102"), enemy="101", below="104")
    assert game.checks[1][0] == 4 + 3, "only one's own cards are imitated"


@pytest.mark.rule("TF-D37", "TF-107")
def test_lo_35_against_the_boss_pile(enemy: Cards) -> None:
    enemy("102", loot=lo.BossGain(gain=3), loot_power=1)
    game = fight(Who(pile="102"), Who(pile="0 0"), enemy="101", below="104")
    assert game.checks[0][0] == 1
    game = fight(Who(pile="102"), Who(pile="0 0"), enemy="101", below="B01", at_boss=True)
    assert game.checks[0][0] == 4, "also against a monster that lies there"


def test_lo_36_counts_finished_turns_of_others(enemy: Cards) -> None:
    enemy("102", loot=lo.LateGain(), loot_power=1)
    totals = []
    for seat in range(3):
        piles = ["0", "0", "0"]
        piles[seat] = "102"
        game = fight(*(Who(pile=pile) for pile in piles), enemy="101", below="104")
        totals.append(game.checks[2][0])
    assert totals == [1, 2, 3]
    enemy("410", loot=lo.ExtraTurn(), loot_power=0)
    game = fight(Who(pile="410 0 0"), Who(pile="102"), enemy="101", below="104")
    game.do("play 410", "pay")
    assert [event.facts["seat"] for event in game.events("turn")] == [0, 0, 1]
    assert game.checks[2][0] == 2, "players are counted, not turns"


def test_lo_39_gambles(enemy: Cards) -> None:
    enemy("404", loot=lo.Weaken(gain=4), loot_power=4)
    game = playing(enemy, lo.Gamble(), "0 0 404 1")
    assert (game.values(0)["102"], game.discard(0), game.power) == (5, "404", 30)
    assert playing(enemy, lo.Gamble(), "0 0").values(0)["102"] == 1


@pytest.mark.rule("TF-124")
def test_lo_41_names_a_number(enemy: Cards) -> None:
    game = playing(enemy, lo.PayMany(most=4), "0 0 1 1")
    assert (game.asked, game.offered) == ("pay_condition", ["amount 1", "amount 2", "decline"])
    game.do("amount 2")
    assert (game.values(0)["102"], game.discard(0)) == (3, "1 1")


# cards


@pytest.mark.rule("TF-122", "TF-123")
def test_lo_02_draws_what_is_there(enemy: Cards) -> None:
    game = playing(enemy, lo.Draw(cards=3), "0 0 1")
    assert game.hand(0) == "0 0 1"
    assert game.s.players[0].pile == []


@pytest.mark.rule("TF-117", "TF-D74")
def test_lo_14_and_15_search(enemy: Cards) -> None:
    game = playing(enemy, lo.SearchHand(card="loot"), "0 0 1 103 1")
    assert (game.asked, game.offered) == ("search_pile", ["face 103", "nothing"])
    game.do("face 103")
    assert game.hand(0) == "0 0 103"
    assert len(game.events("shuffled")) == 1
    game = playing(enemy, lo.SearchHand(card="hit"), "0 0 1 103 1")
    assert game.offered == ["face 1", "nothing"], "equal cards are one option"
    game.do("nothing")
    assert len(game.events("shuffled")) == 1, "shuffled also if nothing was taken"
    game = playing(enemy, lo.SearchTop(), "0 0 1 103 1 0")
    assert game.offered == ["face 1", "face 0", "face 103", "nothing"]
    game.do("face 103")
    assert game.pile(0).startswith("103")
    assert game.match.view(1).faces[game.s.players[0].pile[-1]] == game.events("put_on_top")[0].facts["face"]


@pytest.mark.rule("TF-069", "TF-D21")
def test_lo_16_and_17_shuffle_cards_back(enemy: Cards) -> None:
    enemy("102", loot=lo.Recover(cards=2), loot_power=0)
    game = fight(Who(pile="102 0 0", discard="1 0 1"), Who(pile="0 0"), enemy="101", below="104")
    game.do("play 102")
    assert (game.asked, game.offered) == ("pick_from_discard", ["face 1", "face 0", "done"])
    game.do("face 1", "face 1")
    assert game.s.players[0].pile
    assert game.discard(0) == "0"
    game = fight(Who(pile="102 0 0", discard="1 0 1"), Who(pile="0 0"), enemy="101", below="104")
    game.do("play 102", "done")
    assert not game.events("shuffled"), "up to allows none"
    enemy("102", loot=lo.RecoverOther(cards=2))
    game = fight(
        Who(pile="102 0 0", discard="1"),
        Who(pile="0", discard="0 1"),
        Who(pile="0"),
        enemy="101",
        below="104",
    )
    game.do("play 102", "seat 1")
    assert (game.asked, game.seat) == ("pick_from_discard", 1), "the owner of the pile chooses"


@pytest.mark.rule("TF-115", "TF-D86")
def test_lo_18_removes_a_card_from_the_hand(enemy: Cards) -> None:
    game = playing(enemy, lo.RemoveFromHand(), "0 1 1")
    game.do("use", "card 0")
    assert game.cards(game.s.removed) == "0"
    assert game.total == 2, "not played"


@pytest.mark.rule("TF-D74")
def test_lo_20_orders_the_top_of_the_pile(enemy: Cards) -> None:
    game = playing(enemy, lo.Foresee(cards=3), "0 0 1 103 0 1")
    assert (game.asked, game.offered) == ("rearrange_pile", ["card 1", "card 103", "card 0"])
    game.do("card 103")
    assert (game.cards(game.s.looked), game.cards(game.s.picked)) == ("0 1 103", "103"), (
        "everybody follows it"
    )
    game.do("card 0")
    assert game.pile(0) == "103 0 1 1"
    assert game.s.looked == game.s.picked == []
    view = game.match.view(2)
    assert [view.faces[card] for card in view.players[0].pile] == [
        -1,
        0,
        1,
        game.s.faces[game.s.players[0].pile[-1]],
    ]
    assert playing(enemy, lo.Foresee(cards=3), "0 0").asked == "play_next"


@pytest.mark.rule("TF-D39", "TF-D90", "TF-129")
def test_lo_21_and_22_rearrange_below_the_enemy(enemy: Cards) -> None:
    game = playing(enemy, lo.Scout(), "0 0")
    game.do("card 105")
    assert game.den(0) == "101 105 104"
    assert game.face_up(0) == "101", "looked at, turned down again, and known"
    assert all(game.s.seen[card] for card in game.s.dungeons[0].cards)
    game = playing(enemy, lo.Bury(), "0 0")
    assert game.den(0) == "101 105 104"
    assert not any(game.s.seen[card] for card in game.s.dungeons[0].cards[:-1]), "without looking"
    enemy("102", loot=lo.Bury())
    game = fight(Who(pile="102"), Who(pile="0 0"), enemy="B01", below="B02 B03", at_boss=True, rolls=[1])
    assert game.den(LAIR) == "B01 B03 B02"


@pytest.mark.rule("TF-D06")
def test_lo_29_redraws_the_rest_of_the_hand(enemy: Cards) -> None:
    game = playing(enemy, lo.Redraw(), "0 0 1 1 1")
    game.do("use")
    assert game.asked == "play_next"
    assert (game.hand(0), game.discard(0)) == ("1 1", "0 0")
    assert game.s.fight.turn.rejected == 0  # type: ignore[union-attr]


@pytest.mark.rule("TF-D86", "TF-D53", "TF-003")
def test_lo_30_borrows_for_the_fight(enemy: Cards) -> None:
    enemy("103", loot=lo.NoEffect(), loot_power=2)
    game = playing(enemy, lo.Borrow(), "0 0", reserve={1: "103"})
    assert game.hand(0) == "0 0 103"
    game.until("choose_destination")
    assert game.checks[0][0] == 3, "it is played for its loot half"
    assert game.reserve(1) == "103"
    assert game.events("returned")[0].facts["zone"] == "play"
    game = playing(enemy, lo.Borrow(), "0 0", level=2, reserve={1: "103", 2: "203"})
    assert game.hand(0) == "0 0 203", "the level of the dungeon, not of the enemy"


@pytest.mark.rule("TF-D86")
def test_a_borrowed_card_returns_from_every_zone(enemy: Cards) -> None:
    """Discarded from the hand, it was shuffled back into the draw pile: it is taken out of there."""
    enemy("103", loot=lo.NoEffect(), loot_power=2)
    enemy("104", loot=lo.Redraw(), loot_power=0)
    enemy("105", loot=lo.Recover(cards=2), loot_power=0)
    enemy("102", loot=lo.Borrow(), loot_power=0)
    game = fight(
        Who(pile="102 104 0 105 0 0 0 0 0"), Who(pile="0 0"), enemy="101", below="106", reserve={1: "103"}
    )
    game.do("keep", "play 102", "play 104", "use", "play 105", "face 103")
    assert "103" in game.pile(0)
    before = len(game.s.players[0].pile)
    game.until("choose_destination")
    returned = game.events("returned")[0].facts
    assert (returned["zone"], returned["seat"]) == ("pile", 0)
    assert game.reserve(1) == "103"
    assert before == 5


@pytest.mark.rule("TF-D86")
def test_a_borrowed_card_cannot_be_removed_or_promised(enemy: Cards) -> None:
    enemy("103", loot=lo.Promise(gain=4), loot_power=2)
    enemy("104", loot=lo.RemoveFromHand(), loot_power=0)
    enemy("102", loot=lo.Borrow(), loot_power=0)
    game = fight(Who(pile="102 104 0"), Who(pile="0 0"), enemy="101", below="106", reserve={1: "103"})
    game.do("play 102", "play 104", "use")
    assert game.cards(game.s.removed) == "0", "the only card it could remove"
    game = fight(Who(pile="102 0"), Who(pile="0 0"), enemy="101", below="106", reserve={1: "103"})
    game.do("play 102", "play 103")
    assert game.checks[0][0] == 2, "the promise is not offered"


@pytest.mark.rule("TF-115")
def test_a_drawn_card_that_was_removed_comes_back_as_another(enemy: Cards) -> None:
    """EN-23: drawn, it would count 0; removed and taken out of the reserve again, it counts."""
    enemy("101", rule=en.DrawnBanned())
    enemy("102", loot=lo.Draw(cards=1), loot_power=0)
    enemy("103", loot=lo.NoEffect(), loot_power=2)
    enemy("104", loot=lo.RemoveFromHand(), loot_power=0)
    enemy("105", loot=lo.Borrow(), loot_power=0)
    game = fight(Who(pile="102 104 105 103 0"), Who(pile="0"), enemy="101", below="106", reserve={})
    game.do("keep", "play 102", "play 104", "use", "card 103")
    assert [event.facts["card"] for event in game.events("taken")] == [
        game.events("removed")[0].facts["card"]
    ]
    assert game.checks[0][0] == 2


@pytest.mark.rule("TF-D15")
def test_a_drawn_card_can_be_discarded_again(enemy: Cards) -> None:
    enemy("102", loot=lo.Draw(cards=1), loot_power=0)
    enemy("103", loot=lo.PayHand(gain=2), loot_power=0)
    game = fight(Who(pile="102 103 0 1 1"), Who(pile="0 0"), enemy="101", below="104")
    game.do("keep", "play 102", "play 103", "pay", "card 1")
    assert game.discard(0) == "1"
    assert fight_of(game.s).drawn == []
    changes = [(event.facts["before"], event.facts["after"]) for event in game.events("power_changed")]
    assert changes == [(0, 2)], "told once, with both figures"


@pytest.mark.rule("TF-D23")
def test_lo_31_pays_with_a_card_of_the_hand(enemy: Cards) -> None:
    game = playing(enemy, lo.PayHand(gain=3), "0 1 1")
    game.do("pay", "card 0")
    assert game.checks[0][0] == 1 + 3 + 1
    assert playing(enemy, lo.PayHand(gain=3), "").checks[0][0] == 1


def test_lo_32_puts_a_discarded_card_on_top(enemy: Cards) -> None:
    enemy("102", loot=lo.Return(), loot_power=0)
    game = fight(Who(pile="102 0 0 0", discard="1 103"), Who(pile="0"), enemy="101", below="104")
    game.do("keep", "play 102")
    assert game.offered == ["face 1", "face 103"], "it must be done"
    game.do("face 103")
    assert game.pile(0) == "103 0"


@pytest.mark.rule("TF-D82", "TF-D15")
def test_lo_33_clings(enemy: Cards) -> None:
    enemy("402", loot=lo.Clings(), loot_power=3)
    enemy("101", rule=en.EachDiscards(cards=3))
    game = fight(Who(pile="0 402 0 1 1 1 1"), Who(pile="0"), enemy="101", below="104")
    assert game.discard(0) == "0 0", "together first, then it goes back"
    assert len(game.s.players[0].pile) + len(game.s.players[0].hand) == 5
    assert len(game.events("clings")) == 1
    own = playing(enemy, lo.LosesCards(cards=2), "0 0 0")
    enemy("101", rule=en.NoRule())
    own = playing(enemy, lo.LosesCards(cards=2), "0 0 402 0")
    assert own.discard(0) == "0 402", "a player's own card is no enemy"
    assert own.asked == "play_next"


@pytest.mark.rule("TF-122")
def test_lo_37_loses_cards(enemy: Cards) -> None:
    game = playing(enemy, lo.LosesCards(cards=2), "0 0 1")
    assert game.discard(0) == "1", "as many as there are"


@pytest.mark.rule("TF-D10", "TF-124")
def test_lo_44_needs_a_hand(enemy: Cards) -> None:
    assert playing(enemy, lo.ExtraTurn(), "").checks[0][0] == 1
    game = playing(enemy, lo.ExtraTurn(), "0 0 1")
    game.do("pay")
    assert game.events("extra_turn")
    assert game.discard(0) == "0 0"


# other players


@pytest.mark.rule("TF-D13", "TF-D06")
def test_lo_25_another_player_plays_now(enemy: Cards) -> None:
    enemy("102", loot=lo.LetPlay(), loot_power=0)
    enemy("103", loot=lo.Draw(cards=2), loot_power=1)
    enemy("104", loot=lo.LastGain(gain=3), loot_power=1)
    enemy("105", loot=lo.RejectGain(gain=3, most=4), loot_power=1)
    enemy("101", power=5)
    game = fight(Who(pile="0 0 0 1 1 102"), Who(pile="103 104 105 0 0"), enemy="101", below="106")
    game.do("reject", "play 102")
    assert (game.asked, game.seat) == ("use_optional", 1), "the player concerned"
    game.do("use")
    assert (game.asked, game.seat, game.offered) == ("play_next", 1, ["play 104", "play 105"])
    game.do("play 104")
    assert game.hand(1) == ""
    assert game.total_of(1) == 3, "not the last to act, no hands rejected"
    assert (game.asked, game.seat) == ("play_next", 0), "no check in between"
    game.do("play 1")
    assert game.checks == [(5, 5, True)]
    assert game.events("loot_taken")[0].facts["seat"] == 0, "it is still the active player's turn"


@pytest.mark.rule("TF-D13", "TF-D18")
def test_orders_of_changes_are_the_active_players(enemy: Cards) -> None:
    enemy("102", loot=lo.LetPlay(), loot_power=0)
    enemy("101", rule=en.WeakStandards())
    enemy("107", loot=lo.BoostStandards(), loot_power=0)
    enemy("103", loot=lo.Draw(cards=2), loot_power=1)
    game = fight(Who(pile="102"), Who(pile="103 0 107 0 0"), enemy="101", below="106")
    game.do("use", "play 0")
    assert (game.asked, game.seat) == ("order_effects", 0)


@pytest.mark.rule("TF-D80")
def test_lo_26_27_and_38_stay_with_the_next_turn(enemy: Cards) -> None:
    assert [turn.larger for turn in _queue(playing(enemy, lo.NextLarger(), "0 0"))] == [1, 0]
    assert [turn.larger for turn in _queue(playing(enemy, lo.NextSmaller(), "0 0"))] == [-1, 0]
    game = playing(enemy, lo.NextShield(), "0 0")
    assert [turn.shield for turn in _queue(game)] == [True, False]
    game.do("play 0", "reject")
    assert game.discard(1) == ""
    assert len(game.s.players[1].pile) == 2, "five cards again, three drawn"
    game.do("reject")
    assert len(game.s.players[1].discard) == 3, "only the first rejected hand goes back"


def _queue(game: Game) -> list[Turn]:
    return fight_of(game.s).queue


@pytest.mark.rule("TF-D96")
def test_lo_27_goes_before_rw_08_and_is_still_a_rejection(enemy: Cards) -> None:
    enemy("102", loot=lo.NextShield(), loot_power=0)
    enemy("101", rule=en.OneRejection())
    game = fight(Who(pile="102"), Who(pile="0 0 0 0 0", spare=1), enemy="101", below="104")
    game.do("reject")
    assert game.s.players[1].spare == 1, "not used up"
    assert game.asked == "play_next", "EN-15 counts it"
    enemy("101", rule=en.CostlyRejecting())
    game = fight(Who(pile="102"), Who(pile="0 0 0 0 0"), enemy="101", below="104")
    game.do("reject")
    assert len(game.s.players[1].discard) == 1
    order = [event.kind for event in game.told if event.kind in ("hand_returned", "pile_discarded")]
    assert order == ["hand_returned", "pile_discarded"], "the price is paid after the shuffle"


@pytest.mark.rule("TF-D87")
def test_lo_42_names_any_player(enemy: Cards) -> None:
    enemy("101", power=1)
    game = playing(enemy, lo.NameReceiver(), "0 0")
    game.do("play 0")
    assert (game.asked, game.offered) == ("loot_receiver", ["seat 0", "seat 1", "seat 2"])
    lost = fight(Who(pile="102"), Who(pile="0"), enemy=enemy("104", power=30, rule=en.NoRule()), below="105")
    assert not lost.events("loot_taken")


def test_lo_43_cards_go_under_the_draw_pile(enemy: Cards) -> None:
    enemy("102", loot=lo.TakeBack(), loot_power=1)
    enemy("210", loot=lo.DoubleCard(), loot_power=0)
    game = fight(Who(pile="1 210 0"), Who(pile="1"), Who(pile="102"), enemy="101", below="104")
    game.do("play 1", "play 210")
    assert game.checks[1][0] == 3
    assert (game.asked, game.seat, game.offered) == (
        "use_optional", 0, ["card 1", "card 210", "card 0", "decline"],
    )  # fmt: skip
    game.do("card 210")
    assert game.seat == 1, "each other player, clockwise"
    game.do("decline")
    assert game.checks[2][0] == 2 + 0 + 1 + 1, "what 210 did stays"
    assert game.events("put_under")[0].facts["seat"] == 0


# Skills


@pytest.mark.rule("TF-123", "TF-D76")
def test_sk_01_names_a_number(enemy: Cards) -> None:
    game = fight(Who("barbarian", pile="S01 0 0 1 1 1 1"), Who("bard", pile="0"), enemy="101", below="104")
    game.do("keep", "play S01")
    assert game.offered == ["amount 1", "amount 2", "amount 3", "decline"]
    game.do("amount 2")
    assert game.hand(0) == "0 0 1 1"


@pytest.mark.rule("TF-151", "TF-D76")
def test_sk_03_any_player(enemy: Cards) -> None:
    game = fight(
        Who("cleric", pile="S03 0", discard="1"),
        Who("bard", pile="0", discard="0 1"),
        enemy="101",
        below="104",
    )
    game.do("play S03", "use")
    assert (game.asked, game.offered) == ("target_player", ["seat 0", "seat 1"])
    game.do("seat 1")
    assert (game.asked, game.seat) == ("pick_from_discard", 1)


@pytest.mark.rule("TF-121", "TF-D53", "TF-D37", "TF-D47", "TF-119")
def test_sk_04_takes_a_reserve_card(enemy: Cards) -> None:
    enemy("103", loot=lo.NoEffect(), loot_power=2)
    people = (Who("thief", pile="S04 0"), Who("bard", pile="0"))
    game = fight(*people, enemy="101", below="104", reserve={1: "103 105"})
    game.do("play S04", "use")
    assert game.hand(0) == "0 103", "the top one, to be played this turn"
    game.until("choose_destination")
    assert "103" in game.pile(0), "it stays in the deck"
    level = fight(*people, enemy="101", below="401", level=4, reserve={1: "103", 4: "402"})
    level.do("play S04", "use")
    assert level.hand(0) == "0 402", "the level of the pile, not of the enemy"
    boss = fight(*people, enemy="B01", below="B02", at_boss=True, reserve={5: "501"}, rolls=[1])
    boss.do("play S04", "use")
    assert boss.hand(0) == "0 501"
    lower = fight(*people, enemy="401", below="402", reserve={3: "301", 5: "501"}, others=[Den("104")])
    lower.do("play S04", "use")
    assert lower.offered == ["level 3", "decline"]
    none = fight(*people, enemy="401", below="402", reserve={5: "501"})
    none.do("play S04")
    assert not none.events("taken")
