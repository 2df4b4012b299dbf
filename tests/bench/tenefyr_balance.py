"""All balance figures of Heroes of Tenefyr, each beside the band its rules chapter sets.

    python -m tests.bench.tenefyr_balance                     everything; some twenty minutes on an idle core
    python -m tests.bench.tenefyr_balance --share 0.1         a quick look with a tenth of the matches
    python -m tests.bench.tenefyr_balance --only cells,levels --jobs 2

Sections: cells, levels, random, early. The exit code is 1 when a figure leaves its band.
"""

from __future__ import annotations

from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import mean

from heroes_desktop.engine import Match, Setup, situation
from heroes_desktop.games.tenefyr import info
from heroes_desktop.games.tenefyr.content import BOSSES
from heroes_desktop.games.tenefyr.options import ENTER_LAIR
from heroes_desktop.games.tenefyr.settings import RANDOM
from heroes_desktop.games.tenefyr.state import State
from heroes_desktop.players import make
from heroes_desktop.players.results import wilson

from .sections import asked_for, print_sections

NAMES = ("Ann", "Ben", "Cleo", "Dan")
BANDS = {
    "company": {"easy": (0.65, 0.85), "normal": (0.45, 0.65), "hard": (0.22, 0.42)},
    "solo": {"easy": (0.35, 0.60), "normal": (0.20, 0.42), "hard": (0.08, 0.26)},
}


@dataclass(frozen=True)
class Cell:
    """One kind of match, played with many seeds; `early`: the Boss is attacked at once."""

    players: int
    difficulty: str
    level: str
    games: int
    seed: int = 0
    early: bool = False


@dataclass(frozen=True)
class Game:
    """What is measured in one match."""

    won: bool
    boss: str
    heroes: tuple[str, ...]
    visits: int
    cleared: int
    expelled: int
    fights: int
    highest: int
    stages: int


def play(cell: Cell, seed: int) -> Game:
    """One match to its end."""
    options: dict[str, object] = {
        "heroes": [RANDOM] * cell.players, "boss": RANDOM, "first": RANDOM, "order": "best",
        "difficulty": cell.difficulty,
    }  # fmt: skip
    if cell.players == 3:
        options["absent_hero"] = False
    seats = tuple(range(cell.players))
    match = Match.new("tenefyr", Setup("balance", NAMES[: cell.players], options, automated=seats), seed)
    match.silence()
    player = make("tenefyr", cell.level)
    while (decision := match.decision) is not None and match.played < info.longest:
        if cell.early and ENTER_LAIR in decision.options:
            match.play(ENTER_LAIR, decision.seat)
            continue
        match.play(player.think(situation(match, decision)).option, decision.seat)
    s: State = match.state
    tally = s.tally
    won = match.outcome is not None and bool(match.outcome.winners)
    return Game(
        won, BOSSES[s.boss].id, s.roles, tally.visits, tally.cleared, tally.expelled,
        tally.fights - min(4, tally.stages + 1), tally.highest, tally.stages,
    )  # fmt: skip


def play_cell(cell: Cell) -> list[Game]:
    """All matches of a cell."""
    return [play(cell, seed) for seed in range(cell.seed, cell.seed + cell.games)]


