"""The cards, scenarios and ready-made lists, read once from `content/*.toml` into plain tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, ParamSpec, TypeVar, cast

import msgspec

from heroes_desktop.engine import forget_first_states

from ..shared.content import NO_TEXT, Row, Text

FOLDER = Path(__file__).parent / "content"

Colour = Literal["green", "yellow", "blue", "red"]
COLOURS: tuple[Colour, ...] = ("green", "yellow", "blue", "red")
FAMILIES = ("demon", "undead", "dragon", "greenskin", "bubbleye", "trap")
ABILITIES = (
    "pain", "bodyguard", "fierce", "treasure", "dominance",
    "petrify", "hypnosis", "riddle", "alarm", "pounce",
)  # fmt: skip

Family = Literal["demon", "undead", "dragon", "greenskin", "bubbleye", "trap"]
Type = Literal["warrior", "priest", "rogue", "sorcerer"]
Window = Literal["equipment", "target", "window1", "short", "window3", "after"]


class ContentError(ValueError):
    """A content file breaks a rule every card must keep."""


class PowerTable(Row, frozen=True):
    """A printed Power: number (left value), right value, letter and die, all added up (IK-175)."""

    base: int = 0
    right: int | None = None
    letter: Literal["", "A", "M", "C", "F"] = ""
    die: int = 0
    rps: bool = False


class Against(Row, frozen=True):
    """Which cards an effect counts against; one fitting word is enough, no words fit all."""

    family: tuple[Family, ...] = ()
    colour: tuple[Colour, ...] = ()
    nemesis: bool = False
    final: bool = False


class Company(Row, frozen=True):
    """What the party must include for an effect to count: all of it."""

    genders: tuple[Literal["male", "female"], ...] = ()
    types: tuple[Type, ...] = ()


class DieTest(Row, frozen=True):
    """A condition on the natural value of the current die (IK-089)."""

    parity: Literal["", "even", "odd"] = ""
    at_least: int = 0


class Target(Row, frozen=True):
    """A target word (IK-034) with an optional limit on the current Power."""

    word: Literal["monster", "trap", "card"]
    limit: int | None = None


class Effect(Row, frozen=True):
    """One effect row: a kind registered in `effects` and its figures.

    `against`, `company` and `mode` say when the row counts at all; `windows` narrows or, for the
    equipment phase, widens where it may be used; `optional` rows do nothing without a target.
    """

    kind: str
    amount: int = 0
    sides: int = 0
    only_sides: int = 0
    at_least: int = 0
    count: int = 1
    total: int | None = None
    look: int = 0
    take: int = 0
    rest: Literal["top", "bottom"] = "bottom"
    most: int = 99
    per: str = ""
    of: str = ""
    pays: tuple[Colour, Colour] | None = None
    against: Against | None = None
    company: Company | None = None
    die: DieTest | None = None
    targets: tuple[Target, ...] = ()
    mode: Literal["", "duel", "solo"] = ""
    windows: tuple[Window, ...] = ()
    optional: bool = False
    win: tuple[Effect, ...] = ()
    lose: tuple[Effect, ...] = ()


class DungeonRow(Row, frozen=True):
    """A dungeon card as written in its file."""

    number: str
    colour: Colour
    family: Family
    name: Text
    flavour: Text
    power: PowerTable
    mana: bool = False
    abilities: tuple[str, ...] = ()
    aura: dict[Family | Literal["nemesis"], int] = {}
    nemesis: Literal["", "warrior", "priest", "rogue", "sorcerer"] = ""
    tag: str = ""
    unique: bool = False


class PartyRow(Row, frozen=True, rename={"kind": "class"}):
    """An adventurer, an equipment card or a final monster as written in its file."""

    number: str
    kind: Literal["adventurer", "equipment", "final"]
    name: Text
    flavour: Text
    unique: bool = False
    type: Literal["", "warrior", "priest", "rogue", "sorcerer"] = ""
    gender: Literal["", "male", "female"] = ""
    gift_text: Text = NO_TEXT
    temporary_text: Text = NO_TEXT
    ultimate_text: Text = NO_TEXT
    gift: tuple[Effect, ...] = ()
    temporary: tuple[Effect, ...] = ()
    ultimate: tuple[Effect, ...] = ()
    equipment: Literal["", "potion", "object", "quest"] = ""
    slot: Literal["", "weapon", "armour"] = ""
    cost: dict[Colour, int] = {}
    family: Literal["", "demon", "undead", "dragon", "greenskin", "bubbleye"] = ""
    power: PowerTable = PowerTable()
    text: Text = NO_TEXT
    duel_text: Text = NO_TEXT
    solo_text: Text = NO_TEXT
    effect: tuple[Effect, ...] = ()


class FateEntry(Row, frozen=True):
    """One entry of a fate scale (IK-215)."""

    kind: Literal["nothing", "tenacity_weakest", "tenacity_all", "lose_mana", "power", "defeat"]
    title: Text = NO_TEXT
    amount: int = 0
    family: Literal["", "demon", "undead", "dragon", "greenskin", "bubbleye", "trap"] = ""
    tag: str = ""
    corridors: Literal["", "central", "outer"] = ""
    final: bool = False
    all: bool = False


class Scenario(Row, frozen=True):
    """A solo scenario with its fate scale (IK-218)."""

    id: str
    box: int
    difficulty: Literal["easy", "medium", "hard"]
    name: Text
    flavour: Text
    entry: tuple[FateEntry, ...]


class DungeonList(Row, frozen=True):
    """A ready-made dungeon."""

    id: str
    name: Text
    final: str
    cards: tuple[str, ...]


class PartyList(Row, frozen=True):
    """A ready-made party."""

    id: str
    name: Text
    cards: tuple[str, ...]


class _DungeonFile(Row, frozen=True):
    card: tuple[DungeonRow, ...]


class _PartyFile(Row, frozen=True):
    card: tuple[PartyRow, ...]


class _ScenarioFile(Row, frozen=True):
    scenario: tuple[Scenario, ...]


class _ListFile(Row, frozen=True):
    dungeon: tuple[DungeonList, ...]
    party: tuple[PartyList, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card face as the rules read it."""

    face: int
    number: str
    kind: str
    box: int
    name: Text
    flavour: Text
    colour: int = -1
    family: str = ""
    mana: bool = False
    base: int = 0
    right: int | None = None
    letter: str = ""
    die: int = 0
    rps: bool = False
    abilities: frozenset[str] = frozenset()
    aura: tuple[tuple[str, int], ...] = ()
    nemesis: str = ""
    tag: str = ""
    unique: bool = False
    type: str = ""
    gender: str = ""
    equipment: str = ""
    slot: str = ""
    cost: tuple[int, int, int, int] = (0, 0, 0, 0)
    text: Text = NO_TEXT
    duel_text: Text = NO_TEXT
    solo_text: Text = NO_TEXT
    gift_text: Text = NO_TEXT
    temporary_text: Text = NO_TEXT
    ultimate_text: Text = NO_TEXT
    gift: tuple[Effect, ...] = ()
    temporary: tuple[Effect, ...] = ()
    ultimate: tuple[Effect, ...] = ()
    effect: tuple[Effect, ...] = ()
    is_trap: bool = False
    is_monster: bool = False
    throws: bool = False
    treasure: bool = False
    passive: tuple[Effect, ...] = ()

    def rows(self, slot: str) -> tuple[Effect, ...]:
        """The effect rows of one of the card's abilities."""
        rows: tuple[Effect, ...] = getattr(self, slot)
        return rows

    def row(self, slot: str, number: int) -> Effect:
        """One effect row by its number; rows that hang on a throw are counted right after it."""
        return [each for row in self.rows(slot) for each in (row, *row.win, *row.lose)][number]


