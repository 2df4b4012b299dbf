"""What the options of Reward cards do; all cards of a deck are in its draw pile then (TF-D93)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import FIRST_SKILL, LEVEL, MISS, is_loot
from ..kinds import rewards as rw
from ..options import number
from ..power import clockwise, composition
from ..rules.asking import arrange, ask_seat, ask_together, choose_card, faces, pick_several, speaker
from ..rules.leaving import move_pawn
from ..state import LAIR, NOTHING, Dungeon, State
from ..zones import (
    faces_of,
    gain_card,
    hide_in_reserve,
    out_of_game,
    remove,
    reserve_top,
    reveal,
    shuffle_pile,
    take_face,
    take_from_pile,
    to_reserve,
    turn_up,
)
from .cards import level_to_take, others
from .registry import Done, Gift, as_reward

HIGHEST = 5

# for each player


def remove_some(s: State, table: Table, seat: int, pool: list[int], most: int, source: int) -> Rules[None]:
    """The owner looks through his draw pile, removes what he likes, and shuffles (TF-D57, TF-D93)."""
    picked = yield from pick_several(s, seat, "remove_cards", pool, most, source)
    for face in picked:
        card = take_face(s, table, s.players[seat].pile, face)
        remove(s, table, seat, card, "pile", source)
    shuffle_pile(s, table, seat)


@as_reward(rw.RemoveMisses)
def remove_misses(s: State, table: Table, option: rw.RemoveMisses, gift: Gift) -> Done:
    """RW-01."""
    pool = [face for face in composition(s, gift.seat) if face == MISS]
    return remove_some(s, table, gift.seat, pool, option.cards, gift.face)


@as_reward(rw.RemoveAny)
def remove_any(s: State, table: Table, option: rw.RemoveAny, gift: Gift) -> Done:
    """RW-02."""
    return remove_some(s, table, gift.seat, composition(s, gift.seat), option.cards, gift.face)


@as_reward(rw.TakeTop)
def take_top(s: State, table: Table, _option: rw.TakeTop, gift: Gift) -> Rules[None]:
    """RW-03."""
    level = yield from level_to_take(s, table, gift.seat, gift.level, gift.face)
    if level:
        [card] = _look_at_top(s, table, gift, level, 1)
        yield from hand_on(s, table, gift, card)


@as_reward(rw.TakeOneOfTwo)
def take_one_of_two(s: State, table: Table, _option: rw.TakeOneOfTwo, gift: Gift) -> Rules[None]:
    """RW-04."""
    level = yield from level_to_take(s, table, gift.seat, gift.level, gift.face)
    if level:
        cards = _look_at_top(s, table, gift, level, 2)
        card = yield from choose_card(gift.seat, "pick_revealed", cards, gift.face)
        _put_back(s, table, cards, card)
        yield from hand_on(s, table, gift, card)


def _look(s: State, table: Table, gift: Gift, cards: list[int]) -> None:
    """Everybody sees them (TF-D74)."""
    for card in cards:
        reveal(s, table, card)
    table.tell("looked", seat=gift.seat, cards=list(cards), faces=faces_of(s, cards), source=gift.face)


def _look_at_top(s: State, table: Table, gift: Gift, level: int, count: int) -> list[int]:
    """The top cards of a reserve pile, as many as there are (TF-D81)."""
    s.held = [reserve_top(s, level) for _card in range(min(count, len(s.reserve[level - 1])))]
    _look(s, table, gift, s.held)
    return list(s.held)


def _put_back(s: State, table: Table, cards: list[int], taken: int) -> None:
    """Cards that were looked at and not taken are shuffled back."""
    s.held = [taken]
    hide_in_reserve(s, table, [card for card in cards if card != taken])


def hand_on(s: State, table: Table, gift: Gift, card: int) -> Rules[None]:
    """A card gained by one's own choice may be given to another player instead (TF-097, TF-D58)."""
    choices = [options.KEEP, *(options.SEAT[seat] for seat in clockwise(s, gift.seat)[1:])]
    answer = yield Ask(gift.seat, "reward_give", tuple(choices), about={"source": gift.face, "card": card})
    s.held = []
    gain_card(s, table, gift.seat if answer == options.KEEP else number(answer), card, gift.face)


@as_reward(rw.ExchangeLoot)
def exchange_loot(s: State, table: Table, _option: rw.ExchangeLoot, gift: Gift) -> Rules[None]:
    """RW-05: both parts or none; the card is taken first, then the loot removed."""
    found = [face for face in composition(s, gift.seat) if is_loot(face) and any(s.reserve[: _wanted(face)])]
    if not found:
        return
    choices = [*faces(found), options.DECLINE]
    answer = yield from ask_seat(gift.seat, "exchange_card", choices, gift.face)
    if answer == options.DECLINE:
        return
    named = number(answer)
    level = yield from level_to_take(s, table, gift.seat, _wanted(named), gift.face)
    if level:
        [card] = _look_at_top(s, table, gift, level, 1)
        yield from hand_on(s, table, gift, card)
        loot = take_face(s, table, s.players[gift.seat].pile, named)
        remove(s, table, gift.seat, loot, "pile", gift.face)
        shuffle_pile(s, table, gift.seat)


def _wanted(face: int) -> int:
    """The level for which a loot is exchanged."""
    return min(HIGHEST, LEVEL[face] + 1)


