"""A new match: the way to play, what can be settled beforehand, and who sits where."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

import pygame

from heroes_desktop.engine import SetupError
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import Mode, Setting, texts
from heroes_desktop.library import PERSON, LibraryError
from heroes_desktop.locale import _
from heroes_desktop.table.arranging import (
    Arrangement,
    Chair,
    fresh_seed,
    kind_explained,
    kind_label,
    kinds_of,
)

from ...art import Crest, HubCard, PlayerSign
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...input.node import Look
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import (
    Face,
    Scroll,
    button,
    choice,
    explained_choice,
    explained_height,
    heading,
    leather,
    paper,
    paragraph,
    scroll_area,
    tabs,
)
from ...widgets.rows import Stack, columns
from ...widgets.scroll import Area
from ..campaign.seals_won import draw_seals_won
from ..dialogs.dialog import AskText, Item, Menu
from ..hub.choices import crests_height, draw_games, draw_modes
from ..hub.game_card import draw_words
from .page import Page
from .seating import medallion, seat_of

NARROW = 190
"""Units of width below which a button has no room for an icon beside its words."""
MOST_EXPLAINED = 5
"""Settings with more values show them as a list to open."""

_SETTING = Style("label", 20, palette.INK)


class NewMatch(Page):
    """Everything on one page; the big button starts."""

    def __init__(self, app: App, game: str, mode: str = "") -> None:
        super().__init__(app)
        self.plan: Arrangement = Arrangement(
            game, mode, app.prefs.names, kinds=app.prefs.kinds, lists=app.library.lists
        )
        self.scrolls = {key: Scroll(self.changed) for key in ("modes", "settings", "seats")}
        self.tab = 0
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

    def _pick_players(self, players: int) -> None:
        self.plan.choose_players(players)
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
        tall = sum(self._roomy_height(sheet, room.w, setting) for setting in shown)
        roomy = tall + (sheet.px(74) if built else 0) <= room.h
        with scroll_area(sheet, room, self.scrolls["settings"], title) as area:
            for setting in shown:
                self._setting(sheet, area, setting, roomy)
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

    def _setting(self, sheet: Sheet, area: Area, setting: Setting, roomy: bool) -> None:
        """One setting: every value explained if there is room, otherwise only the chosen one."""
        px = sheet.px
        paragraph(sheet, area, setting.label, _SETTING, 0)
        if self.plan.locked(setting):
            self._note(sheet, area, self._explanation(setting))
            self._settled(sheet, area.take(px(54), px(20)), setting)
            return
        if not roomy or len(self.plan.values_of(setting)) > MOST_EXPLAINED:
            self._note(sheet, area, self._explanation(setting))
            self._control(sheet, area.take(px(54), px(20)), setting)
            return
        self._note(sheet, area, setting.explanation)
        values = self._explained(setting)
        place = area.take(explained_height(sheet, area.rect.w, values), px(12))
        explained_choice(
            sheet,
            place,
            setting.label,
            values,
            self.plan.values.get(setting.id),
            partial(self._set, setting.id),
        )

    def _explained(self, setting: Setting) -> list[tuple[Any, str, str]]:
        told = {value.value: value.explanation for value in self.plan.values_of(setting)}
        return [(value, label, told.get(value, "")) for value, label in self.plan.choices(setting)]

    def _roomy_height(self, sheet: Sheet, wide: int, setting: Setting) -> int:
        """What a setting takes with all its values explained."""
        px = sheet.px
        head = sheet.text_height(setting.label, _SETTING, wide)
        head += sheet.text_height(setting.explanation, STYLES["caption"], wide) + px(6)
        if len(self.plan.values_of(setting)) > MOST_EXPLAINED:
            return head + px(74)
        return head + explained_height(sheet, wide, self._explained(setting)) + px(12)

    def _note(self, sheet: Sheet, area: Area, note: str) -> None:
        paragraph(sheet, area, note, STYLES["caption"], 6)

    def _explanation(self, setting: Setting) -> str:
        current = self.plan.values.get(setting.id)
        for value in self.plan.values_of(setting):
            if value.value == current and value.explanation:
                return f"{setting.explanation} {value.explanation}"
        return setting.explanation

    def _control(self, sheet: Sheet, rect: pygame.Rect, setting: Setting) -> None:
        values = self.plan.choices(setting)
        current = self.plan.values.get(setting.id)
        style = Style("label", 18, palette.INK)
        widest = max(sheet.letters.size(label, style)[0] for _value, label in values)
        if len(values) <= 4 and (widest + sheet.px(30)) * len(values) <= rect.w:
            choice(sheet, rect, setting.label, values, current, lambda value: self._set(setting.id, value))
            return
        label = next((text for value, text in values if value == current), "")
        face = Face(label, "secondary", "mdi:chevron-down", size=19)
        button(
            sheet,
            rect,
            face,
            lambda: self._choose(setting),
            name=f"{setting.label}: {label}",
            id=f"setting:{setting.id}",
        )

    def _settled(self, sheet: Sheet, rect: pygame.Rect, setting: Setting) -> None:
        """What cannot be changed any more."""
        label = self.plan.label(setting)
        name = _("{title}: {text}").format(title=setting.label, text=label)
        face = Face(label, "paper", "mdi:lock", size=19)
        button(sheet, rect, face, None, name=name, reason=_("The campaign has settled this."))

    def _choose(self, setting: Setting) -> None:
        current = self.plan.values.get(setting.id)
        items = [
            Item(
                label,
                "mdi:check-bold" if value == current else "mdi:circle-small",
                partial(self._set, setting.id, value),
                "primary" if value == current else "secondary",
            )
            for value, label in self.plan.choices(setting)
        ]
        self.app.push(Menu(self.app, setting.label, items, "mdi:tune"))

    def _set(self, key: str, value: Any) -> None:
        self.plan.values[key] = value
        self.changed()

    def _seats(self, sheet: Sheet, rect: pygame.Rect, title: str, icon: str) -> None:
        px = sheet.px
        room = heading(sheet, title, paper(sheet, rect, "seats"), icon=icon)
        grown = self._growth(sheet, room)
        with scroll_area(sheet, room, self.scrolls["seats"], title) as area:
            if len(self.plan.counts) > 1:
                counts = [(count, str(count)) for count in self.plan.counts]
                place = area.take(px(54), px(16))
                choice(sheet, place, _("Players"), counts, len(self.chairs), self._pick_players)
            for number, chair in enumerate(self.chairs):
                paragraph(sheet, area, self.plan.places[number], STYLES["caption"], 2)
                if grown < 0:  # many seats: everything about one of them side by side
                    self._low_seat(sheet, area, number, chair)
                else:
                    self._tall_seat(sheet, area, number, chair, grown)
            if len(self.chairs) > 1:
                swap, chance = columns(area.take(px(60), px(4)), 2, px(10))
                face = Face(_("Swap seats"), "secondary", "mdi:swap-horizontal", "X", 18)
                button(sheet, swap, face, self._swap)
                face = Face(_("Shuffle seats"), "secondary", "mdi:dice-multiple", "D", 18)
                button(sheet, chance, face, self._shuffle)

    def _settings_of(self, number: int) -> list[Setting]:
        """What can be settled for one seat."""
        return [setting for setting in self.mode.settings if setting.seat == number]

    def _low_seat(self, sheet: Sheet, area: Area, number: int, chair: Chair) -> None:
        """A seat in one line."""
        px, own = sheet.px, self._settings_of(number)
        places = self._side_by_side(area.take(px(66), px(8)), 1 + len(own), px(8))
        self._chair(sheet, places[0], number, chair)
        self._kind(sheet, places[1].inflate(0, -px(10)), number, chair)
        for place, setting in zip(places[2:], own, strict=True):
            self._own_setting(sheet, place.inflate(0, -px(10)), setting)

    def _tall_seat(self, sheet: Sheet, area: Area, number: int, chair: Chair, grown: int) -> None:
        """A seat with everything about it below each other, and the room to spare shared out."""
        px = sheet.px
        self._chair(sheet, area.take(px(76) + grown, px(8)), number, chair)
        self._kind(sheet, area.take(px(54), px(20) + grown // 2), number, chair)
        for setting in self._settings_of(number):
            if not self.plan.locked(setting):
                self._note(sheet, area, self._explanation(setting))
            self._own_setting(sheet, area.take(px(54), px(20)), setting)

    def _side_by_side(self, rect: pygame.Rect, others: int, gap: int) -> list[pygame.Rect]:
        """A wider place for face and name, and one for each other thing."""
        wide = round(rect.w * (0.5 if others == 1 else 0.42))
        rest = pygame.Rect(rect.x + wide + gap, rect.y, rect.w - wide - gap, rect.h)
        return [pygame.Rect(rect.x, rect.y, wide, rect.h), *columns(rest, others, gap)]

    def _own_setting(self, sheet: Sheet, rect: pygame.Rect, setting: Setting) -> None:
        """What is settled for one seat, or can be."""
        if self.plan.locked(setting):
            self._settled(sheet, rect, setting)
        else:
            self._control(sheet, rect, setting)

    def _kind(self, sheet: Sheet, rect: pygame.Rect, number: int, chair: Chair) -> None:
        """Who holds the seat."""
        label = kind_label(chair.player)
        icon = "mdi:account" if chair.is_person else "mdi:robot"
        roomy = rect.w >= sheet.px(NARROW)
        face = Face(label, "secondary", icon if roomy else "", size=19 if roomy else 17)
        name = _("{title}: {text}").format(title=self.plan.places[number], text=label)
        hint = kind_explained(chair.player)
        button(sheet, rect, face, partial(self._who, number), name=name, hint=hint, id=f"who:{number}")

    def _growth(self, sheet: Sheet, room: pygame.Rect) -> int:
        """How much larger the faces are where few people leave the page bare; below 0 where there are so
        many that each has to do with one row."""
        px = sheet.px
        seats = len(self.chairs)
        extra = sum(setting.seat is not None for setting in self.mode.settings) * px(110)
        extra += px(70) if len(self.plan.counts) > 1 else 0
        used = seats * (px(164) + sheet.letters.line_height(STYLES["caption"])) + extra + px(64)
        spare = room.h - used
        if spare < 0 and seats > 2 and room.w >= px(480):
            return -1
        return max(0, min(px(56), spare // (2 * seats)))

    def _chair(self, sheet: Sheet, rect: pygame.Rect, number: int, chair: Chair) -> None:
        px = sheet.px
        size = rect.h
        spot = pygame.Rect(rect.x, rect.y, size, size)
        art = sheet.ui.art
        chosen = palette.PLAYERS[chair.colour]
        face, sign = medallion(size - px(2), number, chosen.colour), PlayerSign(px(30), chosen, lift=1)

        def paint(target: pygame.Surface, look: Look) -> None:
            art.blit(target, face.but(state="hover") if look == "hover" else face, *spot.center, "center")
            art.blit(target, sign, spot.right - size // 9, spot.bottom - size // 8, "center")

        name = _("Colour and shape of {name}").format(name=chair.name)
        sheet.painted(name, "button", spot, paint, action=lambda: self._recolour(number), hint=name)
        left = spot.right + px(16 if size > px(70) else 8)
        place = pygame.Rect(left, 0, rect.right - left, min(size, px(80)) - px(8))
        place.centery = spot.centery
        label = Face(chair.name, "paper", "mdi:pencil" if place.w >= px(NARROW) else "", size=20)
        button(
            sheet,
            place,
            label,
            lambda: self._rename(number),
            name=_("Name: {name}").format(name=chair.name),
            id=f"name:{number}",
        )

    def _rename(self, number: int) -> None:
        def done(name: str) -> None:
            if name:
                self.chairs[number].name = name
                self.changed()

        self.app.push(AskText(self.app, _("Name of the player"), self.chairs[number].name, done, limit=24))

    def _recolour(self, number: int) -> None:
        used = {chair.colour for index, chair in enumerate(self.chairs) if index != number}
        chair = self.chairs[number]
        for step in range(1, len(palette.PLAYERS)):
            colour = (chair.colour + step) % len(palette.PLAYERS)
            if colour not in used:
                chair.colour = colour
                break
        self.changed()

    def _who(self, number: int) -> None:
        items = [
            Item(
                kind_label(player, self.plan.game),
                "mdi:account" if player == PERSON else "mdi:robot",
                partial(self._sit, number, player),
                sub=kind_explained(player),
                selected=player == self.chairs[number].player,
            )
            for player in kinds_of(self.plan.game)
        ]
        self.app.push(Menu(self.app, self.plan.places[number], items, "mdi:account-group"))

    def _sit(self, number: int, player: str) -> None:
        self.chairs[number].player = player
        self.changed()

    def _swap(self) -> None:
        self.plan.chairs = self.chairs[1:] + self.chairs[:1]
        self.changed()

    def _shuffle(self) -> None:
        secrets.SystemRandom().shuffle(self.chairs)
        self.changed()

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
