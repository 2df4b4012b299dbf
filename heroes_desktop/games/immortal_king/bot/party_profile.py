"""What a party can do in fights, read from its cards once and kept: bonuses, dice, means, costs.

A profile depends on adventurers and face-up objects only, so a whole match needs a handful.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..content import CARDS, Card
from .cards import Use, first_die, flat_bonus, free_uses, mana_use
from .fight import NO_SLIP, Means, Stakes, before_roll

MANA_PRICE = 0.3
RETRY = 0.6
"""What it costs on average to try a guard again after a lost fight, in Courage."""

THROW_TIE_WINS = 2 / 3
THROW_REPLAYED = 1 / 2


def means_of(uses: list[tuple[Use, float]]) -> Means:
    """Priced uses, sorted into the lists a fight is counted with."""
    adds: list[tuple[int, float]] = []
    times: list[tuple[int, float, bool]] = []
    rerolls: list[tuple[int, float, bool]] = []
    seconds: list[tuple[int, float]] = []
    sets: list[tuple[int, float]] = []
    slip = NO_SLIP
    for use, price in uses:
        if use.kind == "add":
            adds.append((use.amount, price))
        elif use.kind == "times":
            times.append((use.amount, price, use.only))
        elif use.kind == "reroll":
            rerolls.append((use.amount, price, use.only))
        elif use.kind == "second":
            seconds.append((use.amount, price))
        elif use.kind == "set":
            sets.append((use.amount, price))
        elif use.kind == "slip":
            slip = price
    return Means(tuple(adds), tuple(times), tuple(rerolls), tuple(seconds), tuple(sets), slip)


def plus(means: Means, use: Use, price: float) -> Means:
    """The same means and one use more."""
    more = means_of([(use, price)])
    return Means(
        means.adds + more.adds,
        means.times + more.times,
        means.rerolls + more.rerolls,
        means.seconds + more.seconds,
        means.sets + more.sets,
        min(means.slip, more.slip),
    )


class Averages(NamedTuple):
    """Unknown cards as this party meets them: their usual Power and the Courage one costs."""

    power: float
    cost: float


class Profile:
    """One party's cards, asked again and again what they do against a card."""

    def __init__(self, adventurers: tuple[int, ...], objects: tuple[int, ...], solo: bool) -> None:
        self.adventurers = adventurers
        self.objects = objects
        self.solo = solo
        self.types = frozenset(CARDS[face].type for face in adventurers)
        passive = [row.kind for face in (*adventurers, *objects) for row in CARDS[face].passive]
        self.feels_auras = "no_auras" not in passive
        self._flat: dict[int, int] = {}
        self._die: dict[int, int] = {}
        self._averages: dict[tuple[int, int], Averages] = {}

    def joined(self, objects: tuple[int, ...]) -> Profile:
        """The same adventurers with these objects face up."""
        return profile(self.adventurers, objects, self.solo)

    def flat(self, face: int) -> int:
        """Permanent bonuses against a card (-1: an unknown one)."""
        known = self._flat.get(face)
        if known is None:
            card = CARDS[face] if face >= 0 else None
            known = flat_bonus(self.adventurers, self.objects, card)
            self._flat[face] = known
        return known

    def die(self, face: int) -> int:
        """The size of the first combat die against a card."""
        known = self._die.get(face)
        if known is None:
            known = first_die(self.adventurers, CARDS[face] if face >= 0 else None)
            self._die[face] = known
        return known

    def free(self) -> list[tuple[Use, float]]:
        """Optional gifts: means without a price."""
        return [(use, 0.0) for use in free_uses(self.adventurers)]

    def with_mana(self, mana: tuple[bool, ...], card: Card | None, colours: int, price: float) -> Means:
        """Gifts and the temporary powers of adventurers that have Mana."""
        return _with_mana(self.adventurers, mana, card.face if card else -1, colours, price)

    def printed(self, card: Card) -> int:
        """A card's Power for this party without its die, auras and tokens."""
        base = card.base
        if card.right is not None and card.nemesis in self.types:
            base = card.right
        if card.letter == "A":
            base += len(self.adventurers)
        elif card.letter == "M":
            base += len(self.adventurers) // 2 + 1
        elif card.letter:
            base += 4
        return base

    def averages(self, box: int, shift: int = 0) -> Averages:
        """Over all cards of a box (0: all boxes), each raised by `shift`."""
        key = (box, shift)
        known = self._averages.get(key)
        if known is None:
            cards = [card for card in CARDS if card.kind == "dungeon" and box in (0, card.box)]
            mana = (True,) * len(self.adventurers)
            costs = [self._card_cost(card, shift, mana) for card in cards]
            powers = [self.printed(card) + (card.die + 1) / 2 * (card.die > 0) for card in cards]
            known = Averages(sum(powers) / len(cards) + shift, sum(costs) / len(cards))
            self._averages[key] = known
        return known

    def _card_cost(self, card: Card, shift: int, mana: tuple[bool, ...]) -> float:
        loss = 2 if "pain" in card.abilities else 1
        if card.throws and not self.solo:
            return throw_cost(card, loss)
        means = self.with_mana(mana, card, 2, MANA_PRICE)
        need = self.printed(card) + shift - self.flat(card.face)
        return cost(need, card.die, self.die(card.face), means, loss)


def throw_cost(card: Card, loss: int) -> float:
    """Expected Courage a throw costs until it is won."""
    chance = THROW_REPLAYED if "riddle" in card.abilities else THROW_TIE_WINS
    return (1 - chance) * (loss + RETRY)


@lru_cache(maxsize=200_000)
def cost(need: int, power_die: int, sides: int, means: Means, loss: int) -> float:
    """Courage and its equivalents that beating a card costs this party, retries included."""
    stakes = Stakes(win=0.0, lose=-(loss + RETRY))
    if not power_die:
        return -before_roll(need, sides, means, stakes).worth
    total = sum(before_roll(need + face, sides, means, stakes).worth for face in range(1, power_die + 1))
    return -total / power_die


@lru_cache(maxsize=20_000)
def _with_mana(
    adventurers: tuple[int, ...], mana: tuple[bool, ...], face: int, colours: int, price: float
) -> Means:
    card = CARDS[face] if face >= 0 else None
    uses = [(use, 0.0) for use in free_uses(adventurers)]
    for adventurer, has in zip(adventurers, mana, strict=True):
        use = mana_use(adventurer, card, colours) if has else None
        if use is not None and use.kind != "slip":  # slipping away beats nothing
            uses.append((use, price))
    return means_of(uses)


@lru_cache(maxsize=5_000)
def profile(adventurers: tuple[int, ...], objects: tuple[int, ...], solo: bool) -> Profile:
    """The profile of these cards."""
    return Profile(adventurers, objects, solo)