class Report:
    """Runs cells, prints figures beside their bands, remembers what is out of band."""

    def __init__(self, share: float, jobs: int, seed: int) -> None:
        self.share = share
        self.seed = seed
        self.jobs = jobs
        self.outside = 0

    def run(
        self, players: int, difficulty: str, level: str, games: int = 400, early: bool = False
    ) -> list[Game]:
        """The matches of one kind, cut into pieces so that processes share the work."""
        count = max(8, round(games * self.share))
        step = max(1, count // self.jobs)
        cells = [
            Cell(players, difficulty, level, min(step, count - first), self.seed + first, early)
            for first in range(0, count, step)
        ]
        if self.jobs == 1:
            return [game for cell in cells for game in play_cell(cell)]
        with ProcessPoolExecutor(self.jobs) as pool:
            return [game for part in pool.map(play_cell, cells) for game in part]

    def line(self, label: str, figure: float, low: float, high: float, note: str = "") -> None:
        """One figure and its band."""
        inside = low <= figure <= high
        self.outside += not inside
        mark = "ok " if inside else "OUT"
        print(f"  {mark} {label:<52} {figure:>8.3f}   band {low:g} to {high:g}  {note}", flush=True)

    def won(self, label: str, games: list[Game], low: float, high: float) -> float:
        """A share of matches with its interval."""
        wins = sum(game.won for game in games)
        bounds = wilson(wins, len(games))
        note = f"[{bounds[0]:.3f}, {bounds[1]:.3f}] of {len(games)}"
        self.line(label, wins / len(games), low, high, note)
        return wins / len(games)


def section_cells(report: Report) -> None:
    """Every number of players and difficulty, with bosses, heroes and the course of a normal match."""
    for players in (2, 3, 4, 1):
        for difficulty, (low, high) in BANDS["solo" if players == 1 else "company"].items():
            games = report.run(players, difficulty, "normal")
            label = f"{players} players, {difficulty}"
            rate = report.won(label, games, low, high)
            parted(report, label, games, rate)
            if difficulty == "normal":
                course(report, label, games, players)


def parted(report: Report, label: str, games: list[Game], rate: float) -> None:
    """Bosses within 10 points of the mean, heroes (or pairs) within 8."""
    bosses, heroes = defaultdict(list), defaultdict(list)
    for game in games:
        bosses[game.boss].append(game.won)
        for team in teams(game):
            heroes[team].append(game.won)
    for name, wins in sorted(bosses.items()):
        report.line(f"{label}: {name}", mean(wins), rate - 0.10, rate + 0.10, f"of {len(wins)}")
    for name, wins in sorted(heroes.items()):
        report.line(f"{label}: {name}", mean(wins), rate - 0.08, rate + 0.08, f"of {len(wins)}")


def teams(game: Game) -> list[str]:
    """Each hero that took part; alone the pair; with two players who went with whom."""
    pairs = sorted("+".join(sorted(role.split("+"))) for role in game.heroes)
    return [" / ".join(pairs)] if len(pairs) == 2 else pairs


def course(report: Report, label: str, games: list[Game], players: int) -> None:
    """How long a match is and how it goes."""
    report.line(f"{label}: visits", mean(game.visits for game in games), 8, 11)
    report.line(f"{label}: dungeons cleared", mean(game.cleared for game in games), 3, 6)
    report.line(f"{label}: expulsions", mean(game.expelled for game in games), 0.2, 1.5)
    report.line(f"{label}: fights in dungeons", mean(game.fights for game in games), 20, 33)
    deep = mean(game.highest >= 5 for game in games)
    report.line(f"{label}: level 5 entered", deep, 0.4 if players == 1 else 0.6, 1)


def section_levels(report: Report) -> None:
    """Each level stronger than the one below, on the difficulty hard and with the same seeds."""
    levels = {level: report.run(3, "hard", level) for level in ("easy", "normal", "hard")}
    for level, games in levels.items():
        report.won(f"level {level} on hard", games, 0, 1)
    for lower, higher in (("easy", "normal"), ("normal", "hard")):
        pairs = list(zip(levels[lower], levels[higher], strict=True))
        better = sum(two.won and not one.won for one, two in pairs)
        worse = sum(one.won and not two.won for one, two in pairs)
        note = f"better in {better}, worse in {worse} of {len(pairs)} pairs"
        report.line(f"{higher} minus {lower}", (better - worse) / len(pairs), 0.0001, 1, note)


def section_random(report: Report) -> None:
    """Random choices never win."""
    for players in (1, 2, 3, 4):
        report.won(f"{players} players at random", report.run(players, "easy", "random"), 0, 0.01)


def section_early(report: Report) -> None:
    """Nobody beats the Boss from set-up."""
    for players in (1, 2, 3, 4):
        games = report.run(players, "easy", "normal", early=True)
        report.won(f"{players} players, the Boss at once", games, 0, 0.01)


SECTIONS = {
    "cells": section_cells,
    "levels": section_levels,
    "random": section_random,
    "early": section_early,
}


def main() -> int:
    """Print the sections asked for."""
    asked = asked_for(__doc__, SECTIONS, 1_000_000).parse_args()
    return print_sections(Report(asked.share, asked.jobs, asked.seed), SECTIONS, asked.only)


if __name__ == "__main__":
    raise SystemExit(main())
