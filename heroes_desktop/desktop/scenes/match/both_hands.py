"""Answers given at the same moment: two people with a hand each on the keyboard, and the hands shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from heroes_desktop.engine import Decision, Option
from heroes_desktop.locale import _
from heroes_desktop.table.conductor import Answer

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

KEYS = ("SDF", "JKL")
"""Three keys side by side for each hand, the same ones on all common keyboards."""

BEATS, BEAT = 3, 450.0
"""Nobody sees a hand before it has been counted to three."""


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
        name = table.look.seat_names[decision.seat]
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


class HandsShown(Dialog):
    """Counts to three, then shows everybody what everybody has answered."""

    dim = 190

    def __init__(
        self, app: App, table: TableScene, answers: Sequence[Answer], then: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self.table, self.answers = table, answers
        self._then = then
        self._left = BEATS if app.prefs.duration(BEAT) > 0 else 0

    @property
    def name(self) -> str:
        if self._left:
            return _("All at once!")
        told = (
            f"{self._person(decision.seat)}: {self._words(decision)}" for decision, _option in self.answers
        )
        return ", ".join(told)

    def opened(self) -> None:
        if self._left:
            self.app.after(self.app.prefs.duration(BEAT), self._beat)

    def _beat(self) -> None:
        if self.app.top is not self or not self._left:
            return
        self._left -= 1
        self.app.sound.play("card")
        if self._left:
            self.app.after(self.app.prefs.duration(BEAT), self._beat)
        else:
            self.app.narrate(self.name)
        self.changed()

    def back(self) -> None:
        self._go_on()

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(
            sheet, 1040, min(px(480), sheet.rect.h - px(40)), _("All at once!"), "mdi:hand-front-right"
        )
        low = pygame.Rect(room.x, room.bottom - px(64), room.w, px(64))
        body = pygame.Rect(room.x, room.y, room.w, low.y - px(18) - room.y)
        if self._left:
            beat = Style("head", 90, palette.HEADING, align="center")
            sheet.block(str(BEATS + 1 - self._left), beat, body, "center")
            return
        button(
            sheet, low, Face(_("Go on"), "primary", "mdi:check-bold", "SPACE", 22), self._go_on, id="go-on"
        )
        for place, (decision, option) in zip(
            columns(body, len(self.answers), px(20)), self.answers, strict=True
        ):
            self._hand(sheet, place, decision, option)

    def _hand(self, sheet: Sheet, rect: pygame.Rect, decision: Decision, option: Option) -> None:
        px, table = sheet.px, self.table
        inside = leather(sheet, rect, f"shown{decision.seat}")
        sign = sheet.art(PlayerSign(px(40), table.look.players[decision.seat], lift=1), inside.x, inside.y)
        room = pygame.Rect(sign.right + px(12), sign.y, inside.right - sign.right - px(12), sign.h)
        sheet.text(
            self._person(decision.seat),
            Style("head", 24, palette.GOLD_HIGH),
            *room.midleft,
            "midleft",
            room.w,
        )
        words = pygame.Rect(inside.x, inside.bottom - px(64), inside.w, px(64))
        sheet.block(
            self._words(decision), Style("head", 26, palette.ON_LEATHER, align="center"), words, "center"
        )
        free = pygame.Rect(inside.x, sign.bottom, inside.w, words.y - sign.bottom)
        icon = table.board.action(replace(table.look, decision=decision), option).icon
        size = min(free.h - px(8), free.w) / sheet.metrics.factor
        sheet.icon(icon, *free.center, size, palette.GOLD_HIGH, "center")

    def _person(self, seat: int) -> str:
        return self.table.look.seat_names[seat]

    def _words(self, decision: Decision) -> str:
        return self.table.texts.option(self.table.look.view, decision, decision.options[0])

    def _go_on(self) -> None:
        if self._left:
            return
        table = self.table
        picture = table.sheet
        self.app.pop()
        table.sheet = picture  # what happens next moves over the picture that was there before
        self._then()
