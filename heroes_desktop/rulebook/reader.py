"""Reads the chapters of docs/rules: whole, by number, or by word.

A chapter is `<game>.md` in English; `<game>.fr.md` gives its rules in French. A numbered rule is
one bullet, `- **XY-075** …`; a worked example is a bullet `- **X01** …`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_PLACES = (_HERE / "rules", _HERE.parents[1] / "docs" / "rules")
"""A built package carries the chapters beside this file, a checkout has them in docs/rules."""

_BULLET = re.compile(r"^- \*\*((?:[A-Z]{2}-D?\d{2,3}[a-z]?)|X\d{2})\*\*\s*(.*)$")
_TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
_COLUMNS = ("en", "fr")
"""The languages of the first columns of a table of words; others follow."""
_HEADING = re.compile(r"^#{2,3}\s+(.*)$")
_LOOSE_ID = re.compile(r"^([a-z]{2})[-\s]?(d?)0*(\d{1,3})([a-z]?)$|^(x)0*(\d{1,2})$", re.IGNORECASE)


@dataclass(frozen=True)
class Entry:
    """One numbered rule or worked example, under the heading it stands in."""

    id: str
    game: str
    heading: str
    text: str


def games() -> tuple[str, ...]:
    """The games that have a chapter, in alphabetical order."""
    return tuple(sorted(path.stem for path in _folder().glob("*.md") if "." not in path.stem))


def chapter(game: str, lang: str = "en") -> str:
    """A game's chapter as Markdown; in English where there is none in the language asked for."""
    if game not in games():
        raise KeyError(f"there is no chapter on {game!r}; there are: {', '.join(games())}")
    path = _path(game, lang)
    return (path if path.is_file() else _path(game, "en")).read_text(encoding="utf-8")


def title(game: str, lang: str = "en") -> str:
    """A game's name, from the heading over its chapter; a subtitle is left out."""
    heading = chapter(game, lang).partition("\n")[0].removeprefix("# ")
    return heading.partition(" – ")[0]


@cache
def entries(game: str, lang: str = "en") -> tuple[Entry, ...]:
    """All numbered entries of a chapter; those missing in a language appear in English."""
    english = _parse(game, chapter(game, "en"))
    if lang == "en":
        return english
    translated = {entry.id: entry for entry in _parse(game, chapter(game, lang))}
    return tuple(translated.get(entry.id, entry) for entry in english)


def find(id_or_word: str, lang: str = "en") -> list[Entry]:
    """The entry of a number (`XY-075`, also `xy75`), or all entries that contain the words.

    Entries whose heading holds the words come first, then those that begin with them: these are what the
    word is explained by. A word of
    another language the chapter's table of words knows finds what its own word finds.
    """
    wanted = id_or_word.strip()
    everything = [entry for game in games() for entry in entries(game, lang)]
    if number := _number(wanted):
        return [entry for entry in everything if _number(entry.id) == number]
    words = plain(wanted)
    if not words:
        return []
    return _worded(everything, words) or [
        entry
        for game in games()
        for term in _terms(game, words, lang)
        for entry in _worded([entry for entry in everything if entry.game == game], term)
    ]


def _worded(entries: list[Entry], words: str) -> list[Entry]:
    named = [entry for entry in entries if _holds(entry.heading, words)]
    told = [entry for entry in entries if _holds(entry.text, words) and entry not in named]
    return named + sorted(told, key=lambda entry: not plain(entry.text).startswith(words))


def _terms(game: str, words: str, lang: str) -> Iterator[str]:
    """What a chapter calls something known by another language's word, from its table of words.

    A row lists terms (`smith`, `forge`, `Schmied`): its cells keep the same order in every language.
    """
    for row in _glossary(game):
        for cell in row:
            for place, term in enumerate(cell):
                if plain(term) == words:
                    ours = row[min(_COLUMNS.index(lang), len(row) - 1)]
                    yield plain(ours[min(place, len(ours) - 1)])


@cache
def _glossary(game: str) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """The rows under "Words used in this chapter", each cell split into its terms, without the meaning."""
    part = chapter(game, "en").partition("**Words used in this chapter**")[2]
    table = _TABLE.search(part)
    lines = table[0].splitlines()[2:] if table else []
    return tuple(
        tuple(tuple(re.split(r"\s*[,;/]\s*", cell.strip())) for cell in line.strip("|").split("|")[:-1])
        for line in lines
    )


@lru_cache(maxsize=8192)
def plain(text: str) -> str:
    """Small letters without accents or typographic marks, so that `tenacite` finds `Ténacité`."""
    spread = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("’", "'"))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def _holds(text: str, words: str) -> bool:
    """Whether the words begin somewhere at the start of a word of the text."""
    return re.search(rf"(?<!\w){re.escape(words)}", plain(text)) is not None


def _number(text: str) -> tuple[str, str, int, str] | None:
    """A rule number in one form, however loosely it was typed."""
    match = _LOOSE_ID.match(text)
    if match is None:
        return None
    prefix, ruling, digits, letter, example, example_digits = match.groups()
    if example:
        return ("X", "", int(example_digits), "")
    return (prefix.upper(), ruling.upper(), int(digits), letter.lower())


def _parse(game: str, text: str) -> tuple[Entry, ...]:
    found: list[Entry] = []
    heading = ""
    for line in text.splitlines():
        if bullet := _BULLET.match(line):
            found.append(Entry(bullet[1], game, heading, bullet[2]))
        elif title := _HEADING.match(line):
            heading = title[1]
    return tuple(found)


def _folder() -> Path:
    for place in _PLACES:
        if place.is_dir():
            return place
    raise FileNotFoundError("the rules chapters are missing from this installation")


def _path(game: str, lang: str) -> Path:
    return _folder() / (f"{game}.md" if lang == "en" else f"{game}.{lang}.md")
