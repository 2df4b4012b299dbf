"""What a Linux desktop wants to know about the program, written and put to the tools that judge it."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

HERE = Path(__file__).parent
ENTRY = "heroes-desktop.desktop"


class BadMetadata(Exception):
    """A tool of the desktop refuses what was written."""


def write_metadata(share: Path, app_id: str) -> None:
    """The desktop entry, and the catalogue entry with version and date filled in."""
    from heroes_desktop import __version__  # where it lies is settled by the build

    (share / "applications").mkdir(parents=True)
    shutil.copy2(HERE / "linux" / ENTRY, share / "applications")
    (share / "metainfo").mkdir()
    name = f"{app_id}.metainfo.xml"
    text = (HERE / "linux" / name).read_text(encoding="utf-8")
    today = time.strftime("%Y-%m-%d", time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))))
    text = text.replace("@VERSION@", __version__).replace("@DATE@", today)
    (share / "metainfo" / name).write_text(text, encoding="utf-8")


def judge(share: Path, app_id: str) -> list[str]:
    """Let the desktop's own tools look at it; one line each, also for a tool that is not here."""
    entry = share / "applications" / ENTRY
    catalogue = share / "metainfo" / f"{app_id}.metainfo.xml"
    return [
        _judged("desktop-file-validate", [], entry),
        _judged("appstreamcli", ["validate", "--no-net", "--no-color"], catalogue),
    ]


def _judged(tool: str, words: list[str], file: Path) -> str:
    found = shutil.which(tool)
    if found is None:
        return f"{file.name}: not looked at, for there is no {tool} here"
    result = subprocess.run([found, *words, str(file)], capture_output=True, text=True, check=False)
    if result.returncode:
        raise BadMetadata(f"{tool} refuses {file.name}: {(result.stdout + result.stderr).strip()}")
    return f"{file.name}: {tool} is content"
