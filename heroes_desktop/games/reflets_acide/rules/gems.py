"""Gems: drawn from the bag, placed, paid, lost (NA-042 to NA-055)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from heroes_desktop.engine import Ask, Option, Rules, RulesError, Table

from .. import options
from ..effect_rows import Dye
from ..figures import MOST_GEMS, gems, owner, signature, skill_key
from ..payments import Gems, Price, dye_ready, dyed_ways, ways
from ..state import NOTHING, State
from .extras import extras, use_extra


def draw_gem(s: State, table: Table) -> int:
    """The colour of a gem drawn from the bag, −1 if it is empty (NA-044, NA-D80); the gem is in limbo
    then."""
    total = sum(s.bag)
    if not total:
        return NOTHING
    colour = _scripted(s, table) if s.script.picks else _any(s, table.below(total))
    s.bag[colour] -= 1
    s.limbo[colour] += 1
    return colour


def _any(s: State, number: int) -> int:
    colour = 0
    while number >= s.bag[colour]:
        number -= s.bag[colour]
        colour += 1
    return colour


def _scripted(s: State, table: Table) -> int:
    """A scripted pick names the colour that comes out."""
    table.barrier = "chance"
    colour = s.script.picks.pop(0)
    if not s.bag[colour]:
        raise RulesError(f"the script picks colour {colour}, which is not in the bag")
    return colour


def gain_gems(s: State, table: Table, n: int, cause: str) -> Rules[None]:
    """n gems from the Bank, each drawn and placed before the next (NA-043, NA-044)."""
    for _ in range(n):
        colour = draw_gem(s, table)
        if colour < 0:
            return
        table.tell("gem_drawn", colour=colour, cause=cause)
        yield from place_gem(s, table, colour, cause)


def place_gem(s: State, table: Table, colour: int, cause: str) -> Rules[None]:
    """A gem in limbo goes to a board with a free place of its colour, else back into the bag (NA-043,
    NA-045)."""
    free = [index for index, board in enumerate(s.boards) if board.gems[colour] < MOST_GEMS]
    if not free:
        s.limbo[colour] -= 1
        s.bag[colour] += 1
        table.tell("gem_returned", colour=colour, cause=cause)
        return
    board = free[0]
    if len(free) > 1:
        s.gem = colour
        about: dict[str, int | str] = {"colour": colour, "cause": cause}
        answer = yield Ask(s.guide, "place_gem", tuple(options.PLACE[index] for index in free), about=about)
        board = int(answer.args[0])
        s.gem = NOTHING
    s.limbo[colour] -= 1
    s.boards[board].gems[colour] += 1
    table.tell("gem_placed", colour=colour, board=board, cause=cause)


def take_gem(s: State, board: int, colour: int) -> None:
    """One gem of a board into limbo."""
    assert s.boards[board].gems[colour]
    s.boards[board].gems[colour] -= 1
    s.limbo[colour] += 1


def to_bag(s: State, colours: Sequence[int]) -> None:
    """Gems in limbo go back into the bag (NA-053)."""
    for colour, number in enumerate(colours):
        s.limbo[colour] -= number
        s.bag[colour] += number


def single_gems(s: State, boards: Sequence[int]) -> list[Option]:
    """One option for each colour there is on these boards."""
    return [
        options.PAY[board][colour] for board in boards for colour in range(5) if s.boards[board].gems[colour]
    ]


# compulsory payments


def collect(s: State, table: Table, n: int, kind: str, cause: str, paid: list[int]) -> Rules[int]:
    """The team gives n gems of its choice from any boards into limbo, adding them to `paid`; returns what is
    missing (NA-047, NA-D51)."""
    s.debt = n
    boards = range(len(s.boards))
    while s.debt and gems(s):
        if gems(s) <= s.debt:
            for board in boards:
                for colour in range(5):
                    while s.boards[board].gems[colour]:
                        _give(s, table, board, colour, cause, paid)
            break
        found = single_gems(s, boards)
        if len(found) > 1:
            beside = extras(s, s.guide, kind) if cause != "enlisting" else _beside(s, s.guide)
            about: dict[str, int | str] = {"due": s.debt, "cause": cause}
            answer = yield Ask(s.guide, kind, (*found, *beside), about=about)
            if answer.act != "pay":
                debt = s.debt
                yield from use_extra(s, table, s.guide, answer)
                s.debt = debt
                continue
        else:
            answer = found[0]
        _give(s, table, int(answer.args[0]), int(answer.args[1]), cause, paid)
    missing, s.debt = s.debt, 0
    return missing


def _give(s: State, table: Table, board: int, colour: int, cause: str, paid: list[int]) -> None:
    take_gem(s, board, colour)
    paid[colour] += 1
    s.debt -= 1
    table.tell("gem_paid", board=board, colour=colour, cause=cause)


def lose_gems(s: State, table: Table, n: int, cause: str) -> Rules[None]:
    """Gems lost by dice; what the team does not have lapses (NA-D49, NA-D51)."""
    paid = [0] * 5
    yield from collect(s, table, n, "lose_gem", cause, paid)
    to_bag(s, paid)


# optional payments


def _beside(s: State, seat: int) -> list[Option]:
    """What may be done beside an optional payment: everything but transfers (NA-D70, NA-D71)."""
    return [option for option in extras(s, seat, "pay_gems") if option is not options.TRANSFER]


def pay(
    s: State,
    table: Table,
    boards: Sequence[int],
    price: Price,
    cause: str,
    fits: Callable[[Gems], bool] | None = None,
) -> Rules[int]:
    """A targeted payment from one of these boards into the bag; asks if there are several ways (only those
    that `fits` accepts). Returns the board (NA-049, NA-053, NA-288)."""
    if not price.total:
        return boards[0]
    answer = yield from _choose_payment(
        s, table, partial(_whole_payments, s, boards, price, fits), price, cause
    )
    board, way = int(answer.args[0]), [int(number) for number in answer.args[1:]]
    dyed = answer.act == "pay_dyed"
    if dyed:
        _use_dye(s, table, board, cause)
    for colour, number in enumerate(way):
        s.boards[board].gems[colour] -= number
        s.bag[colour] += number
    table.tell("paid", board=board, gems=way, dyed=dyed, cause=cause)
    return board


def _choose_payment(
    s: State, table: Table, listing: Callable[[], list[Option]], price: Price, cause: str
) -> Rules[Option]:
    """The owner of the paying board chooses among several ways; one way is no question."""
    while True:
        found = listing()
        if len(found) == 1:
            return found[0]
        seat = owner(s, int(found[0].args[0]))
        about: dict[str, int | str] = {"due": price.total, "cause": cause}
        answer: Option = yield Ask(seat, "pay_gems", (*found, *_beside(s, seat)), about=about)
        if answer in found:
            return answer
        yield from use_extra(s, table, seat, answer)


def _whole_payments(
    s: State, boards: Sequence[int], price: Price, fits: Callable[[Gems], bool] | None
) -> list[Option]:
    found: list[Option] = []
    for board in boards:
        stock = s.boards[board].gems
        found += [Option("pay_all", (board, *way)) for way in ways(stock, price) if fits is None or fits(way)]
        if dye_ready(s, board):
            dyed = dyed_ways(stock, price)
            found += [Option("pay_dyed", (board, *way)) for way in dyed if fits is None or fits(way)]
    return found


def _use_dye(s: State, table: Table, board: int, cause: str) -> None:
    """The dye is named with the payment and counts as used this turn (NA-288)."""
    found = signature(s, Dye)
    assert found is not None
    card, number = found[1].card, found[3]
    s.used.append(skill_key(card, number))
    table.tell("skill", card=card, face=s.faces[card], number=number, board=board, cause=cause)


def pay_single(s: State, table: Table, boards: Sequence[int], n: int, cause: str) -> Rules[int]:
    """n gems of any colours, all from one of these boards, chosen one by one; returns the board (NA-D68)."""
    rich = [board for board in boards if sum(s.boards[board].gems) >= n]
    for left in range(n, 0, -1):
        listing = partial(single_gems, s, rich)
        answer = yield from _choose_payment(s, table, listing, Price(free=left), cause)
        board, colour = int(answer.args[0]), int(answer.args[1])
        rich = [board]
        s.boards[board].gems[colour] -= 1
        s.bag[colour] += 1
        table.tell("gem_paid", board=board, colour=colour, cause=cause)
    return rich[0]
