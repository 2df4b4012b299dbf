"""What works without being played: gifts, face-up objects, effects that last this turn."""

from __future__ import annotations

from .content import CARDS, COLOURS, PASSIVES, Against, Card, Company, Effect
from .state import FINAL, State

Found = tuple[int, Effect]
"""The card face an effect comes from, and its row."""


def passives(s: State, kind: str) -> list[Found]:
    """Every row of this kind that works now: gifts (IK-006), objects (IK-020), this turn's effects."""
    found: list[Found] = []
    known = PASSIVES.get(kind)
    if known:
        for face in s.adventurers:
            if face in known:
                found += known[face]
        for instance in s.shown:
            face = s.faces[instance]
            if face in known:
                found += known[face]
        if found:
            found = [each for each in found if counts(s, each[1])]
    if s.lasting:
        found += _lasting(s, kind)
    return found


def _lasting(s: State, kind: str) -> list[Found]:
    """Rows for this turn. Ultimate powers and quests do nothing to a final monster (IK-038, IK-D27)."""
    against_final = s.fight is not None and s.fight.lane == FINAL
    found: list[Found] = []
    for lasting in s.lasting:
        card = CARDS[lasting.face]
        row = card.row(lasting.slot, lasting.row)
        if row.kind != kind or not counts(s, row):
            continue
        if against_final and (lasting.slot == "ultimate" or card.equipment == "quest"):
            continue
        found.append((lasting.face, row))
    return found


def counts(s: State, row: Effect) -> bool:
    """Whether a row has any meaning in this mode and for this party."""
    if row.mode and (row.mode == "solo") != (s.dm < 0):
        return False
    return row.company is None or in_company(s, row.company)


def in_company(s: State, company: Company) -> bool:
    """Whether the party includes every gender and type named."""
    cards = [CARDS[face] for face in s.adventurers]
    return all(any(card.gender == gender for card in cards) for gender in company.genders) and all(
        any(card.type == kind for card in cards) for kind in company.types
    )


def fits(against: Against | None, card: Card) -> bool:
    """Whether an effect counts against this card; a final monster is of its family (IK-039)."""
    if against is None:
        return True
    return (
        card.family in against.family
        or (card.colour >= 0 and COLOURS[card.colour] in against.colour)
        or (against.nemesis and card.nemesis != "")
        or (against.final and card.kind == "final")
    )
