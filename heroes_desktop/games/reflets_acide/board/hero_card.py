"""A Hero on the influence board: face, Life Points, five values, skills with their cost, Equipment."""

from __future__ import annotations

import re

import pygame

from heroes_desktop.desktop.art import Badge, Heart, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import Doing, doing
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.fitting import shrunk
from heroes_desktop.desktop.widgets.rows import columns
from heroes_desktop.engine import Option

from ..art.stones import STONES, Stone
from ..content import STATS, Loot, Skill, equipment
from ..figures import (
    bothered,
    designated,
    hero_of,
    life,
    loot_skill_ready,
    own_skill_ready,
    value,
)
from ..locale import counted
from ..state import Member, State
from ..text import effects, words
from . import faces, signs, telling
from .look import Look

_NAME = Style("condensed_label", 15, palette.PAPER_HIGH, line=0.95)
SMALLEST_NAME, LEGIBLE = 11, 13
"""Units of the smallest letters of a name, and the pixels that are enough where everything is large."""
MOST_WORN = 3
SIDE_BY_SIDE = 74
"""Units of width from which Life Points stand beside the face, not on it."""
_COUNT = Style("condensed_label", 15, palette.GOLD_HIGH)
_LIFE = Style("title", 17, palette.PAPER_HIGH, shadow=palette.BLACK)


def hero_option(look: Look, position: int) -> Option | None:
    """What a click on a Hero answers, if one answer is about it."""
    card = look.view.team[position].card
    if option := look.find("hero", position + 1) or look.find("replace", position + 1):
        return option
    for option in look.options("wear"):
        if option.args[1] == position + 1:
            return option
    for option in look.options("store"):
        if option.args[1] == position + 1:
            return option
    return look.find("stand", card) or look.find("cover", card) or look.find("card", card)


def draw_hero(sheet: Sheet, rect: pygame.Rect, look: Look, position: int) -> None:
    """One member of the team, from the name at the top to the Equipment at the bottom."""
    view, px = look.view, sheet.px
    member = view.team[position]
    chosen = designated(view) == member.card
    trial = view.trial is not None and view.trial.hero == member.card
    sheet.fill(rect.inflate(0, -px(6)), "#0E0A06", 150, px(8))
    sheet.place(f"hero-{position + 1}", rect)
    sheet.place(f"card-{member.card}", rect)
    does = doing(look, hero_option(look, position), words.hero_at(view, position + 1),
                 subject=("hero", position), id=f"hero-{position + 1}",
                 hint=_hint(look, position))  # fmt: skip
    frame = rect.inflate(-px(4), -px(8))
    if chosen or trial:
        sheet.halo(frame, "selected", "round", px(8))
    does.glow(sheet, frame, radius=px(8))
    does.node(sheet, "card", rect, selected=chosen)
    room = rect.inflate(-px(12), -px(16))
    title = pygame.Rect(room.x, room.y, room.w, sheet.text_height("A\nA", _NAME, room.w) + px(2))
    name, style = _short_name(sheet, words.name(view.faces[member.card]), title)
    if name:
        sheet.block(name, style, title, "midleft")
    rest = pygame.Rect(room.x, title.bottom + px(2), room.w, room.bottom - title.bottom - px(2))
    part = rest.h / 20
    size = min(round(part * 6.2), round(room.w * (0.56 if room.w >= px(SIDE_BY_SIDE) else 0.8)))
    _draw_person(sheet, pygame.Rect(rest.x, rest.y, rest.w, size), look, position)
    _draw_values(
        sheet, pygame.Rect(rest.x, round(rest.y + part * 6.6), rest.w, round(part * 7)), look, member
    )
    skills = pygame.Rect(rest.x, round(rest.y + part * 13.8), rest.w, round(part * 3.1))
    _draw_skills(sheet, skills, look, member)
    worn = pygame.Rect(rest.x, round(rest.y + part * 17), rest.w, round(part * 3.1))
    _draw_equipment(sheet, worn, look, member)


