"""Spaces on a path: a road, a doom track, a ladder, with glowing goals, pawns, tokens and shadow steps.

    spots = along([(0.05, 0.9), (0.5, 0.6), (0.95, 0.1)], 12)
    draw_track(sheet, rect, Track(
        spaces=[Space(f"space:{n}", spots[n], Token(0, "#5A4A2A", text=str(n)), goal(n)) for n in range(12)],
        links=chain(12),
        pawns=[TrackPawn("team", view.team, PlayerPawn(0, look.players[0]))],
        shadows={n: str(n - view.team) for n in reach},
    ))

Places are shares of the rectangle. Sizes of pictures are set here, so that the same track serves a strip at
the side and the whole board. Spaces, pawns and tokens are nodes of their own.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import dist

import pygame

from ..art import Badge, GroundGlow, Spec, Token
from ..art.core import palette
from ..art.core.text import Style
from ..paint.sheet import Sheet
from .doing import Doing

LARGEST, LEAST = 60, 22
"""Units of a space: no larger, no smaller."""
FANS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.34, 0.0), (0.34, 0.0)),
    3: ((-0.46, -0.08), (0.46, -0.08), (0.0, 0.12)),
    4: ((-0.5, -0.14), (0.5, -0.14), (-0.2, 0.12), (0.24, 0.12)),
}
"""Where figures sharing a space stand, in sizes of the space from where one would stand alone."""
ASIDE = 0.42
"""How far to the right of its space's middle a figure stands, so that the number stays readable."""
_LABEL = Style("condensed_label", 16, palette.PAPER_HIGH, shadow=palette.BLACK)

_PLATE = Style("condensed_label", 16, palette.GOLD_HIGH)

Spot = tuple[float, float]


@dataclass(frozen=True)
class Space:
    """One space: identity, place as shares of the track's rectangle, picture, what a click does.

    picture: a Token or anything with `size`, or with `w` and `h`; its size is set by the track.
    scale: how much larger than the others it is. label: a word below it. plate: its name, across its lower
    edge where that leaves enough of the picture.
    """

    id: str
    at: Spot
    picture: Spec
    doing: Doing
    scale: float = 1.0
    label: str = ""
    plate: str = ""


@dataclass(frozen=True)
class TrackPawn:
    """A figure on a space; `picture` has a `height`, which is set here."""

    id: str
    space: int
    picture: Spec
    doing: Doing
    active: bool = False


@dataclass(frozen=True)
class TrackToken:
    """A token lying on a space, small, at its upper right; several lie side by side."""

    id: str
    space: int
    picture: Spec
    doing: Doing


@dataclass(frozen=True)
class Link:
    """A way between two spaces: plain, dashed for a short cut, glowing for an open gate."""

    start: int
    end: int
    kind: str = "plain"


@dataclass(frozen=True)
class Track:
    """All there is on a track.

    shadows: where one would come to stand, by space, with a word such as the number of steps.
    threatened: spaces shaded because somebody else may reach them.
    """

    spaces: Sequence[Space]
    links: Sequence[Link] = ()
    pawns: Sequence[TrackPawn] = ()
    tokens: Sequence[TrackToken] = ()
    shadows: Mapping[int, str] = field(default_factory=dict)
    threatened: Sequence[int] = ()
    name: str = ""


def along(corners: Sequence[Spot], count: int) -> list[Spot]:
    """This many spots, evenly spaced along a line with these corners."""
    if count <= 1 or len(corners) < 2:
        return [corners[0]] * count
    lengths = [dist(one, other) for one, other in itertools.pairwise(corners)]
    whole = sum(lengths) or 1.0
    spots = []
    for number in range(count):
        left = whole * number / (count - 1)
        leg = 0
        while leg < len(lengths) - 1 and left > lengths[leg]:
            left -= lengths[leg]
            leg += 1
        share = left / (lengths[leg] or 1.0)
        (x, y), (u, v) = corners[leg], corners[leg + 1]
        spots.append((x + (u - x) * share, y + (v - y) * share))
    return spots


