"""No pixel depends on what the person now looking may not see: whole matches, every frame, every game."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from math import inf
from typing import Any

import pygame
import pytest

from heroes_desktop.desktop.board.gathering import DONE
from heroes_desktop.desktop.program.app import App
from heroes_desktop.desktop.proving.match_tour import act, answer, kind
from heroes_desktop.desktop.proving.pilot import FRAME, Pilot
from heroes_desktop.desktop.scenes.match.action_bar import MORE
from heroes_desktop.desktop.scenes.match.offered_options import grouped
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Decision, Match, Option, Setup, State, Thought
from heroes_desktop.games import catalogue
from heroes_desktop.library import Seat
from heroes_desktop.table.advice import explainable
from heroes_desktop.table.conductor import Conductor
from heroes_desktop.table.recording import open_view

from .twins import Twin, words

Fly = Callable[..., Pilot]
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
MOST_STEPS = 5000
BOUNDED, DIFFERENT = 800, 20
"""Frames after which a match is left in the everyday tests, most are over before; worlds that must differ."""
HOLD = 750
LONG = 400
"""Choices after which a match is searched no further."""
EARLY = 60
"""A first secret question within so many choices needs no waiting for."""


def tables() -> Iterator[tuple[str, list[Setup]]]:
    """All ways in which people share a screen, for every game with a board."""
    for game, info in catalogue.items():
        if find_spec(f"heroes_desktop.games.{game}.board") is not None:
            yield game, [setup for setup in info.setups if len(setup.seats) > 1 and not setup.automated]


def some(setups: list[Setup]) -> list[Setup]:
    """Two of them, as different as possible."""
    return [setups[number] for number in sorted({0, len(setups) - 1})]


def cases(pick: Callable[[list[Setup]], list[Setup]]) -> list[Any]:
    return [
        pytest.param(game, setup, id=f"{game}-{setup.name}")
        for game, setups in tables()
        for setup in pick(setups)
    ]


def secretive(game: str, setup: Setup) -> bool:
    """Whether a person is ever asked something in secret; else nobody has to look away."""
    match, pick = Match.new(game, setup, 3), random.Random(3)
    while match.pending and match.played < LONG:
        decision = match.pending[0]
        if decision.secret:
            return True
        match.play(pick.choice(decision.options), decision.seat)
    return False


def unknown(match: Match, seat: int) -> bool:
    """Whether a neighbour of this seat could think of another view it may have."""
    neighbour = (seat + 1) % len(match.setup.seats)
    return match.sample(neighbour, random.Random(seat)).view(seat) != match.view(seat)


def on_the_eve(game: str, setup: Setup, seed: int) -> Match:
    """A new match; where its first real secret comes late, at the question about it."""
    match, pick = Match.new(game, setup, seed), random.Random(seed)
    while match.pending and match.played < LONG:
        decision = match.pending[0]
        if decision.secret and unknown(match, decision.seat):
            return match if match.played > EARLY else Match.new(game, setup, seed)
        match.play(pick.choice(decision.options), decision.seat)
    return Match.new(game, setup, seed)


def with_secrets(pick: Callable[[list[Setup]], list[Setup]]) -> list[Any]:
    """The cases in which a curtain is needed."""
    return [case for case in cases(pick) if secretive(case.values[0], case.values[1])]


FIRST_GAME, (FIRST, *_rest) = next(tables())


def sit_down(pilot: Pilot, match: Match) -> TableScene:
    """Only people, all at this screen."""
    seats = [Seat(NAMES[number], "person") for number in range(len(match.setup.seats))]
    table = TableScene(pilot.app, pilot.app.library.start(match, seats, "secrets"))
    pilot.app.push(table)
    return table


class Curious:
    """Plays on, and between two choices looks at everything there is to see."""

    def __init__(self, pilot: Pilot, seed: int) -> None:
        self.pilot, self.pick = pilot, random.Random(seed)
        self.curtains = 0

    def step(self, number: int) -> bool:
        """Look about, then go on; False when the match is over."""
        pilot = self.pilot
        if kind(pilot) == "Curtain":
            self._open_curtain()
        else:
            self._look_about(number)
            if not act(pilot, self.pick.randrange(100)):
                return False
        return kind(pilot) != "End"

    def _open_curtain(self) -> None:
        """Hold the button in big steps of time: closing, holding and opening are all drawn."""
        pilot = self.pilot
        self.curtains += 1
        pilot.key_down("space")
        self._pass(HOLD, HOLD / 4)
        pilot.key_up("space")
        self._pass(200, 50)
        pilot.settle()

    def _pass(self, milliseconds: float, step: float = FRAME) -> None:
        for _unused in range(round(milliseconds / step)):
            self.pilot.clock.advance(step)
            if self.pilot.app.update():
                self.pilot.app.draw()

    def _look_about(self, number: int) -> None:
        pilot = self.pilot
        nodes = [node for node in pilot.root().walk() if node.hint and node.seen.w > 0]
        if nodes:
            point = self.pick.choice(nodes).seen.center
            pilot._send(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0), touch=False)
            self._pass(500, 250)
        if number % 3 == 0:
            pilot.key_down("tab")
            pilot.key_up("tab")
        if number % 7 == 0:
            self._look_closely()

    def _look_closely(self) -> None:
        pilot = self.pilot
        seen = [node for node in pilot.root().walk() if node.inspect is not None and node.seen.w > 0]
        if seen and kind(pilot) == "TableScene":
            inspect = self.pick.choice(seen).inspect
            assert inspect is not None
            inspect()
            pilot.settle()
            if kind(pilot) == "Zoom":
                pilot.press("escape")


def watch(pilot: Pilot, table: TableScene, monkeypatch: pytest.MonkeyPatch, frames: float = inf) -> None:
    """Play until the match is over, or so many frames and more than one curtain have been compared."""
    twin = Twin(pilot, table, monkeypatch)
    pilot.settle()
    curious, match = Curious(pilot, 3), table.session.match
    secrets = secretive(match.game, match.setup)
    for number in range(MOST_STEPS):
        if twin.frames.total() >= frames:
            enough = twin.otherwise > DIFFERENT
            if (curious.curtains > 1 and enough) or not secrets:
                break
            if (
                enough and kind(pilot) != "Curtain"
            ):  # on to the next one: enough has been seen of what lies between
                twin.sleep()
                assert answer(pilot, curious.pick.randrange(100))
                continue
        twin.wake()
        if not curious.step(number):
            break
    if not secrets:
        assert not curious.curtains
        return
    assert curious.curtains > 1, "hardly anybody was asked in secret"
    assert twin.frames["Curtain"] > 5 * curious.curtains, "closing, closed, held and opening"
    assert twin.otherwise > DIFFERENT, "the twins did differ in something"


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize(("game", "setup"), cases(some))
def test_no_pixel_of_a_match_tells_what_is_hidden(
    fly: Fly, monkeypatch: pytest.MonkeyPatch, game: str, setup: Setup
) -> None:
    pilot = fly(speed=8.0)
    watch(pilot, sit_down(pilot, on_the_eve(game, setup, 3)), monkeypatch, BOUNDED)


@pytest.mark.conformance
@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize(("game", "setup"), cases(list))
def test_no_pixel_of_any_whole_match_tells_what_is_hidden(
    fly: Fly, monkeypatch: pytest.MonkeyPatch, game: str, setup: Setup
) -> None:
    pilot = fly(speed=8.0)
    watch(pilot, sit_down(pilot, Match.new(game, setup, 4)), monkeypatch)


def test_no_pixel_of_finished_pictures_tells_what_is_hidden(
    fly: Fly, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = fly(speed=8.0, patient=True)
    watch(pilot, sit_down(pilot, Match.new(FIRST_GAME, FIRST, 4)), monkeypatch, 500)


@pytest.mark.usefixtures("telling")
def test_a_board_that_tells_is_found_out(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof would fail if the table drew from the state instead of a view of it."""
    pilot = fly(speed=8.0)
    monkeypatch.setattr(Conductor, "view", lambda play, _seat: open_view(play.match))
    with pytest.raises(AssertionError, match="seen by"):
        watch(pilot, sit_down(pilot, Match.new(FIRST_GAME, FIRST, 3)), monkeypatch)


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize(("game", "setup"), with_secrets(some))
def test_a_curtain_that_stays_down_is_found_out(
    fly: Fly, monkeypatch: pytest.MonkeyPatch, game: str, setup: Setup
) -> None:
    """The proof would fail if the curtain rose only where the screen goes to another person."""
    pilot = fly(speed=8.0)

    def another(play: Conductor, decision: Decision) -> bool:
        return play.shared and decision.secret and play.holder not in (None, decision.seat)

    monkeypatch.setattr(Conductor, "curtain_due", another)
    with pytest.raises(AssertionError, match="seen by everybody"):
        watch(pilot, sit_down(pilot, on_the_eve(game, setup, 3)), monkeypatch)


