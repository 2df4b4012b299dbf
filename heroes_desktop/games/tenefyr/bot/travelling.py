"""Choices between fights: which dungeon, going on or leaving, rewards."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option
from heroes_desktop.games.shared.scores import Scored, by

from ...shared.reasons import with_chances
from .. import options
from ..content import FACES, FIRST_REWARD, HIT, LEVEL, MISS, REWARDS, DungeonCard, RewardCard
from ..kinds import rewards as rw
from ..options import number
from ..state import NOTHING, Dungeon
from ..zones import here
from .outlook import Outlook
from .worth import LOOT, worth

LATE_MEAN = 2.5
"""What a card is worth on average when the Boss comes."""
SMALLEST_DECK = 15
"""Cards a deck should keep: they are stamina for four Boss fights."""


def destination_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Where the visit promises most; the Boss only when nothing else is worth it."""
    found = []
    for option in decision.options:
        if option == options.ENTER_LAIR:
            found.append(Scored(option, 0.05 + 0.1 * o.boss_chance() * (o.steps <= 1), "nothing_left"))
        else:
            found.append(_visit(o, option, o.s.dungeons[number(option)]))
    return found


def loot_gain(o: Outlook, level: int, face: int = NOTHING) -> float:
    """What a loot adds to the team, in points of power of the Boss fight."""
    value = LOOT[level]
    if face != NOTHING:
        seats = range(len(o.s.players))
        value = sum([o.worth(face, seat) for seat in seats]) / len(seats)
    return max(0.2, 0.4 + o.weights.loot * (value - _standard(o)))


def _standard(o: Outlook) -> float:
    """The card against which others are measured: between those of today and those of the Boss fight."""
    return 0.5 * (o.team_mean + LATE_MEAN)


def reward_gain(o: Outlook, reward: int) -> float:
    """What the best option of a Reward card adds."""
    if reward == NOTHING:
        return 0.0
    card = REWARDS[reward - FIRST_REWARD] if reward >= FIRST_REWARD else REWARDS[reward]
    return max([_reward_worth(o, card, option) for option in card.option])


def _known(o: Outlook, card: int) -> int:
    face = o.s.faces[card]
    return face if face >= HIT and o.s.seen[card] else NOTHING


def _visit(o: Outlook, option: Option, dungeon: Dungeon) -> Scored:
    """The loot a visit can be expected to bring, less what an expulsion costs."""
    weights, level = o.weights, dungeon.level
    step = weights.step if o.steps > 1 else 0.5
    if o.s.shields:
        step = 0.0
    reward = reward_gain(o, o.s.faces[dungeon.reward] if dungeon.reward != NOTHING else NOTHING)
    first = o.next_chance(dungeon, level)
    gain, thrown, alive, spent = 0.0, 0.0, 1.0, 0.0
    for depth, card in enumerate(reversed(dungeon.cards)):
        face = _known(o, card)
        if not depth:
            chance = first
        elif face != NOTHING:
            chance = o.fight_chance(face, round(spent))
        else:
            chance = o.unseen_chance(level, round(spent))
        prize = loot_gain(o, LEVEL[face] if face != NOTHING else level, face)
        last = depth == len(dungeon.cards) - 1
        ahead = prize + (reward if last else 0.5 * prize)
        if depth and chance * ahead < (1 - chance) * step:
            break
        thrown += alive * (1 - chance)
        alive *= chance
        gain += alive * (prize + (reward if last else 0.0))
        spent += 2.5 + 3 * (1 - chance)
    score = 0.3 + 0.03 * (gain - thrown * step)
    if first < weights.entry:
        score -= 0.05
    return Scored(option, score, with_chances("beatable", first))


