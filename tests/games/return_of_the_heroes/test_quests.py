"""Quests, from the first step to the gem; quests fetched at the King's Court."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.return_of_the_heroes import info
from tests.scenarios.return_of_the_heroes.build import (
    Who,
    asked,
    hero,
    in_bag,
    offered,
    out,
    play,
    start,
    table,
    tiles,
    told,
)

ELF = Who("elf", at="M1")
STRONG = (11, 11, 11)
BAG = ["b_boat", "b_spring", "b_hobiro"]

FIGHTS = [
    ("q_axe", "K6", "C8", "home", ["blue", "green", "red"]),
    ("q_merlin", "O6", "M2", "G2", ["blue", "green", "red"]),
    ("q_panpipes", "J8", "B4", "home", ["blue"]),
    ("q_daphne", "G6", "O2", "N5", ["blue", "green", "red"]),
    ("q_ball", "L7", "J5", "home", ["blue", "green", "red"]),
    ("q_ring", "P3", "C5", "home", ["blue", "red"]),
]


@pytest.mark.rule(
    "RH-188", "RH-189", "RH-191", "RH-194", "RH-196", "RH-198", "RH-199", "RH-200", "RH-201", "RH-D34"
)
@pytest.mark.parametrize(("quest", "space", "_second", "_goal", "colours"), FIGHTS)
def test_first_step_by_combat(quest: str, space: str, _second: str, _goal: str, colours: list[str]) -> None:
    tile = "q1" + quest[1:]
    seeker = Who("warrior", at=space, gold=0, skills=STRONG, quests={quest: 0})
    match = start(table(seeker, ELF, mode="standard", board={space: [tile]}, bag=BAG), [1, 1])
    play(match, "leave_or_fight stay", "choose_skill skill magic")
    if len(colours) > 1:
        assert offered(match) == [f"cube {colour}" for colour in colours]
        play(match, f"choose_cube cube {colours[0]}")
    assert hero(match).cubes == [1, 0, 0]
    assert hero(match).gold == 1
    assert hero(match).steps == [1]
    assert tiles(match, space) == [], "the tile lies on the quest card"
    assert len(in_bag(match)) == 2, "one removal and one draw"


@pytest.mark.rule("RH-188", "RH-191", "RH-194", "RH-196", "RH-198", "RH-199", "RH-200", "RH-201", "RH-187")
@pytest.mark.parametrize(
    ("quest", "_first", "space"),
    [(quest, first, second) for quest, first, second, _goal, _colours in FIGHTS]
    + [("q_diadem", "L3", "E5"), ("q_juan", "F3", "N1")],
)
def test_second_step(quest: str, _first: str, space: str) -> None:
    tile = "q2" + quest[1:]
    seeker = Who("warrior", at=space, quests={quest: 1})
    match = start(table(seeker, ELF, mode="standard", board={space: [tile]}, bag=BAG, stage="act"))
    play(match, f"choose_action quest_step {quest}")
    assert hero(match).steps == [2]
    assert "q1" + quest[1:] in out(match), "the object is given up"
    assert tiles(match, space) == []
    assert len(in_bag(match)) == 2
    match = start(table(seeker, ELF, mode="standard", bag=[tile], stage="act"))
    assert match.state.active == 1, "its tile must be in play"
    too_early = Who("warrior", at=space, quests={quest: 0})
    match = start(table(too_early, ELF, mode="standard", board={space: [tile]}, stage="act"))
    assert match.state.active == 1, "not without the object"


@pytest.mark.rule("RH-190", "RH-191", "RH-194", "RH-195", "RH-196", "RH-197", "RH-199", "RH-D95")
@pytest.mark.parametrize(
    ("quest", "goal"),
    [(quest, goal) for quest, _first, _second, goal, _colours in FIGHTS]
    + [("q_diadem", "home"), ("q_juan", "home")],
)
def test_third_step(quest: str, goal: str) -> None:
    place = "A7" if goal == "home" else goal
    seeker = Who("warrior", at=place, life=1, quests={quest: 2})
    match = start(table(seeker, ELF, mode="standard", bag=BAG, stage="act"))
    events = play(match, f"choose_action quest_step {quest}")
    assert hero(match).gem
    assert told(events, "gem")
    assert hero(match).steps == [3]
    assert "q2" + quest[1:] in out(match)
    assert len(in_bag(match)) == 2
    assert hero(match).life == (4 if quest == "q_daphne" else 1)
    elsewhere = Who("warrior", at="F8", quests={quest: 2})
    assert start(table(elsewhere, ELF, mode="standard", stage="act")).state.active == 1


@pytest.mark.rule("RH-197", "RH-189")
def test_the_candles_cost_four() -> None:
    rich = Who("warrior", at="F3", gold=4, quests={"q_juan": 0})
    match = start(table(rich, ELF, board={"F3": ["q1_juan"]}, bag=BAG, stage="act"))
    play(match, "choose_action quest_step q_juan", "choose_cube cube green")
    assert (hero(match).gold, hero(match).cubes, hero(match).steps) == (1, [0, 1, 0], [1])
    poor = Who("warrior", at="F3", gold=3, quests={"q_juan": 0})
    assert start(table(poor, ELF, board={"F3": ["q1_juan"]}, stage="act")).state.active == 1


@pytest.mark.rule("RH-195", "RH-202", "RH-189")
def test_the_hermit_wants_to_be_convinced() -> None:
    seeker = Who("magician", at="L3", gold=0, quests={"q_diadem": 0})
    match = start(table(seeker, ELF, mode="standard", board={"L3": ["q1_diadem"]}, bag=BAG), [6, 6, 3, 4])
    play(match, "start_turn stay", "choose_action quest_step q_diadem")
    assert match.state.active == 1, "nothing happens, no second try this turn"
    assert len(in_bag(match)) == 3
    play(match, "start_turn stay", "start_turn stay", "choose_action quest_step q_diadem")
    assert (hero(match).gold, hero(match).cubes, hero(match).steps) == (1, [1, 0, 0], [1])


@pytest.mark.rule("RH-193", "RH-D96")
def test_two_quests_and_one_gem() -> None:
    seeker = Who("warrior", at="A7", quests={"q_axe": 2, "q_ball": 2})
    match = start(table(seeker, ELF, mode="standard", bag=BAG, stage="act"))
    play(match, "choose_action quest_step q_axe")
    assert hero(match).gem
    events = play(match, "choose_action quest_step q_ball")
    assert not told(events, "gem"), "no second gem"
    assert len(in_bag(match)) == 1, "but the step draws"
    first = Who("warrior", at="K6", skills=STRONG, gem=True, quests={"q_ball": 3, "q_axe": 0})
    match = start(table(first, ELF, mode="standard", board={"K6": ["q1_axe"]}), [1, 1])
    play(match, "leave_or_fight stay", "choose_skill skill melee", "choose_cube cube red")
    assert hero(match).steps == [3, 1], "and rewards"


@pytest.mark.rule("RH-D14", "RH-008")
def test_tiles_of_absent_heroes_are_invisible() -> None:
    match = start(
        table(Who("warrior", at="K4", quests={"q_daphne": 0}), ELF, board={"K6": ["q1_axe"]}), [1, 1]
    )
    play(match, "start_turn step K6")
    assert asked(match) == "step"


# the King's Court


@pytest.mark.rule("RH-254", "RH-255", "RH-256", "RH-D114")
def test_quest_pile() -> None:
    cards = ["q_axe", "q_ball", "q_ring"]
    visitor = Who("warrior", at="J5")
    match = start(table(visitor, ELF, mode="standard", quest_pile=cards, bag=BAG, stage="act"))
    assert offered(match) == ["take_quest q_axe", "take_quest q_ball", "take_quest q_ring", "end_turn"]
    play(match, "choose_action take_quest q_ball")
    assert match.state.active == 1, "one a turn"
    assert len(in_bag(match)) == 3
    play(match, "start_turn stay", "start_turn stay", "choose_action take_quest q_axe", "start_turn stay")
    assert hero(match).steps == [0, 0]
    play(match, "start_turn stay")
    assert match.state.active == 1, "two a game"
    elsewhere = Who("warrior", at="J4")
    assert start(table(elsewhere, ELF, mode="standard", quest_pile=cards, stage="act")).state.active == 1


@pytest.mark.rule("RH-254", "RH-D114")
def test_nobody_is_dealt_a_quest_with_the_pile() -> None:
    match = Match.new(info.id, info.setup("standard-3-quest-pile"), 3)
    while match.state.stage in ("heroes", "starts"):
        match.play(match.pending[0].options[0])
    assert all(not hero_.quests for hero_ in match.state.heroes)
    assert match.view(None).quest_pile == list(range(8))
    without = start(table(Who("warrior", at="K4"), ELF, mode="standard", board={"K6": ["q1_axe"]}), [1, 1])
    play(without, "start_turn step K6")
    assert asked(without) == "step", "without a quest no quest tile is seen"


@pytest.mark.rule("RH-246", "RH-D108")
def test_the_solo_player_fetches_one_quest() -> None:
    cards = ["q_axe", "q_ball", "q_ring"]
    beside = ["q1_axe", "q2_axe", "q1_ball", "q2_ball", "q1_ring", "q2_ring"]
    state = table(
        Who("warrior", at="J5"),
        mode="solo",
        awake=True,
        quest_pile=cards,
        aside=beside,
        bag=["b_boat"],
        stage="act",
    )
    match = start(state)
    play(match, "choose_action take_quest q_ball")
    assert tiles(match, "L7") == ["q1_ball"]
    assert in_bag(match) == ["b_boat", "q2_ball"], "nothing drawn"
    assert {"q1_axe", "q2_axe", "q1_ring", "q2_ring"} <= set(out(match))
    assert match.state.quest_pile == [], "only one"
