"""Greenskins and rock, paper, scissors (IK-149 to IK-158)."""

from __future__ import annotations

from itertools import product

import pytest

from heroes_desktop.engine import Chance, IllegalOption, Match, Option, situation
from heroes_desktop.games.immortal_king import text
from heroes_desktop.games.immortal_king.bot import heuristic
from heroes_desktop.games.immortal_king.content import CARDS, FACES, faces_of
from heroes_desktop.games.immortal_king.text.acts import ACTS
from heroes_desktop.games.shared.declarations import Asked
from tests.scenarios.immortal_king.build import (
    MASTER,
    PARTY,
    Guard,
    asked,
    kinds,
    numbers,
    offered,
    play,
    start,
    table,
    throw,
)

from .moves import EVERY_COLOUR, adventurer, attack, end_turn, guard, has_mana, phase, plain, power, told

HANDS = ("rock", "paper", "scissors")
PILES = (("F49", "F54"), ("F53",), ("F47",))
HEADS = ("F14", "F30", "F42")
WINS = {("paper", "rock"), ("rock", "scissors"), ("scissors", "paper")}


def against(number: str, **more: object) -> Match:
    """The party attacks this card in the first corridor."""
    return attack(plain((number, "F36", "F57"), more.pop("piles", PILES), **more), 0)  # type: ignore[arg-type]


@pytest.mark.rule("IK-149")
def test_greenskins_have_power_4_in_solo_only() -> None:
    greenskins = [CARDS[face] for box in (1, 2) for face in faces_of(box, "dungeon")]
    assert {card.base for card in greenskins if card.family == "greenskin"} == {4}
    solo = attack(plain(("F13", "F36", "F57"), solo="dark_evening"), 0, 4)
    assert told(solo, "fight_won")[0]["power"] == 4
    assert asked(against("F13")) == "rps_throw"


@pytest.mark.rule("IK-149", "IK-D21")
@pytest.mark.parametrize("token", [False, True])
def test_effects_outside_a_fight_read_the_printed_power(token: bool) -> None:
    s = plain((Guard("F13", token=token), "F58", "F57"), PILES, shown=("F10",), won=HEADS)
    match = start(phase(s))
    assert power(match, 0) == 4 + token
    play(match, "equipment_action quest F10")
    assert told(match, "won")[0]["face"] == FACES["F13"]
    assert not told(match, "throw")


@pytest.mark.rule("IK-D21", "IK-D22")
def test_the_token_of_a_greenskin_counts_outside_a_fight() -> None:
    s = plain((Guard("W14", token=True), "F58", "F57"), PILES, shown=("W10",), won=("F12", "F13"))
    match = start(phase(s))  # Fierce: 4 + 2, too much for Power 4 or less
    assert power(match, 0) == 6
    assert asked(match) == "choose_target"


@pytest.mark.rule("IK-150")
def test_both_sides_choose_secretly_and_at_the_same_time() -> None:
    match = against("F12")
    assert {(decision.seat, decision.kind) for decision in match.pending} == {
        (PARTY, "rps_throw"), (MASTER, "rps_throw")
    }  # fmt: skip
    assert all(decision.secret for decision in match.pending)
    assert offered(match) == set(HANDS)
    events = throw(match, "rock", "scissors")
    assert told(events, "throw") == [{"party": "rock", "dm": "scissors", "result": "won"}]
    assert "roll" not in kinds(events)


@pytest.mark.rule("IK-151", "IK-152")
@pytest.mark.parametrize(("party", "master"), list(product(HANDS, HANDS)))
def test_who_beats_whom_and_ties_are_the_partys(party: str, master: str) -> None:
    events = throw(against("F12"), party, master)
    won = party == master or (party, master) in WINS
    assert kinds(events)[kinds(events).index("throw") + 1] == ("fight_won" if won else "fight_lost")


