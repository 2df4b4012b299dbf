"""Advice for a person: what a computer player would do in the same place, said and marked on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heroes_desktop.engine import Option, Thought
from heroes_desktop.games.shared.room import Texts, declarations
from heroes_desktop.table.advice import advice, advice_on_set
from heroes_desktop.table.conductor import Conductor

from ...art import Token
from ...art.core import palette
from ...board.api import Look
from ...board.gathering import DONE, Gathering
from ...input.node import Node, free_point
from ...paint.sheet import Sheet
from ...program.app import App
from .action_bar import MORE
from .offered_options import OfferedOption, grouped

ADVICE_TAG = "advice"
"""The piece of the picture that is lifted off as soon as something moves."""
_MOST_REASONS = 2
_WIDE = 3
"""A button this many times wider than high has room beside its words."""


class Adviser:
    """Asks for advice on the present question, says it and keeps it to be marked."""

    def __init__(
        self,
        app: App,
        play: Conductor,
        texts: Texts,
        changed: Callable[[], None],
        made: Callable[[], Gathering | None],
    ) -> None:
        self._app, self._play, self._texts, self._changed, self._made = app, play, texts, changed, made
        self._option: Option | None = None
        self._set: list[Option] = []
        self._said = ""
        self._at = -1

    @property
    def option(self) -> Option | None:
        """What was advised for the present question; None when nobody has asked."""
        decision = self._play.decision
        given = decision is not None and self._at == self._play.match.played
        return self._option if given and decision is not None and self._option in decision.options else None

    @property
    def on_set(self) -> bool:
        """Whether what was advised is a whole set."""
        return self._made() is not None and bool(self._set)

    @property
    def missing(self) -> list[Option]:
        """What of an advised set is not picked yet."""
        made = self._made()
        return [thing for thing in self._set if made is None or not made.holds(thing)]

    def ask(self) -> None:
        """Let a computer player think about the present question."""
        if self._play.advice_problem():
            return
        if self._made() is not None:
            self._play.advise_set(self._thoughts)
        else:
            self._play.advise(self._thought)

    def _thought(self, thought: Thought) -> None:
        self._thoughts([thought])

    def _thoughts(self, thoughts: list[Thought]) -> None:
        if self._play.advice_problem():
            return
        made = self._made()
        self._option, self._at = thoughts[0].option, self._play.match.played
        self._set = [
            each.option for each in thoughts if made is not None and each.option in made.choice.things
        ]
        self._said = self._words(thoughts[0])
        self._app.toast(self._said)
        self._changed()

    def mark(self, sheet: Sheet, look: Look, listed: Sequence[OfferedOption]) -> None:
        """Light up what was advised wherever it can be chosen: in the bar, on the board, behind "More"."""
        option = self.option
        if option is None:
            return
        wanted = self.missing or ([] if self.on_set else [option])
        names = {look.name(each) for each in wanted}
        buttons = {offer.id for offer in grouped(listed) if set(wanted) & set(offer.options)}
        if not wanted:
            mark(sheet, lambda node: node.id == DONE)
        elif not mark(sheet, lambda node: node.id in buttons or node.name in names):
            mark(sheet, lambda node: node.id == MORE)

    def answered(self) -> None:
        """The question is settled: what was said about it goes."""
        self._app.toasts = [toast for toast in self._app.toasts if toast.text != self._said]

    def _words(self, thought: Thought) -> str:
        play = self._play
        assert play.decision is not None
        if self._set:
            view = play.view(play.viewpoint)
            words = declarations(play.match.game)
            names = [words.short(view, play.decision, each) for each in self._set]
            return advice_on_set(self._texts, names, thought, _MOST_REASONS)
        return advice(self._texts, play.view(play.viewpoint), play.decision, thought, _MOST_REASONS)


def mark(sheet: Sheet, advised: Callable[[Node], bool]) -> bool:
    """Put a small light on everything that does what was advised; False when none of it is in sight."""
    found = [node for node in sheet.root.walk() if node.action is not None and advised(node)]
    in_sight = [node for node in found if free_point(sheet.root, node) is not None]
    size = sheet.px(30)
    light = Token(size, palette.GOLD_HIGH, "mdi:lightbulb-on", "#4A2A08", palette.BRASS, lift=1)
    for node in found:
        node.advised = True
    for node in in_sight:
        with sheet.tagged(ADVICE_TAG):
            sheet.art(light, *_spot(node, size), "center")
    return bool(in_sight)


def _spot(node: Node, size: int) -> tuple[int, int]:
    """Where the light covers neither the words of a button nor what stands on a field of the board."""
    place = node.seen
    if node.paint is None:
        return place.centerx, place.y + size // 3
    if place.w > _WIDE * place.h:
        return place.x + size, place.centery
    return place.x + size // 2, place.y + size // 2