@as_reward(rw.GiveCard)
def give_card(s: State, table: Table, _option: rw.GiveCard, gift: Gift) -> Rules[None]:
    """RW-06: nothing in solo; both shuffle."""
    found = composition(s, gift.seat)
    if s.solo or not found:
        return
    answer = yield from ask_seat(gift.seat, "give_card", faces(found), gift.face)
    face = number(answer)
    s.picked = [face]
    choices = [options.SEAT[seat] for seat in others(s, gift.seat)]
    receiver = number((yield from ask_seat(gift.seat, "target_player", choices, gift.face)))
    s.picked = []
    card = take_face(s, table, s.players[gift.seat].pile, face)
    s.players[receiver].pile.append(card)
    table.tell("given", seat=gift.seat, receiver=receiver, card=card, face=face, source=gift.face)
    for seat in (gift.seat, receiver):
        shuffle_pile(s, table, seat)


@as_reward(rw.LargerHand)
def larger_hand(s: State, _table: Table, _option: rw.LargerHand, gift: Gift) -> Done:
    """RW-07."""
    s.players[gift.seat].larger += 1
    return None


@as_reward(rw.SpareHand)
def spare_hand(s: State, _table: Table, _option: rw.SpareHand, gift: Gift) -> Done:
    """RW-08."""
    s.players[gift.seat].spare += 1
    return None


# for all heroes


@as_reward(rw.BossBack)
def boss_back(s: State, table: Table, _option: rw.BossBack, _gift: Gift) -> Done:
    """RW-09: not once the pawn is on the skull (TF-D32)."""
    move_pawn(s, table, -1, "reward")
    return None


@as_reward(rw.TakeOneOfThree)
def take_one_of_three(s: State, table: Table, _option: rw.TakeOneOfThree, gift: Gift) -> Rules[None]:
    """RW-10: the card and its receiver are chosen together (TF-096)."""
    level = yield from level_to_take(s, table, None, min(HIGHEST, gift.level + 1), gift.face)
    if not level:
        return
    cards = _look_at_top(s, table, gift, level, 3)
    about: dict[str, int | str] = {"source": gift.face}
    answer = yield from ask_together(s, table, "pick_revealed", [options.CARD[card] for card in cards], about)
    card = number(answer)
    _put_back(s, table, cards, card)
    receiver = yield from _receiver(s, table, gift)
    s.held = []
    gain_card(s, table, receiver, card, gift.face)


def _receiver(s: State, table: Table, gift: Gift) -> Rules[int]:
    choices = [options.SEAT[seat] for seat in sorted(clockwise(s))]
    answer = yield from ask_together(s, table, "group_receiver", choices, {"source": gift.face})
    return number(answer)


@as_reward(rw.SortDungeon)
def sort_dungeon(s: State, table: Table, _option: rw.SortDungeon, gift: Gift) -> Rules[None]:
    """RW-11."""
    place = yield from _pick_dungeon(s, table, gift)
    if place >= 0:
        yield from _sort(s, table, place, s.dungeons[place], gift)


@as_reward(rw.SortBoss)
def sort_boss(s: State, table: Table, _option: rw.SortBoss, gift: Gift) -> Done:
    """RW-12."""
    return _sort(s, table, LAIR, s.lair, gift)


def _pick_dungeon(s: State, table: Table, gift: Gift) -> Rules[int]:
    """A dungeon with at least one card, never the Boss pile; -1: there is none (TF-D91)."""
    places = [place for place, dungeon in enumerate(s.dungeons) if dungeon.cards]
    if not places:
        return -1
    choices = [options.DUNGEON[place] for place in places]
    answer = yield from ask_together(s, table, "pick_dungeon", choices, {"source": gift.face})
    return number(answer)


def _sort(s: State, table: Table, place: int, pile: Dungeon, gift: Gift) -> Rules[None]:
    """All cards in any order; the new top card lies face up, the others face down but known (TF-D90)."""
    cards = pile.cards[::-1]
    _look(s, table, gift, cards)
    order = yield from arrange(s, speaker(s), cards, gift.face, joint=True)
    pile.cards = order[::-1]
    pile.up = []
    table.tell("arranged", seat=gift.seat, cards=order, faces=faces_of(s, order), source=gift.face)
    turn_up(s, table, place, pile, pile.cards[-1])


@as_reward(rw.SoftFall)
def soft_fall(s: State, _table: Table, _option: rw.SoftFall, _gift: Gift) -> Done:
    """RW-13: it waits for the next expulsion, however late (TF-D60)."""
    s.shields += 1
    return None


@as_reward(rw.Dismiss)
def dismiss(s: State, table: Table, _option: rw.Dismiss, gift: Gift) -> Rules[None]:
    """RW-14: a dungeon emptied this way disappears with its reward."""
    place = yield from _pick_dungeon(s, table, gift)
    if place < 0:
        return
    dungeon = s.dungeons[place]
    card = dungeon.cards[-1]
    take_from_pile(dungeon, card)
    table.tell("dismissed", dungeon=place, card=card, face=s.faces[card], left=len(dungeon.cards))
    to_reserve(s, table, card)
    if dungeon.cards:
        top = dungeon.cards[-1]
        dungeon.up = [top] if top in dungeon.up else []  # all others lie face down (TF-D90)
        turn_up(s, table, place, dungeon, top)
    elif dungeon.reward != NOTHING:
        out_of_game(s, dungeon.reward)
        dungeon.reward = NOTHING


@as_reward(rw.Drill)
def drill(s: State, table: Table, option: rw.Drill, gift: Gift) -> Rules[None]:
    """RW-15."""
    seat = yield from _receiver(s, table, gift)
    pool = [face for face in composition(s, seat) if face < FIRST_SKILL]
    yield from remove_some(s, table, seat, pool, option.cards, gift.face)


@as_reward(rw.WeakerEnemies)
def weaker_enemies(s: State, _table: Table, option: rw.WeakerEnemies, _gift: Gift) -> Done:
    """RW-16."""
    s.weaker += option.amount
    return None
