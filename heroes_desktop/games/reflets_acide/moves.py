"""Every legal stop of the team pawn, as an exact list (NA-099 to NA-107, NA-143, NA-D06 to NA-D08,
NA-D13)."""

from __future__ import annotations

from typing import NamedTuple

from .content import FACE, ROOMS, room
from .state import State
from .track import (
    CHANCE,
    DOOR,
    FIRST_CORRIDOR,
    LAST_CORRIDOR,
    ROOM,
    SHORTCUT_FROM,
    ZONE_AT,
    facing,
    is_room,
    rooms_at,
)


class Stop(NamedTuple):
    """A place where the pawn may stop, the spaces it takes, and whether the linked Portals are used on the
    way."""

    place: int
    steps: int
    portal: bool = False


def linked(s: State, place: int) -> int:
    """The Room the Portal of this one leads to, if both are face up; −1 otherwise (NA-141)."""
    index = place - ROOM - 1
    if not s.rooms_up[index]:
        return -1
    other = room(s.faces[s.rooms[index]]).portal
    if not other:
        return -1
    face = FACE[other]
    for number, card in enumerate(s.rooms):
        if s.faces[card] == face:
            return ROOM + number + 1 if s.rooms_up[number] else -1
    return -1


class _Search:
    """One look at all ways of the pawn."""

    def __init__(self, s: State, potential: int) -> None:
        self.s = s
        self.potential = potential
        self.stops: dict[tuple[int, bool], Stop] = {}
        self.passed: dict[int, int] = {}

    def stop(self, place: int, steps: int, portal: bool) -> None:
        key = (place, portal)
        if key not in self.stops:
            self.stops[key] = Stop(place, steps, portal)

    def road(self, start: int) -> None:
        s, potential = self.s, self.potential
        skip = s.pass_zone
        if start in SHORTCUT_FROM and potential:
            self.stop(SHORTCUT_FROM[start], 1, False)
        for steps in range(1, potential + 1):
            here = start + steps
            if here == s.avatar:
                return
            if here > DOOR:
                self.corridor(here, steps, 1, False)
                return
            self.passed[here] = steps
            index = ZONE_AT.get(here, -1)
            if index >= 0 and s.zones[index]:
                self.stop(here, steps, False)
                if not skip:
                    return
                skip = False
            elif here == DOOR and not s.door_open:
                self.stop(here, steps, False)
                return
            elif steps == potential or s.tokens[here] >= 0 or here in CHANCE:
                self.stop(here, steps, False)
            if here in SHORTCUT_FROM and steps < potential:
                self.stop(SHORTCUT_FROM[here], steps + 1, False)

    def corridor(self, here: int, steps: int, direction: int, portal: bool, origin: int = -1) -> None:
        """On along the corridor from a space reached with so many steps."""
        s = self.s
        while steps <= self.potential and FIRST_CORRIDOR <= here <= LAST_CORRIDOR and here != s.avatar:
            self.space(here, steps, portal, origin)
            here += direction
            steps += 1

    def space(self, here: int, steps: int, portal: bool, origin: int) -> None:
        """A corridor space: a stop if it may be one, and the Rooms beside it."""
        self.passed[here] = max(steps, self.passed.get(here, 0))
        if steps == self.potential or self.s.tokens[here] >= 0:
            self.stop(here, steps, portal)
        if steps < self.potential:
            for place in rooms_at(here):
                if place != origin:
                    self.enter(place, steps + 1, portal)

    def enter(self, place: int, steps: int, portal: bool) -> None:
        """Into a Room: the last step, or through its Portal and on."""
        self.stop(place, steps, portal)
        if not portal:
            self.portal(place, steps)

    def portal(self, place: int, steps: int) -> None:
        other = -1 if self.s.passage else linked(self.s, place)
        if other >= 0:
            self.stop(other, steps, True)
            self.leave(other, steps, True)

    def leave(self, place: int, steps: int, portal: bool) -> None:
        """Out of a Room to its facing space, then either way or into the Room opposite."""
        here = facing(place)
        steps += 1
        if steps > self.potential or here == self.s.avatar:
            return
        self.space(here, steps, portal, place)
        self.corridor(here + 1, steps + 1, 1, portal)
        self.corridor(here - 1, steps + 1, -1, portal)


def stops(s: State, potential: int) -> list[Stop]:
    """All legal stops; a place that can be reached without the Portal is not listed a second time."""
    found = _search(s, potential)
    return sorted(
        stop
        for (place, portal), stop in found.stops.items()
        if not portal or (place, False) not in found.stops
    )


def _search(s: State, potential: int) -> _Search:
    found = _Search(s, potential)
    if is_room(s.pawn):
        found.leave(s.pawn, 0, False)
        found.portal(s.pawn, 0)
        found.stops.pop((s.pawn, True), None)
    elif s.pawn >= FIRST_CORRIDOR:
        if potential:
            for place in rooms_at(s.pawn):
                found.enter(place, 1, False)
        found.corridor(s.pawn + 1, 1, 1, False)
        found.corridor(s.pawn - 1, 1, -1, False)
    else:
        found.road(s.pawn)
    return found


def farthest(s: State, potential: int) -> list[int]:
    """Where a pawn without a legal stop comes to rest (NA-D08)."""
    passed = _search(s, potential).passed
    if not passed:
        return [s.pawn]
    most = max(passed.values())
    return sorted(place for place, steps in passed.items() if steps == most)


assert sum(bool(row.portal) for row in ROOMS) == 2
