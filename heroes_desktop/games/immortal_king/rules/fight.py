"""The combat phase: target, windows, roll or throw, closing window."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Offer, Option, Rules, Table

from .. import options
from ..content import CARDS
from ..effects.use import AFTER, BEFORE, CLOSING, SHORT, TARGET, play, potions, uses
from ..state import FINAL, Fight, State
from .attack import begin_fight
from .dice import doom_window, first_roll, roll_options
from .guards import any_empty, guarded
from .outcome import settle
from .throw import throw_once, throw_until_won
from .turn import end_of_turn


def combat(s: State, table: Table) -> Rules[None]:
    """The compulsory fight of the turn (IK-051, IK-066) begins."""
    if s.phase != "combat":
        s.phase = "combat"
        table.tell("phase", phase="combat")
    lane = yield from choose_target(s, table)
    begin_fight(s, table, lane)
    s.stage = "fight"


def targets(s: State) -> tuple[int, ...]:
    """Every guard, and once a corridor is empty the final monster, but not in a second fight
    (IK-067, IK-101, IK-105, IK-259)."""
    lanes = guarded(s)
    if len(lanes) < len(s.corridors) and s.second_fight != 2 and any_empty(s):
        lanes += (FINAL,)
    return lanes


def choose_target(s: State, table: Table) -> Rules[int]:
    """Name the target; a potion may come first (IK-066, IK-189)."""
    while True:
        answer = yield _window(s, "choose_target", target_options)
        if answer.act == "fight":
            lane: int = answer.args[0]
            return lane
        yield from play(s, table, answer)


def target_options(s: State) -> tuple[Option, ...]:
    """The targets, and potions that may come first."""
    choices: tuple[Option, ...] = options.fights(targets(s))
    return (*choices, *potions(s, TARGET)) if s.hidden else choices


def _window(s: State, kind: str, choices: Callable[[State], tuple[Option, ...]]) -> Offer:
    """A question that is asked in any case while anything is face down: a skip would betray it."""
    return Offer(s.party, kind, choices, veiled=True, always=bool(s.hidden))


def fight(s: State, table: Table) -> Rules[None]:
    """A fight from its first window to its outcome."""
    current = s.fight
    assert current is not None
    yield from before_the_roll(s, table, current)
    if not current.outcome:
        if current.throw:
            yield from throw(s, table, current)
        else:
            yield from roll_and_windows(s, table, current)
    yield from settle(s, table, current)
    s.fight = None
    if s.hidden:
        s.stage = "closing"
    else:
        after_the_fight(s, table)


def before_the_roll(s: State, table: Table, current: Fight) -> Rules[None]:
    """Window 1, or the short window before a throw (IK-072, IK-154). Ends with the roll, the throw, or an
    effect that ends the fight."""
    while not current.outcome:
        answer = yield _window(s, "window1", first_window)
        if answer.act == "roll":
            first_roll(s, table, current, answer.args[0])
            return
        if answer.act == "throw":
            return
        yield from play(s, table, answer)


def first_window(s: State) -> tuple[Option, ...]:
    """The roll or throw, and what may come before it."""
    current = s.fight
    assert current is not None
    if current.throw:
        return (*options.ONLY_THROW, *uses(s, SHORT))
    return (*roll_options(s, current), *uses(s, BEFORE))


def roll_and_windows(s: State, table: Table, current: Fight) -> Rules[None]:
    """Doom, then window 3; a new roll leads back to Doom (IK-075, IK-076, IK-082)."""
    while True:
        yield from doom_window(s, table, current)
        if not (yield from after_the_roll(s, table, current)):
            break
    if not current.outcome:
        current.outcome = "won" if current.total >= current.power else "lost"


def after_the_roll(s: State, table: Table, current: Fight) -> Rules[bool]:
    """Window 3 (IK-076). True when an effect has rolled a die anew."""
    while True:
        answer = yield _window(s, "window3", last_window)
        if answer.act == "accept":
            return False
        yield from play(s, table, answer)
        if current.outcome:
            return False
        if current.fresh:
            return True


def last_window(s: State) -> tuple[Option, ...]:
    """The roll as it is, or what may still change it."""
    return (options.ACCEPT, *uses(s, AFTER))


def throw(s: State, table: Table, current: Fight) -> Rules[None]:
    """A Greenskin: one throw, ties are the party's. A Riddle: replayed until won (IK-150, IK-152, IK-183)."""
    if CARDS[current.face].family == "greenskin":
        won = (yield from throw_once(s, table)) != "lost"
    else:
        won = yield from throw_until_won(s, table)
    current.outcome = "won" if won else "lost"


def closing(s: State, table: Table) -> Rules[None]:
    """Potions after the outcome, before the end-of-turn check; open while anything is face down (IK-189)."""
    while s.hidden:
        answer = yield _window(s, "after_fight_potion", closing_options)
        if answer.act == "pass":
            break
        yield from play(s, table, answer)
    after_the_fight(s, table)


def closing_options(s: State) -> tuple[Option, ...]:
    """Potions, or none."""
    return (options.PASS, *potions(s, CLOSING))


def after_the_fight(s: State, table: Table) -> None:
    """A second fight before the end-of-turn check, if an effect granted one (IK-259)."""
    if s.second_fight == 1 and not s.final_beaten and any(c.guard >= 0 for c in s.corridors):
        s.second_fight = 2
        table.tell("second_fight")
        s.stage = "combat"
    else:
        end_of_turn(s, table)
