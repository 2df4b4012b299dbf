"""Building a dungeon card by card: filters, live counters, and why a card cannot be taken now."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import partial

import pygame

from heroes_desktop.desktop.art import Gem, palette
from heroes_desktop.desktop.art.text import Style
from heroes_desktop.desktop.board_api import Look
from heroes_desktop.desktop.sheet import Sheet
from heroes_desktop.desktop.widgets import Face, Scroll, button, card, scroll_area
from heroes_desktop.desktop.widgets.rows import columns
from heroes_desktop.engine import Option
from heroes_desktop.locale import _

from ..build import MANA_PER_COLOUR, PER_COLOUR, dungeon_problems, owned
from ..content import ABILITIES, BOXES, CARDS, COLOURS, Card
from ..state import DUNGEON_SIZE
from ..text import words
from . import faces
from .purse import GEMS

FAMILIES = ("demon", "undead", "dragon", "greenskin", "bubbleye", "trap")


@dataclass
class Filters:
    """What the builder shows; None: everything."""

    box: int | None = None
    colour: int | None = None
    family: str | None = None
    mana: bool | None = None
    ability: str | None = None
    open_only: bool = True

    def shows(self, shown: Card) -> bool:
        return (
            self.box in (None, shown.box)
            and self.colour in (None, shown.colour)
            and self.family in (None, shown.family)
            and self.mana in (None, shown.mana)
            and (self.ability is None or self.ability in _abilities(shown))
        )


def _abilities(shown: Card) -> set[str]:
    return (
        set(shown.abilities) | ({"aura"} if shown.aura else set()) | ({"nemesis"} if shown.nemesis else set())
    )


def draw_builder(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Filters and counters above, the cards of the owned boxes below."""
    px = sheet.px
    filters: Filters = look.memory.setdefault("builder", Filters())
    row = max(px(44), sheet.letters.line_height(Style("label", 18, palette.INK)) + px(14))
    _draw_filters(sheet, pygame.Rect(rect.x, rect.y, rect.w, row), look, filters)
    _draw_counters(sheet, pygame.Rect(rect.x, rect.y + row + px(8), rect.w, row), look)
    top = rect.y + 2 * (row + px(8)) + px(4)
    body = pygame.Rect(rect.x, top, rect.w, rect.bottom - top)
    _draw_pool(sheet, body, look, filters)


def _values(filters: Filters) -> list[tuple[str, str, list[object], str]]:
    """Each filter: field, label of its present value, the values it runs through, icon."""
    every = _("any")
    mana = every if filters.mana is None else _("with Mana") if filters.mana else _("without Mana")
    colour = every if filters.colour is None else words.colour(filters.colour)
    family = every if filters.family is None else words.family_plural(filters.family)
    box = every if filters.box is None else words.box(filters.box)
    extra = {"aura": _("Aura"), "nemesis": _("Nemesis")}
    ability = (
        every if filters.ability is None else extra.get(filters.ability) or words.ability(filters.ability)
    )
    shown = _("can be taken") if filters.open_only else _("all cards")
    return [
        ("open_only", shown, [True, False], "mdi:filter"),
        ("box", words.titled(_("Box"), box), [None, *BOXES], "mdi:package-variant-closed"),
        ("colour", words.titled(_("Colour"), colour), [None, *range(len(COLOURS))], "mdi:palette"),
        ("family", words.titled(_("Family"), family), [None, *FAMILIES], "monster-skull"),
        ("mana", words.titled(_("Mana"), mana), [None, True, False], "crystals"),
        (
            "ability",
            words.titled(_("Ability"), ability),
            [None, "aura", "nemesis", *sorted(ABILITIES)],
            "flame-symbol",
        ),
    ]


def _draw_filters(sheet: Sheet, rect: pygame.Rect, look: Look, filters: Filters) -> None:
    values = _values(filters)
    for (field, label, choices, icon), place in zip(
        values, columns(rect, len(values), sheet.px(8)), strict=True
    ):
        chosen = getattr(filters, field) not in (None, False)
        face = Face(label, "paper" if chosen else "secondary", icon, size=17)
        button(
            sheet, place, face, partial(_next, look, filters, field, choices),
            hint=_("Click for the next value"), id=f"filter:{field}",
        )  # fmt: skip


def _next(look: Look, filters: Filters, field: str, choices: list[object]) -> None:
    place = choices.index(getattr(filters, field))
    setattr(filters, field, choices[(place + 1) % len(choices)])
    look.relayout()


