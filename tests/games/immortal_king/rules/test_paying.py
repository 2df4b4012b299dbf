"""Paying with won cards (IK-025 to IK-030)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.immortal_king.content import CARDS, FACES, faces_of
from tests.scenarios.immortal_king.build import MASTER, PARTY, asked, instance, numbers, offered, play, start

from .moves import EVERY_COLOUR, adventurer, attack, phase, plain


def can_reveal(equipment: str, *won: str) -> bool:
    match = start(phase(plain(("F57", "F59", "F55"), hidden=(equipment,), won=won)))
    return f"reveal {equipment}" in offered(match)


def ways_to_pay(equipment: str, *won: str) -> set[str]:
    """The payments offered, or the only possible one."""
    match = start(phase(plain(("F57", "F59", "F55"), hidden=(equipment,), won=won)))
    events = play(match, f"equipment_action reveal {equipment}")
    if asked(match) == "pay_cost":
        return offered(match)
    paid = [event for event in events if event.kind == "payment"]
    return {" ".join(["pay", *numbers(match.state, paid[0].facts["cards"])])}


@pytest.mark.rule("IK-025")
def test_each_card_pays_one_symbol_of_its_own_colour() -> None:
    assert can_reveal("F5", "F12", "F13", "F24")  # the Sword: two green, one yellow
    assert not can_reveal("F5", "F12", "F24", "F25")
    assert not can_reveal("F5", "F12", "F13", "F36")
    assert not can_reveal("F5", "F12", "F13", "F49", "F50", "F36", "F37")


@pytest.mark.rule("IK-026")
def test_exactly_one_card_per_symbol_and_equal_cards_are_one_choice() -> None:
    payments = ways_to_pay("F5", "F12", "F13", "F14", "F24", "F25", "F36")
    assert len(payments) == 1
    assert len(payments.pop().split()) == 1 + 3


@pytest.mark.rule("IK-026", "IK-027")
def test_the_party_player_chooses_whether_a_treasure_pays() -> None:
    assert ways_to_pay("F5", "F12", "F13", "F24", "F41") == {
        "pay F12 F13 F24", "pay F12 F24 F41", "pay F12 F13 F41"
    }  # fmt: skip


@pytest.mark.rule("IK-027", "IK-D31")
def test_a_treasure_stands_for_one_symbol_of_any_colour() -> None:
    assert can_reveal("F5", "F12", "F24", "F41")  # blue for green
    assert can_reveal("F5", "F12", "F13", "F41")  # blue for yellow
    assert can_reveal("F5", "F22", "F12", "F24")  # green for green
    assert not can_reveal("F5", "F12", "F41")  # never more than one symbol
    assert not can_reveal("F5", "F12", "F41", "F36")
    assert not can_reveal("F5", "F41", "F22")
    assert can_reveal("F5", "F41", "F22", "F52")


@pytest.mark.rule("IK-028")
def test_a_mana_icon_has_no_value_in_a_payment() -> None:
    assert not can_reveal("F5", "F13", "F24", "F25")  # all with Mana: still one green and two yellow
    with_icons = ways_to_pay("F5", "F13", "F14", "F24")
    assert with_icons == {"pay F13 F14 F24"}
    assert len(ways_to_pay("F5", "F12", "F13", "F14", "F24")) == 1  # an icon makes no different payment


@pytest.mark.rule("IK-029")
def test_paid_cards_and_used_potions_lie_face_up_and_out_of_the_game() -> None:
    won = ("F12", "F13", "F24", "F25", "F49")
    match = start(
        phase(plain(("F57", "F59", "F55"), hidden=("F5", "F8", "F11"), collection=("F6",), won=won))
    )
    play(match, "equipment_action potion F8", "equipment_action reveal F5")
    gone = [instance(match.state, number) for number in ("F8", "F12", "F13")]
    assert set(gone) <= set(match.state.discard)
    for seat in (PARTY, MASTER, None):
        assert [match.view(seat).faces[card] for card in gone] == [FACES[n] for n in ("F8", "F12", "F13")]
    play(match, "equipment_action reveal F11")
    assert offered(match) == {"card F6"}  # not even the collection gives the potion back


@pytest.mark.rule("IK-029")
@pytest.mark.parametrize(("what", "number"), [("won", "F13"), ("potion", "F8")])
def test_discarded_cards_come_back_only_by_a_card_that_says_so(what: str, number: str) -> None:
    rows = f'{{ kind = "recover", of = "{what}" }}'
    with adventurer("X1", ultimate=rows):
        match = start(phase(plain(party=("X1",), won=EVERY_COLOUR, hidden=("F8",), courage=3)))
        play(match, "equipment_action potion F8", "equipment_action ultimate X1")
        if asked(match) == "effect_target":
            play(match, f"effect_target card {number}")
        back = match.state.won if what == "won" else match.state.hidden
        assert numbers(match.state, back) == [number]


@pytest.mark.rule("IK-030")
def test_won_cards_are_open_and_without_limit() -> None:
    many = [CARDS[face].number for face in faces_of(1, "dungeon")][:40]
    match = attack(plain(("F57", "F58", "F56"), (0, 0, 0), won=many, shown=("F5", "F5", "F5")), 0, 6)
    assert len(match.state.won) == 41
    for seat in (PARTY, MASTER, None):
        view = match.view(seat)
        assert numbers(view, view.won) == sorted([*many, "F57"])
