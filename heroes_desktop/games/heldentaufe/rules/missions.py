"""Mission cards: drawing, refusing, and the five ways to fulfil one."""

from __future__ import annotations

from typing import NamedTuple

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import FACES, MISSION_FACE, MISSIONS, TILE_FACE, Mission, mission
from ..figures import FOOD, HAND, KIND, POTION, ap_left, backpack_room, best
from ..state import BOOTS, FIRST_MISSION, NO_POTION, Args, Hero, State
from .points import gain_points
from .storage import change_food, gain_piece, lose_piece, lose_potion, overflow, tell_boots, win_piece

ANYWHERE = -2
"""Not a place a tile's face could be."""


class Delivery(NamedTuple):
    """What a deliverer hands over, as numbers: foods by kind, a piece (kind, value), a potion."""

    foods: tuple[int, int, int]
    kind: int
    value: int
    potion: int


def _delivery(card: Mission) -> Delivery:
    apples, fish, mushrooms = (sum(FOOD[word] == food for word in card.foods) for food in range(3))
    kind, value = (KIND[card.piece.kind], card.piece.value) if card.piece else (-1, 0)
    return Delivery((apples, fish, mushrooms), kind, value, POTION.get(card.potion, NO_POTION))


DELIVERY: dict[int, Delivery] = {
    MISSION_FACE + index: _delivery(card) for index, card in enumerate(MISSIONS) if card.family == "deliverer"
}


def _places(family: str) -> tuple[int, ...]:
    """For every face the tile at which it is fulfilled, if it is a mission of this family."""
    return tuple(
        TILE_FACE[face.place] if isinstance(face, Mission) and face.family == family else ANYWHERE
        for face in FACES
    )


DELIVERY_PLACE = _places("deliverer")
OBSERVER_PLACE = _places("observer")
OBSERVER_TILES = frozenset(place for place in OBSERVER_PLACE if place != ANYWHERE)
THIEVES, DISCOVERERS = (
    frozenset(MISSION_FACE + index for index, card in enumerate(MISSIONS) if card.family == family)
    for family in ("thief", "discoverer")
)
SLAYER: dict[str, int] = {
    card.monster: MISSION_FACE + index for index, card in enumerate(MISSIONS) if card.family == "slayer"
}


# the hand


def draw(s: State, table: Table, seat: int, cause: str) -> None:
    """The top card of the one draw pile, which is made anew from the discard pile if it is empty (HT-119)."""
    if not s.missions:
        _reshuffle(s, table)
    card = s.missions.pop()
    s.heroes[seat].hand.append(card)
    face = table.show(card, seat)
    table.tell_seat(seat, "drawn", {"face": face}, seat=seat, card=card, cause=cause)


def _reshuffle(s: State, table: Table) -> None:
    """The discard pile becomes the draw pile; which cards are in it everybody knows (HT-D63)."""
    s.missions, s.discard = s.discard, []
    table.shuffle(s.missions)
    batches = s.batches or [0] * len(MISSIONS)
    number = max(batches) + 1
    for card in s.missions:
        batches[card - FIRST_MISSION] = number
    s.batches = batches
    table.tell("missions_shuffled", count=len(s.missions))


def refill(s: State, table: Table, seat: int) -> None:
    """Up to three cards at the end of the own turn (HT-118, HT-124)."""
    for _ in range(HAND - len(s.heroes[seat].hand)):
        draw(s, table, seat, "refill")


def _put_away(s: State, table: Table, seat: int, card: int) -> int:
    """A card leaves the hand for the open discard pile; returns its face (HT-120, HT-D44)."""
    hero = s.heroes[seat]
    hero.hand.remove(card)
    if card in hero.dealt:
        hero.dealt.remove(card)
    s.ruled_out.pop(card, None)
    s.discard.append(card)
    return table.show(card)


def refuse(s: State, table: Table, args: Args) -> None:
    """For 1 AP a card is exchanged; it is discarded before the new one is drawn (HT-059, HT-061, HT-D45)."""
    s.used += 1
    card = args[0]
    face = _put_away(s, table, s.active, card)
    table.tell("refused", seat=s.active, card=card, face=face, ap=ap_left(s))
    draw(s, table, s.active, "refuse")


