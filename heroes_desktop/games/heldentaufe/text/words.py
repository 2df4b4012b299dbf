"""The vocabulary of the game: how heroes, tokens, places and numbers are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from heroes_desktop.engine.hexgrid import axial

from ...shared.wording import listed, number, say
from ..content import (
    FACES,
    HEROES,
    KINDS,
    MONSTER_INDEX,
    MONSTERS,
    SPACE_INDEX,
    SPACES,
    Mission,
    Tile,
)
from ..figures import danger_on, heroes_on, tile_face
from ..locale import _, counted
from ..state import State

# people and monsters


def hero(view: State, seat: int) -> str:
    """Whose figure it is, by the hero's name; by the seat's number before heroes are known."""
    if view is not None and 0 <= seat < len(view.heroes) and view.heroes[seat].hero >= 0:
        return say(HEROES[view.heroes[seat].hero].name)
    return _("player {number}").format(number=seat + 1)


def heroes(view: State, seats: Iterable[int]) -> str:
    """Several heroes in a row."""
    return listed(hero(view, seat) for seat in seats)


def monster(word: str) -> str:
    """A monster by its name."""
    return say(MONSTERS[MONSTER_INDEX[word]].name)


# tokens


def kind(word: str) -> str:
    """A kind of equipment."""
    return {"boots": _("boots"), "ring": _("ring"), "sword": _("sword")}[word]


def piece(word: str, value: int) -> str:
    """A piece of equipment with its value."""
    return f"{kind(word)} +{value}"


def one(word: str, value: int = 0) -> str:
    """A piece of equipment or a potion inside a sentence, with its article."""
    return {
        "boots": _("boots +{value}"),
        "ring": _("a ring +{value}"),
        "sword": _("a sword +{value}"),
        "healing": _("a healing potion"),
        "rage": _("a rage potion"),
        "teleport": _("a teleport potion"),
    }[word].format(value=value)


def food(word: str) -> str:
    """A kind of food."""
    return {"apple": _("apple"), "fish": _("fish"), "mushroom": _("mushroom")}[word]


def foods(word: str, count: int) -> str:
    """So much food of one kind."""
    if word == "apple":
        return counted("{n} apple", "{n} apples", count)
    if word == "fish":
        return counted("{n} fish", "{n} fish", count)
    return counted("{n} mushroom", "{n} mushrooms", count)


def meal(words: Sequence[str]) -> str:
    """Several foods: 2 apples; 1 apple and 1 fish."""
    return listed(foods(word, count) for word, count in Counter(words).items())


def potion(word: str) -> str:
    """A kind of potion."""
    return {
        "healing": _("healing potion"),
        "rage": _("rage potion"),
        "teleport": _("teleport potion"),
    }[word]


def teeth(count: int) -> str:
    """A reward in teeth; each counts one point."""
    return counted("{n} tooth", "{n} teeth", count)


def points(count: int) -> str:
    """Victory points are teeth."""
    return teeth(count)


def hearts(count: int) -> str:
    """So many hearts."""
    return counted("{n} heart", "{n} hearts", count)


def hearts_of(count: int, most: int) -> str:
    """So many hearts of those there could be."""
    return counted("{n} of {most} hearts", "{n} of {most} hearts", count, most=most)


def ap(count: int) -> str:
    """Action points."""
    return counted("{n} AP", "{n} AP", count)


def ap_left(count: int) -> str:
    """Action points that remain."""
    return counted("{n} AP left", "{n} AP left", count)


def token(words: Sequence[int | str]) -> str:
    """A token as options name it: a food, a potion, or a kind and its value."""
    word = str(words[0])
    if word in KINDS:
        return piece(word, int(words[1]))
    return potion(word) if word in ("healing", "rage", "teleport") else food(word)


# places above


def coordinates(cell: int) -> str:
    """A surface cell by its numbers."""
    return "({}, {})".format(*map(number, axial(cell)))


def tile(face: int) -> str:
    """A kind of tile inside a sentence."""
    return lower(say(FACES[face].name)) if face >= 0 else _("unexplored land")


def place(view: State, cell: int) -> str:
    """A surface cell with the tile on it."""
    return f"{tile(tile_face(view, cell))} {coordinates(cell)}"


def ground(view: State, cell: int) -> str:
    """A surface cell inside a sentence, as one would say it aloud."""
    face = tile_face(view, cell)
    known = FACES[face] if face >= 0 else None
    if isinstance(known, Tile) and known.portal:
        return tile(face)
    return _("the {tile}").format(tile=tile(face))


def crowd(view: State, cell: int, but: int = -1) -> str:
    """Who else stands on a surface cell, as an addition; empty if nobody does."""
    seats = [seat for seat in heroes_on(view, cell) if seat != but]
    return ", " + _("with {heroes}").format(heroes=heroes(view, seats)) if seats else ""


_ABOVE = {
    (1, 0): lambda: _("east"),
    (-1, 0): lambda: _("west"),
    (0, 1): lambda: _("south-east"),
    (0, -1): lambda: _("north-west"),
    (1, -1): lambda: _("north-east"),
    (-1, 1): lambda: _("south-west"),
}
_BELOW = {
    (1, 0): lambda: _("south-east"),
    (-1, 0): lambda: _("north-west"),
    (0, 1): lambda: _("south"),
    (0, -1): lambda: _("north"),
    (1, -1): lambda: _("north-east"),
    (-1, 1): lambda: _("south-west"),
}
"""Hexagons above stand on a corner, those below on a side."""


def direction(start: int, goal: int) -> str:
    """Where a neighbouring surface cell lies."""
    (q, r), (goal_q, goal_r) = axial(start), axial(goal)
    return _ABOVE[goal_q - q, goal_r - r]()


# places below


def space(word: str) -> str:
    """A space of the underworld, with its sign on the board."""
    here = SPACES[SPACE_INDEX[word]]
    if here.kind == "lair":
        return _("lair of {monster} ({sign})").format(monster=monster(here.monster), sign=word)
    return {
        "portal": _("portal {sign}"),
        "danger": _("danger space {sign}"),
        "treasure": _("treasure space {sign}"),
        "plain": _("passage {sign}"),
    }[here.kind].format(sign=word)


def below(word: str) -> str:
    """A space of the underworld inside a sentence, as one would say it aloud."""
    here = SPACES[SPACE_INDEX[word]]
    if here.kind == "lair":
        return _("the lair of {monster}").format(monster=monster(here.monster))
    if here.kind == "portal":
        return _("portal {sign}").format(sign=word.lstrip("P"))
    return {
        "danger": _("a danger space"),
        "treasure": _("the treasure space"),
        "plain": _("a passage"),
    }[here.kind]


def direction_below(start: int, goal: int) -> str:
    """Where a neighbouring space of the underworld lies."""
    here, there = SPACES[start], SPACES[goal]
    return _BELOW[there.q - here.q, there.r - here.r]()


def lying(view: State, index: int) -> str:
    """What lies on a space of the underworld, as an addition; empty if nothing does."""
    if danger_on(view, index):
        return ", " + _("danger token face down")
    return ", " + _("treasure chest") if index == SPACE_INDEX["T"] and view.chest else ""


# missions


def mission(card: Mission, numbered: bool = False) -> str:
    """A mission's title; only where copies must be told apart they are numbered."""
    title = say(card.name)
    return f"{title} ({card.id})" if numbered else title


def missions(faces: Iterable[int]) -> str:
    """Several missions by title, as faces; unknown ones are not named."""
    return listed(quoted(face) for face in faces)


def quoted(face: int, numbered: bool = False) -> str:
    """A mission in quotation marks; a face that is not known has no title."""
    known = FACES[face] if face >= 0 else None
    if not isinstance(known, Mission):
        return _("a mission")
    return _("“{words}”").format(words=mission(known, numbered))


def family(word: str) -> str:
    """What kind of mission it is."""
    return {
        "deliverer": _("deliverer"),
        "observer": _("observer"),
        "thief": _("thief"),
        "discoverer": _("discoverer"),
        "slayer": _("slayer"),
    }[word]


def colour(word: str) -> str:
    """The colour of a mission."""
    return {"red": _("red"), "blue": _("blue")}[word]


def lower(words: str) -> str:
    """Words inside a sentence."""
    return words[:1].lower() + words[1:]
