"""A match played by guests: as at home, but without the doors that lead out or leave something behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from heroes_desktop.games.shared.lessons import LESSON
from heroes_desktop.games.shared.lists import BuiltList
from heroes_desktop.kiosk import best
from heroes_desktop.library import LibraryError, Session
from heroes_desktop.locale import _
from heroes_desktop.table.evening import look_back

from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, button
from ...widgets.rows import columns
from ..dialogs.dialog import Item, Menu
from ..evening.counting import count_deeds
from ..evening.evening_page import EveningPage
from ..match.table import TableScene
from ..pages.end import End

if TYPE_CHECKING:
    from .host import Kiosk


class GuestTable(TableScene):
    """One match on a screen in public."""

    def __init__(self, app: App, session: Session, kiosk: Kiosk) -> None:
        super().__init__(app, session)
        self.kiosk = kiosk
        self.given_up = False

    @property
    def over(self) -> bool:
        """Whether the match has come to its end."""
        return self.session.match.outcome is not None

    def menu(self) -> None:
        self.app.push(GuestMenu(self.app, self))

    def built(self) -> Sequence[BuiltList]:
        """Nothing stays of guests, their lists neither."""
        return ()

    def settings(self) -> None:
        from .comfort import Comfort

        self.app.push(Comfort(self.app, self.kiosk))

    def match_over(self) -> None:
        self.changed()
        people, outcome = self.play.people, self.session.match.outcome
        if outcome is not None and people:
            self.app.sound.play("win" if set(people) & set(outcome.winners) else "lose")
        self.kiosk.finished(self.game)
        self._count_early()
        self.app.push(GuestEnd(self.app, self))

    def _count_early(self) -> None:
        """While everybody looks at the end: later the match is gone, and then nobody should have to wait."""
        try:
            evening = self.app.library.evenings.tonight()
        except LibraryError:
            return
        if evening is not None:
            count_deeds(self.app, evening, lambda: None)

    def put_away(self) -> None:
        """Everybody leaves: the match waits, unless there is nothing to go on with."""
        self.play.close()
        self.session.save()
        if not self.session.id:
            return
        if self.over:
            self._count_deeds()
        if self.waits():
            self.kiosk.waiting.park(self.session.id)
        else:
            self.kiosk.waiting.forget(self.session.id)

    def waits(self) -> bool:
        """Whether the match would wait if everybody left: not when there is nothing to go on with."""
        lesson = self.session.match.setup.name == LESSON
        if self.over or lesson or self.given_up:
            return False
        return any(step.thought is None for step in self.play.steps) or self._waited()

    def _count_deeds(self) -> None:
        """Before a finished match goes: what its players did counts for a game night."""
        evening = self.app.library.evenings.tonight()
        while evening is not None and look_back(self.app.library, evening):
            pass

    def _waited(self) -> bool:
        """Whether the match was taken up again after waiting."""
        return any(each.entry.id == self.session.id for each in self.kiosk.waiting.all())

    def leave(self) -> None:
        """Back to the first page; the match waits."""
        self._to_the_hub()

    def give_up(self) -> None:
        """Back to the first page; nothing of the match is kept."""
        self.given_up = True
        self._to_the_hub()

    def _to_the_hub(self) -> None:
        try:
            self.put_away()
        except LibraryError as error:
            self.app.toast(str(error))
        while len(self.app.scenes) > 2 and not isinstance(self.app.scenes[-2], EveningPage):
            self.app.scenes.pop().closed()
        self.app.pop()


class GuestMenu(Menu):
    """What one can do besides playing."""

    def __init__(self, app: App, table: GuestTable) -> None:
        self.table = table
        items = [Item(_("Back to the match"), "mdi:play-circle", lambda: None, "primary")]
        items.append(Item(_("Rules"), "mdi:book-open-page-variant", table.rules))
        items.append(Item(_("Text, language, sound"), "mdi:cog", table.settings))
        if table.waits():
            items.append(Item(_("Leave; the match waits this evening"), "mdi:door", table.leave))
            items.append(Item(_("Leave; only with our pictures"), "mdi:lock", self._lock))
            items.append(Item(_("Leave; throw the match away"), "mdi:delete", table.give_up, "final"))
        else:
            items.append(Item(_("Leave"), "mdi:door", table.leave))
        super().__init__(app, table.texts.title(), items)

    def _lock(self) -> None:
        from .codes import SetCode

        self.app.push(SetCode(self.app, self._locked))

    def _locked(self, code: tuple[int, ...]) -> None:
        table = self.table
        try:
            table.session.save()
            table.kiosk.waiting.park(table.session.id, code)
        except LibraryError as error:
            self.app.toast(str(error))
            return
        table.leave()


class GuestEnd(End):
    """The end of a guest's match: sign the board of the evening, play again, or leave."""

    table: GuestTable

    def _buttons(self, sheet: Sheet, rect: pygame.Rect) -> None:
        faces = [
            (Face(_("To the start"), "secondary", "mdi:home", size=20), self.table.leave),
            (Face(_("Look at the table"), "secondary", "mdi:eye", size=20), self.app.pop),
        ]
        if self._to_sign() is not None:
            faces.append((Face(_("Sign the board"), "secondary", "mdi:pencil", size=20), self._sign))
        faces.append((Face(_("Rematch"), "primary", "mdi:sword-cross", size=24), self._rematch))
        for place, (face, action) in zip(columns(rect, len(faces), sheet.px(14)), faces, strict=True):
            button(sheet, place, face, action)

    def _to_sign(self) -> int | None:
        """The number of the result, if people have won."""
        try:
            result = best.result_of(self.app.library, self.table.session.id)
        except LibraryError:
            return None
        return None if result is None else result.id

    def _sign(self) -> None:
        from .signing import Signing

        result = self._to_sign()
        if result is not None:
            self.app.push(Signing(self.app, self.table.kiosk, result))

    def _rematch(self) -> None:
        """The same table again with other chances."""
        table, app = self.table, self.app
        try:
            again = app.library.rematch(table.session)
            table.put_away()
        except LibraryError as error:
            app.toast(str(error))
            return
        table.kiosk.begun(table.game)
        app.pop()
        app.replace(GuestTable(app, again, table.kiosk))
