"""A gate in words: name, picture and rule; the loot with its effect; the reward; each on its own ground."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from heroes_desktop.desktop.art import Badge, CardFace
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.fitting import shrunk, unbroken

from ..power import printed_power
from ..state import Dungeon
from ..text import words
from . import faces
from .gate_parts import (
    AUDIENCE_ICONS,
    LEGIBLE,
    LOOT,
    SMALLEST_NAME,
    draw_loot,
    reward_card,
    reward_icons,
    reward_options,
)
from .look import Look

_TITLE = Style("condensed_label", 18, palette.INK)
_WORDS = Style("condensed", 16.5, palette.PAPER_HIGH, line=1.04)
_BELOW = Style("condensed_label", 17, palette.GOLD_HIGH, shadow=palette.BLACK)
PICTURE = 0.24
"""The least share of a gate's height for the enemy's picture where rewards are told in full."""
STRIP = 44
"""Units under which a picture of its own is too flat: it lies behind the name then."""
EDGE, INSET, GAP = 5, 5, 4
"""Units: between a gate and its grounds, between a ground and its words, between two grounds."""
ENEMY, BOOTY, REWARD = "#5A2018", "#23405E", "#4A3578"
"""The grounds of the three parts."""


@dataclass(frozen=True)
class Manner:
    """How all gates of one size are told: in which letters, and whether their rewards are told in short."""

    style: Style
    short: bool


def manner(sheet: Sheet, size: tuple[int, int], look: Look, piles: Sequence[Dungeon]) -> Manner | None:
    """The largest letters in which all these gates have room for their words, with full rewards if possible;
    None: only signs fit."""
    least = LEGIBLE * _WORDS.size / max(1, sheet.letters.pixels(_WORDS))
    wide, high = (length - 2 * sheet.px(EDGE) for length in size)
    told = [pile for pile in piles if pile.cards]
    for short, share in ((False, PICTURE), (True, 0.0)):

        def fits(style: Style, short: bool = short, share: float = share) -> bool:
            ways = (_Gate(sheet, look, pile, Manner(style, short), wide) for pile in told)
            return all(way.height() + high * share <= high for way in ways)

        style = shrunk(_WORDS, fits, least)
        if fits(style):
            return Manner(style, short)
    return None


def draw_in_words(sheet: Sheet, rect: pygame.Rect, look: Look, number: int, told: Manner) -> None:
    """The enemy's card in words, and the reward below it."""
    room = rect.inflate(-2 * sheet.px(EDGE), -2 * sheet.px(EDGE))
    _Gate(sheet, look, look.view.dungeons[number], told, room.w).draw(room, number)


