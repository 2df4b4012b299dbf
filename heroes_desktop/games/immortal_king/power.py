"""Current Powers, running totals and prices, with the parts they are made of.

Everything here works on a state and on any seat's view alike, and reads no face-down guard but the
one it is asked about, so that nothing hidden shines through (IK-265).
"""

from __future__ import annotations

from operator import itemgetter
from typing import NamedTuple

from .content import CARDS, COLOURS, RAISED, SCENARIOS, Card, Effect, FateEntry, from_cards
from .passives import counts, fits, passives
from .state import FINAL, MOST_COURAGE, Fight, State

PRICES = {"ambush": 1, "tenacity": 2, "doom": 3}


class Part(NamedTuple):
    """One part of a Power or of a total: where it comes from, how much, and the card behind it (-1: none)."""

    source: str
    amount: int
    face: int = -1


Raw = tuple[str, int, int]
"""A part as the rules count it: Powers are computed far too often for anything heavier."""

_amount = itemgetter(1)


def power_of(s: State, lane: int) -> int:
    """The current Power of a guard or, with FINAL, of the final monster; never below 0 (IK-175)."""
    total: int = sum(map(_amount, _parts(s, lane)))
    return total if total > 0 else 0


def power_parts(s: State, lane: int) -> list[Part]:
    """The parts of a current Power, for people."""
    return [Part(*part) for part in _parts(s, lane)]


