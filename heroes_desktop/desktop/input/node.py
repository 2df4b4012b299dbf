"""The semantic tree: what is on a screen, in words and rectangles.

Mouse, touch, keyboard, gamepad, narration and the test pilot all read this one tree, so that a
thing which can be clicked can also be reached, named and tested.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypedDict

import pygame

from heroes_desktop.locale import _

if TYPE_CHECKING:
    from ..art import Spec

Role = Literal[
    "group", "button", "option", "card", "toggle", "slider", "choice", "tab", "entry", "item", "link",
    "text", "image", "scroll", "dialog", "log",
]  # fmt: skip

Look = Literal["up", "hover", "down"]

Painter = Callable[[pygame.Surface, Look], None]


@dataclass(frozen=True)
class Cargo:
    """What a thing looks like while it is carried, and where it may be dropped.

    targets: nodes by their id, and what dropping it there does.
    astray: told the node it was dropped on when that is none of them ("" for nothing).
    """

    picture: Spec
    targets: Mapping[str, Callable[[], None]]
    astray: Callable[[str], None] = lambda _where: None


class NodeLook(TypedDict, total=False):
    """How a node shows itself at the moment; see `Node`."""

    value: str
    checked: bool | None
    selected: bool
    overlay: bool
    radius: int
    outline: tuple[pygame.Rect, str] | None


class NodeMore(NodeLook, total=False):
    """All that may be said of a node besides its name, role and rectangle."""

    action: Callable[[], None] | None
    id: str
    key: str
    hint: str
    title: str
    reason: str
    inspect: Callable[[], None] | None
    adjust: Callable[[int], None] | None
    drag: Callable[[tuple[int, int]], None] | None
    hold: Callable[[bool], None] | None
    cargo: Cargo | None
    subject: object
    shows: Callable[[], Iterable[str]] | None


@dataclass(eq=False)
class Node:
    """One thing on the screen.

    name: what a person would call it; the pilot clicks by it, narration says it.
    action: what a click or Enter does.      inspect: what a right click or `I` shows.
    adjust: left and right arrows (sliders). hold: told True on press and False on release.
    cargo: it can be carried to other things. drag: told where the pointer is while it is pressed.
    key: the letter shown on it.             hint: the tooltip, title: its heading if not the name.
    reason: why it cannot be used now; clicking then says so.
    paint: draws it anew when the pointer is over it or presses it.
    clip: the part of the screen it can be seen in, for things in scrolling areas.
    reveal: scrolls it into sight.
    overlay: it may lie over its siblings on purpose (a badge on a card, cards of a fan).
    advised: it does what a computer player would do here, and somebody has asked for that.
    shows: the ids of the things it speaks of or leads to; they light up while it is pointed at or in focus.
    outline: the place and shape in which it lights up when another thing shows it, if not its own rectangle.
    layer: how many drawings of the sheet lie below it; those above stay on top when it lights up.
    """

    name: str
    role: Role
    rect: pygame.Rect
    action: Callable[[], None] | None = None
    id: str = ""
    key: str = ""
    hint: str = ""
    title: str = ""
    reason: str = ""
    value: str = ""
    checked: bool | None = None
    selected: bool = False
    inspect: Callable[[], None] | None = None
    adjust: Callable[[int], None] | None = None
    drag: Callable[[tuple[int, int]], None] | None = None
    hold: Callable[[bool], None] | None = None
    cargo: Cargo | None = None
    paint: Painter | None = None
    clip: pygame.Rect | None = None
    reveal: Callable[[], None] | None = None
    overlay: bool = False
    advised: bool = False
    layer: int = 0
    radius: int = 12
    subject: object = None
    shows: Callable[[], Iterable[str]] | None = None
    outline: tuple[pygame.Rect, str] | None = None
    children: list[Node] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.id:
            self.id = f"{self.role}:{self.name}"

    @property
    def focusable(self) -> bool:
        """Whether keyboard and gamepad stop here."""
        usable = self.action or self.adjust or self.hold or self.inspect
        return usable is not None or self.role == "entry" or bool(self.reason)

    @property
    def enabled(self) -> bool:
        return not self.reason

    @property
    def seen(self) -> pygame.Rect:
        """The part of its rectangle that is not scrolled away."""
        return self.rect if self.clip is None else self.rect.clip(self.clip)

    def contains(self, point: tuple[int, int]) -> bool:
        return self.rect.collidepoint(point) and (self.clip is None or self.clip.collidepoint(point))

    def walk(self) -> Iterator[Node]:
        """This node and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def at(self, point: tuple[int, int]) -> Node | None:
        """The topmost thing under a point that reacts or explains itself."""
        for child in reversed(self.children):
            found = child.at(point)
            if found is not None:
                return found
        reacts = self.focusable or self.hint or self.drag is not None or self.shows is not None
        return self if reacts and self.contains(point) else None

    def narration(self) -> str:
        """What a reader would say: name, kind of thing, state, key."""
        parts = [self.name, role_name(self.role)]
        if self.value:
            parts.append(self.value)
        if self.checked is not None:
            parts.append(_("on") if self.checked else _("off"))
        if self.selected:
            parts.append(_("selected"))
        if self.advised:
            parts.append(_("advised"))
        if self.reason:
            parts.append(_("not available: {reason}").format(reason=self.reason))
        if self.key:
            parts.append(_("key {key}").format(key=self.key))
        return ", ".join(part for part in parts if part)


def free_point(root: Node, node: Node) -> tuple[int, int] | None:
    """A point of a node where nothing else lies over it; None when there is none."""
    rect = node.seen
    if rect.w <= 0 or rect.h <= 0:
        return None
    shares = (0.5, 0.2, 0.8, 0.05, 0.95)
    for share_x in shares:
        for share_y in shares:
            point = (rect.x + int(rect.w * share_x), rect.y + int(rect.h * share_y))
            top = root.at(point)
            if top is node or (top is not None and top.id == node.id):
                return point
    return None


def role_name(role: Role) -> str:
    """The spoken name of a role; empty where the name alone says enough."""
    names: dict[str, str] = {
        "button": _("button"),
        "toggle": _("switch"),
        "slider": _("slider"),
        "choice": _("choice"),
        "tab": _("tab"),
        "entry": _("text field"),
        "card": _("card"),
        "link": _("link"),
        "dialog": _("dialog"),
    }
    return names.get(role, "")
