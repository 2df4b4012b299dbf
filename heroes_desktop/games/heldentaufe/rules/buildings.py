"""Resources and buildings: harvest, smith, merchant, laboratory."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import BEST_VALUE, KINDS, TILES
from ..figures import FOOD, KIND, best
from ..state import BOOTS, Args, State
from .storage import change_food, gain_piece, lose_piece, tell_boots, win_piece

FOOD_AT: tuple[int, ...] = tuple(FOOD.get(tile.food, -1) for tile in TILES)
"""What can be harvested on a tile, by face; -1: nothing."""
MERGED: dict[tuple[int, int], int] = {(1, 1): 2, (1, 2): 3, (2, 2): 3}
"""What the smith makes of two pieces (HT-086, HT-D23)."""


def harvest(s: State, table: Table, args: Args) -> None:
    """Food of the tile, as much as the player likes and the backpack holds (HT-074, HT-077, HT-D16)."""
    food = FOOD_AT[s.faces[s.surface[s.heroes[s.active].place]]]
    change_food(s, table, s.active, food, args[0], "harvest")


def smith(s: State, table: Table, args: Args) -> None:
    """Two pieces of a kind become one better piece (HT-085)."""
    word, low, high = args
    kind, into = KIND[word], MERGED[low, high]
    before = best(s.heroes[s.active], BOOTS)
    table.tell("smith", seat=s.active, kind=word, values=[low, high], into=into)
    lose_piece(s, table, s.active, kind, low, "smith")
    lose_piece(s, table, s.active, kind, high, "smith")
    gain_piece(s, table, s.active, kind, into, "smith")
    tell_boots(s, table, before)


def trade(s: State, table: Table, args: Args) -> Rules[None]:
    """One piece for one of another kind and the same value, once a turn (HT-082, HT-083, HT-D24).

    The old boots go before the new piece comes, but nothing happens in between.
    """
    word, value, into = args
    s.traded = True
    before = best(s.heroes[s.active], BOOTS)
    table.tell("trade", seat=s.active, kind=word, value=value, into=into)
    lose_piece(s, table, s.active, KIND[word], value, "merchant")
    tell_boots(s, table, before)
    yield from win_piece(s, table, KIND[into], value, "merchant")


def laboratory(s: State, table: Table) -> Rules[None]:
    """Whoever ends his turn here may improve one piece by 1 (HT-078 to HT-081, HT-D62)."""
    seat = s.active
    offered = [
        options.UPGRADE[kind][value]
        for kind, values in enumerate(s.heroes[seat].pieces)
        for value in dict.fromkeys(values)
        if value < BEST_VALUE and s.reserve.pieces[kind][value]
    ]
    if not offered:
        return
    answer = yield Ask(seat, "lab_upgrade", (*offered, options.NONE), secret=True)
    if answer.act == "upgrade":
        word, value = answer.args
        table.tell("upgrade", seat=seat, kind=word, value=value)
        lose_piece(s, table, seat, KIND[word], value, "laboratory")
        gain_piece(s, table, seat, KIND[word], value + 1, "laboratory")


def kinds_but(kind: int) -> tuple[int, ...]:
    """The other kinds of equipment."""
    return tuple(other for other in range(len(KINDS)) if other != kind)
