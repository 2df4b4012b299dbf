"""The first few finished matches told one by one: too little for a chart, enough to be proud of."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.games import catalogue
from heroes_desktop.library import Result
from heroes_desktop.library.results import lengths_of
from heroes_desktop.locale import _, counted
from heroes_desktop.table.arranging import mode_label

from ...art import Crest, Parchment
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...widgets import heading, leather
from ...widgets.rows import rows
from ..hub.hub import ago

ROW = 104
_TITLE = Style("head", 20, palette.INK)
_NUMBER = Style("display", 38, palette.GOLD_HIGH)
_MEANING = Style("body", 20, palette.ON_LEATHER)


def first_height(sheet: Sheet, number: int) -> int:
    """How high the panels are when they show this many matches."""
    return max(sheet.px(260), sheet.px(92) + number * round((sheet.px(ROW + 12)) * sheet.metrics.text_above))


def draw_first_results(sheet: Sheet, rect: pygame.Rect, results: Sequence[Result]) -> None:
    """A sheet of paper for each match, the latest first."""
    px = sheet.px
    title = _("The last matches")
    room = heading(sheet, title, leather(sheet, rect, "course"), dark=True, icon="mdi:history")
    high = max(px(ROW), round(px(ROW - 8) * sheet.metrics.text_above))
    y = room.y + px(4)
    for result in reversed(results):
        if y + high <= room.bottom:
            _draw_result(sheet, pygame.Rect(room.x, y, room.w, high), result)
        y += high + px(12)


def _draw_result(sheet: Sheet, rect: pygame.Rect, result: Result) -> None:
    px, caption = sheet.px, STYLES["caption"]
    sheet.art(Parchment(rect.w, rect.h, f"row{result.id % 5}", torn=False, lift=2), *rect.topleft)
    if result.game in catalogue:
        sheet.art(Crest(px(60), result.game), rect.x + px(18), rect.centery, "midleft")
    left = rect.x + px(94)
    wide = rect.right - px(18) - left
    winners = ", ".join(score.name for score in result.scores if score.won)
    won = _("won by {names}").format(names=winners) if winners else _("nobody won")
    (length,), in_turns = lengths_of([result])
    lasted = length_words(length, in_turns)
    step = sheet.letters.line_height(caption)
    top = rect.centery - (sheet.letters.line_height(_TITLE) + 2 * step) // 2
    title = mode_label(result.game, result.mode)
    y = sheet.text(title, _TITLE, left, top, "topleft", wide).bottom
    sheet.text(won, caption, left, y, "topleft", wide)
    sheet.text(f"{lasted} · {ago(result.finished)}", caption, left, y + step, "topleft", wide)
    told = f"{title}: {won}"
    sheet.node(told, "image", rect, hint=told, id=f"result:{result.id}")


def length_words(length: int, in_turns: bool) -> str:
    """How long a match was."""
    if in_turns:
        return counted("{n} turn", "{n} turns", length)
    return counted("{n} choice", "{n} choices", length)


def draw_totals(sheet: Sheet, rect: pygame.Rect, results: Sequence[Result], won: int) -> None:
    """Matches, victories and turns in large figures."""
    px = sheet.px
    room = heading(sheet, _("In all"), leather(sheet, rect, "lengths"), dark=True, icon="mdi:trophy")
    turns = [result.turns for result in results if result.turns is not None]
    in_turns = len(turns) == len(results)
    total = sum(turns) if in_turns else sum(result.choices for result in results)
    played = counted("turn played", "turns played", total)
    made = counted("choice made", "choices made", total)
    entries = [
        ("mdi:cards-playing", len(results), counted("match finished", "matches finished", len(results))),
        ("mdi:trophy", won, counted("match won", "matches won", won)),
        ("mdi:gesture-tap", total, played if in_turns else made),
    ]
    numbers = max(int(sheet.letters.size(str(number), _NUMBER)[0]) for _icon, number, _told in entries)
    for (icon, number, told), place in zip(entries, rows(room, len(entries), px(6)), strict=True):
        sheet.icon(icon, place.x + px(8), place.centery, 40, palette.GOLD, "midleft")
        begin = place.x + px(72)
        sheet.text(str(number), _NUMBER, begin + numbers, place.centery, "midright")
        left = begin + numbers + px(18)
        sheet.text(told, _MEANING, left, place.centery, "midleft", place.right - left)
        sheet.node(f"{number} {told}", "image", place, hint=f"{number} {told}")
