"""The action bar: a button for every answer there is room for, the rest behind "More"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from heroes_desktop.games.shared.wording import titled
from heroes_desktop.locale import _

from ...board.api import Barred, Look
from ...paint.sheet import Sheet
from ...widgets import Face, action_button, button, chance_text
from ...widgets.rows import columns
from .offered_options import OfferedOption, grouped, offered_options, things

if TYPE_CHECKING:
    from .table import TableScene

MORE = "more"
"""The button behind which the options wait that have no room in the bar."""
GAP = 10
"""Units between buttons."""
WIDEST = 420
"""Units of an action that is alone: wider it would not look like a button."""
MORE_WIDTH = 150
"""Units of "More" where nothing else is in the bar."""
LEAST_ROOM = 60
"""Units of width below which nothing stands beside a final button."""
TWO_LINES = 170
"""Units of height with room for two lines of buttons."""


class ActionBar:
    """What may be answered: the final one at the right, and last, in grey, what cannot be done now."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.listed: list[OfferedOption] = []
        """Everything on offer, whether there was room for it or not."""

    def take(self, offer: OfferedOption) -> None:
        """What a button of the bar or a line of a list does."""
        made = self._table.look.gathering
        if offer.members:
            self.more(offer.members, offer.name)
        elif made is not None and offer.option in made.choice.things:
            made.toggle(offer.option)
        else:
            self._table.choose(offer.option)

    def more(self, listed: Sequence[OfferedOption] = (), title: str = "") -> None:
        """Open a list of some of what is on offer, or of everything."""
        from .option_list import OptionList

        table = self._table
        table.app.push(
            OptionList(table.app, table, listed or self.listed, title or (lambda: table.prompt().text))
        )

    def draw(self, sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
        """As many buttons as fit.

        A final button that refuses is not drawn where the last answer was given: it moves to the left.
        """
        last = self._table.answering.last
        self.listed = offered_options(look, self._table.board, last.key)
        shown = grouped(self.listed)
        final = next((offer for offer in shown if offer.action.final), None)
        if final is not None and final.action.refuses and last.at is not None:
            _corner, left = _beside(sheet, rect)
            if rect.collidepoint(last.at) and last.at[0] >= left.right:
                shown = [final, *(offer for offer in shown if offer is not final)]
                rect, final = left, None
        others = [offer for offer in shown if offer is not final]
        room = pygame.Rect(rect)
        if final is not None:
            room = self._draw_final(sheet, rect, final, len(others))
        if others and room.w >= sheet.px(LEAST_ROOM):
            self._draw_others(sheet, room, others, look)

    def _draw_final(self, sheet: Sheet, rect: pygame.Rect, final: OfferedOption, others: int) -> pygame.Rect:
        """The final button, always bottom right; returns the room left for the others."""
        place, room = _beside(sheet, rect, alone=not others)
        crowded = others and room.w < sheet.px(LEAST_ROOM)
        if rect.h >= sheet.px(TWO_LINES) and (crowded or others <= _in_row(sheet, rect)):
            place, room = _below(sheet, rect, alone=not others)
        tall = place.h > place.w
        draw = action_button if tall else button
        node = draw(
            sheet, place, _face(final, 20 if tall else 23), partial(self.take, final),
            name=final.name, hint=self._hint(final), role="option", id=f"option:{final.option}",
        )  # fmt: skip
        node.shows = self._shows(final)
        return room

    def _draw_others(
        self, sheet: Sheet, room: pygame.Rect, others: Sequence[OfferedOption], look: Look
    ) -> None:
        px, gap = sheet.px, sheet.px(GAP)
        barred = self._table.board.barred(look) if look.decision is not None else ()
        usual = [offer for offer in others if not offer.action.minor]
        waiting = len(usual) < len(others)
        if waiting and not usual:
            room.w = min(room.w, 2 * px(MORE_WIDTH) + gap)
        number = len(usual) + len(barred) + waiting
        room.w = min(room.w, number * (px(WIDEST) + gap) - gap)
        cells = _grid(sheet, room, number)
        shown = usual if len(usual) + waiting <= len(cells) else usual[: len(cells) - 1]
        more = len(shown) < len(others)
        for cell, offer in zip(cells, shown, strict=False):
            self._draw_offer(sheet, cell, offer)
        for cell, thing in zip(cells[len(shown) : len(cells) - more], barred, strict=False):
            _draw_barred(sheet, cell, thing)
        if more:
            face = Face(_("More"), "ghost", "mdi:dots-horizontal", "+", 18)
            action_button(sheet, cells[-1], face, self.more, role="button", id=MORE)

    def _draw_offer(self, sheet: Sheet, cell: pygame.Rect, offer: OfferedOption) -> None:
        node = action_button(
            sheet, cell, _face(offer, 18), partial(self.take, offer), name=offer.name, hint=self._hint(offer),
            id=offer.id, selected=bool(offer.picked),
        )  # fmt: skip
        node.shows = self._shows(offer)

    def _shows(self, offer: OfferedOption) -> partial[list[str]]:
        return partial(things, self._table.board, self._table.look.view, offer)

    def _hint(self, offer: OfferedOption) -> str:
        """The full name, with what is behind the button or how likely it is to succeed."""
        if offer.members:
            return "\n".join(member.name for member in offer.members)
        odds = self._table.odds(offer.option)
        told = ", ".join(titled(entry.label, chance_text(entry.chance)) for entry in odds)
        return f"{offer.name}\n{told}" if told else offer.name


def _draw_barred(sheet: Sheet, cell: pygame.Rect, thing: Barred) -> None:
    face = Face(thing.label, "secondary", thing.icon, "", 18)
    action_button(
        sheet, cell, face, None, reason=thing.reason, hint=thing.reason, role="button",
        id=f"barred:{thing.label}",
    )  # fmt: skip


def _below(sheet: Sheet, rect: pygame.Rect, alone: bool) -> tuple[pygame.Rect, pygame.Rect]:
    """The place of a final button below the others, and the room left for them."""
    px, gap = sheet.px, sheet.px(GAP)
    tall = min(px(92), rect.h) if alone else min(px(72), (rect.h - gap) // 2)
    final = pygame.Rect(rect.x, rect.bottom - tall, rect.w, tall)
    return final, pygame.Rect(rect.x, rect.y, rect.w, rect.h - tall - gap)


def _beside(sheet: Sheet, rect: pygame.Rect, alone: bool = False) -> tuple[pygame.Rect, pygame.Rect]:
    """The place of a final button at the right of the others, and the room left for them."""
    px = sheet.px
    wide = min(px(320), rect.w) if alone else min(px(214), max(px(130), rect.w // 3))
    final = pygame.Rect(rect.right - wide, rect.y, wide, rect.h)
    return final, pygame.Rect(rect.x, rect.y, rect.w - wide - px(GAP), rect.h)


def _least(sheet: Sheet) -> int:
    """How narrow a button may be."""
    return sheet.px(108 if sheet.metrics.units >= 1300 else 92)


def _in_row(sheet: Sheet, room: pygame.Rect) -> int:
    """How many buttons have room beside each other."""
    gap = sheet.px(GAP)
    return max(1, (room.w + gap) // (_least(sheet) + gap))


def _grid(sheet: Sheet, room: pygame.Rect, number: int) -> list[pygame.Rect]:
    """Cells for this many buttons, or for as many as fit; a few take the full height."""
    gap, in_row = sheet.px(GAP), _in_row(sheet, room)
    lines = 2 if room.h >= sheet.px(TWO_LINES) else 1
    cells = min(number, in_row * lines)
    used = 1 if cells <= min(3, in_row) else min(lines, max(2, -(-cells // in_row)))
    per_row = -(-cells // used)
    tall = (room.h - gap * (used - 1)) // used
    found: list[pygame.Rect] = []
    for row in range(used):
        line = pygame.Rect(room.x, room.y + row * (tall + gap), room.w, tall)
        found += columns(line, min(per_row, cells - len(found)), gap)
    return found


def _face(offer: OfferedOption, size: float) -> Face:
    action = offer.action
    return Face(action.label or offer.name, action.kind, action.icon, offer.key, size)
