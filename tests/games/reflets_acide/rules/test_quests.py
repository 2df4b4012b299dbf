"""Quests, Relic powers, the Octuple Chamber, the count, the campaign (NA-207 to NA-211, NA-253 to NA-287)."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match, Outcome, Setup
from heroes_desktop.games.reflets_acide import campaign, info
from heroes_desktop.games.reflets_acide.content import CHALLENGES, QUESTS, Mission
from heroes_desktop.games.reflets_acide.figures import step_one
from heroes_desktop.games.reflets_acide.scoring import Side as Seen
from heroes_desktop.games.reflets_acide.scoring import fulfilled, team_lines, team_side, vile_lines, vile_side
from heroes_desktop.games.reflets_acide.state import Hazard
from heroes_desktop.games.shared.campaign import free_box
from tests.scenarios.reflets_acide.build import (
    TEAM,
    Foes,
    Land,
    Side,
    Who,
    asked,
    card,
    facts,
    finish_turn,
    kinds,
    offered,
    play,
    start,
    table,
    team,
    trial,
)

CHASM = {"door_open": True, "door_up": True}


def won_room(room: str, purpose: str, **more: object):
    """A Trial just won in a Room, in its own slot."""
    place = 80 + int(room[1:])
    hazard = Hazard("room", place, card(room), purpose, won=True)
    land = more.pop("land", Land(up=[room], **CHASM))
    return table("outcome", land=land, pawn=place, hazard=hazard, trial=trial(), **more)


# steps


@pytest.mark.rule("NA-208", "NA-D34", "NA-255")
def test_step_two_places_the_token_and_gives_the_power_once() -> None:
    row = [Who("H14", worn=("R3",)), *TEAM[1:]]
    foes = Foes(quest="Q04", pile=["H13"], down=["H15", "H25"])
    s = won_room("S05", "use", team=row, vile=foes)  # Q03: the Vile discard dead-won Good Heroes, +5 gems
    match = start(s, picks="rovgbro")
    told = finish_turn(match)
    assert match.state.step_two
    assert step_one(match.state)
    assert facts(told, "step_two")[0]["quest"] == "Q03"
    assert {card("H13"), card("H25")} <= set(match.state.heroes_discard)
    assert match.state.vile.pile == [card("H15")]
    assert match.state.vile.down == []  # turned up
    assert len([fact for fact in facts(told, "gem_drawn") if fact["cause"] == "power"]) == 5
    assert len([fact for fact in facts(told, "gem_drawn") if fact["cause"] == "clear"]) == 2


@pytest.mark.rule("NA-D35", "NA-D34", "NA-278")
def test_exchange_power() -> None:
    row = [Who("H03", marker=1, worn=("L01",)), Who("H14", worn=("R1",)), *TEAM[1:]][:6]
    vile = ["H10", "H46", "H13", "H47", "H48", "H55"]
    s = won_room("S05", "use", team=row, vile=Foes(quest="Q02", notch=1, heroes=vile))
    match = start(s, picks="rr")
    while asked(match) == "place_gem":
        play(match, "place_gem place 0")
    assert asked(match) == "relic_power"
    assert all(match.state.seen[one] for one in match.state.vile.heroes)
    assert not any(text.startswith("exchange_heroes 2") for text in offered(match))  # H14 is a Dwarf
    play(match, "relic_power exchange_heroes 1 2", "relic_power done")
    assert match.state.team[0].card == card("H13")  # keeping positions
    assert match.state.vile.heroes[2] == card("H03")  # the stack keeps its order
    assert match.state.team[0].marker == 0
    assert match.state.loose == [card("L01")]
    before = won_room("S05", "use", team=row, vile=Foes(quest="Q02", notch=0, heroes=vile))
    match = start(before, picks="rr")
    finish_turn(match)
    assert not any(match.state.seen[one] for one in match.state.vile.heroes)  # not in the Chasm yet


@pytest.mark.rule("NA-D34")
def test_other_powers() -> None:
    row = [Who("H14", worn=("R6",), marker=1), *TEAM[1:4]]
    match = start(won_room("S05", "use", team=row, vile=Foes(quest="Q12", gems="r2b1")), picks="rr")
    told = finish_turn(match)
    assert len(facts(told, "vile_gem_taken")) == 3
    row = [Who("H14", worn=("R9",), marker=1), *TEAM[1:4]]
    s = won_room("S05", "use", team=row, vile=Foes(quest="Q11"), heroes=["H01", "H02"])
    match = start(s, picks="rr")
    finish_turn(match)
    assert team(match) == ["H14", "H12", "H11", "H04", "H01", "H02"]
    assert match.state.team[0].marker == 0


@pytest.mark.rule("NA-D23", "NA-D33")
def test_the_quest_relic_counts_however_it_came_and_returns_when_lost() -> None:
    row = [Who("H14", stored=("R1", "R5"), worn=("L01",)), *TEAM[1:]]
    s = table("end", row)
    assert step_one(s)  # Q01 asks for the Reliquary, stored is enough
    hazard = Hazard("zone", 22, card("Z14"), beasts=[card("B01")], bothered=[card("H14")], left=[card("B01")])
    s = table("beasts", row, land=Land(), pawn=22, hazard=hazard, trial=trial(), pouch=["Z14"])
    match = start(s)
    told = finish_turn(match)
    assert facts(told, "relic_returned")
    assert card("R1") in match.state.relics
    assert not match.state.seen[card("R1")]  # shuffled in
    assert {card("R5"), card("L01")} <= set(match.state.vile.pile)
    assert not step_one(match.state)
    match = start(table("beasts", row, land=Land(), pawn=22, hazard=hazard, trial=trial(), pouch=["Z14"],
                        step_two=True))  # fmt: skip
    finish_turn(match)
    assert card("R1") in match.state.vile.pile  # after step II it is ceded like any other
    assert step_one(match.state)


@pytest.mark.rule("NA-D29", "NA-211", "NA-207", "NA-D30")
def test_relics_outside_the_quest_and_relics_already_gone() -> None:
    match = start(won_room("S08", "relic"))
    assert set(offered(match)) == {"relic R7", "relic R8", "loot"}
    play(match, "relic_or_loot relic R8", "equip wear R8 1")
    assert match.state.rooms_won[7]
    gone = won_room("S09", "relic", loot=["L55", "L56", "L01"])
    gone.relics.remove(card("R9"))
    gone.vile.pile.append(card("R9"))
    gone.seen[card("R9")] = 0xFFFF
    gems = sum(sum(board.gems) for board in gone.boards)
    match = start(gone, picks="r")
    told = finish_turn(match)
    assert len(facts(told, "loot_drawn")) == 3
    assert sum(sum(board.gems) for board in match.state.boards) == gems + 1  # printed beside the Relic


@pytest.mark.rule("NA-D32", "NA-D31", "NA-D28")
def test_a_room_for_both_purposes_is_announced() -> None:
    land = Land(up=["S01"], **CHASM)
    hazard, foes = Hazard("room", 81, card("S01")), Foes(quest="Q09")
    row = [Who("H14", stored=("R8",)), *TEAM[1:]]  # Q10: Black Aegis, used in the Mana Cave
    match = start(table("hazard", row, land=land, vile=foes, pawn=81, hazard=hazard))
    assert set(offered(match)) == {"test relic", "test use", "visit"}
    play(match, "test_or_visit test use")
    assert match.state.hazard.purpose == "use"
    match = start(table("hazard", land=land, vile=foes, pawn=81, hazard=hazard))
    assert "test use" not in offered(match)


# the Octuple Chamber


def octuple(stage: str = "octuple", **more: object):
    land = Land(up=["S10"], notches=more.pop("notches", {}), **CHASM)
    hazard = more.pop("hazard", Hazard("room", 90, card("S10"), "octuple"))
    more.setdefault("portal", True)
    return table(stage, land=land, pawn=90, hazard=hazard, **more)


@pytest.mark.rule("NA-209", "NA-210", "NA-D37", "NA-D46")
def test_the_portal_opens_and_four_options_follow() -> None:
    s = won_room("S10", "octuple")
    match = start(s)
    assert match.state.portal
    assert offered(match) == ["treasure", "octogon", "stay", "leave"]
    play(match, "octuple_option treasure")
    assert card("T1") in match.state.pouch
    assert offered(match) == ["stay", "leave"]  # one of both per turn
    play(match, "octuple_option stay")
    assert match.state.turn == 6
    assert match.state.pawn == 90
    later = start(octuple("space", treasure_taken=True, pouch=["T1"]))
    assert offered(later) == ["octogon", "stay", "leave"]


@pytest.mark.rule("NA-281", "NA-D37", "NA-D47", "NA-D104")
def test_the_octogon_is_a_trial_of_its_own() -> None:
    s = octuple(notches={"S10": 1}, golden=2, used=[7])
    match = start(s, rolls=[1, 1, 1, 1, 1, 1], picks="r" * 9)
    told = play(match, "octuple_option octogon")
    assert facts(told, "objective")[0]["parts"] == [["printed", 15], ["notches", -1]]
    assert match.state.used == [7]
    assert not match.state.trial.substituted
    hazard = Hazard("room", 90, card("S10"), "octogon", won=False, indulged=True)
    lost = octuple("outcome", hazard=hazard, trial=trial(2), golden=6, team=TEAM[:5])
    told = finish_turn(start(lost))
    assert facts(told, "retreat")[0]["end"] == 62
    assert facts(told, "slid")[0]["notch"] == 1
    assert not facts(told, "moved")
    hazard = Hazard("room", 90, card("S10"), "octogon", won=True, indulged=True)
    match = start(octuple("outcome", hazard=hazard, trial=trial(2), loot=["L55", "L56"]))
    while asked(match) == "equip":
        match.play(match.decision.options[0])
    assert match.state.octogon
    assert offered(match) == ["stay", "leave"]
    assert next(line.points for line in team_lines(match.state) if line.what == "octogon") == 10


@pytest.mark.rule("NA-253", "NA-D36", "NA-142")
def test_the_portal_without_the_quest_is_a_defeat() -> None:
    match = start(octuple(step_two=False))
    play(match, "octuple_option leave")
    assert match.outcome.reason == "fled"
    assert match.outcome.winners == ()


@pytest.mark.rule("NA-D46", "NA-D40")
def test_treasures() -> None:
    foes = Foes(red=["red:purse", "red:vision"], grey=["grey:purse"])
    match = start(octuple(treasure="T6", vile=foes))
    play(match, "octuple_option treasure", "effect_target vile_token red:purse")
    play(match, "effect_target vile_token grey:purse")
    assert match.state.vile.red[:2] == [-1, card("red:vision")]  # its place is free again
    assert match.state.vile.grey == []
    row = [Who(name, marker=1) for name in TEAM]
    match = start(octuple(treasure="T5", team=row))
    play(match, "octuple_option treasure")
    assert not any(member.marker for member in match.state.team)


# missions


@pytest.mark.rule("NA-D42", "NA-D43", "NA-D44", "NA-254")
def test_missions() -> None:
    side = Seen([("elf", "good"), ("dwarf", "evil"), ("elf", "neutral")], [], [("undead", "evil")] * 2)
    assert fulfilled(Mission("leader", 5, "elf"), side)
    assert fulfilled(Mission("leader", 5, "good"), side)
    assert not fulfilled(Mission("leader", 5, "dwarf"), side)
    assert fulfilled(Mission("heroes", 5, "elf", 2), side)
    assert not fulfilled(Mission("heroes", 5, "elf", 3), side)
    assert fulfilled(Mission("dead", 5, "evil"), side)
    assert not fulfilled(Mission("dead", 5, "good"), side)
    assert not fulfilled(Mission("races", 5, n=3), side)
    gear = Seen([], [card(name) for name in ("L02", "L04", "R1", "L55", "L48")], [])
    assert fulfilled(Mission("equipment", 5, "dwarven", 3), gear)  # Relics included
    assert fulfilled(Mission("equipment", 5, "plain", 4), gear)
    assert not fulfilled(Mission("equipment", 5, "plain", 5), gear)  # the ring is magic and cursed
    assert fulfilled(Mission("equipment", 5, "cursed", 1), gear)
    assert fulfilled(Mission("gold", 5, n=400 + 600 + 1500), gear)
    assert not fulfilled(Mission("gold", 5, n=2501), gear)


@pytest.mark.rule("NA-D42", "NA-D43", "NA-D44", "NA-258", "NA-260")
def test_both_sides_as_missions_see_them() -> None:
    row = [Who("H13", marker=1, worn=("L52",), stored=("L02",)), *TEAM[1:]]
    foes = Foes(heroes=["H01", "H02", "H03", "H04", "H05", "H09"], pile=["H10", "L03"], down=["L04", "H11"])
    s = table(
        "end", [who if who != "H04" else "H06" for who in row], vile=foes, pouch=["H12"] if False else []
    )
    ours = team_side(s)
    assert ours.heroes[0] == ("dwarf", "evil")  # counts as Evil; wounded is alive
    assert sorted(ours.equipment) == sorted([card("L52"), card("L02")])
    theirs = vile_side(s)
    assert theirs.heroes[0] == ("elf", "evil")  # the top card of the stack
    assert sorted(theirs.equipment) == sorted([card("L03"), card("L04")])  # hidden cards count
    assert len(theirs.dead) == 2
    assert not any(line.what in ("quest", "thwarted") for line in vile_lines(s))


@pytest.mark.rule("NA-257", "NA-262", "NA-256")
def test_sets_count_on_one_board_only() -> None:
    s = table("end", boards=[Side("r2o2v2g2"), Side("b4")], vile=Foes("r2o2v2g2b3"))
    assert next(line.points for line in team_lines(s) if line.what == "sets") == 0
    assert next(line.points for line in vile_lines(s) if line.what == "sets") == 10


# endings and the campaign


@pytest.mark.rule("NA-D99", "NA-287", "NA-263")
def test_endings_carry_what_is_remembered() -> None:
    match = start(octuple(step_two=True, seats=2, challenge="avance"))
    play(match, "octuple_option leave")
    outcome = match.outcome
    assert outcome.winners == (0, 1)
    assert outcome.scores[0] == outcome.scores[1] == outcome.facts["team"] - outcome.facts["vile"]
    assert {"challenge", "difficulty", "wanted", "players", "turns", "team", "vile", "gap"} <= set(
        outcome.facts
    )
    lost = start(table("avatar", pawn=3, avatar=1, golden=6, seats=2)).outcome
    assert lost.scores == ()
    assert lost.facts["turns"] == 5
    assert "gap" not in lost.facts


@pytest.mark.rule("NA-264", "NA-275", "NA-D85")
def test_ticks_stop_at_five_and_infernal_wins_the_campaign() -> None:
    game = Setup("game", ("Ann",))
    won = Outcome((0,), (123,), "challenge", {"challenge": "infernal"})
    assert campaign.earned(game, won) == "infernal"
    ticks: dict[str, int] = {}
    for number in (1, 2, 3, 4, 5):
        assert campaign.won(ticks) == (number > 1)
        assert free_box(campaign, ticks, "infernal") == number
        ticks["infernal"] = number
    assert not free_box(campaign, ticks, "infernal")
    assert campaign.options(ticks) == {"ticks": {"infernal": 5}}
    for reason in ("quest", "avatar", "vile", "fled", "no_heroes"):
        assert not campaign.earned(game, Outcome((), (), reason, {"challenge": "pepere"}))


@pytest.mark.rule("NA-283", "NA-284", "NA-285", "NA-286", "NA-D89")
def test_a_game_knows_nothing_of_the_table_of_ticks_but_its_settings() -> None:
    ticks = {"pepere": 2, "ardu": 1}
    options = campaign.options(ticks)
    for seats in (1, 2, 3):  # any people, any number, may follow one another
        match = Match.new(info.id, Setup("game", ("Ann", "Ben", "Cleo")[:seats], options), 1)
        assert match.state.ticks[:1] == [2]
    ticks["pepere"] = 5  # what happens to the table later changes no game under way
    assert match.state.ticks[0] == 2
    assert match.clone().state.ticks[0] == 2
    given_up = dict(ticks)
    assert campaign.options(given_up) == campaign.options(ticks)  # giving up writes nothing
    assert campaign.options({}) == {}  # a single game uses no rewards
    assert match.setup.options == options


@pytest.mark.rule("NA-032", "NA-029")
def test_the_grid_and_the_advice() -> None:
    grid = campaign.challenges()
    assert [(place.row, place.column) for place in grid] == [
        (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (2, 3)
    ]  # fmt: skip
    assert all(place.boxes == 5 and place.reward for place in grid)
    assert campaign.suggested({}) == ("pepere",)
    assert campaign.suggested({"pepere": 1}) == ("pepere", "petillant", "aise")
    assert campaign.neighbours("infernal") == ("infame",)


@pytest.mark.rule("NA-266", "NA-267", "NA-268", "NA-269", "NA-274")
def test_rewards_in_words() -> None:
    ticks = {row.id: 2 for row in CHALLENGES}
    words = {reward.challenge: reward.words for reward in campaign.rewards(ticks)}
    assert words["pepere"] == "4 more random gems"
    assert words["petillant"] == "8 Heroes to choose six from"
    assert words["aise"] == "2 Loot at the start"
    assert words["intense"] == "3 Forest cards and 3 River cards to choose from"
    assert [reward.challenge for reward in campaign.rewards({"ardu": 1, "pepere": 3})] == ["pepere", "ardu"]


@pytest.mark.rule("NA-250", "NA-252", "NA-019")
def test_six_pairs_of_quests_and_the_last_turns() -> None:
    pairs = {frozenset((quest.id, quest.opposed)) for quest in QUESTS}
    assert len(pairs) == 6
    told = list(start(table("end", turn=9, deadline=9)).events)
    assert facts(told, "lost")[0]["reason"] == "vile"
    told = list(start(table("end", turn=8, deadline=9), rolls=[1]).events)
    assert facts(told, "turns_left") == [{"left": 1}]
    assert "lost" not in kinds(told)
