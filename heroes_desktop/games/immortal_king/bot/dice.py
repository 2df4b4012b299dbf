"""The party's decisions around the combat die: what to use before and after the roll."""

from __future__ import annotations

from dataclasses import dataclass, field

from heroes_desktop.engine import Decision, Opinion, Option, Term

from ...shared.reasons import with_chances
from ..content import CARDS, Card
from ..state import FINAL, State
from .cards import Use, deed, use_of
from .fight import Means, Prospect, Stakes, after_roll, before_roll, finish, ways
from .outlook import Turn, lasting_die, rounded, turn_of
from .party_profile import THROW_REPLAYED, THROW_TIE_WINS, means_of, plus
from .situation import Situation
from .sketch import draw

BARE = Means()
LISTS = {"add": "adds", "times": "times", "reroll": "rerolls", "second": "seconds", "set": "sets"}


@dataclass
class Fray:
    """The running fight as its party reckons: stakes, priced means and the options behind them."""

    s: State
    turn: Turn
    card: Card
    won: float
    lost: float
    stakes: Stakes
    span: float
    need: int
    offered: dict[str, list[Option]] = field(default_factory=dict)
    draughts: list[Option] = field(default_factory=list)
    others: list[Option] = field(default_factory=list)
    means: Means = BARE

    @property
    def die(self) -> int:
        """The natural value that counts."""
        return max(self.s.the_fight.dice, default=0)

    @property
    def sides(self) -> int:
        """The size of the die that counts."""
        fight = self.s.the_fight
        return int(fight.sides[fight.dice.index(self.die)]) if fight.dice else 6

    def worth(self, prospect: Prospect) -> float:
        """A prospect as a chance to win the match."""
        return self.lost + self.span * prospect.worth


def _fray(s: State, decision: Decision, depth: int) -> Fray:
    fight = s.the_fight
    sketch = draw(s)
    turn = turn_of(s, sketch, lasting_die(s), depth)
    won, lost = turn.ends(sketch.lane_at(fight.lane) if fight.lane != FINAL else None)
    stakes, span = turn.stakes(won, lost)
    fixed = fight.total - max(fight.dice, default=0) * fight.multiplier
    fray = Fray(s, turn, CARDS[fight.face], won, lost, stakes, span, fight.power - fixed)
    _read_options(fray, decision)
    return fray


def _read_options(fray: Fray, decision: Decision) -> None:
    """Sort what is offered into priced means; a multiplier already played counts as a free one."""
    s, fight, ledger = fray.s, fray.s.the_fight, fray.turn.ledger
    icon = fray.card.mana and all(s.mana)
    uses: list[tuple[Use, float]] = []
    if fight.multiplier != 1:
        uses.append((Use("times", fight.multiplier), 0.0))
        fray.offered["times"] = [Option("")]
    for option in decision.options:
        if option.act not in ("power", "gift", "potion"):
            continue
        place = int(option.args[0])
        use, price = _priced(s, option, place, fray)
        if use is None:
            if option.act == "potion" and deed(s.faces[place], "effect").mana:
                fray.draughts.append(option)
            else:
                fray.others.append(option)
            continue
        if use.kind == "slip":
            price -= ledger.now - fray.lost
        elif option.act == "power" and icon:
            price *= 0.25
        uses.append((use, rounded(price, fray.span)))
        fray.offered.setdefault(LISTS.get(use.kind, use.kind), []).append(option)
    fray.means = means_of(uses)


def _priced(s: State, option: Option, place: int, fray: Fray) -> tuple[Use | None, float]:
    ledger, colours = fray.turn.ledger, fray.turn.sketch.colours()
    if option.act == "power":
        return use_of(s.adventurers[place], "temporary", fray.card, colours), ledger.mana(place)
    if option.act == "gift":
        return use_of(s.adventurers[place], "gift", fray.card, colours), 0.0
    return use_of(s.faces[place], "effect", fray.card, colours), ledger.boost()


# after the roll


def window_three(situation: Situation, depth: int) -> list[Opinion]:
    """Stop as soon as the total suffices; re-roll first, multiply and add last."""
    s, decision = situation.view, situation.decision
    fray = _fray(s, decision, depth)
    fight = s.the_fight
    wins = fight.total >= fight.power
    accept = fray.won if wins else fray.lost
    term = Term("wins_now", 1.0) if wins else Term("cannot_win", accept)
    worths: dict[Option, tuple[float, Term]] = {Option("accept"): (accept, term)}
    if not wins:
        _weigh_means(fray, worths)
        _weigh_draughts(fray, worths)
    opinions = []
    for option in decision.options:
        worth, why = worths.get(option, (accept - 0.5, Term("power_used", 0.0)))
        opinions.append(Opinion(option, worth, (why, Term("match_chance", worth))))
    return opinions


