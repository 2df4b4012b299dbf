"""`heroes evening [ID]`: the table and awards of a game night, as text."""

from __future__ import annotations

import time
from argparse import Namespace

from heroes_desktop.library import Evening
from heroes_desktop.locale import _
from heroes_desktop.table.evening import look_back, night, summary

from .exchanging import write_file
from .shelf import players_library


def evening_(wishes: Namespace) -> int:
    """Tell of one evening (the latest without a number), or list them all."""
    with players_library() as library:
        known = library.evenings.all()
        if wishes.list or not known:
            _list(known)
            return 0
        found = known[0] if wishes.id is None else library.evenings.find(wishes.id)
        while look_back(library, found):
            pass
        told = summary(night(library, found))
    if wishes.file:
        write_file(wishes.file, told, wishes.force)
    else:
        print(told, end="")
    return 0


def _list(known: list[Evening]) -> None:
    for each in known:
        day = time.strftime("%d.%m.%Y", time.localtime(each.started))
        print(f"{each.id}: {each.name} · {day} · {', '.join(guest.name for guest in each.guests)}")
    if not known:
        print(_("There has been no game night yet; begin one on the first page."))
