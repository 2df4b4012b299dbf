"""A table reduced to what decides a match, cheap to copy and to change.

Computer players compare sketches of what would follow from their options. A sketch is drawn from
a view, so it holds nothing its owner may not know; unknown cards count as average ones.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..content import CARDS, SCENARIOS, Card
from ..power import power_of, power_parts
from ..state import FINAL, State
from .cards import Chest, chest
from .party_profile import MANA_PRICE, Profile, cost, profile, throw_cost

AMBUSH_FEAR = 2
"""An ambushed guard is seldom a weak one, and a strong one costs more than a weak one saves: the party
reckons with so much more than the average."""


@dataclass(slots=True)
class Lane:
    """A corridor with a guard; `need` is its Power without a Power die, `face` -1 if unknown."""

    index: int
    face: int
    need: int
    die: int
    throw: bool
    loss: int
    pile: int
    up: bool
    token: bool
    top: int = -1

    @property
    def card(self) -> Card | None:
        """The guard's card, if known."""
        return CARDS[self.face] if self.face >= 0 else None

    def copy(self) -> Lane:
        """An independent copy."""
        return Lane(
            self.index, self.face, self.need, self.die, self.throw, self.loss, self.pile, self.up,
            self.token, self.top,
        )  # fmt: skip


@dataclass(slots=True)
class Sketch:
    """One side's knowledge of a match in numbers. `purse` counts won cards by colour, Treasure last."""

    profile: Profile
    box: int
    solo: bool
    courage: int
    fear: int
    scale: int
    shift: int
    mana: tuple[bool, ...]
    lanes: list[Lane]
    open: bool
    purse: list[int]
    chest: Chest
    backs: int
    final: int
    final_need: int
    lane_costs: dict[int, float] = field(default_factory=dict)

    def copy(self) -> Sketch:
        """An independent copy; lanes are shared until replaced."""
        return Sketch(
            self.profile, self.box, self.solo, self.courage, self.fear, self.scale, self.shift, self.mana,
            list(self.lanes), self.open, list(self.purse), self.chest, self.backs, self.final,
            self.final_need, dict(self.lane_costs),
        )  # fmt: skip

    # what fights cost

    def colours(self) -> int:
        """Different colours among the won cards."""
        green, yellow, blue, red, wild = self.purse
        return 4 if wild else (green > 0) + (yellow > 0) + (blue > 0) + (red > 0)

    def lane_cost(self, lane: Lane) -> float:
        """Courage that beating a lane's guard costs with the Mana at hand."""
        known = self.lane_costs.get(lane.index)
        if known is None:
            known = self.lane_costs[lane.index] = self._lane_cost(lane)
        return known

    def _lane_cost(self, lane: Lane) -> float:
        card = lane.card
        if lane.throw and card is not None:
            return throw_cost(card, lane.loss)
        means = self.profile.with_mana(self.mana, card, self.colours(), MANA_PRICE)
        need = lane.need - self.profile.flat(lane.face)
        return cost(need, lane.die, self.profile.die(lane.face), means, lane.loss)

    def final_cost(self) -> float:
        """Courage that beating the final monster costs with the Mana at hand."""
        known = self.lane_costs.get(FINAL)
        if known is None:
            known = self.lane_costs[FINAL] = self._final_cost()
        return known

    def _final_cost(self) -> float:
        face = self.final
        means = self.profile.with_mana(self.mana, CARDS[face], self.colours(), MANA_PRICE)
        need = self.final_need - self.profile.flat(face)
        return cost(need, CARDS[face].die, self.profile.die(face), means, 1)

    def unknown_cost(self) -> float:
        """Courage that an unknown card costs."""
        return self.profile.averages(self.box, self.shift).cost

    # what could happen

    def lane_at(self, index: int) -> Lane | None:
        """The lane with this number, if a guard stands there."""
        for lane in self.lanes:
            if lane.index == index:
                return lane
        return None

    def without_guard(self, index: int, face_up: bool = True) -> Sketch:
        """The guard of a lane beaten or eliminated: won, its auras gone, the next card in its place."""
        after = self.copy()
        lane = after.lane_at(index)
        assert lane is not None
        card = lane.card
        after.lanes.remove(lane)
        after.lane_costs.pop(index, None)
        if card is not None:
            after.purse[4 if card.treasure else card.colour] += 1
            if lane.up:
                after._lift_auras(card)
        if lane.pile:
            after.lanes.append(after._next_guard(lane, face_up))
        else:
            after.open = True
        if card is not None and card.mana:
            after.gain_mana()
        return after

    def _next_guard(self, lane: Lane, face_up: bool) -> Lane:
        if lane.top >= 0:
            card = CARDS[lane.top]
            need = self.profile.printed(card) + self.shift + self.auras_on(card)
            throw = card.throws and not self.solo
            loss = 2 if "pain" in card.abilities else 1
            return Lane(lane.index, card.face, need, card.die, throw, loss, lane.pile - 1, face_up, False)
        need = round(self.profile.averages(self.box, self.shift).power)
        fresh = Lane(lane.index, -1, need, 0, False, 1, lane.pile - 1, face_up, False)
        self.lane_costs[lane.index] = self.unknown_cost()
        return fresh

    def auras_on(self, card: Card) -> int:
        """What the auras in sight, its own included, would add to a card's Power in a fight."""
        if not self.profile.feels_auras:
            return 0
        total = sum(amount for key, amount in card.aura if key == card.family)
        for lane in self.lanes:
            other = lane.card
            if other is not None and lane.up:
                total += _aura(other, card)
        return total

    def _lift_auras(self, gone: Card) -> None:
        if not gone.aura or not self.profile.feels_auras:
            return
        for place, lane in enumerate(self.lanes):
            card = lane.card
            less = _aura(gone, card) if card is not None else 0
            if less:
                lower = lane.copy()
                lower.need -= less
                self.lanes[place] = lower
                self.lane_costs.pop(lane.index, None)
        less = _aura(gone, CARDS[self.final])
        if less:
            self.final_need -= less
            self.lane_costs.pop(FINAL, None)

    def gain_mana(self) -> None:
        """A Mana icon: the adventurer whose power is worth most takes it."""
        for place in self.chest.mana_order:
            if place < len(self.mana) and not self.mana[place]:
                self.set_mana(place, True)
                return

    def set_mana(self, place: int, has: bool) -> None:
        """Give or take an adventurer's Mana."""
        mana = list(self.mana)
        mana[place] = has
        self.mana = tuple(mana)
        self.lane_costs.clear()

    def lose(self, lane_loss: int) -> Sketch:
        """A lost fight."""
        after = self.copy()
        lost = min(lane_loss, after.courage)
        after.courage -= lost
        after.fear = min(10, after.fear + lost)
        return after


