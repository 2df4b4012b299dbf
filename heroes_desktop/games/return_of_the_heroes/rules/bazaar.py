"""The bazaars: goods on a stall, first for the visitor, then for the others."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Offer, Option, Rules, Table

from .. import options
from ..figures import ITEM
from ..state import NONE, State
from .asking import sips
from .inventory import take_item
from .life import gain_gold, sip
from .missions import mission_for

COMMISSION = 1
"""What the visitor receives for each tile sold to another player (RH-172)."""


def open_stall(s: State, table: Table, goods: int) -> None:
    """Reveal the top tiles of the pile, all that are left if there are fewer (RH-169, RH-170, RH-174)."""
    for _good in range(min(goods, len(s.bazaar))):
        item = table.draw(s.bazaar)
        table.show(item)
        s.stall.append(item)
    s.visitor = s.buyer = s.active
    table.tell("stall", seat=s.active, items=list(s.stall), faces=[s.faces[item] for item in s.stall])
    s.stage = "stall"


def stall_options(s: State) -> tuple[Option, ...]:
    """Goods the buyer can pay; only the visitor may take a sip (RH-171, RH-172, RH-D54)."""
    hero = s.heroes[s.buyer]
    found = [options.BUY[item] for item in s.stall if price(s, item) <= hero.gold]
    found.append(options.DONE)
    return (*found, *sips(s, hero)) if s.buyer == s.visitor else tuple(found)


def price(s: State, item: int) -> int:
    """The printed price."""
    row = ITEM[s.faces[item]]
    assert row is not None
    return row.price


def stall(s: State, table: Table) -> Rules[None]:
    """One purchase, or the next player's turn at the stall."""
    buyer = s.buyer
    kind = "buy" if buyer == s.visitor else "buy_from_visitor"
    answer = yield Offer(buyer, kind, stall_options, always=False)
    if answer.act == "drink":
        sip(s, table, answer.args[0])
    elif answer.act == "buy":
        yield from _buy(s, table, buyer, answer.args[0])
    else:
        s.buyer = (buyer + 1) % len(s.heroes)
        if s.buyer == s.visitor:
            _close(s, table)


def _buy(s: State, table: Table, buyer: int, item: int) -> Rules[None]:
    """Pay, then carry it or lay it on a mission tile that waits for it (RH-171, RH-172, RH-D77, RH-D86,
    RH-D87)."""
    hero = s.heroes[buyer]
    cost = price(s, item)
    s.stall.remove(item)
    s.limbo.append(item)
    table.tell("bought", seat=buyer, item=item, face=s.faces[item], price=cost, visitor=s.visitor)
    gain_gold(s, table, buyer, -cost, "bought")
    if buyer != s.visitor:
        gain_gold(s, table, s.visitor, COMMISSION, "commission")
    mission = mission_for(s, hero, s.faces[item])
    if mission != NONE:
        answer = yield Ask(buyer, "lay_on_mission", (options.INVENTORY[item], options.MISSION[mission]))
        if answer.act == "mission":
            s.limbo.remove(item)
            hero.loads[mission] = item
            table.tell("laid_on_mission", seat=buyer, item=item, face=s.faces[item], mission=mission)
            return
    yield from take_item(s, table, buyer, item, "bought")


def _close(s: State, table: Table) -> None:
    """Unsold tiles, shuffled among themselves, go under the pile (RH-173, RH-D84)."""
    unsold, s.stall = s.stall, []
    if unsold:
        table.shuffle(unsold)
    s.bazaar = [*unsold, *s.bazaar]
    table.tell("stall_closed", seat=s.visitor, unsold=len(unsold))
    s.visitor = s.buyer = NONE
    s.stage = "act"
