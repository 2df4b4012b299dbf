"""The side column: the Vile board, the own Quest with the balance of points, the piles."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.desktop.art import Scene, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import doing
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import banner
from heroes_desktop.desktop.widgets.rows import columns

from ...shared.wording import number as shown_number
from ...shared.wording import say
from ..art.stones import Stone
from ..content import FACE, QUESTS
from ..figures import quest, slot_of, step_one
from ..locale import _, counted
from ..scoring import GREY_TOKEN
from ..state import NOTHING
from ..text import words
from . import faces, telling
from .balance import balance, missions
from .look import Look, Panel

VILE_POWERS = ("mdi:skull", "mdi:door", "mdi:exclamation-thick", "mdi:treasure-chest", "mdi:swap-horizontal")
"""What four gems of a colour do: a dead Hero, Rooms, Unforeseen, Loot, tokens."""
NEXT = 3
"""Gems of a colour from which on its power is close."""
_DARK = Style("condensed_label", 17, palette.ON_LEATHER)
_DIM = Style("condensed", 16, palette.MUTED)
_INK = Style("condensed", 17, palette.INK)
_FIGURE = Style("title", 20, palette.INK)
_BIG = Style("display", 30, palette.INK)


def panels(look: Look) -> Sequence[Panel]:
    """The column from top to bottom."""
    view = look.view
    if NOTHING in (view.vile.quest, view.quest):
        return [Panel(look.texts.title(), "mdi:ghost", 360, _draw_banner, "leather")]
    return [
        Panel(_("The Vile"), "mdi:skull", 256, _draw_vile, "leather"),
        Panel(
            say(quest(view).name), "scroll-unfurled", 112 + 22 * (3 + len(quest(view).missions)), _draw_quest
        ),
        Panel(_("Piles"), "mdi:cards", 122, _draw_piles),
    ]


def _draw_banner(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    picture = banner(sheet, rect, look.texts.tagline())
    if picture.h >= sheet.px(60):
        sheet.art(
            Scene(picture.w, picture.h, "", "reflets_acide/avatar", "ghost", kind="boss"), *picture.topleft
        )
        sheet.node(_("The Avatar of the Void"), "image", picture)


# the Vile


def _draw_vile(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Quest on its notch, gems by colour, points, tokens."""
    px = sheet.px
    head = max(px(28), sheet.letters.line_height(_DARK))
    _draw_notches(sheet, pygame.Rect(rect.x, rect.y, rect.w, head), look)
    low = max(px(26), sheet.letters.line_height(_DARK))
    gems = pygame.Rect(rect.x, rect.y + head + px(6), rect.w, rect.h - head - 2 * low - px(12))
    _draw_vile_gems(sheet, gems, look)
    _draw_vile_figures(sheet, pygame.Rect(rect.x, rect.bottom - 2 * low, rect.w, low), look)
    _draw_vile_tokens(sheet, pygame.Rect(rect.x, rect.bottom - low + px(2), rect.w, low - px(2)), look)


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
        left = max(0, view.deadline - view.turn + 1)
        told = counted("{n} turn left!", "{n} turns left!", left)
        style = _DARK.but(colour="#FF9A7A", size=20)
    elif held := _("Relic missing") if view.vile.blocked else _("quiet night") if view.quiet else "":
        both = f"{title} · {held}"
        told = both if sheet.letters.size(both, _DARK)[0] <= rect.w else held
    sheet.text(told, style, rect.x, rect.centery, "midleft", rect.w)


