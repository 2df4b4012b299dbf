"""Points and the end of the match (HT-023 to HT-029)."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance
from heroes_desktop.games.heldentaufe import figures
from tests.playing import randomly
from tests.scenarios.heldentaufe.build import Beast, Who, act, asked, hero, offered, play, start, table, told

from .common import ROW, new


@pytest.mark.rule("HT-023")
@pytest.mark.parametrize(("players", "target"), [(2, 18), (3, 16), (4, 14), (5, 12)])
def test_the_target_depends_on_the_players(players: int, target: int) -> None:
    assert figures.target(new(players).state) == target
    heroes = ("corlof", "erla", "jupanila", "luphius", "mathian")[1:players]
    for points, wins in ((target - 1, False), (target, True)):
        match = start(table(Who("corlof", (1, 0), points=points), *(Who(name) for name in heroes), land=ROW))
        act(match, "move 0 0")
        assert (match.outcome is not None) == wins


@pytest.mark.rule("HT-024")
def test_the_match_ends_the_moment_the_hero_reaches_the_fire() -> None:
    match = start(table(Who("corlof", (1, 0), points=20), Who("erla", points=30), land=ROW))
    events = act(match, "move 0 0")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.scores == (20, 30)
    assert match.decision is None
    assert told(events, "game_over") == [{"seat": 0, "points": 20}]


@pytest.mark.rule("HT-024")
@pytest.mark.rule("HT-D53")
def test_points_gained_on_the_fire_win_too() -> None:
    thief = Who("corlof", (1, 0), points=17, hand=("M07",))
    match = start(table(thief, Who("erla", points=3), land=ROW))
    act(match, "move 0 0", "steal M07 1")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("HT-025")
def test_the_target_elsewhere_is_no_win() -> None:
    match = start(table(Who("corlof", (2, 0), points=25), Who("erla", (1, 0)), land=ROW))
    act(match, "move 1 0")
    assert match.outcome is None
    play(match, "hero_action end_turn")
    assert asked(match) == (1, "hero_action")


@pytest.mark.rule("HT-D51")
def test_a_defeated_hero_put_on_the_fire_with_enough_points_wins() -> None:
    victim = Who("erla", "F1", hearts=1, points=18)
    match = start(table(Who("corlof", "P1", points=20), victim, land=ROW, chief=0), dice=[6, 1])
    act(match, "attack 1")
    assert asked(match) == (0, "place_defeated")
    assert "tile 0 0" in offered(match)
    play(match, "place_defeated tile 0 0")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.rule("HT-026")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_a_tooth_counts_its_grooves(value: int) -> None:
    ulumu = Beast("F1", hearts=1, teeth=(5, 4, 3, 2, 1)[: 6 - value])
    match = start(table(Who("corlof", "P1", sword=(3,)), Who("erla"), beasts={"ulumu": ulumu}), dice=[6, 1])
    act(match, "attack ulumu")
    assert hero(match).points == value


@pytest.mark.rule("HT-027")
def test_points_are_open_to_everybody() -> None:
    match = start(table(Who("corlof", points=4), Who("erla", points=9), Who("luphius", points=2)))
    for seat in (None, 0, 1, 2):
        assert [one.points for one in match.view(seat).heroes] == [4, 9, 2]


@pytest.mark.rule("HT-028")
def test_teeth_need_no_room() -> None:
    full = Who("corlof", (1, 0), points=17, food=("apple",) * 3)
    match = start(table(full, Who("erla"), land=ROW, pile=["forest"]), dice=[6])
    act(match, "explore 2 -1")
    assert hero(match).points == 19
    assert asked(match) == (0, "hero_action")
    assert hero(match).food == [3, 0, 0]


@pytest.mark.rule("HT-029")
@pytest.mark.parametrize("seed", range(4))
def test_points_fall_only_by_thieves_and_swaps(seed: int) -> None:
    match = new(3, seed)
    choose = randomly(Chance(seed))
    for _step in range(400):
        if not match.pending:
            break
        before = [one.points for one in match.state.heroes]
        choice = choose(match)
        events = match.play(choice.option, choice.seat)
        for seat, one in enumerate(match.state.heroes):
            if one.points < before[seat]:
                causes = {facts["cause"] for facts in told(events, "points") if facts["seat"] == seat}
                assert causes & {"thief", "swap"}


@pytest.mark.rule("HT-029")
@pytest.mark.rule("HT-D49")
def test_traps_and_monsters_leave_the_teeth() -> None:
    match = start(table(Who("corlof", "F1", hearts=1, points=7), Who("erla"), armed=("D1", "D2")))
    act(match, "move D1")
    assert hero(match).points == 7
