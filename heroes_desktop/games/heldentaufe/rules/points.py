"""Points, hearts and the end of the game."""

from __future__ import annotations

from heroes_desktop.engine import Outcome, Table

from ..figures import HEARTS, on_campfire, target
from ..state import State


def gain_points(s: State, table: Table, seat: int, change: int, cause: str) -> None:
    """Points are gained, lost or exchanged at once (HT-048, HT-096); enough of them at home win (HT-024)."""
    if not change:
        return
    hero = s.heroes[seat]
    before = hero.points
    hero.points = now = before + change
    table.tell("points", seat=seat, change=change, now=now, cause=cause)
    goal = target(s)
    if now >= goal:
        win_at_home(s, table, seat)
        if before < goal:
            table.tell("must_return", seat=seat)


def win_at_home(s: State, table: Table, seat: int) -> None:
    """Whoever stands on the campfire with the target has won at that moment, alone (HT-024, HT-025)."""
    hero = s.heroes[seat]
    if hero.points >= target(s) and on_campfire(s, seat):
        table.tell("game_over", seat=seat, points=hero.points)
        raise table.finish(Outcome((seat,), tuple(each.points for each in s.heroes), "campfire"))


def heal(s: State, table: Table, seat: int, amount: int, cause: str) -> None:
    """Hearts come back, never more than the hero has spaces for (HT-046)."""
    hero = s.heroes[seat]
    gained = min(amount, HEARTS[hero.hero] - hero.hearts)
    hero.hearts += gained
    table.tell("hearts", seat=seat, change=gained, now=hero.hearts, cause=cause)


def wound(s: State, table: Table, seat: int, cause: str) -> bool:
    """One heart is lost; True if it was the last (HT-150, HT-162, HT-192)."""
    hero = s.heroes[seat]
    hero.hearts -= 1
    table.tell("hearts", seat=seat, change=-1, now=hero.hearts, cause=cause)
    return hero.hearts <= 0
