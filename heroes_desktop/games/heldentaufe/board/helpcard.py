"""The help card: the buildings and the recipes, one key away (HT-018)."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art import TreasureDie, palette
from heroes_desktop.desktop.art.text import Style
from heroes_desktop.desktop.board_api import Look
from heroes_desktop.desktop.sheet import Sheet
from heroes_desktop.desktop.widgets import Face, button, heading, paper
from heroes_desktop.desktop.widgets.rows import Stack
from heroes_desktop.locale import _

from ...wording import say, titled
from ..content import RECIPES, TILES
from ..text import sheets
from . import faces, words

_TEXT = Style("condensed", 18, palette.INK, line=1.1)
_NAME = Style("head", 19, palette.HEADING)


def draw_help(sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
    """A sheet of paper over the map."""
    px = sheet.px
    rect = pygame.Rect(0, 0, min(zone.w - px(8), px(720)), min(zone.h - px(8), px(640)))
    rect.center = zone.center
    with sheet.group(_("Help card"), rect, overlay=True):
        room = Stack(paper(sheet, rect, "help", torn=False), px(6))
        low = room.bottom(px(50))
        _draw_buildings(sheet, room)
        _draw_recipes(sheet, room)
        _draw_die(sheet, room)
        close = pygame.Rect(low.centerx - px(120), low.y, px(240), low.h)
        button(
            sheet,
            close,
            Face(_("Close"), "secondary", "mdi:close", "H"),
            lambda: _close(look),
            id="help:close",
        )


def _close(look: Look) -> None:
    look.memory["help"] = False
    look.relayout()


def _draw_buildings(sheet: Sheet, room: Stack) -> None:
    px = sheet.px
    heading(sheet, _("Buildings"), room.top(px(34)), icon="mdi:home-group")
    for word in ("laboratory", "merchant", "smith"):
        tile = next(each for each in TILES if each.id == word)
        text = say(tile.text)
        wide = room.rect.w - px(62)
        high = max(px(54), sheet.text_height(text, _TEXT, wide) + sheet.letters.line_height(_NAME))
        row = room.top(high)
        sheet.icon(faces.TILE_ICONS[word], row.x + px(24), row.centery, 36, palette.HEADING)
        sheet.text(say(tile.name), _NAME, row.x + px(60), row.y, "topleft")
        top = row.y + sheet.letters.line_height(_NAME)
        sheet.block(text, _TEXT, pygame.Rect(row.x + px(60), top, wide, row.bottom - top))


def _draw_recipes(sheet: Sheet, room: Stack) -> None:
    px = sheet.px
    heading(sheet, _("Recipes"), room.top(px(34)), icon="potion")
    size = px(40)
    for row in RECIPES:
        line = room.top(size + px(4))
        x = line.x
        needed = f"{words.ware('ring')} {row.ring}"
        sheet.text(needed, _NAME, x, line.centery, "midleft", px(84))
        x += px(88)
        for index, word in enumerate((*row.foods, row.potion)):
            if index:
                sheet.text("+" if index == 1 else "=", _NAME, x + px(9), line.centery, "center")
                x += px(20)
            sheet.art(faces.ware(word, size), x, line.centery - px(2), "midleft")
            x += size + px(6)
        told = titled(words.ware(row.potion), sheets.potion_text(row.potion))
        sheet.block(told, _TEXT, pygame.Rect(x + px(4), line.y, line.right - x - px(4), line.h), "midleft")


def _draw_die(sheet: Sheet, room: Stack) -> None:
    """The faces of the treasure die, if there is room left."""
    px = sheet.px
    if room.rect.h < px(96):
        return
    heading(sheet, _("Treasure die"), room.top(px(34)), icon="mdi:dice-multiple")
    line = room.top(px(60))
    step = line.w // 6
    for face in range(1, 7):
        sheet.art(TreasureDie(px(50), face), line.x + step * (face - 1) + step // 2, line.centery, "center")
