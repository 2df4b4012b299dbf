"""Licences, icons and what desktops want to know."""

from __future__ import annotations

import configparser
import shutil
from pathlib import Path
from xml.etree import ElementTree

import app_icons
import build
import licences
import metadata
import pytest
from PIL import Image

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"


def test_every_package_has_a_licence_with_its_text() -> None:
    found = {part.name.rpartition(" ")[0].lower().replace("_", "-"): part for part in licences.packages()}
    assert {"pygame-ce", "pygame-gui", "pillow", "msgspec", "platformdirs", "fontpkg-cinzel"} <= set(found)
    assert "python-i18n" in found, "what our packages need is shipped as well"
    assert "tkinter-icons" not in found
    assert all(len(text) > 200 for part in found.values() for text in part.texts)
    assert "LESSER GENERAL PUBLIC LICENSE" in "".join(found["pygame-ce"].texts)


def test_the_list_names_everything(tmp_path: Path) -> None:
    (tmp_path / "libSDL2-2-50d19f93.0.so.0.3200.10").touch()
    (tmp_path / "libpython3.11.so.1.0").touch()
    licences.write_licences(tmp_path / "LICENCES.txt", tmp_path)
    text = (tmp_path / "LICENCES.txt").read_text(encoding="utf-8")
    assert "- Heroes Desktop: MIT" in text
    assert "- SDL2: zlib licence" in text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in text


def test_a_library_nobody_has_looked_up_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "libmystery-1a2b3c4d.so.1").touch()
    with pytest.raises(licences.UnknownLicence, match="mystery"):
        licences.shared_libraries(tmp_path)


def test_icons_for_every_system(tmp_path: Path) -> None:
    windows, macos = app_icons.make_icon(tmp_path, "win32"), app_icons.make_icon(tmp_path, "darwin")
    assert windows is not None
    assert macos is not None
    with Image.open(windows) as icon:
        assert {(16, 16), (256, 256)} <= set(icon.info["sizes"])
    with Image.open(macos) as icon:
        assert icon.format == "ICNS"
    assert app_icons.make_icon(tmp_path, "linux") is None
    for path in app_icons.linux_icons(tmp_path):
        with Image.open(path) as icon:
            assert f"{icon.width}x{icon.height}" == path.parent.parent.name


def test_the_desktop_entry_is_whole() -> None:
    entry = configparser.RawConfigParser(strict=True)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(LINUX / "heroes-desktop.desktop", encoding="utf-8")
    facts = dict(entry["Desktop Entry"])
    assert (facts["Type"], facts["Exec"], facts["Icon"]) == ("Application", "heroes", "heroes-desktop")
    for key in ("Comment", "GenericName", "Keywords"):
        assert facts[f"{key}[fr]"] != facts[key]
    for key in ("Categories", "Keywords", "Keywords[fr]"):
        assert facts[key].endswith(";")


def test_the_catalogue_entry_fits_the_rest() -> None:
    root = ElementTree.parse(LINUX / f"{build.APP_ID}.metainfo.xml").getroot()
    assert root.findtext("id") == build.APP_ID
    assert root.findtext("project_license") == "MIT"
    launchable = root.findtext("launchable")
    assert launchable is not None
    assert (LINUX / launchable).is_file()
    french = [node for node in root.iter() if node.get("{http://www.w3.org/XML/1998/namespace}lang") == "fr"]
    plain = [node for node in root.iter() if node.tag in ("summary", "p", "li") and node not in french]
    assert len(french) == len(plain) + 1, "every text in both languages, and the developer's name"
    assert build.APP_ID in (ROOT / "packaging" / "heroes.spec").read_text(encoding="utf-8")


def test_the_desktops_own_tools_are_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    metadata.write_metadata(tmp_path, build.APP_ID)
    for file in (*tmp_path.rglob("*.desktop"), *tmp_path.rglob("*.xml")):
        assert "@" not in file.read_text(encoding="utf-8")
    told = metadata.judge(tmp_path, build.APP_ID)
    assert all("is content" in line or "not looked at" in line for line in told)
    monkeypatch.setenv("PATH", "")
    assert all("not looked at" in line for line in metadata.judge(tmp_path, build.APP_ID))


def test_a_tool_that_refuses_stops_the_build(tmp_path: Path) -> None:
    if shutil.which("desktop-file-validate") is None:
        pytest.skip("there is no desktop-file-validate here")
    metadata.write_metadata(tmp_path, build.APP_ID)
    entry = tmp_path / "applications" / metadata.ENTRY
    entry.write_text(
        entry.read_text(encoding="utf-8").replace("Version=1.1", "Version=9.9"), encoding="utf-8"
    )
    with pytest.raises(metadata.BadMetadata, match="Version"):
        metadata.judge(tmp_path, build.APP_ID)


def test_a_bundle_with_strangers_or_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "BUNDLE", tmp_path)
    (tmp_path / "heroes").write_bytes(b"x" * 1000)
    assert build.check() == 1000
    monkeypatch.setattr(build, "LARGEST", 999)
    with pytest.raises(build.BundleError, match="more than"):
        build.check()
    monkeypatch.setattr(build, "LARGEST", 10_000)
    (tmp_path / "numpy").mkdir()
    (tmp_path / "numpy" / "core.so").touch()
    with pytest.raises(build.BundleError, match="no place"):
        build.check()
