"""Laying the dice of a board: dragged or clicked from Hero to Hero, the best way on one key."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Die
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import Doing
from heroes_desktop.desktop.input.node import Cargo
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Face, button
from heroes_desktop.engine import Option

from ...shared.wording import signed
from ..figures import width
from ..locale import _, counted
from ..objectives import laid, target
from ..state import Trial
from .lanes import LOW, Lane, die_colour, draw_lanes
from .look import Look

Order = tuple[int, ...]
LAID, HELD = "laid", "held"
_WORD = Style("condensed", 18, palette.PAPER_HIGH, line=1.1)
_SUM = Style("display", 40, palette.GOLD_HIGH, shadow=palette.BLACK)
LEAST_SIDE = 150
"""Units beside the lanes for the sum."""


def ways(look: Look) -> list[Option]:
    """Every way to lay the dice, the best first."""
    return sorted(look.options("assign"), key=partial(order_worth, look), reverse=True)


def order_worth(look: Look, option: Option) -> tuple[int, int]:
    """Points and critical successes of one way to lay the dice of a board."""
    return laid(look.view, int(option.args[0]), order(option))


def order(option: Option) -> Order:
    """The dice of a way, Hero by Hero."""
    return tuple(int(die) for die in option.args[1:])


def lying(look: Look) -> Option:
    """The way the dice lie now: as the player has laid them for this question, else the best."""
    asked, kept = look.memory.get(LAID, (None, None))
    found = [option for option in look.options("assign") if option == kept and asked == look.decision]
    return found[0] if found else ways(look)[0]


def held(look: Look) -> int:
    """The place of the die that has been picked up; below 0 none."""
    asked, place = look.memory.get(HELD, (None, -1))
    return int(place) if asked == look.decision else -1


def swap(look: Look, one: int, other: int) -> None:
    """Two dice of the board change places."""
    now = lying(look)
    dice = list(order(now))
    dice[one], dice[other] = dice[other], dice[one]
    found = look.find("assign", now.args[0], *dice)
    look.memory[LAID] = (look.decision, found or now)
    look.memory[HELD] = (look.decision, -1)
    look.relayout()


def click(look: Look, place: int) -> None:
    """Pick a die up, put it back, or swap it with the one picked up before."""
    before = held(look)
    if before >= 0 and before != place:
        swap(look, before, place)
        return
    look.memory[HELD] = (look.decision, -1 if before == place else place)
    look.relayout()


def draw_assigning(sheet: Sheet, rect: pygame.Rect, look: Look, trial: Trial) -> None:
    """The lanes with the dice as they lie, their sum, and the button that leaves them so."""
    px = sheet.px
    low = max(px(54), sheet.text_height(_hint(), _WORD, rect.w // 2))
    side = min(px(LEAST_SIDE), rect.w // 4)
    roomy = rect.h >= low + px(LOW + 8)  # else the action bar alone has the button
    room = pygame.Rect(rect.x, rect.y, rect.w - side, rect.h - low - px(8) if roomy else rect.h)
    draw_lanes(sheet, room, look, _lanes(sheet, look, trial))
    _draw_sum(sheet, pygame.Rect(room.right, rect.y, side, room.h), look, trial)
    if roomy:
        _draw_confirm(sheet, pygame.Rect(rect.x, rect.bottom - low, rect.w, low), look)


def _lanes(sheet: Sheet, look: Look, trial: Trial) -> list[Lane]:
    view, now = look.view, lying(look)
    board, wide = int(now.args[0]), width(view)
    found = []
    for position, member in enumerate(view.team):
        if member.card < 0:
            continue
        place = position - board * wide
        if 0 <= place < len(order(now)):
            found.append(_loose(sheet, look, now, place, position))
        else:
            found.append(Lane(position, trial.dice[position]))
    return found


def _loose(sheet: Sheet, look: Look, now: Option, place: int, position: int) -> Lane:
    """A die that can still be laid elsewhere."""
    dice, board = order(now), int(now.args[0])
    others = [other for other in range(len(dice)) if other != place]
    first = position - place
    targets = {
        f"{kind}{first + other + add}": partial(swap, look, place, other)
        for other in others
        for kind, add in (("column-", 1), ("die:", 0))
    }
    picture = Die(6, dice[place], sheet.px(64), die_colour(look, board), lift=4)
    does = Doing("", partial(click, look, place), cargo=Cargo(picture, targets), halo="legal")
    return Lane(position, dice[place], does, "selected" if held(look) == place else "")


def _draw_sum(sheet: Sheet, rect: pygame.Rect, look: Look, trial: Trial) -> None:
    """What the dice laid so far bring, against the Objective."""
    view, now = look.view, lying(look)
    wide, board = width(view), int(now.args[0])
    found = order_worth(look, now)[0]
    for number in range(len(view.boards)):
        dice = trial.dice[number * wide : (number + 1) * wide]
        if number != board and any(dice):
            found += laid(view, number, dice)[0]
    wanted = target(view)
    enough = found >= wanted
    style = _SUM.but(colour="#A9D98F" if enough else palette.GOLD_HIGH)
    figure = f"{signed(found) if found < 0 else found} / {wanted}"
    text = sheet.text(figure, style, rect.centerx, rect.centery, "midbottom", rect.w - sheet.px(8))
    sheet.place("total", text)
    open_boards = sum(bool(row) for row in trial.rolled) - 1
    told = _("enough") if enough else counted("{n} board to come", "{n} boards to come", open_boards)
    if not enough and not open_boards:
        told = _("{n} short").format(n=wanted - found)
    sheet.text(told, _WORD, rect.centerx, rect.centery, "midtop", rect.w - sheet.px(8))
    sheet.node(figure, "text", rect, value=told, id="total")


def _hint() -> str:
    return _("Drag a die to another Hero, or click two to swap them.")


def _draw_confirm(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    px, now = sheet.px, lying(look)
    best = now == ways(look)[0]
    wide = min(px(380), round(rect.w * 0.45))
    label = _("Lay them so: {points}").format(points=signed(order_worth(look, now)[0]))
    face = Face(label, "primary" if best else "secondary", "mdi:check-bold", size=20)
    place = pygame.Rect(rect.right - wide, rect.y, wide, rect.h)
    button(sheet, place, face, partial(look.choose, now), role="option", hint=look.name(now), id="lay")
    room = pygame.Rect(rect.x + px(6), rect.y, rect.w - wide - px(20), rect.h)
    told = _hint() if best else _("It could be better.") + " " + _hint()
    if sheet.text_height(told, _WORD, room.w) <= room.h:
        sheet.block(told, _WORD, room, "midleft")
