"""Reads the files translators write (`.po`) and writes those gettext reads (`.mo`).

The few lines the project needs of both formats, so that a checkout builds its catalogues with Python alone
and the same source always gives the same bytes (the usual writers put the hour of the build into them).
"""

from __future__ import annotations

import ast
import re
import struct
from collections.abc import Iterator, Mapping
from pathlib import Path

from .typesetting import typeset

Forms = tuple[str, ...]
"""A text; two when it has a plural."""
Texts = dict[Forms, Forms]

HEADER = (
    "Content-Type: text/plain; charset=utf-8",
    "Language: {language}",
    "Plural-Forms: nplurals=2; plural=(n > 1);",
)
_KEYWORD = re.compile(r'(msgid_plural|msgid|msgstr(?:\[(\d)])?)\s+(".*")$')


class PoError(ValueError):
    """A line of a `.po` file cannot be understood, or one text stands there twice."""


def read(path: Path) -> Texts:
    """Every text of a file with its translation, in the order of the file."""
    texts: Texts = {}
    for line, source, translation in _entries(path):
        if not source[0]:
            continue
        if texts.setdefault(source, translation) is not translation:
            raise PoError(f"{path.name}:{line}: {source[0]!r} stands there twice")
    return texts


def _entries(path: Path) -> Iterator[tuple[int, Forms, Forms]]:
    """The line, source and translation of each entry."""
    source: list[str] = []
    translation: list[str] = []
    into, begun = source, 0
    for number, raw in enumerate([*path.read_text(encoding="utf-8").splitlines(), 'msgid ""'], 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        found = _KEYWORD.match(line)
        if found is None:
            if not (line.startswith('"') and into):
                raise PoError(f"{path.name}:{number}: {line}")
            into[-1] += _text(line)
            continue
        if found[1] == "msgid":
            if source:
                yield begun, tuple(source), tuple(translation)
            source, translation, begun = [], [], number
        into = translation if found[1].startswith("msgstr") else source
        into.append(_text(found[3]))


def _text(quoted: str) -> str:
    return str(ast.literal_eval(quoted))


def machine(texts: Mapping[Forms, Forms], language: str) -> bytes:
    """The texts as gettext reads them: two tables of lengths and offsets, then the texts."""
    header = "".join(f"{line}\n" for line in HEADER).format(language=language)
    said = {b"": header.encode()}
    for source, translation in texts.items():
        if all(translation):
            said["\0".join(source).encode()] = "\0".join(map(typeset, translation)).encode()
    ids = sorted(said)
    offset = 28 + 16 * len(ids)
    tables = data = b""
    for text in [*ids, *(said[key] for key in ids)]:
        tables += struct.pack("<II", len(text), offset + len(data))
        data += text + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(ids), 28, 28 + 8 * len(ids), 0, offset)
    return head + tables + data
