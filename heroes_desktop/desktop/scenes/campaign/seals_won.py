"""The campaigns of a game with the seals they have won, on the page where a match of it begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from heroes_desktop.games.shared.campaign import Campaign
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


def draw_seals_won(
    sheet: Sheet, area: Area, game: str, entries: Sequence[CampaignEntry], go: Callable[[int], None]
) -> None:
    """One slip for each campaign; a click opens it."""
    rules = campaign(game)
    for entry in entries:
        if rules is not None and entry.game == game:
            _draw_slip(sheet, area, entry, _told(rules, entry), partial(go, entry.id))


def _told(rules: Campaign, entry: CampaignEntry) -> str:
    boxes = sum(challenge.boxes for challenge in rules.challenges())
    won = sum(entry.ticks.values())
    return counted("{n} seal of {boxes}", "{n} seals of {boxes}", won, boxes=boxes)


def _draw_slip(sheet: Sheet, area: Area, entry: CampaignEntry, told: str, action: Callable[[], None]) -> None:
    px, art = sheet.px, sheet.ui.art
    caption = STYLES["caption"]
    lines = sheet.letters.line_height(_NAME) + sheet.letters.line_height(caption)
    rect = area.take(max(px(TALL), lines + px(20)), px(8))
    paper = Parchment(rect.w, rect.h, f"seals{entry.id}", torn=False, lift=2)

    def paint(target: pygame.Surface, look: Look) -> None:
        art.blit(target, paper.but(state="hover") if look == "hover" else paper, rect.x, rect.y)

    name = f"{entry.name}: {told}"
    sheet.painted(name, "button", rect, paint, action=action, hint=name, id=f"campaign:{entry.id}")
    won = bool(sum(entry.ticks.values()))
    sheet.art(WaxSeal(px(SEAL), won, rooms[entry.game].look.crest), rect.x + px(14), rect.centery, "midleft")
    left = rect.x + px(SEAL + 24)
    top = rect.centery - lines // 2
    low = sheet.text(entry.name, _NAME, left, top, "topleft", rect.right - px(12) - left).bottom
    sheet.text(told, caption, left, low, "topleft", rect.right - px(12) - left)
