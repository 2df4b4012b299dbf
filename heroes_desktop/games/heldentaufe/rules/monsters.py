"""The monster turn: who commands, and one order after the other."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table
from heroes_desktop.engine.joint import claim, contest

from .. import options
from ..content import MONSTER_INDEX, SPACE_INDEX, WAYS
from ..figures import CHEST, MONSTER_AP
from ..state import ABOVE, GONE, NOBODY, Args, State
from .combat import monster_attack
from .passing import after_chief, next_turn
from .rebuilding import anybody_below


def command(s: State, table: Table) -> Rules[None]:
    """Those above settle who commands; if nobody is, all roll (HT-178 to HT-180, HT-D47)."""
    above = [seat for seat in after_chief(s) if s.heroes[seat].space == ABOVE]
    if above:
        commander = yield from claim(table, above, "claim_command", options.COMMAND, options.LEAVE, s.claims)
    else:
        commander = contest(table, after_chief(s), "claim_command")
    s.commander, s.orders = commander, MONSTER_AP
    s.stage = "monsters"
    table.tell("monster_turn", commander=commander, ap=MONSTER_AP)


def monster_action(s: State, table: Table) -> Rules[None]:
    """One order; then the monster turn goes on or is over (HT-177, HT-189, HT-191)."""
    answer = yield Ask(s.commander, "monster_action", orders(s))
    if answer.act == "stop":
        table.tell("monster_rest", ap=s.orders)
        s.orders = 0
    else:
        s.orders -= 1
        yield from _obey(s, table, answer.act, answer.args)
    if not s.orders or not anybody_below(s) or all(m.space == GONE for m in s.monsters):
        s.commander, s.orders = NOBODY, 0
        next_turn(s, table)


def _obey(s: State, table: Table, act: str, args: Args) -> Rules[None]:
    word, goal = args
    monster = MONSTER_INDEX[word]
    if act == "move":
        s.monsters[monster].space = SPACE_INDEX[goal]  # HT-186: danger tokens stay as they are
        table.tell("monster_step", monster=word, space=goal, ap=s.orders)
    else:
        table.tell("monster_attack", monster=word, seat=goal, ap=s.orders)
        yield from monster_attack(s, table, monster, goal)


def orders(s: State) -> tuple[Option, ...]:
    """Steps to free spaces, never onto the chest (HT-182, HT-187), and attacks on heroes (HT-183, HT-184)."""
    heroes = {hero.space: seat for seat, hero in enumerate(s.heroes) if hero.space >= 0}
    taken = {monster.space for monster in s.monsters}
    taken.update(heroes)
    if s.chest:
        taken.add(CHEST)
    moves: list[Option] = []
    attacks: list[Option] = []
    for index, monster in enumerate(s.monsters):
        if monster.space != GONE:
            for space in WAYS[monster.space]:
                if space not in taken:
                    moves.append(options.MONSTER_MOVE[index][space])
                elif space in heroes:
                    attacks.append(options.MONSTER_ATTACK[index][heroes[space]])
    return (*moves, *attacks, options.STOP)
