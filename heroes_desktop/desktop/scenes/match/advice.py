"""Advice for a person: what a computer player would do in the same place, said and marked on the screen."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Option, Thought
from heroes_desktop.games.shared.room import Texts
from heroes_desktop.table.advice import advice
from heroes_desktop.table.conductor import Conductor

from ...art import Token
from ...art.core import palette
from ...input.node import Node, free_point
from ...paint.sheet import Sheet
from ...program.app import App

TAG = "advice"
"""The piece of the picture that is lifted off as soon as something moves."""
_MOST_REASONS = 2
_WIDE = 3
"""A button this many times wider than high has room beside its words."""


class Adviser:
    """Asks for advice on the present question, says it and keeps it to be marked."""

    def __init__(self, app: App, play: Conductor, texts: Texts, changed: Callable[[], None]) -> None:
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

    def ask(self) -> None:
        """Let a computer player think about the present question."""
        if not self._play.advice_problem():
            self._play.advise(self._thought)

    def _thought(self, thought: Thought) -> None:
        if self._play.advice_problem():
            return
        self._option, self._at = thought.option, self._play.match.played
        self._said = self._words(thought)
        self._app.toast(self._said)
        self._changed()

    def answered(self) -> None:
        """The question is settled: what was said about it goes."""
        self._app.toasts = [toast for toast in self._app.toasts if toast.text != self._said]

    def _words(self, thought: Thought) -> str:
        play = self._play
        assert play.decision is not None
        return advice(self._texts, play.view(play.viewpoint), play.decision, thought, _MOST_REASONS)


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
