"""Guests without manners: they touch, type, drag and pinch at random, and leave without a word."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pygame

from heroes_desktop.desktop.proving.kiosk_tour import touch
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.kiosk.host import Kiosk
from heroes_desktop.desktop.scenes.kiosk.signing import Signing

SECRET = "Zqxjwvk"
"""A name somebody types and never confirms: it may be nowhere afterwards."""

KEYS = (
    pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_F1, pygame.K_F4, pygame.K_F11,
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN,
    pygame.K_BACKSPACE, pygame.K_DELETE,
    *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1),
)  # fmt: skip
MODIFIERS = (0, 0, 0, 0, 0, pygame.KMOD_LALT, pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT, pygame.KMOD_LMETA)

FORBIDDEN = {
    "Hub", "TableScene", "Settings", "Saved", "Statistics", "NewMatch", "Replay", "Trouble", "Credits",
    "OperatorPage", "TableMenu", "CampaignPage", "Campaigns",
}  # fmt: skip
"""Scenes of the home and of whoever runs the kiosk."""


class Guest:
    """One guest with a mind of their own."""

    def __init__(self, pilot: Pilot, kiosk: Kiosk, seed: int) -> None:
        self.pilot, self.kiosk = pilot, kiosk
        self.mind = random.Random(seed)

    @property
    def scenes(self) -> list[str]:
        """What is open."""
        return [type(scene).__name__ for scene in self.pilot.app.scenes]

    def act(self) -> None:
        """Do something; most often touch what can be touched."""
        doings = (self._touch_thing, self._touch, self._key, self._drag, self._wheel, self._pinch, self._hold)
        self.mind.choices(doings, (60, 12, 12, 6, 4, 3, 3))[0]()
        assert self.pilot.app.running
        assert self.pilot.app.scenes
        strange = FORBIDDEN & set(self.scenes)
        assert not strange, strange

    def touch_about(self, times: int) -> None:
        """Only touches, as with bare hands."""
        for _each in range(times):
            self.mind.choices((self._touch_thing, self._touch, self._drag), (80, 15, 5))[0]()
            self.pilot.wait(self.mind.choice((40, 400, 1200)))

    def type_secretly(self) -> None:
        """Type a name where names are typed, and leave it there."""
        scene = Signing(self.pilot.app, self.kiosk, 1)
        self.pilot.app.push(scene)
        for letter in SECRET:
            scene.typed(letter)
        self.pilot.wait(50)

    def _point(self) -> tuple[int, int]:
        width, height = self.pilot.app.canvas.get_size()
        return self.mind.randrange(width), self.mind.randrange(height)

    def _touch(self) -> None:
        touch(self.pilot, self._point())

    def _touch_thing(self) -> None:
        nodes = [node for node in self.pilot.root().walk() if node.focusable and node.seen.w and node.seen.h]
        if nodes:
            touch(self.pilot, self.mind.choice(nodes).seen.center)

    def _key(self) -> None:
        key, mod = self.mind.choice(KEYS), self.mind.choice(MODIFIERS)
        typed = chr(key) if 32 < key < 127 else ""
        self.pilot._send(pygame.KEYDOWN, key=key, mod=mod, unicode=typed, scancode=0)
        if typed and not mod:
            self.pilot._send(pygame.TEXTINPUT, text=typed)
        self.pilot._send(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)
        if self.mind.random() < 0.1:
            self.pilot._send(pygame.QUIT)

    def _drag(self) -> None:
        start, end = self._point(), self._point()
        self.pilot._send(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=True)
        for share in (0.3, 0.7, 1.0):
            at = tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            self.pilot._send(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0), touch=True)
        self.pilot._send(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=True)

    def _wheel(self) -> None:
        self.pilot._send(pygame.MOUSEWHEEL, x=0, y=self.mind.choice((-3, -1, 1, 3)), touch=False)

    def _pinch(self) -> None:
        for _each in range(3):
            self.pilot._send(
                pygame.MULTIGESTURE, x=self.mind.random(), y=self.mind.random(), num_fingers=2,
                pinched=self.mind.uniform(-0.2, 0.2), rotated=0.0, touch_id=0,
            )  # fmt: skip

    def _hold(self) -> None:
        point = self._point()
        button = self.mind.choice((1, 1, 1, 2, 3))
        self.pilot._send(pygame.MOUSEBUTTONDOWN, pos=point, button=button, touch=button == 1)
        self.pilot.wait(self.mind.choice((300, 900, 1600)))
        self.pilot._send(pygame.MOUSEBUTTONUP, pos=point, button=button, touch=button == 1)


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything a library holds, table by table."""
    connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    try:
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in names}
    finally:
        connection.close()


def mentioned(home: Path, word: str) -> list[Path]:
    """Files of a directory in which a word stands, in whatever encoding."""
    marks = [word.encode(), word.upper().encode(), word.lower().encode(), word.encode("utf-16-le")]
    files = [path for path in home.rglob("*") if path.is_file()]
    return [path for path in files if any(mark in path.read_bytes() for mark in marks)]
