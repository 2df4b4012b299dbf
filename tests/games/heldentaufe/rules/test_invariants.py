"""The count of components notices whatever is lost, doubled or out of bounds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.engine.hexgrid import cell
from heroes_desktop.games.heldentaufe.content import ARMED, DISARMED, SPACE_INDEX
from heroes_desktop.games.heldentaufe.invariants import check
from heroes_desktop.games.heldentaufe.state import FIRST_DANGER, GONE, HEALING, RAGE, State
from tests.scenarios.heldentaufe.build import Beast, Who, act, play, start, table

from .common import ROW

Damage = Callable[[State], object]


def sound() -> Match:
    people = (
        Who("corlof", at="F1", hand=("M01", "M02"), boots=(2, 1), food=("apple",)),
        Who("erla", hand=("M03",), potion="rage"),
    )
    return start(table(*people, chief=0))


def broken(s: State) -> str:
    """What the check says about a state; empty when it finds nothing wrong."""
    try:
        check(s)
    except AssertionError as error:
        return str(error) or "wrong"
    return ""


def test_a_sound_table_passes() -> None:
    assert broken(sound().state) == ""


def test_a_table_left_by_teleport_to_victory_passes() -> None:
    """The match is over before the underworld is rebuilt: its chief still stands in turn order."""
    winner = Who("corlof", "F1", points=18, potion="teleport")
    match = start(table(winner, Who("erla"), land=ROW, chief=0))
    act(match, "drink teleport")
    play(match, "teleport_target target 0 0")
    assert match.outcome
    assert broken(match.state) == ""


def test_a_table_won_by_the_last_order_of_the_monsters_passes() -> None:
    victim = Who("corlof", "F1", hearts=4, points=18)
    beasts = {"ulumu": Beast("P1")}
    match = start(table(victim, Who("erla"), land=ROW, beasts=beasts, chief=0), dice=[6, 1] * 4)
    play(match, "hero_action end_turn", *["monster_action attack ulumu 0"] * 4)
    assert broken(match.state) == ""
    play(match, "place_defeated tile 0 0")
    assert match.outcome
    assert broken(match.state) == ""


def _fill(s: State) -> None:
    """Four foods too many, all taken from the reserve."""
    s.heroes[1].food[1] += 4
    s.reserve.food[1] -= 4


DAMAGE: dict[str, Damage] = {
    "a tile lost": lambda s: s.pile.pop(),
    "a tile doubled": lambda s: s.pile.append(s.pile[0]),
    "a tile too many in the box": lambda s: s.removed.append(s.pile.pop()),
    "a hidden tile on the map": lambda s: s.surface.update({cell(1, 0): s.pile.pop()}),
    "a known tile in the pile": lambda s: s.seen.__setitem__(s.pile[0], 1),
    "faces mixed": lambda s: s.faces.__setitem__(1, s.faces[30]),
    "a third armed trap": lambda s: s.faces.__setitem__(s.faces.index(DISARMED), ARMED),
    "a mission lost": lambda s: s.missions.pop(),
    "a mission in two hands": lambda s: s.heroes[1].hand.append(s.heroes[0].hand[0]),
    "a hand seen by another": lambda s: s.seen.__setitem__(s.heroes[0].hand[0], 3),
    "a known mission in the pile": lambda s: s.seen.__setitem__(s.missions[0], 1),
    "four missions": lambda s: s.heroes[0].hand.extend(s.missions.pop() for _card in range(2)),
    "a piece lost": lambda s: s.heroes[0].pieces[0].pop(),
    "a piece from nowhere": lambda s: s.heroes[1].pieces[2].append(1),
    "a negative reserve": lambda s: s.reserve.pieces[0].__setitem__(0, -1),
    "food lost": lambda s: s.heroes[0].food.__setitem__(0, 0),
    "a potion lost": lambda s: setattr(s.heroes[1], "potion", -1),
    "another potion": lambda s: setattr(s.heroes[1], "potion", HEALING),
    "rage in use above": lambda s: setattr(s.heroes[1], "turned", True),
    "the best piece not in its slot": lambda s: s.heroes[0].pieces[0].reverse(),
    "too many hearts": lambda s: setattr(s.heroes[0], "hearts", 6),
    "no hearts": lambda s: setattr(s.heroes[0], "hearts", 0),
    "fewer than no points": lambda s: setattr(s.heroes[0], "points", -1),
    "a winner unnoticed": lambda s: setattr(s.heroes[1], "points", 18),
    "one hero twice": lambda s: setattr(s.heroes[1], "hero", 0),
    "a hero off the map": lambda s: setattr(s.heroes[1], "place", cell(9, 9)),
    "two figures on a space": lambda s: setattr(s.heroes[0], "space", s.monsters[0].space),
    "a monster on the chest": lambda s: setattr(s.monsters[0], "space", SPACE_INDEX["T"]),
    "a monster with too many hearts": lambda s: setattr(s.monsters[0], "hearts", 4),
    "a monster gone with hearts": lambda s: setattr(s.monsters[0], "space", GONE),
    "teeth out of order": lambda s: s.monsters[0].teeth.reverse(),
    "a tooth too many": lambda s: s.monsters[1].teeth.append(1),
    "a danger token taken unseen": lambda s: s.dangers.__setitem__(0, False),
    "a danger token lying open": lambda s: s.seen.__setitem__(FIRST_DANGER, 1),
    "monsters asleep with a hero below": lambda s: setattr(s, "chief", -1),
    "a commander outside the monster turn": lambda s: setattr(s, "commander", 1),
    "an overfull backpack": _fill,
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_found(name: str) -> None:
    s = sound().state
    DAMAGE[name](s)
    assert broken(s), name


def test_rage_below_is_no_damage() -> None:
    people = (Who("corlof", at="F1", potion="rage", turned=True), Who("erla"))
    s = start(table(*people, chief=0)).state
    assert s.heroes[0].potion == RAGE
    assert broken(s) == ""
