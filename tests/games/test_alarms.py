"""Alarms: somebody is about to win, told to everybody once and from what lies open alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Match
from heroes_desktop.games.immortal_king.state import State as KingState
from heroes_desktop.games.reflets_acide.state import State as RaceState
from heroes_desktop.games.return_of_the_heroes.land import TOWER_SPACE
from heroes_desktop.games.return_of_the_heroes.state import State as ReturnState
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.table.alarms import Lookout, alarms

from ..kit.positions import first_setups
from ..scenarios.heldentaufe.build import Who, start, table

ALARMED = [game for game, room in rooms.items() if room.alarms is not None]


def keys(game: str, view: Any) -> list[str]:
    return [alarm.key for alarm in alarms(game, view)]


@pytest.mark.parametrize("game", ALARMED)
def test_alarms_are_the_same_for_all_eyes(game: str) -> None:
    """A seat's own secrets change nothing about them: they are read off the open table."""
    for setup in first_setups(game):
        match, pick = Match.new(game, setup, 5), random.Random(5)
        for _step in range(60):
            if match.outcome is not None or not match.pending:
                break
            everybody = alarms(game, match.view(None))
            assert all(alarms(game, match.view(seat)) == everybody for seat in range(len(match.setup.seats)))
            assert len({alarm.key for alarm in everybody}) == len(everybody)
            decision = match.pending[0]
            match.play(pick.choice(decision.options), decision.seat)


def test_a_danger_is_told_once_and_again_when_it_comes_back() -> None:
    far, near = (
        start(table(Who("erla", points=points, at=(1, 0)), Who("corlof"), land={(1, 0): "meadow"})).view(None)
        for points in (3, 20)
    )
    lookout = Lookout("heldentaufe")
    assert lookout.unseen(near) == lookout.unseen(near)
    assert [alarm.key for alarm in lookout.news(near)] == ["home:0"]
    assert lookout.news(near) == []
    assert lookout.news(far) == []
    assert len(lookout.news(near)) == 1
    lookout.see(far)
    assert len(lookout.news(near)) == 1


@pytest.mark.rule("HT-024")
def test_enough_teeth_alarm_until_the_hero_is_home() -> None:
    away = start(table(Who("erla", points=20, at=(1, 0)), Who("corlof"), land={(1, 0): "meadow"})).view(None)
    assert keys("heldentaufe", away) == ["home:0"]
    assert "Erla" in alarms("heldentaufe", away)[0].text


def king(**facts: Any) -> KingState:
    setups = {setup.name: setup for setup in rooms["immortal_king"].info.setups}
    setup = setups["solo" if "scenario" in facts else "duel"]
    match, pick = Match.new("immortal_king", setup, 3), random.Random(3)
    while not match.state.corridors or match.state.final < 0:
        decision = match.pending[0]
        match.play(pick.choice(decision.options), decision.seat)
    state = match.view(None)
    assert isinstance(state, KingState)
    for name, value in facts.items():
        setattr(state, name, value)
    return state


def test_both_sides_of_the_duel_are_warned() -> None:
    calm = king(courage=5)
    assert keys("immortal_king", calm) == []
    assert keys("immortal_king", king(courage=2)) == ["courage:2"]
    calm.corridors[1].guard, calm.corridors[1].pile = -1, []
    assert keys("immortal_king", calm) == ["way"]


def test_the_end_of_the_fate_scale_is_announced() -> None:
    far = king(courage=5, scenario="meeting_the_lich", fear=3)
    assert keys("immortal_king", far) == []
    far.fear = 7
    assert keys("immortal_king", far) == ["fate:1"]
    assert "Lich" in alarms("immortal_king", far)[0].text


def test_the_gate_of_the_tower_and_the_last_turns_are_announced() -> None:
    match = Match.new("return_of_the_heroes", first_setups("return_of_the_heroes")[0], 3)
    pick = random.Random(3)
    while any(hero.hero < 0 or hero.space < 0 for hero in match.state.heroes):
        decision = match.pending[0]
        match.play(pick.choice(decision.options), decision.seat)
    view = match.view(None)
    assert isinstance(view, ReturnState)
    assert keys("return_of_the_heroes", view) == []
    hero = view.heroes[0]
    view.awake, hero.gem, hero.passage = True, True, hero.space
    assert keys("return_of_the_heroes", view) == ["gate:0"]
    hero.space = TOWER_SPACE
    assert keys("return_of_the_heroes", view) == ["tower:0"]
    hero.space, hero.passage = hero.home, -1
    view.mode, view.round = "solo", 44
    assert keys("return_of_the_heroes", view) == ["late:2"]


def test_the_avatar_at_the_heels_is_announced() -> None:
    match = Match.new("reflets_acide", first_setups("reflets_acide")[0], 3)
    view = match.view(None)
    assert isinstance(view, RaceState)
    view.turn, view.pawn, view.avatar, view.deadline = 9, 20, 10, 0
    assert keys("reflets_acide", view) == []
    view.avatar, view.deadline = 18, 10
    assert keys("reflets_acide", view) == ["avatar:2", "countdown:1"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_alarm_is_one_sentence(language: str) -> None:
    locale.use(language)
    view = king(courage=1)
    view.corridors[0].guard, view.corridors[0].pile = -1, []
    for alarm in alarms("immortal_king", view):
        assert alarm.text.endswith("!")
        assert alarm.text.count("!") == 1
