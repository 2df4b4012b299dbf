"""The table of Return of the Heroes: map, ways, pins, odds of the Tower, motions, tidy at every size."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any, cast

import pygame
import pytest

from heroes_desktop import locale
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.board.api import LookOf, ShiftOf
from heroes_desktop.desktop.input.node import Node
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.zones import zones
from heroes_desktop.desktop.widgets.camera import Camera
from heroes_desktop.engine import Decision, Event, Match, Option
from heroes_desktop.games.return_of_the_heroes import SETUPS, options, text
from heroes_desktop.games.return_of_the_heroes.art.specs import SpaceTag, Vista
from heroes_desktop.games.return_of_the_heroes.art.vista import build_vista
from heroes_desktop.games.return_of_the_heroes.battle import battle_chance, hit_points
from heroes_desktop.games.return_of_the_heroes.board import ReturnBoard
from heroes_desktop.games.return_of_the_heroes.board.chart import Chart, around, pieces, show_all
from heroes_desktop.games.return_of_the_heroes.board.kingdom import lying_on
from heroes_desktop.games.return_of_the_heroes.board.pins import pins
from heroes_desktop.games.return_of_the_heroes.board.reach import click, reachable
from heroes_desktop.games.return_of_the_heroes.content import MISSIONS, NAMELESS_INDEX
from heroes_desktop.games.return_of_the_heroes.figures import land
from heroes_desktop.games.return_of_the_heroes.kinds import Travel
from heroes_desktop.games.return_of_the_heroes.land import LINES, PIECE_OF, SPACE, SPACES
from heroes_desktop.games.return_of_the_heroes.state import State
from heroes_desktop.games.return_of_the_heroes.text.declared import DECLARED
from heroes_desktop.games.shared.room import Texts
from tests.scenarios.return_of_the_heroes.build import Who, play, start, table

SIZES = (((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5))
BOARD = ReturnBoard()
TEXTS = cast("Texts", text)
DAPHNE = {"q_daphne": 3}


def look_of(match: Match[State], decision: Decision | None = None) -> LookOf[State]:
    """A position as the asked seat sees it."""
    seat = decision.seat if decision is not None else match.pending[0].seat if match.pending else 0
    names = match.setup.seats
    return LookOf(match.view(seat), seat, match.setup, TEXTS, names, palette.PLAYERS[: len(names)], decision)


def laid_out(pilot: Pilot, look: LookOf[State]) -> Sheet:
    """The board and its panels on a sheet."""
    sheet = Sheet(pilot.app.ui)
    pilot.app.ui.letters.shortened.clear()
    place = zones(sheet.metrics, 0)
    with sheet.group("Board", place.board):
        BOARD.draw(sheet, place.felt, look)
    side = place.side.inflate(-2 * sheet.px(26), -2 * sheet.px(22))
    for number, panel in enumerate(BOARD.panels(look)):
        tall = sheet.px(panel.height) - 2 * sheet.px(22)
        area = pygame.Rect(side.x, side.y + number * sheet.px(460), side.w, tall)
        if number == 0 or sheet.metrics.wide:
            with sheet.group(panel.title, area):
                panel.draw(sheet, area, look)
    return sheet


@pytest.fixture(scope="module", params=SIZES, ids=["720p", "1080p", "text150"])
def pilot(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    size, scale = request.param
    home: Path = tmp_path_factory.mktemp("return")
    with Pilot(size, text_scale=scale, home=home) as flying:
        yield flying


def positions() -> Iterator[Match[State]]:
    """Positions that show every part of the table."""
    bearer = Who("elf", at="H4", skills=(4, 9, 2), items=("z_crossbow", "z_chain", "z_potion", "i_amulet"),
                 cubes=(1, 5, 0), quests=DAPHNE, passage="H4", missions=("m_boots", "m_tooth"))  # fmt: skip
    tower = start(table(bearer, Who("warrior"), awake=True, nameless="goddess"))
    yield tower
    play(tower, "start_turn enter_tower")
    yield tower
    busy = Who("dwarf", at="J5", life=2, gold=6, items=("z_boots", "z_chain", "z_potion", "i_sword"),
               cubes=(1, 5, 2), quests={"q_axe": 1, "q_juan": 2}, home="D4",
               missions=("m_boots", "m_tooth", "m_mirabar", "m_capital"))  # fmt: skip
    yield start(
        table(
            busy, Who("warrior", at="J5", missions=("m_rob",)), Who("elf", line="K6", at="K4"),
            Who("priest", at="N4", home="N7"), mode="standard", awake=True, nameless="demon",
            nameless_open=False, bag=["b_mice", "b_pillar"],
            board={"J2": ["b_great_bazaar"], "J3": ["b_gasconier", "h_seer"], "B4": ["s_02", "q2_panpipes"]},
            down={"J1": ["h_troll"], "J4": ["h_spider"]},
        )
    )  # fmt: skip
    shopper = Who("magician", at="J2", gold=9)
    shop = start(table(shopper, Who("warrior"), board={"J2": ["b_great_bazaar"]}, stage="act"))
    play(shop, "choose_action use b_great_bazaar")
    yield shop
    asker = Who("warrior", at="A2", gold=1)
    seer = start(table(asker, Who("elf"), board={"A2": ["h_seer"]}, bag=["token", "b_boat"], stage="act"))
    play(seer, "choose_action use h_seer")
    yield seer
    yield start(table(Who("elf", at="A6"), Who("dwarf"), mode="standard", discovered="ADMP"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_is_tidy(pilot: Pilot, language: str) -> None:
    spoken = locale.language()
    locale.use(language)
    try:
        for match in positions():
            sheet = laid_out(pilot, look_of(match, match.pending[0]))
            assert untidy(sheet) == []
    finally:
        locale.use(spoken)


def _names(node: Node) -> set[str]:
    return {each.name for each in node.walk() if each.action is not None}


ON_THE_TABLE = ("step", "space", "piece", "skill", "opponent", "use", "accept", "take_object", "buy", "tile",
                "keep", "hero", "explore", "item", "protect", "mission", "enter_tower")  # fmt: skip
"""Acts that can be answered on the table itself, not only in the action bar."""


def test_options_can_be_answered_on_the_table(pilot: Pilot) -> None:
    if pilot.app.ui.metrics.narrow or not pilot.app.ui.metrics.wide:
        pytest.skip("parts of the sheet are behind tabs")
    for number, setup in enumerate(SETUPS[::3]):
        choose = random.Random(number)
        match = Match.new("return_of_the_heroes", setup, number)
        for step in range(60):
            if not match.pending:
                break
            decision = match.pending[0]
            if step % 6 == 0:
                look = look_of(match, decision)
                known = _names(laid_out(pilot, look).root)
                for option in decision.options:
                    if option.act in ON_THE_TABLE:
                        assert look.name(option) in known, (decision.kind, str(option))
            match.play(choose.choice(decision.options), decision.seat)


def test_what_happens_moves_without_fault(pilot: Pilot) -> None:
    if pilot.app.ui.metrics.width > 1280:
        pytest.skip("once is enough")
    target = pygame.Surface((1280, 720))
    for number, setup in enumerate(SETUPS[::4]):
        choose = random.Random(number)
        match = Match.new("return_of_the_heroes", setup, number + 20)
        for _step in range(90):
            if not match.pending:
                break
            decision = match.pending[0]
            before = look_of(match, decision)
            places = laid_out(pilot, before).places
            events = match.play(choose.choice(decision.options), decision.seat)
            after = look_of(match)
            shift = ShiftOf(pilot.app.ui, places, laid_out(pilot, after).places, before, after)
            told = (event.for_seat(decision.seat) for event in events)
            seen = [event for event in told if event is not None]
            for motion in BOARD.animate(seen, shift):
                for moment in (0.0, 0.6, 1.0):
                    motion.paint(target, moment)


def test_another_die_is_celebrated_however_many_cubes_come(pilot: Pilot) -> None:
    look = look_of(start(table(Who("warrior"), Who("elf"))))
    places = laid_out(pilot, look).places
    shift = ShiftOf(pilot.app.ui, places, places, look, look)

    def motions(before: int, cubes: int, dice: int) -> int:
        facts = {"seat": 0, "colour": "red", "before": before, "cubes": cubes, "dice": dice, "cause": ""}
        return len(BOARD.animate([Event("cubes", facts)], shift))

    assert motions(1, 3, 3) == motions(1, 2, 3) == motions(2, 3, 3) + 2


def test_every_event_that_is_not_still_moves() -> None:
    moving = {kind for kind, row in DECLARED.events.items() if not row.still}
    assert set(BOARD.moving()) == moving


@pytest.mark.rule("RH-020")
def test_the_gallery_shows_who_may_go_on_the_journey(pilot: Pilot) -> None:
    for name, heroes in (("basic-2", 4), ("standard-2", 5)):
        setup = next(each for each in SETUPS if each.name == name)
        look = look_of(match := Match.new("return_of_the_heroes", setup, 1), match.pending[0])
        shown = {node.id for node in laid_out(pilot, look).root.walk() if node.id.startswith("hero-")}
        assert len(shown) == 2 * heroes


# ways and pins


def test_one_click_walks_several_steps() -> None:
    match = start(table(Who("warrior", at="A7"), Who("elf", at="M3")))
    look = look_of(match, match.pending[0])
    found = reachable(look)
    assert set(found.near) == set(LINES[SPACE["A7"]])
    assert all(way.places[0] in found.near for way in found.ways.values())
    assert max(way.steps for way in found.ways.values()) == 4, "the Warrior's movement"
    taken: list[Sequence[Option]] = []
    end = SPACE["A8"]
    action = click(replace(look, follow=taken.append), found, end)
    assert action is not None
    action()
    assert taken == [[options.STEP[place] for place in found.ways[end].places]]


def test_one_click_answers_piece_and_space() -> None:
    start_setup = next(setup for setup in SETUPS if setup.name == "solo")
    match = Match.new("return_of_the_heroes", start_setup, 3)
    while match.pending[0].kind != "choose_start":
        match.play(match.pending[0].options[0], match.pending[0].seat)
    found = reachable(look_of(match, match.pending[0]))
    assert found.pieces
    assert {PIECE_OF[space] for space in found.behind} == set(found.pieces)


def test_pins_know_what_is_in_play() -> None:
    waiting = start(table(Who("warrior", quests={"q_daphne": 0}), Who("elf"))).state
    (pin,) = [pin for pin in pins(waiting, 0) if pin.kind == "quest"]
    assert (SPACES[pin.space].id, pin.ready) == ("G6", False)
    ready = start(
        table(Who("warrior", quests={"q_daphne": 0}), Who("elf"), board={"G6": ["q1_daphne"]})
    ).state
    assert next(pin for pin in pins(ready, 0) if pin.kind == "quest").ready
    home = start(table(Who("dwarf", quests={"q_juan": 2}, home="D4"), Who("elf"))).state
    assert SPACES[next(pin for pin in pins(home, 0) if pin.kind == "quest").space].id == "D4"
    hurt = start(table(Who("warrior", life=1), Who("elf"))).state
    assert {SPACES[pin.space].id for pin in pins(hurt, 0) if pin.kind == "need"} == {"A7", "N5", "I5"}


def test_pins_leave_the_labels_of_hidden_places_free(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    labels: list[pygame.Rect] = []
    draw = Sheet.art

    def noted(sheet: Sheet, spec: object, *where: Any, **more: Any) -> pygame.Rect:
        rect = draw(sheet, spec, *where, **more)
        if isinstance(spec, SpaceTag):
            labels.append(rect)
        return rect

    monkeypatch.setattr(Sheet, "art", noted)
    hidden = [
        row.id
        for row in MISSIONS
        if isinstance(row.task, Travel) and SPACES[SPACE[row.task.to]].colour in ("red", "green", "yellow")
    ]
    hurt = Who("warrior", life=1, missions=tuple(hidden[:4]))
    look = look_of(start(table(hurt, Who("elf"))))
    laid_out(pilot, look)
    show_all(look.memory["camera"])
    labels.clear()
    sheet = laid_out(pilot, look)
    shown = [node.rect.inflate(-4, -4) for node in sheet.root.walk() if node.id.startswith("pin-")]
    assert len(shown) > 4
    assert [rect for rect in shown if rect.collidelist(labels) >= 0] == []


# the map


def test_facing_entries_meet_wherever_pieces_lie() -> None:
    turns = dict(zip("ABCDEFGHIJKLMNOP", [0, 1, 2, 3] * 4, strict=True))
    state = start(table(mode="standard", turns=turns)).state
    chart = Chart(200, 0, 0, pygame.Rect(0, 0, 800, 800), land(state))
    for space, other in enumerate(chart.lay.joints):
        here = chart.point(space)
        assert here is not None
        assert chart.piece(chart.lay.position[PIECE_OF[space]]).collidepoint(here)
        if other >= 0:
            there = chart.point(other)
            assert there is not None
            assert abs(here[0] - there[0]) + abs(here[1] - there[1]) < 0.30 * 200


def test_a_piece_knows_its_neighbours() -> None:
    shown = pieces(start(table()).state)
    assert around(shown, 0) == (-1, -1, -1, -1, 0, 4, -1, 16, 20)
    assert around(shown, 5)[4] == 20


def test_the_whole_map_can_always_be_seen(pilot: Pilot) -> None:
    """At first pieces are large enough to be read; one button shows all of them, from any zoom."""
    look = look_of(start(table(awake=True)))
    laid_out(pilot, look)
    camera: Camera = look.memory["camera"]
    for notches in (0, 3):
        camera.zoom(notches - camera.notches)
        laid_out(pilot, look)
        show_all(camera)
        laid_out(pilot, look)
        assert max(camera.content) <= min(camera.rect.size)


@pytest.mark.parametrize(("x", "y"), [(0, 0), (1000, 1000), (500, 880)])
def test_the_picture_of_a_place_stays_on_its_piece(x: int, y: int) -> None:
    picture = build_vista(Vista(60, 26, (0,) * 9, 0, x, y), 1.0)
    assert picture.size == (60, 26)
    assert picture.getpixel((30, 13))[3] == 255


def test_guardians_lie_on_their_gates() -> None:
    state = start(table(awake=True)).state
    assert lying_on(state, SPACE["H4"]) == [state.guardians[2]]
    assert lying_on(start(table()).state, SPACE["H4"]) == []


# the Tower


def _lowest(dice: int, target: int) -> float:
    rolls = list(product(range(1, 7), repeat=dice))
    return sum(sum(sorted(roll)[:2]) <= target for roll in rolls) / len(rolls)


@pytest.mark.rule("RH-D122")
def test_the_chance_of_the_final_battle_is_exact() -> None:
    sure = start(
        table(Who("warrior", skills=(3, 3, 11), items=("i_sword",), cubes=(0, 0, 8)), Who("elf"))
    ).state
    weak = start(table(Who("warrior", life=1, skills=(2, 2, 8)), Who("elf"))).state
    king = NAMELESS_INDEX["king"]
    one = _lowest(2, 5)
    hit = weak.heroes[0]
    assert battle_chance(weak, hit, king, 1) == pytest.approx(one)
    assert battle_chance(weak, hit, king, 3) == pytest.approx(one**3), "the first failure is the last"
    two = start(table(Who("warrior", life=2, skills=(2, 2, 8)), Who("elf"))).state
    leech = one * 1.0 + (1 - one) * one * one
    assert battle_chance(two, two.heroes[0], king, 1) == pytest.approx(leech), "a wound adds to his life"
    strong = sure.heroes[0]
    assert battle_chance(sure, strong, king) > 0.99
    armoured = start(table(Who("warrior", life=1, items=("z_chain", "z_shield")), Who("elf"))).state
    assert hit_points(armoured, armoured.heroes[0]) == 4
