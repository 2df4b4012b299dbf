"""Bazaars, the Coachmaker and the Witch's Broom."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from ..content import SKILL_INDEX
from ..kinds import Bazaar, Broom, Coach
from ..rules.bag import draw
from ..rules.bazaar import open_stall
from ..rules.inventory import offer_from_board, take_item
from ..rules.life import gain_gold
from ..rules.storage import take_off
from ..rules.testing import skill_test
from ..state import State
from .registry import always, can_pay, effect


def _has_goods(s: State, _tile: int, _action: Bazaar) -> bool:
    """With none left the bazaar is empty (RH-174)."""
    return bool(s.bazaar)


@effect(Bazaar, _has_goods)
def visit(s: State, table: Table, _tile: int, action: Bazaar) -> Rules[None]:
    """The stall is a stage of its own (RH-168 to RH-175)."""
    open_stall(s, table, action.goods)
    return
    yield  # rules like the others, without a question


@effect(Coach, can_pay)
def buy_coach(s: State, table: Table, tile: int, action: Coach) -> Rules[None]:
    """The tile becomes the Coach; room is made first, then a tile is drawn (RH-232, RH-D34)."""
    seat = s.active
    gain_gold(s, table, seat, -action.gold, "coach")
    take_off(s, s.heroes[seat].space, tile)
    s.limbo.append(tile)
    yield from take_item(s, table, seat, tile, "coach")
    yield from draw(s, table, "coach")


@effect(Broom, always)
def take_broom(s: State, table: Table, tile: int, action: Broom) -> Rules[None]:
    """A test, except with `hall_2000`; who does not make room leaves it, and nothing is drawn (RH-238,
    RH-263)."""
    seat = s.active
    if s.hall_2000 or skill_test(
        s, table, seat, SKILL_INDEX[action.skill], action.modifier, "broom_taken", tile
    ):
        taken = yield from offer_from_board(s, table, seat, tile, "broom_taken")
        if taken:
            yield from draw(s, table, "broom_taken")
