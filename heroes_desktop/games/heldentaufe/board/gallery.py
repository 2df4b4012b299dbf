"""Questions before the first turn: which hero to be, which land to leave in the box."""

from __future__ import annotations

from functools import partial
from statistics import mode

import pygame

from heroes_desktop.desktop.art import Heart, Parchment, Rule
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.gallery import choosing, draw_cells, picked, tick
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Face, Scroll, banner, button, ribbon, scroll_area
from heroes_desktop.engine import Option
from heroes_desktop.engine.hexgrid import Layout, cell, neighbours

from ...shared.wording import say
from ..content import HERO_INDEX, HEROES, TILE_FACE, TILES
from ..locale import _
from . import faces, words
from .look import Look

ROW_FACE = 70
"""Units of a portrait beside its words."""
LARGEST_LINE = 40
"""Units of a line with one of a hero's numbers, where there is room."""
LAND = ("campfire", "meadow", "forest", "orchard", "pond", "mushrooms", "laboratory")
"""What lies round the fire in the picture."""
KINDS = ("choose_hero", "choose_removed_tiles")
_NAME = Style("title", 24, palette.INK, align="center")
_TITLE = Style("body", 17, palette.INK_2, align="center", line=1.1)
_ROW_NAME = Style("title", 22, palette.INK)
_ROW_TEXT = Style("condensed", 17, palette.INK, line=1.05)
_TEXT = Style("condensed", 19, palette.INK, align="center", line=1.1)
_FIGURE = Style("condensed", 18, palette.INK)
_VALUE = Style("title", 20, palette.INK)


def wanted(look: Look) -> bool:
    """Whether the whole board is for a question of the set-up."""
    return look.decision is not None and look.decision.kind in KINDS


