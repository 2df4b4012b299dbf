"""From what people want to play to a match: way to play, number of players, seats, settings, seed.

Window, terminal, command line and kiosk all arrange a match here.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from heroes_desktop.engine import Match, Setup
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.lists import BuiltList
from heroes_desktop.games.shared.room import Mode, Setting, SettingValue
from heroes_desktop.library import PERSON, Library, Seat, Session
from heroes_desktop.library.lists import KeptLists
from heroes_desktop.locale import _
from heroes_desktop.players import LEVELS

KINDS = (PERSON, *LEVELS)
"""Who can hold a seat."""

OPPONENT = "normal"
"""Who holds a seat that nobody has taken."""


def kinds_of(game: str) -> tuple[str, ...]:
    """Who can hold a seat of this game: people, and computers up to its strongest level."""
    return KINDS[: KINDS.index(_strongest(game)) + 1]


def _strongest(game: str) -> str:
    return room.rooms[game].strongest if game in room.rooms else LEVELS[-1]


def kind_label(kind: str, game: str = "") -> str:
    """Who holds a seat, for people to read; with a game also that a level is the best there is."""
    if kind == "normal" and game and _strongest(game) == kind:
        return _("Computer, normal (its best)")
    return {
        PERSON: _("Person"),
        "random": _("Computer, random"),
        "easy": _("Computer, easy"),
        "normal": _("Computer, normal"),
        "hard": _("Computer, hard"),
    }.get(kind, kind)


def kind_explained(kind: str) -> str:
    """What to expect of whoever holds a seat."""
    return {
        PERSON: _("Somebody at this screen."),
        "random": _("Plays anything the rules allow."),
        "easy": _("Knows the rules and little more."),
        "normal": _("Plays sensibly, and makes mistakes."),
        "hard": _("Thinks ahead and takes its time."),
    }.get(kind, "")


def default_kinds(seats: int) -> tuple[str, ...]:
    """One person against normal computers."""
    return (PERSON,) + (OPPONENT,) * (seats - 1)


def fresh_seed() -> int:
    """A seed nobody has chosen."""
    return secrets.randbelow(1_000_000)


def title_of(game: str, mode: str) -> str:
    """The title of a stored match."""
    return f"{room.texts(game).title()}, {mode}"


def every_mode(game: str) -> list[Mode]:
    """All ways to play a game, each with every number of players it names."""
    return [size for mode in room.texts(game).modes() for size in mode.each_size()]


def most_people(game: str) -> int:
    """How many people can play a game at once."""
    return max(len(mode.seats) for mode in every_mode(game))


def arrange(
    base: Setup, kinds: Sequence[str], names: Sequence[str] = (), options: Mapping[str, Any] | None = None
) -> tuple[Setup, tuple[Seat, ...]]:
    """A ready setup with these holders of its seats; people get the names in the order of their seats."""
    given = iter(names)
    held = [
        Seat((next(given, "") if kind == PERSON else "") or label, kind)
        for label, kind in zip(base.seats, kinds, strict=True)
    ]
    setup = msgspec.structs.replace(
        base,
        seats=tuple(seat.name for seat in held),
        options={**base.options, **(options or {})},
        automated=tuple(seat for seat, kind in enumerate(kinds) if kind != PERSON),
    )
    return setup, tuple(held)


def mode_label(game: str, name: str) -> str:
    """How the way to play of a setup is called; its bare name when the game no longer knows it."""
    if game not in catalogue:
        return name
    return next((mode.label for mode in every_mode(game) if mode.id == name), name)


@dataclass
class Chair:
    """A seat being arranged; `given` is the name it has as long as nobody types one."""

    name: str
    player: str
    colour: int = 0
    given: str = ""

    def call(self, label: str) -> None:
        """Take the seat's own name in the present language, unless somebody has given another."""
        if self.name == self.given:
            self.name = self.given = label

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.player == PERSON


