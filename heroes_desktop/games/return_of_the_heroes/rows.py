"""The shape of the content files: a wrong word, figure or parameter is refused on load."""

from __future__ import annotations

from typing import Literal

from heroes_desktop.games.shared.content import NO_TEXT, Row, Text

from .kinds import Action, Fight, ItemEffect, Price, Skill, Task, Trial, Victory

Colour = Literal["beige", "blue", "red", "green", "yellow", "tower"]
Side = Literal["", "N", "E", "S", "W"]
TileKind = Literal[
    "mission", "opponent", "encounter", "item", "quest_opponent", "quest_encounter",
    "object", "event", "token", "servant", "guardian",
]  # fmt: skip


# the map


class Space(Row, frozen=True):
    """A space of a piece; `entry` is the printed side in whose middle it lies."""

    id: str
    colour: Colour
    x: float
    y: float
    name: Text
    entry: Side = ""


class Piece(Row, frozen=True):
    """A region piece at rotation 0; a line "1-2" joins the spaces with these numbers."""

    id: str
    name: Text
    lines: tuple[str, ...]
    spaces: tuple[Space, ...]


# figures


class Skills(Row, frozen=True):
    """A figure for each skill."""

    magic: int
    ranged: int
    melee: int


class Dots(Row, frozen=True):
    """The modifier of each skill in which an opponent can be challenged (RH-100, RH-101)."""

    magic: int | None = None
    ranged: int | None = None
    melee: int | None = None


class Reward(Row, frozen=True):
    """Gold, dice of gold, and cubes: each "any", one colour or two joined by a slash (RH-137 to RH-139)."""

    gold: int = 0
    dice: int = 0
    cubes: tuple[str, ...] = ()


class Names(Row, frozen=True):
    """The man and the woman on the two sides of a hero sheet."""

    man: str
    woman: str


class Finds(Row, frozen=True):
    """Hidden places a hero enters without a roll, or with a better number (RH-064 to RH-067)."""

    colour: Literal["", "red", "green", "yellow"] = ""
    spaces: tuple[str, ...] = ()
    number: int = 12


class HeroSheet(Row, frozen=True):
    """A hero's printed values; start and quest are those of the basic game."""

    id: str
    name: Text
    names: Names
    skills: Skills
    life: int
    gold: int
    move: int
    ability: Text
    start: str = ""
    quest: str = ""
    finds: Finds | None = None
    flavour: Text = NO_TEXT


class Keyed(Row, frozen=True):
    """A skill of a Nameless on which the owner of an item has another grip."""

    skill: Skill
    item: str


class Nameless(Row, frozen=True):
    """A sheet of the Nameless (RH-221 to RH-226)."""

    id: str
    name: Text
    life: int
    dots: Dots
    locked: Keyed | None = None
    double: Keyed | None = None
    leech: bool = False
    flavour: Text = NO_TEXT


class Item(Row, frozen=True):
    """Something a hero carries; with `copies` it is a good of the bazaars."""

    id: str
    name: Text
    effect: ItemEffect
    copies: int = 0
    price: int = 0
    magic: bool = False


class Tile(Row, frozen=True):
    """A tile that is no mission: hidden, from the bag, a Servant, a Guardian or the token.

    `space`: where it is placed. `item`: what it becomes in a hero's hands. `back`: what a quest tile turns
    into. `frees`: a space that needs no roll while the tile lies there. `ferry`: a crossing without toll.
    """

    id: str
    kind: TileKind
    name: Text
    space: str = ""
    hearts: int = 1
    dots: Dots | None = None
    reward: Reward = Reward()
    wins: Victory | None = None
    action: Action | None = None
    item: str = ""
    back: Text = NO_TEXT
    contest: Literal["", "magic", "ranged", "melee"] = ""
    frees: str = ""
    ferry: tuple[str, ...] = ()


# missions and quests


class Mission(Row, frozen=True):
    """A mission (blue border)."""

    id: str
    name: Text
    text: Text
    task: Task
    reward: Reward = Reward()


class Quest(Row, frozen=True):
    """A quest card (RH-186): the tiles of its two steps and its goal, a space or "home"."""

    id: str
    name: Text
    first: str
    way: Fight | Trial | Price
    reward: Reward
    second: str
    goal: str
    heals: bool = False
