"""The fight: the enemy, the meter of both powers, and every card in play by its player."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Badge, CardFace, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import doing
from heroes_desktop.desktop.board.hand import LIFT, HandCard, card_height, draw_cards
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.fitting import shrunk

from ..locale import _, counted
from ..power import counted as counted_powers
from ..power import enemy_power
from ..state import Fight
from ..text import words
from ..zones import here
from . import faces
from .look import Look
from .meter import HEIGHT, draw_meter

METER = 0.4
"""The share of the height the meter takes at most."""
LARGEST, SIGN = 180, 38
"""Units: the height of a card in play at most, and what the sign of its player takes."""
_NAME = Style("condensed_label", 18, palette.PAPER_HIGH, shadow=palette.BLACK)
_RULE = Style("condensed", 17, "#E8DCF8", line=1.08)
_LEFT = Style("condensed", 17, palette.MUTED)


def draw_fight(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Enemy at the left, meter above, cards in play below it."""
    fight = look.view.fight
    assert fight is not None
    px = sheet.px
    wide = min(round(rect.w * 0.32), round((rect.h - px(34)) * 5 / 7))
    enemy = pygame.Rect(rect.x, rect.y, wide, rect.h)
    _draw_enemy(sheet, enemy, look, fight)
    rest = pygame.Rect(enemy.right + px(14), rect.y, rect.right - enemy.right - px(14), rect.h)
    meter = pygame.Rect(rest.x, rest.y, rest.w, min(px(HEIGHT), round(rest.h * METER)))
    draw_meter(sheet, meter, look)
    top = meter.bottom + px(10)
    _draw_played(sheet, pygame.Rect(rest.x, top, rest.w, rest.bottom - top), look, fight)


