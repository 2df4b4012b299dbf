"""What can go wrong at the engine's public face."""

from __future__ import annotations


def words_of(error: BaseException) -> str:
    """What went wrong, in words even where the error has none."""
    return str(error) or f"something does not fit ({type(error).__name__})"


class IllegalOption(ValueError):
    """The option is not among those offered; nothing has changed."""


class SetupError(ValueError):
    """The setup breaks a rule of the game; the message names every broken rule."""


class SaveError(ValueError):
    """A save or record is damaged, foreign, too new, or does not replay."""


class RulesError(RuntimeError):
    """A game's rules misbehaved (for example asked a question without options)."""
