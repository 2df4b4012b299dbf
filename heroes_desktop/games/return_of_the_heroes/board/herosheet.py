"""A hero's sheet, always in view: portrait, life, gold, movement, skills with their cubes, items, gem."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Badge, Heart, Slot
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import heading

from ...shared.wording import say, signed, titled
from ..art.specs import Cube
from ..content import HEROES, SKILLS
from ..figures import (
    DICE,
    ITEM,
    ITEM_BONUS,
    ITEM_HASTE,
    ITEM_POINTS,
    ITEM_SIPS,
    ITEM_SPEED,
    LIFE,
    MOVE,
    PRINTED,
    bonus,
    movement,
)
from ..locale import _, counted
from ..state import MOST_CUBES, MOST_ITEMS, Hero, State
from ..text import words
from . import faces
from .kingdom import shown_seat
from .look import Look

_NAME = Style("title", 27, palette.INK)
_TITLE = Style("body", 17, palette.INK_2)
_FIGURE = Style("display", 22, palette.INK)
_LABEL = Style("head", 18, palette.INK)
_SMALL = Style("condensed", 17, palette.INK_2)
FACE, ROW, SLOT = 96, 56, 66
THRESHOLDS = (2, 5, 8)


def draw_sheet(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The sheet of the seat that is shown."""
    px, seat = sheet.px, shown_seat(look)
    if not 0 <= seat < len(look.view.heroes) or look.view.heroes[seat].hero < 0:
        return
    top = _draw_person(sheet, rect, look, seat)
    slot = min(px(SLOT), (rect.w - px(30)) // MOST_ITEMS)
    head = max(px(30), sheet.letters.line_height(_LABEL)) + px(4)
    low = rect.bottom - slot - head
    high = min(px(ROW + 8), (low - top) // 3)
    for skill in range(3):
        _draw_skill(sheet, pygame.Rect(rect.x, top + skill * high, rect.w, high), look, seat, skill)
    _draw_items(sheet, pygame.Rect(rect.x, low, rect.w, slot + head), look, seat, slot)


def open_sheet(look: Look, seat: int) -> None:
    """Look at another hero's sheet, or back at one's own."""
    look.memory["sheet"] = None if look.memory.get("sheet") == seat else seat
    look.relayout()


# who


def _draw_person(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> int:
    px, view = sheet.px, look.view
    hero = view.heroes[seat]
    row = HEROES[hero.hero]
    size = px(FACE)
    face = sheet.art(
        faces.portrait(look, seat, size, lift=2), rect.x - px(6), rect.y - px(4), tag=f"portrait:{seat}"
    )
    own = row.names.woman if hero.woman else row.names.man
    sheet.node(
        own,
        "image",
        face,
        hint=titled(say(row.name), say(row.ability)),
        id=f"portrait-{seat}",
        inspect=partial(look.inspect, ("hero", seat)),
        action=partial(look.inspect, ("hero", seat)),
        radius=40,
    )
    left = face.right + px(12)
    wide = rect.right - left
    others = _draw_others(sheet, rect, look, seat)
    y = sheet.text(say(row.name), _NAME, left, rect.y - px(6), "topleft", others - left - px(6)).bottom
    y = sheet.text(own, _TITLE, left, y - px(4), "topleft", wide).bottom
    y = _draw_hearts(sheet, pygame.Rect(left, y + px(2), wide, px(26)), view, hero, seat)
    _draw_purse(sheet, pygame.Rect(left, y + px(2), wide, px(30)), view, hero, seat)
    return max(face.bottom, y + px(32)) + px(6)


def _draw_others(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> int:
    """Small portraits of all heroes, to open their sheets; returns where they begin."""
    px, view = sheet.px, look.view
    size = px(34)
    left = rect.right
    if len(view.heroes) < 2:
        return left
    for other in reversed(range(len(view.heroes))):
        if view.heroes[other].hero < 0:
            continue
        left -= size + px(4)
        place = pygame.Rect(left, rect.y - px(6), size, size)
        sheet.art(
            faces.portrait(look, other, size, state="" if other == seat else "disabled"), *place.topleft
        )
        name = _("Sheet of {hero}").format(hero=words.hero(view, other))
        sheet.node(name, "tab", place, action=partial(open_sheet, look, other), selected=other == seat,
                   hint=compact(view, other), id=f"open-{other}", radius=16)  # fmt: skip
    return left


def compact(view: State, seat: int) -> str:
    """A sheet in a few words: for the other heroes."""
    hero = view.heroes[seat]
    figures = [
        _("{life} of {most} life points").format(life=hero.life, most=LIFE[hero.hero]),
        words.gold(hero.gold),
        ", ".join(
            f"{words.skill(word)} {hero.skills[index] + bonus(view, hero, index)} ({DICE[hero.cubes[index]]})"
            for index, word in enumerate(SKILLS)
        ),
        counted("{n} item", "{n} items", len(hero.items)),
        counted("{n} mission", "{n} missions", len(hero.missions)),
    ]
    if hero.gem:
        figures.append(_("owns a gem"))
    return "\n".join([words.hero(view, seat), *figures])


def _draw_hearts(sheet: Sheet, rect: pygame.Rect, view: State, hero: Hero, seat: int) -> int:
    """Red hearts for life, orange ones for armour."""
    px = sheet.px
    most = LIFE[hero.hero]
    armour = sum(points_left(view, item) for item in hero.items)
    count = most + armour
    size = min(px(24), rect.w // max(1, count) - px(3))
    step = size + px(3)
    for number in range(most):
        sheet.art(
            Heart(size, number < hero.life), rect.x + number * step, rect.y, tag=f"heart:{seat}:{number}"
        )
    for number in range(armour):
        x = rect.x + (most + number) * step + px(6)
        sheet.icon("shield", x + size / 2, rect.y + size / 2, size / sheet.metrics.factor, "#D9822B")
        sheet.place(f"armour:{seat}:{number}", pygame.Rect(x, rect.y, size, size))
    told = _("{life} of {most} life points").format(life=hero.life, most=most)
    if armour:
        told += ", " + counted("{n} armour point", "{n} armour points", armour)
    area = pygame.Rect(rect.x, rect.y, count * step + px(6), size)
    sheet.node(told, "image", area, hint=told, id="life", value=str(hero.life))
    sheet.place(f"life:{seat}", area)
    return int(area.bottom)


def points_left(view: State, item: int) -> int:
    """Armour points an item still has."""
    return view.left.get(item, ITEM_POINTS[view.faces[item]]) if ITEM_POINTS[view.faces[item]] else 0


def _draw_purse(sheet: Sheet, rect: pygame.Rect, view: State, hero: Hero, seat: int) -> None:
    px = sheet.px
    entries = [
        (faces.GOLD_ICON, "#A87A1E", str(hero.gold), words.gold(hero.gold), f"gold:{seat}"),
        (faces.MOVE_ICON, palette.INK_2, _moves(view, hero, seat), _moves_told(view, hero), f"moves:{seat}"),
    ]
    if hero.gem:
        entries.append(
            (faces.QUEST_ICON, "#6A3A9C", _("Gem"), _("The gem: the Tower may be challenged."), f"gem:{seat}")
        )
    x = rect.x
    for icon, colour, text, told, tag in entries:
        sheet.icon(icon, x + px(11), rect.centery, 22, colour)
        shown = sheet.text(text, _FIGURE, x + px(27), rect.centery, "midleft")
        place = pygame.Rect(x, rect.y, shown.right - x, rect.h)
        sheet.place(tag, place)
        sheet.node(told, "image", place, hint=told, id=tag)
        x = shown.right + px(18)


def _moves(view: State, hero: Hero, seat: int) -> str:
    most = movement(view, hero)
    left = max(0, most - view.walked) if seat == view.active else most
    return f"{left}/{most}" if left != most else str(most)


def _moves_told(view: State, hero: Hero) -> str:
    """Movement with what it comes from."""
    most = movement(view, hero)
    for item in hero.items:
        face = view.faces[item]
        if max(ITEM_SPEED[face], MOVE[hero.hero] + ITEM_HASTE[face]) == most and most > MOVE[hero.hero]:
            return _("Movement {most}, thanks to: {item}").format(most=most, item=words.item(face))
    return _("Movement {most}").format(most=most)


# skills

SHADES = {"magic": "#2F72C4", "ranged": "#3C8A4A", "melee": "#B8372B"}
"""As the cubes of the skills are painted."""


def _draw_skill(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int, skill: int) -> None:
    px, view = sheet.px, look.view
    hero = view.heroes[seat]
    word = SKILLS[skill]
    size = min(px(46), rect.h - px(6))
    sheet.art(faces.skill(skill, size, lift=1), rect.x, rect.centery, "midleft")
    value = hero.skills[skill]
    extra = bonus(view, hero, skill)
    badge = min(px(46), rect.h - px(4))
    sheet.art(
        Badge(badge, SHADES[word], palette.GOLD, str(value + extra)),
        rect.right,
        rect.centery,
        "midright",
        tag=f"skill:{seat}:{word}",
    )
    left = rect.x + size + px(10)
    wide = rect.right - badge - px(8) - left
    dice = counted("{n} die", "{n} dice", DICE[hero.cubes[skill]])
    tail = sheet.text(dice, _SMALL, left + wide, rect.y + px(4), "topright")
    sheet.text(words.skill(word), _LABEL, left, rect.y + px(2), "topleft", tail.x - left - px(6))
    line = sheet.letters.line_height(_LABEL)
    cube = min(px(24), (wide - px(21)) // MOST_CUBES, rect.h - line - px(6))
    step = min(cube + px(4), (wide - cube) // (MOST_CUBES - 1))
    top = rect.y + line + px(4)
    for number in range(1, MOST_CUBES + 1):
        spec = Cube(cube, faces.SKILL_COLOURS[word], number <= hero.cubes[skill], number in THRESHOLDS)
        sheet.art(
            spec, left + (number - 1) * step, top, tag=f"cube:{seat}:{faces.SKILL_COLOURS[word]}:{number}"
        )
    sheet.node(words.skill(word), "image", rect, hint=_skill_told(view, hero, skill), id=f"sheet-{word}",
               value=str(value + extra))  # fmt: skip


def _skill_told(view: State, hero: Hero, skill: int) -> str:
    word = SKILLS[skill]
    lines = [_("{skill} {value}").format(skill=words.skill(word), value=hero.skills[skill])]
    printed = PRINTED[hero.hero][skill]
    if hero.skills[skill] != printed:
        lines.append(_("printed value {value}").format(value=printed))
    extra = bonus(view, hero, skill)
    if extra:
        lines.append(_("item {bonus}").format(bonus=signed(extra)))
    lines.append(counted("{n} cube", "{n} cubes", hero.cubes[skill]))
    nearest = next((place for place in THRESHOLDS if place > hero.cubes[skill]), 0)
    if nearest:
        lines.append(_("one more die with cube {number}").format(number=nearest))
    return "\n".join(lines)


# items


def _draw_items(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int, slot: int) -> None:
    px, view = sheet.px, look.view
    hero = view.heroes[seat]
    heading(sheet, _("Items"), rect, icon="mdi:bag-personal")
    gap = min(px(16), (rect.w - MOST_ITEMS * slot) // max(1, MOST_ITEMS - 1))
    for number in range(max(MOST_ITEMS, len(hero.items))):
        place = pygame.Rect(rect.x + number * (slot + gap), rect.bottom - slot, slot, slot)
        sheet.art(Slot(slot, slot), *place.topleft)
        sheet.place(f"slot:{seat}:{number}", place)
        if number < len(hero.items):
            _draw_item(sheet, place, look, hero.items[number])


_ITEM_ACTS = ("drink", "item", "protect", "take", "inventory")


def _draw_item(sheet: Sheet, place: pygame.Rect, look: Look, item: int) -> None:
    px, view = sheet.px, look.view
    face = view.faces[item]
    row = ITEM[face]
    size = round(place.w * 0.88)
    picture = sheet.art(faces.item(face, size, lift=1), *place.center, "center", tag=f"item:{item}")
    left = _figure(view, item)
    if left:
        sheet.art(
            Badge(px(26), "#4A2A12", palette.GOLD, left, "circle"),
            place.right + px(4),
            place.y - px(4),
            "topright",
        )
    option = next(
        (each for each in look.options() if each.act in _ITEM_ACTS and each.args[:1] == (item,)), None
    )
    if option is not None:
        sheet.halo(picture, "legal", radius=8, tag=f"item:{item}")
    told = titled(words.item(face), words.item_effect(row)) if row is not None else words.item(face)
    sheet.node(
        look.name(option) if option else words.item(face), "image", picture, hint=told,
        action=partial(look.choose, option) if option else partial(look.inspect, ("item", face)),
        inspect=partial(look.inspect, ("item", face)), id=f"item-{item}", radius=8,
    )  # fmt: skip


def _figure(view: State, item: int) -> str:
    """What is worth a badge: sips and points left, bonus."""
    face = view.faces[item]
    if ITEM_SIPS[face]:
        return str(view.left.get(item, ITEM_SIPS[face]))
    if ITEM_POINTS[face]:
        return str(points_left(view, item))
    if ITEM_BONUS[face]:
        return signed(ITEM_BONUS[face])
    if ITEM_HASTE[face]:
        return signed(ITEM_HASTE[face])
    return str(ITEM_SPEED[face]) if ITEM_SPEED[face] else ""
