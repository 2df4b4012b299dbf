"""Cards as computer players read them: effect rows turned into uses in fights and deeds elsewhere."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..content import CARDS, Card, Effect
from ..passives import counts, fits
from ..state import State


class Use(NamedTuple):
    """One use in a fight. Kinds: add, times (`only`: even dice), reroll (amount: sides or 0; `only`: d6),
    second (sides), set (value), slip."""

    kind: str
    amount: int = 0
    only: bool = False


class Deed(NamedTuple):
    """What an ability does outside the die. `words`: target word and limit of its eliminations."""

    courage: int = 0
    fear: int = 0
    mana: int = 0
    kills: int = 0
    total: int = 0
    words: tuple[tuple[str, int | None], ...] = ()
    takes: int = 0
    collects: int = 0
    die: int = 0
    second_fight: bool = False
    moves: bool = False
    frees: int = 0


STRENGTH = {"reroll": 4, "times": 3, "second": 3, "set": 2, "add": 1, "slip": 0}
"""Which temporary power most wants the next Mana."""


def _bonus(rows: tuple[Effect, ...], card: Card | None, colours: int) -> int:
    total = 0
    for row in rows:
        if row.kind in ("bonus", "lower_power") and (
            row.against is None or (card and fits(row.against, card))
        ):
            amount = min(row.most, row.amount * colours) if row.per == "won_colours" else row.amount
            total += amount * (1 if not row.per or row.per == "won_colours" else 0)
    return total


@lru_cache(maxsize=20_000)
def use_of(face: int, slot: str, card: Card | None, colours: int) -> Use | None:
    """What an ability does for the die against a card; None if nothing."""
    rows = CARDS[face].rows(slot)
    for row in rows:
        if row.kind == "multiply":
            return Use("times", row.amount, row.die is not None)
        if row.kind in ("cancel_roll", "replace_die"):
            return Use("reroll", row.sides)
        if row.kind == "reroll":
            return Use("reroll", 0, row.only_sides == 6)
        if row.kind == "extra_die":
            return Use("second", row.sides)
        if row.kind == "set_die":
            return Use("set", row.amount)
        if row.kind == "end_fight":
            return Use("slip")
    if slot == "gift":
        return None
    amount = _bonus(rows, card, colours)
    return Use("add", amount) if amount > 0 else None


def mana_use(adventurer: int, card: Card | None, colours: int) -> Use | None:
    """What an adventurer's temporary power does for the die."""
    return use_of(adventurer, "temporary", card, colours)


@lru_cache(maxsize=1_000)
def free_uses(adventurers: tuple[int, ...]) -> tuple[Use, ...]:
    """Gifts that may be used once per fight."""
    found = (use_of(face, "gift", None, 0) for face in adventurers)
    return tuple(use for use in found if use is not None)


def flat_bonus(adventurers: tuple[int, ...], objects: tuple[int, ...], card: Card | None) -> int:
    """Permanent bonuses of gifts and face-up objects against a card."""
    return sum(_bonus(CARDS[face].passive, card, 0) for face in (*adventurers, *objects))


def first_die(adventurers: tuple[int, ...], card: Card | None) -> int:
    """The best first die that gifts allow against a card."""
    best = 6
    for face in adventurers:
        for row in CARDS[face].gift:
            if row.kind == "die_size" and (row.against is None or (card and fits(row.against, card))):
                best = max(best, row.sides)
    return best


def deed_at(s: State, face: int, slot: str) -> Deed:
    """What an ability does outside the die at this table: with this company, alone or in a duel."""
    rows = CARDS[face].rows(slot)
    if all(counts(s, row) for row in rows):
        return deed(face, slot)
    return deed(face, slot, tuple(place for place, row in enumerate(rows) if counts(s, row)))


