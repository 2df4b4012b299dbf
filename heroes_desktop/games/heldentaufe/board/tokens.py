"""Tokens on a hero's board: what each can be used for, and where it has to be put for that.

Every use is one of the options of the question; dragging a token, or picking it and then its place, only
finds the right one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from heroes_desktop.desktop.art import Spec
from heroes_desktop.desktop.input.node import Cargo
from heroes_desktop.engine import Option

from .. import figures
from ..content import FOODS, KINDS, POTIONS, RECIPES
from ..locale import _
from ..state import ABOVE, NO_POTION
from . import words
from .look import Look

PORTRAIT, RESERVE, BELT = "portrait", "reserve", "belt"


@dataclass(frozen=True)
class Held:
    """A token and its place: slot:boots, pack:0, belt."""

    id: str
    word: str
    value: int = 0
    used: bool = False

    @property
    def name(self) -> str:
        return words.piece(self.word, self.value) if self.value else words.ware(self.word)


def held(look: Look, seat: int) -> list[Held]:
    """All tokens on a board: slots first, then the backpack, then the belt."""
    hero = look.view.heroes[seat]
    found = [
        Held(f"slot:{KINDS[kind]}", KINDS[kind], values[0])
        for kind, values in enumerate(hero.pieces)
        if values
    ]
    pack = [(KINDS[kind], value) for kind, values in enumerate(hero.pieces) for value in values[1:]]
    pack += [(FOODS[kind], 0) for kind, count in enumerate(hero.food) for _each in range(count)]
    found += [Held(f"pack:{index}", word, value) for index, (word, value) in enumerate(pack)]
    if hero.potion != NO_POTION:
        found.append(Held(BELT, POTIONS[hero.potion], used=hero.turned))
    return found


def at_once(look: Look, token: Held) -> Option | None:
    """What a plain click on a token does while exactly that is asked."""
    if look.decision is None or look.decision.kind not in ("overflow", "lab_upgrade"):
        return None
    args = (token.word, token.value) if token.value else (token.word,)
    return look.find("drop", *args) or look.find("upgrade", *args)


def uses(look: Look, seat: int, token: Held) -> dict[str, Option]:
    """Where a token can be put now, and the option that is."""
    if look.decision is None or look.decision.seat != seat:
        return {}
    args = (token.word, token.value) if token.value else (token.word,)
    found: dict[str, Option | None] = {
        RESERVE: look.find("discard", *args) or look.find("drop", *args),
        PORTRAIT: look.find("eat", token.word) or look.find("drink", token.word),
    }
    if token.used and token.word == "rage":
        found[RESERVE] = look.find("give_up_rage")
    if token.value:
        found |= _pieces(look, seat, token)
    elif token.word in FOODS:
        found |= _brews(look, seat, token)
    for option in look.options("complete"):
        if _asked_for(look, int(option.args[0]), token):
            found[f"mission:{option.args[0]}"] = option
    return {where: option for where, option in found.items() if option is not None}


def _pieces(look: Look, seat: int, token: Held) -> dict[str, Option | None]:
    """The merchant takes a piece into another slot, the smith puts it on a second one of its kind."""
    found: dict[str, Option | None] = {}
    for into in KINDS:
        if into != token.word:
            found[f"slot:{into}"] = look.find("trade", token.word, token.value, into)
    for other in held(look, seat):
        if other.word == token.word and other.id != token.id:
            low, high = sorted((token.value, other.value))
            found[f"held:{other.id}"] = look.find("smith", token.word, low, high)
    return found


def _brews(look: Look, seat: int, token: Held) -> dict[str, Option | None]:
    found: dict[str, Option | None] = {}
    for other in held(look, seat):
        potion = recipe(token.word, other.word)
        if potion:
            found[f"held:{other.id}"] = look.find("brew", potion)
    return found


def recipe(one: str, other: str) -> str:
    """The potion two foods make; empty if none."""
    return next((row.potion for row in RECIPES if {one, other} == set(row.foods)), "")


def _asked_for(look: Look, card: int, token: Held) -> bool:
    mission = figures.mission_of(look.view, card)
    if mission is None:
        return False
    if token.value:
        return mission.piece is not None and (mission.piece.kind, mission.piece.value) == (
            token.word,
            token.value,
        )
    return token.word in mission.foods or token.word == mission.potion


# picking and carrying


def picked(look: Look) -> str:
    """The token picked to be put somewhere."""
    chosen, question = look.memory.get("picked", ("", None))
    return str(chosen) if question is look.decision else ""


def pick(look: Look, token: Held) -> None:
    """Pick a token up, or put it back."""
    chosen = "" if picked(look) == token.id else token.id
    look.memory["picked"] = (chosen, look.decision)
    look.relayout()


def waiting(look: Look, seat: int) -> dict[str, Option]:
    """Where the picked token can be put."""
    chosen = picked(look)
    return next((uses(look, seat, token) for token in held(look, seat) if token.id == chosen), {})


def cargo(look: Look, seat: int, token: Held, picture: Spec) -> Cargo | None:
    """A token as something to be carried; None when nothing can be done with it."""
    found = uses(look, seat, token)
    if not found:
        return None
    targets = {where: partial(look.choose, option) for where, option in found.items()}
    return Cargo(picture, targets, partial(_astray, look, seat, token))


def _astray(look: Look, seat: int, token: Held, where: str) -> None:
    """Say why a token cannot be put there."""
    message, rule = why_not(look, seat, token, where)
    if message:
        look.refuse(message, rule)


def why_not(look: Look, seat: int, token: Held, where: str) -> tuple[str, str]:
    """The reason and its rule, for places that mean something."""
    view = look.view
    if where == PORTRAIT:
        if token.value:
            return _("Equipment is worn by itself: the best piece is always in its slot."), "HT-042"
        if token.word == "rage":
            return _("Rage is for the underworld."), "HT-109"
        return _("All hearts are full."), "HT-099" if token.word in FOODS else "HT-107"
    if where.startswith("held:"):
        other = next((each for each in held(look, seat) if f"held:{each.id}" == where), None)
        if other is None or other.id == token.id:
            return "", ""
        if token.word in FOODS and other.word in FOODS:
            return _why_no_brew(look, seat, token.word, other.word)
        return _("Only a smith joins pieces, and only two of a kind into a better one."), "HT-086"
    if where.startswith("slot:") and token.value:
        if view.traded:
            return _("The merchant trades once per turn."), "HT-083"
        return _("Only the merchant swaps a piece for another kind."), "HT-082"
    if where == RESERVE:
        return _("A potion in use stays on the belt."), "HT-116"
    if where.startswith("mission:"):
        return _("That cannot be delivered now."), "HT-126"
    return "", ""


def _why_no_brew(look: Look, seat: int, one: str, other: str) -> tuple[str, str]:
    view = look.view
    potion = recipe(one, other)
    if not potion:
        return _("Two foods of the same kind make no potion."), "HT-103"
    if view.heroes[seat].potion != NO_POTION:
        return _("The belt holds one potion."), "HT-105"
    needed = next(row.ring for row in RECIPES if row.potion == potion)
    if figures.ring_of(view, seat) < needed:
        return _("That recipe needs ring value {n}.").format(n=needed), "HT-104"
    return "", ""


def below(look: Look, seat: int) -> bool:
    return bool(look.view.heroes[seat].space != ABOVE)
