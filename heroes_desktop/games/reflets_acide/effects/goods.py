"""Gems, Loot, Unforeseen, Relics, cards of the Points Pile."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import BEAST_FACE, DILEMMA_FACE, DOOR_FACE, ZONE_FACE, equipment
from ..effect_rows import (
    CedeEquipment,
    CedeGems,
    CedeLoot,
    DeadAreOurs,
    DrawLoot,
    DrawUnforeseen,
    Gems,
    Purge,
    Reclaim,
    TakeGems,
    TopRelic,
)
from ..figures import bearer_of, member_of, owned, position_of
from ..rules import vile_gems
from ..rules.covering import pay_team
from ..rules.equipment import cede_equipment, gain_loot, is_loot, place_cards, redistribute
from ..rules.gems import gain_gems
from ..rules.unforeseen import draw_unforeseen_freely
from ..state import State
from .registry import Source, effect


@effect(Gems, lambda s, _row, _source: sum(s.bag) > 0)
def _gems(s: State, table: Table, row: Gems, source: Source) -> Rules[None]:
    yield from gain_gems(s, table, row.n, source.cause)


@effect(DrawLoot, lambda s, _row, _source: bool(s.loot or s.loot_discard))
def _loot(s: State, table: Table, row: DrawLoot, source: Source) -> Rules[None]:
    yield from gain_loot(s, table, row.n, source.cause)


@effect(DrawUnforeseen, lambda s, _row, _source: bool(s.unforeseen or s.unforeseen_discard))
def _unforeseen(s: State, table: Table, row: DrawUnforeseen, source: Source) -> Rules[None]:
    for _ in range(row.n):
        yield from draw_unforeseen_freely(s, table, source.cause)


def _vile_has_gems(s: State, _row: Purge | TakeGems, _source: Source) -> bool:
    return any(s.vile.gems)


@effect(Purge, _vile_has_gems)
def _purge(s: State, table: Table, row: Purge, source: Source) -> Rules[None]:
    yield from vile_gems.purge(s, table, row.n, source.kind, source.seat, source.cause)


@effect(TakeGems, _vile_has_gems)
def _take_gems(s: State, table: Table, row: TakeGems, source: Source) -> Rules[None]:
    yield from vile_gems.take_from_vile(s, table, row.n, source.kind, source.seat, source.cause)


@effect(CedeGems)
def _cede_gems(s: State, table: Table, row: CedeGems, _source: Source) -> Rules[None]:
    """A compulsory payment onto the Vile board (NA-047, NA-056)."""
    yield from pay_team(s, table, row.n, "ceded", to_vile=True)


@effect(CedeLoot)
def _cede_loot(s: State, table: Table, _row: CedeLoot, source: Source) -> Rules[None]:
    found = [card for card in owned(s) if is_loot(s, card) and not equipment(s.faces[card]).cursed]
    if not found:
        return
    answer = yield Ask(s.guide, "cede_loot", tuple(options.option("card", card) for card in found))
    cede_equipment(s, table, int(answer.args[0]), source.cause)
    yield from redistribute(s, table, "ceded")


@effect(CedeEquipment)
def _cede_equipment(s: State, table: Table, _row: CedeEquipment, source: Source) -> Rules[None]:
    """All Equipment of the bothered Hero, cursed cards too (NA-220, NA-D59, NA-D93)."""
    if source.card < 0 or position_of(s, source.card) < 0:
        return
    member = member_of(s, source.card)
    things = [*member.worn, *member.stored]
    for card in things:
        assert bearer_of(s, card) is member
        cede_equipment(s, table, card, "critter")
    if things:
        yield from redistribute(s, table, "ceded")


@effect(DeadAreOurs)
def _dead_are_ours(s: State, table: Table, _row: DeadAreOurs, _source: Source) -> Rules[None]:
    dead = s.trial.dead if s.trial is not None else []
    for card in dead:
        if card in s.vile.pile:
            s.vile.pile.remove(card)
            s.pouch.append(card)
            table.tell("reclaimed", card=card, face=s.faces[card], cause="zone")
    return
    yield


def _reclaimable(s: State) -> list[int]:
    """Face-up Zones, Creatures and Critters on the Points Pile (NA-D76)."""
    return [
        card
        for card in s.vile.pile
        if card not in s.vile.down
        and (BEAST_FACE <= s.faces[card] < DILEMMA_FACE or ZONE_FACE <= s.faces[card] < DOOR_FACE)
    ]


@effect(Reclaim, lambda s, _row, _source: bool(_reclaimable(s)))
def _reclaim(s: State, table: Table, _row: Reclaim, source: Source) -> Rules[None]:
    found = tuple(options.option("card", card) for card in _reclaimable(s))
    answer = yield Ask(source.seat, source.kind, found, about={"cause": "reclaim"})
    card = int(answer.args[0])
    s.vile.pile.remove(card)
    s.pouch.append(card)
    table.tell("reclaimed", card=card, face=s.faces[card], cause=source.cause)


@effect(TopRelic, lambda s, _row, _source: bool(s.relics))
def _top_relic(s: State, table: Table, _row: TopRelic, source: Source) -> Rules[None]:
    card = s.relics.pop()
    table.tell("relic_taken", card=card, face=table.show(card), cause=source.cause)
    yield from place_cards(s, table, [card], "relic")
