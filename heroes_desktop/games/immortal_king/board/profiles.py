"""Party cards to choose from, each with picture and full texts on one sheet of paper."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from heroes_desktop.desktop.art import Parchment
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.gallery import choosing, tick
from heroes_desktop.desktop.input.node import Look as Press
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Face, Scroll, button, scroll_area
from heroes_desktop.desktop.widgets.rows import columns
from heroes_desktop.desktop.widgets.scroll import Area
from heroes_desktop.engine import Option

from ..content import CARDS, Card
from ..locale import _
from ..text import words
from ..text.cards import effect_text
from ..text.words import say
from . import faces
from .look import Look
from .strips import STRIP_ICONS

KINDS = ("choose_adventurers", "choose_equipment", "collection_pick")
"""Questions answered with whole party cards, whose texts want to be read."""

SHEET_WIDTH, PAD, ICON_ROOM = 420, 14, 26
CARD_WIDTHS = (190, 170, 150, 130, 116, 104, 92)
"""Widths of the cards in units, largest first: the first with which all sheets are in sight is taken."""

LEAST_TEXT = 180
"""Units a column of words must have beside its card."""

_NAME = Style("head", 20, palette.HEADING, line=1.05)
_TYPE = Style("condensed_label", 17, palette.INK_2)
_TEXT = Style("condensed", 18, palette.INK, line=1.12)


@dataclass(frozen=True)
class Profile:
    """A card on its sheet; without an option it has been taken already. `held`: it is in the set.

    `solo`: what it does there is what counts.
    """

    face: int
    option: Option | None
    solo: bool
    held: bool = False

    @property
    def card(self) -> Card:
        return CARDS[self.face]


@dataclass(frozen=True)
class Cut:
    """How all sheets are laid out: the width of their cards, and whether the class stands beside the name."""

    width: int
    beside: bool


def draw_profiles(sheet: Sheet, rect: pygame.Rect, look: Look, title: str) -> None:
    """All cards to choose from, as many side by side as fit; those in the set wear a tick."""
    px, gap = sheet.px, sheet.px(12)
    found = profiles(look)
    done = look.find("done") if look.gathering is None else None
    scroll = look.memory.setdefault("profiles", Scroll(look.relayout))
    with scroll_area(sheet, rect, scroll, title) as area:
        per_row, cut = _arranged(sheet, area.rect, found, gap, px(64) if done is not None else 0)
        for start in range(0, len(found), per_row):
            line = found[start : start + per_row]
            room = pygame.Rect(area.rect.x + px(6), 0, area.rect.w - px(12), 1)
            wide = columns(room, per_row, gap)[0].w
            area.take(px(4))
            row = area.take(max(_height(sheet, each, wide, cut) for each in line), gap - px(4))
            places = columns(pygame.Rect(room.x, row.y, room.w, row.h), per_row, gap)
            for place, profile in zip(places, line, strict=False):
                _draw_profile(sheet, place, look, profile, cut)
        if done is not None:
            _draw_done(sheet, area, look, done)


def _arranged(sheet: Sheet, room: pygame.Rect, found: list[Profile], gap: int, foot: int) -> tuple[int, Cut]:
    """How many side by side and how wide their cards are, so that all can be seen at once, or nearly so.

    Full rows come before ragged ones, large cards before small ones.
    """
    most = max(1, min(3, (room.w + gap) // sheet.px(SHEET_WIDTH - 60), len(found)))
    needed: dict[tuple[int, Cut], int] = {}
    for units in CARD_WIDTHS:
        width = sheet.px(units)
        for per_row in sorted(range(1, most + 1), key=lambda number: (len(found) % number > 0, -number)):
            wide = columns(pygame.Rect(0, 0, room.w - sheet.px(12), 1), per_row, gap)[0].w
            words_wide = _text_width(sheet, wide, width)
            if per_row > 1 and words_wide < sheet.px(LEAST_TEXT):
                continue
            line = words_wide + sheet.px(ICON_ROOM)
            cut = Cut(width, all(_class_fits(sheet, each.card, line) for each in found))
            heights = [_height(sheet, each, wide, cut) for each in found]
            rows = [max(heights[start : start + per_row]) for start in range(0, len(heights), per_row)]
            needed[per_row, cut] = sum(rows) + gap * len(rows)
            if needed[per_row, cut] + foot <= room.h:
                return per_row, cut
    return min(needed, key=lambda each: needed[each])


def profiles(look: Look) -> list[Profile]:
    """What the present question shows."""
    view, decision, made = look.view, look.decision, look.gathering
    assert decision is not None
    if made is not None:
        return [
            Profile(_face(look, thing), thing, view.solo, made.holds(thing)) for thing in made.choice.things
        ]
    if decision.kind == "choose_adventurers":
        taken = list(view.adventurers)
        offered = [Profile(int(option.args[0]), option, view.solo) for option in look.options("adventurer")]
    else:
        taken = [view.faces[each] for each in view.targets] if decision.kind == "choose_equipment" else []
        options = look.options("equipment", "card")
        offered = [Profile(view.faces[int(option.args[0])], option, view.solo) for option in options]
    return [*(Profile(face, None, view.solo) for face in taken), *offered]


def _face(look: Look, option: Option) -> int:
    number = int(option.args[0])
    return number if option.act == "adventurer" else int(look.view.faces[number])


def _draw_done(sheet: Sheet, area: Area, look: Look, option: Option) -> None:
    name = look.name(option)
    row = area.take(sheet.px(60))
    place = pygame.Rect(row.x + row.w // 4, row.y + sheet.px(4), row.w // 2, sheet.px(52))
    button(
        sheet, place, Face(name, "primary", "mdi:check-bold", size=20), partial(look.choose, option),
        name=name, role="option", id=f"gallery:{option}",
    )  # fmt: skip


def _rows(profile: Profile) -> list[tuple[str, str]]:
    """Icons and texts of a card."""
    shown = profile.card
    if shown.kind == "adventurer":
        return [
            (STRIP_ICONS["gift"], words.titled(_("Gift"), say(shown.gift_text))),
            (STRIP_ICONS["power"], words.titled(_("Temporary power, 1 Mana"), say(shown.temporary_text))),
            (STRIP_ICONS["ultimate"], words.titled(_("Ultimate power"), say(shown.ultimate_text))),
        ]
    cost = words.titled(_("Cost"), words.cost(shown.cost))
    return [
        ("mdi:hand-coin", cost),
        (faces.EQUIPMENT_ICONS[shown.equipment], effect_text(shown, profile.solo)),
    ]


def _class(shown: Card) -> str:
    return words.type_of(shown) if shown.kind == "adventurer" else words.equipment_kind(shown)


def _left(sheet: Sheet, width: int) -> int:
    """Where the words begin beside a card of this width."""
    return width + sheet.px(PAD + 14)


def _text_width(sheet: Sheet, wide: int, width: int) -> int:
    return wide - _left(sheet, width) - sheet.px(ICON_ROOM + PAD)


def _class_fits(sheet: Sheet, shown: Card, room: int) -> bool:
    """Whether the class has room at the right of the name."""
    written = sheet.letters.size(say(shown.name), _NAME)[0] + sheet.letters.size(_class(shown), _TYPE)[0]
    return written + sheet.px(14) <= room


def _height(sheet: Sheet, profile: Profile, wide: int, cut: Cut) -> int:
    px, shown = sheet.px, profile.card
    room = _text_width(sheet, wide, cut.width)
    head = sheet.text_height(say(shown.name), _NAME, room + px(ICON_ROOM))
    if not cut.beside:
        head += sheet.letters.line_height(_TYPE)
    texts = sum(sheet.text_height(told, _TEXT, room) + px(4) for _icon, told in _rows(profile))
    return int(max(round(cut.width * 7 / 5) + px(24), head + texts + px(2 * PAD + 4)))


def _draw_profile(sheet: Sheet, rect: pygame.Rect, look: Look, profile: Profile, cut: Cut) -> None:
    px, face, option = sheet.px, profile.face, profile.option
    shown, taken = profile.card, profile.option is None
    wide, high = cut.width, round(cut.width * 7 / 5)
    spec = faces.face_spec(face, wide, high, compact=True, state="exhausted" if taken else "")
    lit = faces.face_spec(face, wide, high, compact=True, state="hover")
    sheet.art(Parchment(rect.w, rect.h, shown.number, torn=False, lift=2), *rect.topleft)
    spot = sheet.art(spec, rect.x + px(PAD), rect.centery, "midleft")
    _write(sheet, rect, profile, cut)
    art = sheet.ui.art

    def paint(target: pygame.Surface, press: Press) -> None:
        if press != "up" and not taken:
            art.blit(target, lit, spot.x, spot.y - px(4))

    does = choosing(look, option, words.name(face), ("face", face))
    if taken:
        does = does.but(hint=_("Already in the party"), id=f"gallery:{shown.number}")
    does.glow(sheet, rect, radius=10)
    does.node(sheet, "card", rect, paint=paint, selected=profile.held)
    if taken or profile.held:
        tick(sheet, spot, 34)


def _write(sheet: Sheet, rect: pygame.Rect, profile: Profile, cut: Cut) -> None:
    """Name, class and what the card does."""
    px, shown = sheet.px, profile.card
    left, y = rect.x + _left(sheet, cut.width), rect.y + px(PAD)
    room = rect.right - px(PAD) - left
    high = sheet.text_height(say(shown.name), _NAME, room)
    name = sheet.block(say(shown.name), _NAME, pygame.Rect(left, y, room, high))
    if cut.beside:
        sheet.text(_class(shown), _TYPE, rect.right - px(PAD), name.centery, "midright")
        y = name.bottom + px(4)
    else:
        y = sheet.text(_class(shown), _TYPE, left, name.bottom, "topleft", room).bottom + px(4)
    wide = _text_width(sheet, rect.w, cut.width)
    for icon, told in _rows(profile):
        sheet.icon(icon, left, y + px(11), 18, palette.HEADING, "midleft")
        place = pygame.Rect(left + px(ICON_ROOM), y, wide, sheet.text_height(told, _TEXT, wide))
        sheet.block(told, _TEXT, place)
        y += place.h + px(4)
