"""Walking and exploring above (HT-062 to HT-073) and the treasure die (HT-092 to HT-097)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.heldentaufe.content import TREASURE
from tests.scenarios.heldentaufe.build import (
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
    where,
)

from .common import ROW, tiles

AROUND = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}


def directions(words: set[str], verb: str) -> set[tuple[int, int]]:
    return {(int(word.split()[1]), int(word.split()[2])) for word in words if word.split()[0] == verb}


@pytest.mark.rule("HT-062")
def test_a_step_leads_to_each_of_six_neighbours() -> None:
    land = {(q + 2, r - 1): "meadow" for q, r in AROUND} | {(2, -1): "meadow", (4, -1): "meadow"}
    match = start(table(Who("corlof", (2, -1)), Who("erla"), land=land))
    assert directions(offered(match), "move") == {(q + 2, r - 1) for q, r in AROUND}
    act(match, "move 3 -2")
    assert (where(match), left(match)) == ((3, -2), 3)


@pytest.mark.rule("HT-063")
def test_exploring_pays_turns_over_and_enters() -> None:
    match = start(table(Who("corlof", (1, 0)), Who("erla"), land=ROW, pile=["pond", "meadow"]))
    known = {(0, 0), (2, 0)}
    assert directions(offered(match), "explore") == {(q + 1, r) for q, r in AROUND} - known
    events = act(match, "explore 1 1")
    assert (where(match), left(match)) == ((1, 1), 3)
    assert tiles(match, list(match.state.surface.values()))[-1] == "pond"
    assert told(events, "explored")[0]["left"] == 1
    assert "harvest" in acts(match)


@pytest.mark.rule("HT-063")
def test_a_forest_found_with_the_last_step_still_pays() -> None:
    match = start(table(Who("corlof"), Who("erla"), pile=["forest"], used=3), dice=[6])
    events = act(match, "explore 1 0")
    kinds = [event.kind for event in events]
    assert kinds.index("explored") < kinds.index("swallowed") < kinds.index("treasure")
    assert hero(match).points == 2


@pytest.mark.rule("HT-064")
def test_the_tile_is_unknown_until_the_direction_is_chosen() -> None:
    one = start(table(Who("corlof"), Who("erla"), pile=["forest", "pond"]))
    two = start(table(Who("corlof"), Who("erla"), pile=["pond", "forest"]))
    assert one.decision == two.decision
    assert one.view(0).faces == two.view(0).faces
    act(two, "explore 0 1")
    assert where(two) == (0, 1)
    assert asked(two) == (0, "hero_action"), "no second thoughts are offered"
    assert not two.can_undo


@pytest.mark.rule("HT-065")
def test_the_map_has_no_edge_and_tiles_fit_everywhere() -> None:
    kinds = ["meadow", "pond", "portal1", "smith", "orchard", "laboratory", "merchant", "mushrooms"]
    match = start(table(Who("jupanila", boots=(3,)), Who("erla"), pile=kinds))
    for step in range(1, 9):
        assert directions(offered(match), "explore") >= {(step, 0), (step - 1, 1)}
        act(match, f"explore {step} 0")
    assert where(match) == (8, 0)


@pytest.mark.rule("HT-066")
def test_an_empty_pile_ends_exploring_not_walking() -> None:
    match = start(table(Who("corlof"), Who("erla"), land=ROW, pile=["meadow"]))
    act(match, "explore 0 1")
    assert "explore" not in acts(match)
    act(match, "move 0 0", "move 1 0")
    assert where(match) == (1, 0)


@pytest.mark.rule("HT-067")
def test_heroes_share_tiles_above() -> None:
    people = [Who(name, (1, 0)) for name in ("erla", "luphius", "mathian", "jupanila")]
    match = start(table(Who("corlof"), *people, land=ROW))
    act(match, "move 1 0", "move 2 0")
    assert where(match) == (2, 0)
    act(match, "move 1 0")
    assert [where(match, seat) for seat in range(5)] == [(1, 0)] * 5


@pytest.mark.rule("HT-069")
def test_a_new_kind_of_tile_is_explained_once() -> None:
    match = start(table(Who("corlof"), Who("erla"), pile=["pond", "pond", "meadow"]))
    first = act(match, "explore 1 0")
    assert len(told(first, "first_sight")) == 1
    assert not told(act(match, "explore 2 0"), "first_sight")
    assert len(told(act(match, "explore 3 0"), "first_sight")) == 1


@pytest.mark.rule("HT-070")
@pytest.mark.rule("HT-D18")
def test_a_meadow_does_nothing() -> None:
    match = start(table(Who("corlof"), Who("erla"), pile=["meadow", "meadow"]))
    events = act(match, "explore 1 0")
    assert {event.kind for event in events} == {"explored", "first_sight"}
    assert left(match) == 3
    healer = Who("corlof", (1, 0), potion="healing", hand=("M18",))
    assert "complete M18" in offered(start(table(healer, Who("erla"), land=ROW)))


@pytest.mark.rule("HT-071")
@pytest.mark.rule("HT-093")
def test_a_forest_discovered_takes_all_ap_and_rolls_once() -> None:
    match = start(table(Who("corlof"), Who("erla"), pile=["forest"]), dice=[4])
    events = act(match, "explore 1 0")
    assert (left(match), match.state.used) == (0, 4)
    assert [facts["result"] for facts in told(events, "treasure")] == [4]
    assert hero(match).points == 1


@pytest.mark.rule("HT-072")
@pytest.mark.rule("HT-093")
def test_a_known_forest_is_only_a_step() -> None:
    match = start(table(Who("corlof"), Who("erla"), land={(1, 0): "forest"}))
    events = act(match, "move 1 0")
    assert left(match) == 3
    assert not told(events, "treasure")
    assert (hero(match).points, pieces(match)) == (0, {"boots": [], "ring": [], "sword": []})


@pytest.mark.rule("HT-073")
def test_the_turn_goes_on_in_the_forest() -> None:
    cook = Who("corlof", hearts=4, food=("apple", "mushroom", "fish"), hand=("M04",))
    match = start(table(cook, Who("erla"), pile=["forest"]), dice=[4])
    act(match, "explore 1 0")
    assert {"complete M04", "eat fish", "end_turn"} <= offered(match)
    act(match, "complete M04")
    assert hero(match).points == 2


@pytest.mark.rule("HT-D19")
@pytest.mark.rule("HT-095")
def test_boots_found_in_a_forest_walk_on() -> None:
    match = start(table(Who("corlof"), Who("erla"), land=ROW, pile=["forest"], used=1), dice=[1])
    act(match, "explore 0 1")
    assert left(match) == 1
    act(match, "move 0 0")
    owner = Who("corlof", boots=(1,))
    match = start(table(owner, Who("erla"), land=ROW, pile=["forest"], used=1), dice=[1])
    act(match, "explore 0 1")
    assert left(match) == 0, "a second pair does not raise the value"


@pytest.mark.rule("HT-092")
@pytest.mark.rule("HT-D22")
@pytest.mark.rule("HT-094")
@pytest.mark.parametrize(
    ("die", "kind", "points"),
    [(1, "boots", 0), (2, "ring", 0), (3, "sword", 0), (4, "", 1), (5, "", 1), (6, "", 2)],
)
def test_the_faces_of_the_treasure_die(die: int, kind: str, points: int) -> None:
    match = start(table(Who("mathian"), Who("erla"), pile=["forest"]), dice=[die])
    act(match, "explore 1 0")
    assert hero(match).points == points
    assert {name: values for name, values in pieces(match).items() if values} == ({kind: [1]} if kind else {})
    assert len(TREASURE) == 6


@pytest.mark.rule("HT-096")
def test_teeth_found_count_at_once() -> None:
    match = start(table(Who("corlof", "F5"), Who("erla")), dice=[6, 6, 4])
    events = act(match, "move T")
    assert [facts["now"] for facts in told(events, "points")] == [2, 4, 5]


@pytest.mark.rule("HT-093")
@pytest.mark.rule("HT-097")
@pytest.mark.rule("HT-D21")
def test_the_chest_rolls_three_times_one_after_the_other() -> None:
    carrier = Who("mathian", "F5", sword=(1,), food=("apple",) * 3)
    match = start(table(carrier, Who("erla")), dice=[3, 3, 6])
    act(match, "move T")
    assert asked(match) == (0, "overflow"), "after the first roll already"
    assert hero(match).points == 0
    play(match, "overflow drop apple")
    assert asked(match) == (0, "overflow")
    play(match, "overflow drop apple")
    assert hero(match).points == 2
    assert pieces(match)["sword"] == [1, 1, 1]
