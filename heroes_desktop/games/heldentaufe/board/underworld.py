"""The underworld: twenty-one spaces of stone, tokens, lairs, figures; asleep or awake."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from math import sqrt

import pygame

from heroes_desktop.desktop.art import Badge, Mosaic, Spec, Stone, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import pill, ribbon
from heroes_desktop.engine import Option
from heroes_desktop.engine.hexgrid import Layout, cell

from ...shared.wording import titled as head
from .. import figures
from ..art.tiles import HexShadow
from ..content import MONSTERS, SPACES
from ..locale import _
from ..state import ABOVE, ASLEEP
from ..text import icons
from . import faces, pointing, words
from .look import Look
from .monsters import chosen_monster, draw_monsters, pick_monster
from .monsters import told as told_monster
from .reach import Reach
from .surface import aura, between, draw_pawn

ROOT3 = sqrt(3)
COLUMNS, ROWS = 8.0, 6.5 * ROOT3
"""Width and height of the board in sides of a hexagon."""
LARGEST, GRAIN = 78, 2
CARDS = 172
"""Least width of the monster cards beside the board, in units."""


@dataclass(frozen=True)
class Cave:
    """The underworld as it lies on the screen; in a wide room it is turned by a quarter."""

    layout: Layout
    radius: int
    turned: bool = False

    def centre(self, space: int) -> tuple[int, int]:
        return _centres(self)[space]

    def tile(self, space: int) -> pygame.Rect:
        """The whole hexagon of a space."""
        return self._around(space, self.radius * 2 + 2, int(self.radius * 1.7321) + 2)

    def rect(self, space: int) -> pygame.Rect:
        """The room of a space that belongs to no other, as bricks lie."""
        return self._around(space, round(1.5 * self.layout.size) - 1, round(ROOT3 * self.layout.size) - 1)

    def _around(self, space: int, wide: int, high: int) -> pygame.Rect:
        rect = pygame.Rect(0, 0, high, wide) if self.turned else pygame.Rect(0, 0, wide, high)
        rect.center = self.centre(space)
        return rect

    @property
    def bounds(self) -> pygame.Rect:
        """All spaces with their shadows: of the same shape at any size."""
        tiles = [self.tile(space) for space in range(len(SPACES))]
        margin = self.radius // 2
        return tiles[0].unionall(tiles[1:]).inflate(2 * margin, 2 * margin)

    @property
    def glow(self) -> str:
        """The shape of its glows."""
        return "hex" if self.turned else "flat_hex"


@lru_cache(8)
def _centres(cave: Cave) -> tuple[tuple[int, int], ...]:
    """The middle of every space."""
    layout = cave.layout
    flat = [layout.centre(cell(space.q, space.r)) for space in SPACES]
    if cave.turned:
        flat = [(layout.x + (y - layout.y), layout.y - (x - layout.x)) for x, y in flat]
    return tuple((round(x), round(y)) for x, y in flat)


def cave_in(sheet: Sheet, rect: pygame.Rect, alone: bool) -> Cave:
    """The largest underworld that fits a room.

    One that grows and shrinks beside the surface is never turned, so that everybody finds his way in it.
    """
    turned = alone and rect.w > rect.h * 1.1
    wide, high = (ROWS, COLUMNS) if turned else (COLUMNS, ROWS)
    size = int(min(rect.w / wide, rect.h / (high + 0.25), sheet.px(LARGEST)))
    size -= size % GRAIN
    across, down = (wide / 2 - ROOT3 / 2, -(high / 2 - 1)) if turned else (wide / 2 - 1, high / 2 - ROOT3 / 2)
    x, y = round(rect.centerx - across * size), round(rect.centery - down * size)
    return Cave(Layout(size, x, y, pointy=False), size - 1, turned)


def draw_slab(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The stone everything below lies on; it glows while the monsters are awake."""
    awake = look.view.chief != ASLEEP
    colour = "#332C3A" if awake else "#28242E"
    sheet.art(Stone(rect.w, rect.h, colour, "underworld", "#FF7A2A" if awake else "", lift=3), *rect.topleft)


def draw_underworld(
    sheet: Sheet, rect: pygame.Rect, look: Look, found: Reach, ribbons: Sequence[pygame.Rect] = ()
) -> None:
    """Spaces, figures and the three monster cards; titled unless the ribbons of both worlds are there."""
    px = sheet.px
    awake, alone = look.view.chief != ASLEEP, bool(ribbons)
    room = rect.inflate(-2 * px(14), -2 * px(12))
    if not alone:
        ribbon(sheet, _("Underworld"), room.x + px(12), rect.y - px(2), faces.UNDERWORLD_CLOTH)
        room = pygame.Rect(room.x, rect.y + px(44), room.w, rect.bottom - rect.y - px(56))
    _draw_state(sheet, rect, look, awake, ribbons)
    board, cards = max(
        (_cards_below(sheet, room), _cards_beside(sheet, room)),
        key=lambda rooms: cave_in(sheet, rooms[0], alone).radius,
    )
    with sheet.group(_("Underworld"), board):
        _draw_spaces(sheet, cave_in(sheet, board, alone), look, found, awake)
    draw_monsters(sheet, cards, look, stacked=cards.h > cards.w)
    sheet.place("underworld", board)


