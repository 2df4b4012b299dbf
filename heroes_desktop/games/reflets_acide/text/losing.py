"""Answers that give up the match while another one would not: their buttons ask whether that is meant."""

from __future__ import annotations

from collections.abc import Iterable

from ...shared.declarations import Asked as AskedOf
from ..content import beast, door, room, zone
from ..effect_rows import AtOnce, Back
from ..figures import present
from ..objectives import current, hazard_of, short
from ..state import State
from ..track import CITY, distance

Asked = AskedOf[State]


def caught(asked: Asked) -> bool:
    """The Avatar reaches the team unless it is braked further."""
    view = asked.view
    return view.advance >= distance(view.avatar, view.pawn)


def falls_short(asked: Asked) -> bool:
    """The dice are not enough as they lie."""
    return asked.view.trial is not None and short(asked.view)


def thrown_back(asked: Asked) -> bool:
    """The Trial is lost with these dice, and its dark outcome leads back to the Avatar (NA-095, NA-225)."""
    view = asked.view
    if not falls_short(asked) or current(view).missed != "dark":
        return False
    return _retreat(view) >= distance(view.avatar, view.pawn)


def perilous(asked: Asked) -> bool:
    """The last Hero may go, or a lost Trial may throw the team back to the Avatar: no haste."""
    view = asked.view
    if len(present(view)) <= 1:
        return True
    if view.hazard is None or view.hazard.won:
        return False
    return _retreat(view) >= distance(view.avatar, view.pawn)


def doubtful(asked: Asked) -> bool:
    """Dice one should not accept by habit."""
    return falls_short(asked) or len(present(asked.view)) <= 1


def _retreat(view: State) -> int:
    """Spaces the dark outcomes of the Hazard, once it is turned up, and of its beasts throw the team back."""
    hazard = hazard_of(view)
    face = view.faces[hazard.card] if hazard.card >= 0 else -1
    dark: tuple[AtOnce, ...] = ()
    if face < 0:
        pass
    elif hazard.kind == "zone":
        dark = zone(face).dark
    elif hazard.kind == "door":
        dark = door(face).dark
    else:
        dark = room(face).octogon_dark if hazard.purpose == "octogon" else room(face).dark
    return _back(dark) + sum(_back(beast(view.faces[card]).dark) for card in hazard.beasts)


def _back(effects: Iterable[AtOnce]) -> int:
    return sum(effect.n for effect in effects if isinstance(effect, Back))


def flees(asked: Asked) -> bool:
    """Home by the Portal before the Quest is accomplished (NA-169)."""
    return not asked.view.step_two


def walks_home(asked: Asked) -> bool:
    """The same as the end of a move."""
    return asked.option.args[0] == CITY and flees(asked)
