"""The panel beside the map: the space one looks at, tile by tile, and the last roll."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Scroll, paper, scroll_area
from heroes_desktop.desktop.widgets.fitting import unbroken
from heroes_desktop.desktop.widgets.scroll import Area

from ..art.specs import Vista
from ..content import SKILLS
from ..figures import find_number, land
from ..land import NOWHERE, PIECE_OF, SPACES, label, turned
from ..locale import _
from ..text import words
from ..text.articles import fluent
from . import faces, telling
from .around import draw_around
from .chart import around, pieces
from .compact import COMPACT, draw_others
from .kingdom import looked_at, lying_on, night, shown_seat, tile_option
from .look import Look
from .tests import draw_dice

_TITLE = Style("title", 24, palette.INK)
_REGION = Style("body", 17, palette.INK_2)
_NAME = Style("head", 19, palette.INK)
_KIND = Style("condensed", 16, palette.INK_2)
_TEXT = Style("body", 17, palette.INK, line=1.15)
_ODDS = Style("condensed_label", 17, palette.GOOD_ON_PAPER)
_ABOVE = Style("title", 22, palette.GOLD_HIGH, shadow=palette.BLACK)
_BELOW = Style("body", 17, palette.PAPER_HIGH, shadow=palette.BLACK)
PICTURE = 84
VISTA, LEAST_VISTA = 190, 96
"""Units of height of the picture of a place, at most and at least."""
BELOW, BELOW_EMPTY = 150, 110
"""Units that must stay below it: more where tiles want to be read."""


def shown_space(look: Look) -> int:
    """The space looked at: the one clicked, else where the hero stands."""
    chosen = looked_at(look)
    if chosen != NOWHERE:
        return chosen
    view = look.view
    seat = look.decision.seat if look.decision is not None else view.active
    if not 0 <= seat < len(view.heroes):
        return NOWHERE
    hero = view.heroes[seat]
    return hero.line if hero.line != NOWHERE else hero.space


def draw_space(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Name of the space, and everything that lies there."""
    px = sheet.px
    room = paper(sheet, rect, "space")
    space = shown_space(look)
    roll = look.memory.get("roll")
    with sheet.group(_("Space"), rect):
        if roll is not None and room.h > px(260):
            tall = px(116)
            _draw_roll(sheet, pygame.Rect(room.x, room.bottom - tall, room.w, tall), look, roll)
            room = pygame.Rect(room.x, room.y, room.w, room.h - tall - px(8))
        others = [
            seat for seat, hero in enumerate(look.view.heroes) if hero.hero >= 0 and seat != shown_seat(look)
        ]
        if others and room.h - len(others) * px(COMPACT) > px(126):
            tall = len(others) * px(COMPACT) + px(4)
            draw_others(sheet, pygame.Rect(room.x, room.bottom - tall, room.w, tall), look, others)
            room = pygame.Rect(room.x, room.y, room.w, room.h - tall - px(6))
        if space == NOWHERE:
            sheet.block(_("Click a space to see what lies there."), _TEXT, room)
            return
        top = _draw_head(sheet, room, look, space)
        body = pygame.Rect(room.x, top, room.w, room.bottom - top)
        scroll = look.memory.setdefault("space_scroll", Scroll(look.relayout))
        scroll.changed = look.relayout
        with scroll_area(sheet, body, scroll, words.place(label(space))) as area:
            _draw_tiles(sheet, area, look, space)
            if not scroll.offset:
                draw_around(sheet, area, look, space, body.bottom - area.bottom)


def _draw_head(sheet: Sheet, room: pygame.Rect, look: Look, space: int) -> int:
    """A picture of the place with its name, or where there is little room the name alone."""
    px, row = sheet.px, SPACES[space]
    title = f"{row.id} · {words.place_name(row.id)}"
    below = px(BELOW) if lying_on(look.view, space) else px(BELOW_EMPTY)
    tall = min(px(VISTA), room.h - below)
    seen = vista(look, space, room.w, tall) if tall >= px(LEAST_VISTA) else None
    if seen is None:
        y = sheet.text(title, _TITLE, room.x, room.y, "topleft", room.w).bottom
        y = sheet.text(_ground(look, space), _REGION, room.x, y, "topleft", room.w).bottom
        return y + px(8)
    place = sheet.art(seen, room.x, room.y)
    lines = ((_ground(look, space), _BELOW), (title, _ABOVE))
    band = sum(sheet.letters.line_height(style) for _line, style in lines) + px(4)
    sheet.fill(pygame.Rect(place.x, place.bottom - band, place.w, band), "#140C0A", 160, px(6))
    y = place.bottom - px(3)
    for line, style in lines:
        y = sheet.text(line, style, place.x + px(12), y, "bottomleft", place.w - px(24)).y
    return place.bottom + px(8)


def vista(look: Look, space: int, wide: int, high: int) -> Vista | None:
    """The picture of a space; None while its region is not discovered."""
    lay = land(look.view)
    position = lay.position[PIECE_OF[space]]
    if position < 0:
        return None
    x, y = turned(SPACES[space].x, SPACES[space].y, lay.turns[PIECE_OF[space]])
    shown = around(pieces(look.view), position)
    return Vista(wide, high, shown, position, round(x * 1000), round(y * 1000), night(look.view), lift=1)


