"""Built dungeons and parties: what is legal, random legal ones, and lists as plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from .content import BOXES, CARDS, COLOURS, DUNGEON_LISTS, FACES, PARTY_LISTS, Card
from .locale import _
from .state import DUNGEON_SIZE

PER_COLOUR = 12
MANA_PER_COLOUR = 6
PARTY_SIZE = 5
MOST_ADVENTURERS = 4

Below = Callable[[int], int]
"""A source of chance: a number from 0 to bound − 1."""


READY_DUNGEONS = {name: (*entry.cards, entry.final) for name, entry in DUNGEON_LISTS.items()}
READY_PARTIES = {name: entry.cards for name, entry in PARTY_LISTS.items()}


def owned(copies: Sequence[int], kind: str) -> list[int]:
    """All cards of a kind in the owned boxes, ascending, one entry for each copy (IK-191, IK-199)."""
    return list(_owned(tuple(copies), kind, CARDS[-1]))


@cache
def _owned(copies: tuple[int, ...], kind: str, last: Card) -> tuple[int, ...]:
    """The same, counted once; `last` tells apart when further cards lie beside the known ones."""
    return tuple(
        card.face
        for card in CARDS[: last.face + 1]
        if card.kind == kind and card.box in BOXES
        for _copy in range(copies[card.box - 1])
    )


# reading lists


def read_numbers(value: Any, ready: Mapping[str, Sequence[str]]) -> tuple[list[int], list[str]]:
    """The faces named by card numbers, by the id of a ready-made list or by a list in plain text; and the
    names nobody knows."""
    if isinstance(value, str):
        if value in ready:
            return [FACES[number] for number in ready[value]], []
        value = read_list(value)[1]
    if not isinstance(value, list | tuple):
        return [], [str(value)]
    known = [FACES[number] for number in value if isinstance(number, str) and number in FACES]
    unknown = [str(number) for number in value if not (isinstance(number, str) and number in FACES)]
    return known, unknown


def read_list(text: str) -> tuple[str, list[str]]:
    """A list in plain text: its name and its card numbers (IK-202)."""
    name, numbers = "", list[str]()
    for line in text.splitlines():
        head, colon, rest = line.partition(":")
        if line.lstrip().startswith("#") or not line.strip():
            continue
        if colon and head.strip().lower() == "name":
            name = rest.strip()
        else:
            numbers += (rest if colon else line).replace(",", " ").split()
    return name, numbers


def write_list(name: str, faces: Sequence[int]) -> str:
    """A built dungeon or party as plain text that people can share (IK-202)."""
    lines = [f"name: {name}"]
    groups: dict[str, list[str]] = {}
    for face in sorted(faces):
        card = CARDS[face]
        group = COLOURS[card.colour] if card.kind == "dungeon" else card.kind
        groups.setdefault(group, []).append(card.number)
    lines += [f"{group}: {' '.join(numbers)}" for group, numbers in groups.items()]
    return "\n".join(lines) + "\n"


def read_party(value: Any) -> tuple[list[int], list[str]]:
    """The faces of a party or of part of it, and unknown numbers."""
    return read_numbers(value, READY_PARTIES)


def read_dungeon(value: Any) -> tuple[list[int], list[str]]:
    """The faces of a dungeon, its final monster included, and unknown numbers."""
    return read_numbers(value, READY_DUNGEONS)


def split_dungeon(faces: Sequence[int]) -> tuple[list[int], list[int]]:
    """Everything but the final monsters, and the final monsters."""
    finals = [face for face in faces if CARDS[face].kind == "final"]
    return sorted(face for face in faces if CARDS[face].kind != "final"), finals


# what is legal


def dungeon_problems(faces: Sequence[int], copies: Sequence[int]) -> list[str]:
    """One sentence for each rule a built dungeon breaks (IK-192 to IK-197, IK-201)."""
    cards, finals = split_dungeon(faces)
    problems = []
    strangers = [CARDS[face].number for face in cards if CARDS[face].kind != "dungeon"]
    if strangers:
        problems.append(_("not dungeon cards: {cards}").format(cards=", ".join(strangers)))
    if len(cards) != DUNGEON_SIZE:
        problems.append(
            _("a dungeon has {right} dungeon cards, this one has {count}").format(
                right=DUNGEON_SIZE, count=len(cards)
            )
        )
    if len(finals) != 1:
        problems.append(
            _("a dungeon has exactly one final monster, this one has {count}").format(count=len(finals))
        )
    for index, colour in enumerate(COLOURS):
        problems += _colour_problems(cards, index, colour)
    return problems + _copy_problems([*cards, *finals], copies)


def _colour_problems(cards: Sequence[int], index: int, colour: str) -> list[str]:
    problems = []
    of_colour = [CARDS[face] for face in cards if CARDS[face].colour == index]
    with_mana = sum(card.mana for card in of_colour)
    if len(of_colour) != PER_COLOUR:
        problems.append(
            _("{colour}: {count} / {right} cards").format(
                colour=_(colour), count=len(of_colour), right=PER_COLOUR
            )
        )
    if with_mana != MANA_PER_COLOUR:
        problems.append(
            _("{colour}: {count} / {right} cards with Mana").format(
                colour=_(colour), count=with_mana, right=MANA_PER_COLOUR
            )
        )
    return problems


def _copy_problems(faces: Sequence[int], copies: Sequence[int]) -> list[str]:
    """Unique cards once (IK-197, IK-198), others as often as they are owned (IK-195, IK-196)."""
    problems = []
    for face, count in sorted(Counter(faces).items()):
        card = CARDS[face]
        have = copies[card.box - 1] if card.box in BOXES else 0
        if card.unique and count > 1:
            problems.append(
                _("{name} ({number}) is Unique and may be present only once").format(
                    name=card.name.en, number=card.number
                )
            )
        elif count > have:
            problems.append(
                _("{name} ({number}): {count} copies wanted, {have} owned").format(
                    name=card.name.en, number=card.number, count=count, have=have
                )
            )
    return problems


def party_problems(faces: Sequence[int], copies: Sequence[int]) -> list[str]:
    """One sentence for each rule a party breaks (IK-040, IK-041, IK-196 to IK-198, IK-201)."""
    problems = []
    strangers = [CARDS[face].number for face in faces if CARDS[face].kind not in ("adventurer", "equipment")]
    if strangers:
        problems.append(_("not party cards: {cards}").format(cards=", ".join(strangers)))
    adventurers = sum(CARDS[face].kind == "adventurer" for face in faces)
    if len(faces) != PARTY_SIZE:
        problems.append(
            _("a party has exactly {right} cards, this one has {count}").format(
                right=PARTY_SIZE, count=len(faces)
            )
        )
    if not 1 <= adventurers <= MOST_ADVENTURERS:
        problems.append(
            _("a party has 1 to {most} adventurers, this one has {count}").format(
                most=MOST_ADVENTURERS, count=adventurers
            )
        )
    if len(faces) == PARTY_SIZE and adventurers == PARTY_SIZE:
        problems.append(_("a party has at least one equipment card"))
    return problems + _copy_problems(faces, copies)


# drawing legal lists at random


def shuffled(items: Sequence[int], below: Below) -> list[int]:
    """The items in random order."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = below(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def some(items: Sequence[int], number: int, below: Below) -> list[int]:
    """So many of the items, in random order."""
    mixed = list(items)
    for place in range(min(number, len(mixed))):
        other = place + below(len(mixed) - place)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed[:number]


