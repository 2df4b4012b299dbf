"""`heroes kiosk`: the watching process, the window it watches, and the small tasks around them."""

from __future__ import annotations

import os
import sys
from argparse import Namespace

from heroes_desktop.kiosk.files import Files, load, reset_pin, write_config
from heroes_desktop.library.places import HOME_VARIABLE
from heroes_desktop.locale import _

from . import windowing
from .errors import CommandError


def kiosk_(wishes: Namespace) -> int:
    """Run the kiosk, or do what was asked for about it."""
    files = Files.at(wishes.config.expanduser() if wishes.config else None)
    if wishes.write_config:
        return _write(files)
    if wishes.reset_pin:
        return _reset(files)
    if wishes.watched:
        return _window(wishes, files)
    return _watch(wishes, files)


def _write(files: Files) -> int:
    try:
        pin = write_config(files)
    except FileExistsError as error:
        raise CommandError(
            _("{file} is there already; it is not replaced.").format(file=files.config)
        ) from error
    except OSError as error:
        raise _unwritable(files, error) from error
    print(_("Written: {file}. The PIN is {pin}.").format(file=files.config, pin=pin))
    return 0


def _reset(files: Files) -> int:
    try:
        pin = reset_pin(files)
    except OSError as error:
        raise _unwritable(files, error) from error
    print(_("The PIN is {pin} now; it stands in {file}.").format(pin=pin, file=files.config))
    return 0


def _unwritable(files: Files, error: OSError) -> CommandError:
    return CommandError(
        _("{file} cannot be written: {reason}.").format(file=files.config, reason=error.strerror or error)
    )


def _watch(wishes: Namespace, files: Files) -> int:
    """Watch a window until it is ended on purpose."""
    from heroes_desktop.kiosk.supervisor import Supervisor, window_command

    if not windowing.display():
        raise CommandError(_("There is no display here for a kiosk."))
    if not files.config.exists():
        try:
            _write(files)
        except CommandError as error:
            print(f"heroes: {error}", file=sys.stderr)
    for problem in load(files)[1]:
        print(f"heroes: {problem}", file=sys.stderr)
    return Supervisor(window_command(_repeated(wishes)), files).run()


def _repeated(wishes: Namespace) -> list[str]:
    """The options that concern the window."""
    given = []
    if wishes.config:
        given += ["--config", str(wishes.config)]
    if wishes.display:
        given += ["--display", str(wishes.display)]
    if wishes.size:
        given += ["--size", "x".join(map(str, wishes.size))]
    if wishes.silent:
        given.append("--silent")
    return given


def _window(wishes: Namespace, files: Files) -> int:
    """The window itself, in a process of its own with a data directory of its own."""
    os.environ[HOME_VARIABLE] = str(files.home)
    from heroes_desktop.desktop.program.kiosk_launch import launch_kiosk

    return launch_kiosk(files, wishes.display, wishes.size, wishes.silent)
