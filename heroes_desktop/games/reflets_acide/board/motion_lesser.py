"""The lesser motions: what is laid out, swapped, discarded, exchanged."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import pause
from heroes_desktop.desktop.motion.stage_props import fly

from ...shared.declarations import Facts
from ..art.stones import Stone
from ..track import DOOR, ROOM
from . import faces
from .look import Stage
from .motion_parts import Make, lit


def _lights(
    *tags: Callable[[Facts], str], kind: str = "legal", shape: str = "round", sound: str = "card"
) -> Make:
    """Things named by the facts light up."""

    def make(stage: Stage, facts: Facts) -> Sequence[Motion]:
        found: list[Motion] = []
        for tag in tags:
            found += lit(stage, stage.place(tag(facts)), kind, shape=shape, sound=sound)
        return found

    return make


def _breath(_stage: Stage, _facts: Facts) -> Sequence[Motion]:
    return [pause(260, sound="card")]


def _away(goal: str) -> Make:
    """A card leaves for a pile and is gone."""

    def make(stage: Stage, facts: Facts) -> Sequence[Motion]:
        face = facts["face"]
        start, end = stage.was(f"card-{facts['card']}"), stage.place(goal)
        if face < 0 or start is None or end is None:
            return []
        box, small = (
            pygame.Rect(0, 0, *faces.card_size(stage.px(120))),
            pygame.Rect(0, 0, stage.px(28), stage.px(40)),
        )
        box.center, small.center = start.center, end.center
        card = faces.card(face, box.w, box.h, compact=True)
        return [fly(stage.art, card, box, small, fade=True, duration=240, sound="card")]

    return make


def _arrives(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A Hero comes from the pile onto a position."""
    start, end = stage.place("heroes"), stage.will(f"hero-{facts['no']}")
    if start is None or end is None or facts["face"] < 0:
        return []
    size = stage.px(64)
    one, other = pygame.Rect(0, 0, size // 2, size // 2), pygame.Rect(0, 0, size, size)
    one.center, other.center = start.center, end.center
    return [fly(stage.art, faces.hero_face(facts["face"], size), one, other, sound="card")]


def _barter(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """One gem goes over, another comes back."""
    ours = stage.place(f"board-{facts['board']}")
    found: list[Motion] = []
    for colour, gives in ((facts["given"], True), (facts["taken"], False)):
        theirs = stage.place(f"vile-gem-{colour}")
        if ours is None or theirs is None:
            continue
        size = stage.px(34)
        one, other = pygame.Rect(0, 0, size, size), pygame.Rect(0, 0, size, size)
        one.center, other.center = (ours.center, theirs.center) if gives else (theirs.center, ours.center)
        found.append(fly(stage.art, Stone(size, colour), one, other, duration=300, sound="coin"))
    return found


def _looked(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """An eye falls on a place or pile."""
    where, place = facts["where"], facts["place"]
    tag = f"space:{ROOM + place}" if where == "room" else str(place) if where == "pile" else f"space:{place}"
    return lit(stage, stage.place(tag), "explore", shape="disc", sound="spell")


def _swapped_places(prefix: Callable[[int], str]) -> Make:
    return _lights(lambda facts: prefix(facts["one"]), lambda facts: prefix(facts["two"]), kind="explore",
                   shape="disc", sound="spell")  # fmt: skip


def _space(place: int) -> str:
    return f"space:{place}"


def _room(slot: int) -> str:
    return f"space:{ROOM + slot}"


LESSER: dict[str, Make] = {
    "laid_out": _breath,
    "heroes_drawn": _breath,
    "rearranged": _lights(lambda _facts: "hand"),
    "echo_dice": _lights(lambda _facts: "golden", kind="selected", shape="disc", sound="dice"),
    "zones_crushed": _lights(lambda facts: _space(facts["space"]), kind="hostile", shape="disc", sound="hit"),
    "gem_drawn": _lights(lambda _facts: "bag", kind="selected", sound="coin"),
    "transfer": _lights(lambda _facts: "hand", sound="coin"),
    "barter": _barter,
    "vile_token_removed": _lights(lambda _facts: "vile-tokens", sound="coin"),
    "token_played": _lights(lambda facts: f"token:{facts['token']}", shape="disc", sound="spell"),
    "tokens_swapped": _swapped_places(_space),
    "rooms_swapped": _swapped_places(_room),
    "taken_back": _lights(lambda _facts: "vile-pile", sound="card"),
    "looked": _looked,
    "unforeseen_discarded": _away("unforeseen"),
    "dilemma_played": _away("unforeseen"),
    "beast": _lights(lambda facts: f"card-{facts['card']}", kind="hostile", sound="hit"),
    "beast_over": _away("pouch"),
    "slot_read": _breath,
    "slot_cleared": _breath,
    "door_opened": _lights(lambda _facts: _space(DOOR), lambda _facts: "hazard", kind="explore", sound="win"),
    "relic_returned": _away("relics"),
    "hero_left": _away("heroes"),
    "hero_discarded": _away("heroes"),
    "enlisted": _arrives,
    "replaced": _arrives,
    "equipment_discarded": _away("loot"),
    "pile_turned": _lights(lambda facts: str(facts["pile"]), sound="card"),
}  # fmt: skip
"""Motions by the event's name."""
