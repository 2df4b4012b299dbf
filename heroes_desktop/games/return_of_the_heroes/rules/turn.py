"""Turns: how they begin, how they end, who is next."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import HEROES
from ..land import NOWHERE
from ..state import SOLO_TURNS, State
from .arrival import look
from .bag import enter_servant
from .score import outcome
from .walking import leave_line

SERVANT_EVERY, LAST_SERVANT = 3, 42
"""Solo turns in which a Servant enters (RH-250, RH-D110)."""


def begin_turn(s: State, table: Table) -> Rules[None]:
    """A solo Servant, then the roll of a hero on a line, else the first decision (RH-273)."""
    seat = s.active
    hero = s.heroes[seat]
    table.tell("turn", seat=seat, round=s.round, hero=HEROES[hero.hero].id)
    if s.mode == "solo" and s.round % SERVANT_EVERY == 0 and s.round <= LAST_SERVANT and s.servants:
        enter_servant(s, table)
    if hero.line != NOWHERE:
        yield from leave_line(s, table)
        return
    asked = look(s, table, seat)
    s.stage = "start"
    if asked is not None:
        yield from asked


def end_turn(s: State, table: Table) -> Rules[None]:
    """The next player clockwise; the solo game ends after turn 45 (RH-037, RH-249, RH-251, RH-253)."""
    if s.mode == "solo" and s.round >= SOLO_TURNS:
        if not s.lost:
            s.lost = True
            table.tell("time_over", seat=0, round=s.round)
        if not s.play_on:
            raise table.finish(outcome(s, None))
        answer = yield Ask(0, "play_on", (options.GO_ON, options.GIVE_UP))
        if answer.act == "give_up":
            raise table.finish(outcome(s, None))
    next_seat(s)


def next_seat(s: State) -> None:
    """A fresh turn."""
    s.active = (s.active + 1) % len(s.heroes)
    if s.active == s.first:
        s.round += 1
    s.walked = s.draws = 0
    s.fought = s.acted = s.took_quest = False
    s.used, s.refused, s.met = [], [], []
    s.stage = "turn"
