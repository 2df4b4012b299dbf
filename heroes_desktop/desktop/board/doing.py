"""What a thing on the board is called and does: the words and callbacks every shared part is given.

    look_at = doing(look, None, words.name(face), subject=("card", face))
    attack = doing(look, look.find("attack", 3), subject=("card", face), halo="hostile")

With an option the thing is named by it, glows, and answers the question when clicked; a right click shows
its subject closely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Unpack

import pygame

from heroes_desktop.engine import Option

from ..input.node import Cargo, Node, NodeLook, Painter, Role
from ..paint.sheet import Sheet
from .api import Look


@dataclass(frozen=True)
class Doing:
    """Name, click, right click, tooltip, glow, key and identity of one thing.

    halo: the kind of glow while it may be clicked: legal, hostile, explore, selected; empty for none.
    reason: why it cannot be used now; clicking says so.
    """

    name: str
    action: Callable[[], None] | None = None
    inspect: Callable[[], None] | None = None
    hint: str = ""
    halo: str = ""
    key: str = ""
    reason: str = ""
    id: str = ""
    cargo: Cargo | None = None
    shows: Callable[[], Iterable[str]] | None = None

    def but(self, **changes: Any) -> Doing:
        """The same with some things different."""
        return replace(self, **changes)

    def node(
        self,
        sheet: Sheet,
        role: Role,
        rect: pygame.Rect,
        *,
        paint: Painter | None = None,
        **more: Unpack[NodeLook],
    ) -> Node:
        """Add the thing to the semantic tree."""
        return sheet.node(
            self.name, role, rect, action=self.action or self.inspect, inspect=self.inspect,
            hint=self.hint, key=self.key, reason=self.reason, id=self.id, cargo=self.cargo, shows=self.shows,
            paint=paint, **more,
        )  # fmt: skip

    def glow(
        self, sheet: Sheet, rect: pygame.Rect, shape: str = "round", radius: int = 12, tag: str = ""
    ) -> None:
        """Light it up if it may be clicked."""
        if self.halo:
            sheet.halo(rect, self.halo, shape, radius, tag)


def doing(
    look: Look,
    option: Option | None,
    name: str = "",
    *,
    subject: object = None,
    hint: str = "",
    halo: str = "legal",
    id: str = "",
    shows: Callable[[], Iterable[str]] | None = None,
) -> Doing:
    """A thing that stands for an option, if there is one, and for a subject that can be looked at closely."""
    inspect = partial(look.inspect, subject) if subject is not None else None
    if option is None:
        return Doing(name, None, inspect, hint, id=id, shows=shows)
    told = look.name(option)
    tip = hint if hint and hint != told else ""
    return Doing(told, partial(look.choose, option), inspect, tip, halo, id=id, shows=shows)
