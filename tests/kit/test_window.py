"""Window kit: matches by clicks and by keys, no habit button that loses, questions with nothing to choose."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.match_tour import act, keys, kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.dialogs.dialog import Question
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Decision, Match, Option, situation
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import lessons
from heroes_desktop.games.shared.declarations import Asked, settled
from heroes_desktop.games.shared.room import declarations, texts
from heroes_desktop.library import Seat
from heroes_desktop.players import make
from heroes_desktop.table.names import given_names
from tests.table.watched import WatchedStage

from .positions import GAMES, LONGEST, closing, every, first_setups, positions, sit_down

Fly = Callable[..., Pilot]
BAR = ("option:", "sort:")
QUESTIONS = 400
"""Questions to people for each game from which the share without a choice is taken."""
MOST_FATAL = 20
"""Questions with an answer that loses, looked at for each game."""
WORLDS = 40
"""Other worlds and other dice an answer must lose in as well before it is called one that loses."""
STEPS = 60
"""Clicks or keys for each match: whole matches are played where a game has its own tests."""


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_clicks(fly: Fly, game: str) -> None:
    """Every setup's screen takes clicks: on the bar, or on the board where the name of an option stands."""
    pilot, pick = fly(), random.Random(5)
    for setup in first_setups(game):
        table = sit_down(pilot, Match.new(game, setup, 5), shared=True)
        for number in range(STEPS):
            if kind(pilot) == "End":
                break
            if pick.random() < 0.5 or not _click_on_the_board(pilot, pick):
                assert act(pilot, number), kind(pilot)
        assert table.session.match.played > STEPS // 6
        Match.replay(table.session.match.record())
        pilot.app.home()


def _click_on_the_board(pilot: Pilot, pick: random.Random) -> bool:
    scene = pilot.app.top
    if not isinstance(scene, TableScene) or scene.look.veiled:
        return False
    names = {scene.look.name(option) for option in scene.look.options()}
    things = [
        node
        for node in pilot.root().walk()
        if node.name in names and node.action and node.enabled and not node.id.startswith(BAR)
    ]
    if not things:
        return False
    action = pick.choice(things).action
    assert action is not None
    action()
    pilot.settle()
    return True


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_keys(fly: Fly, game: str) -> None:
    pilot, pick = fly(), random.Random(2)
    table = sit_down(pilot, Match.new(game, first_setups(game)[0], 8))
    for _step in range(STEPS):
        if isinstance(pilot.app.top, Question):
            pilot.click(pilot.app.top.yes)
            continue
        if kind(pilot) not in ("TableScene", "OptionList"):
            break
        usable = keys(pilot)
        if not usable:
            pilot.press("tab", "return")
            continue
        pilot.press(pick.choice(usable))
    assert table.session.match.played > STEPS // 6


def loses(match: Match, decision: Decision, option: Option) -> bool:
    """Whether an answer ends the match at once, and not in favour of who gives it.

    As far as that seat can know: bad luck with a die that might have saved the match is no fault.
    """
    worlds = (match.sample(decision.seat, random.Random(number)) for number in range(WORLDS))
    return _lost(match.clone(), decision, option) and all(_lost(each, decision, option) for each in worlds)


def _lost(after: Match, decision: Decision, option: Option) -> bool:
    after.play(option, decision.seat)
    return after.outcome is not None and decision.seat not in after.outcome.winners


def fatal(game: str, matches: int) -> list[tuple[bytes, str, list[Option]]]:
    """Questions in which some answers lose the match and others do not, and which."""
    found: dict[bytes, tuple[bytes, str, list[Option]]] = {}
    for match, decision in closing(game, matches):
        lost = [option for option in decision.options if loses(match, decision, option)]
        if lost and len(lost) < len(decision.options):
            saved = match.dump()
            found[saved] = saved, decision.kind, lost
    return list(found.values())


