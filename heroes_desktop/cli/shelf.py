"""The player's library, as commands that neither play nor draw open it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from heroes_desktop.library import Library
from heroes_desktop.terminal.console import printable


@contextmanager
def players_library() -> Iterator[Library]:
    """The library; what it wants the player to know is said once, on the error channel."""
    with Library.open() as library:
        try:
            yield library
        finally:
            while library.notices:
                print(f"heroes: {printable(library.notices.pop(0).text)}", file=sys.stderr)
