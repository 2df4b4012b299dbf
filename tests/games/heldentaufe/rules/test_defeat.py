"""Defeated heroes and the rebuilding of the underworld (HT-192 to HT-212, HT-215, HT-216)."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.heldentaufe.content import ARMED, SPACES
from heroes_desktop.games.heldentaufe.state import ASLEEP, FIRST_DANGER, GONE
from tests.scenarios.heldentaufe.build import (
    Beast,
    Who,
    act,
    asked,
    beast,
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

LOADED = Who(
    "corlof",
    "F1",
    hearts=1,
    points=6,
    boots=(2,),
    sword=(1, 1),
    food=("apple",),
    potion="healing",
    hand=("M01",),
)
PORTAL = {(1, 0): "portal1", **{key: tile for key, tile in ROW.items() if key != (1, 0)}}


def empty(match: Match, seat: int = 0) -> bool:
    one = hero(match, seat)
    return (one.pieces, one.food, one.potion) == ([[], [], []], [0, 0, 0], -1)


@pytest.mark.rule("HT-192")
@pytest.mark.rule("HT-193")
def test_a_trap_takes_everything_from_the_board_but_teeth_and_missions() -> None:
    match = start(table(LOADED, Who("erla"), land=ROW, chief=0))
    act(match, "move D1")
    assert asked(match) == (1, "place_defeated")
    assert empty(match)
    assert match.state.reserve.pieces == [[9, 7, 5]] * 3
    assert match.state.reserve.food == [14, 14, 14]
    assert match.state.reserve.potions == [8, 6, 6]
    play(match, "place_defeated tile 3 0")
    assert (where(match), hero(match).points) == ((3, 0), 6)
    assert "M01" in hand(match)


@pytest.mark.rule("HT-193")
@pytest.mark.rule("HT-200")
def test_a_monster_takes_everything_too() -> None:
    beasts = {"ulumu": Beast("P1")}
    people = (LOADED, Who("erla", "P5"), Who("luphius"))
    match = start(table(*people, land=ROW, beasts=beasts, chief=0), dice=[6, 1])
    play(match, "hero_action end_turn", "monster_action attack ulumu 0")
    assert asked(match) == (2, "place_defeated"), "the commander places"
    play(match, "place_defeated tile 2 0")
    assert empty(match)
    assert asked(match) == (2, "monster_action"), "the monster turn goes on"
    assert match.state.orders == 3


@pytest.mark.rule("HT-194")
@pytest.mark.rule("HT-197")
def test_any_revealed_tile_will_do() -> None:
    match = start(table(LOADED, Who("erla"), land=ROW, chief=0))
    act(match, "move D1")
    assert offered(match) == {"tile 0 0", "tile 1 0", "tile 2 0", "tile 3 0"}


@pytest.mark.rule("HT-197")
@pytest.mark.parametrize(("winner", "dice"), [(1, [1, 6]), (2, [1, 6]), (0, [6, 1])])
def test_with_three_players_the_winner_alone_places_the_loser(winner: int, dice: list[int]) -> None:
    foe = winner or 2
    weak = {"hearts": 1}
    people = [
        Who("corlof", "P1", **({} if winner == 0 else weak)),
        Who("erla", "F1" if foe == 1 else (0, 0), **(weak if winner == 0 else {})),
        Who("luphius", "F1" if foe == 2 else (0, 0), **(weak if winner == 0 else {})),
    ]
    match = start(table(*people, land=ROW, chief=3 - foe), dice=dice)
    act(match, f"attack {foe}")
    assert asked(match) == (winner, "place_defeated")
    assert offered(match) == {"tile 0 0", "tile 1 0", "tile 2 0", "tile 3 0"}
    play(match, "place_defeated tile 3 0")
    assert where(match, foe if winner == 0 else 0) == (3, 0)


@pytest.mark.rule("HT-195")
@pytest.mark.rule("HT-196")
@pytest.mark.parametrize(("winner", "loser", "after"), [(5, 9, (9, 5)), (9, 5, (9, 5)), (7, 7, (7, 7))])
def test_a_hero_swaps_teeth_with_a_richer_loser(winner: int, loser: int, after: tuple[int, int]) -> None:
    victim = Who(
        "erla", "F1", hearts=1, points=loser, sword=(1,), food=("fish",), potion="healing", hand=("M02",)
    )
    match = start(table(Who("corlof", "P1", points=winner), victim, land=ROW, chief=1), dice=[6, 1])
    events = act(match, "attack 1")
    assert bool(told(events, "swap")) == (winner < loser)
    assert asked(match) == (0, "place_defeated")
    play(match, "place_defeated tile 2 0")
    assert (hero(match, 0).points, hero(match, 1).points) == after
    one = hero(match, 1)
    assert (one.food, one.potion, pieces(match, 1)["sword"], hand(match, 1)) == ([0, 1, 0], 0, [1], ["M02"])
    assert where(match, 1) == (2, 0)
    assert asked(match) == (0, "hero_action")


@pytest.mark.rule("HT-195")
@pytest.mark.rule("HT-199")
def test_an_attacker_may_be_the_one_who_is_defeated() -> None:
    match = start(
        table(Who("erla", "P1", hearts=1, points=8), Who("corlof", "F1", points=2), land=ROW, chief=1),
        dice=[1, 6],
    )
    act(match, "attack 1")
    assert asked(match) == (1, "place_defeated")
    play(match, "place_defeated tile 1 0")
    assert (hero(match, 0).points, hero(match, 1).points) == (2, 8)
    assert asked(match) == (1, "hero_action"), "his turn is over"


@pytest.mark.rule("HT-198")
def test_being_put_on_a_tile_triggers_nothing() -> None:
    match = start(table(LOADED, Who("erla"), land={(1, 0): "forest", (2, 0): "orchard"}, chief=0))
    act(match, "move D1")
    events = play(match, "place_defeated tile 1 0")
    assert not told(events, "treasure")
    assert asked(match) == (1, "hero_action")


@pytest.mark.rule("HT-199")
@pytest.mark.rule("HT-D26")
def test_a_defeat_ends_the_own_turn_without_laboratory_or_observer() -> None:
    land = {(1, 0): "laboratory", (2, 0): "pond"}
    doomed = Who("corlof", "F1", hearts=1, hand=("M21", "M01"))
    for tile in ("1 0", "2 0"):
        match = start(table(doomed, Who("erla"), land=land, chief=0, missions=["M03"]))
        act(match, "move D1")
        play(match, f"place_defeated tile {tile}")
        assert asked(match) == (1, "hero_action")
        assert hand(match) == ["M01", "M03", "M21"], "but missions are drawn"


@pytest.mark.rule("HT-199")
def test_a_used_teleport_goes_when_a_defeat_ends_the_turn() -> None:
    doomed = Who("corlof", hearts=1, potion="teleport")
    match = start(table(doomed, Who("erla"), land=ROW))
    play(match, "hero_action drink teleport", "teleport_target target D1", "place_defeated tile 0 0")
    assert (hero(match).potion, hero(match).turned) == (-1, False)
    assert match.state.reserve.potions[2] == 6


@pytest.mark.rule("HT-200")
def test_another_turn_goes_on_after_a_defeat() -> None:
    victim = Who("erla", "F1", hearts=1)
    match = start(table(Who("corlof", "P1"), victim, land=ROW, chief=1), dice=[6, 1])
    act(match, "attack 1")
    play(match, "place_defeated tile 1 0")
    assert (asked(match), left(match)) == ((0, "hero_action"), 3)


@pytest.mark.rule("HT-201")
def test_the_defeated_hero_is_whole_again() -> None:
    match = start(table(LOADED, Who("erla"), land=ROW, chief=0))
    act(match, "move D1")
    play(match, "place_defeated tile 1 0", "hero_action end_turn")
    assert hero(match).hearts == 5
    assert (asked(match), left(match)) == ((0, "hero_action"), 4)


@pytest.mark.rule("HT-202")
def test_the_defeated_player_commands_from_the_next_monster_turn() -> None:
    beasts = {"ulumu": Beast("F1")}
    people = (Who("corlof", "P1", hearts=1), Who("erla"), Who("luphius", "P5"))
    match = start(table(*people, beasts=beasts, chief=0, land=ROW), dice=[6, 1])
    play(match, "hero_action end_turn", "monster_action attack ulumu 0", "place_defeated tile 0 0")
    assert asked(match) == (1, "monster_action"), "this monster turn keeps its commander"
    play(match, "monster_action stop")
    for _turn in range(3):
        play(match, "hero_action end_turn")
    assert asked(match) == (1, "claim_command")
    play(match, "claim_command leave")
    assert asked(match) == (0, "claim_command")


@pytest.mark.rule("HT-203")
def test_rage_in_use_is_gone_after_a_defeat_by_a_hero() -> None:
    victim = Who("erla", "F1", hearts=1, potion="rage", turned=True)
    match = start(table(Who("corlof", "P1", sword=(3,)), victim, land=ROW, chief=1), dice=[6, 1])
    act(match, "attack 1")
    play(match, "place_defeated tile 1 0")
    assert (hero(match, 1).potion, hero(match, 1).turned) == (-1, False)
    assert match.state.reserve.potions[1] == 6
    sober = Who("erla", "F1", hearts=1, potion="rage")
    match = start(table(Who("corlof", "P1", sword=(3,)), sober, land=ROW, chief=1), dice=[6, 1])
    act(match, "attack 1")
    assert hero(match, 1).potion == 1


@pytest.mark.rule("HT-D34")
def test_a_discoverer_keeps_the_teeth_of_his_last_trap() -> None:
    doomed = Who("corlof", "F1", hearts=1, points=3, hand=("M10",))
    match = start(table(doomed, Who("erla"), land=ROW, chief=0))
    events = act(match, "move D1")
    kinds = [event.kind for event in events]
    assert kinds.index("mission") < kinds.index("hero_defeated")
    assert hero(match).points == 5


@pytest.mark.rule("HT-215")
def test_the_order_of_a_defeat() -> None:
    doomed = Who("corlof", "F1", hearts=1, potion="rage", turned=True, sword=(1,))
    match = start(table(doomed, Who("erla"), land=ROW, chief=0, chest=False))
    events = act(match, "move D1")
    assert where(match) != "D1", "the figure has left its space"
    assert (hero(match).hearts, hero(match).potion, empty(match)) == (5, -1, True)
    assert (match.state.chest, match.state.chief) == (False, 0), "rebuilding waits for the placement"
    events += play(match, "place_defeated tile 2 0")
    kinds = [event.kind for event in events]
    order = [kinds.index(kind) for kind in ("hero_defeated", "placed", "rebuilt", "turn")]
    assert order == sorted(order)
    assert (match.state.chest, match.state.chief) == (True, ASLEEP)


@pytest.mark.rule("HT-215")
def test_a_win_by_placement_comes_before_the_rebuilding() -> None:
    doomed = Who("corlof", "F1", hearts=1, points=18)
    match = start(table(doomed, Who("erla"), land=ROW, chief=0))
    events = act(match, "move D1") + play(match, "place_defeated tile 0 0")
    assert match.outcome is not None
    assert not told(events, "rebuilt")


@pytest.mark.rule("HT-216")
@pytest.mark.rule("HT-D50")
def test_a_single_player_above_places_without_asking() -> None:
    people = (Who("corlof", "F1", hearts=1), Who("erla"), Who("luphius", "P5"))
    match = start(table(*people, land=ROW, chief=0))
    events = act(match, "move D1")
    assert asked(match) == (1, "place_defeated")
    assert not told(events, "contest")


@pytest.mark.rule("HT-194")
@pytest.mark.rule("HT-D50")
@pytest.mark.rule("HT-D60")
def test_several_above_are_asked_and_roll() -> None:
    people = (Who("corlof", "F1", hearts=1), Who("erla"), Who("luphius"), Who("mathian", "P5"))
    match = start(table(*people, land=ROW, chief=0), dice=[3, 6])
    act(match, "move D1")
    assert asked(match) == (1, "claim_placement")
    play(match, "claim_placement place")
    assert asked(match) == (2, "claim_placement")
    play(match, "claim_placement place")
    assert asked(match) == (2, "place_defeated")
    lazy = start(table(*people, land=ROW, chief=1))
    act(lazy, "move D1")
    assert asked(lazy) == (2, "claim_placement"), "clockwise after the chief"
    play(lazy, "claim_placement leave", "claim_placement leave")
    assert asked(lazy) == (2, "place_defeated")


@pytest.mark.rule("HT-D50")
def test_with_nobody_else_above_all_others_roll() -> None:
    people = (Who("corlof", "F1", hearts=1), Who("erla", "P2"), Who("luphius", "P5"))
    match = start(table(*people, land=ROW, chief=0), dice=[2, 5])
    events = act(match, "move D1")
    assert told(events, "contest")[0]["seats"] == [1, 2]
    assert asked(match) == (2, "place_defeated")


@pytest.mark.rule("HT-D50")
def test_a_commander_never_places_himself() -> None:
    people = (Who("corlof", "P1", hearts=1), Who("erla", "P2"), Who("luphius", "P5"))
    beasts = {"ulumu": Beast("F1")}
    match = start(table(*people, beasts=beasts, chief=0, land=ROW), dice=[1, 1, 6, 6, 1, 2, 4])
    play(match, "hero_action end_turn")  # all roll, clockwise after the chief
    assert asked(match) == (0, "monster_action")
    events = play(match, "monster_action attack ulumu 0")
    assert told(events, "contest")[-1]["seats"] == [1, 2]
    assert asked(match) == (2, "place_defeated")


@pytest.mark.rule("HT-D50")
def test_a_monster_he_attacked_counts_like_a_trap() -> None:
    people = (Who("corlof", "F4", hearts=1), Who("erla"), Who("luphius"))
    match = start(table(*people, chief=0, land=ROW), dice=[1, 6])
    act(match, "attack ulumu")
    assert asked(match) == (1, "claim_placement")
    play(match, "claim_placement leave", "claim_placement place")
    assert asked(match) == (2, "place_defeated")
    play(match, "place_defeated tile 1 0")
    assert asked(match) == (1, "hero_action")


# leaving and rebuilding


@pytest.mark.rule("HT-204")
def test_three_ways_out() -> None:
    portal = start(table(Who("corlof", "P1"), Who("erla"), land=PORTAL, chief=0))
    act(portal, "ascend 1")
    flight = start(table(Who("corlof", "F3", potion="teleport"), Who("erla"), land=PORTAL, chief=0))
    play(flight, "hero_action drink teleport", "teleport_target target 0 0")
    beaten = start(table(LOADED, Who("erla"), land=PORTAL, chief=0))
    act(beaten, "move D1")
    play(beaten, "place_defeated tile 0 0")
    for match in (portal, flight, beaten):
        assert not isinstance(where(match), str)
        assert match.state.chief == ASLEEP


@pytest.mark.rule("HT-205")
@pytest.mark.rule("HT-D65")
def test_nothing_is_reset_while_another_hero_is_below() -> None:
    s = table(
        Who("corlof", "P1"), Who("erla", "P5"), land=PORTAL, chief=0, chest=False, gone=("D1", "D3"),
        beasts={"zibber": Beast(None), "ulumu": Beast("F4", hearts=1)},
    )  # fmt: skip
    match = start(s)
    events = act(match, "ascend 1")
    assert not told(events, "rebuilt")
    assert (match.state.chief, match.state.chest, match.state.dangers.count(False)) == (0, False, 2)
    assert (beast(match, "zibber").space, SPACES[beast(match, "ulumu").space].id) == (GONE, "F4")


@pytest.mark.rule("HT-206")
@pytest.mark.rule("HT-207")
@pytest.mark.rule("HT-208")
@pytest.mark.rule("HT-209")
@pytest.mark.rule("HT-210")
def test_the_last_to_leave_lets_everything_come_back() -> None:
    s = table(
        Who("corlof", "P1"), Who("erla"), land=PORTAL, chief=0, chest=False, gone=("D1", "D2", "D3"),
        beasts={
            "zibber": Beast(None, teeth=(5, 4, 3)), "ulumu": Beast("F4", hearts=1), "wallrog": Beast("F6"),
        },
    )  # fmt: skip
    match = start(s, orders=[[4, 3, 2, 1, 0]])
    events = act(match, "ascend 1")
    assert told(events, "rebuilt") == [{}]
    assert match.state.chief == ASLEEP
    assert match.state.chest
    assert match.state.dangers == [True] * 5
    armed = [index for index in range(5) if match.state.faces[FIRST_DANGER + index] == ARMED]
    assert armed == [3, 4], "shuffled as the script says"
    assert set(match.view(0).faces[FIRST_DANGER:]) == {-1}
    spaces = [SPACES[monster.space].id for monster in match.state.monsters]
    assert spaces == ["LU", "LZ", "LW"]
    assert [monster.hearts for monster in match.state.monsters] == [1, 3, 2]


@pytest.mark.rule("HT-212")
def test_in_and_out_in_one_turn() -> None:
    match = start(table(Who("jupanila", (1, 0)), Who("erla"), land=PORTAL))
    events = act(match, "descend 1", "ascend 1")
    assert told(events, "rebuilt")
    play(match, "hero_action end_turn")
    assert asked(match) == (1, "hero_action")
