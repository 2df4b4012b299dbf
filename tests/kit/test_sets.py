"""Sets are chosen in any order: clicks in the gallery and numbers typed in the terminal, in every game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress

import pytest

from heroes_desktop.desktop.board.gathering import DONE
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.engine import Match, Option
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import set_choice
from heroes_desktop.games.shared.sets import SetChoice
from heroes_desktop.library import Library
from heroes_desktop.terminal.console import Closed
from heroes_desktop.terminal.match_screen import Sitting
from tests.terminal.conftest import library
from tests.terminal.stage import ScriptedConsole

from .positions import GAMES, people, rather, sit_down

__all__ = ["library"]
Fly = Callable[..., Pilot]
EARLY = 40
"""Answers after which no more sets are looked for in a match."""
TRIES = 2


def asked_for_sets(game: str) -> Iterator[tuple[Match, SetChoice]]:
    """The questions for sets in every setup, each kind once."""
    for setup in catalogue[game].setups:
        match, pick, known = Match.new(game, setup, 6), random.Random(6), set[str]()
        while match.pending and match.played < EARLY:
            decision = match.pending[0]
            choice = set_choice(game, match.view(decision.seat), decision)
            if choice is not None and decision.kind not in known and len(decision.options) > 1:
                known.add(decision.kind)
                yield match.clone(), choice
            match.play(rather(game, decision, pick), decision.seat)


WITH_SETS = [game for game in GAMES if any(True for _asked in asked_for_sets(game))]


def wanted(choice: SetChoice, pick: random.Random) -> list[Option]:
    """Any set the question allows, in any order, without what is taken already."""
    free = [thing for thing in choice.things if thing not in choice.taken]
    taken = len(choice.taken)
    return pick.sample(free, pick.randint(max(1, choice.least - taken), min(len(free), choice.most - taken)))


def kinds(choice: SetChoice, options: list[Option]) -> Counter[Hashable]:
    """What is in a set, things that are alike counted together."""
    return Counter(choice._kind(option) for option in options if option in choice.things)


def told(match: Match, before: int, kind: str) -> list[Option]:
    """What the engine was told of the set; the question's name ends with it."""
    return [each.option for each in match.record().choices[before:] if each.option.act == kind]


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", WITH_SETS)
def test_any_order_of_clicks_chooses_any_set(fly: Fly, game: str) -> None:
    pilot, pick = fly(), random.Random(game)
    for match, choice in asked_for_sets(game):
        for _try in range(TRIES):
            table = sit_down(pilot, Match.load(match.dump()))
            clicks = wanted(choice, pick)
            stray = [thing for thing in choice.things if thing not in {*clicks, *choice.taken}][:1]
            for thing in [*stray, *clicks[:1], *stray, *clicks[1:]]:  # one is picked and put back
                _toggle(pilot, thing)
            pilot.click(DONE)
            assert kinds(choice, told(table.session.match, match.played, clicks[0].act)) == kinds(
                choice, clicks
            )
            pilot.app.home()


def _toggle(pilot: Pilot, thing: Option) -> None:
    """A click on a card of the gallery, where there is one, or on its button."""
    nodes = {node.id: node for node in pilot.root().walk()}
    node = nodes.get(f"gallery:{thing}") or nodes[f"option:{thing}"]
    assert node.action is not None
    node.action()
    pilot.settle()


@pytest.mark.parametrize("game", WITH_SETS)
def test_any_order_of_numbers_chooses_any_set(game: str, library: Library) -> None:
    pick = random.Random(game)
    for match, choice in asked_for_sets(game):
        for _try in range(TRIES):
            typed = wanted(choice, pick)
            free = [thing for thing in choice.things if thing not in choice.taken]
            numbers = " ".join(str(free.index(thing) + 1) for thing in typed)
            session = library.start(Match.load(match.dump()), people(match, shared=False), "kit")
            with suppress(Closed):
                Sitting(ScriptedConsole(numbers, "quit"), session).run()
            assert kinds(choice, told(session.match, match.played, typed[0].act)) == kinds(choice, typed)
