"""All balance figures of Heldentaufe, each beside the band its rules chapter sets.

    python -m tests.bench.heldentaufe_balance                     everything; takes hours on one core
    python -m tests.bench.heldentaufe_balance --share 0.1         a quick look with a tenth of the matches
    python -m tests.bench.heldentaufe_balance --only normal,levels --jobs 2

Sections: normal, shuffled, levels, random, hard. The exit code is 1 when a figure leaves its band.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import mean, median
from typing import Any

from heroes_desktop.engine import Event, Match, Player, Setup, situation
from heroes_desktop.games.heldentaufe.content import HEROES
from heroes_desktop.players import make
from heroes_desktop.players.results import wilson

from .sections import asked_for, print_sections

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
ROUNDS = 60
LIMIT = 12_000
"""Decisions after which a match counts as unfinished."""
MEDIANS = {2: (12, 20), 3: (11, 18), 4: (10, 16), 5: (9, 15)}
BELOW = ("monster", "chest", "trap", "slain")


@dataclass(frozen=True)
class Cell:
    """One kind of match, played with many seeds; levels go round the seats from match to match."""

    levels: tuple[str, ...]
    games: int
    seed: int = 0
    options: tuple[tuple[str, Any], ...] = ()


@dataclass
class Game:
    """What is measured in one match; `place` counts seats from the first player."""

    rounds: int
    finished: bool
    winner: int = -1
    level: str = ""
    place: int = -1
    hero: str = ""
    heroes: tuple[str, ...] = ()
    sources: dict[str, int] = field(default_factory=dict)
    descents: int = 0
    monsters: int = 0
    defeats: Counter[str] = field(default_factory=Counter)
    decisions: int = 0


class Ledger:
    """Where everybody's points come from, read from the events of a match."""

    def __init__(self, seats: int) -> None:
        self.points: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.descents = 0
        self.monsters = 0
        self.defeats: Counter[str] = Counter()
        self._treasure = "forest"
        self._cause = ""

    def read(self, events: Iterable[Event]) -> None:
        """Count what happened."""
        for event in events:
            facts: dict[str, Any] = dict(event.facts)
            if event.kind == "treasure":
                self._treasure = "chest" if facts["of"] == 3 else "forest"
            elif event.kind == "mission":
                self._cause = facts["cause"]
            elif event.kind == "points":
                self._note(facts)
            elif event.kind == "chief":
                self.descents += facts["after"] >= 0
            elif event.kind == "monster_defeated":
                self.monsters += 1
            elif event.kind == "hero_defeated":
                self.defeats[facts["by"]] += 1

    def _note(self, facts: dict[str, Any]) -> None:
        source = {
            "treasure": self._treasure,
            "tooth": "monster",
            "thief": "thief",
            "swap": "swap",
        }.get(facts["cause"])
        if source is None:
            source = self._cause if self._cause in ("trap", "slain") else "mission"
        self.points[facts["seat"]][source] += facts["change"]


def play(match: Match, players: Sequence[Player], levels: Sequence[str]) -> Game:
    """Play a match to its end, or give it up, and measure it."""
    ledger = Ledger(len(players))
    ledger.read(match.events)
    while match.pending and match.played < LIMIT and match.state.round <= 3 * ROUNDS:
        decision = match.pending[0]
        thought = players[decision.seat].think(situation(match, decision))
        ledger.read(match.play(thought.option, decision.seat))
    s, outcome = match.state, match.outcome
    game = Game(s.round, outcome is not None and s.round <= ROUNDS, decisions=match.played)
    game.descents, game.monsters, game.defeats = ledger.descents, ledger.monsters, ledger.defeats
    game.heroes = tuple(HEROES[hero.hero].id for hero in s.heroes)
    if outcome is not None:
        game.winner = outcome.winners[0]
        game.level = levels[game.winner]
        game.place = (game.winner - s.first) % len(players)
        game.hero = game.heroes[game.winner]
        game.sources = dict(ledger.points[game.winner])
    return game


def play_cell(cell: Cell) -> list[Game]:
    """All matches of a cell."""
    seats = len(cell.levels)
    options = {"heroes": ["random"] * seats, **dict(cell.options)}
    setup = Setup("balance", NAMES[:seats], options, automated=tuple(range(seats)))
    players = {level: make("heldentaufe", level) for level in cell.levels}
    games = []
    for seed in range(cell.seed, cell.seed + cell.games):
        turn = seed % seats
        levels = cell.levels[turn:] + cell.levels[:turn]
        match = Match.new("heldentaufe", setup, seed)
        games.append(play(match, [players[level] for level in levels], levels))
    return games


