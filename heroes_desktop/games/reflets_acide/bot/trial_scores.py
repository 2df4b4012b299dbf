"""Objectives: help before the roll, who gets which die, help after it."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option

from ...shared.reasons import with_chances
from .. import effect_rows as row
from ..chances import individual, points, stars
from ..content import dilemma, zone
from ..figures import board_at, life, member_of, position_of, value, width
from ..objectives import (
    SIX,
    bearer,
    current,
    hazard_of,
    laid,
    notch,
    objectives,
    stat,
    target,
    total,
    trial_of,
)
from ..odds_aids import chance_with
from ..state import State
from .outlook import Outlook
from .scores import Scored, by
from .side_scores import extra
from .worth import relief, skill_of

DEFENCE = 4
SURE = 0.97
"""What a plan counts whose aids will do, but are still to be used."""
_SCARCE: dict[type, float] = {
    row.WinTrial: 8.0,
    row.Lower: 2.5,
    row.SetDie: 2.5,
    row.IgnoreSixes: 1.8,
    row.RerollBoard: 1.8,
    row.FreeSkill: 1.2,
    row.ChooseHero: 0.8,
}
"""What using up such a Dilemma costs."""
SLIGHT = 0.6
"""What it costs if it takes off a single point."""


class Stake:
    """What the present Objective decides."""

    def __init__(self, o: Outlook) -> None:
        s = o.s
        self.o = o
        hazard, trial = hazard_of(s), trial_of(s)
        chain = objectives(s, hazard)
        objective = current(s)
        slid = notch(s)
        sub = not trial.substituted
        lowered = sum(trial.lowered_all)
        self.sub = sub
        self.prize = self._prize()
        self.reached = o.after(chain, objective.reached, slid, sub, lowered)
        self.missed = o.after(chain, objective.missed, slid, sub, lowered)
        self.gain = max(0.2, (self.reached - self.missed) * self.prize) * o.w.aids
        self.last = objective.reached in ("clear", "dark")

    def _prize(self) -> float:
        """The Trial won rather than lost, with the beasts in play."""
        o, hazard = self.o, hazard_of(self.o.s)
        beasts = 2.5 * len(hazard.beasts)
        if hazard.kind == "zone":
            return 2.0 * zone(o.s.faces[hazard.card]).value + 3.0 + beasts
        if hazard.kind == "door":
            return o.w.door + beasts
        if hazard.purpose == "octogon":
            return 11.0 + beasts
        purpose = hazard.purpose
        if purpose == "relic" and o.needed and o.purpose(hazard.place - 81) == "quest":
            purpose = "quest"
        rush = 1.5 if o.s.deadline or o.lead < o.wanted_lead else 1.0
        return o.prize(purpose) * rush + beasts


def _chance(o: Outlook, goal: int, sub: bool) -> float:
    """The chance to reach the present Objective at this height."""
    s = o.s
    objective = current(s)
    golden = s.golden if sub else 0
    if objective.stars:
        if position_of(s, trial_of(s).hero) < 0:
            return 0.0
        return individual(s, member_of(s, trial_of(s).hero), stat(s), goal, golden)[1]
    return o.objective_chance(objective, goal, golden)[1]


def lowering(o: Outlook, option: Option) -> row.Lower | None:
    """The lowering an option brings."""
    effect = effect_of(o, option)
    return effect if isinstance(effect, row.Lower) else None


def effect_of(o: Outlook, option: Option) -> object:
    """What an aid does: the effect of the skill or Dilemma it names."""
    if option.act == "dilemma":
        return dilemma(o.s.faces[int(option.args[0])]).kind.effect
    if option.act in ("skill", "free_skill"):
        first = int(option.act == "free_skill")
        skill = skill_of(o, int(option.args[first]), int(option.args[first + 1]))
        return skill.effect if skill is not None else None
    return None


def price(o: Outlook, option: Option, penalty: int) -> float:
    """What an aid costs."""
    if option.act == "dilemma":
        effect = dilemma(o.s.faces[int(option.args[0])]).kind.effect
        slight = isinstance(effect, row.Lower) and effect.by == 1
        return (SLIGHT if slight else _SCARCE.get(type(effect), 1.0)) - relief(o)
    if option.act == "free_skill":
        return 1.2 + penalty * o.gem
    skill = skill_of(o, int(option.args[0]), int(option.args[1]))
    return o.price_of(skill.price, penalty) if skill is not None else 0.0


def _cut(o: Outlook, effect: row.Lower) -> int:
    """How much a lowering takes off the present Objective."""
    return max(1, effect.by // 2) if current(o.s).stars else effect.by


# before the roll


def before_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Help that raises the chance by more than it costs; below one half rather now than with a penalty."""
    stake = Stake(o)
    goal = target(o.s)
    now = _chance(o, goal, stake.sub)
    found = []
    for option in decision.options:
        if option.act == "pass":
            found.append(Scored(option, 0.0, with_chances("good_odds" if now >= 0.5 else "no_help", now)))
        elif option.act == "perfect":
            cost = 4 * o.gem * (1.0 if now < 0.4 else 1.3)
            found.append(Scored(option, (1 - now) * stake.gain - cost, "reaches_goal"))
        elif option.act in ("skill", "free_skill", "dilemma"):
            found.append(_helped(o, option, stake, now))
        else:
            found.append(extra(o, option))
    return found


