"""Missions (HT-118 to HT-141)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.heldentaufe.content import KINDS, MISSIONS, Mission
from tests.scenarios.heldentaufe.build import (
    Beast,
    Who,
    act,
    acts,
    asked,
    beast,
    hand,
    hero,
    left,
    offered,
    pieces,
    play,
    start,
    table,
    told,
    where,
)

from .common import ROW


@pytest.mark.rule("HT-118")
def test_hands_are_filled_to_three_at_the_end_of_the_turn() -> None:
    match = start(table(Who("corlof", hand=("M01",)), Who("erla"), missions=["M02", "M03", "M04"]))
    play(match, "hero_action end_turn")
    assert hand(match) == ["M01", "M02", "M03"]
    full = start(table(Who("corlof", hand=("M01", "M02", "M03")), Who("erla"), missions=["M04"]))
    play(full, "hero_action end_turn")
    assert hand(full) == ["M01", "M02", "M03"]


@pytest.mark.rule("HT-119")
def test_the_discards_become_the_pile_when_it_is_empty() -> None:
    match = start(table(Who("corlof", hand=("M01",)), Who("erla"), missions=["M02"]))
    gone = len(match.state.discard)
    events = play(match, "hero_action end_turn")
    assert told(events, "missions_shuffled") == [{"count": gone}]
    assert len(hero(match).hand) == 3
    assert (len(match.state.missions), match.state.discard) == (gone - 1, [])


@pytest.mark.rule("HT-120")
def test_a_fulfilled_mission_is_shown_discarded_and_paid_at_once() -> None:
    courier = Who("corlof", (1, 0), food=("apple", "mushroom"), hand=("M04", "M05"))
    match = start(table(courier, Who("erla"), land={(1, 0): "forest"}))
    card = hero(match).hand[0]
    events = act(match, "complete M04")
    assert told(events, "mission")[0]["card"] == card
    assert card in match.state.discard
    assert match.view(1).faces[card] == match.state.faces[card]
    assert hero(match).points == 1


@pytest.mark.rule("HT-121")
def test_red_gives_teeth_and_blue_gives_equipment() -> None:
    for mission in MISSIONS:
        if mission.colour == "red":
            assert (mission.points > 0, mission.prize) == (True, None)
        elif mission.family == "observer":
            assert (mission.points, mission.prize is None) == (1, False)
        else:
            assert (mission.points, mission.prize is None) == (0, False)
    smithy = Who("corlof", food=("mushroom", "mushroom"), hand=("M16",))
    match = start(table(smithy, Who("erla")))
    act(match, "complete M16")
    assert (hero(match).points, pieces(match)["sword"]) == (0, [1])


@pytest.mark.rule("HT-122")
def test_the_named_place_is_any_tile_of_its_type() -> None:
    land = {(1, 0): "forest", (0, 1): "forest", (1, -1): "meadow"}
    for at, possible in (((1, 0), True), ((0, 1), True), ((1, -1), False), ((0, 0), False)):
        courier = Who("corlof", at, food=("apple", "fish"), hand=("M05",))
        match = start(table(courier, Who("erla"), land=land))
        assert ("complete M05" in offered(match)) == possible


@pytest.mark.rule("HT-123")
def test_several_missions_in_one_turn_at_one_place() -> None:
    courier = Who("luphius", (1, 0), food=("apple", "mushroom", "apple", "fish"), hand=("M04", "M05"))
    match = start(table(courier, Who("erla"), land={(1, 0): "forest"}))
    act(match, "complete M04", "complete M05")
    assert (hero(match).points, hand(match)) == (2, [])


@pytest.mark.rule("HT-124")
def test_fulfilled_missions_are_replaced_at_the_end_of_the_turn() -> None:
    courier = Who("corlof", (1, 0), food=("apple", "mushroom"), hand=("M04", "M01"))
    match = start(table(courier, Who("erla"), land={(1, 0): "forest"}, missions=["M02", "M03"]))
    act(match, "complete M04")
    assert hand(match) == ["M01"]
    play(match, "hero_action end_turn")
    assert hand(match) == ["M01", "M02", "M03"]


@pytest.mark.rule("HT-125")
def test_fulfilling_is_free_and_voluntary() -> None:
    courier = Who("corlof", (1, 0), food=("apple", "mushroom"), hand=("M04",))
    match = start(table(courier, Who("erla"), land={(1, 0): "forest"}, used=4))
    assert {"complete M04", "end_turn"} <= offered(match)
    act(match, "complete M04")
    assert match.state.used == 4
    lazy = start(table(courier, Who("erla"), land={(1, 0): "forest"}))
    play(lazy, "hero_action end_turn")
    assert "M04" in hand(lazy)


@pytest.mark.rule("HT-126")
@pytest.mark.parametrize(
    "mission", [one for one in MISSIONS if one.family == "deliverer"], ids=lambda m: m.id
)
def test_each_delivery_takes_exactly_its_tokens(mission: Mission) -> None:
    at = (0, 0) if mission.place == "campfire" else (1, 0)
    land = {} if mission.place == "campfire" else {(1, 0): mission.place}
    needed = mission.piece
    worn = {kind: (needed.value,) if needed and needed.kind == kind else () for kind in KINDS}
    courier = Who(
        "luphius", at, boots=worn["boots"], ring=worn["ring"], sword=worn["sword"],
        food=(*mission.foods, "apple"), potion=mission.potion, hand=(mission.id,),
    )  # fmt: skip
    match = start(table(courier, Who("erla"), land=land))
    act(match, f"complete {mission.id}")
    one = hero(match)
    assert one.food == [1, 0, 0]
    assert one.potion == -1
    assert one.points == mission.points
    prize = {mission.prize.kind: [mission.prize.value]} if mission.prize else {}
    assert {kind: values for kind, values in pieces(match).items() if values} == prize
    poor = Who("luphius", at, hand=(mission.id,))
    assert "complete" not in acts(start(table(poor, Who("erla"), land=land)))


@pytest.mark.rule("HT-127")
@pytest.mark.rule("HT-D40")
def test_only_the_exact_value_from_slot_or_backpack() -> None:
    land = {(1, 0): "laboratory"}
    better = start(table(Who("corlof", (1, 0), sword=(2,), hand=("M01",)), Who("erla"), land=land))
    assert "complete" not in acts(better)
    spare = start(table(Who("corlof", (1, 0), sword=(2, 1), hand=("M01",)), Who("erla"), land=land))
    act(spare, "complete M01")
    assert pieces(spare)["sword"] == [2]
    slot = start(table(Who("corlof", (1, 0), sword=(1,), hand=("M01",)), Who("erla"), land=land))
    act(slot, "complete M01")
    assert pieces(slot)["sword"] == []
    wrong = start(
        table(Who("corlof", (1, 0), potion="rage", hand=("M18",)), Who("erla"), land={(1, 0): "meadow"})
    )
    assert "complete" not in acts(wrong)


@pytest.mark.rule("HT-128")
def test_tokens_count_once() -> None:
    healer = Who("erla", (1, 0), potion="healing", food=("fish", "apple"), hand=("M18", "M19"))
    match = start(table(healer, Who("corlof"), land={(1, 0): "meadow"}))
    act(match, "complete M18")
    assert "complete" not in acts(match)
    act(match, "brew healing", "complete M19")
    assert (pieces(match)["boots"], pieces(match)["sword"]) == ([2], [2])


@pytest.mark.rule("HT-D41")
def test_campfire_deliveries_are_two_of_a_kind() -> None:
    assert [mission.foods for mission in MISSIONS if mission.place == "campfire"] == [
        ("apple", "apple"),
        ("mushroom", "mushroom"),
        ("fish", "fish"),
    ]
    match = start(table(Who("corlof", food=("apple", "fish"), hand=("M15", "M17"), points=3), Who("erla")))
    assert "complete" not in acts(match)


@pytest.mark.rule("HT-129")
@pytest.mark.rule("HT-130")
@pytest.mark.rule("HT-131")
@pytest.mark.parametrize(
    ("card", "tile", "kind"),
    [("M21", "pond", "boots"), ("M22", "mushrooms", "ring"), ("M23", "orchard", "sword")],
)
def test_observers_choose_their_reward_at_the_end_of_the_turn(card: str, tile: str, kind: str) -> None:
    for answer in ("piece", "tooth"):
        watcher = Who("corlof", (1, 0), hand=(card, "M01"))
        match = start(table(watcher, Who("erla"), land={(1, 0): tile}, missions=["M02", "M03"]))
        assert acts(match).isdisjoint({"complete", "piece", "tooth"})
        play(match, "hero_action end_turn")
        assert asked(match) == (0, "observer_reward")
        assert offered(match) == {f"piece {card}", f"tooth {card}", "none"}
        play(match, f"observer_reward {answer} {card}")
        assert asked(match) == (1, "hero_action"), "no further action, not even with new boots"
        assert hero(match).points == (answer == "tooth")
        assert pieces(match)[kind] == ([1] if answer == "piece" else [])
        assert hand(match) == ["M01", "M02", "M03"]


@pytest.mark.rule("HT-125")
def test_declining_as_observer_is_not_shown() -> None:
    watcher = Who("corlof", (1, 0), hand=("M21",))
    match = start(table(watcher, Who("erla"), land={(1, 0): "pond"}))
    play(match, "hero_action end_turn")
    declined = match.play(match.decision.options[-1]) if match.decision else []
    blank = start(table(Who("corlof", (1, 0), hand=("M01",)), Who("erla"), land={(1, 0): "pond"}))
    play(blank, "hero_action end_turn")
    assert asked(blank) == (0, "observer_reward"), "asked on every observer place, or skipping would betray"
    assert blank.decision is not None
    assert blank.decision.secret, "what can be shown tells of the hand"
    assert offered(blank) == {"none"}
    nothing = play(blank, "observer_reward none")
    shown = [[event.for_seat(1) for event in events] for events in (declined, nothing)]
    assert next([e.kind for e in events if e] for events in shown) == [e.kind for e in shown[1] if e]


@pytest.mark.rule("HT-132")
@pytest.mark.rule("HT-D37")
def test_a_thief_must_have_arrived_this_turn() -> None:
    thief = Who("corlof", hand=("M07",))
    match = start(table(thief, Who("erla", points=4), Who("luphius", (1, 0), points=2), land=ROW))
    assert "steal" not in acts(match), "sharing a tile is not enough"
    act(match, "move 1 0")
    assert "steal M07 2" in offered(match)
    assert "steal M07 1" not in offered(match)
    act(match, "move 0 0")
    assert "steal M07 1" in offered(match)
    act(match, "steal M07 1")
    assert (hero(match).points, hero(match, 1).points) == (1, 3)
    later = start(
        table(Who("corlof", (1, 0), hand=("M07",)), Who("erla", (1, 0), points=4), land=ROW, arrived=True)
    )
    play(later, "hero_action end_turn", "hero_action end_turn")
    assert "steal" not in acts(later), "the arrival counts in its own turn only"


@pytest.mark.rule("HT-132")
@pytest.mark.rule("HT-D37")
def test_thieves_arrive_by_portal_teleport_and_discovery_too() -> None:
    below = Who("corlof", "P1", hand=("M07",))
    match = start(table(below, Who("erla", (1, 0), points=4), land={(1, 0): "portal1"}, chief=1))
    act(match, "ascend 1")
    assert "steal M07 1" in offered(match)
    flying = Who("corlof", hand=("M07",), potion="teleport")
    match = start(table(flying, Who("erla", (1, 0), points=4), land=ROW))
    play(match, "hero_action drink teleport", "teleport_target target 1 0")
    assert "steal M07 1" in offered(match)


@pytest.mark.rule("HT-133")
@pytest.mark.rule("HT-D38")
def test_the_point_comes_from_the_victim() -> None:
    match = start(table(Who("corlof", (1, 0), hand=("M07",)), Who("erla", points=4), land=ROW))
    events = act(match, "move 0 0", "steal M07 1")
    assert (hero(match).points, hero(match, 1).points) == (1, 3)
    assert told(events, "thief")[0]["victim"] == 1


@pytest.mark.rule("HT-134")
def test_nothing_to_steal_from_the_poor() -> None:
    match = start(table(Who("corlof", (1, 0), hand=("M07",)), Who("erla"), land=ROW))
    act(match, "move 0 0")
    assert "steal" not in acts(match)


@pytest.mark.rule("HT-D39")
def test_two_thief_cards_on_one_arrival() -> None:
    thief = Who("corlof", (1, 0), hand=("M07", "M08"))
    match = start(table(thief, Who("erla", points=1), Who("luphius", points=5), land=ROW))
    act(match, "move 0 0", "steal M07 1")
    assert {word for word in offered(match) if word.startswith("steal")} == {"steal M08 2"}
    act(match, "steal M08 2")
    assert hero(match).points == 2
    twice = start(table(thief, Who("erla", points=2), land=ROW))
    act(twice, "move 0 0", "steal M07 1", "steal M08 1")
    assert hero(twice, 1).points == 0


@pytest.mark.rule("HT-135")
def test_no_thieves_below() -> None:
    match = start(
        table(Who("corlof", "F1", hand=("M07",)), Who("erla", "D1", points=5), chief=0, gone=("D2",))
    )
    act(match, "move D2")
    assert "steal" not in acts(match)


@pytest.mark.rule("HT-D52")
def test_being_placed_is_no_arrival() -> None:
    trapped = Who("corlof", "F1", hearts=1, hand=("M07",))
    match = start(table(trapped, Who("erla", points=5), land=ROW, chief=0))
    act(match, "move D1")
    play(match, "place_defeated tile 0 0")
    assert asked(match) == (1, "hero_action")
    play(match, "hero_action end_turn")
    assert "steal" not in acts(match)


@pytest.mark.rule("HT-136")
@pytest.mark.rule("HT-D35")
def test_a_discoverer_is_paid_by_an_armed_trap() -> None:
    match = start(table(Who("corlof", "F1", hand=("M10", "M01")), Who("erla")))
    events = act(match, "move D1")
    assert told(events, "mission")[0]["cause"] == "trap"
    assert (hero(match).points, hero(match).hearts, left(match)) == (2, 4, 0)
    assert hand(match) == ["M01"]
    flying = start(table(Who("corlof", potion="teleport", hand=("M10",)), Who("erla")))
    play(flying, "hero_action drink teleport", "teleport_target target D2")
    assert hero(flying).points == 2


@pytest.mark.rule("HT-137")
@pytest.mark.rule("HT-D36")
def test_one_trap_pays_one_discoverer() -> None:
    match = start(table(Who("corlof", "F1", hand=("M10", "M11")), Who("erla")))
    act(match, "move D1")
    assert (hero(match).points, len(hand(match))) == (2, 1)


@pytest.mark.rule("HT-138")
def test_a_disarmed_token_pays_nothing() -> None:
    match = start(table(Who("corlof", "F1", hand=("M10",)), Who("erla"), armed=("D4", "D5")))
    act(match, "move D1")
    assert (hero(match).points, hand(match), left(match)) == (0, ["M10"], 3)


@pytest.mark.rule("HT-139")
@pytest.mark.rule("HT-D35")
@pytest.mark.parametrize(
    ("card", "name", "tooth"), [("M12", "ulumu", 1), ("M13", "zibber", 2), ("M14", "wallrog", 3)]
)
def test_slayers_are_paid_besides_the_tooth(card: str, name: str, tooth: int) -> None:
    cards = ("M12", "M13", "M14")
    match = start(
        table(Who("corlof", "P1", sword=(3,), hand=cards), Who("erla"), beasts={name: Beast("F1", hearts=1)}),
        dice=[6, 1],
    )
    events = act(match, f"attack {name}")
    assert hero(match).points == tooth + 2
    assert hand(match) == sorted(set(cards) - {card})
    assert told(events, "mission")[0]["cause"] == "slain"


@pytest.mark.rule("HT-140")
@pytest.mark.rule("HT-D46")
def test_slayers_are_paid_in_the_monster_turn_too() -> None:
    fighter = Who("corlof", "P1", hand=("M12", "M01", "M02"))
    match = start(
        table(
            fighter,
            Who("erla", hand=("M16", "M17", "M18")),
            chief=0,
            beasts={"ulumu": Beast("F1", hearts=1)},
            missions=["M05"],
        ),
        dice=[1, 6],
    )
    play(match, "hero_action end_turn", "monster_action attack ulumu 0")
    assert (hero(match).points, hand(match)) == (3, ["M01", "M02"])
    play(match, "monster_action stop")
    assert asked(match) == (1, "hero_action")
    assert hand(match) == ["M01", "M02"]
    play(match, "hero_action end_turn", "hero_action end_turn")
    assert hand(match) == ["M01", "M02", "M05"]


@pytest.mark.rule("HT-141")
def test_only_the_last_blow_counts() -> None:
    beasts = {"ulumu": Beast("F1", hearts=2)}
    people = (Who("corlof", "P1", sword=(3,), hand=("M12",)), Who("mathian", "D1", sword=(3,)))
    match = start(table(*people, beasts=beasts, chief=1), dice=[6, 1, 6, 1])
    act(match, "attack ulumu")
    assert (hero(match).points, beast(match, "ulumu").hearts) == (0, 1)
    play(match, "hero_action end_turn", "hero_action attack ulumu")
    assert (hero(match, 0).points, hero(match, 1).points) == (0, 1)
    assert "M12" in hand(match, 0)
    assert where(match, 0) == "P1"
