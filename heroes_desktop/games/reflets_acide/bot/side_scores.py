"""What may be done in passing: waiting tokens, the Antidote, transfers."""

from __future__ import annotations

from heroes_desktop.engine import Option

from ..content import FACE
from ..figures import present
from .outlook import Outlook
from .scores import Scored

EXTRAS = frozenset(("token", "antidote", "transfer"))
"""Acts that answer no question themselves; their scores count from the best answer to it."""
NEVER = -9.0
_PURSE, _VISION, _CHANCE = FACE["purse"], FACE["vision"], FACE["chance"]


def extra(o: Outlook, option: Option) -> Scored:
    """A waiting token when it is needed, the Antidote for the badly wounded, no transfers. Above 0: now."""
    s = o.s
    if option.act == "token":
        face = s.faces[int(option.args[0])]
        if face == _PURSE:
            return Scored(option, 4.0 if o.gems <= 5 else -4.0, "gains_gems")
        if face == _CHANCE:
            return Scored(option, 0.5 if s.stage == "blessing" and o.gems <= 10 else -4.0, "helps_now")
        near = o.s.pawn >= 30
        return Scored(option, 0.5 if near and s.stage in ("blessing", "walk") else -3.0, "worth_look")
    if option.act == "antidote":
        worst = min((member.marker for _no, member in present(s) if member.marker), default=9)
        return Scored(option, 1.0 if worst <= 2 else -1.0, "heals")
    return Scored(option, NEVER, "usual")
