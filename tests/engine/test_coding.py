"""Equal states have equal bytes, wherever their parts come from."""

from __future__ import annotations

import msgspec

from heroes_desktop.engine import Match
from heroes_desktop.engine.coding import encode, encode_state
from heroes_desktop.engine.state import State
from tests import toy


class Hero(msgspec.Struct, omit_defaults=True):
    place: int = 32896
    name: str = "nobody"


class Pack(msgspec.Struct, omit_defaults=True, frozen=True):
    shares: tuple[int, ...] = (1, 2)
    chief: Hero | None = None


class Camp(State, kw_only=True):
    phase: str = "rest"
    weight: float = 1.5
    heroes: list[Hero] = []
    packs: dict[str, Pack] = {}
    log: list[str] = []


def another(text: str) -> str:
    """An equal word that is another object."""
    return "".join(list(text))


def test_a_default_that_is_another_object_is_left_out_all_the_same() -> None:
    plain = Camp(heroes=[Hero()], packs={"a": Pack(chief=Hero())}, log=["rest"])
    doubled = Camp(
        phase=another("rest"),
        weight=float("1.5"),
        heroes=[Hero(int("32896"), another("nobody"))],
        packs={"a": Pack(tuple(iter((1, 2))), Hero(int("32896")))},
        log=["rest"],
    )
    assert plain == doubled
    assert encode(plain) != encode(doubled), "what this is about"
    assert encode_state(plain) == encode_state(doubled)


class Leaf(msgspec.Struct, omit_defaults=True):
    colour: str = "brown"
    grows: list[Twig] = []


class Twig(msgspec.Struct, omit_defaults=True):
    colour: str = "green"
    twigs: list[Twig] = []
    leaves: list[Leaf] = []


class Tree(State, kw_only=True):
    twigs: list[Twig] = []


def test_structs_inside_structs_of_their_own_kind() -> None:
    plain = Tree(twigs=[Twig(twigs=[Twig()], leaves=[Leaf(grows=[Twig()])])])
    green, brown = another("green"), another("brown")
    deep = [Twig(green, [Twig(another("green"))], [Leaf(brown, [Twig(another("green"))])])]
    assert encode_state(plain) == encode_state(Tree(twigs=deep))


def test_what_differs_stays_different() -> None:
    assert encode_state(Camp(heroes=[Hero(7)])) != encode_state(Camp(heroes=[Hero()]))
    read = msgspec.msgpack.decode(encode_state(Camp(heroes=[Hero(7)], phase="walk")), type=Camp)
    assert read == Camp(heroes=[Hero(7)], phase="walk")


def test_matches_with_equal_states_have_equal_hashes() -> None:
    one, two = Match.new("toy", toy.TRIO), Match.new("toy", toy.TRIO)
    two.state.trouble = "".join([])
    two.state.phase = another(one.state.phase)
    assert one.state == two.state
    assert one.state_hash() == two.state_hash()
