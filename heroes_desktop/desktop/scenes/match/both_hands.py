"""Two people answer one secret question at the same moment, each with a hand on the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from heroes_desktop.engine import Decision, Option
from heroes_desktop.locale import _

from ...art import PlayerSign
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, action_button, button, leather, pill
from ...widgets.rows import columns
from ..dialogs.dialog import Dialog

if TYPE_CHECKING:
    from .table import TableScene

KEYS = ("ASD", "JKL")


class BothHands(Dialog):
    """Left hand and right hand; nothing is shown until both have answered."""

    dim = 190

    def __init__(
        self,
        app: App,
        table: TableScene,
        decisions: Sequence[Decision],
        answer: Callable[[Mapping[int, Option]], None],
        one_by_one: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.table = table
        self.decisions = decisions
        self.answers: dict[int, Option] = {}
        self._answer = answer
        self._one_by_one = one_by_one

    @property
    def name(self) -> str:
        return _("Both at once: each with one hand on the keyboard")

    def back(self) -> None:
        self._behind_curtain()

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet, 1240, min(px(620), sheet.rect.h - px(40)), self.name, "mdi:keyboard")
        low = pygame.Rect(room.x, room.bottom - px(64), room.w, px(64))
        face = Face(_("One after the other, behind the curtain"), "secondary", "mdi:curtains-closed", "C", 19)
        button(sheet, low, face, self._behind_curtain)
        body = pygame.Rect(room.x, room.y, room.w, low.y - px(18) - room.y)
        for half, decision, keys in zip(columns(body, 2, px(20)), self.decisions, KEYS, strict=True):
            self._half(sheet, half, decision, keys)

    def _half(self, sheet: Sheet, rect: pygame.Rect, decision: Decision, keys: str) -> None:
        px, table = sheet.px, self.table
        look = replace(table.look, decision=decision)
        inside = leather(sheet, rect, f"hand{decision.seat}")
        sign = PlayerSign(px(40), table.look.players[decision.seat], lift=1)
        place = sheet.art(sign, inside.x, inside.y)
        name = table.session.seats[decision.seat].name
        style = Style("head", 24, palette.GOLD_HIGH)
        sheet.text(
            name, style, place.right + px(12), place.centery, "midleft", inside.right - place.right - px(12)
        )
        words = table.texts.prompt(look.view, decision)
        text = pygame.Rect(inside.x, place.bottom + px(10), inside.w, px(80))
        sheet.block(words, STYLES["prompt"], text)
        row = pygame.Rect(inside.x, text.bottom + px(8), inside.w, inside.bottom - text.bottom - px(8))
        if decision.seat in self.answers:
            pill(sheet, _("ready"), *row.center, kind="green", icon="mdi:check-bold")
            return
        cells = columns(row, len(decision.options), px(10))
        for cell, option, key in zip(cells, decision.options, keys, strict=False):
            action = table.board.action(look, option)
            label = look.name(option)
            tall = cell.clip(pygame.Rect(cell.x, row.centery - px(70), cell.w, px(140)))
            action_button(
                sheet,
                tall,
                Face(action.label or label, "secondary", action.icon, key, 18),
                partial(self._take, decision.seat, option),
                name=f"{name}: {label}",
                id=f"hand:{decision.seat}:{option}",
            )

    def _take(self, seat: int, option: Option) -> None:
        self.answers[seat] = option
        if len(self.answers) < len(self.decisions):
            self.changed()
            return
        self.app.pop()
        self._answer(self.answers)

    def _behind_curtain(self) -> None:
        self.app.pop()
        self._one_by_one()