def _ground(look: Look, space: int) -> str:
    region = words.region(SPACES[space].id[0])
    view = look.view
    seat = shown_seat(look)
    if 0 <= seat < len(view.heroes) and view.heroes[seat].hero >= 0:
        number = find_number(view, view.heroes[seat], space)
        if number:
            return _("{region} · hidden, {number} or less").format(region=region, number=number)
    if SPACES[space].colour == "blue":
        return _("{region} · water").format(region=region)
    return region


def _draw_tiles(sheet: Sheet, area: Area, look: Look, space: int) -> None:
    view = look.view
    lying = lying_on(view, space)
    for tile in reversed(lying):
        _draw_tile(sheet, area, look, tile, space)
    for seat, hero in enumerate(view.heroes):
        if hero.hero >= 0 and hero.space == space and hero.line == NOWHERE:
            _draw_person(sheet, area, look, seat, _("stands here"))
        elif hero.hero >= 0 and hero.home == space:
            _draw_person(sheet, area, look, seat, _("is at home here"))
    if area.bottom <= area.rect.y:
        place = area.take(sheet.px(30))
        sheet.text(_("Nothing lies here."), _REGION, *place.topleft, "topleft", place.w)


def _draw_tile(sheet: Sheet, area: Area, look: Look, tile: int, space: int) -> None:
    """Its picture, and beside it line by line what it is; it glows when something can be done with it."""
    px, face = sheet.px, look.view.faces[tile]
    size = px(PICTURE)
    left, wide = area.rect.x + size + px(12), area.rect.w - size - px(14)
    (name, head), *rest = _told(look, tile, space)
    lines = [(name, unbroken(sheet, name, head, wide)), *((text, style) for text, style in rest if text)]
    heights = [sheet.text_height(text, style, wide) for text, style in lines]
    place = area.take(max(size, sum(heights)) + px(6), px(8))
    sheet.art(faces.on_space(look.view, tile, space, size), place.x, place.y)
    y = place.y - px(2)
    for (text, style), high in zip(lines, heights, strict=True):
        sheet.block(text, style, pygame.Rect(left, y, wide, high), fit=False)
        y += high
    option = tile_option(look, tile)
    if option is not None:
        sheet.halo(place, "legal", radius=8)
    sheet.node(
        look.name(option) if option else name, "image", place, id=f"here-{tile}", hint=name,
        action=partial(look.choose, option) if option else None, radius=8,
        inspect=partial(look.inspect, ("tile", face)) if face >= 0 else None,
    )  # fmt: skip


def _told(look: Look, tile: int, space: int) -> list[tuple[str, Style]]:
    """Name, kind, what it does, and how likely the hero beats it."""
    view = look.view
    face = view.faces[tile]
    if face < 0:
        return [(_("Face-down tile"), _NAME), (_("nobody knows it yet"), _KIND)]
    body = "\n".join(telling.lines(view, face))
    if tile in view.dropped.get(space, ()):
        return [(words.item(face), _NAME), (_("item"), _KIND), (body, _TEXT)]
    odds = telling.best_odds(view, shown_seat(look), face)
    return [(words.thing(face), _NAME), (telling.kind(face), _KIND), (body, _TEXT), (odds, _ODDS)]


def _draw_person(sheet: Sheet, area: Area, look: Look, seat: int, what: str) -> None:
    px = sheet.px
    place = area.take(px(46), px(6))
    sheet.art(faces.portrait(look, seat, px(42)), place.x, place.centery, "midleft")
    text = fluent(f"{words.the_hero(look.view, seat)} {what}")
    sheet.text(text, _TEXT, place.x + px(54), place.centery, "midleft", place.w - px(54))
    sheet.node(
        text, "image", place, inspect=partial(look.inspect, ("hero", seat)), id=f"person-{seat}", radius=8
    )


def _draw_roll(sheet: Sheet, rect: pygame.Rect, look: Look, roll: dict[str, object]) -> None:
    """The dice of the last test, with what was needed."""
    px = sheet.px
    who = words.hero(look.view, int(str(roll["seat"])))
    target, total = int(str(roll["target"])), int(str(roll["total"]))
    skill = str(roll["skill"])
    verdict = f"{total} ≤ {target}" if roll["success"] else f"{total} > {target}"
    name = words.skill(skill) if skill in SKILLS else _("Search")
    head = _("Last roll: {hero}, {skill} {verdict}").format(hero=who, skill=name, verdict=verdict)
    y = sheet.text(head, _KIND, rect.x, rect.y, "topleft", rect.w).bottom
    dice, kept = roll["dice"], roll["kept"]
    assert isinstance(dice, list)
    assert isinstance(kept, list)
    draw_dice(sheet, pygame.Rect(rect.x, y + px(4), rect.w, rect.bottom - y - px(6)), dice, kept, "last")
