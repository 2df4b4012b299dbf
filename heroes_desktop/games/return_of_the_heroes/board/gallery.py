"""Choosing from many: heroes before the match, tiles out of the bag at the Seer."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Scroll, paper, ribbon, ribbon_width, scroll_area
from heroes_desktop.desktop.widgets.fitting import unbroken

from ...shared.wording import say, titled
from ..content import HEROES, SKILLS
from ..figures import PRINTED
from ..locale import _
from ..rules.setup import BASIC_HEROES
from ..text import words
from . import faces
from .look import Look

_NAME = Style("title", 24, palette.INK)
_TEXT = Style("body", 16, palette.INK, line=1.1)
_FIGURE = Style("display", 20, palette.INK)
FIGURE = 50
"""Units a sign with its figure takes; on narrow cards both are smaller."""
_TILE = Style("condensed_label", 16, palette.PAPER_HIGH, shadow=palette.BLACK)


def wanted(look: Look) -> bool:
    """Whether the question is about a choice that needs the whole board."""
    if look.decision is not None and look.decision.kind in ("choose_hero", "seer_pick"):
        return True
    return not look.view.heroes or any(hero.hero < 0 for hero in look.view.heroes)


def draw_gallery(sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
    """Heroes, or the contents of the bag."""
    if look.decision is not None and look.decision.kind == "seer_pick":
        _draw_bag(sheet, zone, look)
    else:
        _draw_heroes(sheet, zone, look)


def _head(sheet: Sheet, zone: pygame.Rect, text: str) -> pygame.Rect:
    px = sheet.px
    wide = ribbon_width(sheet, text)
    place = ribbon(sheet, text, zone.centerx - wide // 2, zone.y + px(6), "#23405A", wide)
    return pygame.Rect(zone.x, place.bottom + px(16), zone.w, zone.bottom - place.bottom - px(20))


def _draw_heroes(sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
    px = sheet.px
    room = _head(sheet, zone, _("Who goes on the journey?"))
    shown = BASIC_HEROES if look.view.mode == "basic" else range(len(HEROES))
    gap = px(12)
    wide = (room.w - gap * (len(shown) - 1)) // len(shown)
    with sheet.group(_("Heroes"), room):
        for number, hero in enumerate(shown):
            place = pygame.Rect(room.x + number * (wide + gap), room.y, wide, room.h)
            _draw_hero(sheet, place, look, hero)


def _draw_hero(sheet: Sheet, rect: pygame.Rect, look: Look, hero: int) -> None:
    px, row = sheet.px, HEROES[hero]
    options = look.options("hero")
    offered = {str(option.args[1]): option for option in options if option.args[0] == row.id}
    inside = paper(sheet, rect, f"hero{hero}").inflate(px(24), px(16))
    with sheet.group(say(row.name), rect):
        face = min((inside.w - px(8)) // 2, px(108), inside.h // 4)
        for place, who in enumerate(("man", "woman")):
            x = inside.x + inside.w * (1 + 2 * place) // 4
            option = offered.get(who)
            key = faces.hero_key(hero, who == "woman")
            state = "" if option or not look.options("hero") else "disabled"
            spot = sheet.art(
                faces.face_portrait(key, face, palette.BRASS, lift=1, state=state), x, inside.y, "midtop"
            )
            own = row.names.woman if who == "woman" else row.names.man
            if option is not None:
                sheet.halo(spot, "legal", "disc")
            sheet.node(
                look.name(option) if option else own,
                "option" if option else "image",
                spot,
                action=partial(look.choose, option) if option else None,
                hint=own,
                id=f"hero-{row.id}-{who}",
                radius=40,
            )
        y = inside.y + face + px(8)
        y = sheet.text(say(row.name), _NAME, inside.centerx, y, "midtop", inside.w).bottom
        y = _draw_figures(sheet, pygame.Rect(inside.x, y + px(2), inside.w, px(34)), hero)
        step = max(px(20), min(px(58), (inside.bottom - y - px(110)) // 3))
        _draw_skills(sheet, pygame.Rect(inside.x, y, inside.w, 3 * step), hero)
        y += 3 * step + px(6)
        body = pygame.Rect(inside.x, y, inside.w, inside.bottom - y)
        lines = say(row.ability)
        if row.quest and look.view.mode == "basic":
            lines += "\n" + _("Quest: {quest}").format(quest=words.quest(row.quest))
        if say(row.flavour) and body.h > px(130):
            lines += "\n\n" + _("“{words}”").format(words=say(row.flavour))
        sheet.block(lines, _TEXT, body)


def _draw_skills(sheet: Sheet, rect: pygame.Rect, hero: int) -> None:
    """Sign, word and value of each; on a narrow card the signs speak for themselves."""
    px, step = sheet.px, rect.h // len(SKILLS)
    room = rect.w - px(76)
    worded = all(sheet.letters.size(words.skill(word), _TEXT)[0] <= room for word in SKILLS)
    side = 0 if worded else rect.w // 5
    for skill, word in enumerate(SKILLS):
        area = pygame.Rect(rect.x + side, rect.y + skill * step, rect.w - 2 * side, step)
        sheet.art(faces.skill(skill, min(px(42), step - px(2))), area.x, area.centery, "midleft")
        value = str(PRINTED[hero][skill])
        sheet.text(value, _FIGURE, area.right, area.centery, "midright")
        if worded:
            sheet.text(words.skill(word), _TEXT, area.x + px(46), area.centery, "midleft", room)
        told = titled(words.skill(word), value)
        sheet.node(told, "image", area, hint=told, id=f"figure-{HEROES[hero].id}-{word}")


def _draw_figures(sheet: Sheet, rect: pygame.Rect, hero: int) -> int:
    px, row = sheet.px, HEROES[hero]
    entries = (
        (faces.LIFE_ICON, "#A81E1E", row.life, _("Life points")),
        (faces.GOLD_ICON, "#A87A1E", row.gold, _("Gold")),
        (faces.MOVE_ICON, palette.INK_2, row.move, _("Movement")),
    )
    step = rect.w // 3
    share = min(1.0, step / px(FIGURE))
    style = _FIGURE.but(size=round(_FIGURE.size * share))
    for place, (icon, colour, value, name) in enumerate(entries):
        x = rect.x + place * step + step // 2
        sheet.icon(icon, x - round(px(10) * share), rect.centery, round(22 * share), colour)
        sheet.text(str(value), style, x + round(px(6) * share), rect.centery, "midleft")
        area = pygame.Rect(x - px(22), rect.y, px(50), rect.h)
        told = titled(name, str(value))
        sheet.node(told, "image", area, hint=told, id=f"figure-{row.id}-{place}")
    return int(rect.bottom + px(4))


def _draw_bag(sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
    """All tiles of the bag; the one clicked comes out."""
    px = sheet.px
    room = _head(sheet, zone, _("What shall come out of the bag?"))
    options = sorted(look.options("tile"), key=lambda option: look.view.faces[int(option.args[0])])
    scroll = look.memory.setdefault("bag_scroll", Scroll(look.relayout))
    scroll.changed = look.relayout
    size, gap = px(126 if len(options) <= 15 else 96), px(20)
    label = round(2.5 * sheet.letters.line_height(_TILE))
    with scroll_area(sheet, room, scroll, _("Bag")) as area:
        columns = max(1, (area.rect.w + gap) // (size + px(44) + gap))
        wide = area.rect.w // columns
        for start in range(0, len(options), columns):
            row = area.take(size + label + px(10), px(8))
            for place, option in enumerate(options[start : start + columns]):
                face = look.view.faces[int(option.args[0])]
                x = row.x + place * wide + wide // 2
                spot = sheet.art(faces.tile(look.view, face, size, full=True, lift=2), x, row.y, "midtop")
                sheet.halo(spot, "legal", radius=10)
                text = pygame.Rect(x - wide // 2 + px(4), spot.bottom + px(4), wide - px(8), label)
                style = unbroken(sheet, words.thing(face), _TILE, text.w).but(align="center")
                sheet.block(words.thing(face), style, text, "midtop")
                sheet.node(look.name(option), "option", spot, action=partial(look.choose, option),
                           inspect=partial(look.inspect, ("tile", face)), hint=words.thing(face),
                           id=f"tile-{option.args[0]}", radius=8)  # fmt: skip


def draw_banner(sheet: Sheet, rect: pygame.Rect, _look: Look) -> None:
    """Beside the choice of heroes: what it is all about."""
    sheet.block(
        _(
            "Sixteen regions lie before you. Walk, turn up what is hidden, fight with low dice, carry out"
            " your quest and win a gem. Whoever owns one may beat a Guardian, enter the Dark Tower and end"
            " the reign of the Nameless."
        ),
        Style("body", 19, palette.ON_LEATHER), rect,
    )  # fmt: skip
