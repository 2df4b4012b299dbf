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

from .locale import _, counted
from .state import State


def _prompt(posed: Posed[State]) -> str:
    return counted(
        "{n} pebble is left. How many do you take?",
        "{n} pebbles are left. How many do you take?",
        posed.view.heap,
    )


def _take(asked: Asked[State]) -> str:
    return _("Take {count} of {heap}").format(count=asked.option.args[0], heap=asked.view.heap)


def _short(asked: Asked[State]) -> str:
    return _("Take {count}").format(count=asked.option.args[0])


def _taken(view: State, facts: Facts) -> str:
    del view
    return _("Player {seat} takes {count}, {left} left.").format(
        seat=facts["seat"] + 1, count=facts["count"], left=facts["left"]
    )


def _heap(_view: State, _about: Option | Facts) -> list[str]:
    return ["heap"]


DECLARED: Declarations[State] = Declarations(
    questions={"take": Question(_prompt, "mdi:circle-multiple", "")},
    acts={"take": Act(_take, "mdi:hand-coin", _short, kind="primary", things=_heap)},
    events={"taken": Happening(_taken, "mdi:hand-coin", "seat count left", things=_heap, telling=1)},
)
event, option, prompt = DECLARED.event, DECLARED.option, DECLARED.prompt


def title() -> str:
    return _("Pebbles")


def tagline() -> str:
    return _("Whoever takes the last one wins.")


def modes() -> Sequence[Mode]:
    heaps = tuple(SettingValue(heap, counted("{n} pebble", "{n} pebbles", heap)) for heap in (12, 30))
    settings = (Setting("heap", _("Heap"), "", heaps, 12),)
    return [Mode("pair", _("For two"), "", (_("First"), _("Second")), settings=settings)]


def figure(view: State, seat: int) -> str:
    del view, seat
    return ""


def outcome(outcome: Outcome, setup: Setup) -> str:
    return _("{name} takes the last pebble.").format(name=setup.seats[outcome.winners[0]])


def table(view: State, seat: int | None) -> list[str]:
    del seat
    return [_("The heap: {heap}.").format(heap=view.heap)]


def topic(word: str) -> list[str]:
    return [_("Take one to three.")] if word == "pebbles" else []


def reason(reason: str) -> str:
    return reason


def backs(view: State, seat: int) -> dict[int, str]:
    del view, seat
    return {}
