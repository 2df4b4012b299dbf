"""Options that have no place on the board yet, as cards and buttons in the right part."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import CardFace
from heroes_desktop.desktop.board import gallery as shared
from heroes_desktop.desktop.board.base import action_of
from heroes_desktop.desktop.board.gallery import Exhibit
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Scroll, card, ribbon, scroll_area
from heroes_desktop.desktop.widgets.scroll import Area
from heroes_desktop.engine import Decision, Option

from ..content import DUNGEON_LISTS, face_of
from ..locale import _
from ..text import words
from ..text.declared import DECLARED
from . import faces
from .builder import draw_builder
from .look import Look
from .newcomer import draw_newcomer
from .profiles import KINDS, draw_profiles
from .scenarios import draw_scenarios

CLOTH = "#2F4658"
ON_BOARD = {
    "construction_swap", "look_pile", "equipment_action", "choose_target", "window1", "window3", "doom",
    "armour_roll", "rps_throw", "bodyguard_target", "place_mana", "lose_mana", "after_fight_potion",
}  # fmt: skip
"""Questions answered on lanes, party, dice and verdict."""

TITLED, TITLED_SHEETS = 300, 620
"""Units of height from which on there is a title above cards, and above sheets with much to read."""


def wanted(look: Look) -> bool:
    """Whether the present question needs the gallery."""
    decision = look.decision
    if decision is None or decision.kind in ON_BOARD:
        return False
    if decision.kind == "effect_target":
        return bool(look.options("card"))
    return not look.options("pile", "corridor")


def draw_gallery(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Title, cards in a grid and buttons below them."""
    decision = look.decision
    assert decision is not None
    px = sheet.px
    room = pygame.Rect(rect)
    if rect.h >= px(TITLED_SHEETS if decision.kind in KINDS else TITLED):
        head = ribbon(sheet, title(decision), rect.x + px(14), rect.y, CLOTH)
        room = pygame.Rect(rect.x, head.bottom + px(10), rect.w, rect.bottom - head.bottom - px(10))
    if decision.kind == "build_dungeon" and look.options("card"):
        draw_builder(sheet, room, look)
        return
    if decision.kind == "choose_scenario":
        draw_scenarios(sheet, room, look)
        return
    if decision.kind == "place_guard":
        draw_newcomer(sheet, room, look)
        return
    if decision.kind in KINDS:
        draw_profiles(sheet, room, look, title(decision))
        return
    if look.options("pay"):
        _draw_payments(sheet, room, look, title(decision))
        return
    shared.draw_gallery(
        sheet,
        room,
        look,
        [_exhibit(sheet, look, decision, option) for option in decision.options],
        title(decision),
    )


def title(decision: Decision) -> str:
    """What the gallery shows."""
    return {
        "choose_box": _("Boxes"),
        "choose_sides": _("Sides"),
        "choose_adventurers": _("Adventurers"),
        "choose_equipment": _("Equipment"),
        "choose_scenario": _("Scenarios"),
        "build_dungeon": _("Dungeons"),
        "pay_cost": _("Payment"),
        "place_guard": _("A new guard"),
        "collection_pick": _("Your collection"),
        "pile_pick": _("Top cards"),
        "pile_order": _("Top cards"),
    }.get(decision.kind, _("Choice"))


def _exhibit(sheet: Sheet, look: Look, decision: Decision, option: Option) -> Exhibit:
    """An option as a card, or as a button when no card stands for it."""
    face = _face(look, decision, option)
    if face < 0:
        act = action_of(DECLARED, look, option)
        return Exhibit(option, icon=act.icon, kind=act.kind)
    captioned = _captioned(look)

    def picture(wide: int, high: int) -> CardFace:
        compact = captioned or wide < sheet.px(190)
        text = "" if compact else faces.fitting_text(face, wide, high, look.view.solo)
        return faces.face_spec(face, wide, high, text=text, compact=compact)

    caption = DECLARED.short(look.view, decision, option) if captioned else ""
    return Exhibit(option, picture, ("face", face), caption)


def _face(look: Look, decision: Decision, option: Option) -> int:
    """The card an option is best shown by."""
    view, act = look.view, option.act
    if act == "box":
        return face_of("F60" if option.args[0] == 1 else "W60")
    if decision.kind == "choose_sides":
        return {"party": face_of("F1"), "dm": face_of("F60")}.get(act, -1)
    if act == "final":
        return int(option.args[0])
    if act == "list":
        return face_of(DUNGEON_LISTS[str(option.args[0])].final)
    if act == "card":
        return int(view.faces[int(option.args[0])])
    return -1


def _captioned(look: Look) -> bool:
    """Cards that only stand for something else say so below."""
    decision = look.decision
    return decision is not None and (
        decision.kind in ("choose_box", "choose_sides") or bool(look.options("list"))
    )


def _draw_payments(sheet: Sheet, rect: pygame.Rect, look: Look, title: str) -> None:
    """Each way to pay as a button under the cards it takes."""
    scroll = look.memory.setdefault("gallery", Scroll(look.relayout))
    with scroll_area(sheet, rect, scroll, title) as area:
        for option in look.options():
            if option.act == "pay":
                _draw_payment(sheet, area, look, option)
            act = action_of(DECLARED, look, option)
            shared.draw_choice_button(sheet, area, look, Exhibit(option, icon=act.icon, kind=act.kind))


def _draw_payment(sheet: Sheet, area: Area, look: Look, option: Option) -> None:
    """The cards a payment takes, fanned out above its button."""
    px = sheet.px
    wide, high = faces.card_size(px(118))
    row = area.take(high + px(8), px(6))
    count = len(option.args)
    step = min(wide + px(8), (row.w - wide) // max(1, count - 1))
    x = row.x + (row.w - wide - step * (count - 1)) // 2
    for instance in option.args:
        face = look.view.faces[int(instance)]
        card(
            sheet, faces.face_spec(face, wide, high, compact=True), x, row.y + px(4), words.name(face),
            inspect=partial(look.inspect, ("face", face)), overlay=True, id=f"paid:{option}:{instance}",
        )  # fmt: skip
        x += step
