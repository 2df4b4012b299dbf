"""Beside the map: the bag and the piles, the Nameless and his state, and the turns of the solo game."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Gauge, Medallion
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import chance_text, leather

from ...shared.wording import titled
from ..art.specs import ClothBag
from ..battle import battle_chance, known_sheet
from ..content import FIRST_SHEET, NAMELESS
from ..locale import _, counted
from ..rules.score import breakdown
from ..state import SOLO_TURNS, State
from ..text import words
from . import faces
from .kingdom import shown_seat
from .look import Look

_HEAD = Style("head", 19, palette.GOLD_HIGH)
_TEXT = Style("body", 17, palette.ON_LEATHER)
_SMALL = Style("condensed", 17, palette.MUTED)
_NUMBER = Style("display", 24, palette.GOLD_HIGH)
TALL, SOLO_TALL, LOW = 196, 246, 92
"""Units of height: in a match of several, in a solo match, and where there is little room."""
ENOUGH = 560
"""Units of felt from which on the panel is tall."""
LEAST_FACE = 48
"""Units the face of the Nameless keeps, however much there is to say beside it."""
HARDLY = 0.01
"""A chance below it has a long name: then only the best one is told."""


def height(sheet: Sheet, zone: pygame.Rect, look: Look) -> int:
    """The height of this panel in units."""
    if zone.h < sheet.px(ENOUGH):
        return LOW
    return SOLO_TALL if look.view.mode == "solo" else TALL


def draw_supply(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The bag at the left, the Nameless at the right, piles and turns below."""
    px = sheet.px
    room = leather(sheet, rect, "supply")
    with sheet.group(_("Bag and Tower"), rect):
        if rect.h <= px(LOW + 4):
            _draw_low(sheet, room.inflate(0, px(14)), look)
            return
        track = px(46) if look.view.mode == "solo" else 0
        piles = px(34)
        upper = pygame.Rect(room.x, room.y, room.w, room.h - piles - track - px(4))
        bag = min(upper.h, px(92))
        _draw_bag(sheet, pygame.Rect(upper.x, upper.y, bag, upper.h), look)
        _draw_nameless(
            sheet, pygame.Rect(upper.x + bag + px(16), upper.y, upper.w - bag - px(16), upper.h), look
        )
        _draw_piles(sheet, pygame.Rect(room.x, upper.bottom + px(2), room.w, piles), look)
        if track:
            _draw_turns(sheet, pygame.Rect(room.x, room.bottom - track + px(6), room.w, track), look)


