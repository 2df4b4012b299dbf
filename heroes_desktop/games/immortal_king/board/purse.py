"""The won cards as four colour stacks and the Treasures, with the price of an ultimate power."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art import CardBack, Gauge, Gem, Pile, SolidIcon
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.rows import columns

from ...shared.wording import titled
from ..content import CARDS, COLOURS
from ..locale import _, counted
from ..rules.payment import purse, ultimate_cost
from ..text import words
from .look import Look

GEMS = ("emerald", "topaz", "sapphire", "ruby")
TREASURE = 4


def draw_purse(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Five stacks side by side; the gauges fill up to the cost of an ultimate power."""
    view, px = look.view, sheet.px
    plain, treasures = purse(view)
    need = ultimate_cost(view)
    counts = (*plain, treasures)
    high = min(rect.h - px(28), px(70))
    for index, place in enumerate(columns(pygame.Rect(rect.x, rect.y, rect.w, high), 5, px(10))):
        goal = need[index] if index < TREASURE else 0
        _stack(sheet, place, index, counts[index], goal)
        told = _told(look, index, counts[index], goal)
        sheet.node(
            told.partition("\n")[0], "image", place, hint=told, value=str(counts[index]), id=f"won:{index}"
        )
    cost = counted("{n} of each colour", "{n} of each colour", len(view.adventurers))
    line = _("An ultimate power costs {cost}.").format(cost=cost)
    body = pygame.Rect(rect.x, rect.y + high + px(4), rect.w, max(1, rect.bottom - rect.y - high - px(4)))
    sheet.block(line, Style("condensed", 17, palette.INK_2), body)


def _stack(sheet: Sheet, rect: pygame.Rect, index: int, count: int, goal: int) -> None:
    """A stack, its count beside it, and below both how far it is to the price."""
    px = sheet.px
    tall = rect.h - px(18)
    wide = min(round(tall / 1.3), round(rect.w * 0.5))
    back = _back(index, wide, tall)
    centre = rect.x + wide // 2 + px(2)
    sheet.place(f"won:{index}", pygame.Rect(centre - wide // 2, rect.y, wide, tall))
    if count:
        sheet.art(Pile(wide, tall, back, min(count, 12), lift=1), centre, rect.y, "midtop")
    if index < TREASURE:
        gem = Gem(round(wide * 0.62), GEMS[index], missing=not count)
        sheet.art(gem, centre, rect.y + tall // 2, "center")
    else:
        icon = SolidIcon(
            round(wide * 0.72),
            "mdi:treasure-chest",
            "gold" if count else "bronze",
            state="" if count else "ghost",
        )
        sheet.art(icon, centre, rect.y + tall // 2, "center")
    number = Style("display", 24, palette.INK if count else palette.INK_2)
    left = rect.x + wide + px(6)
    sheet.text(f"×{count}", number, left, rect.y + tall // 2, "midleft", rect.right - left)
    if goal:
        bar = pygame.Rect(rect.x, rect.bottom - px(9), rect.w, px(9))
        colour = palette.SUITS[COLOURS[index]].colour
        sheet.art(Gauge(bar.w, bar.h, min(1000, 1000 * count // goal), colour), *bar.topleft)


def _back(index: int, w: int, h: int) -> CardBack:
    colour = palette.SUITS[COLOURS[index]].colour if index < TREASURE else palette.BRASS
    return CardBack(w, h, "#2A2018", colour, "mdi:diamond-stone")


def _told(look: Look, index: int, count: int, goal: int) -> str:
    """The stack in words, with the names of its cards."""
    view = look.view
    name = words.colour(index).capitalize() if index < TREASURE else _("Treasure")
    head = titled(name, str(count))
    if goal:
        head = _("{name}: {count} of {goal} for an ultimate power").format(name=name, count=count, goal=goal)
    held = [CARDS[view.faces[instance]] for instance in view.won]
    mine = [
        card
        for card in held
        if (card.treasure if index == TREASURE else not card.treasure and card.colour == index)
    ]
    return "\n".join([head, *(words.say(card.name) for card in mine)])