def chain(count: int, *, closed: bool = False) -> list[Link]:
    """Links from each space to the next, and back to the first on a ring."""
    links = [Link(number, number + 1) for number in range(count - 1)]
    return [*links, Link(count - 1, 0)] if closed and count > 2 else links


def draw_track(sheet: Sheet, rect: pygame.Rect, track: Track, *, size: int = 0) -> list[pygame.Rect]:
    """Draw everything; returns the rectangle of each space."""
    size = size or space_size(sheet, rect, [space.at for space in track.spaces])
    centres = [_point(rect, space.at, size) for space in track.spaces]
    places = []
    with sheet.group(track.name, rect):
        _draw_links(sheet, rect, track, centres, size)
        for number, (space, centre) in enumerate(zip(track.spaces, centres, strict=True)):
            places.append(_draw_space(sheet, centre, space, round(size * space.scale)))
            if number in track.threatened:
                sheet.halo(places[-1], "hostile", "disc")
        with sheet.above_glows():
            _draw_shadows(sheet, track, places)
            _draw_tokens(sheet, track, places, size)
            _draw_pawns(sheet, track, places, size)
    return places


def space_size(sheet: Sheet, rect: pygame.Rect, spots: Sequence[Spot]) -> int:
    """The largest size at which no two spaces touch."""
    points = [(x * rect.w, y * rect.h) for x, y in spots]
    nearest = min(
        (dist(one, other) for index, one in enumerate(points) for other in points[index + 1 :]),
        default=float(min(rect.size)),
    )
    return int(max(sheet.px(LEAST), min(sheet.px(LARGEST), nearest * 0.82)))


def _point(rect: pygame.Rect, spot: Spot, size: int) -> tuple[int, int]:
    """A share of the rectangle, kept so far inside that the space is whole."""
    half = size // 2
    return (
        round(rect.x + half + spot[0] * (rect.w - size)),
        round(rect.y + half + spot[1] * (rect.h - size)),
    )


def _sized(picture: Spec, size: int) -> Spec:
    """A picture at this size, whatever its size is called."""
    fields = picture.__struct_fields__
    if "size" in fields:
        return picture.but(size=size)
    if "height" in fields:
        return picture.but(height=size)
    return picture.but(w=size, h=size)


def _draw_space(sheet: Sheet, centre: tuple[int, int], space: Space, size: int) -> pygame.Rect:
    rect = pygame.Rect(0, 0, size, size)
    rect.center = centre
    sheet.art(_sized(space.picture, size), *centre, "center", tag=space.id)
    sheet.place(space.id, rect)
    space.doing.glow(sheet, rect, "disc")
    space.doing.but(id=space.doing.id or space.id).node(sheet, "image", rect, outline=(rect, "disc"))
    if space.label:
        sheet.text(space.label, _LABEL, rect.centerx, rect.bottom + sheet.px(1), "midtop")
    if space.plate:
        _draw_plate(sheet, rect, space.plate)
    return rect


