"""Whoever started the program by a click is told what is wrong as well as whoever sits at a terminal."""

from __future__ import annotations

import contextlib
import io
import os
from pathlib import Path
from typing import Any

import pygame
import pytest

from heroes_desktop.desktop.program import launch, message_box
from heroes_desktop.desktop.program.crash import reports_folder
from heroes_desktop.desktop.program.launch import Opening
from heroes_desktop.desktop.program.preferences import SETTINGS_KEY, Preferences
from heroes_desktop.desktop.scenes.pages.new_match import NewMatch
from heroes_desktop.library import Library, glance

from .test_app import Fly


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, tuple[str, ...]]]:
    """Messages in windows of their own, with their buttons, as if there were a screen."""
    found: list[tuple[str, tuple[str, ...]]] = []

    def box(_title: str, message: str, _kind: str, buttons: tuple[str, ...]) -> int:
        found.append((message, buttons))
        return 0

    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setattr(pygame.display, "message_box", box)
    return found


def test_a_second_instance_speaks_the_language_of_the_first(shown: list[Any], capsys: Any) -> None:
    with Library.open() as library:
        library.settings.set(SETTINGS_KEY, Preferences(language="fr"))
        assert launch.launch(Opening(silent=True)) == 1
    ((message, buttons),) = shown
    assert "déjà ouvert" in message
    assert buttons == ("Fermer",)
    assert "déjà ouvert" in capsys.readouterr().err


def test_an_error_at_the_start_is_shown_with_its_report(
    shown: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_arguments: object) -> int:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(launch, "_run", broken)
    assert launch.launch(Opening(language="en", silent=True)) == 1
    ((message, _buttons),) = shown
    assert "Something went wrong" in message
    path = Path(message.rpartition("Report: ")[2])
    assert "on purpose" in path.read_text()


def test_at_a_terminal_the_words_there_are_enough(shown: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr("sys.stderr", terminal)
    message_box.tell("hello")
    assert terminal.getvalue() == "hello\n"
    assert shown == []


def test_a_bundle_without_any_terminal_still_tells(shown: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr", None)
    message_box.tell("hello")
    assert [message for message, _buttons in shown] == ["hello"]


def test_without_a_screen_no_window_is_tried(shown: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    message_box.tell("hello")
    assert shown == []


def test_a_message_that_cannot_be_shown_is_no_second_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def impossible(*_arguments: object, **_more: object) -> int:
        raise pygame.error("No message system available")

    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setattr(pygame.display, "message_box", impossible)
    message_box.tell("hello")


def test_a_glance_at_nothing_gives_the_default() -> None:
    assert glance(SETTINGS_KEY, Preferences()).language == ""


def test_names_nobody_typed_follow_the_language(fly: Fly) -> None:
    pilot = fly()
    pilot.click("game:immortal_king")
    pilot.click("mode:duel")
    scene = pilot.app.top
    assert isinstance(scene, NewMatch)
    pilot.click("name:1")
    pilot.type("Mira")
    pilot.press("return")
    before = scene.chairs[0].name
    pilot.app.set_preferences(language="fr")
    pilot.settle()
    assert scene.chairs[0].name == "Groupe" != before
    assert scene.chairs[1].name.endswith("Mira")
    pilot.app.set_preferences(language="en")
    pilot.settle()
    assert scene.chairs[0].name == before


def test_an_error_may_be_reported_without_a_message_to_close(
    shown: list[Any], monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    """A machine nobody sits at: the library is free again, the report written, nothing waits for a click."""

    def broken(*_arguments: object) -> int:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(launch, "_run", broken)
    assert launch.launch(Opening(silent=True, report_only=True)) == 1
    assert not shown
    assert "Report: " in capsys.readouterr().err
    assert len(list(reports_folder().glob("*RuntimeError.txt"))) == 1
    Library.open().close()


def test_a_screen_reader_that_has_gone_ends_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        monkeypatch.setattr("sys.stdout", pipe)
        launch.say("Whose turn is it?")
        with contextlib.suppress(BrokenPipeError):
            pipe.close()
