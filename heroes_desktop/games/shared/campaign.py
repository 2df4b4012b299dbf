"""What a game offers to campaigns: challenges with boxes to tick, and what their ticks give to later games.

A campaign never reaches into a match. Before it `options` turns ticks into set-up options, after it `earned`
reads how it ended; both are pure functions of plain data, so that every match of a campaign can be played
again and checked without the library. A room names its part in `Room.campaign`, usually the module
`games/<id>/campaign.py` itself. Games whose seals change no rule make theirs with `Ladder`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeAlias

from heroes_desktop.engine import Outcome, Setup

Ticks: TypeAlias = Mapping[str, int]
"""How many boxes of each challenge are ticked; a challenge that is not named has none."""


@dataclass(frozen=True)
class Challenge:
    """One challenge, in the language in use.

    row, column: its place in the grid. group: what its row is called. task: what has to be done.
    reward: what every tick gives to all later games; empty for a seal that changes nothing.
    icon: what its medallion shows, an icon or `figure:<id>/<row>`; the game's crest if empty.
    """

    id: str
    name: str
    task: str
    row: int
    column: int
    boxes: int = 1
    reward: str = ""
    quip: str = ""
    group: str = ""
    icon: str = ""


class Reward(NamedTuple):
    """What all ticks of one challenge give together, in words."""

    challenge: str
    words: str


class Count(NamedTuple):
    """What one side has counted at the end, line by line."""

    title: str
    lines: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """All lines together."""
        return sum(points for _line, points in self.lines)


class Campaign(Protocol):
    """`games/<id>/campaign.py`. A challenge is named by its id, "" stands for none."""

    def title(self) -> str:
        """What a campaign of this game is called."""
        ...

    def about(self) -> str:
        """What it is about, in a sentence or two."""
        ...

    def victory(self) -> str:
        """What is said when it is won."""
        ...

    def challenges(self) -> Sequence[Challenge]:
        """All challenges in the order of the grid."""
        ...

    def modes(self, challenge: str) -> Sequence[str]:
        """The ways to play in which a challenge counts; for "" those in which any does."""
        ...

    def settled(self, challenge: str) -> Mapping[str, Any]:
        """What is settled in the set-up by taking on a challenge. For "" what holds if a match may begin
        without one, which is chosen in the match; games that cannot do that raise KeyError."""
        ...

    def options(self, ticks: Ticks) -> Mapping[str, Any]:
        """The set-up options of a match that begins with these ticks; nothing without a tick."""
        ...

    def rewards(self, ticks: Ticks) -> Sequence[Reward]:
        """What these ticks give, challenge by challenge."""
        ...

    def tried(self, setup: Setup, outcome: Outcome) -> str:
        """The challenge a finished match was about."""
        ...

    def earned(self, setup: Setup, outcome: Outcome) -> str:
        """The challenge a finished match has won."""
        ...

    def won(self, ticks: Ticks) -> bool:
        """Whether the campaign is won."""
        ...

    def suggested(self, ticks: Ticks) -> Sequence[str]:
        """The challenges to take on next: advice, never a rule."""
        ...

    def counts(self, outcome: Outcome) -> Sequence[Count]:
        """Both totals line by line where a game counts points, ours first."""
        ...

    def gap(self, outcome: Outcome) -> int | None:
        """The figure a history is charted by; None where nothing was counted."""
        ...


def ticked(ticks: Ticks, challenge: str) -> int:
    """Ticked boxes of a challenge."""
    return ticks.get(challenge, 0)


def challenge_of(campaign: Campaign, id: str) -> Challenge | None:
    """The challenge of this id, in the language in use."""
    return next((challenge for challenge in campaign.challenges() if challenge.id == id), None)


def free_box(campaign: Campaign, ticks: Ticks, challenge: str) -> int:
    """The number of the box a challenge ticks when it is won now; 0 when all are ticked."""
    found = challenge_of(campaign, challenge)
    return ticked(ticks, challenge) + 1 if found and ticked(ticks, challenge) < found.boxes else 0


def takes_open_choice(campaign: Campaign) -> bool:
    """Whether a match may begin before its challenge is chosen."""
    try:
        campaign.settled("")
    except KeyError:
        return False
    return True


def rewarded(campaign: Campaign, ticks: Ticks, options: Mapping[str, Any]) -> bool:
    """Whether set-up options hold exactly the rewards of these ticks."""
    due = campaign.options(ticks)
    return all((options.get(key) or None) == (due.get(key) or None) for key in _governed(campaign))


def with_rewards(campaign: Campaign, ticks: Ticks, options: Mapping[str, Any]) -> dict[str, Any]:
    """Set-up options with the rewards of these ticks in place of any others."""
    governed = _governed(campaign)
    kept = {key: value for key, value in options.items() if key not in governed}
    return {**kept, **campaign.options(ticks)}


def _governed(campaign: Campaign) -> list[str]:
    """The set-up options that rewards are given by."""
    return list(campaign.options({challenge.id: challenge.boxes for challenge in campaign.challenges()}))


@dataclass(frozen=True)
class Rung:
    """A challenge of a ladder: where it counts and what it settles."""

    challenge: Challenge
    modes: tuple[str, ...]
    settled: Mapping[str, Any]


@dataclass(frozen=True)
class Ladder:
    """A campaign of seals that change no rule: each challenge is a set-up to be won.

    `rungs` lists them in the language in use, easiest first; the ladder is climbed when `top` says so.
    """

    name: Callable[[], str]
    explanation: Callable[[], str]
    farewell: Callable[[], str]
    rungs: Callable[[], Sequence[Rung]]
    top: Callable[[Ticks], bool]
    charted: Callable[[Outcome], int | None] = field(default=lambda _outcome: None)

    def title(self) -> str:
        return self.name()

    def about(self) -> str:
        return self.explanation()

    def victory(self) -> str:
        return self.farewell()

    def challenges(self) -> list[Challenge]:
        return [rung.challenge for rung in self.rungs()]

    def modes(self, challenge: str) -> list[str]:
        found = [rung.modes for rung in self.rungs() if challenge in ("", rung.challenge.id)]
        return list(dict.fromkeys(mode for modes in found for mode in modes))

    def settled(self, challenge: str) -> Mapping[str, Any]:
        return {rung.challenge.id: rung.settled for rung in self.rungs()}[challenge]

    def options(self, ticks: Ticks) -> dict[str, Any]:
        del ticks
        return {}

    def rewards(self, ticks: Ticks) -> list[Reward]:
        del ticks
        return []

    def tried(self, setup: Setup, outcome: Outcome) -> str:
        del outcome
        for rung in self.rungs():
            same = all(_plain(setup.options.get(key)) == _plain(rung.settled[key]) for key in rung.settled)
            if same and setup.name in rung.modes:
                return rung.challenge.id
        return ""

    def earned(self, setup: Setup, outcome: Outcome) -> str:
        return self.tried(setup, outcome) if outcome.winners else ""

    def won(self, ticks: Ticks) -> bool:
        return self.top(ticks)

    def suggested(self, ticks: Ticks) -> list[str]:
        """The lowest rungs of each group nobody has climbed yet, one for each column."""
        found: dict[int, str] = {}
        for rung in self.rungs():
            if not ticked(ticks, rung.challenge.id):
                found.setdefault(rung.challenge.column, rung.challenge.id)
        return list(found.values())

    def counts(self, outcome: Outcome) -> list[Count]:
        del outcome
        return []

    def gap(self, outcome: Outcome) -> int | None:
        return self.charted(outcome)


def _plain(value: Any) -> Any:
    """Lists and tuples are alike once a set-up has been stored."""
    return list(value) if isinstance(value, tuple) else value
