"""What a bundle is made of: the files beside the code, and the parts of libraries it does without."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from heroes_desktop.desktop.art.core.cache import art_folders
from heroes_desktop.desktop.paint.fonts import FACES, font_file, package_folder

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "heroes_desktop"

METADATA = ("msgspec", "platformdirs", "pygame-ce", "pygame-gui", "pillow")
"""Packages whose versions `heroes doctor` tells."""

EXCLUDED = (
    # tools of the workshop: they build catalogues, not matches
    "heroes_desktop.locale.build", "heroes_desktop.locale.po",
    # never used by us, only offered by the libraries
    "numpy", "tkinter", "_tkinter", "fontpkg", "typing_extensions", "cffi", "olefile", "defusedxml",
    "yaml", "cv2",
    # parts of pygame: tests, manuals, cameras, MIDI, arrays, the old sprite and font modules' extras
    "pygame.tests", "pygame.examples", "pygame.docs", "pygame.camera", "pygame._camera",
    "pygame._camera_opencv", "pygame.midi", "pygame.pypm", "pygame.sndarray", "pygame.surfarray",
    "pygame.ftfont", "pygame._debug", "pygame.macosx", "pygame.gfxdraw",
    # Pillow only draws here, and reads and writes PNG
    "PIL._avif", "PIL._webp", "PIL._imagingcms", "PIL._imagingtk", "PIL._imagingmath", "PIL._imagingmorph",
    "PIL.AvifImagePlugin", "PIL.WebPImagePlugin", "PIL.ImageCms", "PIL.ImageTk", "PIL.ImageQt",
    "PIL.ImageShow", "PIL.ImageGrab", "PIL.ImageMath", "PIL.ImageMorph",
    # parts of the standard library that only developers need
    "unittest", "pydoc", "pydoc_data", "doctest", "pdb", "lib2to3", "ensurepip", "idlelib", "test",
    "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw",
    "xmlrpc", "curses", "readline", "asyncio", "ssl", "_ssl", "http", "ftplib", "smtplib", "email.mime",
)  # fmt: skip
"""Modules that stay out."""

_GUI_FONTS = ("NotoSans-Regular.ttf", "FiraCode-Regular.ttf")
"""pygame_gui opens these whatever theme it is given; its other faces only when a text asks for them."""
_GUI_LANGUAGES = ("pygame-gui.en.json", "pygame-gui.fr.json")

Data = tuple[str, str]
"""A file or folder, and the folder of the bundle it goes to."""


def data_files(workshop: Path) -> list[Data]:
    """Everything that is read at run time without being code; `workshop` takes what is made here."""
    return [*_own_files(), *_fonts(), _fingerprint(workshop)]


def _own_files() -> Iterable[Data]:
    for pattern in ("*.toml", "*.mo", "*.json"):
        for path in sorted(PACKAGE.rglob(pattern)):
            yield str(path), str(path.parent.relative_to(ROOT))
    for chapter in sorted((ROOT / "docs" / "rules").glob("*.md")):
        yield str(chapter), "heroes_desktop/rulebook/rules"
    yield str(ROOT / "assets" / "icon.png"), "assets"


def _fonts() -> Iterable[Data]:
    """Of each font package only the files in use; its code is not needed at all."""
    files = {font_file(face) for face in (*FACES, "rpg", "mdi")}
    files.add(package_folder("tkinter_icons_rpga") / "glyphmap.json")
    files.add(package_folder("fonticon_mdi7") / "mdi7.py")
    packages = ("fontpkg_cinzel", "fontpkg_fira_sans", "fontpkg_fira_sans_condensed")
    homes = [package_folder(name) for name in (*packages, "tkinter_icons_rpga", "fonticon_mdi7")]
    for path in sorted(files):
        home = next(home for home in homes if home in path.parents)
        yield str(path), str(PurePosixPath(home.name, *path.parent.relative_to(home).parts))


def _fingerprint(workshop: Path) -> Data:
    """Stands in for the drawing code, which a bundle ships without sources.

    The cache of pictures takes every `.toml` beside that code into the names of its files, so two
    bundles never show each other's pictures.
    """
    digest = hashlib.blake2b(digest_size=16)
    for folder in art_folders(PACKAGE):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.read_bytes())
    workshop.mkdir(parents=True, exist_ok=True)
    written = workshop / "fingerprint.toml"
    written.write_text(f'sources = "{digest.hexdigest()}"\n', encoding="utf-8")
    return str(written), "heroes_desktop/desktop/art"


def is_wanted(target: str) -> bool:
    """Whether a file the libraries' own hooks collected is used; `target` is its place in the bundle."""
    path = PurePosixPath(target.replace("\\", "/"))
    if path.parts[:2] == ("pygame_gui", "data"):
        if path.suffix in (".ttf", ".otf"):
            return path.name in _GUI_FONTS
        return "translations" not in path.parts or path.suffix != ".json" or path.name in _GUI_LANGUAGES
    if path.parts[:1] == ("pygame",):
        return not {"docs", "examples", "tests"} & set(path.parts) and path.suffix != ".pyi"
    return True


def needed_libraries(binaries: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """The shared libraries left when those of excluded modules are gone."""
    unused = ("libavif", "libwebpmux", "liblcms2", "libportmidi", "libssl", "libcrypto")
    return [entry for entry in binaries if not Path(entry[0]).name.startswith(unused)]
