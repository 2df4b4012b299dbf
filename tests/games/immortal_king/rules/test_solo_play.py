"""Solo play against a dungeon nobody runs (IK-204 to IK-217)."""

from __future__ import annotations

from typing import Any

import pytest

from heroes_desktop.engine import Match, Option, ScriptedDice, Setup
from heroes_desktop.engine.chance import seeded
from heroes_desktop.games.immortal_king.content import DUNGEON_LISTS, FACES
from tests.scenarios.immortal_king.build import Guard, asked, kinds, offered, play, start, table

from .moves import EVERY_COLOUR, attack, equipment, final_power, guard, pile, power, results, told
from .reading import LOST, alone, powers, tokens

EASY = "dark_evening"
PARTY = ["F1", "F2", "F5", "F7", "F8"]


def new(top: str = "", **more: Any) -> Match:
    """A solo game; the named card is the first guard."""
    options = {"mode": "solo", "box": 1, "party": PARTY, "scenario": EASY, **more}
    order = list(range(48))
    if top:
        place = DUNGEON_LISTS["box1"].cards.index(top)
        order[15], order[place] = order[place], order[15]
    return Match.new("immortal_king", Setup("solo", ("Ann",), options), 1, ScriptedDice([], [order]))


@pytest.mark.rule("IK-204")
def test_the_player_builds_a_party_then_chooses_one_of_three_scenarios() -> None:
    match = Match.new("immortal_king", Setup("solo", ("Ann",), {"mode": "solo", "box": 1}))
    assert (asked(match), match.state.dm) == ("choose_adventurers", -1)
    match.play(Option("adventurer", (FACES["F4"],)))
    for _ in range(4):
        match.play(match.decision.options[0])  # type: ignore[union-attr]
    assert asked(match) == "choose_scenario"
    assert offered(match) == {"scenario dark_evening", "scenario abunakkashii", "scenario meeting_the_lich"}


@pytest.mark.rule("IK-204")
def test_defeating_the_final_monster_wins_and_failing_is_a_defeat() -> None:
    won = attack(table((None, "F24", "F25"), (0, 3, 3), party=("F1",), solo=EASY), -1, 9)
    play(won, "window1 power F1")
    assert won.outcome is not None
    assert (won.outcome.winners, won.outcome.reason) == ((0,), "final_defeated")
    lost = attack(alone(EASY, courage=1), 0, 2)
    assert lost.outcome is not None
    assert (lost.outcome.winners, lost.outcome.reason) == ((), "courage_lost")


@pytest.mark.rule("IK-205")
def test_there_is_no_construction_phase() -> None:
    first = new()
    assert [fact["phase"] for fact in told(first, "phase")] == ["equipment"]
    match = attack(alone(EASY), 0, 2)
    assert [fact["phase"] for fact in told(match, "phase")] == ["equipment", "combat"]
    assert asked(match) == "choose_target"


@pytest.mark.rule("IK-206")
def test_a_defeated_card_is_replaced_face_up_by_the_next_of_its_pile() -> None:
    s = alone(EASY, ("F25", "F45", "F46"), piles=(["F34", "F36"], 3, 3), fear=8)
    match = attack(s, 0, 6)  # neither Doom nor Ambush nor Tenacity is asked for on the way
    play(match, "place_mana none")
    assert (guard(match, 0), match.state.corridors[0].up, pile(match, 0)) == ("F34", True, ["F36"])
    assert (tokens(match), match.state.fear, match.state.turn) == ([], 8, 4)


@pytest.mark.rule("IK-207", "IK-D42")
@pytest.mark.parametrize("party", [PARTY, ["F1", "F2", "F4", "F7", "F8"]])
def test_the_dungeon_starts_without_fear_even_with_the_lich(party: list[str]) -> None:
    match = new(party=party)
    assert (match.state.final, match.state.fear, match.state.fate) == (FACES["F60"], 0, [])


@pytest.mark.rule("IK-208")
def test_a_natural_one_gives_no_fear() -> None:
    match = attack(alone(EASY, hidden=("F10",)), 0, 1)
    play(match, "window1 roll 6")
    assert match.state.fear == 0


@pytest.mark.rule("IK-209")
@pytest.mark.parametrize(("number", "fear"), [("F36", 1), ("F57", 2)])
def test_every_courage_lost_is_one_fear(number: str, fear: int) -> None:
    match = attack(alone(EASY, (number, "F45", "F44")), 0, LOST)
    assert (match.state.courage, match.state.fear) == (5 - fear, fear)


