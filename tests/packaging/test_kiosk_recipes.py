"""The recipes for a kiosk can be read by those they are for, and start what there is."""

from __future__ import annotations

import configparser
from pathlib import Path
from xml.etree import ElementTree

import pytest

KIOSK = Path(__file__).parents[2] / "packaging" / "kiosk"


def _read(name: str) -> configparser.RawConfigParser:
    found = configparser.RawConfigParser(strict=True)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(KIOSK / name, encoding="utf-8")
    return found


@pytest.mark.parametrize("name", ["heroes-kiosk.service", "cage.service"])
def test_a_unit_starts_the_kiosk_and_never_gives_up(name: str) -> None:
    unit = _read(name)
    assert unit["Service"]["ExecStart"].endswith("heroes kiosk")
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"
    assert unit["Service"]["Restart"] in ("always", "on-failure")


def test_the_autostart_entry_is_one() -> None:
    entry = _read("heroes-kiosk.desktop")["Desktop Entry"]
    assert (entry["Type"], entry["Exec"]) == ("Application", "heroes kiosk")
    assert entry["Name[fr]"]


def test_labwc_reads_its_file() -> None:
    assert ElementTree.parse(KIOSK / "labwc-rc.xml").getroot().tag == "labwc_config"
