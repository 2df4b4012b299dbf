"""What every game's content files are made of: rows that know their fields, and texts in every language."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from heroes_desktop.locale import language
from heroes_desktop.locale.typesetting import apostrophes, typeset

_set, _printed = lru_cache(4096)(typeset), lru_cache(4096)(apostrophes)


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of a content file; a field nobody knows is an error, not a slip of the pen."""


class Text(Row, frozen=True):
    """A text in every language of the project, `{ en = "…", fr = "…" }` in a content file."""

    en: str = ""
    fr: str = ""

    def __post_init__(self) -> None:
        if bool(self.en) != bool(self.fr):
            raise ValueError(f"a text needs both languages or none: {self.en or self.fr!r}")

    def __str__(self) -> str:
        """The text in the language in use."""
        return _set(self.fr) if language() == "fr" else _printed(self.en)


NO_TEXT = Text()
