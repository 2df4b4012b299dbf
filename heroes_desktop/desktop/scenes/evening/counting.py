"""What guests did in a match is read off by telling it again: beside the drawing, for that takes a while."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress

from heroes_desktop.library import Deeds, Evening, LibraryError
from heroes_desktop.table.deeds import deeds_of
from heroes_desktop.table.evening import unread

from ...program.app import App


def count_deeds(app: App, evening: Evening, then: Callable[[], None]) -> None:
    """Work out the deeds of matches that have none yet, one after the other; `then` is called after each."""
    try:
        found = unread(app.library, evening)
    except LibraryError:
        return
    if found is None:
        return
    match, record = found

    def done(future: Future[list[Deeds]]) -> None:
        if future.exception() is not None:
            return
        with suppress(LibraryError):
            app.library.evenings.remember(match, future.result())
            then()
            count_deeds(app, evening, then)

    app.when_done(app.workers.submit(deeds_of, record), done)
