"""One dungeon in the village: its enemy, the loot it would give, what lies below it, and the reward.

Where there is room, the rules of both halves and the options of the reward stand there in words; where there
is none, signs stand for them and the words come with pointer, focus and zoom."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.desktop.art import Badge, CardFace, EmptyPlace, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import Doing, doing
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.fitting import shrunk, unbroken

from ..content import FACES, RewardCard
from ..locale import _, counted
from ..state import NOTHING, Dungeon
from ..text import words
from . import faces
from .look import Look

HEAD = Style("condensed_label", 19, palette.GOLD_HIGH, shadow=palette.BLACK)
_NAME = Style("condensed_label", 18, palette.PAPER_HIGH, shadow=palette.BLACK)
_LOOT = Style("condensed", 17, palette.PAPER_HIGH, line=1.05)
_WORDS = Style("condensed", 16.5, "#E8DCF8", line=1.04)
LEGIBLE = 13
"""Pixels below which letters are not read but guessed."""
PICTURE = 0.24
"""The least share of a gate's height for the enemy's picture."""
KIND_ICONS = {
    "RW-01": "mdi:fire", "RW-02": "mdi:fire", "RW-03": "mdi:treasure-chest", "RW-04": "mdi:treasure-chest",
    "RW-05": "mdi:swap-horizontal", "RW-06": "mdi:gift", "RW-07": "mdi:cards", "RW-08": "mdi:reload",
    "RW-09": "mdi:skull", "RW-10": "mdi:treasure-chest", "RW-11": "mdi:sort", "RW-12": "dragon",
    "RW-13": "mdi:shield", "RW-14": "mdi:exit-run", "RW-15": "mdi:fire", "RW-16": "mdi:minus-circle",
}  # fmt: skip
"""A sign for each kind of reward."""
RULE, EFFECT = "mdi:script-text", "mdi:star"
"""The signs of an enemy's rule and of a loot's effect."""


def gate_doing(look: Look, number: int) -> Doing:
    """What a click on a gate does."""
    pile = look.view.dungeons[number]
    option = look.find("enter", number) or look.find("dungeon", number)
    subject = ("dungeon", number) if pile.cards else None
    name = words.dungeon(look.view, number)
    return doing(
        look, option, name[:1].upper() + name[1:], subject=subject, id=f"dungeon-{number}",
        hint=gate_hint(look, number, named=option is not None),
    )  # fmt: skip


def gate_hint(look: Look, number: int, named: bool) -> str:
    """Everything about a gate in words; `named`: enemy and power are said already."""
    view, pile = look.view, look.view.dungeons[number]
    if not pile.cards:
        return ""
    face = view.faces[pile.cards[-1]]
    lines = []
    if face >= 0:
        if not named:
            lines.append(words.enemy_with_power(view, face))
        if rule := words.rule(face):
            lines.append(rule)
        lines.append(_("Loot: {card}").format(card=words.card_line(face)))
    lines.append(counted("{n} card in all", "{n} cards in all", len(pile.cards)))
    if pile.reward != NOTHING:
        reward = view.faces[pile.reward]
        lines.append(_("Reward: {reward}.").format(reward=words.name(reward)))
        lines += [f"• {option}" for option in _options(reward)]
    return "\n".join(lines)


def _options(reward: int) -> list[str]:
    card = FACES[reward]
    assert isinstance(card, RewardCard)
    return [words.reward_option(reward, option) for option in range(len(card.option))]


def draw_gate(sheet: Sheet, rect: pygame.Rect, look: Look, number: int, style: Style | None) -> None:
    """A gate with everything in words of this style, or with signs."""
    px = sheet.px
    pile = look.view.dungeons[number]
    does = gate_doing(look, number)
    sheet.fill(rect, "#120E20", 120, px(10))
    if not pile.cards:
        spot = EmptyPlace(rect.w - px(12), rect.h - px(12), "mdi:gate-open")
        sheet.art(spot, rect.x + px(6), rect.y + px(6))
        sheet.place(f"dungeon-{number}", rect)
        does.node(sheet, "image", rect)
        return
    if style is not None and look.view.faces[pile.cards[-1]] >= 0:
        _draw_told(sheet, rect.inflate(-px(16), -px(12)), look, number, style)
    else:
        _draw_signs(sheet, rect, look, number)
    if look.view.place == number:
        sheet.halo(rect, "selected", "round", px(10))
    elif look.view.place >= 0:
        sheet.fill(rect, "#0A0810", 150, px(10))
    does.glow(sheet, rect, radius=px(10))
    does.node(sheet, "card", rect)


# in words


def words_style(sheet: Sheet, size: tuple[int, int], look: Look, piles: Sequence[Dungeon]) -> Style | None:
    """The largest style in which all these gates of this size have room for their words; None: only signs
    fit."""
    least = LEGIBLE * _WORDS.size / max(1, sheet.letters.pixels(_WORDS))
    wide, high = size[0] - sheet.px(16), size[1] - sheet.px(12)
    told = [_paragraphs(look, pile) for pile in piles if pile.cards]

    def fits(style: Style) -> bool:
        return all(_told_height(sheet, each, style, wide) + high * PICTURE <= high for each in told)

    style = shrunk(_WORDS, fits, least)
    return style if fits(style) else None


Paragraph = tuple[str, str]
"""An icon and a text; without an icon the text has the whole width."""


def _paragraphs(look: Look, pile: Dungeon) -> list[Paragraph]:
    """Rule, effect of the loot, options of the reward."""
    face = look.view.faces[pile.cards[-1]]
    found: list[Paragraph] = []
    if face >= 0:
        found.append(("", words.rule(face)))
        found.append(("", words.effect(face)))
    if pile.reward != NOTHING:
        found += zip(_reward_icons(look, pile), _options(look.view.faces[pile.reward]), strict=True)
    return found


def _told_height(sheet: Sheet, told: list[Paragraph], style: Style, wide: int) -> int:
    px = sheet.px
    lines = sum(
        sheet.text_height(text, style, wide - (px(22) if icon else 0)) + px(3) for icon, text in told if text
    )
    return lines + sheet.letters.line_height(_NAME) + sheet.letters.line_height(_LOOT) + px(22)


def _draw_told(sheet: Sheet, rect: pygame.Rect, look: Look, number: int, style: Style) -> None:
    """Name, picture, rule; loot with its effect; reward."""
    view, px = look.view, sheet.px
    pile = view.dungeons[number]
    face = view.faces[pile.cards[-1]]
    told = _paragraphs(look, pile)
    line = sheet.letters.line_height(_NAME)
    _draw_name(sheet, pygame.Rect(rect.x, rect.y, rect.w, line), face, len(pile.cards) - 1)
    high = rect.h - _told_height(sheet, told, style, rect.w)
    card = pygame.Rect(rect.x, rect.y + line + px(8), rect.w - px(8), high)
    _draw_backs(sheet, card, pile)
    sheet.place(f"dungeon-{number}", card)
    picture = _picture(look, face, card)
    sheet.art(picture, *card.topleft, tag=f"card-{pile.cards[-1]}")
    y = card.bottom + px(6)
    (_none, rule), (_nothing, effect), *rewards = told
    if rule:
        y = _draw_paragraph(sheet, rect, y, ("", rule), style)
    place = pygame.Rect(rect.x, y, rect.w, sheet.letters.line_height(_LOOT))
    _draw_loot(sheet, place, face)
    y = place.bottom + px(3)
    for paragraph in [("", effect)] * bool(effect) + rewards:
        y = _draw_paragraph(sheet, rect, y, paragraph, style)


def _picture(look: Look, face: int, card: pygame.Rect) -> CardFace:
    """The enemy's picture in a frame, with nothing but its power."""
    whole = faces.enemy(look.view, face, card.w, card.h, compact=True)
    return CardFace(card.w, card.h, whole.kind, "", whole.figure, whole.family, power=whole.power, lift=2)


