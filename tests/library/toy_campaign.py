"""A campaign of the toy game: win matches of two, three and four rounds. Its ticks are part of the set-up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn
from unittest import mock

import msgspec

from heroes_desktop.engine import Chance, Outcome, Setup
from heroes_desktop.games.shared.campaign import Campaign, Challenge, Count, Reward, Ticks, ticked
from heroes_desktop.games.shared.room import Room, RoomLook, rooms
from heroes_desktop.library import CampaignEntry, Library, Seat, Session, campaigns
from tests import toy

ROUNDS = {"two": 2, "three": 3, "four": 4}
BOXES = {"two": 2, "three": 2, "four": 1}
SEATS = (Seat("Ann"), Seat("Ben", "easy"))


class ToyCampaign:
    """Ann has to win; one box is won for each match."""

    def title(self) -> str:
        return "Rounds"

    def about(self) -> str:
        return "Win them all."

    def victory(self) -> str:
        return "All is won."

    def challenges(self) -> Sequence[Challenge]:
        return [
            Challenge(id, id.capitalize(), f"Win {rounds} rounds", 0, place, BOXES[id], f"{id} more")
            for place, (id, rounds) in enumerate(ROUNDS.items())
        ]

    def modes(self, challenge: str) -> Sequence[str]:
        del challenge
        return ("pair",)

    def settled(self, challenge: str) -> Mapping[str, Any]:
        return {"rounds": ROUNDS[challenge]} if challenge else {}

    def options(self, ticks: Ticks) -> Mapping[str, Any]:
        found = {id: ticks[id] for id in ROUNDS if ticked(ticks, id)}
        return {"ticks": found} if found else {}

    def rewards(self, ticks: Ticks) -> Sequence[Reward]:
        return [Reward(id, f"{ticks[id]} more of {id}") for id in ROUNDS if ticked(ticks, id)]

    def tried(self, setup: Setup, outcome: Outcome) -> str:
        del outcome
        return next((id for id, rounds in ROUNDS.items() if setup.options.get("rounds") == rounds), "")

    def earned(self, setup: Setup, outcome: Outcome) -> str:
        return self.tried(setup, outcome) if 0 in outcome.winners else ""

    def won(self, ticks: Ticks) -> bool:
        return ticked(ticks, "four") > 0

    def suggested(self, ticks: Ticks) -> Sequence[str]:
        return [id for id in ROUNDS if ticked(ticks, id) < BOXES[id]][:1]

    def counts(self, outcome: Outcome) -> Sequence[Count]:
        return [Count(name, (("points", score),)) for name, score in zip("AB", outcome.scores, strict=True)]

    def gap(self, outcome: Outcome) -> int | None:
        return outcome.scores[0] - outcome.scores[1]


RULES: Campaign = ToyCampaign()


def _nothing() -> NoReturn:
    raise AssertionError("only its campaign is looked at")


@contextmanager
def toy_room() -> Iterator[None]:
    """The toy game with a room that offers its campaign."""
    room = Room(toy.info, RoomLook("", "", "", ""), _nothing, _nothing, _nothing, campaign=lambda: RULES)
    rooms["toy"] = room  # type: ignore[assignment]
    try:
        yield
    finally:
        del rooms["toy"]


def setup_of(entry: CampaignEntry, challenge: str = "two") -> Setup:
    """What the next game of a campaign starts from."""
    options = {**RULES.settled(challenge), **RULES.options(entry.ticks)}
    return msgspec.structs.replace(toy.PAIR, options=options, automated=(1,))


def begin(library: Library, campaign: int, challenge: str = "two", seed: int | None = None) -> Session:
    """The next game of a campaign; tests may want to know its seed."""
    entry = library.campaigns.entry(campaign)
    setup = setup_of(entry, challenge)
    if seed is None:
        return library.campaigns.start(campaign, setup, SEATS, challenge)
    with mock.patch.object(campaigns.secrets, "randbelow", return_value=seed):
        return library.campaigns.start(campaign, setup, SEATS, challenge)


def play_to_the_end(session: Session, seed: int = 1, limit: int = 10_000) -> Session:
    """Random answers of everybody."""
    chance = Chance(seed)
    for _answer in range(limit):
        if not session.offered:
            break
        decision = session.offered[chance.below(len(session.offered))]
        session.play(decision.options[chance.below(len(decision.options))], decision.seat)
    return session


def earned_by(session: Session) -> str:
    """What the match has won by its rules."""
    assert session.match.outcome is not None
    return RULES.earned(session.match.setup, session.match.outcome)
