"""Every shortcut that is shown works; a seat has one name in prompt, chip, chronicle and end page."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.input.node import Node
from heroes_desktop.desktop.proving.match_tour import kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.proving.samples import SAMPLES
from heroes_desktop.desktop.scenes.match.chronicle import parts
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.end import End
from heroes_desktop.desktop.scenes.pages.replay import Replay
from heroes_desktop.engine import Match, situation
from heroes_desktop.games.shared.lessons import lesson
from heroes_desktop.library import Seat, start_lesson
from heroes_desktop.locale import _
from heroes_desktop.players import make
from heroes_desktop.table.names import given_names

from .positions import GAMES, every, first_setups, positions, sit_down

Fly = Callable[..., Pilot]
PARTS = 8
"""One position in so many is looked at."""
TEACHES = 12
MOST_CHOICES = 1_500
PRONOUNS = {"You", "Vous"}
"""What the learner is called; elsewhere words of a sentence."""


def dead_keys(pilot: Pilot) -> list[str]:
    """Keys shown on the screen in front that do not do what their button does."""
    sheet = pilot.app.sheet_of(pilot.app.top)
    found = []
    for node in list(sheet.root.walk()):
        if node.key and node.focusable and node.enabled:
            used = _pressed(pilot, node)
            if used != [node.id]:
                found.append(f"{type(pilot.app.top).__name__}: {node.key} of {node.id} does {used}")
    return found


def _pressed(pilot: Pilot, node: Node) -> list[str]:
    """What a key really reaches, without doing it."""
    used: list[str] = []
    nodes = [each for each in pilot.root().walk() if each.key]
    kept = [(each, each.action, each.hold) for each in nodes]
    for each in nodes:
        if each.hold is not None:
            each.hold = lambda on, each=each: used.append(each.id) if on else None  # type: ignore[misc]
        else:
            each.action = lambda each=each: used.append(each.id)  # type: ignore[misc]
    pilot.key_down(node.key.lower())
    pilot.key_up(node.key.lower())
    for each, action, hold in kept:
        each.action, each.hold = action, hold
    return used


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", GAMES)
def test_shortcuts_at_the_table(fly: Fly, game: str) -> None:
    pilot = fly()
    faults: list[str] = []
    for name in every(list(positions(game)), 1, PARTS):
        table = sit_down(pilot, Match.load(positions(game)[name]))
        if pilot.app.top is table:
            faults += dead_keys(pilot)
        pilot.app.home()
        pilot.settle()
    assert not faults, "\n".join(sorted(set(faults)))


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", [game for game in GAMES if lesson(game) is not None])
def test_shortcuts_in_a_lesson(fly: Fly, game: str) -> None:
    pilot = fly()
    table = TableScene(pilot.app, start_lesson(pilot.app.library, game))
    pilot.app.push(table)
    pilot.settle()
    faults: list[str] = []
    for _step in range(TEACHES):
        faults += dead_keys(pilot)
        while pilot.app.top is not table:
            pilot.app.pop()
        pilot.settle()
        faults += dead_keys(pilot)
        decision = table.play.decision
        assert decision is not None
        table.choose(decision.options[0])
        pilot.settle()
    assert not faults, "\n".join(sorted(set(faults)))


@pytest.mark.usefixtures("telling")
def test_shortcuts_of_pages(fly: Fly) -> None:
    pilot = fly()
    faults = dead_keys(pilot)
    for opened in SAMPLES.values():
        pilot.app.push(opened(pilot.app))
        pilot.settle()
        faults += dead_keys(pilot)
        pilot.app.pop()
        pilot.settle()
    assert not faults, "\n".join(faults)


# names


def ended(pilot: Pilot, game: str) -> TableScene:
    """A whole match of one person with a name against computers, at its end page."""
    setup = first_setups(game)[-1]
    match = Match.new(game, setup, 4)
    player = make(game, "easy")
    while match.pending and match.played < MOST_CHOICES:
        decision = match.pending[0]
        match.play(player.think(situation(match, decision)).option, decision.seat)
    seats = [
        Seat("Nora" if not seat else name, "easy" if seat else "person")
        for seat, name in enumerate(setup.seats)
    ]
    table = TableScene(pilot.app, pilot.app.library.start(match, seats, game))
    pilot.app.push(table)
    pilot.settle()
    return table


def strange(game: str, text: str, names: tuple[str, ...]) -> list[str]:
    """Names in a text that no seat wears at this table."""
    bare = {part for name in names for part in (name, *re.findall(r"\((.*)\)", name))}
    others = {name for name in given_names(game) if name not in bare} - PRONOUNS
    return [name for name in others if re.search(rf"\b{re.escape(name)}\b", text)]


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_has_one_name(fly: Fly, game: str, language: str) -> None:
    pilot = fly(language=language)
    faults: list[str] = []
    picked = random.Random(3).sample(list(positions(game)), 5)
    for name in picked:
        table = sit_down(pilot, Match.load(positions(game)[name]))
        faults += at_the_table(pilot, game, table)
        pilot.app.home()
        pilot.settle()
    table = ended(pilot, game)
    if table.session.match.outcome is not None:
        assert kind(pilot) == "End"
        faults += at_the_end(pilot, game, table)
        pilot.press("w")
        assert isinstance(pilot.app.top, Replay)
        faults += dead_keys(pilot)
    assert not faults, "\n".join(sorted(set(faults)))


def at_the_table(pilot: Pilot, game: str, table: TableScene) -> list[str]:
    look, decision = table.look, table.play.decision
    nodes = {node.id: node for node in pilot.app.sheet_of(table).root.walk()}
    found = []
    for seat, name in enumerate(look.seat_names):
        if nodes[f"seat:{seat}"].name != name:
            found.append(f"the chip of {name} says {nodes[f'seat:{seat}'].name}")
    if decision is not None:
        prompt = nodes["prompt"].name
        title = table.prompt().title
        if "\n" not in look.texts.prompt(look.view, decision) and title not in (
            look.seat_names[decision.seat],
            _("Together"),
        ):
            found.append(f"the prompt calls {look.seat_names[decision.seat]} {title}")
        found += [f"prompt: {name} in {prompt}" for name in strange(game, prompt, look.seat_names)]
    for head, lines in parts(table.play.chronicle.whole(look.viewpoint), look, table.board):
        for line in [*([head] if head is not None else []), *lines]:
            found += [
                f"chronicle: {name} in {line.text}" for name in strange(game, line.text, look.seat_names)
            ]
    return found


def at_the_end(pilot: Pilot, game: str, table: TableScene) -> list[str]:
    end, names = pilot.app.top, table.look.seat_names
    assert isinstance(end, End)
    found = dead_keys(pilot)
    for seat, name in enumerate(names):
        shown = [node.name for node in pilot.root().walk() if node.id == f"seat:{seat}"]
        found += [f"the end page calls {name} {told}" for told in shown if not told.startswith(name)]
    for told in (end.name, *(line.text for _number, line in end.points)):
        found += [f"end: {name} in {told}" for name in strange(game, told, names)]
    return found
