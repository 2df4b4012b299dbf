"""The finished games of a campaign, one column each: upwards won, downwards lost, as tall as the gap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from heroes_desktop.games.shared.campaign import Campaign, challenge_of
from heroes_desktop.games.shared.wording import number as signed_number
from heroes_desktop.library import CampaignGame
from heroes_desktop.locale import _

from ...art import Column, WaxSeal
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...widgets import nothing_here

LOW = 150
"""Units of height below which the chart goes without its caption."""
MOST, LEAST = 30, 10
"""Games shown at most; columns a chart has room for at least."""


def draw_history(
    sheet: Sheet, rect: pygame.Rect, rules: Campaign, games: Sequence[CampaignGame], crest: str,
    watch: Callable[[CampaignGame], None],
) -> None:  # fmt: skip
    """The chart with a seal above every game that has earned one."""
    px = sheet.px
    if not games:
        nothing_here(sheet, rect, "scroll-unfurled", _("No game has been finished yet."), dark=True)
        return
    caption = STYLES["caption_dark"]
    words = _("up: won, down: lost; the latest at the right")
    foot = sheet.text_height(words, caption, rect.w)
    if rect.h - foot < px(LOW):  # the columns need the room more
        foot = 0
    else:
        sheet.block(words, caption, pygame.Rect(rect.x, rect.bottom - foot, rect.w, foot), fit=False)
    plot = pygame.Rect(rect.x, rect.y, rect.w, rect.h - foot - px(8))
    shown = games[-MOST:]
    gaps = [rules.gap(game.outcome) for game in shown]
    tallest = max((abs(gap) for gap in gaps if gap is not None), default=0) or 1
    step = plot.w / max(LEAST, len(shown))
    half = max(px(16), plot.h // 2 - px(22))
    for index, (game, gap) in enumerate(zip(shown, gaps, strict=True)):
        wide = max(4, round(step * 0.6))
        tall = max(px(8), round(half * (0.3 + 0.7 * abs(gap) / tallest if gap is not None else 0.7)))
        x = round(plot.x + step * (index + 0.5)) - wide // 2
        top = plot.centery - tall if game.won else plot.centery + px(2)
        place = pygame.Rect(x, top, wide, tall)
        sheet.art(Column(wide, tall, game.won), *place.topleft)
        if game.earned and game.box:
            seal = min(px(26), round(step))
            sheet.art(
                WaxSeal(seal, icon=crest, number=game.number), place.centerx, place.y - px(2), "midbottom"
            )
        if gap is not None and step >= px(34):
            style = Style("condensed_label", 16, palette.ON_LEATHER)
            edge = (place.bottom + px(2), "midtop") if not game.won else (plot.centery + px(4), "midtop")
            sheet.text(signed_number(gap), style, place.centerx, edge[0], edge[1])
        name = game_in_words(rules, game, gap)
        sheet.node(name, "button", place.inflate(px(6), px(6)), hint=name, action=partial(watch, game),
                   id=f"game:{game.number}")  # fmt: skip
    sheet.fill(pygame.Rect(plot.x, plot.centery - 1, plot.w, max(1, px(2))), palette.GOLD)


def game_in_words(rules: Campaign, game: CampaignGame, gap: int | None) -> str:
    """One game of the history in a line."""
    tried = challenge_of(rules, game.tried)
    what = tried.name if tried is not None else game.title
    ended = _("won") if game.won else _("lost")
    parts = [_("Game {number}: {challenge}").format(number=game.number, challenge=what), ended]
    if gap is not None:
        parts.append(_("gap {gap}").format(gap=signed_number(gap)))
    if game.box:
        parts.append(_("a new seal"))
    return ", ".join(parts)
