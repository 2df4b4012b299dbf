"""How many faults in a game's rules its tests find: `make mutants GAME=…`.

    python -m tests.mutants heldentaufe                 twenty faults drawn with seed 1
    python -m tests.mutants heldentaufe --count 100 --seed 7

Each fault is put into a copy of the project; the working tree is never touched. A fault is found when the
tests of the rules and the worked examples fail or do not come to an end. What was not found is listed: a
missing test, or a change that makes no difference. The same seed draws the same faults.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic

from heroes_desktop.games import catalogue

from .faults import Fault, faults

PROJECT = Path(__file__).parents[2]
COPIED = ("heroes_desktop", "tests", "docs", "saves", "pyproject.toml")
NOT_RULES = frozenset(("art", "board", "bot", "locale", "text"))
NOT_RULES_EITHER = frozenset((
    "look.py", "combat.py", "odds.py", "odds_below.py", "room.py", "sets.py", "campaign.py", "invariants.py",
))  # fmt: skip
"""Files beside the rules: chances, whose tests are apart, and the rest of the room. Invariants only check a
table: while the rules are sound, a laxer check shows nowhere."""
PATIENCE = 3
"""A test run that takes so many times as long as a healthy one never ends."""


def sources(game: str) -> list[Path]:
    """The files with a game's rules, relative to the project."""
    folder = Path("heroes_desktop", "games", game)
    found = sorted((PROJECT / folder).rglob("*.py"))
    inside = [path.relative_to(PROJECT / folder) for path in found]
    return [
        folder / path
        for path in inside
        if not NOT_RULES & set(path.parts) and path.as_posix() not in NOT_RULES_EITHER
    ]


def drawn(game: str, count: int, seed: int) -> list[tuple[Path, Fault]]:
    """So many faults, or all there are, in the order of files and lines."""
    every = [
        (path, fault)
        for path in sources(game)
        for fault in faults((PROJECT / path).read_text(encoding="utf-8"))
    ]
    places = Random(seed).sample(range(len(every)), min(count, len(every)))
    return [every[place] for place in sorted(places)]


class Copy:
    """A copy of the project, in which faults may be made."""

    def __init__(self, root: Path, game: str) -> None:
        self.root = root
        self.tests = [str(path) for path in _tests(game)]
        for name in COPIED:
            if (PROJECT / name).is_dir():
                shutil.copytree(PROJECT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(PROJECT / name, root / name)

    def passes(self, limit: float | None = None) -> bool:
        """Whether the tests come to a good end."""
        command = [sys.executable, "-B", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *self.tests]
        try:
            run = subprocess.run(
                command, cwd=self.root, timeout=limit, check=False, capture_output=True, text=True
            )
        except subprocess.TimeoutExpired:
            return False
        return run.returncode == 0

    def finds(self, path: Path, fault: Fault, limit: float) -> bool:
        """Whether the tests notice a fault."""
        file = self.root / path
        healthy = file.read_text(encoding="utf-8")
        file.write_text(fault.apply(healthy), encoding="utf-8")
        try:
            return not self.passes(limit)
        finally:
            file.write_text(healthy, encoding="utf-8")


def _tests(game: str) -> list[Path]:
    """The tests of the rules and the worked examples; all tests of the game where they are not apart."""
    own = Path("tests", "games", game)
    rules = own / "rules" if (PROJECT / own / "rules").is_dir() else own
    return [path for path in (rules, Path("tests", "scenarios", game)) if (PROJECT / path).is_dir()]


def main() -> int:
    """Make the faults and tell which were found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(catalogue))
    parser.add_argument("--count", type=int, default=20, help="how many faults are made")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    asked = parser.parse_args()
    chosen = drawn(asked.game, asked.count, asked.seed)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Copy(Path(folder), asked.game)
        begin = monotonic()
        if not copy.passes():
            print("The tests fail without any fault: mend them first.", file=sys.stderr)
            return 1
        limit = 10 + PATIENCE * (monotonic() - begin)
        found = 0
        for number, (path, fault) in enumerate(chosen, 1):
            noticed = copy.finds(path, fault, limit)
            found += noticed
            if not noticed:
                print(f"not found: {path}:{fault.line}: {fault.old} -> {fault.new}", flush=True)
            if sys.stderr.isatty():
                print(f"\r{number}/{len(chosen)}", end="", file=sys.stderr)
    share = 100 * found / max(1, len(chosen))
    print(f"{asked.game}: {found} of {len(chosen)} faults found ({share:.1f} %), seed {asked.seed}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
