"""What the golden pictures show: each widget once, each shared scene once."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import patch

import pygame

from heroes_desktop.desktop.art import CardFace, Die, Felt
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.proving.match_tour import act, until
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.proving.samples import SAMPLES
from heroes_desktop.desktop.scenes.dialogs.dialog import Question
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.new_match import NewMatch
from heroes_desktop.desktop.scenes.pages.replay import Replay
from heroes_desktop.desktop.widgets import (
    Face,
    action_button,
    button,
    card,
    choice,
    counter,
    dice_tray,
    explained_choice,
    gauge,
    heading,
    icon_button,
    leather,
    odds_bar,
    odds_chart,
    paper,
    pill,
    ribbon,
    slider,
    tabs,
    toggle,
)
from heroes_desktop.engine import Match, situation
from heroes_desktop.games import catalogue
from heroes_desktop.games.immortal_king.content import CARDS
from heroes_desktop.library import Seat
from heroes_desktop.players import make

from . import heldentaufe_positions, tenefyr_positions
from .golden_parts import pictures

GAME = "immortal_king"


def _nothing(*_arguments: object) -> None:
    return None


def _buttons(sheet: Sheet, rect: pygame.Rect) -> None:
    kinds = ("primary", "secondary", "ghost", "final", "magic", "good", "paper")
    for number, kind in enumerate(kinds):
        place = pygame.Rect(rect.x + number % 3 * 130, rect.y + number // 3 * 66, 120, 56)
        button(sheet, place, Face(kind, kind, "mdi:check-bold", "K", 18), _nothing)
    button(
        sheet, pygame.Rect(rect.x + 130, rect.y + 132, 120, 56), Face("off", size=18), None, reason="why not"
    )


def _actions(sheet: Sheet, rect: pygame.Rect) -> None:
    for number, label in enumerate(("Move", "Spend Courage", "Rest")):
        action_button(
            sheet,
            pygame.Rect(rect.x + number * 92, rect.y, 84, 80),
            Face(label, icon="shoe-prints", key="M"),
            _nothing,
        )
    icon_button(sheet, pygame.Rect(rect.x, rect.y + 100, 40, 40), "mdi:cog", "Settings", _nothing)


def _controls(sheet: Sheet, rect: pygame.Rect) -> None:
    inside = heading(sheet, "Controls", paper(sheet, rect), icon="mdi:tune")
    toggle(sheet, pygame.Rect(inside.x, inside.y, 300, 34), "Show odds", True, _nothing)
    slider(sheet, pygame.Rect(inside.x, inside.y + 40, 300, 34), "Volume", 0.6, _nothing)
    values = [(1, "slow"), (2, "normal"), (3, "fast")]
    choice(sheet, pygame.Rect(inside.x, inside.y + 80, 300, 38), "Speed", values, 2, _nothing)


def _choices(sheet: Sheet, rect: pygame.Rect) -> None:
    inside = paper(sheet, rect)
    values = [
        (1, "The party", "Down the corridors."),
        (2, "The dungeon", "Wear the party down."),
        (3, "Chance", ""),
    ]
    explained_choice(sheet, inside, "Sides", values, 2, _nothing)


def _tabs(sheet: Sheet, rect: pygame.Rect) -> None:
    tabs(
        sheet,
        pygame.Rect(rect.x, rect.y, rect.w, 46),
        [("Hero", "player"), ("Log", "quill-ink")],
        0,
        _nothing,
    )
    inside = heading(
        sheet, "Leather", leather(sheet, pygame.Rect(rect.x, rect.y + 56, rect.w, 120)), dark=True
    )
    pill(sheet, "2 steps", inside.x, inside.y, "topleft", icon="shoe-prints")
    ribbon(sheet, "Corridors", inside.x + 130, inside.y, "#7A2C22")


def _meters(sheet: Sheet, rect: pygame.Rect) -> None:
    inside = leather(sheet, rect)
    odds_bar(sheet, pygame.Rect(inside.x, inside.y, 200, 12), 0.5, 0.2, "odds")
    gauge(sheet, pygame.Rect(inside.x, inside.y + 20, 200, 12), 0.4, "#E2B04A", "gauge")
    bars = [(str(number), 0.1 + 0.05 * number, number > 3) for number in range(1, 7)]
    odds_chart(sheet, pygame.Rect(inside.x, inside.y + 40, inside.w, inside.h - 40), bars, "needed: 4")


def _pieces(sheet: Sheet, rect: pygame.Rect) -> None:
    face = CardFace(100, 140, "enemy", "Brute", family="demon", power="7", type_line="Demon")
    card(sheet, face, rect.x, rect.y, "Brute", action=_nothing, halo="legal")
    counter(
        sheet,
        pygame.Rect(rect.x + 120, rect.y, 150, 70),
        "Courage",
        4,
        colour="#C77E26",
        icon="lion",
        dark=True,
    )
    dice_tray(
        sheet,
        pygame.Rect(rect.x + 120, rect.y + 80, 240, 100),
        [(Die(6, 5, 50), "five", ""), (Die(12, 8, 60, "red"), "eight", "")],
    )


WIDGETS: dict[str, Callable[[Sheet, pygame.Rect], None]] = {
    "buttons": _buttons,
    "actions": _actions,
    "controls": _controls,
    "choices": _choices,
    "tabs": _tabs,
    "meters": _meters,
    "pieces": _pieces,
}


def frames() -> Iterator[tuple[str, pygame.Surface]]:
    """All pictures by name, with one game on the table however many there are."""
    with (
        tempfile.TemporaryDirectory() as home,
        patch.dict(catalogue, {GAME: catalogue[GAME]}, clear=True),
        Pilot((1280, 720), home=Path(home), patient=True) as pilot,
    ):
        yield from _widgets(pilot)
        yield from pictures(pilot.app.ui)
        yield "scene_hub", pilot.frame().copy()
        yield from _pages(pilot)
        yield from _boards(pilot)
        yield from _match(pilot)
        yield from _finished(pilot)


def _widgets(pilot: Pilot) -> Iterator[tuple[str, pygame.Surface]]:
    for name, draw in WIDGETS.items():
        sheet = Sheet(pilot.app.ui)
        sheet.art(Felt(420, 220, "#22423A"), 0, 0)
        draw(sheet, pygame.Rect(16, 16, 388, 188))
        surface = pygame.Surface((420, 220))
        sheet.render(surface)
        sheet.render_halos(surface, 1.0)
        yield f"widget_{name}", surface


def _pages(pilot: Pilot) -> Iterator[tuple[str, pygame.Surface]]:
    app = pilot.app
    for name, opened in SAMPLES.items():
        app.push(opened(app))
        pilot.settle()
        app.toasts.clear()
        yield f"scene_{name}", pilot.frame().copy()
        app.pop()
        pilot.settle()


def _match(pilot: Pilot) -> Iterator[tuple[str, pygame.Surface]]:
    """A duel of two people from the first curtain to the first fight, and what can be opened on the way."""
    app = pilot.app
    new = NewMatch(app, GAME)
    new.plan.seed = 7
    app.push(new)
    for chair in new.chairs:
        chair.player = "person"
    new.start()
    pilot.settle()
    assert until(pilot, "Curtain")
    yield "scene_curtain", pilot.frame().copy()
    for kind in ("construction_swap", "choose_target", "window1"):
        scene = _ask(pilot, kind)
        yield f"table_{kind}", pilot.frame().copy()
        if kind == "choose_target":
            scene.inspect(("lane", 0))
            pilot.settle()
            yield "scene_zoom", pilot.frame().copy()
            app.pop()
            pilot.settle()


def _finished(pilot: Pilot) -> Iterator[tuple[str, pygame.Surface]]:
    """A match between computers up to its last answer, given by hand: its end, and half of it once more."""
    match, player = Match.new(GAME, catalogue[GAME].setups[0], 7), make(GAME, "easy")
    while match.pending:
        decision = match.pending[0]
        match.play(player.think(situation(match, decision)).option, decision.seat)
    record = match.record()
    *before, last = record.choices
    again = Match.opening(record)
    for number, choice_made in enumerate(before):
        again.replay_choice(choice_made, number)
    app = pilot.app
    seats = [
        Seat(name, "person" if seat == last.seat else "easy") for seat, name in enumerate(again.setup.seats)
    ]
    table = TableScene(app, app.library.start(again, seats, "A duel"))
    app.push(table)
    pilot.settle()
    table.play.choose(last.option)  # whatever it is, nobody asks whether it is meant
    pilot.settle()
    if isinstance(app.top, Question):  # an answer that loses is asked about once more
        pilot.click(app.top.yes)
    app.toasts.clear()
    yield "scene_end", pilot.frame().copy()
    pilot.press("w")
    watched = app.top
    assert isinstance(watched, Replay)
    watched.go(watched.length // 2)
    pilot.settle()
    yield "scene_replay", pilot.frame().copy()
    app.home()
    pilot.settle()


def _boards(pilot: Pilot) -> Iterator[tuple[str, pygame.Surface]]:
    """Tables of Heldentaufe: above ground, below, and while the monsters play; of Tenefyr: the village, a
    fight, the Boss."""
    for game, places, names in (
        ("heldentaufe", heldentaufe_positions, ("hero", "fight", "monster_action")),
        ("tenefyr", tenefyr_positions, ("village", "fight", "boss")),
    ):
        for name in names:
            places.visit(pilot, name)
            pilot.app.toasts.clear()
            yield f"{game}_{name}", pilot.frame().copy()
            pilot.app.home()
            pilot.settle()


def _ask(pilot: Pilot, kind: str) -> TableScene:
    """Play on to a question, with the dungeon in plain order: pictures must not depend on a shuffle."""
    for _step in range(200):
        scene = pilot.app.top
        decision = scene.play.decision if isinstance(scene, TableScene) else None
        if isinstance(scene, TableScene) and decision is not None and decision.kind == kind:
            _in_order(scene)
            pilot.app.toasts.clear()
            pilot.settle()
            return scene
        act(pilot, 0)
    raise AssertionError(f"{kind} never came")


def _in_order(scene: TableScene) -> None:
    state = scene.session.match.state
    cards = iter([card.face for card in reversed(CARDS) if card.kind == "dungeon" and card.box == 1])
    for corridor in state.corridors:
        for instance in (corridor.guard, *corridor.pile):
            state.faces[instance] = next(cards)
    scene.play.steps.clear()
    scene.changed()
