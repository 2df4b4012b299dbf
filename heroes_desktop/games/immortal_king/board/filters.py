"""The filters of the builder: box, colour, family, Mana, ability, and what is in the dungeon already."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Face, button
from heroes_desktop.desktop.widgets.rows import columns

from ..content import ABILITIES, BOXES, COLOURS, Card
from ..locale import _
from ..text import words
from .look import Look

FAMILIES = ("demon", "undead", "dragon", "greenskin", "bubbleye", "trap")


@dataclass
class Filters:
    """What the builder shows; None: everything."""

    picked: bool | None = None
    box: int | None = None
    colour: int | None = None
    family: str | None = None
    mana: bool | None = None
    ability: str | None = None

    def shows(self, shown: Card, count: int) -> bool:
        """Whether a card passes, being so often in the draft."""
        return (
            self.picked in (None, count > 0)
            and self.box in (None, shown.box)
            and self.colour in (None, shown.colour)
            and self.family in (None, shown.family)
            and self.mana in (None, shown.mana)
            and (self.ability is None or self.ability in _abilities(shown))
        )


def _abilities(shown: Card) -> set[str]:
    return (
        set(shown.abilities) | ({"aura"} if shown.aura else set()) | ({"nemesis"} if shown.nemesis else set())
    )


def draw_filters(sheet: Sheet, rect: pygame.Rect, look: Look, filters: Filters) -> None:
    """One button for each filter; a click goes on to its next value."""
    values = _values(filters, brief=not sheet.metrics.wide)
    for (field, label, choices, icon), place in zip(
        values, columns(rect, len(values), sheet.px(8)), strict=True
    ):
        chosen = getattr(filters, field) is not None
        face = Face(label, "paper" if chosen else "secondary", icon, size=17)
        button(
            sheet, place, face, partial(_next, look, filters, field, choices),
            hint=_("Click for the next value"), id=f"filter:{field}",
        )  # fmt: skip


def _values(filters: Filters, brief: bool) -> list[tuple[str, str, list[object], str]]:
    """Each filter: field, label of its present value, the values it runs through, icon."""
    every = _("any")

    def titled(title: str, value: str) -> str:
        return (title if value == every else value) if brief else words.titled(title, value)

    mana = every if filters.mana is None else _("with Mana") if filters.mana else _("without Mana")
    colour = every if filters.colour is None else words.colour(filters.colour)
    family = every if filters.family is None else words.family_plural(filters.family)
    box = every if filters.box is None else words.box(filters.box)
    extra = {"aura": _("Aura"), "nemesis": _("Nemesis")}
    ability = (
        every if filters.ability is None else extra.get(filters.ability) or words.ability(filters.ability)
    )
    picked = {None: _("all cards"), True: _("in the dungeon"), False: _("not yet in it")}[filters.picked]
    return [
        ("picked", picked, [None, True, False], "mdi:filter"),
        ("box", titled(_("Box"), box), [None, *BOXES], "mdi:package-variant-closed"),
        ("colour", titled(_("Colour"), colour), [None, *range(len(COLOURS))], "mdi:palette"),
        ("family", titled(_("Family"), family), [None, *FAMILIES], "monster-skull"),
        ("mana", titled(_("Mana"), mana), [None, True, False], "crystals"),
        (
            "ability",
            titled(_("Ability"), ability),
            [None, "aura", "nemesis", *sorted(ABILITIES)],
            "flame-symbol",
        ),
    ]


def _next(look: Look, filters: Filters, field: str, choices: list[object]) -> None:
    place = choices.index(getattr(filters, field))
    setattr(filters, field, choices[(place + 1) % len(choices)])
    look.relayout()
