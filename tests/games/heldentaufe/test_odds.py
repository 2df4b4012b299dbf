"""Odds shown to people: hand-counted cases, agreement with play, nothing from hidden facts."""

from __future__ import annotations

from random import Random

import pytest

from heroes_desktop.engine import Match, Option
from heroes_desktop.games.heldentaufe.combat import EXCHANGE, fight, to_the_end
from heroes_desktop.games.heldentaufe.content import SPACE_INDEX
from heroes_desktop.games.heldentaufe.odds import odds, tiles_left
from heroes_desktop.games.heldentaufe.odds_below import armed_chance, defeat_at_worst, way_out
from heroes_desktop.games.heldentaufe.state import State
from heroes_desktop.games.shared.room import chances
from tests.games.heldentaufe.rules.common import new
from tests.scenarios.heldentaufe.build import Beast, Who, play, start, table

LAND = {(1, 0): "portal4", (0, 1): "portal5", (1, 1): "forest"}
NO_MONSTERS = {"ulumu": Beast(at=None), "zibber": Beast(at=None), "wallrog": Beast(at=None)}


def figures(match: Match, act: str, *args: int | str) -> list[float]:
    decision = match.pending[0]
    option = Option(act, args)
    assert option in decision.options
    view = match.view(decision.seat)
    return [each.chance for each in chances("heldentaufe").odds(view, decision, option)]


def view_of(state: State) -> State:
    view: State = start(state).view(0)
    return view


# combat


def test_the_table_of_the_chapter() -> None:
    of_36 = [1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]
    assert [round(36 * EXCHANGE[lead]) for lead in range(-5, 6)] == of_36
    assert EXCHANGE[-6] == 0


@pytest.mark.parametrize(("lead", "mine", "theirs", "attacks"), [(0, 3, 2, 4), (-2, 5, 3, 9), (1, 1, 4, 6)])
def test_fights_agree_with_many_fights(lead: int, mine: int, theirs: int, attacks: int) -> None:
    rng = Random(lead + 10)
    won = beaten = 0
    trials = 20_000
    for _ in range(trials):
        a, d = mine, theirs
        for _attack in range(attacks):
            if rng.randint(1, 6) + lead >= rng.randint(1, 6):
                d -= 1
            else:
                a -= 1
            if not a or not d:
                break
        won += not d
        beaten += not a
    exact = fight(EXCHANGE[lead], mine, theirs, attacks)
    assert exact == pytest.approx((won / trials, beaten / trials), abs=0.015)


def test_a_fight_to_the_end_has_a_winner() -> None:
    for lead in (-3, 0, 2):
        chance = EXCHANGE[lead]
        assert fight(chance, 4, 3, 20) == pytest.approx(
            (to_the_end(chance, 4, 3), 1 - to_the_end(chance, 4, 3))
        )


def test_attack_of_a_hero() -> None:
    state = table(Who("corlof", at="P3", food=("fish",)), Who("erla"), land=LAND, chief=0)
    exchange, turn, to_end = figures(start(state), "attack", "zibber")  # sword 1 against 2, two hearts
    assert exchange == pytest.approx(15 / 36)
    assert turn == pytest.approx(fight(15 / 36, 6, 2, 4)[0])
    assert to_end == pytest.approx(to_the_end(15 / 36, 6, 2))


def test_attack_of_a_monster() -> None:
    state = table(Who("corlof", at="P3", hearts=1), Who("erla"), land=LAND, chief=0)
    match = start(state)
    play(match, "hero_action end_turn")
    exchange, defeat, falls = figures(match, "attack", "zibber", 0)
    assert exchange == pytest.approx(26 / 36)
    assert (defeat, falls) == pytest.approx(fight(26 / 36, 2, 1, 4))


# treasure and tiles


def test_the_chest_by_all_its_rolls() -> None:
    state = table(Who("corlof", at="F3"), Who("erla"), land=LAND, chief=0)
    boots, ring, sword, one, three, *_ = figures(start(state), "move", "T")
    assert boots == ring == sword == pytest.approx(91 / 216)
    points = [a + b + c for a in FACES for b in FACES for c in FACES]
    assert one == pytest.approx(sum(total >= 1 for total in points) / 216)
    assert three == pytest.approx(sum(total >= 3 for total in points) / 216)


FACES = (0, 0, 0, 1, 1, 2)


def test_tiles_are_counted_from_what_lies_open() -> None:
    match = new(4, 3)
    view = match.view(0)
    left = tiles_left(view)
    assert sum(left.values()) == len(view.pile) == 37
    assert left["forest"] == 13
    assert left["portal"] == 5
    explore = next(option for option in match.pending[0].options if option.act == "explore")
    shown = odds(view, match.pending[0], explore)
    assert sum(each.chance for each in shown[: len(left)]) == pytest.approx(1)
    assert shown[0].chance == pytest.approx(13 / 37)
    assert shown[-1].chance + shown[-2].chance == pytest.approx(13 / 37)


