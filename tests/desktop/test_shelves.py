"""Any number of games on the table: the hub and every page that lists games, from one game to eight."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.hub.hub import tales
from heroes_desktop.desktop.scenes.pages.new_match import NewMatch
from heroes_desktop.desktop.scenes.pages.rules import Rules
from heroes_desktop.desktop.scenes.pages.saved import Saved
from heroes_desktop.desktop.scenes.pages.statistics import Statistics
from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import texts
from heroes_desktop.library import Library, Seat
from heroes_desktop.terminal import lobby
from heroes_desktop.terminal.console import Closed
from tests.terminal.stage import ScriptedConsole

from .shelves import MADE_UP, shelf

Fly = Callable[..., Pilot]
SCREENS = [((1280, 720), 1.5), ((1920, 1080), 1.5), ((1280, 720), 1.0)]

pytestmark = pytest.mark.usefixtures("telling")


@pytest.fixture(params=range(1, 9))
def games(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    with shelf(request.param) as ids:
        assert len(ids) == request.param
        yield ids


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "text"), SCREENS)
def test_every_shelf_is_tidy(
    fly: Fly, games: list[str], size: tuple[int, int], text: float, language: str
) -> None:
    pilot = fly(size, text_scale=text, language=language)
    app = pilot.app
    for game in games:
        match = Match.new(game, catalogue[game].setups[0], 1)
        pilot.library.start(match, [Seat(name) for name in match.setup.seats], game)
    app.top.resumed()
    pilot.settle()
    cards = [node for node in pilot.root().walk() if node.role == "card"]
    assert [node.id for node in cards] == [f"game:{game}" for game in games]
    faults = [f"hub: {fault}" for fault in untidy(app.sheet_of(app.top))]
    pages = [NewMatch(app, games[-1]), Rules(app, games[-1]), Statistics(app), Saved(app)]
    for page in pages:
        app.push(page)
        faults += [f"{type(page).__name__}: {fault}" for fault in untidy(app.sheet_of(page))]
        listed = {node.id for node in pilot.root().walk()}
        if isinstance(page, NewMatch | Rules) and len(games) > 1:
            assert {f"game:{game}" for game in games} <= listed
        app.pop()
    assert not faults, "\n".join(faults)


def test_the_rules_of_every_game_are_one_click_away(fly: Fly) -> None:
    pilot = fly()
    page = Rules(pilot.app, next(iter(catalogue)))
    pilot.app.push(page)
    for game, info in catalogue.items():
        pilot.click(f"game:{game}")
        assert page.game == game
        assert page.rules()[0].id.startswith(info.prefix)
        assert {rule.game for rule in page.rules()} == {game}


def test_a_match_of_a_game_that_has_left_the_table_is_still_listed(fly: Fly) -> None:
    pilot = fly()
    with shelf(8):
        game = MADE_UP[0][0]
        match = Match.new(game, catalogue[game].setups[0], 1)
        pilot.library.start(match, [Seat(name) for name in match.setup.seats], "An old one")
    pilot.app.push(Saved(pilot.app))
    pilot.settle()
    assert pilot.sees("An old one")


def test_the_terminal_lists_them_all(games: list[str]) -> None:
    console = ScriptedConsole()
    with Library.temporary() as library, pytest.raises(Closed):
        lobby.new_match(console, library)
    titles = [texts(game).title() for game in games]
    assert len(titles) == 1 or all(
        f"{number}. {title}" in console.written for number, title in enumerate(titles, 1)
    )


def test_there_is_a_word_for_any_number() -> None:
    assert tales(1).startswith("One tale ")
    assert tales(8).startswith("Eight tales ")
    assert tales(13).startswith("13 tales ")
