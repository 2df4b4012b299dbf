"""Tokens, Chance, looks, the Reveal phase, salutary Zones, Doors, visits (NA-109 to NA-169, NA-292 to
NA-305)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.reflets_acide.content import token
from heroes_desktop.games.reflets_acide.state import Hazard
from heroes_desktop.games.reflets_acide.track import distance
from tests.scenarios.reflets_acide.build import (
    TEAM,
    Foes,
    Land,
    Side,
    Who,
    asked,
    card,
    dilemma,
    facts,
    kinds,
    names,
    offered,
    offers,
    on_zone,
    play,
    start,
    table,
    trial,
)

CHASM = {"door_open": True, "door_up": True}


def on_token(name: str, **more: object):
    more.setdefault("pawn", 3)
    return table("space", land=Land(tokens={3: name}), **more)


def revealing(stage: str, zone: str, space: int, kind: str, **more: object):
    hazard = Hazard("zone", space, revealing=True, drawn=3 if stage == "turn_up" else 0)
    return table(stage, land=Land({kind: [zone]}), pawn=space, hazard=hazard, revealed=True, **more)


# tokens


@pytest.mark.rule("NA-110", "NA-113", "NA-115")
@pytest.mark.parametrize("name", ["green:purse", "red:purse", "grey:purse"])
def test_golden_tokens_are_played_or_kept_whatever_their_colour(name: str) -> None:
    match = start(on_token(name), picks="rovgb")
    assert offered(match) == ["now", "wait 0", "wait 1"]
    told = play(match, "token_now_or_wait now", *["place_gem place 0"] * 5)
    assert len(facts(told, "gem_drawn")) >= 5
    s = match.state
    where = {"green": s.gone, "red": s.vile.red, "grey": s.vile.grey}
    assert card(name) in where[name.split(":", maxsplit=1)[0]]
    assert s.tokens[3] == -1


@pytest.mark.rule("NA-111", "NA-D02")
def test_with_no_free_place_another_waiting_token_is_played_first() -> None:
    sides = [Side("", (), ("green:purse", "green:vision")), Side("", (), ("red:purse", "red:chance"))]
    match = start(on_token("grey:purse", boards=sides), picks="rovgb")
    assert offered(match) == [
        "now", f"instead {card('green:purse')}", f"instead {card('green:vision')}",
        f"instead {card('red:purse')}", f"instead {card('red:chance')}",
    ]  # fmt: skip
    play(match, "token_now_or_wait instead red:purse", *["place_gem place 0"] * 5)
    assert match.state.boards[1].tokens == [card("red:chance"), card("grey:purse")]
    assert match.state.vile.red[0] == card("red:purse")


@pytest.mark.rule("NA-112", "NA-037")
def test_brown_tokens_are_played_at_once() -> None:
    for colour in ("green", "red", "grey"):
        told = list(start(on_token(f"{colour}:unforeseen_tax")).events)
        assert "token_kept" not in kinds(told)
    assert [token(card(f"green:{kind}")).golden for kind in
            ("purse", "vision", "bonus_die", "chance", "gem_tax", "unforeseen_tax", "peril")] == [
        True, True, True, True, False, False, False
    ]  # fmt: skip


@pytest.mark.rule("NA-116", "NA-D75", "NA-D95", "NA-D70")
def test_secret_vision_shows_one_thing_to_everybody() -> None:
    land = Land({"forest": ["Z02", "Z03"]}, tokens={3: "green:vision", 8: "grey:peril"}, up=["S01"])
    s = table("space", land=land, pawn=3, seats=2, relics=["R5"])
    match = start(s, rolls=[2])
    play(match, "token_now_or_wait now")
    found = set(offered(match))
    assert {"look zone 7", "look door 52", "look room 2", "look token 8"} <= found
    assert {f"look pile {name}" for name in ("heroes", "loot", "relics", "unforeseen")} <= found
    assert "look room 1" not in found
    told = play(match, "vision_target look zone 7")
    assert facts(told, "looked")[0]["card"] == card("Z03")  # one random card of the slot
    assert all(match.view(seat).faces[card("Z03")] >= 0 for seat in (0, 1, None))
    assert match.view(0).faces[card("Z02")] == -1
    assert match.state.zones[0] == [card("Z02"), card("Z03")]


@pytest.mark.rule("NA-117", "NA-D57", "NA-D70")
def test_a_bonus_die_just_revealed_may_roll_the_golden_die() -> None:
    match = start(on_token("red:bonus_die", golden=6), rolls=[2, 5])
    told = play(match, "token_now_or_wait now")
    assert facts(told, "golden_die")[0] == {"value": 2, "before": 6, "cause": "bonus_die"}


@pytest.mark.rule("NA-117", "NA-D92")
def test_a_bonus_die_rolls_dice_of_every_board_again_sixes_too() -> None:
    land, more = on_zone("Z14")
    s = table("catch_up", boards=[Side("", (), ("green:bonus_die",))], land=land, golden=6,
              trial=trial(dice=[6, 1, 5, 6, 5, 5]), **more)  # fmt: skip
    match = start(s, rolls=[1, 2], picks="r" * 9)
    play(match, "catch_up bonus_dice green:bonus_die", "use_waiting_token die 0", "use_waiting_token die 3")
    told = play(match, "use_waiting_token done")
    assert facts(told, "rerolled")[0]["dice"] == [1, 2]


@pytest.mark.rule("NA-118", "NA-135", "NA-136")
def test_a_chance_token_gives_the_choices_of_a_chance_space_and_play_goes_on() -> None:
    s = table("walk", boards=[Side("r1", (), ("green:chance",))], golden=6)
    match = start(s, rolls=[1], picks="b")
    play(match, "walk_or_run token green:chance")
    assert offered(match) == ["bonus 1", "bonus 2", "bonus 3", "bonus 4", "bonus 5", "gamble"]
    play(match, "chance_mode bonus 3")
    assert asked(match) == "walk_or_run"
    assert match.state.turn == 5


@pytest.mark.rule("NA-119")
def test_green_gem_tax_takes_gems_of_choice_from_the_vile() -> None:
    match = start(on_token("green:gem_tax", vile=Foes("r3o1b2")))
    assert offered(match) == ["gem 0", "gem 1", "gem 4"]
    play(match, *["tax_gems_take gem 0", "place_gem place 0"] * 3, "tax_gems_take gem 4", "place_gem place 1")
    told = play(match, "tax_gems_take gem 1", "place_gem place 1")
    assert match.state.vile.gems == [0, 0, 0, 0, 1]
    assert match.state.boards[0].gems[0] == 3
    assert facts(told, "gem_placed")
    match = start(on_token("green:gem_tax", vile=Foes("r1")))
    play(match, "place_gem place 0")
    assert match.state.vile.gems == [0] * 5  # all if fewer


@pytest.mark.rule("NA-121", "NA-D76", "NA-D77")
def test_green_unforeseen_tax_draws_or_takes_back() -> None:
    foes = Foes(pile=["D05", "C01"], down=["D06", "L01"])
    match = start(on_token("green:unforeseen_tax", vile=foes))
    play(match, "tax_unforeseen_source take_back")
    assert offered(match) == [f"card {card(name)}" for name in ("D05", "C01", "D06")]  # face down: blindly
    told = play(match, "take_back card D06", "take_back card C01")
    assert asked(match) == "keep_dilemma"
    assert "vile_gems" not in kinds(told)
    told = play(match, "keep_dilemma wait 0")
    assert card("C01") in match.state.unforeseen_discard
    assert match.state.boards[0].dilemmas == [card("D06")]
    assert match.state.vile.down == [card("L01")]
    sides = [Side("", ("D02",))]
    match = start(on_token("green:unforeseen_tax", vile=foes, boards=sides, unforeseen=["D03", "B01"]))
    play(match, "tax_unforeseen_source draw")
    assert set(offered(match)) == {"wait 0", "wait 1", "discard", f"exchange {card('D02')}"}
    told = play(match, "keep_dilemma exchange D02")
    assert match.state.boards[0].dilemmas == [card("D03")]
    assert {card("D02"), card("B01")} <= set(match.state.unforeseen_discard)
    assert "vile_gems" not in kinds(told)


@pytest.mark.rule("NA-122")
def test_vile_unforeseen_tax_takes_two_waiting_dilemmas() -> None:
    sides = [Side("", ("D02", "D03")), Side("", ("D04",))]
    match = start(on_token("red:unforeseen_tax", boards=sides))
    play(match, "tax_unforeseen_give card D03", "tax_unforeseen_give card D04")
    assert match.state.vile.pile == [card("D03"), card("D04")]
    assert match.state.vile.down == []
    match = start(on_token("grey:unforeseen_tax", boards=[Side("", ("D02",))]))
    assert match.state.vile.pile == [card("D02")]
    assert start(on_token("grey:unforeseen_tax")).state.vile.pile == []


@pytest.mark.rule("NA-124", "NA-228", "NA-234", "NA-229")
def test_vile_peril_tests_the_hero_designated() -> None:
    match = start(on_token("grey:peril", golden=2), rolls=[6])
    assert match.state.vile.pile == [card("H12")]
    match = start(on_token("red:peril", team=TEAM[:3], golden=5), rolls=[6])
    assert "vitality_die" not in kinds(list(match.events))


@pytest.mark.rule("NA-123", "NA-228", "NA-235")
def test_green_peril_tests_a_hero_of_choice() -> None:
    match = start(on_token("green:peril", golden=2), rolls=[6])
    assert offered(match) == [f"hero {no}" for no in range(1, 7)]
    play(match, "peril_hero hero 5")
    assert match.state.pouch == [card("H21")]


# Chance


@pytest.mark.rule("NA-128", "NA-D74")
def test_chance_bonus_five() -> None:
    s = table("space", TEAM[:5], [Side("r1o1v1g1b1")], pawn=4, heroes=["H01", "H02"])
    match = start(s)
    play(match, "chance_mode bonus 5")
    assert offered(match) == ["discard", "enlist", "replace 1", "replace 2", "replace 3"]
    play(match, "chance_hero enlist")
    assert names(match, [member.card for member in match.state.team])[5] == "H01"
    match = start(s)
    told = play(match, "chance_mode bonus 5", "chance_hero replace 2")
    assert facts(told, "paid")[0]["gems"] == [1, 1, 1, 1, 1]
    assert match.state.team[1].card == card("H01")
    assert card("H12") in match.state.heroes_discard
    match = start(s)
    play(match, "chance_mode bonus 5", "chance_hero discard")
    assert card("H01") in match.state.heroes_discard


@pytest.mark.rule("NA-130", "NA-233")
def test_chance_bonus_three_heals_up_to_three() -> None:
    row = [Who(name, marker=1) for name in TEAM[:4]]
    match = start(table("space", row, pawn=4))
    play(match, "chance_mode bonus 3", "heal_heroes hero 1", "heal_heroes hero 3", "heal_heroes done")
    assert [member.marker for member in match.state.team] == [0, 1, 0, 1]


@pytest.mark.rule("NA-134", "NA-D58", "NA-127")
def test_a_loaded_die_turns_bad_luck_into_five() -> None:
    loaded = dilemma(14)
    match = start(
        table("space", boards=[Side("", (loaded,))], pawn=4, heroes=["H01"]), rolls=[6], picks="rrrr"
    )
    told = play(match, "chance_mode gamble", f"change_golden_die loaded_die {loaded}")
    assert facts(told, "chance_bonus")[0] == {"number": 5}
    other = table("space", boards=[Side(), Side("", (loaded,))], seats=2, pawn=4)
    told = play(start(other, rolls=[6, 1, 1]), "chance_mode gamble")
    assert "bad_luck" in kinds(told)  # it must wait on the Guide's board


# the Reveal phase


@pytest.mark.rule("NA-D19", "NA-146", "NA-147", "NA-149")
def test_gems_then_unforeseen_one_by_one_then_the_hazard() -> None:
    s = table("space", boards=[Side("r4")], land=Land({"cave": ["Z14"]}), pawn=22,
              unforeseen=["C01", "D02", "C03"])  # fmt: skip
    match = start(s, picks="ovg")
    told = list(match.events)
    told += play(match, "keep_dilemma wait 0")
    one = ["unforeseen", "beast"]
    wanted = ["reveal", "vile_gems", *one, "unforeseen", "dilemma_kept", *one, "hazard_revealed", "trial"]
    assert [kind for kind in kinds(told) if kind in wanted] == wanted
    assert match.state.hazard is not None
    assert match.state.hazard.beasts == [card("C01"), card("C03")]
    assert sum(match.state.boards[0].gems) == 4 - 1 - 1 - 1


@pytest.mark.rule("NA-030", "NA-031", "NA-303", "NA-D103")
@pytest.mark.parametrize(("challenge", "number"), [("pepere", 2), ("aise", 3), ("intense", 4)])
def test_the_difficulty_acts_in_every_reveal_phase(challenge: str, number: int) -> None:
    s = revealing("reveal", "Z14", 22, "cave", challenge=challenge, unforeseen=["D02", "D03", "D04", "D05"])
    match = start(s, picks="rovg" * 3)
    told = list(match.events)
    assert sum(facts(told, "vile_gems")[0]["gems"]) == number
    told = play(match, "keep_dilemma discard")
    assert facts(told, "dilemma_refused")[0]["gems"] == number
    assert sum(facts(told, "vile_gems")[0]["gems"]) == number
    s = revealing("reveal", "Z14", 22, "cave", challenge=challenge, quiet=True, unforeseen=["D02"])
    match = start(s, picks="rovg" * 3)
    told = list(match.events)
    assert facts(told, "reveal")[0]["gems"] == max(0, number - 2)
    assert not match.state.quiet
    assert facts(play(match, "keep_dilemma discard"), "dilemma_refused")[0]["gems"] == number


@pytest.mark.rule("NA-303")
def test_the_curse_of_the_locket_adds_a_gem() -> None:
    row = [Who("H14", worn=("L51",)), *TEAM[1:]]
    told = list(start(revealing("reveal", "Z14", 22, "cave", team=row), picks="rovg").events)
    assert facts(told, "reveal")[0] == {"gems": 4, "cards": 3}


@pytest.mark.rule("NA-292")
@pytest.mark.parametrize("under", [True, False])
def test_peek(under: bool) -> None:
    row = ["H27", *TEAM[1:]]
    s = revealing("reveal", "Z14", 22, "cave", team=row, boards=[Side("o1v1")], unforeseen=["C18", "D02"])
    match = start(s, picks="rgb")
    assert asked(match) == "peek"
    play(match, "peek skill H27 0")
    assert match.state.seen[card("C18")]
    told = play(match, "peek under" if under else "peek leave")
    assert facts(told, "unforeseen")[0]["card"] == card("D02" if under else "C18")
    if under:
        assert match.state.unforeseen[0] == card("C18")


@pytest.mark.rule("NA-150", "NA-149")
def test_a_critter_stays_on_its_hero_whatever_the_die_shows_later() -> None:
    s = revealing("unforeseen", "Z14", 22, "cave", boards=[Side("r1")], golden=2, unforeseen=["B01"])
    match = start(s)
    assert match.state.hazard is not None
    assert match.state.hazard.bothered == [card("H12")]
    match.state.golden = 5
    assert match.state.hazard.bothered == [card("H12")]


@pytest.mark.rule("NA-152", "NA-D20")
def test_a_room_turned_up_by_the_power_is_paid_once_and_the_phase_goes_on() -> None:
    land = Land(**CHASM)
    s = table(
        "space", boards=[Side("r4")], vile=Foes("o3"), land=land, pawn=83, unforeseen=["C01", "C03", "C04"]
    )
    s.rooms_up[0] = s.rooms_up[1] = True
    match = start(s, picks="ogv")
    told = list(match.events)
    assert kinds(told).count("room_revealed") == 2
    paid = [fact for fact in facts(told, "gem_paid") if fact["cause"] == "hazard"]
    assert len(paid) + len(facts(told, "covered")) >= 1
    assert match.state.revealed


@pytest.mark.rule("NA-144", "NA-D39", "NA-067")
def test_a_face_up_hazard_skips_the_phase_and_a_won_room_is_only_visited() -> None:
    land = Land(up=["S09"], **CHASM)
    match = start(table("space", land=land, pawn=89))
    assert set(offered(match)) == {"test relic", "visit"}
    assert "reveal" not in kinds(list(match.events))
    assert match.state.vile.gems == [0] * 5
    land = Land(up=["S09"], won=["S09"], **CHASM)
    match = start(table("space", land=land, pawn=89))
    assert match.state.turn == 6  # nothing left to ask


# salutary Zones


def resting(zone: str, space: int, kind: str, gems: str = "r4o4", **more: object):
    hazard = Hazard("zone", space, card(zone), bought=[])
    land = more.pop("land", Land({kind: [zone]}))
    more.setdefault("boards", [Side(gems)])
    return table("salutary", land=land, pawn=space, hazard=hazard, revealed=True, **more)


@pytest.mark.rule("NA-164", "NA-D69", "NA-299")
def test_wake_or_rest() -> None:
    row = [Who(name, marker=1) for name in TEAM]
    match = start(resting("Z07", 15, "river", team=row))
    play(match, "salutary_options wake")
    assert match.state.pawn == 17
    assert "Z07" in names(match, match.state.pouch)
    assert all(member.marker for member in match.state.team)
    match = start(resting("Z07", 15, "river", team=row, vile=Foes("b2")))
    play(match, "salutary_options rest")
    assert not any(member.marker for member in match.state.team)  # in solo all six
    assert [text for text in offered(match) if text.startswith("line")] == ["line 0", "line 1"]
    play(match, "salutary_options line 1", "pay_gems pay 0 0", "pay_gems pay 0 1")
    assert match.state.vile.gems == [0] * 5
    assert "line 1" not in offered(match)  # each line once
    duo = start(resting("Z07", 15, "river", team=row, seats=2, guide=1, boards=[Side("r4"), Side()]))
    play(duo, "salutary_options rest")
    assert [member.marker for member in duo.state.team] == [1, 1, 1, 0, 0, 0]
    assert duo.state.turn == 6  # the Guide's board has no gems to buy with


@pytest.mark.rule("NA-300", "NA-D95")
def test_false_trail() -> None:
    land = Land({"forest": ["Z01"]}, tokens={8: "grey:peril", 12: "green:purse", 54: "red:purse"})
    match = start(resting("Z01", 7, "forest", land=land, seen=["green:purse"]))
    play(match, "salutary_options rest", "salutary_options line 2", "pay_gems pay 0 0")
    assert match.state.tokens[8] == card("green:purse")
    assert match.state.tokens[12] == card("grey:peril")
    assert match.view(0).faces[card("green:purse")] >= 0
    assert match.view(0).faces[card("grey:peril")] == -1
    alone = Land({"forest": ["Z01"]}, tokens={8: "grey:peril"})
    match = start(resting("Z01", 7, "forest", land=alone))
    play(match, "salutary_options rest")
    assert "line 2" not in offered(match)


@pytest.mark.rule("NA-D75")
def test_the_nearest_unknown_tokens_ahead() -> None:
    land = Land(
        {"forest": ["Z01"]}, tokens={6: "red:peril", 8: "grey:peril", 12: "green:purse", 14: "red:purse"}
    )
    match = start(resting("Z01", 7, "forest", land=land, seen=["grey:peril"]))
    told = play(
        match, "salutary_options rest", "salutary_options line 1", "pay_gems pay 0 0", "pay_gems pay 0 0"
    )
    assert [fact["place"] for fact in facts(told, "looked")] == [12, 14]


@pytest.mark.rule("NA-301", "NA-245", "NA-D66")
def test_great_wash() -> None:
    row = [Who("H14", worn=("L49", "L01")), *TEAM[1:]]
    match = start(resting("Z07", 15, "river", team=row))
    play(match, "salutary_options rest", "salutary_options line 2", "pay_gems pay 0 0", "pay_gems pay 0 0")
    assert card("L49") in match.state.loot_discard
    assert asked(match) == "equip"  # the loss of a Loot opens a window
    match = start(resting("Z07", 15, "river"))
    play(match, "salutary_options rest")
    assert "line 2" not in offered(match)


@pytest.mark.rule("NA-302", "NA-303", "NA-305", "NA-299")
def test_lines_that_wait_and_the_redrawn_map() -> None:
    match = start(resting("Z13", 22, "cave"))
    play(match, "salutary_options rest", "salutary_options line 2", "pay_gems pay 0 0")
    assert match.state.echo
    match = start(resting("Z20", 30, "camp"))
    play(match, "salutary_options rest", "salutary_options line 2", "pay_gems pay 0 0", "pay_gems pay 0 0")
    assert match.state.quiet
    match = start(resting("Z31", 45, "mount", seen=["S03"], land=Land({"mount": ["Z31"]}, up=["S01"])))
    play(match, "salutary_options rest", "salutary_options line 2", "pay_gems pay 0 0", "pay_gems pay 0 0")
    assert not offers(match, "rooms 1 2")
    play(match, "effect_target rooms 2 3")
    assert match.state.rooms[1] == card("S03")
    assert match.view(0).faces[match.state.rooms[1]] >= 0  # knowledge goes along
    assert match.view(0).faces[match.state.rooms[2]] == -1


@pytest.mark.rule("NA-299", "NA-D91")
def test_camp_and_hills_lines() -> None:
    match = start(resting("Z19", 30, "camp", unforeseen=["D02", "C01"]))
    play(match, "salutary_options rest", "salutary_options line 0", "pay_gems pay 0 0")
    assert offered(match) == ["wait 0", "wait 1", "discard"]
    match = start(resting("Z25", 37, "hills", avatar=10))
    play(match, "salutary_options rest", "salutary_options line 1", "pay_gems pay 0 0", "pay_gems pay 0 0")
    assert match.state.avatar == 8
    match = start(resting("Z25", 37, "hills", avatar=-13))
    play(match, "salutary_options rest", "salutary_options line 1", "pay_gems pay 0 0", "pay_gems pay 0 0")
    assert match.state.avatar == -14  # A1 at the farthest
    match = start(resting("Z20", 30, "camp", heroes=["H01"]))
    play(match, "salutary_options rest", "salutary_options line 1", *["pay_gems pay 0 0"] * 3)
    assert offered(match) == ["discard", *(f"replace {no}" for no in range(1, 7))]


# Doors


@pytest.mark.rule("NA-165", "NA-145", "NA-163", "NA-160")
def test_a_door_ajar_opens_by_itself() -> None:
    hazard = Hazard("door", 52, card("P01"), beasts=[card("C01")], bothered=[-1])
    s = table("hazard", land=Land(doors=["P01"], door_up=True), pawn=52, hazard=hazard)
    match = start(s)
    assert asked(match) == "reveal_rooms"
    play(match, "reveal_rooms room 10")
    assert match.state.door_open
    assert match.state.rooms_up[9]
    assert card("C01") in match.state.unforeseen_discard


@pytest.mark.rule("NA-280", "NA-D100", "NA-D25", "NA-206")
@pytest.mark.parametrize(("loot", "act", "door"), [("L26", "sword", "P03"), ("L27", "open_sealed", "P06")])
def test_a_door_opened_by_its_alternative(loot: str, act: str, door: str) -> None:
    hazard = Hazard("door", 52, card(door), beasts=[card("C01")], bothered=[-1])
    row = [Who("H02", stored=(loot,)), *TEAM[1:]]  # with an opportunity skill that must not be asked
    s = table("hazard", row, [Side("g4")], land=Land(doors=[door], door_up=True), pawn=52, hazard=hazard)
    match = start(s)
    assert offered(match) == ["test", act]
    play(match, f"door_alternative {act}")
    assert card(loot) in match.state.loot_discard
    assert card("C01") in match.state.unforeseen_discard
    number = 3 if door == "P03" else 2
    told = play(match, *[f"reveal_rooms room {slot}" for slot in range(4, 4 + number)])
    assert [fact["slot"] for fact in facts(told, "room_revealed")] == list(range(4, 4 + number))
    assert "opportunity" not in asked(match)
    assert match.state.turn == 6


@pytest.mark.rule("NA-280")
def test_a_sword_does_not_open_every_door() -> None:
    hazard = Hazard("door", 52, card("P06"))
    row = [Who("H14", stored=("L26",)), *TEAM[1:]]
    match = start(table("hazard", row, land=Land(doors=["P06"], door_up=True), pawn=52, hazard=hazard))
    assert match.state.trial is not None


# visits


def visiting(room: str, **more: object):
    place = 80 + int(room[1:])
    more.setdefault("entered", True)
    land = Land(up=[room], **CHASM)
    return table("hazard", land=land, pawn=place, hazard=Hazard("room", place, card(room)), **more)


@pytest.mark.rule("NA-293", "NA-294")
def test_mana_cave() -> None:
    match = start(visiting("S01", boards=[Side("r2"), Side("b2")]), picks="go")
    play(match, "test_or_visit effect", "visiting_effect pay 0 0")
    assert offered(match) == ["pay 0 0", "done"]  # all from one board
    told = play(match, "visiting_effect pay 0 0", "place_gem place 0", "place_gem place 1")
    assert match.state.boards[0].gems == [0, 0, 0, 1, 0]
    assert match.state.vile.gems == [0] * 5
    assert [fact["colour"] for fact in facts(told, "gem_drawn")][:2] == [3, 1]
    match = start(visiting("S01", boards=[Side("r2")], entered=False))
    assert not offers(match, "effect")


@pytest.mark.rule("NA-295", "NA-D101")
def test_royal_crypt() -> None:
    match = start(visiting("S03", relics=["R5", "R7"]))
    play(match, "test_or_visit effect")
    assert match.state.relics[-1] == card("R5")
    assert match.state.seen[card("R5")]
    empty = visiting("S03")
    empty.gone += empty.relics
    empty.relics = []
    assert not offers(start(empty), "effect")
    # searching another Relic out of the pile changes nothing about the others
    s = table("outcome", land=Land(up=["S08"], **CHASM), pawn=88, relics=["R5", "R7"], seen=["R5"],
              hazard=Hazard("room", 88, card("S08"), "relic", won=True), trial=trial(2))  # fmt: skip
    before = [one for one in s.relics if one != card("R7")]
    match = start(s)
    play(match, "relic_or_loot relic R7")
    assert match.state.relics == before
    assert match.state.seen[card("R5")]


@pytest.mark.rule("NA-296")
def test_laboratory() -> None:
    row = [*TEAM[:5], Who("H38", marker=2)]
    match = start(visiting("S04", team=row, boards=[Side("", ("D02",)), Side("", ("D03",))], seats=2))
    play(match, "test_or_visit effect")  # the Guide's only Dilemma and the only wounded Hero
    assert card("D02") in match.state.unforeseen_discard
    assert match.state.team[5].marker == 0
    assert not offers(start(visiting("S04", boards=[Side("", ("D02",))])), "effect")
    assert not offers(start(visiting("S04", team=row)), "effect")


@pytest.mark.rule("NA-297", "NA-245")
def test_armoury() -> None:
    row = [Who("H14", worn=("L01",)), *TEAM[1:]]
    match = start(visiting("S08", team=row))
    play(match, "test_or_visit effect", "equip wear L01 3", "equip done")
    assert match.state.team[2].worn == [card("L01")]
    assert not offers(start(visiting("S08")), "effect")


@pytest.mark.rule("NA-298")
def test_well_is_not_offered_while_the_avatar_stands_on_its_start() -> None:
    assert not offers(start(visiting("S07", boards=[Side("r1")], avatar=-14)), "effect")
    ring = [Who("H14", worn=("L48",)), *TEAM[1:]]
    match = start(visiting("S07", team=ring, boards=[Side("r1")], avatar=30))
    told = play(match, "test_or_visit effect")  # the Nightmare Ring does not forbid it
    assert facts(told, "avatar_back")[0]["end"] == 29


@pytest.mark.rule("NA-293", "NA-166")
def test_oubliette_and_visits_end_the_turn() -> None:
    match = start(visiting("S09", boards=[Side("r4")]))
    assert set(offered(match)) == {"test relic", "visit"}
    told = play(match, "test_or_visit visit")
    assert match.state.turn == 6
    assert facts(told, "visited")[0]["how"] == "visit"
    assert match.state.pawn == 89


@pytest.mark.rule("NA-D11")
def test_distance_counts_the_room() -> None:
    assert [distance(-14, 3), distance(56, 85), distance(60, 85), distance(58, 85)] == [17, 3, 3, 1]


@pytest.mark.rule("NA-D79")
def test_an_empty_pile_is_made_of_its_discard() -> None:
    s = table("space", pawn=4)
    s.loot_discard, s.loot = [*s.loot], []
    for one in s.loot_discard:
        s.seen[one] = 0xFFFF
    match = start(s)
    told = play(match, "chance_mode bonus 2")
    assert facts(told, "pile_turned")[0] == {"pile": "loot", "count": 56}
    assert len(facts(told, "loot_drawn")) == 2
    none = table("space", pawn=4)
    none.gone, none.loot = [*none.gone, *none.loot], []
    match = start(none)
    play(match, "chance_mode bonus 2")
    assert match.state.turn == 6
