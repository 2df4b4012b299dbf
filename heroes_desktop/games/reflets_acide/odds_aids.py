"""What each aid after the roll of an Objective makes of it, counted over every fall of the dice it rolls.

One aid and nothing else besides; where the aid lets somebody choose a die, the best one is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from heroes_desktop.engine import Decision, Option

from .chances import FACES, points, stars, usable
from .content import dilemma, equipment
from .effect_rows import (
    IgnoreSixes,
    Lower,
    RerollBoard,
    RerollDie,
    SetDie,
    StandFast,
    Swap,
    WinTrial,
)
from .figures import board_at, hero_of, position_of, present, value
from .objectives import SIX, bearer, current, die_board, lowered_target, stat, target, total, trial_of
from .state import State

GOLDEN = ("reroll_golden", "bonus_golden", "loaded_die")
"""Acts that change the Golden Die, which may then lie in the place of another."""
Gains = tuple[int, ...]
"""What a die adds on each of its six faces, from what it brings now."""


class Roll:
    """The dice on the Track, what each brings, and what is still missing."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.dice = list(trial_of(s).dice)
        self.short = target(s) - total(s)
        self.there = [index for index, die in enumerate(self.dice) if die]

    def brings(self, index: int, die: int) -> int:
        """Points or stars of a die with its Hero; a 6 costs nothing once it is excused, the die of a Hero
        who has just died brings nothing."""
        member = bearer(self.s, index)
        if member.card < 0 or (die == SIX and trial_of(self.s).ignore_sixes):
            return 0
        worth = value(self.s, member, stat(self.s))
        return stars(die, worth) if current(self.s).stars else points(die, worth)

    def gain(self, index: int, die: int) -> int:
        """What changes when a die is put on another face; 0 takes it off."""
        return self.brings(index, die) - self.brings(index, self.dice[index])

    def of_board(self, board: int) -> list[int]:
        """The dice of a board that still lie there."""
        return [index for index in self.there if die_board(self.s, index) == board]

    def surely(self, gains: Iterable[int]) -> float:
        """Whether the best of these is enough."""
        return float(max(gains, default=-SIX) >= self.short)

    def rolling(self, indices: Sequence[int], most: int) -> float:
        """The chance when one to so many of these dice are rolled again, those that promise most."""
        gains = sorted(tuple(self.gain(index, die) for die in FACES) for index in indices)
        return best_reroll(tuple(gains), most, self.short) if gains else 0.0

    def substituting(self, golden: int) -> float:
        """Whether the Golden Die on this face is enough in the place of one die, or none need be replaced."""
        swaps = [self.gain(index, golden) for index in self.there] if usable(golden) else []
        return self.surely([0, *swaps])

    def swapping(self) -> float:
        """Whether two dice of a board are enough when they change places."""
        return self.surely(
            self.gain(one, self.dice[other]) + self.gain(other, self.dice[one])
            for one in self.there
            for other in self.there
            if one < other and board_at(self.s, one) == board_at(self.s, other)
            if self.dice[one] != self.dice[other]
        )


@lru_cache(4096)
def best_reroll(gains: tuple[Gains, ...], most: int, short: int) -> float:
    """The best chance to close a gap by rolling one to so many of these dice again, named beforehand."""

    def best(rest: tuple[Gains, ...], sums: dict[int, float], left: int, chosen: bool) -> float:
        here = sum(chance for gain, chance in sums.items() if gain >= short) if chosen else 0.0
        if not rest or not left:
            return here
        joined: dict[int, float] = {}
        for sum_, chance in sums.items():
            for gain in rest[0]:
                joined[sum_ + gain] = joined.get(sum_ + gain, 0.0) + chance / len(FACES)
        return max(here, best(rest[1:], joined, left - 1, True), best(rest[1:], sums, left, chosen))

    return best(gains, {0: 1.0}, most, False)


def chance_with(s: State, option: Option) -> float | None:
    """The chance to reach the Objective with this aid; None for what does nothing to the dice."""
    roll = Roll(s)
    first = int(option.args[0]) if option.args and isinstance(option.args[0], int) else -1
    match option.act:
        case "accept":
            return float(roll.short <= 0)
        case "reroll":
            return roll.rolling([first], 1)
        case "substitute":
            return float(roll.gain(first, s.golden) >= roll.short)
        case "bonus_dice":
            return roll.rolling(roll.there, len(roll.there))
        case "loaded_die":
            return roll.substituting(SIX - 1)
        case act if act in GOLDEN:
            return sum(roll.substituting(die) for die in FACES) / len(FACES)
    return _with_effect(roll, option)


def _with_effect(roll: Roll, option: Option) -> float | None:
    effect, board = effect_at(roll.s, option)
    match effect:
        case Lower():
            return float(total(roll.s) >= lowered_target(roll.s, effect.by))
        case WinTrial():
            return 1.0
        case RerollDie():
            return roll.rolling(roll.of_board(board), 1)
        case RerollBoard():
            return roll.rolling(roll.of_board(board), len(roll.there))
        case SetDie():
            return roll.surely(
                roll.gain(index, die)
                for index in roll.of_board(board)
                for die in range(1, SIX)
                if die != roll.dice[index]
            )
        case IgnoreSixes():
            return float(roll.short <= roll.dice.count(SIX))
        case StandFast():
            return roll.surely(
                roll.gain(index, 0) for index in roll.of_board(board) if roll.dice[index] == SIX
            )
        case Swap():
            return roll.swapping()
    return None


def effect_at(s: State, option: Option) -> tuple[object, int]:
    """The effect of the skill or Dilemma an option names, and the board whose dice it is for."""
    numbers = [int(arg) for arg in option.args if isinstance(arg, int)]
    if option.act == "dilemma":
        [card] = numbers
        board = next(index for index, row in enumerate(s.boards) if card in row.dilemmas)
        return dilemma(s.faces[card]).kind.effect, board
    if option.act not in ("skill", "free_skill"):
        return None, -1
    card, number = numbers[-2:]
    for _no, member in present(s):
        board = board_at(s, position_of(s, member.card))
        if member.card == card:
            return hero_of(s, member).skills[number].effect, board
        if card in member.worn and (skill := equipment(s.faces[card]).skill) is not None:
            return skill.effect, board
    return None, -1


def which_die(s: State, decision: Decision, option: Option) -> float | None:
    """The chance once the aid has been paid and only its die is still to be named."""
    if s.trial is None or s.trial.phase != "after":
        return None
    roll, named = Roll(s), [int(each) for each in option.args if isinstance(each, int)]
    match decision.about.get("cause"), option.act:
        case "reroll_die", "die":
            return roll.rolling(named, 1)
        case "stand_fast", "die":
            return float(roll.gain(named[0], 0) >= roll.short)
        case "set_die", "die_value":
            return float(roll.gain(*named) >= roll.short)
        case "swap", "dice":
            one, other = named
            gain = roll.gain(one, roll.dice[other]) + roll.gain(other, roll.dice[one])
            return float(gain >= roll.short)
    return None
