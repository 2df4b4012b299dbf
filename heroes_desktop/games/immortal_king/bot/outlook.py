"""What attacking a target is worth: the fight's expectation between the two tables it can lead to."""

from __future__ import annotations

from typing import NamedTuple

from ..content import CARDS, Card
from ..power import available
from ..power import price as fear_price
from ..state import FINAL, State
from .cards import Use, potion_uses
from .fight import Means, Prospect, Stakes, before_roll
from .party_profile import THROW_REPLAYED, THROW_TIE_WINS, means_of
from .sketch import Lane, Sketch
from .value import win_chance

STEPS = 5
"""Prices are rounded to such parts of what is at stake, so that equal fights are counted once."""

LEAST_SPAN, LEAST_MANA, LEAST_BOOST = 0.05, 0.02, 0.075
"""Smallest stakes and prices, as shares of how much the match is still open: in a match nearly lost
or won everything is small."""


class Ledger:
    """Prices of Mana, potions and Fear at one table, in chances to win the match.

    They are differences between tables as they lie; only `now` may be told by a player who looks farther.
    """

    def __init__(self, sketch: Sketch, now: float | None = None) -> None:
        self.sketch = sketch
        self.as_it_lies = win_chance(sketch)
        self.now = self.as_it_lies if now is None else now
        self.open = self.now * (1 - self.now) + 1e-9
        self._mana: dict[int, float] = {}
        self._boost: float | None = None
        self._fear: dict[int, float] = {}

    def mana(self, place: int) -> float:
        """What losing an adventurer's Mana costs."""
        known = self._mana.get(place)
        if known is None:
            without = self.sketch.copy()
            without.set_mana(place, False)
            known = self._mana[place] = max(LEAST_MANA * self.open, self._less(without))
        return known

    def boost(self) -> float:
        """What a potion for fights is worth while it is kept."""
        if self._boost is None:
            without = self.sketch.copy()
            without.chest = without.chest.without_boost()
            self._boost = max(LEAST_BOOST * self.open, self._less(without))
        return self._boost

    def fear(self, change: int) -> float:
        """What it is worth to the party when the master's Fear changes by so much."""
        known = self._fear.get(change)
        if known is None:
            other = self.sketch.copy()
            other.fear = max(0, min(10, other.fear + change))
            known = self._fear[change] = -self._less(other)
        return known

    def _less(self, table: Sketch) -> float:
        """How much worse another table is."""
        return self.as_it_lies - win_chance(table)


class Outlook(NamedTuple):
    """A target: the match chance before its fight, the fight's chance, and the two ways it ends."""

    lane: int
    worth: float
    chance: float
    won: float
    lost: float


def rounded(price: float, span: float) -> float:
    """A price as a rounded share of what is at stake."""
    return min(3.0, max(-3.0, round(price / span * STEPS) / STEPS))