@lru_cache(maxsize=1_000)
def deed(face: int, slot: str, places: tuple[int, ...] | None = None) -> Deed:
    """What an ability does outside the die; with `places` only these of its rows."""
    found = Deed()
    rows = CARDS[face].rows(slot)
    for row in rows if places is None else [rows[place] for place in places]:
        if row.kind == "courage":
            found = found._replace(courage=found.courage + row.amount)
        elif row.kind == "fear":
            found = found._replace(fear=found.fear - row.amount)
        elif row.kind == "gain_mana":
            found = found._replace(mana=found.mana + 1)
        elif row.kind == "eliminate":
            words = tuple((target.word, target.limit) for target in row.targets)
            found = found._replace(kills=row.count, total=row.total or 0, words=words)
        elif row.kind == "dig":
            found = found._replace(takes=row.take)
        elif row.kind == "collection":
            found = found._replace(collects=1)
        elif row.kind == "die_size":
            found = found._replace(die=row.sides)
        elif row.kind == "second_fight":
            found = found._replace(second_fight=True)
        elif row.kind == "move_fight":
            found = found._replace(moves=True)
        elif row.kind == "remove_tokens":
            found = found._replace(frees=row.count)
    return found


class Chest(NamedTuple):
    """A party's possessions besides Mana and won cards, as numbers the value model can weigh."""

    adventurers: tuple[int, ...]
    courage: int
    boosts: int
    boost_uses: tuple[Use, ...]
    draughts: int
    objects: tuple[tuple[int, int, int, int], ...]
    quests: tuple[tuple[int, int, int, int], ...]
    ult_courage: float
    ult_kill: float
    ult_other: float
    armour: float
    mana_order: tuple[int, ...]

    def without_boost(self) -> Chest:
        """One potion fewer to be used in fights."""
        return self._replace(boosts=max(0, self.boosts - 1), boost_uses=self.boost_uses[1:])

    def mana_use(self, place: int, card: Card | None, colours: int) -> Use | None:
        """What the temporary power of one adventurer does for the die."""
        return use_of(self.adventurers[place], "temporary", card, colours)

    def strong_mana(self, mana: tuple[bool, ...]) -> int:
        """Mana on adventurers that change or multiply the die."""
        return _strong_mana(self.adventurers, mana)


def potion_uses(chest: Chest) -> tuple[Use, ...]:
    """Potions that help the die."""
    return chest.boost_uses


@lru_cache(maxsize=5_000)
def _strong_mana(adventurers: tuple[int, ...], mana: tuple[bool, ...]) -> int:
    return sum(has and _strength(face) >= 3 for has, face in zip(mana, adventurers, strict=True))


@lru_cache(maxsize=1_000)
def _strength(face: int) -> int:
    use = use_of(face, "temporary", None, 2)
    return STRENGTH[use.kind] if use is not None else 0


@lru_cache(maxsize=20_000)
def chest(adventurers: tuple[int, ...], hidden: tuple[int, ...], shown: tuple[int, ...]) -> Chest:
    """The possessions behind these faces."""
    potions = [face for face in hidden if CARDS[face].equipment == "potion"]
    boosts = tuple(use for use in (use_of(face, "effect", None, 2) for face in potions) if use is not None)
    deeds = [deed(face, "effect") for face in potions]
    quests = [face for face in (*hidden, *shown) if CARDS[face].equipment == "quest"]
    ultimates = [deed(face, "ultimate") for face in adventurers]
    armour = sum(
        any(row.kind in ("armour", "price", "guard_mana") for row in CARDS[face].passive) for face in shown
    )
    order = sorted(range(len(adventurers)), key=lambda place: -_strength(adventurers[place]))
    return Chest(
        adventurers,
        sum(each.courage for each in deeds),
        len(boosts),
        boosts,
        sum(each.mana > 0 for each in deeds),
        tuple(CARDS[face].cost for face in hidden if CARDS[face].equipment == "object"),
        tuple(CARDS[face].cost for face in quests),
        float(any(each.courage for each in ultimates)),
        float(any(each.kills for each in ultimates)),
        float(any(not each.courage and not each.kills for each in ultimates)),
        float(armour),
        tuple(order),
    )
