"""One game's finished matches told apart: by difficulty, by hero, by whatever its room can tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import pygame

from heroes_desktop.games.shared.room import rooms, texts
from heroes_desktop.library import Result
from heroes_desktop.locale import _, counted

from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Scroll, chance_text, gauge, heading, paper, scroll_area
from ...widgets.rows import columns
from ...widgets.scroll import Area
from .page import Page


class Ended(Protocol):
    """What is known of a finished match."""

    @property
    def reason(self) -> str: ...
    @property
    def scores(self) -> Sequence[object]: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...


E = TypeVar("E", bound=Ended)


@dataclass
class Share:
    """Matches of one kind, and how many of them were won."""

    value: str
    matches: int = 0
    won: int = 0


def shares(game: str, results: Sequence[E], won: Callable[[E], bool]) -> dict[str, list[Share]]:
    """Under each heading the kinds of matches, most frequent first."""
    traits = rooms[game].traits
    found: dict[str, dict[str, Share]] = {}
    for result in results if traits is not None else ():
        assert traits is not None
        for trait in dict.fromkeys(traits({**result.facts, "reason": result.reason}, len(result.scores))):
            share = found.setdefault(trait.heading, {}).setdefault(trait.value, Share(trait.value))
            share.matches += 1
            share.won += won(result)
    return {head: sorted(kinds.values(), key=lambda each: -each.matches) for head, kinds in found.items()}


class Breakdown(Page):
    """Every heading of a game with its shares of matches won."""

    def __init__(self, app: App, game: str, results: Sequence[Result], won: Callable[[Result], bool]) -> None:
        super().__init__(app)
        self.game = game
        self.matches = len(results)
        self.shares = shares(game, results, won)
        self.scrolls = [Scroll(self.changed) for _heading in self.shares]

    @property
    def title(self) -> str:
        return _("{game}: {matches}").format(
            game=texts(self.game).title(), matches=counted("{n} match", "{n} matches", self.matches)
        )

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet)
        count = len(self.shares)
        rows = 1 if count <= 2 or sheet.metrics.narrow else 2
        tall = (room.h - px(18) * (rows - 1)) // rows
        places = []
        for row in range(rows):
            line = pygame.Rect(room.x, room.y + row * (tall + px(18)), room.w, tall)
            here = count * (row + 1) // rows - count * row // rows
            places += columns(line, max(1, here), px(18))
        for place, (head, kinds), scroll in zip(places, self.shares.items(), self.scrolls, strict=False):
            self._heading(sheet, place, head, kinds, scroll)

    def _heading(
        self, sheet: Sheet, rect: pygame.Rect, head: str, kinds: Sequence[Share], scroll: Scroll
    ) -> None:
        room = heading(sheet, head, paper(sheet, rect, f"by:{head}"), icon="mdi:chart-bar")
        with scroll_area(sheet, room, scroll, head) as area:
            for kind in kinds:
                draw_share(sheet, area, kind)


def draw_share(sheet: Sheet, area: Area, kind: Share) -> None:
    """A kind of match with the share that was won."""
    px = sheet.px
    name, caption = Style("label", 20, palette.INK), STYLES["caption"]
    share = kind.won / max(1, kind.matches)
    note = _("{won} of {matches} won").format(won=kind.won, matches=kind.matches)
    big = Style("display", 26, palette.GOOD_ON_PAPER)
    wide = area.rect.w - px(96)
    heights = [sheet.text_height(kind.value, name, wide), px(16), sheet.text_height(note, caption, wide)]
    place = area.take(sum(heights) + px(8), px(12))
    y = place.y
    sheet.block(kind.value, name, pygame.Rect(place.x, y, wide, heights[0]), fit=False)
    y += heights[0] + px(2)
    told = f"{kind.value}: {note}"
    gauge(sheet, pygame.Rect(place.x, y, wide, heights[1]), share, palette.WIN, told)
    y += heights[1] + px(4)
    sheet.block(note, caption, pygame.Rect(place.x, y, wide, heights[2]), fit=False)
    sheet.text(chance_text(share), big, place.right - px(4), place.centery, "midright")