def random_dungeon(below: Below, copies: Sequence[int], known: Sequence[int] = ()) -> list[int]:
    """Forty-eight cards of a random legal dungeon that contains the `known` ones (IK-202)."""
    rests = [list(group) for group in _groups(tuple(copies), CARDS[-1])]
    wanted = [MANA_PER_COLOUR] * len(rests)
    for face in known:
        group = 2 * CARDS[face].colour + (not CARDS[face].mana)
        wanted[group] -= 1
        if face in rests[group]:
            rests[group].remove(face)
    found = list(known)
    for rest, number in zip(rests, wanted, strict=True):
        found += some(rest, max(0, number), below)
    return found


@cache
def _groups(copies: tuple[int, ...], last: Card) -> tuple[tuple[int, ...], ...]:
    """What may lie in a dungeon, by colour, with Mana and without; a Unique card once (IK-192 to IK-197)."""
    faces = _owned(copies, "dungeon", last)
    pool = [face for at, face in enumerate(faces) if not (CARDS[face].unique and face in faces[:at])]
    return tuple(
        tuple(face for face in pool if CARDS[face].colour == colour and CARDS[face].mana == mana)
        for colour in range(len(COLOURS))
        for mana in (True, False)
    )


def random_party(below: Below, copies: Sequence[int]) -> tuple[list[int], list[int]]:
    """A random legal party: adventurers and equipment."""
    adventurers = shuffled(sorted(set(owned(copies, "adventurer"))), below)
    number = min(1 + below(MOST_ADVENTURERS), len(adventurers))
    equipment: list[int] = []
    for face in shuffled(owned(copies, "equipment"), below):
        if len(equipment) < PARTY_SIZE - number and not (CARDS[face].unique and face in equipment):
            equipment.append(face)
    return sorted(adventurers[:number]), sorted(equipment)
