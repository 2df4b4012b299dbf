"""The three abilities of an adventurer as strips on the card: lit where they may be used now."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import palette
from heroes_desktop.desktop.art.text import Style
from heroes_desktop.desktop.board_api import Look
from heroes_desktop.desktop.node import Look as Press
from heroes_desktop.desktop.sheet import Sheet
from heroes_desktop.engine import Option
from heroes_desktop.locale import _

ABILITIES = ("gift", "power", "ultimate")
STRIP_ICONS = {"gift": "mdi:gift", "power": "crystals", "ultimate": "sunbeams"}
_SIZE = 16


def draw_strips(sheet: Sheet, rect: pygame.Rect, look: Look, index: int) -> None:
    """Gift, temporary and ultimate power, one below the other at the foot of the card."""
    high = max(sheet.px(25), round(rect.h * 0.135))
    inset = max(2, round(rect.w * 0.045))
    y = rect.bottom - round(rect.h * 0.035) - 3 * high
    for act in ABILITIES:
        place = pygame.Rect(rect.x + inset, y, rect.w - 2 * inset, high - sheet.px(2))
        option = look.find(act, index)
        if option is None:
            _dim_strip(sheet, place, look, act, index)
        else:
            _lit_strip(sheet, place, look, option)
        y += high


def strip_label(act: str) -> str:
    """One or two words for each ability of an adventurer."""
    return {"gift": _("Gift"), "power": _("1 Mana"), "ultimate": _("Ultimate")}[act]


def _dim_strip(sheet: Sheet, rect: pygame.Rect, look: Look, act: str, index: int) -> None:
    usable = act != "power" or (index < len(look.view.mana) and look.view.mana[index])
    colour = palette.MUTED if usable else "#8A7A66"
    sheet.fill(rect, "#120C08", 200, sheet.px(5))
    sheet.icon(STRIP_ICONS[act], rect.x + sheet.px(6), rect.centery, 15, colour, "midleft")
    left = rect.x + sheet.px(26)
    style = Style("condensed_label", _SIZE, colour)
    sheet.text(strip_label(act), style, left, rect.centery, "midleft", rect.right - left - sheet.px(3))


def _lit_strip(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option) -> None:
    """A strip to click, with the chance it opens; pale and without glow if it cannot turn the fight."""
    art, px = sheet.ui.art, sheet.px
    name = look.name(option)
    chance, turning = _outlook(look, option)
    style = Style("condensed_label", _SIZE, palette.INK)
    icon = art.icon(STRIP_ICONS[option.act], px(16), palette.INK)
    value = sheet.letters.line(chance, style) if chance else None
    room = rect.w - px(29) - (value.get_width() + px(4) if value else 0)
    fits = sheet.letters.size(strip_label(option.act), style)[0] <= room
    label = sheet.letters.line(strip_label(option.act), style) if fits else None
    plain = palette.GOLD if turning else "#A8946A"

    def paint(target: pygame.Surface, press: Press) -> None:
        colour = {"up": plain, "hover": palette.GOLD_HIGH, "down": palette.BRASS}[press]
        pygame.draw.rect(target, colour, rect, border_radius=px(5))
        pygame.draw.rect(target, palette.SELECTED, rect, max(1, px(1)), border_radius=px(5))
        target.blit(icon, icon.get_rect(midleft=(rect.x + px(6), rect.centery)))
        if label is not None:
            target.blit(label, label.get_rect(midleft=(rect.x + px(26), rect.centery)))
        if value is not None:
            target.blit(value, value.get_rect(midright=(rect.right - px(5), rect.centery)))

    if turning:
        sheet.halo(rect, "legal", radius=5)
    hint = f"{name}\n" + _("Chance to win: {chance}").format(chance=chance) if chance else name
    sheet.painted(
        name, "option", rect, paint, action=partial(look.choose, option), hint=hint, overlay=True,
        id=f"strip:{option}",
    )  # fmt: skip


def _outlook(look: Look, option: Option) -> tuple[str, bool]:
    """The chance to win once this is used, and whether using it changes anything for the fight."""
    fight = look.view.fight
    if fight is None or option.act == "ultimate":
        return "", True
    odds = look.odds(option)
    if not odds:
        return "", True
    best = max(entry.chance for entry in odds)
    standing = bool(fight.dice) and fight.total >= fight.power
    return short_chance(best), best > 0 and not standing


def short_chance(chance: float) -> str:
    """A probability in the few signs a strip has room for, certain only when it is."""
    if 0 < chance < 0.005:
        return "<1 %"
    return ">99 %" if 0.995 <= chance < 1 else f"{round(chance * 100)} %"