@pytest.mark.rule("IK-209")
def test_card_effects_that_give_fear_move_on_the_scale_too() -> None:
    with equipment("X1", "potion", '{ kind = "courage", amount = 2 }, { kind = "fear", amount = 2 }'):
        match = start(alone(EASY, ("F12", "F45", "F46"), hidden=("X1",)))
        events = play(match, "choose_target potion X1")
        assert [fact["entry"] for fact in told(events, "fate")] == [1, 2]
        assert match.state.fear == 2


@pytest.mark.rule("IK-210")
def test_greenskins_have_power_four_and_are_fought_with_the_die() -> None:
    match = attack(alone(EASY, (Guard("F13", token=True), "F45", "F46"), hidden=("F7", "F10")), 0, 2)
    assert match.state.fight.power == 4 + 1
    play(match, "window1 roll 6")
    assert "potion F7" in offered(match)
    events = play(match, "window3 potion F7", "window3 accept")
    assert told(events, "fight_won")[0]["total"] == 2 + 3
    assert "throw" not in kinds(events)
    assert results(attack(alone(EASY, ("F16", "F45", "F46")), 0, 3)) == [(6, 3)]


@pytest.mark.rule("IK-211")
def test_a_fierce_monster_takes_its_token_when_it_enters_play() -> None:
    dealt = new(top="F53")
    assert dealt.state.faces[dealt.state.corridors[0].guard] == FACES["F53"]
    assert dealt.state.corridors[0].token
    match = attack(alone(EASY, ("F29", "F45", "F46"), piles=(["F53"], 3, 3)), 0, 5)
    assert (guard(match, 0), tokens(match), match.state.fear) == ("F53", [0], 0)
    assert power(match, 0) == 8 + 2


@pytest.mark.rule("IK-211")
def test_in_a_duel_fierce_brings_no_token() -> None:
    match = attack(table(("F29", "F45", "F46"), (["F53"], 3, 3), party=("F4",), mana=()), 0, 5)
    assert (guard(match, 0), tokens(match)) == ("F53", [])


def bodyguard_falls(*others: Any, seed: int = 1) -> Match:
    """Solo: the Bodyguard F27 in the first corridor is beaten."""
    s = alone(EASY, ("F27", *others), piles=(["F34"], *[3] * len(others)))
    s.rng = seeded(seed)
    return attack(s, 0, 6)


@pytest.mark.rule("IK-212")
def test_a_bodyguards_token_goes_to_the_weakest_monster_without_one() -> None:
    assert tokens(bodyguard_falls("F36", "F25")) == [2]
    assert tokens(bodyguard_falls("F36", Guard("F25", token=True))) == [1, 2]
    assert tokens(bodyguard_falls("F36", "W21")) == [1]  # the trap is weaker, but no monster
    assert tokens(bodyguard_falls(Guard("F36", token=True), Guard("F25", token=True))) == [1, 2]


@pytest.mark.rule("IK-212")
def test_a_tie_between_the_weakest_is_decided_by_chance() -> None:
    assert {tuple(tokens(bodyguard_falls("F36", "F37", seed=seed))) for seed in range(10)} == {(1,), (2,)}


@pytest.mark.rule("IK-213")
def test_the_bodyguards_token_comes_before_the_replacement() -> None:
    s = alone(EASY, ("F27", "F45", "F58"), piles=(["F24"], 3, 3))
    match = attack(s, 0, 6)
    told_kinds = kinds(match.events)
    assert told_kinds.index("tenacity") < told_kinds.index("guard")
    assert tokens(match) == [1]  # not on the weaker newcomer


@pytest.mark.rule("IK-214")
def test_two_tokens_apply_two_entries_one_after_the_other() -> None:
    match = attack(alone("meeting_the_lich", ("F57", "F45", "W21")), 0, LOST)
    assert [fact["entry"] for fact in told(match, "fate")] == [1, 2]
    steps = [kind for kind in kinds(match.events) if kind in ("fear", "fate", "tenacity")]
    assert steps == ["fear", "fate", "tenacity", "tenacity", "fear", "fate"]


@pytest.mark.rule("IK-214")
def test_the_guard_just_fought_is_still_there_when_fate_strikes() -> None:
    match = attack(alone("meeting_the_lich", ("F36", "F45", "F44")), 0, LOST)
    assert tokens(match) == [0, 1, 2]
    trap = attack(alone("lids_open", ("W42", "W24", "W36"), piles=(["W48"], 3, 3), fear=3), 0, 2)
    told_kinds = kinds(trap.events)
    assert told_kinds.index("fate") < told_kinds.index("won")


