"""`heroes export`, `heroes import`, `heroes replay`."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from heroes_desktop.engine import Match
from heroes_desktop.games.shared import room
from heroes_desktop.library import PERSON, Seat, exchange
from heroes_desktop.locale import _, counted
from heroes_desktop.table.names import named, seat_names
from heroes_desktop.table.recap import retold
from heroes_desktop.terminal.console import printable

from .errors import CommandError, WrongArguments
from .shelf import players_library


def export_(wishes: Namespace) -> int:
    """Write a stored match into a file, or to the terminal."""
    with players_library() as library:
        text = library.export_match(wishes.id)
        warning = "" if library.entry(wishes.id).finished else " " + exchange.warning()
    if wishes.file == "-":
        sys.stdout.write(text)
        return 0
    write_file(wishes.file, text, wishes.force)
    print(_("Match {id} has been written to {file}.").format(id=wishes.id, file=wishes.file) + warning)
    return 0


def import_(wishes: Namespace) -> int:
    """Take in a match from a file."""
    text = read_file(wishes.file)
    with players_library() as library:
        number = library.import_match(text)
    print(_("The match is stored; continue with: heroes resume {id}").format(id=number))
    return 0


def replay_(wishes: Namespace) -> int:
    """Tell a match again as a bystander sees it, or only check it."""
    file = exchange.read(read_file(wishes.file))
    played = exchange.play(file.record)
    if not wishes.verify:
        _tell(file)
    choices = counted("{n} choice", "{n} choices", len(file.record.choices))
    print(_("Verified: {choices}, every checkpoint as recorded.").format(choices=choices))
    if played.outcome is not None:
        seats = [Seat(name, PERSON) for name in played.setup.seats]
        names = seat_names(played, played.view(None), seats)
        print(room.texts(played.game).outcome(played.outcome, named(played.setup, names)))
    return 0


def _tell(file: exchange.MatchFile) -> None:
    texts = room.texts(file.record.game)
    view = Match.retold(file.record).view(None)
    for event in retold(file.record).whole(None):
        line = texts.event(view, event)
        if line:
            print(printable(line))


def read_file(name: str, largest: int = exchange.LARGEST) -> bytes:
    """What is in a file, or comes in by "-": no more than is needed to see that it is too large."""
    try:
        return sys.stdin.buffer.read(largest + 1) if name == "-" else _bytes(Path(name), largest)
    except OSError as error:
        raise WrongArguments(
            _("The file {file} cannot be read: {reason}.").format(file=name, reason=error.strerror)
        ) from error


def _bytes(path: Path, largest: int) -> bytes:
    with path.open("rb") as file:
        return file.read(largest + 1)


def write_file(name: str, text: str, force: bool) -> None:
    """Write a new file; an existing one is replaced only if asked for."""
    try:
        with open(name, "w" if force else "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise CommandError(
            _("The file {file} exists already; --force replaces it.").format(file=name)
        ) from error
    except OSError as error:
        raise CommandError(
            _("The file {file} cannot be written: {reason}.").format(file=name, reason=error.strerror)
        ) from error