class _Gate:
    """One gate, measured and drawn from top to bottom."""

    def __init__(self, sheet: Sheet, look: Look, pile: Dungeon, told: Manner, wide: int) -> None:
        self.sheet, self.look, self.pile, self.told, self.wide = sheet, look, pile, told, wide
        self.card = pile.cards[-1]
        self.face = look.view.faces[self.card]
        self.rule = words.rule(self.face) if self.face >= 0 else ""
        self.effect = words.effect(self.face) if self.face >= 0 else ""
        reward = reward_card(look, pile)
        self.audience = AUDIENCE_ICONS[reward.audience] if reward is not None else ""
        self.options = reward_options(look.view.faces[pile.reward], told.short) if reward is not None else []
        self.text = wide - 2 * sheet.px(INSET)
        self.below_at_loot = False

    def height(self) -> int:
        """How much of the gate everything but the picture takes."""
        grounds = (self._title(), self._rule(), self._loot(), self._reward())
        return sum(high + self.sheet.px(GAP) for high in grounds if high)

    def draw(self, room: pygame.Rect, number: int) -> None:
        """Everything; the picture gets what the words leave."""
        sheet, gap = self.sheet, self.sheet.px(GAP)
        top = pygame.Rect(room.x, room.y, room.w, room.h - self.height() + self._title())
        y = top.bottom + gap
        sheet.place(f"dungeon-{number}", top)
        if self.face < 0:
            self._draw_back(top)
            self._draw_below(top)
        else:
            tag = f"card-{self.card}"
            with sheet.tagged(tag):
                self._draw_top(top, tag)
                y = self._draw_rule(y, room.x)
                y = self._draw_loot(y, room.x)
        if self.options:
            self._draw_reward(y, room.x)

    # how tall each part is

    def _title(self) -> int:
        return self.sheet.letters.line_height(_TITLE) + self.sheet.px(3) if self.face >= 0 else 0

    def _paragraph(self, text: str, wide: int) -> int:
        return self.sheet.text_height(text, self.told.style, wide)

    def _rule(self) -> int:
        return self._paragraph(self.rule, self.text) + self.sheet.px(INSET) if self.rule else 0

    def _loot_line(self) -> int:
        return self.sheet.letters.line_height(LOOT) + self.sheet.px(2)

    def _loot(self) -> int:
        if self.face < 0:
            return 0
        effect = self._paragraph(self.effect, self.text) if self.effect else 0
        return self._loot_line() + effect + self.sheet.px(INSET)

    def _option_room(self) -> int:
        """The width of an option: between its own sign and the one that says whom the reward is for."""
        return self.text - self.sheet.px(20) - self.sheet.px(16)

    def _reward(self) -> int:
        if not self.options:
            return 0
        return sum(self._paragraph(text, self._option_room()) for text in self.options) + self.sheet.px(INSET)

    # drawing

    def _draw_back(self, rect: pygame.Rect) -> None:
        high = min(rect.h, round(rect.w * 7 / 5))
        w, h = faces.card_size(high)
        back = faces.dungeon_back(w, h, self.pile.level, lift=2)
        self.sheet.art(back, *rect.center, "center")

    def _draw_top(self, rect: pygame.Rect, tag: str) -> None:
        """Name and picture one above the other, or where that would be too flat the name on the picture."""
        title = pygame.Rect(rect.topleft, (rect.w, self._title()))
        rest = pygame.Rect(rect.x, title.bottom + self.sheet.px(GAP), rect.w, 0)
        rest.h = rect.bottom - rest.y
        if rest.h >= self.sheet.px(STRIP):
            self._draw_title(title)
            self._draw_picture(rest, tag)
            self._draw_below(rest)
        else:
            self._draw_strip(rect, tag)

    def _draw_title(self, rect: pygame.Rect, right: str = "") -> None:
        """The enemy's name on a strip of paper, at its end how many cards lie below."""
        px = self.sheet.px
        self.sheet.fill(rect, palette.PAPER, 255, px(5))
        wide = rect.w - 2 * px(INSET)
        if right:
            spot = self.sheet.text(right, _TITLE, rect.right - px(INSET), rect.centery, "midright")
            wide -= spot.w + px(INSET)
        name = words.enemy(self.face)
        style = shrunk(_TITLE, lambda style: self.sheet.letters.size(name, style)[0] <= wide, SMALLEST_NAME)
        self.sheet.text(name, style, rect.x + px(INSET), rect.centery, "midleft", wide)

    def _draw_picture(self, rect: pygame.Rect, tag: str, power: bool = True) -> None:
        whole = faces.enemy(self.look.view, self.face, rect.w, rect.h, compact=True)
        figure = whole.power if power else ""
        spec = CardFace(rect.w, rect.h, whole.kind, "", whole.figure, whole.family, power=figure, lift=1)
        self.sheet.art(spec, *rect.topleft, tag=tag)

    def _draw_strip(self, rect: pygame.Rect, tag: str) -> None:
        """The name on the picture, beside the power."""
        px = self.sheet.px
        self._draw_picture(rect, tag, power=False)
        power = str(printed_power(self.look.view, self.face))
        badge = Badge(min(rect.h, px(36)), "#6A2A1E", palette.GOLD_HIGH, power)
        left = self.sheet.art(badge, rect.x, rect.centery, "midleft").right + px(2)
        title = pygame.Rect(left, 0, rect.right - px(2) - left, self._title())
        title.y = rect.y + min(px(2), (rect.h - title.h) // 2)
        if not self._name_fits(title.w - 2 * px(INSET)):
            self.below_at_loot = True
            self._draw_long_title(pygame.Rect(left, rect.y, title.w, rect.h))
            return
        below = "" if self._below_on_picture(rect) else self._below()
        if below and not self._name_fits(title.w - 3 * px(INSET) - self._width(below, _TITLE)):
            below, self.below_at_loot = "", True
        self._draw_title(title, below)
        if self._below_on_picture(rect):
            self._draw_below(rect, title.bottom)

    def _draw_long_title(self, room: pygame.Rect) -> None:
        """A name too long for one line, in as many as it needs."""
        px, name = self.sheet.px, words.enemy(self.face)
        wide = room.w - 2 * px(INSET)

        def fits(style: Style) -> bool:
            return self.sheet.text_height(name, style, wide) <= room.h

        style = shrunk(unbroken(self.sheet, name, _TITLE, wide), fits, SMALLEST_NAME)
        high = self.sheet.text_height(name, style, wide)
        rect = pygame.Rect(room.x, room.centery - high // 2, room.w, high)
        self.sheet.fill(rect, palette.PAPER, 255, px(5))
        self.sheet.block(name, style, rect.inflate(-2 * px(INSET), 0), "midleft", fit=False)

    def _below_on_picture(self, rect: pygame.Rect) -> bool:
        return rect.h >= self._title() + self.sheet.px(28)

    def _name_fits(self, wide: int) -> bool:
        return self._width(words.enemy(self.face), _TITLE.but(size=SMALLEST_NAME)) <= wide

    def _width(self, text: str, style: Style) -> int:
        return int(self.sheet.letters.size(text, style)[0])

    def _below(self) -> str:
        """How many cards lie below the enemy."""
        below = len(self.pile.cards) - 1
        return f"+{below}" if below else ""

    def _draw_below(self, picture: pygame.Rect, top: int = 0) -> None:
        """How many cards lie below the enemy, in the picture's corner."""
        px, text = self.sheet.px, self._below()
        if not text:
            return
        plate = pygame.Rect(
            0, max(top, picture.y + px(4)) + px(2), self._width(text, _BELOW) + px(26), px(22)
        )
        plate.right = picture.right - px(6)
        self.sheet.fill(plate, "#0E0A18", 190, px(8))
        self.sheet.icon("mdi:cards", plate.x + px(12), plate.centery, 16, palette.GOLD_HIGH)
        self.sheet.text(text, _BELOW, plate.right - px(4), plate.centery, "midright")

    def _ground(self, y: int, left: int, high: int, colour: str) -> pygame.Rect:
        """The ground of a part; returns the room for its words."""
        rect = pygame.Rect(left, y, self.wide, high)
        self.sheet.fill(rect, colour, 150, self.sheet.px(6))
        return pygame.Rect(rect.x + self.sheet.px(INSET), rect.y + self.sheet.px(INSET) // 2, self.text, high)

    def _draw_paragraph(self, text: str, left: int, y: int, wide: int) -> int:
        """A text from here; returns where the next one begins."""
        high = self._paragraph(text, wide)
        self.sheet.block(text, self.told.style, pygame.Rect(left, y, wide, high), fit=False)
        return y + high

    def _draw_rule(self, y: int, left: int) -> int:
        if not self.rule:
            return y
        room = self._ground(y, left, self._rule(), ENEMY)
        self._draw_paragraph(self.rule, room.x, room.y, room.w)
        return y + self._rule() + self.sheet.px(GAP)

    def _draw_loot(self, y: int, left: int) -> int:
        room = self._ground(y, left, self._loot(), BOOTY)
        line = pygame.Rect(room.x, room.y, room.w, self._loot_line())
        if self.below_at_loot:
            spot = self.sheet.text(self._below(), _BELOW, line.right, line.centery, "midright")
            line.w -= spot.w + self.sheet.px(GAP)
        draw_loot(self.sheet, line, self.face)
        if self.effect:
            self._draw_paragraph(self.effect, room.x, room.y + self._loot_line(), room.w)
        return y + self._loot() + self.sheet.px(GAP)

    def _draw_reward(self, y: int, left: int) -> None:
        px = self.sheet.px
        high = self._reward()
        room = self._ground(y, left, high, REWARD)
        self.sheet.icon(self.audience, room.right - px(6), y + high // 2, 18, palette.GOLD_HIGH)
        y = room.y
        line = self.sheet.letters.line_height(self.told.style)
        for sign, text in zip(reward_icons(self.look, self.pile), self.options, strict=True):
            self.sheet.icon(sign, room.x + px(8), y + line // 2, 17, palette.GOLD_HIGH)
            y = self._draw_paragraph(text, room.x + px(20), y, self._option_room())
