"""The map: sixteen pieces, their spaces, what lies and stands on them, and where one may go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from heroes_desktop.desktop.art import Badge, GroundGlow, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import icon_button
from heroes_desktop.desktop.widgets.camera import Camera
from heroes_desktop.engine import Option

from ..art.specs import House, Region, RegionBack, SpaceDisc, SpaceTag
from ..content import PIECES
from ..figures import MISSION_OBJECT, QUEST_STEP, land
from ..land import COLOUR as COLOURS
from ..land import (
    FIND_NUMBER,
    GATES,
    NOWHERE,
    PIECE_OF,
    POSITIONS,
    SIDES,
    SPACES,
    SPACES_OF,
    label,
    neighbour,
)
from ..locale import _
from ..sight import opponents, visible
from ..state import State
from ..text import words
from . import faces
from .chart import Chart, around, chart, pieces, show_all
from .look import Look
from .pins import COLOURS as PIN_COLOURS
from .pins import Pin, pins
from .reach import Reach, click, costs, told, trail

DISC, TILE, PAWN, HOUSE = 0.18, 0.205, 0.25, 0.125
"""Shares of a piece."""
FAN, MOST_FANNED = 0.075, 5
MOST_PINS = 3
LOW, ASIDE, NEAR = 0.55, 0.12, 0.34
"""Hidden places that lie lower in their piece wear their tag above, where no tile of the entry covers it;
straight below a tile so near it would be covered there."""
FULL_TILE = 48
"""Pixels of a tile from which on its figures are written on it."""
TOOL = 38


def draw_kingdom(sheet: Sheet, rect: pygame.Rect, look: Look, found: Reach) -> Chart:
    """Everything on the map inside its window; returns how it lies there."""
    place = chart(sheet, rect, look)
    camera: Camera = look.memory["camera"]
    sheet.place("map", rect)
    with sheet.group(_("Map"), rect), sheet.clip(rect, camera.reveal):
        shown = pieces(look.view)
        for position in range(POSITIONS):
            area = place.piece(position)
            sheet.place(f"position:{position}", area)
            if area.colliderect(rect):
                _draw_ground(sheet, place, look, shown, position)
        for position in range(POSITIONS):
            if place.piece(position).colliderect(rect):
                _draw_piece(sheet, place, look, found, shown[position], position)
        with sheet.above_glows():
            _draw_pins(sheet, place, look)
            _draw_heroes(sheet, place, look, found)
    return place


def night(view: State) -> bool:
    """Whether the Nameless is awake: from then on it is dark."""
    return view.awake


# ground


def _draw_ground(sheet: Sheet, place: Chart, look: Look, shown: list[int], position: int) -> None:
    area, dark = place.piece(position), night(look.view)
    with sheet.tagged(f"ground:{position}"):
        if shown[position] < 0:
            sheet.art(RegionBack(place.size, position, dark), *area.topleft)
        else:
            sheet.art(Region(place.size, around(shown, position), position, dark), *area.topleft)


def _draw_piece(sheet: Sheet, place: Chart, look: Look, found: Reach, face: int, position: int) -> None:
    area = place.piece(position)
    if face < 0:
        _draw_unknown(sheet, area, look, position)
        return
    piece = face // 4
    option = found.pieces.get(piece)
    name = words.region(PIECES[piece].id)
    action = None
    if option is not None:
        name, action = look.name(option), partial(look.choose, option)
        if not found.behind:
            sheet.halo(area, "legal", radius=8)
    letter = PIECES[piece].id
    with sheet.group(
        name,
        area,
        action=action,
        id=f"piece-{letter}",
        hint=name if action else "",
        inspect=partial(look.inspect, ("piece", letter)) if action else None,
        radius=8,
    ):
        for space in SPACES_OF[piece]:
            _draw_space(sheet, place, look, found, space)


def _draw_unknown(sheet: Sheet, area: pygame.Rect, look: Look, position: int) -> None:
    """A piece that lies face down; it can be explored from an entry beside it."""
    name = _("Unexplored region")
    for option in look.options("explore"):
        decision = look.decision
        assert decision is not None
        side = SIDES.index(str(option.args[0]))
        hero = look.view.heroes[decision.seat]
        here = land(look.view).position[PIECE_OF[hero.space]]
        if neighbour(here, side) == position:
            sheet.halo(area, "explore", radius=8)
            told_as = look.name(option)
            sheet.node(told_as, "image", area, action=partial(look.choose, option), hint=told_as,
                       id=f"unknown-{position}", radius=8)  # fmt: skip
            return
    sheet.node(name, "image", area, hint=name, id=f"unknown-{position}")


# spaces


def lying_on(view: State, space: int) -> list[int]:
    """All tiles, Guardians and dropped items on a space, lowest first."""
    found = list(view.board.get(space, ()))
    if view.awake and space in GATES and view.guardians:
        found.insert(0, view.guardians[GATES.index(space)])
    return [*found, *view.dropped.get(space, ())]


def _draw_space(sheet: Sheet, place: Chart, look: Look, found: Reach, space: int) -> None:
    middle = place.point(space)
    assert middle is not None
    disc = place.around(space, DISC)
    assert disc is not None
    row = SPACES[space]
    lying = lying_on(look.view, space)
    _draw_homes(sheet, place, look, space, middle)
    number = FIND_NUMBER.get(COLOURS[space], 0)
    if not lying:
        sheet.art(SpaceDisc(disc.w, row.colour, row.id, number, lift=1), *disc.topleft)
        if number:
            above = disc.y + disc.h // 6 - _tag_height(place)
            edge = above if _tag_above(place, look.view, space) else disc.bottom - disc.h // 7
            _draw_tag(sheet, place, space, disc.centerx, edge)
    action = click(look, found, space)
    area = disc.inflate(disc.w // 6, disc.h // 6)
    sheet.place(f"space:{row.id}", disc)
    if lying:
        area = _draw_lying(sheet, place, look, space, lying, middle)
    if space in found.near:
        hostile = "hostile" if _foes(look, space) else "legal"
        sheet.halo(area, hostile, "round" if lying else "disc", radius=6)
    elif space in found.behind:
        sheet.halo(disc, "explore", "disc")
    _draw_steps(sheet, found, space, area)
    name = told(look, found, space)
    hint = "\n".join([name, *costs(look, found, space), *_told_tiles(look, lying)])
    sheet.node(
        name, "image", area, action=action or partial(_show, look, space),
        inspect=partial(look.inspect, ("space", row.id)), hint=hint, id=f"space-{row.id}", overlay=True,
        shows=partial(trail, found, space) if space in found.ways else None, radius=8,
        outline=(disc.inflate(6, 6), "disc"), selected=looked_at(look) == space,
    )  # fmt: skip


def _tag_above(place: Chart, view: State, space: int) -> bool:
    """Whether a hidden place wears its tag above: low in its piece, unless a tile above has its own there."""
    area, middle = place.piece(place.lay.position[PIECE_OF[space]]), place.point(space)
    if middle is None or middle[1] <= area.y + LOW * area.h:
        return False
    for other in SPACES_OF[PIECE_OF[space]]:
        point = place.point(other)
        if point is not None and lying_on(view, other):
            aside, below = abs(middle[0] - point[0]), middle[1] - point[1]
            if aside < ASIDE * area.w and 0 < below < NEAR * area.h:
                return False
    return True


def _foes(look: Look, space: int) -> bool:
    decision = look.decision
    return decision is not None and bool(opponents(look.view, look.view.heroes[decision.seat], space))


def _show(look: Look, space: int) -> None:
    """Show a space in the panel beside the map, or let go of it."""
    look_at(look, NOWHERE if looked_at(look) == space else space)


def look_at(look: Look, space: int) -> None:
    """Show a space in the panel until the turn is over."""
    look.memory["space"] = (space, look.view.round, look.view.active)
    look.relayout()


def looked_at(look: Look) -> int:
    """The space somebody has asked to see in this turn; NOWHERE: none."""
    space, *turn = look.memory.get("space", (NOWHERE, -1, -1))
    return int(space) if turn == [look.view.round, look.view.active] else NOWHERE


def _told_tiles(look: Look, lying: Sequence[int]) -> list[str]:
    return [words.thing(look.view.faces[tile]) for tile in lying]


def _draw_steps(sheet: Sheet, found: Reach, space: int, area: pygame.Rect) -> None:
    """How many steps a farther space is away."""
    if space not in found.ways:
        return
    way = found.ways[space]
    size = max(15, round(area.w * 0.56))
    badge = Badge(size, "#7A2A1E" if way.halt else "#3A2C20", palette.GOLD, str(way.steps), "circle")
    with sheet.above_glows():
        sheet.art(badge, area.right - size // 6, area.top + size // 6, "center")


def _tag_height(place: Chart) -> int:
    return max(12, round(place.size * 0.094))


# what lies there


def _draw_lying(
    sheet: Sheet, place: Chart, look: Look, space: int, lying: Sequence[int], middle: tuple[int, int]
) -> pygame.Rect:
    """Tiles fanned out over their space, its label below them."""
    size = round(TILE * place.size)
    shown = lying[-MOST_FANNED:]
    step = min(FAN, 0.22 / max(1, len(shown))) * place.size
    whole: pygame.Rect | None = None
    for number, tile in enumerate(shown):
        x = middle[0] + (number - (len(shown) - 1) / 2) * step
        y = middle[1] - size * 0.06 - number * size * 0.05
        rect = _draw_tile(sheet, look, tile, space, (round(x), round(y)), size)
        whole = rect if whole is None else whole.union(rect)
    assert whole is not None
    with sheet.above_glows():
        number = FIND_NUMBER.get(COLOURS[space], 0)
        _draw_tag(sheet, place, space, middle[0], middle[1] + round(size * 0.36), number)
    return whole


def _draw_tag(sheet: Sheet, place: Chart, space: int, x: int, top: int, number: int = 0) -> None:
    """The label of a space whose disc is covered or shows a number instead."""
    row = SPACES[space]
    high = _tag_height(place)
    wide = round(high * (2.9 if number else 1.8))
    sheet.art(SpaceTag(wide, high, row.colour, row.id, number), x, top, "midtop")


def _draw_tile(
    sheet: Sheet, look: Look, tile: int, space: int, centre: tuple[int, int], size: int
) -> pygame.Rect:
    view, tag = look.view, f"tile:{tile}"
    face = view.faces[tile]
    pale = face >= 0 and not _seen_by_active(view, tile)
    spec = faces.on_space(view, tile, space, size, full=size >= FULL_TILE, pale=pale)
    rect = sheet.art(spec, *centre, "center", tag=tag)
    option = tile_option(look, tile)
    if option is not None:
        sheet.halo(rect, "hostile" if option.act == "opponent" else "legal", radius=5, tag=tag)
    elif face >= 0 and (face in QUEST_STEP or face in MISSION_OBJECT) and _seen_by_active(view, tile):
        sheet.halo(rect, "info", radius=5, tag=tag)
    name = look.name(option) if option else words.thing(face)
    subject = ("tile", face) if face >= 0 else ("space", label(space))
    sheet.node(
        name,
        "image",
        rect,
        action=partial(look.choose, option) if option else partial(_show, look, space),
        inspect=partial(look.inspect, subject),
        hint=name,
        id=f"tile-{tile}",
        overlay=True,
        radius=6,
    )
    return rect


def tile_option(look: Look, tile: int) -> Option | None:
    """What can be done with a tile now."""
    return next((each for each in look.options() if each.act in _ON_TILES and each.args[:1] == (tile,)), None)


_ON_TILES = ("opponent", "use", "accept", "take_object", "pick_up")


def _seen_by_active(view: State, tile: int) -> bool:
    return not 0 <= view.active < len(view.heroes) or visible(view, view.heroes[view.active], tile)


def _draw_homes(sheet: Sheet, place: Chart, look: Look, space: int, middle: tuple[int, int]) -> None:
    owners = [seat for seat, hero in enumerate(look.view.heroes) if hero.home == space and hero.hero >= 0]
    size = max(13, round(HOUSE * place.size))
    for number, seat in enumerate(owners):
        player = look.players[seat]
        x = middle[0] - round(0.115 * place.size) + number * size // 2
        y = middle[1] - round(0.105 * place.size)
        rect = sheet.art(
            House(size, player.colour, player.shape, lift=1), x, y, "center", tag=f"house:{seat}"
        )
        told_as = _("Home of {hero}").format(hero=words.hero(look.view, seat))
        sheet.node(told_as, "image", rect, hint=told_as, id=f"house-{seat}", overlay=True)


# pins and heroes


def pins_shown(look: Look) -> bool:
    return bool(look.memory.get("pins", True))


def shown_seat(look: Look) -> int:
    """Whose sheet is open: the one asked for, else one's own, else the active one."""
    chosen = look.memory.get("sheet")
    if isinstance(chosen, int) and chosen < len(look.view.heroes):
        return chosen
    if look.decision is not None:
        return look.decision.seat
    if look.viewpoint is not None and len(look.view.heroes) > look.viewpoint:
        return look.viewpoint
    return look.view.active


