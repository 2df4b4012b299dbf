"""The bar at the top: crest, title, status, a chip for each player, and tools."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from heroes_desktop.games.shared.wording import titled
from heroes_desktop.table.names import short_name

from ...art import ChipFace, Crest, GoldText, PlayerSign, TopBar
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...board.api import ChipValue, Look
from ...board.base import Board
from ...paint.sheet import Sheet
from ...widgets import icon_button
from ...widgets.fitting import shrunk

WIDEST_CHIP = 230
"""Units a chip may grow to, so that a long name is as large as the others."""
CHIP_LEAST = 14
"""The smallest size of a name on a chip."""


@dataclass(frozen=True)
class Tool:
    """An icon button of the top bar."""

    icon: str
    name: str
    action: Callable[[], None] | None
    key: str = ""
    reason: str = ""
    hold: Callable[[bool], None] | None = None


def draw_top(
    sheet: Sheet, rect: pygame.Rect, look: Look, board: Board, tools: Sequence[Tool], active: int | None
) -> None:
    """Crest, title, status, player chips and tools."""
    px = sheet.px
    sheet.art(TopBar(rect.w, rect.h, lift=2), 0, 0)
    game = sheet.root.subject if isinstance(sheet.root.subject, str) else ""
    sheet.art(Crest(px(50), game), px(24), rect.centery - px(2), "midleft")
    right = _draw_tools(sheet, rect, tools)
    title = GoldText(look.texts.title(), px(30), 800)
    room = right - px(86) - sheet.ui.art.box(title).inner_width - px(150)
    for seat, width in reversed(list(enumerate(_chip_widths(sheet, look, room, active)))):
        right -= width
        _draw_chip(sheet, pygame.Rect(right, px(8), width, px(50)), look, board, seat, seat == active)
        right -= px(8)
    _draw_title(sheet, pygame.Rect(px(86), rect.y, right - px(86), rect.h), title, board.status(look))


def _draw_tools(sheet: Sheet, rect: pygame.Rect, tools: Sequence[Tool]) -> int:
    """The tools at the right end; returns where they begin."""
    px = sheet.px
    right = rect.right - px(24)
    for tool in reversed(tools):
        place = pygame.Rect(right - px(48), px(8), px(48), px(48))
        icon_button(
            sheet, place, tool.icon, tool.name, tool.action, key=tool.key, reason=tool.reason, hold=tool.hold
        )
        right -= px(56)
    return right - px(8)


def _chip_widths(sheet: Sheet, look: Look, room: int, active: int | None) -> list[int]:
    """How wide each player's chip is: with the whole name where there is room, else only the active one."""
    px, names = sheet.px, look.seat_names
    wide, tight = px(176), px(96)
    longest = max(wide, *(sheet.letters.size(name, STYLES["chip"])[0] + px(66) for name in names))
    if longest <= px(WIDEST_CHIP) and len(names) * (longest + px(8)) <= room:
        wide = longest
    roomy = len(names) * (wide + px(8)) <= room
    return [wide if roomy or seat == active else tight for seat in range(len(names))]


def _draw_title(sheet: Sheet, room: pygame.Rect, title: GoldText, status: str) -> None:
    """The game's title and how far the match is; where there is no room for both, only the latter."""
    px, style = sheet.px, Style("condensed_label", 19, "#D9BE8C")
    ways = [(shown, words) for shown in (True, False) for words in (status, status.partition(" · ")[0])]
    for shown, words in [*ways, (True, "")]:
        beside = sheet.ui.art.box(title).inner_width + px(14) if shown else 0
        if beside + sheet.letters.size(words, style)[0] <= room.w:
            break
    else:
        return
    left = sheet.art(title, room.x, room.centery - px(2), "midleft").right + px(14) if shown else room.x
    if words:
        sheet.text(words, style, left, room.centery - px(1), "midleft")


def _draw_owner(sheet: Sheet, rect: pygame.Rect, look: Look, board: Board, seat: int) -> None:
    """The player's sign; where players have a figure on the board its face, with the sign beside it."""
    px, player = sheet.px, look.players[seat]
    face = board.portrait(look, seat, px(44))
    if face is None:
        sheet.art(PlayerSign(px(36), player), rect.x + px(8), rect.centery, "midleft")
        return
    sheet.art(face, rect.x + px(3), rect.centery, "midleft")
    sheet.art(PlayerSign(px(18), player), rect.x + px(47), rect.bottom - px(3), "bottomright")


def _draw_chip(sheet: Sheet, rect: pygame.Rect, look: Look, board: Board, seat: int, active: bool) -> None:
    """A player's chip: sign, name, two figures; the active one glows."""
    px = sheet.px
    sheet.art(ChipFace(rect.w, rect.h, look.players[seat].colour, active), rect.x, rect.y)
    if active:
        sheet.halo(rect, "active", radius=rect.h // 2)
    _draw_owner(sheet, rect, look, board, seat)
    values = list(board.chip(look, seat))
    name = look.seat_names[seat]
    if rect.w < px(150):
        _draw_first_value(sheet, rect, values)
    else:
        _draw_name(sheet, rect, name, rect.y + px(16) if values else rect.centery)
        _draw_values(sheet, rect, values[:2])
    told = ", ".join(titled(value.meaning, value.value) for value in values)
    sheet.node(name, "image", rect, hint=told or name, value=told, selected=active, id=f"seat:{seat}")


def _draw_first_value(sheet: Sheet, rect: pygame.Rect, values: Sequence[ChipValue]) -> None:
    """All that a small chip has room for."""
    px, left = sheet.px, rect.x + sheet.px(50)
    for value in values[:1]:
        sheet.icon(value.icon, left, rect.centery, 19, palette.BONE, "midleft")
        room = rect.right - left - px(30)
        sheet.text(value.value, STYLES["chip_value"], left + px(24), rect.centery, "midleft", room)


def _draw_name(sheet: Sheet, rect: pygame.Rect, name: str, middle: int) -> None:
    """A name where it fits whole, else a short one, narrower and smaller as need be."""
    left, style = rect.x + sheet.px(50), STYLES["chip"]
    room = rect.right - left - sheet.px(14)

    def fits(words: str, style: Style) -> bool:
        return sheet.letters.size(words, style)[0] <= room

    called = name if fits(name, style) else short_name(name)
    if not fits(called, style):
        style = style.but(face="condensed_label")
    style = shrunk(style, partial(fits, called), CHIP_LEAST)
    sheet.text(called, style, left, middle, "midleft", room)


def _draw_values(sheet: Sheet, rect: pygame.Rect, values: Sequence[ChipValue]) -> None:
    px, left = sheet.px, rect.x + sheet.px(50)
    for value in values:
        sheet.icon(value.icon, left, rect.y + px(36), 17, palette.GOLD_HIGH, "midleft")
        written = sheet.text(value.value, STYLES["chip_value"], left + px(22), rect.y + px(36), "midleft")
        left = written.right + px(16)
