"""The Seer and the Mice: looking at what lies hidden."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import SKILL_INDEX
from ..kinds import Mice, Seer
from ..rules.asking import ask_skill
from ..rules.bag import place
from ..rules.life import gain_gold
from ..rules.testing import skill_test
from ..state import SHEET, State
from .registry import can_pay, effect


def _can_ask_seer(s: State, tile: int, action: Seer) -> bool:
    """With an empty bag she cannot be used (RH-D89)."""
    return bool(s.bag) and can_pay(s, tile, action)


@effect(Seer, _can_ask_seer)
def ask_seer(s: State, table: Table, _tile: int, action: Seer) -> Rules[None]:
    """The bag is mixed first, so that numbers tell nothing; what was seen is forgotten afterwards (RH-227,
    RH-D89, RH-D127)."""
    seat = s.active
    gain_gold(s, table, seat, -action.gold, "seer")
    table.shuffle(s.bag)
    faces = [table.show(other, seat) for other in s.bag]
    table.tell_seat(seat, "seer", {"tiles": list(s.bag), "faces": faces}, seat=seat, bag=len(faces))
    offered = tuple(options.TILE[other] for other in s.bag)
    answer = yield Ask(seat, "seer_pick", offered, secret=len(s.heroes) > 1, always=True)
    chosen = int(answer.args[0])
    for other in s.bag:
        s.seen[other] = 0
    s.bag.remove(chosen)
    yield from place(s, table, chosen, "seer")


def _can_ask_mice(s: State, _tile: int, _action: Mice) -> bool:
    """As long as the hero's player does not know the sheet (RH-233)."""
    return not s.seen[SHEET] >> s.active & 1


@effect(Mice, _can_ask_mice)
def ask_mice(s: State, table: Table, tile: int, _action: Mice) -> Rules[None]:
    """A test of any skill; success is public, the sheet is for one pair of eyes (RH-233, RH-D91)."""
    seat = s.active
    skill = yield from ask_skill(seat, "choose_test_skill", range(len(SKILL_INDEX)))
    if skill_test(s, table, seat, skill, 0, "mice", tile):
        face = table.show(SHEET, seat)
        table.tell_seat(seat, "mice", {"face": face}, seat=seat)
        yield Ask(seat, "mice_look", (options.SEEN,), secret=len(s.heroes) > 1, always=True)
