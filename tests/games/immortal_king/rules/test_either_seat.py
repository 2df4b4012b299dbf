"""The same match from the other seat: who sits where changes nothing but the seats (IK-003)."""

from __future__ import annotations

from typing import Any

import pytest

from heroes_desktop.engine import Chance, Match, Setup
from heroes_desktop.games.immortal_king.state import State
from tests.playing import randomly
from tests.scenarios.immortal_king.build import asked, offered, play, start

from .moves import attack, equipment, plain

PARTIES = {1: ["F1", "F2", "F3", "F6", "F11"], 2: ["W1", "W2", "W4", "W6", "W10"]}
SEATED = ("party", "dm", "plan", "seen", "sealed", "outcome")
"""What says who sits where; who has seen which face is compared by what the seats are shown."""


def duel(sides: str, seed: int, **options: Any) -> Match:
    """A duel in which the first seat plays this side."""
    setup = Setup("duel", ("Ann", "Ben"), {"mode": "duel", "sides": sides, **options})
    return Match.new("immortal_king", setup, seed)


def facts(state: State) -> dict[str, Any]:
    """A table without its seats."""
    return {name: getattr(state, name) for name in state.__struct_fields__ if name not in SEATED}


def seats_told(match: Match, since: int) -> list[Any]:
    """What was told to the party, to the dungeon master and to bystanders, the event of the sides aside."""
    party, master = match.state.party, match.state.dm
    return [
        [event.for_seat(seat) for seat in (party, master, None)]
        for event in match.events[since:]
        if event.kind != "sides"
    ]


@pytest.mark.rule(
    "IK-002", "IK-003", "IK-052", "IK-053", "IK-074", "IK-075", "IK-122", "IK-123", "IK-128", "IK-129",
    "IK-133", "IK-150", "IK-169", "IK-187", "IK-262",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "options",
    [
        {"box": 1, "party": PARTIES[1], "advanced": True},
        {"box": 2, "party": PARTIES[2]},
        {"constructed": True, "party": "mixed_a"},
    ],
    ids=["box1", "box2", "built"],
)
def test_the_same_match_is_played_from_either_seat(options: dict[str, Any], seed: int) -> None:
    one, other = duel("party", seed, **options), duel("dm", seed, **options)
    choose = randomly(Chance(seed))
    heard = 0
    while one.pending:
        asked = [(known.seat, known.kind, known.options, known.secret) for known in one.pending]
        mirrored = [(1 - known.seat, known.kind, known.options, known.secret) for known in other.pending]
        assert sorted(asked, key=str) == sorted(mirrored, key=str)
        for seat in (0, 1):
            assert facts(one.view(seat)) == facts(other.view(1 - seat))
        assert seats_told(one, heard) == seats_told(other, heard)
        heard = len(one.events)
        choice = choose(one)
        one.play(choice.option, choice.seat)
        other.play(choice.option, 1 - choice.seat)
    assert one.outcome is not None
    assert other.outcome is not None
    assert other.outcome.winners == tuple(1 - seat for seat in one.outcome.winners)
    assert other.outcome.scores == one.outcome.scores[::-1]
    assert facts(one.state) == facts(other.state)


@pytest.mark.rule("IK-001", "IK-003")
@pytest.mark.parametrize("party", [0, 1])
def test_the_party_wins_from_either_seat(party: int) -> None:
    s = plain((None, "F24", "F25"), (0, 3, 3), shown=("F5",), party=("F1",))
    s.party, s.dm = party, 1 - party
    match = attack(s, -1, 6)
    assert match.outcome is not None
    assert match.outcome.winners == (party,)
    assert match.outcome.scores == ((1, 0), (0, 1))[party]


@pytest.mark.rule("IK-D52", "IK-246", "IK-247")
@pytest.mark.parametrize("party", [0, 1])
def test_a_dungeon_master_gains_no_fear_from_quests_and_twelfth_cards(party: int) -> None:
    s = plain(("F29", "F45", "F36"), hidden=("F10",), won=("F13", "F25", "F37"), advanced=True)
    s.party, s.dm = party, 1 - party
    s.stage = s.phase = "equipment"
    s.defeated = 11
    match = start(s)
    play(match, "equipment_action reveal F10", "effect_target corridor 0")
    assert (match.state.defeated, match.state.fear) == (12, 0)


@pytest.mark.rule("IK-003", "IK-139")
@pytest.mark.parametrize("party", [0, 1])
def test_doom_can_be_forbidden_whoever_sits_where(party: int) -> None:
    with equipment("X1", "potion", '{ kind = "forbid", of = "doom" }'):
        s = plain(("F57", "F45", "F36"), hidden=("X1", "F10"), fear=3)
        s.party, s.dm = party, 1 - party
        match = attack(s, 0, 5)
        assert "potion X1" in offered(match)
        play(match, "window1 potion X1", "window1 roll 6")
        assert asked(match) == "window3"
