"""Before an Objective is rolled: Perfect success, hazard skills, Dilemmas (NA-173 to NA-177)."""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import STATS, dilemma
from ..effect_rows import ChooseHero, FreeSkill, Lower, WinTrial
from ..figures import (
    board_at,
    boards_of,
    hero_of,
    own_skill_ready,
    position_of,
    present,
    skills,
)
from ..objectives import current, stat, target, trial_of
from ..payments import DYED, NO, affordable, hazard_price, one_colour
from ..state import Member, State
from .dilemmas import use_up, waiting
from .extras import is_extra, use_extra
from .gems import pay
from .skills import find_skill, named_skill, spend
from .trial import end_trial, follow_arrow, tell_objective
from .windows import ask_round

PERFECT = 4


def before_stage(s: State, table: Table) -> Rules[None]:
    """Everybody may help until all pass; then the dice are rolled."""
    if hero_gone(s):
        s.stage = "objective"
        return
    answer = yield from ask_round(s, "before_objective", before_options)
    if answer is None:
        s.stage = "dice"
        return
    seat, option = answer
    if is_extra(option):
        yield from use_extra(s, table, seat, option)
    else:
        yield from _use(s, table, seat, option)


def hero_gone(s: State) -> bool:
    """Whether the Hero of an individual Objective has left the team meanwhile (by a Chance token)."""
    return bool(current(s).stars) and position_of(s, trial_of(s).hero) < 0


def concerned(s: State, member: Member) -> bool:
    """In an individual Objective only the hazard skills of the Hero concerned count (NA-175)."""
    return not current(s).stars or member.card == trial_of(s).hero


def applies(s: State, effect: object) -> bool:
    """Whether a lowering would change the present Objective (or a later one)."""
    if not isinstance(effect, Lower):
        return False
    if effect.every:
        return True
    return (not effect.stats or STATS[stat(s)] in effect.stats) and target(s) > 1


def hazard_skills(s: State, seat: int, penalty: bool) -> list[Option]:
    """Hazard skills a seat can use now; after the roll they cost a penalty gem (NA-174, NA-199)."""
    found = []
    for board in boards_of(s, seat):
        for member, card, number, skill in skills(s, board, "hazard"):
            if concerned(s, member) and applies(s, skill.effect):
                means = affordable(s, board, hazard_price(s, member, skill.price, stat(s), penalty))
                if means != NO:
                    found.append(options.marked("skill", card, number, dyed=means == DYED))
    return found


def free_hazard_skills(s: State, penalty: bool) -> Iterator[tuple[int, int, int]]:
    """Heroes' hazard skills a free skill could cover: card, number, whether the dye is needed (NA-177)."""
    for no, member in present(s):
        for number, skill in enumerate(hero_of(s, member).skills):
            if skill.kind != "hazard" or not own_skill_ready(s, member, number):
                continue
            if concerned(s, member) and applies(s, skill.effect):
                price = hazard_price(s, member, skill.price, stat(s), penalty, free=True)
                means = affordable(s, board_at(s, no), price)
                if means != NO:
                    yield member.card, number, means


def before_options(s: State, seat: int) -> list[Option]:
    """What a seat can do before the roll."""
    found: list[Option] = []
    alone = bool(current(s).stars)
    hero_board = board_at(s, position_of(s, trial_of(s).hero)) if alone else -1
    for board in boards_of(s, seat):
        if not alone or board == hero_board:
            means = affordable(s, board, one_colour(stat(s), PERFECT))
            if means != NO:
                found.append(options.marked("perfect", board, dyed=means == DYED))
    found += hazard_skills(s, seat, penalty=False)
    for _board, card, kind in waiting(s, seat, "before"):
        effect = kind.effect
        if isinstance(effect, FreeSkill):
            found += [
                options.marked("free_skill", card, hero, number, dyed=means == DYED)
                for hero, number, means in free_hazard_skills(s, penalty=False)
            ]
        elif (
            isinstance(effect, WinTrial)
            or applies(s, effect)
            or (isinstance(effect, ChooseHero) and alone and len(s.team) > 1)
        ):
            found.append(options.option("dilemma", card))
    return found


def _use(s: State, table: Table, seat: int, answer: Option) -> Rules[None]:
    if answer.act == "perfect":
        board = int(answer.args[0])
        yield from pay(s, table, (board,), one_colour(stat(s), PERFECT), "perfect")
        trial_of(s).perfect = True
        table.tell("perfect", board=board, stat=stat(s))
        follow_arrow(s, table, True)
    elif answer.act in ("skill", "free_skill"):
        yield from use_hazard_skill(s, table, answer, penalty=False)
    else:
        card = int(answer.args[0])
        effect = dilemma(s.faces[card]).kind.effect
        use_up(s, table, card)
        if isinstance(effect, ChooseHero):
            found = tuple(options.HERO[no] for no, m in present(s) if m.card != trial_of(s).hero)
            answer = yield Ask(seat, "effect_target", found, about={"cause": "choose_hero"})
            trial_of(s).hero = s.team[int(answer.args[0]) - 1].card
            tell_objective(s, table)
        else:
            play_on_objective(s, table, effect)


def play_on_objective(s: State, table: Table, effect: object) -> None:
    """A Dilemma that lowers Objectives or wins the Trial at once."""
    if isinstance(effect, WinTrial):
        end_trial(s, table, True)
    else:
        assert isinstance(effect, Lower)
        lower(s, table, effect)


def lower(s: State, table: Table, effect: Lower) -> None:
    """The present Objective, or it and all later ones; every source by itself (NA-D27)."""
    trial = trial_of(s)
    (trial.lowered_all if effect.every else trial.lowered).append(effect.by)
    table.tell("lowered", by=effect.by, every=effect.every, target=target(s))


def use_hazard_skill(s: State, table: Table, answer: Option, penalty: bool) -> Rules[None]:
    """Pay for it (a free skill only the penalty) and lower."""
    free, card, number = named_skill(s, table, answer)
    member, skill = find_skill(s, card, number)
    board = board_at(s, position_of(s, member.card))
    price = hazard_price(s, member, skill.price, stat(s), penalty, free)
    yield from spend(s, table, card, number, board, price, "hazard")
    assert isinstance(skill.effect, Lower)
    lower(s, table, skill.effect)
