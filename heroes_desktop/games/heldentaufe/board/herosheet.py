"""A player's board in large: portrait, hearts, points, slots, belt, backpack, and the reserve beside it."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Badge, Gauge, Heart, Slot, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import heading

from ...shared.wording import say
from .. import figures
from ..content import HEROES, KINDS
from ..locale import _
from ..text import icons
from . import faces, words
from .look import Look
from .tokens import BELT, PORTRAIT, RESERVE, Held, at_once, cargo, held, pick, picked, uses, waiting
from .turnbar import open_sheet, shown_seat

_NAME = Style("title", 28, palette.INK)
_TITLE = Style("body", 18, palette.INK_2)
_LABEL = Style("condensed", 17, palette.INK_2)
_HEAD = Style("head", 20, palette.HEADING)
_POINTS = Style("display", 32, palette.GOLD_HIGH)
PORTRAIT_SIZE, LARGE_SLOT, LARGE_PACK = 108, 90, 66
"""Units; slots shrink where the sheet is low."""
LOW_REST = 250
"""Units the slots need: where there is more, large letters get it."""


def draw_sheet(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The board of the seat that is shown."""
    seat = shown_seat(look)
    px = sheet.px
    scale = min(1.0, rect.h / px(352))
    face = round(px(PORTRAIT_SIZE) * scale)
    person = max(face, _written(sheet)) if rect.h - _written(sheet) > px(LOW_REST) else face
    top = _draw_person(sheet, pygame.Rect(rect.x, rect.y, rect.w, person), look, seat, face)
    top = _draw_race(sheet, pygame.Rect(rect.x, top + px(4), rect.w, px(10)), look, seat)
    heads = 2 * (max(px(30), sheet.letters.line_height(_HEAD)) + px(2)) + px(26)
    left = rect.bottom - top - heads
    room = (rect.w - px(60)) // 5
    slot = min(px(LARGE_SLOT), round(left * 0.56), room)
    pack = min(px(LARGE_PACK), round(left * 0.44), room)
    top = _draw_slots(sheet, pygame.Rect(rect.x, top, rect.w, slot), look, seat)
    _draw_pack(sheet, pygame.Rect(rect.x, top, rect.w, pack), look, seat)


# who


def _written(sheet: Sheet) -> int:
    """How high name, title, hearts and the signs of all players are together."""
    lines = sheet.letters.line_height(_NAME) + sheet.letters.line_height(_TITLE)
    return int(lines + sheet.px(25 + 32 - 7))


def _draw_person(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int, size: int) -> int:
    px, view = sheet.px, look.view
    hero = view.heroes[seat]
    face = sheet.art(
        faces.portrait(look, seat, size, lift=2), rect.x - px(4), rect.y - px(4), tag=f"portrait:{seat}"
    )
    _target(sheet, look, seat, PORTRAIT, face, faces.hero_name(hero.hero), "disc")
    disc = px(70)
    right = sheet.art(
        Token(disc, "#3A2A1C", rim=palette.BRASS, lift=2),
        rect.right - disc + px(4),
        rect.y - px(4),
        tag="teeth",
    )
    _draw_points(sheet, right, hero.points)
    goal = _("of {n}").format(n=figures.target(view))
    sheet.text(goal, _LABEL, right.centerx, right.bottom + px(6), "midtop")
    left = face.right + px(12)
    wide = right.x - left - px(8)
    line = sheet.letters.line_height(_NAME)
    name = faces.hero_name(hero.hero)
    sheet.text(name, _NAME, left, rect.y - px(4), "topleft", wide)
    title = sheet.text(
        _title(sheet, look, seat, wide), _TITLE, left, rect.y - px(7) + line, "topleft", wide
    ).bottom
    others = pygame.Rect(left, rect.bottom - px(32), rect.right - left, px(28))
    _draw_hearts(sheet, pygame.Rect(left, title, wide, others.y - title), look, seat)
    _draw_others(sheet, others, look, seat)
    return rect.bottom


def _title(sheet: Sheet, look: Look, seat: int, wide: int) -> str:
    """Who the hero is; the chips say who plays him."""
    del sheet, wide
    return say(HEROES[look.view.heroes[seat].hero].title) or words.person(look, seat)