def _show(s: State, table: Table, seat: int, card: int, cause: str) -> Mission:
    """A fulfilled mission is shown to everybody and discarded (HT-120)."""
    face = _put_away(s, table, seat, card)
    table.tell("mission", seat=seat, card=card, face=face, cause=cause)
    return mission(face)


# deliverers


def can_deliver(hero: Hero, face: int) -> bool:
    """Whether a hero has exactly what a deliverer asks for (HT-126, HT-127)."""
    foods, kind, value, potion = DELIVERY[face]
    if potion != NO_POTION:
        return hero.potion == potion and not hero.turned
    if kind >= 0:
        return value in hero.pieces[kind]
    apples, fish, mushrooms = hero.food
    return apples >= foods[0] and fish >= foods[1] and mushrooms >= foods[2]


def complete(s: State, table: Table, args: Args) -> Rules[None]:
    """A deliverer hands over the tokens and receives the reward at once (HT-120, HT-126)."""
    seat, card = s.active, args[0]
    before = best(s.heroes[seat], BOOTS)
    foods, kind, value, potion = DELIVERY[s.faces[card]]
    done = _show(s, table, seat, card, "delivered")
    for food, count in enumerate(foods):
        if count:
            change_food(s, table, seat, food, -count, "delivered")
    if kind >= 0:
        lose_piece(s, table, seat, kind, value, "delivered")
        tell_boots(s, table, before)
    if potion != NO_POTION:
        lose_potion(s, table, seat, "delivered")
    gain_points(s, table, seat, done.points, "mission")
    if done.prize:
        yield from win_piece(s, table, KIND[done.prize.kind], done.prize.value, "mission")


# thieves


def steal(s: State, table: Table, args: Args) -> None:
    """A thief takes 1 point out of the victim's teeth (HT-132, HT-133, HT-D38)."""
    card, victim = args
    done = _show(s, table, s.active, card, "stolen")
    table.tell("thief", seat=s.active, victim=victim, face=s.faces[card])
    gain_points(s, table, victim, -done.points, "thief")
    gain_points(s, table, s.active, done.points, "thief")


# observers


def observe(s: State, table: Table, place: int) -> Rules[None]:
    """The turn ends on an observer place: tooth or piece, by choice (HT-129 to HT-131).

    Asked whether or not a card fits, because being passed over would betray the hand.
    """
    seat = s.active
    offered: list[Option] = []
    for card in s.heroes[seat].hand:
        face = s.faces[card]
        if OBSERVER_PLACE[face] == place:
            prize = mission(face).prize
            if prize and s.reserve.pieces[KIND[prize.kind]][prize.value - 1]:
                offered.append(options.PIECE[card])
            offered.append(options.TOOTH[card])
    answer = yield Ask(
        seat, "observer_reward", (*offered, options.NONE), secret=True, always=True, formal=not offered
    )
    if answer.act == "none":
        return
    done = _show(s, table, seat, answer.args[0], "observed")
    if answer.act == "tooth":
        gain_points(s, table, seat, done.points, "mission")
    elif done.prize:
        gain_piece(s, table, seat, KIND[done.prize.kind], done.prize.value, "mission")
        if backpack_room(s, seat) < 0:
            yield from overflow(s, table)


# discoverers and slayers: fulfilled by themselves (HT-D35)


def discovered(s: State, table: Table) -> None:
    """The active hero stands on an armed trap: one discoverer is fulfilled, not two (HT-136, HT-137)."""
    _fulfil_unasked(s, table, s.active, DISCOVERERS, 0, "trap")


def slain(s: State, table: Table, seat: int, monster: int, word: str) -> None:
    """A hero took a monster's last heart: its bounty is paid, in the monster turn too (HT-139, HT-140)."""
    _fulfil_unasked(s, table, seat, frozenset((SLAYER[word],)), monster + 1, "slain")


def _fulfil_unasked(s: State, table: Table, seat: int, wanted: frozenset[int], bit: int, cause: str) -> None:
    """The first card that fits; if none does, everybody knows that none of the hand is one."""
    hand = s.heroes[seat].hand
    for card in hand:
        if s.faces[card] in wanted:
            gain_points(s, table, seat, _show(s, table, seat, card, cause).points, "mission")
            return
    for card in hand:
        s.ruled_out[card] = s.ruled_out.get(card, 0) | 1 << bit
