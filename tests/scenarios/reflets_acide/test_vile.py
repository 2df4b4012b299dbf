"""Worked examples about the Vile, payments and the Quests: 15 to 18, 25, 31, 32, 34, 35, 44."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.reflets_acide.rules.vile import check_quest
from heroes_desktop.games.reflets_acide.state import Hazard, State
from heroes_desktop.games.reflets_acide.track import FACING

from .build import (
    TEAM,
    Foes,
    Land,
    Side,
    asked,
    card,
    dilemma,
    facts,
    names,
    offered,
    offers,
    on_zone,
    play,
    start,
    table,
    trial,
)


def _reveal(vile: str, picks: str, **more: object) -> Match[State]:
    land = Land({"cave": ["Z14"]})
    return start(
        table(
            "reveal", vile=Foes(vile), land=land, pawn=22, hazard=Hazard("zone", 22, revealing=True), **more
        ),
        picks=picks,
    )


@pytest.mark.rule("NA-057", "NA-058", "NA-146", "NA-030", "NA-279")
def test_15_vile_colours() -> None:
    match = _reveal("r3o1v1g1b1", "rrb", heroes=["H01"], unforeseen=["C01", "C03", "C04"])
    assert match.state.vile.gems == [0, 1, 1, 1, 2]
    assert match.state.bag[0] == 25
    assert match.state.vile.pile == [card("H01")]
    assert match.state.vile.down == [card("H01")]
    assert not match.state.seen[card("H01")]


@pytest.mark.rule("NA-047", "NA-048", "NA-277", "NA-152")
def test_16_compulsory_payment_without_gems() -> None:
    land = Land({"cave": ["Z16"]})  # cost 2
    hazard = Hazard("zone", 22, revealing=True, drawn=3)
    s = table("turn_up", boards=[Side("r1")], land=land, pawn=22, hazard=hazard, pouch=["Z02"])
    match = start(s)
    assert not match.state.pouch
    assert card("Z02") in match.state.gone
    assert sum(sum(board.gems) for board in match.state.boards) == 0
    assert match.state.vile.gems == [0] * 5
    s = table("turn_up", boards=[Side("r1")], land=land, pawn=22, hazard=hazard)
    match = start(s)
    assert asked(match) == "pay_with_cards"
    play(match, "pay_with_cards cover H14")
    assert card("H14") in match.state.heroes_discard
    assert not match.state.pouch
    assert not match.state.vile.pile
    assert len(match.state.team) == 5


@pytest.mark.rule("NA-159", "NA-250", "NA-252")
def test_17_countdown() -> None:
    rooms = ["S10", "S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08", "S09"]
    land = Land(rooms=rooms, up=["S04", "S05"], door_open=True, door_up=True)
    hazard = Hazard("room", 81, card("S10"), revealing=True, drawn=3)
    s = table(
        "turn_up", vile=Foes(quest="Q02", notch=2), land=land, pawn=81, turn=14, hazard=hazard, avatar=-14
    )
    s.relics.remove(card("R2"))
    s.vile.pile.append(card("R2"))
    s.pouch = []
    match = start(s)
    play(match, f"pay_with_cards cover {TEAM[5]}")
    assert match.state.deadline == 17
    assert match.state.vile.notch == 3
    # the Portal with the Quest done in turn 17 wins
    land = Land(rooms=rooms, up=["S04", "S05", "S10"], door_open=True, door_up=True)
    s = table("octuple", land=land, pawn=81, turn=17, deadline=17, portal=True, step_two=True)
    s.hazard = Hazard("room", 81, card("S10"))
    match = start(s)
    play(match, "octuple_option leave")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    for turn, over in ((14, False), (15, False), (16, False), (17, True)):
        match = start(table("end", turn=turn, deadline=17, land=land, pawn=81))
        assert (match.outcome is not None and match.outcome.reason == "vile") == over


@pytest.mark.rule("NA-154", "NA-155", "NA-156", "NA-158", "NA-159", "NA-D21")
def test_18_out_of_order() -> None:
    class Quiet:
        """A table that only notes what is told."""

        def __init__(self) -> None:
            self.told: list[str] = []

        def tell(self, kind: str, **_facts: object) -> None:
            self.told.append(kind)

        def show(self, one: int) -> int:
            return one

    s = table("end", vile=Foes(quest="Q04"))
    quiet = Quiet()
    for room, notch in (("S01", 0), ("S05", 0), ("S10", 0), ("S07", 3)):
        s.rooms_up[s.rooms.index(card(room))] = True
        check_quest(s, quiet)
        assert s.vile.notch == notch
    assert card("R4") in s.vile.pile
    assert s.deadline == s.turn + 3
    assert quiet.told == ["vile_quest", "vile_relic", "vile_quest", "vile_quest", "countdown"]


@pytest.mark.rule("NA-148", "NA-031", "NA-161", "NA-D02")
def test_25_full_dilemma_places() -> None:
    full = ("D02", "D04", "D06")
    other = ("D08", "D10", "D13")
    land = Land({"cave": ["Z14"]})
    hazard = Hazard("zone", 22, revealing=True)
    s = table(
        "unforeseen",
        boards=[Side("", full), Side("", other)],
        land=land,
        pawn=22,
        hazard=hazard,
        unforeseen=["D20"],
        golden=3,
    )
    match = start(s, picks="rog")
    told = list(match.events)
    assert facts(told, "dilemma_refused")[0]["gems"] == 3
    assert facts(told, "vile_gems")[0]["gems"] == [1, 1, 0, 1, 0]
    assert card("D20") in match.state.unforeseen_discard
    loaded = dilemma(14)
    s = table(
        "unforeseen",
        boards=[Side("", full), Side("", ("D08", "D10", loaded))],
        land=land,
        pawn=22,
        hazard=hazard,
        unforeseen=["D20"],
        golden=6,
    )
    match = start(s)
    assert not any(text.startswith("wait") for text in offered(match))
    play(match, f"keep_dilemma dilemma {loaded}")
    assert match.state.golden == 5
    play(match, "keep_dilemma wait 1")
    assert match.state.boards[1].dilemmas[-1] == card("D20")


@pytest.mark.rule("NA-062", "NA-D82", "NA-D83")
def test_31_blue_power() -> None:
    places = {
        31: "grey:purse",
        36: "red:purse",
        38: "grey:chance",
        44: "red:chance",
        46: "grey:peril",
        51: "red:peril",
        FACING[0]: "grey:vision",
        33: "green:purse",
    }
    land = Land({"camp": ["Z21"]}, tokens=places)
    s = table("reveal", vile=Foes("b3"), land=land, pawn=30, hazard=Hazard("zone", 30, revealing=True))
    match = start(s, picks="bro")
    moved = {31: FACING[1], 36: FACING[2], 38: FACING[3], 44: FACING[4], 46: 53}
    for start_space, target in moved.items():
        assert match.state.tokens[target] == card(places[start_space])
        assert match.state.tokens[start_space] == -1
    assert match.state.tokens[51] == card("red:peril")
    assert match.state.tokens[33] == card("green:purse")
    assert match.state.vile.gems == [1, 1, 0, 0, 0]


@pytest.mark.rule("NA-157", "NA-D22")
def test_32_relic_snatched() -> None:
    land, more = on_zone("Z14", won=True)
    card25 = dilemma(25)
    s = table(
        "opportunity",
        boards=[Side("", (card25,))],
        vile=Foes(quest="Q02"),
        land=land,
        relics=["R2"],
        trial=trial(),
        **more,
    )
    match = start(s)
    play(match, f"opportunity dilemma {card25}", "equip wear R2 1")
    assert card("R2") in match.state.team[0].worn
    state = match.state
    for room in ("S04", "S05", "S10"):
        state.rooms_up[state.rooms.index(card(room))] = True
        check_quest(state, match._table)
    assert state.vile.notch == 1
    assert state.vile.blocked
    assert not state.deadline
    assert not state.vile.pile


@pytest.mark.rule("NA-056", "NA-057", "NA-148")
def test_34_two_placements() -> None:
    land = Land({"cave": ["Z14"]})
    s = table(
        "reveal",
        vile=Foes("r2o1v1g1b1"),
        land=land,
        pawn=22,
        hazard=Hazard("zone", 22, revealing=True),
        heroes=["H01"],
        unforeseen=["D02", "D03", "D04"],
    )
    match = start(s, picks="rbgrrvrov")
    assert match.state.vile.gems == [3, 1, 1, 2, 2]
    told = play(match, "keep_dilemma discard")
    assert match.state.vile.gems == [0, 1, 2, 2, 2]
    assert match.state.vile.pile == [card("H01")]
    assert len(facts(told, "power")) == 1
    told = play(match, "keep_dilemma discard")
    assert match.state.vile.gems == [1, 2, 3, 2, 2]
    assert not facts(told, "power")


@pytest.mark.rule("NA-120", "NA-048")
def test_35_gem_tax_without_enough_gems() -> None:
    land = Land(tokens={3: "grey:gem_tax"})
    s = table("space", boards=[Side("r2"), Side("b1")], land=land, pawn=3, pouch=["Z03", "Z01"])
    match = start(s)
    assert set(offered(match)) == {f"cover {card('Z03')}", f"cover {card('Z01')}"}
    told = play(match, "pay_with_cards cover Z03")
    assert facts(told, "vile_gems")[0]["gems"] == [2, 0, 0, 0, 1]
    assert names(match, match.state.pouch) == ["Z01"]
    match = start(s)
    play(match, "pay_with_cards cover Z01")
    assert asked(match) != "pay_with_cards"
    assert not match.state.pouch


@pytest.mark.rule("NA-289", "NA-063")
def test_44_barter() -> None:
    land = Land({"cave": ["Z14"]})
    row = ["H45", *TEAM[1:]]
    s = table(
        "reveal",
        row,
        [Side("o2v1g1b1")],
        Foes("r3o1v1g3"),
        land,
        pawn=22,
        hazard=Hazard("zone", 22, revealing=True),
        loot=["L01", "L02", "L03", "L04"],
    )
    match = start(s, picks="rgv")
    assert asked(match) == "barter"
    play(match, "barter barter 1 0")
    assert match.state.boards[0].gems == [1, 0, 1, 1, 0]
    assert match.state.vile.gems == [3, 2, 2, 0, 0]
    assert len(match.state.vile.pile) == 4
    # once a turn, and it would have stopped nothing at five
    assert not offers(match, "barter 1 0")
