"""Guardians, the final battle and the solo game: rules by number."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.return_of_the_heroes.rules.score import breakdown
from heroes_desktop.games.return_of_the_heroes.state import State
from tests.scenarios.return_of_the_heroes.build import (
    Who,
    asked,
    at,
    hero,
    in_bag,
    items,
    offered,
    out,
    play,
    start,
    table,
    tiles,
    told,
)

ELF = Who("elf", at="M1")
GEM = {"q_daphne": 3}


@pytest.mark.rule("RH-213", "RH-106", "RH-212", "RH-D100")
def test_beaten_by_a_guardian() -> None:
    bearer = Who("warrior", at="H4", quests=GEM)
    match = start(table(bearer, ELF, awake=True, bag=["b_boat"]), [6, 6])
    play(match, "start_turn stay", "choose_action challenge", "choose_skill skill ranged")
    assert hero(match).life == 3
    assert at(match) == "H4"
    play(match, "start_turn stay")
    assert asked(match) == "start_turn", "he may leave, challenge again or do neither"
    play(match, "start_turn stay", "choose_action end_turn")
    assert in_bag(match) == ["b_boat"]


@pytest.mark.rule("RH-D100", "RH-212", "RH-211", "RH-089")
def test_no_reward_for_a_guardian() -> None:
    bearer = Who("warrior", at="H5", skills=(3, 3, 11), quests=GEM)
    match = start(table(bearer, ELF, awake=True, bag=["b_boat"]), [1, 1])
    gold = hero(match).gold
    events = play(match, "start_turn stay", "choose_action challenge", "choose_skill skill melee")
    assert (hero(match).gold, hero(match).cubes) == (gold, [0, 0, 0])
    assert not told(events, "drawn")
    assert len(match.state.guardians) == 4, "it stays on its gate"


@pytest.mark.rule("RH-D99", "RH-041")
def test_another_opponent_on_the_gate_first() -> None:
    bearer = Who("warrior", at="H4", skills=(3, 3, 11), quests=GEM)
    match = start(table(bearer, ELF, awake=True, board={"H4": ["h_wolves"]}), [1, 1])
    play(match, "leave_or_fight stay", "choose_skill skill melee", "choose_cube cube red")
    assert match.state.active == 1, "the Guardian only in a later turn"


@pytest.mark.rule("RH-210")
def test_only_with_a_gem() -> None:
    match = start(table(Who("warrior", at="H4"), ELF, awake=True, stage="act"))
    assert match.state.active == 1


@pytest.mark.rule("RH-214", "RH-D98")
def test_the_right_to_enter_ends_when_the_gate_is_left() -> None:
    bearer = Who("warrior", at="H4", quests=GEM, passage="H4")
    match = start(table(bearer, ELF, awake=True))
    assert "enter_tower" in offered(match)
    assert "step H3" not in offered(match)
    play(
        match, "start_turn step H1", "step step H4", "step stop", "choose_action end_turn", "start_turn stay"
    )
    assert "enter_tower" not in offered(match)


@pytest.mark.rule("RH-215", "RH-121")
def test_entering_turns_the_sheet_up_for_all() -> None:
    bearer = Who("warrior", at="H4", life=2, quests=GEM, passage="H4", items=("z_potion",))
    match = start(table(bearer, ELF, mode="standard", awake=True, nameless="demon", nameless_open=False))
    assert "drink z_potion" in offered(match), "before the final battle begins"
    play(match, "start_turn enter_tower")
    assert match.view(1).faces[106] >= 0
    assert match.state.foe_life == 8
    assert offered(match) == ["skill magic", "skill ranged", "skill melee"], "no sip, no retreat"


def battle(who: Who, nameless: str, dice: list[int], life: int = 5) -> Match[State]:
    state = table(who, ELF, mode="standard", awake=True, nameless=nameless, stage="battle")
    state.foe_life = life
    return start(state, dice)


@pytest.mark.rule("RH-224", "RH-225", "RH-222", "RH-D101")
@pytest.mark.parametrize(
    ("nameless", "locked", "item", "target"),
    [
        ("knight", "magic", "i_wand", 3 + 2 - 3),
        ("sorcerer", "melee", "i_sword", 7 + 2 - 3),
        ("creature", "ranged", "i_bow", 3 + 2 - 3),
    ],
)
def test_a_locked_skill_is_not_offered(nameless: str, locked: str, item: str, target: int) -> None:
    bearer = Who("warrior", at="H3", passage="H1", quests=GEM)
    assert f"skill {locked}" not in offered(battle(bearer, nameless, []))
    owner = Who("warrior", at="H3", passage="H1", quests=GEM, items=(item,))
    match = battle(owner, nameless, [1, 1])
    events = play(match, f"final_skill skill {locked}")
    assert told(events, "test")[0]["target"] == target


@pytest.mark.rule("RH-221", "RH-222", "RH-223", "RH-224", "RH-225", "RH-226", "RH-216")
@pytest.mark.parametrize(
    ("nameless", "skill", "modifier"),
    [("goddess", "melee", -3), ("creature", "magic", -3), ("king", "ranged", -3), ("knight", "ranged", -4),
     ("knight", "melee", -2), ("sorcerer", "magic", -3), ("demon", "magic", -4), ("demon", "ranged", -3)],
)  # fmt: skip
def test_modifiers_of_the_nameless(nameless: str, skill: str, modifier: int) -> None:
    match = battle(Who("warrior", at="H3", passage="H1", quests=GEM, skills=(8, 8, 8)), nameless, [1, 1])
    events = play(match, f"final_skill skill {skill}")
    assert told(events, "test")[0]["modifier"] == modifier
    assert match.state.foe_life == 4


@pytest.mark.rule("RH-226", "RH-D104")
@pytest.mark.parametrize(
    ("skill", "carried", "lost"), [("magic", (), 2), ("magic", ("i_amulet",), 1), ("melee", (), 1)]
)
def test_the_demon_strikes_double_in_magic(skill: str, carried: tuple[str, ...], lost: int) -> None:
    match = battle(Who("warrior", at="H3", passage="H1", quests=GEM, items=carried), "demon", [6, 6])
    play(match, f"final_skill skill {skill}")
    assert hero(match).life == 4 - lost


@pytest.mark.rule("RH-D102", "RH-217")
def test_the_skill_is_chosen_anew_each_round() -> None:
    match = battle(
        Who("warrior", at="H3", passage="H1", quests=GEM, skills=(8, 8, 8)), "demon", [1, 1, 1, 1], 8
    )
    play(match, "final_skill skill magic", "final_skill skill melee")
    assert match.state.foe_life == 6
    assert asked(match) == "final_skill", "without a break"


@pytest.mark.rule("RH-D103", "RH-220", "RH-223")
def test_armour_feeds_the_king_as_well() -> None:
    clad = Who("warrior", at="H3", passage="H1", quests=GEM, items=("z_chain",))
    match = battle(clad, "king", [6, 6], 3)
    play(match, "final_skill skill melee", "assign_damage protect z_chain")
    assert hero(match).life == 4
    assert match.state.foe_life == 4, "no upper limit"


@pytest.mark.rule("RH-D105", "RH-219")
def test_he_has_recovered_for_the_next_challenger() -> None:
    dying = Who("warrior", at="H3", passage="H1", life=1, quests=GEM)
    next_one = Who("elf", at="H4", quests={"q_axe": 3}, passage="H4")
    state = table(dying, next_one, mode="standard", awake=True, nameless="sorcerer", stage="battle")
    state.foe_life = 1
    match = start(state, [6, 6])
    play(match, "final_skill skill magic")
    play(match, "start_turn enter_tower")
    assert match.state.foe_life == 4


@pytest.mark.rule("RH-218", "RH-252")
def test_the_first_victory_ends_the_game() -> None:
    match = battle(Who("warrior", at="H3", passage="H1", quests=GEM, skills=(8, 8, 8)), "demon", [1, 1], 1)
    play(match, "final_skill skill magic")
    assert match.pending == ()
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "nameless_beaten")
    assert match.outcome.facts["nameless"] == "demon"


@pytest.mark.rule("RH-D104", "RH-129", "RH-219")
def test_double_damage_at_the_last_life_point() -> None:
    match = battle(Who("warrior", at="H3", passage="H1", life=1, quests=GEM), "goddess", [6, 6])
    events = play(match, "final_skill skill melee")
    assert told(events, "died")
    assert len(told(events, "hurt")) == 1, "nothing is left to lose"


# solo


@pytest.mark.rule("RH-247", "RH-D112")
def test_the_solo_joker() -> None:
    walker = Who("warrior", at="A7")
    match = start(table(walker, mode="solo", awake=True, down={"A4": ["m_rob"]}, bag=["b_boat"]))
    play(match, "start_turn step A4")
    assert offered(match) == ["cube blue", "cube green", "cube red"]
    play(match, "choose_cube cube red")
    assert "m_rob" in out(match)
    assert tiles(match, "L4") == ["b_boat"], "one tile is drawn"
    assert asked(match) == "step", "and he walks on"
    assert match.state.walked == 1


@pytest.mark.rule("RH-039", "RH-247")
def test_the_joker_is_no_action() -> None:
    bearer = Who("warrior", at="H1", quests=GEM)
    match = start(table(bearer, mode="solo", awake=True, down={"H2": ["m_rob"]}))
    play(match, "start_turn step H2", "choose_cube cube red", "step stop")
    assert "challenge" in offered(match)


@pytest.mark.rule("RH-D111")
def test_death_in_the_solo_game() -> None:
    dying = Who("warrior", at="A2", life=1)
    match = start(table(dying, mode="solo", awake=True, board={"A2": ["h_giant"]}), [6, 6])
    play(match, "leave_or_fight stay", "choose_skill skill melee")
    assert match.outcome is None
    assert (at(match), hero(match).life, match.state.round) == ("A7", 4, 3)


@pytest.mark.rule("RH-D110")
def test_a_solo_servant_on_the_heros_space() -> None:
    sleeper = Who("warrior", at="A3", home="A3")
    match = start(table(sleeper, mode="solo", awake=True, round=3, servants=["s_01"]))
    assert asked(match) == "leave_or_fight"
    assert "rest" not in offered(match)


@pytest.mark.rule("RH-253", "RH-251", "RH-D113")
def test_play_on() -> None:
    late = Who("warrior", at="A2", gold=1, cubes=(0, 0, 2))
    match = start(table(late, mode="solo", awake=True, round=45, play_on=True, servants=[]))
    play(match, "start_turn stay")
    assert offered(match) == ["go_on", "give_up"]
    twin = match.clone()
    play(twin, "play_on give_up")
    assert twin.outcome is not None
    assert (twin.outcome.winners, twin.outcome.scores) == ((), (1000 + 100,))
    play(match, "play_on go_on", "start_turn stay", "play_on go_on", "start_turn stay", "play_on give_up")
    assert match.outcome is not None
    assert match.outcome.scores == (1000 + 100 - 2 * 500,)


@pytest.mark.rule("RH-253")
def test_a_late_victory_counts_but_does_not_win() -> None:
    winner = Who("warrior", at="H3", passage="H1", gold=0, skills=(8, 8, 8), quests=GEM)
    state = table(winner, mode="solo", awake=True, round=47, play_on=True, stage="battle")
    state.foe_life, state.lost = 1, True
    match = start(state, [1, 1])
    play(match, "final_skill skill melee")
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.outcome.scores == (5000 + 5000 - 2 * 500,)
    assert match.outcome.reason == "beaten_late"


@pytest.mark.rule("RH-249", "RH-251")
def test_without_play_on_turn_45_is_the_last() -> None:
    match = start(table(Who("warrior", at="A2"), mode="solo", awake=True, round=45, servants=[]))
    play(match, "start_turn stay")
    assert match.outcome is not None
    assert match.outcome.reason == "time_over"
    assert match.outcome.winners == ()


@pytest.mark.rule("RH-278", "RH-252")
def test_the_outcome_names_nameless_and_setting() -> None:
    winner = Who(
        "elf", at="H3", passage="H1", gold=0, skills=(8, 8, 8), quests={"q_axe": 3}, items=("i_bow",)
    )
    for setting in ("king", "open", "hidden"):
        state = table(winner, mode="solo", awake=True, round=44, solo_nameless=setting, stage="battle")
        state.foe_life = 1
        match = start(state, [1, 1])
        play(match, "final_skill skill melee")
        assert match.outcome is not None
        facts = match.outcome.facts
        assert (facts["solo_nameless"], facts["nameless"], facts["hero"], facts["turns"]) == (
            setting,
            "king",
            "elf",
            44,
        )
        assert sum(facts["score"].values()) == match.outcome.scores[0] == 5000 + 5000 + 1000 + 500
        assert items(match) == ["i_bow"]


@pytest.mark.rule("RH-252")
def test_turns_to_come_count_for_a_victory_alone() -> None:
    state = start(table(Who("warrior", gold=2, cubes=(0, 0, 1)), mode="solo", awake=True, round=12)).state
    assert sum(breakdown(state, beaten=False).values()) == 200 + 500
    assert breakdown(state, beaten=True)["turns"] == 500 * (45 - 12)
    state.round = 47
    assert breakdown(state, beaten=False)["turns"] == -1000, "turns that are over count either way"


@pytest.mark.rule("RH-D110", "RH-250")
@pytest.mark.parametrize(("turn", "enters"), [(3, True), (4, False), (42, True), (45, False)])
def test_turns_with_a_servant(turn: int, enters: bool) -> None:
    match = start(table(Who("warrior", at="A7"), mode="solo", awake=True, round=turn, servants=["s_10"]))
    assert bool(told(match.events, "servant")) is enters


@pytest.mark.rule("RH-268", "RH-037")
def test_an_action_bars_the_challenge_for_one_turn_only() -> None:
    bearer = Who("warrior", at="H4", gold=9, quests=GEM)
    match = start(table(bearer, ELF, awake=True, board={"H4": ["h_beggar"]}), [6])
    play(match, "start_turn stay", "choose_action use h_beggar")
    assert match.state.active == 1
    play(match, "start_turn stay", "start_turn stay")
    assert "challenge" in offered(match)