def draw_gallery(sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
    """Heroes or tiles side by side."""
    px = sheet.px
    heroes = look.decision is not None and look.decision.kind == "choose_hero"
    title = _("Who will you be?") if heroes else _("Which land stays in the box?")
    if heroes and not sheet.metrics.wide:
        _draw_rows(sheet, zone, look, title)
        return
    head = ribbon(sheet, title, zone.x + px(18), zone.y, faces.SURFACE_CLOTH)
    low = px(64) if look.find("random") else 0
    room = pygame.Rect(zone.x, head.bottom + px(12), zone.w, zone.bottom - head.bottom - px(12) - low)
    made = look.gathering
    options = list(made.choice.things) if made else look.options("hero") or look.options("kind")
    scroll = look.memory.setdefault("gallery", Scroll(look.relayout))
    with scroll_area(sheet, room, scroll, title) as area:
        wide, gap = px(196), px(14)
        per_row = max(1, min(len(options), (area.rect.w - px(16) + gap) // (wide + gap)))
        wide = min(px(290), (area.rect.w - px(16) - gap * (per_row - 1)) // per_row)
        high = max(px(380), min(px(620), room.h - px(24))) if heroes else min(px(330), room.h - px(16))
        area.take(px(6))
        places = draw_cells(area, len(options), per_row, wide, high, gap)
        for place, option in zip(places, options, strict=True):
            (_draw_hero if heroes else _draw_kind)(sheet, place, look, option)
    _draw_random(sheet, pygame.Rect(zone.x, zone.bottom - low, zone.w, low), look)


def _draw_rows(sheet: Sheet, rect: pygame.Rect, look: Look, title: str) -> None:
    """Where room is short: heroes in two columns, portrait beside the words, chance in the last place."""
    px, gap = sheet.px, sheet.px(8)
    options = look.options("hero")
    chance = 1 if look.find("random") else 0
    lines = -(-(len(options) + chance) // 2)
    scroll = look.memory.setdefault("gallery", Scroll(look.relayout))
    with scroll_area(sheet, rect, scroll, title) as area:
        wide = (area.rect.w - 2 * px(6) - gap) // 2
        needed = max(_row_height(sheet, option, wide) for option in options)
        high = max(needed, (rect.h - gap * (lines - 1) - px(8)) // lines)
        area.take(px(4))
        for line in range(lines):
            row = area.take(high, gap if line + 1 < lines else 0)
            for column in range(2):
                place = pygame.Rect(row.x + px(6) + column * (wide + gap), row.y, wide, high)
                number = 2 * line + column
                if number < len(options):
                    _draw_row(sheet, place, look, options[number])
                elif number == len(options):
                    _draw_random(sheet, place, look)
        area.take(px(4))


def _row_lines(option: Option) -> list[tuple[str, Style]]:
    shown = HEROES[HERO_INDEX[str(option.args[0])]]
    left = ((say(shown.name), _ROW_NAME), (say(shown.advantage), _ROW_TEXT))
    return [(text, style) for text, style in left if text]


def _row_height(sheet: Sheet, option: Option, wide: int) -> int:
    room = wide - sheet.px(ROW_FACE + 36)
    told = sum(sheet.text_height(text, style, room) for text, style in _row_lines(option))
    return max(sheet.px(ROW_FACE + 14), told + sheet.px(14))


def _draw_row(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option) -> None:
    px = sheet.px
    hero = HERO_INDEX[str(option.args[0])]
    _frame(sheet, rect, look, option, HEROES[hero].id)
    face = sheet.art(
        faces.hero_portrait(hero, px(ROW_FACE), lift=2), rect.x + px(12), rect.centery, "midleft"
    )
    left = face.right + px(12)
    room = rect.right - px(12) - left
    lines = [(text, style, sheet.text_height(text, style, room)) for text, style in _row_lines(option)]
    y = rect.y + (rect.h - sum(high for _text, _style, high in lines)) // 2
    for text, style, high in lines:
        sheet.block(text, style, pygame.Rect(left, y, room, high))
        y += high


def draw_banner(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The campfire and the land round it, as it may turn out."""
    room = banner(sheet, rect, look.texts.tagline())
    radius = min(room.w // 6, round(room.h / 5.1))
    if radius < sheet.px(20):
        return
    layout = Layout(radius, *room.center)
    middle = cell(0, 0)
    for where, word in zip((middle, *neighbours(middle)), LAND, strict=True):
        x, y = layout.centre(where)
        sheet.art(faces.tile_spec(TILE_FACE[word], 0, radius - 1), x, y, "center")
    sheet.node(str(look.texts.title()), "image", room)


def _draw_random(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    option = look.find("random")
    if option is None:
        return
    px = sheet.px
    wide, high = min(px(380), rect.w), min(px(54), rect.h)
    place = pygame.Rect(rect.centerx - wide // 2, rect.centery - high // 2, wide, high)
    name = look.name(option)
    button(
        sheet, place, Face(name, "secondary", "mdi:dice-multiple", size=19), partial(look.choose, option),
        name=name, role="option", id="gallery:random",
    )  # fmt: skip


def _frame(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option, seed: str) -> None:
    sheet.art(Parchment(rect.w, rect.h, seed, torn=False, lift=2), *rect.topleft)
    does = choosing(look, option)
    does.glow(sheet, rect, radius=10)
    does.node(sheet, "option", rect, selected=picked(look, option))
    if picked(look, option):
        tick(sheet, rect)


def _draw_hero(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option) -> None:
    px = sheet.px
    hero = HERO_INDEX[str(option.args[0])]
    _frame(sheet, rect, look, option, HEROES[hero].id)
    room = rect.inflate(-2 * px(16), -2 * px(16))
    face = _portrait_size(sheet, rect)
    y = sheet.art(faces.hero_portrait(hero, face, lift=2), room.centerx, room.y, "midtop").bottom + px(8)
    for text, style in _story(hero):
        high = sheet.text_height(text, style, room.w)
        sheet.block(text, style, pygame.Rect(room.x, y, room.w, high))
        y += high + px(4)
    longest = max(
        _story_height(sheet, HERO_INDEX[str(each.args[0])], room.w) for each in look.options("hero")
    )
    top = room.y + face + px(8) + longest
    line = min(px(LARGEST_LINE), (room.bottom - top) // len(_printed(hero)))
    _draw_figures(sheet, pygame.Rect(room.x, top, room.w, room.bottom - top), hero, line)


def _portrait_size(sheet: Sheet, rect: pygame.Rect) -> int:
    return min(sheet.px(190), rect.w - sheet.px(40), round(rect.h * 0.36))


def _story(hero: int) -> list[tuple[str, Style]]:
    """Name, title and advantage of a hero."""
    shown = HEROES[hero]
    told = ((say(shown.name), _NAME), (say(shown.title), _TITLE), (say(shown.advantage), _TEXT))
    return [(text, style) for text, style in told if text]


def _story_height(sheet: Sheet, hero: int, wide: int) -> int:
    return sum(sheet.text_height(text, style, wide) + sheet.px(4) for text, style in _story(hero))


def _printed(hero: int) -> tuple[tuple[str, str, int], ...]:
    """Sign, name and number of everything printed on a hero's board."""
    shown = HEROES[hero]
    return (
        ("boot-stomp", words.ware("boots"), shown.steps),
        ("mdi:ring", words.ware("ring"), shown.ring),
        ("broadsword", words.ware("sword"), shown.sword),
        ("", _("Hearts"), shown.hearts),
        ("mdi:bag-personal", _("Backpack"), shown.backpack),
    )


def _draw_figures(sheet: Sheet, rect: pygame.Rect, hero: int, line: int) -> None:
    """What is printed, a line each at the foot of the card; what is not as usual stands out."""
    px = sheet.px
    others = [[value for _icon, _name, value in _printed(other)] for other in range(len(HEROES))]
    for index, (icon, name, value) in enumerate(_printed(hero)):
        y = rect.bottom - (len(others[0]) - index) * line + line // 2
        usual = mode(row[index] for row in others)
        ink = (
            palette.INK
            if value == usual
            else palette.GOOD_ON_PAPER
            if value > usual
            else palette.BAD_ON_PAPER
        )
        sheet.art(Rule(rect.w, "paper"), rect.x, y - line // 2, "midleft")
        if icon:
            sheet.icon(icon, rect.x + px(11), y, 20, palette.INK_2)
        else:
            sheet.art(Heart(px(18), True), rect.x + px(11), y, "center")
        sheet.text(name, _FIGURE.but(colour=ink), rect.x + px(30), y, "midleft", rect.w - px(54))
        sheet.text(str(value), _VALUE.but(colour=ink), rect.right - px(2), y, "midright")


def _draw_kind(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option) -> None:
    px = sheet.px
    word = str(option.args[0])
    face = TILE_FACE[word]
    _frame(sheet, rect, look, option, word)
    radius = min(px(92), (rect.w - px(40)) // 2, rect.h // 3)
    at = sheet.art(faces.tile_spec(face, 0, radius, lift=2), rect.centerx, rect.y + px(20), "midtop")
    y = at.bottom + px(18)
    sheet.text(say(TILES[face].name), _NAME, rect.centerx, y, "midtop", rect.w - px(24))
