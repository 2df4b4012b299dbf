"""The team pawn: walk or run, potential, the move, retreats and advances (NA-096 to NA-107, NA-224,
NA-D90)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import FACE, dilemma
from ..effect_rows import PassZone, Stride
from ..figures import cursed_with, guide_boards
from ..moves import Stop, farthest, stops
from ..payments import DYED, NO, affordable, one_colour
from ..state import State
from ..track import CITY, DOOR, FIRST_CORRIDOR, LAST_CORRIDOR, ZONE_AT, facing, is_room
from .ending import lose
from .extras import extras, is_extra, use_extra
from .gems import gain_gems, pay, pay_single
from .windows import ask_round, dilemma_options, play_dilemma

_BONUS = FACE["bonus_die"]


def walk_stage(s: State, table: Table) -> Rules[None]:
    """Walk or run, after the Avatar has moved; in a Room the team may stay, on the closed Door it must
    (NA-096 to NA-098, NA-D09, NA-D17)."""
    while True:
        found = _paces(s)
        if len(found) == 1:
            answer = found[0]
            break
        answer = yield Ask(s.guide, "walk_or_run", (*found, *extras(s, s.guide, "walk_or_run")))
        if not is_extra(answer):
            break
        yield from use_extra(s, table, s.guide, answer)
    s.pace = answer.act
    table.tell("pace", pace=s.pace)
    if s.pace == "run":
        rich = [board for board in guide_boards(s) if sum(s.boards[board].gems)]
        yield from pay_single(s, table, rich, 1, "run")
        s.dice.append(table.roll(6))
        table.tell("move_die", index=0, die=s.dice[0], before=0, cause="run")
    else:
        yield from gain_gems(s, table, 1, "walk")
    if s.pace == "stay":
        table.tell("stayed", place=s.pawn)
        s.stage = "space"
    else:
        s.stage = "potential"


def _paces(s: State) -> list[Option]:
    if s.pawn == DOOR and not s.door_open:
        return [options.STAY]
    found = [options.WALK]
    if any(sum(s.boards[board].gems) for board in guide_boards(s)) and not cursed_with(s, "no_run"):
        found.append(options.RUN)
    if is_room(s.pawn):
        found.append(options.STAY)
    return found


def potential(s: State) -> int:
    """The movement potential now."""
    return s.golden + sum(s.dice) + s.stride


def potential_stage(s: State, table: Table) -> Rules[None]:
    """Dilemmas of movement, then Bonus Dice and re-rolls of the dice of this move (NA-106, NA-D56)."""
    answer = yield from ask_round(s, "movement_dilemma", _movement_dilemmas)
    if answer is not None:
        _play_movement(s, table, answer[1])
        return
    answer = yield from ask_round(s, "add_bonus_die", _dice_options)
    if answer is None:
        s.stage = "move"
        return
    yield from _change_dice(s, table, answer[1])


def _movement_dilemmas(s: State, seat: int) -> list[Option]:
    kinds = (Stride,) if s.pass_zone else (Stride, PassZone)
    return dilemma_options(s, seat, "movement", *kinds)


def _play_movement(s: State, table: Table, answer: Option) -> None:
    effect = dilemma(s.faces[int(answer.args[0])]).kind.effect
    play_dilemma(s, table, answer)
    if isinstance(effect, Stride):
        s.stride += effect.n
    else:
        s.pass_zone = True


def _dice_options(s: State, seat: int) -> list[Option]:
    found: list[Option] = []
    mine = (seat,) if s.seats > 1 else range(len(s.boards))
    bonus = [token for board in mine for token in s.boards[board].tokens if s.faces[token] == _BONUS]
    found += [options.option("add_die", token) for token in bonus]
    for index, die in enumerate(s.dice):
        if seat == s.guide and die < 6:
            for board in guide_boards(s):
                means = affordable(s, board, one_colour(die - 1, 2))
                if means != NO:
                    found.append(options.marked("reroll_move", index, board, dyed=means == DYED))
        found += [options.option("bonus_move", index, token) for token in bonus]
    return found


def _change_dice(s: State, table: Table, answer: Option) -> Rules[None]:
    from .tokens import retire, take_waiting

    if answer.act == "reroll_move":
        index, board = int(answer.args[0]), int(answer.args[1])
        yield from pay(s, table, (board,), one_colour(s.dice[index] - 1, 2), "reroll_move")
        _roll_again(s, table, index, "paid")
        return
    token = int(answer.args[-1])
    take_waiting(s, table, token)
    if answer.act == "add_die":
        s.dice.append(table.roll(6))
        table.tell("move_die", index=len(s.dice) - 1, die=s.dice[-1], before=0, cause="added")
    else:
        _roll_again(s, table, int(answer.args[0]), "bonus_die")
    retire(s, table, token)


def _roll_again(s: State, table: Table, index: int, cause: str) -> None:
    before, s.dice[index] = s.dice[index], table.roll(6)
    table.tell("move_die", index=index, die=s.dice[index], before=before, cause=cause)


def move_stage(s: State, table: Table) -> Rules[None]:
    """The Guide chooses a legal stop."""
    points = potential(s)
    while True:
        ways = move_options(s, points)
        if len(ways) == 1:
            answer = next(iter(ways))
            break
        answer = yield Ask(
            s.guide, "move_to", (*ways, *extras(s, s.guide, "move_to")), about={"potential": points}
        )
        if not is_extra(answer):
            break
        yield from use_extra(s, table, s.guide, answer)
    start, s.pawn = s.pawn, int(answer.args[0])
    stop = ways[answer]
    if stop is None:
        table.tell("moved", start=start, end=s.pawn, how="halt", potential=points, left=0)
        s.stage = "end"
        return
    s.left = points - stop.steps
    s.passage = s.passage or stop.portal
    s.entered = is_room(s.pawn)
    table.tell("moved", start=start, end=s.pawn, how=answer.act, potential=points, left=s.left)
    s.stage = "space"


def move_options(s: State, points: int) -> dict[Option, Stop | None]:
    """All legal stops as options; without one, where the pawn comes to rest (NA-D08)."""
    found: dict[Option, Stop | None] = {
        options.option("portal" if stop.portal else "move", stop.place): stop for stop in stops(s, points)
    }
    return found or {options.option("halt", place): None for place in farthest(s, points)}


# retreats and bonus advances


def retreat(s: State, table: Table, n: int, cause: str) -> None:
    """Back towards the City or, in the Chasm, the Door; into the Avatar it is the end (NA-224, NA-D13,
    NA-D90)."""
    start = s.pawn
    least = FIRST_CORRIDOR if s.pawn >= FIRST_CORRIDOR else CITY
    for _ in range(n):
        if is_room(s.pawn):
            s.pawn = facing(s.pawn)
        elif s.pawn > least:
            s.pawn -= 1
        if s.pawn == s.avatar:
            table.tell("retreat", start=start, end=s.pawn, cause=cause)
            raise lose(s, table, "avatar")
    if s.pawn != start:
        table.tell("retreat", start=start, end=s.pawn, cause=cause)


def advance(s: State, table: Table, n: int, cause: str) -> None:
    """On along the road, as far as the first Zone with cards or the closed Door; nothing in the Chasm
    (NA-D16, NA-D90)."""
    start = s.pawn
    if start >= FIRST_CORRIDOR:
        return
    for _ in range(n):
        if s.pawn == DOOR and not s.door_open:
            break
        if s.pawn >= LAST_CORRIDOR or s.pawn + 1 == s.avatar:
            break
        s.pawn += 1
        index = ZONE_AT.get(s.pawn, -1)
        if index >= 0 and s.zones[index]:
            break
    if s.pawn != start:
        table.tell("advanced", start=start, end=s.pawn, cause=cause)
