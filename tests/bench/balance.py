"""All balance figures of Immortal King in one run, each beside the band its rules chapter sets.

    python -m tests.bench.balance                  everything; takes hours on one core
    python -m tests.bench.balance --share 0.05     a quick look with a twentieth of the matches
    python -m tests.bench.balance --only solo,duel --box 2 --jobs 2

Sections: solo, duel, tools, levels, bare, parties. The exit code is 1 when a figure leaves its band.
Choose seeds nobody has tuned with (`--seed`) for figures that are to be told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from statistics import median
from typing import Any

from heroes_desktop.engine import Match, Player, Setup, Situation, Thought
from heroes_desktop.games.immortal_king.bot.setup import TESTED, TESTED_IN_DUELS
from heroes_desktop.players import GameResult, make, play_out
from heroes_desktop.players.results import wilson
from heroes_desktop.table.arranging import kinds_of

from .sections import asked_for, print_sections

SCENARIOS = {
    1: {"easy": "dark_evening", "medium": "abunakkashii", "hard": "meeting_the_lich"},
    2: {"easy": "first_glance", "medium": "lids_open", "hard": "do_not_blink"},
}
SOLO_BANDS = {"easy": (0.65, 0.88), "medium": (0.60, 0.88), "hard": (0.50, 0.80)}
LETTERS = {1: "F", 2: "W"}
TOOLS = ("swap", "ambush", "tenacity", "doom")
CALM = ("roll", "throw", "accept", "done", "pass", "none", "rock", "paper", "scissors", "keep")


class Bare:
    """A party that chooses its targets well but uses no power, gift, quest, potion or object."""

    def __init__(self) -> None:
        self.adviser = make("immortal_king", "normal")

    def think(self, situation: Situation) -> Thought:
        """The adviser's targets; elsewhere whatever uses nothing."""
        options = situation.decision.options
        if situation.decision.kind == "choose_target":
            return self.adviser.think(situation)
        calm = [option for option in options if option.act in CALM]
        return Thought(calm[0]) if calm else self.adviser.think(situation)


@dataclass(frozen=True)
class Cell:
    """One kind of match, played with many seeds."""

    options: tuple[tuple[str, Any], ...]
    levels: tuple[str, ...]
    games: int
    seed: int = 0


def player(level: str) -> Player:
    """A level, or the bare party."""
    return Bare() if level == "bare" else make("immortal_king", level)


def play_cell(cell: Cell) -> list[GameResult]:
    """All matches of a cell."""
    seats = ("Party", "Dungeon master")[: len(cell.levels)]
    setup = Setup("balance", seats, dict(cell.options))
    players = [player(level) for level in cell.levels]
    return [
        play_out(Match.new("immortal_king", setup, seed), players)
        for seed in range(cell.seed, cell.seed + cell.games)
    ]


def solo(
    box: int, difficulty: str, party: tuple[str, ...] | None, level: str, games: int, seed: int = 0
) -> Cell:
    """A solo cell; without a party the player chooses."""
    options: list[tuple[str, Any]] = [
        ("mode", "solo"),
        ("box", box),
        ("scenario", SCENARIOS[box][difficulty]),
    ]
    if party:
        options.append(("party", list(party)))
    return Cell(tuple(options), (level,), games, seed)


def duel(
    box: int, party: tuple[str, ...], levels: tuple[str, str], games: int, seed: int = 0, off: str = ""
) -> Cell:
    """A duel cell, perhaps with one of the master's tools switched off."""
    options: list[tuple[str, Any]] = [
        ("mode", "duel"),
        ("box", box),
        ("sides", "party"),
        ("party", list(party)),
    ]
    if off:
        options.append(("off", [off]))
    return Cell(tuple(options), levels, games, seed)


