"""Why the computer did what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heroes_desktop.locale import _
from heroes_desktop.table.advice import chosen, reasons, second_choice

from ...program.app import App
from ..dialogs.dialog import Message

if TYPE_CHECKING:
    from .table import TableScene


class Explanation(Message):
    """What spoke for a computer's last choice, weightiest first."""

    def __init__(self, app: App, table: TableScene) -> None:
        explained, texts, look = table.play.explained, table.texts, table.look
        assert explained is not None
        parts = [
            chosen(texts, explained, look.seat_names[explained.seat]),
            *reasons(texts, explained.thought),
            second_choice(texts, explained.view, explained.decision, explained.thought),
        ]
        if len(parts) == 2 and not parts[1]:
            parts[1] = _("It gave no reasons.")
        super().__init__(
            app,
            _("Why did the computer do that?"),
            "\n".join(filter(None, parts)),
            icon="mdi:lightbulb-question",
        )
