"""What a player may do, in two or three words for a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from heroes_desktop.engine.hexgrid import cell

from ...shared.wording import say, signed, titled
from .. import figures
from ..content import BEST_VALUE, HERO_INDEX, HEROES, MONSTER_INDEX, MONSTERS, TILES
from ..locale import _
from . import words
from .options import Asked

Label: TypeAlias = Callable[[Asked], str]


def upper(text: str) -> str:
    """Words as a name or a heading."""
    return text[:1].upper() + text[1:]


def ware(kind: str) -> str:
    """A good by its name."""
    return upper(words.kind(kind) if kind in ("boots", "ring", "sword") else words.token((kind,)))


def hero(asked: Asked) -> str:
    return say(HEROES[HERO_INDEX[str(asked.option.args[0])]].name)


def kind(asked: Asked) -> str:
    """A kind of tile by its word."""
    return next(say(tile.name) for tile in TILES if tile.id == asked.option.args[0])


def descend(asked: Asked) -> str:
    return _("Portal {n} ↓").format(n=asked.option.args[0])


def ascend(asked: Asked) -> str:
    return _("Portal {n} ↑").format(n=asked.option.args[0])


def harvest(asked: Asked) -> str:
    return _("Harvest {n}").format(n=asked.option.args[0])


def smith(asked: Asked) -> str:
    kind, one, other = asked.option.args
    into = signed(min(BEST_VALUE, int(one) + int(other)))
    return _("Forge {kind} {into}").format(kind=words.kind(str(kind)), into=into)


def trade(asked: Asked) -> str:
    args = asked.option.args
    return f"{ware(str(args[0]))} → {ware(str(args[2]))}"


def where(asked: Asked) -> str:
    """Where a step, a journey or a figure put down leads."""
    args = asked.option.args
    if isinstance(args[-1], str):
        return upper(words.space(args[-1]))
    face = figures.tile_face(asked.view, cell(int(args[0]), int(args[1])))
    return say(TILES[face].name) if face >= 0 else _("Explore")


def attacked(asked: Asked) -> str:
    victim = asked.option.args[-1]
    name = _person(asked, victim) if isinstance(victim, int) else _monster(victim)
    return _("Attack {name}").format(name=name)


def steal(asked: Asked) -> str:
    return _("Steal from {name}").format(name=_person(asked, int(asked.option.args[1])))


def prize(asked: Asked) -> str:
    """The piece a mission promises."""
    mission = figures.mission_of(asked.view, int(asked.option.args[0]))
    if mission is None or mission.prize is None:
        return ""
    return upper(words.piece(mission.prize.kind, mission.prize.value))


def teeth(asked: Asked) -> str:
    mission = figures.mission_of(asked.view, int(asked.option.args[0]))
    return words.teeth(mission.points if mission else 1)


def no_thanks(asked: Asked) -> str:
    return _("Go on") if len(asked.decision.options) == 1 else _("Not yet")


def improved(asked: Asked) -> str:
    """A piece before and after."""
    kind, value = str(asked.option.args[0]), int(asked.option.args[1])
    return f"{ware(kind)} {signed(value)} → {signed(value + 1)}"


def good(verb: Callable[[], str]) -> Label:
    """What is done with a food, a potion or a piece."""

    def label(asked: Asked) -> str:
        args = asked.option.args
        thing = upper(words.piece(str(args[0]), int(args[1]))) if len(args) > 1 else ware(str(args[0]))
        return titled(verb(), thing)

    return label


def potion(verb: Callable[[], str]) -> Label:
    """What is done with a potion, by what it does."""

    def label(asked: Asked) -> str:
        does = {"healing": _("healing"), "rage": _("rage"), "teleport": _("teleport")}
        return titled(verb(), does[str(asked.option.args[0])])

    return label


def ordered(told: Label) -> Label:
    """An order names its monster: several may be able to do the same."""
    return lambda asked: titled(_monster(str(asked.option.args[0])), told(asked))


def _person(asked: Asked, seat: int) -> str:
    return asked.names[seat] if asked.names else words.hero(asked.view, seat)


def _monster(word: str) -> str:
    return say(MONSTERS[MONSTER_INDEX[word]].name)
