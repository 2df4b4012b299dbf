"""Every kind of the effect vocabulary, on cards made up for the purpose."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.immortal_king.content import ContentError, extra_cards
from heroes_desktop.games.immortal_king.effects.registry import KINDS, all_rows
from heroes_desktop.games.immortal_king.power import doom_price, power_of, price
from heroes_desktop.games.immortal_king.state import State
from tests.scenarios.immortal_king.build import (
    Guard,
    asked,
    instance,
    kinds,
    numbers,
    offered,
    play,
    start,
    table,
    throw,
)

FOUR = ["F13", "F24", "F36", "F48"]
"""Won cards that pay for one adventurer's ultimate power."""


@contextmanager
def adventurer(
    gift: str = "", temporary: str = "", ultimate: str = "", gender: str = "male"
) -> Iterator[None]:
    """Adventurer Z1, a rogue, with these rows."""
    text = f"""
[[card]]
number = "Z1"
class = "adventurer"
type = "rogue"
gender = "{gender}"
name = {{ en = "Z", fr = "Z" }}
flavour = {{ en = "-", fr = "-" }}
gift = [{gift}]
temporary = [{temporary}]
ultimate = [{ultimate}]
"""
    with extra_cards(text):
        yield


@contextmanager
def equipment(kind: str, rows: str, cost: str = "") -> Iterator[None]:
    """Equipment Z2 of this kind with these rows."""
    text = f"""
[[card]]
number = "Z2"
class = "equipment"
equipment = "{kind}"
cost = {{ {cost} }}
name = {{ en = "Z", fr = "Z" }}
flavour = {{ en = "-", fr = "-" }}
effect = [{rows}]
"""
    with extra_cards(text):
        yield


def rolled(s: State, *dice: int) -> Match:
    """A fight against the first guard, after the roll."""
    m = start(s, dice)
    play(m, "choose_target fight 0", "window1 roll 6")
    return m


def test_every_row_of_every_card_is_known() -> None:
    unknown = [(card.number, row.kind) for card, row in all_rows() if row.kind not in KINDS]
    assert not unknown


def test_bonus_per_counted_thing() -> None:
    with adventurer(gift='{ kind = "bonus", amount = 1, per = "family:demon" }'):
        m = rolled(table(["F36", "F30", "F31"], party=["Z1"], hidden=["F10"]), 3)
        assert m.state.fight.total == 5
    with adventurer(gift='{ kind = "bonus", amount = 1, per = "tokens" }'):
        guards = ["F36", Guard("F30", token=True), Guard("F31", up=False, token=True)]
        m = rolled(table(guards, party=["Z1"], hidden=["F10"]), 3)
        assert m.state.fight.total == 5
    with adventurer(gift='{ kind = "bonus", amount = 1, per = "missing_courage", most = 4 }'):
        m = rolled(table(party=["Z1"], hidden=["F10"], courage=8), 3)
        assert m.state.fight.total == 5


def test_bonus_depending_on_company() -> None:
    row = '{ kind = "bonus", amount = 1, company = { genders = ["male", "female"] } }'
    with adventurer(gift=row):
        assert rolled(table(party=["Z1"], hidden=["F10"]), 3).state.fight.total == 3
        assert rolled(table(party=["Z1", "F2"], hidden=["F10"]), 3).state.fight.total == 4


@pytest.mark.rule("IK-089")
def test_multiplier_with_a_condition_and_a_price() -> None:
    rows = '{ kind = "multiply", amount = 3, die = { parity = "even" } }, { kind = "fear", amount = 1 }'
    with adventurer(temporary=rows):
        assert "power Z1" not in offered(rolled(table(party=["Z1"], hidden=["F10"]), 3))
        m = rolled(table(party=["Z1"], hidden=["F10"]), 4)
        play(m, "window3 power Z1")
        assert (m.state.fight.total, m.state.fear) == (12, 1)


def test_lower_a_power_for_a_fight_or_a_turn() -> None:
    with adventurer(temporary='{ kind = "lower_power", amount = 2 }'):
        m = rolled(table(party=["Z1"], hidden=["F10"]), 4)
        play(m, "window3 power Z1")
        assert m.state.fight.power == 4
    with adventurer(ultimate='{ kind = "lower_power", amount = 3 }'):
        m = start(table(["F45", "F46", "F34"], party=["Z1"], won=FOUR, hidden=["F7"], stage="equipment"))
        play(m, "equipment_action ultimate Z1", "effect_target corridor 1")
        assert [power_of(m.state, lane) for lane in range(3)] == [7, 4, 6]


