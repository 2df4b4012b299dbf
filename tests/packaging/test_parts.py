"""What goes into a bundle, and what stays out."""

from __future__ import annotations

from pathlib import Path

import bundle_parts
import pytest

from heroes_desktop.desktop.paint.fonts import FACES, font_file

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The places of all data files in the bundle."""
    files = bundle_parts.data_files(tmp_path_factory.mktemp("workshop"))
    return {f"{folder}/{Path(path).name}" for path, folder in files}


def test_every_table_catalogue_and_chapter_is_shipped(shipped: set[str]) -> None:
    package = ROOT / "heroes_desktop"
    wanted = [path for ending in ("*.toml", "*.mo") for path in package.rglob(ending)]
    assert {str(path.relative_to(ROOT).as_posix()) for path in wanted} <= shipped
    chapters = {
        f"heroes_desktop/rulebook/rules/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")
    }
    assert chapters
    assert chapters <= shipped
    assert "assets/icon.png" in shipped


def test_fonts_in_use_are_shipped_and_no_others(shipped: set[str]) -> None:
    fonts = {Path(place).name for place in shipped if place.endswith(".ttf")}
    assert fonts == {font_file(face).name for face in (*FACES, "rpg", "mdi")}
    assert {"tkinter_icons_rpga/glyphmap.json", "fonticon_mdi7/mdi7.py"} <= shipped


def test_the_fingerprint_follows_the_drawing_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    art = tmp_path / "desktop" / "art"
    art.mkdir(parents=True)
    monkeypatch.setattr(bundle_parts, "PACKAGE", tmp_path)
    texts = []
    for code in ("one = 1\n", "one = 2\n"):
        (art / "drawing.py").write_text(code)
        path, folder = bundle_parts._fingerprint(tmp_path / "workshop")
        texts.append(Path(path).read_text())
        assert folder == "heroes_desktop/desktop/art"
    assert texts[0] != texts[1]


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        ("pygame_gui/data/NotoSans-Regular.ttf", True),
        ("pygame_gui/data/NotoSansJP-Bold.otf", False),
        ("pygame_gui\\data\\NotoSansSC-Bold.otf", False),
        ("pygame_gui/data/default_theme.json", True),
        ("pygame_gui/data/translations/pygame-gui.fr.json", True),
        ("pygame_gui/data/translations/pygame-gui.ja.json", False),
        ("pygame/docs/generated/index.html", False),
        ("pygame/freesansbold.ttf", True),
        ("heroes_desktop/locale/fr/LC_MESSAGES/heroes.mo", True),
    ],
)
def test_what_hooks_collect_is_trimmed(place: str, wanted: bool) -> None:
    assert bundle_parts.is_wanted(place) is wanted


def test_libraries_of_excluded_modules_go_too() -> None:
    entries = [(f"pillow.libs/{name}", f"/{name}", "BINARY") for name in ("libavif-1.so", "libjpeg-2.so")]
    assert bundle_parts.needed_libraries(entries) == entries[1:]


def test_the_recipe_is_sound_python() -> None:
    recipe = ROOT / "packaging" / "heroes.spec"
    compile(recipe.read_text(encoding="utf-8"), str(recipe), "exec")