def _parts(s: State, lane: int) -> list[Raw]:
    """The parts as plain tuples. In its own fight the values of the fight's start count (IK-070)."""
    if lane == FINAL:
        instance, face, token = FINAL, s.final, False
    else:
        corridor = s.corridors[lane]
        instance, face, token = corridor.guard, s.faces[corridor.guard], corridor.token
    if face < 0:
        return []
    card = CARDS[face]
    fight: Fight | None = s.fight
    silenced = fight is not None and instance in fight.silenced
    if fight is not None and (fight.lane != lane or fight.outcome):
        fight = None
    parts = [_printed(s, card) if card.nemesis else _plain(card)]
    if card.letter:
        parts.append(("letter", _letter(s, card.letter, fight), face))
    if card.die:
        rolled = fight is not None and fight.power_die
        parts.append(("die", rolled, face) if rolled else ("half_die", card.die // 2, face))
    if (card.nemesis or card.family in RAISED) and (auras := _auras(s, card)):
        parts += () if fight is not None and passives(s, "no_auras") else auras
    if token:
        parts.append(("tenacity", 2 if "fierce" in card.abilities and not silenced else 1, -1))
    if s.fate:
        parts += _fate(s.scenario, tuple(s.fate), card, lane, len(s.corridors))
    if not silenced and (card.abilities or lane == FINAL):
        parts += _abilities(s, card, fight)
    if fight is not None and fight.lowered:
        parts.append(("lowered", -fight.lowered, -1))
    if s.lasting:
        parts += _lowered_this_turn(s, lane)
    return parts


@from_cards
def _plain(card: Card) -> Raw:
    """The printed number of a card without Nemesis; the same part each time, since fights ask so often."""
    return ("printed", card.base, card.face)


def _printed(s: State, card: Card) -> Raw:
    """The printed number; with Nemesis T the right one if the party includes that type (IK-168)."""
    if card.nemesis and card.right is not None:
        for face in s.adventurers:
            if CARDS[face].type == card.nemesis:
                return ("nemesis", card.right, face)
    return ("printed", card.base, card.face)


def _letter(s: State, letter: str, fight: Fight | None) -> int:
    """A, M, C and F: fixed at the start of the card's own fight, else as they stand
    (IK-160, IK-161, IK-178, IK-179)."""
    if letter == "A":
        return len(s.adventurers) if fight is None else fight.adventurers
    if letter == "M":
        return sum(s.mana) if fight is None else fight.mana
    if letter == "C":
        return int(s.courage if fight is None else fight.courage)
    return int(s.fear if fight is None else fight.fear)


def _auras(s: State, card: Card) -> list[Raw]:
    """Auras of face-up guards; they add up and include their own card (IK-163 to IK-167, IK-177)."""
    parts: list[Raw] = []
    faces = s.faces
    for corridor in s.corridors:
        guard = corridor.guard
        if guard < 0 or not corridor.up:
            continue
        source = CARDS[faces[guard]]
        if source.aura and (s.fight is None or guard not in s.fight.silenced):
            for key, amount in source.aura:
                if key == card.family or (key == "nemesis" and card.nemesis):
                    parts.append(("aura", amount, source.face))
    return parts


@from_cards
def _fate(scenario: str, fate: tuple[int, ...], card: Card, lane: int, corridors: int) -> tuple[Raw, ...]:
    """Permanent bonuses of the fate scale (IK-215, IK-242, IK-243)."""
    entries = [SCENARIOS[scenario].entry[index] for index in fate]
    return tuple(
        ("fate", entry.amount, -1)
        for entry in entries
        if entry.kind == "power" and _entry_fits(entry, card, lane, corridors)
    )


def _entry_fits(entry: FateEntry, card: Card, lane: int, corridors: int) -> bool:
    if entry.all:
        return True
    if entry.final:
        return lane == FINAL
    if entry.family:
        return card.family == entry.family
    if entry.tag:
        return card.tag == entry.tag
    return lane != FINAL and (lane in (0, corridors - 1)) == (entry.corridors == "outer")


def _abilities(s: State, card: Card, fight: Fight | None) -> list[Raw]:
    """Dominance (IK-180), Pounce, and abilities of a final monster that raise it."""
    parts: list[Raw] = []
    fear = s.fear if fight is None else fight.fear
    if "dominance" in card.abilities and fear > (s.courage if fight is None else fight.courage):
        parts.append(("dominance", 2, card.face))
    if fight is not None and fight.pounced:
        parts.append(("pounce", 1, card.face))
    if card.kind == "final":
        for row in card.effect:
            if row.kind == "power_per_fear" and counts(s, row) and fear >= row.count:
                parts.append(("ability", fear // row.count * row.amount, card.face))
    return parts


def _lowered_this_turn(s: State, lane: int) -> list[Raw]:
    parts: list[Raw] = []
    for lasting in s.lasting:
        if lasting.lane == lane:
            row = CARDS[lasting.face].row(lasting.slot, lasting.row)
            parts.append(("lowered", -row.amount, lasting.face))
    return parts


# the party's side of a fight


def counted(s: State, row: Effect) -> int:
    """A bonus row's amount, times the thing it counts, up to its limit."""
    if not row.per:
        return row.amount
    return min(row.most, row.amount * _count(s, row.per))


def _count(s: State, per: str) -> int:
    if per == "won_colours":
        return len(won_colours(s))
    if per == "tokens":
        return sum(corridor.token for corridor in s.corridors)
    if per == "missing_courage":
        return MOST_COURAGE - int(s.courage)
    family = per.removeprefix("family:")
    return sum(
        corridor.up and CARDS[s.faces[corridor.guard]].family == family
        for corridor in s.corridors
        if corridor.guard >= 0
    )


def won_colours(s: State) -> set[str]:
    """The colours among the won cards; a Treasure counts for all four (IK-260)."""
    cards = [CARDS[s.faces[instance]] for instance in s.won]
    if any(card.treasure for card in cards):
        return set(COLOURS)
    return {COLOURS[card.colour] for card in cards}


def permanent_bonuses(s: State) -> list[Part]:
    """Gifts, objects and this turn's effects that count in the running fight (IK-086)."""
    card = CARDS[s.the_fight.face]
    return [
        Part("permanent", counted(s, row), face)
        for face, row in passives(s, "bonus")
        if fits(row.against, card)
    ]


def roll_parts(s: State) -> list[Part]:
    """The parts of the party's total: die × multiplier + bonuses (IK-081, IK-084)."""
    fight: Fight = s.the_fight
    parts = []
    if fight.dice:
        natural = max(fight.dice)
        parts.append(Part("die", natural))
        if fight.multiplier != 1:
            parts.append(Part("multiplied", natural * (fight.multiplier - 1)))
    parts += [Part("bonus", amount, face) for face, amount in fight.bonuses]
    return parts + permanent_bonuses(s)


def refresh(s: State) -> None:
    """Bring the running fight's Power and total up to date after a change (IK-064)."""
    fight: Fight = s.the_fight
    fight.power = power_of(s, fight.lane)
    card = CARDS[fight.face]
    permanent = 0
    for _, row in passives(s, "bonus"):
        if row.against is None or fits(row.against, card):
            permanent += counted(s, row)
    fight.permanent = permanent
    add_up(fight)


def add_up(fight: Fight) -> None:
    """The party's total from what lies on the table: a roll changes nothing else."""
    total = fight.permanent
    if fight.dice:
        total += max(fight.dice) * fight.multiplier
    for _, amount in fight.bonuses:
        total += amount
    fight.total = total


# prices of the dungeon master's Fear


def price(s: State, of: str) -> int:
    """What Ambush, Tenacity or Doom costs now (IK-128, IK-133, IK-139, IK-262)."""
    fight: Fight | None = s.fight
    fought = CARDS[fight.face] if fight is not None else None
    cost = PRICES[of]
    final = CARDS[s.final]
    if final.effect and (fight is None or FINAL not in fight.silenced):
        for row in final.effect:
            if row.kind == "price" and row.of == of and counts(s, row):
                cost += row.amount if _counts_against(row, fought) else 0
    raised: list[int] = []
    for face, row in passives(s, "price"):
        if row.of == of and face not in raised and _counts_against(row, fought):
            raised.append(face)  # two copies of one card do not add up
            cost += row.amount
    return max(0, cost)


def _counts_against(row: Effect, fought: Card | None) -> bool:
    return row.against is None or (fought is not None and fits(row.against, fought))


def doom_price(s: State) -> int:
    """What Doom costs in the running fight (IK-262)."""
    return price(s, "doom")


def available(s: State, tool: str) -> bool:
    """Whether this use of Fear exists now: a duel, not switched off, not forbidden this turn."""
    if s.dm < 0 or tool in s.off:
        return False
    return not any(row.of == tool for _, row in passives(s, "forbid"))
