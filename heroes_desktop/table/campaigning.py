"""A campaign at the table: the next game with its rewards, and what a finished game has brought.

Window, terminal and command line all take it from here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from heroes_desktop.engine import Setup
from heroes_desktop.games.shared.campaign import (
    Campaign,
    Challenge,
    Count,
    Reward,
    Ticks,
    challenge_of,
    free_box,
    takes_open_choice,
    ticked,
    with_rewards,
)
from heroes_desktop.games.shared.room import Mode, Setting
from heroes_desktop.library import CampaignEntry, CampaignGame, Library, Seat, Session, campaign_rules
from heroes_desktop.locale import _

from .arranging import Arrangement


def next_challenge(rules: Campaign, ticks: Ticks) -> str:
    """The challenge to propose: the first suggested one, or else the first."""
    return next(iter(rules.suggested(ticks)), rules.challenges()[0].id)


class CampaignArrangement(Arrangement):
    """The next game of a campaign as planned so far. Its rewards, and what its challenge settles, are locked.

    `challenge` is "" while it is left to the match, which only some games can do (`may_stay_open`). The seed
    is drawn when the game begins and shown to nobody.
    """

    def __init__(
        self, entry: CampaignEntry, challenge: str | None = None, mode: str = "", names: Sequence[str] = ()
    ) -> None:
        self.entry = entry
        self.rules = campaign_rules(entry.game)
        self.may_stay_open = takes_open_choice(self.rules)
        self.challenge = next_challenge(self.rules, entry.ticks) if challenge is None else challenge
        super().__init__(entry.game, mode or self.rules.modes(self.challenge)[0], names, seed=0)

    @property
    def challenges(self) -> Sequence[Challenge]:
        """What can be taken on."""
        return self.rules.challenges()

    @property
    def rewards(self) -> Sequence[Reward]:
        """What the ticks of the campaign give to this game."""
        return self.rules.rewards(self.entry.ticks)

    def choose_challenge(self, challenge: str) -> None:
        """Take on another challenge; whoever sits at the table stays there."""
        self.rules.settled(challenge)
        self.challenge = challenge
        self.choose_mode(self._mode)

    # the way to play

    @property
    def allowed(self) -> Sequence[str]:
        """The ways to play in which the challenge counts."""
        return self.rules.modes(self.challenge)

    def ways(self) -> list[Mode]:
        return [way for way in super().ways() if any(size.id in self.allowed for size in way.each_size())]

    @property
    def counts(self) -> tuple[int, ...]:
        return tuple(len(size.seats) for size in self.way.each_size() if size.id in self.allowed)

    def choose_mode(self, mode: str) -> None:
        before = self.values
        super().choose_mode(mode if mode in self.allowed else self.allowed[0])
        self._keep(before)

    def choose_players(self, players: int) -> None:
        super().choose_players(players)
        self._keep({})

    def choose_game(self, game: str) -> None:
        """A campaign is of one game."""
        if game != self.game:
            raise ValueError(f"this campaign is one of {self.game}")

    def _keep(self, before: dict[str, Any]) -> None:
        """What was settled stays settled as far as it still can be; what the challenge settles is settled."""
        for setting in self.mode.settings:
            if self.locked(setting):
                self.values[setting.id] = self._given(setting)
            elif before.get(setting.id) in [value.value for value in setting.values]:
                self.values[setting.id] = before[setting.id]

    def locked(self, setting: Setting) -> bool:
        return setting.key in self.rules.settled(self.challenge)

    def _given(self, setting: Setting) -> Any:
        value = self.rules.settled(self.challenge)[setting.key]
        return value if setting.seat is None else value[setting.seat]

    # the match

    def setup(self) -> Setup:
        planned = super().setup()
        options = {**planned.options, **self.rules.settled(self.challenge)}
        options = with_rewards(self.rules, self.entry.ticks, options)
        return msgspec.structs.replace(planned, options=options)

    def title(self) -> str:
        taken = challenge_of(self.rules, self.challenge)
        if taken is None:
            return self.entry.name
        return _("{title}: {text}").format(title=self.entry.name, text=taken.name)

    def begin(self, library: Library, seats: Sequence[Seat] | None = None) -> Session:
        return library.campaigns.start(
            self.entry.id, self.setup(), self.seats() if seats is None else seats, self.title()
        )


@dataclass(frozen=True)
class CampaignEnding:
    """What a finished game has brought to its campaign, in the language in use.

    `earned` is the challenge won, `box` the number of the box it has ticked: 0 when none was free. `counts`
    are both totals line by line, `gap` what lies between them. `rewards` hold from the next game on,
    `suggested` are challenges for it. `victory` is said when this very game has won the campaign. `stored`
    is False while the disk is full.
    """

    entry: CampaignEntry
    game: CampaignGame | None
    tried: Challenge | None
    earned: Challenge | None
    box: int
    counts: tuple[Count, ...]
    gap: int | None
    rewards: tuple[Reward, ...]
    suggested: tuple[Challenge, ...]
    victory: str
    stored: bool


def campaign_ending(library: Library, session: Session) -> CampaignEnding | None:
    """What the end of a match has brought; None for a match that counts for no campaign."""
    outcome = session.match.outcome
    if session.campaign is None or outcome is None:
        return None
    game = library.campaigns.game_of(session.id)
    if game is None and session.trouble is None:
        return None  # given up, or single by now
    entry = library.campaigns.entry(session.campaign)
    rules, setup = campaign_rules(entry.game), session.match.setup
    earned = rules.earned(setup, outcome)
    box = game.box if game is not None else free_box(rules, entry.ticks, earned)
    after = {**entry.ticks, earned: box} if game is None and box else entry.ticks
    return CampaignEnding(
        entry,
        game,
        challenge_of(rules, rules.tried(setup, outcome)),
        challenge_of(rules, earned),
        box,
        tuple(rules.counts(outcome)),
        rules.gap(outcome),
        tuple(rules.rewards(after)),
        tuple(found for id in rules.suggested(after) if (found := challenge_of(rules, id)) is not None),
        rules.victory() if box and rules.won(after) and not rules.won(_without(after, earned)) else "",
        game is not None,
    )


def _without(ticks: Ticks, challenge: str) -> dict[str, int]:
    return {**ticks, challenge: ticked(ticks, challenge) - 1}
