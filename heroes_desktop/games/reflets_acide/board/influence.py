"""The influence boards: Heroes with values and markers, gems, waiting Dilemmas and tokens."""

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
from ..content import STATS, equipment
from ..figures import (
    MOST_GEMS,
    MOST_TOKENS,
    bothered,
    designated,
    dilemma_places,
    hero_of,
    life,
    loot_skill_ready,
    own_skill_ready,
    owner,
    value,
    width,
)
from ..locale import _, counted
from ..state import Member
from ..text import effects, words
from . import faces, signs, telling
from .look import Look

_NAME = Style("condensed_label", 15, palette.PAPER_HIGH, line=0.95)
SMALLEST_NAME = 11
_SMALL = Style("condensed", 15, palette.MUTED)
_COUNT = Style("condensed_label", 15, palette.GOLD_HIGH)


def draw_boards(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """All influence boards side by side."""
    places = columns(rect, max(1, len(look.view.boards)), sheet.px(8))
    for number, place in enumerate(places):
        if number < len(look.view.boards):
            _draw_board(sheet, place, look, number)


def _draw_board(sheet: Sheet, rect: pygame.Rect, look: Look, number: int) -> None:
    view, px = look.view, sheet.px
    option = look.find("place", number) or look.find("wait", number)
    mine = view.seats > 1
    sheet.fill(
        rect, look.players[owner(view, number)].colour if mine else "#2A1E12", 46 if mine else 130, px(10)
    )
    sheet.place(f"board-{number}", rect)
    name = words.cap(words.board(view, number))
    does = doing(look, option, name, id=f"board-{number}")
    rack = min(px(124), round(rect.w * (0.2 if width(view) == 3 else 0.26)))
    shelf = pygame.Rect(rect.x, rect.y, rack + px(10), rect.h)
    does.glow(sheet, shelf, radius=px(10))
    with sheet.group(name, rect):
        does.node(sheet, "image", shelf)
        _draw_rack(sheet, pygame.Rect(rect.x + px(6), rect.y + px(6), rack, rect.h - px(12)), look, number)
        wide = width(view)
        room = pygame.Rect(rect.x + rack + px(12), rect.y, rect.w - rack - px(16), rect.h)
        for place, cell in enumerate(columns(room, wide, px(4))):
            position = number * wide + place
            if position < len(view.team) and view.team[position].card >= 0:
                _draw_hero(sheet, cell, look, position)
            else:
                vacant = _("No {number} (vacant)").format(number=position + 1)
                sheet.fill(cell.inflate(0, -px(6)), "#0E0A06", 90, px(8))
                sheet.icon("mdi:grave-stone", *cell.center, 40, "#5A5044")
                sheet.text(str(position + 1), _SMALL, cell.centerx, cell.bottom - px(10), "midbottom", cell.w)
                sheet.node(vacant, "image", cell, id=f"hero-{position + 1}")
                sheet.place(f"hero-{position + 1}", cell)


# gems, Dilemmas, tokens


def _draw_rack(sheet: Sheet, rect: pygame.Rect, look: Look, number: int) -> None:
    """Five rows of four sockets; below them what waits."""
    view, px = look.view, sheet.px
    low = round(rect.h * 0.24)
    high = (rect.h - low) // 5
    size = min(high, rect.w // MOST_GEMS)
    for colour, count in enumerate(view.boards[number].gems):
        row = pygame.Rect(rect.x, rect.y + colour * high, rect.w, high)
        sheet.fill(row.inflate(0, -px(2)), "#0E0A06", 150, px(6))
        for place in range(MOST_GEMS):
            stone = Stone(size, colour, missing=place >= count)
            spot = (row.x + place * (rect.w // MOST_GEMS), row.centery)
            sheet.art(stone, *spot, "midleft", alpha=255 if place < count else 190)
        sheet.place(f"gem-{number}-{colour}", row)
        told = _("{gems} of {most}").format(gems=words.some(count, colour), most=MOST_GEMS)
        does = doing(look, look.find("pay", number, colour), told, id=f"gem-{number}-{colour}")
        does.glow(sheet, row, radius=px(6))
        does.node(sheet, "image", row, overlay=True)
    waiting = pygame.Rect(rect.x, rect.bottom - low + px(4), rect.w, low - px(4))
    _draw_waiting(sheet, waiting, look, number)


def _draw_waiting(sheet: Sheet, rect: pygame.Rect, look: Look, number: int) -> None:
    view, board = look.view, look.view.boards[number]
    most = dilemma_places(view) + MOST_TOKENS
    step = rect.w // most
    size = min(rect.h, step) - sheet.px(2)
    for place in range(most):
        centre = (rect.x + step * place + step // 2, rect.centery)
        dilemmas = place < dilemma_places(view)
        things = board.dilemmas if dilemmas else board.tokens
        at = place if dilemmas else place - dilemma_places(view)
        if at >= len(things):
            socket = pygame.Rect(0, 0, size, size)
            socket.center = centre
            sheet.fill(socket, "#0A0806", 110, size // 4 if dilemmas else size // 2)
            continue
        thing = things[at]
        if dilemmas:
            _draw_dilemma(sheet, centre, size, look, thing)
        else:
            spot = sheet.art(
                faces.token(view, thing, size, flat=True), *centre, "center", tag=f"token:{thing}"
            )
            option = look.find("token", thing) or look.find("instead", thing) or _bonus(look, thing)
            does = doing(look, option, words.cap(words.token(view, thing)), subject=("token", thing),
                         id=f"token:{thing}")  # fmt: skip
            does.glow(sheet, spot, "disc")
            does.node(sheet, "image", spot, overlay=True)


def _bonus(look: Look, token: int) -> Option | None:
    """A waiting Bonus Die where it can be played."""
    for act in ("bonus_golden", "add_die", "bonus_test"):
        if option := look.find(act, token):
            return option
    return None


def _draw_dilemma(sheet: Sheet, centre: tuple[int, int], size: int, look: Look, card: int) -> None:
    view = look.view
    face = view.faces[card]
    spot = sheet.art(
        Token(size, "#3E2C66", "mdi:script-text", "#E8DCF8", flat=True), *centre, "center", tag=f"card-{card}"
    )
    option = next(
        (found for act in ("dilemma", "card", "exchange", "loaded_die", "free_skill")
         if (found := look.find(act, card))), None,
    )  # fmt: skip
    hint = telling.text(face) if face >= 0 else ""
    does = doing(look, option, words.card(view, card), subject=("card", face), id=f"card-{card}", hint=hint)
    does.glow(sheet, spot, "disc")
    does.node(sheet, "card", spot, overlay=True)


# Heroes


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


def _draw_hero(sheet: Sheet, rect: pygame.Rect, look: Look, position: int) -> None:
    """Face and name, Life Points, five values, Equipment and skills."""
    view, px = look.view, sheet.px
    member = view.team[position]
    face = view.faces[member.card]
    chosen = designated(view) == member.card
    trial = view.trial is not None and view.trial.hero == member.card
    sheet.fill(rect.inflate(0, -px(6)), "#0E0A06", 150, px(8))
    sheet.place(f"hero-{position + 1}", rect)
    sheet.place(f"card-{member.card}", rect)
    room = rect.inflate(-px(16), -px(16))
    title = pygame.Rect(
        rect.x + px(6), room.y, rect.w - px(10), sheet.text_height("A\nA", _NAME, room.w) + px(2)
    )
    name, style = _short_name(sheet, words.name(face), title)
    if name:
        sheet.block(name, style, title, "midleft")
    top = title.bottom + px(2)
    part = (room.bottom - top) / 10
    size = min(round(part * 3.4), room.w // 2)
    medal = sheet.art(faces.hero_face(face, size), room.x, top, tag=f"face-{member.card}")
    number = Badge(px(24), "#7A4A12" if chosen else "#2A2A3A", palette.GOLD, str(position + 1), "circle")
    sheet.art(number, medal.right - px(6), medal.bottom - px(6), "center")
    hint = _hint(look, position)
    subject = ("hero", position)
    does = doing(look, hero_option(look, position), words.hero_at(view, position + 1), subject=subject,
                 id=f"hero-{position + 1}", hint=hint)  # fmt: skip
    if chosen or trial:
        sheet.halo(rect.inflate(-px(4), -px(8)), "selected", "round", px(8))
    does.glow(sheet, rect.inflate(-px(4), -px(8)), radius=px(8))
    does.node(sheet, "card", rect, selected=chosen)
    left = medal.right + px(10)
    _draw_life(sheet, pygame.Rect(left, top, room.right - left, size), look, member)
    _draw_values(sheet, pygame.Rect(room.x, round(top + part * 3.5), room.w, round(part * 4.2)), look, member)
    _draw_gear(sheet, pygame.Rect(room.x, round(top + part * 7.8), room.w, round(part * 2.2)), look, member)


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

    style = shrunk(_NAME, fits, SMALLEST_NAME)
    return (first if fits(style) else ""), style


def _draw_life(sheet: Sheet, rect: pygame.Rect, look: Look, member: Member) -> None:
    """Hearts, spent ones grey; what bothers the Hero."""
    view, px = look.view, sheet.px
    now, most = life(view, member), hero_of(view, member).vitality
    per_row = min(3, most)
    size = max(4, min(px(20), rect.w // per_row, rect.h // 3))
    for place in range(most):
        row, column = divmod(place, per_row)
        sheet.art(Heart(size, place < now), rect.x + column * size, rect.y + row * size)
    if bothered(view, member.card):
        sheet.icon("mdi:paw", rect.x + px(12), rect.bottom - px(14), 22, "#FFB199")
    elif member.marker:
        told = sheet.text(
            f"≤ {member.marker}", _COUNT.but(colour="#FF9A7A"), rect.x, rect.bottom, "bottomleft"
        )
        del told


def _draw_values(sheet: Sheet, rect: pygame.Rect, look: Look, member: Member) -> None:
    """Attack, Perception, Intelligence, Agility, Defence in their colours."""
    view = look.view
    printed = hero_of(view, member).values
    wide = 5 if rect.w >= 5 * sheet.px(34) else 3
    rows = -(-5 // wide)
    high = rect.h / rows
    size = int(min(rect.w / wide * 0.98, high))
    for stat in range(5):
        row, column = divmod(stat, wide)
        step = rect.w / min(wide, 5 - row * wide)
        now = value(view, member, stat)
        ink = "#A9F08F" if now > printed[stat] else "#FF9A7A" if now < printed[stat] else palette.GOLD_HIGH
        centre = (round(rect.x + step * (column + 0.5)), round(rect.y + high * (row + 0.5)))
        spot = sheet.art(Badge(size, STONES[stat].colour, ink, "", "circle"), *centre, "center")
        dark = stat in (1, 2, 3)
        style = Style("title", 19, palette.INK if dark else palette.PAPER_HIGH)
        while style.size > 8 and sheet.letters.line_height(style) > size * 1.1:
            style = style.but(size=style.size - 1)
        sheet.text(str(now), style, *spot.center, "center", size)
        if now != printed[stat]:
            sheet.fill(pygame.Rect(spot.x + size // 4, spot.bottom - 2, size // 2, 3), ink, 255, 1)


def _draw_gear(sheet: Sheet, rect: pygame.Rect, look: Look, member: Member) -> None:
    """Equipment worn, the count of what is stored, own skills."""
    view, px = look.view, sheet.px
    things = len(hero_of(view, member).skills) + len(member.worn) + (1.6 if member.stored else 0.0)
    size = int(min(rect.h, rect.w / max(4.6, things + 0.4))) - px(1)
    x = rect.x + size // 2
    for number, skill in enumerate(hero_of(view, member).skills):
        ready = own_skill_ready(view, member, number)
        rim = palette.GOLD_HIGH if skill.kind == "signature" else ""
        token = Token(size, "#5A3A16" if ready else "#3A3630", signs.SKILL_ICONS[skill.kind],
                      palette.GOLD_HIGH if ready else "#7A746A", rim, flat=True)  # fmt: skip
        name = words.cap(effects.skill(skill))
        _skill_node(sheet, (x, rect.centery), token, look, member.card, number, name)
        x += size + px(2)
    x += px(4)
    for card in member.worn:
        loot = equipment(view.faces[card])
        ready = loot.skill is not None and loot_skill_ready(view, member, card)
        token = Token(size, signs.LOOT_COLOURS.get(loot.group, "#2F4658"), signs.loot_icon(loot),
                      palette.GOLD_HIGH if ready else palette.BONE, flat=True)  # fmt: skip
        hint = telling.text(view.faces[card])
        _skill_node(sheet, (x, rect.centery), token, look, card, 0, words.card(view, card), hint)
        x += size + px(2)
    if member.stored:
        sheet.icon("mdi:bag-personal", rect.right - px(24), rect.centery, 18, palette.MUTED)
        spot = sheet.text(str(len(member.stored)), _COUNT, rect.right - px(2), rect.centery, "midright")
        told = counted("{n} stored: {cards}", "{n} stored: {cards}", len(member.stored),
                       cards=words.names(view.faces[card] for card in member.stored))  # fmt: skip
        sheet.node(told, "image", spot.inflate(px(30), px(8)), overlay=True)


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