def _draw_low(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    bag = rect.h
    _draw_bag(sheet, pygame.Rect(rect.x, rect.y, bag, rect.h), look)
    left = rect.x + bag + sheet.px(10)
    _draw_nameless(sheet, pygame.Rect(left, rect.y, rect.right - left, rect.h), look)


def _draw_bag(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    px, view = sheet.px, look.view
    count = len(view.bag)
    size = min(rect.w, rect.h)
    spec = ClothBag(size, size, min(5, count // 6), _token_inside(view), lift=1)
    place = sheet.art(spec, rect.x, rect.centery, "midleft", tag="bag")
    sheet.text(
        str(count), _NUMBER.but(shadow=palette.BLACK), place.centerx, place.y + round(size * 0.68), "center"
    )
    told = counted("{n} tile in the bag", "{n} tiles in the bag", count)
    if _token_inside(view):
        told += "\n" + _("The token of the Nameless is among them.")
    sheet.node(
        told,
        "image",
        place,
        hint=told,
        id="bag",
        value=str(count),
        inspect=partial(look.inspect, ("bag",)),
        radius=int(px(20)),
    )


def _token_inside(view: State) -> bool:
    """Whether everybody knows that the token is in the bag."""
    if view.awake or view.mode == "solo":
        return False
    return view.token_in_bag or any(any(step > 0 for step in hero.steps) for hero in view.heroes)


def state_words(view: State) -> str:
    """Asleep, about to wake, or awake."""
    if view.awake:
        return _("awake")
    return _("token in the bag") if _token_inside(view) else _("asleep")


def _draw_nameless(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Face, name, state and odds; the face makes room for the words."""
    px, letters = sheet.px, sheet.letters
    lines = _nameless_lines(look, rect.h > px(70))
    widest = max(int(letters.size(line, style)[0]) for line, style in lines)
    size = max(px(LEAST_FACE), min(rect.h, px(84), rect.w - px(12) - widest))
    sheet.art(_face(look.view, size), rect.x, rect.centery, "midleft", tag="nameless")
    left, wide = rect.x + size + px(12), rect.w - size - px(12)
    y = rect.centery - sum(letters.line_height(style) for _line, style in lines) // 2
    for line, style in lines:
        y = sheet.text(line, style, left, y, "topleft", wide).bottom
    hint = "\n".join(line for line, _style in lines)
    sheet.node(
        _("The Tower: {name}").format(name=lines[0][0]), "button", rect,
        action=partial(look.inspect, ("tower",)), inspect=partial(look.inspect, ("tower",)), hint=hint,
        id="tower",
    )  # fmt: skip


def _nameless_lines(look: Look, with_odds: bool) -> list[tuple[str, Style]]:
    known, state = known_sheet(look.view), state_words(look.view)
    name = words.thing(FIRST_SHEET + known) if known >= 0 else _("The Nameless")
    chance = _odds_line(look) if with_odds else ""
    lines = [(name, _HEAD), (state[:1].upper() + state[1:], _TEXT)]
    return [*lines, (chance, _SMALL)] if chance else lines


def _face(view: State, size: int) -> Medallion:
    """Who waits in the Tower, grey while he sleeps."""
    known = known_sheet(view)
    key = NAMELESS[known].id if known >= 0 else "token"
    state = "" if view.awake else "disabled"
    return faces.face_portrait(f"{faces.GAME}/{key}", size, "#46207A", state=state)


def chances(look: Look, seat: int) -> list[float]:
    """The chance of a seat's hero against each of the six."""
    hero = look.view.heroes[seat]
    return [battle_chance(look.view, hero, sheet) for sheet in range(len(NAMELESS))]


def _odds_line(look: Look) -> str:
    view, seat = look.view, shown_seat(look)
    if not 0 <= seat < len(view.heroes) or view.heroes[seat].hero < 0 or view.stage == "battle":
        return ""
    known, found = known_sheet(view), chances(look, seat)
    if known >= 0:
        return _("Odds: {chance}").format(chance=chance_text(found[known]))
    least, most = chance_text(min(found)), chance_text(max(found))
    if least == most:
        return _("Odds: {chance}").format(chance=most)
    if min(found) < HARDLY:
        return _("Odds: up to {most}").format(most=most)
    return _("Odds: {least} – {most}").format(least=least, most=most)


def _draw_piles(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """How much lies in each pile: a sign, a number, its meaning on pointing."""
    px, view = sheet.px, look.view
    piles = [
        ("death-skull", len(view.servants), _("Servants outside the bag"), "servants"),
        (faces.BAZAAR_ICON, len(view.bazaar), _("Goods in the bazaar pile"), "bazaar"),
        ("mdi:delete", len(view.removed), _("Tiles out of the game"), "removed"),
    ]
    if view.quest_pile:
        piles.append((faces.QUEST_ICON, len(view.quest_pile), _("Quest cards in the pile"), "quests"))
    if view.unexplored:
        piles.append(("mdi:timer-sand", len(view.waiting), _("Tiles waiting for their region"), "waiting"))
        piles.append(("shield", len(view.unplaced), _("Hidden tiles still to be laid"), "unplaced"))
    step = rect.w // len(piles)
    for number, (icon, count, name, identity) in enumerate(piles):
        place = pygame.Rect(rect.x + number * step, rect.y, step - px(6), rect.h)
        sheet.icon(icon, place.x + px(12), place.centery, 22, palette.GOLD)
        sheet.text(str(count), _TEXT, place.x + px(30), place.centery, "midleft", place.w - px(30))
        sheet.place(f"pile:{identity}", place)
        told = titled(name, str(count))
        sheet.node(told, "image", place, hint=told, id=f"pile-{identity}", value=str(count))


def _draw_turns(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Turn 1 to 45, a mark for every third one until 42, the score so far."""
    px, view = sheet.px, look.view
    score = sum(breakdown(view, False).values())
    words_left = _("Turn {number} of {most}").format(number=view.round, most=SOLO_TURNS)
    sheet.text(words_left, _SMALL, rect.x, rect.y, "topleft", rect.w // 2)
    told = _("{score} points so far").format(score=score)
    line = sheet.text(told, _SMALL, rect.right, rect.y, "topright", rect.w // 2)
    bar = pygame.Rect(rect.x, line.bottom + px(3), rect.w, px(9))
    share = min(1000, 1000 * view.round // SOLO_TURNS)
    sheet.art(Gauge(bar.w, bar.h, share, palette.GOLD), *bar.topleft)
    for turn in range(3, 43, 3):
        x = bar.x + round(bar.w * turn / SOLO_TURNS)
        colour = palette.GOLD_HIGH if turn > view.round else "#6A5A3A"
        sheet.fill(pygame.Rect(x - 1, bar.y - px(1), max(2, px(2)), bar.h + px(2)), colour)
    hint = _("A Servant comes in every third turn until turn 42.")
    sheet.node(f"{words_left}, {told}", "image", rect, hint=f"{words_left}\n{told}\n{hint}", id="turns")
