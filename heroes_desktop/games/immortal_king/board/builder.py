"""Building a dungeon by hand: pick and put back freely, live counters, and why it is not legal yet.

The engine takes the cards one by one in a fixed order; the draft is answered to it as a whole at the end.
"""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Gem, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Face, Scroll, button, card, scroll_area
from heroes_desktop.desktop.widgets.rows import columns

from ..build import MANA_PER_COLOUR, PER_COLOUR
from ..content import CARDS, COLOURS
from ..locale import _
from ..state import DUNGEON_SIZE
from ..text import words
from . import faces
from .draft import Draft, draft_of
from .filters import Filters, draw_filters
from .look import Look
from .purse import GEMS

_STYLE = Style("label", 18, palette.PAPER_HIGH)
_WRONG, _RIGHT = "#FF9A7A", "#A9D98F"


def draw_builder(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Filters and counters above, the cards of the owned boxes, what is wrong and the buttons below."""
    px = sheet.px
    draft = draft_of(look)
    filters: Filters = look.memory.setdefault("builder", Filters())
    row = max(px(44), sheet.letters.line_height(_STYLE) + px(14))
    draw_filters(sheet, pygame.Rect(rect.x, rect.y, rect.w, row), look, filters)
    _draw_counters(sheet, pygame.Rect(rect.x, rect.y + row + px(6), rect.w, row), draft)
    top = rect.y + 2 * (row + px(6))
    foot = pygame.Rect(rect.x, rect.bottom - px(56), rect.w, px(56))
    _draw_pool(sheet, pygame.Rect(rect.x, top, rect.w, foot.y - px(8) - top), look, filters, draft)
    _draw_foot(sheet, foot, look, draft)


def _draw_counters(sheet: Sheet, rect: pygame.Rect, draft: Draft) -> None:
    """48 in all, 12 of each colour, 6 of them with Mana: green once right, red when too many."""
    px = sheet.px
    cells = columns(rect, len(COLOURS) + 1, px(8))
    total = f"{len(draft.cards)} / {DUNGEON_SIZE}"
    sheet.icon("mdi:cards", cells[0].x + px(6), cells[0].centery, 24, palette.GOLD_HIGH, "midleft")
    ink = _ink(len(draft.cards), DUNGEON_SIZE)
    style = _STYLE.but(colour=ink)
    sheet.text(total, style, cells[0].x + px(40), cells[0].centery, "midleft", cells[0].w - px(44))
    sheet.node(total, "text", cells[0], hint="\n".join(draft.problems()) or total, id="builder:total")
    for index, cell in enumerate(cells[1:]):
        count, mana = draft.of_colour(index)
        sheet.art(Gem(px(26), GEMS[index]), cell.x + px(14), cell.centery, "center")
        cards = f"{count} / {PER_COLOUR}"
        style = _STYLE.but(colour=_ink(count, PER_COLOUR))
        left = sheet.text(cards, style, cell.x + px(34), cell.centery, "midleft", cell.w - px(34)).right
        spent = f"{mana} / {MANA_PER_COLOUR}"
        style = _STYLE.but(colour=_ink(mana, MANA_PER_COLOUR))
        if left + px(40) + sheet.letters.size(spent, style)[0] <= cell.right:
            sheet.icon(faces.MANA_ICON, left + px(12), cell.centery, 20, palette.EXPLORE, "midleft")
            sheet.text(spent, style, left + px(38), cell.centery, "midleft")
        told = _("{count} / {right}, Mana {mana} / {most}").format(
            count=count, right=PER_COLOUR, mana=mana, most=MANA_PER_COLOUR
        )
        sheet.node(f"{words.colour(index)}: {told}", "text", cell, hint=f"{words.colour(index)}: {told}")


def _ink(count: int, right: int) -> str:
    return _RIGHT if count == right else _WRONG if count > right else palette.PAPER_HIGH


def _draw_pool(sheet: Sheet, rect: pygame.Rect, look: Look, filters: Filters, draft: Draft) -> None:
    px, gap = sheet.px, sheet.px(10)
    pool = [face for face in sorted(draft.supply) if filters.shows(CARDS[face], draft.count(face))]
    scroll = look.memory.setdefault("pool", Scroll(look.relayout))
    high = min(px(214), max(px(150), rect.h - px(10)))
    wide = round(high * 5 / 7)
    with scroll_area(sheet, rect, scroll, _("Dungeon cards")) as area:
        per_row = max(1, (area.rect.w + gap) // (wide + gap))
        if not pool:
            told = _("No card fits these filters.")
            sheet.block(told, Style("body", 19, palette.ON_LEATHER), area.take(px(40)), fit=False)
        area.take(px(4))
        for start in range(0, len(pool), per_row):
            row = area.take(high, gap)
            for place, face in enumerate(pool[start : start + per_row]):
                spot = pygame.Rect(row.x + place * (wide + gap), row.y, wide, high)
                if area.seen(spot):
                    _draw_candidate(sheet, spot, look, draft, face)
                else:
                    _unseen_candidate(sheet, spot, look, draft, face)


def _name(look: Look, face: int) -> str:
    option = look.find("card", face)
    return look.name(option) if option is not None else words.name(face)


def _draw_candidate(sheet: Sheet, rect: pygame.Rect, look: Look, draft: Draft, face: int) -> None:
    """A card to take or put back; taken ones glow and carry their number."""
    px = sheet.px
    count, name = draft.count(face), _name(look, face)
    spec = faces.face_spec(face, rect.w, rect.h, compact=True)
    locked = draft.locked(face)
    have = draft.supply[face]
    told = _("{count} of {have} in the dungeon").format(count=count, have=have)
    card(
        sheet, spec, rect.x, rect.y, name,
        action=partial(_turn, look, draft, face), inspect=partial(look.inspect, ("face", face)),
        halo="selected" if count else "", hint="\n".join(part for part in (name, told, locked) if part),
        id=f"pool:{face}",
    )  # fmt: skip
    if count:
        shown = f"×{count}" if have > 1 else ""
        mark = Token(px(40), "#2F5E1E", "" if shown else "mdi:check-bold", text=shown, lift=1)
        sheet.art(mark, rect.right - px(22), rect.bottom - px(40), "center")


def _unseen_candidate(sheet: Sheet, rect: pygame.Rect, look: Look, draft: Draft, face: int) -> None:
    """A card scrolled out of sight can still be reached by keys, without being painted."""
    sheet.node(_name(look, face), "card", rect, action=partial(_turn, look, draft, face), id=f"pool:{face}")


def _turn(look: Look, draft: Draft, face: int) -> None:
    """Take one more copy; after the last one, put all back."""
    locked = draft.locked(face)
    if locked:
        look.refuse(locked, "IK-195")
        return
    draft.turn(face)
    look.relayout()


def _draw_foot(sheet: Sheet, rect: pygame.Rect, look: Look, draft: Draft) -> None:
    """Empty and fill the draft, what is wrong with it, and the button that takes it."""
    px = sheet.px
    problems = draft.problems()
    wide = min(px(210), rect.w // 5)
    clear = pygame.Rect(rect.x, rect.y, wide, rect.h)
    fill = pygame.Rect(clear.right + px(8), rect.y, wide, rect.h)
    done = pygame.Rect(rect.right - round(wide * 1.4), rect.y, round(wide * 1.4), rect.h)
    button(
        sheet, clear, Face(_("Put all back"), "secondary", "mdi:close", size=18),
        partial(_clear, look, draft), id="builder:clear",
    )  # fmt: skip
    button(
        sheet, fill, Face(_("Fill up"), "secondary", "mdi:dice-multiple", size=18),
        partial(_fill, look, draft), id="builder:fill",
        hint=_("Adds cards by chance until the dungeon is complete."),
    )  # fmt: skip
    button(
        sheet, done, Face(_("Build it"), "primary", "mdi:check-bold", size=20), partial(_build, look, draft),
        reason="; ".join(problems), hint=_("Take these cards as the dungeon"), id="builder:done",
    )  # fmt: skip
    room = pygame.Rect(fill.right + px(12), rect.y, done.x - fill.right - px(24), rect.h)
    told = problems[0] if problems else _("The dungeon is legal.")
    if len(problems) > 1:
        told = _("{first} (and {n} more)").format(first=problems[0], n=len(problems) - 1)
    style = Style("condensed_label", 18, _WRONG if problems else _RIGHT, line=1.1)
    if room.w >= px(120):
        sheet.block(told, style, room, "midleft")
    sheet.node(told, "text", room, hint="\n".join(problems) or told, id="builder:problems")


def _clear(look: Look, draft: Draft) -> None:
    draft.clear()
    look.relayout()


def _fill(look: Look, draft: Draft) -> None:
    draft.fill()
    look.relayout()


def _build(look: Look, draft: Draft) -> None:
    look.memory.pop("draft", None)
    look.follow(draft.answers())