def _aura(source: Card, card: Card) -> int:
    """What one card's aura adds to another's Power."""
    total = 0
    for key, amount in source.aura:
        if key == card.family or (key == "nemesis" and card.nemesis):
            total += amount
    return total


def draw(s: State) -> Sketch:
    """The sketch of a state or view."""
    party = profile(tuple(s.adventurers), tuple(sorted(s.faces[card] for card in s.shown)), s.solo)
    purse = [0, 0, 0, 0, 0]
    for instance in s.won:
        card = CARDS[s.faces[instance]]
        purse[4 if card.treasure else card.colour] += 1
    faces = [s.faces[card] for card in s.hidden]
    known = tuple(sorted(face for face in faces if face >= 0))
    shown = tuple(sorted(s.faces[card] for card in s.shown))
    box = 0 if s.constructed else s.box
    shift = _fate_shift(s)
    sketch = Sketch(
        party, box, s.solo, s.courage, s.fear,
        len(SCENARIOS[s.scenario].entry) if s.scenario else 0,
        shift, tuple(s.mana), [], False, purse,
        chest(tuple(s.adventurers), known, shown), len(faces) - len(known),
        s.final, _need(s, party, FINAL, CARDS[s.final]),
    )  # fmt: skip
    for index, corridor in enumerate(s.corridors):
        if corridor.guard >= 0:
            sketch.lanes.append(_lane(s, sketch, index))
        elif not corridor.pile:
            sketch.open = True
    return sketch


def _lane(s: State, sketch: Sketch, index: int) -> Lane:
    corridor = s.corridors[index]
    face = s.faces[corridor.guard]
    pile = corridor.pile
    top = s.faces[pile[-1]] if pile else -1
    if face < 0:
        need = round(sketch.profile.averages(sketch.box, sketch.shift).power) + corridor.token + AMBUSH_FEAR
        return Lane(index, -1, need, 0, False, 1, len(pile), False, corridor.token, top)
    card = CARDS[face]
    loss = 2 if "pain" in card.abilities else 1
    need = _need(s, sketch.profile, index, card)
    throw = card.throws and not s.solo
    return Lane(index, face, need, card.die, throw, loss, len(pile), corridor.up, corridor.token, top)


def _need(s: State, party: Profile, lane: int, card: Card) -> int:
    """The Power this party would fight against, its die aside."""
    need = power_of(s, lane) - card.die // 2
    if party.feels_auras or not card.family:
        return need
    fought = s.fight is not None and s.fight.lane == lane and not s.fight.outcome
    return (
        need if fought else need - sum(part.amount for part in power_parts(s, lane) if part.source == "aura")
    )


def _fate_shift(s: State) -> int:
    """How much the fate scale has raised unknown cards, on average and rounded."""
    if not s.fate:
        return 0
    total = 0.0
    entries = SCENARIOS[s.scenario].entry
    for place in s.fate:
        entry = entries[place]
        if entry.kind == "power" and not entry.final:
            total += entry.amount if entry.all else entry.amount / 3
    return round(total)
