"""Which thing the keyboard is on, and where the arrows lead from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from .node import Node

Direction = Literal["left", "right", "up", "down"]

STEPS: dict[str, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def stops(root: Node) -> list[Node]:
    """All nodes the keyboard can stop at, in reading order."""
    return [node for node in root.walk() if node.focusable and node.rect.w > 0 and node.rect.h > 0]


def find(root: Node, identity: str) -> Node | None:
    """The node of this identity, if it is still there."""
    for node in root.walk():
        if node.id == identity:
            return node
    return None


def next_stop(nodes: Sequence[Node], current: Node | None, step: int) -> Node | None:
    """The stop after (or before) the current one, round the end."""
    if not nodes:
        return None
    if current is None:
        return nodes[0 if step > 0 else -1]
    places = [index for index, node in enumerate(nodes) if node is current]
    index = places[0] if places else -1
    return nodes[(index + step) % len(nodes)]


def toward(nodes: Sequence[Node], current: Node | None, direction: Direction) -> Node | None:
    """The nearest stop in a direction; things straight ahead win over things aside."""
    if current is None:
        return nodes[0] if nodes else None
    dx, dy = STEPS[direction]
    best: Node | None = None
    best_cost = 0.0
    here = current.rect
    for node in nodes:
        if node is current:
            continue
        there = node.rect
        ahead = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
        beyond = (
            _gap(here.left, here.right, there.left, there.right)
            if dx
            else _gap(here.top, here.bottom, there.top, there.bottom)
        )
        if ahead <= 0 or (beyond == 0 and ahead < 8):
            continue
        aside = (
            _gap(here.top, here.bottom, there.top, there.bottom)
            if dx
            else _gap(here.left, here.right, there.left, there.right)
        )
        drift = abs((there.centery - here.centery) if dx else (there.centerx - here.centerx))
        cost = beyond + aside * 3 + drift * 0.3 + ahead * 0.05
        if best is None or cost < best_cost:
            best, best_cost = node, cost
    return best


def _gap(a_low: int, a_high: int, b_low: int, b_high: int) -> int:
    """The distance between two stretches; 0 where they overlap."""
    return max(0, b_low - a_high, a_low - b_high)
