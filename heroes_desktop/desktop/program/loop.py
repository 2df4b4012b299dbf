"""The loop of the real window: asleep on the event queue until something happens or is due."""

from __future__ import annotations

import math

import pygame

from ..proving.screen_description import scribe_for
from .app import BELL, App
from .crash import Reported, write_report
from .garbage import QUIET, Tidying

_LONGEST = 3_600_000
_GLANCES = ((1000.0, 4.0), (5000.0, 20.0), (math.inf, 60.0))
"""Milliseconds between two looks at the event queue, for each time since anything was touched."""

_touched = 0.0

_SHARE = 5.0
"""Milliseconds of reacting, layout and painting after which the rest waits for the next turn."""

_ONCE, _OFTEN = 1, 4
"""Turns the old picture stays while a new layout is made, and the most when turns are long."""

_TROUBLES, _WITHIN = 3, 5000.0
"""This many errors within this many milliseconds mean that no scene can be shown any more."""


def run(app: App, *, show_trouble: bool = True) -> int:
    """Run until the window is closed; returns the exit code.

    Without `show_trouble` the first error ends the loop: its report is written and the error raised.
    """
    tidying = Tidying()
    tidying.begin()
    try:
        return _run(app, tidying, _TROUBLES if show_trouble else 1)
    finally:
        tidying.end()


def _run(app: App, tidying: Tidying, most: int) -> int:
    troubles: list[float] = []
    drawn = -math.inf
    scribe = scribe_for(app)
    while app.running:
        try:
            drawn = _turn(app, drawn, tidying)
            if scribe is not None:
                scribe.write()
        except Exception as error:
            now = app.clock.now()
            troubles = [when for when in troubles if now - when < _WITHIN] + [now]
            path = write_report(error, type(app.top).__name__ if app.scenes else "")
            if len(troubles) >= most:
                raise Reported(path) from error
            _show_trouble(app, path)
    return 0


def _turn(app: App, drawn: float, tidying: Tidying) -> float:
    """Wait, react, draw if needed; returns when the last frame was drawn."""
    rest = None if _at_work(app, tidying) else tidying.due(app.frames, drawn)
    if rest is not None and rest <= (now := app.clock.now()):
        place = tuple(id(scene) for scene in app.scenes)
        tidying.rest(app.frames, now, place, quiet=now - drawn >= QUIET)
        rest = None
    patience = _patience(app, drawn, rest)
    events = _events(app, patience)
    began = app.clock.now()
    for event in events:
        app.handle(event)
        if not app.running:
            return drawn
    if not app.update() or not app.scenes or not app.running:
        return drawn
    rate = app.frames_per_second() or 60
    if app.clock.now() - drawn < 1000 / rate - 1 or _worked_enough(app, began):
        app.redraw()
        return drawn
    app.draw()
    return began


def _at_work(app: App, tidying: Tidying) -> bool:
    """Whether tidying up would disturb; what computers think about stands back when much has gathered."""
    return app.moving if tidying.piled_up else app.busy


def _worked_enough(app: App, began: float) -> bool:
    """Whether this turn has done its share, so that the picture had better follow in the next.

    A new position is laid out in one turn or more and painted in others: a motion never waits for all.
    """

    def enough() -> bool:
        return app.clock.now() - began > _SHARE

    laid = app.lay_out(enough)
    painted = not enough() and app.laid_out and app.paint_ahead(enough)
    late = enough() or not painted
    return (laid or late) and app.put_off(_OFTEN if late else _ONCE)


def _patience(app: App, drawn: float, rest: float | None) -> int:
    """How long to sleep at most, in milliseconds."""
    now = app.clock.now()
    due = [when for when in (app.timers.next_at(), rest) if when is not None]
    wait = min(due) - now if due else _LONGEST
    rate = app.frames_per_second()
    if rate or app.needs_frame:
        wait = min(wait, drawn + 1000 / (rate or 60) - now)
    return math.ceil(max(1.0, min(_LONGEST, wait)))


def _events(app: App, patience: int) -> list[pygame.Event]:
    """The events at hand; sleeps until there are some, the bell rings or time is up.

    `pygame.event.wait` looks a thousand times a second, which costs a laptop three per cent of a
    core. A look every few milliseconds is as quick as a screen can show, and a table nobody has
    touched for a while is looked at less often still.
    """
    global _touched
    end = app.clock.now() + patience
    while True:
        found = _newest(pygame.event.get())
        now = app.clock.now()
        if found:
            _touched = now
        if found or now >= end:
            return found
        glance = next(often for passed, often in _GLANCES if now - _touched < passed)
        if BELL.wait(min(glance, end - now) / 1000):
            BELL.clear()
            return _newest(pygame.event.get())


def _newest(events: list[pygame.Event]) -> list[pygame.Event]:
    """Of many movements in a row only the last."""
    found: list[pygame.Event] = []
    for event in events:
        if found and event.type == pygame.MOUSEMOTION == found[-1].type:
            found.pop()
        found.append(event)
    return found


def _show_trouble(app: App, report: object) -> None:
    """Tell the player and offer a way on; every answered choice is already stored."""
    from ..scenes.pages.trouble import Trouble

    app.relayout()
    app.push(Trouble(app, report))
