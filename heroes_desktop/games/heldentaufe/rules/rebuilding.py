"""Entering and leaving the underworld: the monster chief comes and goes, and the last one out resets it."""

from __future__ import annotations

from heroes_desktop.engine import Table

from ..figures import DANGERS, LAIRS, MONSTER_HEARTS
from ..state import ASLEEP, FIRST_DANGER, GONE, RAGE, State
from .storage import lose_potion

_TOKENS = tuple(range(FIRST_DANGER, FIRST_DANGER + len(DANGERS)))


def anybody_below(s: State) -> bool:
    """Whether a hero is in the underworld."""
    return any(hero.space >= 0 for hero in s.heroes)


def entered(s: State, table: Table, seat: int) -> None:
    """The first hero below wakes the monsters: their chief is placed after him (HT-144, HT-145, HT-211)."""
    if not any(hero.space >= 0 for other, hero in enumerate(s.heroes) if other != seat):
        s.chief = seat
        table.tell("chief", after=seat)


def left(s: State, table: Table, seat: int) -> None:
    """A hero has come up: rage in use ends (HT-110); after the last one everything is rebuilt (HT-206)."""
    lose_rage(s, table, seat, "left")
    rebuild_if_empty(s, table)


def lose_rage(s: State, table: Table, seat: int, cause: str) -> None:
    """Rage in use is discarded; an unused potion stays (HT-110, HT-111, HT-203)."""
    hero = s.heroes[seat]
    if hero.turned and hero.potion == RAGE:
        lose_potion(s, table, seat, cause)


def rebuild_if_empty(s: State, table: Table) -> None:
    """While somebody is below nothing is reset (HT-205)."""
    if not anybody_below(s):
        rebuild(s, table)


def rebuild(s: State, table: Table) -> None:
    """Danger tokens, chest and monsters return, the chief falls asleep (HT-206 to HT-210).

    A monster off the board with teeth left had been defeated: it comes back with all hearts of its card and
    next tooth. Wounds of the others stay (HT-172), and without teeth there is no return (HT-173).
    """
    table.shuffle(_TOKENS)
    s.dangers = [True] * len(DANGERS)
    s.chest = True
    for index, monster in enumerate(s.monsters):
        if monster.teeth:
            if monster.space == GONE:
                monster.hearts = MONSTER_HEARTS[index][monster.teeth[-1]]
            monster.space = LAIRS[index]
    s.chief = ASLEEP
    table.tell("rebuilt")
    table.tell("chief", after=ASLEEP)
