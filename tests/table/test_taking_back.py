"""What a lone person has shown of what was known already can be taken back; what others saw cannot."""

from __future__ import annotations

import random

import pytest

from heroes_desktop.engine import Match, Option
from heroes_desktop.games import catalogue

GAME = "immortal_king"


def revealing(seats: int, seed: int, alone: int | None) -> tuple[Match, int] | None:
    """A match just after somebody has shown a card of his own, and who it was."""
    setup = next(each for each in catalogue[GAME].setups if len(each.seats) == seats)
    match, pick = Match.new(GAME, setup, seed), random.Random(seed)
    match.alone = alone
    for _step in range(300):
        if not match.pending:
            return None
        decision = match.pending[0]
        shown = [option for option in decision.options if option.act == "reveal"]
        option: Option = pick.choice(shown or decision.options)
        match.play(option, decision.seat)
        if shown and match.pending and match.pending[0].seat == decision.seat:
            return match, decision.seat
    return None


def after_showing(seats: int, alone: int | None) -> list[Match]:
    """Several such matches; a quest may have turned up something new as well."""
    results = [revealing(seats, seed, alone) for seed in range(30)]
    return [each[0] for each in results if each is not None and alone in (None, each[1])]


def test_a_lone_person_takes_back_a_card_that_was_shown() -> None:
    free = [match for match in after_showing(1, 0) if match.can_undo]
    assert free
    for match in free:
        played = match.played
        match.undo()
        assert match.played == played - 1
        assert any(option.act == "reveal" for option in match.pending[0].options)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_table_nobody_vouches_for_keeps_what_was_shown(seats: int) -> None:
    shown = after_showing(seats, None)
    assert shown
    assert not any(match.can_undo for match in shown)
