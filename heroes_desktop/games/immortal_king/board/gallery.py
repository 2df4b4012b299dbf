"""Options that have no place on the board yet, as cards and buttons in the right part."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from heroes_desktop.desktop.art import CardFace, palette
from heroes_desktop.desktop.art.text import Style
from heroes_desktop.desktop.board_api import Look
from heroes_desktop.desktop.sheet import Sheet
from heroes_desktop.desktop.widgets import Face, Scroll, button, card, ribbon, scroll_area
from heroes_desktop.engine import Decision, Option
from heroes_desktop.locale import _

from ..content import CARDS, DUNGEON_LISTS, face_of
from ..text import words
from . import actions, faces
from .builder import draw_builder

CLOTH = "#2F4658"
ON_BOARD = {
    "construction_swap", "look_pile", "equipment_action", "choose_target", "window1", "window3", "doom",
    "armour_roll", "rps_throw", "bodyguard_target", "place_mana", "lose_mana", "after_fight_potion",
}  # fmt: skip
"""Questions answered on lanes, party, dice and verdict."""


@dataclass(frozen=True)
class Entry:
    """One option of the gallery: the face it shows, or -1 for a plain button; `taken` ones are past."""

    option: Option | None
    face: int
    name: str
    taken: bool = False


def wanted(look: Look) -> bool:
    """Whether the present question needs the gallery."""
    decision = look.decision
    if decision is None or decision.kind in ON_BOARD:
        return False
    if decision.kind == "effect_target":
        return bool(look.options("card", "done")) and not look.options("corridor", "pile", "adventurer")
    return not look.options("pile", "corridor")


def draw_gallery(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Title, cards in a grid and buttons below them."""
    decision = look.decision
    assert decision is not None
    px = sheet.px
    room = pygame.Rect(rect)
    if rect.h >= px(300):
        head = ribbon(sheet, title(look, decision), rect.x + px(14), rect.y, CLOTH)
        room = pygame.Rect(rect.x, head.bottom + px(10), rect.w, rect.bottom - head.bottom - px(10))
    if decision.kind == "build_dungeon" and look.options("card"):
        draw_builder(sheet, room, look)
        return
    entries = [entry for entry in _entries(look, decision)]
    with_cards = [entry for entry in entries if entry.face >= 0]
    plain = [entry for entry in entries if entry.face < 0]
    scroll = look.memory.setdefault("gallery", Scroll(look.relayout))
    with scroll_area(sheet, room, scroll, title(look, decision)) as area:
        if with_cards:
            _draw_cards(sheet, area, look, with_cards, room.h - (px(64) if plain else 0))
        _draw_buttons(sheet, area, look, plain)


def title(look: Look, decision: Decision) -> str:
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


def _entries(look: Look, decision: Decision) -> list[Entry]:
    view = look.view
    found: list[Entry] = []
    if decision.kind == "choose_adventurers":
        found += [Entry(None, face, words.name(face), True) for face in view.adventurers]
    if decision.kind == "choose_equipment":
        found += [Entry(None, view.faces[each], words.name(view.faces[each]), True) for each in view.targets]
    if decision.kind == "place_guard":
        lane = int(decision.about["corridor"])
        face = view.faces[view.corridors[lane].pile[-1]]
        if face >= 0:
            found.append(Entry(None, face, words.name(face)))
    found += [Entry(option, _face(look, decision, option), look.name(option)) for option in decision.options]
    return found


def _face(look: Look, decision: Decision, option: Option) -> int:
    """The card an option is best shown by."""
    view, act = look.view, option.act
    if act == "box":
        return face_of("F60" if option.args[0] == 1 else "W60")
    if decision.kind == "choose_sides":
        return {"party": face_of("F1"), "dm": face_of("F60")}.get(act, -1)
    if act == "adventurer" and decision.kind == "choose_adventurers":
        return int(option.args[0])
    if act == "final" or (act == "card" and decision.kind == "build_dungeon"):
        return int(option.args[0])
    if act == "list":
        return face_of(DUNGEON_LISTS[str(option.args[0])].final)
    if act in ("equipment", "card"):
        return int(view.faces[int(option.args[0])])
    return -1