# traps and the way out


def test_turned_tokens_count() -> None:
    people = Who("corlof", at="F3"), Who("erla")
    assert armed_chance(view_of(table(*people, land=LAND, chief=0))) == pytest.approx(2 / 5)
    one = table(*people, land=LAND, chief=0, armed=("D1", "D2"), gone=("D1",))
    assert armed_chance(view_of(one)) == pytest.approx(1 / 4)
    safe = table(*people, land=LAND, chief=0, armed=("D1", "D2"), gone=("D4", "D5"))
    assert armed_chance(view_of(safe)) == pytest.approx(2 / 3)


@pytest.mark.parametrize(("hearts", "expected"), [(1, 0.6), (2, 1.0)])
def test_one_token_on_the_way_out(hearts: int, expected: float) -> None:
    """From Ulumu's empty lair over D5 to portal 5, no monster left."""
    hero = Who("corlof", at="LU", hearts=hearts)
    state = table(hero, Who("erla"), land={(0, 1): "portal5"}, chief=0, beasts=NO_MONSTERS)
    assert way_out(view_of(state), 0, SPACE_INDEX["LU"], 4) == pytest.approx(expected)


def test_no_way_out_without_a_known_portal() -> None:
    state = table(Who("corlof", at="LU"), Who("erla"), land={(1, 0): "meadow"}, chief=0, beasts=NO_MONSTERS)
    assert way_out(view_of(state), 0, SPACE_INDEX["LU"], 4) is None


def test_monsters_strike_whoever_stays_overnight() -> None:
    """On P4 with no step left, Wallrog beside it: four blows at 33 of 36 against two hearts."""
    beasts = {**NO_MONSTERS, "wallrog": Beast()}
    state = table(Who("mathian", at="P4", hearts=2), Who("erla"), land=LAND, chief=0, used=4, beasts=beasts)
    blow = 33 / 36
    survive = (1 - blow) ** 4 + 4 * blow * (1 - blow) ** 3
    assert way_out(view_of(state), 0, SPACE_INDEX["P4"], 0) == pytest.approx(survive)


def test_the_way_out_agrees_with_many_walks() -> None:
    state = table(Who("mathian", at="F5", hearts=3), Who("erla"), land={(1, 0): "portal5"}, chief=0)
    view = view_of(state)
    exact = way_out(view, 0, SPACE_INDEX["F5"], 4)
    rng = Random(4)
    alive = sum(_walk(rng) for _ in range(20_000)) / 20_000
    assert exact == pytest.approx(alive, abs=0.015)


def _walk(rng: Random) -> bool:
    """F5, D5, F7, P5 and up with four steps: only an armed D5 makes it two turns, under somebody's blows."""
    if rng.random() >= 2 / 5:
        return True
    hearts = 2
    # Wallrog, sword 3, is two steps away and strikes twice; Ulumu, sword 0, stands beside D5 and strikes
    # four times at 21 of 36: in expectation that is worse.
    for _blow in range(4):
        hearts -= rng.random() < 21 / 36
        if not hearts:
            return False
    return True


# the monsters' turn


def test_far_monsters_cannot_defeat_anybody() -> None:
    """Zibber needs two steps to P1 and can strike twice."""
    view = view_of(table(Who("mathian", at="P1", hearts=1), Who("erla"), land=LAND, chief=0))
    assert defeat_at_worst(view, 0, SPACE_INDEX["P1"], 1) == pytest.approx(1 - (1 / 6) ** 2)
    assert defeat_at_worst(view, 0, SPACE_INDEX["P1"], 2) == pytest.approx((5 / 6) ** 2)
    assert defeat_at_worst(view, 0, SPACE_INDEX["P1"], 3) == 0


def test_a_monster_beside_strikes_until_it_falls() -> None:
    beasts = {**NO_MONSTERS, "zibber": Beast(hearts=1)}
    state = table(
        Who("corlof", at="P3", hearts=2, sword=(3,)), Who("erla"), land=LAND, chief=0, beasts=beasts
    )
    chance = EXCHANGE[2 - 4]
    worst = defeat_at_worst(view_of(state), 0, SPACE_INDEX["P3"], 2)
    assert worst == pytest.approx(fight(chance, 1, 2, 4)[0])


def test_the_worst_turn_is_shown_when_a_turn_ends_below() -> None:
    state = table(Who("corlof", at="P3", hearts=2, food=("fish",)), Who("erla"), land=LAND, chief=0)
    plain, fed = figures(start(state), "end_turn")
    assert plain < fed < 1


def test_odds_know_nothing_hidden() -> None:
    state = table(Who("corlof", at="F3", hand=("M10", "M01", "M02")), Who("erla"), land=LAND, chief=0)
    match = start(state)
    other = match.sample(0, Random(5))
    decision = match.pending[0]
    for option in decision.options:
        assert odds(match.view(0), decision, option) == odds(other.view(0), decision, option)