class Report:
    """Runs cells, prints figures beside their bands, remembers what is out of band."""

    def __init__(self, share: float, jobs: int, seed: int) -> None:
        self.share = share
        self.jobs = jobs
        self.seed = seed
        self.outside = 0

    def run(self, levels: tuple[str, ...], games: int, **options: Any) -> list[Game]:
        """The matches of one kind, cut into pieces so that processes share the work."""
        count = max(4, round(games * self.share))
        step = max(1, min(20, count // self.jobs))
        given = tuple(options.items())
        cells = [
            Cell(levels, min(step, count - first), self.seed + first, given)
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

    def won(self, label: str, wins: int, games: int, low: float, high: float) -> None:
        """A share of matches with its interval."""
        bounds = wilson(wins, games)
        self.line(label, wins / games, low, high, f"[{bounds[0]:.3f}, {bounds[1]:.3f}] of {games}")


def equal(report: Report, level: str, seats: int, games: list[Game]) -> None:
    """The figures of matches between equal players."""
    count, label = len(games), f"{seats} players, {level}"
    report.line(f"{label}: finished within {ROUNDS} rounds", mean(game.finished for game in games), 0.99, 1)
    rounds = sorted(game.rounds for game in games)
    tenth = count // 10
    note = f"10-90 %: {rounds[tenth]}-{rounds[-tenth - 1]}, longest {rounds[-1]}, {count} games"
    report.line(f"{label}: median rounds", median(rounds), *MEDIANS[seats], note)
    for place in range(seats):
        wins = sum(game.place == place for game in games)
        report.won(f"{label}: seat {place + 1}", wins, count, 1 / seats - 0.08, 1 / seats + 0.08)
    for hero in HEROES:
        played = [game for game in games if hero.id in game.heroes]
        low, high = (0.10, 0.35) if seats == 5 else (0.0, 1.0)
        report.won(
            f"{label}: {hero.id}", sum(game.hero == hero.id for game in played), len(played), low, high
        )
    report.line(f"{label}: underworld entered", mean(game.descents > 0 for game in games), 0.95, 1)
    sources: Counter[str] = Counter()
    for game in games:
        sources.update(game.sources)
    total = max(1, sum(sources.values()))
    shares = ", ".join(f"{source} {100 * points / total:.0f} %" for source, points in sources.most_common())
    report.line(
        f"{label}: winner's points from below", sum(sources[each] for each in BELOW) / total, 0.4, 0.8, shares
    )
    defeats = mean(sum(game.defeats.values()) for game in games)
    by = sum((game.defeats for game in games), Counter())
    note = ", ".join(f"{who} {number / count:.2f}" for who, number in by.most_common())
    report.line(f"{label}: heroes defeated in a game", defeats, 0.5, 4, note)
    others = (
        f"monsters defeated {mean(game.monsters for game in games):.1f}, "
        f"descents {mean(game.descents for game in games):.1f}, "
        f"decisions {mean(game.decisions for game in games):.0f}"
    )
    print(f"        {others}")


def section_normal(report: Report) -> None:
    """Equal normal players, every number of them."""
    for seats in MEDIANS:
        equal(report, "normal", seats, report.run(("normal",) * seats, 400))


def section_shuffled(report: Report) -> None:
    """Shuffled tooth stacks change the length but little."""
    for seats in MEDIANS:
        fixed = median(game.rounds for game in report.run(("normal",) * seats, 400))
        mixed = median(game.rounds for game in report.run(("normal",) * seats, 400, teeth="shuffled"))
        report.line(f"{seats} players: rounds with shuffled minus fixed", mixed - fixed, -3, 3)


def section_levels(report: Report) -> None:
    """A better player among three others."""
    for level, rest, games, low in (("normal", "easy", 400, 0.38), ("hard", "normal", 200, 0.35)):
        played = report.run((level, rest, rest, rest), games)
        report.won(
            f"{level} against three {rest}", sum(g.level == level for g in played), len(played), low, 1
        )


def section_random(report: Report) -> None:
    """Anybody beats random play."""
    for level, games in (("easy", 200), ("normal", 200), ("hard", 40)):
        played = report.run((level, "random"), games)
        wins = sum(game.level == level for game in played)
        report.won(f"{level} against random, two players", wins, len(played), 0.97, 1)


def section_hard(report: Report) -> None:
    """Equal hard players at a table of four."""
    equal(report, "hard", 4, report.run(("hard",) * 4, 200))


SECTIONS = {
    "normal": section_normal,
    "shuffled": section_shuffled,
    "levels": section_levels,
    "random": section_random,
    "hard": section_hard,
}


def main() -> int:
    """Print the sections asked for."""
    asked = asked_for(__doc__, SECTIONS, 0).parse_args()
    return print_sections(Report(asked.share, asked.jobs, asked.seed), SECTIONS, asked.only)


if __name__ == "__main__":
    raise SystemExit(main())
