"""One dungeon in the village: its enemy, the loot it would give, what lies below it, and the reward.

Where there is room, everything stands there in words (`gate_words`); where there is none, signs stand for
rule, effect and reward (`gate_signs`), and the words come with pointer, focus and zoom."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art import EmptyPlace
from heroes_desktop.desktop.board.doing import Doing, doing
from heroes_desktop.desktop.paint.sheet import Sheet

from ..content import FACES, RewardCard
from ..locale import _, counted
from ..state import NOTHING
from ..text import words
from .gate_parts import reward_options
from .gate_signs import draw_with_signs
from .gate_words import Manner, draw_in_words
from .look import Look


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
        card = FACES[reward]
        assert isinstance(card, RewardCard)
        told = _("Reward: {reward}, {audience}.")
        lines.append(told.format(reward=words.name(reward), audience=words.audience(card)))
        lines += [f"• {option}" for option in reward_options(reward)]
    return "\n".join(lines)


def draw_gate(sheet: Sheet, rect: pygame.Rect, look: Look, number: int, told: Manner | None) -> None:
    """A gate with everything in words, told in this manner, or with signs."""
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
    if told is not None:
        draw_in_words(sheet, rect, look, number, told)
    else:
        draw_with_signs(sheet, rect, look, number)
    if look.view.place == number:
        sheet.halo(rect, "selected", "round", px(10))
    elif look.view.place >= 0:
        sheet.fill(rect, "#0A0810", 110, px(10))
    does.glow(sheet, rect, radius=px(10))
    does.node(sheet, "card", rect)
