"""Choosing a text size at which a text fits its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ..art import GoldText
from ..art.core.text import Style
from ..paint.sheet import Sheet

_STEP = 0.5
_PIECES = re.compile(r"[^-]+-?|-")
"""Parts of a word: a line may end after its own hyphen."""


def unbroken(sheet: Sheet, text: str, style: Style, width: int) -> Style:
    """The style, made smaller or narrower until the longest word fits the width.

    A word that still has to be broken is noted like a shortened text, so that tests find it.
    """
    words = [piece for word in text.split() for piece in _PIECES.findall(word)]
    if not words:
        return style
    letters = sheet.letters
    fitted = style
    for face in (style.face, "condensed_label"):
        fitted = style.but(face=face)
        while max(letters.size(word, fitted)[0] for word in words) > width:
            smaller = fitted.but(size=fitted.size - _STEP)
            if letters.pixels(smaller) == letters.pixels(fitted):
                break
            fitted = smaller
        else:
            return fitted
    letters.shortened.add(text)
    return fitted


def shrunk(style: Style, fits: Callable[[Style], bool], least: float) -> Style:
    """The style, made smaller until it fits, but never smaller than `least`."""
    while style.size > least and not fits(style):
        style = style.but(size=max(least, style.size - _STEP))
    return style


def largest(shares: Sequence[float], fits: Callable[[float], bool]) -> float:
    """The first of these shares, largest first, at which everything fits; the last where none does."""
    return next((share for share in shares if fits(share)), shares[-1])


def gold_title(
    sheet: Sheet, text: str, size: int, weight: int, width: int, *, least: int = 20, step: int = 2
) -> GoldText:
    """A title in gold letters, made smaller until it fits the width; sizes are pixels."""
    title = GoldText(text, size, weight)
    while sheet.ui.art.box(title).inner_width > width and size > least:
        size -= step
        title = GoldText(text, size, weight)
    return title
