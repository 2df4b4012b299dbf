"""What a revealed Hazard asks for: Trial, salutary Zone, Door, Room (NA-145, NA-163 to NA-169, NA-280)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import door, zone
from ..effect_rows import AtOnce, Downhill, RevealRooms
from ..effects.registry import Source, apply, possible
from ..figures import carried, guide_boards, on_board
from ..objectives import hazard_of
from ..state import Hazard, State
from ..track import ZONE_AT
from .equipment import discard_equipment, redistribute
from .extras import extras, is_extra, use_extra
from .gems import pay_single
from .rooms import resolve_room
from .trial import start_trial
from .unforeseen import discard_beasts
from .vitality import heal
from .walking import advance

MOST_DOWNHILL = 3


def hazard_stage(s: State, table: Table) -> Rules[None]:
    """Go on with the Hazard on which the pawn stands."""
    hazard = hazard_of(s)
    if hazard.kind == "room":
        yield from resolve_room(s, table, hazard)
    elif hazard.kind == "door":
        yield from _door(s, table, hazard)
    elif zone(s.faces[hazard.card]).salutary:
        discard_beasts(s, table)
        s.stage = "salutary"
    else:
        start_trial(s, table)


# Doors


def _door(s: State, table: Table, hazard: Hazard) -> Rules[None]:
    """Without Trial it opens by itself; else the Trial, or one of its printed alternatives (NA-165,
    NA-280)."""
    row = door(s.faces[hazard.card])
    if not row.trial:
        yield from open_door(s, table)
        return
    found = [options.TEST]
    sword, picks = carried(s, "sword"), carried(s, "passage")
    if row.sword and sword >= 0:
        found.append(options.SWORD)
    if row.passage and picks >= 0:
        found.append(options.OPEN_SEALED)
    answer = yield Ask(s.guide, "door_alternative", tuple(found))
    if answer.act == "test":
        start_trial(s, table)
        return
    discard_equipment(s, table, sword if answer.act == "sword" else picks, "door")
    yield from redistribute(s, table, "door")
    yield from open_door(s, table)


def open_door(s: State, table: Table) -> Rules[None]:
    """Opened without a Trial: its clear outcome, nothing that needs a won Trial."""
    discard_beasts(s, table)
    yield from door_opens(s, table)
    s.stage = "end"


def door_opens(s: State, table: Table) -> Rules[None]:
    """The Door is open for good and Rooms are revealed (NA-107, NA-206)."""
    row = door(s.faces[s.doors[0]])
    s.door_open = True
    table.tell("door_opened", card=s.doors[0], face=s.faces[s.doors[0]])
    yield from apply(s, table, RevealRooms(row.rooms), Source("door", s.guide))


# salutary Zones


def salutary_stage(s: State, table: Table) -> Rules[None]:
    """(a) the team is woken and advances; (b) the Guide's Heroes are healed and lines are bought (NA-164,
    NA-299)."""
    hazard = hazard_of(s)
    row = zone(s.faces[hazard.card])
    answer = yield from _ask(s, table, [options.WAKE, options.REST])
    if answer.act == "wake":
        _win_zone(s, table)
        advance(s, table, row.wake, "zone")
        s.stage = "end"
        return
    for board in guide_boards(s):
        for _no, member in on_board(s, board):
            heal(s, table, member, "zone")
    s.stage = "lines"


def _ask(s: State, table: Table, found: list[Option]) -> Rules[Option]:
    while True:
        answer: Option = yield Ask(
            s.guide, "salutary_options", (*found, *extras(s, s.guide, "salutary_options"))
        )
        if not is_extra(answer):
            return answer
        yield from use_extra(s, table, s.guide, answer)


def lines_stage(s: State, table: Table) -> Rules[None]:
    """One line after the other, each once, any colours from the Guide's board; downhill comes last
    (NA-299)."""
    hazard = hazard_of(s)
    row = zone(s.faces[hazard.card])
    rich = max(sum(s.boards[board].gems) for board in guide_boards(s))
    found = [
        options.option("line", number)
        for number, line in enumerate(row.lines)
        if number not in hazard.bought and line.gems <= rich and _useful(s, line.effect)
    ]
    if found:
        answer = yield from _ask(s, table, [options.DONE, *found])
        if answer.act == "line":
            line = row.lines[int(answer.args[0])]
            hazard.bought.append(int(answer.args[0]))
            table.tell("line_bought", card=hazard.card, number=int(answer.args[0]), gems=line.gems)
            yield from pay_single(s, table, guide_boards(s), line.gems, "line")
            if isinstance(line.effect, Downhill):
                hazard.downhill = True
            else:
                yield from apply(s, table, line.effect, Source("zone", s.guide))
            return
    _win_zone(s, table)
    if hazard.downhill:
        advance(s, table, min(MOST_DOWNHILL, s.left), "downhill")
    s.stage = "end"


def _useful(s: State, effect: AtOnce) -> bool:
    if isinstance(effect, Downhill):
        return s.left > 0
    return possible(s, effect, Source("zone", s.guide))


def _win_zone(s: State, table: Table) -> None:
    hazard = hazard_of(s)
    s.zones[ZONE_AT[hazard.place]] = []
    s.pouch.append(hazard.card)
    table.tell("zone_won", card=hazard.card, face=s.faces[hazard.card], place=hazard.place)
