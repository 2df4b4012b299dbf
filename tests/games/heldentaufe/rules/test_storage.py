"""Hero boards: skills, slots, backpack and belt (HT-030 to HT-048)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.heldentaufe import figures
from heroes_desktop.games.heldentaufe.state import State
from tests.scenarios.heldentaufe.build import (
    Beast,
    Who,
    act,
    acts,
    asked,
    hero,
    left,
    offered,
    pieces,
    play,
    start,
    table,
    told,
)

from .common import ROW

FOREST = {"land": ROW, "pile": ["forest", "forest"]}


def found(who: Who, die: int, **more: object) -> State:
    return table(who, Who("erla"), land=ROW, pile=["forest", "forest"])


@pytest.mark.rule("HT-030")
@pytest.mark.rule("HT-035")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_piece_in_its_slot_adds_its_value(value: int) -> None:
    s = table(Who("mathian", boots=(value,), ring=(value,), sword=(value,)), Who("erla"))
    assert figures.allowance(s, 0) == 4 + value
    assert figures.ring_of(s, 0) == value
    assert figures.sword_of(s, 0) == value


@pytest.mark.rule("HT-031")
@pytest.mark.parametrize(("name", "steps"), [("corlof", 4), ("erla", 4), ("jupanila", 5), ("luphius", 4)])
def test_base_steps(name: str, steps: int) -> None:
    match = start(table(Who(name), Who("mathian")))
    assert left(match) == steps


@pytest.mark.rule("HT-032")
def test_base_ring() -> None:
    names = ("corlof", "erla", "jupanila", "luphius", "mathian")
    s = table(*(Who(name) for name in names))
    assert [figures.ring_of(s, seat) for seat in range(5)] == [0, 1, 0, 0, 0]


@pytest.mark.rule("HT-033")
def test_base_sword() -> None:
    names = ("corlof", "erla", "jupanila", "luphius", "mathian")
    s = table(*(Who(name) for name in names))
    assert [figures.sword_of(s, seat) for seat in range(5)] == [1, 0, 0, 0, 0]


@pytest.mark.rule("HT-036")
def test_only_the_best_piece_of_a_kind_counts() -> None:
    s = table(Who("luphius", boots=(2, 1, 2), ring=(1, 3), sword=(1, 1)), Who("erla"))
    assert (figures.allowance(s, 0), figures.ring_of(s, 0), figures.sword_of(s, 0)) == (6, 3, 1)


@pytest.mark.rule("HT-037")
@pytest.mark.rule("HT-068")
def test_no_attack_above() -> None:
    match = start(table(Who("corlof", (1, 0), sword=(3,)), Who("erla", (1, 0)), land=ROW))
    assert "attack" not in acts(match)


@pytest.mark.rule("HT-038")
@pytest.mark.parametrize(("name", "spaces"), [("mathian", 3), ("luphius", 5), ("corlof", 3)])
def test_room_in_the_backpack(name: str, spaces: int) -> None:
    match = start(table(Who(name, (1, 0)), Who("erla"), land={(1, 0): "orchard"}))
    assert {word for word in offered(match) if word.startswith("harvest")} == {
        f"harvest {number}" for number in range(1, spaces + 1)
    }
    act(match, f"harvest {spaces}")
    assert hero(match).food == [spaces, 0, 0]
    assert "harvest" not in acts(match)


@pytest.mark.rule("HT-038")
@pytest.mark.rule("HT-039")
@pytest.mark.rule("HT-041")
def test_food_and_spare_pieces_share_the_backpack_and_slots_hold_no_food() -> None:
    match = start(table(Who("mathian", (1, 0), boots=(2, 1)), Who("erla"), land={(1, 0): "orchard"}))
    assert "harvest 2" in offered(match)
    assert "harvest 3" not in offered(match)


@pytest.mark.rule("HT-040")
@pytest.mark.rule("HT-D12")
@pytest.mark.parametrize("name", ["corlof", "erla", "jupanila", "luphius", "mathian"])
def test_one_potion_fits_the_belt(name: str) -> None:
    cook = Who(name, ring=(3,), food=("apple", "fish"), potion="healing")
    other = "erla" if name != "erla" else "corlof"
    assert "brew" not in acts(start(table(cook, Who(other))))
    cook = Who(name, ring=(3,), food=("apple", "fish"))
    match = start(table(cook, Who(other)))
    act(match, "brew healing")
    assert figures.backpack_used(match.state, 0) == 0


@pytest.mark.rule("HT-042")
@pytest.mark.rule("HT-D15")
def test_the_best_piece_moves_to_its_slot_by_itself() -> None:
    match = start(table(Who("mathian", boots=(1,)), Who("erla"), land=ROW, pile=["forest"]), dice=[1])
    act(match, "explore 0 1")
    assert pieces(match)["boots"] == [1, 1]
    act(match, "discard boots 1")
    assert pieces(match)["boots"] == [1]
    for gone, left_over in ((3, 1), (1, 3)):
        match = start(table(Who("mathian", sword=(3, 1)), Who("erla")))
        act(match, f"discard sword {gone}")
        assert figures.sword_of(match.state, 0) == left_over
    assert acts(match).isdisjoint({"arrange", "equip", "swap"})


@pytest.mark.rule("HT-042")
@pytest.mark.rule("HT-D15")
@pytest.mark.parametrize(
    ("owned", "best", "steps"), [((1,), [3, 1], 7), ((2,), [3, 2], 7), ((3,), [3, 3], 7)]
)
def test_a_better_piece_gained_is_in_its_slot_at_once(
    owned: tuple[int, ...], best: list[int], steps: int
) -> None:
    trader = Who("mathian", (1, 0), boots=owned, sword=(3,))
    match = start(table(trader, Who("erla"), land={(1, 0): "merchant"}))
    act(match, "trade sword 3 boots")
    assert pieces(match)["boots"] == best
    assert figures.allowance(match.state, 0) == steps
    assert figures.backpack_used(match.state, 0) == 1


@pytest.mark.rule("HT-042")
@pytest.mark.rule("HT-D15")
def test_a_lesser_piece_gained_goes_to_the_backpack() -> None:
    trader = Who("mathian", (1, 0), boots=(3,), sword=(1,))
    match = start(table(trader, Who("erla"), land={(1, 0): "merchant"}))
    act(match, "trade sword 1 boots")
    assert pieces(match)["boots"] == [3, 1]
    act(match, "discard boots 3")
    assert (pieces(match)["boots"], figures.allowance(match.state, 0)) == ([1], 5)


@pytest.mark.rule("HT-042")
@pytest.mark.rule("HT-D15")
@pytest.mark.parametrize(("gone", "left_over", "best"), [(3, [2, 1], 2), (2, [3, 1], 3), (1, [3, 2], 3)])
def test_of_two_pieces_left_the_better_one_is_in_the_slot(gone: int, left_over: list[int], best: int) -> None:
    match = start(table(Who("mathian", sword=(3, 2, 1)), Who("erla")))
    assert figures.sword_of(match.state, 0) == 3
    act(match, f"discard sword {gone}")
    assert (pieces(match)["sword"], figures.sword_of(match.state, 0)) == (left_over, best)


@pytest.mark.rule("HT-043")
def test_tokens_may_be_returned_except_potions_in_use() -> None:
    owner = Who("corlof", "F1", boots=(1,), food=("apple", "fish"), potion="healing")
    match = start(table(owner, Who("erla")))
    assert {"discard apple", "discard fish", "discard boots 1", "discard healing"} <= offered(match)
    ap = left(match)
    act(match, "discard apple", "discard boots 1", "discard healing")
    assert match.state.reserve.food[0] == 14
    assert match.state.reserve.pieces[0] == [9, 7, 5]
    assert match.state.reserve.potions == [8, 6, 6]
    assert left(match) == ap - 1, "only the boots' own step is gone"
    used = start(table(Who("corlof", "F1", potion="teleport", turned=True), Who("erla")))
    assert "discard teleport" not in offered(used)
    raging = start(table(Who("corlof", "F1", potion="rage", turned=True), Who("erla")))
    assert "discard rage" not in offered(raging)
    assert "give_up_rage" in offered(raging)


@pytest.mark.rule("HT-044")
def test_overflow_is_returned_at_once_from_what_helps() -> None:
    carrier = Who("mathian", food=("apple", "fish"), ring=(2, 1), boots=(1,))
    match = start(table(carrier, Who("erla"), pile=["forest"]), dice=[2])
    act(match, "explore 1 0")
    assert asked(match) == (0, "overflow")
    assert match.decision is not None
    assert match.decision.secret, "in the middle of his turn his hand stays in view"
    assert offered(match) == {"drop apple", "drop fish", "drop ring 1", "drop ring 2"}
    play(match, "overflow drop ring 2")
    assert pieces(match)["ring"] == [1, 1]
    assert asked(match) == (0, "hero_action")


@pytest.mark.rule("HT-044")
def test_the_token_just_gained_may_be_returned_and_rewards_overflow_too() -> None:
    carrier = Who("mathian", sword=(1,), food=("apple", "apple", "mushroom"), hand=("M23",), at=(1, 0))
    match = start(table(carrier, Who("erla"), land={(1, 0): "orchard"}))
    play(match, "hero_action end_turn", "observer_reward piece M23")
    assert asked(match) == (0, "overflow")
    assert offered(match) == {"drop apple", "drop mushroom", "drop sword 1"}
    play(match, "overflow drop sword 1")
    assert pieces(match)["sword"] == [1]
    assert asked(match) == (1, "hero_action")


@pytest.mark.rule("HT-045")
def test_skills_change_in_the_middle_of_the_turn() -> None:
    match = start(table(Who("mathian", (1, 0), sword=(2,)), Who("erla"), land={(1, 0): "merchant"}))
    assert left(match) == 4
    act(match, "trade sword 2 boots")
    assert (left(match), figures.sword_of(match.state, 0)) == (6, 0)
    act(match, "discard boots 2")
    assert left(match) == 4


@pytest.mark.rule("HT-046")
def test_hearts_never_exceed_the_maximum() -> None:
    match = start(table(Who("corlof", hearts=4, food=("apple", "apple")), Who("erla")))
    act(match, "eat apple")
    assert hero(match).hearts == 5
    assert "eat" not in acts(match)


@pytest.mark.rule("HT-046")
@pytest.mark.parametrize("hearts", [1, 3])
@pytest.mark.parametrize(("name", "most"), [("corlof", 5), ("luphius", 4), ("jupanila", 5)])
def test_a_healing_potion_fills_up_to_the_maximum_of_each_hero(name: str, most: int, hearts: int) -> None:
    match = start(table(Who(name, hearts=hearts, potion="healing"), Who("erla")))
    (healed,) = told(act(match, "drink healing"), "hearts")
    assert (hero(match).hearts, healed["now"], healed["change"]) == (most, most, most - hearts)


@pytest.mark.rule("HT-047")
def test_what_the_reserve_lacks_is_not_gained() -> None:
    s = table(Who("mathian"), Who("erla"), pile=["forest"])
    s.reserve.pieces[0][0] = 0
    match = start(s, dice=[1])
    events = act(match, "explore 1 0")
    assert pieces(match)["boots"] == []
    assert told(events, "nothing_left")
    s = table(Who("mathian", (1, 0), sword=(1,)), Who("erla"), land={(1, 0): "merchant"})
    s.reserve.pieces[0][0] = 0
    match = start(s)
    assert "trade sword 1 ring" in offered(match)
    assert "trade sword 1 boots" not in offered(match)
    s = table(Who("mathian", (1, 0), hand=("M23",)), Who("erla"), land={(1, 0): "orchard"})
    s.reserve.pieces[2][0] = 0
    match = start(s)
    play(match, "hero_action end_turn")
    assert offered(match) == {"tooth M23", "none"}
    s = table(Who("erla", food=("apple", "fish")), Who("corlof"))
    s.reserve.potions[0] = 0
    assert "brew" not in acts(start(s))


@pytest.mark.rule("HT-048")
def test_points_are_never_short() -> None:
    rich = {"ulumu": Beast("F1", hearts=1, teeth=(5,))}
    people = (Who("corlof", "P1", points=13, sword=(3,)), Who("erla", points=17), Who("luphius", points=15))
    match = start(table(*people, beasts=rich), dice=[6, 1])
    act(match, "attack ulumu")
    assert hero(match).points == 18
