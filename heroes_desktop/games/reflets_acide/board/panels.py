"""The side column: the Vile board, the own Quest with the balance of points, the piles."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.desktop.art import Scene
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import doing
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import banner
from heroes_desktop.desktop.widgets.rows import columns

from ...shared.wording import number as shown_number
from ...shared.wording import say
from ..figures import quest, step_one
from ..locale import _, counted
from ..state import NOTHING
from ..text import words
from . import telling, vile
from .balance import balance, missions
from .look import Look, Panel

_DIM = Style("condensed", 16, palette.MUTED)
_INK = Style("condensed", 17, palette.INK)
_FIGURE = Style("title", 20, palette.INK)
_BIG = Style("display", 30, palette.INK)


def panels(look: Look) -> Sequence[Panel]:
    """The column from top to bottom."""
    view = look.view
    if NOTHING in (view.vile.quest, view.quest):
        return [Panel(look.texts.title(), "mdi:ghost", 360, _draw_banner, "leather")]
    return [
        Panel(_("The Vile"), "mdi:skull", vile.HEIGHT, vile.draw_vile, "leather"),
        Panel(
            say(quest(view).name), "scroll-unfurled", 112 + 22 * (3 + len(quest(view).missions)), _draw_quest
        ),
        Panel(_("Piles"), "mdi:cards", 64, _draw_piles, headed=False),
    ]


def _draw_banner(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    picture = banner(sheet, rect, look.texts.tagline())
    if picture.h >= sheet.px(60):
        sheet.art(
            Scene(picture.w, picture.h, "", "reflets_acide/avatar", "ghost", kind="boss"), *picture.topleft
        )
        sheet.node(_("The Avatar of the Void"), "image", picture)


# the own Quest


def _draw_quest(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Three steps, missions with ticks, both totals and the gap."""
    view, px = look.view, sheet.px
    row = quest(view)
    low = min(px(64), rect.h // 3)
    lines = [
        (done, f"{telling.STEPS[number]}  {telling.step(row, number)}", "")
        for number, done in enumerate((step_one(view), view.step_two, False))
    ]
    lines += [
        (done, words.cap(telling.mission(mission)), f"+{mission.points}")
        for mission, done in zip(row.missions, missions(view), strict=True)
    ]
    high = (rect.h - low) // len(lines)
    for number, (done, told, worth) in enumerate(lines):
        line = pygame.Rect(rect.x, rect.y + number * high, rect.w, high)
        ink = palette.GOOD_ON_PAPER if done else palette.INK_2
        icon = "mdi:check-bold" if done else "mdi:circle-outline" if number < 3 else "mdi:close"
        sheet.icon(icon, line.x + px(9), line.centery, 16, ink)
        sheet.text(told, _INK.but(colour=ink), line.x + px(22), line.centery, "midleft", line.w - px(58))
        sheet.text(worth, _INK.but(colour=ink), line.right, line.centery, "midright", px(34))
    whole = pygame.Rect(rect.x, rect.y, rect.w, high * len(lines))
    sheet.place("quest", whole)
    doing(look, None, say(row.name), subject=("quest", view.quest), id="quest").node(sheet, "image", whole)
    _draw_balance(sheet, pygame.Rect(rect.x, rect.bottom - low + px(4), rect.w, low - px(4)), look)


def _draw_balance(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """We, they, the gap and what is wanted."""
    px = sheet.px
    count = balance(look.view)
    they = f"{count.vile}+?" if count.unknown else str(count.vile)
    figures = (
        (str(count.team), _("we")), (they, _("they")), (shown_number(count.gap), _("gap")),
        (str(count.wanted or "–"), _("wanted")),
    )  # fmt: skip
    good = count.wanted and count.gap >= count.wanted
    for number, ((value, name), cell) in enumerate(zip(figures, columns(rect, 4, px(4)), strict=True)):
        ink = palette.GOOD_ON_PAPER if number == 2 and good else palette.INK
        top = sheet.text(value, _BIG.but(colour=ink, size=26), cell.centerx, cell.y, "midtop", cell.w)
        sheet.text(name, _DIM.but(colour=palette.INK_2), cell.centerx, top.bottom - px(2), "midtop", cell.w)
    told = _("We {team}, they {vile}, gap {gap}").format(team=count.team, vile=they, gap=count.gap)
    hint = _("As if the Quest were accomplished now.")
    if count.unknown:
        hint += "\n" + counted(
            "{n} card of the Vile is unknown.", "{n} cards of the Vile are unknown.", count.unknown
        )
    sheet.node(told, "image", rect, hint=hint, id="balance", value=str(count.gap))
    sheet.place("balance", rect)


# piles


def _draw_piles(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Draw piles, the Pouch and the bag."""
    view, px = look.view, sheet.px
    piles = (
        ("heroes", "mdi:account", len(view.heroes), _("Heroes to draw")),
        ("loot", "mdi:treasure-chest", len(view.loot), _("Loot to draw")),
        ("relics", "mdi:crown", len(view.relics), _("Relics to draw")),
        ("unforeseen", "mdi:exclamation-thick", len(view.unforeseen), _("Unforeseen to draw")),
        ("pouch", "mdi:bag-personal", len(view.pouch), _("cards in the Pouch")),
        ("bag", "mdi:sack", sum(view.bag), _("gems in the bag")),
    )
    for (tag, icon, count, name), cell in zip(piles, columns(rect, len(piles), px(2)), strict=True):
        option = look.find("look", "pile", tag) or (look.find("draw") if tag == "unforeseen" else None)
        wide = px(22) + sheet.letters.size(str(count), _FIGURE)[0]
        left = cell.centerx - wide // 2
        sheet.icon(icon, left + px(9), cell.centery, 19, palette.INK_2)
        sheet.text(str(count), _FIGURE, left + px(22), cell.centery, "midleft", cell.right - left)
        sheet.place(tag, cell)
        hint = words.gems(view.bag) if tag == "bag" else ""
        subject = (tag,) if tag in ("pouch",) else None
        does = doing(look, option, f"{count} {name}", hint=hint, id=tag, subject=subject)
        does.glow(sheet, cell, radius=px(6))
        does.node(sheet, "image", cell)
