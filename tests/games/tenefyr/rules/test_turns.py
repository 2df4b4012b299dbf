"""A turn: drawing, keeping or rejecting, playing everything, the one check."""

from __future__ import annotations

import pytest

from heroes_desktop.games.tenefyr.kinds.base import Kind
from heroes_desktop.games.tenefyr.kinds.enemies import (
    CostlyRejecting,
    EachDiscards,
    EachLosesTop,
    FirstDiscards,
    Grows,
    LargeHands,
    NoRejecting,
    NoRule,
    OneRejection,
    SmallHands,
    TurnTaken,
)
from heroes_desktop.games.tenefyr.kinds.loot import (
    Draw,
    ExtraTurn,
    HeroGain,
    LosesCards,
    NextLarger,
    NextSmaller,
    NoEffect,
    PayHand,
    Redraw,
    Weaken,
)
from heroes_desktop.games.tenefyr.power import exhausted, fight_of, rejections_left
from heroes_desktop.games.tenefyr.state import PowerChange
from tests.scenarios.tenefyr.build import Cards, Den, Who, fight


@pytest.fixture
def hard(cards: Cards) -> Cards:
    """Card 101 has power 30 and no rule."""
    cards("101", power=30, rule=NoRule())
    return cards


@pytest.mark.rule("TF-037", "TF-D03", "TF-154", "TF-155")
def test_a_hand_of_three_open_to_all(hard: Cards) -> None:
    game = fight(Who(pile="1 0 1 0"), Who(pile="0 0"), enemy="101", below="104")
    assert game.hand(0) == "0 1 1"
    for seat in (0, 1, None):
        view = game.match.view(seat)
        assert [view.faces[card] for card in view.players[0].hand] == [0, 1, 0]
        assert [view.faces[card] for card in view.players[0].pile] == [-1]


@pytest.mark.rule("TF-041", "TF-042", "TF-043", "TF-046", "TF-047", "TF-D15")
def test_rejecting_puts_the_whole_hand_away_for_good(hard: Cards) -> None:
    hard("102", loot=Weaken(gain=4), loot_power=1)
    game = fight(Who(pile="102 1 1 0 0 0 0"), Who(pile="0 0"), enemy="101", below="104")
    assert game.offered == ["keep", "reject"]
    game.do("reject")
    assert game.discard(0) == "1 1 102"
    assert game.hand(0) == "0 0 0"
    assert (game.total, game.power) == (0, 30), "neither power nor effect of rejected cards counts"
    assert not game.match.can_undo
    game.do("keep", "play 0", "play 0")
    assert game.checks == [(0, 30, False)]


@pytest.mark.rule("TF-038", "TF-D05")
@pytest.mark.parametrize(("rule", "size"), [(SmallHands(), 2), (LargeHands(), 4), (NoRule(), 3)])
def test_a_changed_hand_size_also_counts_for_redraws(rule: object, size: int, cards: Cards) -> None:
    cards("101", power=30, rule=rule)  # type: ignore[arg-type]
    game = fight(Who(pile="0 0 0 0 0 0 0 0 0"), Who(pile="0 0"), enemy="101", below="104")
    assert len(game.s.players[0].hand) == size
    game.do("reject")
    assert len(game.s.players[0].hand) == size


@pytest.mark.rule("TF-D05")
def test_hand_sizes_add_up_within_one_and_six(cards: Cards) -> None:
    cards("101", power=30, rule=LargeHands())
    game = fight(Who(pile="0 0 0 0 0 0 0 0 0", larger=5), Who(pile="0"), enemy="101", below="104")
    assert len(game.s.players[0].hand) == 6
    cards("101", rule=SmallHands())
    for number in ("102", "103"):
        cards(number, loot=NextSmaller(), loot_power=0)
    game = fight(Who(pile="102 103"), Who(pile="0 0 0 0"), enemy="101", below="104")
    game.do("play 102")
    assert len(game.s.players[1].hand) == 1, "3 − 1 − 1 − 1 is raised to 1"