CARDS: list[Card] = []
"""Every card of every box; a card's index is its face."""

PASSIVES: dict[str, dict[int, tuple[tuple[int, Effect], ...]]] = {}
"""The rows of gifts and objects, with their face, by kind and face: what a party may have lying there."""

RAISED: set[str] = set()
"""What auras raise: families, or nemesis for all cards with that word."""

FACES: dict[str, int] = {}
"""The face of each card number."""

SCENARIOS: dict[str, Scenario] = {}
DUNGEON_LISTS: dict[str, DungeonList] = {}
PARTY_LISTS: dict[str, PartyList] = {}
BOXES: list[int] = []

P = ParamSpec("P")
T = TypeVar("T")
_forget: list[Callable[[], None]] = [forget_first_states]


def from_cards(make: Callable[P, T]) -> Callable[P, T]:
    """Remember what a function makes of the cards, until cards come or go."""
    known = cache(make)
    _forget.append(known.cache_clear)
    return cast(Callable[P, T], known)


def _dungeon_card(row: DungeonRow, box: int) -> Card:
    unknown = set(row.abilities) - set(ABILITIES)
    if unknown:
        raise ContentError(f"{row.number}: unknown abilities {', '.join(sorted(unknown))}")
    if row.nemesis and row.power.right is None:
        raise ContentError(f"{row.number}: a Nemesis card needs two Power values")
    trap = row.family == "trap"
    return Card(
        face=len(CARDS), number=row.number, kind="dungeon", box=box, name=row.name, flavour=row.flavour,
        colour=COLOURS.index(row.colour), family=row.family, mana=row.mana, base=row.power.base,
        right=row.power.right, letter=row.power.letter, die=row.power.die, rps=row.power.rps,
        abilities=frozenset(row.abilities), aura=tuple(row.aura.items()), nemesis=row.nemesis, tag=row.tag,
        unique=row.unique, is_trap=trap, is_monster=not trap, treasure="treasure" in row.abilities,
        throws=row.family == "greenskin" or "riddle" in row.abilities,
    )  # fmt: skip


