"""Everything that is true at a table of Reflets d'Acide, as plain data."""

from __future__ import annotations

import msgspec

from heroes_desktop.engine import State as EngineState

from .content import TOKEN_FACE, TOKENS

NOBODY = -1
NOTHING = -1

GREEN, RED, GREY = range(3)
"""Colours of Mystery tokens."""
FIRST_TOKEN = TOKEN_FACE
"""Instances below show cards (in the beginning the face of the same number); from here on they are Mystery
tokens: seven green ones, seven red ones, seven grey ones."""
TOTAL = FIRST_TOKEN + 3 * len(TOKENS)


def token_colour(instance: int) -> int:
    """The colour of a Mystery token; everybody sees it."""
    return (instance - FIRST_TOKEN) // len(TOKENS)


class Member(msgspec.Struct, omit_defaults=True, array_like=True, gc=False):
    """A Hero of the team; its place in `State.team` is its position. `marker` 0: unwounded. `card` −1: the
    gap a Hero has left until the row closes (NA-D97)."""

    card: int = NOTHING
    marker: int = 0
    worn: list[int] = []
    stored: list[int] = []


class Board(msgspec.Struct, omit_defaults=True, array_like=True, gc=False):
    """An influence board: gems by colour, waiting Dilemmas, waiting golden tokens."""

    gems: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0, 0])
    dilemmas: list[int] = []
    tokens: list[int] = []


class Vile(msgspec.Struct, omit_defaults=True, array_like=True, gc=False):
    """The Vile board: gems, Quest on its notch, team (top card last), Points Pile, token places.

    `blocked`: their Relic was gone when Room I was revealed (NA-157). `red[n]` is the token on place n + 1,
    −1 for none. `down`: cards of the Points Pile that lie face down (NA-279).
    """

    gems: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0, 0])
    quest: int = NOTHING
    notch: int = 0
    blocked: bool = False
    heroes: list[int] = []
    pile: list[int] = []
    down: list[int] = []
    red: list[int] = []
    grey: list[int] = []


class Hazard(msgspec.Struct, omit_defaults=True, gc=False):
    """The Hazard being resolved.

    `kind`: zone, door or room. `card`: its instance. `purpose` of a Room's Trial: relic, use (step II),
    octuple, octogon. `drawn`: Unforeseen drawn so far in the Reveal phase. `beasts`: Creatures and Critters
    in play in the order of drawing; `bothered[i]`: the Hero card under the i-th of them, −1 for nobody.
    `bought`: lines of a salutary Zone. `won`: how the Trial ended; `left`: beasts whose outcome is still to
    come. `indulged`: Treasure or Octogon have been had this turn (NA-D37).
    """

    kind: str
    place: int
    card: int = NOTHING
    purpose: str = ""
    revealing: bool = False
    drawn: int = 0
    beasts: list[int] = []
    bothered: list[int] = []
    bought: list[int] = []
    downhill: bool = False
    won: bool = False
    left: list[int] = []
    indulged: bool = False


class Trial(msgspec.Struct, omit_defaults=True, gc=False):
    """A Trial under way.

    `objective`: its number from 0. `hero`: the card concerned by an individual Objective. `lowered`: what
    lowers the present Objective, one entry per source; `lowered_all`: what lowers it and all later ones.
    `rolled`: dice of each board not yet assigned; `dice`: one value per position (collective) or five
    (individual), 0 for a die taken off. `phase`: before, dice or after. `windfalls`: Loot that have given
    theirs; `dead`: Heroes who died in this Trial.
    """

    objective: int = 0
    phase: str = "before"
    hero: int = NOTHING
    lowered: list[int] = []
    lowered_all: list[int] = []
    rolled: list[list[int]] = []
    dice: list[int] = []
    ignore_sixes: bool = False
    substituted: bool = False
    perfect: bool = False
    windfalls: list[int] = []
    dead: list[int] = []


class Test(msgspec.Struct, omit_defaults=True, gc=False):
    """A Hero at risk. `die` 0: a Life Point is about to be lost; `winner`: who wins the Hero if it dies."""

    hero: int
    cause: str
    winner: str
    die: int = 0


