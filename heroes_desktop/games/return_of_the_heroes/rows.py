"""The shape of the content files: a wrong word, figure or parameter is refused on load."""

from __future__ import annotations

from typing import Literal

from heroes_desktop.games.shared.content import NO_TEXT, Row, Text

Skill = Literal["magic", "ranged", "melee"]
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


# what items do


class ItemSkill(Row, frozen=True, tag_field="do", tag="skill"):
    """Adds to a skill."""

    skill: Skill
    bonus: int


class Haste(Row, frozen=True, tag_field="do", tag="haste"):
    """Adds to the movement."""

    bonus: int


class Speed(Row, frozen=True, tag_field="do", tag="speed"):
    """Sets the movement."""

    value: int


class Sips(Row, frozen=True, tag_field="do", tag="sips"):
    """Heals sip by sip."""

    count: int


class Armour(Row, frozen=True, tag_field="do", tag="armour"):
    """Takes damage in place of life."""

    points: int


class Shield(Row, frozen=True, tag_field="do", tag="shield"):
    """Takes damage in place of life, beside an armour."""

    points: int


class Flight(Row, frozen=True, tag_field="do", tag="flight"):
    """Flies to a neighbouring region."""


class SureFoot(Row, frozen=True, tag_field="do", tag="sure_foot"):
    """Never rolls for a hidden place."""


ItemEffect = ItemSkill | Haste | Speed | Sips | Armour | Shield | Flight | SureFoot


class Item(Row, frozen=True):
    """Something a hero carries; with `copies` it is a good of the bazaars."""

    id: str
    name: Text
    effect: ItemEffect
    copies: int = 0
    price: int = 0
    magic: bool = False


# what encounters do


class Seer(Row, frozen=True, tag_field="do", tag="seer"):
    """Pay, look into the bag, choose a tile (RH-227)."""

    gold: int


class Beggar(Row, frozen=True, tag_field="do", tag="beggar"):
    """Pay and roll a die: up to `best` a cube (RH-228)."""

    gold: int
    best: int


class Teleport(Row, frozen=True, tag_field="do", tag="teleport"):
    """Roll a die: up to `anywhere` to any beige space, else to one edge (RH-229)."""

    anywhere: int


class Train(Row, frozen=True, tag_field="do", tag="train"):
    """Pay a master and learn by failing (RH-143)."""

    skill: Skill
    gold: int


class Bazaar(Row, frozen=True, tag_field="do", tag="bazaar"):
    """Lay out goods (RH-169, RH-170)."""

    goods: int


class Coach(Row, frozen=True, tag_field="do", tag="coach"):
    """Pay and take the tile as an item (RH-232)."""

    gold: int


class Broom(Row, frozen=True, tag_field="do", tag="broom"):
    """Make a test and take the tile as an item (RH-238)."""

    skill: Skill
    modifier: int


class Mice(Row, frozen=True, tag_field="do", tag="mice"):
    """Make a test of any skill and look at the Nameless (RH-233)."""


class Pillar(Row, frozen=True, tag_field="do", tag="pillar"):
    """Pay, make a test, exchange two region pieces (RH-235)."""

    skill: Skill
    gold: int


class Spring(Row, frozen=True, tag_field="do", tag="spring"):
    """Heal a die's worth (RH-237)."""

    sides: int


Action = Seer | Beggar | Teleport | Train | Bazaar | Coach | Broom | Mice | Pillar | Spring

# what opponents do when they win


class Poison(Row, frozen=True, tag_field="do", tag="poison"):
    """Sets the life points instead of taking one (RH-110)."""

    life: int


class Grow(Row, frozen=True, tag_field="do", tag="grow"):
    """Gains hearts (RH-111)."""

    hearts: int


class Plunder(Row, frozen=True, tag_field="do", tag="rob"):
    """Takes gold as well (RH-275)."""

    gold: int


Victory = Poison | Grow | Plunder


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


class Travel(Row, frozen=True, tag_field="do", tag="travel"):
    """Be at a space (RH-151)."""

    to: str


class Robbery(Row, frozen=True, tag_field="do", tag="rob"):
    """Be at another hero's home (RH-153)."""


class Learn(Row, frozen=True, tag_field="do", tag="learn"):
    """Visit a master (RH-154)."""

    skill: Skill
    master: str


class Deliver(Row, frozen=True, tag_field="do", tag="deliver"):
    """Bring a good of the bazaars to a tile (RH-156, RH-157)."""

    item: str
    to: str


class Fetch(Row, frozen=True, tag_field="do", tag="fetch"):
    """Pick an object up and bring it to a space (RH-158)."""

    object: str
    to: str


Task = Travel | Robbery | Learn | Deliver | Fetch


class Mission(Row, frozen=True):
    """A mission (blue border)."""

    id: str
    name: Text
    text: Text
    task: Task
    reward: Reward = Reward()


class Fight(Row, frozen=True, tag_field="do", tag="fight"):
    """Step 1 is a combat."""


class Trial(Row, frozen=True, tag_field="do", tag="test"):
    """Step 1 is a skill test (RH-195)."""

    skill: Skill


class Price(Row, frozen=True, tag_field="do", tag="pay"):
    """Step 1 is a purchase (RH-197)."""

    gold: int


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
