"""A board for any game, made of the game's own texts: enough to prove the table without drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from heroes_desktop.desktop.art import CardFace
from heroes_desktop.desktop.art.core.text import STYLES
from heroes_desktop.desktop.board.api import Action, ChipValue, Inspection, Look, Note, Panel, Shift
from heroes_desktop.desktop.board.base import Board
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import pause
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Scroll, card, scroll_area
from heroes_desktop.engine import Decision, Event, Option


class PlainBoard(Board):
    """Lists the position in words and makes a card of each of the first options."""

    def __init__(self, hand: bool = False) -> None:
        self._hand = hand

    def hand(self, look: Look) -> bool:
        return self._hand

    def status(self, look: Look) -> str:
        return "status"

    def chip(self, look: Look, seat: int) -> Sequence[ChipValue]:
        return [ChipValue("hearts", str(seat + 1), "hearts")]

    def draw(self, sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
        scroll = look.memory.setdefault("scroll", Scroll(look.relayout))
        half = pygame.Rect(zone.x, zone.y, zone.w // 2, zone.h)
        with scroll_area(sheet, half, scroll, "position") as area:
            for line in look.texts.table(look.view, look.viewpoint):
                style = STYLES["body_dark"]
                sheet.block(line, style, area.take(sheet.text_height(line, style, area.rect.w)), fit=False)
        x = zone.centerx + 20
        for number, option in enumerate(look.options()[:4]):
            if look.veiled:
                break
            face = CardFace(110, 154, "event", f"Card {number}")
            card(
                sheet,
                face,
                x + (number % 2) * 130,
                zone.y + 20 + (number // 2) * 170,
                look.name(option),
                action=lambda option=option: look.choose(option),
                inspect=lambda: look.inspect("thing"),
                halo="legal",
                id=f"board:{option}",
            )

    def draw_hand(self, sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
        sheet.text("hand", STYLES["body_dark"], *zone.topleft)

    def panels(self, look: Look) -> Sequence[Panel]:
        def words(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
            sheet.block("What stands here is read by people.", STYLES["body"], rect)

        return [Panel("Sheet", "scroll-unfurled", 200, words)]

    def action(self, look: Look, option: Option) -> Action:
        final = option.act in ("done", "pass", "accept", "keep")
        return Action("mdi:check-bold", kind="final" if final else "secondary", final=final)

    def order(self, look: Look) -> Sequence[object]:
        return ["thing", "other"]

    def inspection(self, look: Look, subject: object) -> Inspection | None:
        return Inspection(
            str(subject),
            lambda w, h: CardFace(w, h, "enemy", str(subject), text="It bites.", power="7", lift=4),
            [Note("mdi:eye", "Reveal", "happens once, when the card is turned face up")],
            rule="IK-001",
        )

    def motion(self, event: Event, shift: Shift) -> Sequence[Motion]:
        return [pause(120)]

    def event_icon(self, event: Event) -> str:
        return "quill-ink"

    def event_subject(self, event: Event) -> object:
        return "thing"

    def prompt_rule(self, decision: Decision) -> str:
        return "IK-002"

    def prompt_icon(self, decision: Decision) -> str:
        return "broadsword"

    def ambience(self, look: Look) -> str:
        return "dungeon"


def use(hand: bool = False) -> Any:
    """A stand-in for `board_for`."""
    return lambda game: PlainBoard(hand)
