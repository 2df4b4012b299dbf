"""Positions in which a computer player of Heldentaufe must not go wrong."""

from __future__ import annotations

from heroes_desktop.engine import Match, Option, situation
from heroes_desktop.games.heldentaufe.bot import Heuristic
from heroes_desktop.games.heldentaufe.state import State
from tests.scenarios.heldentaufe.build import Beast, Who, play, start, table

AROUND = {(1, 0): "meadow", (0, 1): "forest", (-1, 1): "orchard", (1, -1): "portal3", (0, -1): "portal4"}


def choice(state: State, level: str = "normal", *before: str) -> Option:
    """What looks best to the level at this table, after some forced play."""
    match = start(state)
    play(match, *before)
    return first_choice(match, level)


def first_choice(match: Match, level: str = "normal") -> Option:
    """The option a level likes best."""
    return Heuristic(level).rank(situation(match, match.pending[0]))[0].option


def test_enough_points_go_home() -> None:
    state = table(Who("corlof", at=(1, 0), points=18), Who("erla"), land=AROUND)
    assert choice(state) == Option("move", (0, 0))


def test_teleport_home_wins() -> None:
    state = table(Who("corlof", at="T", points=18, potion="teleport"), Who("erla"), land=AROUND, chief=0)
    assert choice(state) == Option("drink", ("teleport",))
    assert choice(state, "normal", "hero_action drink teleport") == Option("target", (0, 0))


def test_a_mission_that_can_be_delivered_is_delivered() -> None:
    land = {**AROUND, (2, 0): "laboratory"}
    state = table(Who("corlof", at=(2, 0), sword=(2, 1), hand=("M01", "M14", "M20")), Who("erla"), land=land)
    assert choice(state).act == "complete"


def test_sure_things_come_before_unknown_land() -> None:
    hand = ("M05", "M14", "M20")
    state = table(Who("corlof", at=(0, 0), food=("apple", "fish"), hand=hand), Who("erla"), land=AROUND)
    assert choice(state) == Option("move", (0, 1))


def test_food_is_taken_where_it_grows() -> None:
    state = table(Who("corlof", at=(-1, 1), hearts=2), Who("erla"), land=AROUND)
    assert choice(state) == Option("harvest", (3,))


def test_a_full_backpack_does_not_keep_the_wounded_from_eating() -> None:
    """Three spare swords fill the backpack: one of them goes, or the hero would starve beside the apples."""
    hero = Who("corlof", at=(-1, 1), hearts=2, sword=(1, 1, 1, 1))
    state = table(hero, Who("erla"), land=AROUND)
    assert choice(state) == Option("discard", ("sword", 1))
    assert choice(state, "normal", "hero_action discard sword 1") == Option("harvest", (1,))


def test_a_weak_monster_beside_a_good_sword_is_attacked() -> None:
    state = table(
        Who("corlof", at="P3", sword=(3,)),
        Who("erla"),
        land=AROUND,
        chief=0,
        beasts={"zibber": Beast(hearts=1)},
    )
    assert choice(state) == Option("attack", ("zibber",))


def test_the_wounded_leave_in_time() -> None:
    """One heart left, nothing to eat, and a portal underfoot."""
    state = table(
        Who("luphius", at="P4", hearts=1, boots=(2,), sword=(1,)), Who("erla"), land=AROUND, chief=0
    )
    assert choice(state) == Option("ascend", (4,))


def test_nobody_enters_an_emptied_underworld() -> None:
    beasts = {"ulumu": Beast(at=None), "zibber": Beast(at=None), "wallrog": Beast(at=None)}
    state = table(
        Who("corlof", at=(0, -1), sword=(3,)),
        Who("erla", at="F7"),
        land=AROUND,
        chief=1,
        chest=False,
        beasts=beasts,
    )
    assert choice(state).act != "descend"


def test_a_leader_with_one_heart_is_attacked() -> None:
    state = table(
        Who("corlof", at="F3", sword=(2,), points=3),
        Who("erla", at="F4", hearts=1, points=14),
        land=AROUND,
        chief=0,
    )
    assert choice(state) == Option("attack", (1,))
    assert choice(state, "easy") != Option("attack", (1,))


def test_monsters_strike_the_hero_who_is_ahead() -> None:
    state = table(
        Who("corlof", at="F2", points=2),
        Who("erla", at="F3", points=12),
        Who("mathian"),
        land=AROUND,
        chief=0,
        stage="hero",
    )
    option = choice(state, "normal", "hero_action end_turn")
    assert option == Option("attack", ("zibber", 1))


def test_a_monster_with_one_heart_spares_a_good_sword() -> None:
    state = table(
        Who("corlof", at="F2", points=9, sword=(3,)),
        Who("mathian"),
        land=AROUND,
        chief=0,
        beasts={"zibber": Beast(hearts=1), "ulumu": Beast(at=None), "wallrog": Beast(at=None)},
    )
    assert choice(state, "normal", "hero_action end_turn").act != "attack"


def test_a_defeated_leader_is_not_put_on_the_fire() -> None:
    state = table(
        Who("corlof", at="F2", points=18, hearts=1),
        Who("mathian"),
        land=AROUND,
        chief=0,
    )
    match = start(state, dice=[6, 1])
    play(match, "hero_action end_turn", "monster_action attack zibber 0")
    decision = match.pending[0]
    assert decision.kind == "place_defeated"
    assert first_choice(match) != Option("tile", (0, 0))
