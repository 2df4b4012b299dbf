"""Who sits where in a new match: face, name, person or computer, and what is settled for a seat alone."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING

import pygame

from heroes_desktop.games.shared.room import Setting
from heroes_desktop.library import PERSON
from heroes_desktop.locale import _
from heroes_desktop.table.arranging import Chair, kind_explained, kind_label, kinds_of

from ...art import PlayerSign
from ...art.core import palette
from ...art.core.text import STYLES
from ...input.node import Look
from ...paint.sheet import Sheet
from ...widgets import Face, button, choice, heading, paper, paragraph, scroll_area
from ...widgets.rows import columns
from ...widgets.scroll import Area
from ..dialogs.dialog import AskText, Item, Menu
from .seating import medallion
from .setting_controls import SettingControls, note

if TYPE_CHECKING:
    from .new_match import NewMatch

NARROW = 190
"""Units of width below which a button has no room for an icon beside its words."""


class SeatControls:
    """What changes the seats of the match a page arranges."""

    def __init__(self, page: NewMatch, settings: SettingControls) -> None:
        self._page = page
        self._settings = settings

    def draw(self, sheet: Sheet, rect: pygame.Rect, title: str, icon: str) -> None:
        """The panel with all seats."""
        px = sheet.px
        room = heading(sheet, title, paper(sheet, rect, "seats"), icon=icon)
        grown = self._growth(sheet, room)
        with scroll_area(sheet, room, self._page.scrolls["seats"], title) as area:
            if len(self._page.plan.counts) > 1:
                counts = [(count, str(count)) for count in self._page.plan.counts]
                place = area.take(px(54), px(16))
                choice(sheet, place, _("Players"), counts, len(self._page.chairs), self._pick_players)
            for number, chair in enumerate(self._page.chairs):
                paragraph(sheet, area, self._page.plan.places[number], STYLES["caption"], 2)
                if grown < 0:  # many seats: everything about one of them side by side
                    self._low_seat(sheet, area, number, chair)
                else:
                    self._tall_seat(sheet, area, number, chair, grown)
            if len(self._page.chairs) > 1:
                swap, chance = columns(area.take(px(60), px(4)), 2, px(10))
                face = Face(_("Swap seats"), "secondary", "mdi:swap-horizontal", "X", 18)
                button(sheet, swap, face, self._swap)
                face = Face(_("Shuffle seats"), "secondary", "mdi:dice-multiple", "D", 18)
                button(sheet, chance, face, self._shuffle)

    def _pick_players(self, players: int) -> None:
        self._page.plan.choose_players(players)
        self._page.changed()

    def _settings_of(self, number: int) -> list[Setting]:
        """What can be settled for one seat."""
        return [setting for setting in self._page.mode.settings if setting.seat == number]

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
            if not self._page.plan.locked(setting):
                note(sheet, area, self._settings.explanation(setting))
            self._own_setting(sheet, area.take(px(54), px(20)), setting)

    def _side_by_side(self, rect: pygame.Rect, others: int, gap: int) -> list[pygame.Rect]:
        """A wider place for face and name, and one for each other thing."""
        wide = round(rect.w * (0.5 if others == 1 else 0.42))
        rest = pygame.Rect(rect.x + wide + gap, rect.y, rect.w - wide - gap, rect.h)
        return [pygame.Rect(rect.x, rect.y, wide, rect.h), *columns(rest, others, gap)]

    def _own_setting(self, sheet: Sheet, rect: pygame.Rect, setting: Setting) -> None:
        """What is settled for one seat, or can be."""
        if self._page.plan.locked(setting):
            self._settings.settled(sheet, rect, setting)
        else:
            self._settings.control(sheet, rect, setting)

    def _kind(self, sheet: Sheet, rect: pygame.Rect, number: int, chair: Chair) -> None:
        """Who holds the seat."""
        label = kind_label(chair.player)
        icon = "mdi:account" if chair.is_person else "mdi:robot"
        roomy = rect.w >= sheet.px(NARROW)
        face = Face(label, "secondary", icon if roomy else "", size=19 if roomy else 17)
        name = _("{title}: {text}").format(title=self._page.plan.places[number], text=label)
        hint = kind_explained(chair.player)
        button(sheet, rect, face, partial(self._who, number), name=name, hint=hint, id=f"who:{number}")

    def _growth(self, sheet: Sheet, room: pygame.Rect) -> int:
        """How much larger the faces are where few people leave the page bare; below 0 where there are so
        many that each has to do with one row."""
        px = sheet.px
        seats = len(self._page.chairs)
        extra = sum(setting.seat is not None for setting in self._page.mode.settings) * px(110)
        extra += px(70) if len(self._page.plan.counts) > 1 else 0
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
                self._page.chairs[number].name = name
                self._page.changed()

        self._page.app.push(
            AskText(self._page.app, _("Name of the player"), self._page.chairs[number].name, done, limit=24)
        )

    def _recolour(self, number: int) -> None:
        used = {chair.colour for index, chair in enumerate(self._page.chairs) if index != number}
        chair = self._page.chairs[number]
        for step in range(1, len(palette.PLAYERS)):
            colour = (chair.colour + step) % len(palette.PLAYERS)
            if colour not in used:
                chair.colour = colour
                break
        self._page.changed()

    def _who(self, number: int) -> None:
        items = [
            Item(
                kind_label(player, self._page.plan.game),
                "mdi:account" if player == PERSON else "mdi:robot",
                partial(self._sit, number, player),
                sub=kind_explained(player),
                selected=player == self._page.chairs[number].player,
            )
            for player in kinds_of(self._page.plan.game)
        ]
        self._page.app.push(Menu(self._page.app, self._page.plan.places[number], items, "mdi:account-group"))

    def _sit(self, number: int, player: str) -> None:
        self._page.chairs[number].player = player
        self._page.changed()

    def _swap(self) -> None:
        self._page.plan.chairs = self._page.chairs[1:] + self._page.chairs[:1]
        self._page.changed()

    def _shuffle(self) -> None:
        secrets.SystemRandom().shuffle(self._page.chairs)
        self._page.changed()
