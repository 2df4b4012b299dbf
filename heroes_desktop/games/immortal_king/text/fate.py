"""Fate scales of solo play in words."""

from __future__ import annotations

from ..content import FateEntry, Scenario
from ..locale import _
from . import words
from .words import say


def effect(entry: FateEntry) -> str:
    """What an entry does."""
    if entry.kind == "power":
        return _("{cards} {bonus} Power").format(cards=_raised(entry), bonus=words.signed(entry.amount))
    return {
        "nothing": _("nothing happens"),
        "tenacity_weakest": _("Tenacity on the weakest monster on guard"),
        "tenacity_all": _("Tenacity on every monster on guard"),
        "lose_mana": _("an adventurer loses 1 Mana"),
        "defeat": _("the final monster wins"),
    }[entry.kind]


def _raised(entry: FateEntry) -> str:
    if entry.family:
        return words.family_plural(entry.family)
    if entry.tag:
        return _("Abunakkashii and his sons")
    if entry.corridors:
        return {"central": _("central corridor"), "outer": _("outer corridors")}[entry.corridors]
    return _("final monster") if entry.final else _("all cards")


def scale(scenario: Scenario, applied: list[int], fear: int) -> list[str]:
    """The whole scale, one line for each entry; what has happened is marked."""
    lines = []
    for index, entry in enumerate(scenario.entry):
        told = _("{number}. {title}: {effect}").format(
            number=index + 1, title=say(entry.title), effect=effect(entry)
        )
        if index in applied:
            told += ", " + _("already applied")
        elif index == fear:
            told += ", " + _("next entry")
        lines.append(told + ".")
    return lines
