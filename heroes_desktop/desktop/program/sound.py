"""Sound made by the project itself: short synthesised effects and a quiet ambient loop.

Without a sound device everything here does nothing, silently.
"""

from __future__ import annotations

import math
import random
import threading
from array import array
from collections.abc import Callable
from functools import cache

import pygame

RATE = 22050
Wave = Callable[[float], float]
"""Loudness from −1 to 1 at a time in seconds."""


def _noise(seed: int) -> Wave:
    """Always the same hiss, drawn when it is first heard: the window starts without it."""

    @cache
    def values() -> list[float]:
        chance = random.Random(seed)
        return [chance.uniform(-1, 1) for _unused in range(4096)]

    return lambda t: values()[int(t * RATE) % 4096]


def _tone(frequency: float, glide: float = 0.0) -> Wave:
    return lambda t: math.sin(2 * math.pi * (frequency + glide * t) * t)


def _bell(frequency: float, fall: float) -> Wave:
    partials = ((1.0, 1.0), (2.76, 0.5), (5.4, 0.25))
    return lambda t: sum(
        share * math.sin(2 * math.pi * frequency * ratio * t) * math.exp(-fall * ratio * t)
        for ratio, share in partials
    )


def _peal(frequencies: tuple[float, ...], step: float, fall: float, loud: float) -> Wave:
    """Bells one after the other."""
    bells = [(number * step, _bell(frequency, fall)) for number, frequency in enumerate(frequencies)]
    return lambda t: loud * sum(bell(t - start) for start, bell in bells if t >= start)


def _dice(t: float) -> float:
    rattle = 0.0
    for number, start in enumerate((0.0, 0.09, 0.17, 0.27, 0.36, 0.48, 0.57, 0.71, 0.83)):
        if t >= start:
            passed = t - start
            body = math.sin(2 * math.pi * (900 + 140 * (number % 4)) * passed) + 0.8 * _CLATTER(t)
            rattle += body * math.exp(-70 * passed) * (1 - 0.07 * number)
    return rattle * 0.5


_CLATTER = _noise(7)
_HISS = _noise(11)

_EFFECTS: dict[str, tuple[float, Wave]] = {
    "click": (0.05, lambda t: _tone(620)(t) * math.exp(-90 * t) * 0.35),
    "refuse": (0.18, lambda t: _tone(150, -120)(t) * math.exp(-16 * t) * 0.5),
    "dice": (1.0, _dice),
    "card": (0.16, lambda t: _HISS(t) * math.sin(math.pi * min(1, t / 0.16)) ** 2 * 0.35),
    "coin": (0.5, lambda t: (_bell(1650, 7)(t) + _bell(2200, 9)(max(0, t - 0.06))) * 0.22),
    "hit": (0.3, lambda t: (_tone(110, -160)(t) * 0.8 + _CLATTER(t) * 0.4) * math.exp(-14 * t)),
    "step": (0.12, lambda t: _tone(180, -300)(t) * math.exp(-40 * t) * 0.5),
    "spell": (0.7, _peal((660, 880, 1175), 0.07, 4, 0.16)),
    "win": (1.4, _peal((392, 494, 587, 784), 0.16, 2.5, 0.2)),
    "lose": (1.3, _peal((220, 196, 165), 0.25, 3, 0.25)),
    "curtain": (0.6, lambda t: _HISS(t) * math.sin(math.pi * t / 0.6) * 0.18),
}  # fmt: skip
EFFECTS = tuple(_EFFECTS)

AMBIENT_SECONDS = 12.0


def effect_samples(name: str) -> array[int]:
    """The samples of an effect, mono, 16 bit."""
    seconds, wave = _EFFECTS[name]
    return array("h", (_level(wave(number / RATE)) for number in range(int(seconds * RATE))))


MOODS = ("tavern", "forest", "dungeon", "boss")
"""The quiet loops; the first is heard wherever nothing else is wanted."""


def ambient_samples(mood: str = MOODS[0]) -> array[int]:
    """Wind, and what belongs to the place now and then; it loops without a seam."""
    length = int(AMBIENT_SECONDS * RATE)
    sound = [0.0] * length
    slow = 0.0
    turn = 2 * math.pi / length
    deep = {"dungeon": (660, 0.05), "boss": (492, 0.12)}.get(mood, (0, 0.0))
    for number in range(length):
        slow += (_HISS((number * 7 % 4096) / RATE) - slow) * 0.02
        swell = 0.6 + 0.4 * math.sin(turn * 3 * number)
        sound[number] = slow * swell * 0.8 + deep[1] * math.sin(turn * deep[0] * number)
    for start, loud, wave, lasting in _happenings(mood, length):
        for offset in range(lasting):
            sound[start + offset] += loud * wave(offset / RATE)
    seam = RATE // 2
    for offset in range(seam):
        share = offset / seam
        sound[offset] = sound[offset] * share + sound[length - seam + offset] * (1 - share)
    return array("h", (_level(value) for value in sound[: length - seam]))


