"""The side column: phase strip, Courage and Fear, the won cards, and in solo the fate scale."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.desktop.art import PillFace, Scene, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import banner

from ..content import BOXES, CARDS, SCENARIOS, face_of
from ..locale import _
from ..power import available, price
from ..state import MOST_COURAGE, MOST_FEAR, State
from ..text import words
from . import faces
from .fate_scale import draw_scale
from .look import Look, Panel
from .purse import draw_purse

LOW_COURAGE = 2
"""So little Courage glows: the next lost fight may be the last."""

PHASES = ("construction", "equipment", "combat", "end")
TOOLS = (
    ("ambush", "mdi:cards-spade-outline"),
    ("tenacity", faces.TENACITY_ICON),
    ("doom", "mdi:hand-back-left"),
)


def panels(look: Look) -> Sequence[Panel]:
    """The column from top to bottom."""
    view = look.view
    if not view.corridors:
        return [Panel(_banner_title(look), "dragon", 360, _draw_banner, "leather")]
    found = [
        Panel(_("Resolve"), "lion", 292 if not view.solo else 252, _draw_resolve),
        Panel(_("Won cards"), "mdi:cards", 184, draw_purse),
    ]
    if view.scenario:
        title = words.say(SCENARIOS[view.scenario].name)
        found.append(Panel(title, "death-skull", 150, draw_scale, "leather", grow=2))
    return found


def _banner_title(look: Look) -> str:
    """During set-up the column names the box, once it is known."""
    box = look.view.box
    return words.box(box) if box in BOXES else str(look.texts.title())


def _draw_banner(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Who waits at the end of the corridors, while the table is being set."""
    view = look.view
    picture = banner(sheet, rect, look.texts.tagline())
    face = view.final if view.final >= 0 else face_of("W60" if view.box == 2 else "F60")
    shown = CARDS[face]
    if picture.h >= sheet.px(60):
        spec = Scene(picture.w, picture.h, "", faces.figure(shown), shown.family, kind="boss")
        sheet.art(spec, *picture.topleft)
        sheet.node(words.name(face), "image", picture, hint=words.name(face))


def _draw_resolve(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    view, px = look.view, sheet.px
    high = max(px(30), sheet.letters.line_height(Style("condensed_label", 17, palette.INK)) + px(6))
    _draw_phases(sheet, pygame.Rect(rect.x, rect.y, rect.w, high), view)
    y = rect.y + high + px(10)
    y = _row(sheet, pygame.Rect(rect.x, y, rect.w, 0), _("Courage"), "courage", view.courage, MOST_COURAGE)
    most = len(SCENARIOS[view.scenario].entry) if view.scenario else MOST_FEAR
    y = _row(sheet, pygame.Rect(rect.x, y + px(6), rect.w, 0), _("Fear"), "fear", view.fear, most)
    if not view.solo and y + px(30) <= rect.bottom + px(8):
        _draw_prices(sheet, pygame.Rect(rect.x, y + px(4), rect.w, high), view)


def _draw_phases(sheet: Sheet, rect: pygame.Rect, view: State) -> None:
    """The parts of a turn, four in a duel; the present one is gold."""
    labels = {
        "construction": _("Construction"),
        "equipment": _("Equipment"),
        "combat": _("Combat"),
        "end": _("Turn end"),
    }
    phases = PHASES[1:] if view.solo else PHASES
    style = Style("condensed_label", 17, palette.INK)
    written = [int(sheet.letters.size(labels[phase], style)[0]) for phase in phases]
    gap = sheet.px(6)
    spare = (rect.w - gap * (len(phases) - 1) - sum(written)) // len(phases)
    x = rect.x
    for phase, wide in zip(phases, written, strict=True):
        place = pygame.Rect(x, rect.y, wide + spare, rect.h)
        x = place.right + gap
        now = view.phase == phase
        sheet.art(
            PillFace(place.w, place.h, "gold" if now else "paper", lift=1 if now else 0), *place.topleft
        )
        ink = style.but(colour=palette.INK if now else palette.INK_2)
        sheet.text(labels[phase], ink, place.centerx, place.centery, "center", place.w - 2)
        told = words.phase(phase)
        sheet.node(told[:1].upper() + told[1:], "image", place, hint=told, selected=now)


def _row(sheet: Sheet, rect: pygame.Rect, name: str, kind: str, count: int, most: int) -> int:
    """A row of tokens, full ones first; returns its lower end."""
    px = sheet.px
    colour, icon = (faces.COURAGE, faces.COURAGE_ICON) if kind == "courage" else (faces.FEAR, faces.FEAR_ICON)
    style = Style("head", 18, palette.HEADING)
    line = sheet.text(f"{name} {count}", style, rect.x, rect.y, "topleft", rect.w)
    gap = px(5)
    size = min(px(38), (rect.w - gap * (most - 1)) // max(1, most))
    y = line.bottom + px(2)
    for index in range(most):
        full = index < count
        token = (
            Token(size, colour, icon, palette.BONE, lift=1)
            if full
            else Token(size, "#B8A37A", icon, "#8A7550", flat=True)
        )
        sheet.art(token, rect.x + index * (size + gap), y, tag=f"{kind}:{index}", alpha=255 if full else 150)
    row = pygame.Rect(rect.x, y, rect.w, size)
    sheet.place(kind, pygame.Rect(rect.x + max(0, count - 1) * (size + gap), y, size, size))
    if kind == "courage" and 0 < count <= LOW_COURAGE:
        sheet.halo(pygame.Rect(rect.x, y, count * (size + gap) - gap, size), "hostile", radius=14)
    told = _("{name} {count} of {most}").format(name=name, count=count, most=most)
    sheet.node(told, "image", row, hint=told, value=str(count), id=kind)
    return int(y + size + px(4))


def _draw_prices(sheet: Sheet, rect: pygame.Rect, view: State) -> None:
    """What Fear buys, with today's prices; what cannot be had is pale."""
    px = sheet.px
    names = {"ambush": _("Ambush"), "tenacity": _("Tenacity"), "doom": _("Doom")}
    style = Style("condensed_label", 17, palette.INK)
    widths = {tool: int(sheet.letters.size(name, style)[0]) for tool, name in names.items()}
    spare = max(0, rect.w - sum(widths.values()) - 3 * px(50))
    x = rect.x
    for tool, icon in TOOLS:
        cost = price(view, tool)
        ready = available(view, tool) and view.fear >= cost
        ink = palette.BAD_ON_PAPER if ready else "#8A7550"
        coin = Token(px(24), faces.FEAR if ready else "#B8A37A", text=str(cost), flat=True)
        sheet.art(coin, x, rect.centery, "midleft")
        sheet.icon(icon, x + px(28), rect.centery, 18, ink, "midleft")
        written = sheet.text(
            names[tool], style.but(colour=ink), x + px(50), rect.centery, "midleft",
            min(widths[tool], rect.right - x - px(50)) + 2,
        )  # fmt: skip
        told = _("{tool} costs {price} Fear").format(tool=names[tool], price=cost)
        sheet.node(told, "image", pygame.Rect(x, rect.y, written.right - x, rect.h), hint=told)
        x = written.right + spare // 2
