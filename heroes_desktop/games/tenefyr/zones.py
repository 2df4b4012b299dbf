"""Cards on their way: drawing, discarding, shuffling, removing, and the reserve."""

from __future__ import annotations

from heroes_desktop.engine import EVERYONE, Table
from heroes_desktop.engine.piles import draw

from .content import EFFECT, FIRST_LOOT, LEVEL
from .kinds.loot import Clings
from .power import clockwise
from .state import Dungeon, Fight, State


def faces_of(s: State, cards: list[int]) -> list[int]:
    """What these cards show."""
    return [s.faces[card] for card in cards]


def here(s: State) -> Dungeon:
    """The pile in which the heroes fight; the Boss pile is one too (TF-129)."""
    return s.lair if s.at_boss else s.dungeons[s.place]


# draw piles


def draw_to_hand(s: State, table: Table, seat: int, count: int, step: bool) -> list[int]:
    """Draw as many of these as there are, open to all (TF-039, TF-D03). `step`: in a draw step."""
    player = s.players[seat]
    cards = draw(player.pile, count)
    for card in cards:
        table.show(card)
    player.hand += cards
    if not step and s.fight is not None:
        s.fight.drawn += cards
    if cards or step:
        table.tell(
            "drawn", seat=seat, cards=cards, faces=faces_of(s, cards), left=len(player.pile), step=step,
        )  # fmt: skip
    return cards


def discard_top(s: State, table: Table, seat: int, count: int, source: int, enemy: bool = True) -> int:
    """Discard from the top of a draw pile, all together, then "when discarded" effects (TF-056, TF-D82).

    `enemy`: an enemy or Boss does it. Returns how many went.
    """
    player = s.players[seat]
    cards = draw(player.pile, count)
    if not cards:
        return 0
    for card in cards:
        table.show(card)
    player.discard += cards
    table.tell(
        "pile_discarded",
        seat=seat,
        cards=cards,
        faces=faces_of(s, cards),
        left=len(player.pile),
        source=source,
    )
    if enemy:
        for card in cards:
            if isinstance(EFFECT[s.faces[card]], Clings):
                player.discard.remove(card)
                player.pile.append(card)
                table.tell("clings", seat=seat, card=card, face=s.faces[card])
                shuffle_pile(s, table, seat)
    return len(cards)


def shuffle_pile(s: State, table: Table, seat: int) -> None:
    """Shuffle a draw pile; its order is unknown from now on."""
    pile = s.players[seat].pile
    if pile:
        table.shuffle(pile)
    table.tell("shuffled", seat=seat, count=len(pile))


def take_face(s: State, table: Table, pile: list[int], face: int) -> int:
    """Take a card with this face out of a pile whose order is hidden.

    The instance at the top comes out and the others move up, so that the numbers left behind do not tell
    where the card was.
    """
    faces, seen = s.faces, s.seen
    place = next(index for index in reversed(range(len(pile))) if faces[pile[index]] == face)
    for index in range(place, len(pile) - 1):
        lower, upper = pile[index], pile[index + 1]
        faces[lower], seen[lower] = faces[upper], seen[upper]
    card = pile.pop()
    faces[card], seen[card] = face, 0
    table.show(card)
    return card


def take_visible(s: State, pile: list[int], face: int) -> int:
    """Take the uppermost card with this face out of an open pile."""
    card = next(card for card in reversed(pile) if s.faces[card] == face)
    pile.remove(card)
    return card


def discard_hand(s: State, table: Table, seat: int, cards: list[int], why: str) -> None:
    """Put cards of a hand into their owner's discard pile (TF-010)."""
    player = s.players[seat]
    for card in cards:
        player.hand.remove(card)
        if s.fight is not None and card in s.fight.drawn:
            s.fight.drawn.remove(card)
    player.discard += cards
    table.tell("hand_discarded", seat=seat, cards=list(cards), faces=faces_of(s, cards), why=why)


# the reserve


def to_reserve(s: State, table: Table, card: int) -> None:
    """Put a card, taken from wherever it was, into the reserve (TF-115, TF-D50, TF-D52)."""
    face = s.faces[card]
    if face < FIRST_LOOT:
        s.removed.append(card)
        return
    forget_mark(s, face)
    hide_in_reserve(s, table, [card])


