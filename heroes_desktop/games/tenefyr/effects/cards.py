"""Steps that several effects share: cards back into draw piles, cards out of the reserve."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import HERO_INDEX, LEVEL
from ..options import number
from ..power import lasting
from ..rules.asking import ask_together, pick_several
from ..state import State
from ..zones import faces_of, shuffle_pile, take_visible


def recover(s: State, table: Table, seat: int, most: int, source: int) -> Rules[None]:
    """A player shuffles up to so many cards of his choice from his discard pile into his draw pile."""
    player = s.players[seat]
    picked = yield from pick_several(s, seat, "pick_from_discard", faces_of(s, player.discard), most, source)
    if picked:
        cards = [take_visible(s, player.discard, face) for face in picked]
        player.pile += cards
        table.tell("recovered", seat=seat, cards=cards, faces=picked, source=source)
        shuffle_pile(s, table, seat)


def level_to_take(s: State, table: Table, seat: int | None, level: int, source: int) -> Rules[int]:
    """The level of which a reserve card is taken: the one named, or a lower one that the taker (None: all
    together) chooses, or none at all (TF-119, TF-120, TF-D54). 0: nothing is taken."""
    if s.reserve[level - 1]:
        return level
    lower = [each for each in range(level - 1, 0, -1) if s.reserve[each - 1]]
    if not lower:
        return 0
    choices = (*[options.LEVEL[each] for each in lower], options.DECLINE)
    about: dict[str, int | str] = {"source": source, "level": level}
    if seat is None:
        answer = yield from ask_together(s, table, "reserve_level", choices, about)
    else:
        answer = yield Ask(seat, "reserve_level", choices, about=about)
    return 0 if answer == options.DECLINE else number(answer)


def rider_gain(s: State, seat: int, rider: str, face: int) -> int:
    """LO-45: what the hero rider adds to the gain of a loot."""
    if not rider or HERO_INDEX[rider] not in s.players[seat].heroes:
        return 0
    return 2 if LEVEL[face] >= 4 else 1


def others(s: State, seat: int) -> list[int]:
    """Players whom a card that speaks of another player can mean, clockwise; in solo oneself (TF-151,
    TF-D68)."""
    seats = len(s.players)
    return [(seat + step) % seats for step in range(1, seats)] or [seat]


def aid_works(s: State) -> bool:
    """Whether cards may change anything of another player (EN-24)."""
    return not lasting(s).no_aid
