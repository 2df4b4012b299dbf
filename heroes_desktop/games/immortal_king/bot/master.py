"""The dungeon master's decisions: swaps, Ambush, Tenacity, Doom, Bodyguards, throws.

The master counts on a party that plays well with what lies open: Mana, won cards, face-up objects.
Hidden equipment enters only as a number of backs.
"""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Opinion, Option, Term

from ..content import CARDS, Card
from ..power import price
from ..state import FINAL, State
from . import setup
from .fight import after_roll, before_roll
from .guard_experience import lesson
from .outlook import Outlook, Turn, lasting_die, turn_of
from .party_profile import Profile
from .situation import Situation
from .sketch import AMBUSH_FEAR, Lane, Sketch, draw
from .value import win_chance

SECOND = 0.25
"""How much the party's second-best target counts: it may see the table otherwise."""


def master_opinions(situation: Situation) -> list[Opinion]:
    """What the master thinks of each option of the question it is asked."""
    return _JUDGES.get(situation.decision.kind, setup.any_setup)(situation)


def prospects(outlooks: list[Outlook]) -> float:
    """What the party can make of its targets."""
    if not outlooks:
        return 0.0
    if len(outlooks) == 1:
        return outlooks[0].worth
    return outlooks[0].worth * (1 - SECOND) + outlooks[1].worth * SECOND


# construction


def _swap(situation: Situation) -> list[Opinion]:
    s, decision = situation.view, situation.decision
    sketch = draw(s)
    turn = turn_of(s, sketch)
    now = prospects(turn.outlooks())
    opinions = []
    for option in decision.options:
        worth = now
        if option.act == "swap":
            worth = prospects(Turn(_swapped(sketch, option), turn.doom, ledger=turn.ledger).outlooks())
        term = Term("strong_guard", now - worth) if option.act == "swap" else Term("well_laid", 1 - worth)
        keeps = 0.0005 if option.act == "keep" else 0.0
        opinions.append(Opinion(option, 1 - worth + keeps, (term, Term("match_chance", 1 - worth))))
    return opinions


def _swapped(sketch: Sketch, option: Option) -> Sketch:
    first, second = int(option.args[0]), int(option.args[1])
    after = sketch.copy()
    one, other = after.lane_at(first), after.lane_at(second)
    if one is None or other is None:
        return after
    a, b = one.copy(), other.copy()
    a.pile, b.pile, a.top, b.top = b.pile, a.pile, b.top, a.top
    after.lanes[after.lanes.index(one)] = a
    after.lanes[after.lanes.index(other)] = b
    return after


# new guards


def _place_guard(situation: Situation) -> list[Opinion]:
    s, decision = situation.view, situation.decision
    lane = int(decision.about["corridor"])
    sketch = draw(s)
    card = CARDS[s.faces[s.corridors[lane].pile[-1]]]
    need = _power(sketch, sketch.profile, card) - sketch.profile.flat(card.face)
    now = win_chance(sketch)
    opinions = []
    for option in decision.options:
        worth = _guard_worth(s, sketch, lane, card, option.act)
        worth -= now * (1 - now) * lesson(card, need, option.act)
        reason = {"up": "fear_kept", "ambush": "hides", "tenacity": "stronger", "both": "hides"}[option.act]
        opinions.append(
            Opinion(option, 1 - worth, (Term(reason, 1 - worth), Term("match_chance", 1 - worth)))
        )
    return opinions


def _guard_worth(s: State, sketch: Sketch, lane: int, card: Card, act: str) -> float:
    """The party's chance when the new guard comes like this and its Fear is paid."""
    hides, stronger = act in ("ambush", "both"), act in ("tenacity", "both")
    paid = sketch.copy()
    paid.fear -= price(s, "ambush") * hides + price(s, "tenacity") * stronger
    pile = len(s.corridors[lane].pile) - 1
    truth = with_guard(paid, lane, card, pile, stronger, up=not hides)
    outlooks = turn_of(s, truth).outlooks()
    if not hides:
        return prospects(outlooks)
    believed = turn_of(s, with_unknown(paid, lane, pile, stronger)).outlooks()
    real = {each.lane: each for each in outlooks}
    return prospects([real[each.lane] for each in believed])


