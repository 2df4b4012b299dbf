"""What the table says at the bottom left: the question, who is thinking, or how the match ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from heroes_desktop.engine import Decision
from heroes_desktop.locale import _
from heroes_desktop.table.conductor import Phase

from ...art import Leather, PlayerSign, Token
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...widgets import icon_button

if TYPE_CHECKING:
    from .table import TableScene


@dataclass
class Prompt:
    """What the table says at the bottom left; `read` opens the rule it follows."""

    icon: str
    title: str
    text: str
    seat: int | None = None
    read: Callable[[], None] | None = None


def prompt_of(table: TableScene) -> Prompt:
    """What the table says now."""
    play, decision = table.play, table.play.decision
    if decision is not None:
        return _question(table, decision)
    if play.phase is Phase.THINKING:
        seat = table.active
        name = table.look.seat_names[seat] if seat is not None else ""
        return Prompt("mdi:timer-sand", name, _("The computer is thinking …"), seat)
    if play.phase is Phase.OVER:
        return Prompt("trophy", _("The match is over"), table.told_outcome())
    return Prompt("mdi:timer-sand", "", "…", table.active)


def _question(table: TableScene, decision: Decision) -> Prompt:
    """The question put to a person; its first line is the title, else the name of who is asked."""
    look, guide = table.look, table.play.guide
    words = table.texts.prompt(look.view, decision)
    title, _newline, text = words.partition("\n")
    if not text:
        title, text = look.seat_names[decision.seat], words
    if decision.joint:
        title = _("Together")
    if guide is not None and guide.task:
        text = guide.task
    read = table.rules if table.rule or table.board.prompt_rule(decision) else None
    return Prompt(table.board.prompt_icon(decision), title, text, decision.seat, read)


def draw_prompt(sheet: Sheet, rect: pygame.Rect, prompt: Prompt, player: palette.PlayerLook | None) -> None:
    """The full prompt in the bottom bar."""
    px = sheet.px
    disc = px(84)
    place = sheet.art(
        Token(disc, "#6A3A1A", prompt.icon, palette.GOLD_HIGH, palette.BRASS, lift=1),
        rect.x,
        rect.centery,
        "midleft",
    )
    if player is not None:
        sheet.art(PlayerSign(px(30), player, lift=1), place.right - px(8), place.bottom - px(8), "center")
    left = place.right + px(16)
    title = STYLES["prompt_title"]
    high = sheet.letters.line_height(title)
    wide = rect.right - left
    needed = high + sheet.text_height(prompt.text, STYLES["prompt"], wide)
    top = rect.y + max(0, (rect.h - needed) // 2)
    book = _draw_rule(sheet, prompt, rect.right, top + high // 2)
    sheet.text(prompt.title, title, left, top, "topleft", book - left)
    body = pygame.Rect(left, top + high, wide, rect.bottom - top - high)
    sheet.block(prompt.text, STYLES["prompt"], body)
    sheet.node(f"{prompt.title}. {prompt.text}", "text", rect, id="prompt")


def draw_strip(sheet: Sheet, rect: pygame.Rect, prompt: Prompt, player: palette.PlayerLook | None) -> None:
    """The prompt as a strip inside the board."""
    px = sheet.px
    sheet.art(Leather(rect.w, rect.h, "strip", lift=2), rect.x, rect.y)
    left = rect.x + px(18)
    sheet.icon(prompt.icon, left, rect.centery, 28, palette.GOLD_HIGH, "midleft")
    left += px(40)
    if player is not None:
        sheet.art(PlayerSign(px(24), player), left, rect.centery, "midleft")
        left += px(34)
    words = prompt.title or prompt.text
    if prompt.title and prompt.text:
        words = _("{title}: {text}").format(title=prompt.title, text=prompt.text)
    right = _draw_rule(sheet, prompt, rect.right - px(12), rect.centery)
    body = pygame.Rect(left, rect.y + px(7), right - px(4) - left, rect.h - px(14))
    sheet.block(words, Style("strong", 20, palette.ON_LEATHER, line=1.12), body, "midleft")
    sheet.node(words, "text", rect, id="prompt")


def _draw_rule(sheet: Sheet, prompt: Prompt, right: int, middle: int) -> int:
    """The small book that opens the rule a question follows; returns where it begins."""
    if prompt.read is None:
        return right
    px = sheet.px
    spot = pygame.Rect(right - px(36), middle - px(18), px(36), px(36))
    icon_button(
        sheet, spot, "mdi:book-open-variant", _("Read the rule"), prompt.read, overlay=True, finger=px(6)
    )
    return spot.x - px(8)