def onward_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Go on if the next enemy is worth the risk of a second space."""
    del decision
    dungeon, weights = here(o.s), o.weights
    level = dungeon.level
    chance = o.next_chance(dungeon, level)
    face = _known(o, dungeon.cards[-1])
    prize = loot_gain(o, LEVEL[face] if face != NOTHING else level, face)
    last = len(dungeon.cards) == 1 and dungeon.reward != NOTHING
    if last:
        prize += reward_gain(o, o.s.faces[dungeon.reward])
    risk = weights.step if o.steps > 1 else 0.5
    if o.s.shields:
        risk = 0.0
    gain = chance * prize - (1 - chance) * risk
    reason = with_chances("beatable" if gain > 0 else "too_risky", o.sharp.next_chance(dungeon, level))
    if last and gain > 0:
        reason = "reward_close"
    return [Scored(options.CONTINUE, 0.5 + 0.1 * gain, reason), Scored(options.LEAVE, 0.5, reason)]


# rewards


def reward_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """What an option of a Reward card is worth now."""
    card = REWARDS[int(decision.about["source"]) - FIRST_REWARD]
    found = []
    for option in decision.options:
        brings = card.option[number(option)]
        found.append(Scored(option, 0.3 + 0.04 * _reward_worth(o, card, brings), _why_reward(brings)))
    return found


def _why_reward(option: rw.RewardOption) -> str:
    """What speaks for an option of a Reward card."""
    if isinstance(option, rw.RemoveMisses | rw.RemoveAny | rw.Drill):
        return "thins_deck"
    if isinstance(option, rw.BossBack | rw.SoftFall):
        return "buys_time"
    if isinstance(option, rw.LargerHand | rw.SpareHand | rw.WeakerEnemies):
        return "strikes_harder"
    if isinstance(option, rw.SortDungeon | rw.SortBoss | rw.Dismiss):
        return "usual"
    return "stronger_deck"


def _thinned(o: Outlook, seat: int, cards: int, faces: tuple[int, ...] | None = None) -> float:
    """What removing the weakest cards of a deck adds."""
    deck = o.deck(seat)
    room = max(0, len(deck) - SMALLEST_DECK * (2 if o.s.solo else 1))
    values = sorted([o.worth(face, seat) for face in deck if faces is None or face in faces])
    mean = _standard(o)
    found = 0.0
    for number_, value in enumerate(values[:cards]):
        gain = 0.7 * (mean - value) - 0.25
        found += max(0.0, gain if number_ < room else gain - 0.5 - value)
    return found


def _reward_worth(o: Outlook, card: RewardCard, option: rw.RewardOption) -> float:
    """Points of power of the Boss fight, for the whole team."""
    level, seats = card.level, range(len(o.s.players))
    gain = loot_gain(o, level)
    if isinstance(option, rw.RemoveMisses):
        return sum([_thinned(o, seat, option.cards, (MISS,)) for seat in seats])
    if isinstance(option, rw.RemoveAny):
        return sum([_thinned(o, seat, option.cards) for seat in seats])
    if isinstance(option, rw.Drill):
        return max([_thinned(o, seat, option.cards, (MISS, HIT)) for seat in seats])
    if isinstance(option, rw.TakeTop | rw.TakeOneOfTwo):
        short = sum([len(o.deck(seat)) < SMALLEST_DECK for seat in seats])
        better = 0.3 * isinstance(option, rw.TakeOneOfTwo)
        return (gain + better) * len(seats) + 0.6 * short
    if isinstance(option, rw.ExchangeLoot):
        return max(0.3, 0.7 * (LOOT[min(5, level)] - o.team_mean)) * len(seats)
    if isinstance(option, rw.TakeOneOfThree):
        return loot_gain(o, min(5, level + 1)) + 0.5
    if isinstance(option, rw.BossBack):
        return 0.0 if o.steps <= 0 else o.weights.step
    return _passing_worth(o, option)


def _passing_worth(o: Outlook, option: rw.RewardOption) -> float:
    """Advantages that do not last."""
    late = o.steps <= 1
    if isinstance(option, rw.WeakerEnemies):
        return option.amount * (4.0 if late else 0.8)
    if isinstance(option, rw.LargerHand):
        return 0.3 * len(o.s.players)
    if isinstance(option, rw.SpareHand):
        return (0.8 if late else 0.3) * len(o.s.players)
    if isinstance(option, rw.SoftFall):
        return 0.0 if late else 0.8
    if isinstance(option, rw.SortBoss):
        return 0.6 if late else 0.3
    return 0.1


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
    if MISS in faces and room > -4:
        return [MISS]
    mean = _standard(o)
    weak = sorted([face for face in faces if 0.7 * (mean - o.worth(face)) > 0.25], key=o.worth)
    return weak[: max(0, min(left, room))]


# cards that find an owner


def receiver_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The player to whom a card is worth most, the weaker deck first."""
    face = int(decision.about.get("source", -1))

    def judge(option: Option) -> float:
        seat = o.seat if option.act == "keep" else number(option)
        own = worth(face, o.heroes[seat]) if isinstance(FACES[face], DungeonCard) else 0.0
        return own - 0.3 * o.mean(seat) - 0.15 * len(o.deck(seat))

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
