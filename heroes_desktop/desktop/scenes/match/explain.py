"""Why the computer did what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heroes_desktop.locale import _

from ...program.app import App
from ..dialogs.dialog import Message

if TYPE_CHECKING:
    from .table import TableScene


class Explanation(Message):
    """The terms that decided a computer's last choice, weightiest first."""

    def __init__(self, app: App, table: TableScene) -> None:
        assert table.play.last_thought is not None
        seat, thought, decision = table.play.last_thought
        look = table.look
        chosen = table.texts.option(look.view, decision, thought.option)
        parts = [_("{name} chose: {what}").format(name=look.seat_names[seat], what=chosen)]
        for term in sorted(thought.terms, key=lambda term: -abs(term.weight)):
            sign = "+" if term.weight >= 0 else "−"
            parts.append(f"{sign} {table.texts.reason(term.reason)}")
        if thought.runner_up is not None:
            other = table.texts.option(look.view, decision, thought.runner_up)
            parts.append(_("The second choice was: {what}").format(what=other))
        if len(parts) == 1:
            parts.append(_("It gave no reasons."))
        super().__init__(
            app, _("Why did the computer do that?"), "\n".join(parts), icon="mdi:lightbulb-question"
        )
