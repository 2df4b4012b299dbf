"""What items, encounters, opponents, missions and quests do: one row type for each kind of effect.

The word after `do` in a content file names the kind; parameters a kind does not have are refused on load.
"""

from __future__ import annotations

from typing import Literal

from heroes_desktop.games.shared.content import Row

Skill = Literal["magic", "ranged", "melee"]


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


# what missions and quests ask for


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


class Fight(Row, frozen=True, tag_field="do", tag="fight"):
    """Step 1 is a combat."""


class Trial(Row, frozen=True, tag_field="do", tag="test"):
    """Step 1 is a skill test (RH-195)."""

    skill: Skill


class Price(Row, frozen=True, tag_field="do", tag="pay"):
    """Step 1 is a purchase (RH-197)."""

    gold: int
