"""Sounds are made by the project and never make a fuss."""

import time
from itertools import pairwise

import pytest

from heroes_desktop.desktop.program.sound import EFFECTS, MOODS, RATE, Sound, ambient_samples, effect_samples


@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_is_short_and_audible(name: str) -> None:
    samples = effect_samples(name)
    assert 0.02 * RATE < len(samples) < 2 * RATE
    assert 500 < max(abs(value) for value in samples) <= 32000
    assert abs(samples[-1]) < 6000, "an effect must not end with a click"


@pytest.mark.parametrize("mood", MOODS)
def test_the_loop_has_no_seam(mood: str) -> None:
    samples = ambient_samples(mood)
    assert 300 < max(abs(value) for value in samples) < 32000
    steps = [abs(a - b) for a, b in pairwise(samples)]
    assert abs(samples[0] - samples[-1]) <= max(steps)


def test_without_a_device_nothing_happens() -> None:
    sound = Sound(device=False)
    sound.play("dice")
    sound.play("no such sound")
    sound.start_ambience(sound.prepare())
    sound.volumes(1, 1)
    sound.close()
    assert sound.silent


def test_effects_are_played_once_they_are_made() -> None:
    """Making one takes longer than a frame: nothing that moves waits for it."""
    sound = Sound()
    if sound.silent:
        pytest.skip("no sound device")
    sound.play("dice")
    assert not sound._ready
    assert sound.prepare()
    sound.play("dice")
    assert list(sound._ready) == ["dice"]
    sound.close()


def test_every_place_has_its_loop() -> None:
    """The loop of a place is made when it is first wanted, and heard as soon as it is there."""
    sound = Sound()
    if sound.silent:
        pytest.skip("no sound device")
    sound.start_ambience(sound.prepare())
    assert sound.mood == "tavern"
    sound.surround("nowhere")
    assert sound.mood == "tavern"
    end = time.monotonic() + 20
    while sound.mood != "boss" and time.monotonic() < end:
        sound.surround("boss")
        time.sleep(0.02)
    assert sound.mood == "boss"
    sound.surround("tavern")
    assert sound.mood == "tavern", "what is made is heard at once"
    sound.close()


def test_without_a_device_places_are_only_noted() -> None:
    sound = Sound(device=False)
    sound.surround("dungeon")
    assert sound.mood == "dungeon"
