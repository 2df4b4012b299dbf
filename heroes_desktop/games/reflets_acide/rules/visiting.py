"""What five Rooms offer to a team that tests nothing there (NA-293 to NA-298)."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..figures import guide_boards
from ..state import State
from ..track import AVATAR_START
from .avatar import avatar_back
from .equipment import moves, redistribute
from .gems import draw_gem, place_gem, single_gems
from .looking import look, look_targets
from .unforeseen import discard
from .vitality import heal_some


def visit_possible(s: State, visit: str) -> bool:
    """Whether a visiting effect would do something."""
    match visit:
        case "gems":
            return any(sum(s.boards[board].gems) for board in guide_boards(s))
        case "relic":
            return bool(look_targets(s, "relic"))
        case "heal":
            return any(s.boards[b].dilemmas for b in guide_boards(s)) and any(m.marker for m in s.team)
        case "equipment":
            return bool(moves(s))
        case _:
            return s.avatar > AVATAR_START and any(sum(s.boards[board].gems) for board in guide_boards(s))


def _gems(s: State, table: Table) -> Rules[None]:
    """One or two gems into the bag, as many drawn and placed (NA-294)."""
    board, given = -1, 0
    while given < 2:
        found = single_gems(s, guide_boards(s) if board < 0 else (board,))
        if given:
            found.append(options.DONE)
        answer = yield Ask(s.guide, "visiting_effect", tuple(found), about={"visit": "gems"})
        if answer.act == "done":
            break
        board, colour = int(answer.args[0]), int(answer.args[1])
        s.boards[board].gems[colour] -= 1
        s.limbo[colour] += 1
        table.tell("gem_paid", board=board, colour=colour, cause="visit")
        given += 1
    for colour in range(5):
        s.bag[colour] += s.limbo[colour]
        s.limbo[colour] = 0
    for _ in range(given):
        colour = draw_gem(s, table)
        table.tell("gem_drawn", colour=colour, cause="visit")
        yield from place_gem(s, table, colour, "visit")


def _relic(s: State, table: Table) -> Rules[None]:
    """The top Relic is shown and put back (NA-295)."""
    yield from look(s, table, "relic", 1, s.guide, "visiting_effect")


def _heal(s: State, table: Table) -> Rules[None]:
    """A waiting Dilemma for a heal (NA-296)."""
    found = [options.option("card", card) for board in guide_boards(s) for card in s.boards[board].dilemmas]
    answer = yield Ask(s.guide, "visiting_effect", tuple(found), about={"visit": "heal"})
    card = int(answer.args[0])
    for board in s.boards:
        if card in board.dilemmas:
            board.dilemmas.remove(card)
    discard(s, table, card, "visit")
    yield from heal_some(s, table, 1, s.guide, "visiting_effect")


def _equipment(s: State, table: Table) -> Rules[None]:
    """One window of redistribution (NA-297)."""
    yield from redistribute(s, table, "visit")


def _avatar(s: State, table: Table) -> Rules[None]:
    """One gem, and the Avatar goes back 1 space (NA-298)."""
    found = tuple(single_gems(s, guide_boards(s)))
    answer = yield Ask(s.guide, "visiting_effect", found, about={"visit": "avatar"})
    board, colour = int(answer.args[0]), int(answer.args[1])
    s.boards[board].gems[colour] -= 1
    s.bag[colour] += 1
    table.tell("gem_paid", board=board, colour=colour, cause="visit")
    avatar_back(s, table, 1, "visit")


VISITS: dict[str, Callable[[State, Table], Rules[None]]] = {
    "gems": _gems,
    "relic": _relic,
    "heal": _heal,
    "equipment": _equipment,
    "avatar": _avatar,
}
