"""The Vile board: placements, barter, powers, Quest and countdown (NA-056 to NA-065, NA-153 to NA-160)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import FACE, QUESTS
from ..effect_rows import Barter
from ..figures import COUNTDOWN, MOST_GEMS, board_at, owner, signature, skill_key, slot_of
from ..payments import Gems, dye_ready, dyed_ways, of_cost, ways
from ..scoring import GREY_TOKEN
from ..state import GREEN, NOTHING, RED, State, token_colour
from ..track import DOOR, FACING, FIRST_CORRIDOR, SPACES
from .gems import draw_gem, pay
from .piles import draw_hero, draw_loot, draw_unforeseen

POWER = 4
"""Gems of a colour that fire its power (NA-057)."""
ROOMS, CARDS, LOOT, TOKENS = 2, 3, 4, 5


def draw_for_vile(s: State, table: Table, n: int, cause: str) -> Rules[None]:
    """n gems from the bag as one placement (NA-056)."""
    drawn = [0] * 5
    for _ in range(n):
        colour = draw_gem(s, table)
        if colour < 0:
            break
        drawn[colour] += 1
    yield from place(s, table, drawn, cause)


def place(s: State, table: Table, gems: Sequence[int], cause: str) -> Rules[None]:
    """One complete placement of gems in limbo; then barter, then the powers of all colours with four or
    more, in the order of the colours (NA-057, NA-063, NA-289)."""
    if not any(gems):
        return
    for colour, number in enumerate(gems):
        s.limbo[colour] -= number
        s.vile.gems[colour] += number
    table.tell("vile_gems", gems=list(gems), now=list(s.vile.gems), cause=cause)
    if max(s.vile.gems) >= POWER:
        yield from barter(s, table)
    for colour, full in enumerate([number >= POWER for number in s.vile.gems]):
        if full:
            s.bag[colour] += s.vile.gems[colour]
            s.vile.gems[colour] = 0
            POWERS[colour](s, table)


# barter


def barter(s: State, table: Table) -> Rules[None]:
    """One gem of the bearer's board for one of another colour of the Vile board (NA-289)."""
    found = signature(s, Barter)
    if found is None:
        return
    position, member, skill, number = found
    board = board_at(s, position)
    price = of_cost(skill.price)
    payments: list[Gems] = ways(s.boards[board].gems, price)
    if dye_ready(s, board):
        payments += dyed_ways(s.boards[board].gems, price)
    pairs = [
        options.option("barter", given, taken)
        for given in range(5)
        for taken in range(5)
        if any(_can_barter(s, board, way, given, taken) for way in payments)
    ]
    if not pairs:
        return
    about: dict[str, int | str] = {"card": member.card}
    answer = yield Ask(owner(s, board), "barter", (options.PASS, *pairs), about=about)
    if answer.act == "pass":
        return
    given, taken = int(answer.args[0]), int(answer.args[1])
    s.used.append(skill_key(member.card, number))
    table.tell(
        "skill", card=member.card, face=s.faces[member.card], number=number, board=board, cause="barter"
    )
    fits = partial(_can_barter, s, board, given=given, taken=taken)
    yield from pay(s, table, (board,), price, "skill", fits)
    s.boards[board].gems[given] -= 1
    s.boards[board].gems[taken] += 1
    s.vile.gems[given] += 1
    s.vile.gems[taken] -= 1
    table.tell("barter", board=board, given=given, taken=taken, now=list(s.vile.gems))


def _can_barter(s: State, board: int, way: Gems, given: int, taken: int) -> bool:
    if given == taken or not s.vile.gems[taken]:
        return False
    left = [have - paid for have, paid in zip(s.boards[board].gems, way, strict=True)]
    return left[given] > 0 and left[taken] < MOST_GEMS


# powers


def _red(s: State, table: Table) -> None:
    """The top Hero of the pile goes face down onto the Points Pile (NA-058)."""
    _to_points_pile(s, table, 0, [draw_hero(s, table)])


