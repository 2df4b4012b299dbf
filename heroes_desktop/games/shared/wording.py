"""Forms of words every game's texts share: lists, headings, signed numbers, texts of content files."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from heroes_desktop.locale import _

from .content import Text


def say(text: Text) -> str:
    """A text of the content files in the language in use."""
    return str(text)


def signed(number: int) -> str:
    """A bonus or penalty with its sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def number(value: int) -> str:
    """A number with a proper minus."""
    return str(value) if value >= 0 else f"−{-value}"


def decimal(number: float) -> str:
    """A number with one decimal, written as the language in use writes it."""
    separator = _("1.5")[1]
    return f"{number:.1f}".replace(".", separator)


def chance_text(chance: float) -> str:
    """A probability as people read it; never a rounded lie about certainty."""
    percent = round(chance * 100)
    if 0 < chance < 0.005:
        return _("under 1 %")
    if 0.995 <= chance < 1:
        return _("over 99 %")
    return _("{n} %").format(n=percent)


def span(numbers: Iterable[int]) -> str:
    """The smallest to the largest of some numbers, or the only one."""
    found = sorted(numbers)
    return str(found[0]) if found[0] == found[-1] else f"{found[0]}–{found[-1]}"


def titled(head: str, text: str) -> str:
    """A heading and what belongs to it; languages set the colon differently."""
    return _("{head}: {text}").format(head=head, text=text)


def split(parts: Iterable[str]) -> str:
    """Clauses of one line, kept apart by semicolons."""
    told = list(parts)
    return reduce(lambda one, other: _("{one}; {other}").format(one=one, other=other), told) if told else ""


def listed(parts: Iterable[str]) -> str:
    """Things in a row: a, b and c."""
    items = list(parts)
    if len(items) < 2:
        return "".join(items)
    return _("{first} and {last}").format(first=", ".join(items[:-1]), last=items[-1])


def either(parts: Iterable[str]) -> str:
    """Things of which one will do: a, b or c."""
    items = list(parts)
    if len(items) < 2:
        return "".join(items)
    return _("{first} or {last}").format(first=", ".join(items[:-1]), last=items[-1])


def joined(clauses: Iterable[str]) -> str:
    """Clauses one after the other: it is near, and it is free."""
    return reduce(lambda one, other: _("{one}, and {other}").format(one=one, other=other), clauses)


def capital(words: str) -> str:
    """Words with a capital letter in front, the rest as it is."""
    return words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """Words as a sentence of their own."""
    line = capital(words)
    return line if line.endswith((".", "!", "?")) else f"{line}."
