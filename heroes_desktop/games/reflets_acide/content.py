"""All cards, tokens, Challenges and the board, read once from `content/*.toml` into plain tables."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from ..shared.content import NO_TEXT, Row, Text
from .effect_rows import AtOnce, Effect, Stat

FOLDER = Path(__file__).parent / "content"

COLOURS = ("red", "orange", "violet", "green", "blue")
STATS: tuple[Stat, ...] = ("att", "per", "int", "agi", "def")
"""Characteristics in the order of the colours and of the die faces 1 to 5."""
LETTERS = "rovgb"

Race = Literal["elf", "dwarf", "human", "beastfolk", "undead", "half_demon", "elemental"]
Alignment = Literal["good", "neutral", "evil"]
RACES: tuple[Race, ...] = ("elf", "dwarf", "human", "beastfolk", "undead", "half_demon", "elemental")


class Cost(Row, frozen=True):
    """A price in gems: so many of each colour, of any colour, of the Objective's colour."""

    gems: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    free: int = 0
    objective: int = 0

    @property
    def total(self) -> int:
        """How many gems it takes."""
        return sum(self.gems) + self.free + self.objective


def cost(text: str) -> Cost:
    """A price as the tables write it: "2r+1v", "2*" (any colour), "1c" (the Objective's colour), ""
    (free)."""
    gems, free, objective = [0] * 5, 0, 0
    for part in text.split("+") if text else ():
        number, letter = int(part[:-1]), part[-1]
        if letter == "*":
            free += number
        elif letter == "c":
            objective += number
        else:
            gems[LETTERS.index(letter)] += number
    return Cost((gems[0], gems[1], gems[2], gems[3], gems[4]), free, objective)


SkillKind = Literal["hazard", "divine", "opportunity", "shield", "signature", "catch_up"]


class Skill(Row, frozen=True):
    """One skill of a Hero or Loot; `cost` as in `content.cost`."""

    kind: SkillKind
    effect: Effect
    cost: str = ""
    price: Cost = Cost()

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "price", cost(self.cost))


class Hero(Row, frozen=True):
    """A Hero card: characteristics in the order ATT PER INT AGI DEF."""

    id: str
    name: Text
    race: Race
    alignment: Alignment
    values: tuple[int, int, int, int, int]
    vitality: int
    points: int
    skills: tuple[Skill, ...]
    quip: Text = NO_TEXT


class Objective(Row, frozen=True):
    """One test of a Trial. `points` (collective) or `stars` (individual); arrows lead to an Objective's
    number from 1, to `clear` or to `dark`. `position`: the Hero fixed by the card (0: the Golden Die)."""

    stat: Stat
    reached: str
    missed: str
    points: int = 0
    stars: int = 0
    position: int = 0


class Line(Row, frozen=True):
    """A line of a salutary Zone, bought for so many gems; `own`: no other Zone has it."""

    gems: int
    effect: AtOnce
    own: bool = False


ZoneKind = Literal["forest", "river", "cave", "camp", "hills", "mount"]
ZONE_KINDS: tuple[ZoneKind, ...] = ("forest", "river", "cave", "camp", "hills", "mount")


class Zone(Row, frozen=True):
    """A Zone card; a salutary one has `wake` (the advance of option a) and `lines` instead of a Trial."""

    id: str
    name: Text
    kind: ZoneKind
    cost: int
    value: int
    trial: tuple[Objective, ...] = ()
    clear: tuple[AtOnce, ...] = ()
    dark: tuple[AtOnce, ...] = ()
    wake: int = 0
    lines: tuple[Line, ...] = ()
    quip: Text = NO_TEXT

    @property
    def salutary(self) -> bool:
        """Whether it has no Trial (NA-164)."""
        return not self.trial


class Door(Row, frozen=True):
    """A Door card; `passage`: a sealed-door passage opens it, `sword`: the Rusty Old Sword does."""

    id: str
    name: Text
    cost: int
    rooms: int
    trial: tuple[Objective, ...] = ()
    dark: tuple[AtOnce, ...] = ()
    passage: bool = False
    sword: bool = False
    quip: Text = NO_TEXT


class Room(Row, frozen=True):
    """A Room card; `relics` are those it can give, `visit` names its visiting effect."""

    id: str
    name: Text
    cost: int
    trial: tuple[Objective, ...]
    relics: tuple[str, ...] = ()
    clear: tuple[AtOnce, ...] = ()
    dark: tuple[AtOnce, ...] = ()
    visit: Literal["", "gems", "relic", "heal", "equipment", "avatar"] = ""
    chance: bool = False
    portal: str = ""
    sacrifice: int = 0
    octogon: tuple[Objective, ...] = ()
    octogon_clear: tuple[AtOnce, ...] = ()
    octogon_dark: tuple[AtOnce, ...] = ()
    quip: Text = NO_TEXT


