"""Chances shown to people: hands counted exactly, fights with a sure end, nothing from hidden facts."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Match, Option, situation
from heroes_desktop.games.shared.room import chances
from heroes_desktop.games.tenefyr import info, options
from heroes_desktop.games.tenefyr.bot.chances import (
    Hand,
    best_of_hands,
    chance_at,
    hand_of,
    prospect,
    spread_of,
)
from heroes_desktop.games.tenefyr.bot.stamina import Stock, lasting_chance
from heroes_desktop.games.tenefyr.kinds import enemies as en
from heroes_desktop.players import make
from tests.games.tenefyr.rich import settled
from tests.scenarios.tenefyr.build import Cards, Den, Who, fight, start, table


def figures(match: Match, option: Option) -> list[float]:
    decision = match.pending[0]
    assert option in decision.options
    view = match.view(decision.seat)
    return [each.chance for each in chances("tenefyr").odds(view, decision, option)]


# hands


def test_hands_are_counted_exactly() -> None:
    values = (0, 0, 2, 2, 3, 5)
    drawn = [sum(hand) for hand in combinations(values, 3)]
    assert dict(spread_of(values, 3)) == {
        power: pytest.approx(drawn.count(power) / len(drawn)) for power in sorted(set(drawn))
    }


def test_the_strongest_card_of_a_hand_can_be_left_out() -> None:
    values = (0, 1, 2, 2, 6)
    drawn = [sum(hand) - max(hand) for hand in combinations(values, 3)]
    assert dict(spread_of(values, 3, banned=True)) == {
        power: pytest.approx(drawn.count(power) / len(drawn)) for power in sorted(set(drawn))
    }


@pytest.mark.parametrize("last", ["113 1 1", "111 1 1", "S01 1 1"])
def test_the_last_cards_of_a_pile_draw_nothing(monkeypatch: pytest.MonkeyPatch, last: str) -> None:
    """A hand that empties the draw pile leaves nothing for its effects to draw or to discard."""
    Cards(monkeypatch)("101", power=4, rule=en.NoRule())
    game = fight(Who(pile=f"0 0 0 {last}"), Who(), enemy="101")
    assert figures(game.match, options.REJECT) == [0.0]


def test_a_second_hand_is_taken_only_when_it_helps() -> None:
    """One of two hands wins: half at once, and half of the rest with the second."""
    hand = Hand(((0, 0.5), (2, 0.5)), hands=2)
    assert chance_at(prospect((hand,), 0), 1) == pytest.approx(0.75)
    assert best_of_hands([0.0, 1.0], hand._replace(hands=1)) == pytest.approx(0.5)


def test_players_add_up_and_enemies_grow() -> None:
    coin = Hand(((0, 0.5), (2, 0.5)))
    assert chance_at(prospect((coin, coin), 0), 2) == pytest.approx(0.25)
    assert chance_at(prospect((coin, coin), 0), 1) == pytest.approx(0.75)
    assert chance_at(prospect((coin, coin), 1), 1) == pytest.approx(0.5), "only a hit at once wins"


def test_an_empty_pile_gives_nothing() -> None:
    assert hand_of([], 3, 9).mean == 0
    assert hand_of([1, 2], 3, 9) == Hand(((6, 1.0),))


def test_cards_are_stamina() -> None:
    thin, thick = Stock(9, 2.0, 1.0), Stock(18, 2.0, 1.0)
    needs = [18.0] * 4
    assert lasting_chance([thin] * 3, needs) < lasting_chance([thick] * 3, needs)
    assert lasting_chance([thick] * 3, needs) < lasting_chance([thick] * 3, needs[:1])
    assert lasting_chance([], []) == 1.0


# what is shown


def test_a_sure_hand_is_sure() -> None:
    game = fight(Who(pile="1 1 1 0 0 0"), Who(pile="1"), Who(pile="1"), enemy="101")
    assert figures(game.match, Option("keep")) == [1.0]
    assert figures(game.match, Option("reject")) == [pytest.approx(0.0)], "0 0 0, then at most 2 of 3"


def test_a_hand_is_weighed_against_the_next() -> None:
    """Kobold 3, alone in the pile: the hand brings 1, friends at most 1; a new hand of 1 1 1 is certain."""
    game = fight(Who(pile="1 0 0 1 1 1"), Who(pile="0"), Who(pile="1"), enemy="101")
    assert figures(game.match, Option("keep")) == [0.0]
    assert figures(game.match, Option("reject")) == [1.0]


def test_destinations_tell_the_chance_of_the_first_fight() -> None:
    people = [Who(pile="1 1 1 1 1 1")] * 3
    match = start(table(*people, dungeons=[Den("101"), Den("514")])).match
    easy, hard = figures(match, Option("enter", (0,))), figures(match, Option("enter", (1,)))
    assert easy == [1.0]
    assert hard == [0.0]
    assert len(figures(match, Option("enter_lair"))) == 1


def positions(seed: int, every: int) -> list[tuple[Match, Option]]:
    match = Match.new("tenefyr", settled(info.setups[2], seed), seed)
    player, found = make("tenefyr", "normal"), []
    while (decision := match.decision) is not None and match.played < 160:
        if match.played % every == 0:
            found += [(Match.from_state("tenefyr", match.setup, match.state), o) for o in decision.options]
        match.play(player.think(situation(match, decision)).option, decision.seat)
    return found


def test_odds_are_chances_and_know_nothing_hidden() -> None:
    shown = 0
    for match, option in positions(4, 7):
        decision = match.pending[0]
        mine = chances("tenefyr").odds(match.view(decision.seat), decision, option)
        sample = match.sample(decision.seat, Random(1))
        theirs = chances("tenefyr").odds(sample.view(decision.seat), decision, option)
        assert mine == theirs
        assert all(0 <= each.chance <= 1 for each in mine)
        shown += len(mine)
    assert shown


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_is_assumed_is_said(language: str) -> None:
    locale.use(language)
    try:
        game = fight(Who(pile="1 1 1 0 0 0"), Who(pile="1"), Who(pile="1"), enemy="101")
        decision = game.match.pending[0]
        for option in decision.options:
            (told,) = chances("tenefyr").odds(game.match.view(0), decision, option)
            assert "(" in told.label
    finally:
        locale.use("en")
