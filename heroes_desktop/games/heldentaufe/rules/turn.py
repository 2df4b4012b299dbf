"""A player's turn: one action after the other, and its end."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Offer, Rules, Table

from ..content import TILE_FACE
from ..state import ABOVE, Args, State
from .buildings import harvest, laboratory, smith, trade
from .combat import attack
from .missions import OBSERVER_TILES, complete, observe, refuse, steal
from .moves import ascend, descend, explore, move
from .offers import hero_options
from .passing import close_turn
from .potions import brew, drink, eat, give_up_rage
from .storage import discard

_LABORATORY = TILE_FACE["laboratory"]

Action = Callable[[State, Table, Args], Rules[None] | None]
"""It acts at once, or returns rules that have something to ask."""

PAID: dict[str, Action] = {
    "move": move,
    "explore": explore,
    "descend": descend,
    "ascend": ascend,
    "attack": attack,
    "refuse": refuse,
}
"""Exactly three kinds of action cost AP: steps of all sorts, attacks, refusing (HT-052)."""

FREE: dict[str, Action] = {
    "complete": complete,
    "steal": steal,
    "harvest": harvest,
    "eat": eat,
    "brew": brew,
    "drink": drink,
    "give_up_rage": give_up_rage,
    "smith": smith,
    "trade": trade,
    "discard": discard,
}


def hero_action(s: State, table: Table) -> Rules[None]:
    """One action of the active hero; running out of AP does not end the turn (HT-053 to HT-055)."""
    answer = yield Offer(s.active, "hero_action", hero_options, True)
    act = answer.act
    if act == "end_turn":
        end_turn(s, table)
        return
    if act in PAID:
        rules = PAID[act](s, table, answer.args)
    else:
        s.free += 1
        rules = FREE[act](s, table, answer.args)
    if rules is not None:
        yield from rules


def end_turn(s: State, table: Table) -> None:
    """A tile that acts at the end of a turn asks first, as a stage of its own (HT-058)."""
    if end_effect(s) < 0:
        close_turn(s, table)
    else:
        s.stage = "end"


def end_effect(s: State) -> int:
    """The face of the laboratory or observer place under the active hero; -1: none, or no card in hand."""
    hero = s.heroes[s.active]
    if hero.space == ABOVE:
        face = s.faces[s.surface[hero.place]]
        if face == _LABORATORY or (face in OBSERVER_TILES and hero.hand):
            return face
    return -1


def end_of_turn(s: State, table: Table) -> Rules[None]:
    """Step 1: the laboratory or an observer; then the others (HT-058, HT-213)."""
    face = end_effect(s)
    yield from laboratory(s, table) if face == _LABORATORY else observe(s, table, face)
    close_turn(s, table)
