"""Events that belong together, in one line: a walk, a meal, a fulfilled mission, a theft, a slain monster."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.engine import Event

from ...shared.declarations import Facts, same_figure
from ...shared.wording import listed, titled
from ..locale import _, counted
from ..state import State
from . import events, events_below, words


def walk(view: State, steps: Sequence[Event]) -> str:
    """Several steps: only the goal counts."""
    return events.step(view, steps[-1].facts)


def monster_walk(view: State, steps: Sequence[Event]) -> str:
    """The way of a monster."""
    return events_below.monster_step(view, steps[-1].facts)


def meal(view: State, batch: Sequence[Event]) -> str:
    """Food and what it does."""
    first, last = batch[0].facts, batch[-1].facts
    if first["cause"] != "eaten":
        return events.food(view, first)
    return titled(events.food(view, first).rstrip("."), words.hearts(last["now"])) + "."


def swapped(view: State, batch: Sequence[Event]) -> str:
    """A mission refused and another one drawn."""
    refused, drawn = batch[0].facts, batch[-1].facts
    hero, old = words.hero(view, refused["seat"]), words.quoted(refused["face"])
    if drawn.get("face", -1) < 0:
        return _("{hero} exchanges {mission} for a new mission.").format(hero=hero, mission=old)
    return _("{hero} exchanges {mission} for {other}.").format(
        hero=hero, mission=old, other=words.quoted(drawn["face"])
    )


def slain(view: State, batch: Sequence[Event]) -> str:
    """A monster defeated, and what the winner has now."""
    return (
        _("{line} ({number})").format(
            line=events_below.monster_defeated(view, batch[0].facts).rstrip("."),
            number=batch[-1].facts["now"],
        )
        + "."
    )


def same_mission(first: Facts, other: Facts) -> bool:
    """Whether an event is about a mission just shown."""
    return same_figure(first, other) or other.get("cause") == "thief"


def mission(view: State, batch: Sequence[Event]) -> str:
    """A mission with what was given and what was gained."""
    shown = batch[0].facts
    hero, title = words.hero(view, shown["seat"]), words.quoted(shown["face"])
    victim = next((event.facts["victim"] for event in batch if event.kind == "thief"), None)
    if victim is not None:
        return _("{hero} steals a tooth from {victim} ({mission}).").format(
            hero=hero, victim=words.hero(view, victim), mission=title
        )
    given = [_token(event) for event in batch[1:] if event.facts.get("change", 0) < 0]
    gained = [_token(event) for event in batch[1:] if event.facts.get("change", 0) > 0]
    if not gained:
        return events.mission(view, shown)
    if given:
        return _("{hero} delivers {tokens} ({mission}) and gets {reward}.").format(
            hero=hero, tokens=listed(given), mission=title, reward=listed(gained)
        )
    message = {
        "trap": _("The trap was armed – and {mission} pays {hero} {reward}."),
        "slain": _("{mission} pays {hero} {reward}."),
    }.get(shown["cause"], _("{hero} completes {mission} and takes {reward}."))
    return message.format(hero=hero, mission=title, reward=listed(gained))


def _token(event: Event) -> str:
    """What was given or gained."""
    facts = event.facts
    number = abs(facts["change"])
    if event.kind == "points":
        return counted("{n} tooth", "{n} teeth", number)
    if event.kind == "food":
        return words.foods(facts["kind"], number)
    return words.one(facts["kind"], facts.get("value", 0))
