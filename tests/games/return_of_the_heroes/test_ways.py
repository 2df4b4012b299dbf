"""Ways of a hero over the map: the same for states and views."""

from __future__ import annotations

import pytest

from heroes_desktop.games.return_of_the_heroes.chances import (
    best_fight,
    find_chance,
    roll_chance,
    skill_chance,
)
from heroes_desktop.games.return_of_the_heroes.content import FACE
from heroes_desktop.games.return_of_the_heroes.land import SPACE, label
from heroes_desktop.games.return_of_the_heroes.ways import UNKNOWN_DANGER, danger, distance, journeys, reach
from heroes_desktop.games.shared.ways import cost_of
from tests.scenarios.return_of_the_heroes.build import Who, play, start, table

ELF = Who("elf", at="M1")


def reached(match_or_state: object, seat: int = 0) -> dict[str, tuple[str, ...]]:
    ways = reach(match_or_state, seat)  # type: ignore[arg-type]
    return {label(space): tuple(label(place) for place in way.places) for space, way in ways.items()}


@pytest.mark.rule("RH-044", "RH-046")
def test_reach_shrinks_with_every_step() -> None:
    match = start(table(Who("dwarf", at="A2"), ELF))
    assert reached(match.state) == {
        "A1": ("A1",), "A4": ("A4",), "A3": ("A1", "A3"), "A5": ("A4", "A5"), "A7": ("A4", "A7"),
    }  # fmt: skip
    play(match, "start_turn step A1")
    assert set(reached(match.state)) == {"A2", "A3"}


def test_reach_is_over_with_the_last_step_and_whole_for_who_waits() -> None:
    """Not even one more step, also when the Horse that brought him here has been left behind."""
    match = start(table(Who("dwarf", at="A2"), Who("dwarf", at="A2")))
    whole = reached(match.state, 0)
    assert reached(match.state, 1) == whole
    play(match, "start_turn step A1")
    assert reached(match.state, 1) == whole
    match.state.walked = 2
    assert reached(match.state) == {}
    match.state.walked = 4
    assert reached(match.state) == {}


def test_reach_names_chance_and_toll() -> None:
    state = table(Who("magician", at="L1"), ELF)
    way = reach(state, 0)[SPACE["L4"]]
    assert (way.toll, way.places) == (1, (SPACE["L2"], SPACE["L4"]))
    state = table(Who("magician", at="L1", gold=0), ELF)
    assert SPACE["L4"] not in reach(state, 0)
    state = table(Who("warrior", at="L1"), ELF)
    assert reach(state, 0)[SPACE["L4"]].toll == 0, "four steps go round the water"
    state = table(Who("warrior", at="G5"), ELF)
    assert reach(state, 0)[SPACE["G6"]].chance == find_chance(5) == roll_chance(2, 5)


def test_reach_ends_at_an_opponent() -> None:
    state = table(
        Who("warrior", at="A4", quests={"q_axe": 0}), ELF, board={"A7": ["h_wolves"], "A2": ["q1_daphne"]}
    )
    ways = reach(state, 0)
    assert ways[SPACE["A7"]].halt
    assert SPACE["A9"] not in {space for space, way in ways.items() if SPACE["A7"] in way.places[:-1]}
    assert not ways[SPACE["A2"]].halt, "a quest opponent of somebody else does not halt him"
    assert danger(state, state.heroes[0], SPACE["A7"]) == 1 - best_fight(
        state, state.heroes[0], FACE["h_wolves"]
    )
    assert danger(state, state.heroes[0], SPACE["A2"]) == 0


def test_unknown_tiles_look_alike_from_outside() -> None:
    match = start(table(Who("warrior", at="A4"), ELF, down={"A1": ["h_troll"], "A9": ["m_monk"]}))
    view = match.view(0)
    hero = view.heroes[0]
    assert danger(view, hero, SPACE["A1"]) == danger(view, hero, SPACE["A9"]) == UNKNOWN_DANGER
    assert reach(view, 0).keys() == reach(match.state, 0).keys()


def test_no_way_leads_through_what_is_not_discovered() -> None:
    state = table(Who("warrior", at="A2", home="A2"), Who("elf", at="M3"), mode="standard", discovered="ABM")
    assert distance(state, 0, SPACE["A2"], SPACE["B2"]) > 0
    assert distance(state, 0, SPACE["A2"], SPACE["C2"]) == -1


def test_journeys_weigh_what_is_dear() -> None:
    state = table(Who("warrior", at="L1", gold=1), ELF)
    near = journeys(state, 0, SPACE["L1"])[SPACE["L5"]]
    assert (near.steps, near.toll) == (4, 1)
    thrifty = journeys(state, 0, SPACE["L1"], cost_of(toll=5))[SPACE["L5"]]
    assert (thrifty.steps, thrifty.toll) == (6, 0)
    sure = journeys(state, 0, SPACE["G4"], cost_of(roll=5))[SPACE["G7"]]
    assert (sure.steps, sure.chance) == (4, 1.0)
    quick = journeys(state, 0, SPACE["G4"])[SPACE["G7"]]
    assert quick.steps == 2


def test_a_hero_on_a_line_reaches_nothing_before_his_roll() -> None:
    assert reach(table(Who("warrior", at="G5", line="G6"), ELF), 0) == {}


def test_skill_chances_count_items_and_dice() -> None:
    state = table(Who("warrior", items=("i_sword",), cubes=(0, 0, 5)), ELF)
    assert skill_chance(state, state.heroes[0], 2, -3) == roll_chance(4, 6)
