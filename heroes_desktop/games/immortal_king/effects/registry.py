"""The known kinds of effect, and abilities put together from their rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from heroes_desktop.engine import Rules, Table

from ..content import CARDS, Card, ContentError, Effect, from_cards
from ..passives import counts
from ..state import State

EQUIPMENT, TARGET, BEFORE, SHORT, AFTER, CLOSING = 1, 2, 4, 8, 16, 32
"""The moments an ability can be used: equipment phase, target choice, window 1, the short window before a
throw, window 3, the window after the fight (IK-189)."""

ANYTIME = 63
FIGHTING = BEFORE | SHORT | AFTER
WINDOWS = {
    "equipment": EQUIPMENT, "target": TARGET, "window1": BEFORE,
    "short": SHORT, "window3": AFTER, "after": CLOSING,
}  # fmt: skip

NO, IDLE, YES = 0, 1, 2
"""What a row says about being used now: impossible, without consequence, or it changes something (IK-248)."""


class Use(NamedTuple):
    """One row being carried out: the card it is on, which ability, which row."""

    face: int
    slot: str
    number: int
    row: Effect


Run = Callable[[State, Table, Use], Rules[None]]
Check = Callable[[State, Use, int], int]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of effect: what it does, whether it can be used now, and when at all.

    `this_turn`: on an ultimate power or quest it is played in the equipment phase and lasts the turn.
    `passive`: it works by lying there and is never played.
    """

    run: Run | None
    check: Check
    windows: int
    this_turn: bool = False
    passive: bool = False


KINDS: dict[str, Kind] = {}


def always(s: State, use: Use, window: int) -> int:  # noqa: ARG001
    """The check of effects that always do something."""
    return YES


def never(s: State, use: Use, window: int) -> int:  # noqa: ARG001
    """The check of effects that are not played."""
    return IDLE


def kind(name: str, windows: int, check: Check = always, this_turn: bool = False) -> Callable[[Run], Run]:
    """Register a kind that is played."""

    def add(run: Run) -> Run:
        KINDS[name] = Kind(run, check, windows, this_turn)
        return run

    return add


def passive(*names: str) -> None:
    """Register kinds that only lie there."""
    for name in names:
        KINDS[name] = Kind(None, never, 0, passive=True)


@dataclass(frozen=True, eq=False, slots=True)
class Ability:
    """A playable ability: its rows with their kinds, and the windows where all rows may be used.

    `moment` is what the card is for: a slot of an adventurer, or potion, object, quest.
    """

    face: int
    slot: str
    moment: str
    uses: tuple[tuple[Kind, Use], ...]
    windows: int


SLOT_WINDOWS = {
    "gift": FIGHTING,
    "temporary": FIGHTING,  # IK-008
    "ultimate": EQUIPMENT,  # IK-009
    "potion": ANYTIME,  # IK-019
    "object": 0,  # IK-020: face up it only lies there
    "quest": EQUIPMENT,  # IK-022
}


@from_cards
def ability(face: int, slot: str) -> Ability:
    """The ability of a card face in one slot: gift, temporary, ultimate or effect."""
    card = CARDS[face]
    moment = card.equipment if slot == "effect" else slot
    uses = []
    windows = SLOT_WINDOWS[moment]
    following = 0
    for row in card.rows(slot):
        known = find(card, row)
        hanging = (*row.win, *row.lose)  # on a throw, and carried out in the same window
        number, following = following, following + 1 + len(hanging)
        if slot == "gift" and (known.this_turn or known.passive):
            continue  # a gift that simply counts is not played (IK-006, IK-D54)
        uses.append((known, Use(card.face, slot, number, row)))
        windows = _narrow(windows, known, row, moment)
        for each in hanging:
            windows &= find(card, each).windows
    return Ability(card.face, slot, moment, tuple(uses), windows if uses else 0)


def _narrow(windows: int, known: Kind, row: Effect, moment: str) -> int:
    """A row narrows its card's moments; a temporary power's own text may name others (IK-008, IK-065)."""
    allowed = known.windows
    if known.this_turn and moment in ("ultimate", "quest"):
        allowed = EQUIPMENT
    if row.windows:
        named = sum(WINDOWS[name] for name in row.windows)
        return named if moment == "temporary" and named & EQUIPMENT else windows & allowed & named
    return windows & allowed


def find(card: Card, row: Effect) -> Kind:
    """The kind of a row; a card with an unknown one cannot be played."""
    known = KINDS.get(row.kind)
    if known is None:
        raise ContentError(f"{card.number}: unknown effect {row.kind!r}")
    return known


def usable(s: State, able: Ability, window: int) -> bool:
    """Whether an ability may be chosen now: allowed here, targets there, something would change (IK-248)."""
    if not able.windows & window:
        return False
    worth_it = False
    for known, use in able.uses:
        row = use.row
        if (row.mode or row.company) and not counts(s, row):
            continue
        answer = known.check(s, use, window)
        if answer == NO:
            if row.optional:
                continue
            return False
        if answer == YES:
            worth_it = True
    return worth_it


def carry_out(s: State, table: Table, able: Ability) -> Rules[None]:
    """The rows of an ability, one after the other."""
    for known, use in able.uses:
        yield from carry_out_row(s, table, known, use)


def carry_out_row(s: State, table: Table, known: Kind, use: Use) -> Rules[None]:
    """One row, unless it does not count for this mode or party."""
    if known.run is not None and counts(s, use.row):
        yield from known.run(s, table, use)


def all_rows() -> Iterator[tuple[Card, Effect]]:
    """Every effect row of every card, nested ones included."""
    for card in CARDS:
        for row in (*card.gift, *card.temporary, *card.ultimate, *card.effect):
            yield card, row
            for nested in (*row.win, *row.lose):
                yield card, nested
