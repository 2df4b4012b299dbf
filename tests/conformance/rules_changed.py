"""All that a changed card or rule entails, in one command: `make rules-changed GAME=…`.

A match saved under the rules so far is kept in `saves/older`, the game's version is raised, its golden
matches are played anew, and what has become different is told. Where no golden match changes, nothing is
touched: the change is one that no match can notice, or one that no golden match meets.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from heroes_desktop import games
from heroes_desktop.engine import Match, Record
from heroes_desktop.games import catalogue

from .golden import (
    counts_of,
    file_of,
    known_counts,
    record_of,
    regenerate,
    saved_half_way,
    subjects_of,
    text_of,
)
from .subject import Subject

OLDER = Path(__file__).parents[2] / "saves" / "older"
VERSION = re.compile(r"^(\s+version=)(\d+)(,)$", re.MULTILINE)


def main(game: str) -> int:
    """Do it all for one game; gives the exit code."""
    if game not in catalogue:
        print(f"There is no game {game!r}; there are: {', '.join(catalogue)}.", file=sys.stderr)
        return 2
    subjects = [subject for subject in subjects_of(game) if file_of(subject).is_file()]
    if not subjects:
        regenerate(game)
        print(f"The first golden matches of {game} are in saves/golden.")
        return 0
    changed = [subject for subject in subjects_of(game) if not unchanged(subject)]
    if not changed:
        print(f"Every golden match of {game} goes as before: its version stays {catalogue[game].version}.")
        return 0
    before = {str(subject): record_of(subject) for subject in subjects}
    old = keep_old(game, subjects)
    raise_version(game, old)
    command = [sys.executable, "-m", "tests.conformance.golden", game]  # the new version is read anew
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    print(f"{game}: version {old + 1}. A match of version {old} is kept in {older_file(game, old).name}.")
    for subject in subjects:
        print(difference(str(subject), before[str(subject)], record_of(subject)))
    print("Look at the difference (git diff --stat saves), then commit it together with the change.")
    return 0


def unchanged(subject: Subject) -> bool:
    """Whether a golden match goes exactly as before."""
    if not file_of(subject).is_file():
        return False
    record = record_of(subject)
    try:
        same = text_of(Match.replay(record)).encode() == file_of(subject).read_bytes()
        return (
            same
            and saved_half_way(record) == file_of(subject, "match").read_bytes()
            and counts_of(record) == known_counts(subject.info.id).get(str(subject))
        )
    except Exception:  # whatever the new rules cannot make of it: it has changed
        return False


def older_file(game: str, version: int) -> Path:
    """A match as a version saved it."""
    return OLDER / f"{game}-{version}.match"


def keep_old(game: str, subjects: list[Subject]) -> int:
    """Keep the longest golden match, saved half-way under the rules so far; gives their version."""
    longest = max(subjects, key=lambda subject: len(record_of(subject).choices))
    version = record_of(longest).rules
    if not older_file(game, version).exists():
        OLDER.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file_of(longest, "match"), older_file(game, version))
    return version


def raise_version(game: str, old: int) -> None:
    """Raise the version in the room, unless somebody already has."""
    if catalogue[game].version > old:
        return
    for source in sorted((Path(games.__file__).parent / game).glob("*.py")):
        text = source.read_text(encoding="utf-8")
        raised, times = VERSION.subn(rf"\g<1>{old + 1}\g<3>", text)
        if times == 1:
            source.write_text(raised, encoding="utf-8")
            return
    raise SystemExit(f"No line of {game} says `version={old},`: raise it by hand and run this again.")


def difference(name: str, before: Record, after: Record) -> str:
    """How a golden match differs, in one line."""
    if before.choices == after.choices:
        return f"  {name}: the same choices" + ("" if before.final == after.final else ", another end")
    pairs = zip(before.choices, after.choices, strict=False)
    shared = next((number for number, (old, new) in enumerate(pairs) if old != new), None)
    met = len(before.choices) if shared is None else shared
    lengths = f"{len(before.choices)} choices before, {len(after.choices)} now"
    return f"  {name}: another way from choice {met + 1} on; {lengths}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
