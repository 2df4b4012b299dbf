"""Combat, life points, armour, healing, experience: rules by number."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.return_of_the_heroes.chances import fight_chances, roll_chance
from heroes_desktop.games.return_of_the_heroes.content import FACE
from heroes_desktop.games.return_of_the_heroes.state import State
from tests.scenarios.return_of_the_heroes.build import (
    Who,
    asked,
    at,
    hero,
    in_bag,
    items,
    lying,
    offered,
    out,
    pile,
    play,
    start,
    table,
    tiles,
    told,
)

ELF = Who("elf", at="M1")


def fight(who: Who, foe: str, dice: list[int], skill: str = "melee", **more: object) -> Match[State]:
    """A hero who stays and fights what lies on A2."""
    match = start(table(who, ELF, board={"A2": [foe]}, **more), dice)  # type: ignore[arg-type]
    play(match, "leave_or_fight stay")
    if asked(match) == "choose_skill":
        play(match, f"choose_skill skill {skill}")
    return match


@pytest.mark.rule("RH-100", "RH-101")
@pytest.mark.parametrize(("foe", "skill", "modifier"), [("h_giant", "melee", -2), ("h_giant", "ranged", 0)])
def test_dots(foe: str, skill: str, modifier: int) -> None:
    match = start(table(Who("warrior", at="A2"), ELF, board={"A2": [foe]}), [1, 1])
    play(match, "leave_or_fight stay")
    assert offered(match) == ["skill magic", "skill ranged", "skill melee"]
    events = play(match, f"choose_skill skill {skill}")
    (test,) = told(events, "test")
    assert (test["modifier"], test["target"]) == (modifier, test["value"] + modifier)


@pytest.mark.rule("RH-100")
def test_a_skill_without_a_dot_is_not_offered() -> None:
    match = start(table(Who("warrior", at="A2"), ELF, board={"A2": ["h_harpy"]}))
    play(match, "leave_or_fight stay")
    assert offered(match) == ["skill magic", "skill ranged"]


@pytest.mark.rule("RH-109", "RH-102")
def test_one_skill_for_all_hearts() -> None:
    match = start(
        table(Who("warrior", at="A2", skills=(3, 3, 11)), ELF, board={"A2": ["h_troll"]}), [1, 1, 1, 1]
    )
    play(match, "leave_or_fight stay")
    events = play(match, "choose_skill skill melee")
    assert [test["skill"] for test in told(events, "test")] == ["melee", "melee"]


@pytest.mark.rule("RH-108", "RH-003")
def test_one_item_for_a_skill_counts() -> None:
    match = fight(Who("warrior", at="A2", items=("i_sword", "z_staff", "z_crossbow")), "h_wolves", [1, 1])
    test = told(match.events, "test")[0]
    assert (test["item"], test["target"]) == (2, 7 + 2 + 1)


@pytest.mark.rule("RH-112", "RH-104")
def test_red_knight() -> None:
    match = start(table(Who("warrior", at="A8"), ELF, board={"A8": ["b_redknight"]}), [1, 1, 1, 1])
    play(match, "leave_or_fight stay", "choose_skill skill melee")
    assert hero(match).cubes == [0, 0, 1]
    play(match, "take_or_leave_item take i_kshield")
    assert items(match) == ["i_kshield"]


@pytest.mark.rule("RH-114")
def test_heroes_never_fight_or_trade() -> None:
    match = start(table(Who("warrior", at="A2", gold=9, items=("z_boots",)), Who("elf", at="A2")))
    play(match, "start_turn stay")
    assert match.state.active == 1, "nothing to do with another hero"


@pytest.mark.rule("RH-115", "RH-117", "RH-D65")
def test_natural_life_is_the_limit() -> None:
    match = start(
        table(Who("warrior", at="A7", life=3, items=("z_potion",)), ELF, board={"A7": ["b_spring"]})
    )
    play(match, "start_turn drink z_potion")
    assert hero(match).life == 4
    assert "drink z_potion" not in offered(match)
    play(match, "start_turn rest")
    assert hero(match).life == 4, "without effect at full life"


@pytest.mark.rule("RH-116", "RH-103")
def test_beaten_means_one_life_point() -> None:
    match = fight(Who("warrior", at="A2"), "h_giant", [6, 6])
    assert hero(match).life == 3


@pytest.mark.rule("RH-118", "RH-D65", "RH-D66")
@pytest.mark.parametrize(
    ("place", "mode", "life"),
    [("N5", "standard", 2), ("I5", "standard", 2), ("N5", "solo", 4), ("I5", "solo", 4)],
)
@pytest.mark.rule("RH-248")
def test_temple_and_white_village(place: str, mode: str, life: int) -> None:
    tired = Who("warrior", at=place, life=1)
    match = start(table(*([tired] if mode == "solo" else [tired, ELF]), mode=mode, awake=mode == "solo"))
    play(match, "start_turn rest")
    assert hero(match).life == life


@pytest.mark.rule("RH-D66")
def test_no_healing_at_another_heros_home() -> None:
    match = start(table(Who("warrior", at="M3", life=1), Who("elf", at="A1")))
    assert "rest" not in offered(match)


@pytest.mark.rule("RH-119", "RH-237", "RH-D67")
def test_spring_of_life() -> None:
    match = start(table(Who("dwarf", at="D5", life=1), ELF, board={"D5": ["b_spring"]}, stage="act"), [3])
    play(match, "choose_action use b_spring")
    assert hero(match).life == 4
    assert match.state.active == 1, "once a turn"
    match = start(table(Who("dwarf", at="D5"), ELF, board={"D5": ["b_spring"]}, stage="act"), [6])
    play(match, "choose_action use b_spring")
    assert hero(match).life == 5, "also at full life"


@pytest.mark.rule("RH-120", "RH-D55", "RH-D88")
def test_an_empty_potion_goes_under_the_pile() -> None:
    drinker = Who("dwarf", at="A2", life=1, items=("z_potion", "z_potion"))
    match = start(table(drinker, ELF, bazaar=["z_boots"]))
    for _sip in range(3):
        play(match, "start_turn drink z_potion")
    assert hero(match).life == 4
    assert items(match) == ["z_potion"], "two of them are two items"
    assert pile(match) == ["z_boots", "z_potion"]
    assert match.state.left == {}


@pytest.mark.rule("RH-121", "RH-D54")
def test_sips_only_in_ones_own_turn() -> None:
    thirsty = Who("elf", at="A3", life=1, gold=9, items=("z_potion",))
    visitor = Who("warrior", at="J2", life=1, gold=9, items=("z_potion",))
    match = start(table(visitor, thirsty, board={"J2": ["b_great_bazaar"]}, bazaar=["z_boots"], stage="act"))
    play(match, "choose_action use b_great_bazaar")
    assert "drink z_potion" in offered(match)
    play(match, "buy done")
    assert (asked(match), offered(match)) == ("buy_from_visitor", ["buy z_boots", "done"])


@pytest.mark.rule("RH-124", "RH-125", "RH-126", "RH-127", "RH-D57")
def test_armour_point_by_point() -> None:
    clad = Who("warrior", at="A2", items=("z_chain", "z_shield"))
    match = fight(clad, "h_giant", [6, 6])
    assert offered(match) == ["life", "protect z_chain", "protect z_shield"]
    play(match, "assign_damage protect z_chain")
    assert list(match.state.left.values()) == [1]
    assert items(match) == ["z_chain", "z_shield"]
    assert hero(match).life == 4
    play(match, "start_turn stay")
    match.state.script.rolls.extend([6, 6])
    play(match, "leave_or_fight stay", "choose_skill skill melee", "assign_damage protect z_chain")
    assert items(match) == ["z_shield"]
    assert "z_chain" in out(match)


@pytest.mark.rule("RH-D51")
def test_no_other_automatic_results() -> None:
    assert roll_chance(2, 1) == 0.0
    assert roll_chance(5, 12) == roll_chance(2, 12) == 1.0
    assert round(36 * roll_chance(2, 2)) == 1
    assert round(36 * roll_chance(2, 11)) == 35
    match = fight(Who("magician", at="A2"), "h_giant", [1, 1], "melee")
    assert told(match.events, "test")[0]["success"] is False, "target 1: even two ones fail"
    match = fight(Who("warrior", at="A2", skills=(3, 3, 11)), "h_wolves", [6, 6], "melee")
    assert told(match.events, "test")[0]["success"] is True, "target 12: even two sixes succeed"


@pytest.mark.rule("RH-D51", "RH-004")
@pytest.mark.parametrize(
    ("dice", "target", "percent"),
    [
        (2, 4, 17),
        (2, 7, 58),
        (2, 9, 83),
        (3, 5, 52),
        (3, 7, 81),
        (4, 6, 83),
        (4, 7, 91),
        (5, 4, 65),
        (5, 7, 96),
    ],
)
def test_chances_of_the_chapter(dice: int, target: int, percent: int) -> None:
    assert round(100 * roll_chance(dice, target)) == percent


def test_fight_chances_count_every_heart() -> None:
    state = table(Who("warrior"), ELF)
    chances = fight_chances(state, state.heroes[0], FACE["h_troll"])
    assert set(chances) == {1, 2}
    assert chances[2] == roll_chance(2, 7) ** 2


@pytest.mark.rule("RH-145", "RH-D52")
def test_trained_values_end_at_eleven() -> None:
    best = Who("warrior", at="J3", gold=9, skills=(3, 3, 11), items=("i_sword",))
    match = start(table(best, ELF, board={"J3": ["b_gasconier"], "A2": ["h_wolves"]}, stage="act"))
    assert match.state.active == 1, "a hero at 11 cannot train"
    match = fight(Who("warrior", at="A2", skills=(3, 3, 11), items=("i_sword",)), "h_wolves", [6, 6])
    assert told(match.events, "test")[0]["target"] == 14


@pytest.mark.rule("RH-146")
def test_a_changed_value_is_told_and_kept() -> None:
    match = start(
        table(Who("warrior", at="O3", gold=1), ELF, board={"O3": ["b_mirabar"]}, stage="act"), [6, 6]
    )
    events = play(match, "choose_action use b_mirabar")
    (skill,) = told(events, "skill")
    assert (skill["skill"], skill["before"], skill["value"]) == ("magic", 3, 4)
    assert match.view(1).heroes[0].skills == [4, 3, 7]


@pytest.mark.rule("RH-D69", "RH-143")
def test_one_lesson_per_master_and_turn() -> None:
    match = start(
        table(Who("warrior", at="F7", gold=9), ELF, board={"F7": ["b_hobiro"]}, stage="act"), [6, 6]
    )
    play(match, "choose_action use b_hobiro")
    assert hero(match).skills == [3, 4, 7]
    assert match.state.active == 1
    match = start(table(Who("warrior", at="F7", gold=0), ELF, board={"F7": ["b_hobiro"]}, stage="act"))
    assert match.state.active == 1, "without gold no lesson"


@pytest.mark.rule("RH-142")
def test_a_master_must_be_in_play() -> None:
    pupil = Who("warrior", at="F7", gold=9, missions=("m_hobiro",))
    match = start(table(pupil, ELF, bag=["b_hobiro"], stage="act"))
    assert match.state.active == 1


# experience


@pytest.mark.rule("RH-138", "RH-140")
def test_the_colour_of_a_cube_is_chosen() -> None:
    match = fight(Who("warrior", at="A2", skills=(3, 3, 11)), "h_giant", [1, 1])
    assert offered(match) == ["cube green", "cube red"]
    match = fight(Who("warrior", at="A2", skills=(3, 3, 11)), "h_wolves", [1, 1])
    assert offered(match) == ["cube blue", "cube green", "cube red"]


@pytest.mark.rule("RH-139")
def test_two_cubes_are_of_different_colours() -> None:
    match = fight(Who("warrior", at="A2", skills=(3, 3, 11)), "s_14", [1, 1, 1, 1], awake=True)
    play(match, "choose_cube cube red")
    assert offered(match) == ["cube blue", "cube green"]
    play(match, "choose_cube cube blue")
    assert hero(match).cubes == [1, 0, 1]


@pytest.mark.rule("RH-183", "RH-139")
def test_an_event_gives_two_of_one_colour() -> None:
    knight = Who("warrior", at="A2", skills=(3, 3, 11))
    match = start(
        table(knight, ELF, board={"A2": ["m_monk"]}, bag=["e_knights"], stage="act"), [1, 1, 6, 6, 1, 1]
    )
    play(match, "choose_action accept m_monk")
    assert hero(match).cubes == [0, 0, 2]
    assert tiles(match, "A2") == []


@pytest.mark.rule("RH-181", "RH-182")
def test_a_hero_on_a_line_takes_part() -> None:
    on_line = Who("elf", at="G5", line="G6")
    state = table(Who("warrior", at="A2"), on_line, board={"A2": ["m_monk"]}, bag=["e_marksmen"], stage="act")
    match = start(state, [6, 6, 1, 1, 1, 1])
    play(match, "choose_action accept m_monk")
    assert hero(match, 1).cubes == [0, 2, 0]


@pytest.mark.rule("RH-182")
def test_all_roll_once_clockwise_from_the_active_player_then_the_second_round() -> None:
    people = [Who("warrior"), Who("elf", at="M1"), Who("dwarf")]
    state = table(*people, board={"M1": ["m_monk"]}, bag=["e_marksmen"], active=1, stage="act")
    match = start(state, [1, 1, 1, 1, 6, 6, 1, 1, 1, 1])
    events = play(match, "choose_action accept m_monk")
    assert [(test["seat"], test["cause"]) for test in told(events, "test")] == [
        (1, "contest"),
        (2, "contest"),
        (0, "contest"),
        (1, "contest_final"),
        (2, "contest_final"),
    ]
    assert [hero(match, seat).cubes[1] for seat in range(3)] == [0, 2, 2]


@pytest.mark.rule("RH-D04", "RH-D83", "RH-D03")
def test_full_tracks() -> None:
    full = Who("warrior", at="A2", skills=(3, 3, 11), cubes=(0, 8, 8))
    match = fight(full, "h_giant", [1] * 5)
    assert hero(match).cubes == [0, 8, 8], "green or red: forfeited, no exchange"
    assert told(match.events, "cube_forfeited")
    match = fight(Who("warrior", at="A2", skills=(3, 3, 11), cubes=(0, 8, 7)), "h_giant", [1] * 4)
    assert hero(match).cubes == [0, 8, 8], "the one with room must be taken"
    match = fight(Who("warrior", at="A2", skills=(3, 3, 11), cubes=(0, 0, 8)), "h_troll", [1] * 10)
    assert hero(match).cubes == [0, 1, 8], "of two cubes the possible one"
    match = start(
        table(
            Who("warrior", at="A2", skills=(3, 3, 11), cubes=(0, 0, 7)),
            ELF,
            board={"A2": ["m_monk"]},
            bag=["e_knights"],
            stage="act",
        ),
        [1, 1, 1, 1, 6, 6, 1, 1, 1, 1],
    )
    play(match, "choose_action accept m_monk")
    assert hero(match).cubes == [0, 0, 8]


@pytest.mark.rule("RH-D03")
def test_the_supply_never_runs_out() -> None:
    rich = [Who(name, cubes=(8, 8, 8), gold=40) for name in ("warrior", "elf", "magician", "dwarf")]
    state = table(*rich[:3], Who("dwarf", at="I2", gold=40, missions=("m_monk",)), active=3, stage="act")
    match = start(state)
    play(match, "choose_action accomplish m_monk")
    assert hero(match, 3).gold == 41
    assert hero(match, 3).cubes == [1, 0, 0]


# death


@pytest.mark.rule("RH-130", "RH-D63", "RH-D62", "RH-219", "RH-D105")
def test_death_in_the_tower() -> None:
    bearer = Who("warrior", at="H3", passage="H4", life=1, items=("i_bow", "z_boots"), quests={"q_daphne": 3})
    state = table(bearer, ELF, mode="standard", awake=True, nameless="demon", stage="battle")
    state.foe_life = 3
    match = start(state, [6, 6])
    play(match, "final_skill skill melee", "inherit_item item z_boots")
    assert at(match) == "A7"
    assert lying(match, "H4") == ["i_bow"], "on the gate through which he entered"
    assert match.state.foe_life == 0, "full life points for the next challenger"
    assert match.outcome is None
    assert match.state.active == 1
    assert hero(match).gem
    assert match.view(1).faces[106] >= 0, "the sheet stays face up"
    assert hero(match).passage < 0


@pytest.mark.rule("RH-132", "RH-D77", "RH-136")
def test_goods_on_a_mission_tile_may_be_inherited() -> None:
    carrier = Who(
        "warrior", at="A2", life=1, missions=("m_boots",), loads={"m_boots": "z_boots"}, items=("z_staff",)
    )
    match = fight(carrier, "h_giant", [6, 6])
    assert offered(match) == ["item z_staff", "item z_boots"]
    play(match, "inherit_item item z_boots")
    assert items(match) == ["z_boots"]
    assert in_bag(match) == ["m_boots"]
    match = fight(carrier, "h_giant", [6, 6], bazaar=["z_horse"])
    play(match, "inherit_item item z_staff")
    assert pile(match) == ["z_horse", "z_boots"]


@pytest.mark.rule("RH-D61", "RH-271")
def test_the_inherited_item_keeps_what_it_has_left() -> None:
    clad = Who("warrior", at="A2", life=1, items=("z_chain", "z_potion"))
    match = fight(clad, "h_giant", [6, 6], left={"z_chain": 1, "z_potion": 2})
    play(match, "assign_damage life", "inherit_item item z_chain")
    assert list(match.state.left.values()) == [1]


@pytest.mark.rule("RH-D59", "RH-134")
def test_gold_is_set_not_kept() -> None:
    match = fight(Who("dwarf", at="A2", life=1, gold=0), "h_giant", [6, 6])
    assert hero(match).gold == 4
    match = fight(Who("dwarf", at="A2", life=1, gold=9), "h_robber", [6, 6])
    assert hero(match).gold == 4, "whatever the Robber took"
