"""Choices inside a fight: keeping a hand, the order of cards, what to pay for."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Decision, Option
from heroes_desktop.games.shared.scores import Scored, by

from ...shared.reasons import with_chances
from .. import options
from ..content import EFFECT, FIRST_LOOT, FIRST_SKILL
from ..kinds import enemies as en
from ..kinds import loot as lo
from ..kinds import skills as sk
from ..kinds.base import Kind
from ..options import number
from ..power import active, fight_of, total_of
from .chances import best_of_hands, chance_at, prospect
from .outlook import Outlook

_FIRST: tuple[type[Kind], ...] = (
    sk.Theft, lo.Borrow, lo.SearchHand, lo.Silence, lo.Draw, lo.HeroDraw, lo.LetPlay, sk.Prayer, lo.Recover,
)  # fmt: skip
"""What is played first: it brings cards, or changes what the others are worth."""
_LATE: tuple[type[Kind], ...] = (
    lo.Imitate, lo.LootGain, lo.DoubleCard, lo.PayCard, lo.PayMany, lo.Promise, lo.Gamble,
    lo.PayToDouble, sk.Ballad, lo.EmptyGain, lo.NextSmaller, lo.LosesCards,
)  # fmt: skip
"""What is played last, in this order: it wants to see the others on the table, or costs something."""
_BEFORE_THE_WEAKEST: tuple[type[Kind], ...] = (lo.PayHand, lo.ExtraTurn, lo.Redraw)
"""What asks for other cards of the hand."""
_HOPELESS = 0.02
"""At this chance a fight is lost: the cards are worth more than the hope."""


def keep_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The chance of the team with this hand, and with a fresh one at its price."""
    del decision
    hand = o.own_hands(rejected=True)
    keep, fresh = kept_chance(o), fresh_chance(o)
    good, better = _why_keep(o), _why_reject(o)
    if max(keep, fresh) >= _HOPELESS:
        worths = keep, fresh * (1 - hand.price)
    elif o.s.at_boss:
        worths, better = (0.1 * keep, _HOPELESS), "last_chance"
    else:
        worths = _HOPELESS, 0.0
    return [Scored(options.KEEP, worths[0], good), Scored(options.REJECT, worths[1], better)]


def _why_keep(o: Outlook) -> str:
    return with_chances("good_hand", kept_chance(o.sharp))


def _why_reject(o: Outlook) -> str:
    """With figures where a sharp look agrees; hope is left even where it sees none."""
    keep, fresh = kept_chance(o.sharp), fresh_chance(o.sharp)
    if fresh > keep:
        return with_chances("fresh_hand", keep, fresh)
    return "last_chance" if keep < _HOPELESS else "fresh_hand"


def kept_chance(o: Outlook) -> float:
    """The chance of the team to win this fight with the hand held."""
    return o.chance(o.need - o.hand_worth(active(o.s)))


def fresh_chance(o: Outlook) -> float:
    """The chance of the team with the next hand, and those after it."""
    hand = o.own_hands(rejected=True)
    return best_of_hands([o.chance(o.need - power / 2) for power, _chance in hand.spread], hand)


