"""The furniture every game's room has, opened on first use."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, cast, runtime_checkable

from heroes_desktop.engine import Decision, Event, Option, Outcome, Player, Setup


@dataclass(frozen=True)
class SettingValue:
    """One value a setting of a new match can take."""

    value: Any
    label: str
    explanation: str = ""


@dataclass(frozen=True)
class Setting:
    """One thing to settle before a match; `default` None leaves it open.

    What is open is asked during set-up, or whatever `left_open` says. A setting of one `seat` fills this
    seat's place in a list of all seats' values.
    """

    key: str
    label: str
    explanation: str
    values: tuple[SettingValue, ...]
    default: Any = None
    left_open: str = ""
    seat: int | None = None

    @property
    def id(self) -> str:
        """Its name among all settings of a mode."""
        return self.key if self.seat is None else f"{self.key}.{self.seat}"


@dataclass(frozen=True)
class Mode:
    """One way to play a game, with the seats it needs and the settings it offers."""

    id: str
    label: str
    explanation: str
    seats: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    settings: tuple[Setting, ...] = ()

    def settled(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a setup with these values by `Setting.id`; None or missing is open."""
        options = dict(self.options)
        for setting in self.settings:
            value = values.get(setting.id)
            if value is None:
                continue
            if setting.seat is None:
                options[setting.key] = value
            else:
                places = list(options.get(setting.key) or [None] * len(self.seats))
                places[setting.seat] = value
                options[setting.key] = places
        return options

    def defaults(self) -> dict[str, Any]:
        """What holds while nobody has changed anything, by `Setting.id`."""
        return {setting.id: setting.default for setting in self.settings}


@dataclass(frozen=True)
class Odds:
    """Exact chances of one option, for people: label and probability, most wanted first."""

    label: str
    chance: float


class Texts(Protocol):
    """`games/<id>/text.py`: everything a person reads, in the language in use.

    `event`: in any view of the match (it tells who is who, never what is hidden) an event as its reader may
    know it. `backs`: a seat's face-down cards by instance, in the order a shared screen numbers them, each
    with its name and effect as far as the view knows them.
    """

    def title(self) -> str: ...
    def tagline(self) -> str: ...
    def modes(self) -> Sequence[Mode]: ...
    def seat_name(self, setup: Setup, view: Any, seat: int) -> str: ...
    def prompt(self, view: Any, decision: Decision) -> str: ...
    def option(self, view: Any, decision: Decision, option: Option) -> str: ...
    def event(self, view: Any, event: Event) -> str: ...
    def outcome(self, outcome: Outcome, setup: Setup) -> str: ...
    def table(self, view: Any, seat: int | None) -> list[str]: ...
    def topic(self, word: str) -> list[str]: ...
    def reason(self, reason: str) -> str: ...
    def backs(self, view: Any, seat: int) -> dict[int, str]: ...


class Bots(Protocol):
    """`games/<id>/bot.py`: the heuristics computer players are made of."""

    def heuristic(self, level: str) -> Player: ...
    def value(self, state: Any, seat: int) -> float: ...
    def rollout(self, state: Any, decision: Decision, pick: int) -> Option: ...


@runtime_checkable
class Searching(Protocol):
    """What `games/<id>/bot.py` offers besides when the level hard has a search of the game's own."""

    def search(self, seconds: float | None = None) -> Player: ...


class Chances(Protocol):
    """`games/<id>/odds.py`: exact odds from what a seat may know."""

    def odds(self, view: Any, decision: Decision, option: Option) -> list[Odds]: ...


def texts(game: str) -> Texts:
    """The texts of a game."""
    return cast(Texts, _furniture(game, "text"))


def bots(game: str) -> Bots:
    """The heuristics of a game."""
    return cast(Bots, _furniture(game, "bot"))


def chances(game: str) -> Chances:
    """The odds of a game."""
    return cast(Chances, _furniture(game, "odds"))


def _furniture(game: str, piece: str) -> object:
    return importlib.import_module(f"heroes_desktop.games.{game}.{piece}")
