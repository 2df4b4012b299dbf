"""The command `heroes`: one small module for each group of subcommands, loaded when needed."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from heroes_desktop import __version__, locale

from .errors import CommandError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code: 0 done, 1 it did not work, 2 wrong arguments."""
    _forgive_encodings()
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == ["--version"]:
        print(f"Heroes Desktop {__version__}")
        return 0
    if arguments is None and not given:
        from heroes_desktop.desktop.program import splash

        splash.show()
    try:
        code = _run(given)
        sys.stdout is None or sys.stdout.flush()
        return code
    except CommandError as error:
        from heroes_desktop.terminal.console import printable

        print(f"heroes: {printable(str(error))}", file=sys.stderr)  # an error may quote a file
        return error.code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # whoever read our output has seen enough; keep the interpreter from complaining at exit
        _say_no_more()
        return 0
    except OSError as error:  # the disk our output goes to is full
        _say_no_more()
        print(f"heroes: {error.strerror or error}", file=sys.stderr)
        return 1


def _say_no_more() -> None:
    """Nothing that is still to be written goes anywhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _forgive_encodings() -> None:
    """A terminal that knows no accents shows question marks; one odd byte typed ends no match."""
    for channel in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(channel, io.TextIOWrapper):
            channel.reconfigure(errors="replace")


def _run(given: list[str]) -> int:
    from .arguments import asked_language, parser, speak

    language = asked_language(given)
    speak(language or locale.preferred())
    wishes = parser().parse_args(given)
    from .dispatch import carry_out

    return carry_out(wishes)
