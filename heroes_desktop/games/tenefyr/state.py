"""Everything that is true at a table of Heroes of Tenefyr, as plain data."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from heroes_desktop.engine import Choice
from heroes_desktop.engine import State as EngineState
from heroes_desktop.engine.joint import Deciding

from .content import DIFFICULTIES, HEROES

NOBODY = -1
NOTHING = -1
"""No card."""

VILLAGE = -1
"""`State.place` while the heroes are in the village."""
LAIR = -2
"""`State.place` while they fight the Boss pile."""

Op: TypeAlias = Literal["plus", "minus", "double", "cap", "lift"]


class Change(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One change to the power of a card (TF-D18). `source` is the face that causes it; `lasting` ones
    come from a rule and leave with it."""

    op: Op
    amount: int
    source: int
    lasting: bool = False


class Played(msgspec.Struct, array_like=True, gc=False):
    """A card in play. `turn` is the turn of the fight in which it was played, counted from 0.

    `base` is its printed power or what replaced it (LO-28). `own` are the changes fastened to it, `changes`
    all that were in force when its `value` was settled. `drawn`: it was drawn outside a draw step (EN-23).
    `banned`: it counts 0 for the rest of the fight (BO-04).
    """

    card: int
    seat: int
    turn: int
    base: int
    value: int
    own: list[Change] = []
    changes: list[Change] = []
    drawn: bool = False
    banned: bool = False


