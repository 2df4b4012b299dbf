"""How a game is played, drawn: what it is all about beside its box, then its panels with their signs."""

from __future__ import annotations

import pygame

from heroes_desktop.games.shared.primers import Panel, Primer
from heroes_desktop.locale import _

from ...art import Crest, SolidIcon
from ...art.core import palette
from ...art.core.text import Style
from ...paint.sheet import Sheet
from ...widgets import heading
from ...widgets.scroll import Area

CREST, SIGN, BESIDE = 72, 54, 92
"""Units of the game's crest and of a panel's sign, and of the column they stand in."""
_AIM = Style("strong", 20, palette.INK, line=1.2)
_HEAD = Style("head", 20, palette.HEADING)
_TEXT = Style("body", 19, palette.INK, line=1.15)


def title() -> str:
    """What the page is called."""
    return _("How it is played")


def height(sheet: Sheet, width: int, primer: Primer) -> int:
    """How high the page will be, all in all."""
    rows = sum(_row(sheet, width, panel) for panel in primer.panel)
    return _top(sheet) + _aim(sheet, width, primer) + rows + sheet.px(14)


def draw(sheet: Sheet, area: Area, game: str, primer: Primer) -> None:
    """Heading, what it is all about, and one panel after the other."""
    px, width = sheet.px, area.rect.w
    place = area.take(_top(sheet))
    if area.seen(place):
        heading(sheet, title(), place.inflate(0, -px(12)), icon="mdi:school")
    place = area.take(_aim(sheet, width, primer))
    if area.seen(place):
        sheet.art(Crest(px(CREST), game), place.x + px(BESIDE) // 2, place.y, "midtop")
        sheet.block(str(primer.aim), _AIM, _body(sheet, place), fit=False)
    sheet.node(str(primer.aim), "text", place, id="primer:aim")
    for number, panel in enumerate(primer.panel):
        _draw_panel(sheet, area, area.take(_row(sheet, width, panel)), panel, number)
    area.skip(px(14))


def _draw_panel(sheet: Sheet, area: Area, place: pygame.Rect, panel: Panel, number: int) -> None:
    head, text = str(panel.head), str(panel.text)
    sheet.node(_("{title}: {text}").format(title=head, text=text), "text", place, id=f"primer:{number}")
    if not area.seen(place):
        return
    px = sheet.px
    sheet.art(SolidIcon(px(SIGN), panel.sign, "gold"), place.x + px(BESIDE) // 2, place.y + px(4), "midtop")
    body = _body(sheet, place)
    high = sheet.letters.line_height(_HEAD)
    sheet.text(head, _HEAD, body.x, body.y, "topleft", body.w)
    sheet.block(text, _TEXT, pygame.Rect(body.x, body.y + high, body.w, body.h - high), fit=False)


def _body(sheet: Sheet, place: pygame.Rect) -> pygame.Rect:
    """The room right of the signs."""
    left = sheet.px(BESIDE)
    return pygame.Rect(place.x + left, place.y, place.w - left, place.h)


def _top(sheet: Sheet) -> int:
    return max(sheet.px(48), sheet.letters.line_height(_HEAD) + sheet.px(16))


def _aim(sheet: Sheet, width: int, primer: Primer) -> int:
    told = sheet.text_height(str(primer.aim), _AIM, width - sheet.px(BESIDE))
    return max(sheet.px(CREST), told) + sheet.px(14)


def _row(sheet: Sheet, width: int, panel: Panel) -> int:
    told = sheet.text_height(str(panel.text), _TEXT, width - sheet.px(BESIDE))
    return max(sheet.px(SIGN + 8), sheet.letters.line_height(_HEAD) + told) + sheet.px(12)