@pytest.mark.rule("IK-153")
def test_any_other_throw_is_replayed_until_there_is_a_winner() -> None:
    win, lose = '{ kind = "courage", amount = 3 }', '{ kind = "courage", amount = -1 }'
    rows = f'{{ kind = "rps", win = [{win}], lose = [{lose}] }}'
    with adventurer("X1", ultimate=rows):
        match = start(phase(plain(party=("X1",), won=EVERY_COLOUR)))
        play(match, "equipment_action ultimate X1")
        for hand in ("rock", "paper"):
            throw(match, hand, hand)
            assert asked(match) == "rps_throw"
        throw(match, "rock", "paper")
        assert match.state.courage == 4


@pytest.mark.rule("IK-154", "IK-D58")
def test_only_what_touches_neither_roll_nor_power_can_be_used_before_a_throw() -> None:
    party = ("F1", "F2", "F3", "F4")
    s = table(("F12", "F36", "F57"), PILES, party=party, mana=("F1", "F2", "F3"), hidden=("F7", "F8", "F9"))
    match = attack(s, 0)
    assert offered(match) == {"throw", "power F3", "potion F8", "potion F9"}
    play(match, "window1 potion F8", "window1 potion F9", "window1 throw")
    events = throw(match, "rock", "paper")
    assert match.state.courage == 6
    assert asked(match) == "after_fight_potion"  # no window 3
    assert not {"roll", "doom"} & set(kinds(events))


@pytest.mark.rule("IK-154")
def test_moving_or_leaving_the_fight_and_switching_off_abilities_is_possible() -> None:
    s = table(("F21", "F36", "F57"), PILES, party=("F3", "W2"), hidden=("W8",))
    match = attack(s, 0)
    assert offered(match) == {"throw", "power F3", "power W2", "potion W8"}
    play(match, "window1 power F3")
    assert told(match, "fight_left")
    assert guard(match, 0) == "F21"


@pytest.mark.rule("IK-154")
def test_the_die_effects_of_window_1_are_not_offered() -> None:
    s = plain(("F12", "F36", "F57"), PILES, party=("F4", "W3", "W4"), mana=("F4", "W3", "W4"), hidden=("W7",))
    match = attack(s, 0)
    assert offered(match) == {"throw"}


@pytest.mark.rule("IK-154", "IK-D22")
def test_tenacity_and_power_bonuses_do_not_matter() -> None:
    for token in (False, True):
        s = plain((Guard("F19", token=token), "F36", "F57"), PILES, shown=("F5",), mana=("F4",))
        match = attack(s, 0)
        assert asked(match) == "rps_throw"
        assert told(throw(match, "paper", "paper"), "fight_won")


@pytest.mark.rule("IK-D22")
def test_the_dungeon_master_may_buy_tenacity_for_a_greenskin() -> None:
    s = plain(("F29", "F36", "F57"), (("F13",), ("F53",), ("F47",)), fear=2)
    match = attack(s, 0, 6)
    assert "tenacity" in offered(match)
    play(match, "place_guard tenacity")
    assert match.state.corridors[0].token
    assert power(match, 0) == 5


@pytest.mark.rule("IK-D22")
@pytest.mark.parametrize(("top", "warned"), [("F13", True), ("F53", False)])
def test_a_token_that_will_not_help_is_warned_of(top: str, warned: bool) -> None:
    match = attack(plain(("F29", "F36", "F57"), ((top,), ("F53",), ("F47",)), fear=3), 0, 6)
    play(match, "doom pass")
    view, decision = match.view(match.state.dm), match.decision
    assert decision is not None
    warning = {option.act: "throw" in text.option(view, decision, option) for option in decision.options}
    assert warning == {"up": False, "ambush": False, "tenacity": warned, "both": warned}
    wastes = ACTS["tenacity"].wastes
    assert wastes is not None
    assert bool(wastes(Asked(view, decision, Option("tenacity")))) == warned


@pytest.mark.rule("IK-155")
def test_victory_gives_the_card_bodyguard_replacement_and_mana() -> None:
    match = against("F13", fear=1)
    events = throw(match, "paper", "rock")
    assert told(events, "won")[0]["face"] == FACES["F13"]
    assert asked(match) == "place_guard"
    play(match, "place_guard up")
    assert guard(match, 0) == "F49"
    play(match, "place_mana adventurer F4")
    assert has_mana(match) == ["F4"]


