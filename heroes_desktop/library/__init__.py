"""Saved matches, profiles, results, campaigns and settings: one file, never lost.

    with Library.open() as library:
        session = library.start(match, [Seat("Ann"), Seat("Computer", "normal")], "Friday duel")
        session.play(session.offered[0].options[0])

Each answer is stored in its own transaction before the next is asked for; `Session.commit` does
the same in the background while a window goes on drawing.
"""

from .campaign_store import campaign_rules
from .entries import (
    PERSON,
    Box,
    CampaignEntry,
    CampaignGame,
    HighScore,
    MatchEntry,
    Notice,
    Profile,
    Result,
    Score,
    Seat,
    Statistic,
)
from .errors import (
    AlreadyOpen,
    BadCampaignFile,
    BadMatchFile,
    CampaignBusy,
    DamagedLibrary,
    DamagedMatch,
    DiskFull,
    LibraryError,
    NewerLibrary,
    NoBranch,
    ReadOnly,
    StorageError,
    UnknownEntry,
)
from .evenings import Deeds, Evening, Guest, PlayedMatch
from .lessons import start_lesson
from .library import Library
from .people import glance
from .places import data_directory
from .session import Session

__all__ = [
    "PERSON",
    "AlreadyOpen",
    "BadCampaignFile",
    "BadMatchFile",
    "Box",
    "CampaignBusy",
    "CampaignEntry",
    "CampaignGame",
    "DamagedLibrary",
    "DamagedMatch",
    "Deeds",
    "DiskFull",
    "Evening",
    "Guest",
    "HighScore",
    "Library",
    "LibraryError",
    "MatchEntry",
    "NewerLibrary",
    "NoBranch",
    "Notice",
    "PlayedMatch",
    "Profile",
    "ReadOnly",
    "Result",
    "Score",
    "Seat",
    "Session",
    "Statistic",
    "StorageError",
    "UnknownEntry",
    "campaign_rules",
    "data_directory",
    "glance",
    "start_lesson",
]
