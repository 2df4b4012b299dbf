"""The licences of everything inside a bundle, gathered from the installed packages into one text."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_NOT_SHIPPED = ("tkinter-icons", "fontpkg", "typing-extensions", "colorama")
"""Required by packages of which only a font is shipped."""

_IS_LICENCE = re.compile(
    r"(^|/)([\w-]*licen[cs]e[\w-]*|copying|notice|lgpl)(\.txt|\.md|\.rst)?$", re.IGNORECASE
)
_NAME = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]*")

NATIVE = {
    "SDL2": "zlib licence", "SDL2_image": "zlib licence", "SDL2_mixer": "zlib licence",
    "SDL2_ttf": "zlib licence", "freetype": "FreeType Licence", "harfbuzz": "MIT (old style)",
    "png16": "PNG Reference Library License 2", "jpeg": "IJG and BSD 3-clause", "tiff": "libtiff licence",
    "webp": "BSD 3-clause", "webpdemux": "BSD 3-clause", "sharpyuv": "BSD 3-clause",
    "brotlicommon": "MIT", "brotlidec": "MIT", "FLAC": "BSD 3-clause", "ogg": "BSD 3-clause",
    "opus": "BSD 3-clause", "opusfile": "BSD 3-clause", "vorbis": "BSD 3-clause",
    "vorbisenc": "BSD 3-clause", "vorbisfile": "BSD 3-clause", "wavpack": "BSD 3-clause",
    "mpg123": "LGPL 2.1", "fluidsynth": "LGPL 2.1 or later", "sndfile": "LGPL 2.1 or later",
    "asound": "LGPL 2.1 or later", "xmp": "MIT", "openjp2": "BSD 2-clause", "lzma": "0BSD",
    "zstd": "BSD 3-clause", "xcb": "MIT (X11)", "Xau": "MIT (X11)", "sqlite3": "public domain",
    "ffi": "MIT", "z": "zlib licence", "bz2": "bzip2 licence", "stdc++": "GPL 3 with runtime exception",
    "gcc_s": "GPL 3 with runtime exception", "expat": "MIT", "uuid": "BSD 3-clause",
    "gomp": "GPL 3 with runtime exception",
}  # fmt: skip
"""Shared libraries by the name between `lib` and the first hyphen or dot."""


class UnknownLicence(LookupError):
    """Something is in the bundle whose licence nobody has looked up."""


@dataclass(frozen=True)
class Component:
    """One thing in the bundle: its name and version, its licence in a word, and the texts."""

    name: str
    licence: str
    texts: tuple[str, ...]


def write_licences(target: Path, bundle: Path) -> None:
    """Write the list for a finished bundle."""
    parts = [_heroes(), _python(), *packages()]
    lines = ["Heroes Desktop stands on the work of others. What is in this folder, and its licences:", ""]
    lines += [f"- {part.name}: {part.licence}" for part in parts]
    lines += ["", "Shared libraries that came with these:", ""]
    lines += [f"- {name}: {licence}" for name, licence in shared_libraries(bundle)]
    for part in parts:
        for text in part.texts:
            lines += ["", "=" * 80, part.name, "=" * 80, "", text.strip()]
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")


def packages() -> list[Component]:
    """The packages the program needs, with those they need in turn."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: dict[str, Component] = {}
    waiting = [_name(requirement) for requirement in project["dependencies"]]
    while waiting:
        name = waiting.pop()
        if name in found or name in _NOT_SHIPPED:
            continue
        try:
            package = distribution(name)
        except PackageNotFoundError:  # needed on other systems only
            continue
        found[name] = _component(package)
        waiting += [_name(needed) for needed in package.requires or () if "extra ==" not in needed]
    return [found[name] for name in sorted(found)]


def _name(requirement: str) -> str:
    named = _NAME.match(requirement)
    assert named is not None, requirement
    return named[0].lower().replace("_", "-")


def _component(package: Distribution) -> Component:
    about = package.metadata
    name = f"{about['Name']} {package.version}"
    licence = next((about[key] for key in ("License-Expression", "License") if key in about), "")
    texts = tuple(dict.fromkeys(_texts(package)))
    if not licence.strip() or not texts:
        raise UnknownLicence(name)
    return Component(name, licence.strip().splitlines()[0], texts)


def _texts(package: Distribution) -> Iterable[str]:
    for path in package.files or ():
        if _IS_LICENCE.search(str(path)):
            yield Path(str(path.locate())).read_text(encoding="utf-8", errors="replace")


def _heroes() -> Component:
    return Component("Heroes Desktop", "MIT", ((ROOT / "LICENSE").read_text(encoding="utf-8"),))


def _python() -> Component:
    places = (Path(os.__file__).parent / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt")
    texts = tuple(place.read_text(encoding="utf-8") for place in places if place.is_file())
    version = ".".join(str(part) for part in sys.version_info[:3])
    return Component(f"Python {version}", "Python Software Foundation License 2", texts[:1])


def shared_libraries(bundle: Path) -> list[tuple[str, str]]:
    """The libraries in a bundle that belong neither to Python itself nor to the packages' own code."""
    found: dict[str, str] = {}
    for path in bundle.rglob("lib*.so*"):
        name = re.split(r"[-.]\d|[-.]so|-[0-9a-f]{8}", path.name.removeprefix("lib"))[0]
        if name.startswith("python"):
            continue
        if name not in NATIVE:
            raise UnknownLicence(path.name)
        found[name] = NATIVE[name]
    return sorted(found.items())