@pytest.mark.rule("TF-D05", "TF-D69")
def test_a_set_hand_size_ignores_the_sum(cards: Cards) -> None:
    cards("307", power=30, rule=TurnTaken())
    game = fight(Who(pile="0 0 0 0", larger=2), Who(pile="0 0 0 0", larger=2), enemy="307", below="301")
    assert game.offered == ["seat 0", "seat 1"]
    game.do("seat 0")
    assert len(game.s.players[0].hand) == 1
    game.do("keep")
    assert len(game.s.players[1].hand) == 4, "the other has 3 + 2, but only four cards"
    cards("108", loot=NextLarger(), loot_power=0)
    game = fight(Who(pile="108"), Who(pile="0 0 0 0"), enemy="307", below="301")
    game.do("seat 1")
    assert game.events("next_hand")
    assert len(game.s.players[1].hand) == 1, "whatever a card adds"


@pytest.mark.rule("TF-040")
def test_no_reshuffle_during_a_visit(hard: Cards) -> None:
    hard("101", power=1)
    game = fight(Who(pile="1 0 0", discard="1 1 1"), Who(pile="1 0 0 0"), enemy="101", below="104 105")
    game.do("play 1", "play 0", "continue")
    assert not game.events("shuffled")
    assert len(game.s.players[0].discard) == 7, "played cards and loot join the three that lay there"


@pytest.mark.rule("TF-044", "TF-041", "TF-002")
@pytest.mark.parametrize(("rule", "why"), [(NoRejecting(), "forbidden"), (OneRejection(), "once")])
def test_the_table_says_why_a_hand_cannot_be_rejected(rule: object, why: str, cards: Cards) -> None:
    cards("101", power=30, rule=rule)  # type: ignore[arg-type]
    game = fight(Who(pile="0 0 0 0 0 0 0"), Who(pile="0"), enemy="101", below="104")
    if why == "once":
        game.do("reject")
    assert game.asked == "play_next"
    assert game.events("kept")[0].facts["forced"] == why


@pytest.mark.rule("TF-D06", "TF-053")
def test_drawn_cards_join_the_hand_without_a_new_decision(hard: Cards) -> None:
    hard("102", loot=Draw(cards=2), loot_power=1)
    game = fight(Who(pile="102 1 0 0 1 1"), Who(pile="0"), enemy="101", below="104")
    game.do("keep", "play 102")
    assert game.asked == "play_next"
    assert game.hand(0) == "0 0 1 1"
    assert len(game.offered) == 4, "in any order with the cards still in hand"
    game.until("choose_destination")
    assert game.checks[0][0] == 3


@pytest.mark.rule("TF-048", "TF-049", "TF-050", "TF-051", "TF-059")
def test_one_card_at_a_time_in_any_order_and_all_of_them(hard: Cards) -> None:
    hard("102", loot=PayHand(gain=2), loot_power=0)
    game = fight(Who(pile="102 1 0 1"), Who(pile="0 0"), enemy="101", below="104")
    game.do("keep")
    assert game.offered == ["play 102", "play 1", "play 0"]
    game.do("play 102")
    assert game.asked == "pay_condition", "resolved before the next card"
    game.do("pay", "card 0")
    assert game.total == 0 + 2 + 1, "the last card was played at once"
    assert len(game.checks) == 1


@pytest.mark.rule("TF-054", "TF-D23")
def test_played_cards_are_no_hand_cards(hard: Cards) -> None:
    hard("102", loot=PayHand(gain=2), loot_power=0)
    game = fight(Who(pile="1 1 102 0"), Who(pile="0 0 0 0"), enemy="101", below="104")
    game.do("keep", "play 1", "play 1")
    assert game.asked == "keep_or_reject", "102 has no card left to pay with and is not asked about"
    assert game.checks == [(2, 30, False)]
    game = fight(Who(pile="1 1 102 0"), Who(pile="0 0 0 0"), enemy="101", below="104")
    game.do("keep", "play 1", "play 102", "pay")
    assert [event.facts["why"] for event in game.events("hand_discarded")] == ["paid"]
    assert game.discard(0) == "1", "the other 1 is in play and stays there"


@pytest.mark.rule("TF-056", "TF-D15")
def test_cards_are_discarded_from_the_top_unplayed(hard: Cards) -> None:
    hard("102", loot=LosesCards(cards=2), loot_power=0)
    hard("103", loot=Weaken(gain=4), loot_power=2)
    game = fight(Who(pile="102 0 0 103 1 0"), Who(pile="0 0"), enemy="101", below="104")
    game.do("keep", "play 102")
    assert game.discard(0) == "1 103"
    assert game.pile(0) == "0"
    assert (game.total, game.power) == (0, 30)


