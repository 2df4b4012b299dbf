"""A Trial: Objective after Objective, dice, result, arrow (NA-170 to NA-203)."""

from __future__ import annotations

from itertools import permutations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import STATS, equipment
from ..figures import bothered, owner, present, width
from ..objectives import (
    CRITICAL,
    DICE_ALONE,
    FUMBLE,
    bearer,
    current,
    hazard_of,
    parts,
    readings,
    stat,
    target,
    total,
    trial_of,
)
from ..state import NOTHING, State, Trial
from .gems import gain_gems, lose_gems
from .golden import designate
from .row import close_row
from .vitality import lose_life

_DEFENCE = STATS.index("def")


def start_trial(s: State, table: Table) -> None:
    """The chain starts with its first Objective; a Trial allows one substitution (NA-170, NA-198)."""
    hazard = hazard_of(s)
    s.trial = Trial()
    s.stage = "objective"
    table.tell("trial", kind=hazard.kind, card=hazard.card, face=s.faces[hazard.card], purpose=hazard.purpose)


def objective_stage(s: State, table: Table) -> Rules[None]:
    """Who is concerned by an individual Objective; then the time before the dice (NA-180, NA-181)."""
    trial, objective = trial_of(s), current(s)
    if objective.stars:
        card = NOTHING
        if objective.position:
            if objective.position <= len(s.team):
                card = s.team[objective.position - 1].card
        else:
            card = yield from designate(s, table, "objective")
        if card < 0:
            found = tuple(options.HERO[no] for no, _member in present(s))
            answer = yield Ask(s.guide, "individual_hero", found)
            card = s.team[int(answer.args[0]) - 1].card
        trial.hero = card
    tell_objective(s, table)
    s.stage = "before"


def tell_objective(s: State, table: Table) -> None:
    """What is asked for now, with all that changes it."""
    trial, objective = trial_of(s), current(s)
    table.tell(
        "objective",
        number=trial.objective + 1,
        stat=stat(s),
        alone=bool(objective.stars),
        target=target(s),
        hero=trial.hero,
        parts=[[part.source, part.amount] for part in parts(s)],
    )


# dice


def dice_stage(s: State, table: Table) -> Rules[None]:
    """All dice are rolled, then each board's are assigned by its owner (NA-182, NA-188, NA-189)."""
    trial = trial_of(s)
    trial.phase = "dice"
    if current(s).stars:
        trial.dice = [table.roll(6) for _ in range(DICE_ALONE)]
        table.tell("dice", dice=list(trial.dice), hero=trial.hero)
    else:
        trial.dice = [0] * len(s.team)
        wide = width(s)
        trial.rolled = [
            [table.roll(6) for _ in s.team[board * wide : (board + 1) * wide]]
            for board in range(len(s.boards))
        ]
        table.tell("dice", dice=[list(row) for row in trial.rolled], hero=NOTHING)
        for board, rolled in enumerate(trial.rolled):
            if rolled:
                yield from _assign(s, table, board, list(rolled))
        trial.rolled = []
    trial.phase = "after"
    s.stage = "catch_up"


def _assign(s: State, table: Table, board: int, rolled: list[int]) -> Rules[None]:
    trial = trial_of(s)
    orders = sorted(set(permutations(sorted(rolled))))
    found = tuple(options.option("assign", board, *order) for order in orders)
    answer = yield Ask(owner(s, board), "assign_dice", found)
    first = board * width(s)
    for place, die in enumerate(answer.args[1:]):
        trial.dice[first + place] = int(die)
    trial.rolled[board] = []
    table.tell("assigned", board=board, dice=[int(die) for die in answer.args[1:]])


# the result


def settle_stage(s: State, table: Table) -> Rules[None]:
    """The result stands: gems gained, gems lost, Life Points lost, then the arrow (NA-200 to NA-203)."""
    trial = trial_of(s)
    how = readings(s)
    reached = total(s) >= target(s)
    table.tell("objective_over", reached=reached, total=total(s), target=target(s), readings=list(how))
    gained = how.count(CRITICAL) + _windfalls(s, table, how)
    lost = how.count(FUMBLE)
    hurt = (
        [bearer(s, index).card for index, one in enumerate(how) if one is FUMBLE]
        if stat(s) == _DEFENCE
        else []
    )
    yield from gain_gems(s, table, gained, "critical")
    yield from lose_gems(s, table, lost, "fumble")
    for card in hurt:
        if card in [member.card for member in s.team]:
            yield from lose_life(s, table, card, "fumble", close=False)
    close_row(s, table)
    if s.trial is trial:
        follow_arrow(s, table, reached)


def _windfalls(s: State, table: Table, how: list[str]) -> int:
    """The first critical success of a bearer with the characteristic of the card gains one gem more
    (NA-308)."""
    trial, of = trial_of(s), stat(s)
    lucky = [bearer(s, index) for index, one in enumerate(how) if one is CRITICAL]
    gained = 0
    for member in s.team:
        if not any(member is one for one in lucky) or bothered(s, member.card):
            continue
        for card in member.worn:
            loot = equipment(s.faces[card])
            if loot.windfall and loot.sets[of] and card not in trial.windfalls:
                trial.windfalls.append(card)
                gained += 1
                table.tell("windfall", card=card, face=s.faces[card], hero=member.card)
    return gained


def follow_arrow(s: State, table: Table, reached: bool) -> None:
    """To another Objective or to an outcome (NA-202)."""
    trial, objective = trial_of(s), current(s)
    arrow = objective.reached if reached else objective.missed
    table.tell("arrow_followed", reached=reached, to=arrow)
    if arrow in ("clear", "dark"):
        end_trial(s, table, arrow == "clear")
        return
    trial.objective = int(arrow) - 1
    trial.phase = "before"
    trial.hero = NOTHING
    trial.lowered, trial.dice, trial.rolled = [], [], []
    trial.ignore_sixes = trial.perfect = False
    s.stage = "objective"


def end_trial(s: State, table: Table, won: bool) -> None:
    """Won or lost; the outcomes follow."""
    hazard = hazard_of(s)
    hazard.won = won
    table.tell("trial_over", won=won, kind=hazard.kind, card=hazard.card, face=s.faces[hazard.card])
    s.stage = "outcome"
