"""The rules reference inside the application: chapters, numbered rules, search."""

from .reader import Entry, chapter, entries, find, games, plain, title

__all__ = ["Entry", "chapter", "entries", "find", "games", "plain", "title"]
