"""The table of Reflets d'Acide: recruits, dice laid by hand, the Track, the final count, pictures."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

import pygame
import pytest

from heroes_desktop.desktop.art.people.figures import figure_for
from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.moments import moments
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Match, Setup, situation
from heroes_desktop.games.reflets_acide.art.busts import BUSTS
from heroes_desktop.games.reflets_acide.board import assigning, final_count, lanes
from heroes_desktop.games.reflets_acide.board.motion import MOTIONS
from heroes_desktop.games.reflets_acide.content import FACES, HEROES, Beast, Door, Hero, Room, Treasure, Zone
from heroes_desktop.games.reflets_acide.figures import value
from heroes_desktop.games.reflets_acide.objectives import CRITICAL, FAILURE, FUMBLE, SUCCESS, stat
from heroes_desktop.games.reflets_acide.scoring import team_lines, vile_lines
from heroes_desktop.games.reflets_acide.text import effects, losing, words
from heroes_desktop.games.reflets_acide.text.named import Asked
from heroes_desktop.games.reflets_acide.text.tale import tale
from heroes_desktop.games.reflets_acide.text.words import cap
from heroes_desktop.library import Seat
from heroes_desktop.players import make

Fly = Callable[..., Pilot]
GAME = "reflets_acide"
SCREENS = [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 1.5)]


@cache
def data(name: str) -> bytes:
    """The stored match at a moment."""
    return next(moment.data for moment in moments(GAME) if moment.name == name)


def sit_down(pilot: Pilot, stored: bytes) -> TableScene:
    """A stored match, the one asked in front of the screen."""
    match = Match.load(stored)
    asked = match.pending[0].seat
    seats = [Seat(who, "person" if seat == asked else "easy") for seat, who in enumerate(match.setup.seats)]
    table = TableScene(pilot.app, pilot.app.library.start(match, seats, GAME))
    pilot.app.push(table)
    pilot.settle()
    return table


def ids(pilot: Pilot) -> set[str]:
    return {node.id for node in pilot.root().walk()}


# tidy


@cache
def positions() -> dict[str, bytes]:
    """A stored match for every kind of question computers come across in a few games of each size."""
    found: dict[str, bytes] = {}
    for number, (mode, names) in enumerate(
        (("solo", ("Ann",)), ("duo", ("Ann", "Ben")), ("trio", ("Ann", "Ben", "Cid")))
    ):
        for seed in range(1, 5):
            tokens = "strategic" if seed % 2 else "quick"
            match = Match.new(
                GAME, Setup(mode, names, {"challenge": "aise", "tokens": tokens}), seed + 10 * number
            )
            player = make(GAME, "easy")
            while match.pending:
                decision = match.pending[0]
                found.setdefault(decision.kind, match.dump())
                match.play(player.think(situation(match, decision)).option, decision.seat)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "text"), SCREENS)
def test_every_question_is_tidy(fly: Fly, size: tuple[int, int], text: float, language: str) -> None:
    pilot = fly(size, text_scale=text, language=language)
    faults = {}
    for kind, stored in positions().items():
        pilot.app.ui.letters.shortened.clear()
        table = sit_down(pilot, stored)
        faults[kind] = untidy(pilot.app.sheet_of(table))
        pilot.app.home()
        pilot.settle()
    assert len(faults) > 30
    assert {kind: found for kind, found in faults.items() if found} == {}


# recruits


@pytest.mark.parametrize("language", ["en", "fr"])
def test_recruits_show_all_their_skills(fly: Fly, language: str) -> None:
    pilot = fly(language=language)
    table = sit_down(pilot, data("replace_hero"))
    view = table.look.view
    written = [text.text for text in pilot.app.sheet_of(table).texts]
    for member in view.team:
        hero = HEROES[view.faces[member.card]]
        told = "\n".join(cap(effects.skill(skill)) for skill in hero.skills)
        assert told in written
    assert pilot.app.ui.letters.shortened == set()


# what is open


def test_a_card_turned_up_on_the_road_lies_on_the_table(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, data("equip"))
    assert table.look.decision is not None
    view, card = table.look.view, int(table.look.decision.about["card"])
    assert view.hazard is None
    [shown] = [node for node in pilot.root().walk() if node.name == words.name(view.faces[card])]
    assert shown.rect.h > 200


@pytest.mark.rule("NA-085", "NA-086")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "text"), SCREENS)
def test_the_danger_is_in_sight_and_follows_the_brake(
    fly: Fly, size: tuple[int, int], text: float, language: str
) -> None:
    pilot = fly(size, text_scale=text, language=language)
    table = sit_down(pilot, data("brake"))
    told = [danger(pilot)]
    table.choose(table.look.options("pay")[0])  # a step short of the team: caught only if it stood still
    pilot.settle()
    told.append(danger(pilot))
    assert told == ["pris !" if language == "fr" else "caught!", "100 %"]


def danger(pilot: Pilot) -> str:
    """The chance of being caught as it stands beside the distance."""
    [found] = [node.name for node in pilot.root().walk() if node.id == "danger"]
    return found.rpartition(": ")[2].replace("\u202f", " ").replace("\xa0", " ")


@pytest.mark.parametrize("name", ["catch_up", "assign_dice", "replace_hero"])
def test_everything_offered_can_be_reached_with_large_letters(fly: Fly, name: str) -> None:
    pilot = fly((1920, 1080), text_scale=1.5)
    sit_down(pilot, data(name))
    assert "more" in ids(pilot)


# dice laid by hand


def board_of(table: TableScene) -> int:
    return int(table.look.options("assign")[0].args[0])


def test_dice_lie_in_the_best_way_until_somebody_moves_them(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, data("assign_dice"))
    now = assigning.lying(table.look)
    best = max(assigning.order_worth(table.look, option) for option in table.look.options("assign"))
    assert assigning.order_worth(table.look, now) == best
    assert "lay" in ids(pilot)


def different(order: assigning.Order) -> tuple[int, int]:
    """Two places with unlike dice."""
    return next(
        (one, other)
        for one in range(len(order))
        for other in range(one + 1, len(order))
        if order[one] != order[other]
    )


def test_two_clicks_swap_dice_and_the_button_lays_them(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, data("assign_dice"))
    before = assigning.order(assigning.lying(table.look))
    one, other = different(before)
    first = board_of(table) * 3
    pilot.click(f"die:{first + one}")
    assert assigning.held(table.look) == one
    pilot.click(f"die:{first + other}")
    after = assigning.lying(table.look)
    wanted = list(before)
    wanted[one], wanted[other] = wanted[other], wanted[one]
    assert list(assigning.order(after)) == wanted
    played = table.session.match.played
    pilot.click("lay")
    record = table.session.match.record()
    assert record.choices[played].option == after


def test_a_die_put_down_again_stays_where_it_was(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, data("assign_dice"))
    before = assigning.lying(table.look)
    first = board_of(table) * 3
    pilot.click(f"die:{first}")
    pilot.click(f"die:{first}")
    assert assigning.held(table.look) == -1
    assert assigning.lying(table.look) == before


def test_a_die_is_dragged_to_another_hero(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, data("assign_dice"))
    before = assigning.order(assigning.lying(table.look))
    one, other = different(before)
    first = board_of(table) * 3
    start, end = pilot.find(f"die:{first + one}"), pilot.find(f"column-{first + other + 1}")
    goal = (end.seen.centerx, end.seen.y + 6)
    pilot._send(pygame.MOUSEMOTION, pos=start.seen.center, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    pilot._send(pygame.MOUSEBUTTONDOWN, pos=start.seen.center, button=1, touch=False)
    pilot._send(pygame.MOUSEMOTION, pos=goal, rel=(40, 0), buttons=(1, 0, 0), touch=False)
    pilot._send(pygame.MOUSEBUTTONUP, pos=goal, button=1, touch=False)
    pilot.settle()
    after = assigning.order(assigning.lying(table.look))
    assert (after[one], after[other]) == (before[other], before[one])


def test_the_best_way_is_one_key(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, data("assign_dice"))
    best = assigning.ways(table.look)[0]
    played = table.session.match.played
    pilot.press("space")
    assert table.session.match.record().choices[played].option == best


def test_nobody_is_warned_of_a_hazard_still_face_down(fly: Fly) -> None:
    table = sit_down(fly(), data("dilemma"))
    view = table.look.view
    assert view.hazard is not None
    assert view.faces[view.hazard.card] < 0
    option = table.look.options()[0]
    assert table.look.decision is not None
    assert losing.perilous(Asked(view, table.look.decision, option)) is False


# the Track


def test_a_lane_has_a_row_for_every_reading() -> None:
    assert lanes.ROWS == (CRITICAL, SUCCESS, FAILURE, FUMBLE)
    assert set(lanes.ROW_LOOKS) == set(lanes.ROWS)
    assert [lanes.points(4, how) for how in lanes.ROWS] == [5, 4, 0, -1]


def test_a_die_lies_in_the_row_of_its_reading(fly: Fly) -> None:
    pilot = fly((1920, 1080))
    table = sit_down(pilot, data("assign_dice"))
    view, now = table.look.view, assigning.lying(table.look)
    sheet = pilot.app.sheet_of(table)
    first = board_of(table) * 3
    heights = {}
    for place, die in enumerate(assigning.order(now)):
        worth = value(view, view.team[first + place], stat(view))
        how = FUMBLE if die == 6 else CRITICAL if die == worth else SUCCESS if die < worth else FAILURE
        heights[lanes.ROWS.index(how)] = sheet.places[f"die:{first + place}"].centery
    ordered = [heights[row] for row in sorted(heights)]
    assert ordered == sorted(ordered)


# the end


@cache
def won() -> Match:
    """A game that ended with the Quest done."""
    for seed in range(1, 40):
        setup = Setup("duo", ("Ann", "Ben"), {"challenge": "pepere", "tokens": "quick"})
        match = Match.new(GAME, setup, seed)
        player = make(GAME, "easy")
        while match.pending:
            decision = match.pending[0]
            match.play(player.think(situation(match, decision)).option, decision.seat)
        if match.outcome is not None and match.outcome.winners:
            return match
    raise AssertionError("nobody ever wins")


@pytest.mark.rule("NA-254", "NA-263")
def test_the_pawns_end_where_the_totals_are() -> None:
    state = won().state
    facts = {
        "lines": [line.plain() for line in team_lines(state)],
        "vile_lines": [line.plain() for line in vile_lines(state)],
    }
    found = final_count.steps(facts)
    assert found[0][2:] == (0, 0)
    assert found[-1].team == sum(line.points for line in team_lines(state))
    assert found[-1].vile == sum(line.points for line in vile_lines(state))
    sides = [step.ours for step in found]
    assert sides == sorted(sides, reverse=True), "the team is counted first"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_page_counts_both_sides(fly: Fly, language: str) -> None:
    fly(language=language)
    match = won()
    assert match.outcome is not None
    lines = [line.text for line in tale(match.record(), ("Ann", "Ben")).lines]
    assert any(str(match.outcome.facts["team"]) in line for line in lines)
    assert any(str(match.outcome.facts["vile"]) in line for line in lines)
    assert len(lines) > 6


def test_both_ends_move() -> None:
    assert {"won", "lost"} <= set(MOTIONS)


# pictures


def keys(*kinds: type) -> Iterator[str]:
    for row in FACES:
        if isinstance(row, kinds):
            yield row.id


def test_heroes_creatures_places_and_treasures_have_pictures_of_their_own() -> None:
    for key in keys(Hero, Beast, Zone, Door, Room, Treasure):
        figure = figure_for(f"{GAME}/{key}")
        assert figure.bust, f"{key} shows only a sign"


def test_no_two_heroes_look_alike() -> None:
    looks = [
        (figure.bust, figure.skin, figure.hair, figure.cloth, figure.glyph, figure.scene, figure.glow)
        for figure in (figure_for(f"{GAME}/{key}") for key in keys(Hero))
    ]
    assert len(set(looks)) == len(looks) == 63


def test_everything_painted_for_this_game_is_used() -> None:
    used = {figure_for(f"{GAME}/{key}").bust for key in keys(Hero, Beast, Zone, Door, Room, Treasure)}
    assert set(BUSTS) <= used
    for build in BUSTS.values():
        assert build(random.Random(1))
