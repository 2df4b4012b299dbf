"""The turn bar: everybody's board in small, in order of play, with the monster chief between two of them."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Gauge, Heart, Leather, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.rows import rows

from .. import figures
from ..content import FOODS, POTIONS
from ..locale import _
from ..state import ABOVE, BOOTS, NO_POTION, RING, SWORD
from ..text import icons
from ..text.table import board_lines
from . import faces, pointing, words
from .look import Look

ACTIVE_SHARE = 1.9
"""How much wider the active player's board is than another's."""
LEAST = 88
"""Boards in one row are at least so many units wide, or there are two rows."""
ACTIVE_HEIGHT, CHIEF_HEIGHT, HIGHEST = 1.75, 0.9, 44
"""Below each other: how high the active board and the chief are in other boards, and those in units."""
NARROW, LOW, FULL_LINE = 150, 60, 24
"""Boards narrower or lower than so many units show less side by side; lower lines have smaller letters."""
_NAME = Style("label", 18, palette.ON_LEATHER)
_VALUE = Style("condensed_label", 18, palette.ON_LEATHER)
_POINTS = Style("title", 20, palette.GOLD_HIGH)


def draw_turns(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """One field for each seat, in rows or below each other."""
    view = look.view
    if not view.heroes or any(hero.hero < 0 for hero in view.heroes):
        return
    with sheet.group(_("Players in order"), rect):
        fields, chief = (_stacked if rect.h > rect.w else _in_a_row)(sheet, rect, look)
        goal = all(
            _goal_fits(sheet, field, look, seat) for seat, field in enumerate(fields) if seat != view.active
        )
        for seat, field in enumerate(fields):
            _draw_board(sheet, field, look, seat, goal or seat == view.active)
        if chief is not None:
            _draw_chief(sheet, chief, look)


Fields = tuple[list[pygame.Rect], pygame.Rect | None]
"""Everybody's board, and where the monster chief stands."""


def _in_a_row(sheet: Sheet, rect: pygame.Rect, look: Look) -> Fields:
    """Side by side; where that would be too narrow, the last ones below the first."""
    seats, gap = range(len(look.view.heroes)), sheet.px(8)
    fields, chief = _one_row(sheet, rect, look, seats)
    if min(field.w for field in fields) >= sheet.px(LEAST):
        return fields, chief
    half = len(seats) // 2
    upper, lower = rows(rect, 2, gap)
    above, below = (
        _one_row(sheet, row, look, part) for row, part in ((upper, seats[:half]), (lower, seats[half:]))
    )
    return [*above[0], *below[0]], above[1] or below[1]


