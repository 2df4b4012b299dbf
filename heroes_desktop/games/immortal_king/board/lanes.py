"""The corridors, one stone lane each: the pile in its gate, the guard before it, words about both."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from heroes_desktop.desktop.art import Badge, EmptyPlace, Pile, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import card, pill, ribbon
from heroes_desktop.desktop.widgets.rows import columns, rows
from heroes_desktop.engine import Option

from ..art.lanes import Gate, Lane
from ..content import SCENARIOS
from ..locale import _, counted
from ..state import State
from ..text import sums, words
from . import faces
from .auras import draw_auras
from .captions import NAME, draw_caption, guard_hint
from .final import draw_final
from .look import Look
from .throw import HANDS

CLOTH = "#7A2C22"
WORDS_LINES = 4.4
"""Lines of words below the cards of a lane."""

GUARD_HEIGHT, GUARD_WIDTH = 0.64, 0.58
"""Of the height of a lane's cards for the guard, of their width where the pile lies beside him."""
WIDE = {3: 1.35, 4: 1.7, 5: 2.0}
"""How wide a changed Power of so many signs is, for its height: it hides the printed one."""


@dataclass(frozen=True)
class Spots:
    """Where the things of one lane lie.

    marks: the middles of its number and of fate's bonus from the left, and how high both begin.
    """

    lane: pygame.Rect
    gate: pygame.Rect
    guard: pygame.Rect
    pile: pygame.Rect
    caption: pygame.Rect
    marks: tuple[int, int, int]


def draw_lanes(sheet: Sheet, zone: pygame.Rect, look: Look, with_final: bool) -> None:
    """All corridors; `with_final` puts the final monster at their far end."""
    view = look.view
    count = len(view.corridors)
    title = _("Four corridors") if count == 4 else _("Three corridors")
    room = pygame.Rect(zone)
    if not with_final:
        head = ribbon(sheet, title, zone.x + sheet.px(14), zone.y, CLOTH)
        room = pygame.Rect(zone.x, head.bottom + sheet.px(8), zone.w, zone.bottom - head.bottom - sheet.px(8))
    gap = sheet.px(10)
    if with_final:
        wide = min(round(room.w * (0.2 if count < 4 else 0.17)), round(room.h * 0.8))
        draw_final(sheet, pygame.Rect(room.right - wide, room.y, wide, room.h), look, small=True)
        room.w -= wide + gap
    spots = _spots(sheet, room, count, gap)
    for lane, spot in enumerate(spots):
        with sheet.group(words.corridor(lane).capitalize(), spot.lane):
            _draw_lane(sheet, spot, look, lane)
    draw_auras(sheet, view, {lane: spot.guard for lane, spot in enumerate(spots)})


def _spots(sheet: Sheet, room: pygame.Rect, count: int, gap: int) -> list[Spots]:
    """Lanes side by side, four perhaps in two rows; the pile behind the guard or beside it.

    Whatever makes the guards largest.
    """
    row = columns(room, count, gap)
    square = [place for line in rows(room, 2, gap) for place in columns(line, 2, gap)]
    ways = [[_deep(sheet, lane) for lane in row], [_flat(sheet, lane) for lane in row]]
    if count == len(square):
        ways.append([_deep(sheet, lane) for lane in square])
    return max(ways, key=lambda spots: spots[0].guard.h)