def _draw_enemy(sheet: Sheet, rect: pygame.Rect, look: Look, fight: Fight) -> None:
    view, px = look.view, sheet.px
    face = view.faces[fight.enemy]
    loot_high = sheet.letters.line_height(_NAME) + px(8)
    high = min(rect.h - loot_high, round(rect.w * 7 / 5))
    w, h = faces.card_size(high)
    card = pygame.Rect(rect.centerx - w // 2, rect.y, w, h)
    spec = faces.enemy(view, face, w, h, power=str(enemy_power(view)), lift=4)
    sheet.art(spec, *card.topleft, tag="enemy")
    sheet.place("enemy", card)
    below = len(here(view).cards) - 1
    hint = [words.rule(face)] if words.rule(face) else []
    hint.append(counted("{n} more below it", "{n} more below it", below))
    does = doing(
        look,
        None,
        words.enemy_with_power(view, face),
        subject=("enemy", face),
        id="enemy",
        hint="\n".join(hint),
    )
    does.node(sheet, "card", card)
    if view.at_boss:
        return
    plate = pygame.Rect(rect.x, card.bottom + px(8), rect.w, rect.bottom - card.bottom - px(8))
    _draw_loot(sheet, plate, look, face)


def _draw_loot(sheet: Sheet, rect: pygame.Rect, look: Look, face: int) -> None:
    """The other half of the card: the loot it becomes, with its effect where there is room."""
    px = sheet.px
    line = sheet.letters.line_height(_NAME) + px(4)
    size = min(px(28), line)
    badge = Badge(size, "#2F4A6A", palette.GOLD_HIGH, str(words.power(face)), "hexagon")
    spot = sheet.art(badge, rect.x, rect.y + line // 2, "midleft")
    told = _("Loot: {card}").format(card=words.name(face))
    wide = rect.right - spot.right - px(6)
    name = told if sheet.letters.size(told, _NAME)[0] <= wide else words.name(face)
    style = shrunk(_NAME, lambda style: sheet.letters.size(name, style)[0] <= wide, 13)
    high = max(line, sheet.text_height(name, style, wide))
    sheet.block(name, style, pygame.Rect(spot.right + px(6), rect.y, wide, high), "midleft", fit=False)
    bottom = rect.y + high
    effect = words.effect(face)
    room = pygame.Rect(rect.x, bottom, rect.w, rect.bottom - bottom)
    if effect and room.h > 0:
        style = shrunk(_RULE, lambda style: sheet.text_height(effect, style, room.w) <= room.h, 15)
        if sheet.text_height(effect, style, room.w) <= room.h:
            bottom = sheet.block(effect, style, room).bottom
    place = pygame.Rect(rect.x, rect.y, rect.w, bottom - rect.y)
    doing(look, None, told, subject=("loot", face), hint=words.card_line(face)).node(sheet, "image", place)


def _draw_played(sheet: Sheet, rect: pygame.Rect, look: Look, fight: Fight) -> None:
    """Cards in play, in groups by player; alone by turn (TF-157)."""
    sheet.place("played", rect)
    sheet.node(_("Cards in play"), "group", rect, id="played")
    if not fight.played:
        line = _("Nothing has been played yet.")
        sheet.text(line, _LEFT, rect.centerx, rect.centery, "center", rect.w)
        return
    px, values = sheet.px, counted_powers(look.view)
    alone = len(look.view.players) == 1
    groups: dict[int, list[int]] = {}
    for index, played in enumerate(fight.played):
        groups.setdefault(played.turn if alone else played.seat, []).append(index)
    most = 1 if alone else len(groups)
    high, places = _group_places(sheet, rect, [len(group) for group in groups.values()], most)
    for (key, group), place in zip(groups.items(), places, strict=True):
        colour = look.players[0 if alone else key].colour
        sign = (
            Token(px(30), colour, text=str(key + 1), ink=palette.BONE, flat=True)
            if alone
            else Token(px(30), colour, "mdi:account", palette.BONE, flat=True)
        )
        sheet.art(sign, place.x, place.centery, "midleft")
        room = pygame.Rect(place.x + px(SIGN), place.y, place.w - px(SIGN), round(high * (1 + LIFT)))
        cards = [_played_card(sheet, look, index, values[index]) for index in group]
        for index, spot in zip(group, draw_cards(sheet, room, cards, largest=LARGEST), strict=True):
            card = fight.played[index].card
            figure = str(words.power(look.view.faces[card]))
            faces.draw_figure(sheet, spot, figure, "#2F4A6A", tag=f"card-{card}")


def _group_places(
    sheet: Sheet, rect: pygame.Rect, counts: list[int], most: int
) -> tuple[int, list[pygame.Rect]]:
    """The height of the cards and a place for each group, in as many rows as give the largest cards; a row of
    at `most` so many groups is shared by need."""
    best: tuple[int, list[pygame.Rect]] = (0, [])
    for per_row in range(1, most + 1):
        places = _in_rows(sheet, rect, counts, per_row)
        room = sheet.px(SIGN)
        high = min(
            card_height(sheet, pygame.Rect(0, 0, max(1, place.w - room), place.h), count, LARGEST, apart=True)
            for place, count in zip(places, counts, strict=True)
        )
        if high > best[0]:
            best = high, places
    return best


def _in_rows(sheet: Sheet, rect: pygame.Rect, counts: list[int], per_row: int) -> list[pygame.Rect]:
    gap, sign = sheet.px(6), sheet.px(SIGN)
    rows = [counts[start : start + per_row] for start in range(0, len(counts), per_row)]
    high = min(sheet.px(LARGEST + 10), (rect.h - gap * (len(rows) - 1)) // len(rows))
    places = []
    for number, row in enumerate(rows):
        x, room = rect.x, rect.w - (sign + gap) * len(row) + gap
        for count in row:
            wide = sign + room * count // sum(row)
            places.append(pygame.Rect(x, rect.y + number * (high + gap), wide, high))
            x += wide + gap
    return places


def _played_card(sheet: Sheet, look: Look, index: int, value: int) -> HandCard:
    view = look.view
    assert view.fight is not None
    played = view.fight.played[index]
    face = view.faces[played.card]
    option = look.find("card", played.card)
    does = doing(
        look,
        option,
        words.name(face),
        subject=("loot", face),
        id=f"card-{played.card}",
        hint=words.card_line(face),
    )
    printed = words.power(face)
    return HandCard(
        partial(_picture, sheet, face), does,
        tag=f"card-{played.card}",
        badge="" if value == printed else str(value),
        badge_colour="#2F5E1E" if value > printed else "#8A2A1E",
    )  # fmt: skip


def _picture(sheet: Sheet, face: int, w: int, h: int) -> CardFace:
    return faces.without_figure(sheet, faces.picture(face, w, h))
