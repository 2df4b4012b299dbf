"""A game night: guests join, matches count, a table between them, awards at the end."""

from __future__ import annotations

from ...program.app import App


def kiosk_door(app: App) -> None:
    """From the kiosk's first page into the evening."""
    from .evening_page import open_evening

    open_evening(app, files=False)
