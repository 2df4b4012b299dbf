"""Builds the catalogues from what translators write: `python -m heroes_desktop.locale.build [--check]`.

The shared words stand in `heroes_desktop/locale/fr/<area>.po`, one file for each area, so that two people
never edit the same file; the words of a game stand in its room, `games/<id>/locale/fr.po`. Built catalogues
(`.mo`) are not committed: `make`, packages and bundles build them, and a checkout builds what is missing
or old when it starts. With `--check` nothing is written: it says what has no translation, and what has one
although nobody says it any more.
"""

from __future__ import annotations

import ast
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from . import DOMAIN, FOLDER, LANGUAGES, built_file
from .po import Forms, PoError, Texts, machine, read

PACKAGE = FOLDER.parent
PYTHONS_OWN = "argparse.po"
"""Translates what Python itself says."""


class CatalogueError(ValueError):
    """The files contradict each other; the message lists every case."""


def places(package: Path = PACKAGE) -> dict[Path, str]:
    """The folder of every catalogue and its domain, the shared one first."""
    rooms = sorted(path for path in (package / "games").glob("*/locale") if path.is_dir())
    return {package / "locale": DOMAIN} | {folder: folder.parent.name for folder in rooms}


def sources(folder: Path, language: str) -> list[Path]:
    """The files people edit, in a fixed order."""
    return [*folder.glob(f"{language}.po"), *sorted((folder / language).glob("*.po"))]


def merged(paths: list[Path]) -> Texts:
    """The texts of several files. Two different translations of one text are an error."""
    together: Texts = {}
    faults: list[str] = []
    for path in paths:
        try:
            texts = read(path)
        except PoError as error:
            faults.append(str(error))
            continue
        for source, translation in texts.items():
            if together.setdefault(source, translation) != translation:
                faults.append(f"{path.name}: {source[0]!r} is translated differently elsewhere")
            faults += [f"{path.name}: {fault}" for fault in _placeholder_faults(source, translation)]
    if faults:
        raise CatalogueError("\n".join(faults))
    return together


def _placeholder_faults(source: Forms, translation: Forms) -> Iterator[str]:
    """A translation must use the same `{names}` as its source, or formatting it would fail."""
    wanted = set().union(*map(_names, source)) - {"n"}
    for text in translation:
        if text and _names(text) - {"n"} != wanted:
            yield f"{source[0]!r} and its translation name different placeholders"


def _names(text: str) -> set[str]:
    return set(re.findall(r"{(\w*)", text))


# building


def up_to_date(folder: Path, domain: str, language: str) -> bytes:
    """A built catalogue; it is rebuilt unless it is there and newer than its sources."""
    built, written = built_file(folder, domain, language), sources(folder, language)
    if built.is_file() and all(path.stat().st_mtime_ns < built.stat().st_mtime_ns for path in written):
        return built.read_bytes()
    data = machine(merged(written), language)
    with suppress(OSError):  # a folder nobody may write to costs a moment at every start
        _write(built, data)
    return data


def _write(path: Path, data: bytes) -> None:
    """Put a file in its place in one go: somebody else may be reading or building the same."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
    with os.fdopen(handle, "wb") as file:
        file.write(data)
    os.chmod(name, 0o644)
    os.replace(name, path)


def build_all(package: Path = PACKAGE) -> list[Path]:
    """Build every catalogue; gives the files."""
    made = []
    for folder, domain in places(package).items():
        for language in LANGUAGES[1:]:
            if written := sources(folder, language):
                made.append(built_file(folder, domain, language))
                _write(made[-1], machine(merged(written), language))
    return made


# comparing with the source


class Said(NamedTuple):
    """A text of the source: the file it stands in, and whether it is said of numbers."""

    file: str
    counted: bool


def source_texts(package: Path = PACKAGE) -> dict[Path, dict[str, Said]]:
    """Every text the source hands to `_()` or `counted()`, by the folder of the catalogue it belongs to."""
    shared = package / "locale"
    found: dict[Path, dict[str, Said]] = {folder: {} for folder in places(package)}
    for path in sorted(package.rglob("*.py")):
        file = path.relative_to(package)
        if file.parts[0] == "games" and _unfinished(package / "games" / file.parts[1]):
            continue
        folder = package / "games" / file.parts[1] / "locale" if file.parts[0] == "games" else shared
        texts = found.get(folder, found[shared])
        for text, counted in _texts_in(path):
            known = texts.setdefault(text, Said(file.as_posix(), counted))
            texts[text] = known._replace(counted=known.counted or counted)
    return found


def _unfinished(folder: Path) -> bool:
    """Whether a folder of the games is a room nobody can enter yet."""
    return folder.is_dir() and folder.name != "shared" and not (folder / "room.py").is_file()


def _texts_in(path: Path) -> Iterator[tuple[str, bool]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            text = node.args[0]
            if node.func.id in ("_", "counted") and isinstance(text, ast.Constant):
                yield str(text.value), node.func.id == "counted"


def untranslated(language: str = "fr", package: Path = PACKAGE) -> list[str]:
    """The source's texts that neither their room nor the shared catalogue translates, as `file: text`."""
    shared = _forms(package / "locale", language)
    missing: list[str] = []
    for folder, texts in source_texts(package).items():
        known = shared | _forms(folder, language)
        missing += [
            f"{said.file}: {text!r}" for text, said in texts.items() if known.get(text, 0) < 1 + said.counted
        ]
    return sorted(missing)


def unsaid(language: str = "fr", package: Path = PACKAGE) -> list[str]:
    """Translations of what stands nowhere in the source, as `file: text`."""
    said = {
        node.value
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return [
        f"{path.relative_to(package).as_posix()}: {source[0]!r}"
        for folder in places(package)
        for path in sources(folder, language)
        if path.name != PYTHONS_OWN
        for source in merged([path])
        if source[0] and source[0] not in said
    ]


def _forms(folder: Path, language: str) -> dict[str, int]:
    """How many forms of each text are translated."""
    return {source[0]: sum(map(bool, said)) for source, said in merged(sources(folder, language)).items()}


def main(arguments: list[str]) -> int:
    """Build all catalogues, or with `--check` only say where they and the source differ."""
    try:
        if "--check" not in arguments:
            build_all()
            return 0
        faults = [f"no translation: {line}" for language in LANGUAGES[1:] for line in untranslated(language)]
        faults += [f"said nowhere: {line}" for language in LANGUAGES[1:] for line in unsaid(language)]
    except CatalogueError as error:
        print(error, file=sys.stderr)
        return 1
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
