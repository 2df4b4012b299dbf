"""What a hand brings when it is played well: what cards do for each other is counted, draws are guessed."""

from __future__ import annotations

from collections.abc import Sequence

from ..content import EFFECT, FIRST_LOOT, FIRST_SKILL, MISS, POWER
from ..kinds import Lasting
from ..kinds import loot as lo
from .worth import Place, rider, worth_against


def hand_value(faces: Sequence[int], heroes: frozenset[int], rule: Lasting, place: Place) -> float:
    """The power of these cards together."""
    values = [worth_against(face, heroes, rule, place) for face in faces]
    total = 0.0
    for index, face in enumerate(faces):
        others = [other for number, other in enumerate(faces) if number != index]
        rest = [value for number, value in enumerate(values) if number != index]
        total += _together(face, values[index], others, rest, heroes)
    if rule.strongest_banned and values:
        total -= max(values)
    return total


def _together(
    face: int, alone: float, others: Sequence[int], rest: Sequence[float], heroes: frozenset[int]
) -> float:
    """A card with its neighbours: what depends on them replaces the average."""
    effect, power = EFFECT[face], float(POWER[face])
    if isinstance(effect, lo.DoubleCard):
        return power + max([float(POWER[other]) + _own_gain(other, heroes) for other in others], default=0.0)
    if isinstance(effect, lo.BoostStandards):
        return power + sum([other < FIRST_SKILL for other in others])
    if isinstance(effect, lo.LiftMisses):
        return power + sum([other == MISS for other in others])
    if isinstance(effect, lo.LootGain):
        return power + sum([other >= FIRST_LOOT for other in others])
    if isinstance(effect, lo.Imitate):
        return max(power, *[float(POWER[other]) for other in others]) if others else power
    if isinstance(effect, lo.PayHand):
        gain = effect.gain + rider(effect, heroes, 0)
        return power + (max(0.0, gain - min(rest)) if rest else 0.0)
    return alone


def _own_gain(face: int, heroes: frozenset[int]) -> float:
    effect = EFFECT[face]
    return (
        worth_against(face, heroes, Lasting(), Place()) - POWER[face]
        if isinstance(effect, lo.HeroGain)
        else 0.0
    )
