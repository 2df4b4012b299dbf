"""Rooms: tested, visited, passed through (NA-166 to NA-169, NA-293 to NA-298, NA-D28 to NA-D38)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import Room, room
from ..figures import owns_quest_relic, quest
from ..moves import linked
from ..state import Hazard, State
from ..track import slot
from .chance import chance
from .extras import extras, is_extra, use_extra
from .row import kill
from .trial import start_trial
from .unforeseen import discard_beasts
from .visiting import VISITS, visit_possible

OCTUPLE = "S10"


def purposes(s: State, index: int) -> list[str]:
    """For what a Room (slot from 0) can be tested now (NA-D28 to NA-D32, NA-D36)."""
    row, own = room(s.faces[s.rooms[index]]), quest(s)
    if row.id == OCTUPLE:
        return [] if s.portal else ["octuple"]
    found = []
    again = row.id == own.rooms[0] and not owns_quest_relic(s) and not s.step_two
    if row.relics and (not s.rooms_won[index] or again):
        found.append("relic")
    if row.id == own.rooms[1] and not s.step_two and owns_quest_relic(s):
        found.append("use")
    return found


def resolve_room(s: State, table: Table, hazard: Hazard) -> Rules[None]:
    """Test for one of its purposes, or visit (NA-145, NA-166)."""
    index = slot(hazard.place) - 1
    row = room(s.faces[hazard.card])
    if row.id == OCTUPLE and s.portal:
        discard_beasts(s, table)
        s.stage = "octuple"
        return
    while True:
        found = _choices(s, hazard, index, row)
        if len(found) == 1:
            answer = found[0]
            break
        answer = yield Ask(s.guide, "test_or_visit", (*found, *extras(s, s.guide, "test_or_visit")))
        if not is_extra(answer):
            break
        yield from use_extra(s, table, s.guide, answer)
    if answer.act == "test":
        hazard.purpose = str(answer.args[0])
        yield from _test(s, table, row)
        return
    discard_beasts(s, table)
    s.stage = "end"
    if answer.act == "passage":
        _pass(s, table, hazard)
        return
    table.tell("visited", card=hazard.card, face=s.faces[hazard.card], how=answer.act, place=hazard.place)
    if answer.act == "chance":
        yield from chance(s, table, "chapel")
    elif answer.act == "effect":
        yield from VISITS[row.visit](s, table)


def _choices(s: State, hazard: Hazard, index: int, row: Room) -> list[Option]:
    may_test = not (s.passage and s.revealed and not hazard.revealing)
    found = [options.option("test", purpose) for purpose in purposes(s, index)] if may_test else []
    if row.chance and s.entered:
        found.append(options.CHANCE)
    if not s.passage and linked(s, hazard.place) >= 0:
        found.append(options.PASSAGE)
    if row.visit and s.entered and visit_possible(s, row.visit):
        found.append(options.EFFECT)
    found.append(options.VISIT)
    return found


def _pass(s: State, table: Table, hazard: Hazard) -> None:
    """By the linked Portal into the other Room, which is resolved in its turn (NA-141, NA-167, NA-D38)."""
    start, s.pawn = s.pawn, linked(s, hazard.place)
    s.passage = True
    s.entered = False
    table.tell("moved", start=start, end=s.pawn, how="portal", potential=0, left=0)
    s.hazard = Hazard("room", s.pawn, s.rooms[slot(s.pawn) - 1])
    s.stage = "hazard"


def _test(s: State, table: Table, row: Room) -> Rules[None]:
    """In the Well a teammate may be sacrificed first: all Objectives are lowered."""
    sacrificed = False
    if row.sacrifice and len(s.team) > 1:
        found = (options.PASS, *(options.HERO[no] for no in range(len(s.team))))
        answer = yield Ask(s.guide, "well_sacrifice", found)
        if answer.act == "hero":
            yield from kill(s, table, s.team[int(answer.args[0]) - 1].card, "team", "well")
            sacrificed = True
    start_trial(s, table)
    if sacrificed and s.trial is not None:
        s.trial.lowered_all.append(row.sacrifice)
