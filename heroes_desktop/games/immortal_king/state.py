"""Everything that is true at a table of Immortal King, as plain data."""

from __future__ import annotations

import msgspec

from heroes_desktop.engine import State as EngineState

FINAL = -1
"""The place of the final monster, where a corridor number is asked for."""

NOBODY = -1
"""The dungeon master's seat in solo play."""

DUNGEON_SIZE = 48
"""Instances 0 to 47 are the dungeon cards; the party player's equipment cards follow."""

MOST_COURAGE = 10
MOST_FEAR = 10
MOST_TOKENS = 4


class Corridor(msgspec.Struct, omit_defaults=True, gc=False):
    """One path: a pile (its top is its end) and the guard in front of it (-1: none)."""

    pile: list[int] = []
    guard: int = -1
    up: bool = True
    token: bool = False


class Fight(msgspec.Struct, omit_defaults=True, gc=False):
    """The fight going on. Values at its start stay fixed (IK-070); `power` and `total` follow every change.

    `dice` and `sides` go together; the highest die counts (IK-252). `sizes` are die sizes fixed by
    effects before the roll (IK-250), `extra` the sizes of further dice for the first roll.
    `silenced` names the cards whose abilities are off (-1: the final monster).
    """

    lane: int
    card: int
    face: int
    adventurers: int
    mana: int
    courage: int
    fear: int
    power_die: int = 0
    power: int = 0
    throw: bool = False
    with_die: bool = False
    pounced: bool = False
    sizes: list[int] = []
    extra: list[int] = []
    dice: list[int] = []
    sides: list[int] = []
    multiplier: int = 1
    bonuses: list[tuple[int, int]] = []
    permanent: int = 0
    lowered: int = 0
    silenced: list[int] = []
    used: list[int] = []
    fresh: bool = False
    total: int = 0
    hands: list[str] = []
    outcome: str = ""


class Lasting(msgspec.Struct, omit_defaults=True, gc=False):
    """An effect row that lasts until the end of the turn; `lane` where it names one guard."""

    face: int
    slot: str
    row: int
    lane: int = -2


class SeatPlan(msgspec.Struct, omit_defaults=True, gc=False):
    """The lists one seat brought along, as faces; `secret` when they came from `Setup.secrets`."""

    adventurers: list[int] | None = None
    equipment: list[int] | None = None
    dungeon: list[int] | None = None
    final: int | None = None
    random_dungeon: bool = False
    secret: bool = False


class Plan(msgspec.Struct, omit_defaults=True, gc=False):
    """What `Setup` decided in advance; None means: ask. Emptied when the set-up is over."""

    box: int | None = None
    constructed: bool | None = None
    sides: str | None = None
    scenario: str | None = None
    seats: list[SeatPlan] = []


class State(EngineState, kw_only=True):
    """A table of Immortal King.

    Faces are indices into `content.CARDS`. `stage` names the rules that run next, `phase` is for
    people. `party` and `dm` are seats. `adventurers` are faces, `mana` goes with them. `using` is the
    potion whose effect is under way. `revealed`: the adventurers are public. `copies`: owned boxes of
    the party player and of the dungeon master. `off`: tools of the dungeon master that are switched
    off. `targets` and `looking` show a choice under way.
    `second_fight`: 1 granted for this turn, 2 being fought.
    """

    stage: str = "sides"
    phase: str = "setup"
    turn: int = 0
    party: int = 0
    dm: int = 1
    box: int = 1
    constructed: bool = False
    open_lists: bool = False
    advanced: bool = False
    copies: list[list[int]] = []
    off: list[str] = []
    plan: Plan = msgspec.field(default_factory=Plan)

    adventurers: list[int] = []
    mana: list[bool] = []
    courage: int = 0
    hidden: list[int] = []
    shown: list[int] = []
    collection: list[int] = []
    won: list[int] = []
    discard: list[int] = []
    using: int = -1

    fear: int = 0
    final: int = -1
    final_beaten: bool = False
    corridors: list[Corridor] = []
    dungeon_list: list[int] = []
    revealed: bool = True

    fight: Fight | None = None
    second_fight: int = 0
    lasting: list[Lasting] = []
    targets: list[int] = []
    looking: list[int] = []

    scenario: str = ""
    fate: list[int] = []
    quests_used: list[int] = []
    defeated: int = 0

    @property
    def solo(self) -> bool:
        """Whether nobody plays the dungeon (IK-204)."""
        return self.dm < 0

    @property
    def the_fight(self) -> Fight:
        """The fight going on, for what is asked only while there is one."""
        assert self.fight is not None
        return self.fight
