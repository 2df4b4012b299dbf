"""What stands beside a guard: its name, its Power now, its abilities in words."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import chance_text, odds_bar
from heroes_desktop.desktop.widgets.fitting import unbroken

from ..content import CARDS
from ..locale import _
from ..state import FINAL, State
from ..text import cards as card_texts
from ..text import sums, words
from . import faces

RAISED, LOWERED, PLAIN = "#FF9A7A", "#A9D98F", palette.GOLD_HIGH

NAME = Style("label", 20, palette.PAPER_HIGH, line=1.05)
_POWER = Style("label", 19, PLAIN, line=1.05)
_WORDS = Style("condensed", 18, palette.ON_LEATHER, line=1.05)


def power_colour(view: State, lane: int) -> str:
    """Red for a Power above the printed one, green below it."""
    change = 0 if sums.throws(view, lane) else faces.raised(view, lane)
    return PLAIN if not change else RAISED if change > 0 else LOWERED


def draw_caption(
    sheet: Sheet,
    rect: pygame.Rect,
    view: State,
    lane: int,
    chances: Sequence[float] = (),
    named: bool = False,
) -> None:
    """Name, Power and abilities, one below the other, as much as the room holds, and the chance to win.

    named: an open card bears its name itself.
    """
    if rect.w < sheet.px(60):
        return
    lines = [(text, unbroken(sheet, text, style, rect.w)) for text, style in caption(view, lane)]
    if not lines:
        return
    heads = 0 if named and view.corridors[lane].up and view.corridors[lane].guard >= 0 else 1
    lines = lines[1 - heads :]
    foot = sheet.px(34) if chances else 0
    first = [sheet.text_height(text, style, rect.w) for text, style in lines[: heads + 1]]
    if chances and sum(first) + foot > rect.h:
        lines = [*lines[:heads], (_beside(lines[heads : heads + 1], chances), _POWER)]
        foot, chances = 0, ()
    left = rect.h - foot
    heights = []
    for text, style in lines:
        high = min(left, sheet.text_height(text, style, rect.w))
        heights.append(high)
        left -= high
    y = rect.y + min(sheet.px(6), max(0, left // 2))
    for (text, style), high in zip(lines, heights, strict=True):
        if high < min(sheet.letters.line_height(style), sheet.text_height("x", style, rect.w)):
            break
        sheet.block(text, style, pygame.Rect(rect.x, y, rect.w, high))
        y += high
    if chances:
        _draw_chances(sheet, pygame.Rect(rect.x, y + sheet.px(6), rect.w, foot - sheet.px(6)), chances)


def _beside(power: list[tuple[str, Style]], chances: Sequence[float]) -> str:
    """Power and chance in one line, where a bar has no room."""
    return " · ".join([*(text for text, _style in power), _span(chances)])


def _span(chances: Sequence[float]) -> str:
    """From the chance without any cost to the one with everything at hand."""
    plain, best = chance_text(chances[0]), chance_text(max(chances))
    return plain if plain == best else f"{plain} – {best}"


def _draw_chances(sheet: Sheet, rect: pygame.Rect, chances: Sequence[float]) -> None:
    """A bar and its figures: green with what costs nothing, gold with everything at hand."""
    plain, best = chances[0], max(chances)
    told = _span(chances)
    style = Style("condensed_label", 18, palette.PAPER_HIGH)
    wide = sheet.letters.size(told, style)[0] + sheet.px(10)
    bar = pygame.Rect(rect.x, rect.centery - sheet.px(6), min(sheet.px(150), rect.w - wide), sheet.px(12))
    if bar.w < sheet.px(40):
        sheet.text(told, style, rect.x, rect.centery, "midleft", rect.w)
        return
    odds_bar(sheet, bar, plain, best - plain, _("Chance to win"))
    sheet.text(told, style, bar.right + sheet.px(10), rect.centery, "midleft")


def caption(view: State, lane: int) -> list[tuple[str, Style]]:
    """The lines of a caption with their styles, most important first."""
    if lane != FINAL:
        here = view.corridors[lane]
        if here.guard < 0:
            told = _("The way to the end is open.") if not here.pile else ""
            return [(told, _WORDS)] if told else []
        if not here.up:
            return _hidden_caption(view, lane)
    card = CARDS[faces.face_at(view, lane)]
    lines = [(words.say(card.name), NAME)]
    power = sums.power(view, lane)
    lines.append((power[:1].upper() + power[1:], _POWER.but(colour=power_colour(view, lane))))
    abilities = ", ".join(words.ability_names(card))
    return [*lines, (abilities, _WORDS)] if abilities else lines


def _hidden_caption(view: State, lane: int) -> list[tuple[str, Style]]:
    face = faces.face_at(view, lane)
    lines = [(_("In ambush"), NAME)]
    if face >= 0:
        lines.append((_("you know it: {card}").format(card=words.name(face)), _WORDS))
    return lines


def guard_hint(view: State, lane: int) -> str:
    """Everything about a guard that its tooltip tells: class, Power with its parts, abilities."""
    if lane != FINAL and not view.corridors[lane].up:
        return "\n".join(text for text, _style in _hidden_caption(view, lane))
    card = CARDS[faces.face_at(view, lane)]
    power = sums.power(view, lane)
    if not sums.throws(view, lane) and (parts := sums.power_sum(view, lane)):
        power += f" = {parts}"
    lines = [words.say(card.name), words.short(card), power]
    if card.kind == "dungeon":
        lines += card_texts.dungeon_lines(card, view.solo)
    else:
        lines.append(card_texts.effect_text(card, view.solo))
    return "\n".join(line for line in lines if line)
