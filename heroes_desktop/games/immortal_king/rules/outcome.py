"""What a won or lost fight brings."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import CARDS
from ..passives import passives
from ..state import FINAL, Fight, State
from .guards import defeat_guards
from .tokens import gain_fear, lose_courage, mana_is_lost, natural_one


def settle(s: State, table: Table, fight: Fight) -> Rules[None]:
    """Apply the outcome of the fight (IK-082, IK-092, IK-253, IK-254)."""
    shown = (-1, -1) if fight.hands else (fight.total, fight.power)
    table.tell(f"fight_{fight.outcome}", corridor=fight.lane, face=fight.face, total=shown[0], power=shown[1])
    if fight.outcome == "won":
        if fight.lane == FINAL:
            s.final_beaten = True  # no won card, no Mana (IK-109)
        else:
            yield from defeat_guards(s, table, [fight.lane], "fight")
    elif fight.outcome == "lost":
        yield from lose(s, table, fight)


def lose(s: State, table: Table, fight: Fight) -> Rules[None]:
    """A lost fight: armour, Courage and Fear, Alarm, Petrify; a trap leaves all the same (IK-145, IK-253)."""
    card = CARDS[fight.face]
    abilities = frozenset[str]() if fight.card in fight.silenced else card.abilities
    loss = min(2 if "pain" in abilities else 1, s.courage)
    if loss and s.shown:
        loss = yield from armour(s, table, loss)
    yield from lose_courage(s, table, loss, "fight")
    if "alarm" in abilities:
        yield from gain_fear(s, table, 1, "alarm")
    if "petrify" in abilities:
        yield from mana_is_lost(s, table, "petrify")
    if card.is_trap:
        yield from defeat_guards(s, table, [fight.lane], "trap")


def armour(s: State, table: Table, loss: int) -> Rules[int]:
    """Each face-up armour may be rolled for once; on a high roll one token fewer is lost (IK-256)."""
    for face, row in passives(s, "armour"):
        if not loss:
            break
        answer = yield Ask(s.party, "armour_roll", options.ARMOUR_OPTIONS, about={"face": face})
        if answer.act != "roll":
            continue
        result = table.roll(row.sides)
        saved = result >= row.at_least
        table.tell("armour", face=face, result=result, saved=saved)
        if result == 1:
            natural_one(s, table)
        if saved:
            loss = max(0, loss - row.amount)
    return loss