def _draw_plate(sheet: Sheet, rect: pygame.Rect, name: str) -> None:
    high = sheet.letters.line_height(_PLATE)
    if high > rect.h * 0.42:
        return
    plate = pygame.Rect(0, 0, sheet.letters.size(name, _PLATE)[0] + sheet.px(16), high)
    plate.center = (rect.centerx, rect.bottom - high * 2 // 5)
    sheet.fill(plate, "#140C06", 205, high // 2)
    sheet.text(name, _PLATE, *plate.center, "center")


def _draw_links(
    sheet: Sheet, rect: pygame.Rect, track: Track, centres: Sequence[tuple[int, int]], size: int
) -> None:
    if not track.links:
        return
    lines = tuple(
        (centres[link.start][0] - rect.x, centres[link.start][1] - rect.y,
         centres[link.end][0] - rect.x, centres[link.end][1] - rect.y, link.kind)
        for link in track.links
    )  # fmt: skip
    sheet.surface(_ways(rect.size, lines, max(3, size // 6)), rect.x, rect.y)


_WAYS = {"plain": "#B99A62", "dashed": "#D8C08A", "glowing": "#7FD4FF"}


@lru_cache(4)
def _ways(
    size: tuple[int, int], lines: tuple[tuple[int, int, int, int, str], ...], width: int
) -> pygame.Surface:
    """All ways of a track as one picture, as large as the track: only the last few are kept."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    for broad, dark in ((width + 4, True), (width, False)):
        for x, y, u, v, kind in lines:
            colour = pygame.Color("#1C120A") if dark else pygame.Color(_WAYS.get(kind, _WAYS["plain"]))
            colour.a = 150 if dark else 210
            for start, end in _strokes((x, y), (u, v), kind, width):
                pygame.draw.line(picture, colour, start, end, broad)
                for point in (start, end):
                    pygame.draw.circle(picture, colour, point, broad // 2)
    return picture


def _strokes(
    start: tuple[int, int], end: tuple[int, int], kind: str, width: int
) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The line as one stroke, or as dashes."""
    if kind != "dashed":
        return [(start, end)]
    number = max(1, round(dist(start, end) / (width * 3.4)))
    strokes = []
    for index in range(number):
        points = [
            (round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share))
            for share in ((index + 0.25) / number, (index + 0.75) / number)
        ]
        strokes.append((points[0], points[1]))
    return strokes


def _draw_shadows(sheet: Sheet, track: Track, places: Sequence[pygame.Rect]) -> None:
    """Where a step would lead, as a small badge at the upper left of the space."""
    for number, told in sorted(track.shadows.items()):
        place = places[number]
        size = max(sheet.px(22), round(place.w * 0.5))
        badge: Spec = (
            Badge(size, "#7A4A12", palette.GOLD, told, "hexagon")
            if told
            else Token(size, "#7A4A12", flat=True)
        )
        sheet.art(badge, place.x + size // 5, place.y + size // 5, "center", alpha=235)


def _draw_tokens(sheet: Sheet, track: Track, places: Sequence[pygame.Rect], size: int) -> None:
    lying: dict[int, int] = {}
    small = max(sheet.px(18), round(size * 0.46))
    for token in track.tokens:
        number = lying.setdefault(token.space, 0)
        lying[token.space] += 1
        place = places[token.space]
        centre = (place.right - small // 4 + number * round(small * 0.6), place.y + small // 4)
        spot = sheet.art(_sized(token.picture, small), *centre, "center", tag=token.id)
        token.doing.glow(sheet, spot, "disc")
        token.doing.but(id=token.doing.id or token.id).node(sheet, "image", spot, overlay=True)


def _draw_pawns(sheet: Sheet, track: Track, places: Sequence[pygame.Rect], size: int) -> None:
    together: dict[int, list[TrackPawn]] = {}
    for pawn in track.pawns:
        together.setdefault(pawn.space, []).append(pawn)
    for space, pawns in together.items():
        place = places[space]
        fan = FANS[min(len(pawns), max(FANS))]
        high = round(size * (1.25 if len(pawns) == 1 else 1.05))
        ordered = sorted(pawns, key=lambda pawn: pawn.active)  # the active one stands in front
        for number, pawn in enumerate(ordered):
            dx, dy = fan[number % len(fan)]
            foot = (round(place.centerx + (dx + ASIDE) * size), round(place.centery + (dy + 0.3) * size))
            _draw_pawn(sheet, pawn, foot, high)


def _draw_pawn(sheet: Sheet, pawn: TrackPawn, foot: tuple[int, int], high: int) -> None:
    with sheet.tagged(pawn.id):
        if pawn.active:
            wide = round(high * 0.95)
            sheet.art(GroundGlow(wide, round(wide * 0.42)), foot[0], foot[1] - round(high * 0.1), "center")
        rect = sheet.art(_sized(pawn.picture, high), *foot, "midbottom", tag=pawn.id)
    does = pawn.doing.but(id=pawn.doing.id or f"pawn:{pawn.id}")
    does.node(sheet, "image", rect, overlay=True, radius=6)