def _draw_counters(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """48 in all, 12 of each colour, 6 of them with Mana; the hint says what is still wrong."""
    px = sheet.px
    chosen = list(look.view.dungeon_list)
    cells = columns(rect, 5, px(8))
    style = Style("label", 18, palette.PAPER_HIGH)
    total = f"{len(chosen)} / {DUNGEON_SIZE}"
    sheet.icon("mdi:cards", cells[0].x + px(6), cells[0].centery, 24, palette.GOLD_HIGH, "midleft")
    sheet.text(total, style, cells[0].x + px(40), cells[0].centery, "midleft", cells[0].w - px(44))
    final = [look.view.final] if look.view.final >= 0 else []
    problems = dungeon_problems([*chosen, *final], look.view.copies[1])
    sheet.node(total, "text", cells[0], hint="\n".join(problems) or total, id="builder:total")
    for index, cell in enumerate(cells[1:]):
        cards = [CARDS[face] for face in chosen if CARDS[face].colour == index]
        mana = sum(each.mana for each in cards)
        told = _("{count} / {right}, Mana {mana} / {most}").format(
            count=len(cards), right=PER_COLOUR, mana=mana, most=MANA_PER_COLOUR
        )
        sheet.art(Gem(px(24), GEMS[index]), cell.x + px(14), cell.centery, "center")
        sheet.text(told, style, cell.x + px(34), cell.centery, "midleft", cell.right - cell.x - px(36))
        sheet.node(f"{words.colour(index)}: {told}", "text", cell, hint=told)


def _draw_pool(sheet: Sheet, rect: pygame.Rect, look: Look, filters: Filters) -> None:
    px, gap = sheet.px, sheet.px(10)
    options = {int(option.args[0]): option for option in look.options("card")}
    supply = Counter(owned(look.view.copies[1], "dungeon"))
    used = Counter(look.view.dungeon_list)
    pool = [
        face
        for face in sorted(supply)
        if filters.shows(CARDS[face]) and (face in options or not filters.open_only)
    ]
    scroll = look.memory.setdefault("pool", Scroll(look.relayout))
    high = min(px(230), max(px(150), rect.h - px(10)))
    wide = round(high * 5 / 7)
    with scroll_area(sheet, rect, scroll, _("Dungeon cards")) as area:
        per_row = max(1, (area.rect.w + gap) // (wide + gap))
        if not pool:
            told = _("No card fits these filters.")
            sheet.block(told, Style("body", 19, palette.ON_LEATHER), area.take(px(40)), fit=False)
        for start in range(0, len(pool), per_row):
            row = area.take(high, gap)
            for place, face in enumerate(pool[start : start + per_row]):
                spot = pygame.Rect(row.x + place * (wide + gap), row.y, wide, high)
                option = options.get(face)
                if area.seen(spot):
                    _draw_candidate(sheet, spot, look, face, option, used[face], supply[face])
                elif option is not None:
                    _unseen_candidate(sheet, spot, look, face, option)


def _draw_candidate(
    sheet: Sheet, rect: pygame.Rect, look: Look, face: int, option: Option | None, used: int, have: int
) -> None:
    legal = option is not None
    name = look.name(option) if option is not None else words.name(face)
    reason = "" if legal else _reason(face, used, have)
    spec = faces.face_spec(face, rect.w, rect.h, compact=True, state="" if legal else "disabled")
    card(
        sheet, spec, rect.x, rect.y, name,
        action=partial(look.choose, option) if option is not None else None,
        inspect=partial(look.inspect, ("face", face)), halo="legal" if legal else "",
        hint="\n".join(each for each in (name, reason) if each), id=f"pool:{face}",
    )  # fmt: skip
    if used:
        sheet.icon("mdi:check-bold", rect.centerx, rect.y + rect.h // 3, 44, palette.LEGAL)


def _unseen_candidate(sheet: Sheet, rect: pygame.Rect, look: Look, face: int, option: Option) -> None:
    """A card scrolled out of sight can still be reached by keys, without being painted."""
    sheet.node(look.name(option), "card", rect, action=partial(look.choose, option), id=f"pool:{face}")


def _reason(face: int, used: int, have: int) -> str:
    """Why a card cannot be taken as the next one."""
    if used and CARDS[face].unique:
        return _("Unique: it is already in the dungeon.")
    if used >= have:
        return _("All owned copies are in the dungeon.")
    return _("Cards are taken colour by colour, first six with Mana, then six without, in ascending order.")
