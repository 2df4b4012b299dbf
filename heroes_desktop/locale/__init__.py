"""The language of everything a person reads: English in the source, French in a catalogue."""

from __future__ import annotations

import gettext
import locale
import os
from pathlib import Path

LANGUAGES = ("en", "fr")
_FOLDER = Path(__file__).parent
_current: gettext.NullTranslations = gettext.NullTranslations()
_language = "en"


def use(language: str) -> None:
    """Switch the language of every text made from now on."""
    global _current, _language
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    _language = language
    _current = gettext.translation("heroes", _FOLDER, [language], fallback=True)


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


def _(message: str) -> str:
    """The message in the language in use."""
    return _current.gettext(message) if message else ""


def counted(singular: str, plural: str, number: int) -> str:
    """The right form of a message for a number; `{n}` stands for it."""
    return _current.ngettext(singular, plural, number).format(n=number)


def pick(texts: dict[str, str]) -> str:
    """The text of a content table in the language in use (`{"en": …, "fr": …}`)."""
    return texts.get(_language) or texts["en"]
