"""Why a choice stays made, in words."""

from __future__ import annotations

from heroes_desktop.locale import _


def stays_made(reason: str) -> str:
    """The sentence for a reason of `Match.can_undo`."""
    return {
        "start": _("There is nothing to take back yet."),
        "chance": _("Chance has spoken: what was rolled or shuffled stays."),
        "reveal": _("Something was revealed: what was seen stays seen."),
        "hand-over": _("Somebody else has decided since."),
    }.get(reason, _("This cannot be taken back."))
