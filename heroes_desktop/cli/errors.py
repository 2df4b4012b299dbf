"""How a command says that it cannot be done."""

from __future__ import annotations


class CommandError(Exception):
    """One sentence for the person at the keyboard, and the exit code."""

    code = 1


class WrongArguments(CommandError):
    """What was typed makes no sense; nothing has been done."""

    code = 2
