"""Makes the French catalogue: `python -m heroes_desktop.locale.build [--check]`.

Each area of the project writes its translations into a fragment of its own (`fr/<area>.po`), so
that two people never edit the same file. This command checks the fragments against the strings
in the source and merges them into `fr/LC_MESSAGES/heroes.po` and `heroes.mo`, both committed.
"""

from __future__ import annotations

import io
import re
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

FOLDER = Path(__file__).parent
PACKAGE = FOLDER.parent
LANGUAGE = "fr"
KEYWORDS = {"_": None, "counted": (1, 2)}
COMMENT = "# French texts of Heroes Desktop, merged from the fragments one folder up."
HEADER = (
    "Content-Type: text/plain; charset=utf-8",
    f"Language: {LANGUAGE}",
    "Plural-Forms: nplurals=2; plural=(n > 1);",
)


class CatalogueError(ValueError):
    """The fragments contradict each other or the source; the message lists every case."""


def fragments(folder: Path = FOLDER / LANGUAGE) -> list[Path]:
    """The files people edit, in a fixed order."""
    return sorted(folder.glob("*.po"))


def merged(paths: list[Path]) -> Catalog:
    """One catalogue of all fragments. Two different translations of one text are an error."""
    catalogue = Catalog(locale=LANGUAGE)
    faults: list[str] = []
    for path in paths:
        with path.open("rb") as file:
            fragment = read_po(file, locale=LANGUAGE, abort_invalid=True)
        for message in fragment:
            if not message.id:
                continue
            text = typeset(message.string)
            known = catalogue.get(message.id)
            if known is not None and known.string != text:
                faults.append(f"{path.name}: {message.id!r} is translated differently elsewhere")
            faults += [f"{path.name}: {fault}" for fault in placeholder_faults(message)]
            catalogue.add(message.id, text)
    if faults:
        raise CatalogueError("\n".join(faults))
    return catalogue


def typeset(text: object) -> Any:
    """A translation as French is set: no line may begin with one of : ; ? ! »."""
    if not isinstance(text, str):
        return tuple(typeset(form) for form in _forms(text))
    return re.sub(r" (?=[:;?!»])|(?<=«) ", "\u00a0", text)


def placeholder_faults(message: Message) -> Iterator[str]:
    """A translation must use the same `{names}` as its source, or formatting it would fail."""
    wanted = set().union(*(_names(text) for text in _forms(message.id)))
    for text in _forms(message.string):
        if text and _names(text) - {"n"} != wanted - {"n"}:
            yield f"{message.id!r} and its translation name different placeholders"


def _forms(text: object) -> list[str]:
    return [text] if isinstance(text, str) else [str(form) for form in text or ()]  # type: ignore[attr-defined]


def _names(text: str) -> set[str]:
    return set(re.findall(r"{(\w*)", text))


def source_texts(package: Path = PACKAGE) -> dict[str, str]:
    """Every text the source hands to `_()` or `counted()`, with the file it stands in."""
    found: dict[str, str] = {}
    for file, _line, message, _comments, _context in extract_from_dir(
        package, method_map=[("**.py", "python")], keywords=KEYWORDS
    ):
        text = message if isinstance(message, str) else message[0]
        found.setdefault(text, file)
    return found


def untranslated(catalogue: Catalog) -> list[str]:
    """The source's texts that have no translation, as `file: text`."""
    done = {_forms(message.id)[0] for message in catalogue if message.id and all(_forms(message.string))}
    return sorted(f"{file}: {text!r}" for text, file in source_texts().items() if text not in done)


def rendered(catalogue: Catalog) -> tuple[bytes, bytes]:
    """The bytes of heroes.po and heroes.mo; the same fragments always give the same bytes."""
    body = io.BytesIO()
    write_po(body, catalogue, width=110, omit_header=True, sort_output=True)
    head = "".join(f'"{line}\\n"\n' for line in HEADER)
    return f'{COMMENT}\nmsgid ""\nmsgstr ""\n{head}\n'.encode() + body.getvalue(), machine(catalogue)


def machine(catalogue: Catalog) -> bytes:
    """The catalogue as gettext reads it: two tables of lengths and offsets, then the texts.

    Written here because the usual writers put the hour of the build into the header.
    """
    texts = {b"": "".join(f"{line}\n" for line in HEADER).encode()}
    for message in catalogue:
        if message.id and all(_forms(message.string)):
            texts["\0".join(_forms(message.id)).encode()] = "\0".join(_forms(message.string)).encode()
    ids = sorted(texts)
    columns = [ids, [texts[key] for key in ids]]
    offset = 28 + 16 * len(ids)
    tables = data = b""
    for text in columns[0] + columns[1]:
        tables += struct.pack("<II", len(text), offset + len(data))
        data += text + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(ids), 28, 28 + 8 * len(ids), 0, offset)
    return head + tables + data


def outputs(folder: Path = FOLDER / LANGUAGE / "LC_MESSAGES") -> tuple[Path, Path]:
    """The two files this command writes."""
    return folder / "heroes.po", folder / "heroes.mo"


def main(arguments: list[str]) -> int:
    """Write the catalogue, or with `--check` only say whether it is in step."""
    try:
        catalogue = merged(fragments())
    except CatalogueError as error:
        print(error, file=sys.stderr)
        return 1
    missing = untranslated(catalogue)
    for line in missing:
        print(f"no translation: {line}", file=sys.stderr)
    contents = rendered(catalogue)
    if "--check" in arguments:
        stale = [path.name for path, data in zip(outputs(), contents, strict=True) if _read(path) != data]
        for name in stale:
            print(f"{name} is out of step; run python -m heroes_desktop.locale.build", file=sys.stderr)
        return 1 if missing or stale else 0
    for path, data in zip(outputs(), contents, strict=True):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return 0


def _read(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