class State(EngineState, kw_only=True):
    """A table of Reflets d'Acide.

    Faces: indices into `content.FACES`. `stage` names the rules that run next, `turn` counts from 1 (0:
    set-up), `guide` is the active seat. Places of `pawn` and `avatar` are those of `track`. `golden`: the
    Golden Die (0: not rolled yet). `tokens[space]`: the face-down Mystery token there. `zones[k]`: the
    cards on Zone slot k; `rooms[n]`: the card in slot n + 1, `rooms_up`, `notches` and `rooms_won` (as a
    Relic Room) beside it. Piles have their top at the end. `gone`: out of the game. `limbo`: gems on their
    way. `quest` is the team's, `quests` the ones drawn for the Vile. `deadline`: the turn after which the
    Vile have won (0: no countdown).

    Of the turn under way: `used` skills (card × 2 + number), `blessed`, `slow` (taken from the Avatar's
    advance by a Blessing), `crawl` (Dilemma kind 16), `advance` (what the Avatar still advances), `stride`
    (added to the potential), `pass_zone`, `pace` (walk, run, stay), `dice` (running die and added dice),
    `left` (potential unused), `passage` (linked Portals used), `entered` (the pawn's own move ended in this
    Room), `revealed` (a Reveal phase took place). `echoes`: the two results to choose from.

    Being dealt with right now: `token` (a Mystery token revealed or played), `shown` (Unforeseen or Heroes
    turned up), `loose` (Equipment to be placed), `moved` (cards moved in this window of redistribution),
    `gem` (its colour), `debt` (gems or points still due), `hazard`, `trial`, `test`.

    `batches[i]`: the shuffle after which card i last lay in a draw pile, if a discard pile was turned over:
    everybody can count what was in it.
    """

    stage: str = "board"
    seats: int = 1
    turn: int = 0
    guide: int = 0
    challenge: int = NOTHING
    token_mode: str = ""
    ticks: list[int] = []

    pawn: int = 0
    avatar: int = 0
    golden: int = 0
    team: list[Member] = []
    boards: list[Board] = []
    vile: Vile = msgspec.field(default_factory=Vile)

    heroes: list[int] = []
    heroes_discard: list[int] = []
    loot: list[int] = []
    loot_discard: list[int] = []
    relics: list[int] = []
    unforeseen: list[int] = []
    unforeseen_discard: list[int] = []
    pouch: list[int] = []
    gone: list[int] = []
    bag: list[int] = []
    limbo: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0, 0])

    tokens: list[int] = []
    zones: list[list[int]] = []
    doors: list[int] = []
    door_up: bool = False
    door_open: bool = False
    door_notch: int = 0
    rooms: list[int] = []
    rooms_up: list[bool] = []
    notches: list[int] = []
    rooms_won: list[bool] = []
    treasure: int = NOTHING
    treasure_taken: bool = False
    portal: bool = False
    octogon: bool = False
    step_two: bool = False
    quest: int = NOTHING
    quests: list[int] = []
    deadline: int = 0
    echo: bool = False
    quiet: bool = False

    candidates: list[int] = []
    replaced: int = 0
    rewards: int = 0

    used: list[int] = []
    blessed: bool = False
    slow: int = 0
    crawl: bool = False
    advance: int = 0
    stride: int = 0
    pass_zone: bool = False
    pace: str = ""
    dice: list[int] = []
    left: int = 0
    passage: bool = False
    entered: bool = False
    revealed: bool = False
    echoes: list[int] = []

    token: int = NOTHING
    shown: list[int] = []
    loose: list[int] = []
    moved: list[int] = []
    gem: int = NOTHING
    debt: int = 0
    hazard: Hazard | None = None
    trial: Trial | None = None
    test: Test | None = None
    batches: dict[int, int] = {}

    @property
    def roles(self) -> tuple[str, ...]:
        """Nobody plays a part of his own here."""
        return ()
