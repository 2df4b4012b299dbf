"""A new match: the way to play, what can be settled beforehand, and who sits where."""

from __future__ import annotations

import pygame

from heroes_desktop.engine import SetupError
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import Mode, texts
from heroes_desktop.library import PERSON, LibraryError
from heroes_desktop.locale import _
from heroes_desktop.table.arranging import (
    Arrangement,
    Chair,
    fresh_seed,
    kind_label,
)

from ...art import Crest, HubCard
from ...art.core.text import STYLES
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import (
    Face,
    Scroll,
    button,
    heading,
    leather,
    paper,
    scroll_area,
    tabs,
)
from ...widgets.rows import Stack
from ..campaign.seals_won import draw_seals_won
from ..hub.choices import crests_height, draw_games, draw_modes
from ..hub.game_card import draw_words
from .page import Page
from .seat_controls import SeatControls
from .seating import seat_of
from .setting_controls import SettingControls


class NewMatch(Page):
    """Everything on one page; the big button starts."""

    def __init__(self, app: App, game: str, mode: str = "") -> None:
        super().__init__(app)
        self.plan: Arrangement = Arrangement(
            game, mode, app.prefs.names, kinds=app.prefs.kinds, lists=app.library.lists
        )
        self.scrolls = {key: Scroll(self.changed) for key in ("modes", "settings", "seats")}
        self.tab = 0
        self._setting_controls = SettingControls(self)
        self._seat_controls = SeatControls(self, self._setting_controls)
        self.campaigns = app.library.campaigns.all()

    @property
    def title(self) -> str:
        return _("New match · {game}").format(game=texts(self.game).title())

    # what is being arranged

    @property
    def game(self) -> str:
        return self.plan.game

    @property
    def mode(self) -> Mode:
        return self.plan.mode

    @property
    def chairs(self) -> list[Chair]:
        return self.plan.chairs

    def _pick_mode(self, mode: str) -> None:
        self.plan.choose_mode(mode)
        self.changed()

    def start(self) -> None:
        """Deal the first cards."""
        from ..match.table import TableScene

        plan = self.plan
        seats = [seat_of(chair, self.app.library) for chair in plan.chairs]
        try:
            session = plan.begin(self.app.library, seats)
        except (SetupError, LibraryError) as error:
            self.app.toast(str(error))
            return
        names = ["" if chair.name == chair.given else chair.name for chair in plan.chairs if chair.is_person]
        self.app.prefs.names = names + self.app.prefs.names[len(names) :]
        kinds = [chair.player for chair in plan.chairs]
        self.app.prefs.kinds = kinds + self.app.prefs.kinds[len(kinds) :]
        self.app.keep_preferences()
        self.app.replace(TableScene(self.app, session))

    # layout

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        self.plan.call_seats()
        room = self.frame(sheet)
        stack = Stack(room, px(16))
        self._bottom(sheet, stack.bottom(px(96)))
        body = stack.rect
        parts = [
            (_("Mode"), "mdi:cards-playing", self._modes),
            (_("Settings"), "mdi:tune", self._settings),
            (_("Seats"), "mdi:account-group", self._seats),
        ]
        if sheet.metrics.wide:
            shares = (0.31, 0.36, 0.33)
            left = body.x
            for (title, icon, draw), share in zip(parts, shares, strict=True):
                wide = round((body.w - 2 * px(18)) * share)
                draw(sheet, pygame.Rect(left, body.y, wide, body.h), title, icon)
                left += wide + px(18)
            return
        labels = [(title, icon) for title, icon, _draw in parts]
        tabs(sheet, pygame.Rect(body.x, body.y, body.w, px(60)), labels, self.tab, self._open)
        title, icon, draw = parts[self.tab]
        draw(sheet, pygame.Rect(body.x, body.y + px(72), body.w, body.h - px(72)), title, icon)

    def _open(self, tab: int) -> None:
        self.tab = tab
        self.changed()

    def _modes(self, sheet: Sheet, rect: pygame.Rect, title: str, icon: str) -> None:
        px = sheet.px
        room = heading(sheet, title, leather(sheet, rect, "modes"), dark=True, icon=icon)
        with scroll_area(sheet, room, self.scrolls["modes"], title) as area:
            if len(catalogue) > 1:
                crests = area.take(crests_height(sheet, area.rect.w), px(14))
                draw_games(sheet, crests, self.game, self._game)
            draw_modes(sheet, area, self.plan.ways(), self.plan.way.id, self._pick_mode)
            draw_seals_won(sheet, area, self.game, self.campaigns, self._campaign, self._begin_campaign)
        free = room.bottom - area.bottom - px(20)
        if free >= px(90):
            size = min(free, px(190))
            sheet.art(Crest(size, self.game), room.centerx, area.bottom + px(10) + free // 2, "center", 150)

    def resumed(self) -> None:
        self.campaigns = self.app.library.campaigns.all()
        self.plan.look_at_lists()
        self.changed()

    def _begin_campaign(self) -> None:
        from ..campaign.campaign_list import begin_campaign

        begin_campaign(self.app, self.game)

    def _campaign(self, campaign: int) -> None:
        from ..campaign.campaign_page import CampaignPage

        self.app.push(CampaignPage(self.app, campaign))

    def _game(self, game: str) -> None:
        self.plan.choose_game(game)
        self.changed()

    def _settings(self, sheet: Sheet, rect: pygame.Rect, title: str, icon: str) -> None:
        room = heading(sheet, title, paper(sheet, rect, "new"), icon=icon)
        shown = [setting for setting in self.mode.settings if setting.seat is None]
        built = [setting for setting in shown if self.plan.takes_list(setting)]
        tall = sum(self._setting_controls.height(sheet, room.w, setting) for setting in shown)
        roomy = tall + (sheet.px(74) if built else 0) <= room.h
        with scroll_area(sheet, room, self.scrolls["settings"], title) as area:
            for setting in shown:
                self._setting_controls.draw(sheet, area, setting, roomy)
                if setting in built[-1:]:
                    face = Face(_("Your lists"), "paper", "mdi:bookshelf", size=19)
                    button(sheet, area.take(sheet.px(54), sheet.px(20)), face, self._lists, id="lists")
        self._box(sheet, pygame.Rect(room.x, area.bottom, room.w, room.bottom - area.bottom))

    def _lists(self) -> None:
        from .lists_page import ListsPage

        self.app.push(ListsPage(self.app, self.game))

    def _box(self, sheet: Sheet, rect: pygame.Rect) -> None:
        """The game's own picture where the page would else be bare."""
        px = sheet.px
        high = min(rect.h - px(24), px(430))
        if high < px(280):
            return
        place = pygame.Rect(0, 0, round(high * 0.64), high)
        place.midbottom = rect.midbottom
        sheet.art(HubCard(*place.size, self.game, lift=3), *place.topleft)
        words = pygame.Rect(place.x + px(14), 0, place.w - px(28), round(high * 0.28))
        words.bottom = place.bottom - px(16)
        draw_words(sheet, words, texts(self.game).title(), "")

    def _seats(self, sheet: Sheet, rect: pygame.Rect, title: str, icon: str) -> None:
        self._seat_controls.draw(sheet, rect, title, icon)

    def _bottom(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        inside = leather(sheet, rect, "start").inflate(0, px(16))
        stack = Stack(inside, px(18))
        if not sheet.metrics.narrow:
            crest = stack.left(px(64))
            sheet.art(Crest(px(60), self.game), *crest.midleft, "midleft")
        go = stack.right(min(px(380), inside.w // 3))
        problems = self.plan.problems()
        face = Face(_("Start"), "primary", "mdi:play-circle", "SPACE", 28)
        button(sheet, go, face, self.start, reason="; ".join(problems), name=_("Start"))
        if self.seed_shown():
            self._seed(sheet, stack.right(min(px(300), inside.w // 3)))
        words = problems[0] if problems else self._summary(sheet, stack.rect)
        sheet.block(words, STYLES["body_dark"], stack.rect, "midleft")

    def seed_shown(self) -> bool:
        """Whether people may see and change what chance begins with."""
        return True

    def _seed(self, sheet: Sheet, rect: pygame.Rect) -> None:
        label = _("Seed {seed}").format(seed=self.plan.seed)
        hint = _("The same seed and the same choices give the same match.")
        button(
            sheet,
            rect,
            Face(label, "secondary", "mdi:dice-multiple", size=19),
            self._reseed,
            hint=hint,
            id="seed",
        )

    def _summary(self, sheet: Sheet, room: pygame.Rect) -> str:
        """What will be played and who sits at the table, as much of it as there is room for."""
        chosen = [
            _("{title}: {text}").format(title=setting.label, text=label)
            for setting in self.mode.settings
            if setting.seat is None
            for value, label in self.plan.choices(setting)
            if value == self.plan.values.get(setting.id) and value is not None
        ]
        people = ", ".join(
            chair.name if chair.player == PERSON else f"{chair.name} ({kind_label(chair.player)})"
            for chair in self.chairs
        )
        told = (
            " · ".join((self.mode.label, *chosen)) + "\n" + people,
            f"{self.mode.label}\n{people}",
            self.mode.label,
        )
        style = STYLES["body_dark"]
        return next((words for words in told if sheet.text_height(words, style, room.w) <= room.h), told[-1])

    def _reseed(self) -> None:
        self.plan.seed = fresh_seed()
        self.changed()