# what a person did behind the curtain leaves no trace for the next


Fork = tuple[bytes, int, Option, Option]
"""A saved match, who is asked in secret, and two answers nobody else can tell apart."""


def forks(game: str, setup: Setup, most: int) -> list[Fork]:
    """Secret questions of different kinds, with two answers that look alike to all others."""
    found: dict[str, Fork] = {}
    for seed in range(6):
        match, pick = Match.new(game, setup, seed), random.Random(seed)
        while match.pending and len(found) < most and match.played < LONG:
            decision = match.pending[0]
            if decision.secret and decision.kind not in found:
                alike = _alike(match, decision)
                if alike is not None:
                    found[decision.kind] = (match.dump(), decision.seat, *alike)
            match.play(pick.choice(decision.options), decision.seat)
    return list(found.values())


def _alike(match: Match, decision: Decision) -> tuple[Option, Option] | None:
    others = [None, *(seat for seat in range(len(match.setup.seats)) if seat != decision.seat)]
    seen: dict[str, Option] = {}
    for option in decision.options:
        after = match.clone()
        events = after.play(option, decision.seat)
        told = repr([(after.view(seat), [event.for_seat(seat) for event in events]) for seat in others])
        if after.pending and after.pending[0].seat != decision.seat:
            if told in seen:
                return seen[told], option
            seen[told] = option
    return None


