"""A game's room: one object with everything the house asks of a game, each part opened on first use.

`games/<id>/room.py` holds it under the name `room`; the catalogue finds it there (see `games`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar, cast, runtime_checkable

from heroes_desktop.engine import (
    Decision,
    Event,
    GameInfo,
    Option,
    Outcome,
    Player,
    PlayerOf,
    Record,
    Setup,
    State,
    register,
)

from .aftermath import Tale, Tally, Trait
from .alarms import Alarm
from .campaign import Campaign
from .declarations import Declarations
from .lists import ListsOf, NoLists
from .sets import SetChoice

if TYPE_CHECKING:
    from PIL import Image

    from heroes_desktop.desktop.art.people.parts import Bust
    from heroes_desktop.desktop.board.base import BoardOf
    from heroes_desktop.desktop.proving.moments import Moments

S = TypeVar("S", bound=State)
V_contra = TypeVar("V_contra", bound=State, contravariant=True)
"""The state a room's own code is handed; always that of its game."""


@dataclass(frozen=True)
class SettingValue:
    """One value a setting of a new match can take; `seats`: their sides, where it settles these."""

    value: Any
    label: str
    explanation: str = ""
    seats: tuple[str, ...] = ()


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
    """One way to play a game, with the seats it needs and the settings it offers.

    sizes: where it is for several numbers of players, one mode for each of them, fewest first; what it says
    of itself is what it is called as a whole, with the seats and settings it begins with (see `for_several`).
    """

    id: str
    label: str
    explanation: str
    seats: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    settings: tuple[Setting, ...] = ()
    sizes: tuple[Mode, ...] = ()

    def each_size(self) -> tuple[Mode, ...]:
        """This way to play for every number of players it is for, fewest first."""
        return self.sizes or (self,)

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of players it is for."""
        return tuple(len(size.seats) for size in self.each_size())

    def at(self, players: int) -> Mode:
        """This way to play, for this many players."""
        return next(size for size in self.each_size() if len(size.seats) == players)

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

    def called(self, values: Mapping[str, Any]) -> tuple[str, ...]:
        """The seats by their sides where these values settle them, else by their places at the table."""
        for setting in self.settings:
            for value in setting.values:
                if value.seats and value.value == values.get(setting.id):
                    return value.seats
        return self.seats

    def names(self) -> set[str]:
        """Everything its seats may be called."""
        values = [value for setting in self.settings for value in setting.values]
        return {name for seats in (self.seats, *(value.seats for value in values)) for name in seats}

    def defaults(self) -> dict[str, Any]:
        """What holds while nobody has changed anything, by `Setting.id`."""
        return {setting.id: setting.default for setting in self.settings}


def for_several(label: str, explanation: str, sizes: Sequence[Mode], usual: int = 0) -> Mode:
    """One way to play for several numbers of players; `usual` is the number it begins with."""
    first = next((size for size in sizes if len(size.seats) == usual), sizes[0])
    return replace(first, label=label, explanation=explanation, sizes=tuple(sizes))


@dataclass(frozen=True)
class Odds:
    """Exact chances of one option, for people: label and probability, most wanted first."""

    label: str
    chance: float


class TextsOf(Protocol[V_contra]):
    """`games/<id>/text`: everything a person reads, in the language in use.

    `event`: in any view of the match (it tells who is who, never what is hidden) an event as its reader may
    know it. `figure`: who a seat plays, as the chronicle calls it (a hero, a side); empty while nobody knows.
    `outcome`: its setup names the seats as people see them. `backs`: a seat's face-down cards by instance, in
    the order a shared screen numbers them, each with its name and effect as far as the view knows them.
    """

    def title(self) -> str: ...
    def tagline(self) -> str: ...
    def modes(self) -> Sequence[Mode]: ...
    def figure(self, view: V_contra, seat: int) -> str: ...
    def prompt(self, view: V_contra, decision: Decision) -> str: ...
    def option(self, view: V_contra, decision: Decision, option: Option) -> str: ...
    def event(self, view: V_contra, event: Event) -> str: ...
    def outcome(self, outcome: Outcome, setup: Setup) -> str: ...
    def table(self, view: V_contra, seat: int | None) -> list[str]: ...
    def topic(self, word: str) -> list[str]: ...
    def reason(self, reason: str) -> str: ...
    def backs(self, view: V_contra, seat: int) -> dict[int, str]: ...


class BotsOf(Protocol[V_contra]):
    """`games/<id>/bot`: the heuristics computer players are made of."""

    def heuristic(self, level: str) -> PlayerOf[V_contra]: ...
    def value(self, state: V_contra, seat: int) -> float: ...
    def rollout(self, state: V_contra, decision: Decision, pick: int) -> Option: ...


@runtime_checkable
class Searching(Protocol):
    """What `games/<id>/bot` offers besides when the level hard has a search of the game's own."""

    def search(self, seconds: float | None = None) -> Player: ...


class ChancesOf(Protocol[V_contra]):
    """`games/<id>/odds.py`: exact odds from what a seat may know."""

    def odds(self, view: V_contra, decision: Decision, option: Option) -> list[Odds]: ...


class SetsOf(Protocol[V_contra]):
    """`games/<id>/sets.py`: the questions people answer with a whole set."""

    def set_choice(self, view: V_contra, decision: Decision) -> SetChoice | None: ...


Texts: TypeAlias = TextsOf[State]
Bots: TypeAlias = BotsOf[State]
Chances: TypeAlias = ChancesOf[State]
Lists: TypeAlias = ListsOf[State]
"""The parts of some room, as the house holds them: it hands over the state of that game's match."""


