"""The three abilities of an adventurer as plates at the foot of the card: lit where usable now."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.input.node import Look as Press
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import chance_text
from heroes_desktop.engine import Option

from ...shared.wording import titled
from ..content import CARDS
from ..locale import _
from ..text import cards as card_texts
from .look import Look

ABILITIES = ("gift", "power", "ultimate")
STRIP_ICONS = {"gift": "mdi:gift", "power": "crystals", "ultimate": "sunbeams"}
_TEXT = Style("condensed_label", 17, palette.INK)
_DARK, _PALE = "#17100B", "#7A6B58"


def plates_on(sheet: Sheet, rect: pygame.Rect) -> pygame.Rect:
    """The foot of a card, so that the picture above stays free."""
    high = max(sheet.px(32), round(rect.h * 0.19))
    inset = max(2, round(rect.w * 0.05))
    return pygame.Rect(rect.x + inset, rect.bottom - round(rect.h * 0.03) - high, rect.w - 2 * inset, high)


def draw_strips(sheet: Sheet, room: pygame.Rect, look: Look, index: int) -> None:
    """Gift, temporary and ultimate power side by side.

    Plates that may be used take the room the others can spare, for the chance they open.
    """
    sheet.fill(room, _DARK, 235, sheet.px(6))
    found = [look.find(act, index) for act in ABILITIES]
    for act, option, place in zip(ABILITIES, found, _places(sheet, room, look, found), strict=True):
        if option is None:
            _dim_plate(sheet, place, look, act, index)
        else:
            _lit_plate(sheet, place, look, option)


def _places(sheet: Sheet, room: pygame.Rect, look: Look, options: list[Option | None]) -> list[pygame.Rect]:
    """Equal parts, unless a chance is written on one of them: then the others shrink to their icon."""
    written = [option is not None and bool(_outlook(look, option).shown) for option in options]
    gap = sheet.px(2)
    whole = room.w - 2 * gap
    small = min(whole // 3, sheet.px(21))
    wide = (whole - small * written.count(False)) // max(1, written.count(True))
    places, x = [], room.x
    for large in written:
        width = whole // 3 if not any(written) else wide if large else small
        places.append(pygame.Rect(x, room.y, width, room.h))
        x += width + gap
    return places


def _dim_plate(sheet: Sheet, rect: pygame.Rect, look: Look, act: str, index: int) -> None:
    """Ready but not now, or spent: the tooltip says what the ability does."""
    usable = act != "power" or (index < len(look.view.mana) and look.view.mana[index])
    size = min(22.0, rect.w * 0.9 / sheet.metrics.factor)
    sheet.icon(STRIP_ICONS[act], *rect.center, size, palette.MUTED if usable else _PALE)
    hero = CARDS[look.view.adventurers[index]]
    told = card_texts.adventurer_lines(hero)[ABILITIES.index(act)]
    lines = [told] if usable else [told, _("without Mana")]
    sheet.node(told, "image", rect, hint="\n".join(lines), overlay=True, id=f"ability:{act}:{index}")


def _lit_plate(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option) -> None:
    """A plate to click, with the chance it opens; pale and without glow if it cannot turn the fight."""
    art, px = sheet.ui.art, sheet.px
    name = look.name(option)
    chance, turning, told = _outlook(look, option)
    room = rect.w - px(2)
    fits = sheet.letters.size(chance, _TEXT.but(size=1))[0] <= room
    value = sheet.letters.line(chance, _TEXT, room) if chance and fits else None
    shift = value.get_width() + px(4) if value else 0
    icon = art.icon(STRIP_ICONS[option.act], min(px(22), round(rect.w * 0.8)), palette.INK)
    shown = icon if value is None or icon.get_width() + shift + px(4) <= rect.w else None
    long = shift - px(4) if shown is None else icon.get_width() + shift
    left = rect.centerx - long // 2
    plain = palette.GOLD if turning else "#A8946A"

    def paint(target: pygame.Surface, press: Press) -> None:
        colour = {"up": plain, "hover": palette.GOLD_HIGH, "down": palette.BRASS}[press]
        pygame.draw.rect(target, colour, rect, border_radius=px(5))
        pygame.draw.rect(target, palette.SELECTED, rect, max(1, px(1)), border_radius=px(5))
        if shown is not None:
            target.blit(shown, shown.get_rect(midleft=(left, rect.centery)))
        if value is not None:
            target.blit(value, value.get_rect(midright=(left + long, rect.centery)))

    if turning:
        sheet.halo(rect, "legal", radius=5)
    hint = "\n".join([name, *told])
    sheet.painted(
        name, "option", rect, paint, action=partial(look.choose, option), hint=hint, overlay=True,
        id=f"strip:{option}",
    )  # fmt: skip


class _Outlook(NamedTuple):
    """The chance with this and nothing else, whether it can turn the fight, and everything in words."""

    shown: str
    turning: bool
    told: tuple[str, ...]


def _outlook(look: Look, option: Option) -> _Outlook:
    fight = look.view.fight
    odds = look.odds(option) if fight is not None and option.act != "ultimate" else []
    if fight is None or not odds:
        return _Outlook("", True, ())
    standing = bool(fight.dice) and fight.total >= fight.power
    turning = any(entry.chance > 0 for entry in odds) and not standing
    told = tuple(titled(entry.label, chance_text(entry.chance)) for entry in odds)
    return _Outlook(short_chance(odds[0].chance), turning, told)


def short_chance(chance: float) -> str:
    """A probability in the few signs a strip has room for, certain only when it is."""
    if 0 < chance < 0.005:
        return "<1 %"
    return ">99 %" if 0.995 <= chance < 1 else f"{round(chance * 100)} %"
