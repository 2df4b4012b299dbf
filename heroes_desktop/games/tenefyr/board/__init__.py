"""The board of Heroes of Tenefyr: ten gates in the village, one enemy in the fight, the hand below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from heroes_desktop.desktop.art import Medallion
from heroes_desktop.desktop.board.api import ChipValue, Inspection
from heroes_desktop.desktop.board.base import BoardOf
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.engine import Event

from ..content import HEROES, SKULL
from ..locale import _, counted
from ..state import VILLAGE, State
from ..text.declared import DECLARED
from . import faces, panels, picking, zoom
from .fight import draw_fight
from .held import draw_held
from .look import Look, Panel, Shift
from .motion import AT_ONCE, MOTIONS
from .village import draw_strip, draw_village

STRIP = 0.15
"""Share of the board's width for the dungeons during a fight."""
STAGGER = 120
"""Milliseconds from one player to the next, where something befalls everybody."""

DUSK = {3: 50, 2: 85, 1: 120, 0: 150}
"""How dark the table is when the Boss is so many steps away."""


def _draw_dusk(sheet: Sheet, zone: pygame.Rect, view: State) -> None:
    """It grows darker as the Boss comes closer; cards keep their light."""
    dark = DUSK.get(max(0, SKULL - view.pawn), 0) if view.dungeons else 0
    if dark:
        sheet.fill(zone, "#1A0208", dark, sheet.px(12))


class TenefyrBoard(BoardOf[State]):
    """Draws the game from a view and from nothing else."""

    declared = DECLARED
    motions = MOTIONS

    def status(self, look: Look) -> str:
        view = look.view
        if not view.dungeons:
            return _("Set-up")
        left, visit = max(0, SKULL - view.pawn), view.tally.visits
        if not visit:
            return counted("{n} step left", "{n} steps left", left)
        return counted("Visit {visit} · {n} step left", "Visit {visit} · {n} steps left", left, visit=visit)

    def chip(self, look: Look, seat: int) -> Sequence[ChipValue]:
        view = look.view
        if seat >= len(view.players) or not view.dungeons:
            return []
        player = view.players[seat]
        return [
            ChipValue("mdi:candle", str(len(player.pile)), _("cards to draw")),
            ChipValue("mdi:cards-outline", str(len(player.discard)), _("discarded")),
        ]

    def portrait(self, look: Look, seat: int, size: int) -> Medallion | None:
        return faces.portrait(look.view, seat, size)

    def seat_colour(self, view: State, seat: int) -> str:
        heroes = view.players[seat].heroes if seat < len(view.players) else []
        return faces.HERO_COLOURS[HEROES[heroes[0]].id] if heroes else ""

    def hand(self, look: Look) -> bool:
        return look.view.fight is not None

    def animate(self, events: Sequence[Event], shift: Shift) -> Sequence[Motion]:
        """One after the other, but what befalls everybody at once."""
        found: list[Motion] = []
        kind = ""
        for event in events:
            made = list(self.motion(event, shift))
            if made and event.kind == kind and kind in AT_ONCE:
                made[0] = replace(made[0], together=True, delay=STAGGER)
            found += made
            kind = event.kind
        return found

    def draw(self, sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
        _draw_dusk(sheet, zone, look.view)
        room = zone.inflate(-sheet.px(16), -sheet.px(12))
        if picking.wanted(look):
            picking.draw_picking(sheet, room, look)
        elif look.view.fight is not None:
            strip = pygame.Rect(room.x, room.y, round(room.w * STRIP), room.h)
            draw_strip(sheet, strip, look)
            rest = pygame.Rect(
                strip.right + sheet.px(14), room.y, room.right - strip.right - sheet.px(14), room.h
            )
            draw_fight(sheet, rest, look)
        elif look.view.dungeons:
            draw_village(sheet, room, look)

    def draw_hand(self, sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
        """The hand of the player whose turn it is; hands are open to all."""
        sheet.place("hand", zone)
        view = look.view
        held = [(seat, card) for seat, player in enumerate(view.players) for card in player.hand]
        draw_held(sheet, zone, look, held)

    def panels(self, look: Look) -> Sequence[Panel]:
        return panels.panels(look)

    def order(self, look: Look) -> Sequence[object]:
        return zoom.subjects(look)

    def inspection(self, look: Look, subject: object) -> Inspection | None:
        return zoom.inspection(look, subject)

    def ambience(self, look: Look) -> str:
        """A hearth in the village, drops in the dungeon, a drum while the Boss is here."""
        if look.view.at_boss:
            return "boss"
        return "tavern" if look.view.place == VILLAGE else "dungeon"
