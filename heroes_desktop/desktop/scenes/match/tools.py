"""The tools at the top of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heroes_desktop.locale import _

from .top_bar import Tool
from .zones import Zones

if TYPE_CHECKING:
    from .table import TableScene


def table_tools(table: TableScene, place: Zones) -> list[Tool]:
    """What can be done at any time, after what only this moment allows."""
    play = table.play
    return [
        *_for_now(table),
        *table.side.tools(place),
        Tool("mdi:lightbulb-on-outline", _("Ask for advice"), table.adviser.ask, "?", play.advice_problem()),
        Tool("mdi:undo-variant", _("Take back"), play.undo, "U", play.undo_problem()),
        Tool("mdi:book-open-page-variant", _("Rules"), table.rules, "R"),
        Tool("mdi:cog", _("Settings"), table.settings, "S"),
        Tool("mdi:menu", _("Menu"), table.menu, "M"),
    ]


def _for_now(table: TableScene) -> list[Tool]:
    play, found = table.play, list[Tool]()
    if play.veiled:
        found.append(Tool("mdi:eye", _("Hold to peek at your hidden cards"), None, "V", hold=table.peek))
    if play.guide is not None and play.decision is not None:
        found.append(Tool("mdi:school", _("Read the lesson again"), table.show_lesson, "0"))
    if play.explained is not None:
        name = _("Why did the computer do that?")
        found.append(Tool("mdi:lightbulb-question", name, table.explain, "W"))
    return found
