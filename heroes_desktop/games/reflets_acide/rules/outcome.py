"""How a Trial ends: clear and dark outcomes, beasts, opportunities, the Octuple Chamber (NA-204 to
NA-225)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import FACE, TREASURE_FACE, TREASURES, beast, dilemma, door, room, zone
from ..effect_rows import AtOnce, FreeSkill
from ..effects.registry import Source, apply, possible
from ..figures import (
    board_at,
    boards_of,
    hero_of,
    own_skill_ready,
    position_of,
    present,
    quest,
    skills,
)
from ..objectives import hazard_of
from ..payments import DYED, FREE, NO, affordable, of_cost
from ..state import Hazard, State
from ..track import ZONE_AT, slot
from .dilemmas import use_up, waiting
from .ending import lose, win
from .equipment import gain_loot, place_cards
from .extras import extras, is_extra, use_extra
from .hazard import door_opens
from .skills import find_skill, named_skill, spend
from .trial import start_trial
from .windows import ask_round

MOST_NOTCHES = 3
LOOT_INSTEAD = 3


def outcome_stage(s: State, table: Table) -> Rules[None]:
    """The Hazard first; then the beasts, in a lost Trial Critters before Creatures (NA-204, NA-212,
    NA-D62)."""
    hazard = hazard_of(s)
    order = list(range(len(hazard.beasts)))
    if not hazard.won:
        order.sort(key=lambda index: not beast(s.faces[hazard.beasts[index]]).critter)
    hazard.left = [hazard.beasts[index] for index in order]
    s.stage = "beasts"
    if hazard.won:
        yield from _clear(s, table, hazard)
    else:
        yield from _dark(s, table, hazard)


def _effects(s: State, table: Table, effects: tuple[AtOnce, ...], source: Source) -> Rules[None]:
    for effect in effects:
        yield from apply(s, table, effect, source)


# the Hazard


def _clear(s: State, table: Table, hazard: Hazard) -> Rules[None]:
    source = Source("clear", s.guide)
    if hazard.kind == "zone":
        row = zone(s.faces[hazard.card])
        s.zones[ZONE_AT[hazard.place]] = []
        s.pouch.append(hazard.card)
        table.tell("zone_won", card=hazard.card, face=s.faces[hazard.card], place=hazard.place)
        yield from _effects(s, table, row.clear, source)
    elif hazard.kind == "door":
        yield from door_opens(s, table)
    else:
        yield from _clear_room(s, table, hazard, source)


def _clear_room(s: State, table: Table, hazard: Hazard, source: Source) -> Rules[None]:
    row, index = room(s.faces[hazard.card]), slot(hazard.place) - 1
    match hazard.purpose:
        case "octogon":
            s.octogon = True
            table.tell("octogon_won")
            yield from _effects(s, table, row.octogon_clear, source)
        case "octuple":
            s.portal = True
            table.tell("portal_opened", place=hazard.place)
        case "use":
            s.step_two = True
            table.tell("step_two", quest=quest(s).id, place=hazard.place)
            yield from _effects(s, table, row.clear, source)
            yield from _effects(s, table, quest(s).power, Source("power", s.guide, "relic_power"))
        case _:
            again = s.rooms_won[index]
            s.rooms_won[index] = True
            if not again:
                yield from _effects(s, table, row.clear, source)
            yield from _relic_or_loot(s, table, row.relics, again)


def _relic_or_loot(s: State, table: Table, relics: tuple[str, ...], again: bool) -> Rules[None]:
    """The Relic of the Room (of two, one) or 3 Loot; a second win gives the Quest Relic alone (NA-207,
    NA-211, NA-D28 to NA-D30)."""
    there = [relic for relic in relics if _in_pile(s, relic) >= 0 and (not again or relic == quest(s).relic)]
    found = [options.option("relic", relic) for relic in there]
    if not again or not found:
        found.append(options.LOOT)
    answer = yield Ask(s.guide, "relic_or_loot", tuple(found))
    if answer.act == "loot":
        yield from gain_loot(s, table, LOOT_INSTEAD, "room")
        return
    card = _in_pile(s, str(answer.args[0]))
    s.relics.remove(card)
    table.tell("relic_taken", card=card, face=table.show(card), cause="room")
    yield from place_cards(s, table, [card], "relic")


def _in_pile(s: State, relic: str) -> int:
    face = FACE[relic]
    return next((card for card in s.relics if s.faces[card] == face), -1)


def _dark(s: State, table: Table, hazard: Hazard) -> Rules[None]:
    source = Source("dark", s.guide)
    if hazard.kind == "zone":
        s.zones[ZONE_AT[hazard.place]] = []
        s.vile.pile.append(hazard.card)
        table.tell("zone_lost", card=hazard.card, face=s.faces[hazard.card], place=hazard.place)
        yield from _effects(s, table, zone(s.faces[hazard.card]).dark, source)
        return
    if hazard.kind == "door":
        s.door_notch = notch = min(MOST_NOTCHES, s.door_notch + 1)
        effects = door(s.faces[hazard.card]).dark
    else:
        index = slot(hazard.place) - 1
        s.notches[index] = notch = min(MOST_NOTCHES, s.notches[index] + 1)
        row = room(s.faces[hazard.card])
        effects = row.octogon_dark if hazard.purpose == "octogon" else row.dark
    table.tell("slid", card=hazard.card, place=hazard.place, notch=notch)
    yield from _effects(s, table, effects, source)


# Creatures and Critters


def beasts_stage(s: State, table: Table) -> Rules[None]:
    """One beast after the other: won into the Pouch, lost onto the Points Pile (NA-212, NA-220, NA-221)."""
    hazard = hazard_of(s)
    if not hazard.left:
        s.stage = "opportunity" if hazard.won else "end"
        if not hazard.won:
            s.trial = None
        return
    card = hazard.left.pop(0)
    index = hazard.beasts.index(card)
    hero = hazard.bothered[index]
    row = beast(s.faces[card])
    table.tell("beast_over", card=card, face=s.faces[card], won=hazard.won)
    source = Source("beast", s.guide, card=hero)
    if hazard.won:
        yield from _effects(s, table, row.clear, source)
    else:
        yield from _effects(s, table, row.dark, source)
    index = hazard.beasts.index(card)
    hazard.beasts.pop(index)
    hazard.bothered.pop(index)
    (s.pouch if hazard.won else s.vile.pile).append(card)


# opportunities


def opportunity_stage(s: State, table: Table) -> Rules[None]:
    """Skills and Dilemmas after a won Trial (NA-213, NA-214)."""
    answer = yield from ask_round(s, "opportunity", opportunity_options)
    if answer is None:
        hazard = hazard_of(s)
        s.trial = None
        s.stage = "octuple" if hazard.purpose in ("octuple", "octogon") else "end"
        return
    seat, option = answer
    if is_extra(option):
        yield from use_extra(s, table, seat, option)
    elif option.act == "dilemma":
        card = int(option.args[0])
        effect = dilemma(s.faces[card]).kind.effect
        board = use_up(s, table, card)
        yield from apply(s, table, effect, Source("dilemma", seat, board=board))
    else:
        yield from use_instant_skill(s, table, seat, option, "opportunity")


def opportunity_options(s: State, seat: int) -> list[Option]:
    """Opportunity skills of own boards and Dilemmas of the moment, as far as they would change something."""
    found = []
    for board in boards_of(s, seat):
        for member, card, number, skill in skills(s, board, "opportunity"):
            if possible(s, skill.effect, Source("opportunity", seat, card=member.card, board=board)):
                means = affordable(s, board, of_cost(skill.price))
                if means != NO:
                    found.append(options.marked("skill", card, number, dyed=means == DYED))
    for board, card, kind in waiting(s, seat, "won"):
        if isinstance(kind.effect, FreeSkill):
            found += free_skills(s, seat, card, "opportunity", range(len(s.team)))
        elif possible(s, kind.effect, Source("dilemma", seat, board=board)):
            found.append(options.option("dilemma", card))
    return found


def free_skills(s: State, seat: int, card: int, kind: str, positions: range) -> list[Option]:
    """Heroes' skills of one kind that a free skill (kind 10) could be used for."""
    found = []
    for no, member in present(s):
        if no not in positions:
            continue
        for number, skill in enumerate(hero_of(s, member).skills):
            source = Source(kind, seat, card=member.card, board=board_at(s, no))
            if (
                skill.kind == kind
                and own_skill_ready(s, member, number)
                and possible(s, skill.effect, source)
            ):
                found.append(options.option("free_skill", card, member.card, number))
    return found


