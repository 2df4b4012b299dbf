"""The row of Heroes: enlisted, replaced, dead, gone; the row closes to the left (NA-234 to NA-239,
NA-278)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..figures import board_at, position_of, present
from ..state import NOTHING, Member, State
from .ending import lose
from .equipment import place_cards, redistribute
from .piles import draw_hero


def kill(s: State, table: Table, card: int, winner: str, cause: str, close: bool = True) -> Rules[None]:
    """A Hero dies: the card leaves, its Equipment is dealt with, the row closes (NA-234 to NA-237,
    NA-D97)."""
    no = position_of(s, card)
    table.tell("death", card=card, face=s.faces[card], no=no + 1, winner=winner, cause=cause)
    (s.pouch if winner == "team" else s.vile.pile).append(card)
    if s.trial is not None:
        s.trial.dead.append(card)
    yield from _leave(s, table, no, "death", close)


def dismiss(s: State, table: Table, card: int, cause: str) -> Rules[None]:
    """A Hero is discarded without dying (NA-277, NA-278)."""
    no = position_of(s, card)
    table.tell("hero_left", card=card, face=s.faces[card], no=no + 1, cause=cause)
    s.heroes_discard.append(card)
    yield from _leave(s, table, no, "departure", True)


def _leave(s: State, table: Table, no: int, cause: str, close: bool) -> Rules[None]:
    member = s.team[no]
    things = [*member.worn, *member.stored]
    s.team[no] = Member()
    forget_hero(s)
    if not present(s):
        s.team = []
        s.gone.extend(things)
        raise lose(s, table, "no_heroes")
    yield from place_cards(s, table, things, cause, drop=True)
    if close:
        close_row(s, table)


def forget_hero(s: State) -> None:
    """A Critter whose Hero is gone bothers nobody (NA-D93)."""
    if s.hazard is not None:
        here = [member.card for member in s.team]
        s.hazard.bothered = [card if card in here else NOTHING for card in s.hazard.bothered]


def close_row(s: State, table: Table) -> None:
    """Heroes to the right of a gap move to the left, perhaps to another board (NA-237 to NA-239)."""
    shifts = []
    row: list[Member] = []
    for no, member in enumerate(s.team):
        if member.card >= 0:
            if no != len(row):
                boards = [board_at(s, no), board_at(s, len(row))]
                shifts.append({"card": member.card, "from": no + 1, "to": len(row) + 1, "boards": boards})
            row.append(member)
    _shift_dice(s)
    s.team = row
    if shifts:
        table.tell("row_closed", shifts=shifts)


def _shift_dice(s: State) -> None:
    """Dice of a collective Objective stay with their Heroes when the row closes; the dead Hero's is taken
    off."""
    trial = s.trial
    if trial is not None and len(trial.dice) == len(s.team) and trial.hero < 0:
        trial.dice = [die for die, member in zip(trial.dice, s.team, strict=True) if member.card >= 0]


# enlisting


def enlist(s: State, table: Table, card: int, cause: str) -> Rules[None]:
    """A Hero takes the first vacant position (NA-D74)."""
    s.team.append(Member(card))
    if s.trial is not None and s.trial.dice and s.trial.hero < 0:
        s.trial.dice.append(0)
    table.tell("enlisted", card=card, face=s.faces[card], no=len(s.team), cause=cause)
    yield from redistribute(s, table, "enlisted")


def replace(s: State, table: Table, no: int, card: int, cause: str) -> Rules[None]:
    """A new Hero in place of another, who is discarded; his Equipment is dealt with (NA-278, NA-D74)."""
    old = swap_in(s, table, no, card, cause)
    s.heroes_discard.append(old.card)
    yield from place_cards(s, table, [*old.worn, *old.stored], "departure", drop=True)


def swap_in(s: State, table: Table, no: int, card: int, cause: str) -> Member:
    """Put a new Hero on a position; returns what stood there."""
    old = s.team[no]
    s.team[no] = Member(card)
    forget_hero(s)
    table.tell(
        "replaced",
        card=card,
        face=s.faces[card],
        old=old.card,
        old_face=s.faces[old.card],
        no=no + 1,
        cause=cause,
    )
    return old


def reveal_hero(s: State, table: Table, cause: str) -> int:
    """The top Hero of the pile is turned up; −1 if there is none."""
    card = draw_hero(s, table)
    if card >= 0:
        table.tell("hero_revealed", card=card, face=table.show(card), cause=cause)
    return card


def rearrange(s: State, table: Table, kind: str, cause: str) -> Rules[None]:
    """Who stands on No 1, No 2 … one after the other; Equipment and markers go along (NA-023, NA-027)."""
    waiting = list(s.team)
    order: list[Member] = []
    while waiting:
        found = tuple(options.option("stand", member.card) for member in waiting)
        about: dict[str, int | str] = {"no": len(order) + 1}
        answer = yield Ask(s.guide, kind, found, about=about)
        chosen = next(member for member in waiting if member.card == answer.args[0])
        waiting.remove(chosen)
        order.append(chosen)
        s.team = order + waiting
    table.tell("rearranged", cards=[member.card for member in s.team], cause=cause)