def test_forbid_doom_and_ambush_for_one_turn() -> None:
    rows = '{ kind = "forbid", of = "doom" }, { kind = "forbid", of = "ambush" }'
    with equipment("potion", rows):
        s = table(["F24", "F45", "F46"], [["F49", "F50"], 3, 3], party=["F1"], mana=[], hidden=["Z2"], fear=9)
        m = start(s, [6])
        play(m, "choose_target potion Z2", "choose_target fight 0")
        assert (asked(m), offered(m)) == ("place_guard", {"up", "tenacity"})


def test_change_prices() -> None:
    rows = '{ kind = "price", of = "ambush", amount = 1 }, { kind = "price", of = "tenacity", amount = -1 }'
    with equipment("object", rows, "green = 1"):
        s = table(shown=["Z2"])
        assert (price(s, "ambush"), price(s, "tenacity"), price(s, "doom")) == (2, 1, 3)


def test_courage_mana_and_tokens_as_prices() -> None:
    rows = '{ kind = "lose_mana" }, { kind = "place_token" }, { kind = "courage", amount = 3 }'
    with equipment("potion", rows):
        m = start(table(["F36", "F45", "W42"], hidden=["Z2"], stage="equipment", courage=2))
        play(m, "equipment_action potion Z2", "lose_mana adventurer F1", "effect_target corridor 1")
        assert (m.state.mana, m.state.courage) == ([False, True], 5)
        assert [c.token for c in m.state.corridors] == [False, True, False]


def test_look_at_piles_and_put_cards_back_in_another_order() -> None:
    with adventurer(ultimate='{ kind = "dig", look = 2, take = 0, rest = "top" }'):
        piles = [["F49", "F50", "F51"], 3, 3]
        m = start(table(party=["Z1"], piles=piles, won=["F13", "F28", "F37", "F48"], stage="equipment"))
        play(m, "equipment_action ultimate Z1", "pile_pick pile 0")
        assert asked(m) == "pile_order"
        play(m, "pile_order card F49")
        pile = [numbers(m.state, [card])[0] for card in m.state.corridors[0].pile]
        assert pile == ["F51", "F49", "F50"]
        assert m.view(1).faces[m.state.corridors[0].pile[-1]] == -1
    with equipment("potion", '{ kind = "look", look = 1, of = "all" }'):
        m = start(table(hidden=["Z2"], stage="equipment"))
        play(m, "equipment_action potion Z2")
        view = m.view(0)
        assert all(view.faces[c.pile[-1]] >= 0 for c in view.corridors)


def test_recover_a_potion_and_a_won_card() -> None:
    with adventurer(ultimate='{ kind = "recover", of = "potion" }, { kind = "recover", of = "won" }'):
        m = start(table(party=["Z1"], won=["F13", "F28", "F37", "F48"], hidden=["F8"], stage="equipment"))
        play(m, "equipment_action potion F8", "equipment_action ultimate Z1")
        assert numbers(m.state, m.state.hidden) == ["F8"]
        play(m, "effect_target card F13")
        assert numbers(m.state, m.state.won) == ["F13"]


def test_one_colour_pays_for_another() -> None:
    with adventurer(gift='{ kind = "pays", pays = ["green", "yellow"] }'):
        s = table(party=["Z1"], won=["F13", "F14", "F15"], hidden=["F5"], stage="equipment")
        m = start(s)
        assert "reveal F5" in offered(m)
        play(m, "equipment_action reveal F5")
        assert m.state.won == []


def test_a_cost_one_symbol_lower() -> None:
    with adventurer(gift='{ kind = "cheaper", of = "object", amount = 1 }'):
        m = start(table(party=["Z1"], won=["F13", "F24"], hidden=["F5", "F10"], stage="equipment"))
        assert offered(m) == {"reveal F5", "done"}
        play(m, "equipment_action reveal F5")
        assert m.state.won == []


def test_fight_a_greenskin_with_the_die() -> None:
    with adventurer(gift='{ kind = "with_die" }'):
        m = start(table(["F12", "F24", "F25"], party=["Z1"], hidden=["F7"]), [2])
        play(m, "choose_target fight 0")
        assert offered(m) == {"throw", "gift Z1"}
        play(m, "window1 gift Z1")
        assert offered(m) == {"roll 6", "potion F7"}
        assert m.state.fight.power == 4