def _orange(s: State, table: Table) -> None:
    """The two unrevealed Rooms nearest to the Door are turned up (NA-059, NA-D24)."""
    hidden = [index for index, up in enumerate(s.rooms_up) if not up][:ROOMS]
    table.tell("power", colour=1, cards=[], slots=[index + 1 for index in hidden], moves=[])
    for index in hidden:
        reveal_room(s, table, index, "power")


def _violet(s: State, table: Table) -> None:
    """The top three Unforeseen (NA-060)."""
    _to_points_pile(s, table, 2, [draw_unforeseen(s, table) for _ in range(CARDS)])


def _green(s: State, table: Table) -> None:
    """The top four Loot (NA-061)."""
    _to_points_pile(s, table, 3, [draw_loot(s, table) for _ in range(LOOT)])


def _to_points_pile(s: State, table: Table, colour: int, drawn: list[int]) -> None:
    cards = [card for card in drawn if card >= 0]
    s.vile.pile.extend(cards)
    s.vile.down.extend(cards)
    table.tell("power", colour=colour, cards=cards, slots=[], moves=[])


def _blue(s: State, table: Table) -> None:
    """The first five red or grey tokens of the road move to empty corridor spaces (NA-062, NA-D82)."""
    standing = [s.tokens[space] for space in range(DOOR) if s.tokens[space] >= 0]
    moving = [token for token in standing if token_colour(token) != GREEN][:TOKENS]
    order = [*FACING, *(space for space in range(FIRST_CORRIDOR, SPACES) if space not in FACING)]
    empty = [space for space in order if s.tokens[space] < 0 and space not in (s.pawn, s.avatar)]
    moves = []
    for token, target in zip(moving, empty, strict=False):
        start = s.tokens.index(token)
        s.tokens[start] = NOTHING
        s.tokens[target] = token
        moves.append([token, start, target])
    table.tell("power", colour=4, cards=[], slots=[], moves=moves)


POWERS: tuple[Callable[[State, Table], None], ...] = (_red, _orange, _violet, _green, _blue)


# tokens


def token_to_vile(s: State, table: Table, token: int, cause: str) -> None:
    """A used red or grey token lies face up on the lowest free place of its colour (NA-065, NA-D40)."""
    if token_colour(token) == RED:
        free = s.vile.red.index(NOTHING)
        s.vile.red[free] = token
        worth = free + 1
    else:
        s.vile.grey.append(token)
        worth = GREY_TOKEN
    table.tell("vile_token", token=token, face=table.show(token), worth=worth, cause=cause)


# Rooms and the Vile Quest


def reveal_room(s: State, table: Table, index: int, cause: str) -> None:
    """A Room is turned up and compared with the Vile Quest (NA-153 to NA-160)."""
    s.rooms_up[index] = True
    table.tell(
        "room_revealed", slot=index + 1, card=s.rooms[index], face=table.show(s.rooms[index]), cause=cause
    )
    check_quest(s, table)


def check_quest(s: State, table: Table) -> None:
    """The card slides as long as the next Room needed is face up (NA-D21)."""
    vile, quest = s.vile, QUESTS[s.vile.quest]
    while vile.notch < 3 and not vile.blocked and slot_of(s, quest.rooms[vile.notch]) >= 0:
        vile.notch += 1
        table.tell("vile_quest", notch=vile.notch, quest=quest.id)
        if vile.notch == 1:
            _take_relic(s, table, FACE[quest.relic])
        elif vile.notch == 3:
            s.deadline = s.turn + COUNTDOWN
            table.tell("countdown", turns=COUNTDOWN, deadline=s.deadline)


def _take_relic(s: State, table: Table, face: int) -> None:
    """Their Relic is searched out of the pile, or missing for good (NA-156, NA-157, NA-D22, NA-D101)."""
    for card in s.relics:
        if s.faces[card] == face:
            s.relics.remove(card)
            s.vile.pile.append(card)
            table.show(card)
            table.tell("vile_relic", card=card, face=face)
            return
    s.vile.blocked = True
    table.tell("vile_relic_missing", face=face)