def _flat(sheet: Sheet, rect: pygame.Rect) -> Spots:
    """A lane in a low room: the guard, beside it number and pile one above the other, words below."""
    px, pad = sheet.px, sheet.px(6)
    words_high = min(round(rect.h * 0.45), round(WORDS_LINES * sheet.letters.line_height(NAME)))
    across = rect.w - 2 * pad - px(12)
    wide, high = faces.card_size(min(rect.h - words_high - 2 * pad, round(across * GUARD_WIDTH * 7 / 5)))
    number = min(px(34), high // 3)
    behind = faces.card_size(min(high - number, round((across - wide) * 7 / 5)))
    left = rect.x + (rect.w - wide - behind[0] - px(12)) // 2
    guard = pygame.Rect(left, rect.y + pad, wide, high)
    beside = guard.right + px(12)
    pile = pygame.Rect(beside, guard.bottom - behind[1], behind[0], behind[1] - px(6))
    gate = pygame.Rect(beside, guard.y, behind[0], max(number, pile.y - guard.y - px(2)))
    low = guard.bottom + px(6)
    caption = pygame.Rect(rect.x + px(10), low, rect.w - 2 * px(10), rect.bottom - low - px(4))
    half = _badge(sheet, gate) // 2
    return Spots(rect, gate, guard, pile, caption, (gate.centerx - half, gate.centerx + half, gate.y + px(2)))


def _deep(sheet: Sheet, rect: pygame.Rect) -> Spots:
    """A lane seen from its near end: the pile far back in the arch, the guard before it, words below."""
    px = sheet.px
    words_high = round(WORDS_LINES * sheet.letters.line_height(NAME))
    high = rect.h - words_high - px(30)
    wide, tall = faces.card_size(min(round(high * GUARD_HEIGHT), round((rect.w - px(28)) * 7 / 5)))
    behind = faces.card_size(min(high - tall, round(tall * 0.7)))
    spare = high - tall - behind[1]
    top = rect.y + px(14) + max(min(px(34), spare // 2), spare // 3)
    pile = pygame.Rect(rect.centerx - behind[0] // 2, top, behind[0], behind[1] - px(6))
    guard = pygame.Rect(rect.centerx - wide // 2, top + behind[1] + px(8), wide, tall)
    arch = min(rect.w - px(16), round(behind[0] * 1.55))
    gate = pygame.Rect(rect.centerx - arch // 2, top - px(10), arch, behind[1] + px(36))
    number = rect.x + px(30), rect.right - px(30), rect.y + px(4)
    caption = pygame.Rect(rect.x + px(10), guard.bottom + px(6), rect.w - 2 * px(10), 0)
    caption.h = rect.bottom - px(6) - caption.y
    return Spots(rect, gate, guard, pile, caption, number)


def _draw_lane(sheet: Sheet, spot: Spots, look: Look, lane: int) -> None:
    view = look.view
    theme = faces.THEMES[lane % len(faces.THEMES)]
    sheet.art(Lane(spot.lane.w, spot.lane.h, theme, f"lane{lane}", deep=True), *spot.lane.topleft)
    sheet.place(f"lane:{lane}", spot.lane)
    fight = view.fight
    if fight is not None and fight.lane == lane and not fight.outcome:
        sheet.halo(spot.lane, "active", radius=14)
    _draw_gate(sheet, spot, look, lane)
    _draw_pile(sheet, spot.pile, look, lane)
    _draw_guard(sheet, spot.guard, look, lane)
    target = look.find("fight", lane)
    chances = [entry.chance for entry in look.odds(target)] if target is not None else []
    draw_caption(sheet, spot.caption, view, lane, chances, named=spot.guard.w >= faces.NAMED)


def _draw_gate(sheet: Sheet, spot: Spots, look: Look, lane: int) -> None:
    rect, size = spot.gate, _badge(sheet, spot.gate)
    number, beside, top = spot.marks
    if rect.h > rect.w >= sheet.px(48):
        sheet.art(Gate(rect.w, rect.h, faces.THEMES[lane % 4]), rect.x, rect.y)
    sheet.art(Badge(size, "#2A2420", "#B9AFA0", faces.NUMERALS[lane], lift=1), number, top, "midtop")
    if bonus := fate_bonus(look.view, lane):
        mark = Badge(size, "#3A1A4A", "#C9A0F0", words.signed(bonus), "circle", lift=1)
        place = sheet.art(mark, beside, top, "midtop")
        told = _("Fate: guards in this corridor have {bonus} Power").format(bonus=words.signed(bonus))
        sheet.node(told, "image", place, hint=told, overlay=True)


def _badge(sheet: Sheet, gate: pygame.Rect) -> int:
    """The size of the number on a gate."""
    return min(sheet.px(40), max(sheet.px(28), gate.w // 2))


def fate_bonus(view: State, lane: int) -> int:
    """What the fate scale adds to whoever stands in this corridor, whatever the card."""
    if not view.scenario:
        return 0
    outer = lane in (0, len(view.corridors) - 1)
    entries = (SCENARIOS[view.scenario].entry[index] for index in view.fate)
    return sum(
        entry.amount
        for entry in entries
        if entry.kind == "power" and entry.corridors and (entry.corridors == "outer") == outer
    )


# guards


def guard_option(look: Look, lane: int) -> Option | None:
    """The option a click on a guard stands for."""
    return look.find("fight", lane) or look.find("corridor", lane)


def _draw_guard(sheet: Sheet, rect: pygame.Rect, look: Look, lane: int) -> None:
    view = look.view
    here = view.corridors[lane]
    tag = f"guard:{lane}"
    option = guard_option(look, lane)
    if here.guard < 0:
        sheet.art(EmptyPlace(rect.w, rect.h, "metal-gate", "#8A7A68"), rect.x, rect.y)
        sheet.place(tag, rect)
        told = _("No guard") if here.pile else _("This corridor is empty")
        if option is not None:
            _option_node(sheet, rect, look, option, "legal")
        else:
            sheet.node(told, "image", rect, hint=told)
        return
    halo = "" if option is None else ("hostile" if option.act == "fight" else "legal")
    if view.fight is not None and view.fight.lane == lane and not view.fight.outcome:
        halo = halo or "hostile"
    hint = guard_hint(view, lane)
    known = faces.face_at(view, lane) >= 0
    subject = partial(look.inspect, ("lane", lane)) if known else None
    spec = (
        faces.guard_spec(view, lane, rect.w, rect.h, compact=True)
        if here.up
        else faces.dungeon_back(rect.w, rect.h, lift=2)
    )
    name = look.name(option) if option is not None else hint.partition("\n")[0]
    action = partial(look.choose, option) if option is not None else None
    node = card(
        sheet, spec, rect.x, rect.y, name, action=action, inspect=subject, halo=halo, tag=tag,
        hint=f"{name}\n{hint}" if option is not None else hint, id=f"guard:{lane}",
    )  # fmt: skip
    node.title = hint.partition("\n")[0]
    with sheet.tagged(tag):
        if known and not here.up:
            _ghost(sheet, rect, faces.face_at(view, lane))
        if here.up:
            _tint_power(sheet, rect, view, lane)
    if here.token:
        _draw_token(sheet, rect, lane)


def _ghost(sheet: Sheet, rect: pygame.Rect, face: int) -> None:
    """What lies face down, for eyes that know it."""
    inside = rect.inflate(-round(rect.w * 0.16), -round(rect.h * 0.16))
    sheet.art(faces.face_spec(face, inside.w, inside.h, compact=True, lift=0, state="ghost"), *inside.topleft)


def _tint_power(sheet: Sheet, rect: pygame.Rect, view: State, lane: int) -> None:
    """A changed Power is framed in the colour of the change."""
    if sums.throws(view, lane):
        _fist(sheet, rect)
        return
    change = faces.raised(view, lane)
    if not change:
        return
    share = 0.34 if rect.w < faces.NAMED else 0.25
    size = max(sheet.px(26 if rect.w < faces.NAMED else 18), round(rect.w * share))
    base, accent = ("#8A2018", "#FF9A7A") if change > 0 else ("#2F5E1E", "#A9D98F")
    power = faces.shown_power(view, lane)
    sheet.art(
        Badge(size, base, accent, power, wide=WIDE.get(len(power), 1.0), lift=1),
        rect.x - size // 8,
        rect.y - size // 8,
    )


def _fist(sheet: Sheet, rect: pygame.Rect) -> None:
    """Where hands decide, Power counts for nothing."""
    named = rect.w >= faces.NAMED
    size = max(sheet.px(28), round(rect.w * (0.27 if named else 0.34)))
    down = round(rect.h * 0.19) if named else -size // 8
    sheet.art(Token(size, "#3E5A2C", HANDS["rock"], palette.BONE, lift=1), rect.x - size // 8, rect.y + down)


def _draw_token(sheet: Sheet, rect: pygame.Rect, lane: int) -> None:
    """At the edge of the card; one with a line of words leaves that free."""
    named = rect.w >= faces.NAMED
    size = max(sheet.px(30), round(rect.w * (0.3 if named else 0.36)))
    spec = Token(size, faces.TENACITY, faces.TENACITY_ICON, "#3A2408", lift=1)
    low = rect.bottom - (round(rect.h * 0.22) if named else 0)
    place = sheet.art(spec, rect.right - size // 3, low - size // 2, "center", tag=f"token:{lane}")
    told = _("Tenacity: this guard is stronger")
    sheet.node(told, "image", place, hint=told, overlay=True, id=f"token:{lane}")


# piles


def _draw_pile(sheet: Sheet, rect: pygame.Rect, look: Look, lane: int) -> None:
    view = look.view
    pile = view.corridors[lane].pile
    tag = f"pile:{lane}"
    sheet.place(tag, rect)
    if not pile:
        sheet.art(EmptyPlace(rect.w, rect.h, "", "#8A7A68"), rect.x, rect.y)
        sheet.node(_("No cards left behind"), "image", rect, hint=_("No cards left behind"))
        return
    with sheet.tagged(tag):
        back = faces.dungeon_back(rect.w, rect.h)
        sheet.art(Pile(rect.w, rect.h, back, len(pile), lift=2), rect.x, rect.y)
        _draw_top(sheet, rect, view, pile)
        pill(sheet, f"×{len(pile)}", rect.centerx, rect.bottom - sheet.px(2), "midbottom", kind="dark")
    _pile_node(sheet, rect, look, lane)


def _draw_top(sheet: Sheet, rect: pygame.Rect, view: State, pile: list[int]) -> None:
    """The top card, face up, for whoever may know it."""
    face = view.faces[pile[-1]]
    if face < 0:
        return
    wide, high = round(rect.w * 0.86), round(rect.h * 0.86)
    spec = faces.face_spec(face, wide, high, compact=True, lift=1)
    place = sheet.art(spec, rect.centerx, rect.y + round(rect.h * 0.04), "midtop")
    sheet.icon("mdi:eye", place.right - sheet.px(10), place.bottom - sheet.px(12), 18, palette.GOLD_HIGH)


def _pile_hint(view: State, lane: int) -> str:
    pile = view.corridors[lane].pile
    lines = [counted("{n} card behind", "{n} cards behind", len(pile))]
    for depth, instance in enumerate(reversed(pile), start=1):
        face = view.faces[instance]
        if face >= 0:
            lines.append(_("number {place} from the top {card}").format(place=depth, card=words.name(face)))
    return "\n".join(lines)


def _pile_node(sheet: Sheet, rect: pygame.Rect, look: Look, lane: int) -> None:
    view = look.view
    hint = _pile_hint(view, lane)
    option = look.find("pile", lane)
    name = _("The pile of {place}").format(place=words.corridor(lane))
    face = view.faces[view.corridors[lane].pile[-1]]
    inspect = partial(look.inspect, ("face", face)) if face >= 0 else None
    if option is not None:
        sheet.halo(rect, "explore", radius=8, tag=f"pile:{lane}")
        sheet.node(
            look.name(option), "option", rect, action=partial(look.choose, option), inspect=inspect,
            hint=f"{look.name(option)}\n{hint}", id=f"pile:{lane}",
        )  # fmt: skip
        return
    swaps = [other for other in look.options("swap") if lane in other.args]
    if swaps:
        _swap_node(sheet, rect, look, lane, swaps, hint)
        return
    sheet.node(name, "card", rect, action=inspect, inspect=inspect, hint=f"{name}\n{hint}", id=f"pile:{lane}")


def _swap_node(
    sheet: Sheet, rect: pygame.Rect, look: Look, lane: int, swaps: list[Option], hint: str
) -> None:
    """Swapping takes two clicks: the first pile, then the one it changes places with."""
    turn, first = look.memory.get("swap", (0, None))
    first = first if turn == look.view.turn else None
    partner = next((option for option in swaps if first in option.args and first != lane), None)
    if partner is not None:
        name, action = look.name(partner), partial(_choose_swap, look, partner)
    elif first == lane:
        name, action = _("Leave this pile where it is"), partial(_mark_swap, look, None)
    else:
        name = _("Take the pile of {place} to swap it").format(place=words.corridor(lane))
        action = partial(_mark_swap, look, lane)
    sheet.halo(rect, "selected" if first == lane else "explore", radius=8, tag=f"pile:{lane}")
    sheet.node(name, "option", rect, action=action, hint=f"{name}\n{hint}", id=f"pile:{lane}")


def _mark_swap(look: Look, lane: int | None) -> None:
    look.memory["swap"] = (look.view.turn, lane)
    look.relayout()


def _choose_swap(look: Look, option: Option) -> None:
    look.memory.pop("swap", None)
    look.choose(option)


def _option_node(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option, halo: str) -> None:
    sheet.halo(rect, halo, radius=8)
    name = look.name(option)
    sheet.node(name, "option", rect, action=partial(look.choose, option), hint=name)
