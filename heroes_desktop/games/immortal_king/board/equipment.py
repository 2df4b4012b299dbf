"""Equipment in the bottom bar: face-up objects and quests, numbered backs, and who may see more."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Badge
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.hand import LIFT
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import card
from heroes_desktop.desktop.widgets.fitting import unbroken
from heroes_desktop.engine import Option

from ..content import CARDS
from ..locale import _
from ..text import words
from ..text.cards import effect_text
from . import faces
from .look import Look

SMALLEST_NAME = 13
_NAME = Style("condensed_label", 17, palette.ON_LEATHER, align="center", line=1.05)


def option_for(look: Look, instance: int) -> Option | None:
    """The option a click on an equipment card stands for."""
    for option in look.options("reveal", "quest", "potion", "card"):
        if option.args[:1] == (instance,):
            return option
    return None


def draw_equipment(sheet: Sheet, rect: pygame.Rect, look: Look, instance: int) -> None:
    """One equipment card as this screen may show it."""
    hidden = instance in look.view.hidden
    face = look.view.faces[instance]
    if hidden and (look.veiled or face < 0):
        _draw_back(sheet, rect, look, instance)
    else:
        _draw_face(sheet, rect, look, instance, face, hidden)


def name_below(sheet: Sheet, rect: pygame.Rect, look: Look, instance: int) -> None:
    """The name under a card that is too small to be read."""
    face = look.view.faces[instance]
    hidden = instance in look.view.hidden and (look.veiled or face < 0)
    told = _("face down") if hidden else words.say(CARDS[face].name)
    style = _NAME.but(colour=palette.MUTED) if hidden else _NAME
    style = unbroken(sheet, told, style, rect.w)
    while sheet.text_height(told, style, rect.w) > rect.h and style.size > SMALLEST_NAME:
        style = style.but(size=style.size - 0.5)
    sheet.block(told, style, rect, "center")


def _draw_back(sheet: Sheet, rect: pygame.Rect, look: Look, instance: int) -> None:
    """All backs look and answer alike: a click tries, and says nothing when it cannot be."""
    number = words.hidden_number(look.view, instance)
    name = _("Equipment card {number}").format(number=number)
    asked = look.veiled and look.decision is not None
    card(
        sheet, faces.equipment_back(rect.w, rect.h, number, lift=2), rect.x, rect.y, name,
        action=partial(look.attempt, instance) if asked else None,
        tag=f"gear:{instance}", hint=_("{card}, face down").format(card=name), id=f"gear:{instance}",
    )  # fmt: skip


def _draw_face(sheet: Sheet, rect: pygame.Rect, look: Look, instance: int, face: int, hidden: bool) -> None:
    gear = CARDS[face]
    option = option_for(look, instance)
    name = look.name(option) if option is not None else words.say(gear.name)
    lines = [words.titled(words.say(gear.name), words.short(gear)), effect_text(gear, look.view.solo)]
    if hidden:
        lines.append(_("Face down: only you see it."))
    hint = "\n".join(([name] if option is not None else []) + lines)
    held = option is not None and option == look.lifted
    if held:
        rect = rect.move(0, -round(rect.h * LIFT))
    node = card(
        sheet, faces.face_spec(face, rect.w, rect.h, compact=True), rect.x, rect.y, name,
        action=partial(look.lift, option) if option is not None else None,
        inspect=partial(look.inspect, ("face", face)),
        halo="selected" if held else "legal" if option is not None else "",
        tag=f"gear:{instance}", hint=hint, id=f"gear:{instance}",
    )  # fmt: skip
    node.title, node.selected = words.say(gear.name), held
    if hidden:
        _mark_hidden(sheet, rect, words.hidden_number(look.view, instance))


def _mark_hidden(sheet: Sheet, rect: pygame.Rect, number: int) -> None:
    """The number the others see, and the sign that they see no more."""
    size = max(sheet.px(30), round(rect.w * 0.26))
    badge = Badge(size, "#243648", "#9CC4DC", faces.NUMERALS[number - 1], lift=1)
    sheet.art(badge, rect.x + sheet.px(4), rect.y + round(rect.h * 0.58))
    sheet.icon("mdi:eye-off", rect.right - sheet.px(18), rect.y + round(rect.h * 0.68), 22, palette.GOLD_HIGH)
