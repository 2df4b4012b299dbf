"""How texts are set."""

from __future__ import annotations

import re


def typeset(text: str) -> str:
    """A French text with fixed spaces: no line may begin with one of : ; ? ! »."""
    return re.sub(r" (?=[:;?!»])|(?<=«) ", "\u00a0", apostrophes(text))


def apostrophes(text: str) -> str:
    """A text with the apostrophes of print."""
    return re.sub(r"(?<=\w)'(?=[\w{«-])|(?<=s)'(?= \w)", "’", text)