def _answer_on(pilot: Pilot, table: TableScene, option: Option) -> None:
    """Bring the keyboard to the button of an option, in the bar or in the list that opens from it; where it
    is the last thing of a set, to the one that ends the choice."""
    keyboard = pilot.app.keyboard
    offer = next(offer for offer in grouped(table.listed) if option in offer.options)
    shown = {node.id: node for node in pilot.root().walk()}
    keyboard.focus_on(shown.get(offer.id) or shown[MORE])
    if keyboard.focus != f"option:{option}":
        listed = [each.option for each in offer.members or table.listed]
        pilot.press("return")
        lines = [node for node in pilot.root().walk() if node.role == "button"]
        keyboard.focus_on(lines[listed.index(option)])
    made = table.look.gathering
    if made is not None and option in made.choice.things:
        pilot.press("return")
        keyboard.focus_on(pilot.find(DONE))


def aftermath(fly: Fly, monkeypatch: pytest.MonkeyPatch, fork: Fork, option: Option) -> list[bytes]:
    """Answer with the keyboard after some looking about; every frame the others then see."""
    saved, seat = fork[:2]
    pilot = fly(speed=8.0)
    table = sit_down(pilot, Match.load(saved))
    pilot.settle()
    curious = Curious(pilot, 1)
    if kind(pilot) == "BothHands":
        pilot.press("c")
    assert kind(pilot) == "Curtain"
    curious._open_curtain()
    assert table.play.viewpoint == seat
    pilot.app.toast(table.look.name(option))
    table.memory["thought of"] = option
    _answer_on(pilot, table, option)
    frames: list[bytes] = []
    draw = App.draw

    def recorded(app: App) -> pygame.Surface:
        canvas = draw(app)
        if table.play.viewpoint != seat and not _closing(app):
            frames.append(hashlib.sha256(canvas.get_buffer().raw).digest())
        return canvas

    with monkeypatch.context() as patch:
        patch.setattr(App, "draw", recorded)
        pilot.press("return")
        if kind(pilot) == "Curtain":
            curious._open_curtain()
        assert table.play.viewpoint != seat
        assert "thought of" not in table.memory
        frames.append(repr(words(pilot.app.sheet_of(table))).encode())
    return frames


def _closing(app: App) -> bool:
    """The curtain still closes over what the last person saw."""
    return getattr(app.top, "_old", None) is not None


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize(("game", "setup"), cases(some))
def test_a_secret_answer_leaves_no_trace(
    fly: Fly, monkeypatch: pytest.MonkeyPatch, game: str, setup: Setup
) -> None:
    for fork in forks(game, setup, 4):
        first, second = (aftermath(fly, monkeypatch, fork, option) for option in fork[2:])
        assert first
        assert first == second, f"{fork[2]} and {fork[3]} can be told apart"


@pytest.mark.usefixtures("telling")
def test_reasons_of_a_secret_choice_are_not_told(fly: Fly) -> None:
    """A computer's sealed hand or hidden card must not be found out by asking why."""
    thought = Thought(Option("paper"), (), Option("rock"))
    asked = Decision(1, "throw", (Option("rock"), Option("paper")), secret=True)
    assert explainable(asked, thought, State()) is None
    veiled = explainable(Decision(1, "window", asked.options, veiled=True), thought, State())
    assert veiled is not None
    assert veiled[1].runner_up is None
    told = explainable(Decision(1, "window", asked.options), thought, State())
    assert told is not None
    assert told[1] == thought
