"""What a guest may set, for as long as the guest is there."""

from __future__ import annotations

from functools import partial

from heroes_desktop import locale
from heroes_desktop.locale import _

from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, button, choice, toggle
from ...widgets.rows import Stack
from ..dialogs.dialog import BODY, Dialog
from .host import Kiosk
from .hub import LANGUAGE_NAMES

SIZES = (1.0, 1.25, 1.5)


class Comfort(Dialog):
    """Language, size of texts, sound and motion; all of it goes with the guest."""

    def __init__(self, app: App, kiosk: Kiosk) -> None:
        super().__init__(app)
        self.kiosk = kiosk

    @property
    def name(self) -> str:
        return _("Text, language, sound")

    def build(self, sheet: Sheet) -> None:
        px, prefs = sheet.px, self.app.prefs
        told = _("This holds until you leave.")
        wide = min(px(640), sheet.rect.w - px(40)) - px(60)
        row, gap = px(56), px(14)
        languages = self.kiosk.config.languages
        words = sheet.text_height(told, BODY, wide)
        rows = 5 if len(languages) > 1 else 4
        tall = self.heads(sheet) + words + rows * (row + gap) + px(30)
        room = self.frame(sheet, 640, tall, self.name, "mdi:cog")
        stack = Stack(room, gap)
        button(sheet, stack.bottom(px(60)), Face(_("Done"), "primary", "mdi:check-bold"), self.app.pop)
        sheet.block(told, BODY, stack.top(words))
        if len(languages) > 1:
            values = [(code, LANGUAGE_NAMES.get(code, code)) for code in languages]
            choice(
                sheet,
                stack.top(row),
                _("Language"),
                values,
                locale.language(),
                partial(self._set, "language"),
            )
        sizes = [(size, _("{n} %").format(n=round(size * 100))) for size in SIZES]
        choice(
            sheet, stack.top(row), _("Text size"), sizes, prefs.text_scale, partial(self._set, "text_scale")
        )
        place = stack.top(row)
        toggle(sheet, place, _("Sound"), prefs.effects_volume > 0, self._sound)
        toggle(
            sheet,
            stack.top(row),
            _("Reduced motion"),
            prefs.reduced_motion,
            partial(self._set, "reduced_motion"),
        )

    def _set(self, name: str, value: object) -> None:
        self.app.set_preferences(**{name: value})

    def _sound(self, on: bool) -> None:
        wanted = self.kiosk.volumes()
        self.app.set_preferences(**(wanted if on else dict.fromkeys(wanted, 0.0)))
