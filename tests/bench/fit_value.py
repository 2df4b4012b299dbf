"""Fit the weights of Immortal King's value model to matches of its own players.

    python -m tests.bench.fit_value solo normal 2000 1
    python -m tests.bench.fit_value duel quick 2000 1

Plays matches with strong and with random parties, notes the features whenever the party chooses a
target, and fits a logistic model whose weights keep the sign that makes sense. Prints the weights
for `bot_weights.py`. Needs numpy.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from random import Random
from typing import Any

import numpy as np

from heroes_desktop.engine import Match, Setup, situation
from heroes_desktop.games.immortal_king.bot.quick_policy import rollout
from heroes_desktop.games.immortal_king.bot.setup import TESTED
from heroes_desktop.games.immortal_king.bot.sketch import draw
from heroes_desktop.games.immortal_king.bot.value import NAMES, features
from heroes_desktop.players import make

STRONG = 0.25
STRAY = 0.03
"""How often a random option is played, so that all kinds of tables are seen."""

SIGNS = {
    "courage 2": 1, "courage 5": 1, "courage": 1, "path": -1, "other path": -1, "worst path": -1,
    "cards": -1, "easiest": -1, "second": -1, "final": -1, "final near": -1, "mana": 1, "strong mana": 1,
    "boosts": 1, "draughts": 1, "purse": 1, "courage sets": 1, "kill sets": 1, "other sets": 1,
    "objects": 1, "quests ready": 1, "quests": 1, "armour": 1, "fear": -1, "doom": -1, "two dooms": -1,
    "scale end": -1, "backs": 1, "open": 1, "unknown": -1, "margin": 1, "wide margin": 1,
}  # fmt: skip


def parties(box: int) -> list[tuple[str, ...]]:
    """All parties of one box."""
    letter = "FW"[box - 1]
    adventurers = [f"{letter}{number}" for number in range(1, 5)]
    equipment = [f"{letter}{number}" for number in range(5, 12)]
    return [
        (*chosen, *rest)
        for size in range(1, 5)
        for chosen in combinations(adventurers, size)
        for rest in combinations(equipment, 5 - size)
    ]


def a_setup(mode: str, rng: Random) -> Setup:
    """Strong parties half of the time, any party else; mostly box 1."""
    box = 1 if rng.random() < 0.75 else 2
    party = rng.choice(TESTED[box]) if rng.random() < STRONG else rng.choice(parties(box))
    options: dict[str, Any] = {"mode": mode, "box": box, "party": list(party), "sides": "party"}
    if mode == "solo":
        scenarios = (
            ("dark_evening", "abunakkashii", "meeting_the_lich"),
            ("first_glance", "lids_open", "do_not_blink"),
        )
        options["scenario"] = rng.choice(scenarios[box - 1])
        del options["sides"]
        return Setup("solo", ("Party",), options)
    return Setup("duel", ("Party", "Dungeon master"), options)


def play_one(job: tuple[str, int, str]) -> tuple[list[list[float]], float, str]:
    """One match: features at each choice of a target, whether the party won, and which kind of match."""
    mode, seed, level = job
    rng = Random(seed)
    setup = a_setup(mode, rng)
    match = Match.new("immortal_king", setup, seed)
    match.silence()
    player = None if level == "quick" else make("immortal_king", level)
    rows = []
    while match.pending:
        decision = match.pending[0]
        if decision.kind in ("choose_target", "after_fight_potion") and rng.random() < 0.4:
            rows.append(features(draw(match.view(match.state.party))))
        if rng.random() < STRAY:
            option = rng.choice(decision.options)
        elif player is None:
            option = rollout(match.state, decision, rng.randrange(1 << 30))
        else:
            option = player.think(situation(match, decision)).option
        match.play(option, decision.seat)
    assert match.outcome is not None
    people = [card for card in setup.options["party"] if int(card[1:]) <= 4]
    group = " ".join([*people, setup.options.get("scenario", "")])
    return rows, float(match.state.party in match.outcome.winners), group


LEVELLING = ("bias", "unknown", "size")
"""Features that tell parties apart rather than tables; fitted last, once the rest is fixed."""


def fit(rows: Any, wins: Any, groups: list[str]) -> Any:
    """Fit what changes within a match first, each kind of match with an offset of its own, so that strong
    cards are not mistaken for strong positions; then the offsets' substitutes."""
    kinds = sorted(set(groups))
    offsets = np.array([[float(kind == group) for kind in kinds] for group in groups])
    sign = np.array([SIGNS.get(name, 0) for name in NAMES])
    late = np.array([name in LEVELLING for name in NAMES])
    both = np.hstack([rows * ~late, offsets])
    within = descend(both, wins, np.hstack([sign, np.zeros(len(kinds))]))[: len(NAMES)] * ~late
    levels = descend(rows * late, wins, sign * 0, given=rows @ within)
    return within + levels * late


def descend(
    rows: Any, wins: Any, sign: Any, given: Any = 0.0, steps: int = 4000, ridge: float = 0.001
) -> Any:
    """Logistic regression by Adam on scaled features, signs kept."""
    spread = rows.std(axis=0)
    spread[spread == 0] = 1.0
    scaled = rows / spread
    w = 0.05 * sign
    first, second = np.zeros_like(w), np.zeros_like(w)
    for step in range(1, steps + 1):
        chance = 1 / (1 + np.exp(-(scaled @ w + given)))
        slope = scaled.T @ (chance - wins) / len(wins) + ridge * w
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        rate = 0.02 * (1 - step / steps) + 0.0005
        w = w - rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-9)
        w = np.where(sign > 0, np.maximum(w, 0), np.where(sign < 0, np.minimum(w, 0), w))
    chance = 1 / (1 + np.exp(-(scaled @ w + given)))
    loss = -np.mean(wins * np.log(chance + 1e-9) + (1 - wins) * np.log(1 - chance + 1e-9))
    print(f"log loss {loss:.4f}, base {np.mean(wins):.3f}", file=sys.stderr)
    return w / spread


def main() -> None:
    """Play, fit, print."""
    mode, level, games, jobs = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    work = [(mode, 1_000_000 + number, level) for number in range(games)]
    with ProcessPoolExecutor(jobs) as pool:
        played = list(pool.map(play_one, work, chunksize=20))
    rows = np.array([row for match, _, _ in played for row in match])
    wins = np.array([won for match, won, _ in played for _ in match])
    groups = [group for match, _, group in played for _ in match]
    share = np.mean([won for _, won, _ in played])
    print(f"{games} matches, {len(rows)} rows, party wins {share:.3f}", file=sys.stderr)
    if len(sys.argv) > 5:
        np.savez(sys.argv[5], rows=rows, wins=wins, groups=np.array(groups))
    for name, weight in zip(NAMES, fit(rows, wins, groups), strict=True):
        print(f"    {weight:.4f},  # {name}")


if __name__ == "__main__":
    main()
