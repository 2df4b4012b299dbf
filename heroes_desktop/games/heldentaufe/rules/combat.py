"""One exchange of blows, and the fall of a monster."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from ..content import MONSTER_INDEX, MONSTERS
from ..figures import MONSTER_HEARTS, MONSTER_SWORD, monster_sword, sword_of
from ..state import GONE, Args, State
from .defeat import defeat
from .missions import slain
from .points import gain_points, wound

DIE = 6


def attack(s: State, table: Table, args: Args) -> Rules[None]:
    """For 1 AP the active hero attacks a neighbour once (HT-159, HT-166, HT-D57)."""
    s.used += 1
    enemy = args[0]
    if isinstance(enemy, str):
        monster = MONSTER_INDEX[enemy]
        won = _exchange(
            table,
            {"seat": s.active},
            {"monster": enemy},
            sword_of(s, s.active),
            monster_sword(s, monster),
        )
        yield from _hero_and_monster(s, table, s.active, monster, won)
    else:
        won = _exchange(table, {"seat": s.active}, {"seat": enemy}, sword_of(s, s.active), sword_of(s, enemy))
        winner, loser = (s.active, enemy) if won else (enemy, s.active)
        if wound(s, table, loser, "combat"):
            yield from defeat(s, table, loser, "hero", winner=winner)


def monster_attack(s: State, table: Table, monster: int, seat: int) -> Rules[None]:
    """A monster attacks a hero; being the attacker it wins ties (HT-183)."""
    won = _exchange(
        table,
        {"monster": MONSTERS[monster].id},
        {"seat": seat},
        monster_sword(s, monster),
        sword_of(s, seat),
    )
    yield from _hero_and_monster(s, table, seat, monster, not won)


def _exchange(
    table: Table,
    attacker: dict[str, int | str],
    defender: dict[str, int | str],
    mine: int,
    theirs: int,
) -> bool:
    """Both roll and add their swords; True if the attacker wins, as he does on a tie (HT-161 to HT-163)."""
    dice = [table.roll(DIE), table.roll(DIE)]
    total, other = dice[0] + mine, dice[1] + theirs
    won = total >= other
    table.tell(
        "combat",
        attacker=attacker,
        defender=defender,
        dice=dice,
        swords=[mine, theirs],
        totals=[total, other],
        loser="defender" if won else "attacker",
        tie=total == other,
    )
    return won


def _hero_and_monster(s: State, table: Table, seat: int, monster: int, hero_won: bool) -> Rules[None]:
    """The loser loses one heart, whoever attacked (HT-162)."""
    if not hero_won:
        if wound(s, table, seat, "combat"):
            yield from defeat(s, table, seat, "monster", monster=monster)
        return
    beaten = s.monsters[monster]
    beaten.hearts -= 1
    table.tell("monster_hearts", monster=MONSTERS[monster].id, now=beaten.hearts)
    if not beaten.hearts:
        _monster_falls(s, table, seat, monster)


def _monster_falls(s: State, table: Table, seat: int, monster: int) -> None:
    """Off the board; the hero who took the last heart gets the top tooth and the bounty (HT-169, HT-139,
    HT-141, HT-190). The next tooth makes it stronger for its return (HT-170), or it is out (HT-173)."""
    beaten, word = s.monsters[monster], MONSTERS[monster].id
    beaten.space = GONE
    tooth = beaten.teeth.pop()
    table.tell("monster_defeated", monster=word, seat=seat, tooth=tooth)
    gain_points(s, table, seat, tooth, "tooth")
    slain(s, table, seat, monster, word)
    if beaten.teeth:
        top = beaten.teeth[-1]
        table.tell(
            "monster_stronger",
            monster=word,
            hearts=MONSTER_HEARTS[monster][top],
            sword=MONSTER_SWORD[monster][top],
        )
    else:
        table.tell("monster_out", monster=word)
