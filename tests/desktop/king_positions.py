"""Positions of Immortal King for tests of its board: one match for every kind of question."""

from __future__ import annotations

import random
from functools import cache

from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Decision, Match, Option, Setup
from heroes_desktop.games.immortal_king.power import power_of
from heroes_desktop.library import Seat

GAME = "immortal_king"
SETUPS: tuple[dict[str, object], ...] = (
    {"mode": "duel"},
    {"mode": "duel", "box": 1, "sides": "party"},
    {"mode": "duel", "box": 2, "sides": "party"},
    {"mode": "solo", "box": 1},
    {"mode": "solo", "box": 2, "advanced": True},
    {"mode": "duel", "constructed": True, "sides": "dm", "copies": 2},
    {"mode": "solo", "constructed": True, "scenario": "meeting_the_lich"},
    {"mode": "duel", "box": 1, "sides": "party", "adventurers": ["F3"]},
    {"mode": "solo", "box": 1, "adventurers": ["F3"]},
    {"mode": "solo", "box": 2, "adventurers": ["W1"]},
)
NAMES = ("Ann", "Bob")
MOST_MATCHES, MOST_STEPS = 220, 400


def new_match(options: dict[str, object], seed: int) -> Match:
    """A match of one of the setups."""
    seats = NAMES[: 1 if options["mode"] == "solo" else 2]
    return Match.new(GAME, Setup(str(options["mode"]), seats, dict(options)), seed)


@cache
def positions(duels: bool = False) -> dict[str, bytes]:
    """A saved match for each kind of question and each verb that answers it; perhaps duels only."""
    found: dict[str, bytes] = {}
    setups = [options for options in SETUPS if not duels or options["mode"] == "duel"]
    for seed in range(MOST_MATCHES):
        match = new_match(setups[seed % len(setups)], seed)
        pick = random.Random(seed)
        for _step in range(MOST_STEPS):
            if match.outcome is not None or not match.pending:
                break
            decision = match.pending[0]
            for option in decision.options:
                key = f"{decision.kind}:{option.act}"
                if key not in found:
                    found[key] = match.dump()
            match.play(_pick(match, decision, pick), decision.seat)
    return found


def _pick(match: Match, decision: Decision, pick: random.Random) -> Option:
    """Rather something than nothing, and the weakest guard first: long matches bring rare questions."""
    options = list(decision.options)
    if decision.kind == "choose_target":
        fights = [option for option in options if option.act == "fight"]
        return min(fights, key=lambda option: power_of(match.state, int(option.args[0])))
    deeds = [option for option in options if option.act not in ("done", "pass", "none", "by_hand")]
    fight = match.state.fight
    if decision.kind == "window3" and fight.total >= fight.power:
        return options[0]
    return pick.choice(deeds if deeds and pick.random() < 0.8 else options)


def sit_down(pilot: Pilot, match: Match, players: tuple[str, ...]) -> TableScene:
    """Open a table for a match."""
    seats = [Seat(name, player) for name, player in zip(match.setup.seats, players, strict=True)]
    scene = TableScene(pilot.app, pilot.app.library.start(match, seats, "test"))
    pilot.app.push(scene)
    pilot.settle()
    return scene


def people(match: Match, shared: bool) -> tuple[str, ...]:
    """Everybody a person, or only the one who is asked."""
    asked = match.pending[0].seat if match.pending else 0
    return tuple("person" if shared or seat == asked else "easy" for seat in range(len(match.setup.seats)))
