"""`heroes evening`: what a game night has brought, at the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from heroes_desktop.cli import main
from heroes_desktop.library import Library


def test_an_evening_is_told_listed_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evening"]) == 0
    assert "no game night" in capsys.readouterr().out
    with Library.open() as library:
        evening = library.evenings.begin("Friday")
        library.evenings.join(evening.id, "Rosalie")
    assert main(["evening"]) == 0
    assert "1. Rosalie: 0 points" in capsys.readouterr().out
    assert main(["evening", "--list"]) == 0
    assert "Friday" in capsys.readouterr().out
    file = tmp_path / "evening.txt"
    assert main(["evening", str(evening.id), "--file", str(file)]) == 0
    assert "Rosalie" in file.read_text(encoding="utf-8")
    assert main(["evening", str(evening.id), "--file", str(file)]) == 1
    assert main(["evening", "99"]) == 2
