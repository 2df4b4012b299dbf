"""What a game hands to the engine, and where the engine finds it."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

import msgspec

from .chance import Chance
from .choices import Rules
from .errors import SetupError
from .setup import Setup
from .sides import Sides, each_alone
from .state import S, State
from .table import Table

if TYPE_CHECKING:
    from .match import Match


class Standing(NamedTuple):
    """How far a match has come, as far as a game counts: turns begun, and what each seat plays.

    sides: the side each seat is on, in games where seats and sides are not the same from match to match.
    """

    turns: int | None = None
    roles: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()


def _nothing_shown(_state: State) -> dict[str, list[int]]:
    return {}


def _nothing_counted(_state: State) -> Standing:
    return Standing()


ROOMS = "heroes_desktop.games"


@dataclass(frozen=True, eq=False)
class GameInfo(Generic[S]):
    """One game as everything outside its room sees it.

    id: the room's name.           version: raised with every change of the rules.
    state: the type of the state.  setups: one ready setup for each mode and player count.
    begin: plain data before the set-up stage (no chance: that belongs to the stage).
    stage: the rules to run next, chosen from the state alone; None when the match is over.
    redact: hides what lies outside `faces` (secrets, built lists) from a seat's view copy.
    resample: draws anew what a seat does not know, in place.
    problems: one message for each rule a setup breaks.
    check: raises AssertionError when a component is lost, doubled or out of bounds.
    longest: decisions within which matches of heuristic players end.
    sides: who wins and loses together; every seat plays for itself unless said otherwise.
    contents: piles whose contents everybody may know though not their order, as instances by name.
    standing: how far a state or view has come, for statistics and for clients that show the turn.
    """

    id: str
    prefix: str
    version: int
    state: type[S]
    setups: tuple[Setup, ...]
    begin: Callable[[Setup], S]
    stage: Callable[[S, Table], Rules[None] | None]
    redact: Callable[[S, int | None], None]
    resample: Callable[[S, int, Chance], None]
    problems: Callable[[Setup], list[str]]
    check: Callable[[S], None]
    longest: int
    sides: Callable[[Setup], Sides] = each_alone
    contents: Callable[[S], dict[str, list[int]]] = _nothing_shown
    standing: Callable[[S], Standing] = _nothing_counted

    @cached_property
    def decode(self) -> Callable[[bytes], S]:
        """Reads an encoded state."""
        return msgspec.msgpack.Decoder(self.state).decode

    def setup(self, name: str) -> Setup:
        """The ready setup of this name."""
        for setup in self.setups:
            if setup.name == name:
                return setup
        raise SetupError(f"{self.id} has no setup {name!r}; it has: {', '.join(s.name for s in self.setups)}")

    def of(self, match: Match) -> Match[S]:
        """The match as one of this game, so that types know its state."""
        if match.game != self.id:
            raise SetupError(f"this is a match of {match.game}, not of {self.id}")
        return match


_known: dict[str, GameInfo[Any]] = {}


def register(info: GameInfo[S]) -> GameInfo[S]:
    """Make a game known to `Match`; a room calls this once."""
    _known[info.id] = info
    return info


def find_game(game: str) -> GameInfo[Any]:
    """The game of this id. The rooms are opened on first use, all of them: no id is ever made into a path."""
    if game not in _known:
        importlib.import_module(ROOMS)
    if game not in _known:
        raise SetupError(f"there is no game {game!r}")
    return _known[game]