@pytest.mark.rule("IK-153")
def test_rock_paper_scissors_outside_greenskin_fights() -> None:
    won, lost = '{ kind = "courage", amount = 2 }', '{ kind = "courage", amount = -1 }'
    rows = f'{{ kind = "rps", win = [{won}], lose = [{lost}] }}'
    with equipment("potion", rows):
        m = start(table(hidden=["Z2"], stage="equipment"))
        play(m, "equipment_action potion Z2")
        throw(m, "rock", "rock")
        throw(m, "rock", "scissors")
        assert m.state.courage == 7
        m = start(table(hidden=["Z2"], stage="equipment"))
        play(m, "equipment_action potion Z2")
        throw(m, "rock", "paper")
        assert (m.state.courage, m.state.fear) == (4, 1)
        m = start(table(hidden=["Z2"], solo="dark_evening", stage="equipment"))
        play(m, "equipment_action potion Z2", "rps_throw rock")
        assert asked(m) in ("equipment_action", "rps_throw", "choose_target")


POUNCE = """
[[card]]
number = "Z9"
colour = "red"
family = "demon"
name = { en = "Z", fr = "Z" }
flavour = { en = "-", fr = "-" }
power = { base = 5 }
abilities = ["pounce"]
"""


def test_pounce() -> None:
    with extra_cards(dungeon=POUNCE):
        m = start(table([Guard("Z9", up=False), "F24", "F25"], hidden=["F10"]))
        play(m, "choose_target fight 0")
        assert m.state.fight.power == 6
        m = start(table(["Z9", "F24", "F25"], hidden=["F10"]))
        play(m, "choose_target fight 0")
        assert m.state.fight.power == 5


def test_a_temporary_power_of_the_equipment_phase() -> None:
    with adventurer(temporary='{ kind = "courage", amount = 1, windows = ["equipment"] }'):
        m = start(table(party=["Z1"], hidden=["F7"], stage="equipment"))
        play(m, "equipment_action power Z1", "equipment_action done")
        assert (m.state.courage, m.state.mana) == (6, [False])


def test_a_quest_must_cost_something() -> None:
    with pytest.raises(ContentError), equipment("quest", '{ kind = "courage", amount = 1 }', "green = 1"):
        pass


@pytest.mark.rule("IK-258")
def test_move_the_fight() -> None:
    s = table(["W36", "F43", "W12"], party=["W2"], hidden=["W8"], fear=4)
    m = start(s)
    play(m, "choose_target fight 0", "window1 power W2", "effect_target corridor 1")
    assert (m.state.fight.lane, m.state.fight.power, m.state.fight.mana) == (1, 4, 0)
    s = table(["W36", "F43", "W12"], party=["W2"], hidden=["W8"])
    m = start(s)
    play(m, "choose_target fight 0", "window1 power W2", "effect_target corridor 2")
    assert m.state.fight.throw


@pytest.mark.rule("IK-259")
def test_second_fight() -> None:
    s = table(
        ["F45", "F46", None], [3, 3, 0], party=["W3"], mana=[], won=FOUR, hidden=["W10"], stage="equipment"
    )
    m = start(s, [2, 2])
    play(m, "equipment_action ultimate W3", "equipment_action done", "choose_target fight 0")
    play(m, "window1 roll 6", "window3 accept", "after_fight_potion pass")
    assert (asked(m), offered(m)) == ("choose_target", {"fight 0", "fight 1"})
    play(m, "choose_target fight 1", "window1 roll 6", "window3 accept", "after_fight_potion pass")
    assert (asked(m), m.state.turn, m.state.courage) == ("construction_swap", 4, 3)


@pytest.mark.rule("IK-261")
def test_exchange() -> None:
    s = table(
        [Guard("F36", token=True), "F45", "F46"],
        [["F49"], ["F50", "F51"], 3],
        party=["W4"],
        won=["F13", "F24", "F37", "F48"],
        stage="equipment",
    )
    m = start(s)
    play(m, "equipment_action ultimate W4", "effect_target corridor 0", "effect_target pile 1")
    corridor = m.state.corridors[0]
    assert (numbers(m.state, [corridor.guard]), corridor.up, corridor.token) == (["F50"], True, False)
    assert numbers(m.state, m.state.corridors[1].pile[-1:]) == ["F36"]
    assert m.state.won == []


