"""Balance figures of Reflets d'Acide, each beside the band of its rules chapter.

    python -m tests.bench.reflets_acide_balance                     everything, 500 matches a cell
    python -m tests.bench.reflets_acide_balance --games 100 --only solo,levels --seed 7000

Sections: solo, duo, trio, rewards (the Infernal Challenge with every other one ticked five times), levels,
uses. Challenges of one difficulty are the same game with other gaps to reach, so that one cell tells all
shares. The exit code is 1 when a figure leaves its band.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import mean, median

from heroes_desktop.engine import Event, Match, Setup, situation
from heroes_desktop.games.reflets_acide import bot
from heroes_desktop.games.reflets_acide.bot.situation import Player
from heroes_desktop.games.reflets_acide.content import CHALLENGES, HEROES, STATS, dilemma, equipment
from heroes_desktop.games.reflets_acide.state import State
from heroes_desktop.players.results import wilson

NAMES = ("Ann", "Ben", "Cleo")
GAMES = 500
SEED = 500_000
"""First of the seeds nobody tunes with."""

FIRST = {"easy": "pepere", "normal": "aise", "difficult": "intense"}
QUEST = {"easy": (0.55, 0.75), "normal": (0.50, 0.70), "difficult": (0.40, 0.60)}
CHALLENGE = {
    "pepere": (0.35, 0.55), "aise": (0.25, 0.45), "intense": (0.20, 0.40), "petillant": (0.08, 0.20),
    "avance": (0.05, 0.15), "infect": (0.0, 0.15), "penible": (0.0, 0.05), "ardu": (0.0, 0.05),
    "infame": (0.0, 0.05), "infernal": (0.0, 0.01),
}  # fmt: skip
ALLOWANCE = {1: 0.0, 2: 0.05, 3: 0.15}
"""How much lower a share may lie with two and three players."""
ALL_TICKED = {row.id: 5 for row in CHALLENGES if row.id != "infernal"}


@dataclass
class Game:
    """What is measured in one match."""

    reason: str = ""
    gap: int | None = None
    turns: int = 0
    lost_heroes: int = 0
    zones_won: int = 0
    zones_lost: int = 0
    races: set[str] = field(default_factory=set)
    loot: set[str] = field(default_factory=set)
    dilemmas: set[int] = field(default_factory=set)
    seconds: float = 0.0
    choices: int = 0

    @property
    def done(self) -> bool:
        """Whether the Quest was accomplished."""
        return self.gap is not None

    def note(self, event: Event) -> None:
        """Read what the figures need off an event."""
        facts = event.facts
        if event.kind in ("death", "hero_left"):
            self.lost_heroes += 1
        elif event.kind == "zone_won":
            self.zones_won += 1
        elif event.kind == "zone_lost":
            self.zones_lost += 1
        elif event.kind == "dilemma_played":
            self.dilemmas.add(dilemma(int(facts["face"])).kind.kind)
        elif event.kind == "equipped" and facts["how"] == "wear":
            sets = equipment(int(facts["face"])).sets
            self.loot.update(stat for stat, value in zip(STATS, sets, strict=True) if value > 2)


Hit = Callable[[Game], bool]


def play(setup: Setup, player: Player, seed: int) -> Game:
    """One match to its end."""
    match: Match[State] = Match.new("reflets_acide", setup, seed)
    game, began = Game(), time.process_time()
    while match.pending:
        decision = match.pending[0]
        for event in match.play(player.think(situation(match, decision)).option, decision.seat):
            game.note(event)
        if decision.kind == "place_heroes":
            game.races = {HEROES[match.state.faces[member.card]].race for member in match.state.team}
    outcome = match.outcome
    assert outcome is not None
    game.reason, game.turns, game.choices = outcome.reason, match.state.turn, match.played
    game.gap = outcome.scores[0] if outcome.winners else None
    game.seconds = time.process_time() - began
    return game


def player_of(level: str) -> Player:
    """The player of a level, as the house makes it."""
    return bot.search() if level == "hard" else bot.heuristic(level)


def setup_of(difficulty: str, seats: int, ticks: dict[str, int] | None = None) -> Setup:
    """A table that plays the lowest Challenge of a difficulty, or with ticks the highest."""
    challenge = "infernal" if ticks else FIRST[difficulty]
    options: dict[str, object] = {"challenge": challenge, "tokens": "quick"}
    if ticks:
        options = {"challenge": challenge, "tokens": "strategic", "ticks": ticks}
    return Setup("balance", NAMES[:seats], options)


class Report:
    """Plays cells, prints figures beside their bands, remembers what is out of band."""

    def __init__(self, games: int, seed: int, level: str) -> None:
        self.games = games
        self.seed = seed
        self.level = level
        self.outside = 0
        self.played: dict[tuple[str, int, str], list[Game]] = {}

    def cell(self, difficulty: str, seats: int, level: str = "", games: int = 0) -> list[Game]:
        """The matches of one kind, played once."""
        key = (difficulty, seats, level or self.level)
        if key not in self.played:
            setup, player = setup_of(difficulty, seats), player_of(key[2])
            seeds = range(self.seed, self.seed + (games or self.games))
            self.played[key] = [play(setup, player, seed) for seed in seeds]
        return self.played[key]

    def line(self, label: str, figure: float, low: float, high: float, note: str = "") -> None:
        """One figure and its band."""
        inside = low <= figure <= high
        self.outside += not inside
        mark = "ok " if inside else "OUT"
        print(f"  {mark} {label:<42} {figure:>7.3f}   band {low:g} to {high:g}  {note}", flush=True)

    def share(
        self, label: str, games: list[Game], hit: Callable[[Game], bool], low: float, high: float
    ) -> None:
        """How many of some matches, with the interval of 95 %."""
        wins = sum(hit(game) for game in games)
        below, above = wilson(wins, len(games))
        self.line(label, wins / len(games), low, high, f"95 %: {below:.3f} to {above:.3f}")

    def table(self, seats: int) -> None:
        """All figures of a number of players."""
        for difficulty in FIRST:
            games = self.cell(difficulty, seats)
            print(f"{NAMES[:seats]} {difficulty}: {len(games)} matches, {endings(games)}, {pace(games)}")
            low, high = QUEST[difficulty]
            self.share("Quest accomplished", games, lambda game: game.done, low - ALLOWANCE[seats], high)
            for row in CHALLENGES:
                if row.difficulty == difficulty:
                    low, high = CHALLENGE[row.id]
                    low = max(0.0, low - ALLOWANCE[seats])
                    self.share(f"Challenge {row.id} ({row.gap})", games, reaching(row.gap), low, high)
            self.rest(difficulty, games)

    def rest(self, difficulty: str, games: list[Game]) -> None:
        """Trials, length, losses."""
        won, lost = sum(game.zones_won for game in games), sum(game.zones_lost for game in games)
        self.line("Zone Trials won", won / max(1, won + lost), 0.65, 0.85)
        inside = sum(16 <= game.turns <= 28 for game in games if game.done) / max(
            1, sum(g.done for g in games)
        )
        self.line("turns", mean(game.turns for game in games), 16, 28, f"{inside:.0%} of those won inside")
        self.line("Heroes lost", mean(game.lost_heroes for game in games), 0, 1.5)
        losses = Counter(game.reason for game in games if not game.done)
        total = max(1, sum(losses.values()))
        if difficulty == "normal":
            self.line("losses to the Avatar", losses["avatar"] / total, 0.2, 1)
            self.line("losses to the Vile", losses["vile"] / total, 0.2, 1)

    def rewards(self) -> None:
        """The last Challenge with everything that can be earned for it."""
        player, setup = player_of(self.level), setup_of("difficult", 1, ALL_TICKED)
        games = [play(setup, player, seed) for seed in range(self.seed, self.seed + self.games)]
        print(f"Infernal with all rewards: {endings(games)}, {pace(games)}")
        self.share("Challenge infernal (123)", games, reaching(123), 0.05, 0.20)

    def levels(self) -> None:
        """Each level does better than the one before, by more than chance explains."""
        for seats, difficulty in ((1, "normal"), (2, "normal")):
            cells = {level: self.cell(difficulty, seats, level) for level in ("easy", "normal", "hard")}
            for level, games in cells.items():
                print(f"{level}, {seats} seat(s), {difficulty}: {endings(games)}, {pace(games)}")
            for lower, higher in (("easy", "normal"), ("normal", "hard")):
                for what, hit in (("Quest", lambda game: game.done), ("Challenge", reaching(42))):
                    one, two = sum(map(hit, cells[lower])), sum(map(hit, cells[higher]))
                    gap = wilson(two, len(cells[higher]))[0] - wilson(one, len(cells[lower]))[1]
                    self.line(f"{what}: {higher} over {lower} beyond 95 %", gap, 0, 1)

    def uses(self) -> None:
        """Races, Loot and Dilemmas that come up."""
        games = [game for difficulty in FIRST for game in self.cell(difficulty, 1)]
        seen: Counter[str] = Counter()
        for game in games:
            seen.update(f"race {race}" for race in game.races)
            seen.update(f"Loot for {stat}" for stat in game.loot)
            seen.update(f"Dilemma kind {number:02}" for number in game.dilemmas)
        names = sorted({hero.race for hero in HEROES})
        for name in (*(f"race {each}" for each in names), *(f"Loot for {stat}" for stat in STATS)):
            self.line(name, seen[name] / len(games), 0.1, 1)
        for number in range(1, 26):
            self.line(f"Dilemma kind {number:02}", seen[f"Dilemma kind {number:02}"] / len(games), 0.1, 1)


def reaching(gap: int) -> Hit:
    """Whether a match was won by a gap."""
    return lambda game: game.gap is not None and game.gap >= gap


def endings(games: list[Game]) -> str:
    """How matches ended and by how much they were won."""
    gaps = [game.gap for game in games if game.gap is not None]
    reasons = Counter("done" if game.done else game.reason for game in games)
    return f"{dict(sorted(reasons.items()))}, median gap {median(gaps) if gaps else '-'}"


def pace(games: list[Game]) -> str:
    """What a match took."""
    seconds, choices = mean(game.seconds for game in games), mean(game.choices for game in games)
    return f"{seconds:.2f} s and {choices:.0f} choices each"


def main() -> int:
    """The sections asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--only", default="solo,duo,trio,rewards,levels,uses")
    given = parser.parse_args()
    report = Report(given.games, given.seed, given.level)
    sections: dict[str, Callable[[], None]] = {
        "solo": lambda: report.table(1), "duo": lambda: report.table(2), "trio": lambda: report.table(3),
        "rewards": report.rewards, "levels": report.levels, "uses": report.uses,
    }  # fmt: skip
    for name in given.only.split(","):
        sections[name]()
    return int(report.outside > 0)


if __name__ == "__main__":
    sys.exit(main())