def _draw_cards(sheet: Sheet, area: object, look: Look, entries: list[Entry], room: int) -> None:
    from heroes_desktop.desktop.widgets.scroll import Area

    assert isinstance(area, Area)
    px, gap = sheet.px, sheet.px(14)
    caption = px(34) if _captioned(look) else 0
    high, per_row = _grid(sheet, area.rect.w, room - caption - px(16), len(entries), gap)
    wide = round(high * 5 / 7)
    for start in range(0, len(entries), per_row):
        line = entries[start : start + per_row]
        row = area.take(high + caption, gap)
        x = row.x + (row.w - len(line) * wide - (len(line) - 1) * gap) // 2
        for entry in line:
            _draw_entry(sheet, pygame.Rect(x, row.y + px(4), wide, high), look, entry, caption)
            x += wide + gap


def _grid(sheet: Sheet, width: int, height: int, count: int, gap: int) -> tuple[int, int]:
    """The largest cards that all fit without scrolling; below a readable size they scroll instead."""
    largest, least = sheet.px(400), sheet.px(190)
    for lines in (1, 2, 3):
        per_row = -(-count // lines)
        high = min(
            (height - gap * (lines - 1)) // lines, round((width - gap * (per_row - 1)) / per_row * 7 / 5)
        )
        if high >= (sheet.px(300) if lines == 1 else least):
            return min(high, largest), per_row
    wide = round(sheet.px(220) * 5 / 7)
    return min(sheet.px(220), max(1, height)), max(1, (width + gap) // (wide + gap))


def _captioned(look: Look) -> bool:
    return (look.decision is not None and look.decision.kind in ("choose_box", "choose_sides")) or bool(
        look.options("list")
    )


def _draw_entry(sheet: Sheet, rect: pygame.Rect, look: Look, entry: Entry, caption: int) -> None:
    spec = _spec(entry.face, rect, entry.taken)
    option = entry.option
    shown = CARDS[entry.face]
    card(
        sheet, spec, rect.x, rect.y, entry.name,
        action=partial(look.choose, option) if option is not None else None,
        inspect=partial(look.inspect, ("face", entry.face)), halo="legal" if option is not None else "",
        hint=entry.name, id=f"gallery:{option}" if option else f"shown:{shown.number}",
    )  # fmt: skip
    if entry.taken:
        sheet.icon("mdi:check-bold", rect.centerx, rect.y + rect.h // 3, 60, palette.LEGAL)
    if caption and option is not None:
        label = actions.label(look, look.decision, option) if look.decision else entry.name
        style = Style("head", 20, palette.GOLD_HIGH)
        sheet.text(label, style, rect.centerx, rect.bottom + sheet.px(8), "midtop", rect.w + sheet.px(12))


def _spec(face: int, rect: pygame.Rect, taken: bool) -> CardFace:
    return faces.face_spec(face, rect.w, rect.h, compact=rect.w < 130, state="exhausted" if taken else "")


def _draw_buttons(sheet: Sheet, area: object, look: Look, entries: list[Entry]) -> None:
    from heroes_desktop.desktop.widgets.scroll import Area

    assert isinstance(area, Area)
    px = sheet.px
    for entry in entries:
        option = entry.option
        assert option is not None and look.decision is not None
        act = actions.action(look, option)
        wide = min(area.rect.w, px(820))
        style = Style("label", 19, palette.INK)
        text_high = sheet.text_height(entry.name, style, wide - px(80))
        row = area.take(max(px(54), text_high + px(20)), px(8))
        place = pygame.Rect(row.x + (row.w - wide) // 2, row.y, wide, row.h)
        face = Face(entry.name, act.kind, act.icon, size=19)
        button(
            sheet, place, face, partial(look.choose, option), name=entry.name, role="option",
            hint=entry.name, id=f"gallery:{option}",
        )  # fmt: skip
