"""Questions that several rules ask in the same way."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import PIECES, SKILL_INDEX
from ..figures import ITEM_SIPS, LIFE
from ..land import PIECE_INDEX, PIECE_OF, SPACE
from ..state import NONE, Hero, State
from .life import sip


def ask_space(s: State, seat: int, kind: str, spaces: Sequence[int], secret: bool = False) -> Rules[int]:
    """A space in two short questions: its piece, then the space."""
    pieces = sorted({PIECE_OF[space]: None for space in spaces})
    chosen = pieces[0]
    if len(pieces) > 1:
        answer: Option = yield Ask(seat, kind, tuple(options.PIECE[piece] for piece in pieces), secret)
        chosen = PIECE_INDEX[str(answer.args[0])]
    s.piece = chosen
    within = tuple(options.SPACE[space] for space in spaces if PIECE_OF[space] == chosen)
    answer = yield Ask(seat, kind, within, secret, about={"piece": PIECES[chosen].id})
    s.piece = NONE
    return SPACE[str(answer.args[0])]


def sips(s: State, hero: Hero) -> list[Option]:
    """The potions a hero below his natural life may drink from (RH-115, RH-120)."""
    if hero.life >= LIFE[hero.hero]:
        return []
    return [options.DRINK[item] for item in hero.items if ITEM_SIPS[s.faces[item]]]


def ask_with_sips(s: State, table: Table, kind: str, offered: Sequence[Option]) -> Rules[Option]:
    """Ask the active player; a sip may come before the answer (RH-121, RH-D54)."""
    hero = s.heroes[s.active]
    while True:
        answer: Option = yield Ask(s.active, kind, (*offered, *sips(s, hero)))
        if answer.act != "drink":
            return answer
        sip(s, table, int(answer.args[0]))


def ask_skill(seat: int, kind: str, skills: Sequence[int]) -> Rules[int]:
    """One of these skills."""
    answer: Option = yield Ask(seat, kind, tuple(options.SKILL[skill] for skill in skills))
    return SKILL_INDEX[str(answer.args[0])]
