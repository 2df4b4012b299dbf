"""What a person has set about the window; kept in the library, harmless when it cannot be."""

from __future__ import annotations

import msgspec

SETTINGS_KEY = "desktop"
"""Where the library keeps them."""

SPEEDS = (0.5, 1.0, 2.0, 0.0)
"""Animation speeds on offer; 0 means: at once."""

TEXT_SCALES = (1.0, 1.1, 1.25, 1.5, 1.75, 2.0)


class Preferences(msgspec.Struct):
    """All settings of the window with their defaults.

    `window` and `full_screen` are remembered from the last time. An empty `language` follows
    the system. `hurry`: what leaves nothing to choose is not asked.
    """

    language: str = ""
    text_scale: float = 1.0
    speed: float = 1.0
    reduced_motion: bool = False
    effects_volume: float = 0.7
    ambience_volume: float = 0.35
    odds: bool = True
    hints: bool = True
    confirm_end: bool = False
    hurry: bool = True
    full_screen: bool = False
    window: tuple[int, int] = (1280, 720)
    names: list[str] = []

    def duration(self, milliseconds: float) -> float:
        """How long a motion takes under these settings."""
        if self.speed <= 0:
            return 0.0
        return (min(milliseconds, 80.0) if self.reduced_motion else milliseconds) / self.speed


def encode(preferences: Preferences) -> str:
    """The preferences as text for the library."""
    return msgspec.json.encode(preferences).decode()


def decode(text: str | None) -> Preferences:
    """Read preferences; anything unreadable falls back to the defaults."""
    if not text:
        return Preferences()
    try:
        return msgspec.json.decode(text.encode(), type=Preferences)
    except msgspec.MsgspecError:
        return Preferences()
