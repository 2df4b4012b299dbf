"""What gates in words and gates with signs have in common: the reward's options and the loot in one line."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.fitting import shrunk, unbroken

from ..content import FACES, RewardCard
from ..state import NOTHING, Dungeon
from ..text import words
from .look import Look

HEAD = Style("condensed_label", 19, palette.GOLD_HIGH, shadow=palette.BLACK)
NAME = Style("condensed_label", 18, palette.PAPER_HIGH, shadow=palette.BLACK)
LOOT = Style("condensed_label", 17, palette.PAPER_HIGH, line=1.05)
POWER = Style("condensed_label", 18, palette.GOLD_HIGH)
SMALLEST_NAME = 12
LEGIBLE = 13
"""Pixels below which letters are not read but guessed."""
KIND_ICONS = {
    "RW-01": "mdi:fire", "RW-02": "mdi:fire", "RW-03": "mdi:treasure-chest", "RW-04": "mdi:treasure-chest",
    "RW-05": "mdi:swap-horizontal", "RW-06": "mdi:gift", "RW-07": "mdi:cards", "RW-08": "mdi:reload",
    "RW-09": "mdi:skull", "RW-10": "mdi:treasure-chest", "RW-11": "mdi:sort", "RW-12": "dragon",
    "RW-13": "mdi:shield", "RW-14": "mdi:exit-run", "RW-15": "mdi:fire", "RW-16": "mdi:minus-circle",
}  # fmt: skip
"""A sign for each kind of reward."""
RULE, EFFECT = "mdi:script-text", "mdi:star"
"""The signs of an enemy's rule and of a loot's effect."""
AUDIENCE_ICONS = {"each": "mdi:account-multiple", "all": "mdi:handshake"}
"""A sign for whom a reward is: everybody by himself, or all together."""


def reward_card(look: Look, pile: Dungeon) -> RewardCard | None:
    """The Reward card of a dungeon; one that opened during play has none."""
    card = FACES[look.view.faces[pile.reward]] if pile.reward != NOTHING else None
    assert card is None or isinstance(card, RewardCard)
    return card


def reward_icons(look: Look, pile: Dungeon) -> list[str]:
    """A sign for each option of a dungeon's reward."""
    card = reward_card(look, pile)
    return [KIND_ICONS[option.number] for option in card.option] if card is not None else []


def reward_options(reward: int, short: bool = False) -> list[str]:
    """The options of a Reward card in words."""
    card = FACES[reward]
    assert isinstance(card, RewardCard)
    told = words.short_reward if short else words.reward_option
    return [told(reward, option) for option in range(len(card.option))]


def draw_loot(sheet: Sheet, rect: pygame.Rect, face: int, sign: bool = False) -> None:
    """The loot it would give: power and name; with `sign` a star where it has an effect."""
    if face < 0:
        return
    px = sheet.px
    figure = str(words.power(face))
    size = min(px(24), rect.h)
    spot = pygame.Rect(rect.x, 0, max(size, int(sheet.letters.size(figure, POWER)[0]) + px(8)), size)
    spot.centery = rect.centery
    sheet.fill(spot, palette.GOLD_HIGH, 255, px(6))
    sheet.fill(spot.inflate(-2, -2), "#16293F", 255, px(5))
    sheet.text(figure, POWER, *spot.center, "center")
    right = rect.right
    if sign and words.effect(face):
        right = sheet.icon(EFFECT, rect.right, rect.centery, 16, palette.GOLD_HIGH, "midright").x - px(4)
    left = spot.right + px(6)
    _draw_loot_name(sheet, pygame.Rect(left, rect.y, right - left, rect.h), words.name(face))


def _draw_loot_name(sheet: Sheet, rect: pygame.Rect, name: str) -> None:
    """In one line, or in two where that would be too small."""

    def in_one_line(style: Style) -> bool:
        return bool(sheet.letters.size(name, style)[0] <= rect.w)

    def in_two_lines(style: Style) -> bool:
        return bool(sheet.text_height(name, style, rect.w) <= rect.h)

    line = shrunk(LOOT, in_one_line, SMALLEST_NAME)
    block = shrunk(unbroken(sheet, name, LOOT, rect.w), in_two_lines, SMALLEST_NAME)
    if not in_one_line(line) and in_two_lines(block):
        sheet.block(name, block, rect.move(0, -sheet.px(4)), "midleft")
    else:
        sheet.text(name, line, rect.x, rect.centery, "midleft", rect.w)