class Beast(Row, frozen=True):
    """A Creature or Critter."""

    id: str
    name: Text
    critter: bool
    cost: int
    value: int
    raises: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    clear: tuple[AtOnce, ...] = ()
    dark: tuple[AtOnce, ...] = ()
    quip: Text = NO_TEXT


Timing = Literal["divine", "before", "catch_up", "movement", "vitality", "won", "any"]


class DilemmaKind(Row, frozen=True):
    """The lower half shared by some Dilemmas; `targeted`: only for the board it lies on (NA-162)."""

    kind: int
    name: Text
    timings: tuple[Timing, ...]
    effect: Effect
    cards: tuple[str, ...]
    targeted: bool = False
    text: Text = NO_TEXT


class Dilemma(Row, frozen=True):
    """One Dilemma card."""

    id: str
    kind: DilemmaKind
    quip: Text = NO_TEXT

    @property
    def name(self) -> Text:
        """The name of its lower half."""
        return self.kind.name


class Loot(Row, frozen=True):
    """Loot and Relics: what they set (0: nothing), flags and gold. A windfall belongs to its
    characteristic."""

    id: str
    name: Text
    group: Literal["setter", "double", "skill", "cursed", "key", "valuable", "relic"]
    sets: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    maker: Literal["", "elven", "dwarven"] = ""
    magic: bool = False
    bars: Literal["", "elf", "dwarf"] = ""
    only: Literal["", "good", "evil"] = ""
    gold: int = 0
    windfall: bool = False
    skill: Skill | None = None
    curse: Literal["", "none", "no_brake", "no_run", "dear_skills", "vile_gem", "evil"] = ""
    use: Literal["", "sword", "passage", "antidote"] = ""
    value: int = 0
    room: str = ""
    quip: Text = NO_TEXT

    @property
    def cursed(self) -> bool:
        """Whether it must be worn and stays on its bearer (NA-D66)."""
        return self.curse != ""


class Treasure(Row, frozen=True):
    """A Treasure card."""

    id: str
    name: Text
    value: int
    effects: tuple[AtOnce, ...] = ()
    quip: Text = NO_TEXT


class Mission(Row, frozen=True):
    """A secondary mission: `of` is a race, an alignment or a kind of Equipment."""

    what: Literal["leader", "heroes", "races", "equipment", "gold", "dead"]
    points: int
    of: str = ""
    n: int = 1


class Quest(Row, frozen=True):
    """A Quest: Rooms of its steps, Relic, power of step II, missions."""

    id: str
    name: Text
    type: Literal["neutral", "beneficent", "maleficent"]
    opposed: str
    relic: str
    rooms: tuple[str, str, str]
    power: tuple[AtOnce, ...]
    missions: tuple[Mission, ...]
    main: int = 15
    thwarted: int = 5
    quip: Text = NO_TEXT


class Challenge(Row, frozen=True):
    """A Challenge with its place in the campaign's grid; `reward` is what one tick gives in words."""

    id: str
    name: Text
    difficulty: Literal["easy", "normal", "difficult"]
    gap: int
    row: int
    column: int
    reward: Text
    gems: int = 0
    heroes: int = 0
    loot: int = 0
    zones: tuple[ZoneKind, ...] = ()
    doors: int = 0
    quests: int = 0
    quip: Text = NO_TEXT


class Token(Row, frozen=True):
    """A kind of Mystery token."""

    id: Literal["purse", "vision", "bonus_die", "chance", "gem_tax", "unforeseen_tax", "peril"]
    name: Text
    golden: bool
    quip: Text = NO_TEXT


class Space(Row, frozen=True):
    """One space of the board as drawn (NA-D03)."""

    number: int
    kind: Literal["city", "grey", "intersection", "plain", "chance", "red", "zone", "door", "corridor"]
    x: float
    y: float
    zone: Literal["", "forest", "river", "cave", "camp", "hills", "mount"] = ""


class Shortcut(Row, frozen=True):
    """A Perilous Shortcut."""

    number: int
    start: int
    target: int
    x: float
    y: float


class BoardPlan(Row, frozen=True):
    """The board: `red` is the number of the Avatar's own spaces."""

    red: int
    space: tuple[Space, ...]
    shortcut: tuple[Shortcut, ...]


class _Heroes(Row, frozen=True):
    hero: tuple[Hero, ...]


class _Hazards(Row, frozen=True):
    zone: tuple[Zone, ...]
    door: tuple[Door, ...]
    room: tuple[Room, ...]


class _DilemmaQuip(Row, frozen=True):
    id: str
    quip: Text


class _Unforeseen(Row, frozen=True):
    beast: tuple[Beast, ...]
    dilemma: tuple[DilemmaKind, ...]
    card: tuple[_DilemmaQuip, ...] = ()


class _Equipment(Row, frozen=True):
    loot: tuple[Loot, ...]
    relic: tuple[Loot, ...]
    treasure: tuple[Treasure, ...]