def temptations(fly: Fly, game: str, questions: list[tuple[bytes, str, list[Option]]]) -> list[str]:
    """Answers that lose on the gold button or the space bar."""
    pilot, faults = fly(), []
    for saved, question, lost in questions:
        scene = sit_down(pilot, Match.load(saved))
        for offer in scene.listed:
            if offer.option in lost and (offer.action.kind == "primary" or offer.key == "SPACE"):
                look = f"{offer.action.kind}, {offer.key}"
                faults.append(f"{question}: {offer.name!r} ({look}) loses the match")
        pilot.app.home()
    return sorted(set(faults))


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", GAMES)
def test_the_habit_button_never_loses(fly: Fly, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """No gold button and nothing on the space bar loses the match while another answer does not."""
    questions = fatal(game, 8)
    with capsys.disabled():
        print(f"\n{game}: an answer can lose the match in {len(questions)} questions")
    assert not temptations(fly, game, questions[:: max(1, len(questions) // MOST_FATAL)])


@pytest.mark.conformance
@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", GAMES)
def test_the_habit_button_loses_none_of_many_matches(fly: Fly, game: str) -> None:
    assert not temptations(fly, game, fatal(game, 60))


def ends(game: str, match: Match, decision: Decision, option: Option) -> bool:
    """Whether an answer goes on without any of the others."""
    act = declarations(game).find_act(decision.kind, option.act)
    asked = Asked(match.view(decision.seat), decision, option)
    return act is not None and settled(act.final, asked)


@pytest.mark.parametrize("game", GAMES)
def test_questions_leave_a_choice(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One person among computers, in every seat in turn: hardly a question has only one sensible answer."""
    asked = single = number = 0
    player, setups = make(game, "easy"), catalogue[game].setups
    while asked < QUESTIONS:
        setup = setups[number % len(setups)]
        match = Match.new(game, setup, number)
        seats = range(len(setup.seats))
        stage = WatchedStage(match, ["person" if seat == number % len(seats) else "easy" for seat in seats])
        declined: set[Option] = set()

        def choose(
            decision: Decision, match: Match = match, declined: set[Option] = declined
        ) -> Option | None:
            nonlocal asked, single
            option = player.think(situation(match, decision)).option
            asked += 1
            goes_on = ends(game, match, decision, option)
            single += goes_on and set(decision.options) - declined <= {option}
            declined.clear()
            declined.update(decision.options if goes_on else ())
            return option if match.played < LONGEST else None

        stage.choose = choose
        stage.run()
        number += 1
    with capsys.disabled():
        print(f"\n{game}: {single} of {asked} questions have one sensible answer ({single / asked:.1%})")
    assert single / asked < 0.1


@pytest.mark.parametrize("game", GAMES)
def test_what_answers_itself_is_taken_back_with_what_led_to_it(game: str) -> None:
    """Taking back leads to a question that was put; it is put again, however little it leaves to choose."""
    taken_back = 0
    for number in range(6):
        setup = catalogue[game].setups[number % len(catalogue[game].setups)]
        match = Match.new(game, setup, number)
        stage = WatchedStage(match, ["person", *["easy"] * (len(setup.seats) - 1)], number)
        put: list[int] = []

        def choose(decision: Decision, stage: WatchedStage = stage, put: list[int] = put) -> Option | None:
            nonlocal taken_back
            conductor, played = stage.conductor, stage.conductor.match.played
            if played >= LONGEST:
                return None
            if put and played <= put[-1]:
                assert played in put, "it was put before, it is put again"
                put[:] = [earlier for earlier in put if earlier < played]
            elif not conductor.undo_problem() and stage.pick.random() < 0.3:
                put.append(played)
                taken_back += 1
                conductor.undo()
                return None
            put.append(played)
            return stage.pick.choice(decision.options)

        stage.choose = choose
        stage.run()
    assert taken_back


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_one_name(fly: Fly, game: str, language: str) -> None:
    """Chips, prompt and chronicle call a seat alike: a person "Ann (hero)", a computer by its hero."""
    pilot, faults = fly(language=language), []
    for name in every(list(positions(game)), 0, 5):
        match = Match.load(positions(game)[name])
        asked = match.pending[0].seat if match.pending else 0
        seats = [
            Seat(each, "person" if seat == asked else "easy") for seat, each in enumerate(match.setup.seats)
        ]
        scene = TableScene(pilot.app, pilot.app.library.start(match, seats, name))
        pilot.app.push(scene)
        pilot.settle()
        figures = [texts(game).figure(scene.look.view, seat) for seat in range(len(seats))]
        faults += [f"{name}: {fault}" for fault in _misnamed(pilot, scene, figures)] if all(figures) else []
        pilot.app.home()
    assert not faults, "\n".join(faults[:20])


def _misnamed(pilot: Pilot, scene: TableScene, figures: list[str]) -> list[str]:
    """Names of seats that are not those on the chips."""
    faults, sheet = [], pilot.app.sheet_of(pilot.app.top)
    shown = [written.text for written in sheet.texts] + [node.name for node in sheet.root.walk()]
    for label in given_names(scene.game) - {"You", "Vous"}:
        used = re.compile(rf"\b{re.escape(label)}\b")
        faults += [f"{text!r} says {label}" for text in shown if used.search(text) and label not in figures]
    for seat, (name, figure) in enumerate(zip(scene.look.seat_names, figures, strict=True)):
        if figure not in name:
            faults.append(f"seat {seat} plays {figure} and is called {name}")
    return faults


def test_a_winner_is_never_called_you() -> None:
    """The sentence at the end names people and heroes, so that its verb is right."""
    for game in GAMES:
        assert not {"You", "Vous"} - given_names(game) or lessons.lesson(game) is None