class NoChances:
    """A game whose options are no matter of chance."""

    def odds(self, view: State, decision: Decision, option: Option) -> list[Odds]:
        """There is nothing to work out."""
        del view, decision, option
        return []


class NoSets:
    """A game that never asks for a set."""

    def set_choice(self, view: State, decision: Decision) -> SetChoice | None:
        """None in any position."""
        del view, decision
        return None


BoxPainter: TypeAlias = "Callable[[Image.Image, int, int, float], None]"
"""Puts a game's own things into the picture of its card in the hub: picture, width, height, size factor."""


@dataclass(frozen=True)
class RoomLook:
    """What changes from game to game: felt, accent, crest, the landscape of the hub's card. All else stays.

    crest: an icon. scene: a mood of `desktop.art.common.landscapes`.
    box: opens the painter of the game's own things on that card, in `games/<id>/art`; None: only the crest.
    figures: the table of who stands in the pictures of its cards; a card asks for `<id>/<row>`.
    busts: opens the creatures only this game has, by the name its figures use.
    """

    felt: str
    accent: str
    crest: str
    scene: str
    box: Callable[[], BoxPainter] | None = None
    figures: Path | None = None
    busts: Callable[[], Mapping[str, Bust]] | None = None


@dataclass(frozen=True, eq=False)
class Room(Generic[S]):
    """One game as the house sees it. What is not needed to list the game is a function that opens it.

    declarations: its questions, acts and events. shelf: its place among the games, the lowest first.
    lists: what people build beforehand and may keep by name.
    lesson: the file of its guided first match. primer: that of the page on how it is played.
    moments: positions worth a picture.
    tale: what a finished match, with the names of its seats, tells of itself on the end page.
    traits: by what finished matches are told apart in statistics, from their facts and number of seats.
    tally: the score of a finished match line by line, from its facts; None where it has no such lines.
    campaign: its challenges, where matches may follow one another.
    minutes: how long a match takes at a table, from and to.
    reached: how a match stands, in a few words for lists, from what everybody may see; empty before it has
    really begun. None: lists say what the top bar says.
    alarms: who is about to win, or what is about to be lost, from what everybody may see.
    strongest: the highest level its computers are offered at.
    """

    info: GameInfo[S]
    look: RoomLook
    texts: Callable[[], TextsOf[S]]
    bots: Callable[[], BotsOf[S]]
    board: Callable[[], BoardOf[S]]
    declarations: Callable[[], Declarations[S]] = Declarations
    odds: Callable[[], ChancesOf[S]] = NoChances
    sets: Callable[[], SetsOf[S]] = NoSets
    lists: Callable[[], ListsOf[S]] = NoLists
    lesson: Path | None = None
    primer: Path | None = None
    moments: Callable[[], Moments] | None = None
    tale: Callable[[Record, Sequence[str]], Tale] | None = None
    traits: Callable[[Mapping[str, Any], int], Sequence[Trait]] | None = None
    tally: Callable[[Mapping[str, Any]], Tally | None] | None = None
    campaign: Callable[[], Campaign] | None = None
    minutes: tuple[int, int] | None = None
    reached: Callable[[S], str] | None = None
    alarms: Callable[[S], Sequence[Alarm]] | None = None
    strongest: str = "hard"
    shelf: int = 100


rooms: dict[str, Room[State]] = {}
"""Every room by the id of its game, in the order of the shelf."""

catalogue: dict[str, GameInfo[State]] = {}
"""Every game by its id, in the same order."""


def add_room(room: Room[S]) -> None:
    """Put a game on the shelf. The house holds rooms of all games alike: from here on it hands each of them
    states of its own game only, which is what makes the cast true."""
    register(room.info)
    rooms[room.info.id] = cast("Room[State]", room)
    ordered = sorted(rooms.values(), key=lambda each: (each.shelf, each.info.id))
    for shelf in (rooms, catalogue):
        shelf.clear()
    rooms.update((each.info.id, each) for each in ordered)
    catalogue.update((each.info.id, each.info) for each in ordered)


def declarations(game: str) -> Declarations[State]:
    """The questions, acts and events of a game; none of a game without a room."""
    return rooms[game].declarations() if game in rooms else Declarations()


def texts(game: str) -> Texts:
    """The texts of a game."""
    return rooms[game].texts()


def bots(game: str) -> Bots:
    """The heuristics of a game."""
    return rooms[game].bots()


def chances(game: str) -> Chances:
    """The odds of a game."""
    return rooms[game].odds()


def lists(game: str) -> Lists:
    """How the lists people build for a game are read and named; a game without a room has none."""
    return rooms[game].lists() if game in rooms else NoLists()


def tale(record: Record, names: Sequence[str]) -> Tale | None:
    """What a finished match, with the names of its seats, tells of itself; None when it tells nothing."""
    tell = rooms[record.game].tale if record.game in rooms else None
    return tell(record, names) if tell is not None else None


def campaign(game: str) -> Campaign | None:
    """What a game offers to campaigns; None when nothing, or when there is no such game."""
    opened = rooms[game].campaign if game in rooms else None
    return opened() if opened is not None else None


def campaigning() -> list[str]:
    """The games that can be played in campaigns."""
    return [game for game in catalogue if game in rooms and rooms[game].campaign is not None]


def set_choice(game: str, view: State, decision: Decision) -> SetChoice | None:
    """The set a question of a game asks for; None when it asks for one thing."""
    choice = rooms[game].sets().set_choice(view, decision)
    return choice if choice is not None and choice.most > 1 else None