def _one_row(sheet: Sheet, rect: pygame.Rect, look: Look, seats: range) -> Fields:
    view, gap = look.view, sheet.px(8)
    wide = sheet.px(52) if view.chief in seats else 0
    widths = [ACTIVE_SHARE if seat == view.active else 1.0 for seat in seats]
    share = (rect.w - gap * (len(seats) - 1) - wide) / sum(widths)
    fields, chief, x = [], None, rect.x
    for seat, width in zip(seats, widths, strict=True):
        fields.append(pygame.Rect(x, rect.y, int(share * width), rect.h))
        x += fields[-1].w + gap
        if view.chief == seat:
            chief = pygame.Rect(x - gap // 2, rect.y, wide, rect.h)
            x += wide
    return fields, chief


def _stacked(sheet: Sheet, rect: pygame.Rect, look: Look) -> Fields:
    """The active player has two lines; the chief has his room even while he sleeps, so that nothing jumps."""
    view, gap = look.view, sheet.px(6)
    seats = len(view.heroes)
    share = (rect.h - gap * seats) / (seats - 1 + ACTIVE_HEIGHT + CHIEF_HEIGHT)
    high = min(int(share), round(sheet.px(HIGHEST) * min(1.25, sheet.metrics.text_above)))
    fields, chief, y = [], None, rect.y
    for seat in range(seats):
        tall = int(high * (ACTIVE_HEIGHT if seat == view.active else 1.0))
        fields.append(pygame.Rect(rect.x, y, rect.w, tall))
        y += tall + gap
        if view.chief == seat:
            chief = pygame.Rect(rect.x, y, rect.w, int(high * CHIEF_HEIGHT))
            y += chief.h + gap
    return fields, chief


def _draw_chief(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    size = min(sheet.px(48), rect.h)
    place = sheet.art(faces.chief_token(size, lift=2), *rect.center, "center", tag="chief")
    told = _("The monster chief: the monsters play after {player}.").format(
        player=words.person(look, look.view.chief)
    )
    if look.view.orders:
        sheet.halo(place, "hostile", "disc")
    sheet.node(_("Monster chief"), "image", place, hint=told, id="chief", overlay=True)


def _draw_board(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int, goal: bool) -> None:
    px, view = sheet.px, look.view
    hero = view.heroes[seat]
    active = seat == view.active and not view.orders
    base = palette.mix(palette.rgb("#241A15"), palette.rgb(faces.hero_colour(hero.hero)), 0.14)
    sheet.art(
        Leather(rect.w, rect.h, f"seat{seat}", "#{:02X}{:02X}{:02X}".format(*base), lift=2), *rect.topleft
    )
    if active:
        sheet.halo(rect, "active", radius=12)
    name = words.person(look, seat)
    sheet.node(
        name, "card", rect, action=partial(open_sheet, look, seat), hint=told(look, seat),
        inspect=partial(look.inspect, ("hero", seat)), selected=shown_seat(look) == seat, id=f"board:{seat}",
        shows=partial(pointing.hero, view, seat),
    )  # fmt: skip
    if rect.w < px(NARROW) and seat == view.active:
        _draw_two_lines(sheet, _room(sheet, rect), look, seat)
    elif rect.h < px(LOW):
        _draw_slim(sheet, _room(sheet, rect), look, seat, goal)
    else:
        _draw_full(sheet, _room(sheet, rect), look, seat, goal)
    sheet.place(f"board:{seat}", rect)


def _room(sheet: Sheet, rect: pygame.Rect) -> pygame.Rect:
    """The inside of a board."""
    across, down = (8, 5) if rect.h < sheet.px(LOW) else (10, 8)
    return rect.inflate(-2 * sheet.px(across), -2 * sheet.px(down))


def _side(sheet: Sheet, room: pygame.Rect) -> pygame.Rect:
    """What the portrait leaves of a board."""
    px = sheet.px
    slim = room.h < px(LOW - 10)
    face = room.h if slim else min(px(56), room.h - px(12), round(room.w * 0.40))
    return pygame.Rect(room.x + face + px(6), room.y, room.w - face - px(6), room.h - (0 if slim else px(11)))


def _draw_full(sheet: Sheet, room: pygame.Rect, look: Look, seat: int, goal: bool) -> None:
    """Portrait, two rows of figures, and the race below them."""
    px, side = sheet.px, _side(sheet, room)
    face = side.x - px(6) - room.x
    sheet.art(faces.portrait(look, seat, face, lift=1), room.x - px(2), room.y, tag=f"seat:{seat}")
    _draw_race(sheet, pygame.Rect(room.x, room.bottom - px(9), room.w, px(9)), look, seat)
    if seat == look.view.active:
        _draw_turn(sheet, side, look, seat)
    else:
        _draw_small(sheet, side, look, seat, goal)


def _draw_two_lines(sheet: Sheet, room: pygame.Rect, look: Look, seat: int) -> None:
    """In a narrow board: portrait and points, and the action points below them."""
    px = sheet.px
    line = room.h // 2 + px(2)
    face = sheet.art(faces.portrait(look, seat, line, lift=1), *room.topleft, tag=f"seat:{seat}")
    _draw_points(sheet, face.right + px(6), face.centery, look, seat, room.right, room=line)
    _draw_pips(sheet, pygame.Rect(room.x, room.bottom - line + px(4), room.w, line - px(4)), look, seat)


def _draw_slim(sheet: Sheet, room: pygame.Rect, look: Look, seat: int, goal: bool) -> None:
    """One line: portrait, points, and for the active player the action points."""
    px, side = sheet.px, _side(sheet, room)
    sheet.art(faces.portrait(look, seat, room.h, lift=1), *room.topleft, tag=f"seat:{seat}")
    right = _draw_points(sheet, side.x, side.centery, look, seat, side.right, goal, room.h)
    if seat == look.view.active:
        _draw_pips(sheet, pygame.Rect(right + px(8), side.y, side.right - right - px(8), side.h), look, seat)


def _draw_race(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    """Points against the target as a bar."""
    hero = look.view.heroes[seat]
    goal = figures.target(look.view)
    share = min(1000, round(1000 * hero.points / goal))
    colour = palette.GOLD if hero.points < goal else palette.LEGAL
    sheet.art(Gauge(rect.w, rect.h, share, colour), *rect.topleft)


def _goal_fits(sheet: Sheet, field: pygame.Rect, look: Look, seat: int) -> bool:
    """Whether a board has room for the target behind the points: either all small boards show it or none."""
    side = _side(sheet, _room(sheet, field))
    points, goal = _race_told(look, seat)
    wide = sheet.letters.size(points, _POINTS)[0] + sheet.letters.size(goal, _VALUE)[0]
    return bool(sheet.px(24) + wide < side.w)


def _race_told(look: Look, seat: int) -> tuple[str, str]:
    """Points and target as they are written."""
    return str(look.view.heroes[seat].points), f"/{figures.target(look.view)}"


def _draw_points(
    sheet: Sheet, x: int, y: int, look: Look, seat: int, limit: int, with_goal: bool = True, room: int = 0
) -> int:
    """Tooth and points, with the target if it is wanted and fits; returns the right end.

    room: the height of the line, where it is low.
    """
    points, goal = _race_told(look, seat)
    scale = min(1.0, room / sheet.px(FULL_LINE)) if room else 1.0
    sheet.icon(icons.TOOTH_ICON, x, y, 20 * scale, palette.BONE, "midleft")
    sheet.place(f"points:{seat}", pygame.Rect(x, y - sheet.px(12), sheet.px(44), sheet.px(24)))
    start = x + sheet.px(24 * scale)
    figure = _POINTS.but(size=_POINTS.size * scale)
    written = sheet.text(points, figure, start, y, "midleft", limit - start)
    style = _VALUE.but(colour=palette.MUTED, size=_VALUE.size * scale)
    if not with_goal or written.right + sheet.letters.size(goal, style)[0] > limit:
        return int(written.right)
    return int(sheet.text(goal, style, written.right + 1, y + 1, "midleft").right)


def _draw_small(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int, goal: bool) -> None:
    """Points, hearts, and where there is room skills and goods."""
    px, view = sheet.px, look.view
    hero = view.heroes[seat]
    high = rect.h // 2
    first, second = rect.y + high // 2, rect.y + high + high // 2
    right = _draw_points(sheet, rect.x, first, look, seat, rect.right, goal)
    entries = [(icons.HEART_ICON, f"{hero.hearts}", "#E8604A")]
    below = hero.space != ABOVE
    values = [
        (icons.SKILL_ICONS[BOOTS], str(figures.allowance(view, seat))),
        (icons.SKILL_ICONS[RING], str(figures.ring_of(view, seat))),
        (icons.SKILL_ICONS[SWORD], str(figures.sword_of(view, seat))),
    ]
    x = rect.x
    for icon, value, ink in entries:
        sheet.icon(icon, x, second, 18, ink, "midleft")
        x = sheet.text(value, _VALUE, x + px(22), second, "midleft").right + px(8)
    sheet.place(f"hearts:{seat}", pygame.Rect(rect.x, second - px(10), px(40), px(20)))
    for icon, value in values if x + 3 * px(42) <= rect.right else ():  # all or none
        sheet.icon(icon, x, second, 18, palette.MUTED, "midleft")
        x = sheet.text(value, _VALUE, x + px(20), second, "midleft").right + px(8)
    if below and right + px(28) <= rect.right:
        sheet.icon("mdi:stairs-down", rect.right, first, 20, "#C9A0F0", "midright")
    _draw_goods(
        sheet, pygame.Rect(right + px(10), first - px(14), rect.right - right - px(40), px(28)), look, seat
    )


def _draw_goods(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    """Food and potion as small tokens, while there is room."""
    hero = look.view.heroes[seat]
    specs = [faces.food(kind, rect.h) for kind in range(len(FOODS)) for _each in range(hero.food[kind])]
    if hero.potion != NO_POTION:
        specs.append(faces.potion(hero.potion, rect.h, hero.turned))
    x = rect.x
    for spec in specs:
        if x + rect.h > rect.right:
            return
        sheet.art(spec, x, rect.y)
        x += rect.h + sheet.px(3)


def _draw_turn(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    """The active player: name, points, action points as pips, what is used up."""
    px, view = sheet.px, look.view
    hero = view.heroes[seat]
    high = rect.h // 2
    first, second = rect.y + high // 2, rect.y + high + high // 2
    heart = sheet.art(Heart(px(20), True), rect.right - px(36), first, "midleft")
    sheet.place(f"hearts:{seat}", heart)
    sheet.text(str(hero.hearts), _VALUE, rect.right - px(12), first, "midleft")
    points = rect.right - px(110)
    _draw_points(sheet, points, first, look, seat, rect.right - px(38))
    name = words.person(look, seat)
    if sheet.letters.size(name, _NAME)[0] <= points - rect.x - px(6):
        sheet.text(name, _NAME, rect.x, first, "midleft")
    _draw_pips(sheet, pygame.Rect(rect.x, second - px(14), rect.w, px(28)), look, seat)


def _draw_pips(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    px, view = sheet.px, look.view
    allowance, left = figures.allowance(view, seat), figures.ap_left(view)
    marks = []
    if view.traded:
        marks.append(("mdi:store-off", _("The merchant has traded with this hero this turn.")))
    hero = view.heroes[seat]
    if hero.turned and hero.potion != NO_POTION:
        marks.append((icons.WARE_ICONS[POTIONS[hero.potion]], _("A potion is in use.")))
    room = rect.w - len(marks) * px(26)
    most = max(allowance, 1)
    size = min(px(26), rect.h, room // most - px(3))
    if size < px(13):  # too small to be counted: a number instead
        size, allowance_shown = min(px(24), rect.h), 1
        value = f"{left}/{allowance}"
        start = rect.x + size + px(5)
        sheet.text(value, _VALUE, start, rect.centery, "midleft", rect.right - start)
    else:
        allowance_shown = allowance
    for index in range(allowance_shown):
        full = index < left
        spec = (
            Token(size, palette.GOLD, icons.AP_ICON, "#3A2208", palette.GOLD_LOW)
            if full
            else Token(size, "#4A3C30", icons.AP_ICON, "#7A6850", flat=True)
        )
        sheet.art(spec, rect.x + index * (size + px(3)), rect.centery, "midleft", tag=f"pip:{index}")
    told = _("{left} of {most} AP left, {used} used").format(
        left=left, most=allowance, used=min(view.used, allowance)
    )
    row = pygame.Rect(rect.x, rect.y, min(rect.w, most * (size + px(3))), rect.h)
    sheet.node(told, "image", row, hint=told, value=str(left), id="ap", overlay=True)
    x = rect.right
    for icon, meaning in marks:
        place = sheet.icon(icon, x, rect.centery, 22, palette.GOLD_HIGH, "midright")
        sheet.node(meaning, "image", place, hint=meaning, overlay=True, id=f"mark:{icon}")
        x -= px(26)


# whose board is open


def shown_seat(look: Look) -> int:
    """The seat whose board is shown large: the one picked by hand this turn, else the active one."""
    view = look.view
    picked, when = look.memory.get("sheet", (-1, None))
    if picked >= 0 and when == (view.round, view.active):
        return int(picked)
    return int(view.active)


def open_sheet(look: Look, seat: int) -> None:
    """Show a player's board in the side column until the turn passes."""
    view = look.view
    look.memory["sheet"] = (seat, (view.round, view.active))
    look.relayout()


def told(look: Look, seat: int) -> str:
    """A player's board in words: everything on it is public, of the missions only their number."""
    return "\n".join(words.upper(line) for line in board_lines(look.view, seat, words.ground))
