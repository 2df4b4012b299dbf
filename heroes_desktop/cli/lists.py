"""`heroes lists`: parties, dungeons and whatever else people build, kept by name and shared as text."""

from __future__ import annotations

import sys
from argparse import Namespace

from heroes_desktop.games.shared.room import rooms
from heroes_desktop.library import Library
from heroes_desktop.library.lists import LARGEST
from heroes_desktop.locale import _
from heroes_desktop.table.arranging import every_mode
from heroes_desktop.terminal.console import printable

from .errors import CommandError, WrongArguments
from .exchanging import read_file, write_file
from .match_request import game_named
from .shelf import players_library


def lists_(wishes: Namespace) -> int:
    """Look after the lists of a game."""
    game = game_named(wishes.game).id
    if game not in rooms or not rooms[game].lists().kinds():
        raise WrongArguments(_("No lists are built in {game}.").format(game=game))
    acts = {"show": _show, "save": _save, "import": _save, "export": _export, "remove": _remove, None: _all}
    with players_library() as library:
        acts[wishes.act](library, game, wishes)
    return 0


def _all(library: Library, game: str, wishes: Namespace) -> None:
    del wishes
    kinds = rooms[game].lists().kinds()
    known = library.lists.all(game)
    for each in known:
        print(printable(f"{each.name} · {kinds[each.key]} · {each.told}"))
    if not known:
        print(_("No list is kept yet."))


def _show(library: Library, game: str, wishes: Namespace) -> None:
    sys.stdout.write(library.lists.find(game, wishes.name).text)


def _save(library: Library, game: str, wishes: Namespace) -> None:
    try:
        text = read_file(wishes.file, LARGEST).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CommandError(_("The file {file} is no plain text.").format(file=wishes.file)) from error
    name = getattr(wishes, "name", "")
    kept = library.lists.keep(game, text, name, replace=wishes.force)
    value = f'"{kept.name}"' if " " in kept.name else kept.name
    command = f"heroes play {game} --setup {_setup_for(game, kept.key)} --option {kept.key}={value}"
    told = _("The list {name} is kept; play with it: {command}")
    print(printable(told.format(name=kept.name, command=command)))


def _setup_for(game: str, key: str) -> str:
    """The first way to play that asks for such a list."""
    modes = every_mode(game)
    return next(mode.id for mode in modes if any(setting.key == key for setting in mode.settings))


def _export(library: Library, game: str, wishes: Namespace) -> None:
    found = library.lists.find(game, wishes.name)
    write_file(wishes.file, found.text, wishes.force)
    print(printable(_("The list {name} is in {file}.").format(name=found.name, file=wishes.file)))


def _remove(library: Library, game: str, wishes: Namespace) -> None:
    gone = library.lists.remove(game, wishes.name)
    print(printable(_("The list {name} is gone.").format(name=gone.name)))
