"""Built packages carry the chapters beside the reader."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from heroes_desktop.rulebook import reader

ROOT = Path(__file__).parents[2]
CHAPTERS = {path.name for path in (ROOT / "docs" / "rules").glob("*.md")}


def build(target: Path, editable: bool) -> Any:
    """Run the project's own build step into a folder."""
    dist = pytest.importorskip("setuptools.dist")
    spec = importlib.util.spec_from_file_location("build_package", ROOT / "packaging" / "build_package.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    step = module.BuildPackage(dist.Distribution({"packages": []}))
    step.ensure_finalized()
    step.build_lib, step.editable_mode = str(target), editable
    step.run()
    return step


def test_a_build_carries_every_chapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    step = build(tmp_path, editable=False)
    shipped = tmp_path / "heroes_desktop" / "rulebook" / "rules"
    assert {path.name for path in shipped.iterdir()} == CHAPTERS
    assert {Path(output).name for output in step.get_outputs()} >= CHAPTERS
    assert shipped.parent.parts[-2:] == reader._HERE.parts[-2:]


def test_an_editable_install_reads_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    build(tmp_path, editable=True)
    assert not list(tmp_path.rglob("*.md"))
    assert reader._folder() == ROOT / "docs" / "rules"


def test_a_missing_reference_is_said_plainly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "_PLACES", (tmp_path / "nowhere",))
    with pytest.raises(FileNotFoundError, match="missing from this installation"):
        reader.games()