@pytest.mark.rule("TF-057")
def test_the_owner_chooses_what_to_discard_from_the_hand(hard: Cards) -> None:
    hard("102", loot=PayHand(gain=2), loot_power=0)
    game = fight(Who(pile="102 1 0 1"), Who(pile="0 0"), enemy="101", below="104")
    game.do("keep", "play 102", "pay")
    assert (game.asked, game.seat, game.offered) == ("discard_from_hand", 0, ["card 1", "card 0"])


@pytest.mark.rule("TF-058", "TF-065", "TF-067", "TF-068")
def test_without_cards_nothing_is_played_and_the_check_is_made(hard: Cards) -> None:
    game = fight(Who(), Who(), Who(), enemy="101", below="104", others=[])
    assert game.checks == [(0, 30, False)] * 3
    assert game.result == "lost"


@pytest.mark.rule("TF-068", "TF-077")
def test_exhaustion_does_not_end_a_visit(cards: Cards) -> None:
    cards("101", power=1, rule=NoRule())
    game = fight(Who(pile="1"), Who(), enemy="101", below="104")
    assert all(exhausted(game.s, seat) for seat in (0, 1))
    assert game.offered == ["continue", "leave"]


@pytest.mark.rule("TF-069", "TF-D12", "TF-090")
def test_exhaustion_is_nothing_but_an_empty_pile(cards: Cards) -> None:
    cards("101", power=1, rule=NoRule())
    game = fight(Who(pile="1"), Who(pile="0"), enemy="101", below="104")
    assert exhausted(game.s, 0)
    game.do("leave")
    assert not exhausted(game.s, 0)


@pytest.mark.rule("TF-D08", "TF-064")
def test_an_enemy_without_power_falls_in_the_first_check(cards: Cards) -> None:
    cards("101", power=3, rule=NoRule())
    game = fight(Who(pile="0 0 0 0"), Who(pile="0"), enemy="101", below="104", weaker=9)
    assert game.power == 0
    assert game.asked == "keep_or_reject", "the first player still has a turn"
    game.do("keep", "play 0", "play 0")
    assert game.checks == [(0, 0, True)]


@pytest.mark.rule("TF-D09", "TF-D11", "TF-D84")
def test_between_turns_nothing_is_won(cards: Cards) -> None:
    """Power that falls between two turns waits for the next check."""
    cards("101", power=2, rule=NoRule())
    game = fight(Who(pile="1 0"), Who(), Who(pile="1 1 1 1"), enemy="101", below="104")
    game.do("play 1")
    assert game.checks == [(1, 2, False), (1, 2, False)], "an exhausted player has a turn with a check"
    fight_of(game.s).changes.append(PowerChange(-1, 0))
    assert game.total == game.power == 1
    assert game.asked == "keep_or_reject", "the fight goes on until the next final check"
    game.do("keep", "play 1", "play 1")
    assert game.checks[-1] == (4, 1, True)


@pytest.mark.rule("TF-D11")
def test_an_exhausted_player_can_win(cards: Cards) -> None:
    """Weakened meanwhile, the enemy falls in the check of a player who played nothing."""
    cards("101", power=3, rule=NoRule())
    cards("103", loot=Weaken(gain=1), loot_power=1)
    game = fight(Who(pile="103"), Who(), enemy="101", below="104")
    assert game.checks == [(1, 2, False), (1, 2, False)]
    cards("101", power=2)
    game = fight(Who(pile="103"), Who(), enemy="101", below="104")
    assert game.checks == [(1, 1, True)]


@pytest.mark.rule("TF-D75", "TF-066")
def test_the_hand_that_empties_the_pile_counts_in_full(cards: Cards) -> None:
    cards("101", power=3, rule=NoRule())
    game = fight(Who(pile="1 1 1"), Who(pile="0"), enemy="101", below="104")
    assert game.s.players[0].pile == []
    game.do("play 1", "play 1")
    assert game.checks == [(3, 3, True)]