def _happenings(mood: str, length: int) -> list[tuple[int, float, Wave, int]]:
    """What is heard above the wind: when, how loud, what, for how many samples."""
    chance = random.Random("hearth")
    if mood == "boss":  # a drum, far below
        beats = [number * length // 12 for number in range(12) if number % 4 != 3]
        return [(start, 0.5, _drum, 6000) for start in beats if start + 6000 < length]
    if mood == "dungeon":  # drops
        starts = sorted(chance.randrange(length - 9000) for _unused in range(14))
        return [(start, chance.uniform(0.05, 0.14), _drop, 8000) for start in starts]
    if mood == "forest":  # birds
        starts = sorted(chance.randrange(length - 9000) for _unused in range(18))
        return [(start, chance.uniform(0.02, 0.06), _chirp, 5000) for start in starts]
    crackles = sorted((chance.randrange(length - 2000), chance.uniform(0.05, 0.3)) for _unused in range(60))
    return [(start, loud, _crackle(start), 900) for start, loud in crackles]


def _crackle(start: int) -> Wave:
    return lambda t: _CLATTER(start / RATE + t) * math.exp(-t * RATE / 120)


def _drum(t: float) -> float:
    return math.sin(2 * math.pi * (62 - 40 * t) * t) * math.exp(-11 * t)


def _drop(t: float) -> float:
    return math.sin(2 * math.pi * (1150 + 900 * t) * t) * math.exp(-16 * t)


def _chirp(t: float) -> float:
    return math.sin(2 * math.pi * (2600 + 500 * math.sin(40 * t)) * t) * math.exp(-14 * t)


def _level(value: float) -> int:
    return int(max(-1.0, min(1.0, value)) * 32000)


class Sound:
    """Plays effects by name. Made silent when there is no device or `device` is False."""

    def __init__(self, device: bool = True) -> None:
        self._effects_volume = 0.7
        self._ambience_volume = 0.3
        self._ready: dict[str, pygame.mixer.Sound] = {}
        self._samples: dict[str, bytes] = {}
        self._ambient: pygame.mixer.Sound | None = None
        self._playing = False
        self._loops: dict[str, bytes] = {}
        self._making: set[str] = set()
        self.mood = MOODS[0]
        self.played: list[str] = []
        self.silent = not device or not _open_mixer()

    @property
    def ambient(self) -> bool:
        """Whether the quiet loop is playing."""
        return self._playing

    def volumes(self, effects_volume: float, ambience_volume: float) -> None:
        """Set both volumes from 0 to 1."""
        self._effects_volume, self._ambience_volume = effects_volume, ambience_volume
        if self._ambient is not None:
            self._ambient.set_volume(ambience_volume)

    def play(self, name: str) -> None:
        """Play an effect; unknown names and missing devices make no fuss."""
        self.played.append(name)
        del self.played[:-50]
        if self.silent or self._effects_volume <= 0 or name not in _EFFECTS:
            return
        sound = self._ready.get(name)
        if sound is None:
            samples = self._samples.pop(name, b"")
            if not samples:
                return  # not made yet: late by half a second it would only confuse
            sound = self._ready[name] = pygame.mixer.Sound(buffer=samples)
        sound.set_volume(self._effects_volume)
        sound.play()

    def prepare(self) -> bytes:
        """Make all samples; those of the ambient loop are the result. Slow, so a thread calls this."""
        if self.silent:
            return b""
        for name in EFFECTS:
            self._samples[name] = effect_samples(name).tobytes()
        return ambient_samples().tobytes()

    def start_ambience(self, samples: bytes) -> None:
        """Play the loop until the program ends."""
        if self.silent or not samples or self._playing:
            return
        self._loops[MOODS[0]] = samples
        self._loop(samples, 3000)
        self._playing = True

    def _loop(self, samples: bytes, fade: int) -> None:
        self._ambient = pygame.mixer.Sound(buffer=samples)
        self._ambient.set_volume(self._ambience_volume)
        self._ambient.play(loops=-1, fade_ms=fade)

    def surround(self, mood: str) -> None:
        """Let this loop be heard as soon as it is made; the first time a thread makes it."""
        if mood == self.mood or mood not in MOODS:
            return
        if not self._playing:
            self.mood = mood if self.silent else self.mood
            return
        samples = self._loops.get(mood)
        if samples is None:
            if mood not in self._making:
                self._making.add(mood)
                threading.Thread(target=self._make, args=(mood,), name="ambience", daemon=True).start()
            return
        if self._ambient is not None:
            self._ambient.fadeout(1500)
        self._loop(samples, 1500)
        self.mood = mood

    def _make(self, mood: str) -> None:
        self._loops[mood] = ambient_samples(mood).tobytes()

    def close(self) -> None:
        """Stop everything."""
        if not self.silent:
            pygame.mixer.quit()


def _open_mixer() -> bool:
    try:
        pygame.mixer.init(RATE, -16, 1, 1024)
    except (pygame.error, NotImplementedError):
        return False
    return True
