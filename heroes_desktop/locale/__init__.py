"""The language of everything a person reads: English in the source, French in catalogues.

Every room keeps the words of its game in a catalogue of its own; what several rooms say stands in the
shared one here. `_` and `counted` of this package know the shared words only; a room makes its own pair
with `room_speech`, which looks into the room's catalogue first.
"""

from __future__ import annotations

import gettext
import io
import locale
import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

LANGUAGES = ("en", "fr")
DOMAIN = "heroes"
"""The shared catalogue; a room's catalogue bears the name of the room."""
FOLDER = Path(__file__).parent

Translate = Callable[[str], str]


class Count(Protocol):
    """`counted`: the right form of a message for a number."""

    def __call__(self, singular: str, plural: str, number: int, **more: object) -> str: ...


_language = "en"


class Speech:
    """The texts of one catalogue in every language, read when first needed; `more` is asked next."""

    def __init__(self, folder: Path, domain: str, more: Speech | None = None) -> None:
        self.folder, self.domain, self.more = folder, domain, more
        self._spoken: dict[str, gettext.NullTranslations] = {"en": gettext.NullTranslations()}

    def text(self, message: str) -> str:
        """The message in the language in use."""
        return self.words(_language).gettext(message) if message else ""

    def counted(self, singular: str, plural: str, number: int, **more: object) -> str:
        """The right form of a message for a number; `{n}` stands for it, `more` fills other places."""
        return self.words(_language).ngettext(singular, plural, number).format(n=number, **more)

    def words(self, language: str) -> gettext.NullTranslations:
        """Everything that can be said in a language."""
        spoken = self._spoken.get(language)
        if spoken is None:
            spoken = self._spoken[language] = _opened(self.folder, self.domain, language)
            if self.more is not None:
                spoken.add_fallback(self.more.words(language))
        return spoken


def _opened(folder: Path, domain: str, language: str) -> gettext.NullTranslations:
    """A catalogue. In a checkout it is built on the way if it is missing or older than its source."""
    if any(folder.rglob("*.po")):
        from .build import up_to_date

        return gettext.GNUTranslations(io.BytesIO(up_to_date(folder, domain, language)))
    built = built_file(folder, domain, language)
    if not built.is_file():
        return gettext.NullTranslations()
    return gettext.GNUTranslations(io.BytesIO(built.read_bytes()))


def built_file(folder: Path, domain: str, language: str) -> Path:
    """Where gettext looks for a catalogue."""
    return folder / language / "LC_MESSAGES" / f"{domain}.mo"


_shared = Speech(FOLDER, DOMAIN)
_ = _shared.text
counted = _shared.counted


def room_speech(init: str) -> tuple[Translate, Count]:
    """A room's own `_` and `counted`; `init` is the file of the package `games/<id>/locale`."""
    folder = Path(init).parent
    speech = Speech(folder, folder.parent.name, _shared)
    return speech.text, speech.counted


def use(language: str) -> None:
    """Switch the language of every text made from now on."""
    global _language
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    _language = language


def language() -> str:
    """The language in use."""
    return _language


def preferred() -> str:
    """The language the system asks for, if we speak it.

    The variables come first: a system may ask for a language whose locale is not installed.
    """
    asked = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    name = next(filter(None, asked), "") or locale.getlocale()[0] or ""
    return "fr" if name.lower().startswith(("fr", "french")) else "en"
