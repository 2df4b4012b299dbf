"""Paints the gems."""

from __future__ import annotations

from heroes_desktop.desktop.art.common import emblems
from heroes_desktop.desktop.art.core.noise import Picture

from .stones import STONES, Stone


def build_stone(spec: Stone, factor: float) -> Picture:
    """A cut gem or its empty socket."""
    del factor
    return emblems.gem(spec.size, STONES[spec.colour], spec.missing).copy()
