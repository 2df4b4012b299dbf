"""The chase: the road through six landscapes into the Chasm, the team and the Avatar on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from heroes_desktop.desktop.art import CardBack, Die, Medallion, Pawn, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import Doing, doing
from heroes_desktop.desktop.board.track import Link, Space, Track, TrackPawn, TrackToken, draw_track
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.fitting import shrunk
from heroes_desktop.engine import Option

from ...shared.room import Odds
from ...shared.wording import chance_text
from ..art.stones import Wraith
from ..content import ZONE_KINDS
from ..figures import room_in
from ..locale import _, counted
from ..moves import linked
from ..state import State
from ..text import words
from ..track import (
    AVATAR_START,
    CITY,
    DOOR,
    FIRST_CORRIDOR,
    KIND,
    LAST_CORRIDOR,
    ROOM,
    SHORTCUT,
    SLOTS,
    ZONE_AT,
    distance,
    on_line,
    slot,
)
from . import faces, plan, signs
from .look import Look

LEAST_WORD = 13
"""Units of the smallest letters beside the road."""
REACH = 6
"""The most the Avatar advances without help."""
VISITS = {
    "gems": "mdi:diamond-stone", "relic": "mdi:crown", "heal": "mdi:heart", "equipment": "mdi:sword",
    "avatar": "mdi:ghost",
}  # fmt: skip
_BIG = Style("display", 64, palette.GOLD_HIGH, shadow=palette.BLACK)
_WORD = Style("condensed_label", 18, palette.PAPER_HIGH, shadow=palette.BLACK, align="center")


def draw_journey(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The whole board."""
    size = min(sheet.px(54), round(rect.w * 0.041), round(rect.h * 0.078))
    room = rect.inflate(-size // 2, -size // 3)
    sheet.art(plan.land(rect, room, size), *rect.topleft)
    draw_track(sheet, room, track(look), size=size)
    _draw_distance(sheet, pygame.Rect(rect.x, rect.y, round(rect.w * 0.135), round(rect.h * 0.42)), look)
    draw_golden(sheet, (rect.right - round(rect.w * 0.045), rect.y + round(rect.h * 0.11)), look)


def track(look: Look) -> Track:
    """Everything on the board."""
    view = look.view
    spots = plan.spots()
    spaces = [_space(look, place, spots[number]) for number, place in enumerate(plan.PLACES)]
    return Track(
        spaces,
        [*plan.links(), *_portals(view)],
        pawns(look),
        _tokens(look),
        _steps(look),
        [plan.index(place) for place in threatened(view)],
        _("Board"),
    )


def pawns(look: Look, at: dict[int, int] | None = None) -> list[TrackPawn]:
    """The team and the Avatar; `at` says where places are drawn if not by `plan`."""
    view = look.view
    where = {place: plan.index(place) for place in (view.pawn, view.avatar)} if at is None else at
    told = counted("The Avatar, {n} space behind", "The Avatar, {n} spaces behind", apart(view))
    found = []
    if view.avatar in where:
        found.append(
            TrackPawn(
                "avatar",
                where[view.avatar],
                Wraith(0),
                Doing(words.cap(told), id="avatar"),
            )
        )
    if view.pawn in where:
        does = Doing(_("The team"), id="team")
        found.append(TrackPawn("team", where[view.pawn], Pawn(0, signs.TEAM, "circle"), does, active=True))
    return found


def apart(view: State) -> int:
    """Spaces between the Avatar and the team."""
    return distance(view.avatar, view.pawn)


def threatened(view: State) -> list[int]:
    """The places the Avatar may come to with one roll."""
    goal = on_line(view.pawn)
    way = 1 if goal >= view.avatar else -1
    places = [view.avatar + way * step for step in range(1, REACH + 1)]
    return [place for place in places if (goal - place) * way >= 0 and place <= LAST_CORRIDOR]


# spaces


def goal(look: Look, place: int) -> Option | None:
    """The option a click on a place answers with."""
    if look.decision is None:
        return None
    for act in ("move", "portal", "halt"):
        if option := look.find(act, place):
            return option
    if option := _put(look, place):
        return option
    return _looking(look, place)


def _put(look: Look, place: int) -> Option | None:
    """A green token goes here: the one picked in the tray, else the first."""
    fitting = [option for option in look.options("put") if option.args[1] == place]
    picked = look.memory.get("green")
    return next((option for option in fitting if option.args[0] == picked), fitting[0] if fitting else None)


def _looking(look: Look, place: int) -> Option | None:
    if place > ROOM:
        return look.find("look", "room", slot(place)) or look.find("room", slot(place))
    for what in ("zone", "gate", "door", "token"):
        if option := look.find("look", what, place):
            return option
    view = look.view
    if 0 <= place < len(view.tokens) and view.tokens[place] >= 0:
        return look.find("token", view.tokens[place])
    return None


def _space(look: Look, place: int, at: tuple[float, float], largest: float = 2.0) -> Space:
    view = look.view
    name = words.cap(words.stop(view, place))
    does = doing(look, goal(look, place), name, subject=("place", place), id=f"space:{place}")
    picture, scale = picture_of(view, place)
    label = ""
    if place > ROOM and view.rooms and view.rooms_up[slot(place) - 1]:
        label = "•" * view.notches[slot(place) - 1]
    plate = _plate(view, place) if largest > 1 else ""
    return Space(f"space:{place}", at, picture, does, min(scale, largest), label, plate)


def _plate(view: State, place: int) -> str:
    """The name of a landscape or of a Room the team knows."""
    if place in ZONE_AT:
        return words.zone_name(ZONE_KINDS[ZONE_AT[place]])
    if place > ROOM and view.rooms and (face := view.faces[view.rooms[slot(place) - 1]]) >= 0:
        return words.name(face)
    return ""


def picture_of(view: State, place: int) -> tuple[Any, float]:
    """The picture of a place and how much larger than others it is."""
    if place > ROOM:
        return _room(view, slot(place)), 1.75
    if place > SHORTCUT:
        return Token(0, "#6A1E3A", "mdi:arrow-up-bold", "#FFC8D8", flat=True), 0.7
    if place < CITY:
        return Token(0, "#5E1A14", flat=True), 0.62
    if place in ZONE_AT:
        return _zone(view, ZONE_AT[place]), 1.75
    kind = KIND[place]
    colour, icon = signs.ROAD[kind]
    if place == DOOR:
        icon = "mdi:door-open" if view.door_open else "mdi:door-closed-lock"
        return Token(0, colour, icon, palette.GOLD_HIGH, palette.BRASS, flat=True), 1.45
    scale = 1.5 if kind == "city" else 0.92
    return Token(0, colour, icon, palette.GOLD_HIGH if kind == "chance" else palette.BONE, flat=True), scale


def _zone(view: State, number: int) -> Medallion | Token:
    """A Zone to come as a picture of its kind, one that has been played as its faded sign."""
    if number < len(view.zones) and view.zones[number]:
        figure = f"figure:reflets_acide/{signs.ZONE_FIGURES[number]}"
        return Medallion(0, signs.ZONE_COLOURS[number], figure, signs.ZONE_SCENES[number])
    return Token(0, "#4A4438", signs.ZONE_ICONS[number], "#8A8272", flat=True)


def _room(view: State, number: int) -> Any:
    if not view.rooms:
        return faces.back("room", 0, 0)
    card = view.rooms[number - 1]
    face = view.faces[card]
    if face < 0:
        return CardBack(0, 0, "#1A1222", "#D8B868", "mdi:help", str(number))
    shown = faces.card(face, 0, 0, compact=True, lift=1)
    return shown if view.rooms_up[number - 1] else shown.but(state="exhausted")


def _portals(view: State) -> list[Link]:
    """The linked Rooms, glowing once both are face up."""
    if not view.rooms:
        return []
    found = []
    for number in SLOTS:
        other = linked(view, ROOM + number)
        if other > ROOM + number:
            found.append(Link(plan.index(ROOM + number), plan.index(other), "glowing"))
    return found


def _tokens(look: Look) -> list[TrackToken]:
    view = look.view
    found = []
    for space, token in enumerate(view.tokens):
        if token >= 0:
            name = words.cap(words.token(view, token))
            does = doing(look, goal(look, space), name, subject=("token", token), id=f"token:{token}")
            found.append(TrackToken(f"token:{token}", plan.index(space), faces.token(view, token, 0), does))
    for number, cards in enumerate(view.zones):
        if len(cards) > 1:
            space = next(space for space, zone in ZONE_AT.items() if zone == number)
            told = counted("{n} card lies here", "{n} cards lie here", len(cards))
            badge = Token(0, "#7A4A12", text=str(len(cards)), flat=True)
            found.append(TrackToken(f"zones:{number}", plan.index(space), badge, Doing(told)))
    for number, up in enumerate(view.rooms_up, 1):
        found += _room_signs(view, number) if up else []
    return found


def _room_signs(view: State, number: int) -> list[TrackToken]:
    """Visiting effect, Relic won, Portal open."""
    row = room_in(view, number - 1)
    where = plan.index(ROOM + number)
    found = []
    if row.visit:
        picture = Token(0, "#23504A", VISITS[row.visit], palette.BONE, flat=True)
        found.append(
            TrackToken(f"visit:{number}", where, picture, Doing(_("A visit is worth something here")))
        )
    if view.rooms_won[number - 1]:
        picture = Token(0, "#B8862A", "mdi:crown", palette.INK, flat=True)
        found.append(TrackToken(f"won:{number}", where, picture, Doing(_("The Relic has been recovered"))))
    if view.portal and row.octogon:
        picture = Token(0, "#2A6FCF", "mdi:circle-double", "#D8F4FF", flat=True)
        found.append(TrackToken("portal", where, picture, Doing(_("The Portal is open"))))
    return found


def _steps(look: Look) -> dict[int, str]:
    """How many spaces it is to each stop offered."""
    found = {}
    for option in look.options("move", "portal", "halt"):
        place = int(option.args[0])
        if place <= LAST_CORRIDOR and look.view.pawn <= LAST_CORRIDOR:
            found[plan.index(place)] = str(abs(place - look.view.pawn))
        else:
            found[plan.index(place)] = ""
    return {number: told for number, told in found.items() if told}


# the figures beside the road


def _draw_distance(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """How far the Avatar is, as the largest number of the table."""
    view, px = look.view, sheet.px
    far = apart(view)
    close = far <= REACH
    ghost = "#FFB199" if close else signs.AVATAR
    style = _BIG.but(colour="#FF9A7A" if close else palette.GOLD_HIGH)
    low = sheet.letters.line_height(style) + px(52) > rect.h * 0.75
    if low:  # the ghost stands beside its number
        style = shrunk(style, lambda one: sheet.letters.line_height(one) <= rect.h, 24)
        icon = sheet.icon("mdi:ghost", rect.x + round(rect.w * 0.26), rect.y + rect.h // 3, 30, ghost)
        left = icon.right + px(8)
        figure = sheet.text(str(far), style, left, icon.centery, "midleft", rect.right - left)
    else:
        sheet.icon("mdi:ghost", rect.centerx, rect.y + px(32), 40, ghost)
        figure = sheet.text(str(far), style, rect.centerx, rect.y + px(52), "midtop", rect.w)
    sheet.place("distance", figure)
    told = counted("space ahead of the Avatar", "spaces ahead of the Avatar", far)
    danger = _danger(look)
    line = sheet.letters.line_height(_WORD) + px(6) if danger else 0
    beside = low and rect.bottom - figure.bottom < line
    line = 0 if beside else line
    room = pygame.Rect(rect.x + px(8), figure.bottom, rect.w - px(16), rect.bottom - figure.bottom - line)
    small = _WORD
    while small.size > LEAST_WORD and sheet.text_height(told, small, room.w) > room.h:
        small = small.but(size=small.size - 1)
    bottom = figure.bottom
    if sheet.text_height(told, small, room.w) <= room.h:
        bottom = sheet.block(told, small, room, "midtop").bottom
    if danger and beside:
        _draw_danger(sheet, pygame.Rect(figure.right + px(4), figure.y, px(84), figure.h), look, danger)
    elif danger:
        bottom = _draw_danger(sheet, pygame.Rect(rect.x, bottom, rect.w, line), look, danger)
    whole = pygame.Rect(rect.x, rect.y + px(12), rect.w, bottom - rect.y - px(12))
    hint = _("It advances by the Golden Die: 1 to 6, less one for each gem on the brake.")
    sheet.node(f"{far} {told}", "image", whole, hint=hint, id="distance", value=str(far))


def _danger(look: Look) -> Odds | None:
    """How likely it is to be caught as things stand, where the question is about that."""
    if look.decision is None or look.decision.kind not in ("blessing", "brake"):
        return None
    odds = look.odds(look.options()[0])[:1]
    return odds[0] if odds and odds[0].chance else None


def _draw_danger(sheet: Sheet, rect: pygame.Rect, look: Look, danger: Odds) -> int:
    """The chance to be caught next turn, or that it happens now, in the middle of a line; returns where it
    ends."""
    view = look.view
    asked = look.decision.kind if look.decision is not None else ""
    now = asked == "brake" and view.advance >= apart(view)
    told = _("caught!") if now else chance_text(danger.chance)
    style = _WORD.but(colour="#FF9A7A", align="left")
    wide = sheet.letters.size(told, style)[0]
    left = rect.centerx - (wide + sheet.px(28)) // 2
    sign = "mdi:skull" if now else "mdi:alert"
    icon = sheet.icon(sign, left + sheet.px(10), rect.centery, 20, "#FF9A7A")
    figure = sheet.text(told, style, left + sheet.px(28), rect.centery, "midleft", rect.right - left)
    sheet.node(f"{danger.label}: {told}", "image", icon.union(figure), id="danger", overlay=True)
    return max(icon.bottom, figure.bottom)


def draw_golden(sheet: Sheet, centre: tuple[int, int], look: Look, size: int = 56) -> None:
    """The Golden Die and the Echo that waits beside it."""
    view = look.view
    state = "" if view.golden else "exhausted"
    die = Die(6, view.golden or 6, sheet.px(size), "gold", lift=2, state=state)
    place = sheet.art(die, *centre, "center", tag="golden")
    told = _("Golden Die: {value}").format(value=view.golden) if view.golden else _("Golden Die")
    option = look.find("reroll_golden")
    hint = words.hero_at(view, view.golden) if view.golden else ""
    does = doing(look, option, told, hint=hint, id="golden")
    does.glow(sheet, place, "disc")
    does.node(sheet, "image", place, overlay=True)
    if view.echo:
        spot = sheet.art(
            Token(sheet.px(24), "#2A6FCF", "mdi:repeat", flat=True), place.right, place.y, "center"
        )
        sheet.node(_("Echo: the next Golden Die is rolled twice"), "image", spot, overlay=True)


# the strip


def draw_strip(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The part of the way round the team, in one line, for the time of a Trial."""
    view, px = look.view, sheet.px
    side = px(150)
    far = apart(view)
    style = _BIG.but(size=44, colour="#FF9A7A" if far <= REACH else palette.GOLD_HIGH)
    sheet.icon("mdi:ghost", rect.x + px(22), rect.centery, 30, signs.AVATAR)
    figure = sheet.text(str(far), style, rect.x + px(46), rect.centery, "midleft", side - px(50))
    sheet.place("distance", figure)
    told = counted("{n} space ahead of the Avatar", "{n} spaces ahead of the Avatar", far)
    sheet.node(told, "image", pygame.Rect(rect.x, rect.y, side, rect.h), id="distance", value=str(far))
    places = _window(view)
    numbers = {place: number for number, place in enumerate(places)}
    step = 1 / max(1, len(places) - 1)
    spaces = [_space(look, place, (number * step, 0.62), 1.0) for number, place in enumerate(places)]
    here = on_line(view.pawn)
    at = {view.pawn: numbers[here]}
    if view.avatar in numbers:
        at[view.avatar] = numbers[view.avatar]
    shaded = [numbers[place] for place in threatened(view) if place in numbers]
    links = [Link(number, number + 1) for number in range(len(places) - 1)]
    tokens = [
        TrackToken(token.id, numbers[plan.PLACES[token.space]], token.picture, token.doing)
        for token in _tokens(look)
        if plan.PLACES[token.space] in numbers
    ]
    line = Track(spaces, links, pawns(look, at), tokens, threatened=shaded, name=_("Road"))
    room = pygame.Rect(rect.x + side, rect.y, rect.w - side - px(90), rect.h)
    draw_track(sheet, room, line, size=min(px(42), room.w // (len(places) + 2)))
    draw_golden(sheet, (rect.right - px(40), rect.centery), look, 48)


def _window(view: State) -> Sequence[int]:
    """Ten spaces behind the team, six ahead."""
    here = on_line(view.pawn)
    if here >= FIRST_CORRIDOR:
        return range(DOOR - 4, LAST_CORRIDOR + 1)
    start = max(AVATAR_START, here - 10)
    return range(start, start + 17)
