"""What can go wrong at the engine's public face."""

from __future__ import annotations

from typing import Literal, TypeAlias

Fault: TypeAlias = Literal[
    "form", "game", "newer", "setup", "script", "choice", "elsewhere", "seats", "components"
]
"""The sort of what is wrong with a save or record, for whoever tells it to people."""

LONGEST = 500
"""Letters of a sentence that quotes what it found."""


def words_of(error: BaseException) -> str:
    """What went wrong, in words even where the error has none."""
    return str(error) or f"something does not fit ({type(error).__name__})"


def one_line(text: str) -> str:
    """What was quoted from a file as people and terminals can bear it: one line, no control codes."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    line = " ".join(printable.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


class IllegalOption(ValueError):
    """The option is not among those offered; nothing has changed."""


class SetupError(ValueError):
    """The setup breaks a rule of the game; the message names every broken rule."""


class SaveError(ValueError):
    """A save or record is damaged, foreign, too new, or does not replay.

    The message is exact and English; people are told what its `fault` means.
    """

    def __init__(self, message: str, fault: Fault = "form") -> None:
        super().__init__(message)
        self.fault = fault

    def __str__(self) -> str:
        return one_line(super().__str__())


def fault_of(error: BaseException, otherwise: Fault = "form") -> Fault:
    """The fault an error tells of, if it is one of a save."""
    return error.fault if isinstance(error, SaveError) else otherwise


class RulesError(RuntimeError):
    """A game's rules misbehaved (for example asked a question without options)."""
