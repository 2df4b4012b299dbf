"""Worked examples about the count and the campaign: 8, 33, 42, 43."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance, Match, Setup
from heroes_desktop.games.reflets_acide import campaign, info
from heroes_desktop.games.reflets_acide.figures import value
from heroes_desktop.games.reflets_acide.scoring import team_lines, vile_lines
from heroes_desktop.games.reflets_acide.state import Hazard, State
from heroes_desktop.games.shared.campaign import free_box
from tests.games.reflets_acide.careful import choose

from .build import (
    TEAM,
    Foes,
    Land,
    Side,
    Who,
    asked,
    card,
    offered,
    play,
    start,
    table,
)

DONE = {"door_open": True, "door_up": True}


def _leave(s: State) -> Match[State]:
    s.stage, s.pawn, s.hazard = "octuple", 90, Hazard("room", 90, card("S10"))
    s.portal = s.step_two = True
    match = start(s)
    play(match, "octuple_option leave")
    return match


def _with_gap(gap: int, **more: object) -> State:
    """A table at which the team would win by exactly this gap."""
    land = Land(up=["S10"], **DONE)
    s = table("octuple", boards=[Side(), Side()], land=land, vile=Foes(quest="Q02"), **more)
    spare = ["Z36", "Z34", "Z30", "Z18", "Z35", "Z33", "Z32", "Z29", "Z27"]
    points = sum(line.points for line in team_lines(s)) - sum(line.points for line in vile_lines(s))
    for name in (*spare, "Z01", "Z07", "Z19", "Z20", "Z25"):
        one = card(name)
        worth = (
            6
            if name in ("Z36", "Z34", "Z30", "Z18")
            else 1
            if name in ("Z01", "Z07", "Z19", "Z20", "Z25")
            else 5
        )
        if points + worth <= gap:
            s.gone.remove(one)
            s.pouch.append(one)
            s.seen[one] = 0xFFFF
            points += worth
    assert points == gap
    return s


@pytest.mark.rule("NA-263", "NA-264", "NA-265", "NA-268", "NA-D99")
def test_8_challenge() -> None:
    match = _leave(_with_gap(42, challenge="aise"))
    assert match.outcome is not None
    assert match.outcome.reason == "challenge"
    assert match.outcome.scores == (42,)
    assert campaign.earned(match.setup, match.outcome) == "aise"
    ticks = {"aise": free_box(campaign, {}, "aise")}
    assert ticks == {"aise": 1}
    later = Match.new(info.id, Setup("next", ("Ann",), {**campaign.options(ticks), "challenge": "pepere"}), 3)
    chance = Chance(1)
    drawn = list(later.events)
    while later.state.turn == 0:
        drawn += later.play(choose(later, chance))
    assert [event.kind for event in drawn].count("loot_drawn") == 1
    match = _leave(_with_gap(41, challenge="aise"))
    assert match.outcome is not None
    assert match.outcome.reason == "quest"
    assert match.outcome.winners == (0,)
    assert campaign.earned(match.setup, match.outcome) == ""


@pytest.mark.rule("NA-254", "NA-255", "NA-256", "NA-257", "NA-258", "NA-259", "NA-260", "NA-261", "NA-262",
                  "NA-114", "NA-D40", "NA-D41", "NA-D45", "NA-D46")  # fmt: skip
@pytest.mark.parametrize("waiting", [False, True])
def test_33_scoring(waiting: bool) -> None:
    # living Heroes worth 12, four of them Good; three magic cards (Sceptre, L05 is evil only: L34, L36)
    row = [
        Who("H39", worn=("R3",)),
        Who("H13", stored=("L34",)),
        Who("H30", stored=("L36",)),
        "H22",
        "H23",
        "H24",
    ]
    sides = [Side("r2o1v3g1b2", (), ("grey:purse", "grey:vision") if waiting else ()), Side("r1o1")]
    pouch = ["Z18", "Z30", "Z13", "Z31", "C18", "B01", "H40", "T1"]
    foes = Foes(
        "r3o2v1g1", "Q04", 1, heroes=["H12", "H15", "H17", "H26", "H14", "H09"],
        pile=["Z34", "C15", "C11", "D02", "D03", "R4", "H42"],
        grey=() if waiting else ("grey:purse", "grey:vision"), red=("red:purse", "red:vision"),
    )  # fmt: skip
    land = Land(up=["S10"], **DONE)
    s = table("octuple", row, sides, foes, land, challenge="pepere", pouch=pouch, treasure_taken=True)
    s.gone = [one for one in s.gone if one != s.treasure]
    ours = {line.what: line.points for line in team_lines(s) if line.what != "mission"}
    assert sum(line.points for line in team_lines(s) if line.what in ("quest", "mission", "thwarted")) == 40
    assert (ours["heroes"], ours["relics"]) == (12, 6)
    assert ours["zones"] + ours["unforeseen"] + ours["dead"] + ours["treasure"] == 31
    assert ours["sets"] == 5
    theirs = {line.what: line.points for line in vile_lines(s) if line.what != "mission"}
    assert sum(line.points for line in vile_lines(s) if line.what == "mission") == 20
    assert theirs["heroes"] == 15
    assert theirs["tokens"] == (3 if waiting else 11)
    assert theirs["sets"] == 0
    match = _leave(s)
    assert match.outcome is not None
    assert match.outcome.facts["team"] == 94
    assert match.outcome.facts["vile"] == (62 if waiting else 70)
    assert match.outcome.scores == (32 if waiting else 24,)
    assert match.outcome.reason == "quest"


@pytest.mark.rule("NA-D66", "NA-D67", "NA-244", "NA-245", "NA-D98", "NA-242")
def test_42_cursed_card_no_room() -> None:
    row = [Who("H14", worn=("L03", "L08", "L18")), *TEAM[1:]]
    s = table("space", row, pawn=4, loot=["L53", "L55"])
    match = start(s)
    play(match, "chance_mode bonus 2", "equip wear L53 1")
    first = match.state.team[0]
    assert first.worn == [card("L08"), card("L18"), card("L53")]
    assert first.stored == [card("L03")]
    assert value(match.state, first, 0) == 1
    play(match, "equip store L55 2")
    moved = {text.split()[1] for text in offered(match) if text != "done"}
    assert moved == {str(card(name)) for name in ("L03", "L08", "L18", "L55")}
    row = [Who("H14", worn=("L48", "L49", "L50")), *TEAM[1:]]
    match = start(table("space", row, pawn=4, loot=["L53", "L55"]))
    play(match, "chance_mode bonus 2")
    assert offered(match) == [f"wear {card('L53')} {no}" for no in range(2, 7)]


@pytest.mark.rule("NA-266", "NA-273", "NA-265", "NA-284")
def test_43_campaign() -> None:
    ticks = {"pepere": 2, "ardu": 1}
    match = Match.new(info.id, Setup("game", ("Ann",), campaign.options(ticks)), 5)
    told = list(match.events)
    while asked(match) == "place_gem":
        told += play(match, "place_gem place 0")
    rewards = [event for event in told if event.kind == "gem_drawn" and event.facts["cause"] == "reward"]
    assert len(rewards) == 4
    assert len(match.state.doors) == 2
    ended = _leave(_with_gap(42, challenge="pepere"))
    assert ended.outcome is not None
    won = campaign.earned(ended.setup, ended.outcome)
    assert won == "pepere"
    later = {**ticks, won: free_box(campaign, ticks, won)}
    assert later == {"pepere": 3, "ardu": 1}
    match = Match.new(info.id, Setup("next", ("Ann",), campaign.options(later)), 5)
    told = list(match.events)
    while asked(match) == "place_gem":
        told += play(match, "place_gem place 0")
    assert len([e for e in told if e.kind == "gem_drawn" and e.facts["cause"] == "reward"]) == 6
