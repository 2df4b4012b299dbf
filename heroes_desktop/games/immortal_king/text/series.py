"""Events that belong together, in one line: a power used and what it does, a guard with its price."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heroes_desktop.engine import Event

from ..locale import _
from ..state import State
from . import events, fight_events, words

_CHANGES: dict[str, Callable[[fight_events.Facts], str]] = {
    "roll": fight_events.roll,
    "bonus": fight_events.bonus,
    "multiplied": fight_events.multiplied,
    "die_set": fight_events.die_set,
}


def spent(_view: State, batch: Sequence[Event]) -> str:
    """Mana spent on a power: what the power does says it all."""
    return _effect(batch) or events.mana(batch[0].facts)


def used(_view: State, batch: Sequence[Event]) -> str:
    """A power, gift or potion with what it does at once."""
    return _effect(batch)


def _effect(batch: Sequence[Event]) -> str:
    change = next((event for event in batch if event.kind in _CHANGES), None)
    face = next((event.facts["face"] for event in batch if event.facts.get("face", -1) >= 0), -1)
    if change is None:
        return ""
    line = _CHANGES[change.kind](change.facts)
    return line if change.kind in ("bonus", "multiplied") else f"{words.name(face)} – {line}"


def won(_view: State, batch: Sequence[Event]) -> str:
    """A fight won and the card it brings."""
    facts = batch[0].facts
    card = words.name(facts["face"])
    if facts["total"] < 0:
        return _("{card} is beaten and won.").format(card=card)
    told = _("{total} beats {power}: {card} is won.")
    if facts["total"] == facts["power"]:
        told = _("{total} is just enough: {card} is won.")
    return told.format(total=facts["total"], power=facts["power"], card=card)


def lost(_view: State, batch: Sequence[Event]) -> str:
    """A fight lost and what it costs."""
    courage = next((event.facts["now"] for event in batch if event.kind == "courage"), None)
    line = fight_events.fight_lost(batch[0].facts)
    return line if courage is None else f"{line} " + _("Courage: {now}.").format(now=courage)
