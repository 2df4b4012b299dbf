"""Four places for items: taking, making room, leaving things behind."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import SKILL_INDEX
from ..content import tile as tile_of
from ..figures import IS_ARMOUR, IS_SHIELD, ITEM_SKILL
from ..kinds import Broom
from ..state import MOST_ITEMS, Hero, State
from .storage import drop, lose_item, take_off
from .testing import skill_test


def in_the_way(s: State, hero: Hero, face: int) -> list[int]:
    """Items of which one must go before this one fits; empty if there is room (RH-128, RH-162 to RH-164)."""
    for item in hero.items:
        other = s.faces[item]
        if (
            (ITEM_SKILL[face] >= 0 and ITEM_SKILL[other] == ITEM_SKILL[face])
            or (IS_ARMOUR[face] and IS_ARMOUR[other])
            or (IS_SHIELD[face] and IS_SHIELD[other])
        ):
            return [item]
    return list(hero.items) if len(hero.items) >= MOST_ITEMS else []


def make_room(s: State, table: Table, seat: int, face: int) -> Rules[None]:
    """Discard what stands in the way, by choice if there is one (RH-164)."""
    hero = s.heroes[seat]
    way = in_the_way(s, hero, face)
    if way:
        answer = yield Ask(
            seat, "discard_item", tuple(options.ITEM[item] for item in way), about={"face": face}
        )
        gone = int(answer.args[0])
        hero.items.remove(gone)
        s.refused.append(gone)
        lose_item(s, table, seat, gone, hero.space, "room")


def take_item(s: State, table: Table, seat: int, item: int, cause: str) -> Rules[None]:
    """Make room and take an item out of limbo."""
    face = s.faces[item]
    yield from make_room(s, table, seat, face)
    s.limbo.remove(item)
    s.heroes[seat].items.append(item)
    table.tell("item", seat=seat, item=item, face=face, cause=cause)


def offer_item(s: State, table: Table, seat: int, item: int, cause: str) -> Rules[None]:
    """A reward may be left on the space for anyone (RH-D79); it waits in limbo meanwhile."""
    s.limbo.append(item)
    answer = yield Ask(seat, "take_or_leave_item", (options.TAKE[item], options.LEAVE[item]))
    if answer.act == "take":
        yield from take_item(s, table, seat, item, cause)
        return
    s.limbo.remove(item)
    s.refused.append(item)
    drop(s, table, seat, item, s.heroes[seat].space, "left")


def offer_from_board(s: State, table: Table, seat: int, tile: int, cause: str) -> Rules[bool]:
    """A tile that may be taken as an item; left alone it stays what it is (RH-238)."""
    answer = yield Ask(seat, "take_or_leave_item", (options.TAKE[tile], options.LEAVE[tile]))
    if answer.act == "leave":
        s.refused.append(tile)
        table.tell("left_lying", seat=seat, tile=tile, face=s.faces[tile])
        return False
    take_off(s, s.heroes[seat].space, tile)
    s.limbo.append(tile)
    yield from take_item(s, table, seat, tile, cause)
    return True


def pick_up(s: State, table: Table, item: int) -> Rules[None]:
    """An item lying here, without a draw; the Broom wants its test again (RH-165, RH-D34, RH-D126)."""
    seat = s.active
    space = s.heroes[seat].space
    action = tile_of(s.faces[item]).action
    if isinstance(action, Broom) and not s.hall_2000:
        s.used.append(item)
        if not skill_test(s, table, seat, SKILL_INDEX[action.skill], action.modifier, "broom_taken", item):
            return
    lying = s.dropped[space]
    lying.remove(item)
    if not lying:
        del s.dropped[space]
    s.limbo.append(item)
    yield from take_item(s, table, seat, item, "picked_up")
