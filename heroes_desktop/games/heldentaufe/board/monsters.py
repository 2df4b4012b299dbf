"""The monster cards: face, hearts, sword, teeth, and how strong the next tooth will make them."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Heart, Leather
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.rows import columns, rows

from .. import figures
from ..art.wares import Tooth
from ..content import MONSTERS
from ..locale import _
from ..text import icons, sheets
from . import faces, pointing, words
from .look import Look

LOW, LOWEST = 132, 84
"""Cards lower than so many units leave out what comes next, still lower ones the face as well."""
_NAME = Style("condensed_label", 19, palette.GOLD_HIGH)
_VALUE = Style("title", 26, palette.PAPER)
_NEXT = Style("condensed_label", 17, palette.MUTED)


def chosen_monster(look: Look) -> int:
    """The monster the commander moves now; -1 when none is chosen."""
    chosen = int(look.memory.get("monster", -1))
    if chosen < 0 or not any(
        option.args and option.args[0] == MONSTERS[chosen].id for option in look.options("move", "attack")
    ):
        return -1
    return chosen


def pick_monster(look: Look, monster: int) -> None:
    """Choose a monster to command, or let go of it."""
    look.memory["monster"] = -1 if chosen_monster(look) == monster else monster
    look.relayout()


def draw_monsters(sheet: Sheet, rect: pygame.Rect, look: Look, stacked: bool) -> None:
    """Three cards in a row, or below each other."""
    if not look.view.monsters:
        return
    gap = sheet.px(8)
    places = rows(rect, 3, gap) if stacked else columns(rect, 3, gap)
    with sheet.group(_("Monsters"), rect):
        for monster, place in enumerate(places):
            _draw_card(sheet, place, look, monster)


def _draw_card(sheet: Sheet, rect: pygame.Rect, look: Look, monster: int) -> None:
    px, view = sheet.px, look.view
    state = view.monsters[monster]
    base = palette.mix(palette.rgb("#241A18"), palette.rgb(faces.MONSTER_COLOURS[monster]), 0.24)
    colour = "#{:02X}{:02X}{:02X}".format(*base)
    with sheet.tagged(f"monster_card:{monster}"):
        sheet.art(Leather(rect.w, rect.h, f"monster{monster}", colour, lift=2), *rect.topleft)
        room = rect.inflate(-2 * px(10), -2 * px(8))
        line = sheet.letters.line_height(_NAME)
        low = rect.h < px(LOW) and bool(state.teeth)
        lowest = rect.h < px(LOWEST) * sheet.metrics.text_above
        name_at = room.topleft if low else room.midtop
        anchor, wide = ("topleft", room.w - px(64 if not lowest else 40)) if low else ("midtop", room.w)
        sheet.text(words.monster_name(monster), _NAME, *name_at, anchor, wide)
        body = pygame.Rect(room.x, room.y + line, room.w, room.h - line)
        if low and not lowest:
            _draw_middling(sheet, room, line, look, monster)
        elif low:
            _draw_low(sheet, room, line, look, monster)
        elif state.teeth:
            _draw_values(sheet, body, look, monster)
        else:
            sheet.block(_("out of the game"), _NEXT.but(align="center"), body, "center")
    sheet.place(f"monster_card:{monster}", rect)
    commanded = (
        any(
            option.args and option.args[0] == MONSTERS[monster].id
            for option in look.options("move", "attack")
        )
        and look.decision is not None
        and look.decision.kind == "monster_action"
    )
    if commanded:
        sheet.halo(rect, "selected" if chosen_monster(look) == monster else "legal", radius=12)
    name = words.monster_name(monster)
    inspect = partial(look.inspect, ("monster", monster))
    sheet.node(
        name, "card", rect, hint=told(look, monster), id=f"monster_card:{monster}",
        action=partial(pick_monster, look, monster) if commanded else inspect, inspect=inspect,
        shows=partial(pointing.monster, look.view, monster),
    )  # fmt: skip


def _draw_middling(sheet: Sheet, rect: pygame.Rect, line: int, look: Look, monster: int) -> None:
    """Hearts behind the name; below them face, sword and the tooth to be won."""
    px, view = sheet.px, look.view
    state = view.monsters[monster]
    spaces = figures.monster_heart_spaces(view, monster)
    name = int(sheet.letters.size(words.monster_name(monster), _NAME)[0])
    size = min(px(20), (rect.w - name - px(8)) // spaces - px(2))
    for index in range(spaces):
        sheet.art(
            Heart(size, index < state.hearts), rect.right - (spaces - index) * (size + px(2)),
            rect.y + line // 2, "midleft", tag=f"monster_heart:{monster}:{index}",
        )  # fmt: skip
    body = pygame.Rect(rect.x, rect.y + line + px(2), rect.w, rect.h - line - px(2))
    large = min(px(62), body.h)
    face = sheet.art(
        faces.monster_portrait(monster, large, lift=1, state="" if state.space >= 0 else "exhausted"),
        body.x, body.centery, "midleft", tag=f"face:{monster}",
    )  # fmt: skip
    tooth = sheet.art(
        Tooth(min(px(44), body.h), state.teeth[-1], lift=1),
        *body.midright,
        "midright",
        tag=f"tooth:{monster}",
    )
    told = str(figures.monster_sword(view, monster))
    wide = px(28) + int(sheet.letters.size(told, _VALUE)[0])
    start = (face.right + tooth.left - wide) // 2
    sheet.icon("crossed-swords", start, body.centery, 22, palette.BONE, "midleft")
    sheet.text(told, _VALUE, start + wide, body.centery, "midright")


def _draw_low(sheet: Sheet, rect: pygame.Rect, line: int, look: Look, monster: int) -> None:
    """In a low card only what a fight needs: hearts, sword, and the tooth to be won."""
    px, view = sheet.px, look.view
    state = view.monsters[monster]
    one_line = rect.h - line < px(22)
    x, y = rect.x, rect.y + line + (rect.h - line) // 2
    tooth, spaces = min(px(40), rect.h), figures.monster_heart_spaces(view, monster)
    size = min(px(20), rect.h - line, (rect.w - tooth - px(58)) // spaces - px(3))
    if one_line:  # behind the name instead of below it
        name = sheet.letters.size(words.monster_name(monster), _NAME)[0]
        x, y, size = rect.x + name + px(10), rect.y + line // 2, min(px(16), line)
    for index in range(spaces):
        sheet.art(Heart(size, index < state.hearts), x, y, "midleft", tag=f"monster_heart:{monster}:{index}")
        x += size + px(3)
    if x + px(56) <= rect.right - tooth:
        sheet.icon("crossed-swords", x + px(6), y, 18, palette.BONE, "midleft")
        value = _VALUE if not one_line and rect.h - line >= px(30) else _VALUE.but(size=20)
        sheet.text(str(figures.monster_sword(view, monster)), value, x + px(28), y, "midleft")
    spec = Tooth(tooth, state.teeth[-1], lift=1)
    sheet.art(spec, rect.right, rect.centery, "midright", tag=f"tooth:{monster}")
    sheet.place(f"face:{monster}", rect)


def _draw_values(sheet: Sheet, rect: pygame.Rect, look: Look, monster: int) -> None:
    """Face and sword above, hearts, then the teeth with what comes next."""
    px, view = sheet.px, look.view
    state = view.monsters[monster]
    small = max(px(30), min(px(40), rect.h // 4))
    face = min(px(62), rect.h - small - px(28), round(rect.w * 0.44))
    grey = "" if state.space >= 0 else "exhausted"
    at = sheet.art(
        faces.monster_portrait(monster, face, lift=1, state=grey),
        rect.x,
        rect.y + px(2),
        tag=f"face:{monster}",
    )
    told = str(figures.monster_sword(view, monster))
    blades = min(24, int((rect.right - at.right) / sheet.metrics.factor) - 24)
    wide = px(blades) + px(6) + int(sheet.letters.size(told, _VALUE)[0])
    start = max(at.right + px(3), (at.right + rect.right - wide) // 2)
    sheet.icon("crossed-swords", start, at.centery, blades, palette.BONE, "midleft")
    sheet.text(told, _VALUE, start + wide, at.centery, "midright")
    spaces = figures.monster_heart_spaces(view, monster)
    size = min(px(22), rect.w // max(4, spaces) - 2)
    left = rect.centerx - (spaces - 1) * (size + px(3)) / 2
    row = at.bottom + (rect.bottom - small - at.bottom) // 2
    for index in range(spaces):
        sheet.art(
            Heart(size, index < state.hearts), left + index * (size + px(3)), row, "center",
            tag=f"monster_heart:{monster}:{index}",
        )  # fmt: skip
    _draw_teeth(sheet, pygame.Rect(rect.x, rect.bottom - small, rect.w, small), look, monster)


def _draw_teeth(sheet: Sheet, rect: pygame.Rect, look: Look, monster: int) -> None:
    """The top tooth large, those below it behind; then the values the next one brings."""
    px, view = sheet.px, look.view
    teeth = view.monsters[monster].teeth
    size = rect.h
    step = max(px(4), round(size * 0.16))
    for depth in range(len(teeth) - 1, 0, -1):
        tooth = Tooth(round(size * 0.86), teeth[len(teeth) - 1 - depth], lift=1)
        sheet.art(tooth, rect.x + depth * step, rect.bottom - 1, "bottomleft", alpha=200)
    sheet.art(
        Tooth(size, teeth[-1], lift=1), rect.x - px(2), rect.bottom, "bottomleft", tag=f"tooth:{monster}"
    )
    if len(teeth) < 2:
        return
    hearts, sword = _after(monster, teeth[-2])
    right = rect.right
    word = sheet.text(str(sword), _NEXT, right, rect.centery, "midright")
    sheet.icon("crossed-swords", word.x - px(2), rect.centery, 15, palette.MUTED, "midright")
    right = word.x - px(22)
    word = sheet.text(str(hearts), _NEXT, right, rect.centery, "midright")
    sheet.icon(icons.HEART_ICON, word.x - px(2), rect.centery, 14, "#C86A58", "midright")
    left = word.x - px(20)
    if left - px(16) > rect.x + size + (len(teeth) - 1) * step * 0.7:
        sheet.icon("mdi:arrow-right-thin", left, rect.centery, 18, palette.MUTED, "midright")


def _after(monster: int, tooth: int) -> tuple[int, int]:
    """Hearts and sword with this tooth on top."""
    return figures.MONSTER_HEARTS[monster][tooth], figures.MONSTER_SWORD[monster][tooth]


def strength(monster: int, tooth: int) -> str:
    """Hearts and sword in words."""
    return sheets.strength(*_after(monster, tooth))


def told(look: Look, monster: int) -> str:
    """The card in words."""
    view = look.view
    teeth = view.monsters[monster].teeth
    if not teeth:
        return _("Its last tooth is taken: it never comes back.")
    now = _("{now} of {strength}").format(
        now=view.monsters[monster].hearts, strength=strength(monster, teeth[-1])
    )
    lines = [now, _("worth {teeth}").format(teeth=words.teeth(teeth[-1]))]
    if len(teeth) > 1:
        lines.append(_("comes back with {strength}").format(strength=strength(monster, teeth[-2])))
    if view.monsters[monster].space < 0:
        lines.append(_("Defeated: it comes back when the underworld is rebuilt."))
    return "\n".join(words.upper(line) for line in lines)
