"""Everything that is true at a table of Return of the Heroes, as plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from heroes_desktop.engine import State as EngineState

from .content import FIRST_GOOD, GOODS, HEROES, NAMELESS
from .land import NOWHERE, POSITIONS

Mode = Literal["basic", "standard", "solo"]

NONE = -1
"""No tile, piece or seat."""

TILES = FIRST_GOOD
"""Instances 0 to 87 are tiles, token, Servants and Guardians, in the order of their faces."""
FIRST_WARE = TILES
"""Instances 88 to 105 are the goods of the bazaars."""
WARES = sum(good.copies for good in GOODS)
SHEET = FIRST_WARE + WARES
"""Instances 106 to 111 are the sheets of the Nameless; the first is the one in the game."""
FIRST_PIECE = SHEET + len(NAMELESS)
"""Instances 112 to 127 are the region pieces, one for each position of the map."""
INSTANCES = FIRST_PIECE + POSITIONS

MOST_ITEMS = MOST_MISSIONS = 4
MOST_CUBES = 8
MOST_SKILL = 11
SOLO_TURNS = 45


class Hero(msgspec.Struct, omit_defaults=True, array_like=True, gc=False):
    """A player's sheet and figure.

    `space` is where he stands. On a line (`line` is the hidden place it leads to) he stands on no space and
    `space` is the one he set out from. `skills` are the trained values. `loads` maps a mission to the object
    or good that lies on it. `steps[k]` are the finished steps of quest `quests[k]`, `objects[k]` the tile on
    its card. `passage` is the gate whose Guardian he has beaten, as long as he has not left it.
    """

    hero: int = NONE
    woman: bool = False
    space: int = NOWHERE
    line: int = NOWHERE
    home: int = NOWHERE
    life: int = 0
    gold: int = 0
    skills: list[int] = []
    cubes: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    items: list[int] = []
    missions: list[int] = []
    loads: dict[int, int] = {}
    quests: list[int] = []
    steps: list[int] = []
    objects: list[int] = []
    gem: bool = False
    passage: int = NOWHERE


class Fight(msgspec.Struct, omit_defaults=True, gc=False):
    """A combat under way: the opponent, the chosen skill, the hearts to be hit and those hit so far."""

    foe: int
    skill: int = NONE
    hearts: int = 1
    hit: int = 0


class Test(msgspec.Struct, omit_defaults=True, gc=False):
    """Dice on the table that wait for a choice which two of them count (RH-006)."""

    skill: int
    target: int
    dice: list[int]


class State(EngineState, kw_only=True):
    """A table of Return of the Heroes.

    Faces: indices into `content.FACES`, then region pieces. `stage` names the rules that run next; `active`
    is the seat whose turn it is, `first` the first player, `round` from 1 (solo: the number of the turn).

    `board` maps spaces to the tiles there, `dropped` to items lying there. `bag` is what may be drawn;
    `servants`, `bazaar` and `unplaced` are face-down piles (top: end); `guardians` lie on the four gates
    once he is `awake`; `waiting` tiles wait for undiscovered regions, `aside` ones lie beside the board,
    `removed` are out of the game, `limbo` is between two zones. `shadow`: hearts the Shadow has gained.
    `left`: sips and armour points left of items that have been used. `possible`: of face-down tiles that
    came out of the bag, the hidden faces (one bit each) they may have, as everybody can count.

    Of the turn under way: `walked` steps, `fought`, `acted`, `took_quest`, `draws` from the bag, `used`
    tiles, `refused` items (RH-274), `met` opponents that must be fought or left. Of questions under way:
    `fight`, `test`, `damage` still to be placed, `drawn` tile to be placed, `piece` chosen before its space,
    `swap` the first piece of an exchange, `stall` goods on offer with `visitor` and `buyer`, `foe_life` of
    the Nameless in the final battle.
    """

    stage: str = "lay"
    mode: Mode = "basic"
    round: int = 1
    first: int = 0
    active: int = 0
    heroes: list[Hero] = []

    board: dict[int, list[int]] = {}
    dropped: dict[int, list[int]] = {}
    bag: list[int] = []
    servants: list[int] = []
    guardians: list[int] = []
    bazaar: list[int] = []
    unplaced: list[int] = []
    waiting: list[int] = []
    aside: list[int] = []
    removed: list[int] = []
    limbo: list[int] = []
    quest_pile: list[int] = []
    shadow: int = 0
    left: dict[int, int] = {}
    possible: dict[int, int] = {}
    awake: bool = False
    lost: bool = False

    walked: int = 0
    fought: bool = False
    acted: bool = False
    took_quest: bool = False
    draws: int = 0
    used: list[int] = []
    refused: list[int] = []
    met: list[int] = []

    fight: Fight | None = None
    test: Test | None = None
    damage: int = 0
    drawn: int = NONE
    piece: int = NONE
    swap: int = NONE
    stall: list[int] = []
    visitor: int = NONE
    buyer: int = NONE
    foe_life: int = 0

    pile_of_quests: bool = False
    token_in_bag: bool = False
    unexplored: bool = False
    hall_2000: bool = False
    rotate_regions: bool = False
    one_draw_per_turn: bool = False
    play_on: bool = False
    solo_nameless: Literal["king", "open", "hidden"] = "king"
    hero_wishes: list[str] = []
    start_wishes: list[str] = []
    first_wish: int = NONE

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
