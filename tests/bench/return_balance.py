"""All balance figures of Return of the Heroes, each beside the band its rules chapter sets.

    python -m tests.bench.return_balance                     everything; about twenty minutes on one core
    python -m tests.bench.return_balance --share 0.1         a quick look with a tenth of the matches
    python -m tests.bench.return_balance --only solo,levels --jobs 2

Sections: solo, basic, standard, options, levels. The exit code is 1 when a figure leaves its band.
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from statistics import mean, quantiles

from heroes_desktop.engine import Match, Setup, situation
from heroes_desktop.games.return_of_the_heroes.content import HEROES
from heroes_desktop.games.return_of_the_heroes.settings import RANDOM, SOLO_NAMELESS
from heroes_desktop.games.return_of_the_heroes.state import State
from heroes_desktop.players import make
from heroes_desktop.players.results import wilson

from .sections import asked_for, print_sections

GAME = "return_of_the_heroes"
NAMES = ("Ann", "Ben", "Cleo", "Dan")
ALL = tuple(row.id for row in HEROES)
BASIC = tuple(row.id for row in HEROES if row.start)
LEVELS = ("easy", "normal", "hard")
ROUNDS = 200
"""A match that has no winner by then is given up; at most one in a hundred may be (the chapter's bands)."""


@dataclass(frozen=True)
class Cell:
    """One kind of match, played with many seeds; `turned` moves the levels on by a seat with every match."""

    mode: str
    heroes: tuple[str, ...]
    levels: tuple[str, ...]
    games: int
    options: tuple[tuple[str, object], ...] = ()
    seed: int = 0
    turned: bool = False


@dataclass(frozen=True)
class Game:
    """What is measured in one match."""

    heroes: tuple[str, ...]
    levels: tuple[str, ...]
    winner: int | None
    rounds: int
    cubes: float


def play(cell: Cell, seed: int) -> Game:
    """One match to its end, or to the last round anybody waits for."""
    count = len(cell.levels)
    options = {"mode": cell.mode, "heroes": list(cell.heroes), **dict(cell.options)}
    setup = Setup("balance", NAMES[:count], options, automated=tuple(range(count)))
    match = Match.new(GAME, setup, seed)
    match.silence()
    by = seed % count if cell.turned else 0
    levels = cell.levels[by:] + cell.levels[:by]
    players = [make(GAME, level) for level in levels]
    while (decision := match.decision) is not None and match.state.round <= ROUNDS:
        match.play(players[decision.seat].think(situation(match, decision)).option, decision.seat)
    s: State = match.state
    won = match.outcome.winners if match.outcome is not None else ()
    return Game(
        tuple(HEROES[hero.hero].id for hero in s.heroes),
        levels,
        won[0] if won else None,
        s.round,
        mean(sum(hero.cubes) for hero in s.heroes),
    )


@cache
def play_cell(cell: Cell) -> list[Game]:
    """All matches of a cell; some are asked for by two sections."""
    return [play(cell, seed) for seed in range(cell.seed, cell.seed + cell.games)]


class Report:
    """Runs cells, prints figures beside their bands, remembers what is out of band."""

    def __init__(self, share: float, jobs: int, seed: int) -> None:
        self.share = share
        self.jobs = jobs
        self.seed = seed
        self.outside = 0

    def run(
        self,
        mode: str,
        heroes: Iterable[str],
        levels: Iterable[str],
        games: int = 200,
        turned: bool = False,
        **options: object,
    ) -> list[Game]:
        """The matches of one kind, cut into pieces so that processes share the work."""
        count = max(8, round(games * self.share))
        whole = Cell(mode, tuple(heroes), tuple(levels), count, tuple(options.items()), self.seed, turned)
        step = -(-count // self.jobs)
        cells = [
            replace(whole, games=min(step, count - first), seed=self.seed + first)
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
        print(f"  {mark} {label:<48} {figure:>8.3f}   band {low:g} to {high:g}  {note}", flush=True)

    def share_of(self, label: str, wins: int, games: int, low: float = 0, high: float = 1) -> None:
        """A share of matches with its interval."""
        bounds = wilson(wins, games)
        self.line(label, wins / games, low, high, f"[{bounds[0]:.3f}, {bounds[1]:.3f}] of {games}")

    def course(self, label: str, games: list[Game], low: float = 0, high: float = ROUNDS) -> None:
        """How many rounds matches took, and how many came to no end."""
        rounds = [game.rounds for game in games]
        tenths = quantiles(rounds, n=10)
        note = f"10 to 90 %: {tenths[0]:.0f} to {tenths[-1]:.0f}; cubes {mean(g.cubes for g in games):.1f}"
        self.line(f"{label}: mean rounds", mean(rounds), low, high, note)
        endless = sum(game.winner is None for game in games)
        self.share_of(f"{label}: no winner in {ROUNDS} rounds", endless, len(games), 0, 0.01)

    def heroes(self, label: str, games: list[Game], low: float = 0, high: float = 1) -> None:
        """Which hero wins how many of the matches he takes part in."""
        for hero in ALL:
            part = [game for game in games if hero in game.heroes]
            wins = sum(game.winner is not None and game.heroes[game.winner] == hero for game in part)
            if part:
                self.share_of(f"{label}: {hero}", wins, len(part), low, high)


def section_solo(report: Report) -> None:
    """Every hero alone against the King; the other two Nameless are told without a band."""
    for hero in ALL:
        games = report.run("solo", (hero,), ("normal",))
        _solo(report, f"solo, {hero}", games, 0.30, 0.75)
    for kind in SOLO_NAMELESS[1:]:
        games = report.run("solo", (RANDOM,), ("normal",), solo_nameless=kind)
        _solo(report, f"solo against {kind}", games)


def _solo(report: Report, label: str, games: list[Game], low: float = 0, high: float = 1) -> None:
    won = [game for game in games if game.winner is not None]
    report.share_of(label, len(won), len(games), low, high)
    if won:
        print(f"        mean winning turn {mean(game.rounds for game in won):.1f}")


def section_basic(report: Report) -> None:
    """Basic matches: four heroes with bands, two and three without."""
    for count in (4, 3, 2):
        games = report.run("basic", (RANDOM,) * count, ("normal",) * count)
        label = f"basic, {count} players"
        report.course(label, games, *((25, 40) if count == 4 else ()))
        report.heroes(label, games, *((0.03, 1) if count == 4 else ()))


def section_standard(report: Report) -> None:
    """Standard matches."""
    bands = {4: (30, 48), 3: (), 2: (38, 62)}
    for count, band in bands.items():
        games = report.run("standard", (RANDOM,) * count, ("normal",) * count)
        label = f"standard, {count} players"
        report.course(label, games, *band)
        report.heroes(label, games, *((0.05, 0.50) if count == 4 else ()))


def section_options(report: Report) -> None:
    """Each option of the standard game: matches still come to an end."""
    for option, value in (
        ("quest_pile", True), ("token_in_bag", True), ("unexplored", True), ("rotate_regions", False),
        ("hall_2000", True), ("one_draw_per_turn", True),
    ):  # fmt: skip
        games = report.run("standard", (RANDOM,) * 3, ("normal",) * 3, 100, **{option: value})
        report.course(f"standard, 3 players, {option} {'on' if value else 'off'}", games)


def section_levels(report: Report) -> None:
    """Each level stronger than the one below: alone with the same seeds, and against each other."""
    for hero in ALL:
        wins = [
            sum(game.winner is not None for game in report.run("solo", (hero,), (level,))) for level in LEVELS
        ]
        told = ", ".join(f"{level} {count}" for level, count in zip(LEVELS, wins, strict=True))
        print(f"        solo, {hero}: {told}")
        for lower, higher in ((0, 1), (1, 2)):
            label = f"solo, {hero}: {LEVELS[higher]} wins more than {LEVELS[lower]}"
            report.line(label, wins[higher] - wins[lower], 0, len(ALL) * 200)
    for mode in ("basic", "standard"):
        for lower, higher in ((0, 1), (1, 2)):
            levels = (LEVELS[higher], LEVELS[lower]) * 2
            games = report.run(mode, (RANDOM,) * 4, levels, turned=True)
            wins_of = [game.levels[game.winner] for game in games if game.winner is not None]
            count = wins_of.count(LEVELS[higher])
            report.share_of(f"{mode}: {LEVELS[higher]} beats {LEVELS[lower]}", count, len(wins_of), 0.5)


SECTIONS = {
    "solo": section_solo,
    "basic": section_basic,
    "standard": section_standard,
    "options": section_options,
    "levels": section_levels,
}


def main() -> int:
    """Print the sections asked for."""
    asked = asked_for(__doc__, SECTIONS, 2_000_000).parse_args()
    return print_sections(Report(asked.share, asked.jobs, asked.seed), SECTIONS, asked.only)


if __name__ == "__main__":
    raise SystemExit(main())
