"""Pebbles: two players take one to three from a heap in turn; whoever takes the last one wins.

The smallest game with everything a room has. It follows docs/adding-a-game.md line by line.
"""

from __future__ import annotations

from heroes_desktop.engine import Ask, Chance, GameInfo, Option, Outcome, Rules, Setup, Table, register

from .state import HEAP, State


def begin(setup: Setup) -> State:
    """A heap on the table."""
    return State(heap=int(setup.options.get("heap", HEAP)))


def stage(s: State, table: Table) -> Rules[None] | None:
    """One turn after the other."""
    return _turn(s, table) if s.outcome is None else None


def _turn(s: State, table: Table) -> Rules[None]:
    most = min(3, s.heap)
    answer = yield Ask(s.turn, "take", tuple(Option("take", (count,)) for count in range(1, most + 1)))
    count = int(answer.args[0])
    s.heap -= count
    table.tell("taken", seat=s.turn, count=count, left=s.heap)
    if s.heap == 0:
        scores = (1, 0) if s.turn == 0 else (0, 1)
        raise table.finish(Outcome((s.turn,), scores, "last_pebble"))
    s.turn = 1 - s.turn


def redact(s: State, seat: int | None) -> None:
    """Nothing is hidden."""


def resample(s: State, seat: int, chance: Chance) -> None:
    """Nothing is unknown."""


def problems(setup: Setup) -> list[str]:
    """A heap has one to fifty pebbles."""
    fits = setup.options.get("heap", HEAP) in range(1, 51) and len(setup.seats) == 2
    return [] if fits else ["two players and one to fifty pebbles"]


def check(s: State) -> None:
    """The heap never goes below nothing."""
    assert s.heap >= 0


info = register(
    GameInfo(
        id="pebbles",
        prefix="PB",
        version=1,
        state=State,
        setups=(Setup("pair", ("Ann", "Ben")), Setup("long", ("Ann", "Ben"), {"heap": 30})),
        begin=begin,
        stage=stage,
        redact=redact,
        resample=resample,
        problems=problems,
        check=check,
        longest=50,
    )
)
