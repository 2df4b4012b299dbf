"""Worked examples on the surface: ways, forests, portals, the full map."""

from __future__ import annotations

import pytest

from heroes_desktop.engine.hexgrid import cell, reach
from heroes_desktop.games.heldentaufe.state import ASLEEP

from .build import Who, act, acts, asked, left, offered, pieces, start, table, told, where

POND_LAND = {
    (1, 0): "meadow",
    (2, 0): "meadow",
    (1, 1): "meadow",
    (1, 2): "meadow",
    (2, 2): "meadow",
    (3, 0): "pond",
}


@pytest.mark.rule("HT-062", "HT-052")
def test_x01_ways_to_the_pond_on_known_tiles() -> None:
    m = start(table(Who("luphius"), Who("corlof", at=(2, 2)), land=POND_LAND))
    surface = m.state.surface
    assert reach(cell(0, 0), surface)[cell(3, 0)] == 3
    assert reach(cell(2, 2), surface)[cell(3, 0)] == 4
    act(m, "move 1 0", "move 2 0", "move 3 0")
    assert (where(m), left(m)) == ((3, 0), 1)


@pytest.mark.rule("HT-062", "HT-063", "HT-064")
def test_x01_exploring_is_the_short_cut() -> None:
    people = (Who("luphius"), Who("corlof", at=(2, 2)))
    m = start(table(*people, land=POND_LAND, pile=["meadow"], active=1))
    act(m, "explore 2 1", "move 3 0")
    assert (where(m, 1), left(m)) == ((3, 0), 2)
    m = start(table(*people, land=POND_LAND, active=1))
    act(m, "move 1 2", "move 1 1", "move 2 0", "move 3 0")
    assert (where(m, 1), left(m)) == ((3, 0), 0)


@pytest.mark.rule("HT-071", "HT-051", "HT-093")
def test_x01_the_forest_on_the_short_cut() -> None:
    hand = ("M01", "M02", "M05")
    people = (Who("luphius"), Who("corlof", at=(2, 2), hand=hand))
    m = start(table(*people, land=POND_LAND, pile=["forest", "meadow"], active=1), dice=[4])
    events = act(m, "explore 2 1")
    assert (where(m, 1), left(m)) == ((2, 1), 0)
    assert len(told(events, "treasure")) == 1
    assert "move" not in acts(m)
    act(m, "end_turn", "end_turn")
    assert "move 3 0" in offered(m)

    m = start(table(*people, land=POND_LAND, pile=["forest", "meadow"], active=1), dice=[4])
    act(m, "refuse M01")
    assert left(m) == 3
    act(m, "explore 2 1")
    assert (left(m), m.state.used) == (0, 4)


@pytest.mark.rule("HT-071", "HT-050", "HT-051", "HT-095", "HT-D19")
def test_x14_boots_found_in_the_forest() -> None:
    m = start(table(Who(), Who("erla"), pile=["forest", "meadow"], used=1), dice=[1])
    events = act(m, "explore 1 0")
    assert told(events, "explored")[0]["ap"] == 2
    assert told(events, "swallowed") == [{"seat": 0, "ap": 0, "cause": "forest"}]
    assert told(events, "ap") == [{"seat": 0, "ap": 1, "cause": "boots"}]
    assert (m.state.used, left(m)) == (4, 1)


@pytest.mark.rule("HT-036", "HT-051", "HT-095", "HT-D19")
def test_x15_boots_that_are_no_better() -> None:
    m = start(table(Who(boots=(1,)), Who("erla"), pile=["forest", "meadow"], used=1), dice=[1])
    assert left(m) == 4
    events = act(m, "explore 1 0")
    assert (m.state.used, left(m)) == (5, 0)
    assert pieces(m)["boots"] == [1, 1]
    assert not told(events, "ap")


@pytest.mark.rule("HT-144", "HT-206", "HT-211", "HT-212")
def test_x26_in_and_out() -> None:
    people = (Who("jupanila", at=(1, 0)), Who("erla"))
    m = start(table(*people, land={(1, 0): "portal3"}))
    act(m, "descend 3")
    assert (where(m), left(m), m.state.chief) == ("P3", 4, 0)
    events = act(m, "ascend 3")
    assert (where(m), left(m), m.state.chief) == ((1, 0), 3, ASLEEP)
    assert told(events, "rebuilt")
    events = act(m, "end_turn")
    assert not told(events, "monster_turn")
    assert asked(m) == (1, "hero_action")


@pytest.mark.rule("HT-066")
def test_x35_full_map() -> None:
    land = dict.fromkeys(((1, 0), (0, 1)), "meadow")
    m = start(table(Who(), Who("erla"), land=land, pile=["smith"]))
    assert "explore" in acts(m)
    act(m, "explore -1 0")
    assert not m.state.pile
    assert "explore" not in acts(m)
    assert "move 0 0" in offered(m)
    act(m, "move 0 0")
    assert acts(m) >= {"move", "end_turn"}
    assert "explore" not in acts(m)
