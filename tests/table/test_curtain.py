"""Whenever the eyes change from everybody to one seat there is a curtain: random matches of every setup."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Decision, Match, Setup
from heroes_desktop.games import catalogue
from heroes_desktop.table.conductor import Conductor

from .watched import LONGEST, WatchedStage

TABLES = [
    pytest.param(game, setup, id=f"{game}-{setup.name}")
    for game, info in catalogue.items()
    for setup in info.setups
    if len(setup.seats) > 1 and not setup.automated
]
SEEDS = range(3)
TO_THE_END = 20_000
"""More answers than any match that ends by itself takes."""


def duel(game: str, setup: Setup, seed: int) -> WatchedStage:
    """Only people, all at one screen."""
    people = ["person"] * len(setup.seats)
    return WatchedStage(Match.new(game, setup, seed), people, seed, both=seed % 2 == 1).run()


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_nobodys_view_comes_up_before_everybody(game: str, setup: Setup) -> None:
    for seed in SEEDS:
        stage = duel(game, setup, seed)
        assert stage.over or len(stage.asked_kinds) > LONGEST
        assert not stage.leaks


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_a_curtain_only_for_another_person_would_be_found_out(
    monkeypatch: pytest.MonkeyPatch, game: str, setup: Setup
) -> None:
    """The rule of old: none as long as the same person is asked."""

    def another(conductor: Conductor, decision: Decision) -> bool:
        return conductor.shared and decision.secret and conductor.holder != decision.seat

    asks_secretly = any(duel(game, setup, seed).curtains for seed in SEEDS)
    monkeypatch.setattr(Conductor, "curtain_due", another)
    if asks_secretly:
        assert any(duel(game, setup, seed).leaks for seed in SEEDS)


def test_computers_between_two_secret_questions_close_the_curtain() -> None:
    setup = catalogue["heldentaufe"].setup("3-players")
    for seed in range(2):
        match = Match.new("heldentaufe", setup, seed)
        stage = WatchedStage(match, ["person", "random", "person"], seed, longest=TO_THE_END)
        assert not stage.run().leaks
        assert stage.over