class Turn:
    """All fights open at one table.

    `doom`: its price, 0 if the master has none. `die`: a die size for guards this turn, or 0. `depth`: how
    many turns more are reckoned with before a table is judged as it lies. Prices hardly change with a swap
    or a token, so that a table may borrow the `ledger` of a like one.
    """

    def __init__(
        self,
        sketch: Sketch,
        doom: int = 0,
        die: int = 0,
        depth: int = 0,
        ledger: Ledger | None = None,
    ) -> None:
        self.sketch = sketch
        self.doom = doom
        self.die = die
        self.depth = depth
        self.ledger = ledger or Ledger(sketch, self.judged(sketch) if depth else None)

    def judged(self, table: Sketch) -> float:
        """The chance to win from a table: as it lies, or by the best fight it offers."""
        if self.depth and table.courage > 0:
            outlooks = Turn(table, self.doom, depth=self.depth - 1).outlooks()
            if outlooks:
                return outlooks[0].worth
        return win_chance(table)

    def outlooks(self) -> list[Outlook]:
        """Every target, best first."""
        found = [self.guard(lane) for lane in self.sketch.lanes]
        if self.sketch.open:
            found.append(self.final())
        found.sort(key=lambda each: -each.worth)
        return found

    def guard(self, lane: Lane) -> Outlook:
        """The outlook of attacking a guard."""
        k, card = self.sketch, lane.card
        won, lost = self.ends(lane)
        if lane.throw and card is not None:
            chance = THROW_REPLAYED if "riddle" in card.abilities else THROW_TIE_WINS
            return Outlook(lane.index, lost + chance * (won - lost), chance, won, lost)
        sides = self.die or k.profile.die(lane.face)
        icon = card is not None and card.mana
        prospect = self._prospect(card, lane.need, lane.die, sides, won, lost, icon)
        return Outlook(lane.index, prospect.worth, prospect.chance, won, lost)

    def ends(self, lane: Lane | None) -> tuple[float, float]:
        """The chances to win the match after a fight won and after one lost; without a lane it is the final
        monster's. A trap is won in both cases."""
        if lane is None:
            return 1.0, self.judged(self.sketch.lose(1))
        lost, card = self.sketch.lose(lane.loss), lane.card
        if card is not None and card.is_trap:
            lost = lost.without_guard(lane.index)
        return self.judged(self.sketch.without_guard(lane.index)), self.judged(lost)

    def final(self) -> Outlook:
        """The outlook of attacking the final monster."""
        k = self.sketch
        card = CARDS[k.final]
        won, lost = self.ends(None)
        prospect = self._prospect(card, k.final_need, card.die, k.profile.die(k.final), won, lost, False)
        return Outlook(FINAL, prospect.worth, prospect.chance, won, lost)

    def stakes(self, won: float, lost: float) -> tuple[Stakes, float]:
        """Normalised stakes (losing 0, winning 1) and the span they stand for."""
        span = max(LEAST_SPAN * self.ledger.open, won - lost)
        if self.sketch.solo or not self.doom:
            return Stakes(1.0, 0.0), span
        one = rounded(-self.ledger.fear(1), span)
        dooms = min(2, self.sketch.fear // self.doom)
        price = rounded(self.ledger.fear(-self.doom), span) if dooms else 0.0
        return Stakes(1.0, 0.0, dooms, price, one), span

    def means(self, card: Card | None, span: float, lost: float, icon: bool) -> Means:
        """Everything the party can use, priced in shares of what is at stake."""
        k, ledger = self.sketch, self.ledger
        uses: list[tuple[Use, float]] = k.profile.free()
        colours = k.colours()
        spare = icon and all(k.mana)
        for place, has in enumerate(k.mana):
            use = k.chest.mana_use(place, card, colours) if has else None
            if use is None:
                continue
            price = ledger.mana(place) * (0.25 if spare else 1.0)
            if use.kind == "slip":
                price -= ledger.now - lost
            uses.append((use, rounded(price, span)))
        for use in potion_uses(k.chest):
            uses.append((use, rounded(ledger.boost(), span)))
        return means_of(uses)

    def _prospect(
        self, card: Card | None, need: int, power_die: int, sides: int, won: float, lost: float, icon: bool
    ) -> Prospect:
        stakes, span = self.stakes(won, lost)
        means = self.means(card, span, lost, icon)
        need -= self.sketch.profile.flat(card.face if card else -1)
        if not power_die:
            worth, chance = before_roll(need, sides, means, stakes)
        else:
            faces = [before_roll(need + face, sides, means, stakes) for face in range(1, power_die + 1)]
            worth = sum(face.worth for face in faces) / power_die
            chance = sum(face.chance for face in faces) / power_die
        return Prospect(lost + span * worth, chance)


def turn_of(s: State, sketch: Sketch, die: int = 0, depth: int = 0) -> Turn:
    """The fights open at this table, with the Doom the master could afford."""
    doom = fear_price(s, "doom") if available(s, "doom") else 0
    return Turn(sketch, doom, die, depth)


def lasting_die(s: State) -> int:
    """A die size that an ultimate power has fixed for guards this turn, or 0."""
    sizes = [CARDS[each.face].row(each.slot, each.row).sides for each in s.lasting]
    return max(sizes, default=0)