class Arrangement:
    """A match as planned so far. `values` are settings by `Setting.id`; None: decided during set-up."""

    def __init__(
        self,
        game: str,
        mode: str = "",
        names: Sequence[str] = (),
        seed: int | None = None,
        kinds: Sequence[str] = (),
        lists: KeptLists | None = None,
    ) -> None:
        self.game = game
        self._lists = lists
        self._kept: list[BuiltList] = []
        self.seed = fresh_seed() if seed is None else seed
        self.values: dict[str, Any] = {}
        self.look_at_lists()
        self.chairs: list[Chair] = []
        self._names, self._kinds = list(names), list(kinds)
        self.choose_mode(mode or room.texts(game).modes()[0].id)

    # the way to play

    @property
    def mode(self) -> Mode:
        """The way to play for this number of players, in the language in use."""
        known = every_mode(self.game)
        return next((mode for mode in known if mode.id == self._mode), known[0])

    @property
    def way(self) -> Mode:
        """The way to play among those of the game, whatever the number of players."""
        modes = room.texts(self.game).modes()
        return next((way for way in modes if self.mode.id in {size.id for size in way.each_size()}), modes[0])

    def ways(self) -> Sequence[Mode]:
        """The ways to play to choose from."""
        return room.texts(self.game).modes()

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of players this way to play is for."""
        return self.way.counts

    def choose_mode(self, mode: str) -> None:
        """Play another way; whoever sits at the table stays there."""
        self._mode = mode
        self.values = self.mode.defaults()
        self._seat_all()

    def choose_players(self, players: int) -> None:
        """The same way to play for another number of players; what was settled stays settled."""
        before = self.values
        self._mode = self.way.at(players).id
        allowed = {
            setting.id: [value.value for value in self.values_of(setting)] for setting in self.mode.settings
        }
        kept = {id: value for id, value in before.items() if value in allowed.get(id, [])}
        self.values = {**self.mode.defaults(), **kept}
        self._seat_all()

    def invite(self, people: Sequence[tuple[str, int]]) -> None:
        """Seat these people, each with a name and a sign, at the smallest table that has room for them.

        Computers take the seats that are left.
        """
        sizes = sorted(every_mode(self.game), key=lambda mode: len(mode.seats))
        fitting = [mode for mode in sizes if len(mode.seats) >= len(people)]
        self.choose_mode((fitting or sizes[-1:])[0].id)
        for number, chair in enumerate(self.chairs):
            chair.player = PERSON if number < len(people) else OPPONENT
            if number < len(people):
                chair.name, chair.colour = people[number]

    def choose_game(self, game: str) -> None:
        """Another game, with nobody seated yet."""
        self.game, self.chairs = game, []
        self.look_at_lists()
        self.choose_mode(room.texts(game).modes()[0].id)

    def _seat_all(self) -> None:
        labels = self.mode.seats
        self.chairs = self.chairs[: len(labels)]
        for number in range(len(self.chairs), len(labels)):
            name = self._names[number] if number < len(self._names) else ""
            self.chairs.append(Chair(name, self._usual_kind(number), number))
        self.call_seats()

    def _usual_kind(self, number: int) -> str:
        """Who held this seat the last time; at least one person plays."""
        known = self._kinds[number] if number < len(self._kinds) else ""
        return known if number and known in kinds_of(self.game) else PERSON if number == 0 else OPPONENT

    @property
    def places(self) -> tuple[str, ...]:
        """What the seats are called before anybody sits there, by side where these are settled."""
        return self.mode.called(self.values)

    def call_seats(self) -> None:
        """Seats nobody has named wear their own names in the language in use."""
        for chair, label in zip(self.chairs, self.places, strict=True):
            chair.call(label)

    # settings

    def look_at_lists(self) -> None:
        """Find out which lists of this game are kept; one that is gone is no longer chosen."""
        before = [each.text for each in self._kept]
        self._kept = [] if self._lists is None else self._lists.all(self.game)
        now = [each.text for each in self._kept]
        for id, value in self.values.items():
            if value in before and value not in now:
                self.values[id] = None

    def takes_list(self, setting: Setting) -> bool:
        """Whether lists that people keep can answer a setting."""
        if self._lists is None or self.game not in room.rooms:
            return False
        return setting.key in room.rooms[self.game].lists().kinds()

    def values_of(self, setting: Setting) -> tuple[SettingValue, ...]:
        """What a setting can be: what the game offers, and the lists people have kept."""
        kept = (
            SettingValue(each.text, each.name, each.told) for each in self._kept if each.key == setting.key
        )
        return (*setting.values, *kept)

    def choices(self, setting: Setting) -> list[tuple[Any, str]]:
        """The values of a setting with their labels; None where it can be left open."""
        values: list[tuple[Any, str]] = [(value.value, value.label) for value in self.values_of(setting)]
        if setting.default is None:
            values.append((None, setting.left_open or _("Choose at the table")))
        return values

    def locked(self, setting: Setting) -> bool:
        """Whether a setting is settled already and cannot be changed."""
        del setting
        return False

    def label(self, setting: Setting) -> str:
        """What is settled, in words."""
        value = self.values.get(setting.id)
        return next((label for known, label in self.choices(setting) if known == value), "")

    # the match

    def setup(self) -> Setup:
        """What the rules are told."""
        return Setup(
            self.mode.id,
            tuple(chair.name for chair in self.chairs),
            self.mode.settled(self.values),
            automated=tuple(number for number, chair in enumerate(self.chairs) if not chair.is_person),
        )

    def problems(self) -> list[str]:
        """Rules the arrangement breaks."""
        return catalogue[self.game].problems(self.setup())

    def match(self) -> Match:
        """The match itself; SetupError when it breaks a rule."""
        return Match.new(self.game, self.setup(), self.seed)

    def begin(self, library: Library, seats: Sequence[Seat] | None = None) -> Session:
        """Store the match and begin it (None: at the seats as they are named here)."""
        session = library.start(self.match(), self.seats() if seats is None else seats, self.title())
        library.evenings.count(session.id, session.seats)
        return session

    def seats(self) -> tuple[Seat, ...]:
        """Who sits where, as the library stores it."""
        return tuple(Seat(chair.name, chair.player) for chair in self.chairs)

    def title(self) -> str:
        """The title of the stored match: who plays what."""
        people = " – ".join(chair.name for chair in self.chairs)
        return _("{title}: {text}").format(title=self.mode.label, text=people)
