"""Procedural drawing: specs say what, `Art` gives the picture. Pillow is imported on first use."""

from __future__ import annotations

from heroes_desktop.desktop.art import icons, palette
from heroes_desktop.desktop.art.art import Art
from heroes_desktop.desktop.art.cache import ArtCache
from heroes_desktop.desktop.art.geometry import Box
from heroes_desktop.desktop.art.specs import *  # noqa: F403 - every spec is part of the interface
from heroes_desktop.desktop.art.text import STYLES, Block, Letters, Style
