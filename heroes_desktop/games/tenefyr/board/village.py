"""The dungeons: five columns of gates in the village, a narrow strip of them during a fight."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art import Badge, EmptyPlace, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import Doing, doing
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.rows import columns

from ..content import FACES, LEVELS, RewardCard
from ..locale import _, counted
from ..state import NOTHING, Dungeon
from ..text import words
from . import faces
from .look import Look

_HEAD = Style("condensed_label", 19, palette.GOLD_HIGH, shadow=palette.BLACK)
_LOOT = Style("condensed", 17, palette.PAPER_HIGH, line=1.05)
KIND_ICONS = {
    "RW-01": "mdi:fire", "RW-02": "mdi:fire", "RW-03": "mdi:treasure-chest", "RW-04": "mdi:treasure-chest",
    "RW-05": "mdi:swap-horizontal", "RW-06": "mdi:gift", "RW-07": "mdi:cards", "RW-08": "mdi:reload",
    "RW-09": "mdi:skull", "RW-10": "mdi:treasure-chest", "RW-11": "mdi:sort", "RW-12": "dragon",
    "RW-13": "mdi:shield", "RW-14": "mdi:exit-run", "RW-15": "mdi:fire", "RW-16": "mdi:minus-circle",
}  # fmt: skip
"""A sign for each kind of reward; the words are told by tooltip and zoom."""


def draw_village(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Levels 1 to 5 from left to right, every gate with enemy, loot, cards left and reward."""
    view, px = look.view, sheet.px
    head = sheet.letters.line_height(_HEAD) + px(4)
    for level, column in zip(LEVELS, columns(rect, len(LEVELS), px(8)), strict=True):
        sheet.text(
            _("Level {number}").format(number=level), _HEAD, column.centerx, column.y, "midtop", column.w
        )
        gates = [number for number, pile in enumerate(view.dungeons) if pile.level == level]
        high = (column.h - head - px(6) * (len(gates) - 1)) // max(2, len(gates))
        for row, number in enumerate(gates):
            place = pygame.Rect(column.x, column.y + head + row * (high + px(6)), column.w, high)
            _draw_gate(sheet, place, look, number)


def gate_doing(look: Look, number: int) -> Doing:
    """What a click on a gate does."""
    pile = look.view.dungeons[number]
    option = look.find("enter", number) or look.find("dungeon", number)
    subject = ("dungeon", number) if pile.cards else None
    name = words.dungeon(look.view, number)
    return doing(
        look, option, name[:1].upper() + name[1:], subject=subject, id=f"dungeon-{number}",
        hint=gate_hint(look, number),
    )  # fmt: skip


def gate_hint(look: Look, number: int) -> str:
    """Everything about a gate in words."""
    view, pile = look.view, look.view.dungeons[number]
    if not pile.cards:
        return ""
    face = view.faces[pile.cards[-1]]
    lines = []
    if face >= 0:
        lines.append(words.enemy_with_power(view, face))
        if rule := words.rule(face):
            lines.append(rule)
        lines.append(_("Loot: {card}").format(card=words.card_line(face)))
    lines.append(counted("{n} card in all", "{n} cards in all", len(pile.cards)))
    if pile.reward != NOTHING:
        reward = view.faces[pile.reward]
        lines.append(_("Reward: {reward}.").format(reward=words.name(reward)))
        card = FACES[reward]
        assert isinstance(card, RewardCard)
        lines += [f"• {words.reward_option(reward, option)}" for option in range(len(card.option))]
    return "\n".join(lines)


