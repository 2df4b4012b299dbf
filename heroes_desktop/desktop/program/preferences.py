"""What a person has set about the window; kept in the library, harmless when it cannot be."""

from __future__ import annotations

import msgspec

from heroes_desktop.locale import LANGUAGES

SETTINGS_KEY = "desktop"
"""Where the library keeps them."""

SPEEDS = (0.5, 1.0, 2.0, 0.0)
"""Animation speeds on offer; 0 means: at once."""

SMALLEST, LARGEST = (160, 90), (15_360, 8_640)
"""A window outside these sizes is a damaged setting, not a wish."""

LONGEST_NAME, MOST_NAMES = 200, 20

TEXT_SCALES = (1.0, 1.1, 1.25, 1.5, 1.75, 2.0)


class Preferences(msgspec.Struct):
    """All settings of the window with their defaults.

    `window` and `full_screen` are remembered from the last time. An empty `language` follows
    the system. `hurry`: what leaves nothing to choose is not asked. `keys`: buttons show their keys.
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
    keys: bool = True
    full_screen: bool = False
    window: tuple[int, int] = (1280, 720)
    names: list[str] = []
    kinds: list[str] = []
    """Who held each seat the last time."""

    def duration(self, milliseconds: float) -> float:
        """How long a motion takes under these settings."""
        if self.speed <= 0:
            return 0.0
        return (min(milliseconds, 80.0) if self.reduced_motion else milliseconds) / self.speed

    def bounded(self) -> Preferences:
        """The same settings with everything in bounds: an odd row must not keep the window from opening."""
        usual = Preferences()
        if self.language and self.language not in LANGUAGES:
            self.language = ""
        if not TEXT_SCALES[0] <= self.text_scale <= TEXT_SCALES[-1]:
            self.text_scale = usual.text_scale
        if self.speed not in SPEEDS:
            self.speed = usual.speed
        for name in ("effects_volume", "ambience_volume"):
            if not 0.0 <= getattr(self, name) <= 1.0:
                setattr(self, name, getattr(usual, name))
        wide, tall = self.window
        if not (SMALLEST[0] <= wide <= LARGEST[0] and SMALLEST[1] <= tall <= LARGEST[1]):
            self.window = usual.window
        self.names = [name[:LONGEST_NAME] for name in self.names if name.isprintable()][:MOST_NAMES]
        self.kinds = self.kinds[:MOST_NAMES]
        return self


def encode(preferences: Preferences) -> str:
    """The preferences as text for the library."""
    return msgspec.json.encode(preferences).decode()


def decode(text: str | None) -> Preferences:
    """Read preferences; anything unreadable falls back to the defaults."""
    if not text:
        return Preferences()
    try:
        return msgspec.json.decode(text.encode(), type=Preferences).bounded()
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return Preferences()
