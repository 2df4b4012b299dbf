"""What is told when a question is put: the question itself, and once each what goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heroes_desktop.locale import _

from .chronicle import PAGE_KEY
from .news import missed

if TYPE_CHECKING:
    from .table import TableScene


class Announcer:
    """Knows what the people at a table have been told already."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._trouble = ""
        self._lessons: set[int] = set()
        self._heard = 0
        """How many steps the news told so far reach."""
        self._offered: set[str] | None = None
        """The kinds of lists whose keeping was offered; None before the first question."""

    def announce(self, skipped: bool) -> None:
        """A question is put; skipped: nothing was shown of what has led to it."""
        self._say_question()
        self._tell_trouble()
        self._tell_news(skipped)
        self._teach()
        self._offer_lists()

    def _say_question(self) -> None:
        table = self._table
        if table.play.decision is not None:
            asked = table.prompt()
            table.app.narrate(_("{title}: {text}").format(title=asked.title, text=asked.text))

    def _tell_trouble(self) -> None:
        """What keeps the match from being stored."""
        trouble = self._table.session.trouble
        if trouble is not None and str(trouble) != self._trouble:
            self._trouble = str(trouble)
            self._table.app.toast(str(trouble))

    def _tell_news(self, skipped: bool) -> None:
        """Somebody alone, after several turns of computers: what these did to them; a key tells the rest."""
        table, play = self._table, self._table.play
        heard, self._heard = self._heard, len(play.steps)
        if play.shared or play.decision is None or play.guide is not None or len(play.steps) <= heard:
            return
        news = missed(play, table.texts, table.board.declared, play.decision.seat, quiet=not skipped)
        if news:
            table.app.toast(news, icon="quill-ink", key=PAGE_KEY)

    def _teach(self) -> None:
        """In a guided match: what the lesson has to say here."""
        guide = self._table.play.guide
        if guide is not None and guide.number not in self._lessons:
            self._lessons.add(guide.number)
            self._table.show_lesson()

    def _offer_lists(self) -> None:
        """Say of each list just built that it can be kept; not of those built on another day."""
        known = {each.key for each in self._table.built()}
        before, self._offered = self._offered, known | (self._offered or set())
        if before is not None and known - before:
            words = _("Your list is complete. The menu keeps it for other matches.")
            self._table.app.toast(words, "mdi:menu", "M")
