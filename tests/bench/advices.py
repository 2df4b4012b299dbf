"""Sampled advices with their terms, to be read: `python -m tests.bench.advices [GAME …]`.

Matches of all setups in turn are played by the adviser itself and by chance; every so many questions its
advice is printed as a person would get it, with all terms and weights behind it. Alike advices are told once.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator

from heroes_desktop.engine import Decision, Match, Thought, situation
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import texts
from heroes_desktop.players import make
from heroes_desktop.table.advice import ADVISER, advice, grounds

SAMPLES, LONGEST = 200, 300
EVERY = 5
"""Questions from one sample to the next, on average."""


def sampled(game: str, number: int = SAMPLES) -> Iterator[tuple[Match, Decision, Thought]]:
    """Questions with a choice, and what is advised there."""
    setups, pick, player, seed = catalogue[game].setups, random.Random(game), make(game, ADVISER), 0
    while number > 0:
        match = Match.new(game, setups[seed % len(setups)], seed)
        seed += 1
        for _step in range(LONGEST):
            if not match.pending or number <= 0:
                break
            decision = match.pending[0]
            if len(decision.options) < 2 or pick.random() > 1 / EVERY:
                match.play(pick.choice(decision.options), decision.seat)
                continue
            thought = player.think(situation(match, decision))
            yield match, decision, thought
            number -= 1
            match.play(thought.option, decision.seat)


def main(games: list[str]) -> None:
    for game in games or list(catalogue):
        words = texts(game)
        rows: Counter[str] = Counter()
        silent = 0
        for match, decision, thought in sampled(game):
            view = match.view(decision.seat)
            said = advice(words, view, decision, thought, 2)
            terms = ", ".join(f"{term.reason} {term.weight:+.3g}" for term in thought.terms)
            silent += not grounds(thought)
            rows[f"{decision.kind} | {said} | {terms}"] += 1
        print(f"\n== {game}: {rows.total()} advices, {silent} without a reason")
        for row, count in sorted(rows.items()):
            print(f"{count:3} {row}")


if __name__ == "__main__":
    main(sys.argv[1:])
