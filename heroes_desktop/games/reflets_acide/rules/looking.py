"""Looking at face-down cards and tokens: shown to the whole team, put back (NA-116, NA-D75, NA-D95)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import ZONE_KINDS
from ..state import State
from ..track import DOOR, SPACES, ZONE_SPACES

PILES = ("heroes", "loot", "relics", "unforeseen")


def unknown(s: State, card: int) -> bool:
    """Whether nobody has seen it (the team shares all it knows)."""
    return not s.seen[card]


def pile_of(s: State, name: str) -> list[int]:
    """A draw pile by its name."""
    piles = {"heroes": s.heroes, "loot": s.loot, "relics": s.relics, "unforeseen": s.unforeseen}
    return piles[name]


def _zones(s: State) -> list[Option]:
    return [
        options.option("look", "zone", ZONE_SPACES[index])
        for index in range(len(ZONE_KINDS))
        if any(unknown(s, card) for card in s.zones[index])
    ]


def _door(s: State) -> list[Option]:
    if s.door_up or not any(unknown(s, card) for card in s.doors):
        return []
    return [options.option("look", "door", DOOR)]


def _rooms(s: State) -> list[Option]:
    return [
        options.option("look", "room", index + 1)
        for index, card in enumerate(s.rooms)
        if not s.rooms_up[index] and unknown(s, card)
    ]


def _tokens(s: State) -> list[Option]:
    return [
        options.option("look", "token", space)
        for space in range(SPACES)
        if s.tokens[space] >= 0 and unknown(s, s.tokens[space])
    ]


def _piles(s: State) -> list[Option]:
    return [
        options.option("look", "pile", name)
        for name in PILES
        if (pile := pile_of(s, name)) and unknown(s, pile[-1])
    ]


def _gate(s: State) -> list[Option]:
    """The Door and one Zone; without a Zone the Door alone."""
    door, zones = _door(s), _zones(s)
    if not zones:
        return [options.option("look", "gate", DOOR)] if door else []
    return [options.option("look", "gate", option.args[1]) for option in zones]


def look_targets(s: State, what: str) -> list[Option]:
    """Everything an effect may look at; only what somebody would learn something from."""
    match what:
        case "hazard":
            return [*_zones(s), *_door(s), *_rooms(s)]
        case "hazard_or_token":
            return [*_zones(s), *_door(s), *_rooms(s), *_tokens(s)]
        case "anything":
            return [*_zones(s), *_door(s), *_rooms(s), *_piles(s), *_tokens(s)]
        case "rooms":
            return _rooms(s)
        case "doors":
            return _door(s)
        case "rooms_or_gate":
            return [*_rooms(s), *_gate(s)]
        case "tokens_ahead":
            return [option for option in _tokens(s) if s.pawn < int(option.args[1]) < DOOR]
        case _:
            assert what == "relic"
            return [option for option in _piles(s) if option.args[0] == "pile" and option.args[1] == "relics"]


def look_at(s: State, table: Table, answer: Option) -> None:
    """Show what was chosen."""
    where, target = str(answer.args[0]), answer.args[1]
    match where:
        case "zone":
            _show_one(s, table, s.zones[ZONE_SPACES.index(int(target))], where, int(target))
        case "door":
            _show_one(s, table, s.doors, where, DOOR)
        case "room":
            _show(s, table, s.rooms[int(target) - 1], where, int(target))
        case "token":
            _show(s, table, s.tokens[int(target)], where, int(target))
        case "pile":
            _show(s, table, pile_of(s, str(target))[-1], where, str(target))
        case _:
            if _door(s):
                _show_one(s, table, s.doors, "door", DOOR)
            if target != DOOR:
                _show_one(s, table, s.zones[ZONE_SPACES.index(int(target))], "zone", int(target))


def _show_one(s: State, table: Table, cards: list[int], where: str, place: int) -> None:
    """One random card of a slot (NA-D75)."""
    number = table.roll(len(cards)) - 1 if len(cards) > 1 else 0
    _show(s, table, cards[number], where, place)


def _show(_s: State, table: Table, card: int, where: str, place: int | str) -> None:
    table.tell("looked", card=card, face=table.show(card), where=where, place=place)


def look(s: State, table: Table, what: str, n: int, seat: int, kind: str) -> Rules[None]:
    """Look at n things, chosen one after the other."""
    if what == "doors":
        for card in s.doors:
            _show(s, table, card, "door", DOOR)
        return
    if what == "tokens_ahead":
        for option in look_targets(s, what)[:n]:
            look_at(s, table, option)
        return
    for _ in range(n):
        found = look_targets(s, what)
        if not found:
            return
        answer = yield Ask(seat, kind, tuple(found), about={"what": what})
        look_at(s, table, answer)
        if answer.args[0] == "gate":
            return
        if what == "rooms_or_gate":
            what = "rooms"