class Boost(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A change for all Standard cards, or all Standard 0, that a player plays in one turn (LO-06, LO-40)."""

    seat: int
    turn: int
    op: Op
    amount: int
    source: int
    misses_only: bool = False


class Bonus(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Power of a player, or in solo of a turn, that belongs to no card: a doubled total (TF-D19)."""

    seat: int
    turn: int
    amount: int
    source: int


class PowerChange(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A fixed change of the enemy's power; `source` is the face that causes it (TF-D84)."""

    amount: int
    source: int


class Turn(msgspec.Struct, array_like=True, gc=False):
    """One turn of a fight, waiting in the queue or under way (TF-D10).

    `larger` is what effects add to its hand size, `size` a hand size that ignores all sums (0: none).
    `shield`: its first rejected hand is shuffled back (LO-27). `rejected` counts its rejected hands.
    """

    seat: int
    larger: int = 0
    size: int = 0
    shield: bool = False
    extra: bool = False
    rejected: int = 0


class Fight(msgspec.Struct, omit_defaults=True, gc=False):
    """The fight under way against one enemy card.

    `turn` is under way, `queue` still to come, `taken` how many have been finished, and `finished` by whom.
    `event`: what BO-01 or BO-16 has brought (0: nothing). `silenced`: LO-24. `exchanged`: EN-09 has happened.
    `drawn` are cards in a hand that came there outside a draw step. `promised` and `borrowed` are faces of
    cards that leave when the fight ends (TF-D88, TF-D86). `namer`: who played LO-42 last. `result` is "won",
    "lost" or "broken" once the fight is over, `winner` in whose turn the enemy fell, `margin` by how much.
    `kept` says where the beaten card has gone instead of becoming loot.
    """

    enemy: int
    changes: list[PowerChange] = []
    queue: list[Turn] = []
    turn: Turn | None = None
    taken: int = 0
    finished: list[int] = []
    played: list[Played] = []
    boosts: list[Boost] = []
    bonuses: list[Bonus] = []
    event: int = 0
    silenced: bool = False
    exchanged: bool = False
    drawn: list[int] = []
    promised: list[int] = []
    borrowed: list[int] = []
    namer: int = NOBODY
    result: Literal["", "won", "lost", "broken"] = ""
    winner: int = NOBODY
    margin: int = 0
    kept: Literal["", "pile", "reserve"] = ""
    receiver: int = NOBODY
    ambush: bool = False


class Player(msgspec.Struct, omit_defaults=True, array_like=True, gc=False):
    """One player: heroes, draw pile (top: end), hand, discard pile. Cards in play are in the fight.

    `larger`: RW-07 for the first fight of the next visit. `spare`: how many times RW-08 can be used in it.
    """

    heroes: list[int] = []
    pile: list[int] = []
    hand: list[int] = []
    discard: list[int] = []
    larger: int = 0
    spare: int = 0


class Dungeon(msgspec.Struct, omit_defaults=True, array_like=True, gc=False):
    """A pile of enemies; its top is the end of `cards`. `up` are those that lie face up."""

    level: int = 5
    cards: list[int] = []
    up: list[int] = []
    reward: int = NOTHING


class Tally(msgspec.Struct, omit_defaults=True, array_like=True, gc=False):
    """What the end page and statistics tell of the match."""

    visits: int = 0
    fights: int = 0
    won: int = 0
    cleared: int = 0
    expelled: int = 0
    highest: int = 0
    stages: int = 0
    removed: int = 0


class State(EngineState, kw_only=True):
    """A table of Heroes of Tenefyr.

    `stage` names the rules that run next. Faces are indices into `content.FACES`. `place` is the dungeon the
    heroes are in (VILLAGE, LAIR). `dungeons` keep their number when they are cleared. `reserve[level − 1]`
    are the face-down piles of the reserve (top: end), `removed` its open part, `box` what is out of the game.
    `weaker`: RW-16 for the next visit, `shields`: unused RW-13. `reward` is the Reward card being resolved,
    `choosers` the seats that still choose on it.

    While a choice of several cards or an order is made: `picked` are the faces or instances chosen so far,
    `looked` the cards being looked at, which everybody sees. `held` are cards taken from the reserve that
    have not reached a deck yet.

    What everybody can remember of hidden cards: `marked` are faces that EN-36 has marked, `whereabouts` says
    of a card seen before it was hidden again in which places it may lie now, and `mixed` which cards of the
    Boss pile were last shuffled together.

    `wishes`, `boss_wish`, `difficulty_wish`, `first_wish`, `absent_wish` are answers given with the setup.
    """

    stage: str = "heroes"
    players: list[Player] = []
    dungeons: list[Dungeon] = []
    lair: Dungeon = msgspec.field(default_factory=Dungeon)
    reserve: list[list[int]] = []
    removed: list[int] = []
    box: list[int] = []
    boss: int = NOBODY
    difficulty: str = ""
    pawn: int = 0
    token: int = 0
    place: int = VILLAGE
    fight: Fight | None = None
    first_fight: bool = False
    weaker: int = 0
    shields: int = 0
    reward: int = NOTHING
    choosers: list[int] = []
    tally: Tally = msgspec.field(default_factory=Tally)

    picked: list[int] = []
    looked: list[int] = []
    held: list[int] = []
    votes: list[Choice] = []

    marked: list[int] = []
    whereabouts: dict[int, list[int]] = {}
    mixed: list[int] = []

    deciding: Deciding = Deciding()
    best_order: bool = False
    absent: bool = False
    wishes: list[list[str]] = []
    boss_wish: str = ""
    difficulty_wish: str = ""
    first_wish: int = NOBODY
    first_random: bool = False
    absent_wish: int = NOBODY

    @property
    def turn(self) -> int:
        """Visits, under the name every game uses for its length."""
        return self.tally.visits

    @property
    def roles(self) -> tuple[str, ...]:
        """The heroes of each seat, for counting who wins; empty until all are known."""
        if any(not player.heroes for player in self.players):
            return ()
        return tuple("+".join(HEROES[hero].id for hero in player.heroes) for player in self.players)

    @property
    def solo(self) -> bool:
        """One player with two turns, not two players (TF-145 to TF-153)."""
        return len(self.players) == 1

    @property
    def at_boss(self) -> bool:
        """Whether the heroes fight the Boss pile."""
        return self.place == LAIR


def own_word(word: str, words: tuple[str, ...] = DIFFICULTIES) -> str:
    """The room's own string for a word that was read from somewhere."""
    return words[words.index(word)]
