"""Dice in a framed tray: kept ones lifted, their sum against a target, or sorted into columns.

    draw_tray(sheet, rect, [
        TrayDie(6, 4, Doing(_("four")), kept=True, tag="die:0"),
        TrayDie(6, 2, doing(look, look.find("keep", 1)), tag="die:1"),
    ], total=Total(4 + 3, 9, _("Melee")))

    draw_columns(sheet, rect, dice, [DiceColumn("1", goal(1)), DiceColumn("2", goal(2))])

A die can carry a cargo (see `Doing.cargo`) and be dragged to the column whose id is among its targets.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from heroes_desktop.locale import _

from ..art import Die, Slot, Tray
from ..art.core import palette
from ..art.core.text import Style
from ..input.node import Role
from ..paint.sheet import Sheet
from ..widgets.rows import columns as split
from .doing import Doing

LARGEST, PADDING = 92, 16
"""Units of a die, and of the felt between it and the frame."""
TURNS = (-9.0, 6.0, -3.0, 11.0, -12.0, 4.0)
"""How dice lie that nobody has put straight."""
_SUM = Style("display", 40, palette.GOLD_HIGH, shadow=palette.BLACK)
_WORD = Style("label", 18, palette.PAPER_HIGH)
_HEAD = Style("head", 20, palette.GOLD_HIGH)
ENOUGH, SHORT = "#A9D98F", "#FF9A7A"


@dataclass(frozen=True)
class TrayDie:
    """One die: sides, face shown (0: not rolled yet), what a click does.

    kept: it counts; it stands higher and has a light round it. spent: it lies grey.
    column: the number of the column it is assigned to, for `draw_columns`; below 0 none.
    """

    sides: int
    face: int
    doing: Doing
    kept: bool = False
    spent: bool = False
    colour: str = "ivory"
    tag: str = ""
    column: int = -1


@dataclass(frozen=True)
class Total:
    """What was rolled in all, what is needed (None: nothing), and of what."""

    value: int
    target: int | None = None
    name: str = ""
    breakdown: str = ""

    @property
    def verdict(self) -> str:
        """In words, so that no colour has to be seen."""
        if self.target is None:
            return self.name
        if self.value >= self.target:
            return _("enough: {value} of {target}").format(value=self.value, target=self.target)
        return _("{missing} short of {target}").format(missing=self.target - self.value, target=self.target)


@dataclass(frozen=True)
class DiceColumn:
    """A place for dice: its head, what a click on it does, a word at its foot."""

    title: str
    doing: Doing
    foot: str = ""
    lit: bool = False


def die_size(sheet: Sheet, rect: pygame.Rect, count: int, sides: int = 6) -> int:
    """The largest dice that lie in a rectangle without touching, in as many rows as that takes."""
    largest = sheet.px(LARGEST if sides <= 6 else LARGEST * 1.3)
    best = 1
    for lines in range(1, max(1, count) + 1):
        per_row = -(-max(1, count) // lines)
        best = max(best, min(round(rect.w / per_row * 0.8), round(rect.h / lines * 0.78)))
    return min(largest, best)


def draw_tray(
    sheet: Sheet, rect: pygame.Rect, dice: Sequence[TrayDie], total: Total | None = None, name: str = ""
) -> None:
    """Dice in their tray, the sum at the right if there is one."""
    px = sheet.px
    sheet.art(Tray(rect.w, rect.h, lift=2), rect.x, rect.y)
    room = rect.inflate(-2 * px(PADDING), -2 * px(PADDING))
    with sheet.group(name or _("Dice"), rect):
        if total is not None:
            wide = min(round(room.w * 0.4), px(230))
            _draw_total(sheet, pygame.Rect(room.right - wide, room.y, wide, room.h), total)
            room = pygame.Rect(room.x, room.y, room.w - wide - px(8), room.h)
        draw_dice(sheet, room, dice)


def draw_dice(sheet: Sheet, rect: pygame.Rect, dice: Sequence[TrayDie]) -> None:
    """Dice in rows without a tray."""
    if not dice:
        return
    size = die_size(sheet, rect, len(dice), max(die.sides for die in dice))
    lines = -(-len(dice) // max(1, min(len(dice), int(rect.w / (size / 0.8)))))
    per_row = -(-len(dice) // lines)  # no die lies alone below the others
    for number, die in enumerate(dice):
        row, column = divmod(number, per_row)
        in_row = min(per_row, len(dice) - row * per_row)
        step = rect.w / per_row
        left = rect.x + (rect.w - step * in_row) / 2
        x = left + step * (column + 0.5)
        y = rect.y + rect.h / lines * (row + 0.5)
        _draw_die(sheet, (round(x), round(y)), die, size, TURNS[number % len(TURNS)])


def _draw_die(
    sheet: Sheet, centre: tuple[int, int], die: TrayDie, size: int, turn: float, inside: bool = False
) -> None:
    x, y = centre
    if die.kept:
        y -= max(2, size // 10)
        turn = 0.0
    state = "exhausted" if die.spent or die.face == 0 else ""
    spec = Die(die.sides, die.face or die.sides, size, die.colour, turn=turn, lift=2 if die.kept else 1,
               state=state)  # fmt: skip
    place = sheet.art(spec, x, y, "center", tag=die.tag)
    if die.kept:
        sheet.halo(place, "selected", "disc", tag=die.tag)
    die.doing.glow(sheet, place, "disc", tag=die.tag)
    role: Role = "image" if die.doing.action is None else "option"
    die.doing.node(sheet, role, place, selected=die.kept, overlay=inside)


def _draw_total(sheet: Sheet, rect: pygame.Rect, total: Total) -> None:
    enough = total.target is None or total.value >= total.target
    style = _SUM.but(colour=palette.GOLD_HIGH if total.target is None else ENOUGH if enough else SHORT)
    figure = str(total.value) if total.target is None else f"{total.value} / {total.target}"
    small = _WORD
    lines = [word for word in (total.name, total.verdict) if word]
    lines = list(dict.fromkeys(lines))
    high = sheet.letters.line_height(style) + sum(sheet.text_height(line, small, rect.w) for line in lines)
    y = rect.y + max(0, (rect.h - high) // 2)
    y = sheet.text(figure, style, rect.centerx, y, "midtop", rect.w).bottom
    for line in lines:
        tall = sheet.text_height(line, small, rect.w)
        sheet.block(line, small.but(align="center"), pygame.Rect(rect.x, y, rect.w, tall), "midtop")
        y += tall
    told = total.breakdown or total.verdict
    sheet.node(figure, "text", rect, hint=total.breakdown, value=told, id="dice:total")


def draw_columns(
    sheet: Sheet, rect: pygame.Rect, dice: Sequence[TrayDie], targets: Sequence[DiceColumn], name: str = ""
) -> list[pygame.Rect]:
    """Columns with the dice assigned to them; those still free lie in a tray below."""
    px, gap = sheet.px, sheet.px(8)
    free = [die for die in dice if die.column < 0]
    head = sheet.letters.line_height(_HEAD) + px(6)
    tray = max(px(70), round(rect.h * 0.34)) if free else 0
    above = pygame.Rect(rect.x, rect.y, rect.w, rect.h - (tray + gap if tray else 0))
    places = split(above, len(targets), gap)
    with sheet.group(name or _("Dice"), rect):
        for number, (place, target) in enumerate(zip(places, targets, strict=True)):
            lying = [die for die in dice if die.column == number]
            _draw_column(sheet, place, target, lying, head)
        if free:
            draw_tray(sheet, pygame.Rect(rect.x, rect.bottom - tray, rect.w, tray), free)
    return places


def _draw_column(
    sheet: Sheet, rect: pygame.Rect, target: DiceColumn, dice: Sequence[TrayDie], head: int
) -> None:
    px = sheet.px
    sheet.art(Slot(rect.w, rect.h, "dark"), rect.x, rect.y)
    style = _HEAD.but(colour=palette.LEGAL) if target.lit else _HEAD
    sheet.text(target.title, style, rect.centerx, rect.y + px(4), "midtop", rect.w - px(8))
    foot = sheet.letters.line_height(_WORD) if target.foot else 0
    if foot:
        sheet.text(target.foot, _WORD, rect.centerx, rect.bottom - px(4), "midbottom", rect.w - px(8))
    target.doing.glow(sheet, rect, radius=8)
    target.doing.node(sheet, "image", rect)
    room = pygame.Rect(rect.x + px(4), rect.y + head, rect.w - px(8), rect.h - head - foot - px(6))
    if dice:
        size = min(die_size(sheet, room, len(dice)), room.w)
        step = room.h / len(dice)
        for number, die in enumerate(dice):
            centre = (room.centerx, round(room.y + step * (number + 0.5)))
            _draw_die(sheet, centre, die, size, 0.0, inside=True)
