"""Turns, action points and refusing missions (HT-049 to HT-061, HT-213, HT-217)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.heldentaufe import figures
from tests.scenarios.heldentaufe.build import (
    Who,
    act,
    acts,
    asked,
    hand,
    hero,
    left,
    offered,
    pieces,
    play,
    start,
    table,
    told,
    where,
)

from .common import ROW

AP_ACTS = {"move", "explore", "descend", "ascend", "attack", "refuse"}


@pytest.mark.rule("HT-049")
def test_a_turn_begins_with_base_and_boots() -> None:
    match = start(table(Who("corlof"), Who("jupanila", boots=(3, 1)), used=4))
    play(match, "hero_action end_turn")
    assert asked(match)[0] == 1
    assert left(match) == 8


@pytest.mark.rule("HT-050")
@pytest.mark.rule("HT-D20")
def test_boots_won_and_lost_in_mid_turn() -> None:
    match = start(table(Who("mathian", (1, 0), boots=(3,)), Who("erla"), land={(1, 0): "merchant"}, used=5))
    assert left(match) == 2
    act(match, "trade boots 3 sword")
    assert left(match) == 0
    assert match.state.used == 5
    again = start(table(Who("mathian", (1, 0), sword=(3,)), Who("erla"), land={(1, 0): "merchant"}, used=4))
    act(again, "trade sword 3 boots")
    assert left(again) == 3


@pytest.mark.rule("HT-051")
def test_losing_all_ap_never_gives_any_back() -> None:
    match = start(table(Who("mathian"), Who("erla"), pile=["forest"], used=1), dice=[1])
    act(match, "explore 1 0")
    assert left(match) == 1, "boots found after the loss are usable"
    s = table(Who("mathian", (1, 0), boots=(2,)), Who("erla"), pile=["forest"], land={(1, 0): "merchant"})
    s.used = 5
    match = start(s, dice=[4])
    act(match, "explore 2 0")
    assert match.state.used == 6
    act(match, "discard boots 2")
    assert (match.state.used, left(match)) == (6, 0)


@pytest.mark.rule("HT-052")
def test_exactly_three_kinds_of_action_cost_a_step() -> None:
    match = start(table(Who("corlof", (1, 0), hand=("M04",)), Who("erla"), land={**ROW, (2, 0): "portal1"}))
    costs = []
    for step in ("refuse M04", "move 2 0", "descend 1"):
        before = left(match)
        act(match, step)
        costs.append(before - left(match))
    assert costs == [1, 1, 1]
    fighter = start(table(Who("corlof", "F4", hearts=4, food=("apple",)), Who("erla")), dice=[6, 1])
    act(fighter, "attack ulumu")
    assert left(fighter) == 3
    act(fighter, "eat apple")
    assert left(fighter) == 3
    explorer = start(table(Who("corlof"), Who("erla"), pile=["meadow"]))
    act(explorer, "explore 1 0")
    assert left(explorer) == 3


@pytest.mark.rule("HT-052")
def test_free_actions_cost_nothing() -> None:
    cook = Who("erla", (1, 0), food=("apple", "fish"), boots=(1, 1))
    match = start(table(cook, Who("corlof"), land={(1, 0): "smith"}, used=2))
    act(match, "brew healing", "smith boots 1 1", "discard healing")
    assert match.state.used == 2


@pytest.mark.rule("HT-053")
@pytest.mark.rule("HT-055")
def test_any_order_and_free_actions_without_ap() -> None:
    eater = Who("corlof", hearts=2, food=("apple", "fish"), hand=("M05",))
    match = start(table(eater, Who("erla"), land={(1, 0): "forest"}, used=2))
    act(match, "eat apple", "move 1 0", "eat fish", "refuse M05")
    assert left(match) == 0
    assert acts(match).isdisjoint(AP_ACTS)
    assert "end_turn" in acts(match)
    assert asked(match) == (0, "hero_action")


@pytest.mark.rule("HT-055")
@pytest.mark.rule("HT-054")
@pytest.mark.rule("HT-056")
def test_ending_the_turn_is_always_open_and_leaves_ap_behind() -> None:
    match = start(table(Who("corlof"), Who("erla")))
    assert left(match) == 4
    play(match, "hero_action end_turn")
    assert left(match) == 4
    play(match, "hero_action end_turn")
    assert (asked(match)[0], left(match)) == (0, 4)


@pytest.mark.rule("HT-055")
def test_a_turn_with_nothing_left_still_waits_for_its_owner() -> None:
    match = start(table(Who("corlof"), Who("erla"), used=4))
    assert asked(match) == (0, "hero_action")
    assert offered(match) == {"end_turn"}


@pytest.mark.rule("HT-057")
def test_nothing_is_eaten_or_brewed_in_other_turns() -> None:
    idle = Who("erla", hearts=1, food=("apple", "fish"), potion="")
    match = start(table(Who("corlof"), idle))
    assert all(option.act not in {"eat", "brew"} for option in match.pending[0].options)
    assert [decision.seat for decision in match.pending] == [0]


@pytest.mark.rule("HT-217")
def test_computers_stop_after_forty_free_actions_and_people_do_not() -> None:
    for automated in ([0], []):
        farmer = Who("corlof", (1, 0), hand=("M01",))
        match = start(table(farmer, Who("erla"), land={(1, 0): "orchard"}, automated=automated))
        for _round in range(20):
            act(match, "harvest 1", "discard apple")
        if automated:
            assert acts(match) <= AP_ACTS | {"end_turn"}
            assert {"move", "refuse", "end_turn"} <= acts(match)
            play(match, "hero_action end_turn", "observer_reward none")
            play(match, "hero_action end_turn")
            assert "harvest" in acts(match), "a new turn, a new measure"
        else:
            assert "harvest" in acts(match)


@pytest.mark.rule("HT-058")
def test_the_steps_at_the_end_of_a_turn() -> None:
    alchemist = Who("mathian", (1, 0), sword=(1,), potion="teleport", turned=True, hand=("M01",))
    match = start(table(alchemist, Who("erla"), land={(1, 0): "laboratory"}, missions=["M05", "M06"]))
    play(match, "hero_action end_turn")
    assert asked(match) == (0, "lab_upgrade")
    assert hero(match).potion >= 0, "the laboratory comes before the potion goes"
    assert hand(match) == ["M01"], "and before cards are drawn"
    events = play(match, "lab_upgrade upgrade sword 1")
    assert [event.kind for event in events if event.kind in ("potion", "drawn", "turn")] == [
        "potion", "drawn", "drawn", "turn",
    ]  # fmt: skip
    assert (hero(match).potion, hand(match)) == (-1, ["M01", "M05", "M06"])
    assert asked(match) == (1, "hero_action")


@pytest.mark.rule("HT-058")
def test_the_monster_turn_comes_when_the_chief_stands_behind_the_player() -> None:
    match = start(table(Who("corlof", "P1"), Who("erla"), Who("luphius"), chief=0))
    play(match, "hero_action end_turn")
    assert asked(match) == (1, "claim_command")
    match = start(table(Who("corlof", "P1"), Who("erla"), Who("luphius"), chief=1))
    play(match, "hero_action end_turn")
    assert asked(match) == (1, "hero_action")


@pytest.mark.rule("HT-213")
def test_a_card_drawn_at_the_end_waits() -> None:
    fisher = Who("corlof", (1, 0), hand=("M01", "M02"))
    match = start(table(fisher, Who("erla"), land={(1, 0): "pond"}, missions=["M21"]))
    play(match, "hero_action end_turn", "observer_reward none")
    assert asked(match) == (1, "hero_action")
    assert hand(match) == ["M01", "M02", "M21"]
    play(match, "hero_action end_turn", "hero_action end_turn")
    assert asked(match) == (0, "observer_reward")
    assert "piece M21" in offered(match)


@pytest.mark.rule("HT-059")
@pytest.mark.rule("HT-061")
def test_refusing_costs_a_step_and_keeps_the_hand_full() -> None:
    picky = Who("corlof", hand=("M01", "M15", "M16"))
    match = start(table(picky, Who("erla"), missions=["M20", "M04"]))
    act(match, "refuse M15")
    assert hand(match) == ["M01", "M16", "M20"]
    assert left(match) == 3
    act(match, "refuse M20")
    assert hand(match) == ["M01", "M04", "M16"], "whatever its colour, the top card"
    broke = start(table(Who("corlof", hand=("M01",)), Who("erla"), used=4))
    assert "refuse" not in acts(broke)
    empty = start(table(Who("corlof"), Who("erla")))
    assert "refuse" not in acts(empty)


@pytest.mark.rule("HT-060")
def test_refusing_is_possible_below_and_repeatedly() -> None:
    picky = Who("corlof", "F1", hand=("M01",))
    match = start(table(picky, Who("erla"), missions=["M02", "M03", "M04", "M05"]))
    act(match, "refuse M01", "refuse M02", "refuse M03", "refuse M04")
    assert (hand(match), left(match)) == (["M05"], 0)
    assert where(match) == "F1"


@pytest.mark.rule("HT-D44")
@pytest.mark.rule("HT-D63")
def test_refused_cards_lie_open() -> None:
    match = start(table(Who("corlof", hand=("M12",)), Who("erla"), discard=["M03"]))
    events = act(match, "refuse M12")
    card = told(events, "refused")[0]["card"]
    assert card in match.state.discard
    for seat in (None, 1):
        view = match.view(seat)
        assert -1 not in {view.faces[known] for known in view.discard}
        assert len(view.discard) == 2
    drawn = [event for event in events if event.kind == "drawn"]
    shown = drawn[0].for_seat(1)
    assert shown is not None
    assert "face" not in shown.facts


@pytest.mark.rule("HT-D45")
@pytest.mark.rule("HT-119")
def test_an_empty_pile_is_made_of_the_discards_and_the_refused_card() -> None:
    match = start(table(Who("corlof", hand=("M01",)), Who("erla"), missions=[]), orders=[list(range(23))])
    before = len(match.state.discard)
    events = act(match, "refuse M01")
    assert told(events, "missions_shuffled") == [{"count": before + 1}]
    assert (len(match.state.missions), match.state.discard) == (before, [])
    assert len(hero(match).hand) == 1
    assert {match.view(1).faces[card] for card in match.state.missions} == {-1}


@pytest.mark.rule("HT-D61")
def test_a_step_is_taken_back_but_not_a_discovery() -> None:
    match = start(table(Who("corlof"), Who("erla"), land=ROW, pile=["meadow", "meadow"]))
    act(match, "move 1 0")
    assert match.can_undo
    match.undo()
    assert where(match) == (0, 0)
    act(match, "explore 0 1")
    assert not match.can_undo


@pytest.mark.rule("HT-D25")
def test_nothing_is_given_to_other_heroes() -> None:
    giver = Who("corlof", boots=(2,), food=("apple",), potion="healing")
    match = start(table(giver, Who("erla")))
    assert acts(match) <= AP_ACTS | {"discard", "end_turn"}
    assert pieces(match, 1)["boots"] == []
    assert figures.ap_left(match.state) == 6
