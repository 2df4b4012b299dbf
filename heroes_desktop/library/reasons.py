"""Why a match or campaign cannot be read, as a person would say it."""

from __future__ import annotations

from heroes_desktop.engine import SetupError
from heroes_desktop.engine.errors import Fault, fault_of
from heroes_desktop.locale import _


def reason_of(error: BaseException) -> str:
    """Half a sentence in the language in use; the error itself knows more, in words for developers."""
    return told("game" if isinstance(error, SetupError) else fault_of(error))


def told(fault: Fault) -> str:
    """What each sort of fault means to a person."""
    return {
        "form": _("part of it is missing or was changed"),
        "game": _("its game is not known here"),
        "newer": _("it comes from a newer version of Heroes Desktop"),
        "setup": _("its game cannot begin like this"),
        "script": _("it brings along more dice rolls than it can need"),
        "choice": _("one of its choices breaks the rules"),
        "elsewhere": _("its choices lead to another position than it says"),
        "seats": _("its seats do not fit"),
        "components": _("its cards and tokens do not add up"),
    }[fault]
