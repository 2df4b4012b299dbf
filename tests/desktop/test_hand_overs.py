"""Four people pass one screen round through Heldentaufe: a hundred hand-overs, and none of them tells.

Every hand-over is watched from the last choice of one person, over what everybody decides in between,
the curtain closing, held and opening, to the first choice of the next. What one person does within a turn
is watched by `test_secrets.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

import pytest

from heroes_desktop.desktop.input.node import free_point
from heroes_desktop.desktop.proving.match_tour import kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.dialogs.dialog import Question
from heroes_desktop.desktop.scenes.match.action_bar import MORE
from heroes_desktop.desktop.scenes.match.curtain import Curtain
from heroes_desktop.desktop.scenes.match.offered_options import grouped
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Decision, Event, Match, Option, Setup, situation
from heroes_desktop.players import make
from heroes_desktop.table.conductor import Conductor

from .test_secrets import NAMES, Curious, sit_down
from .twins import Twin

Fly = Callable[..., Pilot]
GAME = "heldentaufe"
ENOUGH = 100
END = Option("end_turn")
QUICK = 24.0
"""Motions are drawn in a few frames; between hand-overs not at all."""
IMPATIENCE = 0.35
"""How often people end their turn early instead of doing what is wise: nobody wins too soon."""


class Round:
    """Four people at one screen; each plays a turn and passes it on."""

    def __init__(self, fly: Fly, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
        options = {"heroes": ["random"] * 4}
        match = Match.new(GAME, Setup("4-players", NAMES[:4], options), seed)
        self.pilot = fly(speed=QUICK)
        self.table: TableScene = sit_down(self.pilot, match)
        self.twin = Twin(self.pilot, self.table, monkeypatch)
        self.curious = Curious(self.pilot, seed)
        self.pick = random.Random(seed)
        self.adviser = make(GAME, "normal")
        self.passed: list[int] = []
        """Who was handed the screen, in order."""
        self.pilot.settle()

    def play(self, hand_overs: int) -> None:
        """Until the screen has been handed over so often, or the match is over."""
        while len(self.passed) < hand_overs and kind(self.pilot) != "End":
            if isinstance(self.pilot.app.top, Curtain):
                self._take_over(self.pilot.app.top)
            else:
                self._answer()

    def _take_over(self, curtain: Curtain) -> None:
        """Behind the curtain nobody's view is on the screen; then it is the next person's."""
        table, twin = self.table, self.twin
        assert twin.awake
        assert table.play.viewpoint is None
        before = twin.frames.copy()
        self.curious._open_curtain()
        self.curious._look_about(len(self.passed))
        self.passed.append(curtain.seat)
        assert table.play.viewpoint == curtain.seat
        assert twin.frames["Curtain"] > before["Curtain"] + 2, "held down"
        assert twin.frames["TableScene"] > before["TableScene"] + 2, "opening and open"
        self._answer()

    def _answer(self) -> None:
        """Choose; whatever leads out of a person's own turn is watched."""
        decision = self.table.play.decision
        assert decision is not None
        match = self.table.session.match
        option = self._wish(match, decision)
        if not decision.secret or self._passes_on(match, decision.seat, option):
            self._watch()
        if self.twin.awake:
            self._click(option)
        else:
            self.table.choose(option)
            self.pilot.settle()
        if isinstance(self.pilot.app.top, Question):  # action points are left
            self.pilot.click(self.pilot.app.top.yes)
        if self.table.play.viewpoint is not None:
            self._look_away()

    def _wish(self, match: Match, decision: Decision) -> Option:
        """What a computer player would do, or an end of the turn."""
        if END in decision.options and self.pick.random() < IMPATIENCE:
            return END
        return self.adviser.think(situation(match, decision)).option

    def _watch(self) -> None:
        self.pilot.app.prefs.speed = QUICK
        self.twin.wake()
        self.pilot.wait(20)

    def _look_away(self) -> None:
        self.pilot.app.prefs.speed = 0.0
        self.twin.sleep()

    def _passes_on(self, match: Match, seat: int, option: Option) -> bool:
        after = match.clone()
        after.play(option, seat)
        return not after.pending or after.pending[0].seat != seat or not after.pending[0].secret

    def _click(self, option: Option) -> None:
        """On the board, else in the bar or in the list behind one of its buttons."""
        pilot, table = self.pilot, self.table
        name, root = table.look.name(option), pilot.root()
        for node in root.walk():
            if node.name == name and node.action is not None and free_point(root, node) is not None:
                pilot.click(node.id)
                return
        shown = {node.id for node in root.walk()}
        offer = next(
            offer
            for offer in grouped(table.listed)
            if option in (offer.option, *(member.option for member in offer.members))
        )
        pilot.click(offer.id if offer.id in shown else MORE)
        if kind(pilot) == "OptionList":
            pilot.click(name)


@pytest.mark.usefixtures("telling")
def test_a_hundred_hand_overs_tell_nothing(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[int] = []
    for seed in count(2):
        table = Round(fly, monkeypatch, seed)
        table.play(ENOUGH - len(passed))
        passed += table.passed
        twin = table.twin
        assert twin.frames["Curtain"] > 5 * len(table.passed), "closing, closed, held and opening"
        assert twin.otherwise > 2 * len(table.passed), "the twins did differ in something"
        Match.replay(table.table.session.match.record())
        if len(passed) >= ENOUGH:
            break
    assert len(passed) == ENOUGH
    assert set(passed) == {0, 1, 2, 3}


@pytest.mark.usefixtures("telling")
def test_a_recap_that_tells_is_found_out(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof would fail if the curtain told the next person what only the last ones saw."""

    def told(play: Conductor, _seat: int) -> list[Event]:
        news = [event for step in play.steps for event in step.for_seat(step.seat)]
        return [event for event in news if event.kind in ("drawn", "dealt")][-3:]

    monkeypatch.setattr(Conductor, "recap", told)
    with pytest.raises(AssertionError, match="Curtain, frame"):
        Round(fly, monkeypatch, 2).play(ENOUGH)
