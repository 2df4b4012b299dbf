"""Positions of any game: a saved match for every question and every verb that answers it.

They are found by playing all setups, half of the matches at random and half with easy computer players, until
the budget is spent. Positions a room names itself (`Room.moments`) come on top.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from functools import cache
from typing import TypeVar

from heroes_desktop.desktop.proving.moments import moments
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Decision, Match, Option, Setup, situation
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import declarations, rooms
from heroes_desktop.library import Seat
from heroes_desktop.players import make

T = TypeVar("T")

GAMES = [game for game in catalogue if game in rooms]
DECISIONS, LONGEST, SHORT = 3_000, 400, 60
"""Decisions played for each game, the most of one match, and those of setups no whole match was left for."""
RAMBLING, CLOSING = 1_500, 12
"""Decisions after which a match at random is given up, and how many of its last questions are looked at."""
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def walk(game: str, decisions: int = DECISIONS) -> Iterator[tuple[Match, Decision]]:
    """Matches of all setups in turn, at every question, before it is answered; at least their beginning."""
    setups, made, number = catalogue[game].setups, 0, 0
    player = make(game, "easy")
    while made < decisions or number < len(setups):
        match = Match.new(game, setups[number % len(setups)], number)
        pick, clever = random.Random(number), (number // len(setups)) % 2 == 1
        number += 1
        for _step in range(LONGEST if made < decisions else SHORT):
            if not match.pending:
                break
            decision = match.pending[0]
            yield match, decision
            option = (
                player.think(situation(match, decision)).option if clever else rather(game, decision, pick)
            )
            match.play(option, decision.seat)
            made += 1


def closing(game: str, matches: int) -> Iterator[tuple[Match, Decision]]:
    """The last questions of so many matches of every setup: where an answer may end them."""
    for setup in catalogue[game].setups:
        for number in range(matches):
            match, pick = Match.new(game, setup, number), random.Random(number)
            last: deque[Match] = deque(maxlen=CLOSING)
            while match.pending and match.played < RAMBLING:
                if len(match.pending) == 1 and len(match.pending[0].options) > 1:
                    last.append(match.clone())
                decision = match.pending[0]
                match.play(rather(game, decision, pick), decision.seat)
            if match.outcome is not None:
                yield from ((each, each.pending[0]) for each in last)


def rather(game: str, decision: Decision, pick: random.Random) -> Option:
    """Rather something than nothing: what refuses or ends comes up seldom, so that much happens."""
    declared = declarations(game)
    rows = [(option, declared.find_act(decision.kind, option.act)) for option in decision.options]
    deeds = [option for option, row in rows if row is None or not (row.refuses or row.final is True)]
    return pick.choice(deeds if deeds and pick.random() < 0.8 else decision.options)


@cache
def positions(game: str) -> dict[str, bytes]:
    """A saved match for each kind of question and each verb, and the moments the room names."""
    found: dict[str, bytes] = {}
    for match, decision in walk(game):
        for option in decision.options:
            key = f"{decision.kind}:{option.act}"
            if key not in found:
                found[key] = match.dump()
    return found | {f"moment:{moment.name}": moment.data for moment in moments(game)}


def every(things: list[T], number: int, of: int) -> list[T]:
    """One part of a list, taken evenly: all parts together are the whole."""
    return things[number::of]


def people(match: Match, shared: bool) -> list[Seat]:
    """Everybody a person, or only the one who is asked."""
    asked = match.pending[0].seat if match.pending else 0
    return [
        Seat(NAMES[seat], "person" if shared or seat == asked else "easy")
        for seat in range(len(match.setup.seats))
    ]


def sit_down(pilot: Pilot, match: Match, shared: bool = False) -> TableScene:
    """A table at a position, its curtain opened."""
    scene = TableScene(pilot.app, pilot.app.library.start(match, people(match, shared), "kit"))
    pilot.app.push(scene)
    pilot.settle()
    if type(pilot.app.top).__name__ == "Curtain":
        pilot.hold("reveal", 900)
    return scene


def first_setups(game: str) -> list[Setup]:
    """The first and the last setup: as different as the game has them."""
    setups = catalogue[game].setups
    return [setups[number] for number in sorted({0, len(setups) - 1})]