def _weigh_means(fray: Fray, worths: dict[Option, tuple[float, Term]]) -> None:
    means, stakes = fray.means, fray.stakes
    ending = finish(fray.need, fray.die, means.adds, means.times)
    if ending.price < 9:
        worth = fray.lost + fray.span * (stakes.win - ending.price)
        used = [fray.offered["adds"][place] for place in ending.adds]
        used += [fray.offered["times"][ending.times]] if ending.times >= 0 else []
        for option in used:
            worths[option] = (worth, Term("power_used", 1.0))
    for (name, place), prospect in ways(fray.need, fray.sides, fray.die, means, stakes):
        option = fray.offered[name][place]
        why = "reroll" if name in ("rerolls", "seconds") else "power_used"
        said = with_chances(why, prospect.chance) if why == "reroll" else why
        worths[option] = (fray.worth(prospect), Term(said, prospect.chance))
    for option in fray.offered.get("slip", ()):
        worths[option] = (fray.lost - fray.span * means.slip, Term("leave", 1.0))


def _weigh_draughts(fray: Fray, worths: dict[Option, tuple[float, Term]]) -> None:
    """Mana drunk in the middle of a fight: the best power it would bring back."""
    s = fray.s
    colours = fray.turn.sketch.colours()
    for draught in fray.draughts:
        best = -1.0
        for place, has in enumerate(s.mana):
            use = None if has else use_of(s.adventurers[place], "temporary", fray.card, colours)
            if use is None or (use.kind == "times" and s.the_fight.multiplier != 1):
                continue
            price = rounded(fray.turn.ledger.boost(), fray.span)
            means = plus(fray.means, use, price)
            best = max(best, after_roll(fray.need, fray.sides, fray.die, means, fray.stakes).worth)
        worths[draught] = (fray.lost + fray.span * best, Term("mana", 1.0))


# before the roll


LATER = 0.01
"""What it says for a roll that help can wait: less than any chance worth telling."""


def window_one(situation: Situation, depth: int) -> list[Opinion]:
    """Nearly everything is better kept until the die has shown its face."""
    s, decision = situation.view, situation.decision
    if s.the_fight.throw:
        return _before_throw(s, decision, depth)
    fray = _fray(s, decision, depth)
    bound = "hypnosis" in fray.card.abilities and s.the_fight.card not in s.the_fight.silenced
    means = fray.means._replace(rerolls=(), seconds=(), sets=()) if bound else fray.means
    other_means = any(option.act != "roll" for option in decision.options)
    opinions = []
    for option in decision.options:
        if option.act == "roll":
            prospect = before_roll(fray.need, int(option.args[0]), means, fray.stakes)
            worth = fray.worth(prospect)
            chance = Term(with_chances("fight_chance", prospect.chance), prospect.chance)
            opinions.append(Opinion(option, worth, (chance, Term("later", LATER if other_means else 0.0))))
            continue
        if bound and option in fray.offered.get("rerolls", ()):
            place = fray.offered["rerolls"].index(option)
            sides, price, _ = fray.means.rerolls[place]
            prospect = before_roll(fray.need, sides or 6, means, fray.stakes)
            worth = fray.worth(prospect) - fray.span * price
            term = Term("power_used", prospect.chance)
        elif option in fray.others:
            worth, term = _moved(fray, option), Term("elsewhere", 1.0)
        else:
            worth, term = 0.0, Term("potion_kept", 1.0)
        opinions.append(Opinion(option, worth, (term, Term("match_chance", worth))))
    return opinions


def _moved(fray: Fray, option: Option) -> float:
    """A power that moves the fight: the best other guard, less the Mana."""
    s = fray.s
    if option.act != "power" or not deed(s.adventurers[int(option.args[0])], "temporary").moves:
        return 0.0
    others = [
        fray.turn.guard(lane).worth
        for lane in fray.turn.sketch.lanes
        if lane.up and lane.index != s.the_fight.lane
    ]
    return max(others, default=0.0) - fray.turn.ledger.mana(int(option.args[0]))


def _before_throw(s: State, decision: Decision, depth: int) -> list[Opinion]:
    fray = _fray(s, decision, depth)
    chance = THROW_REPLAYED if "riddle" in fray.card.abilities else THROW_TIE_WINS
    throw = fray.lost + chance * (fray.won - fray.lost)
    opinions = []
    for option in decision.options:
        if option.act == "throw":
            opinions.append(Opinion(option, throw, (Term(with_chances("fight_chance", chance), chance),)))
        elif option in fray.offered.get("slip", ()):
            worth = fray.turn.ledger.now - fray.turn.ledger.mana(int(option.args[0]))
            opinions.append(Opinion(option, worth, (Term("leave", 1.0),)))
        elif option in fray.others:
            opinions.append(Opinion(option, _moved(fray, option), (Term("elsewhere", 1.0),)))
        else:
            opinions.append(Opinion(option, 0.0, (Term("potion_kept", 1.0),)))
    return opinions
