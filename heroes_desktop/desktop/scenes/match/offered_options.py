"""The options of a question made ready for the action bar: names, keys, order, groups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from heroes_desktop.engine import Option, State

from ...board.api import Action, Look
from ...board.base import Board

RESERVED = frozenset("URSMWVLIJ")
"""Keys of the table itself, which no option can have."""
FIRST = -1000
"""The order of what comes before everything else."""


@dataclass
class OfferedOption:
    """An option with its look and name, ready for the action bar; `picked`: it is in the set being chosen,
    or could be (None: the question asks for no set)."""

    option: Option
    action: Action
    name: str
    key: str = ""
    members: tuple[OfferedOption, ...] = ()
    picked: bool | None = None

    @property
    def options(self) -> list[Option]:
        """The options behind its button."""
        return [member.option for member in self.members] or [self.option]

    @property
    def id(self) -> str:
        """The identity of its button."""
        return f"sort:{self.name}" if self.members else f"option:{self.option}"


def things(board: Board, view: State, offer: OfferedOption) -> list[str]:
    """What on the table the options behind a button are about."""
    return [thing for option in offer.options for thing in board.option_things(view, option)]


def grouped(listed: Sequence[OfferedOption]) -> list[OfferedOption]:
    """One button for all options of a sort; an option alone of its sort keeps its own."""
    found: list[OfferedOption] = []
    for offer in listed:
        group = offer.action.group
        alike = [other for other in listed if group is not None and other.action.group == group]
        if len(alike) < 2 or group is None:
            found.append(offer)
        elif alike[0] is offer:
            look = Action(group.icon, group.label, group.kind, minor=offer.action.minor)
            taken = RESERVED | {other.key for other in listed}
            key = "" if group.key in taken else group.key
            found.append(OfferedOption(offer.option, look, group.label, key, tuple(alike)))
    return found


def offered_options(look: Look, board: Board, last_key: str = "") -> list[OfferedOption]:
    """All options to be listed, each with a key nobody else has.

    What refuses is not under the key of the last answer: pressed twice it would refuse unseen.
    """
    members = _members(look, board)
    found = [*members, *_single(look, board, last_key, {offer.option for offer in members})]
    found.sort(key=lambda offer: (offer.action.final, offer.action.order))
    _give_keys(found, last_key)
    return found


def _single(look: Look, board: Board, last_key: str, members: set[Option]) -> list[OfferedOption]:
    """What is no part of a set: each option with the key it would like."""
    found = []
    for option in look.options():
        action = board.action(look, option)
        ends_set = look.gathering is not None and option == look.gathering.choice.done
        if option in members or ends_set or (look.veiled and action.hidden):
            continue
        key = action.key.upper()
        if option == look.lifted:  # what has been picked up is the first thing offered
            action = replace(action, kind="primary", order=FIRST, group=None, minor=False)
        if action.refuses and key == last_key:
            key = ""
        found.append(OfferedOption(option, action, look.name(option), key))
    return found


def _give_keys(found: Sequence[OfferedOption], last_key: str) -> None:
    """Let everybody keep a key nobody had before, and give the others a free one."""
    used = set(RESERVED)
    numbers = iter("123456789")
    crowds = Counter(offer.action.group for offer in found)
    for offer in found:
        if offer.action.group is not None and crowds[offer.action.group] > 1:
            offer.key = ""  # its group has the key
            continue
        barred = {last_key, "SPACE"} if offer.action.refuses else set()
        if offer.action.final and not offer.key:
            offer.key = "SPACE" if "SPACE" not in used | barred else ""
        if not offer.key or offer.key in used:
            offer.key = next((number for number in numbers if number not in used | barred), "")
        used.add(offer.key)


def _members(look: Look, board: Board) -> list[OfferedOption]:
    """The things a set is chosen from: a click picks one or puts it back."""
    made = look.gathering
    if made is None or look.decision is None:
        return []
    asked = msgspec.structs.replace(look.decision, options=tuple(made.choice.things))
    whole = replace(look, decision=asked)
    found = []
    for number, option in enumerate(made.choice.things):
        held = made.holds(option)
        action = board.action(whole, option)
        action = replace(action, kind="good" if held else "secondary", order=number)
        found.append(OfferedOption(option, action, look.name(option), picked=held))
    return found
