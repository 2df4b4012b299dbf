"""Choices between fights: which dungeon, going on or leaving, rewards."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option

from .. import options
from ..content import FACES, FIRST_REWARD, HIT, LEVEL, MISS, REWARDS, DungeonCard, RewardCard
from ..kinds import rewards as rw
from ..options import number
from ..state import NOTHING, Dungeon
from ..zones import here
from .outlook import Outlook
from .reasons import with_chances
from .scores import Scored, by
from .worth import worth

LOOT = (0.0, 1.0, 1.6, 2.4, 3.2, 4.2)
"""What a loot of each level adds to a deck, on average."""
SMALLEST_DECK = 10
"""Cards a deck should keep: they are stamina for four Boss fights."""


def destination_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Where the visit promises most; the Boss only when nothing else is worth it."""
    found = []
    for option in decision.options:
        if option == options.ENTER_LAIR:
            found.append(Scored(option, 0.12 + 0.3 * o.boss_chance() * (o.steps <= 1), "nothing_left"))
        else:
            found.append(_visit(o, option, o.s.dungeons[number(option)]))
    return found


def _visit(o: Outlook, option: Option, dungeon: Dungeon) -> Scored:
    """The loot a visit can be expected to bring, less what an expulsion costs."""
    weights, level = o.weights, dungeon.level
    chance = o.next_chance(dungeon, level)
    first = chance
    gain, alive, spent = 0.0, 1.0, 0
    for depth in range(len(dungeon.cards)):
        if depth:
            chance = o.unseen_chance(level, spent)
            if chance < weights.entry:
                break
        alive *= chance
        gain += alive * LOOT[level]
        spent += 4
    else:
        if dungeon.reward != NOTHING:
            gain += alive * weights.clear * LOOT[max(2, level)]
    loss = (1 - first) * weights.step * (1.5 if o.steps > 2 else 0.5)
    if first < weights.entry:
        loss += 2.0
    score = 0.3 + 0.02 * (gain - loss)
    return Scored(option, score, with_chances("beatable", first))


def onward_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Go on if the next enemy is worth the risk of a second space."""
    del decision
    dungeon, weights = here(o.s), o.weights
    level = dungeon.level
    chance = o.next_chance(dungeon, level)
    prize = LOOT[level]
    last = len(dungeon.cards) == 1 and dungeon.reward != NOTHING
    if last:
        prize += weights.clear * LOOT[max(2, level)]
    risk = weights.step * LOOT[max(1, level)] * (1.0 if o.steps > 1 else 0.3)
    if o.s.shields:
        risk *= 0.2
    gain = chance * prize - (1 - chance) * risk
    reason = (
        "reward_close" if last and gain > 0 else with_chances("beatable" if gain > 0 else "too_risky", chance)
    )
    return [Scored(options.CONTINUE, 0.5 + 0.1 * gain, reason), Scored(options.LEAVE, 0.5, reason)]


# rewards


def reward_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """What an option of a Reward card is worth now."""
    card = REWARDS[int(decision.about["source"]) - FIRST_REWARD]
    return [
        Scored(option, 0.3 + 0.06 * _reward_worth(o, card, card.option[number(option)]), "stronger_deck")
        for option in decision.options
    ]


def _reward_worth(o: Outlook, card: RewardCard, option: rw.RewardOption) -> float:
    level, seats = card.level, len(o.s.players)
    deck = o.deck(o.seat)
    misses = deck.count(MISS)
    room = max(0, len(deck) - SMALLEST_DECK * (2 if o.s.solo else 1))
    late = o.steps <= 2
    if isinstance(option, rw.RemoveMisses):
        return 1.1 * min(option.cards, misses, room)
    if isinstance(option, rw.RemoveAny):
        return 1.1 * min(option.cards, room)
    if isinstance(option, rw.Drill):
        return 1.0 * min(option.cards, 4)
    if isinstance(option, rw.TakeTop | rw.TakeOneOfTwo | rw.ExchangeLoot):
        return LOOT[level] * (1.2 if isinstance(option, rw.TakeOneOfTwo) else 0.9)
    if isinstance(option, rw.TakeOneOfThree):
        return LOOT[min(5, level + 1)] * 1.35
    if isinstance(option, rw.BossBack):
        return 0.0 if o.steps <= 0 else 2.4 * LOOT[max(2, level)] / 2
    if isinstance(option, rw.WeakerEnemies):
        return option.amount * (2.5 if late else 1.0)
    if isinstance(option, rw.LargerHand | rw.SpareHand):
        return 1.0
    if isinstance(option, rw.SoftFall):
        return 0.9
    if isinstance(option, rw.SortBoss):
        return 1.2 if late else 0.5
    return 0.4 if seats > 1 else 0.1


def pick_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Several cards picked in ascending order: the best of a discard pile, the worst of a deck."""
    removing = decision.kind == "remove_cards"
    left = int(decision.about.get("left", 1))
    faces = [number(option) for option in decision.options if option.act == "face"]
    if removing:
        wanted = _to_remove(o, faces, left)
    else:
        wanted = sorted(faces, key=lambda face: -o.worth(face))[:left]
        wanted = [face for face in wanted if face != MISS and o.worth(face) >= 0.9]
    target = min(wanted, default=-1)
    return [
        Scored(option, _picked(option, target), "thins_deck" if removing else "needs_cards")
        for option in decision.options
    ]


def _picked(option: Option, target: int) -> float:
    if option.act == "face":
        return 0.7 if number(option) == target else 0.2
    return 0.5


def _to_remove(o: Outlook, faces: list[int], left: int) -> list[int]:
    """Standard 0 before Standard 1 before weak loot, as long as enough cards remain."""
    deck = o.deck(o.seat)
    room = len(deck) - len(o.s.picked) - SMALLEST_DECK * (2 if o.s.solo else 1)
    if room <= 0:
        return []
    weak = sorted([face for face in faces if face in (HIT, MISS) or o.worth(face) < 1.2], key=o.worth)
    if MISS in weak:
        return [MISS]
    return weak[: min(left, room)] if o.mean(o.seat) > 1.6 else []


# cards that find an owner


def receiver_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The player to whom a card is worth most, the weaker deck first."""
    face = int(decision.about.get("source", -1))

    def judge(option: Option) -> float:
        seat = o.seat if option.act == "keep" else number(option)
        own = worth(face, o.heroes[seat]) if isinstance(FACES[face], DungeonCard) else 0.0
        return own - 0.3 * o.mean(seat)

    return by(decision.options, judge, "fits_hero", 0.05)


def revealed_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The best of the cards looked at."""
    return by(decision.options, lambda option: o.worth(o.s.faces[number(option)]), "stronger_deck", 0.05)


def order_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The next card from the top: own cards best first, enemies easiest first, Boss cards hardest first."""
    faces = o.s.faces

    def judge(option: Option) -> float:
        face = faces[number(option)]
        if o.s.fight is not None and number(option) in o.s.players[o.seat].pile:
            return o.worth(face)
        if LEVEL[face]:
            return -o.effective(face)
        return o.effective(face)

    return by(decision.options, judge, "usual", 0.01)


def face_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """One card of the own deck: to search for the best, to give or exchange the least."""
    giving = decision.kind in ("give_card", "exchange_card")
    found = []
    for option in decision.options:
        if option.act != "face":
            found.append(Scored(option, 0.45, "no_need"))
            continue
        value = o.worth(number(option))
        if decision.kind == "exchange_card":
            value -= LOOT[min(5, LEVEL[number(option)] + 1)]
        found.append(Scored(option, 0.5 + 0.03 * (-value if giving else value), "stronger_deck"))
    return found
