"""After the roll of an Objective: every aid before the result stands (NA-195 to NA-199, NA-306, NA-307,
NA-D92)."""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import dilemma
from ..effect_rows import (
    FreeSkill,
    IgnoreSixes,
    Lower,
    RerollBoard,
    RerollDie,
    SetDie,
    StandFast,
    Swap,
    WinTrial,
)
from ..figures import board_at, boards_of, owner, position_of, signature, skills
from ..objectives import SIX, current, die_board, short, total, trial_of
from ..payments import DYED, FREE, NO, affordable, of_cost, one_colour
from ..state import State
from .before import (
    free_hazard_skills,
    hazard_skills,
    hero_gone,
    play_on_objective,
    use_hazard_skill,
)
from .dilemmas import use_up, waiting
from .extras import is_extra, use_extra
from .gems import pay
from .golden import CHANGES, change, changes
from .skills import find_skill, spend
from .trial import follow_arrow
from .windows import ask_round, bonus_dice


def catch_up_stage(s: State, table: Table) -> Rules[None]:
    """Aids in any order and number, the Guide first, until everybody accepts."""
    if hero_gone(s):
        follow_arrow(s, table, False)
        return
    answer = yield from ask_round(s, "catch_up", catch_up_options, options.ACCEPT)
    if answer is None:
        s.stage = "settle"
        return
    seat, option = answer
    if option.act in CHANGES:
        yield from change(s, table, option)
    elif is_extra(option):
        yield from use_extra(s, table, seat, option)
    else:
        yield from _use(s, table, seat, option)


def dice_of(s: State, board: int) -> list[int]:
    """Dice of a board still on the Track."""
    return [index for index, die in enumerate(trial_of(s).dice) if die and die_board(s, index) == board]


def pairs(s: State) -> list[tuple[int, int]]:
    """Dice of two Heroes of one board that show different values (NA-306)."""
    dice = trial_of(s).dice
    if current(s).stars:
        return []
    return [
        (one, other)
        for one in range(len(dice))
        for other in range(one + 1, len(dice))
        if board_at(s, one) == board_at(s, other) and dice[one] != dice[other] and dice[one] and dice[other]
    ]


def sixes(s: State, board: int) -> list[int]:
    """Dice showing 6 of Heroes of a board."""
    return [index for index in dice_of(s, board) if trial_of(s).dice[index] == SIX]


def catch_up_options(s: State, seat: int) -> list[Option]:
    """What a seat can do after the roll."""
    trial = trial_of(s)
    behind = short(s)
    found: list[Option] = []
    if behind:
        found += _paid_rerolls(s, seat)
        found += hazard_skills(s, seat, penalty=True)
    if seat == s.guide and not trial.substituted:
        if 1 <= s.golden < SIX:
            found += [
                options.option("substitute", index)
                for index, die in enumerate(trial.dice)
                if die and die != s.golden
            ]
        if behind or SIX in trial.dice:
            found += changes(s)
    found += _signatures(s, seat)
    found += _loot_rerolls(s, seat)
    found += _dilemmas(s, seat, behind)
    return found + bonus_dice(s, seat, "bonus_dice", bool(found))


def _paid_rerolls(s: State, seat: int) -> list[Option]:
    """A die showing 1–5 for 2 gems of its colour from its board (NA-196)."""
    found, dice = [], trial_of(s).dice
    for board in boards_of(s, seat):
        for index in dice_of(s, board):
            die = dice[index]
            if die < SIX:
                means = affordable(s, board, one_colour(die - 1, 2))
                if means != NO:
                    found.append(options.marked("reroll", index, dyed=means == DYED))
    return found


def _signatures(s: State, seat: int) -> list[Option]:
    found = []
    for effect in (Swap, StandFast):
        ready = signature(s, effect)
        if ready is None:
            continue
        position, member, skill, number = ready
        board = board_at(s, position)
        useful = pairs(s) if effect is Swap else sixes(s, board)
        if useful and owner(s, board) == seat:
            means = affordable(s, board, of_cost(skill.price))
            if means != NO:
                found.append(options.marked("skill", member.card, number, dyed=means == DYED))
    return found


def _loot_rerolls(s: State, seat: int) -> list[Option]:
    """Loot that rolls one die of the bearer's board again, a 6 too."""
    found = []
    for board in boards_of(s, seat):
        for _member, card, number, skill in skills(s, board, "catch_up"):
            if dice_of(s, board):
                means = affordable(s, board, of_cost(skill.price))
                if means != NO:
                    found.append(options.marked("skill", card, number, dyed=means == DYED))
    return found


def _dilemmas(s: State, seat: int, behind: bool) -> list[Option]:
    found = []
    for board, card, kind in waiting(s, seat, "catch_up"):
        match kind.effect:
            case FreeSkill():
                found += [
                    options.marked("free_skill", card, hero, number, dyed=means == DYED)
                    for hero, number, means in _free_skills(s, behind)
                ]
            case Lower():
                found += [options.option("dilemma", card)] if behind else []
            case RerollBoard() | SetDie():
                found += [options.option("dilemma", card)] if dice_of(s, board) else []
            case IgnoreSixes():
                if SIX in trial_of(s).dice and not trial_of(s).ignore_sixes:
                    found.append(options.option("dilemma", card))
            case WinTrial():
                found.append(options.option("dilemma", card))
            case _:
                raise AssertionError("no catch-up Dilemma")
    return found