def _draw_pins(sheet: Sheet, place: Chart, look: Look) -> None:
    if not pins_shown(look):
        return
    by_space: dict[int, list[Pin]] = {}
    for pin in pins(look.view, shown_seat(look)):
        by_space.setdefault(pin.space, []).append(pin)
    size = max(16, round(place.size * 0.125))
    for space, here in sorted(by_space.items()):
        for number, pin in enumerate(here[:MOST_PINS]):
            middle = _pin_place(place, look.view, space, number * size * 2 // 3)
            if middle is not None:
                _draw_pin(sheet, look, pin, f"pin-{label(space)}-{number}", middle, size)


def _pin_place(place: Chart, view: State, space: int, step: int) -> tuple[int, int] | None:
    """Above a space; beside a hidden place that wears its tag there."""
    middle = place.point(space)
    if middle is None:
        return None
    if COLOURS[space] in FIND_NUMBER and _tag_above(place, view, space) and not lying_on(view, space):
        return middle[0] + round(place.size * 0.13) + step, middle[1] + round(place.size * 0.02)
    return middle[0] + round(place.size * 0.085) - step, middle[1] - round(place.size * 0.125)


def _draw_pin(sheet: Sheet, look: Look, pin: Pin, identity: str, middle: tuple[int, int], size: int) -> None:
    ink, rim = (palette.OUTLINE, palette.GOLD) if pin.ready else ("#B8A88C", "#8A7A5E")
    spec = Token(size, PIN_COLOURS[pin.kind], pin.icon, ink, rim, flat=True, lift=1)
    rect = sheet.art(spec, *middle, "center", alpha=255 if pin.ready else 190)
    hint = pin.text if pin.ready else _("{text}\nNot in play yet.").format(text=pin.text)
    action = click_pin(look, pin)
    sheet.node(pin.text, "image", rect, hint=hint, action=action, id=identity, overlay=True, radius=20)


def click_pin(look: Look, pin: Pin) -> Callable[[], None]:
    """A pin opens what it is about."""
    if pin.subject is not None:
        return partial(look.inspect, pin.subject)
    return partial(_show, look, pin.space)


def _draw_heroes(sheet: Sheet, place: Chart, look: Look, found: Reach) -> None:
    stands: dict[tuple[int, int], list[int]] = {}
    for seat, hero in enumerate(look.view.heroes):
        middle = place.hero(hero) if hero.hero >= 0 else None
        if middle is not None:
            stands.setdefault(middle, []).append(seat)
    height = max(26, round(PAWN * place.size))
    for middle, seats in sorted(stands.items(), key=lambda entry: entry[0][1]):
        ordered = sorted(seats, key=lambda seat: seat == look.view.active)
        for number, seat in enumerate(ordered):
            x = middle[0] + round((number - (len(seats) - 1) / 2) * height * 0.42) + round(height * 0.12)
            foot = (x, middle[1] + round(height * 0.24))
            _draw_pawn(sheet, look, found, seat, foot, height)


def _draw_pawn(sheet: Sheet, look: Look, found: Reach, seat: int, foot: tuple[int, int], height: int) -> None:
    tag = f"hero:{seat}"
    hero = look.view.heroes[seat]
    with sheet.tagged(tag):
        if seat == look.view.active:
            wide = round(height * 1.0)
            sheet.art(GroundGlow(wide, round(wide * 0.45)), foot[0], foot[1] - height // 9, "center")
        rect = sheet.art(faces.pawn(look, seat, height, lift=1), *foot, "midbottom", tag=tag)
    name = words.hero(look.view, seat)
    if hero.line >= 0:
        name = _("{hero}, looking for {place}").format(hero=name, place=words.place_name(label(hero.line)))
    action = click(look, found, hero.space)
    sheet.node(
        name, "image", rect, inspect=partial(look.inspect, ("hero", seat)), overlay=True, id=f"pawn-{seat}",
        action=action or partial(_show, look, hero.space), hint=name, radius=8,
    )  # fmt: skip


# tools


def draw_tools(sheet: Sheet, left: int, top: int, look: Look) -> pygame.Rect:
    """Fit, zoom and pins in a column beside the map."""
    camera: Camera = look.memory["camera"]
    size, gap = sheet.px(TOOL), sheet.px(6)
    place = pygame.Rect(left, top, size, size)
    tools = (
        ("mdi:fit-to-page-outline", _("Show the whole map"), "K", partial(show_all, camera)),
        ("mdi:magnify-plus-outline", _("Zoom in"), "Z", partial(camera.zoom, 1)),
        ("mdi:magnify-minus-outline", _("Zoom out"), "Y", partial(camera.zoom, -1)),
        (
            "mdi:map-marker-check" if pins_shown(look) else "mdi:map-marker-off",
            _("Hide the pins") if pins_shown(look) else _("Show the pins"), "B", partial(_toggle_pins, look),
        ),
    )  # fmt: skip
    for icon, name, key, action in tools:
        icon_button(sheet, place, icon, name, action, key=key)
        place = place.move(0, size + gap)
    return pygame.Rect(left, top, size, place.y - gap - top)


def _toggle_pins(look: Look) -> None:
    look.memory["pins"] = not pins_shown(look)
    look.relayout()
