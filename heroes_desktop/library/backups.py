"""Rotated backups: whole, checked copies of the library, numbered from old to new."""

from __future__ import annotations

import filecmp
import os
import shutil
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from .database import connect
from .places import Places

KEEP, DAYS = 5, 7
_PARTIAL = "unfinished.part"


def backups(places: Places) -> list[Path]:
    """The rotated backups, newest first."""
    return sorted(places.backups.glob("library-*.sqlite3"), key=_number, reverse=True)


def candidates(places: Places) -> list[Path]:
    """All files a library can be restored from, best first."""
    return backups(places) + sorted(places.backups.glob("before-*.sqlite3"), reverse=True)


def _number(path: Path) -> int:
    """A counter instead of a date keeps the order right when the clock is set back."""
    digits = path.stem.split("-")[1]
    return int(digits) if digits.isdecimal() else 0


def back_up(places: Places) -> Path | None:
    """Keep a copy of the library as it is now; None when the newest backup is equal to it."""
    partial = _copy(places)
    known = backups(places)
    if known and filecmp.cmp(known[0], partial, shallow=False):
        partial.unlink()
        return None
    number = _number(known[0]) + 1 if known else 1
    target = places.backups / f"library-{number:06}-{time.strftime('%Y%m%d')}.sqlite3"
    os.replace(partial, target)
    for old in _superfluous(backups(places)):
        old.unlink(missing_ok=True)
    return target


def only_now(places: Places) -> None:
    """One copy of the library as it is now, in place of all copies of earlier days."""
    back_up(places)
    for old in backups(places)[1:]:
        old.unlink(missing_ok=True)


def _superfluous(known: list[Path]) -> list[Path]:
    """All but the newest few and the last one of each of the latest days."""
    days: dict[str, Path] = {}
    for path in known:
        days.setdefault(path.stem.rpartition("-")[2], path)
    kept = {*known[:KEEP], *list(days.values())[:DAYS]}
    return [path for path in known if path not in kept]


def back_up_before_migration(places: Places, version: int) -> None:
    """Keep the file as the older program left it; this copy is not rotated away."""
    os.replace(_copy(places), places.backups / f"before-version-{version + 1}.sqlite3")


def _copy(places: Places) -> Path:
    """A compact copy under a name that never passes for a finished one."""
    places.backups.mkdir(exist_ok=True)
    partial = places.backups / _PARTIAL
    partial.unlink(missing_ok=True)
    with closing(connect(places.file, read_only=True)) as connection:
        connection.execute("VACUUM INTO ?", (partial.absolute().as_uri(),))
    flush(partial)
    return partial


def flush(path: Path) -> None:
    """Wait until a file's content lies on the disk."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def restore(places: Places, backup: Path) -> None:
    """Put a copy of a backup in the library's place; the backup stays."""
    partial = places.directory / _PARTIAL
    shutil.copyfile(backup, partial)
    flush(partial)
    os.replace(partial, places.file)


def set_aside(places: Places) -> Path | None:
    """Move a damaged library out of the way, whole; nothing is deleted."""
    if not any(path.exists() for path in (places.file, *places.companions())):
        return None
    target = next(path for path in damaged_names(places) if not path.exists())
    moved = None
    if places.file.exists():
        os.rename(places.file, target)
        moved = target
    for companion in places.companions():
        if companion.exists():
            os.rename(companion, target.with_name(companion.name.replace(places.file.name, target.name)))
    return moved


def damaged_names(places: Places, ending: str = ".sqlite3") -> Iterator[Path]:
    """Names for what is set aside now; the first that is free is taken."""
    places.damaged.mkdir(exist_ok=True)
    stamp = time.strftime("%Y%m%d-%H%M%S")
    yield places.damaged / f"library-{stamp}{ending}"
    for number in range(2, 10_000):
        yield places.damaged / f"library-{stamp}-{number}{ending}"