def _draw_name(sheet: Sheet, rect: pygame.Rect, face: int, below: int) -> None:
    """The enemy's name, and how many lie below it."""
    px = sheet.px
    right = rect.right
    if below:
        right = sheet.text(f"+{below}", HEAD.but(size=17), rect.right, rect.centery, "midright").x - px(6)
    wide = right - rect.x
    name = words.enemy(face) if face >= 0 else ""
    style = shrunk(_NAME, lambda style: sheet.letters.size(name, style)[0] <= wide, 12)
    sheet.text(name, style, rect.x, rect.centery, "midleft", wide)


def _draw_paragraph(sheet: Sheet, rect: pygame.Rect, y: int, paragraph: Paragraph, style: Style) -> int:
    """One text with its icon; returns where the next one begins."""
    px = sheet.px
    icon, text = paragraph
    left = px(22) if icon else 0
    high = sheet.text_height(text, style, rect.w - left)
    if icon:
        sheet.icon(icon, rect.x + px(9), y + min(high, px(20)) // 2, 17, palette.GOLD_HIGH, "center")
    sheet.block(text, style, pygame.Rect(rect.x + left, y, rect.w - left, high), fit=False)
    return y + high + px(3)


# with signs


def _draw_signs(sheet: Sheet, rect: pygame.Rect, look: Look, number: int) -> None:
    """The card above its loot, the reward beside it; a small card has its enemy's name beside it."""
    view, px = look.view, sheet.px
    pile = view.dungeons[number]
    face = view.faces[pile.cards[-1]]
    line = max(px(30), sheet.letters.line_height(_LOOT) + px(8))
    high = min(rect.h - line - px(14), round((rect.w - px(52)) * 7 / 5))
    w, h = faces.card_size(high)
    small = w < faces.SMALL
    card = pygame.Rect(rect.x + px(10), rect.y + px(10), w, h)
    if not small:
        card.x = rect.x + px(6) + max(0, (rect.w - px(44) - w - px(12)) // 2)
    card.y += max(0, (rect.h - line - px(14) - h) // 2)
    _draw_backs(sheet, card, pile)
    sheet.place(f"dungeon-{number}", card)
    if face >= 0:
        spec = faces.enemy(view, face, w, h, compact=True, marks=(RULE,) if words.rule(face) else ())
        faces.draw_enemy(sheet, card, spec, tag=f"card-{pile.cards[-1]}")
    else:
        sheet.art(faces.dungeon_back(w, h, pile.level, lift=2), *card.topleft)
    side = pygame.Rect(rect.right - px(38), card.y, px(34), h)
    if small:
        left = card.right + px(16)
        side = pygame.Rect(left, card.y, rect.right - px(8) - left, h)
        _draw_beside(sheet, side, look, pile, face)
    else:
        _draw_side(sheet, side, look, pile)
    _draw_loot(sheet, pygame.Rect(rect.x + px(6), rect.bottom - line, rect.w - px(12), line), face, sign=True)


def _draw_beside(sheet: Sheet, rect: pygame.Rect, look: Look, pile: Dungeon, face: int) -> None:
    """Beside a small card: the enemy's name, and in a row what lies below it and its reward."""
    px = sheet.px
    line = sheet.letters.line_height(_NAME)
    if rect.h < 2 * line:
        _draw_name(sheet, pygame.Rect(rect.x, rect.y, rect.w, line), face, len(pile.cards) - 1)
        return
    size = max(LEGIBLE, min(px(30), rect.h // 3))
    row = pygame.Rect(rect.x, rect.bottom - size, rect.w, size)
    x = row.x
    if below := len(pile.cards) - 1:
        x = sheet.text(f"+{below}", HEAD.but(size=17), x, row.centery, "midleft").right + px(8)
    for icon in _reward_icons(look, pile):
        sheet.art(Token(size, "#5A4A86", icon, palette.GOLD_HIGH, flat=True), x, row.y)
        x += size + px(3)
    if face >= 0:
        room = pygame.Rect(rect.x, rect.y, rect.w, row.y - px(4) - rect.y)
        name = words.enemy(face)
        style = unbroken(sheet, name, _NAME, room.w)
        style = shrunk(style, lambda style: sheet.text_height(name, style, room.w) <= room.h, 12)
        sheet.block(name, style, room, "topleft")


def _reward_icons(look: Look, pile: Dungeon) -> list[str]:
    if pile.reward == NOTHING:
        return []
    card = FACES[look.view.faces[pile.reward]]
    assert isinstance(card, RewardCard)
    return [KIND_ICONS[option.number] for option in card.option]


def _draw_backs(sheet: Sheet, card: pygame.Rect, pile: Dungeon) -> None:
    """What lies below the enemy, as edges of backs."""
    px = sheet.px
    for step in range(min(3, len(pile.cards) - 1), 0, -1):
        edge = card.move(step * px(3), -step * px(3))
        if card.w < card.h:
            sheet.art(faces.dungeon_back(card.w, card.h, pile.level), *edge.topleft)
        else:
            sheet.fill(edge, "#8A80A8", 255, px(12))
            sheet.fill(edge.inflate(-px(2), -px(2)), "#2B2440", 255, px(12))


def _draw_loot(sheet: Sheet, rect: pygame.Rect, face: int, sign: bool = False) -> None:
    """The loot it would give: power and name; with `sign` a star where it has an effect."""
    if face < 0:
        return
    px = sheet.px
    size = min(px(26), rect.h)
    badge = Badge(size, "#2F4A6A", palette.GOLD_HIGH, str(words.power(face)), "hexagon")
    spot = sheet.art(badge, rect.x, rect.centery, "midleft")
    right = rect.right
    if sign and words.effect(face):
        right = sheet.icon(EFFECT, rect.right, rect.centery, 16, palette.GOLD_HIGH, "midright").x - px(4)
    wide = right - spot.right - px(6)
    name = words.name(face)
    style = shrunk(_LOOT, lambda style: sheet.letters.size(name, style)[0] <= wide, 12)
    sheet.text(name, style, spot.right + px(6), rect.centery, "midleft", wide)


def _draw_side(sheet: Sheet, rect: pygame.Rect, look: Look, pile: Dungeon) -> None:
    """How many lie below the enemy, and the options of the reward as signs."""
    px = sheet.px
    y = rect.y
    below = len(pile.cards) - 1
    if below:
        count = sheet.text(f"+{below}", HEAD.but(size=17), rect.centerx, y, "midtop", rect.w)
        y = count.bottom + px(4)
    icons = _reward_icons(look, pile)
    size = min(px(30), rect.w, (rect.bottom - y) // max(1, len(icons)) - px(3))
    y = rect.bottom - len(icons) * (size + px(3))
    for place, icon in enumerate(icons):
        token = Token(size, "#5A4A86", icon, palette.GOLD_HIGH, flat=True)
        sheet.art(token, rect.centerx, y + place * (size + px(3)), "midtop")
