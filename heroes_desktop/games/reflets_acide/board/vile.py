"""The Vile board: their Quest on its notch, the clockwork of gems, what they know and have."""

from __future__ import annotations

from math import sqrt

import pygame

from heroes_desktop.desktop.art import Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import doing
from heroes_desktop.desktop.paint.sheet import Sheet

from ...shared.wording import say
from ..art.stones import SOCKETS, Gear, Stone
from ..content import FACE, QUESTS
from ..figures import slot_of, turns_left
from ..locale import _, counted
from ..scoring import GREY_TOKEN
from ..text import words
from . import faces, telling
from .balance import balance
from .look import Look

HEIGHT = 312
"""Units of the panel: the wheels want the width of the column."""
VILE_POWERS = ("mdi:skull", "mdi:door", "mdi:exclamation-thick", "mdi:treasure-chest", "mdi:swap-horizontal")
"""What four gems of a colour do: a dead Hero, Rooms, Unforeseen, Loot, tokens."""
NEXT = 3
"""Gems of a colour from which on its power is close."""
MESH = 0.93
"""How far the middles of two wheels are apart whose teeth meet, in wheels."""
_DARK = Style("condensed_label", 17, palette.ON_LEATHER)


def draw_vile(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Quest on its notch, the clockwork, what they have, tokens."""
    px = sheet.px
    head = max(px(28), sheet.letters.line_height(_DARK))
    _draw_notches(sheet, pygame.Rect(rect.x, rect.y, rect.w, head), look)
    low = max(px(26), sheet.letters.line_height(_DARK))
    works = pygame.Rect(rect.x, rect.y + head + px(4), rect.w, rect.h - head - low - px(10))
    _draw_clockwork(sheet, works, look)
    _draw_tokens(sheet, pygame.Rect(rect.x, rect.bottom - low + px(2), rect.w, low - px(2)), look)


def wheels(rect: pygame.Rect) -> list[pygame.Rect]:
    """Five wheels in a zigzag, as large as they can be with meeting teeth."""
    size = max(1, int(min(rect.h, rect.w / (4 * MESH + 1))))
    while size < rect.h and size + 1 + _drop(rect.w, size + 1) <= rect.h:
        size += 1
    step, drop = (rect.w - size) / 4, _drop(rect.w, size)
    step = min(step, sqrt(max(0.0, (MESH * size) ** 2 - drop**2)))
    left = rect.x + (rect.w - size - 4 * step) / 2
    top = rect.y + (rect.h - size - drop) / 2
    return [
        pygame.Rect(round(left + number * step), round(top + drop * (number % 2)), size, size)
        for number in range(5)
    ]


def _drop(wide: int, size: int) -> float:
    """How much lower every second wheel hangs when five of a size share a width."""
    return sqrt(max(0.0, (MESH * size) ** 2 - ((wide - size) / 4) ** 2))


def _draw_notches(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The Quest's name, or the countdown once it runs, and three notches."""
    view, px = look.view, sheet.px
    row = QUESTS[view.vile.quest]
    title = say(row.name)
    size = min(px(28), rect.h)
    left = rect.right - 3 * (size + px(4))
    for number in range(3):
        done = number < view.vile.notch
        found = slot_of(view, row.rooms[number]) >= 0
        colour = "#A8281E" if done else "#7A5A2A" if found else "#3A2E26"
        numeral = Token(size, colour, text=telling.STEPS[number], ink=palette.GOLD_HIGH, flat=True)
        x = left + px(4) + number * (size + px(4))
        sheet.art(numeral, x, rect.centery, "midleft", tag=f"notch-{number}")
    sheet.place("notches", pygame.Rect(left, rect.y, rect.right - left, rect.h))
    _draw_vile_state(sheet, pygame.Rect(rect.x, rect.y, left - rect.x, rect.h), look)
    hint = "\n".join(
        f"{telling.STEPS[number]}  {words.name(FACE[room])}"
        + (f" ({_('found')})" if slot_of(view, room) >= 0 else "")
        for number, room in enumerate(row.rooms)
    )
    name = _("Quest of the Vile: {quest}, notch {notch}").format(quest=title, notch=view.vile.notch)
    doing(look, None, name, subject=("quest", view.vile.quest), hint=hint, id="vile-quest").node(
        sheet, "image", rect
    )


def _draw_vile_state(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """What the Vile are up to: their Quest, what holds it up, how long it still takes."""
    view = look.view
    title = say(QUESTS[view.vile.quest].name)
    told, style = title, _DARK
    if view.deadline:
        told = counted("{n} turn left!", "{n} turns left!", turns_left(view))
        style = _DARK.but(colour="#FF9A7A", size=20)
    elif held := _("Relic missing") if view.vile.blocked else _("quiet night") if view.quiet else "":
        both = f"{title} · {held}"
        told = both if sheet.letters.size(both, _DARK)[0] <= rect.w else held
    sheet.text(told, style, rect.x, rect.centery, "midleft", rect.w)


def _draw_clockwork(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """A wheel for each colour with four gems round the sign of its power, and below them what there is."""
    places = wheels(rect)
    for colour, wheel in enumerate(places):
        _draw_wheel(sheet, wheel, look, colour)
    low = max(sheet.px(24), sheet.letters.line_height(_DARK))
    step = places[1].x - places[0].x
    cells = [
        pygame.Rect(wheel.centerx - step * 3 // 4, max(wheel.bottom, rect.bottom - low), step * 3 // 2, low)
        for wheel in places[::2]
    ]
    _draw_figures(sheet, [cell.clamp(rect) for cell in cells], look)


def _draw_wheel(sheet: Sheet, wheel: pygame.Rect, look: Look, colour: int) -> None:
    view, size = look.view, wheel.w
    count = view.vile.gems[colour]
    close = count >= NEXT
    option = look.find("gem", colour)
    if close and option is None:
        sheet.halo(wheel.inflate(-size // 6, -size // 6), "hostile", "disc")
    sheet.art(Gear(size, turned=colour % 2 == 1, hot=close), *wheel.topleft)
    ink = "#FFB199" if close else palette.GOLD_HIGH
    sheet.icon(VILE_POWERS[colour], *wheel.center, size / sheet.px(100) * 21, ink)
    for place, (x, y) in enumerate(SOCKETS):
        stone = Stone(round(size * 0.21), colour, missing=place >= count)
        alpha = 255 if place < count else 110
        sheet.art(stone, wheel.x + round(x * size), wheel.y + round(y * size), "center", alpha=alpha)
    sheet.place(f"vile-gem-{colour}", wheel)
    told = _("The Vile: {gems} of 4").format(gems=words.some(count, colour))
    does = doing(look, option, told, id=f"vile-gem-{colour}", hint=_power(colour))
    does.glow(sheet, wheel, "disc")
    does.node(sheet, "image", wheel.inflate(-size * 2 // 7, -size * 2 // 7))


def _power(colour: int) -> str:
    return (
        _("Four red: one Hero is won by the Vile."),
        _("Four orange: two Rooms are turned up."),
        _("Four violet: three Unforeseen for the Vile."),
        _("Four green: four Loot for the Vile."),
        _("Four blue: five tokens move into the Chasm."),
    )[colour]


def _draw_figures(sheet: Sheet, cells: list[pygame.Rect], look: Look) -> None:
    """The Points Pile, the Heroes, the points known."""
    view = look.view
    count = balance(view)
    known = f"{count.vile}+?" if count.unknown else str(count.vile)
    pile = counted("{n} card on the Points Pile", "{n} cards on the Points Pile", len(view.vile.pile))
    team = counted("{n} Hero of the Vile", "{n} Heroes of the Vile", len(view.vile.heroes))
    figures = (
        ("mdi:cards", str(len(view.vile.pile)), pile, "vile-pile"),
        ("mdi:account-group", str(len(view.vile.heroes)), team, "vile-team"),
        ("mdi:trophy", known, _("points known"), "vile-points"),
    )
    for (icon, value, name, tag), cell in zip(figures, cells, strict=True):
        wide = sheet.letters.size(value, _DARK)[0] + sheet.px(24)
        left = cell.centerx - wide // 2
        sheet.icon(icon, left + sheet.px(9), cell.centery, 19, palette.GOLD)
        sheet.text(value, _DARK, left + sheet.px(24), cell.centery, "midleft", cell.right - left)
        whole = pygame.Rect(left, cell.y, wide, cell.h)
        sheet.place(tag, whole)
        doing(look, None, name, subject=(tag,), id=tag).node(sheet, "image", whole, value=value)


def _draw_tokens(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Places of red tokens by worth, grey ones behind them."""
    view, px = look.view, sheet.px
    size = min(rect.h, rect.w // 15)
    x = rect.x
    sheet.place("vile-tokens", rect)
    places = [(token, str(number)) for number, token in enumerate(view.vile.red or [-1] * 7, 1)]
    places += [(token, str(GREY_TOKEN)) for token in view.vile.grey]
    for token, worth in places:
        if token >= 0:
            spot = sheet.art(faces.token(view, token, size, flat=True), x, rect.centery, "midleft")
            name = _("{token}: {n} points for the Vile").format(
                token=words.cap(words.token(view, token)), n=worth
            )
            does = doing(look, look.find("vile_token", token), name, id=f"token:{token}")
            does.glow(sheet, spot, "disc")
            does.node(sheet, "image", spot)
        else:
            spot = sheet.art(
                Token(size, "#2A1E18", text=worth, ink="#8A6A5A", flat=True), x, rect.centery, "midleft"
            )
        x = spot.right + px(3)
