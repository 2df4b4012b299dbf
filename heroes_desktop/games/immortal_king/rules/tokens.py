"""Courage, Fear, Mana and Tenacity, and the fate scale that Fear climbs in solo play."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Outcome, Rules, Table

from .. import options
from ..content import CARDS, SCENARIOS, FateEntry
from ..passives import passives
from ..power import power_of
from ..state import MOST_COURAGE, MOST_FEAR, MOST_TOKENS, State


def add_fear(s: State, table: Table, amount: int, cause: str) -> None:
    """The dungeon master's Fear in a duel, ten at most (IK-125)."""
    gained = min(amount, MOST_FEAR - s.fear)
    if gained > 0:
        s.fear += gained
        table.tell("fear", change=gained, now=s.fear, cause=cause)


def gain_fear(s: State, table: Table, amount: int, cause: str) -> Rules[None]:
    """Fear for the dungeon; in solo each token applies its entry of the fate scale (IK-209, IK-214)."""
    if s.dm >= 0:
        add_fear(s, table, amount, cause)
        return
    for _ in range(amount):
        s.fear += 1
        table.tell("fear", change=1, now=s.fear, cause=cause)
        yield from apply_fate(s, table)


def lose_fear(s: State, table: Table, amount: int, cause: str) -> None:
    """Fear spent or taken away: what there is, at most the number given (IK-127, IK-264)."""
    lost = min(amount, s.fear)
    if lost > 0:
        s.fear -= lost
        table.tell("fear", change=-lost, now=s.fear, cause=cause)


def natural_one(s: State, table: Table) -> None:
    """A natural 1 on any die of the party gives 1 Fear, in a duel only (IK-074, IK-123, IK-208)."""
    if s.dm >= 0:
        add_fear(s, table, 1, "natural_1")


def gain_courage(s: State, table: Table, amount: int, cause: str) -> None:
    """Courage, ten at most (IK-119)."""
    gained = min(amount, MOST_COURAGE - s.courage)
    if gained > 0:
        s.courage += gained
        table.tell("courage", change=gained, now=s.courage, cause=cause)


def lose_courage(s: State, table: Table, amount: int, cause: str) -> Rules[None]:
    """Courage lost, no more than there is (IK-099); each token lost is 1 Fear (IK-122, IK-D59)."""
    lost = min(amount, s.courage)
    if lost > 0:
        s.courage -= lost
        table.tell("courage", change=-lost, now=s.courage, cause=cause)
        yield from gain_fear(s, table, lost, "courage")


def give_mana(s: State, table: Table, index: int, cause: str) -> None:
    """One token on an adventurer that has none (IK-114)."""
    s.mana[index] = True
    table.tell("mana", adventurer=index, face=s.adventurers[index], change=1, cause=cause)


def take_mana(s: State, table: Table, index: int, cause: str) -> None:
    """The token goes back to the supply (IK-116)."""
    s.mana[index] = False
    table.tell("mana", adventurer=index, face=s.adventurers[index], change=-1, cause=cause)


def place_mana(s: State, table: Table) -> Rules[None]:
    """A Mana icon: the party player may put 1 token on an adventurer without one (IK-093, IK-094)."""
    without = tuple(index for index, mana in enumerate(s.mana) if not mana)
    if not without:
        return
    answer = yield Ask(s.party, "place_mana", (*options.adventurers(without), options.NONE))
    if answer is not options.NONE and answer.act == "adventurer":
        give_mana(s, table, answer.args[0], "icon")


def mana_is_lost(s: State, table: Table, cause: str) -> Rules[None]:
    """Petrify or a fate entry: an adventurer loses its Mana, unless a shield guards it (IK-181, IK-244)."""
    holders = tuple(index for index, mana in enumerate(s.mana) if mana)
    if not holders:
        return
    if passives(s, "guard_mana"):
        table.tell("mana_kept", cause=cause)
        return
    answer = yield Ask(s.party, "lose_mana", options.adventurers(holders), about={"cause": cause})
    take_mana(s, table, answer.args[0], cause)


def tokens_left(s: State) -> int:
    """Tenacity tokens in the supply (IK-D39)."""
    return MOST_TOKENS - sum(corridor.token for corridor in s.corridors)


def put_token(s: State, table: Table, lane: int, cause: str) -> None:
    """A Tenacity token on a monster guard without one (IK-135, IK-136)."""
    corridor = s.corridors[lane]
    if not corridor.token and CARDS[s.faces[corridor.guard]].is_monster and tokens_left(s):
        corridor.token = True
        table.tell("tenacity", corridor=lane, on=True, cause=cause)


def drop_token(s: State, table: Table, lane: int, cause: str) -> None:
    """The token goes back to the supply (IK-138)."""
    corridor = s.corridors[lane]
    if corridor.token:
        corridor.token = False
        table.tell("tenacity", corridor=lane, on=False, cause=cause)


# the fate scale


def apply_fate(s: State, table: Table) -> Rules[None]:
    """The entry with the new number of Fear, at most once per game (IK-214, IK-216)."""
    index = s.fear - 1
    entry = SCENARIOS[s.scenario].entry[index]
    if index in s.fate:
        return
    s.fate.append(index)
    table.tell("fate", scenario=s.scenario, entry=s.fear, kind=entry.kind)
    if entry.kind == "defeat":
        raise dungeon_wins(s, table, "fate")  # IK-217: at once
    yield from _once(s, table, entry)


def _once(s: State, table: Table, entry: FateEntry) -> Rules[None]:
    """Entries that happen once; bonuses to Power are read from `s.fate` (IK-215)."""
    if entry.kind == "tenacity_all":
        for lane in monster_guards(s):
            put_token(s, table, lane, "fate")
    elif entry.kind == "tenacity_weakest":
        monsters = monster_guards(s)
        powers = {lane: power_of(s, lane) for lane in monsters}
        for lane in monsters:
            if powers[lane] == min(powers.values()):
                put_token(s, table, lane, "fate")
    elif entry.kind == "lose_mana":
        yield from mana_is_lost(s, table, "fate")


def monster_guards(s: State) -> list[int]:
    """The corridors whose guard is a monster (IK-034, IK-242)."""
    return [
        lane
        for lane, corridor in enumerate(s.corridors)
        if corridor.guard >= 0 and CARDS[s.faces[corridor.guard]].is_monster
    ]


def dungeon_wins(s: State, table: Table, reason: str) -> BaseException:
    """The party has lost (IK-002, IK-217); to be raised."""
    table.tell("game_over", winner="dm", reason=reason)
    if s.dm < 0:
        return table.finish(Outcome((), (0,), reason))
    scores = (0, 1) if s.dm == 1 else (1, 0)
    return table.finish(Outcome((s.dm,), scores, reason))


def party_wins(s: State, table: Table) -> BaseException:
    """The final monster is beaten and Courage is left (IK-001); to be raised."""
    table.tell("game_over", winner="party", reason="final_defeated")
    scores = (1,) if s.dm < 0 else (1, 0) if s.party == 0 else (0, 1)
    return table.finish(Outcome((s.party,), scores, "final_defeated"))
