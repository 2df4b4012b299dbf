"""The best results of the evening, for everybody to read."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.games.shared.room import rooms, texts
from heroes_desktop.kiosk.best import Best, best
from heroes_desktop.library import LibraryError
from heroes_desktop.locale import _, counted

from ...art import Crest, HubGround
from ...art.core import palette
from ...art.core.text import Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import leather
from ...widgets.fitting import gold_title
from ...widgets.rows import columns
from .attracting import Attract
from .host import Kiosk

_LINE = Style("strong", 19, palette.INK)
_FIGURE = Style("label", 19, palette.HEADING)
_GAME = Style("head", 24, align="center")
LETTERS = (1.5, 1.35, 1.2, 1.1, 1.0)
"""How large names and scores may be."""


def best_of(kiosk: Kiosk, game: str) -> list[Best]:
    """The best results of one game."""
    try:
        return best(kiosk.app.library, game)
    except LibraryError:
        return []


def all_best(kiosk: Kiosk) -> list[Best]:
    """The best results of all games on offer."""
    return [line for game in kiosk.config.offered() for line in best_of(kiosk, game)]


def score_text(line: Best) -> str:
    """How good a result is, in few words."""
    if line.score is not None:
        return counted("{n} point", "{n} points", line.score)
    return counted("won in {n} choice", "won in {n} choices", line.choices)


def draw_lines(sheet: Sheet, rect: pygame.Rect, lines: Sequence[Best]) -> None:
    """Names and scores, one line each."""
    high = min(sheet.px(56), rect.h // max(1, len(lines)))
    for number, line in enumerate(lines):
        row = pygame.Rect(rect.x, rect.y + number * high, rect.w, high)
        words = score_text(line)
        wide = min(row.w * 6 // 10, int(sheet.letters.size(words, _FIGURE)[0]) + 2)
        sheet.text(words, _FIGURE, row.right, row.centery, "midright", wide)
        sheet.text(line.names, _LINE, row.x, row.centery, "midleft", row.w - wide - sheet.px(14))


class BestOfTheEvening(Attract):
    """The best results of all games."""

    def __init__(self, app: App, kiosk: Kiosk, lines: Sequence[Best]) -> None:
        super().__init__(app)
        self.attract_for(kiosk)
        self.lines = lines

    def build(self, sheet: Sheet) -> None:
        px, canvas = sheet.px, sheet.rect
        sheet.art(HubGround(canvas.w, canvas.h), 0, 0)
        title = gold_title(sheet, _("Best this evening"), px(60), 900, canvas.w - px(80))
        head = sheet.art(title, canvas.centerx, px(30), "midtop")
        low = px(120)
        invite = pygame.Rect(px(60), canvas.bottom - px(30) - low, canvas.w - px(120), low)
        self.draw_invitations(sheet, invite, palette.GOLD_HIGH)
        games = [
            game for game in self.kiosk.config.offered() if any(line.game == game for line in self.lines)
        ]
        room = pygame.Rect(px(60), head.bottom + px(24), canvas.w - px(120), 0)
        left = invite.y - px(20) - room.y
        room.h = min(left, px(600))
        room.y += (left - room.h) // 2
        places = columns(room, len(games), px(20))
        insides = [
            leather(sheet, place, game, ornament=True) for game, place in zip(games, places, strict=True)
        ]
        wide = min(inside.w for inside in insides)
        heads = max(sheet.text_height(texts(game).title(), _GAME, wide) for game in games)
        for game, inside in zip(games, insides, strict=True):
            crest = sheet.art(Crest(px(96), game), inside.centerx, inside.y, "midtop")
            head = pygame.Rect(inside.x, crest.bottom + px(8), inside.w, heads)
            sheet.block(texts(game).title(), _GAME.but(colour=rooms[game].look.accent), head, "midtop")
            rest = pygame.Rect(inside.x, head.bottom + px(14), inside.w, inside.bottom - head.bottom - px(14))
            self._lines(sheet, rest, [line for line in self.lines if line.game == game])

    def _lines(self, sheet: Sheet, rect: pygame.Rect, lines: Sequence[Best]) -> None:
        """Below each other, the name over its score: columns may be narrow. As large as there is room."""
        px = sheet.px
        for share in LETTERS:
            name = _LINE.but(colour=palette.ON_LEATHER, size=25 * share)
            figure = _FIGURE.but(colour=palette.GOLD_HIGH, size=22 * share)
            step = sheet.letters.line_height(name) + sheet.letters.line_height(figure) + px(20)
            written = [sheet.letters.size(line.names, name)[0] for line in lines]
            written += [sheet.letters.size(score_text(line), figure)[0] for line in lines]
            if step * len(lines) <= rect.h and max(written, default=0) <= rect.w:
                break
        for number, line in enumerate(lines[: max(1, rect.h // step)]):
            y = rect.y + number * step
            place = sheet.text(line.names, name, rect.centerx, y, "midtop", rect.w)
            sheet.text(score_text(line), figure, rect.centerx, place.bottom, "midtop", rect.w)
