"""All options of a question as a list, for questions with more of them than the bar can hold."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ..app import App
from .dialog import Item, Menu

if TYPE_CHECKING:
    from .table import TableScene


class OptionList(Menu):
    """Every option by its full name."""

    def __init__(self, app: App, table: TableScene) -> None:
        items = [
            Item(
                offer.name,
                offer.action.icon,
                partial(table.choose, offer.option),
                key=offer.key if len(offer.key) == 1 else "",
            )
            for offer in table.listed
        ]
        super().__init__(app, table._prompt().text, items, "mdi:dots-horizontal")
