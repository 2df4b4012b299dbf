"""When something goes wrong: a report on disk, a message in the player's language, nothing sent."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
import traceback
from pathlib import Path

from heroes_desktop import __version__
from heroes_desktop.library import data_directory

MOST_REPORTS = 20


class Reported(Exception):
    """The program cannot go on; what happened has been written down already, or could not be (None)."""

    def __init__(self, path: Path | None) -> None:
        super().__init__(str(path or ""))
        self.path = path


def reported(error: BaseException) -> Path | None:
    """Where the report of an error lies; it is written now unless that was done before."""
    return error.path if isinstance(error, Reported) else write_report(error)


def reports_folder() -> Path:
    """Where crash reports lie."""
    return data_directory() / "crash-reports"


def write_report(error: BaseException, scene: str = "") -> Path | None:
    """Write what happened to a file; None when even that is impossible."""
    lines = [
        f"Heroes Desktop {__version__}",
        f"time: {time.strftime('%Y-%m-%d %H:%M:%S')}",
        f"system: {platform.platform()}, Python {platform.python_version()}",
        f"scene: {scene}",
        "",
        *traceback.format_exception(error),
    ]
    folder = reports_folder()
    path = folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{type(error).__name__}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines), encoding="utf-8")
        for old in sorted(folder.glob("*.txt"))[:-MOST_REPORTS]:
            old.unlink()
    except OSError:
        return None
    return path


def open_folder(folder: Path) -> None:
    """Show a folder in the system's file manager; quietly nothing where there is none."""
    try:
        if sys.platform == "win32":
            os.startfile(folder)
        elif sys.platform == "darwin":
            subprocess.Popen(["open", str(folder)])
        else:
            subprocess.Popen(["xdg-open", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return
