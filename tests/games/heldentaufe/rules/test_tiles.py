"""Resources, buildings, portals and the campfire (HT-074 to HT-091)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.heldentaufe import figures
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


@pytest.mark.rule("HT-074")
@pytest.mark.rule("HT-D16")
@pytest.mark.parametrize(("tile", "kind"), [("orchard", 0), ("pond", 1), ("mushrooms", 2)])
def test_harvest_as_much_as_fits_for_free(tile: str, kind: int) -> None:
    match = start(table(Who("corlof", (1, 0)), Who("erla"), land={(1, 0): tile}, used=4))
    act(match, "harvest 3")
    assert hero(match).food[kind] == 3
    assert sum(hero(match).food) == 3
    elsewhere = start(table(Who("corlof"), Who("erla"), land={(1, 0): tile}))
    assert "harvest" not in acts(elsewhere)


@pytest.mark.rule("HT-075")
def test_harvest_again_after_eating() -> None:
    match = start(table(Who("corlof", (1, 0), hearts=1), Who("erla"), land={(1, 0): "pond"}))
    act(match, "harvest 3", "eat fish", "eat fish", "harvest 2", "eat fish", "harvest 1")
    assert (hero(match).food, hero(match).hearts) == ([0, 3, 0], 4)


@pytest.mark.rule("HT-076")
def test_harvest_without_having_moved() -> None:
    match = start(table(Who("corlof"), Who("erla", (1, 0)), land={(1, 0): "mushrooms"}))
    play(match, "hero_action end_turn")
    assert "harvest 3" in offered(match)


@pytest.mark.rule("HT-077")
@pytest.mark.rule("HT-D59")
def test_harvest_ends_with_the_reserve() -> None:
    s = table(Who("corlof", (1, 0)), Who("erla"), land={(1, 0): "orchard"})
    s.reserve.food[0] = 2
    match = start(s)
    assert "harvest 2" in offered(match)
    assert "harvest 3" not in offered(match)
    act(match, "harvest 2")
    assert "harvest" not in acts(match)
    act(match, "discard apple")
    assert "harvest 1" in offered(match)


@pytest.mark.rule("HT-078")
@pytest.mark.rule("HT-079")
@pytest.mark.rule("HT-D62")
def test_the_laboratory_improves_one_piece_in_slot_or_backpack() -> None:
    owner = Who("mathian", (1, 0), boots=(1,), sword=(2, 1), ring=(3,))
    match = start(table(owner, Who("erla"), land={(1, 0): "laboratory"}))
    play(match, "hero_action end_turn")
    assert asked(match) == (0, "lab_upgrade")
    assert offered(match) == {"upgrade boots 1", "upgrade sword 2", "upgrade sword 1", "none"}
    reserve = [list(row) for row in match.state.reserve.pieces]
    play(match, "lab_upgrade upgrade sword 1")
    assert pieces(match) == {"boots": [1], "ring": [3], "sword": [2, 2]}
    after = match.state.reserve.pieces
    assert (after[2][0], after[2][1]) == (reserve[2][0] + 1, reserve[2][1] - 1)
    assert asked(match) == (1, "hero_action")


@pytest.mark.rule("HT-079")
def test_no_improvement_the_reserve_cannot_give() -> None:
    s = table(Who("mathian", (1, 0), boots=(1,), sword=(2,)), Who("erla"), land={(1, 0): "laboratory"})
    s.reserve.pieces[0][1] = 0
    match = start(s)
    play(match, "hero_action end_turn")
    assert offered(match) == {"upgrade sword 2", "none"}


@pytest.mark.rule("HT-080")
def test_once_per_turn_end_and_boots_count_from_the_next_turn() -> None:
    match = start(table(Who("mathian", (1, 0), boots=(1,)), Who("erla"), land={(1, 0): "laboratory"}))
    assert "upgrade" not in acts(match)
    play(match, "hero_action end_turn", "lab_upgrade upgrade boots 1")
    assert asked(match) == (1, "hero_action"), "improved boots give no further steps now"
    play(match, "hero_action end_turn")
    assert left(match) == 6
    play(match, "hero_action end_turn", "lab_upgrade upgrade boots 2")
    assert pieces(match)["boots"] == [3]


@pytest.mark.rule("HT-081")
@pytest.mark.parametrize("used", [0, 2, 4])
def test_the_laboratory_does_not_ask_for_ap(used: int) -> None:
    match = start(
        table(Who("mathian", (1, 0), ring=(1,)), Who("erla"), land={(1, 0): "laboratory"}, used=used)
    )
    play(match, "hero_action end_turn")
    assert asked(match) == (0, "lab_upgrade")


@pytest.mark.rule("HT-082")
@pytest.mark.rule("HT-D24")
def test_the_merchant_swaps_one_piece_for_another_kind_of_the_same_value() -> None:
    owner = Who("mathian", (1, 0), boots=(1,), sword=(3, 1))
    match = start(table(owner, Who("erla"), land={(1, 0): "merchant"}, used=4))
    assert {word for word in offered(match) if word.startswith("trade")} == {
        "trade boots 1 ring", "trade boots 1 sword", "trade sword 3 boots", "trade sword 3 ring",
        "trade sword 1 boots", "trade sword 1 ring",
    }  # fmt: skip
    act(match, "trade sword 1 ring")
    assert pieces(match) == {"boots": [1], "ring": [1], "sword": [3]}
    assert match.state.reserve.pieces[2][0] == 9


@pytest.mark.rule("HT-083")
def test_one_swap_a_turn_even_after_leaving() -> None:
    owner = Who("jupanila", (1, 0), sword=(2, 1))
    match = start(table(owner, Who("erla"), land={(1, 0): "merchant"}))
    act(match, "trade sword 2 boots")
    assert "trade" not in acts(match)
    act(match, "move 0 0", "move 1 0")
    assert "trade" not in acts(match)
    play(match, "hero_action end_turn", "hero_action end_turn")
    assert "trade" in acts(match)


@pytest.mark.rule("HT-084")
def test_the_new_piece_works_at_once() -> None:
    match = start(table(Who("mathian", (1, 0), sword=(3,)), Who("erla"), land={(1, 0): "merchant"}, used=4))
    assert left(match) == 0
    act(match, "trade sword 3 boots", "move 0 0")
    assert left(match) == 2


@pytest.mark.rule("HT-085")
@pytest.mark.rule("HT-086")
@pytest.mark.rule("HT-D23")
@pytest.mark.parametrize(
    ("values", "merged"), [((1, 1), 2), ((2, 1), 3), ((2, 2), 3), ((3, 1), 0), ((3, 2), 0), ((3, 3), 0)]
)
def test_the_smith_makes_two_into_a_better_one(values: tuple[int, int], merged: int) -> None:
    match = start(table(Who("mathian", (1, 0), ring=values), Who("erla"), land={(1, 0): "smith"}, used=4))
    smithing = {word for word in offered(match) if word.startswith("smith")}
    if not merged:
        assert smithing == set()
        return
    assert len(smithing) == 1
    act(match, smithing.pop())
    assert pieces(match)["ring"] == [merged]


@pytest.mark.rule("HT-085")
def test_the_smith_takes_only_pieces_of_one_kind_and_what_the_reserve_has() -> None:
    mixed = Who("mathian", (1, 0), boots=(1,), ring=(1,), sword=(1,))
    assert "smith" not in acts(start(table(mixed, Who("erla"), land={(1, 0): "smith"})))
    s = table(Who("mathian", (1, 0), boots=(1, 1)), Who("erla"), land={(1, 0): "smith"})
    s.reserve.pieces[0][1] = 0
    assert "smith" not in acts(start(s))


@pytest.mark.rule("HT-087")
def test_the_smith_works_any_number_of_times() -> None:
    owner = Who("luphius", (1, 0), boots=(1, 1, 1), sword=(1, 1, 2))
    match = start(table(owner, Who("erla"), land={(1, 0): "smith"}))
    act(match, "smith boots 1 1")
    act(match, next(word for word in sorted(offered(match)) if word.startswith("smith boots")))
    assert pieces(match)["boots"] == [3]
    act(match, "smith sword 1 1")
    act(match, "smith sword 2 2")
    assert pieces(match)["sword"] == [3]
    assert "smith" not in acts(match)


@pytest.mark.rule("HT-088")
@pytest.mark.parametrize("number", range(1, 6))
def test_portals_lead_to_the_portal_of_their_number(number: int) -> None:
    match = start(table(Who("corlof", (1, 0)), Who("erla"), land={(1, 0): f"portal{number}"}))
    act(match, f"descend {number}")
    assert (where(match), left(match)) == (f"P{number}", 3)


@pytest.mark.rule("HT-089")
def test_an_occupied_portal_below_bars_the_way() -> None:
    from tests.scenarios.heldentaufe.build import Beast

    land = {(1, 0): "portal2"}
    match = start(table(Who("corlof", (1, 0)), Who("erla"), land=land, beasts={"zibber": Beast("P2")}))
    assert "descend" not in acts(match)
    match = start(table(Who("corlof", (1, 0)), Who("erla", "P2"), land=land, chief=1))
    assert "descend" not in acts(match)


@pytest.mark.rule("HT-090")
def test_a_portal_does_nothing_by_itself() -> None:
    match = start(table(Who("corlof"), Who("erla"), land={(1, 0): "portal3"}, pile=["portal4"]))
    act(match, "move 1 0")
    assert (where(match), left(match)) == ((1, 0), 3)
    act(match, "explore 2 0")
    assert (where(match), left(match)) == ((2, 0), 2)
    broke = start(table(Who("corlof", (1, 0)), Who("erla"), land={(1, 0): "portal3"}, used=4))
    assert "descend" not in acts(broke)


@pytest.mark.rule("HT-091")
@pytest.mark.rule("HT-D17")
def test_the_campfire_heals_nobody_and_takes_deliveries() -> None:
    tired = Who("corlof", (1, 0), hearts=2, food=("apple", "apple"), hand=("M15",))
    match = start(table(tired, Who("erla"), land={(1, 0): "meadow"}))
    act(match, "move 0 0")
    assert hero(match).hearts == 2
    assert "complete M15" in offered(match)
    play(match, "hero_action end_turn")
    assert hero(match).hearts == 2
    assert figures.on_campfire(match.state, 0)


@pytest.mark.rule("HT-050")
def test_a_change_of_boots_is_told_with_the_ap_left() -> None:
    match = start(table(Who("mathian", (1, 0), sword=(3,)), Who("erla"), land={(1, 0): "merchant"}, used=3))
    events = act(match, "trade sword 3 boots")
    assert told(events, "ap") == [{"seat": 0, "ap": 4, "cause": "boots"}]
    match = start(table(Who("mathian", (1, 0), sword=(3,)), Who("erla"), land={(1, 0): "merchant"}))
    assert not told(act(match, "trade sword 3 ring"), "ap")
