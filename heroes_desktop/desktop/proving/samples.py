"""Every page and dialog as somebody might meet it: one row here, and it is in the pictures of `heroes shots`,
in the self-test of the bundle, in the tests of tidiness and among the golden pictures.

Tables, curtains and end pages are not listed: they come up in the course of a match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import rooms

from ..program.app import App
from ..scenes.scene import Scene

Opened = Callable[[App], Scene]


def nothing() -> None:
    """What a button of a sample does."""


def _game() -> str:
    return next(iter(catalogue))


def _settings(app: App) -> Scene:
    from ..scenes.pages.settings import Settings

    return Settings(app)


def _credits(app: App) -> Scene:
    from ..scenes.pages.credits import Credits

    return Credits(app)


def _rules(app: App) -> Scene:
    from ..scenes.pages.rules import Rules

    return Rules(app, _game(), f"{catalogue[_game()].prefix}-075")


def _saved(app: App) -> Scene:
    from ..scenes.pages.saved import Saved

    return Saved(app)


def _statistics(app: App) -> Scene:
    from ..scenes.pages.statistics import Statistics

    return Statistics(app)


def _new_match(app: App) -> Scene:
    from ..scenes.pages.new_match import NewMatch

    new = NewMatch(app, _game())
    new.plan.seed = 7
    return new


def _trouble(app: App) -> Scene:
    from ..scenes.pages.trouble import Trouble

    return Trouble(app, None)


def _question(app: App) -> Scene:
    from ..scenes.dialogs.dialog import Question

    return Question(app, "Leave the table?", "Every match is already saved.", "Leave", nothing)


def _text(app: App) -> Scene:
    from ..scenes.dialogs.dialog import AskText

    return AskText(app, "Name of the match", "Friday", lambda _text: None)


def _menu(app: App) -> Scene:
    from ..scenes.dialogs.dialog import Item, Menu

    items = [Item("Rules", "mdi:cog", nothing), Item("Leave", "mdi:door", nothing, "final")]
    return Menu(app, "Menu", items)


def _scores(app: App) -> Scene:
    from .sample_scores import SampleScores

    return SampleScores(app)


def _kiosk(name: str, app: App) -> Scene:
    from .sample_kiosk import sample_page

    return sample_page(app, name)


def _evening(app: App) -> Scene:
    from ..scenes.evening.evening_page import EveningPage
    from .sample_evening import sample_night

    return EveningPage(app, sample_night(app.library).evening)


def _joining(app: App) -> Scene:
    from ..scenes.evening.joining import Joining
    from .sample_evening import sample_night

    return Joining(app, sample_night(app.library).evening, nothing)


def _closing(app: App) -> Scene:
    from ..scenes.evening.closing import Closing
    from .sample_evening import sample_night

    return Closing(app, sample_night(app.library))


def _lists(app: App) -> Scene:
    from ..scenes.pages.lists_page import ListsPage

    return ListsPage(app, next((game for game in rooms if rooms[game].lists().kinds()), _game()))


def _campaigns(app: App) -> Scene:
    from ..scenes.campaign.campaign_list import CampaignList
    from .sample_campaign import sample_campaign

    sample_campaign(app.library)
    return CampaignList(app)


def _campaign(app: App) -> Scene:
    from ..scenes.campaign.campaign_page import CampaignPage
    from .sample_campaign import sample_campaign

    return CampaignPage(app, sample_campaign(app.library).id)


def _campaign_match(app: App) -> Scene:
    from ..scenes.campaign.campaign_match import CampaignMatch
    from .sample_campaign import sample_campaign

    return CampaignMatch(app, sample_campaign(app.library))


KIOSK_PAGES = ("hub", "who", "comfort", "continue", "code", "signing", "pin")
"""Those of the kiosk that do not change by themselves; `kiosk_tour` shows all."""

SAMPLES: Mapping[str, Opened] = {
    "settings": _settings,
    "credits": _credits,
    "rules": _rules,
    "saved": _saved,
    "statistics": _statistics,
    "scores": _scores,
    "new_match": _new_match,
    "trouble": _trouble,
    "question": _question,
    "text": _text,
    "menu": _menu,
    "evening": _evening,
    "joining": _joining,
    "closing": _closing,
    "lists": _lists,
    "campaigns": _campaigns,
    "campaign": _campaign,
    "campaign_match": _campaign_match,
    **{f"kiosk_{name}": partial(_kiosk, name) for name in KIOSK_PAGES},
}
"""By name, in the order they are shown."""
