"""The terminal itself: lines in, lines out, and a screen that can be wiped."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Iterable

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen, what has scrolled off it, and goes home."""

WIDEST = 100
"""Longer lines are hard to read, however wide the window is."""


class Closed(Exception):
    """Nobody will type any more: the input ended or was broken off."""


class Console:
    """Plain lines without colours, frames or cursor tricks, so that every line can be read aloud.

    Input is read without a line history: it would hand one player's secrets to the next.
    """

    def say(self, *lines: str) -> None:
        """Write lines, wrapped at words; continued lines keep the indent of their start."""
        for line in lines:
            self._write(self.wrapped(line) + "\n")

    def paragraphs(self, lines: Iterable[str]) -> None:
        """Write lines with an empty one after them."""
        self.say(*lines, "")

    def ask(self, prompt: str) -> str:
        """One typed line without blanks around it."""
        self._write(prompt)
        try:
            return self._read().strip()
        except (EOFError, KeyboardInterrupt) as end:
            self._write("\n")
            raise Closed from end

    def clear(self) -> None:
        """Wipe the screen, including what has scrolled away."""
        if os.environ.get("TERM", "") in ("", "dumb") and os.name != "nt":
            self._write("\n" * 200)
        else:
            self._write(WIPE)

    def wrapped(self, line: str) -> str:
        """The line, broken at words where the terminal ends."""
        line = printable(line)
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        lines = textwrap.wrap(line, self.width(), subsequent_indent=indent, break_on_hyphens=False)
        return "\n".join(lines)

    def width(self) -> int:
        """How many characters a line holds."""
        return max(30, min(WIDEST, shutil.get_terminal_size().columns - 1))

    def _read(self) -> str:
        return input()

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


def printable(line: str) -> str:
    """A line without codes that steer the terminal: names may come from files."""
    return "".join(" " if unicodedata.category(letter).startswith("C") else letter for letter in line)


def at_a_terminal() -> bool:
    """Whether a person can type to us and read us."""
    return bool(sys.stdin and sys.stdin.isatty() and sys.stdout and sys.stdout.isatty())


def enable_wiping() -> None:
    """Older Windows consoles understand the wipe only after this."""
    if os.name == "nt":
        os.system("")
