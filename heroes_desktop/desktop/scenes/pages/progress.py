"""How far a stored match is, in the words of its game: what everybody at its table may see."""

from __future__ import annotations

from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import rooms, texts
from heroes_desktop.library import LibraryError, MatchEntry
from heroes_desktop.table.names import seat_names

from ...board.api import Look, board_for
from ...program.app import App
from ..match.board_scene import players_at


def progress(app: App, entry: MatchEntry) -> str:
    """ "Turn 7, Courage 3", else "Turn 7 · combat phase"; empty where it cannot be told."""
    if entry.game not in catalogue:
        return ""
    try:
        session = app.library.resume(entry.id)
    except LibraryError:
        return ""
    match, board = session.match, board_for(entry.game)
    view = match.view(None)
    reached = rooms[entry.game].reached
    told = reached(view) if reached is not None else ""
    if told:
        return told
    names = seat_names(match, view, session.seats)
    players = players_at(session, board, view)
    return board.status(Look(view, None, match.setup, texts(entry.game), names, players))
