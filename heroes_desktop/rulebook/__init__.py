"""The rules reference inside the application: chapters, numbered rules, search."""

from .reader import Entry, chapter, entries, find, games

__all__ = ["Entry", "chapter", "entries", "find", "games"]
