"""What a sample may change, and what everybody can count and remember."""

from __future__ import annotations

from collections import Counter

import pytest

from heroes_desktop.engine import Chance, Match, Option
from heroes_desktop.games.heldentaufe.content import ARMED, DISARMED, MISSION_FACE, MISSIONS
from heroes_desktop.games.heldentaufe.state import FIRST_DANGER
from tests.scenarios.heldentaufe.build import Beast, Who, act, hand, hero, start, table

from .common import cards, new

SAMPLES = range(60)


def samples(match: Match, seat: int) -> list[Match]:
    """What a seat must think possible."""
    return [match.sample(seat, Chance(number)) for number in SAMPLES]


def colours(match: Match, instances: list[int]) -> Counter[str]:
    return Counter(MISSIONS[match.state.faces[card] - MISSION_FACE].colour for card in instances)


@pytest.mark.rule("HT-007", "HT-009", "HT-016")
def test_piles_hands_and_danger_tokens_are_open_questions() -> None:
    m = new(3)
    worlds = samples(m, 0)
    for zone in (
        m.state.pile,
        m.state.missions,
        m.state.heroes[1].hand,
        range(FIRST_DANGER, FIRST_DANGER + 5),
    ):
        faces = {tuple(world.state.faces[each] for each in zone) for world in worlds}
        assert len(faces) > 5
    assert {tuple(hand(world, 0)) for world in worlds} == {tuple(hand(m, 0))}
    assert {world.state.faces[65:].count(ARMED) for world in worlds} == {2}


@pytest.mark.rule("HT-015", "HT-016", "HT-D42")
def test_of_the_first_deal_the_colours_can_be_counted_but_not_seen() -> None:
    m = new(4)
    seat = m.state.active
    other = (seat + 1) % 4
    dealt = m.state.heroes[other].dealt
    worlds = samples(m, seat)
    assert {tuple(sorted(colours(world, dealt).items())) for world in worlds} == {(("blue", 1), ("red", 2))}
    blue_places = {next(card for card in dealt if colours(world, [card]) == {"blue": 1}) for world in worlds}
    assert blue_places == set(dealt), "the place in the hand tells the colour"

    gone = hero(m, seat).hand[0]
    m.play(Option("refuse", (gone,)))
    left = m.state.heroes[seat].dealt
    assert (len(left), gone in left) == (2, False)
    wanted = colours(m, left)
    assert all(colours(world, left) == wanted for world in samples(m, other))
    drawn = m.state.heroes[seat].hand[-1]
    assert len({world.state.faces[drawn] for world in samples(m, other)}) > 5


@pytest.mark.rule("HT-D63", "HT-119")
def test_a_reshuffled_discard_pile_is_known_card_for_card() -> None:
    people = (Who("corlof", hand=("M01",)), Who("erla", hand=("M02", "M03", "M20")))
    m = start(table(*people, missions=(), discard=("M10", "M11", "M12")))
    public = set(cards(m, m.state.discard))
    act(m, "end_turn")
    drawn = hero(m, 0).hand[1:]
    assert len(drawn) == 2
    for world in samples(m, 1):
        assert set(cards(world, drawn)) <= public
        assert cards(world, hero(m, 0).hand[:1]) == ["M01"], "only this card was in no public pile"


@pytest.mark.rule("HT-D35", "HT-136")
def test_who_showed_no_discoverer_on_a_trap_has_none() -> None:
    people = (Who("corlof", at="F1", hand=("M01", "M02", "M20")), Who("erla", hand=("M04",)))
    m = start(table(*people, chief=0, armed=("D1", "D3")))
    before = {card for world in samples(m, 1) for card in hand(world, 0)}
    assert {"M10", "M11"} & before
    act(m, "move D1")
    after = {card for world in samples(m, 1) for card in hand(world, 0)}
    assert not {"M10", "M11"} & after
    assert "M12" in after
    act(m, "end_turn")
    assert set(m.state.ruled_out) <= set(hero(m, 0).hand)


@pytest.mark.rule("HT-D35", "HT-139")
def test_who_showed_no_bounty_has_none() -> None:
    people = (Who("corlof", at="P3", sword=(3,), hand=("M01", "M02", "M20")), Who("erla", hand=("M04",)))
    m = start(table(*people, chief=0, beasts={"zibber": Beast(hearts=1)}), dice=[6, 1])
    act(m, "attack zibber")
    after = {card for world in samples(m, 1) for card in hand(world, 0)}
    assert "M13" not in after
    assert {"M12", "M14"} <= after


@pytest.mark.rule("HT-D64")
def test_danger_tokens_turned_over_stay_known() -> None:
    people = (Who("corlof", at="F1", hand=("M01",)), Who("erla", hand=("M04",)))
    m = start(table(*people, chief=0, armed=("D1", "D3")))
    act(m, "move D1")
    for world in samples(m, 1):
        assert world.state.faces[FIRST_DANGER] == ARMED
        assert sorted(world.state.faces[FIRST_DANGER + 1 :]) == [ARMED, DISARMED, DISARMED, DISARMED]