class Report:
    """Runs cells, prints figures beside their bands, remembers what is out of band."""

    def __init__(self, share: float, jobs: int, box: int, seed: int, levels: tuple[str, ...]) -> None:
        self.share = share
        self.jobs = jobs
        self.box = box
        self.seed = seed
        self.asked = levels
        self.outside = 0

    def count(self, games: int) -> int:
        """The number of matches for this run's share."""
        return max(4, round(games * self.share))

    def levels(self, normal: int, hard: int) -> list[tuple[str, int]]:
        """The levels asked for, each with its number of matches."""
        return [each for each in (("normal", normal), ("hard", hard)) if each[0] in self.asked]

    def run(self, cells: Iterable[Cell]) -> Iterator[list[GameResult]]:
        """The results of each cell, cut into pieces so that processes share the work."""
        for cell in cells:
            step = max(1, cell.games // (self.jobs * 4)) if self.jobs > 1 else cell.games
            pieces = [
                Cell(cell.options, cell.levels, min(step, cell.games - first), cell.seed + first)
                for first in range(0, cell.games, step)
            ]
            if self.jobs == 1:
                yield [result for piece in pieces for result in play_cell(piece)]
            else:
                with ProcessPoolExecutor(self.jobs) as pool:
                    yield [result for part in pool.map(play_cell, pieces) for result in part]

    def rate(self, cells: list[Cell]) -> tuple[int, int, list[GameResult]]:
        """Wins of seat 0, matches, results, over several cells."""
        results = [result for cell in self.run(cells) for result in cell]
        return sum(0 in result.winners for result in results), len(results), results

    def line(
        self, label: str, figure: float, low: float, high: float, note: str = "", digits: int = 3
    ) -> None:
        """One figure and its band."""
        inside = low <= figure <= high
        self.outside += not inside
        mark = "ok " if inside else "OUT"
        print(f"  {mark} {label:<58} {figure:>8.{digits}f}   band {low:g} to {high:g}  {note}", flush=True)

    def won(self, label: str, cells: list[Cell], low: float, high: float) -> tuple[float, list[GameResult]]:
        """A share of matches won by seat 0, with its interval."""
        wins, games, results = self.rate(cells)
        bounds = wilson(wins, games)
        note = f"[{bounds[0]:.3f}, {bounds[1]:.3f}] of {games}"
        self.line(label, wins / games, low, high, note)
        return wins / games, results


def lengths(report: Report, label: str, results: list[GameResult], low: float, high: float) -> None:
    """The usual number of turns and the share of overlong matches."""
    turns = [result.turns or 0 for result in results]
    report.line(f"{label}: median turns", median(turns), low, high, digits=1)
    report.line(f"{label}: share above 60 turns", sum(t > 60 for t in turns) / len(turns), 0, 0.01)


def section_solo(report: Report) -> None:
    """Best players with a party of their own choice."""
    for level, games in report.levels(1000, 200):
        rates = {}
        everything: list[GameResult] = []
        for difficulty, (low, high) in SOLO_BANDS.items():
            cells = [solo(report.box, difficulty, None, level, report.count(games), report.seed)]
            rates[difficulty], results = report.won(
                f"solo {difficulty}, {level}, own party", cells, low, high
            )
            everything += results
        report.line(f"solo {level}: easy minus hard", rates["easy"] - rates["hard"], 0.03, 1)
        lengths(report, f"solo {level}", everything, 15, 30)


def duels(report: Report, levels: tuple[str, str], games: int, seed: int, off: str = "") -> list[Cell]:
    """The five best parties, so many matches each; the same seeds for two of them would deal alike."""
    return [
        duel(report.box, party, levels, games, seed + number * games, off)
        for number, party in enumerate(TESTED_IN_DUELS[report.box][:5])
    ]


def section_duel(report: Report) -> None:
    """Strongest against strongest over the five best parties."""
    for level, games in report.levels(1000, 200):
        cells = duels(report, (level, level), report.count(games // 5), report.seed)
        _, results = report.won(f"duel {level} against {level}, five best parties", cells, 0.40, 0.60)
        lengths(report, f"duel {level}", results, 20, 45)


def gain(better: list[GameResult], base: list[GameResult]) -> tuple[float, float]:
    """What seat 0 wins more often than with the same seeds in `base`, and the margin of error (95 %)."""
    steps = [(0 in one.winners) - (0 in other.winners) for one, other in zip(better, base, strict=True)]
    mean = sum(steps) / len(steps)
    return mean, 1.96 * sqrt(sum((step - mean) ** 2 for step in steps)) / len(steps)


def section_tools(report: Report) -> None:
    """What the party gains when a tool is switched off."""
    games = report.count(4000) // 5
    arms = {}
    for off in ("", *TOOLS):
        cells = duels(report, ("normal", "normal"), games, report.seed + 50_000, off)
        _, arms[off] = report.won(f"party, master without {off or 'nothing'}", cells, 0, 1)
    for tool in TOOLS:
        worth, margin = gain(arms[tool], arms[""])
        note = f"± {100 * margin:.1f} over {len(arms[tool])} pairs"
        report.line(f"worth of {tool}, in points", 100 * worth, 2, 100, note, digits=1)


def section_levels(report: Report) -> None:
    """Every level on offer beats the one below it, for the party, for the master and alone."""
    first, games = report.seed + 90_000, report.count(1000)

    def alone(level: str) -> list[Cell]:
        return [
            solo(report.box, each, None, level, games // 3, first + number * games)
            for number, each in enumerate(SOLO_BANDS)
        ]

    def against(party: str, master: str) -> list[Cell]:
        return duels(report, (party, master), games // 5, first)

    _in_order(report, "party", lambda level: against(level, "normal"))
    _in_order(report, "master", lambda level: against("normal", level), sign=-1)
    _in_order(report, "solo", alone)


def _in_order(report: Report, side: str, cells_of: Callable[[str], list[Cell]], sign: int = 1) -> None:
    """A side played at each level over the same seeds: what it gains with every step."""
    below, base = "", list[GameResult]()
    for level in kinds_of("immortal_king")[1:]:
        _, results = report.won(f"party wins, {side} {level}", cells_of(level), 0, 1)
        if below:
            more, margin = gain(results, base)
            note = f"± {margin:.3f} over {len(base)} pairs"
            report.line(f"{side}: {level} better than {below}", sign * more, round(margin, 3), 1, note)
        below, base = level, results


def section_bare(report: Report) -> None:
    """A party that uses nothing must be nearly hopeless."""
    for difficulty in SCENARIOS[report.box]:
        party = TESTED[report.box][0]
        cells = [solo(report.box, difficulty, party, "bare", report.count(400), report.seed)]
        report.won(f"bare party, {difficulty}", cells, 0, 0.10)


def all_parties(box: int) -> list[tuple[str, ...]]:
    """The 441 parties of a box."""
    adventurers = [f"{LETTERS[box]}{number}" for number in range(1, 5)]
    equipment = [f"{LETTERS[box]}{number}" for number in range(5, 12)]
    return [
        (*chosen, *rest)
        for size in range(1, 5)
        for chosen in combinations(adventurers, size)
        for rest in combinations(equipment, 5 - size)
    ]


def section_parties(report: Report) -> None:
    """Every party of the box on easy; the best ones on hard."""
    parties = all_parties(report.box)
    games = report.count(100)
    cells = [solo(report.box, "easy", party, "normal", games, report.seed + 7_000) for party in parties]
    rates = {
        party: sum(0 in result.winners for result in results) / games
        for party, results in zip(parties, report.run(cells), strict=True)
    }
    report.line("median over 441 parties on easy", median(rates.values()), 0.20, 0.60)
    for card in (f"{LETTERS[report.box]}{number}" for number in range(1, 12)):
        best = max((rate, party) for party, rate in rates.items() if card in party)
        report.line(f"best party with {card} on easy", best[0], 0.40, 1, " ".join(best[1]))
    leaders = sorted(parties, key=lambda party: -rates[party])[:15]
    count, seed = report.count(200), report.seed + 8_000
    hard = [solo(report.box, "hard", party, "normal", count, seed) for party in leaders]
    shares = [sum(0 in r.winners for r in results) / len(results) for results in report.run(hard)]
    for party, share in sorted(zip(leaders, shares, strict=True), key=lambda each: -each[1])[:8]:
        print(f"        {' '.join(party):<24} easy {rates[party]:.2f}  hard {share:.2f}")
    report.line("strongest party on hard", max(shares), 0, 0.92)


SECTIONS = {
    "solo": section_solo,
    "duel": section_duel,
    "tools": section_tools,
    "levels": section_levels,
    "bare": section_bare,
    "parties": section_parties,
}


def main() -> int:
    """Print the sections asked for."""
    parser = asked_for(__doc__, SECTIONS, 0)
    parser.add_argument("--box", type=int, default=1, choices=SCENARIOS, help="the box to measure")
    parser.add_argument("--levels", default="normal,hard", help="levels in the sections solo and duel")
    asked = parser.parse_args()
    report = Report(asked.share, asked.jobs, asked.box, asked.seed, tuple(asked.levels.split(",")))
    return print_sections(report, SECTIONS, asked.only)


if __name__ == "__main__":
    raise SystemExit(main())