def remove(s: State, table: Table, seat: int, card: int, zone: str, source: int) -> None:
    """Take a card out of a deck; it has left its zone already."""
    s.tally.removed += 1
    face = s.faces[card]
    table.tell("removed", seat=seat, card=card, face=face, zone=zone, level=LEVEL[face], source=source)
    to_reserve(s, table, card)


def hide_in_reserve(s: State, table: Table, cards: list[int]) -> None:
    """Shuffle cards everybody has seen into the reserve pile of their level; that they lie there is known."""
    if not cards:
        return
    level = LEVEL[s.faces[cards[0]]]
    known = faces_of(s, cards)
    pile = s.reserve[level - 1]
    pile += cards
    for face in known:
        s.whereabouts[face] = list(pile)
    widen(s, pile)
    table.shuffle(pile)
    table.tell("reserve_shuffled", level=level, count=len(pile))


def widen(s: State, pile: list[int]) -> None:
    """A pile is about to be shuffled: what may lie in it may then lie anywhere in it."""
    for face, places in s.whereabouts.items():
        if any(place in pile for place in places):
            s.whereabouts[face] = places + [card for card in pile if card not in places]


def reveal(s: State, table: Table, card: int) -> int:
    """Let everybody see a card of a dungeon or the reserve."""
    face = table.show(card)
    if s.whereabouts:
        s.whereabouts.pop(face, None)
        for places in s.whereabouts.values():
            if card in places:
                places.remove(card)
    return face


def reserve_top(s: State, level: int) -> int:
    """Take the top card of a reserve pile, unseen (TF-D53)."""
    return s.reserve[level - 1].pop()


def forget_mark(s: State, face: int) -> None:
    """A marked card enters a deck or the reserve (EN-36)."""
    if face in s.marked:
        s.marked.remove(face)


def gain_card(s: State, table: Table, seat: int, card: int, source: int) -> None:
    """A reward is shuffled into the receiver's draw pile (TF-D57)."""
    face = reveal(s, table, card)
    forget_mark(s, face)
    s.players[seat].pile.append(card)
    table.tell("gained", seat=seat, card=card, face=face, source=source)
    shuffle_pile(s, table, seat)


# dungeons


def turn_up(s: State, table: Table, place: int, pile: Dungeon, card: int) -> None:
    """Turn a card of a pile face up, unless it already is (TF-079, TF-089)."""
    if card not in pile.up:
        pile.up.append(card)
        face = reveal(s, table, card)
        table.tell("turned_up", dungeon=place, card=card, face=face, left=len(pile.cards))


def take_from_pile(pile: Dungeon, card: int) -> None:
    """Take a card out of a dungeon or the Boss pile."""
    pile.cards.remove(card)
    if card in pile.up:
        pile.up.remove(card)


def out_of_game(s: State, card: int) -> None:
    """A card leaves the game for good (TF-D36, TF-098)."""
    s.box.append(card)
    s.seen[card] = EVERYONE


# leaving play


def find_in_deck(s: State, face: int) -> tuple[int, str]:
    """Whose deck holds this loot, and in which zone it lies."""
    for seat in clockwise(s):
        player = s.players[seat]
        for zone, cards in (("hand", player.hand), ("pile", player.pile), ("discard", player.discard)):
            if any(s.faces[card] == face for card in cards):
                return seat, zone
    if s.fight is not None:
        for played in s.fight.played:
            if s.faces[played.card] == face:
                return played.seat, "play"
    return -1, ""


def take_from_deck(s: State, table: Table, face: int) -> tuple[int, int, str]:
    """Take a loot out of whatever zone it is in: its instance, owner and zone (TF-D86, TF-D88)."""
    seat, zone = find_in_deck(s, face)
    player = s.players[seat]
    if zone == "pile":
        return take_face(s, table, player.pile, face), seat, zone
    if zone == "play":
        return _out_of_play(s, face), seat, zone
    return take_visible(s, player.hand if zone == "hand" else player.discard, face), seat, zone


def _out_of_play(s: State, face: int) -> int:
    fight = s.fight
    assert isinstance(fight, Fight)
    played = next(each for each in fight.played if s.faces[each.card] == face)
    fight.played.remove(played)
    return played.card
