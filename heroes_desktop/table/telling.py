"""The tale of a match: one line for what belongs together, and where a new part of it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from heroes_desktop.engine import Event, State
from heroes_desktop.games.shared.declarations import Declarations
from heroes_desktop.games.shared.room import Texts


class Told(NamedTuple):
    """One line, the first event it tells of, and whether a new part begins with it."""

    text: str
    event: Event
    heads: bool = False


def tell(
    declared: Declarations[State], texts: Texts, view: State, events: Sequence[Event], minor: bool = False
) -> list[Told]:
    """Events as their reader may know them, line by line, oldest first; minor ones only where wanted."""
    found, place = [], 0
    while place < len(events):
        batch = _together(declared, events, place)
        row = declared.events.get(events[place].kind)
        if len(batch) > 1 and row is not None and row.series is not None:
            text = row.series(view, batch)
        else:
            worth = minor or _worth_a_line(declared, events[place])
            text = texts.event(view, events[place]) if worth else ""
        if text:
            found.append(Told(text, events[place], row is not None and row.heads))
        place += len(batch)
    return found


def for_person(
    lines: Sequence[Told], seat: int, actor: Callable[[Event], int | None]
) -> list[tuple[int | None, list[Told]]]:
    """What somebody missed: first what happened to them, then the rest, player by player.

    `actor`: whose doing an event is; what is nobody's comes last.
    """
    groups: dict[int | None, list[Told]] = {seat: []}
    unowned: list[Told] = []
    for line in lines:
        if not line.heads:
            doer = seat if concerns(line.event, seat) else actor(line.event)
            (unowned if doer is None else groups.setdefault(doer, [])).append(line)
    groups[None] = unowned
    return [(doer, told) for doer, told in groups.items() if told]


def concerns(event: Event, seat: int) -> bool:
    """Whether an event names a seat: as the one it happens to, or one of those it is about."""
    return _names(event.facts, seat)


PEOPLE = ("seat", "victim", "loser", "winner", "fallen", "after", "to", "target", "attacker", "defender")
"""Facts that say whom an event is about."""


def _names(facts: Mapping[str, object], seat: int) -> bool:
    for name in PEOPLE:
        value = facts.get(name)
        if isinstance(value, Mapping):
            if _names(value, seat):
                return True
        elif value == seat and not isinstance(value, bool):
            return True
    return False


def _worth_a_line(declared: Declarations[State], event: Event) -> bool:
    return event.kind not in declared.events or bool(declared.event_icon(event))


def _together(declared: Declarations[State], events: Sequence[Event], start: int) -> Sequence[Event]:
    """An event with those right after it that are told in the same line."""
    first = events[start]
    row = declared.events.get(first.kind)
    end = start + 1
    if row is not None and row.series is not None:
        while end < len(events) and events[end].kind in row.gathers:
            if not row.joins(first.facts, events[end].facts):
                break
            end += 1
    return events[start:end]
