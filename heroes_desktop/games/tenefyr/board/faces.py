"""Cards as pictures: enemies, loot, rewards, backs and the heroes' faces."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art import Badge, CardBack, CardFace, Medallion
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.paint.sheet import Sheet

from ...shared.wording import say
from ..content import FACES, HEROES, BossCard, DungeonCard, RewardCard, Skill, Standard
from ..power import printed_power
from ..state import State
from ..text import words

HERO_COLOURS = {"barbarian": "#B5482B", "bard": "#2B6CB8", "cleric": "#D2A02C", "thief": "#3E7A48"}
FIGURE = "tenefyr/{key}"


def card_size(height: int) -> tuple[int, int]:
    """Width and height of a card of this height."""
    return max(1, round(height * 5 / 7)), max(1, height)


def enemy(
    view: State,
    face: int,
    w: int,
    h: int,
    *,
    power: str = "",
    compact: bool = False,
    lift: int = 2,
    state: str = "",
    marks: tuple[str, ...] = (),
) -> CardFace:
    """The upper half of a Dungeon card, or a Boss card."""
    card = FACES[face]
    assert isinstance(card, DungeonCard | BossCard)
    boss = isinstance(card, BossCard)
    family = "dragon" if isinstance(card, BossCard) else card.family
    key = card.boss if isinstance(card, BossCard) else card.number
    return CardFace(
        w, h, "boss" if boss else "enemy", words.enemy(face), FIGURE.format(key=key), family,
        "" if compact else words.rule(face),
        "" if compact else say(card.flavour),
        "" if compact or isinstance(card, BossCard) else words.family(card.family),
        power or str(printed_power(view, face)),
        level="" if isinstance(card, BossCard) else str(card.level),
        marks=marks, compact=compact, lift=lift, state=state,
    )  # fmt: skip


SMALL = 100
"""Pixels and units under which a card's own power is too small; a badge stands over its corner instead."""


def small(sheet: Sheet, w: int) -> bool:
    """Whether a card of this width needs a badge for its power, with large texts sooner."""
    return w < max(SMALL, sheet.px(SMALL))


def draw_enemy(sheet: Sheet, rect: pygame.Rect, spec: CardFace, tag: str = "") -> None:
    """A card in a pile, with its power in figures that can be read however small the card is."""
    sheet.art(without_figure(sheet, spec), *rect.topleft, tag=tag)
    grey = spec.state == "exhausted"
    base, rim = ("#3A3A3A", "#B8B0A0") if grey else ("#6A2A1E", palette.GOLD_HIGH)
    draw_figure(sheet, rect, spec.power, base, rim, tag)


def bare(spec: CardFace) -> CardFace:
    """A card with nothing but its power and picture."""
    return CardFace(
        spec.w, spec.h, spec.kind, "", spec.figure, spec.family,
        power=spec.power, lift=spec.lift, state=spec.state,
    )  # fmt: skip


def without_figure(sheet: Sheet, spec: CardFace) -> CardFace:
    """A small card without its power, for which `draw_figure` stands; others as they are."""
    return spec.but(power="") if small(sheet, spec.w) else spec


def draw_figure(
    sheet: Sheet, rect: pygame.Rect, power: str, base: str, rim: str = palette.GOLD_HIGH, tag: str = ""
) -> None:
    """The power of a small card, on a badge over its corner."""
    if not small(sheet, rect.w):
        return
    size = max(sheet.px(26), round(rect.w * 0.36))
    with sheet.above_glows(), sheet.tagged(tag):
        centre = rect.x + size // 2 - sheet.px(3), rect.y + size // 2
        sheet.art(Badge(size, base, rim, power), *centre, "center")


def loot(
    face: int, w: int, h: int, *, compact: bool = False, lift: int = 2, marks: tuple[str, ...] = ()
) -> CardFace:
    """A card of a deck: Standard, Skill or loot."""
    card = FACES[face]
    if isinstance(card, Standard):
        kind, key = "item", "hit" if card.power else "miss"
    elif isinstance(card, Skill):
        kind, key = "hero", next(hero.id for hero in HEROES if hero.skill is card)
    else:
        assert isinstance(card, DungeonCard)
        kind, key = "spell", f"loot_{card.number}"
    return CardFace(
        w, h, kind, words.name(face), FIGURE.format(key=key), "",
        "" if compact else words.effect(face),
        "" if compact else _said_of(face),
        "", str(words.power(face)), marks=marks, compact=compact, lift=lift,
    )  # fmt: skip


def _said_of(face: int) -> str:
    """What stands in small letters on a card of a deck; loot without effect tells where it comes from."""
    card = FACES[face]
    if isinstance(card, Standard):
        return say(card.flavour)
    if isinstance(card, DungeonCard) and not words.effect(face):
        return words.once_an_enemy(face)
    return ""


def picture(face: int, w: int, h: int) -> CardFace:
    """A card of a deck with nothing but its power and picture: its words stand beside it."""
    return bare(loot(face, w, h))


def reward(face: int, w: int, h: int, *, lift: int = 2) -> CardFace:
    """A Reward card with its options."""
    card = FACES[face]
    assert isinstance(card, RewardCard)
    text = "\n".join(f"• {words.reward_option(face, option)}" for option in range(len(card.option)))
    return CardFace(
        w, h, "quest", words.name(face), FIGURE.format(key=card.number), "", text,
        type_line=words.audience(card), level=str(card.level), lift=lift,
    )  # fmt: skip


def dungeon_back(w: int, h: int, level: int, lift: int = 0) -> CardBack:
    """The back of a Dungeon card."""
    return CardBack(w, h, "#2B2440", "#B79BE8", "castle-emblem", str(level) if level else "", lift=lift)


def boss_back(w: int, h: int, lift: int = 0) -> CardBack:
    """The back of a Boss card."""
    return CardBack(w, h, "#4A1E16", "#E8895A", "dragon", lift=lift)


def deck_back(w: int, h: int, lift: int = 0) -> CardBack:
    """The back of a player's deck."""
    return CardBack(w, h, "#243648", "#9CC4DC", "crossed-swords", lift=lift)


def portrait(view: State, seat: int, size: int) -> Medallion | None:
    """The face of a player's first hero."""
    heroes = view.players[seat].heroes if seat < len(view.players) else []
    return hero_face(HEROES[heroes[0]].id, size) if heroes else None


def hero_face(hero: str, size: int) -> Medallion:
    """A hero's face in a medallion."""
    return Medallion(size, HERO_COLOURS[hero], f"figure:tenefyr/{hero}", "castle")


def hero_card(hero: str, w: int, h: int) -> CardFace:
    """A hero to choose, with the Skill in words."""
    row = next(row for row in HEROES if row.id == hero)
    figure = FIGURE.format(key=hero)
    return CardFace(w, h, "hero", say(row.name), figure, "", words.skill_line(hero), say(row.flavour), lift=2)
