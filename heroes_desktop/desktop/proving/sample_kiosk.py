"""Pages of the kiosk to look at in an ordinary window; what changes by itself is shown by `kiosk_tour`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from heroes_desktop.games import catalogue
from heroes_desktop.kiosk.config import Config
from heroes_desktop.kiosk.files import Files
from heroes_desktop.library import data_directory
from heroes_desktop.locale import language

from ..program.app import App
from ..scenes.kiosk.host import Kiosk
from ..scenes.scene import Scene
from .kiosk_tour import EVENING, PIN
from .sample_evening import NAMES

Opened = Callable[[App, Kiosk], Scene]


def sample_kiosk(app: App) -> Kiosk:
    """A kiosk that is not opened: the window stays as it is."""
    gate, keeps_settings = app.gate, app.keeps_settings
    home = data_directory()
    config = Config(tuple(catalogue), (language(),), pin=PIN)
    kiosk = Kiosk(app, config, Files(home, home / "kiosk.toml"), time_of_day=lambda: EVENING)
    app.gate, app.keeps_settings = gate, keeps_settings
    return kiosk


def _hub(app: App, kiosk: Kiosk) -> Scene:
    from ..scenes.kiosk.hub import KioskHub

    return KioskHub(app, kiosk)


def _who(app: App, kiosk: Kiosk) -> Scene:
    from ..scenes.kiosk.who import WhoPlays

    who = WhoPlays(app, kiosk, next(iter(catalogue)))
    who.names = list(NAMES)[: len(who.names)]
    return who


def _comfort(app: App, kiosk: Kiosk) -> Scene:
    from ..scenes.kiosk.comfort import Comfort

    return Comfort(app, kiosk)


def _continuing(app: App, kiosk: Kiosk) -> Scene:
    from ..scenes.kiosk.continuing import Continuing

    return Continuing(app, kiosk)


def _code(app: App, _kiosk: Kiosk) -> Scene:
    from ..scenes.kiosk.codes import SetCode

    return SetCode(app, lambda _code: None)


def _signing(app: App, kiosk: Kiosk) -> Scene:
    from ..scenes.kiosk.signing import Signing

    signing = Signing(app, kiosk, 0)
    signing.text = "Maren & Vigo"
    return signing


def _pin(app: App, kiosk: Kiosk) -> Scene:
    from ..scenes.kiosk.pin import PinPad

    return PinPad(app, kiosk)


PAGES: Mapping[str, Opened] = {
    "hub": _hub,
    "who": _who,
    "comfort": _comfort,
    "continue": _continuing,
    "code": _code,
    "signing": _signing,
    "pin": _pin,
}


def sample_page(app: App, name: str) -> Scene:
    """One of the pages on a kiosk of its own."""
    return PAGES[name](app, sample_kiosk(app))