@pytest.mark.rule("IK-155", "IK-D23")
def test_bodyguard_works_on_a_greenskin() -> None:
    match = against("F17")
    throw(match, "paper", "rock")
    assert offered(match) == {"corridor 1", "corridor 2", "none"}


@pytest.mark.rule("IK-155", "IK-D23")
@pytest.mark.parametrize(("number", "loss"), [("F12", 1), ("F21", 2)])
def test_defeat_costs_courage_and_the_greenskin_stays(number: str, loss: int) -> None:
    match = against(number)
    throw(match, "rock", "paper")
    assert (match.state.courage, match.state.fear) == (5 - loss, loss)
    assert guard(match, 0) == number


@pytest.mark.rule("IK-D23")
def test_treasure_and_auras_of_greenskins_work_in_a_duel() -> None:
    treasure = start(phase(plain(("F57", "F59", "F58"), hidden=("F5",), won=("F22", "F12", "F13"))))
    assert "reveal F5" in offered(treasure)  # for the yellow
    aura = start(table(("F12", "F39", "F57"), party=("F1",)))
    assert power(aura, 1) == 9 + 1


@pytest.mark.rule("IK-156")
def test_a_face_down_greenskin_is_revealed_before_the_throw() -> None:
    s = plain((Guard("F12", up=False), "F36", "F57"), PILES)
    match = attack(s, 0)
    assert kinds(match.events)[-2:] == ["flip", "attack"]
    assert asked(match) == "rps_throw"
    assert match.view(PARTY).faces[match.state.corridors[0].guard] == FACES["F12"]


@pytest.mark.rule("IK-157", "IK-150")
@pytest.mark.parametrize("order", [(PARTY, MASTER), (MASTER, PARTY)])
def test_a_hand_is_sealed_until_both_are_in_whoever_picks_first(order: tuple[int, int]) -> None:
    first, second = order
    match = against("F12")
    events = match.play(Option("rock"), first)
    assert events == []
    assert [decision.seat for decision in match.pending] == [second]
    assert match.view(first).sealed == {first: Option("rock")}
    for other in (second, None):
        assert match.view(other).sealed == {}
        assert match.view(other).fight.hands == []
    with pytest.raises(IllegalOption):
        match.play(Option("paper"), first)  # no second thoughts
    events = match.play(Option("paper"), second)
    assert events[0].kind == "throw"
    for seat in (PARTY, MASTER, None):
        assert events[0].for_seat(seat) is not None


@pytest.mark.rule("IK-157")
def test_the_view_of_the_second_player_is_the_same_whatever_the_first_hand() -> None:
    views = []
    for hand in HANDS:
        match = against("F12")
        match.play(Option(hand), PARTY)
        views.append((match.view(MASTER), match.pending))
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("IK-158")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("seat", [PARTY, MASTER])
def test_a_computer_throws_without_access_to_the_other_hand(level: str, seat: int) -> None:
    before = against("F12")
    mine = next(decision for decision in before.pending if decision.seat == seat)
    assert heuristic(level).think(situation(before, mine)).option in mine.options  # it need not wait
    thrown = set()
    for hand in HANDS:
        match = against("F12")
        match.play(Option(hand), 1 - seat)
        assert match.decision is not None
        thrown.add(heuristic(level).think(situation(match, match.decision)).option)
    assert len(thrown) == 1


@pytest.mark.rule("IK-158")
def test_what_a_computer_samples_holds_no_trace_of_the_other_hand() -> None:
    sealed = set()
    for seed in range(12):
        match = against("F12")
        match.play(Option("rock"), PARTY)
        twin = match.sample(MASTER, Chance(seed))
        sealed.add(twin.state.sealed[PARTY].act)
    assert sealed == set(HANDS)


@pytest.mark.rule("IK-152")
def test_a_throw_brings_the_turn_to_its_end() -> None:
    match = against("F12")
    events = throw(match, "rock", "rock")
    assert numbers(match.state, match.state.won) == ["F12"]
    assert told(events, "turn") == [{"number": 4}]
    end_turn(match)
