"""All options of a question as a list, for questions with more of them than the bar can hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from ...paint.sheet import Sheet
from ...program.app import App
from ..dialogs.dialog import Aside, Item, Menu, Said
from . import advice
from .offered_options import OfferedOption, things

if TYPE_CHECKING:
    from .table import TableScene


class OptionList(Aside, Menu):
    """Options by their full names, beside the things they are about."""

    def __init__(self, app: App, table: TableScene, listed: Sequence[OfferedOption], title: Said) -> None:
        self.table, self.listed = table, listed
        super().__init__(app, title, (), "mdi:dots-horizontal")

    @property
    def items(self) -> Sequence[Item]:
        return [self._item(number, offer) for number, offer in enumerate(self.listed, start=1)]

    def _item(self, number: int, offer: OfferedOption) -> Item:
        table = self.table
        return Item(
            table.look.name(offer.option),
            "mdi:check-bold" if offer.picked else offer.action.icon,
            partial(table.actions.take, offer),
            "good" if offer.picked else "secondary",
            selected=bool(offer.picked),
            key=offer.key if len(offer.key) == 1 else str(number) if number < 10 else "",
            shows=partial(things, table.board, table.look.view, offer),
        )

    def build(self, sheet: Sheet) -> None:
        super().build(sheet)
        option = self.table.adviser.option
        if option is not None:
            name = self.table.look.name(option)
            advice.mark(sheet, lambda node: node.name == name)
