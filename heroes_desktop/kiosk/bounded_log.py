"""A log that never grows beyond two files of a fixed size, and never stops anybody when the disk is full."""

from __future__ import annotations

import os
import threading
from contextlib import suppress
from pathlib import Path

from .watching import moment

LARGEST = 256_000
LONGEST_LINE = 2_000


class BoundedLog:
    """Lines with the time they were written; several threads may write."""

    def __init__(self, path: Path, largest: int = LARGEST) -> None:
        self.path = path
        self._largest = largest
        self._turn = threading.Lock()

    @property
    def before(self) -> Path:
        """The file that was full."""
        return self.path.with_name(self.path.name + ".1")

    def write(self, line: str) -> None:
        """Add a line."""
        text = f"{moment()} {line[:LONGEST_LINE]}\n".encode(errors="replace")
        with self._turn, suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and self.path.stat().st_size + len(text) > self._largest:
                os.replace(self.path, self.before)
            with self.path.open("ab") as file:
                file.write(text)
