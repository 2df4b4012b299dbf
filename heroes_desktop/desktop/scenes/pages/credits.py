"""Who and what the application stands on, with licences."""

from __future__ import annotations

from heroes_desktop.locale import _

from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Scroll, heading, paper, paragraph, scroll_area
from .page import Page


def sections() -> list[tuple[str, str, list[tuple[str, str]]]]:
    """Headings with their entries (what, licence and author)."""
    return [
        (
            _("Heroes Desktop"),
            "mdi:shield-crown",
            [
                (_("Program, pictures and sounds"), _("made by the project itself; MIT licence")),
            ],
        ),
        (
            _("Type"),
            "mdi:format-size",
            [
                ("Cinzel", _("Natanael Gama; SIL Open Font License 1.1")),
                (
                    "Fira Sans, Fira Sans Condensed",
                    _("Carrois and Edenspiekermann for Mozilla; SIL Open Font License 1.1"),
                ),
                ("Noto Sans", _("Google, with pygame_gui; SIL Open Font License 1.1")),
            ],
        ),
        (
            _("Icons"),
            "mdi:palette",
            [
                (
                    "RPG Awesome",
                    _(
                        "by Daniela Howe and Ivan Montiel, with icons by Lorc, Delapouite and contributors; "
                        "SIL Open Font License 1.1 (code: MIT), part of the drawings CC BY 3.0"
                    ),
                ),
                ("Material Design Icons 7", _("by the Pictogrammers; Apache License 2.0 (wrapper: MIT)")),
            ],
        ),
        (
            _("Libraries"),
            "mdi:bookshelf",
            [
                ("pygame-ce, SDL", _("window, drawing, sound; LGPL 2.1 and zlib licence")),
                ("pygame_gui", _("text entry; MIT licence")),
                ("Pillow", _("building pictures; MIT-CMU licence")),
                ("msgspec", _("state, saves, content; BSD 3-clause licence")),
                ("platformdirs", _("data directories; MIT licence")),
                ("Python", _("Python Software Foundation License")),
            ],
        ),
    ]


class Credits(Page):
    """A page of names."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scroll = Scroll(self.changed)

    @property
    def title(self) -> str:
        return _("Credits and licences")

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet)
        wide = min(room.w, px(1200))
        room.x, room.w = room.centerx - wide // 2, wide
        inside = paper(sheet, room, "credits")
        name, text = Style("label", 20, palette.INK), STYLES["body"].but(colour=palette.INK_2)
        with scroll_area(sheet, inside, self.scroll, self.title) as area:
            for title, icon, entries in sections():
                heading(sheet, title, area.take(px(42)), icon=icon)
                for what, who in entries:
                    paragraph(sheet, area, what, name, 0)
                    paragraph(sheet, area, who, text, 10)
                area.skip(px(8))
