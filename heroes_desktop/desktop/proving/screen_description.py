"""The screen in words and rectangles, written to a file after every change, for tools that read it out.

Started with HEROES_DESCRIBE=FILE the window keeps that file up to date: what is on the screen, what can
be done with it, where, and whether anything still moves. It says nothing the screen does not show.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..input.node import Node, free_point

if TYPE_CHECKING:
    from ..program.app import App

VARIABLE = "HEROES_DESCRIBE"
_SPOKEN = 20


def describe(app: App) -> dict[str, Any]:
    """The scene in front."""
    root = app.sheet_of(app.top).root
    return {
        "scene": type(app.top).__name__,
        "name": root.name,
        "moving": app.waiting or app.top.frames_per_second() > 0,
        "focus": app.keyboard.focus,
        "said": app.spoken[-_SPOKEN:],
        "nodes": [_node(root, node) for node in root.walk() if node is not root],
    }


def _node(root: Node, node: Node) -> dict[str, Any]:
    return {
        "id": node.id,
        "name": node.name,
        "role": node.role,
        "rect": list(node.seen),
        "point": free_point(root, node) if node.focusable else None,
        "key": node.key,
        "value": node.value,
        "hint": node.hint,
        "reason": node.reason,
        "hold": node.hold is not None,
        "advised": node.advised,
        "usable": node.focusable and node.enabled,
    }


class Scribe:
    """Writes the description whenever it has changed; a reader sees the whole file or the one before."""

    def __init__(self, app: App, path: Path) -> None:
        self._app, self._path = app, path
        self._written = ""

    def write(self) -> None:
        """Bring the file up to date; a place that cannot be written to is no reason to stop playing."""
        if not self._app.scenes:
            return
        text = json.dumps(describe(self._app), ensure_ascii=False)
        if text == self._written:
            return
        try:
            draft = self._path.with_suffix(".part")
            draft.write_text(text, encoding="utf-8")
            draft.replace(self._path)
        except (OSError, ValueError):  # a place without a name, or one no file system knows
            return
        self._written = text


def scribe_for(app: App) -> Scribe | None:
    """The scribe the environment asks for."""
    path = os.environ.get(VARIABLE)
    return Scribe(app, Path(path)) if path else None
