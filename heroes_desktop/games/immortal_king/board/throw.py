"""Rock, paper, scissors: two closed fists, three hands to choose from, the reveal."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import ButtonFace, Token, Tray
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.input.node import Look as Press
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import paper
from heroes_desktop.desktop.widgets.rows import columns, rows
from heroes_desktop.engine import Option

from ..content import CARDS
from ..locale import _
from ..text import cards as card_texts
from ..text import words
from .look import Look

HANDS = {"rock": "mdi:boxing-glove", "paper": "mdi:hand-front-right", "scissors": "mdi:hand-peace"}
PARTY, DUNGEON = "#2A6FCF", "#7A2C22"


def draw_throw(sheet: Sheet, body: pygame.Rect, tray: pygame.Rect, look: Look) -> None:
    """The rule on paper above, the hands in the tray."""
    px = sheet.px
    room = paper(sheet, body, "throw").inflate(px(14), px(10))
    style = Style("head", 20, palette.HEADING)
    y = sheet.block(_("Rock, paper, scissors"), style, room).bottom
    card = CARDS[look.view.the_fight.face]
    riddle = "riddle" in card.abilities
    told = card_texts.ability_text("riddle", solo=False) if riddle else card_texts.throw_text(False)
    rest = pygame.Rect(room.x, y + px(6), room.w, room.bottom - y - px(6))
    y = sheet.block(told, Style("body", 18, palette.INK), rest).bottom + px(8)
    _draw_order(sheet, pygame.Rect(room.x, y, room.w, room.bottom - y))
    sheet.art(Tray(tray.w, tray.h, lift=2), *tray.topleft)
    sheet.place("tray", tray)
    inside = tray.inflate(-2 * px(20), -2 * px(18))
    options = look.options("rock", "paper", "scissors")
    if options:
        _draw_choice(sheet, inside, look, options)
    else:
        _draw_fists(sheet, inside, look)


def _draw_order(sheet: Sheet, rect: pygame.Rect) -> None:
    """Which hand beats which, in pictures, as far as there is room for it."""
    px = sheet.px
    high = px(36)
    if rect.h < 3 * high:
        return
    for index, (one, other) in enumerate((("rock", "scissors"), ("scissors", "paper"), ("paper", "rock"))):
        line = pygame.Rect(rect.x, rect.y + index * high, rect.w, high)
        sheet.icon(HANDS[one], line.x + px(4), line.centery, 30, palette.HEADING, "midleft")
        sheet.icon("mdi:chevron-double-right", line.x + px(46), line.centery, 22, palette.INK_2, "midleft")
        sheet.icon(HANDS[other], line.x + px(82), line.centery, 24, "#9A8460", "midleft")
        told = f"{words.hand(one)} > {words.hand(other)}"
        sheet.node(told, "text", line, hint=told)


def _draw_choice(sheet: Sheet, rect: pygame.Rect, look: Look, options: list[Option]) -> None:
    divide = rows if rect.h > rect.w else columns
    for option, place in zip(options, divide(rect, len(options), sheet.px(10)), strict=True):
        _hand_button(sheet, place, look, option)


def _hand_button(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option) -> None:
    art, name, px = sheet.ui.art, look.name(option), sheet.px
    flat = rect.w > rect.h * 1.3
    size = rect.h if flat else min(rect.w, rect.h - px(34))
    icon = art.icon(HANDS[option.act], round(size * (0.5 if flat else 0.66)), palette.GOLD_HIGH)
    room = rect.w - px(8) - (icon.get_width() + px(20) if flat else 0)
    label = sheet.letters.line(name, Style("label", 19, palette.GOLD_HIGH), room)

    def paint(target: pygame.Surface, look: Press) -> None:
        art.blit(target, ButtonFace(rect.w, rect.h, "secondary", look, lift=2), rect.x, rect.y)
        if flat:
            left = rect.centerx - (icon.get_width() + px(12) + label.get_width()) // 2
            target.blit(icon, icon.get_rect(midleft=(left, rect.centery)))
            target.blit(label, label.get_rect(midleft=(left + icon.get_width() + px(12), rect.centery)))
            return
        target.blit(icon, icon.get_rect(center=(rect.centerx, rect.centery - px(12))))
        target.blit(label, label.get_rect(midbottom=(rect.centerx, rect.bottom - px(8))))

    sheet.halo(rect, "legal")
    sheet.painted(
        name, "option", rect, paint, action=partial(look.choose, option), hint=name, id=f"hand:{option.act}"
    )


def _fist_places(sheet: Sheet, rect: pygame.Rect) -> tuple[int, list[tuple[int, int]], pygame.Rect]:
    """Size and middles of the two fists and the room between them: one above the other in a tall tray."""
    label = sheet.letters.line_height(Style("label", 18, palette.ON_LEATHER)) + sheet.px(6)
    if rect.h > rect.w * 1.2:
        middle = sheet.px(40)
        size = min(round(rect.w * 0.62), (rect.h - 2 * label - middle) // 2)
        top = rect.y + (rect.h - 2 * (size + label) - middle) // 2
        low = top + size + label + middle
        between = pygame.Rect(rect.x, top + size + label, rect.w, middle)
        return size, [(rect.centerx, top + size // 2), (rect.centerx, low + size // 2)], between
    size = min(rect.h - label, round(rect.w * 0.32))
    gap = rect.w // 2 - size
    between = pygame.Rect(rect.centerx - gap // 2, rect.y, gap, size)
    return (
        size,
        [(rect.x + rect.w // 4, between.centery), (rect.x + rect.w * 3 // 4, between.centery)],
        between,
    )


def _draw_fists(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Closed fists face to face; after the throw the open hands."""
    fight = look.view.the_fight
    shown = list(fight.hands) if fight.hands else ["rock", "rock"]
    size, spots, between = _fist_places(sheet, rect)
    label = Style("label", 18, palette.ON_LEATHER)
    option = look.find("throw")
    sides = ((_("Party"), PARTY, "fist:party"), (_("Dungeon"), DUNGEON, "fist:dm"))
    for (name, colour, tag), centre, hand in zip(sides, spots, shown, strict=False):
        token = Token(size, colour, HANDS.get(hand, HANDS["rock"]), palette.BONE, palette.BRASS, lift=1)
        place = sheet.art(token, *centre, "center", tag=tag)
        told = words.hand(hand) if fight.hands else _("closed fist")
        sheet.text(name, label, centre[0], place.bottom + sheet.px(4), "midtop", rect.w)
        sheet.node(
            f"{name}: {told}", "image", place, hint=f"{name}: {told}", id=tag, overlay=option is not None
        )
    sheet.text(_("vs"), Style("head", 24, palette.GOLD_HIGH), *between.center, "center", between.w)
    if option is not None:
        named = look.name(option)
        sheet.halo(rect, "legal", radius=14)
        sheet.node(named, "option", rect, action=partial(look.choose, option), hint=named, id="throw")
