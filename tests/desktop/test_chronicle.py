"""The chronicle: a panel beside the board that opens to a page of its own, turn by turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.match_tour import answer, kind, play_on
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.chronicle import parts
from heroes_desktop.desktop.scenes.match.chronicle_page import ChroniclePage
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.rules import Rules
from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue
from heroes_desktop.library import Seat
from heroes_desktop.table.telling import tell

Fly = Callable[..., Pilot]


def sit_down(pilot: Pilot, game: str) -> TableScene:
    setup = catalogue[game].setups[0]
    seats = [Seat(name, "easy" if place else "person") for place, name in enumerate(setup.seats)]
    table = TableScene(pilot.app, pilot.library.start(Match.new(game, setup, 5), seats, game))
    pilot.app.push(table)
    pilot.settle()
    return table


@pytest.mark.parametrize("game", list(catalogue))
@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 1.0), ((1920, 1080), 1.5)])
def test_the_whole_story_on_a_tall_page(fly: Fly, game: str, size: tuple[int, int], scale: float) -> None:
    pilot = fly(size, text_scale=scale)
    table = sit_down(pilot, game)
    play_on(pilot, 40)
    while pilot.app.top is not table:  # a list of answers is open
        play_on(pilot, 1)
    pilot.press("j")
    assert kind(pilot) == "ChroniclePage"
    assert untidy(pilot.app.sheet_of(pilot.app.top)) == []
    look = table.look
    whole = table.play.chronicle.whole(look.viewpoint)
    told = [line.text for line in tell(table.board.declared, look.texts, look.view, whole)]
    shown = [node.name for node in pilot.root().walk() if node.role == "log"]
    assert [text for text in told if text in shown] == shown, "every event once, in the order it happened"
    page = pilot.app.top
    assert isinstance(page, ChroniclePage)
    assert page.scroll.offset == page.scroll.furthest, "the news stand at the end"
    pilot.press("escape")
    assert pilot.app.top is table


@pytest.mark.parametrize("game", list(catalogue))
def test_lines_stand_below_the_turn_they_belong_to(fly: Fly, game: str) -> None:
    pilot = fly()
    table = sit_down(pilot, game)
    play_on(pilot, 60)
    look = table.look
    found = parts(table.play.chronicle.whole(look.viewpoint), look, table.board)
    assert sum(head is not None for head, _lines in found) > 1
    assert all(not line.heads for _head, lines in found for line in lines)


def test_the_rule_is_a_small_book(fly: Fly) -> None:
    """No number of a rule in what is said; the book at the question opens the rule of a refusal first."""
    pilot = fly()
    table = sit_down(pilot, "immortal_king")
    table.refuse("Not now.", "IK-075")
    pilot.settle()
    assert [toast.text for toast in pilot.app.toasts] == ["Not now."]
    pilot.click("Read the rule")
    opened = pilot.app.top
    assert isinstance(opened, Rules)
    assert pilot.sees("IK-075")
    pilot.press("escape")
    pilot.click("Read the rule")
    decision = table.play.decision
    assert decision is not None
    assert pilot.sees(table.board.prompt_rule(decision))


def test_somebody_alone_is_told_what_they_missed_and_reads_on_from_there(fly: Fly) -> None:
    pilot = fly()
    setup = next(setup for setup in catalogue["heldentaufe"].setups if len(setup.seats) == 3)
    seats = [Seat(name, "normal" if place else "person") for place, name in enumerate(setup.seats)]
    table = TableScene(pilot.app, pilot.library.start(Match.new("heldentaufe", setup, 5), seats, "one"))
    pilot.app.push(table)
    pilot.settle()
    assert not pilot.app.toasts, "nothing has been missed before the first answer"
    answer(pilot, 1)
    (told,) = (toast.text for toast in pilot.app.toasts)
    assert told.startswith("Erla receives 3 secret missions")
    assert told.endswith("more lines")
    pilot.press("j")
    assert not pilot.app.toasts
    nodes = [node for node in pilot.root().walk() if node.role == "log" or node.id == "news"]
    place = next(number for number, node in enumerate(nodes) if node.id == "news")
    assert all(node.id.startswith("log:") for node in nodes[:place])
    assert all(node.id.startswith("news:") for node in nodes[place + 1 :])
    assert untidy(pilot.app.sheet_of(pilot.app.top)) == []
    pilot.press("escape")
    table.asked()
    assert not pilot.app.toasts, "the same is not told twice"