@pytest.mark.rule("TF-D10", "TF-061")
def test_an_extra_turn_comes_right_after_the_current_one(hard: Cards) -> None:
    hard("410", loot=ExtraTurn(), loot_power=2)
    game = fight(Who(pile="410 0 0 1 1 1 0"), Who(pile="0 0"), Who(pile="0"), enemy="101", below="104")
    game.do("keep", "play 410", "pay", "keep", "play 1", "play 1")
    assert [event.facts["seat"] for event in game.events("turn")] == [0, 0, 1]
    assert game.checks[1][0] == 5
    assert game.total == 5, "cards of both turns stay in play"


@pytest.mark.rule("TF-D10")
def test_no_extra_turn_after_a_win(cards: Cards) -> None:
    cards("101", power=2, rule=NoRule())
    cards("410", loot=ExtraTurn(), loot_power=2)
    game = fight(Who(pile="410 0 0 1"), Who(pile="0"), enemy="101", below="104")
    game.do("keep", "play 410", "pay")
    assert game.result == "won"
    assert len(game.events("turn")) == 1


@pytest.mark.rule("TF-D80")
def test_the_next_turn_keeps_its_effect_behind_an_extra_turn(hard: Cards) -> None:
    hard("410", loot=ExtraTurn(), loot_power=0)
    hard("108", loot=NextLarger(), loot_power=0)
    game = fight(
        Who(pile="108 410 0 0 0 0 0"), Who(pile="0 0 0 0 0"), Who(pile="0"), enemy="101", below="104"
    )
    game.do("keep", "play 108", "play 410", "pay")
    assert len(game.s.players[0].hand) == 3, "the extra turn has a hand of three"
    game.do("keep", "play 0", "play 0")
    assert len(game.s.players[1].hand) == 4, "Ben's turn was next when it was said"


@pytest.mark.rule("TF-D80", "TF-122")
def test_no_next_turn_no_effect(hard: Cards) -> None:
    hard("108", loot=NextLarger(), loot_power=1)
    game = fight(Who(pile="0"), Who(pile="108"), enemy="101", below="104")
    assert game.checks[-1][0] == 1
    assert not game.events("next_hand")


@pytest.mark.rule("TF-D16", "TF-D10")
def test_nothing_happens_after_the_last_turn(cards: Cards) -> None:
    cards("101", power=9, rule=Grows(amount=1))
    game = fight(Who(pile="0"), Who(pile="0"), Who(pile="0"), enemy="101", below="104")
    assert game.checks == [(0, 9, False), (0, 10, False), (0, 11, False)]
    assert len(game.events("enemy_power")) == 2


@pytest.mark.rule("TF-044", "TF-045")
@pytest.mark.parametrize(
    ("rule", "left"), [(NoRule(), 4), (OneRejection(), 1), (NoRejecting(), 0), (CostlyRejecting(), 3)]
)
def test_how_often_a_hand_can_still_be_rejected(rule: Kind, left: int, cards: Cards) -> None:
    cards("101", power=30, rule=rule)
    game = fight(Who(pile=" ".join("1" * 13)), Who(pile="0"), enemy="101", below="104")
    assert rejections_left(game.s) == left


@pytest.mark.rule("TF-D16", "TF-D24")
@pytest.mark.parametrize(
    ("rule", "moments"),
    [
        (EachDiscards(cards=1), "fight pile_discarded pile_discarded turn drawn played played played check"),
        (Grows(amount=1), "fight turn drawn played played played check enemy_power turn drawn played"),
        (EachLosesTop(), "check fight_over pile_discarded pile_discarded loot_taken table_cleared token"),
    ],
    ids=["start", "after a turn", "end"],
)
def test_the_moments_of_a_fight_come_in_their_order(rule: Kind, moments: str, cards: Cards) -> None:
    cards("101", power=3, rule=rule)
    game = fight(Who(pile="1 1 0 0 0"), Who(pile="1 1 1 1 1"), enemy="101", below="104")
    game.until("continue_or_leave")
    wanted = moments.split()
    told = " ".join(event.kind for event in game.told if event.kind in wanted)
    assert moments in told


@pytest.mark.rule("TF-002")
def test_the_card_goes_before_the_rules(hard: Cards) -> None:
    """The rules end a fight after one turn each; a card gives another."""
    hard("410", loot=ExtraTurn(), loot_power=0)
    game = fight(Who(pile="0"), Who(pile="410 0 1 1"), enemy="101", below="104")
    game.do("keep", "play 410", "pay")
    assert [event.facts["seat"] for event in game.events("turn")] == [0, 1, 1]


