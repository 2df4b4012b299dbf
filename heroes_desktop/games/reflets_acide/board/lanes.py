"""The Track: a lane for each Hero with its die, in rows from critical success to critical failure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from heroes_desktop.desktop.art import Badge, Die, Slot
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import Doing
from heroes_desktop.desktop.input.node import Role
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.rows import columns

from ...shared.wording import signed
from ..figures import designated, value, width
from ..locale import _
from ..objectives import CRITICAL, FAILURE, FUMBLE, OFF, SUCCESS, current, reading, stat
from ..text import words
from . import faces, signs
from .look import Look

ROWS = (CRITICAL, SUCCESS, FAILURE, FUMBLE)
ROW_LOOKS = {
    CRITICAL: ("mdi:star", "#8A6A1E"),
    SUCCESS: ("mdi:check-bold", "#2F5E1E"),
    FAILURE: ("mdi:minus", "#3A342C"),
    FUMBLE: ("mdi:skull", "#5E1A14"),
}
"""Sign and colour of each row."""
LOW = 110
"""Units of height below which lanes make no sense."""
ROWS_FROM = 168
"""Units of height from which on a lane has its four rows; below that its die lies in the middle."""
DICE = {2: ("ivory", "black"), 3: ("ivory", "grey", "black")}
"""The dice of each board, by the number of boards (NA-013, NA-015)."""
_VALUE = Style("title", 22, palette.GOLD_HIGH, shadow=palette.BLACK)
_FOOT = Style("label", 18, palette.PAPER_HIGH)


class Lane(NamedTuple):
    """A Hero's place on the Track: its position, the die there (0: none) and what the die does."""

    position: int
    die: int = 0
    doing: Doing | None = None
    lit: str = ""


def die_colour(look: Look, board: int) -> str:
    """The colour of a board's dice."""
    return DICE[max(2, len(look.view.boards))][board]


def reading_words(how: str) -> str:
    """The reading of a die in words."""
    return {
        CRITICAL: _("critical success"),
        SUCCESS: _("success"),
        FUMBLE: _("critical failure"),
        OFF: _("taken off"),
    }.get(how, _("failure"))


def points(die: int, how: str) -> int:
    """What a die brings in a collective Objective."""
    return die + 1 if how == CRITICAL else die if how == SUCCESS else -1 if how == FUMBLE else 0


def draw_lanes(sheet: Sheet, rect: pygame.Rect, look: Look, lanes: Sequence[Lane]) -> None:
    """All lanes side by side; where they would be too low, only the dice."""
    if rect.h < sheet.px(LOW):
        shown = [lane for lane in lanes if lane.die]
        for place, lane in zip(columns(rect, max(1, len(shown)), sheet.px(8)), shown, strict=False):
            _draw_die(sheet, place, look, lane)
            number = Badge(sheet.px(24), "#2A2A3A", palette.GOLD, str(lane.position + 1), "circle")
            sheet.art(number, place.centerx - sheet.px(48), place.centery, "center")
        return
    with sheet.group(_("Track"), rect):
        for place, lane in zip(columns(rect, len(lanes), sheet.px(8)), lanes, strict=True):
            _draw_lane(sheet, place, look, lane)


def _how(look: Look, lane: Lane) -> str:
    view = look.view
    ignored = view.trial is not None and view.trial.ignore_sixes
    return reading(lane.die, value(view, view.team[lane.position], stat(view)), ignored)


def _draw_lane(sheet: Sheet, rect: pygame.Rect, look: Look, lane: Lane) -> None:
    view, px = look.view, sheet.px
    sheet.art(Slot(rect.w, rect.h, "dark"), rect.x, rect.y)
    worth = value(view, view.team[lane.position], stat(view))
    name = words.hero_at(view, lane.position + 1)
    number = lane.position + 1
    sheet.node(f"{name}: {words.stat(current(view).stat)} {worth}", "image", rect, id=f"column-{number}")
    sheet.place(f"lane-{number}", rect)
    head = min(px(56), round(rect.h * 0.3))
    _draw_head(sheet, pygame.Rect(rect.x + px(6), rect.y + px(4), rect.w - px(12), head), look, lane, worth)
    foot = sheet.letters.line_height(_FOOT)
    if rect.h - head - foot < px(56):
        foot = 0
    body = pygame.Rect(rect.x + px(5), rect.y + head + px(8), rect.w - px(10), rect.h - head - foot - px(14))
    brings = signed(points(lane.die, _how(look, lane))) if lane.die else f"≤ {worth}"
    if foot:
        sheet.text(brings, _FOOT, rect.centerx, rect.bottom - px(4), "midbottom", rect.w - px(8))
    cell = _draw_rows(sheet, body, look, lane) if body.h >= px(ROWS_FROM) else body
    if lane.die:
        _draw_die(sheet, cell, look, lane)


def _draw_head(sheet: Sheet, rect: pygame.Rect, look: Look, lane: Lane, worth: int) -> None:
    """Whose lane it is: face, number and the value its die must not exceed."""
    view, px = look.view, sheet.px
    card = view.team[lane.position].card
    size = min(rect.h, rect.w - px(28))
    middle = (rect.x + size // 2, rect.centery)
    medal = sheet.art(faces.hero_face(view.faces[card], size), *middle, "center")
    chosen = designated(view) == card
    badge = Badge(px(22), "#7A4A12" if chosen else "#2A2A3A", palette.GOLD, str(lane.position + 1), "circle")
    sheet.art(badge, medal.right - px(5), medal.bottom - px(5), "center")
    left = medal.right + px(4)
    sheet.text(str(worth), _VALUE, (left + rect.right) // 2, rect.centery, "center", rect.right - left)


def _draw_rows(sheet: Sheet, rect: pygame.Rect, look: Look, lane: Lane) -> pygame.Rect:
    """Four fields with their signs; returns the one the die belongs to."""
    px, how = sheet.px, _how(look, lane) if lane.die else ""
    high = rect.h // len(ROWS)
    cells = [pygame.Rect(rect.x, rect.y + row * high, rect.w, high - px(3)) for row in range(len(ROWS))]
    for kind, cell in zip(ROWS, cells, strict=True):
        icon, colour = ROW_LOOKS[kind]
        sheet.fill(cell, colour, 210 if kind == how else 96, px(6))
        if kind != how:
            sheet.icon(icon, *cell.center, min(26, high / px(100) * 60), "#8A8272")
    return cells[ROWS.index(how)] if how in ROWS else rect


def _draw_die(sheet: Sheet, cell: pygame.Rect, look: Look, lane: Lane) -> None:
    px, how = sheet.px, _how(look, lane)
    size = max(px(18), min(px(84), cell.h - px(2), cell.w - px(8)))
    state = "exhausted" if how not in (CRITICAL, SUCCESS) else ""
    colour = die_colour(look, lane.position // width(look.view))
    tag = f"die:{lane.position}"
    place = sheet.art(Die(6, lane.die, size, colour, lift=1, state=state), *cell.center, "center", tag=tag)
    if lane.lit:
        sheet.halo(place, lane.lit, "disc", tag=tag)
    does = lane.doing or Doing("")
    name = does.name or f"{lane.die}: {reading_words(how)}"
    does.glow(sheet, place, "disc", tag=tag)
    role: Role = "image" if does.action is None else "option"
    does.but(name=name, id=tag).node(sheet, role, place, overlay=True)
    if how == CRITICAL and size >= px(40):
        icon, colour = ROW_LOOKS[CRITICAL]
        with sheet.above_glows():
            sheet.icon(icon, place.right - px(2), place.y + px(4), 18, signs.GOLDEN)
