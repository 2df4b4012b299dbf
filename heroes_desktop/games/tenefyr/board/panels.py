"""The side column: the Boss with his track, the players, the reserve."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.desktop.art import Pile, Scene, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import doing
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import banner
from heroes_desktop.desktop.widgets.fitting import shrunk

from ..content import BOSSES, SKULL
from ..locale import _, counted
from ..state import State
from ..text import words
from . import faces
from .look import Look, Panel
from .sheets import draw_sheets

PER_ROW = 6
"""Spaces of the track in a row."""
CLOSE = 3
"""Steps from which on the Boss is close."""
_NAME = Style("head", 18, palette.HEADING)
_DARK = Style("condensed_label", 17, palette.ON_LEATHER)
_SMALL = Style("condensed", 16, palette.INK_2)


def panels(look: Look) -> Sequence[Panel]:
    """The column from top to bottom."""
    view = look.view
    if not view.dungeons:
        return [Panel(look.texts.title(), "castle-emblem", 360, _draw_banner, "leather")]
    count = len(view.players)
    return [
        Panel(_boss_name(view), "dragon", 188, _draw_boss, "leather"),
        Panel(_("Heroes"), "mdi:account-group", 44 + 58 * count, draw_sheets),
        Panel(_("Reserve"), "mdi:cards", 124, _draw_reserve),
    ]


def _boss_name(view: State) -> str:
    return words.boss(BOSSES[view.boss].id) if view.boss >= 0 else _("Boss")


def _draw_banner(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    picture = banner(sheet, rect, look.texts.tagline())
    if picture.h >= sheet.px(60):
        boss = BOSSES[look.view.boss].id if look.view.boss >= 0 else BOSSES[0].id
        sheet.art(Scene(picture.w, picture.h, "", f"tenefyr/{boss}", "dragon", kind="boss"), *picture.topleft)
        sheet.node(words.boss(boss), "image", picture)


# the Boss


def _draw_boss(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Top card and count at the left, the track and the steps left at the right."""
    view, px = look.view, sheet.px
    high = min(rect.h, px(132))
    w, h = faces.card_size(high)
    card = pygame.Rect(rect.x, rect.y, w, h)
    sheet.place("lair", card)
    cards = view.lair.cards
    name = counted("{n} card of the Boss", "{n} cards of the Boss", len(cards))
    top = view.faces[cards[-1]] if cards else -1
    if top >= 0 and not view.at_boss:
        faces.draw_enemy(sheet, card, faces.bare(faces.enemy(view, top, w, h, compact=True)), tag="lair")
        name = words.enemy_with_power(view, top)
    elif cards:
        sheet.art(Pile(w, h, faces.boss_back(w, h), len(cards), lift=1), *card.topleft, tag="lair")
    does = doing(
        look, look.find("enter_lair"), name, subject=("lair",), id="lair", halo="hostile",
        hint=counted("{n} card of the Boss", "{n} cards of the Boss", len(cards)),
    )  # fmt: skip
    does.glow(sheet, card, radius=px(6))
    does.node(sheet, "card", card)
    _draw_track(
        sheet, pygame.Rect(card.right + px(12), rect.y, rect.right - card.right - px(12), rect.h), look
    )


def _draw_track(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Twelve spaces in two rows; shadows where one and two steps would lead."""
    view, px = look.view, sheet.px
    left = max(0, SKULL - view.pawn)
    told = counted("{n} step left", "{n} steps left", left)
    line = sheet.text(told, _DARK, rect.x, rect.y, "topleft")
    cards = counted("{n} card of the Boss", "{n} cards of the Boss", len(view.lair.cards))
    wide = rect.right - line.right - px(12)
    style = shrunk(_DARK, lambda style: sheet.letters.size(cards, style)[0] <= wide, 13)
    sheet.text(cards, style, rect.right, rect.y, "topright", wide)
    y = line.bottom + px(6)
    room = pygame.Rect(rect.x, y, rect.w, rect.bottom - y)
    size = min(px(48), (room.w - px(4) * (PER_ROW - 1)) // PER_ROW, (room.h - px(4)) // 2)
    across, down = (room.w - size) // (PER_ROW - 1), size + px(4)
    for space in range(SKULL + 1):
        row, column = divmod(space, PER_ROW)
        if row % 2:
            column = PER_ROW - 1 - column
        spot = pygame.Rect(room.x + column * across, room.y + row * down, size, size)
        sheet.art(_space(look, space, size), *spot.topleft)
        sheet.place(f"space-{space}", spot)
        if space == view.pawn:
            sheet.place("pawn", spot)
            pawn = Token(round(size * 0.86), "#A8321F", "dragon", palette.GOLD_HIGH, palette.BLACK, lift=2)
            sheet.art(pawn, *spot.center, "center", tag="pawn")
    whole = pygame.Rect(rect.x, line.y, rect.w, room.y + 2 * down - line.y)
    sheet.place("track", whole)
    hint = _("Going home costs one step, being thrown out two.")
    sheet.node(told, "image", whole, hint=hint, id="track", value=str(left))


def _space(look: Look, space: int, size: int) -> Token:
    view = look.view
    if space == SKULL:
        return Token(size, "#2A0E0A", "mdi:skull", "#FFB199", flat=True)
    risk = view.place >= 0 and space in (view.pawn + 1, view.pawn + 2)
    if risk:
        return Token(size, "#7A4A12", text=f"+{space - view.pawn}", flat=True)
    close = SKULL - space <= CLOSE
    return Token(size, "#5A1E16" if close else "#4A3A5A", text="" if space < view.pawn else "·", flat=True)


# the reserve


def _draw_reserve(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    view, px = look.view, sheet.px
    step = rect.w // 6
    for level, pile in enumerate(view.reserve, 1):
        _draw_stack(
            sheet, pygame.Rect(rect.x + (level - 1) * step, rect.y, step, rect.h), look, level, len(pile)
        )
    place = pygame.Rect(rect.x + 5 * step, rect.y, step, rect.h)
    sheet.icon("mdi:fire", place.centerx, place.centery - px(8), 22, palette.INK_2, "center")
    sheet.text(str(len(view.removed)), _SMALL, place.centerx, place.centery + px(6), "midtop")
    told = counted("{n} removed card lies open", "{n} removed cards lie open", len(view.removed))
    sheet.place("removed", place)
    doing(look, None, told, subject=("removed",), id="removed").node(sheet, "image", place)


def _draw_stack(sheet: Sheet, rect: pygame.Rect, look: Look, level: int, count: int) -> None:
    px = sheet.px
    w, h = faces.card_size(min(px(44), rect.h - px(18)))
    sheet.art(faces.dungeon_back(w, h, level), rect.centerx - w // 2, rect.y)
    sheet.text(str(count), _SMALL, rect.centerx, rect.y + h, "midtop")
    sheet.place(f"reserve-{level}", pygame.Rect(rect.centerx - w // 2, rect.y, w, h))
    told = counted(
        "Reserve of level {level}: {n} card", "Reserve of level {level}: {n} cards", count, level=level
    )
    does = doing(look, look.find("level", level), told, id=f"reserve-{level}")
    does.glow(sheet, rect, radius=px(6))
    does.node(sheet, "image", rect)
