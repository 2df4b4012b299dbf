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
