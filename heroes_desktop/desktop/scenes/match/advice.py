"""Advice for a person: what a computer player would do in the same place, said and marked on the screen."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from heroes_desktop.engine import Option, Thought, situation
from heroes_desktop.games.shared.room import Texts
from heroes_desktop.locale import _
from heroes_desktop.players import make

from ...art import Token
from ...art.core import palette
from ...input.node import Node, free_point
from ...paint.sheet import Sheet
from ...program.app import App
from .play import Phase, Play

ADVISER = "normal"
"""The level that gives advice."""
TAG = "advice"
"""The piece of the picture that is lifted off as soon as something moves."""
_MOST_REASONS = 2
_WIDE = 3
"""From so many times its height on a button has room beside its words."""


class Adviser:
    """Thinks for the person who is asked, with what that person knows and nothing else."""

    def __init__(self, app: App, play: Play, texts: Texts, changed: Callable[[], None]) -> None:
        self._app, self._play, self._texts, self._changed = app, play, texts, changed
        self._option: Option | None = None
        self._said = ""
        self._at = -1

    @property
    def option(self) -> Option | None:
        """What was advised for the present question; None when nobody has asked."""
        decision = self._play.decision
        given = decision is not None and self._at == self._play.match.played
        return self._option if given and decision is not None and self._option in decision.options else None

    def problem(self) -> str:
        """Why there is no advice now; empty when there is."""
        play = self._play
        if play.phase is Phase.THINKING:
            return _("The computer is thinking.")
        if play.decision is None:
            return _("Nobody is asked anything now.")
        if play.guide is not None:
            return _("The lesson says what to do here.")
        if play.viewpoint != play.decision.seat:
            return _("Everybody is looking: advice could betray what only one of you knows.")
        return ""

    def ask(self) -> None:
        """Let a computer player think about the present question."""
        decision, match = self._play.decision, self._play.match
        if decision is None or self.problem():
            return
        asked, game, number = situation(match, decision), match.game, match.played
        future = self._app.workers.submit(lambda: make(game, ADVISER).think(asked))
        self._app.when_done(future, lambda done: self._thought(number, done))

    def _thought(self, number: int, done: Future[Thought]) -> None:
        decision = self._play.decision
        if decision is None or self._play.match.played != number or self.problem():
            return
        thought = done.result()
        self._option, self._at = thought.option, number
        self._said = self._words(thought)
        self._app.toast(self._said)
        self._changed()

    def answered(self) -> None:
        """The question is settled: what was said about it goes."""
        self._app.toasts = [toast for toast in self._app.toasts if toast.text != self._said]

    def _words(self, thought: Thought) -> str:
        play = self._play
        assert play.decision is not None
        choice = self._texts.option(play.view(play.viewpoint), play.decision, thought.option)
        told = _("I would choose: {choice}").format(choice=choice)
        weighty = sorted(thought.terms, key=lambda term: -abs(term.weight))[:_MOST_REASONS]
        reasons = "; ".join(self._texts.reason(term.reason) for term in weighty)
        return f"{told} ({reasons})" if reasons else told


def mark(sheet: Sheet, advised: Callable[[Node], bool]) -> bool:
    """Put a small light on everything that does what was advised; False when there is nothing."""
    found = [node for node in sheet.root.walk() if node.action is not None and advised(node)]
    size = sheet.px(30)
    light = Token(size, palette.GOLD_HIGH, "mdi:lightbulb-on", "#4A2A08", palette.BRASS, lift=1)
    for node in found:
        node.advised = True
        if free_point(sheet.root, node) is not None:
            with sheet.tagged(TAG):
                sheet.art(light, *_spot(node, size), "center")
    return bool(found)


def _spot(node: Node, size: int) -> tuple[int, int]:
    """Where the light covers neither the words of a button nor what stands on a field of the board."""
    place = node.seen
    if node.paint is None:
        return place.centerx, place.y + size // 3
    if place.w > _WIDE * place.h:
        return place.x + size, place.centery
    return place.x + size // 2, place.y + size // 2