@pytest.mark.rule("IK-255")
def test_looking_into_a_pile() -> None:
    piles = [["F49", "F50", "F51", "F53"], 3, 3, 3]
    s = table(
        ["F45", "F46", "F34", "F35"],
        piles,
        party=["F3"],
        mana=[],
        won=["F13", "F24", "F36", "F48"],
        stage="equipment",
    )
    m = start(s)
    events = play(m, "equipment_action ultimate F3", "pile_pick pile 0")
    assert m.decision is not None
    assert m.decision.secret
    assert not any("faces" in (event.for_seat(1) or event).facts for event in events if event.kind == "look")
    events = play(m, "pile_pick card F49")
    assert numbers(m.state, m.state.won) == ["F49"]
    play(m, "pile_order card F50")
    assert [numbers(m.state, [card])[0] for card in m.state.corridors[0].pile] == ["F50", "F51", "F53"]
    assert asked(m) == "place_mana"
    assert m.state.defeated == 0


@pytest.mark.rule("IK-257")
def test_the_old_comrade() -> None:
    s = table(won=["F24", "F48"], hidden=["F11"], collection=["F7", "F8"], stage="equipment")
    m = start(s)
    play(m, "equipment_action reveal F11")
    assert m.decision is not None
    assert m.decision.secret
    play(m, "collection_pick card F7")
    assert numbers(m.state, m.state.hidden) == ["F7"]
    assert numbers(m.state, m.state.collection) == ["F8"]
    view = m.view(1)
    assert view.faces[m.state.hidden[0]] == -1
    assert view.faces[m.state.collection[0]] == -1


@pytest.mark.rule("IK-263")
def test_abilities_switched_off() -> None:
    m = start(table(["W27", "F24", "F25"], hidden=["W8"]))
    play(m, "choose_target fight 0", "window1 potion W8")
    assert not m.state.fight.throw
    assert m.state.fight.power == 5
    m = start(table([Guard("F29", token=True), "F26", "F25"], hidden=["W8"]))
    play(m, "choose_target fight 0")
    assert m.state.fight.power == 5 + 2 + 1
    play(m, "window1 potion W8")
    assert m.state.fight.power == 5 + 1 + 1
    m = start(table(["F36", "F34", "F25"], hidden=["W8"]))
    play(m, "choose_target fight 0")
    assert "potion W8" not in offered(m)


@pytest.mark.rule("IK-182")
def test_hypnosis() -> None:
    m = rolled(table(["W40", "F24", "F25"], party=["F1", "F2", "W1"], hidden=["W7"]), 2)
    assert offered(m) == {"accept", "power F2"}
    m = start(table(["W40", "F24", "F25"], party=["F1", "W4"], hidden=["W7"]))
    play(m, "choose_target fight 0")
    assert {"power F1", "power W4", "potion W7"} <= offered(m)


def test_bottled_scream() -> None:
    m = start(table(["F36", Guard("F26", up=False), "F25"], hidden=["W9"], fear=2))
    play(m, "choose_target fight 0")
    assert m.state.fight.power == 6
    play(m, "window1 potion W9")
    assert m.state.corridors[1].up
    assert (m.state.fear, m.state.fight.power) == (1, 7)
    m = start(table([Guard("F36", token=True), "F26", "F25"], hidden=["W9"], solo="dark_evening"))
    play(m, "choose_target potion W9")
    assert not m.state.corridors[0].token


def test_turn_up_strip_and_eliminate() -> None:
    guards = [Guard("W42", up=False), Guard("F36", token=True), "F45"]
    m = start(table(guards, party=["W2"], mana=["W2"], won=["F13", "F24", "F37", "F48"], stage="equipment"))
    events = play(m, "equipment_action ultimate W2")
    assert kinds(events).count("flip") == 1
    assert numbers(m.state, m.state.won) == ["W42"]
    assert not any(c.token for c in m.state.corridors)


def test_doom_price_of_two_shields() -> None:
    s = table(["W34", "W24", "W36"], party=["W1"], hidden=["W10"], shown=["W6"], final="W60", box=2)
    s.faces.append(s.faces[instance(s, "W6")])
    s.seen.append(0xFFFF)
    s.shown.append(len(s.faces) - 1)
    m = start(s)
    play(m, "choose_target fight 0")
    assert doom_price(m.state) == 4