def _party_card(row: PartyRow, box: int) -> Card:
    cost = tuple(row.cost.get(colour, 0) for colour in COLOURS)
    if row.equipment == "quest" and sum(cost) < 2:
        raise ContentError(f"{row.number}: a quest costs at least 2 symbols, a free one would never end")
    if row.kind == "equipment" and not row.equipment:
        raise ContentError(f"{row.number}: equipment is a potion, an object or a quest")
    return Card(
        face=len(CARDS), number=row.number, kind=row.kind, box=box, name=row.name, flavour=row.flavour,
        family=row.family, base=row.power.base, letter=row.power.letter, die=row.power.die,
        unique=row.unique or row.kind == "adventurer", type=row.type, gender=row.gender,
        equipment=row.equipment, slot=row.slot, cost=(cost[0], cost[1], cost[2], cost[3]),
        text=row.text, duel_text=row.duel_text, solo_text=row.solo_text, gift_text=row.gift_text,
        temporary_text=row.temporary_text, ultimate_text=row.ultimate_text, gift=row.gift,
        temporary=row.temporary, ultimate=row.ultimate, effect=row.effect, is_monster=row.kind == "final",
        passive=row.gift if row.kind == "adventurer" else row.effect if row.equipment == "object" else (),
    )  # fmt: skip


def _add(card: Card) -> None:
    if card.number in FACES:
        raise ContentError(f"{card.number} appears twice")
    FACES[card.number] = card.face
    CARDS.append(card)
    RAISED.update(key for key, _ in card.aura)
    for row in card.passive:
        rows = PASSIVES.setdefault(row.kind, {})
        rows[card.face] = (*rows.get(card.face, ()), (card.face, row))


def _read(name: str, kind: type[Any]) -> Any:
    path = FOLDER / name
    try:
        return msgspec.toml.decode(path.read_bytes(), type=kind)
    except msgspec.MsgspecError as error:
        raise ContentError(f"{name}: {error}") from error


def _load() -> None:
    for box in (1, 2):
        party = _read(f"party_box{box}.toml", _PartyFile).card
        dungeon = _read(f"dungeon_box{box}.toml", _DungeonFile).card
        for row in party:
            if row.kind != "final":
                _add(_party_card(row, box))
        for row in dungeon:
            _add(_dungeon_card(row, box))
        for row in party:
            if row.kind == "final":
                _add(_party_card(row, box))
        BOXES.append(box)
    for scenario in _read("scenarios.toml", _ScenarioFile).scenario:
        SCENARIOS[scenario.id] = scenario
    lists = _read("lists.toml", _ListFile)
    DUNGEON_LISTS.update({entry.id: entry for entry in lists.dungeon})
    PARTY_LISTS.update({entry.id: entry for entry in lists.party})


def face_of(number: str) -> int:
    """The face of a card number."""
    return FACES[number]


@cache
def faces_of(box: int, kind: str) -> tuple[int, ...]:
    """The faces of one kind in one of the boxes, ascending."""
    return tuple(card.face for card in CARDS if card.box == box and card.kind == kind)


@contextmanager
def extra_cards(party: str = "", dungeon: str = "", box: int = 3) -> Iterator[list[int]]:
    """Lay further cards, written as TOML, beside the known ones for a while; gives their faces."""
    before = len(CARDS)
    try:
        if party:
            for row in msgspec.toml.decode(party, type=_PartyFile).card:
                _add(_party_card(row, box))
        if dungeon:
            for dungeon_row in msgspec.toml.decode(dungeon, type=_DungeonFile).card:
                _add(_dungeon_card(dungeon_row, box))
        _forget_all()
        yield list(range(before, len(CARDS)))
    finally:
        for card in CARDS[before:]:
            FACES.pop(card.number, None)
            for rows in PASSIVES.values():
                rows.pop(card.face, None)
        del CARDS[before:]
        _forget_all()


def _forget_all() -> None:
    for forget in _forget:
        forget()


_load()
