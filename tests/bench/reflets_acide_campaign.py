"""Whole campaigns of Reflets d'Acide by computer players, from no tick to the Infernal Challenge.

    python -m tests.bench.reflets_acide_campaign                     two campaigns of the level hard
    python -m tests.bench.reflets_acide_campaign --campaigns 5 --level normal --most 400

Prints how many games a campaign took, the order in which boxes were won, and how the shares of Quests
accomplished and Challenges won and the gaps grow with the number of ticks.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import mean, median

from heroes_desktop.engine import Match, Setup, situation
from heroes_desktop.games.reflets_acide import bot, campaign
from heroes_desktop.games.reflets_acide.bot.enlisting import PREFERENCE
from heroes_desktop.games.reflets_acide.content import CHALLENGE_INDEX, CHALLENGES, Challenge
from heroes_desktop.games.reflets_acide.state import State
from heroes_desktop.games.shared.campaign import free_box, ticked

MEMORY = 9
"""Games of a difficulty whose median gap says what the team can manage."""
BAND = 8
"""Ticks that make one line of the table."""


@dataclass(frozen=True)
class Game:
    """One game of a campaign."""

    challenge: str
    ticks: int
    done: bool
    gap: int | None
    box: str


def _row(challenge: str) -> Challenge:
    return CHALLENGES[CHALLENGE_INDEX[challenge]]


def chosen(ticks: Mapping[str, int], games: list[Game]) -> str:
    """The first Challenge in the usual order whose gap lies below the median of the last games of its
    difficulty; when there is none, what is left in turn."""
    free = [name for name in PREFERENCE if free_box(campaign, ticks, name)]
    for name in free:
        row = _row(name)
        gaps = [game.gap or 0 for game in games if _row(game.challenge).difficulty == row.difficulty]
        if row.gap == CHALLENGES[0].gap or (gaps and row.gap <= median(gaps[-MEMORY:])):
            return name
    return free[len(games) % len(free)]


def play(ticks: Mapping[str, int], challenge: str, level: str, seed: int) -> Game:
    """One game with the rewards of these ticks."""
    options: dict[str, object] = {"challenge": challenge, "tokens": "strategic", **campaign.options(ticks)}
    match: Match[State] = Match.new("reflets_acide", Setup("campaign", ("Ann",), options), seed)
    player = bot.heuristic(level)
    while match.pending:
        decision = match.pending[0]
        match.play(player.think(situation(match, decision)).option, decision.seat)
    outcome = match.outcome
    assert outcome is not None
    box = campaign.earned(match.setup, outcome)
    return Game(challenge, sum(ticks.values()), bool(outcome.winners), campaign.gap(outcome), box)


def run(level: str, seed: int, most: int) -> list[Game]:
    """The games of one campaign, until the world is saved or the table gives up."""
    ticks: dict[str, int] = {}
    games: list[Game] = []
    while not campaign.won(ticks) and len(games) < most:
        game = play(ticks, chosen(ticks, games), level, seed + len(games))
        games.append(game)
        if game.box and free_box(campaign, ticks, game.box):
            ticks[game.box] = ticked(ticks, game.box) + 1
    return games


def tell(games: list[Game]) -> None:
    """A campaign in a few lines."""
    saved = games[-1].box == campaign.FINAL
    boxes = [f"{number}. {game.box}" for number, game in enumerate(games, 1) if game.box]
    print(f"{'world saved' if saved else 'given up'} after {len(games)} games; boxes: {', '.join(boxes)}")
    for low in range(0, max(game.ticks for game in games) + 1, BAND):
        there = [game for game in games if low <= game.ticks < low + BAND]
        gaps = [game.gap for game in there if game.gap is not None]
        if there:
            print(
                f"  {low:2}–{low + BAND - 1:2} ticks: {len(there):3} games, "
                f"Quest {mean(g.done for g in there):.0%}, "
                f"Challenge {mean(bool(g.box) for g in there):.0%}, "
                f"median gap {median(gaps) if gaps else '-'}",
                flush=True,
            )


def main() -> None:
    """Some campaigns, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=2)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--most", type=int, default=300)
    parser.add_argument("--seed", type=int, default=700_000)
    given = parser.parse_args()
    for number in range(given.campaigns):
        tell(run(given.level, given.seed + 10_000 * number, given.most))


if __name__ == "__main__":
    main()