def _draw_person(sheet: Sheet, rect: pygame.Rect, look: Look, position: int) -> None:
    """Face with the number of the place; beside it, or on its rim where room is short, Life Points and what
    is carried along."""
    view, px = look.view, sheet.px
    member = view.team[position]
    face = view.faces[member.card]
    short = rect.w < px(SIDE_BY_SIDE)
    size = min(rect.h, rect.w) if short else rect.h
    spot = (rect.centerx, rect.y + size // 2) if short else (rect.x + size // 2, rect.centery)
    medal = sheet.art(faces.hero_face(face, size), *spot, "center", tag=f"face-{member.card}")
    ground = "#7A4A12" if designated(view) == member.card else "#2A2A3A"
    number = Badge(px(24), ground, palette.GOLD, str(position + 1), "circle")
    left = medal.x + px(6) if short else medal.right - px(6)
    sheet.art(number, left, medal.bottom - px(6), "center")
    if bothered(view, member.card):
        sheet.art(Token(px(26), "#5A1E1C", "mdi:paw", "#FFB199", flat=True), *medal.topleft, "center")
    if short:
        heart = pygame.Rect(0, 0, px(28), px(28))
        heart.center = (medal.right - px(6), medal.bottom - px(6))
        _draw_life(sheet, heart, look, member)
        _draw_stored(sheet, heart.move(0, medal.y - heart.y - px(4)), look, member, sign=False)
    else:
        left = medal.right + px(8)
        side = pygame.Rect(left, rect.y, rect.right - left, rect.h)
        _draw_life(sheet, pygame.Rect(side.x, side.y, side.w, round(side.h * 0.62)), look, member)
        _draw_stored(sheet, side, look, member)


def _draw_life(sheet: Sheet, rect: pygame.Rect, look: Look, member: Member) -> None:
    """A heart with the Life Points, bandaged while a marker caps everything."""
    px = sheet.px
    size = min(px(32), rect.w, rect.h)
    heart = sheet.art(Heart(size), *rect.center, "center")
    told = _LIFE.but(colour="#FFC89A") if member.marker else _LIFE
    sheet.text(str(life(look.view, member)), told, heart.centerx, heart.centery - size // 16, "center")
    if member.marker:
        sheet.icon("mdi:bandage", rect.right - px(4), rect.y + px(4), 15, "#FFC89A")


def _draw_stored(sheet: Sheet, rect: pygame.Rect, look: Look, member: Member, sign: bool = True) -> None:
    """How many cards the Hero carries without wearing them, beside a bag or as a number alone."""
    if not member.stored:
        return
    px, number = sheet.px, str(len(member.stored))
    if sign:
        spot = sheet.text(number, _COUNT, rect.right, rect.bottom - px(10), "midright")
        spot.union_ip(sheet.icon("mdi:bag-personal", spot.x - px(10), spot.centery, 17, palette.MUTED))
    else:
        spot = sheet.art(Token(rect.w, "#5A4A30", text=number, flat=True), *rect.center, "center")
    told = counted("{n} stored: {cards}", "{n} stored: {cards}", len(member.stored),
                   cards=words.names(look.view.faces[card] for card in member.stored))  # fmt: skip
    sheet.node(told, "image", spot, overlay=True)


def _draw_values(sheet: Sheet, rect: pygame.Rect, look: Look, member: Member) -> None:
    """Attack, Perception, Intelligence, Agility, Defence in their colours; a capped one is struck out."""
    view = look.view
    printed = hero_of(view, member).values
    wide = 5 if rect.w >= 5 * sheet.px(34) else 3
    rows = -(-5 // wide)
    high = rect.h / rows
    size = int(min(rect.w / wide * 0.98, high * 0.98))
    for stat in range(5):
        row, column = divmod(stat, wide)
        step = rect.w / min(wide, 5 - row * wide)
        now = value(view, member, stat)
        ink = "#A9F08F" if now > printed[stat] else "#FF9A7A" if now < printed[stat] else palette.GOLD_HIGH
        centre = (round(rect.x + step * (column + 0.5)), round(rect.y + high * (row + 0.5)))
        spot = sheet.art(Badge(size, STONES[stat].colour, ink, "", "circle"), *centre, "center")
        dark = stat in (1, 2, 3)
        style = Style("title", 21, palette.INK if dark else palette.PAPER_HIGH)
        while style.size > 8 and sheet.letters.line_height(style) > size * 1.1:
            style = style.but(size=style.size - 1)
        sheet.text(str(now), style, *spot.center, "center", size)
        if now != printed[stat]:
            sheet.fill(pygame.Rect(spot.x + size // 4, spot.bottom - 2, size // 2, 3), ink, 255, 1)


# skills and Equipment


def _draw_skills(sheet: Sheet, rect: pygame.Rect, look: Look, member: Member) -> None:
    """Own skills, each with the gems it costs."""
    view, px = look.view, sheet.px
    size = min(rect.h, rect.w // 4)
    x = rect.x + px(2)
    for number, skill in enumerate(hero_of(view, member).skills):
        ready = own_skill_ready(view, member, number)
        rim = palette.GOLD_HIGH if skill.kind == "signature" else ""
        token = Token(size, "#5A3A16" if ready else "#3A3630", signs.SKILL_ICONS[skill.kind],
                      palette.GOLD_HIGH if ready else "#7A746A", rim, flat=True)  # fmt: skip
        name = words.cap(effects.skill(skill))
        _skill_node(sheet, (x + size // 2, rect.centery), token, look, member.card, number, name)
        x = _draw_cost(sheet, pygame.Rect(x + size, rect.y, size, rect.h), skill) + px(3)


def _draw_cost(sheet: Sheet, rect: pygame.Rect, skill: Skill) -> int:
    """The gems of a cost, two above each other; returns where they end."""
    price = [colour for colour, count in enumerate(skill.price.gems) for _gem in range(count)]
    size = min(rect.h, rect.w) // 2
    for number, colour in enumerate(price):
        column, row = divmod(number, 2)
        alone = number == len(price) - 1 and row == 0
        y = rect.centery if alone else rect.centery - size // 2 + row * size
        sheet.art(Stone(size, colour), rect.x + column * size + size // 2, y, "center")
    return rect.x + -(-len(price) // 2) * size


def _draw_equipment(sheet: Sheet, rect: pygame.Rect, look: Look, member: Member) -> None:
    """Three places for what is worn."""
    view = look.view
    size = min(rect.h, rect.w // MOST_WORN - sheet.px(2))
    for place, cell in enumerate(columns(rect, max(MOST_WORN, len(member.worn)), 0)):
        if place >= len(member.worn):
            socket = pygame.Rect(0, 0, size, size)
            socket.center = cell.center
            sheet.fill(socket, "#3A3026", 90, size // 4)
            continue
        card = member.worn[place]
        loot = equipment(view.faces[card])
        ready = loot.skill is not None and loot_skill_ready(view, member, card)
        token = Token(size, signs.LOOT_COLOURS.get(loot.group, "#2F4658"), signs.loot_icon(loot),
                      palette.GOLD_HIGH if ready else palette.BONE, flat=True)  # fmt: skip
        hint = telling.text(view.faces[card])
        _skill_node(sheet, cell.center, token, look, card, 0, words.card(view, card), hint)
        if loot.windfall:
            _draw_windfall(sheet, cell, size, view, card, loot)


def _draw_windfall(sheet: Sheet, cell: pygame.Rect, size: int, view: State, card: int, loot: Loot) -> None:
    """A gem of the characteristic on a piece of Equipment, gone once it has been found in this Trial."""
    spent = view.trial is not None and card in view.trial.windfalls
    stat = next(index for index, sets in enumerate(loot.sets) if sets)
    stone = Stone(max(4, size // 2), stat, missing=spent)
    sheet.art(stone, cell.centerx + size // 2, cell.centery + size // 3, "center")


_PIECES = re.compile(r"[^-]+-?|-")
"""Parts of a word: a line may end after its own hyphen."""
_CONNECTING = {"of", "the", "in", "de", "du", "des", "la", "le", "les", "à", "aux", "au", "–", "and", "et"}


def _short_name(sheet: Sheet, name: str, room: pygame.Rect) -> tuple[str, Style]:
    """As much of a name as fits, whole words from the front, in smaller letters if need be; else nothing."""
    parts = name.split()
    while parts:
        told = " ".join(parts).rstrip(",")
        widest = max(sheet.letters.size(piece, _NAME)[0] for word in parts for piece in _PIECES.findall(word))
        if widest <= room.w and sheet.text_height(told, _NAME, room.w) <= room.h:
            return told, _NAME
        parts.pop()
        while parts and parts[-1].lower() in _CONNECTING:
            parts.pop()
    first = name.split(maxsplit=1)[0].rstrip(",")
    pieces = _PIECES.findall(first)

    def fits(one: Style) -> bool:
        return max(sheet.letters.size(piece, one)[0] for piece in pieces) <= room.w

    style = shrunk(_NAME, fits, min(SMALLEST_NAME, LEGIBLE / sheet.metrics.factor))
    return (first if fits(style) else ""), style


def _skill_node(
    sheet: Sheet, centre: tuple[int, int], token: Token, look: Look, card: int, number: int, name: str,
    hint: str = "",
) -> None:  # fmt: skip
    """A skill or piece of Equipment; lit when it can be used."""
    spot = sheet.art(token, *centre, "center", tag=f"skill-{card}-{number}")
    option = look.find("skill", card, number)
    if option is None:
        option = next((one for one in look.options("free_skill") if one.args[1:3] == (card, number)), None)
    if option is None:
        option = next((found for act in ("card", "loot", "drop") if (found := look.find(act, card))), None)
    subject = ("card", look.view.faces[card])
    does: Doing = doing(look, option, name, subject=subject, id=f"skill-{card}-{number}", hint=hint)
    does.glow(sheet, spot, "disc")
    does.node(sheet, "image", spot, overlay=True)


def _hint(look: Look, position: int) -> str:
    view = look.view
    member = view.team[position]
    now = [value(view, member, stat) for stat in range(len(STATS))]
    lines = [
        telling.type_line(view.faces[member.card]),
        telling.values(now),
        counted("{n} Life Point", "{n} Life Points", life(view, member)),
    ]
    if member.worn:
        lines.append(words.names(view.faces[card] for card in member.worn))
    return "\n".join(lines)
