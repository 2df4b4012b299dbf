"""Something went wrong inside a scene: what the player reads, and the way on."""

from __future__ import annotations

from pathlib import Path

from heroes_desktop.locale import _

from ...program.app import App
from ...program.crash import open_folder
from ..dialogs.dialog import Item, Message


class Trouble(Message):
    """Shown over whatever could not be drawn or done."""

    transparent = False

    def __init__(self, app: App, report: object) -> None:
        words = [
            _("Something went wrong that should not have. Your match is saved up to the last choice."),
            _("Nothing was sent anywhere."),
        ]
        items = [Item(_("Back to the hub"), "mdi:home", self._home)]
        if isinstance(report, Path):
            words.insert(1, _("A report was written to: {path}").format(path=report))
            items.insert(
                0,
                Item(_("Open the folder"), "mdi:folder-open", lambda: open_folder(report.parent), stays=True),
            )
        super().__init__(app, _("An error"), "\n".join(words), items, "mdi:alert")

    def _home(self) -> None:
        self.app.home()