def _free_skills(s: State, behind: bool) -> Iterator[tuple[int, int, int]]:
    """Skills kind 10 can free now: hazard skills if the total is short, swap and stand fast (NA-D106)."""
    if behind:
        yield from free_hazard_skills(s, penalty=True)
    for effect in (Swap, StandFast):
        ready = signature(s, effect)
        if ready is not None:
            position, member, _skill, number = ready
            if pairs(s) if effect is Swap else sixes(s, board_at(s, position)):
                yield member.card, number, 1


# using


def _use(s: State, table: Table, seat: int, answer: Option) -> Rules[None]:
    trial = trial_of(s)
    match answer.act:
        case "reroll":
            index = int(answer.args[0])
            price = one_colour(trial.dice[index] - 1, 2)
            yield from pay(s, table, (die_board(s, index),), price, "reroll")
            _reroll(s, table, [index], "paid")
        case "substitute":
            trial.substituted = True
            _set(s, table, int(answer.args[0]), s.golden, "substitution")
        case "bonus_dice":
            yield from _bonus_dice(s, table, seat, int(answer.args[0]))
        case "dilemma":
            yield from _dilemma(s, table, seat, int(answer.args[0]))
        case _:
            yield from _skill(s, table, seat, answer)


def _skill(s: State, table: Table, seat: int, answer: Option) -> Rules[None]:
    free = answer.act == "free_skill"
    first = 1 if free else 0
    card, number = int(answer.args[first]), int(answer.args[first + 1])
    member, skill = find_skill(s, card, number)
    if isinstance(skill.effect, Lower):
        yield from use_hazard_skill(s, table, answer, penalty=True)
        return
    if free:
        use_up(s, table, int(answer.args[0]))
    board = board_at(s, position_of(s, member.card))
    yield from spend(s, table, card, number, board, FREE if free else of_cost(skill.price), "catch_up")
    if isinstance(skill.effect, Swap):
        found = tuple(options.option("dice", one, other) for one, other in pairs(s))
        chosen = yield Ask(seat, "effect_target", found, about={"cause": "swap"})
        one, other = int(chosen.args[0]), int(chosen.args[1])
        dice = trial_of(s).dice
        dice[one], dice[other] = dice[other], dice[one]
        table.tell("swapped", one=one, other=other, dice=list(dice), total=total(s))
    elif isinstance(skill.effect, StandFast):
        found = tuple(options.option("die", index) for index in sixes(s, board))
        chosen = yield Ask(seat, "effect_target", found, about={"cause": "stand_fast"})
        _set(s, table, int(chosen.args[0]), 0, "stand_fast")
    else:
        assert isinstance(skill.effect, RerollDie)
        found = tuple(options.option("die", index) for index in dice_of(s, board))
        chosen = yield Ask(seat, "effect_target", found, about={"cause": "reroll_die"})
        _reroll(s, table, [int(chosen.args[0])], "skill")


def _bonus_dice(s: State, table: Table, seat: int, token: int) -> Rules[None]:
    """A Bonus Die token rolls one or more dice of any board again (NA-117)."""
    from .tokens import retire, take_waiting

    take_waiting(s, table, token)
    chosen = yield from _choose_dice(s, seat, list(range(len(trial_of(s).dice))), "use_waiting_token")
    _reroll(s, table, chosen, "bonus_die")
    retire(s, table, token)


def _choose_dice(s: State, seat: int, among: list[int], kind: str) -> Rules[list[int]]:
    """One or more dice in ascending order, then done."""
    chosen: list[int] = []
    left = [index for index in among if trial_of(s).dice[index]]
    while left:
        found = [options.option("die", index) for index in left]
        if chosen:
            found.insert(0, options.DONE)
        answer = yield Ask(seat, kind, tuple(found), about={"cause": "dice"})
        if answer.act == "done":
            break
        chosen.append(int(answer.args[0]))
        left = [index for index in left if index > chosen[-1]]
    return chosen


def _dilemma(s: State, table: Table, seat: int, card: int) -> Rules[None]:
    effect = dilemma(s.faces[card]).kind.effect
    board = use_up(s, table, card)
    match effect:
        case RerollBoard():
            chosen = yield from _choose_dice(s, seat, dice_of(s, board), "effect_target")
            _reroll(s, table, chosen, "dilemma")
        case SetDie():
            dice = trial_of(s).dice
            found = tuple(
                options.option("die_value", index, value)
                for index in dice_of(s, board)
                for value in range(1, SIX)
                if value != dice[index]
            )
            answer = yield Ask(seat, "effect_target", found, about={"cause": "set_die"})
            _set(s, table, int(answer.args[0]), int(answer.args[1]), "dilemma")
        case IgnoreSixes():
            trial_of(s).ignore_sixes = True
            table.tell("sixes_ignored", total=total(s))
        case _:
            play_on_objective(s, table, effect)


def _reroll(s: State, table: Table, indices: list[int], cause: str) -> None:
    dice = trial_of(s).dice
    before = [dice[index] for index in indices]
    for index in indices:
        dice[index] = table.roll(6)
    now = [dice[index] for index in indices]
    table.tell("rerolled", indices=indices, before=before, dice=now, cause=cause, total=total(s))


def _set(s: State, table: Table, index: int, value: int, cause: str) -> None:
    dice = trial_of(s).dice
    before, dice[index] = dice[index], value
    table.tell("die_set", index=index, before=before, value=value, cause=cause, total=total(s))
