"""Everything that is true at a table of Heldentaufe, as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from heroes_desktop.engine import State as EngineState
from heroes_desktop.engine.hexgrid import cell

from .content import HEROES

CAMPFIRE = cell(0, 0)
"""Where every hero starts and where the game is won (HT-002, HT-024)."""

ABOVE = -1
"""`Hero.space` of a hero on the surface."""

NOWHERE = -1
"""`Hero.place` of a defeated hero until somebody has placed him (`State.fallen` is his seat)."""

GONE = -1
"""`Monster.space` of a monster off the board."""

ASLEEP = -1
"""`State.chief` while nobody is below."""

NOBODY = -1

TILES = 42
"""Instances 0 to 41 are the surface tiles (0: the campfire)."""
FIRST_MISSION = TILES
"""Instances 42 to 64 are the missions."""
FIRST_DANGER = FIRST_MISSION + 23
"""Instances 65 to 69 are the danger tokens; token 65 + k lies on danger space k + 1 (D1 to D5)."""

BOOTS, RING, SWORD = range(3)
"""Kinds of equipment."""
APPLE, FISH, MUSHROOM = range(3)
"""Kinds of food."""
HEALING, RAGE, TELEPORT = range(3)
"""Kinds of potions; recipe number − 1."""
NO_POTION = -1


class Hero(msgspec.Struct, omit_defaults=True, array_like=True, gc=False):
    """One player's hero and board.

    `pieces` holds the values of all boots, rings and swords, best first: the first of a kind is in its slot,
    the others lie in the backpack (HT-D15). `place` is a surface cell; it counts while `space` is ABOVE.
    `space` is an index into the underworld's spaces. `turned`: the potion on the belt is in use.
    `hand` holds mission instances; `dealt` those of them that are there since the first deal (their colour is
    known by counting: 2 red, 1 blue).
    """

    hero: int = -1
    hearts: int = 0
    points: int = 0
    pieces: list[list[int]] = msgspec.field(default_factory=lambda: [[], [], []])
    food: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    potion: int = NO_POTION
    turned: bool = False
    hand: list[int] = []
    dealt: list[int] = []
    place: int = CAMPFIRE
    space: int = ABOVE


class Monster(msgspec.Struct, omit_defaults=True, array_like=True, gc=False):
    """A monster; its top tooth is the end of `teeth`. Without teeth it is out of the game (HT-173)."""

    space: int = GONE
    hearts: int = 0
    teeth: list[int] = []


class Reserve(msgspec.Struct, omit_defaults=True, array_like=True, gc=False):
    """Tokens nobody owns: `pieces[kind][value − 1]`, `food[kind]`, `potions[kind]`; teeth never run out."""

    pieces: list[list[int]] = msgspec.field(default_factory=lambda: [[9, 7, 5], [9, 7, 5], [9, 7, 5]])
    food: list[int] = msgspec.field(default_factory=lambda: [14, 14, 14])
    potions: list[int] = msgspec.field(default_factory=lambda: [8, 6, 6])


class State(EngineState, kw_only=True):
    """A table of Heldentaufe.

    Faces: indices into `content.FACES` (tile kinds, missions, danger sides). `stage` names the rules
    that run next. `active` is the seat whose turn it is, `first` the first player, `round` from 1.
    `surface` maps cells to tile instances in order of discovery; `pile`, `missions` are face-down piles (top:
    end), `removed` tiles back in the box. `dangers[k]`: the token on danger space k + 1 still lies there.
    `chief`: the seat the monster chief stands behind. Of the turn under way: `used` action points, `free`
    actions taken, `traded` at the merchant, `arrived` on the present tile in this turn. `commander`, `orders`
    (monster AP left) and `claims` belong to the monster turn and to joint questions; `fallen` is the defeated
    hero being placed, `placer` who places him. `automated` are seats bound by HT-217.

    Two things everybody can remember about hidden cards: `batches` numbers, for each mission from instance
    42 on, the shuffle after which it last lay in the draw pile (empty until the first reshuffle), because the
    cards of a discard pile were public; `ruled_out` says of missions in hand that they are not what
    would have been shown on an armed trap (bit 0) or when monster m fell (bit m + 1).
    """

    stage: str = "heroes"
    round: int = 1
    first: int = 0
    active: int = 0
    heroes: list[Hero] = []
    reserve: Reserve = msgspec.field(default_factory=Reserve)

    surface: dict[int, int] = {}
    pile: list[int] = []
    removed: list[int] = []
    missions: list[int] = []
    discard: list[int] = []

    monsters: list[Monster] = []
    dangers: list[bool] = []
    chest: bool = True
    chief: int = ASLEEP

    used: int = 0
    free: int = 0
    traded: bool = False
    arrived: bool = False

    commander: int = NOBODY
    orders: int = 0
    claims: list[int] = []
    fallen: int = NOBODY
    placer: int = NOBODY

    batches: list[int] = []
    ruled_out: dict[int, int] = {}

    automated: list[int] = []
    teeth: str = "fixed"
    removal: str = "random"
    wishes: list[str] = []
    first_wish: int = NOBODY

    @property
    def turn(self) -> int:
        """Rounds, under the name every game uses for its length."""
        return self.round

    @property
    def roles(self) -> tuple[str, ...]:
        """The hero of each seat, for counting who wins; empty until all are known."""
        if any(hero.hero < 0 for hero in self.heroes):
            return ()
        return tuple(HEROES[hero.hero].id for hero in self.heroes)


Args = tuple[Any, ...]
"""Words and numbers of an option; which, its act says."""
