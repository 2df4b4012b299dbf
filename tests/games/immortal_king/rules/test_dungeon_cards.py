"""Dungeon cards (IK-031 to IK-034) and the final monster card (IK-035 to IK-039)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.immortal_king.content import CARDS, COLOURS, FAMILIES, faces_of
from tests.scenarios.immortal_king.build import Guard, asked, offered, play, start, table

from .moves import EVERY_COLOUR, adventurer, attack, final_power, phase, plain, power, results, told

DUNGEON = [CARDS[face] for box in (1, 2) for face in faces_of(box, "dungeon")]


@pytest.mark.rule("IK-031")
def test_every_dungeon_card_has_a_name_a_colour_a_family_and_a_power() -> None:
    for card in DUNGEON:
        assert card.name.en
        assert COLOURS[card.colour] in ("green", "yellow", "blue", "red")
        assert card.family in FAMILIES
        assert card.base or card.letter or card.die, card.number
    assert {len(card.abilities) + len(card.aura) for card in DUNGEON} == {0, 1, 2}
    assert sum(card.mana for card in DUNGEON) == len(DUNGEON) // 2


@pytest.mark.rule("IK-032", "IK-033")
def test_bubbleyes_and_traps_come_with_the_second_box() -> None:
    families = {box: {CARDS[face].family for face in faces_of(box, "dungeon")} for box in (1, 2)}
    assert families[1] == {"demon", "undead", "dragon", "greenskin"}
    assert families[1] | families[2] == {"demon", "undead", "dragon", "greenskin", "bubbleye", "trap"}


@pytest.mark.rule("IK-034")
@pytest.mark.parametrize(("word", "targets"), [("monster", {0, 2}), ("trap", {1, 3}), ("card", {0, 1, 2, 3})])
def test_monster_trap_and_dungeon_card_are_three_target_words(word: str, targets: set[int]) -> None:
    with adventurer("X1", ultimate=f'{{ kind = "eliminate", targets = [{{ word = "{word}" }}] }}'):
        guards = ("F24", "W21", "W18", "W43")
        match = start(phase(plain(guards, party=("X1",), won=EVERY_COLOUR)))
        play(match, "equipment_action ultimate X1")
        assert offered(match) == {f"corridor {lane}" for lane in targets}


@pytest.mark.rule("IK-034")
def test_a_quest_on_monsters_leaves_traps_alone_and_one_on_cards_takes_both() -> None:
    won = ("F14", "F30", "F42", "F15")
    heads = start(phase(plain(("W21", "W22", "F57"), shown=("F10",), won=won)))
    assert asked(heads) == "choose_target"  # no monster of Power 6 or less: nothing to do
    way = start(phase(plain(("W43", "F24", "F57"), shown=("W10",), won=won)))
    play(way, "equipment_action quest W10")
    assert offered(way) == {"corridor 0", "corridor 1"}  # any trap, and a card of Power 4


@pytest.mark.rule("IK-038", "IK-173")
def test_an_ultimate_power_does_not_help_against_the_final_monster() -> None:
    def die_against(target: int) -> list[tuple[int, int]]:
        s = plain((None, "F57", "F59"), (0, 3, 3), won=EVERY_COLOUR)
        match = start(phase(s), [5])
        play(match, "equipment_action ultimate F4", f"choose_target fight {target}")
        return results(match)

    assert die_against(1) == [(12, 5)]
    assert die_against(-1) == [(6, 5)]


@pytest.mark.rule("IK-039")
def test_the_final_monster_is_of_its_family_for_auras_and_gifts() -> None:
    assert final_power(start(plain(("F50", "F24", "F57")))) == 8 + 1
    assert final_power(start(plain(("F50", "F26", "F57")))) == 8 + 2
    assert final_power(start(plain(("F35", "F24", "F57")))) == 8
    hook = plain((None, "F24", "F25"), (0, 3, 3), final="W60", shown=("W5",))
    assert told(attack(hook, -1, 1), "fight_lost")[0]["total"] == 1 + 2  # the hook: Bubbleyes


@pytest.mark.rule("IK-039")
def test_the_final_monster_takes_no_token_from_a_bodyguard() -> None:
    match = attack(plain(("F27", None, None), (0, 0, 0), shown=("F5",)), 0, 5)
    assert told(match, "won")
    assert not told(match, "tenacity")
    assert final_power(match) == 8


@pytest.mark.rule("IK-039")
def test_the_final_monster_takes_no_token_from_fate_and_is_never_the_weakest() -> None:
    every = attack(plain(("F57", "F58", "F45"), solo="meeting_the_lich"), 0, 1)
    assert [corridor.token for corridor in every.state.corridors] == [True, True, True]
    assert final_power(every) == 8
    weakest = attack(plain(("F57", "F58", "F50"), solo="dark_evening", final="W60"), 0, 1)
    assert final_power(weakest) == 7  # weaker than every guard
    assert [corridor.token for corridor in weakest.state.corridors] == [False, True, True]


@pytest.mark.rule("IK-039")
def test_the_final_monster_is_no_target_of_quests_and_ultimate_powers() -> None:
    won = ("F14", "F30", "F42", *EVERY_COLOUR)
    guards = ("F26", "F25", None)
    quest = start(phase(table(guards, (1, 1, 0), party=("F2",), shown=("F10",), won=won)))
    play(quest, "equipment_action quest F10")
    assert offered(quest) == {"corridor 0", "corridor 1"}
    nova = start(phase(table(guards, (1, 1, 0), party=("F2",), shown=("F10",), won=won)))
    play(nova, "equipment_action ultimate F2")
    assert offered(nova) == {"corridor 0", "corridor 1"}
    exchange = start(phase(table(guards, (1, 1, 0), party=("W4",), won=won)))
    play(exchange, "equipment_action ultimate W4")
    assert offered(exchange) == {"corridor 0", "corridor 1"}


@pytest.mark.rule("IK-039")
def test_a_quest_that_lowers_power_this_turn_asks_for_a_guard() -> None:
    with adventurer("X1", ultimate='{ kind = "lower_power", amount = 3 }'):
        s = plain((None, "F57", Guard("F24")), (0, 3, 3), party=("X1",), won=EVERY_COLOUR)
        match = start(phase(s))
        play(match, "equipment_action ultimate X1")
        assert offered(match) == {"corridor 1", "corridor 2"}
        play(match, "effect_target corridor 1")
        assert power(match, 1) == 6
        assert final_power(match) == 8