def _draw_vile_gems(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Five wheels of a clockwork with four gems each; the fourth sets off the power in the middle."""
    view, px = look.view, sheet.px
    for colour, column in enumerate(columns(rect, 5, px(2))):
        count = view.vile.gems[colour]
        close = count >= NEXT
        across = min(column.w, column.h)
        wheel = pygame.Rect(0, 0, across, across)
        wheel.center = column.center
        x, y = wheel.center
        units = across / px(100) * 100
        option = look.find("gem", colour)
        if close and option is None:
            sheet.halo(wheel.inflate(-px(8), -px(8)), "hostile", "disc")
        sheet.icon("mdi:cog", x, y, units * 0.98, "#8A3A22" if close else "#5A4426")
        sheet.icon("mdi:circle", x, y, units * 0.42, "#1E140E")
        ink = "#FF9A7A" if close else palette.GOLD_HIGH
        sheet.icon(VILE_POWERS[colour], x, y, units * 0.3, ink)
        size, reach = round(across * 0.27), round(across * 0.355)
        for place, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            stone = Stone(size, colour, missing=place >= count)
            sheet.art(stone, x + dx * reach, y + dy * reach, "center", alpha=255 if place < count else 150)
        sheet.place(f"vile-gem-{colour}", wheel)
        told = _("The Vile: {gems} of 4").format(gems=words.some(count, colour))
        does = doing(look, option, told, id=f"vile-gem-{colour}", hint=_power(colour))
        does.glow(sheet, wheel, "disc")
        does.node(sheet, "image", wheel)


def _power(colour: int) -> str:
    return (
        _("Four red: one Hero is won by the Vile."),
        _("Four orange: two Rooms are turned up."),
        _("Four violet: three Unforeseen for the Vile."),
        _("Four green: four Loot for the Vile."),
        _("Four blue: five tokens move into the Chasm."),
    )[colour]


def _draw_vile_figures(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
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
    for (icon, value, name, tag), cell in zip(figures, columns(rect, 3, 4), strict=True):
        sheet.icon(icon, cell.x + sheet.px(12), cell.centery, 20, palette.GOLD)
        sheet.text(value, _DARK, cell.x + sheet.px(28), cell.centery, "midleft", cell.w - sheet.px(28))
        sheet.place(tag, cell)
        doing(look, None, name, subject=(tag,), id=tag).node(sheet, "image", cell, value=value)


def _draw_vile_tokens(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
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


# the own Quest


def _draw_quest(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Three steps, missions with ticks, both totals and the gap."""
    view, px = look.view, sheet.px
    row = quest(view)
    low = min(px(64), rect.h // 3)
    lines = [
        (done, f"{telling.STEPS[number]}  {telling.step(row, number)}", "")
        for number, done in enumerate((step_one(view), view.step_two, False))
    ]
    lines += [
        (done, words.cap(telling.mission(mission)), f"+{mission.points}")
        for mission, done in zip(row.missions, missions(view), strict=True)
    ]
    high = (rect.h - low) // len(lines)
    for number, (done, told, worth) in enumerate(lines):
        line = pygame.Rect(rect.x, rect.y + number * high, rect.w, high)
        ink = palette.GOOD_ON_PAPER if done else palette.INK_2
        icon = "mdi:check-bold" if done else "mdi:circle-outline" if number < 3 else "mdi:close"
        sheet.icon(icon, line.x + px(9), line.centery, 16, ink)
        sheet.text(told, _INK.but(colour=ink), line.x + px(22), line.centery, "midleft", line.w - px(58))
        sheet.text(worth, _INK.but(colour=ink), line.right, line.centery, "midright", px(34))
    whole = pygame.Rect(rect.x, rect.y, rect.w, high * len(lines))
    sheet.place("quest", whole)
    doing(look, None, say(row.name), subject=("quest", view.quest), id="quest").node(sheet, "image", whole)
    _draw_balance(sheet, pygame.Rect(rect.x, rect.bottom - low + px(4), rect.w, low - px(4)), look)


def _draw_balance(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """We, they, the gap and what is wanted."""
    px = sheet.px
    count = balance(look.view)
    they = f"{count.vile}+?" if count.unknown else str(count.vile)
    figures = (
        (str(count.team), _("we")), (they, _("they")), (shown_number(count.gap), _("gap")),
        (str(count.wanted or "–"), _("wanted")),
    )  # fmt: skip
    good = count.wanted and count.gap >= count.wanted
    for number, ((value, name), cell) in enumerate(zip(figures, columns(rect, 4, px(4)), strict=True)):
        ink = palette.GOOD_ON_PAPER if number == 2 and good else palette.INK
        top = sheet.text(value, _BIG.but(colour=ink, size=26), cell.centerx, cell.y, "midtop", cell.w)
        sheet.text(name, _DIM.but(colour=palette.INK_2), cell.centerx, top.bottom - px(2), "midtop", cell.w)
    told = _("We {team}, they {vile}, gap {gap}").format(team=count.team, vile=they, gap=count.gap)
    hint = _("As if the Quest were accomplished now.")
    if count.unknown:
        hint += "\n" + counted(
            "{n} card of the Vile is unknown.", "{n} cards of the Vile are unknown.", count.unknown
        )
    sheet.node(told, "image", rect, hint=hint, id="balance", value=str(count.gap))
    sheet.place("balance", rect)


# piles


def _draw_piles(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Draw piles, the Pouch and the bag."""
    view, px = look.view, sheet.px
    piles = (
        ("heroes", "mdi:account", len(view.heroes), _("Heroes to draw")),
        ("loot", "mdi:treasure-chest", len(view.loot), _("Loot to draw")),
        ("relics", "mdi:crown", len(view.relics), _("Relics to draw")),
        ("unforeseen", "mdi:exclamation-thick", len(view.unforeseen), _("Unforeseen to draw")),
        ("pouch", "mdi:bag-personal", len(view.pouch), _("cards in the Pouch")),
        ("bag", "mdi:sack", sum(view.bag), _("gems in the bag")),
    )
    for (tag, icon, count, name), cell in zip(piles, columns(rect, len(piles), px(2)), strict=True):
        option = look.find("look", "pile", tag) or (look.find("draw") if tag == "unforeseen" else None)
        sheet.icon(icon, cell.centerx, cell.y + px(12), 20, palette.INK_2)
        sheet.text(str(count), _FIGURE, cell.centerx, cell.y + px(24), "midtop", cell.w)
        sheet.place(tag, cell)
        hint = words.gems(view.bag) if tag == "bag" else ""
        subject = (tag,) if tag in ("pouch",) else None
        does = doing(look, option, f"{count} {name}", hint=hint, id=tag, subject=subject)
        does.glow(sheet, cell, radius=px(6))
        does.node(sheet, "image", cell)
