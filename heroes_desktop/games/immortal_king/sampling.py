"""Drawing anew what a seat does not know, within the rules it does know."""

from __future__ import annotations

from heroes_desktop.engine import Chance
from heroes_desktop.engine.events import seat_bit

from .build import MANA_PER_COLOUR, PARTY_SIZE, owned, random_dungeon, random_party, shuffled
from .content import CARDS
from .hidden import builder_seat, knows_dungeon_list
from .rules.dungeon import cards_next
from .rules.party import equipment_left
from .state import DUNGEON_SIZE, SeatPlan, State

SETUP_STAGES = ("sides", "box", "adventurers", "equipment_choice", "dungeon", "scenario")


def resample(s: State, seat: int, chance: Chance) -> None:
    """Replace everything `seat` cannot know by something it must think possible."""
    if s.stage in SETUP_STAGES:
        _forget_plans(s, seat)
        _redraw_setup(s, seat, chance)
    if s.stage not in (*SETUP_STAGES, "deal"):
        _redraw_dungeon(s, seat, chance)
    if seat != s.party:
        _redraw_equipment(s, seat, chance)


def _forget_plans(s: State, seat: int) -> None:
    """Secret lists of other seats: in a sample they are chosen at the table instead."""
    for who, plan in enumerate(s.plan.seats):
        if who != seat and plan.secret:
            s.plan.seats[who] = SeatPlan(secret=True)


def _redraw_setup(s: State, seat: int, chance: Chance) -> None:
    """Secret choices finished or under way are drawn anew, as far along as they are, so that the question
    now open still makes sense."""
    if s.stage == "dungeon" and seat != builder_seat(s):
        _redraw_building(s, chance)
    if seat == s.party:
        return
    if s.stage == "equipment_choice":
        _redraw_picks(s, chance)
    if not s.revealed:
        _redraw_adventurers(s, chance)


def _redraw_building(s: State, chance: Chance) -> None:
    """A dungeon being built by hand: other cards in the groups done and in the group under way."""
    if s.final >= 0:
        finals = sorted(set(owned(s.copies[1], "final")))
        s.final = finals[chance.below(len(finals))]
    place = len(s.dungeon_list) % MANA_PER_COLOUR
    done = len(s.dungeon_list) - place
    under_way = s.dungeon_list[done:]
    if place:
        group = CARDS[under_way[0]]
        first = min(cards_next(s))
        earlier = [
            face
            for face in owned(s.copies[1], "dungeon")
            if face < first and (CARDS[face].colour, CARDS[face].mana) == (group.colour, group.mana)
        ]
        under_way = _some(earlier, place, chance) or under_way
    s.dungeon_list = random_dungeon(chance.below, s.copies[1])[:done] + under_way


def _redraw_picks(s: State, chance: Chance) -> None:
    """Equipment picked so far: other cards from before the ones now offered."""
    offered = equipment_left(s, PARTY_SIZE - len(s.adventurers))
    earlier = [card for card in s.collection if offered and card < min(offered)]
    s.targets = _some(earlier, len(s.targets), chance) or s.targets


def _redraw_adventurers(s: State, chance: Chance) -> None:
    """A secret party: other adventurers, as many as there are while the choice depends on their number."""
    pool = sorted(set(owned(s.copies[0], "adventurer")))
    if s.stage == "adventurers":
        last = s.adventurers[-1] if s.adventurers else -1
        earlier = [face for face in pool if face <= last]
        s.adventurers = _some(earlier, len(s.adventurers), chance)
    elif s.stage == "equipment_choice":
        s.adventurers = _some(pool, len(s.adventurers), chance)
    elif s.stage == "dungeon":
        s.adventurers, equipment = random_party(chance.below, s.copies[0])
        s.mana = [False] * len(s.adventurers)
        places = sorted(s.hidden + s.collection)
        s.hidden, s.collection = places[: len(equipment)], places[len(equipment) :]


def _some(items: list[int], number: int, chance: Chance) -> list[int]:
    """That many of the items, ascending; nothing if there are too few."""
    return sorted(shuffled(items, chance.below)[:number]) if len(items) >= number else []


def _redraw_dungeon(s: State, seat: int, chance: Chance) -> None:
    """Unknown dungeon cards change places; an unknown built dungeon is drawn legally. A face-down guard with
    a Tenacity token is a monster (IK-136, IK-137)."""
    bit = seat_bit(seat)
    unknown = [card for card in range(DUNGEON_SIZE) if not s.seen[card] & bit]
    if not unknown:
        return
    if knows_dungeon_list(s, seat):
        faces = [s.faces[card] for card in unknown]
    else:
        known = [s.faces[card] for card in range(DUNGEON_SIZE) if s.seen[card] & bit]
        faces = _legal_rest(s, known, chance)
        s.dungeon_list = sorted(known + faces)
    chance.shuffle(faces)
    monsters = [c.guard for c in s.corridors if c.guard in unknown and c.token and not c.up]
    for card in monsters:
        at = next(index for index, face in enumerate(faces) if CARDS[face].is_monster)
        s.faces[card] = faces.pop(at)
    rest = [card for card in unknown if card not in monsters]
    for card, face in zip(rest, faces, strict=True):
        s.faces[card] = face


def _legal_rest(s: State, known: list[int], chance: Chance) -> list[int]:
    """Cards that make the known ones a legal dungeon, with monsters enough for face-down tokens."""
    needed = sum(c.token and not c.up for c in s.corridors)
    for _attempt in range(50):
        rest = random_dungeon(chance.below, s.copies[1], known)[len(known) :]
        if sum(CARDS[face].is_monster for face in rest) >= needed:
            return rest
    remaining = sorted(s.faces[:DUNGEON_SIZE])
    for face in known:
        remaining.remove(face)
    return remaining


def _redraw_equipment(s: State, seat: int, chance: Chance) -> None:
    """Face-down equipment and collection change places; no Unique card twice in the party (IK-197)."""
    bit = seat_bit(seat)
    hidden = [card for card in s.hidden if not s.seen[card] & bit]
    rest = [card for card in s.collection if not s.seen[card] & bit]
    if not hidden:
        return
    faces = [s.faces[card] for card in hidden + rest]
    chance.shuffle(faces)
    party = {s.faces[card] for card in (*s.hidden, *s.shown) if card not in hidden}
    for card in hidden:
        at = next(i for i, face in enumerate(faces) if not (CARDS[face].unique and face in party))
        s.faces[card] = faces.pop(at)
        party.add(s.faces[card])
    for card, face in zip(rest, faces, strict=True):
        s.faces[card] = face