def _draw_gate(sheet: Sheet, rect: pygame.Rect, look: Look, number: int) -> None:
    view, px = look.view, sheet.px
    pile = view.dungeons[number]
    does = gate_doing(look, number)
    sheet.fill(rect, "#120E20", 120, px(10))
    if not pile.cards:
        spot = EmptyPlace(rect.w - px(12), rect.h - px(12), "mdi:gate-open")
        sheet.art(spot, rect.x + px(6), rect.y + px(6))
        sheet.place(f"dungeon-{number}", rect)
        does.node(sheet, "image", rect)
        return
    face = view.faces[pile.cards[-1]]
    line = max(px(30), sheet.letters.line_height(_LOOT) + px(8))
    high = min(rect.h - line - px(14), round((rect.w - px(52)) * 7 / 5))
    w, h = faces.card_size(high)
    room = rect.w - px(44)
    card = pygame.Rect(rect.x + px(6) + max(0, (room - w - px(12)) // 2), rect.y + px(10), w, h)
    card.y += max(0, (rect.h - line - px(14) - h) // 2)
    _draw_backs(sheet, card, pile)
    sheet.place(f"dungeon-{number}", card)
    if face >= 0:
        sheet.art(faces.enemy(view, face, w, h, compact=True), *card.topleft, tag=f"card-{pile.cards[-1]}")
    else:
        sheet.art(faces.dungeon_back(w, h, pile.level, lift=2), *card.topleft)
    _draw_side(sheet, pygame.Rect(rect.right - px(38), card.y, px(34), h), look, pile)
    _draw_loot(sheet, pygame.Rect(rect.x + px(6), rect.bottom - line, rect.w - px(12), line), face)
    does.glow(sheet, rect, radius=px(10))
    does.node(sheet, "card", rect)


def _draw_backs(sheet: Sheet, card: pygame.Rect, pile: Dungeon) -> None:
    """What lies below the enemy, as edges of backs."""
    for step in range(min(3, len(pile.cards) - 1), 0, -1):
        spot = (card.x + step * sheet.px(3), card.y - step * sheet.px(3))
        sheet.art(faces.dungeon_back(card.w, card.h, pile.level), *spot)


def _draw_loot(sheet: Sheet, rect: pygame.Rect, face: int) -> None:
    """The loot it would give: power and name."""
    if face < 0:
        return
    px = sheet.px
    size = min(px(26), rect.h)
    badge = Badge(size, "#2F4A6A", palette.GOLD_HIGH, str(words.power(face)), "hexagon")
    spot = sheet.art(badge, rect.x, rect.centery, "midleft")
    wide = rect.right - spot.right - px(6)
    name, style = words.name(face), _LOOT
    while style.size > 12 and sheet.letters.size(name, style)[0] > wide:
        style = style.but(size=style.size - 0.5)
    sheet.text(name, style, spot.right + px(6), rect.centery, "midleft", wide)


def _draw_side(sheet: Sheet, rect: pygame.Rect, look: Look, pile: Dungeon) -> None:
    """How many lie below the enemy, and the options of the reward as signs."""
    px = sheet.px
    y = rect.y
    below = len(pile.cards) - 1
    if below:
        count = sheet.text(f"+{below}", _HEAD.but(size=17), rect.centerx, y, "midtop", rect.w)
        y = count.bottom + px(4)
    if pile.reward == NOTHING:
        return
    card = FACES[look.view.faces[pile.reward]]
    assert isinstance(card, RewardCard)
    size = min(px(30), rect.w, (rect.bottom - y) // max(1, len(card.option)) - px(3))
    y = rect.bottom - len(card.option) * (size + px(3))
    for place, option in enumerate(card.option):
        token = Token(size, "#5A4A86", KIND_ICONS[option.number], palette.GOLD_HIGH, flat=True)
        sheet.art(token, rect.centerx, y + place * (size + px(3)), "midtop")


def draw_strip(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """All dungeons small, the current one lit, the others dim."""
    view, px = look.view, sheet.px
    gates = sorted(range(len(view.dungeons)), key=lambda number: view.dungeons[number].level)
    rows = -(-len(gates) // 2)
    high = (rect.h - px(4) * (rows - 1)) // max(1, rows)
    for index, number in enumerate(gates):
        row, column = divmod(index, 2)
        wide = (rect.w - px(4)) // 2
        place = pygame.Rect(rect.x + column * (wide + px(4)), rect.y + row * (high + px(4)), wide, high)
        _draw_small(sheet, place, look, number)


def _draw_small(sheet: Sheet, rect: pygame.Rect, look: Look, number: int) -> None:
    view, px = look.view, sheet.px
    pile = view.dungeons[number]
    does = gate_doing(look, number)
    h = min(rect.h, round(rect.w * 7 / 5))
    w, h = faces.card_size(h)
    card = pygame.Rect(rect.centerx - w // 2, rect.centery - h // 2, w, h)
    sheet.place(f"dungeon-{number}", card)
    if not pile.cards:
        sheet.art(EmptyPlace(w, h, "mdi:gate-open"), *card.topleft)
        does.node(sheet, "image", card)
        return
    here = number == view.place
    face = view.faces[pile.cards[-1]]
    if face >= 0 and view.seen[pile.cards[-1]]:
        spec = faces.enemy(view, face, w, h, compact=True, lift=0, state="" if here else "exhausted")
        sheet.art(spec, *card.topleft)
    else:
        sheet.art(faces.dungeon_back(w, h, pile.level), *card.topleft)
    if here:
        sheet.halo(card, "selected", "round", px(4))
    does.glow(sheet, card, radius=px(4))
    does.node(sheet, "card", card)