def use_instant_skill(s: State, table: Table, seat: int, answer: Option, kind: str) -> Rules[None]:
    """A divine or opportunity skill: paid, then carried out."""
    free, card, number = named_skill(s, table, answer)
    member, skill = find_skill(s, card, number)
    board = board_at(s, position_of(s, member.card))
    yield from spend(s, table, card, number, board, FREE if free else of_cost(skill.price), kind)
    target = "blessing_target" if kind == "divine" else "effect_target"
    yield from apply(s, table, skill.effect, Source(kind, seat, target, member.card, board))


# the Octuple Chamber


def octuple_stage(s: State, table: Table) -> Rules[None]:
    """Treasure or Octogon, one of both a turn, then stay or leave by the Portal (NA-210, NA-D37)."""
    hazard = hazard_of(s)
    found = []
    if not hazard.indulged and not s.treasure_taken:
        found.append(options.TREASURE)
    if not hazard.indulged and not s.octogon:
        found.append(options.OCTOGON)
    found += [options.STAY, options.LEAVE]
    answer = yield Ask(s.guide, "octuple_option", (*found, *extras(s, s.guide, "octuple_option")))
    match answer.act:
        case "stay":
            s.stage = "end"
        case "leave":
            table.tell("moved", start=s.pawn, end=0, how="portal", potential=0, left=0)
            s.pawn = 0
            raise win(s, table) if s.step_two else lose(s, table, "fled")
        case "treasure":
            hazard.indulged = True
            yield from _treasure(s, table)
        case "octogon":
            hazard.indulged = True
            hazard.purpose = "octogon"
            start_trial(s, table)
        case _:
            yield from use_extra(s, table, s.guide, answer)


def _treasure(s: State, table: Table) -> Rules[None]:
    """The Treasure goes into the Pouch and does what it says (NA-D46)."""
    s.treasure_taken = True
    face = table.show(s.treasure)
    s.pouch.append(s.treasure)
    table.tell("treasure", card=s.treasure, face=face)
    row = TREASURES[face - TREASURE_FACE]
    yield from _effects(s, table, row.effects, Source("treasure", s.guide))