def _helped(o: Outlook, option: Option, stake: Stake, now: float) -> Scored:
    effect = effect_of(o, option)
    cost = price(o, option, 0)
    if isinstance(effect, row.WinTrial):
        here = now * stake.reached + (1 - now) * stake.missed
        worth = (1 - here) * stake.prize - cost - (6.0 if stake.prize < 12 else 0.0)
        return Scored(option, worth, "reaches_goal")
    if isinstance(effect, row.ChooseHero):
        best = max(
            individual(o.s, member, stat(o.s), target(o.s), o.s.golden)[1]
            for member in o.s.team
            if member.card >= 0
        )
        return Scored(option, (best - now) * stake.gain - cost, with_chances("strong_hero", best))
    if not isinstance(effect, row.Lower):
        return Scored(option, -3.0)
    then = _chance(o, target(o.s) - _cut(o, effect), stake.sub)
    worth = (then - now) * stake.gain * (1.5 if effect.every else 1.0) - cost
    if now >= 0.5:
        worth -= 0.4
    return Scored(option, worth, with_chances("good_odds" if then >= 0.5 else "better_odds", then))


# assigning


def assign_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Most points, then most gems, and 6s with the healthiest in Defence."""
    s = o.s
    of = stat(s)
    first = int(decision.options[0].args[0]) * width(s)

    def judge(option: Option) -> float:
        found = 0.0
        for place, each in enumerate(option.args[1:]):
            member, die = s.team[first + place], int(each)
            worth = value(s, member, of)
            found += points(die, worth) + 0.3 * (die == worth)
            if die == SIX and of == DEFENCE:
                found -= 3.0 if life(s, member) == 1 else 0.6 / life(s, member)
            if die == SIX or die > worth:
                found += 0.05 * worth
        return found

    found = by(decision.options, judge, "most_points")
    best = max(range(len(found)), key=lambda place: found[place].score)
    if _enough(s, found[best].option):
        found[best] = found[best]._replace(reason="reaches_goal")
    return found


def _enough(s: State, option: Option) -> bool:
    """Whether the dice of this board, laid so, reach the Objective with those laid before."""
    dice = tuple(int(die) for die in option.args[1:])
    return total(s) + laid(s, int(option.args[0]), dice)[0] >= target(s)


# after the roll


class Roll:
    """The dice as they lie, and what could still be done with them."""

    def __init__(self, o: Outlook, decision: Decision) -> None:
        s = o.s
        self.o = o
        self.alone = bool(current(s).stars)
        self.of = stat(s)
        self.dice = list(trial_of(s).dice)
        self.short = target(s) - total(s)
        self.lowers = [
            (_cut(o, effect), price(o, option, int(option.act != "dilemma")))
            for option in decision.options
            if (effect := lowering(o, option)) is not None
        ]
        self.substitutes = [int(each.args[0]) for each in decision.options if each.act == "substitute"]
        self.rerolls = [int(each.args[0]) for each in decision.options if each.act == "reroll"]

    def brings(self, index: int, die: int) -> int:
        """What a die brings with its Hero; a 6 costs nothing once it is excused."""
        worth = value(self.o.s, bearer(self.o.s, index), self.of)
        if die == SIX and trial_of(self.o.s).ignore_sixes:
            return 0
        return stars(die, worth) if self.alone else points(die, worth)

    def change(self, index: int, die: int) -> int:
        """What changes when a die is put on another value."""
        return self.brings(index, die) - self.brings(index, self.dice[index])

    def substitution(self) -> int:
        """The most the Golden Die can add."""
        return max((self.change(index, self.o.s.golden) for index in self.substitutes), default=0)

    def sure(self, substitute: bool = True, spend: int = 0) -> int:
        """What all aids without luck add; `spend` is a lowering already counted."""
        found = sum(cut for cut, _cost in self.lowers) - spend
        return found + (max(0, self.substitution()) if substitute else 0)

    def after(self, short: int, left: int, rerolls: bool = True) -> float:
        """The chance to reach the Objective when it is short by so much and `left` can be added surely."""
        if short <= 0:
            return 1.0
        if left >= short:
            return SURE
        if not rerolls or not self.rerolls:
            return 0.0
        return 0.9 * max(self.reroll(index, short - left) for index in self.rerolls)

    def reroll(self, index: int, short: int) -> float:
        """The chance that one die rolled again closes a gap."""
        return sum(self.change(index, die) >= short for die in range(1, 7)) / 6


def catch_up_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """If it is reached, spare what can be spared; if not, the cheapest help that closes the gap."""
    stake, roll = Stake(o), Roll(o, decision)
    if roll.short <= 0:
        return [_spare(o, option, stake, roll) for option in decision.options]
    hope = roll.after(roll.short, roll.sure())
    found = []
    for option in decision.options:
        if option.act == "accept":
            found.append(Scored(option, 0.0, "no_help" if hope < 0.5 else "saves_gems"))
        else:
            found.append(_aid(o, option, stake, roll))
    best = max(range(len(found)), key=lambda place: found[place].score)
    found[best] = _exactly(o.s, found[best])
    return found


def _exactly(s: State, chosen: Scored) -> Scored:
    """The aid chosen with the chance it gives by itself, as people see it beside the option."""
    if not chosen.reason.startswith("reaches_goal"):
        return chosen
    chance = chance_with(s, chosen.option)
    why = with_chances("reaches_goal", chance) if chance else "nearer_goal"
    return chosen._replace(reason=why)


def _spare(o: Outlook, option: Option, stake: Stake, roll: Roll) -> Scored:
    """A reached Objective: only a free change of a 6, or one more critical success, at the end of a Trial."""
    if option.act == "accept":
        return Scored(option, 0.0, "enough")
    if option.act == "substitute":
        index = int(option.args[0])
        if roll.short + -roll.change(index, o.s.golden) > 0:
            return Scored(option, -5.0)
        worth = value(o.s, bearer(o.s, index), roll.of)
        gain = o.gem * ((o.s.golden == worth) - (roll.dice[index] == worth))
        if roll.dice[index] == SIX:
            gain += o.gem + (_life_worth(o, index) if roll.of == DEFENCE else 0.0)
        return Scored(option, gain - (0.1 if stake.last else 1.5), "gains_gems")
    effect = effect_of(o, option)
    if isinstance(effect, row.StandFast) and roll.of == DEFENCE:
        worst = max((_life_worth(o, index) for index, die in enumerate(roll.dice) if die == SIX), default=0.0)
        return Scored(option, worst - price(o, option, 0), "protects_hero")
    if isinstance(effect, row.IgnoreSixes) and roll.of == DEFENCE:
        lost = sum(_life_worth(o, index) for index, die in enumerate(roll.dice) if die == SIX)
        return Scored(option, lost - 3.0, "protects_hero")
    if option.act in ("token", "antidote", "transfer"):
        return extra(o, option)
    return Scored(option, -5.0)


def _life_worth(o: Outlook, index: int) -> float:
    member = bearer(o.s, index)
    return o.death_worth(member) if life(o.s, member) == 1 else 1.5


def _aid(o: Outlook, option: Option, stake: Stake, roll: Roll) -> Scored:
    """One aid of a short total: the chance it leaves, less what it and the rest of the plan cost."""
    short = roll.short
    effect = effect_of(o, option)
    if option.act == "substitute":
        gain = roll.change(int(option.args[0]), o.s.golden)
        chance = roll.after(short - gain, roll.sure(substitute=False))
        return _plan(option, chance, stake, 0.3 + 0.2 * (roll.substitution() - gain))
    if option.act == "reroll":
        index = int(option.args[0])
        left = roll.sure()
        chance = (
            sum(roll.after(short - roll.change(index, die), left, rerolls=False) for die in range(1, 7)) / 6
        )
        return _plan(option, chance, stake, 2 * o.gem + 0.3)
    if isinstance(effect, row.Lower):
        cut = _cut(o, effect)
        chance = roll.after(short - cut, roll.sure(spend=cut))
        return _plan(option, chance, stake, price(o, option, 1) + 0.15 * max(0, cut - short))
    if option.act in ("bonus_dice", "dilemma", "skill", "free_skill"):
        return _plan(option, _luck(o, option, roll, effect), stake, _luck_price(o, option))
    if option.act in ("token", "antidote", "transfer"):
        return extra(o, option)
    return Scored(option, -4.0)


def _plan(option: Option, chance: float, stake: Stake, cost: float) -> Scored:
    return Scored(option, chance * stake.gain - cost, with_chances("reaches_goal", chance))


def _luck_price(o: Outlook, option: Option) -> float:
    return 2.0 if option.act == "bonus_dice" else price(o, option, 0)


def _luck(o: Outlook, option: Option, roll: Roll, effect: object) -> float:
    """The chance after an aid that changes dice."""
    short, left = roll.short, roll.sure()
    if isinstance(effect, row.WinTrial):
        return 1.0 if Stake(o).prize >= 12 else 0.3
    if isinstance(effect, row.IgnoreSixes):
        return roll.after(short - roll.dice.count(SIX), left)
    if isinstance(effect, row.StandFast):
        return roll.after(short - 1, left)
    board = _board(o, option)
    mine = [n for n, die in enumerate(roll.dice) if die and (board < 0 or _die_board(o, roll, n) == board)]
    if isinstance(effect, row.SetDie):
        gain = max((roll.change(n, die) for n in mine for die in range(1, 6)), default=0)
        return roll.after(short - gain, left)
    if isinstance(effect, row.Swap):
        return roll.after(short - best_swap(o, roll)[0], left)
    bad = [n for n in mine if roll.brings(n, roll.dice[n]) <= 0]
    if isinstance(effect, row.RerollDie):
        bad = sorted(mine, key=lambda n: roll.brings(n, roll.dice[n]))[:1]
    if not bad:
        return 0.0
    mean = sum(sum(roll.change(n, die) for die in range(1, 7)) / 6 for n in bad)
    need = short - left
    if need <= 0:
        return SURE
    return max(0.0, min(0.95, 0.5 + 0.22 * (mean - need)))


def _board(o: Outlook, option: Option) -> int:
    """The board an aid is bound to; −1 for any."""
    if option.act == "dilemma":
        card = int(option.args[0])
        return next((n for n, board in enumerate(o.s.boards) if card in board.dilemmas), -1)
    if option.act in ("skill", "free_skill"):
        return o.board_of(int(option.args[int(option.act == "free_skill")]))
    return -1


def _die_board(o: Outlook, roll: Roll, index: int) -> int:
    return board_at(o.s, position_of(o.s, trial_of(o.s).hero) if roll.alone else index)


def best_swap(o: Outlook, roll: Roll) -> tuple[int, tuple[int, int]]:
    """The two dice whose exchange adds most."""
    best = (0, (0, 0))
    for one in range(len(roll.dice)):
        for other in range(one + 1, len(roll.dice)):
            if board_at(o.s, one) == board_at(o.s, other) and roll.dice[one] and roll.dice[other]:
                gain = roll.change(one, roll.dice[other]) + roll.change(other, roll.dice[one])
                best = max(best, (gain, (one, other)))
    return best


# which dice


def dice_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Which die is rolled again, taken off, set or exchanged."""
    roll = Roll(o, decision)
    return [Scored(option, _die(o, option, roll, decision), "nearer_goal") for option in decision.options]


def _die(o: Outlook, option: Option, roll: Roll, decision: Decision) -> float:
    if option.act == "done":
        return 0.05
    if option.act == "dice":
        one, other = int(option.args[0]), int(option.args[1])
        return float(roll.change(one, roll.dice[other]) + roll.change(other, roll.dice[one]))
    index = int(option.args[0])
    if option.act == "die_value":
        gain = float(roll.change(index, int(option.args[1])))
        return gain + 0.3 * (int(option.args[1]) == value(o.s, bearer(o.s, index), roll.of))
    if str(decision.about.get("cause", "")) == "stand_fast":
        return _life_worth(o, index)
    mean = sum(roll.change(index, die) for die in range(1, 7)) / 6
    if str(decision.about.get("cause", "")) == "dice" and mean > 0:
        return 10.0 - index  # several dice are named in ascending order
    return mean
