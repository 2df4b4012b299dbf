"""Effects on Courage, Fear, Mana, Tenacity and the dungeon master's tools."""

# ruff: noqa: ARG001 – every kind and every check is called in the same way

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import CARDS
from ..rules.guards import face_up
from ..rules.tokens import (
    drop_token,
    gain_courage,
    gain_fear,
    give_mana,
    lose_courage,
    lose_fear,
    put_token,
    take_mana,
    tokens_left,
)
from ..state import MOST_COURAGE, State
from .dice import last_this_turn, lasts_already
from .registry import ANYTIME, IDLE, NO, YES, Use, kind


def _courage_check(s: State, use: Use, window: int) -> int:
    amount = use.row.amount
    if amount < 0:
        return IDLE if s.courage >= -amount else NO
    return YES if s.courage < MOST_COURAGE else IDLE


@kind("courage", ANYTIME, _courage_check)
def courage(s: State, table: Table, use: Use) -> Rules[None]:
    """Gain Courage, or lose it as a printed price, which gives Fear like any loss (IK-119, IK-122)."""
    amount = use.row.amount
    if amount > 0:
        gain_courage(s, table, amount, "effect")
    else:
        yield from lose_courage(s, table, -amount, "effect")


def _fear_check(s: State, use: Use, window: int) -> int:
    return YES if use.row.amount < 0 and s.fear else IDLE


@kind("fear", ANYTIME, _fear_check)
def fear(s: State, table: Table, use: Use) -> Rules[None]:
    """Take Fear away (IK-264), or give it as a price."""
    amount = use.row.amount
    if amount < 0:
        lose_fear(s, table, -amount, "effect")
    else:
        yield from gain_fear(s, table, amount, "effect")


def _holders(s: State, mana: bool) -> tuple[int, ...]:
    return tuple(index for index, has in enumerate(s.mana) if has == mana)


def _gain_mana_check(s: State, use: Use, window: int) -> int:
    return YES if _holders(s, mana=False) else NO


@kind("gain_mana", ANYTIME, _gain_mana_check)
def gain_mana(s: State, table: Table, use: Use) -> Rules[None]:
    """Mana on adventurers that have none (IK-117)."""
    for _ in range(use.row.count):
        without = _holders(s, mana=False)
        if not without:
            return
        about: dict[str, int | str] = {"face": use.face, "kind": "gain_mana"}
        answer = yield Ask(s.party, "effect_target", options.adventurers(without), about=about)
        give_mana(s, table, answer.args[0], "effect")


def _lose_mana_check(s: State, use: Use, window: int) -> int:
    return IDLE if _holders(s, mana=True) else NO


@kind("lose_mana", ANYTIME, _lose_mana_check)
def lose_mana(s: State, table: Table, use: Use) -> Rules[None]:
    """An adventurer of the player's choice pays with its Mana."""
    holders = _holders(s, mana=True)
    if holders:
        about: dict[str, int | str] = {"cause": "effect"}
        answer = yield Ask(s.party, "lose_mana", options.adventurers(holders), about=about)
        take_mana(s, table, answer.args[0], "effect")


def _forbid_check(s: State, use: Use, window: int) -> int:
    return IDLE if s.dm < 0 or lasts_already(s, use) else YES


@kind("forbid", ANYTIME, _forbid_check, this_turn=True)
def forbid(s: State, table: Table, use: Use) -> Rules[None]:
    """No Doom, Ambush or Tenacity (`of`) this turn."""
    last_this_turn(s, table, use)
    yield from ()


def _with_token(s: State, token: bool) -> tuple[int, ...]:
    return tuple(
        lane for lane, corridor in enumerate(s.corridors) if corridor.guard >= 0 and corridor.token == token
    )


def _remove_check(s: State, use: Use, window: int) -> int:
    return YES if _with_token(s, token=True) else NO if use.row.count else IDLE


@kind("remove_tokens", ANYTIME, _remove_check)
def remove_tokens(s: State, table: Table, use: Use) -> Rules[None]:
    """Take Tenacity tokens off guards of the player's choice; `count` 0 takes all."""
    lanes = _with_token(s, token=True)
    if not use.row.count:
        for lane in lanes:
            drop_token(s, table, lane, "effect")
        return
    for _ in range(min(use.row.count, len(lanes))):
        lanes = _with_token(s, token=True)
        about: dict[str, int | str] = {"face": use.face, "kind": "remove_tokens"}
        answer = yield Ask(s.party, "effect_target", options.corridors(lanes), about=about)
        drop_token(s, table, answer.args[0], "effect")


def _bare_monsters(s: State) -> tuple[int, ...]:
    bare = _with_token(s, token=False)
    return tuple(
        lane for lane in face_up(s) if lane in bare and CARDS[s.faces[s.corridors[lane].guard]].is_monster
    )


def _place_check(s: State, use: Use, window: int) -> int:
    return IDLE if _bare_monsters(s) and tokens_left(s) else NO


@kind("place_token", ANYTIME, _place_check)
def place_token(s: State, table: Table, use: Use) -> Rules[None]:
    """A price: a Tenacity token on a face-up monster guard of the player's choice."""
    lanes = _bare_monsters(s)
    if lanes and tokens_left(s):
        about: dict[str, int | str] = {"face": use.face, "kind": "place_token"}
        answer = yield Ask(s.party, "effect_target", options.corridors(lanes), about=about)
        put_token(s, table, answer.args[0], "effect")
