"""Every page of the kiosk once, flown by the pilot: for pictures and for the test that everything fits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from heroes_desktop import locale
from heroes_desktop.kiosk.best import Best
from heroes_desktop.kiosk.config import Config
from heroes_desktop.kiosk.files import Files
from heroes_desktop.locale import _

from ..program.app import App
from ..scenes.kiosk.host import Kiosk
from ..scenes.scene import Scene
from .pilot import Pilot

EVENING = 1_790_000_000.0
"""A moment the kiosk of the tour believes it is: its pictures do not depend on the hour."""
PIN = "2580"
Take = Callable[[str], None]


@contextmanager
def kiosk_pilot(
    size: tuple[int, int],
    home: Path,
    *,
    language: str = "en",
    text_size: int = 100,
    games: tuple[str, ...] = (),
    config: Config | None = None,
    speed: float = 0.0,
    patient: bool = False,
    own_process: bool = False,
) -> Iterator[tuple[Pilot, Kiosk]]:
    """A pilot in front of a kiosk nobody uses yet.

    `own_process`: computers think in a process of their own, as in the real kiosk.
    """
    made: list[Kiosk] = []
    others = tuple(each for each in locale.LANGUAGES if each != language)
    options = config or Config(games, (language, *others), text_size=text_size, pin=PIN)

    def first(app: App) -> None:
        app.own_process = own_process
        made.append(Kiosk(app, options, Files(home, home / "kiosk.toml"), time_of_day=lambda: EVENING))
        made[0].speed = speed
        made[0].open()

    with Pilot(
        size, language=language, text_scale=text_size / 100, home=home, patient=patient, first=first
    ) as pilot:
        yield pilot, made[0]


def touch(pilot: Pilot, point: tuple[int, int]) -> None:
    """A finger goes down and up."""
    import pygame

    pilot._send(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=True)
    pilot._send(pygame.MOUSEBUTTONUP, pos=point, button=1, touch=True)


def tour(pilot: Pilot, kiosk: Kiosk, game: str, take: Take) -> None:
    """All pages, with a match of one game."""
    app = pilot.app
    pilot.wait(9_000)
    take(f"60_kiosk_attract_{game}")
    touch(pilot, (app.canvas.get_width() - 40, app.canvas.get_height() // 2))
    pilot.settle()
    take("61_kiosk_hub")
    pilot.click(f"game:{game}")
    take(f"62_kiosk_who_{game}")
    _play(pilot, take, game)
    for name, scene in _others(kiosk):
        app.push(scene)
        pilot.wait(500)
        take(name)
        app.home()
        pilot.settle()


def _play(pilot: Pilot, take: Take, game: str) -> None:
    """A first choice in a match, its menu, and what a guest may set; then the match waits."""
    from ..scenes.kiosk.table import GuestTable
    from .match_tour import answer

    app = pilot.app
    way = next(node.id for node in pilot.root().walk() if node.id.startswith("way:"))
    pilot.click(way)
    for _step in range(6):
        answer(pilot, 1)
    table = next(scene for scene in app.scenes if isinstance(scene, GuestTable))
    table.menu()
    pilot.settle()
    take(f"63_kiosk_menu_{game}")
    app.pop()
    table.settings()
    pilot.settle()
    take("64_kiosk_comfort")
    app.pop()
    table.leave()
    pilot.settle()
    take("65_kiosk_hub_waiting")


def _others(kiosk: Kiosk) -> list[tuple[str, Scene]]:
    from ..scenes.kiosk.best_page import BestOfTheEvening
    from ..scenes.kiosk.codes import AskCode, SetCode
    from ..scenes.kiosk.continuing import Continuing
    from ..scenes.kiosk.countdown import Countdown
    from ..scenes.kiosk.operator_page import OperatorPage
    from ..scenes.kiosk.pin import PinPad
    from ..scenes.kiosk.signing import Signing

    app = kiosk.app
    signing = Signing(app, kiosk, 0)
    signing.text = "Maren & Vigo"
    kiosk.problems = [_("{name}: there is no such option.").format(name="idle.in_menu")]
    return [
        ("66_kiosk_continue", Continuing(app, kiosk)),
        ("67_kiosk_set_code", SetCode(app, lambda _code: None)),
        ("68_kiosk_ask_code", AskCode(app, kiosk.pin_tries, lambda _code: False, lambda: None)),
        ("69_kiosk_countdown", Countdown(app, 20, lambda: None)),
        ("70_kiosk_signing", signing),
        ("71_kiosk_pin", PinPad(app, kiosk)),
        ("72_kiosk_operator", OperatorPage(app, kiosk)),
        ("73_kiosk_best", BestOfTheEvening(app, kiosk, _lines(kiosk))),
    ]


def _lines(kiosk: Kiosk) -> list[Best]:
    names = ("Maren & Vigo", "Odile", "Bartholomäus")
    return [
        Best(number, game, name, 84 - 9 * number if number else None, 61)
        for game in kiosk.config.offered()
        for number, name in enumerate(names)
    ]