class _Quests(Row, frozen=True):
    quest: tuple[Quest, ...]
    challenge: tuple[Challenge, ...]
    token: tuple[Token, ...]


T = TypeVar("T")


def _read(name: str, kind: type[T]) -> T:
    return msgspec.toml.decode((FOLDER / f"{name}.toml").read_bytes(), type=kind)


HEROES: tuple[Hero, ...] = _read("heroes", _Heroes).hero
_hazards = _read("hazards", _Hazards)
ZONES: tuple[Zone, ...] = _hazards.zone
DOORS: tuple[Door, ...] = _hazards.door
ROOMS: tuple[Room, ...] = _hazards.room
_unforeseen = _read("unforeseen", _Unforeseen)
BEASTS: tuple[Beast, ...] = _unforeseen.beast
"""Critters B01–B06, then Creatures C01–C18."""
DILEMMA_KINDS: tuple[DilemmaKind, ...] = _unforeseen.dilemma
_quips = {row.id: row.quip for row in _unforeseen.card}
DILEMMAS: tuple[Dilemma, ...] = tuple(
    sorted(
        (Dilemma(card, kind, _quips.get(card, NO_TEXT)) for kind in DILEMMA_KINDS for card in kind.cards),
        key=lambda row: row.id,
    )
)
_equipment = _read("equipment", _Equipment)
LOOT: tuple[Loot, ...] = _equipment.loot
RELICS: tuple[Loot, ...] = _equipment.relic
TREASURES: tuple[Treasure, ...] = _equipment.treasure
_quests = _read("quests", _Quests)
QUESTS: tuple[Quest, ...] = _quests.quest
CHALLENGES: tuple[Challenge, ...] = _quests.challenge
TOKENS: tuple[Token, ...] = _quests.token
BOARD: BoardPlan = _read("board", BoardPlan)

QUEST_INDEX: dict[str, int] = {quest.id: index for index, quest in enumerate(QUESTS)}
CHALLENGE_INDEX: dict[str, int] = {row.id: index for index, row in enumerate(CHALLENGES)}

# faces: what an instance can show

Card = Hero | Beast | Dilemma | Loot | Zone | Door | Room | Treasure | Token
FACES: tuple[Card, ...] = (
    *HEROES, *BEASTS, *DILEMMAS, *LOOT, *RELICS, *ZONES, *DOORS, *ROOMS, *TREASURES, *TOKENS
)  # fmt: skip

BEAST_FACE = len(HEROES)
DILEMMA_FACE = BEAST_FACE + len(BEASTS)
LOOT_FACE = DILEMMA_FACE + len(DILEMMAS)
RELIC_FACE = LOOT_FACE + len(LOOT)
ZONE_FACE = RELIC_FACE + len(RELICS)
DOOR_FACE = ZONE_FACE + len(ZONES)
ROOM_FACE = DOOR_FACE + len(DOORS)
TREASURE_FACE = ROOM_FACE + len(ROOMS)
TOKEN_FACE = TREASURE_FACE + len(TREASURES)

FACE: dict[str, int] = {card.id: face for face, card in enumerate(FACES)}
"""The face of a card or kind of token by its id."""

DIFFICULTY = {"easy": 2, "normal": 3, "difficult": 4}
"""Gems and Unforeseen of a Reveal phase, gems for a refused Dilemma (NA-030, NA-031)."""


def hero(face: int) -> Hero:
    """The Hero a card shows."""
    return HEROES[face]


def equipment(face: int) -> Loot:
    """The Loot or Relic a card shows."""
    return LOOT[face - LOOT_FACE] if face < RELIC_FACE else RELICS[face - RELIC_FACE]


def beast(face: int) -> Beast:
    """The Creature or Critter a card shows."""
    return BEASTS[face - BEAST_FACE]


def dilemma(face: int) -> Dilemma:
    """The Dilemma a card shows."""
    return DILEMMAS[face - DILEMMA_FACE]


def is_dilemma(face: int) -> bool:
    """Whether an Unforeseen is a Dilemma."""
    return DILEMMA_FACE <= face < LOOT_FACE


def zone(face: int) -> Zone:
    """The Zone a card shows."""
    return ZONES[face - ZONE_FACE]


def door(face: int) -> Door:
    """The Door a card shows."""
    return DOORS[face - DOOR_FACE]


def room(face: int) -> Room:
    """The Room a card shows."""
    return ROOMS[face - ROOM_FACE]


def token(face: int) -> Token:
    """The kind of a Mystery token."""
    return TOKENS[face - TOKEN_FACE]


def points(face: int) -> int:
    """The Epic Points of a card in the Pouch or on the Points Pile (NA-D41): Dilemmas 1, Loot 0."""
    card = FACES[face]
    if isinstance(card, Hero):
        return card.points
    if isinstance(card, Dilemma):
        return 1
    if isinstance(card, Zone | Beast | Treasure | Loot):
        return card.value
    return 0
