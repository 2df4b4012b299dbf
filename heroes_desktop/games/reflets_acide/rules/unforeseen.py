"""Unforeseen: kept, refused, drawn outside a Reveal phase (NA-132, NA-147 to NA-150, NA-D77)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import is_dilemma
from ..figures import difficulty, dilemma_places, guide_boards
from ..objectives import hazard_of
from ..state import State
from .dilemmas import use_up
from .golden import SIX, loaded_dice, set_golden
from .piles import draw_unforeseen
from .vile import draw_for_vile


def turn_up(s: State, table: Table, cause: str) -> int:
    """Draw an Unforeseen and show it; −1 if there is none."""
    card = draw_unforeseen(s, table)
    if card >= 0:
        s.shown.append(card)
        table.tell("unforeseen", card=card, face=table.show(card), cause=cause)
    return card


def places(s: State) -> list[Option]:
    """Boards with a free Dilemma place."""
    most = dilemma_places(s)
    return [
        options.option("wait", index) for index, board in enumerate(s.boards) if len(board.dilemmas) < most
    ]


def keep(s: State, table: Table, card: int, board: int) -> None:
    """A Dilemma waits face up on a board."""
    s.boards[board].dilemmas.append(card)
    table.tell("dilemma_kept", card=card, face=s.faces[card], board=board)


def discard(s: State, table: Table, card: int, cause: str) -> None:
    """An Unforeseen goes to its discard pile."""
    s.unforeseen_discard.append(card)
    table.tell("unforeseen_discarded", card=card, face=s.faces[card], cause=cause)


def discard_beasts(s: State, table: Table) -> None:
    """No Trial is tested: Creatures and Critters paid for are discarded (NA-163)."""
    hazard = hazard_of(s)
    for card in hazard.beasts:
        discard(s, table, card, "no_trial")
    hazard.beasts, hazard.bothered = [], []


# outside a Reveal phase


def draw_unforeseen_freely(s: State, table: Table, cause: str) -> Rules[None]:
    """Like Chance bonus 1: Creatures and Critters are discarded, a Dilemma is kept, discarded or
    exchanged."""
    card = turn_up(s, table, cause)
    if card >= 0:
        yield from deal_freely(s, table, card)


def keep_taken_back(s: State, table: Table, card: int) -> Rules[None]:
    """An Unforeseen taken back from the Points Pile (NA-121)."""
    s.vile.pile.remove(card)
    if card in s.vile.down:
        s.vile.down.remove(card)
    s.shown.append(card)
    table.tell("taken_back", card=card, face=table.show(card))
    yield from deal_freely(s, table, card)


def deal_freely(s: State, table: Table, card: int) -> Rules[None]:
    """Nobody pays for it and the Vile get nothing (NA-132, NA-D77)."""
    if not is_dilemma(s.faces[card]):
        s.shown.remove(card)
        discard(s, table, card, "no_dilemma")
        return
    found = places(s)
    found.append(options.DISCARD)
    found += [options.option("exchange", other) for board in s.boards for other in board.dilemmas]
    answer = yield Ask(s.guide, "keep_dilemma", tuple(found), about={"card": card})
    s.shown.remove(card)
    if answer.act == "wait":
        keep(s, table, card, int(answer.args[0]))
    elif answer.act == "discard":
        discard(s, table, card, "choice")
    else:
        other = int(answer.args[0])
        index = next(number for number, board in enumerate(s.boards) if other in board.dilemmas)
        s.boards[index].dilemmas.remove(other)
        discard(s, table, other, "exchange")
        keep(s, table, card, index)


# in a Reveal phase


def deal_dilemma(s: State, table: Table, card: int) -> Rules[None]:
    """Kept on a free place, or refused: then gems of the difficulty for the Vile (NA-148, NA-161)."""
    while True:
        found = places(s)
        found.append(options.DISCARD)
        if s.golden == SIX:
            found += [
                options.option("dilemma", c) for board in guide_boards(s) for c in loaded_dice(s, board)
            ]
        about: dict[str, int | str] = {"card": card, "gems": difficulty(s)}
        answer = yield Ask(s.guide, "keep_dilemma", tuple(found), about=about)
        if answer.act != "dilemma":
            break
        use_up(s, table, int(answer.args[0]))
        set_golden(s, table, SIX - 1, "loaded_die")
    if answer.act == "wait":
        s.shown.remove(card)
        keep(s, table, card, int(answer.args[0]))
        return
    table.tell("dilemma_refused", card=card, face=s.faces[card], gems=difficulty(s))
    yield from draw_for_vile(s, table, difficulty(s), "refused")
    s.shown.remove(card)
    discard(s, table, card, "refused")
