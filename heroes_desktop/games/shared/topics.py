"""What a game says about a word somebody asks for: a numbered rule, a thing with a name, a keyword."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from heroes_desktop import rulebook
from heroes_desktop.locale import language

from .content import Text
from .wording import titled

Keywords = Mapping[tuple[str, ...], tuple[str, ...]]
"""All forms of a word, and the rules that explain it, the defining rule first."""
Named = tuple[list[str], list[str]]
"""All plain names of a thing, and what is said about it."""


def look_up(
    word: str, book: tuple[str, str], keywords: Keywords, named: Callable[[], Iterable[Named]]
) -> list[str]:
    """What a game says about a word; empty when it says nothing. `book`: the game's id, its rules' prefix."""
    wanted = rulebook.plain(word.strip())
    if not wanted:
        return []
    if rules := rule_numbered(word, *book):
        return rules
    if exact := next((lines for names, lines in named() if wanted in names), None):
        return exact
    if rules := rules_on(wanted, keywords):
        return rules
    similar = [lines for names, lines in named() if any(wanted in name for name in names)]
    return similar[0] if len(similar) == 1 else []


def plain_names(*texts: Text) -> list[str]:
    """Names in all languages, as they are compared."""
    return [rulebook.plain(form) for text in texts for form in (text.en, text.fr)]


def rule_line(entry: rulebook.Entry) -> str:
    """A numbered rule in one line."""
    return titled(f"{entry.id} ({entry.heading})", entry.text.replace("**", ""))


def rule_numbered(word: str, game: str, prefix: str) -> list[str]:
    """A rule of a game by its number; empty if the word is none."""
    if not rulebook.plain(word).strip().startswith(prefix.casefold()):
        return []
    entries = [entry for entry in rulebook.find(word, language()) if entry.game == game]
    return [rule_line(entries[0])] if len(entries) == 1 else []


def rules_on(wanted: str, keywords: Keywords) -> list[str]:
    """The rules that explain a keyword; `wanted` is plain, each row holds all forms of one word."""
    for forms, rules in keywords.items():
        if wanted in (rulebook.plain(form) for form in forms):
            return [rule_line(rulebook.find(rule, language())[0]) for rule in rules]
    return []
