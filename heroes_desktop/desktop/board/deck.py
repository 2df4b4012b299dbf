"""Piles: a deck face down, a discard with its top card, and what everybody may know of their content.

    draw_deck(sheet, rect, Deck(CardBack(0, 0, emblem="crown"), count, doing(look, None, name, subject=DECK)))
    draw_discard(sheet, rect, Discard(partial(faces.card, top), count, doing(look, None, name, subject=GONE)))

    def inspection(self, look, subject):    # a click on the pile shows what is in it
        return pile_inspection(name, back, [Listed(words.name(face), words.text(face)) for face in known])

The listing groups and sorts, so that it never tells the order of a pile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame

from heroes_desktop.locale import _

from ..art import CardBack, EmptyPlace, Pile, Spec
from ..paint.sheet import Sheet
from ..widgets import pill
from .api import Inspection, Note
from .doing import Doing

SHAPE = 5 / 7


@dataclass(frozen=True)
class Deck:
    """A pile of backs: the back (its size is set here), how many, and what a click does."""

    back: CardBack
    count: int
    doing: Doing
    tag: str = ""
    icon: str = ""


@dataclass(frozen=True)
class Discard:
    """A pile face up: the picture of its top card, None while it is empty."""

    top: Callable[[int, int], Spec] | None
    count: int
    doing: Doing
    tag: str = ""
    icon: str = "mdi:cards-outline"


@dataclass(frozen=True)
class Listed:
    """One card of a listing: name, what it does, and a sign or a small picture."""

    name: str
    text: str = ""
    icon: str = "mdi:cards"
    rank: int = 0
    picture: Callable[[int, int], Spec] | None = None


def fitted(rect: pygame.Rect) -> pygame.Rect:
    """The largest card in the middle of a rectangle."""
    high = min(rect.h, round(rect.w / SHAPE))
    place = pygame.Rect(0, 0, round(high * SHAPE), high)
    place.center = rect.center
    return place


def draw_deck(sheet: Sheet, rect: pygame.Rect, deck: Deck) -> pygame.Rect:
    """A deck with its count; an empty one leaves its place."""
    place = fitted(rect)
    back = deck.back.but(w=place.w, h=place.h)
    spec: Spec = (
        Pile(place.w, place.h, back, min(deck.count, 60), lift=2)
        if deck.count > 0
        else EmptyPlace(place.w, place.h, deck.icon or back.emblem)
    )
    sheet.art(spec, *place.topleft, tag=deck.tag)
    _finish(sheet, place, deck.doing, deck.count, deck.tag)
    return place


def draw_discard(sheet: Sheet, rect: pygame.Rect, discard: Discard) -> pygame.Rect:
    """The top card of a discard pile with the number below it."""
    place = fitted(rect)
    spec = discard.top(place.w, place.h) if discard.top and discard.count else None
    if spec is None:
        spec = EmptyPlace(place.w, place.h, discard.icon)
    sheet.art(spec, *place.topleft, tag=discard.tag)
    _finish(sheet, place, discard.doing, discard.count, discard.tag)
    return place


def _finish(sheet: Sheet, place: pygame.Rect, does: Doing, count: int, tag: str) -> None:
    does.glow(sheet, place, radius=max(4, round(place.w * 0.055)), tag=tag)
    does.node(sheet, "card", place, value=str(count))
    if count and place.w >= sheet.px(44):
        with sheet.above_glows():
            pill(sheet, f"×{count}", place.centerx, place.bottom - sheet.px(6), kind="dark", size=16)


# what is in it


def listing(cards: Iterable[Listed]) -> list[Note]:
    """Equal cards together with their number, by rank and name: nothing of the order they lie in."""
    every = list(cards)
    numbers = Counter(card.name for card in every)
    found = sorted({card.name: card for card in every}.values(), key=lambda card: (card.rank, card.name))
    return [
        Note(
            card.icon,
            _("{name} ×{n}").format(name=card.name, n=numbers[card.name])
            if numbers[card.name] > 1
            else card.name,
            card.text,
            card.picture,
        )
        for card in found
    ]


def pile_inspection(
    name: str, picture: Callable[[int, int], Spec], cards: Iterable[Listed], *, text: str = "", rule: str = ""
) -> Inspection:
    """The zoom of a pile: its picture at the left, all its cards at the right.

    text: what to know first, such as that the order is hidden.
    """
    notes = listing(cards)
    if text or not notes:
        notes.insert(0, Note("mdi:information-outline", "", text or _("There is nothing in it.")))
    return Inspection(name, picture, notes, rule, heading=_("What is in it"))
