"""Gems and waiting Dilemmas that change boards for one gem (NA-046, NA-051, NA-055, NA-D71)."""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..figures import MOST_GEMS, boards_of, dilemma_places
from ..state import State


def transfers(s: State, seat: int) -> Iterator[Option]:
    """Every transfer or exchange this seat can pay for from a board of its own that is concerned."""
    number = len(s.boards)
    for one in range(number):
        for other in range(number):
            if one != other:
                yield from _gem_moves(s, seat, one, other)
                yield from _dilemma_moves(s, seat, one, other)
            if one < other:
                yield from _gem_swaps(s, seat, one, other)
                yield from _dilemma_swaps(s, seat, one, other)


def can_transfer(s: State, seat: int) -> bool:
    """Whether there is any."""
    return next(transfers(s, seat), None) is not None


def _gem_moves(s: State, seat: int, one: int, other: int) -> Iterator[Option]:
    for colour in range(5):
        if s.boards[one].gems[colour]:
            found = options.option("move_gem", one, other, colour)
            if _payable(s, seat, found):
                yield found


def _dilemma_moves(s: State, seat: int, one: int, other: int) -> Iterator[Option]:
    if len(s.boards[other].dilemmas) < dilemma_places(s) and _own_gems(s, seat, one, other):
        for card in s.boards[one].dilemmas:
            yield options.option("move_dilemma", card, other)


def _gem_swaps(s: State, seat: int, one: int, other: int) -> Iterator[Option]:
    for mine in range(5):
        if s.boards[one].gems[mine]:
            for theirs in range(5):
                if mine != theirs and s.boards[other].gems[theirs]:
                    found = options.option("swap_gems", one, other, mine, theirs)
                    if _payable(s, seat, found):
                        yield found


def _dilemma_swaps(s: State, seat: int, one: int, other: int) -> Iterator[Option]:
    if _own_gems(s, seat, one, other):
        for mine in s.boards[one].dilemmas:
            for theirs in s.boards[other].dilemmas:
                yield options.option("swap_dilemmas", mine, theirs)


def _own_gems(s: State, seat: int, one: int, other: int) -> bool:
    return any(sum(s.boards[board].gems) for board in boards_of(s, seat) if board in (one, other))


def payments(s: State, seat: int, answer: Option) -> Iterator[Option]:
    """The gems that can pay for a transfer: from an own board concerned, leaving the gem that moves and a
    free place for it."""
    one, other = _concerned(s, answer)
    leaving: list[tuple[int, int]] = []
    coming: list[tuple[int, int]] = []
    if answer.act == "move_gem":
        colour = int(answer.args[2])
        leaving, coming = [(one, colour)], [(other, colour)]
    elif answer.act == "swap_gems":
        mine, theirs = int(answer.args[2]), int(answer.args[3])
        leaving = [(one, mine), (other, theirs)]
        coming = [(one, theirs), (other, mine)]
    for board in boards_of(s, seat):
        if board in (one, other):
            for colour, gems in enumerate(s.boards[board].gems):
                if gems > ((board, colour) in leaving) and _room(s, coming, board, colour):
                    yield options.PAY[board][colour]


def _payable(s: State, seat: int, answer: Option) -> bool:
    return next(payments(s, seat, answer), None) is not None


def _room(s: State, coming: list[tuple[int, int]], paying: int, paid: int) -> bool:
    for board, colour in coming:
        if s.boards[board].gems[colour] - ((board, colour) == (paying, paid)) >= MOST_GEMS:
            return False
    return True


def _concerned(s: State, answer: Option) -> tuple[int, int]:
    if answer.act in ("move_gem", "swap_gems"):
        return int(answer.args[0]), int(answer.args[1])
    if answer.act == "move_dilemma":
        return _board_with(s, int(answer.args[0])), int(answer.args[1])
    return _board_with(s, int(answer.args[0])), _board_with(s, int(answer.args[1]))


def _board_with(s: State, card: int) -> int:
    return next(index for index, board in enumerate(s.boards) if card in board.dilemmas)


def transfer(s: State, table: Table, seat: int, _answer: Option) -> Rules[None]:
    """Choose, pay one gem into the bag, move."""
    answer = yield Ask(seat, "transfer_or_exchange", tuple(transfers(s, seat)))
    about: dict[str, int | str] = {"due": 1, "cause": "transfer"}
    paid = yield Ask(seat, "pay_gems", tuple(payments(s, seat, answer)), about=about)
    board, colour = int(paid.args[0]), int(paid.args[1])
    s.boards[board].gems[colour] -= 1
    s.bag[colour] += 1
    table.tell("gem_paid", board=board, colour=colour, cause="transfer")
    one, other = _concerned(s, answer)
    table.tell("transfer", act=answer.act, args=list(answer.args), one=one, other=other)
    here, there = s.boards[one], s.boards[other]
    if answer.act == "move_gem":
        here.gems[int(answer.args[2])] -= 1
        there.gems[int(answer.args[2])] += 1
    elif answer.act == "swap_gems":
        mine, theirs = int(answer.args[2]), int(answer.args[3])
        here.gems[mine] -= 1
        there.gems[mine] += 1
        there.gems[theirs] -= 1
        here.gems[theirs] += 1
    elif answer.act == "move_dilemma":
        here.dilemmas.remove(int(answer.args[0]))
        there.dilemmas.append(int(answer.args[0]))
    else:
        mine, theirs = int(answer.args[0]), int(answer.args[1])
        here.dilemmas[here.dilemmas.index(mine)] = theirs
        there.dilemmas[there.dilemmas.index(theirs)] = mine