@pytest.mark.rule("IK-215", "IK-D41")
def test_bonuses_are_permanent_and_other_entries_happen_once() -> None:
    s = alone("meeting_the_lich", ("F29", "F45", "F34"), piles=(["F36"], 3, 3), fear=1)
    assert powers(s) == [5, 7, 6]  # entry 1 gave its tokens long ago
    match = attack(s, 1, LOST)
    assert [power(match, lane) for lane in range(3)] == [5 + 1, 7, 6 + 1]
    later = start(alone("meeting_the_lich", ("F36", "F45", "F34"), fear=5))
    assert power(later, 0) == 6 + 1 + 1  # outer corridor and undead: bonuses add up
    assert tokens(later) == []


@pytest.mark.rule("IK-215", "IK-D41")
def test_a_bonus_counts_for_cards_that_come_later_a_token_entry_does_not() -> None:
    s = alone("meeting_the_lich", ("F29", "F45", "F44"), piles=(["F41"], 3, 3), fear=2)
    match = attack(s, 0, 6)
    assert (guard(match, 0), power(match, 0), tokens(match)) == ("F41", 7 + 1, [])


@pytest.mark.rule("IK-216")
def test_each_entry_is_applied_once_even_if_fear_is_lost_and_gained_again() -> None:
    s = table(
        ("F36", "F12", "F46"), party=("W1",), mana=(), won=EVERY_COLOUR, solo=EASY, fear=2, stage="equipment"
    )
    match = start(s, (2, 2, 2))
    play(match, "equipment_action ultimate W1")
    assert (match.state.fear, power(match, 1)) == (0, 4 + 1)
    events = play(match, "choose_target fight 0") + play(match, "choose_target fight 0")
    assert (match.state.fear, told(events, "fate"), tokens(match)) == (2, [], [])
    assert power(match, 1) == 4 + 1
    events = play(match, "choose_target fight 0")
    assert [fact["entry"] for fact in told(events, "fate")] == [3]


@pytest.mark.rule("IK-217")
def test_the_last_entry_ends_the_game_at_once() -> None:
    match = attack(alone(EASY, ("F57", "F45", "F44"), fear=9, hidden=("F8",)), 0, LOST)
    play(match, "window1 roll 6")
    events = play(match, "window3 accept")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "fate")
    assert match.state.courage == 3  # no potion window, no check, no eleventh Fear
    assert match.state.fear == 10
    assert kinds(events)[-1] == "game_over"


@pytest.mark.rule("IK-D30")
def test_the_weakest_monster_is_the_one_with_the_lowest_current_power() -> None:
    by_aura = attack(alone(EASY, ("F26", "F36", "F34")), 2, LOST)  # 5, 7 and 6
    assert tokens(by_aura) == [0]
    by_type = attack(alone(EASY, ("F28", "F36", "F34")), 2, LOST)  # 7 against a warrior, 6, 6
    assert tokens(by_type) == [1, 2]
    by_token = attack(alone(EASY, (Guard("F25", token=True), "F36", "F45")), 2, LOST)  # 6, 6, 7
    assert tokens(by_token) == [0, 1]
    assert tokens(bodyguard_falls("F28", "F36")) == [2]


@pytest.mark.rule("IK-D43")
def test_with_another_final_monster_the_lich_means_that_one() -> None:
    s = alone("meeting_the_lich", ("W24", "W34", "W36"), box=2, final="W60", fear=6)
    before = final_power(start(s))
    match = attack(s, 0, LOST)
    assert final_power(match) == before + 3
    other = alone("abunakkashii", ("W47", "W58", "W36"), box=2, final="W60", fear=6)
    assert [power(attack(other, 2, LOST), lane) for lane in range(3)] == powers(other)
    lost = attack(alone("meeting_the_lich", ("W24", "W34", "W36"), box=2, final="W60", fear=7), 0, LOST)
    assert lost.outcome is not None


@pytest.mark.rule("IK-D45")
def test_a_throw_called_for_by_a_card_is_answered_at_random() -> None:
    hands = set()
    rows = '{ kind = "rps", win = [{ kind = "courage", amount = 1 }] }'
    with equipment("X1", "potion", rows):
        for seed in range(12):
            s = alone(EASY, hidden=("X1",))
            s.rng = seeded(seed)
            match = start(s)
            play(match, "choose_target potion X1")
            events = match.play(Option("rock"))
            hands.add(told(events, "throw")[0]["dm"])
    assert hands == {"rock", "paper", "scissors"}


@pytest.mark.rule("IK-D45")
def test_an_optional_action_of_the_dungeon_master_is_carried_out() -> None:
    match = bodyguard_falls("F36", "F25")  # "may" becomes "does": nobody is asked
    assert asked(match) == "choose_target"
    assert tokens(match) == [2]
