"""The campaigns of a game with the seals they have won, on the page where a match of it begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from heroes_desktop.games.shared.room import campaign, rooms
from heroes_desktop.library import CampaignEntry
from heroes_desktop.locale import counted

from ...art import Parchment, WaxSeal
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...input.node import Look
from ...paint.sheet import Sheet
from ...widgets.scroll import Area

_NAME = Style("head", 19, palette.HEADING)
TALL, SEAL = 64, 40


class Slip(NamedTuple):
    """What stands on a slip of paper, whether its seal is there, and what a click does."""

    id: str
    name: str
    told: str
    won: bool
    action: Callable[[], None]


def draw_seals_won(
    sheet: Sheet, area: Area, game: str, entries: Sequence[CampaignEntry],
    go: Callable[[int], None], begin: Callable[[], None],
) -> None:  # fmt: skip
    """One slip for each campaign of a game, a click opens it; before the first one a slip that begins it."""
    rules = campaign(game)
    if rules is None:
        return
    boxes = sum(challenge.boxes for challenge in rules.challenges())
    own = [entry for entry in entries if entry.game == game]
    for entry in own:
        won = sum(entry.ticks.values())
        told = counted("{n} seal of {boxes}", "{n} seals of {boxes}", won, boxes=boxes)
        _draw_slip(sheet, area, game, Slip(f"{entry.id}", entry.name, told, won > 0, partial(go, entry.id)))
    if not own:
        told = counted("{n} seal to be won", "{n} seals to be won", boxes)
        _draw_slip(sheet, area, game, Slip("new", rules.title(), told, False, begin))


def _draw_slip(sheet: Sheet, area: Area, game: str, slip: Slip) -> None:
    px, art = sheet.px, sheet.ui.art
    caption = STYLES["caption"]
    lines = sheet.letters.line_height(_NAME) + sheet.letters.line_height(caption)
    rect = area.take(max(px(TALL), lines + px(20)), px(8))
    paper = Parchment(rect.w, rect.h, f"seals{slip.id}", torn=False, lift=2)

    def paint(target: pygame.Surface, look: Look) -> None:
        art.blit(target, paper.but(state="hover") if look == "hover" else paper, rect.x, rect.y)

    name = f"{slip.name}: {slip.told}"
    sheet.painted(name, "button", rect, paint, action=slip.action, hint=name, id=f"campaign:{slip.id}")
    sheet.art(WaxSeal(px(SEAL), slip.won, rooms[game].look.crest), rect.x + px(14), rect.centery, "midleft")
    left = rect.x + px(SEAL + 24)
    top = rect.centery - lines // 2
    low = sheet.text(slip.name, _NAME, left, top, "topleft", rect.right - px(12) - left).bottom
    sheet.text(slip.told, caption, left, low, "topleft", rect.right - px(12) - left)