def _draw_points(sheet: Sheet, disc: pygame.Rect, points: int) -> None:
    """Tooth and number side by side, whatever the number is."""
    px = sheet.px
    narrow = points >= 10
    style = _POINTS.but(size=26) if narrow else _POINTS
    icon, gap = (20 if narrow else 26), px(2)
    wide = px(icon) + gap + int(sheet.letters.size(str(points), style)[0])
    left = disc.centerx - wide // 2
    sheet.icon(icons.TOOTH_ICON, left, disc.centery, icon, palette.BONE, "midleft")
    sheet.text(str(points), style, left + px(icon) + gap, disc.centery, "midleft")


def _draw_hearts(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    px, view = sheet.px, look.view
    most, now = figures.hearts_of(view, seat), view.heroes[seat].hearts
    x, y = rect.x, rect.centery
    size = min(px(25), rect.w // most - px(3), rect.h - px(2))
    for index in range(most):
        sheet.art(
            Heart(size, index < now), x + index * (size + px(4)), y, "midleft", tag=f"heart:{seat}:{index}"
        )
    told = words.hearts_of(now, most)
    row = pygame.Rect(x, y - size // 2, most * (size + px(4)), size)
    sheet.node(told, "image", row, hint=told, id="hearts", value=str(now))


def _draw_others(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    """Small signs of all players, to open their boards."""
    px = sheet.px
    size = rect.h
    for other in range(len(look.view.heroes)):
        place = pygame.Rect(rect.x + other * (size + px(8)), rect.y, size, size)
        colour = faces.hero_colour(look.view.heroes[other].hero)
        shown = other == seat
        spec = faces.hero_portrait(look.view.heroes[other].hero, size, state="" if shown else "disabled")
        sheet.art(spec, *place.topleft)
        if shown:
            sheet.fill(pygame.Rect(place.x + px(4), place.bottom + px(1), size - px(8), px(3)), colour)
        name = _("Board of {player}").format(player=words.person(look, other))
        sheet.node(
            name, "tab", place, action=partial(open_sheet, look, other), selected=shown, hint=name,
            id=f"open:{other}", radius=14,
        )  # fmt: skip


def _draw_race(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> int:
    goal, now = figures.target(look.view), look.view.heroes[seat].points
    sheet.art(Gauge(rect.w, rect.h, min(1000, 1000 * now // goal), palette.GOLD), *rect.topleft)
    told = _("{points} of {goal}").format(points=words.points(now), goal=goal)
    sheet.node(told, "image", rect, hint=told, id="race")
    return rect.bottom + sheet.px(4)


# what


def _draw_slots(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> int:
    """Boots, ring, sword with their totals; the belt."""
    px, view = sheet.px, look.view
    slot = rect.h
    gap = min(px(22), (rect.w - 5 * slot) // 3)
    head = pygame.Rect(rect.x, rect.y, 3 * slot + 2 * gap, rect.h)
    belt_x = rect.right - slot - px(20)
    low = heading(sheet, _("Equipment"), head).y - px(4)
    _head_over(sheet, _("Belt"), belt_x, rect)
    totals = (figures.allowance(view, seat), figures.ring_of(view, seat), figures.sword_of(view, seat))
    tokens = {token.id: token for token in held(look, seat)}
    for index, kind in enumerate(KINDS):
        place = pygame.Rect(rect.x + index * (slot + gap), low, slot, slot)
        sheet.art(Slot(slot, slot), *place.topleft)
        token = tokens.get(f"slot:{kind}")
        if token is None:
            sheet.icon(icons.WARE_ICONS[kind], *place.center, 34, "#8A6E45", alpha=90)
        _target(sheet, look, seat, f"slot:{kind}", place, _slot_told(kind, totals[index]))
        if token is not None:
            _draw_token(sheet, place, look, seat, token)
        sheet.art(
            Badge(px(32), "#6A2A1E", palette.GOLD, str(totals[index]), "circle"),
            place.right - px(24),
            place.y - px(8),
        )
        label = pygame.Rect(place.x - gap // 2, place.bottom, slot + gap, px(22))
        sheet.text(words.ware(kind), _LABEL, *label.center, "center", label.w)
    belt = pygame.Rect(belt_x, low, slot, slot)
    sheet.art(Slot(slot, slot), *belt.topleft)
    sheet.place("belt", belt)
    if BELT in tokens:
        _draw_token(sheet, belt, look, seat, tokens[BELT])
    else:
        sheet.icon("potion", *belt.center, 34, "#8A6E45", alpha=90)
        sheet.node(_("Belt, empty"), "image", belt, hint=_("One potion fits on the belt."), id="belt")
    return int(low + slot + px(24))


def _head_over(sheet: Sheet, text: str, x: int, rect: pygame.Rect) -> None:
    """A head over a slot at the right end; a long word begins farther left rather than being squeezed."""
    left = min(x, rect.right - int(sheet.letters.size(text, _HEAD)[0]) - sheet.px(4))
    heading(sheet, text, pygame.Rect(left, rect.y, rect.right - left, rect.h), line=False)


def _slot_told(kind: str, total: int) -> str:
    return {
        "boots": _("Boots: {n} AP per turn"),
        "ring": _("Ring value {n}"),
        "sword": _("Sword value {n}"),
    }[kind].format(n=total)


def _draw_reserve(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    sheet.art(Slot(rect.w, rect.h), *rect.topleft)
    sheet.icon("mdi:tray-arrow-down", *rect.center, 36, "#8A6E45", alpha=150)
    sheet.place(RESERVE, rect)
    _target(sheet, look, seat, RESERVE, rect, _("Reserve: put tokens back here"))


def _draw_pack(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    px = sheet.px
    size = figures.backpack_size(look.view, seat)
    bin_x = rect.right - rect.h - px(20)
    head = pygame.Rect(rect.x, rect.y, bin_x - rect.x - px(24), rect.h)
    low = heading(sheet, _("Backpack"), head, icon="mdi:bag-personal").y - px(4)
    _head_over(sheet, _("Reserve"), bin_x - px(12), rect)
    _draw_reserve(sheet, pygame.Rect(bin_x, low, rect.h, rect.h), look, seat)
    inside = [token for token in held(look, seat) if token.id.startswith("pack:")]
    count = max(size, len(inside))
    least = px(6)
    slot = min(rect.h, (head.w - least * (count - 1)) // max(1, count))
    gap = min(px(12), (head.w - count * slot) // max(1, count - 1)) if count > 1 else 0
    for index in range(count):
        place = pygame.Rect(rect.x + index * (slot + gap), low + (rect.h - slot) // 2, slot, slot)
        sheet.art(Slot(slot, slot), *place.topleft, tag=f"pack:{index}")
        if index < len(inside):
            _draw_token(sheet, place, look, seat, inside[index])


def _draw_token(sheet: Sheet, slot: pygame.Rect, look: Look, seat: int, token: Held) -> None:
    """A token in its place: carried, picked up or, where that is asked, used at once."""
    size = round(slot.w * 0.86)
    spec = faces.ware(token.word, size, token.value, token.used, lift=1)
    place = sheet.art(spec, slot.centerx, slot.centery - sheet.px(2), "center", tag=f"held:{token.id}")
    at_hand = at_once(look, token)
    drop = waiting(look, seat).get(f"held:{token.id}")
    possible = uses(look, seat, token)
    name, action = token.name, None
    if drop is not None:
        name, action = look.name(drop), partial(look.choose, drop)
        sheet.halo(place, "legal", "disc")
    elif at_hand is not None:
        name, action = look.name(at_hand), partial(look.choose, at_hand)
        sheet.halo(place, "legal", "disc")
    elif possible:
        action = partial(pick, look, token)
        if picked(look) == token.id:
            sheet.halo(place, "selected", "disc")
    hint = "\n".join(dict.fromkeys(look.name(option) for option in possible.values())) if possible else name
    sheet.node(
        name, "image", place, action=action, hint=hint, overlay=True, cargo=cargo(look, seat, token, spec),
        inspect=partial(look.inspect, ("ware", token.word, token.value)), id=f"held:{token.id}",
        selected=picked(look) == token.id, radius=30,
    )  # fmt: skip


def _target(
    sheet: Sheet, look: Look, seat: int, where: str, rect: pygame.Rect, name: str, shape: str = "round"
) -> None:
    """A place tokens can be put on; it glows while a picked one fits."""
    option = waiting(look, seat).get(where)
    if option is not None:
        sheet.halo(rect, "legal", shape)
    inspect = partial(look.inspect, ("hero", seat)) if where == PORTRAIT else None
    sheet.node(
        look.name(option) if option else name, "image", rect, hint=name, inspect=inspect,
        action=partial(look.choose, option) if option else None, id=where,
    )  # fmt: skip
