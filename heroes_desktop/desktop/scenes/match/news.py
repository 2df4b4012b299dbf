"""What somebody playing alone has missed while computers played, in a few lines."""

from __future__ import annotations

from heroes_desktop.engine import State
from heroes_desktop.games.shared.declarations import Declarations
from heroes_desktop.games.shared.room import Texts
from heroes_desktop.locale import counted
from heroes_desktop.table.conductor import Conductor
from heroes_desktop.table.telling import concerns, tell

SEVERAL = 2
"""Turns of others after which one may have lost the thread."""
MOST = 4
"""Lines told at once; the chronicle has them all."""


def missed(play: Conductor, texts: Texts, declared: Declarations[State], seat: int, *, quiet: bool) -> str:
    """What the others did to a person, then how much else happened; empty when that is nothing.

    quiet: whatever did not touch the person was seen and needs no words.
    """
    if play.turns_missed(seat) < SEVERAL:
        return ""
    events = [
        event
        for step in play.steps[play.left_at(seat) :]
        if step.seat != seat
        for event in step.for_seat(seat)
    ]
    told = [line for line in tell(declared, texts, play.view(seat), events) if not line.heads]
    own = [line.text for line in told if concerns(line.event, seat)]
    if not told or (quiet and not own):
        return ""
    if not own:
        return counted(
            "{n} thing has happened since your last answer.",
            "{n} things have happened since your last answer.",
            len(told),
        )
    rest = len(told) - len(own[:MOST])
    more = [counted("… and {n} more line", "… and {n} more lines", rest)] if rest else []
    return "\n".join([*own[:MOST], *more])
