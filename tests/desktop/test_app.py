"""The application: stack, sleep, settings, focus, toasts."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from heroes_desktop.desktop.input.node import Node
from heroes_desktop.desktop.proving.pilot import Pilot, PilotError
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.settings import Settings
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import texts

Fly = Callable[..., Pilot]


def test_scenes_come_and_go(fly: Fly) -> None:
    pilot = fly()
    pilot.click("Settings")
    assert isinstance(pilot.app.top, Settings)
    pilot.press("escape")
    assert pilot.sees("The Heroes’ Table")


def test_escape_in_the_hub_asks_before_leaving(fly: Fly) -> None:
    pilot = fly()
    pilot.press("escape")
    assert pilot.sees("Leave the table?")
    pilot.click("Cancel")
    assert pilot.app.running
    pilot.press("escape")
    pilot.click("Leave")
    assert not pilot.app.running


def test_a_still_screen_draws_no_frame(fly: Fly) -> None:
    pilot = fly()
    pilot.app.ui.art.wait(60)
    pilot.settle()
    drawn = pilot.app.frames
    pilot.wait(10_000)
    assert pilot.app.frames == drawn


def test_everything_can_be_reached_by_tab_and_arrows(fly: Fly) -> None:
    pilot = fly()
    stops = {node.id for node in pilot.root().walk() if node.focusable}
    reached = set()
    for _unused in range(len(stops) + 2):
        pilot.press("tab")
        reached.add(pilot.app.keyboard.focus)
    assert reached == stops
    pilot.press("right", "left", "up", "down")
    assert pilot.app.keyboard.focus in stops


def test_moving_the_focus_is_narrated(fly: Fly) -> None:
    pilot = fly()
    pilot.press("tab")
    first = texts(next(iter(catalogue))).title()
    assert pilot.app.spoken[-1].startswith(f"{first}, card")


def test_whoever_only_hears_is_told_again_what_is_refused_again(fly: Fly) -> None:
    pilot = fly()
    heard: list[str] = []
    pilot.app.on_narration = heard.append
    barred = Node("Take back", "button", pygame.Rect(0, 0, 9, 9), reason="There is nothing to take back.")
    for _time in range(2):
        pilot.app.activate(barred)
    assert heard == ["There is nothing to take back."] * 2


def test_a_value_changed_with_the_arrows_is_narrated(fly: Fly) -> None:
    pilot = fly(first=lambda app: app.push(Settings(app)))
    while (node := pilot.app.keyboard.node(pilot.app.sheet_of(pilot.app.top))) is None or node.adjust is None:
        pilot.press("tab")
    heard: list[str] = []
    pilot.app.on_narration = heard.append
    pilot.press("left")
    pilot.settle()
    changed = pilot.app.keyboard.node(pilot.app.sheet_of(pilot.app.top))
    assert changed is not None
    assert changed.value != node.value
    assert heard == [changed.narration()]


def test_letters_shown_on_buttons_press_them(fly: Fly) -> None:
    pilot = fly()
    pilot.press("s")
    assert isinstance(pilot.app.top, Settings)


def test_the_space_bar_starts_once_the_choice_in_focus_is_made(fly: Fly) -> None:
    pilot = fly()
    pilot.press("tab", "return")
    while not pilot.app.keyboard.focus.startswith("mode:"):
        pilot.press("tab")
    pilot.press("space", "space")
    assert isinstance(pilot.app.top, TableScene)


def test_a_held_key_answers_only_once(fly: Fly) -> None:
    pilot = fly()
    pilot.key_down("s")
    pilot.key_down("s")
    assert len(pilot.app.scenes) == 2


def test_the_language_changes_at_once_everywhere(fly: Fly) -> None:
    pilot = fly()
    pilot.click("Français")
    assert "Paramètres" in pilot.names()
    assert "Settings" not in pilot.names()


def test_settings_are_kept(fly: Fly) -> None:
    pilot = fly()
    pilot.click("Settings")
    pilot.click("125 %")
    pilot.click("Reduced motion")
    assert pilot.app.ui.metrics.text == 1.25
    from heroes_desktop.desktop.program.preferences import SETTINGS_KEY, Preferences

    stored = pilot.library.settings.get(SETTINGS_KEY, Preferences())
    assert stored.text_scale == 1.25
    assert stored.reduced_motion


def test_sliders_follow_arrows_and_dragging(fly: Fly) -> None:
    pilot = fly()
    pilot.click("Settings")
    slider = pilot.find("Effects")
    pilot.app.keyboard.focus = slider.id
    pilot.press("left")
    assert pilot.app.prefs.effects_volume == pytest.approx(0.6)
    slider = pilot.find("Effects")
    pilot._send(pygame.MOUSEBUTTONDOWN, pos=(slider.rect.x + 2, slider.rect.centery), button=1, touch=False)
    pilot._send(pygame.MOUSEBUTTONUP, pos=(slider.rect.x + 2, slider.rect.centery), button=1, touch=False)
    assert pilot.app.prefs.effects_volume == 0


def test_full_screen_key(fly: Fly) -> None:
    pilot = fly()
    pilot.press("f11")
    assert pilot.app.prefs.full_screen
    assert pilot.app.window.is_full  # type: ignore[attr-defined]


def test_a_tooltip_comes_after_a_moment(fly: Fly) -> None:
    pilot = fly()
    pilot.hover("Hero: Immortal King", 300)
    assert not pilot.app.pointer.tip
    pilot.hover("Hero: Immortal King", 600)
    assert pilot.app.pointer.tip == "game:immortal_king"


def test_a_long_touch_shows_the_tooltip_and_does_not_click(fly: Fly) -> None:
    pilot = fly()
    point = pilot.find("Hero: Immortal King").rect.center
    pilot._send(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=True)
    pilot.wait(600)
    assert pilot.app.pointer.tip == "game:immortal_king"
    pilot._send(pygame.MOUSEBUTTONUP, pos=point, button=1, touch=True)
    assert len(pilot.app.scenes) == 1


def test_the_gamepad_moves_and_presses(fly: Fly) -> None:
    pilot = fly()
    pilot._send(pygame.JOYHATMOTION, value=(1, 0), joy=0, hat=0)
    first = pilot.app.keyboard.focus
    pilot._send(pygame.JOYAXISMOTION, axis=0, value=0.9, joy=0)
    assert pilot.app.keyboard.focus != first
    pilot._send(pygame.JOYBUTTONDOWN, button=0, joy=0)
    assert len(pilot.app.scenes) == 2
    pilot._send(pygame.JOYBUTTONDOWN, button=1, joy=0)
    assert len(pilot.app.scenes) == 1


def test_refusals_are_told(fly: Fly) -> None:
    pilot = fly()
    pilot.click("Saved matches")
    pilot.click("Take back the deletion")
    assert pilot.sees("Nothing was deleted just now.")


def test_the_pilot_says_what_there_is(fly: Fly) -> None:
    with pytest.raises(PilotError, match="Settings"):
        fly().click("no such thing")


def test_resizing_lays_out_anew(fly: Fly) -> None:
    pilot = fly()
    pilot.app.window.size = (1920, 1080)  # type: ignore[misc]
    pilot._send(pygame.WINDOWSIZECHANGED, x=1920, y=1080)
    pilot.settle()
    assert pilot.app.canvas.get_size() == (1920, 1080)
    assert pilot.root().rect.size == (1920, 1080)
