"""Blessing, Golden Die, Avatar and team pawn (NA-066 to NA-107, NA-D06 to NA-D18, NA-D56 to NA-D58)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.reflets_acide.moves import Stop, farthest, stops
from heroes_desktop.games.reflets_acide.state import Hazard
from heroes_desktop.games.reflets_acide.track import rooms_at
from tests.scenarios.reflets_acide.build import (
    TEAM,
    Land,
    Side,
    Who,
    asked,
    card,
    dilemma,
    facts,
    finish_turn,
    kinds,
    offered,
    offers,
    on_zone,
    play,
    start,
    table,
    team,
    trial,
)

OPEN = Land(door_open=True, door_up=True)


def places(found: list[Stop]) -> list[int]:
    return [stop.place for stop in found]


# Blessing


@pytest.mark.rule("NA-076", "NA-073", "NA-233")
def test_heal_removes_the_marker_of_a_teammate() -> None:
    row = [Who("H01", marker=0), Who("H12", marker=2), *TEAM[2:]]
    s = table("blessing", row, [Side("g1")])
    match = start(s, rolls=[3])
    told = play(match, "blessing skill H01 0")
    assert facts(told, "healed")[0]["card"] == card("H12")
    assert match.state.team[1].marker == 0
    alone = [Who("H01", marker=1), *TEAM[1:]]
    assert asked(start(table("blessing", alone, [Side("g1")]), rolls=[3])) != "blessing"


@pytest.mark.rule("NA-070", "NA-074")
def test_one_blessing_a_turn_and_a_divine_dilemma_is_used_up() -> None:
    loot = dilemma(3)
    row = ["H29", *TEAM[1:]]
    s = table("blessing", row, [Side("r1", (loot,))], loot=["L55", "L56"])
    match = start(s, rolls=[3], picks="r")
    told = play(match, f"blessing dilemma {loot}", "equip store L55 1", "equip store L56 1", "equip done")
    assert len(facts(told, "loot_drawn")) == 2
    assert card(loot) in match.state.unforeseen_discard
    assert asked(match) != "blessing"
    assert match.state.golden == 3


@pytest.mark.rule("NA-D100", "NA-069", "NA-D70")
def test_waiting_tokens_antidote_and_transfers_never_cause_a_question() -> None:
    row = [Who("H14", marker=1, stored=("L28",)), *TEAM[1:]]
    tokens = ("green:purse", "green:vision")
    s = table("blessing", row, [Side("r2", (), tokens), Side("b1")])
    assert asked(start(s, rolls=[6])) == "brake"  # there is no Blessing, so it is not asked
    match = start(table("walk", row, [Side("r2", (), tokens), Side("b1")]), picks="ooooo")
    assert {f"token {card('green:purse')}", f"token {card('green:vision')}", "antidote", "transfer"} <= set(
        offered(match)
    )
    told = play(match, "walk_or_run antidote")
    assert facts(told, "healed")[0]["no"] == 1
    assert card("L28") in match.state.loot_discard
    told = play(match, "walk_or_run token green:purse", *["place_gem place 0"] * 4)
    assert len(facts(told, "gem_drawn")) >= 1
    assert card("green:purse") not in match.state.boards[0].tokens


# the Golden Die


@pytest.mark.rule("NA-077", "NA-302", "NA-D103")
def test_after_an_echo_the_die_is_rolled_twice_and_one_result_chosen() -> None:
    match = start(table("golden", echo=True), rolls=[2, 5])
    assert offered(match) == ["die 2", "die 5"]
    play(match, "echo_choice die 5")
    assert match.state.golden == 5
    assert not match.state.echo
    match = start(table("golden"), rolls=[4], picks="r")
    assert match.state.golden == 4


@pytest.mark.rule("NA-080", "NA-081", "NA-134", "NA-D57", "NA-117")
def test_only_the_guide_changes_the_die_and_a_six_has_no_colour() -> None:
    sides = [Side("r4o4v4g4b4", (dilemma(14),), ("green:bonus_die",)), Side()]
    s = table("golden_change", boards=sides, seats=2, golden=6)
    match = start(s, rolls=[2])
    changes = [text for text in offered(match) if text.split()[0] not in ("keep", "transfer")]
    assert changes == [f"bonus_golden {card('green:bonus_die')}", f"loaded_die {card(dilemma(14))}"]
    told = play(match, f"change_golden_die loaded_die {dilemma(14)}")
    assert facts(told, "golden_die")[0]["value"] == 5
    play(match, "change_golden_die bonus_golden green:bonus_die")
    assert match.state.golden == 2
    assert card("green:bonus_die") in match.state.gone
    s = table("golden_change", boards=sides, seats=2, guide=1, golden=6)
    assert asked(start(s)) != "change_golden_die"


@pytest.mark.rule("NA-083")
def test_a_later_value_does_not_undo_a_move() -> None:
    s = table("space", pawn=4, golden=2)
    match = start(s, rolls=[5])
    told = play(match, "chance_mode gamble")
    assert match.state.golden == 5
    assert match.state.pawn == 4
    assert "moved" not in kinds(told)


# the Avatar


@pytest.mark.rule("NA-084", "NA-085", "NA-086")
def test_skill_before_gems_and_at_least_one_space() -> None:
    match = start(table("avatar", boards=[Side("r4o4")], golden=4, slow=2, pawn=20))
    assert match.decision is not None
    assert match.decision.about["advance"] == 2
    play(match, "brake pay 0 0")
    assert asked(match) == "walk_or_run"  # the last space cannot be cancelled
    assert match.state.avatar == -13
    match = start(table("avatar", boards=[Side("r4")], golden=1, slow=2, pawn=20))
    assert match.state.avatar == -13


@pytest.mark.rule("NA-087", "NA-052")
def test_the_nightmare_ring_locks_the_brake_but_not_other_effects() -> None:
    row = [Who("H14", worn=("L48",)), *TEAM[1:]]
    one = dilemma(16)
    match = start(table("avatar", row, [Side("r4", (one,))], golden=5, pawn=20))
    assert asked(match) == "movement_dilemma"
    told = play(match, f"movement_dilemma dilemma {one}")
    assert facts(told, "avatar")[0]["steps"] == 1
    match = start(table("avatar", row, [Side("r4")], golden=5, slow=2, pawn=20))
    assert asked(match) == "walk_or_run"
    assert match.state.avatar == -11


@pytest.mark.rule("NA-088", "NA-089", "NA-090", "NA-094", "NA-D14", "NA-D12")
def test_it_walks_its_own_spaces_then_the_road_and_passes_everything() -> None:
    land = Land({"forest": ["Z02"]}, tokens={6: "red:purse", 1: "grey:purse"})
    match = start(table("avatar", land=land, pawn=40, avatar=-1, golden=3))
    assert match.state.avatar == 2  # through the City, over the grey token, not into the Shortcut
    assert match.state.tokens[1] >= 0
    match = start(table("avatar", land=land, pawn=40, avatar=5, golden=4))
    assert match.state.avatar == 9
    assert match.state.zones[0]
    assert match.state.tokens[6] >= 0
    match = start(table("avatar", land=Land(), pawn=58, avatar=51, golden=3))
    assert match.state.avatar == 54  # the Door, open or not, does not stop it


@pytest.mark.rule("NA-D12")
def test_in_the_corridor_it_takes_the_shortest_way_back() -> None:
    match = start(table("avatar", land=OPEN, pawn=54, avatar=60, golden=4))
    assert match.state.avatar == 56


@pytest.mark.rule("NA-091", "NA-092", "NA-093")
def test_what_it_stops_on() -> None:
    land = Land({"forest": ["Z02"]}, tokens={6: "red:purse", 8: "grey:gem_tax", 9: "green:purse"})
    match = start(table("avatar", boards=[Side("r2")], land=land, pawn=40, avatar=5, golden=1))
    assert match.state.vile.red[0] == card("red:purse")  # without its effect
    assert match.state.seen[card("red:purse")]
    match = start(table("avatar", boards=[Side("r2")], land=land, pawn=40, avatar=7, golden=1))
    assert match.state.vile.grey == [card("grey:gem_tax")]
    assert sum(match.state.boards[0].gems) == 2
    match = start(table("avatar", land=land, pawn=40, avatar=8, golden=1))
    assert card("green:purse") in match.state.gone
    match = start(table("avatar", land=land, pawn=40, avatar=6, golden=1))
    assert not match.state.zones[0]


@pytest.mark.rule("NA-095", "NA-251", "NA-D99")
def test_crossing_the_team_is_catching_it() -> None:
    match = start(table("avatar", pawn=3, avatar=1, golden=6, seats=2))
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners, match.outcome.scores) == ("avatar", (), ())
    assert match.state.avatar == 3


# walking and running


@pytest.mark.rule("NA-096", "NA-097", "NA-098")
def test_walk_or_run() -> None:
    s = table("walk", boards=[Side("r1"), Side("b1")], seats=2, golden=3)
    match = start(s, rolls=[4])
    told = play(match, "walk_or_run run")
    assert facts(told, "gem_paid")[0] == {"board": 0, "colour": 0, "cause": "run"}
    assert "gem_drawn" not in kinds(told)
    assert match.decision is not None
    assert match.decision.about["potential"] == 7
    poor = table("walk", boards=[Side(), Side("b4")], seats=2, golden=3)
    match = start(poor, picks="r")
    assert asked(match) == "place_gem"  # nothing but walking, so it is not asked
    cursed = table("walk", [Who("H14", worn=("L49",)), *TEAM[1:]], [Side("r4")], golden=3)
    assert "run" not in offered(start(cursed)) if asked(start(cursed)) == "walk_or_run" else True


@pytest.mark.rule("NA-106", "NA-D56")
def test_bonus_die_added_or_rerolled_and_paid_rerolls_of_the_running_die() -> None:
    sides = [Side("g2", (), ("green:bonus_die",)), Side()]
    s = table("potential", boards=sides, golden=2, dice=[4], pace="run")
    match = start(s, rolls=[1, 6])
    token = card("green:bonus_die")
    assert offered(match) == ["pass", f"add_die {token}", "reroll_move 0 0", f"bonus_move 0 {token}"]
    told = play(match, "add_bonus_die reroll_move 0 0", "add_bonus_die add_die green:bonus_die")
    assert facts(told, "paid")[0]["gems"] == [0, 0, 0, 2, 0]
    assert match.state.dice == [1, 6]
    assert match.decision is not None
    assert match.decision.about["potential"] == 9
    six = table("potential", boards=[Side("r4o4v4g4b4")], golden=2, dice=[6], pace="run")
    assert asked(start(six)) == "move_to"  # a 6 cannot be re-rolled by payment


@pytest.mark.rule("NA-106")
def test_the_owner_of_the_token_is_asked() -> None:
    s = table(
        "potential", boards=[Side(), Side("", (), ("green:bonus_die",))], seats=2, golden=2, pace="walk"
    )
    match = start(s, rolls=[5])
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seat) == ("add_bonus_die", 1)


@pytest.mark.rule("NA-176")
def test_movement_dilemmas() -> None:
    far, through = dilemma(17), dilemma(18)
    land = Land({"forest": ["Z02"]})
    s = table("potential", boards=[Side("", (far, through))], land=land, pawn=5, golden=2, pace="walk")
    match = start(s)
    play(match, f"movement_dilemma dilemma {far}", f"movement_dilemma dilemma {through}")
    assert match.decision is not None
    assert match.decision.about["potential"] == 5
    assert offered(match) == ["move 7", "move 10", "move 71"]
    play(match, "move_to move 10")
    assert match.state.zones[0]  # the card stays where it is


# legal stops


@pytest.mark.rule("NA-100", "NA-101", "NA-105", "NA-D06", "NA-102")
def test_stops_on_the_road_are_an_exact_list() -> None:
    land = Land({"river": ["Z08"]}, tokens={8: "grey:purse", 12: "green:purse"})
    s = table("move", land=land, pawn=7, golden=6)
    assert places(stops(s, 6)) == [8, 11, 12, 13, 71]
    assert places(stops(s, 1)) == [8]
    assert places(stops(s, 2)) == [8, 9]
    assert places(stops(s, 3)) == [8, 10, 71]
    assert places(stops(table("move", land=land, pawn=9), 1)) == [10, 71]


@pytest.mark.rule("NA-099", "NA-107", "NA-D17")
def test_a_closed_door_stops_an_open_one_is_an_empty_space() -> None:
    assert places(stops(table("move", pawn=50), 6)) == [52]
    opened = table("move", land=OPEN, pawn=50)
    assert places(stops(opened, 2)) == [52]
    assert places(stops(opened, 6)) == [56, 81, 82]
    shut = table("walk", boards=[Side("r4")], pawn=52, golden=4)
    match = start(shut, picks="r")
    told = list(match.events)
    assert facts(told, "pace")[0] == {"pace": "stay"}  # forced: not asked
    assert match.state.hazard is not None
    assert match.state.hazard.kind == "door"
    assert match.state.revealed


@pytest.mark.rule("NA-103", "NA-104", "NA-D06", "NA-D07", "NA-D10")
def test_stops_in_the_corridor_are_an_exact_list() -> None:
    s = table("move", land=OPEN, pawn=56, avatar=10)
    assert places(stops(s, 1)) == [55, 57, 83, 84]
    assert places(stops(s, 2)) == [54, 58, 83, 84]
    assert places(stops(s, 3)) == [53, 59, 81, 82, 83, 84, 85, 86]
    assert places(stops(s, 4)) == [60, 81, 82, 83, 84, 85, 86]  # never back to the Door
    room = table("move", land=OPEN, pawn=83, avatar=10)
    assert places(stops(room, 1)) == [56]
    assert places(stops(room, 2)) == [55, 57, 84]  # the Room opposite, not the same one
    assert [rooms_at(space) for space in (53, 54, 62)] == [(), (81, 82), (89, 90)]


@pytest.mark.rule("NA-D07", "NA-143", "NA-141")
def test_stops_by_portal() -> None:
    rooms = ["S06", "S01", "S02", "S03", "S04", "S07", "S08", "S10", "S05", "S09"]
    land = Land(rooms=rooms, up=["S05", "S06"], door_open=True, door_up=True)
    s = table("move", land=land, pawn=53, avatar=10)
    found = {(stop.place, stop.portal) for stop in stops(s, 3)}
    assert found == {(56, False), (81, False), (82, False), (62, True), (89, True)}
    s.passage = True
    assert not any(stop.portal for stop in stops(s, 3))
    s = table("move", land=Land(rooms=rooms, up=["S06"], door_open=True, door_up=True), pawn=53, avatar=10)
    assert not any(stop.portal for stop in stops(s, 3))  # both must be face up


@pytest.mark.rule("NA-D08", "NA-D13")
def test_without_a_legal_stop_the_pawn_goes_as_far_as_it_can() -> None:
    s = table("move", boards=[Side("r1")], land=OPEN, pawn=53, avatar=54, golden=3)
    assert stops(s, 3) == []
    assert farthest(s, 3) == [53]
    match = start(s)
    assert facts(list(match.events), "moved")[0]["how"] == "halt"
    assert match.state.pawn == 53 or match.outcome is not None
    s = table("move", land=OPEN, pawn=60, avatar=62, golden=6)
    assert 61 not in places(stops(s, 6))
    assert 62 not in places(stops(s, 6))


@pytest.mark.rule("NA-D09")
def test_a_team_in_a_room_may_stay() -> None:
    s = table("walk", boards=[Side("r1")], land=Land(up=["S03"], door_open=True, door_up=True), pawn=83)
    match = start(s, picks="r")
    assert [text for text in offered(match) if text != "transfer"] == ["walk", "run", "stay"]
    told = play(match, "walk_or_run stay", "place_gem place 1")
    assert facts(told, "gem_placed")  # staying counts as walking
    assert asked(match) == "test_or_visit"
    assert not offers(match, "effect")


@pytest.mark.rule("NA-D16", "NA-D17", "NA-D90", "NA-225")
def test_a_bonus_advance_stops_on_a_zone_which_is_left_freely() -> None:
    land = Land({"forest": ["Z02"]})
    hazard_land, more = on_zone("Z26", won=True)  # advance 2
    s = table("outcome", land=hazard_land, trial=trial(), **more)
    told = finish_turn(start(s))
    assert facts(told, "advanced")[0] == {"start": 37, "end": 39, "cause": "clear"}
    s = table("beasts", land=land, pawn=6, trial=trial(),
              hazard=Hazard("zone", 6, card("Z14"), won=True, beasts=[card("C17")], bothered=[-1],
                            left=[card("C17")]), pouch=["Z14"])  # fmt: skip
    told = finish_turn(start(s))
    assert facts(told, "advanced")[0]["end"] == 7
    assert "hazard" not in kinds(told)
    assert places(stops(table("move", land=land, pawn=7), 2)) == [9]  # it leaves freely, the card stays
    door = table("outcome", land=hazard_land, trial=trial(), **{**more, "pawn": 51})
    assert facts(finish_turn(start(door)), "advanced")[0]["end"] == 52


@pytest.mark.rule("NA-108", "NA-109", "NA-136")
def test_empty_space_token_and_chance_end_the_turn() -> None:
    match = start(table("space", pawn=3))
    assert match.state.turn == 6
    match = start(table("space", pawn=3, land=Land(tokens={3: "green:purse"})))
    play(match, "token_now_or_wait wait 1")
    assert match.state.turn == 6
    assert match.state.boards[1].tokens == [card("green:purse")]
    match = start(table("space", pawn=4))
    play(match, "chance_mode bonus 3")
    assert match.state.turn == 6


@pytest.mark.rule("NA-239", "NA-282")
def test_a_player_without_heroes_stays_guide_in_turn() -> None:
    s = table("end", TEAM[:2], [Side(), Side("r2"), Side("b1")], seats=3, guide=0)
    match = start(s, rolls=[2])
    assert match.state.guide == 1
    assert match.decision is not None
    assert match.decision.seat == 1
    land, more = on_zone("Z14")
    s = table("dice", TEAM[:3], seats=3, land=land, trial=trial(), golden=6, **more)
    told = list(start(s, rolls=[1, 2, 3]).events)
    assert facts(told, "dice")[0]["dice"] == [[1, 2], [3], []]
    assert team(match) == list(TEAM[:2])
