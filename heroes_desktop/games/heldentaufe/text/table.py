"""The table in lines that can be read aloud: whose turn, boards, land, underworld, hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from heroes_desktop.engine.hexgrid import axial, neighbours

from ...shared.wording import listed, number, signed, split, titled
from ..content import FACES, FOODS, HEROES, KINDS, POTIONS, SPACES, TILES, Mission
from ..figures import (
    RAGE_BONUS,
    allowance,
    ap_left,
    backpack_size,
    backpack_used,
    hearts_of,
    mission_of,
    ring_of,
    sword_of,
    target,
)
from ..locale import _, counted
from ..state import ABOVE, NO_POTION, NOBODY, RAGE, State
from . import missions, sheets, words
from .table_below import underworld


def table(view: State, seat: int | None) -> list[str]:
    """Everything the reader may know, most urgent first. The view knows no more than the reader."""
    if any(hero.hero < 0 for hero in view.heroes) or not view.monsters:
        return _before_the_start(view)
    return [
        *_state(view),
        *_hand(view, seat),
        *(_board(view, owner) for owner in range(len(view.heroes))),
        *_land(view),
        *underworld(view),
        *_missions(view),
    ]


def _before_the_start(view: State) -> list[str]:
    chosen = [
        _("{hero} is at the campfire.").format(hero=sheets.hero_name(HEROES[hero.hero]))
        for hero in view.heroes
        if hero.hero >= 0
    ]
    return [_("The land has not been laid out yet."), *chosen]


def _state(view: State) -> list[str]:
    left = words.ap_left(ap_left(view))
    turn = _("Round {round}, turn of {hero}: {ap}, {used} used.").format(
        round=view.round, hero=words.hero(view, view.active), ap=left, used=view.used
    )
    if view.traded:
        turn += " " + _("The merchant has been used.")
    lines = [turn]
    if view.commander != NOBODY:
        lines.append(
            _("The monsters play: {hero} commands, {ap}.").format(
                hero=words.hero(view, view.commander), ap=words.ap_left(view.orders)
            )
        )
    goal = _("The first at the campfire with {points} wins.").format(points=words.points(target(view)))
    return [*lines, f"{_order(view)} {goal}"]


def _order(view: State) -> str:
    """The turn order from the first player, with the chief where he stands."""
    names = []
    for step in range(len(view.heroes)):
        seat = (view.first + step) % len(view.heroes)
        names.append(words.hero(view, seat))
        if view.chief == seat:
            names.append(_("monsters"))
    return _("Turn order: {names}.").format(names=", ".join(names))


# boards


def _board(view: State, seat: int) -> str:
    return titled(words.hero(view, seat), split(board_lines(view, seat))) + "."


def board_lines(view: State, seat: int, place: Callable[[State, int], str] = words.place) -> list[str]:
    """A player's board: everything on it is public, of the missions only their number.

    place: how a tile is called; in a list of all tiles with where it lies."""
    hero = view.heroes[seat]
    return [
        words.points(hero.points),
        words.hearts_of(hero.hearts, hearts_of(view, seat)),
        _skills(view, seat),
        _backpack(view, seat),
        _belt(view, seat),
        counted("{n} mission", "{n} missions", len(hero.hand)),
        _standing(view, seat, place),
    ]


def _skills(view: State, seat: int) -> str:
    return _("{ap} per turn, ring {ring}, sword {sword}").format(
        ap=words.ap(allowance(view, seat)), ring=ring_of(view, seat), sword=signed(sword_of(view, seat))
    )


def _backpack(view: State, seat: int) -> str:
    hero = view.heroes[seat]
    slots = [words.piece(KINDS[kind], values[0]) for kind, values in enumerate(hero.pieces) if values]
    spare = [
        words.piece(KINDS[kind], value) for kind, values in enumerate(hero.pieces) for value in values[1:]
    ]
    food = [words.foods(FOODS[kind], count) for kind, count in enumerate(hero.food) if count]
    worn = _("wears {pieces}").format(pieces=listed(slots)) if slots else _("wears nothing")
    held = listed([*spare, *food]) or _("empty")
    used = _("{used} of {size}").format(used=backpack_used(view, seat), size=backpack_size(view, seat))
    return split([worn, titled(_("backpack ({used})").format(used=used), held)])


def _belt(view: State, seat: int) -> str:
    hero = view.heroes[seat]
    if hero.potion == NO_POTION:
        return _("belt empty")
    potion = words.potion(POTIONS[hero.potion])
    if not hero.turned:
        return _("on the belt: {potion}").format(potion=potion)
    used = (
        _("in use, sword {bonus}").format(bonus=signed(RAGE_BONUS))
        if hero.potion == RAGE
        else _("used this turn")
    )
    return _("on the belt: {potion}, {state}").format(potion=potion, state=used)


def _standing(view: State, seat: int, place: Callable[[State, int], str]) -> str:
    hero = view.heroes[seat]
    if hero.space != ABOVE:
        return _("below: {place}").format(place=words.space(SPACES[hero.space].id))
    if hero.place not in view.surface:
        return _("defeated, waits to be placed")
    return _("above: {place}").format(place=place(view, hero.place))


# the land


def _land(view: State) -> list[str]:
    rows: dict[int, list[int]] = {}
    for cell in view.surface:
        rows.setdefault(axial(cell)[1], []).append(cell)
    lines = [_("The land, row by row from the north, each from west to east:")]
    for row in sorted(rows):
        tiles = [words.place(view, cell) + words.crowd(view, cell) for cell in sorted(rows[row])]
        lines.append("  " + titled(_("Row {number}").format(number=number(row)), split(tiles)) + ".")
    return [*lines, *_around(view), *_pile(view)]


def _around(view: State) -> list[str]:
    """What lies around the hero whose turn it is."""
    hero = view.heroes[view.active]
    if hero.space != ABOVE or hero.place not in view.surface:
        return []
    sides = [titled(words.direction(hero.place, cell), _side(view, cell)) for cell in neighbours(hero.place)]
    return [titled(_("Around {hero}").format(hero=words.hero(view, view.active)), split(sides)) + "."]


def _side(view: State, cell: int) -> str:
    if cell not in view.surface:
        return _("unexplored land")
    return words.place(view, cell) + words.crowd(view, cell)


def _pile(view: State) -> list[str]:
    if not view.pile:
        return [_("All tiles have been laid out.")]
    left = {face: tile.count for face, tile in enumerate(TILES)}
    for instance in (*view.surface.values(), *view.removed):
        left[view.faces[instance]] -= 1
    kinds = [
        _("{count} × {tile}").format(count=count, tile=words.tile(face))
        for face, count in left.items()
        if count
    ]
    head = counted("{n} tile in the pile", "{n} tiles in the pile", len(view.pile))
    return [titled(head, ", ".join(kinds)) + "."]


# missions


def _hand(view: State, seat: int | None) -> list[str]:
    if seat is None:
        return []
    known = [(card, mission_of(view, card)) for card in view.heroes[seat].hand]
    lines = [
        f"  {missions.line(mission)} ({missions.progress(view, seat, card)})"
        for card, mission in known
        if mission is not None
    ]
    return [_("Your missions:"), *lines] if lines else []


def _missions(view: State) -> list[str]:
    pile = counted("{n} mission in the draw pile", "{n} missions in the draw pile", len(view.missions))
    if not view.discard:
        return [f"{pile}."]
    shown = Counter(view.faces[card] for card in view.discard)
    titles = [words.quoted(face) for face in sorted(shown) if isinstance(FACES[face], Mission)]
    return [split([pile, titled(_("discarded"), listed(titles))]) + "."]
