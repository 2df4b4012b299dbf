"""`heroes --narrate`: a match by keyboard alone, and every line that is said on the way."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from heroes_desktop.cli import main
from heroes_desktop.desktop.board.gathering import DONE
from heroes_desktop.desktop.input import focus
from heroes_desktop.desktop.program import loop
from heroes_desktop.desktop.proving.match_tour import kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import texts
from heroes_desktop.library import Seat
from heroes_desktop.locale import _
from heroes_desktop.table.alarms import Lookout
from heroes_desktop.table.names import seat_names
from heroes_desktop.table.telling import tell

from .whole_match import Keys, answers

Fly = Callable[..., Pilot]
TO_THE_END = "immortal_king"
"""Its matches are short enough to be heard out."""


class Blind(Keys):
    """Somebody who hears and types: every stop of the keyboard must say where it is."""

    def __init__(self, pilot: Pilot, pick: random.Random, heard: list[str]) -> None:
        super().__init__(pilot, pick)
        self.heard = heard
        self.walked = 0
        """Lines said on the way to the thing in focus."""

    def _walk_to(self, identity: str) -> None:
        stops = [node.id for node in focus.stops(self.pilot.root())]
        for _unused in range(len(stops) + 1):
            if self.pilot.app.keyboard.focus == identity:
                return
            self.pilot.press("tab")
            node = self.pilot.app.keyboard.node(self.pilot.app.sheet_of(self.pilot.app.top))
            assert node is not None
            assert self.heard[-1] == node.narration()
            assert node.name in self.heard[-1]
            self.walked = len(self.heard)
        raise AssertionError(f"Tab does not lead to {identity}")


class Follower:
    """The same match without a window: what should have been said of it."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        played = table.session.match
        self.match = Match.new(played.info.id, played.setup, played.record().seed)
        self.texts = texts(played.info.id)
        self.lookout = Lookout(played.info.id)

    @property
    def behind(self) -> bool:
        """Whether something was answered since the last lines."""
        return len(self.table.session.match.record().choices) > len(self.match.record().choices)

    def lines(self) -> list[str]:
        """What the choices made since the last call brought about, line by line."""
        said = []
        for choice in self.table.session.match.record().choices[len(self.match.record().choices) :]:
            events = self.match.play(choice.option, choice.seat)
            view = self.match.view(0)
            known = [event for event in (one.for_seat(0) for one in events) if event is not None]
            declared = self.table.board.declared
            lines = [told.text for told in tell(declared, self.texts, view, known)]
            said += lines
            said += [alarm.text for alarm in self.lookout.news(view) if alarm.text not in lines]
        return said

    def question(self) -> str:
        """What the person is asked now."""
        decision = next(one for one in self.match.pending if one.seat == 0)
        view = self.match.view(0)
        names = seat_names(self.match, view, self.table.session.seats)
        name = _("Together") if decision.joint else names[0]
        return _("{title}: {text}").format(title=name, text=self.texts.prompt(view, decision))


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", list(catalogue))
@pytest.mark.parametrize(("language", "steps"), [("en", 30), ("fr", 12)])
def test_a_match_by_keyboard_is_told_line_by_line(fly: Fly, game: str, language: str, steps: int) -> None:
    """Every event and every question of a match, in order, and nothing else but the stops of the keyboard."""
    pilot = fly(language=language)
    heard: list[str] = []
    pilot.app.on_narration = heard.append
    pick = random.Random(game)
    hands = Blind(pilot, pick, heard)
    setup = min(catalogue[game].setups, key=lambda setup: len(setup.seats))
    seats = [Seat(name, "easy" if place else "person") for place, name in enumerate(setup.seats)]
    table = TableScene(pilot.app, pilot.library.start(Match.new(game, setup, 8), seats, game))
    told = Follower(table)
    pilot.app.push(table)
    pilot.settle()
    assert heard == [told.texts.title(), *told.lines(), told.question()]
    for _step in range(900 if (game, language) == (TO_THE_END, "en") else steps):
        choices = answers(pilot, board=pick.random() < 0.3)
        if pick.random() < 0.6:
            choices = [choice for choice in choices if choice.id == DONE] or choices
        node, expected = pick.choice(choices), list[str]()
        if node.id.startswith("sort:"):
            hands.use(node)  # it opens a list of options, which says its name
            assert heard[-1] == pilot.app.top.name
            node = pick.choice([one for one in pilot.root().walk() if one.role == "button" and one.enabled])
            expected = [told.texts.title()]
        heard.clear()
        hands.walked = 0
        hands.use(node)
        if kind(pilot) == "Question":  # something would be wasted: it is asked about, and meant
            assert heard[-1] == pilot.app.top.name
            heard.clear()
            hands.walked = 0
            hands.use([one for one in pilot.root().walk() if one.role == "button"][-1])
            expected = [told.texts.title()]
        said = heard[hands.walked :]
        if not told.behind:  # part of a set, which is told to the engine as a whole
            assert len(said) == 1
            assert said[0].startswith(node.name) or pilot.sees(said[0])
            continue
        expected += told.lines()
        if kind(pilot) == "End":
            assert said == [*expected, pilot.app.top.name]
            break
        assert said == [*expected, told.question()]
    assert game != TO_THE_END or language != "en" or kind(pilot) == "End"
    assert kind(pilot) == "End" or len(told.match.record().choices) > 2


class Typist:
    """Presses keys in the real loop, one whenever nothing is left to do, and leaves at the end."""

    def __init__(self, *keys: int) -> None:
        self.keys = list(keys)

    def events(self, app: Any, _patience: int) -> list[pygame.Event]:
        if app.busy:
            return []
        if not self.keys:
            return [pygame.Event(pygame.QUIT)]
        key = self.keys.pop(0)
        return [
            pygame.Event(kind, key=key, mod=0, unicode="", scancode=0)
            for kind in (pygame.KEYDOWN, pygame.KEYUP)
        ]


def test_the_command_opens_a_window_that_speaks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(loop, "_events", Typist(pygame.K_TAB, pygame.K_TAB, pygame.K_s, pygame.K_TAB).events)
    assert main(["--narrate", "--silent", "--size", "1280x720", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    first = texts(next(iter(catalogue))).title()
    assert lines[:2] == ["The Heroes’ Table", f"{first}, card"]
    assert lines[3:5] == ["Settings", "Back, button"]