@pytest.mark.rule("TF-010", "TF-003")
def test_discards_go_to_their_owners(hard: Cards) -> None:
    hard("101", power=2)
    game = fight(Who(pile="0 0 0 0"), Who(pile="1 1 0 0"), enemy="101", below="104")
    game.do("keep", "play 0", "play 0", "keep", "play 1", "play 1")
    assert game.discard(0) == "0 0 0"
    assert game.discard(1) == "0 1 1 101"


@pytest.mark.rule("TF-010", "TF-042")
def test_rejected_hands_go_to_their_owners(hard: Cards) -> None:
    game = fight(Who(pile="0 0 0"), Who(pile="1 1 0 0 0 0"), enemy="101", below="104")
    game.do("play 0", "play 0", "reject")
    assert game.s.fight is not None
    assert [played.seat for played in game.s.fight.played] == [0, 0, 0]
    assert game.discard(0) == ""
    assert game.discard(1) == "0 1 1"


@pytest.mark.rule("TF-012")
def test_no_limit_on_cards(hard: Cards) -> None:
    ones = " ".join(["1"] * 24)
    zeros = " ".join(["0"] * 20)
    hard("102", loot=Redraw(), loot_power=0)
    game = fight(Who(pile=ones, discard=zeros), Who(), enemy="101", below="104")
    for _hand in range(7):
        game.do("reject")
    assert len(game.s.players[0].discard) == 41


@pytest.mark.rule("TF-D94", "TF-032")
def test_players_are_affected_one_after_the_other(cards: Cards) -> None:
    cards("111", power=9)
    game = fight(Who(pile="1 0 0"), Who(pile="1 0 0"), Who(pile="1 0 0"), enemy="111", token=2)
    assert [event.facts["seat"] for event in game.events("pile_discarded")] == [2, 0, 1]
    kinds = [event.kind for event in game.told]
    assert kinds.index("pile_discarded") < kinds.index("turn")


@pytest.mark.rule("TF-031", "TF-034")
def test_only_the_enemy_being_fought_has_a_rule(cards: Cards) -> None:
    cards("105", rule=FirstDiscards(cards=2))
    cards("308", power=9)
    cards("101", power=9, rule=NoRule())
    game = fight(Who(pile="1 1 1"), Who(pile="0 0"), enemy="101", below="105", others=[Den("308")])
    game.do("play 1", "play 1")
    assert game.checks[0][0] == 3, "another dungeon's rule lowers nothing"
    assert not game.events("pile_discarded")


@pytest.mark.rule("TF-072")
def test_combined_power_is_not_kept(cards: Cards) -> None:
    cards("101", power=1, rule=NoRule())
    cards("104", power=9, rule=NoRule())
    cards("102", loot=HeroGain(hero="barbarian", gain=4), loot_power=1)
    game = fight(Who(pile="102"), Who(pile="0 0 0 0"), enemy="101", below="104")
    game.do("continue")
    assert game.total == 0
    assert fight_of(game.s).played == []


@pytest.mark.rule("TF-D76", "TF-006", "TF-D21")
def test_a_skill_may_be_declined_and_still_counts(hard: Cards) -> None:
    hard("101", power=9)
    game = fight(Who("bard", pile="S02 0 0 1 1"), Who("cleric", pile="1 0"), enemy="101", below="104")
    game.do("keep", "play S02", "decline")
    assert game.pile(0) == "1 1"
    assert game.total == 1
    rejected = fight(Who("bard", pile="S02 0 0 1 1"), Who("cleric", pile="1 0"), enemy="101", below="104")
    rejected.do("reject")
    assert rejected.asked == "play_next", "a rejected Skill does nothing"


@pytest.mark.rule("TF-D21")
def test_mandatory_and_optional_effects(hard: Cards) -> None:
    hard("102", loot=LosesCards(cards=2), loot_power=0)
    game = fight(Who(pile="102 0 0 1 1 1"), Who(pile="0"), enemy="101", below="104")
    game.do("keep", "play 102")
    assert game.asked == "play_next", "a drawback is not asked about"
    hard("102", loot=Redraw())
    game = fight(Who(pile="102 0 0 1 1 1"), Who(pile="0"), enemy="101", below="104")
    game.do("keep", "play 102")
    assert (game.asked, game.offered) == ("use_optional", ["use", "decline"])
    hard("102", loot=NoEffect())