def _cards_below(sheet: Sheet, room: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Room for the spaces, and for the monster cards in a row under them."""
    high = round(sheet.px(172) * min(1.2, sheet.metrics.text_above))
    cards = pygame.Rect(room.x, room.bottom - high, room.w, high)
    return pygame.Rect(room.x, room.y, room.w, room.h - high - sheet.px(6)), cards


def _cards_beside(sheet: Sheet, room: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """The same with the cards below each other at the right, as wide as the spaces leave them."""
    px = sheet.px
    wide = max(px(CARDS), min(px(230), room.w - round(room.h / COLUMNS * ROWS) - px(12)))
    cards = pygame.Rect(room.right - wide, room.y, wide, room.h)
    return pygame.Rect(room.x, room.y, room.w - wide - px(10), room.h), cards


def _draw_state(
    sheet: Sheet, rect: pygame.Rect, look: Look, awake: bool, ribbons: Sequence[pygame.Rect]
) -> None:
    """Asleep or awake, and the commander's orders while the monsters play."""
    view = look.view
    if view.orders and view.commander >= 0:
        text = head(words.person(look, view.commander), words.steps(view.orders))
        kind, icon = "red", icons.CHIEF_ICON
    else:
        text, kind, icon = (
            (_("awake"), "red", icons.CHIEF_ICON) if awake else (_("asleep"), "dark", "mdi:sleep")
        )
    if not ribbons:
        place = pill(
            sheet, text, rect.right - sheet.px(18), rect.y + sheet.px(19), "midright", kind=kind, icon=icon
        )
    else:  # between the ribbons of the two worlds
        at = between(ribbons), rect.y - sheet.px(26)
        place = pill(sheet, text, *at, "center", kind=kind, icon=icon)
    told = (
        _("The monsters are awake: they play once every round.")
        if awake
        else _("The monsters sleep while nobody is below.")
    )
    sheet.node(text, "image", place, hint=told, id="chief:state", overlay=True)
    if not awake:
        sheet.place("chief", place)


def _draw_spaces(sheet: Sheet, cave: Cave, look: Look, found: Reach, awake: bool) -> None:
    order = sorted(range(len(SPACES)), key=lambda space: cave.centre(space)[1])
    sheet.art(_ground(cave, awake), *cave.bounds.topleft)
    for space in order:
        sheet.place(f"space:{SPACES[space].id}", cave.tile(space))
    with sheet.above_glows():
        for space in order:
            _draw_space(sheet, cave, look, found, space)
        for space in order:
            _draw_figure(sheet, cave, look, space)


@lru_cache(8)
def _ground(cave: Cave, awake: bool) -> Mosaic:
    """All spaces as one picture; asleep a shade lies over them."""
    left, top, wide, high = cave.bounds
    flat = not cave.turned
    shadow = HexShadow(cave.radius, flat=flat)
    order = sorted(range(len(SPACES)), key=lambda space: cave.centre(space)[1])
    tiles = [(faces.space_spec(SPACES[space], cave.radius, flat=flat), space) for space in order]
    parts: list[tuple[Spec, int]] = [*((shadow, space) for space in order), *tiles]
    if not awake:
        parts += [(shadow.but(state="ghost"), space) for space in order]
    centres = [cave.centre(space) for _part, space in parts]
    laid = ((part, x - left, y - top) for (part, _space), (x, y) in zip(parts, centres, strict=True))
    return Mosaic(wide, high, tuple(laid))


# what lies on a space


def _draw_space(sheet: Sheet, cave: Cave, look: Look, found: Reach, space: int) -> None:
    view, shown = look.view, SPACES[space]
    x, y = cave.centre(space)
    radius = cave.radius
    if figures.danger_on(view, space):
        sheet.art(faces.danger_token(round(radius * 0.92), lift=1), x, y, "center", tag=f"danger:{shown.id}")
    if figures.chest_on(view, space):
        sheet.art(faces.chest_token(round(radius * 1.1), lift=1), x, y, "center", tag="chest")
    if shown.number:
        _draw_portal(sheet, cave, look, space)
    name, action, kind = space_action(look, found, space)
    tile = cave.tile(space)
    if action is not None and kind:
        sheet.halo(tile, kind, cave.glow)
    steps = found.spaces.get(space, 0)
    if steps:
        size = min(max(sheet.px(27), round(radius * 0.58)), round(radius * 0.72))
        badge = Badge(size, "#7A4A12" if steps == 1 else "#4A3A2A", palette.GOLD, str(steps), "hexagon")
        sheet.art(badge, x + radius * 0.56, y - radius * 0.50, "center", alpha=255 if steps == 1 else 205)
    way = partial(pointing.way_below, found, view, space) if action is not None else None
    sheet.node(
        name or words.space_name(shown), "image", cave.rect(space),
        action=action or _refusal(look, found, space),
        hint=words.with_odds(look, found.answer("move", shown.id), told(look, space)),
        inspect=partial(look.inspect, ("space", space)), id=pointing.space(space), radius=4,
        shows=way, outline=(tile, cave.glow),
    )  # fmt: skip


def _draw_portal(sheet: Sheet, cave: Cave, look: Look, space: int) -> None:
    """Its number, and whether the way up is known."""
    number = SPACES[space].number
    x, y = cave.centre(space)
    radius = cave.radius
    size = min(max(sheet.px(24), round(radius * 0.62)), round(radius * 0.85))
    sheet.art(faces.portal_disc(number, size, lift=1), x - radius * 0.52, y - radius * 0.42, "center")
    known = figures.portal_cell(look.view, number) is not None
    small = min(max(sheet.px(16), round(radius * 0.40)), round(radius * 0.6))
    mark = Token(
        small, "#3E7A38" if known else "#5A4A4A", "mdi:check-bold" if known else "mdi:help",
        "#F4FFE8" if known else "#D8C8B8", flat=True, lift=1,
    )  # fmt: skip
    sheet.art(mark, x + radius * 0.50, y + radius * 0.50, "center")


def told(look: Look, space: int) -> str:
    """What is worth knowing about a space."""
    view, shown = look.view, SPACES[space]
    if shown.number:
        known = figures.portal_cell(view, shown.number) is not None
        return (
            _("Leads up to surface portal {number}.").format(number=shown.number)
            if known
            else _("Surface portal {number} is not discovered yet: no way up here.").format(
                number=shown.number
            )
        )
    if figures.danger_on(view, space):
        return _("A danger token: two of the five are armed traps.")
    if figures.chest_on(view, space):
        return _("The treasure chest: three rolls of the treasure die.")
    return words.space_name(shown)


def space_action(look: Look, found: Reach, space: int) -> tuple[str, Callable[[], None] | None, str]:
    """What a click on a space does now: its name, the act, and how it glows."""
    shown = SPACES[space]
    decision = look.decision
    if decision is None:
        return "", None, ""
    if decision.kind == "monster_action":
        option = _order(look, look.options("move"), 1, shown.id)
        return (look.name(option), partial(look.choose, option), "hostile") if option else ("", None, "")
    option = found.answer("move", shown.id) or found.answer("target", shown.id)
    if option is None and shown.number:
        option = found.answer("descend", shown.number) or found.answer("ascend", shown.number)
    if option is not None:
        return look.name(option), partial(look.choose, option), "legal"
    steps = found.spaces.get(space, 0)
    if steps > 1:
        name = _("Walk to {place} ({steps})").format(place=words.space_name(shown), steps=words.steps(steps))
        return name, partial(_walk, look, found, space), ""
    return "", None, ""


def _walk(look: Look, found: Reach, space: int) -> None:
    look.follow(found.way_below(space))


def _order(look: Look, options: list[Option], at: int, word: int | str) -> Option | None:
    """The order for a space or a hero: that of the chosen monster, or the only one there is."""
    fitting = [option for option in options if option.args[at] == word]
    chosen = chosen_monster(look)
    for option in fitting:
        if chosen >= 0 and option.args[0] == MONSTERS[chosen].id:
            return option
    return fitting[0] if len(fitting) == 1 else None


def _refusal(look: Look, found: Reach, space: int) -> Callable[[], None] | None:
    """Why a click on a space does nothing, with the rule."""
    decision, view = look.decision, look.view
    if decision is None:
        return None
    if decision.kind == "monster_action":
        return _refused_order(look, space)
    if decision.kind != "hero_action" or view.heroes[decision.seat].space == space:
        return None
    if view.heroes[decision.seat].space == ABOVE:
        return partial(look.refuse, _("Only a discovered portal or a potion leads down."), "HT-142")
    if figures.figure_on(view, space) is not None:
        return partial(look.refuse, _("A figure stands there."), "HT-147")
    if figures.ap_left(view) == 0:
        return partial(look.refuse, _("No action points are left for a step."), "HT-052")
    if space not in found.spaces:
        return partial(look.refuse, _("There is no free way there this turn."), "HT-146")
    return None


def _refused_order(look: Look, space: int) -> Callable[[], None]:
    if any(option.args[1] == SPACES[space].id for option in look.options("move")):
        return partial(look.refuse, _("Several monsters can go there: choose one first."), "HT-177")
    if figures.chest_on(look.view, space):
        return partial(look.refuse, _("Monsters keep off the chest."), "HT-187")
    return partial(look.refuse, _("No monster can go there in one step."), "HT-182")


# figures


def _draw_figure(sheet: Sheet, cave: Cave, look: Look, space: int) -> None:
    figure = figures.figure_on(look.view, space)
    if figure is None:
        return
    kind, index = figure
    x, y = cave.centre(space)
    if kind == "monster":
        _draw_monster(sheet, cave, look, index, (x, y))
    else:
        _draw_hero(sheet, cave, look, index, (x, y))


def _draw_monster(sheet: Sheet, cave: Cave, look: Look, monster: int, at: tuple[int, int]) -> None:
    height = round(cave.radius * 1.55)
    foot = (at[0], round(at[1] + cave.radius * 0.70))
    rect = sheet.art(faces.standee(monster, height, lift=1), *foot, "midbottom", tag=f"monster:{monster}")
    _draw_hearts(sheet, rect, look.view.monsters[monster].hearts, f"monster:{monster}")
    name = words.monster_name(monster)
    option = look.find("attack", MONSTERS[monster].id) if _asks_hero(look) else None
    action: Callable[[], None] | None = None
    if option is not None:
        name, action = look.name(option), partial(look.choose, option)
        sheet.halo(aura(rect), "hostile", "disc")
    elif _commands(look, monster):
        action = partial(pick_monster, look, monster)
        sheet.halo(aura(rect), "selected" if chosen_monster(look) == monster else "legal", "disc")
    sheet.node(
        name, "image", rect, action=action or _out_of_reach(look), overlay=True,
        hint=words.with_odds(look, option, told_monster(look, monster)),
        inspect=partial(look.inspect, ("monster", monster)), id=f"monster:{monster}", radius=8,
    )  # fmt: skip


def _draw_hero(sheet: Sheet, cave: Cave, look: Look, seat: int, at: tuple[int, int]) -> None:
    height = round(cave.radius * 1.32)
    foot = (at[0], round(at[1] + cave.radius * 0.58))
    draw_pawn(sheet, look, seat, foot, height)
    rect = sheet.places[f"hero:{seat}"]
    name = words.person(look, seat)
    option: Option | None = None
    if _asks_hero(look):
        option = look.find("attack", seat)
    elif look.decision is not None and look.decision.kind == "monster_action":
        option = _order(look, look.options("attack"), 1, seat)
    if option is not None:
        name = look.name(option)
        sheet.halo(aura(rect), "hostile", "disc")
    sheet.node(
        name, "image", rect, action=partial(look.choose, option) if option else _out_of_reach(look, seat),
        overlay=True, hint=words.with_odds(look, option, name), inspect=partial(look.inspect, ("hero", seat)),
        id=f"pawn:{seat}", radius=8,
    )  # fmt: skip


def _draw_hearts(sheet: Sheet, rect: pygame.Rect, hearts: int, tag: str) -> None:
    """Hearts left, in a row over the figure's feet."""
    size = max(sheet.px(11), round(rect.w * 0.15))
    left = rect.centerx - (hearts - 1) * size * 0.5
    with sheet.tagged(tag):
        for index in range(hearts):
            sheet.icon(
                icons.HEART_ICON,
                left + index * size,
                rect.bottom - size * 0.3,
                size / sheet.metrics.factor,
                "#FF6A52",
            )


def _asks_hero(look: Look) -> bool:
    return look.decision is not None and look.decision.kind == "hero_action"


def _commands(look: Look, monster: int) -> bool:
    decision = look.decision
    if decision is None or decision.kind != "monster_action":
        return False
    return any(option.args and option.args[0] == MONSTERS[monster].id for option in decision.options)


def _out_of_reach(look: Look, seat: int = -1) -> Callable[[], None] | None:
    """Attacks need a neighbour and an action point."""
    decision = look.decision
    if not _asks_hero(look) or decision is None or seat == decision.seat:
        return None
    if look.view.heroes[decision.seat].space == ABOVE:
        return partial(look.refuse, _("Fights happen only below."), "HT-068")
    if figures.ap_left(look.view) == 0:
        return partial(look.refuse, _("No action points are left for an attack."), "HT-052")
    return partial(look.refuse, _("Only a neighbour can be attacked."), "HT-159")
