"""(12) Golden playthroughs: `python -m tests.conformance.golden GAME` writes a game's anew, review shows what
changed (`make rules-changed` does this and more).

For every setup in the catalogue `saves/golden/GAME-SETUP.json` is a whole match as the library
exports it, `.match` the same match saved half-way, and `GAME.counts.json` says how many positions lie
one, two and three choices beyond some moments of it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from heroes_desktop.engine import Chance, Choice, Match, Record, situation
from heroes_desktop.games import catalogue
from heroes_desktop.library.entries import Seat
from heroes_desktop.library.exchange import MatchFile, read_record, write

from .subject import CUT, SUBJECTS, Subject, pick

FOLDER = Path(__file__).parents[2] / "saves" / "golden"
SUBJECTS_SHIPPED = tuple(subject for subject in SUBJECTS if subject.info.id in catalogue)
SEEDS = range(2024, 2032)
DEPTH = 3
MOMENTS = 4
WIDEST = 400
"""Below so many positions the next depth is counted; wider moments are counted less deep."""

ENOUGH = 400
"""Choices a playthrough need not exceed."""

MIXED_IN = 10
"""Every so many choices one is random, so that unusual rules come up too."""


def playthrough(subject: Subject) -> Match:
    """The longest of some matches, because it has seen most rules, as long as its file stays small."""
    matches = [mixed_match(subject, seed) for seed in SEEDS]
    small = [match for match in matches if match.played <= ENOUGH]
    return max(small or [min(matches, key=_length)], key=_length)


def _length(match: Match) -> int:
    return match.played


def mixed_match(subject: Subject, seed: int) -> Match:
    """A match of heuristic players with random choices mixed in."""
    match = subject.match(seed)
    player, chance = subject.heuristic(), Chance(seed)
    while match.pending and match.played < CUT:
        if player is None or match.played % MIXED_IN == 0:
            choice = pick(match, chance.below(1 << 32))
        else:
            decision = match.pending[0]
            choice = Choice(decision.seat, player.think(situation(match, decision)).option)
        match.play(choice.option, choice.seat)
    return match


def positions(record: Record, moments: list[int]) -> Iterator[Match]:
    """The positions of a record after so many choices."""
    for step in Match.retell(record):
        if step.number in moments:
            yield step.match


def moments_of(record: Record) -> list[int]:
    """The first position and some spread over the match."""
    return sorted({len(record.choices) * part // MOMENTS for part in range(MOMENTS)})


def option_counts(match: Match) -> list[int]:
    """How many positions lie one, two, three choices ahead."""
    counts: list[int] = []
    front = [match]
    while front and len(counts) < DEPTH and len(front) < WIDEST:
        moves = [
            (at, decision, option) for at in front for decision in at.pending for option in decision.options
        ]
        counts.append(len(moves))
        if len(counts) == DEPTH or len(moves) >= WIDEST:
            break
        front = []
        for at, decision, option in moves:
            twin = at.clone()
            twin.play(option, decision.seat)
            front.append(twin)
    return counts


def counts_of(record: Record) -> dict[str, list[int]]:
    """The option counts at each moment."""
    moments = moments_of(record)
    return {
        str(moment): option_counts(match)
        for moment, match in zip(moments, positions(record, moments), strict=True)
    }


def text_of(match: Match) -> str:
    """A match as the library exports it."""
    seats = tuple(Seat(name) for name in match.setup.seats)
    return write(MatchFile(f"{match.game}, {match.setup.name}", seats, match.record()))


def saved_half_way(record: Record) -> bytes:
    """The dump in the middle of the match."""
    return next(positions(record, [len(record.choices) // 2])).dump()


def file_of(subject: Subject, ending: str = "json") -> Path:
    """Where a playthrough lies."""
    return FOLDER / f"{subject}.{ending}"


def record_of(subject: Subject) -> Record:
    """The golden record of a setup."""
    return read_record(file_of(subject).read_bytes())


def counts_file(game: str) -> Path:
    """Where a game's option counts lie."""
    return FOLDER / f"{game}.counts.json"


def known_counts(game: str) -> dict[str, dict[str, list[int]]]:
    """A game's option counts by setup, as they lie there."""
    path = counts_file(game)
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def subjects_of(game: str) -> list[Subject]:
    """The setups of one game."""
    return [subject for subject in SUBJECTS_SHIPPED if subject.info.id == game]


def regenerate(game: str) -> None:
    """Write everything of a game anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for ending in ("json", "match"):
        for old in FOLDER.glob(f"{game}-*.{ending}"):
            old.unlink()
    counts = {}
    for subject in subjects_of(game):
        match = playthrough(subject)
        record = match.record()
        file_of(subject).write_text(text_of(match), encoding="utf-8")
        file_of(subject, "match").write_bytes(saved_half_way(record))
        counts[str(subject)] = counts_of(record)
        print(f"{subject}: {match.played} choices, {match.outcome}")
    lines = [f"  {json.dumps(name)}: {json.dumps(each)}" for name, each in counts.items()]
    counts_file(game).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or catalogue:
        regenerate(wanted)
