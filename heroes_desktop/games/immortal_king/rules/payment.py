"""Paying with won cards."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from heroes_desktop.engine import Ask, Option, Rules, Table

from ..content import CARDS, COLOURS
from ..passives import passives
from ..state import State

Cost = tuple[int, int, int, int]
"""Symbols by colour: green, yellow, blue, red."""

Links = tuple[tuple[int, int], ...]
"""Pairs of colours: a card of the first also pays the second."""

Off = tuple[tuple[str, int], ...]
"""What is cheaper (empty: all) and by how many symbols."""


def ultimate_cost(s: State) -> Cost:
    """N cards of each colour for a party of N (IK-010, IK-011)."""
    number = len(s.adventurers)
    return (number, number, number, number)


class Means(NamedTuple):
    """All that decides what a party can pay: plain won cards by colour, Treasures, colours that stand for
    others, and the symbols that effects take off, with what they are taken off from."""

    plain: Cost
    treasures: int
    links: Links
    off: Off


def means(s: State) -> Means:
    """What the party can pay with now."""
    off = passives(s, "cheaper")
    plain, treasures = purse(s)
    return Means(plain, treasures, substitutes(s), tuple([(row.of, row.amount) for _, row in off]))


@lru_cache(4096)
def payable(means: Means, cost: Cost, what: str) -> bool:
    """Whether a cost can be paid in full (IK-016)."""
    return any(
        _covers(means.plain, means.treasures, wanted, means.links)
        for wanted in reductions(means.off, cost, what)
    )


def purse(s: State) -> tuple[Cost, int]:
    """Plain won cards by colour, and the number of Treasures (IK-025, IK-027)."""
    counts = [0, 0, 0, 0]
    treasures = 0
    faces = s.faces
    for instance in s.won:
        card = CARDS[faces[instance]]
        if card.treasure:
            treasures += 1
        else:
            counts[card.colour] += 1
    return (counts[0], counts[1], counts[2], counts[3]), treasures


def substitutes(s: State) -> Links:
    """Colours that count as another in a payment by a card's effect."""
    rows = passives(s, "pays")
    if not rows:
        return ()
    pairs = [row.pays for _, row in rows if row.pays is not None]
    return tuple((COLOURS.index(pays), COLOURS.index(paid)) for pays, paid in pairs)


def reductions(off: Off, cost: Cost, what: str) -> tuple[Cost, ...]:
    """The cost, or every way to leave out symbols an effect takes off; a quest never becomes free."""
    less = sum(amount for of, amount in off if of in ("", what))
    costs = [cost]
    for _ in range(min(less, sum(cost) - (what == "quest"))):
        costs = [_less(known, colour) for known in costs for colour in range(4) if known[colour]]
    return tuple(sorted(dict.fromkeys(costs)))


def _less(cost: Cost, colour: int) -> Cost:
    """One symbol of a colour fewer."""
    changed = [count - (index == colour) for index, count in enumerate(cost)]
    return (changed[0], changed[1], changed[2], changed[3])


def _covers(plain: Cost, treasures: int, cost: Cost, links: Links) -> bool:
    if not links:
        for need, have in zip(cost, plain, strict=True):
            if need > have:
                treasures -= need - have
        return treasures >= 0
    return bool(ways(plain, treasures, cost, links))


@cache
def ways(plain: Cost, treasures: int, cost: Cost, links: Links) -> tuple[Cost, ...]:
    """How many plain cards of each colour a payment may use; Treasures make up the rest (IK-026, IK-027)."""
    total = sum(cost)
    found = []
    for green in range(min(plain[0], total) + 1):
        for yellow in range(min(plain[1], total - green) + 1):
            for blue in range(min(plain[2], total - green - yellow) + 1):
                for red in range(min(plain[3], total - green - yellow - blue) + 1):
                    used = (green, yellow, blue, red)
                    if total - sum(used) <= treasures and _all_useful(used, cost, links):
                        found.append(used)
    return tuple(found)


def _all_useful(used: Cost, cost: Cost, links: Links) -> bool:
    """Whether every plain card pays a symbol of its own: its colour or one it stands for."""
    if not links:
        return all(have <= need for have, need in zip(used, cost, strict=True))
    for colour in range(4):
        if not used[colour]:
            continue
        fewer = _less(used, colour)
        for into in (colour, *(to for source, to in links if source == colour)):
            if cost[into]:
                rest = _less(cost, into)
                if _all_useful(fewer, rest, links):
                    return True
        return False
    return True


def payments(s: State, cost: Cost, what: str) -> tuple[Option, ...]:
    """Every different payment. Plain cards of one colour are alike, and so are Treasures (IK-026)."""
    plain, treasures, links, off = means(s)
    stacks: list[list[int]] = [[], [], [], []]
    jokers: list[int] = []
    for instance in sorted(s.won):
        card = CARDS[s.faces[instance]]
        (jokers if card.treasure else stacks[card.colour]).append(instance)
    found: dict[tuple[int, ...], None] = {}
    for wanted in reductions(off, cost, what):
        for used in reversed(ways(plain, treasures, wanted, links)):
            cards = jokers[: sum(wanted) - sum(used)]
            for stack, number in zip(stacks, used, strict=True):
                cards = cards + stack[:number]
            found[tuple(sorted(cards))] = None
    return tuple(Option("pay", cards) for cards in found)


def pay(s: State, table: Table, face: int, cost: Cost, what: str) -> Rules[None]:
    """Discard won cards for the cost, the player's choice where Treasures leave one (IK-016, IK-029)."""
    if not sum(cost):
        return
    answer = yield Ask(s.party, "pay_cost", payments(s, cost, what), about={"face": face})
    cards: list[int] = list(answer.args)
    s.won = [card for card in s.won if card not in cards]
    s.discard.extend(cards)
    table.tell("payment", cards=cards, faces=[s.faces[card] for card in cards], face=face)
