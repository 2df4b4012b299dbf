"""How French is set."""

from __future__ import annotations

import re


def typeset(text: str) -> str:
    """A French text with fixed spaces: no line may begin with one of : ; ? ! »."""
    return re.sub(r" (?=[:;?!»])|(?<=«) ", "\u00a0", text)
