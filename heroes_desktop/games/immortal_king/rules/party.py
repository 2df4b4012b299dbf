"""The party: adventurers, equipment and, in solo, the scenario."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..build import MOST_ADVENTURERS, PARTY_SIZE, owned
from ..content import CARDS, SCENARIOS
from ..state import State


def choose_adventurers(s: State, table: Table) -> Rules[None]:
    """1 to 4 adventurers, openly; in constructed play in secret (IK-040, IK-200)."""
    plan = s.plan.seats[s.party]
    planned = plan.adventurers
    fewest, most = 1, MOST_ADVENTURERS
    if plan.equipment is not None:
        fewest = most = PARTY_SIZE - len(plan.equipment)
    pool = sorted(set(owned(s.copies[0], "adventurer")))
    hidden = not s.revealed
    while planned is None and len(s.adventurers) < most:
        last = s.adventurers[-1] if s.adventurers else -1
        rest = [face for face in pool if face > last]
        spare = len(rest) - max(0, fewest - len(s.adventurers) - 1)
        choices = list(map(options.recruit, rest[:spare]))
        if len(s.adventurers) >= fewest:
            choices.append(options.DONE)
        answer = yield Ask(s.party, "choose_adventurers", tuple(choices), secret=hidden, always=hidden)
        if answer.act == "done":
            break
        s.adventurers.append(answer.args[0])
    if planned is not None:
        s.adventurers = sorted(planned)
    s.mana = [False] * len(s.adventurers)
    if s.revealed:
        table.tell("adventurers", faces=list(s.adventurers))
    s.stage = "equipment_choice"


def choose_equipment(s: State, table: Table) -> Rules[None]:
    """Equipment up to five cards in all, in secret (IK-015, IK-041). At the end faces change places, so
    that neither number nor place tells which card was taken, and until the adventurers are revealed not
    even how many (IK-200)."""
    number = PARTY_SIZE - len(s.adventurers)
    planned = s.plan.seats[s.party].equipment
    s.targets = [] if planned is None else _instances(s, planned)
    while len(s.targets) < number:
        choices = tuple(map(options.equipment, equipment_left(s, number)))
        answer = yield Ask(s.party, "choose_equipment", choices, secret=True, always=True)
        s.targets.append(answer.args[0])
    places = s.collection
    order = [places.index(card) for card in s.targets]
    order += [place for place in range(len(places)) if place not in order]
    table.rearrange(places, order, by=s.party)
    s.hidden, s.collection, s.targets = places[:number], places[number:], []
    if not s.solo:
        table.lay_down(s.hidden, by=s.party)
        table.lay_down(s.collection, by=s.party)
    faces = [s.faces[card] for card in s.hidden]
    if s.revealed:
        table.tell_seat(s.party, "equipment_chosen", {"faces": faces}, count=number, cards=list(s.hidden))
    else:
        table.tell_seat(
            s.party, "equipment_chosen", {"faces": faces, "count": number, "cards": list(s.hidden)}
        )
    s.stage = "dungeon" if s.constructed else "scenario" if s.solo else "deal"


def _instances(s: State, faces: list[int]) -> list[int]:
    """Places in the collection that hold these faces."""
    left = list(s.collection)
    found = []
    for face in sorted(faces):
        card = next(card for card in left if s.faces[card] == face)
        left.remove(card)
        found.append(card)
    return found


def equipment_left(s: State, number: int) -> list[int]:
    """What may be taken next: ascending, no Unique card twice, enough left for the rest."""
    taken = {s.faces[card] for card in s.targets}
    last = s.targets[-1] if s.targets else -1
    latest = _latest(s, number - len(s.targets), taken)
    found: dict[int, int] = {}
    for card in s.collection:
        if last < card <= latest:
            face = s.faces[card]
            if face not in found and not (CARDS[face].unique and face in taken):
                found[face] = card
    return list(found.values())


def _latest(s: State, missing: int, taken: set[int]) -> int:
    """The last place from which on enough cards are left to take."""
    unique = set(taken)
    left = 0
    for card in reversed(s.collection):
        face = s.faces[card]
        if CARDS[face].unique:
            if face in unique:
                continue
            unique.add(face)
        left += 1
        if left == missing:
            return card
    return -1


def choose_scenario(s: State, table: Table) -> Rules[None]:
    """Solo, after the party is complete: a scenario of the box, any in constructed play (IK-204, IK-D44)."""
    scenario = s.plan.scenario
    if scenario is None:
        found = [known.id for known in SCENARIOS.values() if s.constructed or known.box == s.box]
        choices = tuple(Option("scenario", (name,)) for name in found)
        scenario = (yield Ask(s.party, "choose_scenario", choices)).args[0]
    s.scenario = scenario
    table.tell("scenario", id=scenario)
    s.stage = "deal"
