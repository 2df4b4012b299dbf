"""Balance figures of Reflets d'Acide: how often the Quest is done, the Challenge won, who causes defeats.

    python -m tests.bench.reflets_acide_balance               25 solo matches of each difficulty
    python -m tests.bench.reflets_acide_balance --games 500 --seats 2 --level easy

The bands are those of the rules chapter for the level normal, solo and 500 matches.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean, median

from heroes_desktop.engine import Match, Outcome, Setup, situation
from heroes_desktop.games.reflets_acide.bot import heuristic
from heroes_desktop.games.reflets_acide.state import State

NAMES = ("Ann", "Ben", "Cleo")
BANDS = {
    "pepere": ((0.55, 0.75), (0.35, 0.55)),
    "aise": ((0.50, 0.70), (0.25, 0.45)),
    "intense": ((0.40, 0.60), (0.20, 0.40)),
}
"""Quest accomplished and Challenge won."""


def play(challenge: str, seats: int, level: str, seed: int) -> Outcome:
    """One match to its end."""
    setup = Setup("balance", NAMES[:seats], {"challenge": challenge, "tokens": "quick"})
    match: Match[State] = Match.new("reflets_acide", setup, seed)
    player = heuristic(level)
    while match.pending:
        decision = match.pending[0]
        match.play(player.think(situation(match, decision)).option, decision.seat)
    assert match.state.outcome is not None
    return match.state.outcome


def report(challenge: str, seats: int, level: str, games: int) -> None:
    """One line for a Challenge."""
    ends = [play(challenge, seats, level, seed) for seed in range(games)]
    reasons = Counter(end.reason for end in ends)
    gaps = [int(str(end.facts["gap"])) for end in ends if end.winners]
    turns = mean(int(str(end.facts["turns"])) for end in ends)
    quest, won = BANDS[challenge]
    done = sum(bool(end.winners) for end in ends) / games
    print(
        f"{challenge:8} quest {done:.0%} (band {quest[0]:.0%} to {quest[1]:.0%}), "
        f"Challenge {reasons['challenge'] / games:.0%} (band {won[0]:.0%} to {won[1]:.0%}), "
        f"turns {turns:.1f}, median gap {median(gaps) if gaps else '-'}, {dict(sorted(reasons.items()))}",
        flush=True,
    )


def main() -> None:
    """Every difficulty once."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--level", default="normal")
    given = parser.parse_args()
    for challenge in BANDS:
        report(challenge, given.seats, given.level, given.games)


if __name__ == "__main__":
    main()
