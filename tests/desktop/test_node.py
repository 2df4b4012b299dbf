"""The semantic tree: finding, naming, moving between things."""

import pygame

from heroes_desktop.desktop.input import focus
from heroes_desktop.desktop.input.node import Node


def _node(name: str, x: int, y: int, **more: object) -> Node:
    return Node(name, "button", pygame.Rect(x, y, 80, 40), action=lambda: None, **more)  # type: ignore[arg-type]


def _tree() -> Node:
    root = Node("", "group", pygame.Rect(0, 0, 400, 300))
    root.children = [_node("a", 0, 0), _node("b", 100, 0), _node("c", 0, 100), _node("d", 100, 100)]
    return root


def test_the_topmost_thing_under_the_pointer_is_found() -> None:
    root = _tree()
    root.children.append(_node("over", 20, 10, overlay=True))
    found = root.at((30, 20))
    assert found is not None
    assert found.name == "over"
    assert root.at((399, 299)) is None


def test_things_scrolled_away_are_not_hit() -> None:
    root = _tree()
    root.children[0].clip = pygame.Rect(0, 200, 400, 100)
    assert root.at((10, 10)) is None


def test_arrows_lead_to_the_neighbour() -> None:
    nodes = focus.stops(_tree())
    a = nodes[0]
    for direction, name in (("right", "b"), ("down", "c")):
        found = focus.toward(nodes, a, direction)  # type: ignore[arg-type]
        assert found is not None
        assert found.name == name
    assert focus.toward(nodes, a, "left") is None


def test_tab_goes_round() -> None:
    nodes = focus.stops(_tree())
    names = []
    current = None
    for _unused in range(5):
        current = focus.next_stop(nodes, current, 1)
        assert current is not None
        names.append(current.name)
    assert names == ["a", "b", "c", "d", "a"]


def test_narration_says_name_role_state_and_key() -> None:
    node = _node("Fight", 0, 0, key="F", reason="nobody is there")
    assert node.narration() == "Fight, button, not available: nobody is there, key F"
    switch = Node("Odds", "toggle", pygame.Rect(0, 0, 1, 1), checked=True)
    assert switch.narration() == "Odds, switch, on"