def with_guard(k: Sketch, index: int, card: Card, pile: int, token: bool, up: bool) -> Sketch:
    """The table with this card in a lane; face up its auras reach the others."""
    after = k.copy()
    fierce = 2 if "fierce" in card.abilities else 1
    need = _power(after, after.profile, card) + fierce * token
    loss = 2 if "pain" in card.abilities else 1
    after.lanes.append(
        Lane(index, card.face, need, card.die, card.throws and not k.solo, loss, pile, up, token)
    )
    for key, amount in card.aura if up and k.profile.feels_auras else ():
        for place, lane in enumerate(after.lanes[:-1]):
            other = lane.card
            if other is not None and (other.family == key or (key == "nemesis" and other.nemesis)):
                raised = lane.copy()
                raised.need += amount
                after.lanes[place] = raised
                after.lane_costs.pop(lane.index, None)
        if CARDS[after.final].family == key:
            after.final_need += amount
            after.lane_costs.pop(FINAL, None)
    after.lane_costs.pop(index, None)
    return after


def _power(k: Sketch, profile: Profile, card: Card) -> int:
    return profile.printed(card) + k.shift + k.auras_on(card)


def with_unknown(k: Sketch, index: int, pile: int, token: bool) -> Sketch:
    """The table as the party sees it when the new guard is ambushed."""
    after = k.copy()
    need = round(after.profile.averages(k.box, k.shift).power) + token + AMBUSH_FEAR
    after.lanes.append(Lane(index, -1, need, 0, False, 1, pile, False, token))
    after.lane_costs.pop(index, None)
    return after


def _bodyguard(situation: Situation) -> list[Opinion]:
    s, decision = situation.view, situation.decision
    sketch = draw(s)
    now = prospects(turn_of(s, sketch).outlooks()) if sketch.lanes else win_chance(sketch)
    opinions = []
    for option in decision.options:
        if option.act == "none":
            opinions.append(Opinion(option, 1 - now, (Term("habit", 0.0),)))
            continue
        after = sketch.copy()
        lane = after.lane_at(int(option.args[0]))
        assert lane is not None
        card = lane.card
        raised = lane.copy()
        raised.token = True
        raised.need += 2 if card is not None and "fierce" in card.abilities else 1
        after.lanes[after.lanes.index(lane)] = raised
        after.lane_costs.pop(lane.index, None)
        worth = prospects(turn_of(s, after).outlooks()) - 0.0005
        opinions.append(Opinion(option, 1 - worth, (Term("stronger", now - worth),)))
    return opinions


# Doom


def _doom(situation: Situation) -> list[Opinion]:
    """Doom where the party loses most: a success that its powers could not repeat."""
    s, decision = situation.view, situation.decision
    stands, doomed = doom_prospects(s)
    opinions = []
    for option in decision.options:
        if option.act == "doom":
            opinions.append(Opinion(option, 1 - doomed, (Term("doom_hurts", stands - doomed),)))
        else:
            lost = s.the_fight.total < s.the_fight.power
            reason = "lost_anyway" if lost else "fear_kept"
            opinions.append(Opinion(option, 1 - stands, (Term(reason, doomed - stands),)))
    return opinions


def doom_prospects(s: State) -> tuple[float, float]:
    """The party's match chance if the die stands, and if it is doomed."""
    fight = s.the_fight
    sketch = draw(s)
    turn = turn_of(s, sketch, lasting_die(s))
    won, lost = turn.ends(sketch.lane_at(fight.lane) if fight.lane != FINAL else None)
    stakes, span = turn.stakes(won, lost)
    card = CARDS[fight.face]
    means = turn.means(card, span, lost, card.mana)
    if fight.multiplier != 1:
        means = means._replace(times=((fight.multiplier, 0.0, False),))
    if fight.used:
        means = means._replace(rerolls=tuple(each for each in means.rerolls if not each[2]))
    natural = max(fight.dice)
    need = fight.power - (fight.total - natural * fight.multiplier)
    sides = fight.sides[fight.dice.index(natural)]
    stands = after_roll(need, sides, natural, means, stakes)
    poorer = stakes._replace(dooms=max(0, stakes.dooms - 1))
    again = before_roll(need, sides, means, poorer)
    doomed = lost + span * again.worth + turn.ledger.fear(-turn.doom)
    return lost + span * stands.worth, doomed


Judge = Callable[[Situation], list[Opinion]]

_JUDGES: dict[str, Judge] = {
    "choose_box": setup.any_setup,
    "choose_sides": setup.any_setup,
    "build_dungeon": setup.any_setup,
    "construction_swap": _swap,
    "place_guard": _place_guard,
    "bodyguard_target": _bodyguard,
    "doom": _doom,
    "rps_throw": setup.throw,
}
