"""Powers of cards in play after something has changed, and the order of changes where it matters (TF-D18)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..options import number
from ..power import active, changes_now, fight_of, frequent_level, kinds_of, lasting, results
from ..state import Change, Played, State


def unsettled(s: State) -> list[Played]:
    """Cards in play whose changes are no longer those their value was settled with."""
    fight = fight_of(s)
    rule = lasting(s)
    frequent = frequent_level(s) if rule.frequent else 0
    plain = not (fight.boosts or rule.standards or rule.loot or rule.cap or frequent)
    found = []
    for played in fight.played:
        if plain and not played.own and not played.changes:
            continue
        now = changes_now(s, fight, played, rule, frequent)
        if now != played.changes:
            played.changes = now
            found.append(played)
    return found


def settle(s: State, table: Table, stale: list[Played]) -> Rules[None]:
    """Give these cards their value; the active player chooses among different results, one question for all
    cards of a player with the same power and the same changes."""
    groups: dict[tuple[object, ...], list[Played]] = {}
    for played in stale:
        groups.setdefault((played.seat, played.base, *kinds_of(played.changes)), []).append(played)
    for group in groups.values():
        first = group[0]
        values = results(first.base, kinds_of(first.changes))
        value = values[0]
        if len(values) > 1 and not s.best_order:
            about: dict[str, int | str] = {"card": first.card, "cards": len(group), "owner": first.seat}
            choices = tuple([options.result(value) for value in values])
            answer = yield Ask(active(s), "order_effects", choices, about=about)
            value = number(answer)
        for played in group:
            _give_value(s, table, played, value)


def _give_value(s: State, table: Table, played: Played, value: int) -> None:
    before, played.value = played.value, value
    if before != value:
        table.tell(
            "power_changed", seat=played.seat, card=played.card, face=s.faces[played.card], before=before,
            after=value, changes=[[each.op, each.amount, each.source] for each in played.changes],
        )  # fmt: skip


def gain(played: Played, amount: int, source: int) -> None:
    """Power fastened to a card (TF-D77)."""
    if amount:
        played.own.append(Change("plus", amount, source))
