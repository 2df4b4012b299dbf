"""Advice at the table: what a computer player would do, only for eyes that may see what it is based on."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.desktop.board.gathering import DONE
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.proving.screen_description import describe
from heroes_desktop.engine import Chance, Match, situation
from heroes_desktop.games import catalogue
from heroes_desktop.players import make

from ..playing import randomly
from .heldentaufe_positions import GAME, visit
from .test_secrets import sit_down

Fly = Callable[..., Pilot]


def advice(match: Match) -> str:
    return str(make(GAME, "normal").think(situation(match, match.pending[0])).option)


def lit(pilot: Pilot) -> list[str]:
    return [str(node["id"]) for node in describe(pilot.app)["nodes"] if node["advised"]]


def test_advice_is_said_and_marked_where_it_can_be_followed(fly: Fly, telling: None) -> None:
    del telling
    pilot = fly()
    scene = visit(pilot, "hero")
    assert not lit(pilot)
    pilot.press("?")
    assert str(scene.adviser.option) == advice(scene.session.match)
    assert scene.adviser.option is not None
    name = scene.look.name(scene.adviser.option)
    assert any(said.startswith(f"{name.rstrip('.')} – ") for said in pilot.app.spoken)
    assert lit(pilot)


def test_advice_followed_step_by_step(fly: Fly, telling: None) -> None:
    """Whoever does what is lit, through lists as well, plays as the computer would."""
    del telling
    pilot = fly()
    scene = visit(pilot, "hero")
    seat = scene.play.people[0]
    for _number in range(12):
        if scene.play.decision is None or scene.play.decision.seat != seat:
            break
        expected = advice(scene.session.match)
        pilot.press("?")
        played = len(scene.play.steps)
        while len(scene.play.steps) == played:
            pilot.click(lit(pilot)[-1])
        step = next(step for step in scene.play.steps[played:] if step.seat == seat)
        assert str(step.option) == expected
        assert scene.adviser.option is None, "it was for that question only"


def open_question() -> Match:
    """A match with hidden missions in which somebody is asked before everybody's eyes."""
    match = Match.new(GAME, catalogue[GAME].setup("2-players"), 5)
    choose = randomly(Chance(5))
    while match.pending[0].secret or match.view(match.pending[0].seat) == match.view(None):
        choice = choose(match)
        match.play(choice.option, choice.seat)
    return match


def test_no_advice_while_everybody_looks(fly: Fly, telling: None) -> None:
    del telling
    pilot = fly()
    scene = sit_down(pilot, open_question())
    pilot.settle()
    assert "betray" in pilot.find("Ask for advice").reason
    pilot.press("?")
    assert scene.adviser.option is None
    assert not lit(pilot)


def test_advice_for_all_to_hear_where_nothing_is_hidden(fly: Fly, telling: None) -> None:
    del telling
    pilot = fly()
    scene = visit(pilot, "claim_command", shared=True)
    assert not pilot.find("Ask for advice").reason
    pilot.press("?")
    assert scene.adviser.option is not None


def test_advice_that_comes_too_late_is_not_given(fly: Fly, telling: None) -> None:
    del telling
    pilot = fly()
    scene = visit(pilot, "hero")
    late = advice(scene.session.match)
    name = next(scene.look.name(option) for option in scene.look.options() if str(option) == late)
    scene.adviser.ask()
    scene.answering.give(scene.look.options("end_turn")[0])
    pilot.settle()
    assert scene.adviser.option is None
    assert not any(said.startswith(f"{name.rstrip('.')} – ") for said in pilot.app.spoken)


def test_advice_on_a_set_lights_all_of_it_and_then_its_end(fly: Fly, telling: None) -> None:
    del telling
    pilot = fly()
    setup = catalogue["immortal_king"].setup("solo-dark-evening")
    scene = sit_down(pilot, Match.new("immortal_king", setup, 3))
    pilot.settle()
    pilot.press("?")
    advised = scene.adviser.missing
    assert len(advised) > 1
    while scene.adviser.missing:
        left = len(scene.adviser.missing)
        pilot.click(next(node for node in lit(pilot) if node.startswith("gallery:")))
        assert len(scene.adviser.missing) == left - 1, "what was picked is no longer lit"
    assert lit(pilot) == [DONE]
    pilot.click(DONE)
    assert scene.session.match.state.adventurers == [option.args[0] for option in advised]