def play_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Draws first, boosters before what they boost, multipliers and costs last."""
    faces = o.s.faces
    return [
        Scored(option, _turn_of(o, face), _why_now(type(EFFECT[face])))
        for option, face in ((option, faces[number(option)]) for option in decision.options)
    ]


def _why_now(kind: type[Kind]) -> str:
    """Why a card of this kind is played when it is."""
    if kind in _FIRST or kind is sk.Fury:
        return "draws_first"
    return "comes_last" if kind in _LATE else "clears_hand"


def _turn_of(o: Outlook, face: int) -> float:
    kind = type(EFFECT[face])
    if FIRST_SKILL <= face < FIRST_LOOT and face - FIRST_SKILL not in o.s.players[o.seat].heroes:
        return 0.5
    if kind in _FIRST:
        return 0.95 - 0.01 * _FIRST.index(kind)
    if kind is sk.Fury:
        return 0.6 if o.need <= o.hand_worth(o.seat) else 0.97
    if kind in _BEFORE_THE_WEAKEST:
        return _before_the_weakest(o, face, kind)
    if kind in _LATE:
        return 0.3 - 0.01 * _LATE.index(kind)
    return 0.5 + 0.01 * o.worth(face)


def _before_the_weakest(o: Outlook, face: int, kind: type[Kind]) -> float:
    """Cards that cost the rest of the hand are played while only what is weak is left of it."""
    others = [o.s.faces[card] for card in o.s.players[o.seat].hand]
    others.remove(face)
    if kind is lo.Redraw:
        return 0.5 + 0.01 * o.mean(o.seat)
    weakest = min(others, key=o.worth, default=face)
    if weakest != face and type(EFFECT[weakest]) not in (*_LATE, *_BEFORE_THE_WEAKEST):
        return 0.505 + 0.01 * o.worth(weakest)
    return 0.31


# what effects ask


def _source(decision: Decision) -> Kind:
    face = decision.about.get("source", -1)
    return EFFECT[int(face)] if isinstance(face, int) and face >= 0 else lo.NoEffect()


def _lack(o: Outlook, decision: Decision) -> float:
    """What will be missing after the rest of the hand."""
    return o.need - o.hand_worth(decision.seat)


def _gain_in_chance(o: Outlook, decision: Decision, gain: float) -> float:
    """How much more likely the team wins with so much more power."""
    lack = _lack(o, decision)
    return o.chance(lack - gain) - o.chance(lack)


def pay_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """What a price buys, in chances of the team, against what it costs."""
    rule = _source(decision)
    found = []
    for option in decision.options:
        if option == options.DECLINE:
            found.append(Scored(option, 0.5, "no_need"))
        else:
            found.append(Scored(option, 0.5 + _bought(o, decision, rule, option), "strikes_harder"))
    return found


def _bought(o: Outlook, decision: Decision, rule: Kind, option: Option) -> float:
    card = max(0.01, o.price(decision.seat) / 3)
    if isinstance(rule, lo.PayToDouble | sk.Ballad):
        best = max(
            [total_of(o.s, seat) for seat in range(len(o.s.players)) if seat != decision.seat], default=0
        )
        if o.s.solo:
            best = max([total_of(o.s, 0, turn) for turn in range(fight_of(o.s).taken + 1)])
        return _gain_in_chance(o, decision, best) - 2 * card
    if isinstance(rule, lo.PayMany):
        amount = number(option)
        return _gain_in_chance(o, decision, amount) - amount * card
    gain = float(getattr(rule, "gain", 0))
    if isinstance(rule, lo.Promise):
        return _gain_in_chance(o, decision, gain) - (0.02 if o.s.at_boss else 0.3)
    if isinstance(rule, lo.PayHand):
        hand = [o.worth(o.s.faces[each]) for each in o.s.players[decision.seat].hand]
        return _gain_in_chance(o, decision, gain - min(hand, default=0.0)) - 0.005
    if isinstance(rule, lo.ExtraTurn):
        rest = o.hand_worth(decision.seat)
        table = prospect((o.own_hands(rejected=False),), 0)
        return chance_at(table, o.need) - o.chance(o.need - rest)
    return _gain_in_chance(o, decision, gain) - card


def optional_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Use what helps; draw only as many cards as the fight needs."""
    rule = _source(decision)
    lack = _lack(o, decision) if o.s.fight is not None and o.s.fight.turn is not None else 0.0
    mean = o.mean(decision.seat)
    card = o.price(decision.seat) / 3 if o.s.fight is not None else 0.0
    found = []
    for option in decision.options:
        if option == options.DECLINE:
            named = decision.options[0].act == "amount"
            found.append(Scored(option, 0.4 + 0.5 * o.chance(lack) if named else 0.5, "no_need"))
        elif option.act == "amount":
            amount = number(option)
            chance = o.chance(lack - amount * mean) if amount else o.chance(lack)
            found.append(
                Scored(option, 0.4 + 0.5 * chance * (1 - amount * card) + 0.001 * amount, "draws_first")
            )
        elif option.act == "card":
            found.append(Scored(option, 0.4, "saves_best"))
        else:
            found.append(Scored(option, 0.5 + _use(o, decision, rule, lack), _why_use(decision, rule)))
    return found


def _why_use(decision: Decision, rule: Kind) -> str:
    """What speaks for something that may be done."""
    if "reward" in decision.about:
        return "saves_stamina"
    if isinstance(rule, lo.RemoveFromHand | en.Absolves):
        return "thins_deck"
    if isinstance(rule, en.LeavesToOthers):
        return "fits_hero"
    return "stronger_deck" if isinstance(rule, sk.Theft) else "needs_cards"


def _use(o: Outlook, decision: Decision, rule: Kind, lack: float) -> float:
    if isinstance(rule, lo.LetPlay):
        return 0.1 if lack > 0 else -0.05
    if isinstance(rule, lo.RemoveFromHand):
        faces = [o.s.faces[card] for card in o.s.players[decision.seat].hand]
        return 0.1 if min([o.worth(face) for face in faces], default=9.0) < 0.7 and lack < -1 else -0.1
    if isinstance(rule, lo.Redraw):
        hand = o.s.players[decision.seat].hand
        return 0.1 * (len(hand) * o.mean(decision.seat) - o.hand_worth(decision.seat))
    return 0.1


# whom, which card, in what order

Judge = Callable[[Outlook, Decision, Option], float]


def target_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The player, or in solo the turn, who gains most."""
    rule = _source(decision)
    if isinstance(rule, lo.PayToDouble | sk.Ballad):
        return by(decision.options, lambda option: _doubled(o, option), "best_total", 0.02)
    if isinstance(rule, lo.RecoverOther | sk.Prayer):
        return by(decision.options, lambda option: _tired(o, number(option)), "needs_cards", 0.02)
    return by(decision.options, lambda option: o.mean(number(option)), "best_total")


def _doubled(o: Outlook, option: Option) -> float:
    if option.act == "turn":
        return float(total_of(o.s, 0, number(option)))
    return float(total_of(o.s, number(option)))


def _tired(o: Outlook, seat: int) -> float:
    player = o.s.players[seat]
    return min(len(player.discard), 4) * o.mean(seat) - 0.5 * len(player.pile)


def card_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """A card in play to double: the strongest; a card to lose: the weakest."""
    fight = o.s.fight
    values = {played.card: played.value for played in fight.played} if fight is not None else {}
    losing = decision.kind in ("discard_from_hand", "pick_tied_card")

    def judge(option: Option) -> float:
        face = number(option) if option.act == "face" else o.s.faces[number(option)]
        if option.act == "face" or losing:
            return -o.worth(face)
        return float(values.get(number(option), o.worth(face)))

    return by(decision.options, judge, "saves_best" if losing else "strikes_harder", 0.04)
