"""Matches played on the table: with clicks, with keys, with curtains, against computers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.match_tour import act, keys, kind, play_on, until
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.new_match import NewMatch
from heroes_desktop.engine import Match
from heroes_desktop.table.conductor import Phase

Fly = Callable[..., Pilot]
pytestmark = pytest.mark.usefixtures("plain")


def sit_down(pilot: Pilot, mode: str = "duel", people: int = 1, seed: int = 3) -> TableScene:
    """Start a match with so many people in its first seats."""
    pilot.click("game:immortal_king")
    pilot.click(f"mode:{mode}")
    scene = pilot.app.top
    assert isinstance(scene, NewMatch)
    scene.plan.seed = seed
    for number, chair in enumerate(scene.chairs):
        chair.player = "person" if number < people else "random"
        chair.name = ("Ann", "Ben")[number]
    pilot.click("Start")
    return next(scene for scene in pilot.app.scenes if isinstance(scene, TableScene))


@pytest.mark.parametrize(("mode", "people"), [("duel", 1), ("duel", 2), ("solo", 1)])
def test_a_whole_match_with_clicks_only(fly: Fly, mode: str, people: int) -> None:
    pilot = fly()
    table = sit_down(pilot, mode, people)
    assert until(pilot, "End")
    Match.replay(table.session.match.record())
    assert pilot.library.entry(table.session.id).finished is not None


def test_a_whole_match_with_keys_only(fly: Fly) -> None:
    pilot = fly()
    pilot.press("n")
    while pilot.app.keyboard.focus != "button:Start":
        pilot.press("tab")
    pilot.press("return")
    table = next(scene for scene in pilot.app.scenes if isinstance(scene, TableScene))
    for _unused in range(2000):
        if kind(pilot) == "End":
            break
        pilot.press(keys(pilot)[-1])
    assert kind(pilot) == "End"
    Match.replay(table.session.match.record())


def test_a_match_goes_on_where_it_was_left(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "solo")
    play_on(pilot, 6)
    before = table.session.match.state_hash()
    pilot.press("escape")
    pilot.click("Leave the table (the match is saved)")
    assert kind(pilot) == "Hub"
    pilot.click("Continue")
    again = pilot.app.top
    assert isinstance(again, TableScene)
    assert again.session.match.state_hash() == before
    assert len(again.play.steps) == again.session.match.played > 0


def test_undo_takes_back_or_says_why_not(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "solo")
    pilot.click("Take back")
    assert pilot.sees("There is nothing to take back yet.")
    before = table.session.match.state_hash()
    act(pilot)
    if table.session.match.can_undo:
        pilot.press("u")
        assert table.session.match.state_hash() == before
        assert not table.play.steps


def test_one_person_never_meets_a_curtain(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "duel", people=1)
    for number in range(60):
        assert kind(pilot) != "Curtain"
        if not act(pilot, number):
            break
    assert table.play.viewpoint == 0


def test_the_curtain_comes_before_another_persons_secret(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "duel", people=2)
    assert until(pilot, "Curtain")
    assert table.play.phase is Phase.HANDING_OVER
    assert table.play.viewpoint is None
    assert table.play.decision is None
    pilot.hold("reveal", 300)
    assert kind(pilot) == "Curtain", "letting go too early keeps it closed"
    pilot.hold("reveal", 900)
    assert kind(pilot) == "TableScene"
    assert table.play.viewpoint == table.play.decision.seat  # type: ignore[union-attr]


def test_the_curtain_opens_with_the_space_bar(fly: Fly) -> None:
    pilot = fly()
    sit_down(pilot, "duel", people=2)
    assert until(pilot, "Curtain")
    pilot.key_down("space")
    pilot.wait(900)
    pilot.key_up("space")
    pilot.settle()
    assert kind(pilot) == "TableScene"


def test_computers_explain_themselves(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "duel", people=1)
    for number in range(80):
        if table.play.explained is not None:
            break
        act(pilot, number)
    pilot.click("Why did the computer do that?")
    assert pilot.sees("chose:")


def test_every_option_is_listed_or_behind_more(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "solo")
    for number in range(25):
        decision = table.play.decision
        if decision is None or kind(pilot) != "TableScene":
            break
        assert table.look.gathering is not None or len(table.listed) == len(decision.options)
        assert len({offer.key for offer in table.listed if offer.key}) == len(
            [o for o in table.listed if o.key]
        )
        act(pilot, number)


def test_animations_can_be_skipped_by_a_click(fly: Fly) -> None:
    pilot = fly(speed=1.0)
    table = sit_down(pilot, "solo")
    for number in range(30):
        decision = table.play.decision
        assert decision is not None
        table.choose(decision.options[number % len(decision.options)])
        if table.frames_per_second():
            break
        pilot.settle()
    assert table.frames_per_second() == 60
    assert table.skip()
    assert table.frames_per_second() == 0


def test_leaving_while_the_computer_thinks_is_harmless(fly: Fly) -> None:
    pilot = fly(speed=1.0)
    table = sit_down(pilot, "duel", people=0)
    table.closed()
    pilot.app.home()
    pilot.settle()
    assert kind(pilot) == "Hub"


def test_confirming_the_end_of_a_turn(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "solo")
    pilot.app.set_preferences(confirm_end=True)
    for number in range(120):
        final = next((offer for offer in table.listed if offer.action.final), None)
        if final is not None and kind(pilot) == "TableScene":
            played = table.session.match.played
            pilot.click(f"option:{final.option}")
            assert pilot.sees("Is that what you mean?")
            pilot.click("Cancel")
            assert table.session.match.played == played
            return
        act(pilot, number)
    pytest.fail("no final option came up")


def test_two_people_throw_with_a_hand_each_or_behind_the_curtain(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "duel", people=2, seed=11)
    assert until(pilot, "BothHands")
    pilot.press("c")
    assert kind(pilot) in ("Curtain", "TableScene")
    while kind(pilot) != "BothHands" and act(pilot):
        pass
    if kind(pilot) == "BothHands":
        played = table.session.match.played
        pilot.press("s")
        assert pilot.sees("ready")
        assert table.session.match.played == played, "nothing happens before both have answered"
        pilot.press("k")
        assert table.session.match.played > played


def test_keys_work_in_every_language(fly: Fly) -> None:
    pilot = fly(language="fr")
    pilot.press("n", "space")
    assert kind(pilot) == "TableScene"
