"""`heroes rules`, `heroes doctor`."""

from __future__ import annotations

import contextlib
import importlib
import math
import os
import platform
import shutil
import sys
import textwrap
from argparse import Namespace
from collections.abc import Iterator, Sequence

from heroes_desktop import rulebook
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import room
from heroes_desktop.library.doctor import Checkup, check_up
from heroes_desktop.locale import _, counted, language
from heroes_desktop.terminal import explaining

from .errors import CommandError
from .windowing import display, window_can_open


def rules_(wishes: Namespace) -> int:
    """Print what the games say about a card or word, and the rules of a number or word.

    With the name of a game how it is played; with nothing what every game is about.
    """
    word = " ".join(wishes.topic)
    game = explaining.game_called(word)
    if game or not word:
        _print(explaining.how_it_is_played(game) if game else _every_game())
        return 0
    entries = rulebook.find(word, language())
    lines = [line for game in catalogue for line in room.texts(game).topic(word)]
    told = {line.partition(" (")[0] for line in lines}
    untold = [entry for entry in entries if entry.id not in told]
    lines += explaining.rules(untold, most=len(untold))
    if not lines:
        raise CommandError(_("Nothing is known about {word}.").format(word=word))
    _print(lines)
    return 0


def _every_game() -> list[str]:
    """What each game is all about, and how to read on."""
    lines = []
    for game in catalogue:
        lines.append(f"{room.texts(game).title()} (heroes rules {game})")
        lines.append("  " + explaining.how_it_is_played(game)[0])
    return lines


def _print(lines: Sequence[str]) -> None:
    """Lines no longer than the terminal is wide; what belongs under a line stays indented."""
    width = min(100, shutil.get_terminal_size().columns)
    for line in lines:
        indent = line[: len(line) - len(line.lstrip())]
        print(textwrap.fill(line, width, subsequent_indent=indent))


def doctor_(_wishes: Namespace) -> int:
    """Say how this installation is doing; exit code 1 when something is broken."""
    found = check_up()
    for name, version in found.versions.items():
        print(f"{name}: {version}")
    print(_("system: {system}").format(system=platform.platform()))
    print(_("language: {language}").format(language=language()))
    print(_("data directory: {path}").format(path=found.directory))
    print(_("display: {display}").format(display=display() or _("no display")))
    print(_("window: {state}").format(state=_window()))
    print(_("sound: {state}").format(state=_sound()))
    print(_("library: {state}").format(state=_library_state(found)))
    print(_("backups: {names}").format(names=", ".join(found.backups) or _("no backup yet")))
    for line in _caches():
        print(line)
    if found.free < math.inf:
        print(_("room on the disk: {n} MB").format(n=round(found.free)))
    if found.set_aside:
        print(_("damaged files set aside: {names}").format(names=", ".join(found.set_aside)))
    if found.problem:
        raise CommandError(found.problem)
    return 0


def _window() -> str:
    if not display():
        return _("no display to open it on")
    ready = any(window_can_open(game) for game in catalogue)
    return _("can open") if ready else _("not part of this version")


def _caches() -> list[str]:
    """What is kept to be quick, and how much of it there may be at most."""
    from heroes_desktop.desktop.art.core.cache import DISK, MEMORY, default_folder
    from heroes_desktop.players import memory

    try:
        stored = sum(entry.stat().st_size for entry in os.scandir(default_folder()))
    except OSError:
        stored = 0
    pictures = _("pictures: {stored} of at most {disk} MB on the disk, at most {memory} MB in memory")
    computers = _("computers: at most {n} MB for what they have worked out")
    return [
        pictures.format(stored=round(stored / 1e6), disk=DISK, memory=MEMORY),
        computers.format(n=round(memory.LIMIT / 1e6)),
    ]


def _library_state(found: Checkup) -> str:
    if found.problem:
        return _("not as it should be")
    if not found.exists:
        return _("none yet; it is made when the first match starts")
    state = counted("sound, {n} match", "sound, {n} matches", found.matches)
    return _("{state}, in use now").format(state=state) if found.in_use else state


def _sound() -> str:
    """Try to open the sound device; what its driver mutters meanwhile helps nobody."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with _muttering_hidden():
        try:
            mixer = importlib.import_module("pygame.mixer")
            mixer.init()
            mixer.quit()
        except Exception as error:  # a broken sound system may fail in any way
            return _("none ({reason})").format(reason=error)
    return _("works")


@contextlib.contextmanager
def _muttering_hidden() -> Iterator[None]:
    """Libraries write to the error channel below Python's feet; send that nowhere."""
    sys.stderr.flush()
    try:
        channel = sys.stderr.fileno()
    except (OSError, ValueError):
        yield
        return
    kept = os.dup(channel)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, channel)
    try:
        yield
    finally:
        os.dup2(kept, channel)
        os.close(kept)
        os.close(nowhere)
