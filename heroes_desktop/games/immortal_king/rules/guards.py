"""Guards: how they leave, what their leaving sets off, and how the next one comes."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import CARDS
from ..power import available, power_of, price
from ..state import State
from .tokens import (
    drop_token,
    gain_fear,
    lose_fear,
    monster_guards,
    place_mana,
    put_token,
)


def defeat_guards(s: State, table: Table, lanes: list[int], cause: str) -> Rules[None]:
    """Defeated or eliminated guards leave together; then Bodyguards, replacements and Mana follow,
    each in corridor order (IK-060, IK-063, IK-092)."""
    way_open = any_empty(s)
    cards = [_win_guard(s, table, lane, cause) for lane in lanes]
    faces = [s.faces[card] for card in cards]
    silenced = s.fight.silenced if s.fight is not None else ()
    for card, face in zip(cards, faces, strict=True):
        if "bodyguard" in CARDS[face].abilities and card not in silenced:
            yield from bodyguard(s, table)
    for lane in lanes:
        if s.corridors[lane].pile:
            yield from replace_guard(s, table, lane)
        else:
            table.tell("corridor_empty", corridor=lane, first=not way_open)  # IK-096
            way_open = True
    for face in faces:
        if CARDS[face].mana:
            yield from place_mana(s, table)
    yield from count_defeated(s, table, len(cards))


def _win_guard(s: State, table: Table, lane: int, cause: str) -> int:
    """The card goes to the won cards, its token to the supply (IK-091)."""
    corridor = s.corridors[lane]
    card = corridor.guard
    drop_token(s, table, lane, "left")
    clear_place(s, lane)
    s.won.append(card)
    table.tell("won", card=card, face=s.faces[card], corridor=lane, cause=cause)
    return card


def clear_place(s: State, lane: int) -> None:
    """Nothing stands here now; effects on that guard alone are over."""
    corridor = s.corridors[lane]
    corridor.guard = -1
    corridor.up = True
    if s.lasting:
        s.lasting = [lasting for lasting in s.lasting if lasting.lane != lane]


def bodyguard(s: State, table: Table) -> Rules[None]:
    """A free Tenacity token for a face-up monster guard, before the replacement (IK-169, IK-170)."""
    lanes = tuple(lane for lane in monster_guards(s) if s.corridors[lane].up and not s.corridors[lane].token)
    if not lanes:
        return
    if s.dm < 0:
        put_token(s, table, _weakest(s, table, lanes), "bodyguard")
        return
    answer = yield Ask(s.dm, "bodyguard_target", (*options.corridors(lanes), options.NONE))
    if answer.act == "corridor":
        put_token(s, table, answer.args[0], "bodyguard")


def _weakest(s: State, table: Table, lanes: tuple[int, ...]) -> int:
    """Solo: the guard with the lowest current Power among these, on a tie a random one (IK-212)."""
    powers = [power_of(s, lane) for lane in lanes]
    weakest = [lane for lane, power in zip(lanes, powers, strict=True) if power == min(powers)]
    return weakest[0] if len(weakest) == 1 else weakest[table.below(len(weakest))]


def replace_guard(s: State, table: Table, lane: int) -> Rules[None]:
    """The top card of the pile right behind takes the place (IK-095)."""
    ambush = tenacity = False
    if s.dm >= 0 and s.phase == "combat" and s.fear > 0:
        ambush, tenacity = yield from buy_for_guard(s, table, lane)
    enter(s, table, lane, "replacement", up=not ambush)
    if tenacity:
        put_token(s, table, lane, "bought")


def buy_for_guard(s: State, table: Table, lane: int) -> Rules[tuple[bool, bool]]:
    """The dungeon master sees the new card and may pay for Ambush and Tenacity
    (IK-128, IK-129, IK-133, IK-137)."""
    ambush_price = price(s, "ambush") if available(s, "ambush") else 99
    tenacity_price = price(s, "tenacity") if available(s, "tenacity") else 99
    if s.fear < min(ambush_price, tenacity_price):
        return False, False
    card = CARDS[table.show(s.corridors[lane].pile[-1], s.dm)]
    offered = [options.UP]
    if s.fear >= ambush_price:
        offered.append(options.AMBUSH)
    if card.is_monster and s.fear >= tenacity_price:
        offered.append(options.TENACITY)
        if s.fear >= ambush_price + tenacity_price:
            offered.append(options.BOTH)
    answer = yield Ask(
        s.dm, "place_guard", tuple(offered), secret=True, always=True, about={"corridor": lane}
    )
    ambush = answer.act in ("ambush", "both")
    tenacity = answer.act in ("tenacity", "both")
    if ambush:
        lose_fear(s, table, ambush_price, "ambush")
    if tenacity:
        lose_fear(s, table, tenacity_price, "tenacity")
    return ambush, tenacity


def enter(s: State, table: Table, lane: int, cause: str, up: bool = True) -> None:
    """The pile's top card becomes the guard; in solo a Fierce one takes a token (IK-206, IK-211)."""
    corridor = s.corridors[lane]
    card = table.draw(corridor.pile)
    stand(s, table, lane, card, cause, up)


def stand(s: State, table: Table, lane: int, card: int, cause: str, up: bool = True) -> None:
    """Put a card in a guard's place, face up or, ambushed, face down."""
    corridor = s.corridors[lane]
    corridor.guard, corridor.up, corridor.token = card, up, False
    left = len(corridor.pile)
    if not up:
        table.tell_seat(
            s.dm, "guard", {"face": s.faces[card]}, corridor=lane, card=card, up=False, cause=cause, left=left
        )
        return
    face = table.show(card)
    table.tell("guard", corridor=lane, card=card, up=True, face=face, cause=cause, left=left)
    if s.dm < 0 and "fierce" in CARDS[face].abilities:
        put_token(s, table, lane, "fierce")


def turn_up(s: State, table: Table, lane: int, cause: str) -> None:
    """A face-down guard is turned up and stays so (IK-131)."""
    corridor = s.corridors[lane]
    corridor.up = True
    face = table.show(corridor.guard)
    table.tell("flip", corridor=lane, card=corridor.guard, face=face, cause=cause)


def count_defeated(s: State, table: Table, number: int) -> Rules[None]:
    """Advanced solitaire: every twelfth card defeated is 1 Fear, after replacement and Mana (IK-247)."""
    before = s.defeated
    s.defeated += number
    if s.advanced and s.dm < 0:
        twelfths = s.defeated // 12 - before // 12
        if twelfths:
            yield from gain_fear(s, table, twelfths, "twelfth")


def face_up(s: State) -> tuple[int, ...]:
    """The corridors with a face-up guard."""
    return tuple([lane for lane, c in enumerate(s.corridors) if c.guard >= 0 and c.up])


def guarded(s: State) -> tuple[int, ...]:
    """The corridors with a guard."""
    return tuple([lane for lane, c in enumerate(s.corridors) if c.guard >= 0])


def filled(s: State) -> tuple[int, ...]:
    """The corridors whose pile has cards."""
    return tuple([lane for lane, c in enumerate(s.corridors) if c.pile])


def any_empty(s: State) -> bool:
    """Whether the way to the final monster is open (IK-101, IK-105)."""
    return any(corridor.guard < 0 and not corridor.pile for corridor in s.corridors)
