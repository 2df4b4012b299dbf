"""Everything a person reads, and the declarations."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.engine import Option, Outcome, Setup
from heroes_desktop.games.shared.declarations import (
    Act,
    Asked,
    Declarations,
    Facts,
    Happening,
    Posed,
    Question,
)
from heroes_desktop.games.shared.room import Mode, Setting, SettingValue

from .state import State


def _prompt(posed: Posed[State]) -> str:
    return f"{posed.view.heap} pebbles are left. How many do you take?"


def _take(asked: Asked[State]) -> str:
    return f"Take {asked.option.args[0]} of {asked.view.heap}"


def _short(asked: Asked[State]) -> str:
    return f"Take {asked.option.args[0]}"


def _taken(view: State, facts: Facts) -> str:
    del view
    return f"Player {facts['seat'] + 1} takes {facts['count']}, {facts['left']} left."


def _heap(_view: State, _about: Option | Facts) -> list[str]:
    return ["heap"]


DECLARED: Declarations[State] = Declarations(
    questions={"take": Question(_prompt, "mdi:circle-multiple", "")},
    acts={"take": Act(_take, "mdi:hand-coin", _short, kind="primary", things=_heap)},
    events={"taken": Happening(_taken, "mdi:hand-coin", "seat count left", things=_heap, telling=1)},
)
event, option, prompt = DECLARED.event, DECLARED.option, DECLARED.prompt


def title() -> str:
    return "Pebbles"


def tagline() -> str:
    return "Whoever takes the last one wins."


def modes() -> Sequence[Mode]:
    heaps = tuple(SettingValue(heap, f"{heap} pebbles") for heap in (12, 30))
    return [
        Mode("pair", "For two", "", ("First", "Second"), settings=(Setting("heap", "Heap", "", heaps, 12),))
    ]


def seat_name(setup: Setup, view: State, seat: int) -> str:
    del view
    return setup.seats[seat]


def outcome(outcome: Outcome, setup: Setup) -> str:
    return f"{setup.seats[outcome.winners[0]]} takes the last pebble."


def table(view: State, seat: int | None) -> list[str]:
    del seat
    return [f"The heap: {view.heap}."]


def topic(word: str) -> list[str]:
    return ["Take one to three."] if word == "pebbles" else []


def reason(reason: str) -> str:
    return reason


def backs(view: State, seat: int) -> dict[int, str]:
    del view, seat
    return {}
