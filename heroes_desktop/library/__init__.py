"""Saved matches, profiles, results, campaign ticks and settings: one file, never lost.

    with Library.open() as library:
        session = library.start(match, [Seat("Ann"), Seat("Computer", "normal")], "Friday duel")
        session.play(session.offered[0].options[0])

Each answer is stored in its own transaction before the next is asked for; `Session.commit` does
the same in the background while a window goes on drawing.
"""

from .entries import (
    PERSON,
    HighScore,
    MatchEntry,
    Notice,
    Profile,
    Result,
    Score,
    Seat,
    Statistic,
    Tick,
)
from .errors import (
    AlreadyOpen,
    BadMatchFile,
    DamagedLibrary,
    DamagedMatch,
    DiskFull,
    LibraryError,
    NewerLibrary,
    ReadOnly,
    StorageError,
    UnknownEntry,
)
from .lessons import start_lesson
from .library import Library
from .people import glance
from .places import data_directory
from .session import Award, Session

__all__ = [
    "PERSON",
    "AlreadyOpen",
    "Award",
    "BadMatchFile",
    "DamagedLibrary",
    "DamagedMatch",
    "DiskFull",
    "HighScore",
    "Library",
    "LibraryError",
    "MatchEntry",
    "NewerLibrary",
    "Notice",
    "Profile",
    "ReadOnly",
    "Result",
    "Score",
    "Seat",
    "Session",
    "Statistic",
    "StorageError",
    "Tick",
    "UnknownEntry",
    "data_directory",
    "glance",
    "start_lesson",
]
