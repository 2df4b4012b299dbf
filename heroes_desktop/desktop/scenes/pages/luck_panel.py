"""The right half of the page of the end: the match as a tale, and how lucky its dice were."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from heroes_desktop.games.shared.aftermath import Tale
from heroes_desktop.games.shared.room import declarations
from heroes_desktop.games.shared.wording import sentence
from heroes_desktop.locale import _, counted

from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...widgets import Scroll, decimal, gauge, heading, paper, paragraph, scroll_area
from ...widgets.scroll import Area
from .luck import Luck, luck
from .luck_bars import LEAST, MOST, draw_luck_bars
from .tale import draw_tale

if TYPE_CHECKING:
    from ..match.table import TableScene

DICE = Style("label", 19, palette.INK)


def draw_luck(sheet: Sheet, rect: pygame.Rect, table: TableScene, tale: Tale | None, scroll: Scroll) -> None:
    """The tale, if the game tells one; how long the match was; and each kind of die with its average."""
    title = tale.title if tale is not None else _("Luck report")
    icon = "mdi:book-open-page-variant" if tale is not None else "mdi:dice-multiple"
    room = heading(sheet, title, paper(sheet, rect, "luck"), icon=icon)
    told = declarations(table.game)
    found = luck(told.dice(event for step in table.play.steps for event in step.events))
    wishes = {entry.wanted for entry in found}
    with scroll_area(sheet, room, scroll, title) as area:
        if tale is not None:
            draw_tale(sheet, area, tale, table.look.players)
        paragraph(sheet, area, _length(table), STYLES["body"], 10)
        bars = _bars(sheet, room, len(found))
        for entry in found:
            label = _label(entry, len(wishes) > 1)
            if entry.seat is not None:
                label = f"{table.look.seat_names[entry.seat]} · {label}"
            _draw_dice(sheet, area, entry, label)
            if bars:
                draw_luck_bars(sheet, area.take(bars, sheet.px(14)), entry)


def _label(entry: Luck, differing: bool) -> str:
    """Which dice, how often, and what is good where that differs."""
    rolls = counted("{n} roll", "{n} rolls", entry.rolls)
    label = _("d{sides}: {rolls}").format(sides=entry.sides, rolls=rolls)
    if not differing or not entry.wanted:
        return label
    good = _("high is good") if entry.wanted == "high" else _("low is good")
    return f"{label}, {good}"


def _draw_dice(sheet: Sheet, area: Area, entry: Luck, label: str) -> None:
    """One kind of die: what was rolled against what was to be expected."""
    px = sheet.px
    paragraph(sheet, area, label, DICE, 2)
    note = _("average {got}, expected {expected}").format(
        got=decimal(entry.average), expected=decimal(entry.expected)
    )
    colour = palette.WIN if entry.lucky else palette.LOSE
    gauge(sheet, area.take(px(18), px(4)), entry.share, colour, f"{label}, {note}")
    paragraph(sheet, area, note, STYLES["caption"], 12)


def _length(table: TableScene) -> str:
    """How long the match was, in the game's own turns or rounds."""
    reached = table.board.status(table.look).partition(" · ")[0]
    if any(letter.isdigit() for letter in reached):
        return sentence(reached)
    return counted("{n} choice was made.", "{n} choices were made.", table.session.match.played)


def _bars(sheet: Sheet, room: pygame.Rect, dice: int) -> int:
    """The height of the bars under each die: none where there is no room for all of them."""
    px, line = sheet.px, sheet.letters.line_height(DICE)
    used = line + px(16) + dice * (2 * line + px(54))
    share = (room.h - used) // max(1, dice)
    return min(px(MOST), share) if share >= px(LEAST) else 0
