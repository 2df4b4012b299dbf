"""Drawing anew what a seat does not know, within the rules it does know."""

from __future__ import annotations

from heroes_desktop.engine import Chance
from heroes_desktop.engine.events import seat_bit

from .build import random_dungeon, random_party, shuffled
from .content import CARDS
from .hidden import builder_seat, knows_dungeon_list
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
    """Choices under way in secret start again; a finished secret party is drawn anew."""
    if s.stage == "dungeon" and seat != builder_seat(s) and not s.solo:
        s.dungeon_list, s.final = [], -1
    if seat == s.party:
        return
    if s.stage == "equipment_choice":
        s.targets = []
    if s.revealed:
        return
    if s.stage == "adventurers":
        s.adventurers = []
    elif s.stage in ("equipment_choice", "dungeon"):
        s.adventurers, equipment = random_party(chance.below, s.copies[0])
        s.mana = [False] * len(s.adventurers)
        if s.stage == "dungeon":
            places = sorted(s.hidden + s.collection)
            s.hidden, s.collection = places[: len(equipment)], places[len(equipment) :]


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
        s.dungeon_list = random_dungeon(chance.below, s.copies[1], known)
        faces = s.dungeon_list[len(known) :]
        s.dungeon_list = sorted(s.dungeon_list)
    faces = shuffled(faces, chance.below)
    monsters = [c.guard for c in s.corridors if c.guard in unknown and c.token and not c.up]
    for card in monsters:
        at = next((index for index, face in enumerate(faces) if CARDS[face].is_monster), 0)
        s.faces[card] = faces.pop(at)
    rest = [card for card in unknown if card not in monsters]
    for card, face in zip(rest, faces, strict=True):
        s.faces[card] = face


def _redraw_equipment(s: State, seat: int, chance: Chance) -> None:
    """Face-down equipment and collection change places; no Unique card twice in the party (IK-197)."""
    bit = seat_bit(seat)
    hidden = [card for card in s.hidden if not s.seen[card] & bit]
    rest = [card for card in s.collection if not s.seen[card] & bit]
    if not hidden:
        return
    faces = shuffled([s.faces[card] for card in hidden + rest], chance.below)
    party = {s.faces[card] for card in (*s.hidden, *s.shown) if card not in hidden}
    for card in hidden:
        at = next(i for i, face in enumerate(faces) if not (CARDS[face].unique and face in party))
        s.faces[card] = faces.pop(at)
        party.add(s.faces[card])
    for card, face in zip(rest, faces, strict=True):
        s.faces[card] = face
