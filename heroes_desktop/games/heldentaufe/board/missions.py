"""The missions in hand: what each asks, what it brings, and whether it can be fulfilled now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from heroes_desktop.desktop.art import Parchment, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import icon_button

from ...shared.wording import say, signed, titled
from .. import figures
from ..content import MONSTER_INDEX, TILE_FACE, Mission
from ..locale import _, counted
from ..state import ABOVE
from ..text import icons
from ..text.missions import missing, objective, progress, reward
from . import faces, pointing, words
from .look import Look
from .tokens import waiting
from .turnbar import shown_seat

_TITLES = (
    Style("head", 19, palette.INK),
    Style("condensed_label", 19, palette.INK),
    Style("condensed_label", 17, palette.INK),
)
_TEXT = Style("condensed", 17, palette.INK_2)
_GOOD = Style("condensed_label", 17, palette.GOOD_ON_PAPER)
_BAD = Style("condensed_label", 17, palette.BAD_ON_PAPER)
_SOON = Style("condensed_label", 17, palette.INK_2)
_REWARD = Style("title", 20, palette.INK)


@dataclass(frozen=True)
class Standing:
    """How near a mission is: `ready` now, not (False), or with nothing but the way before it (None)."""

    ready: bool | None
    text: str
    short: str = ""
    whole: str = ""

    @property
    def progress(self) -> str:
        """The state at full length."""
        return self.whole or self.text

    @property
    def icon(self) -> str:
        return {True: "mdi:check-bold", False: "mdi:close-thick", None: "mdi:arrow-right-thick"}[self.ready]

    @property
    def style(self) -> Style:
        return {True: _GOOD, False: _BAD, None: _SOON}[self.ready]


def hand_seat(look: Look) -> int:
    """Whose missions the viewpoint may look at; -1 for nobody's.

    Who watches a match with all cards open sees those of the board that is shown.
    """
    if look.viewpoint is not None:
        return look.viewpoint
    view, seat = look.view, shown_seat(look)
    cards = view.heroes[seat].hand if seat < len(view.heroes) else []
    return seat if cards and all(view.faces[card] >= 0 for card in cards) else -1


def missions_title(look: Look) -> str:
    """Whose they are must be said while somebody else's board lies above them."""
    return _("Your missions") if hand_seat(look) not in (-1, shown_seat(look)) else _("Missions")


def draw_missions(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The viewpoint's own hand; everybody else's as backs."""
    view = look.view
    seat = hand_seat(look)
    if not view.heroes:
        return
    gap = sheet.px(6)
    if seat >= 0:
        _draw_cover(sheet, rect, look)
    if seat < 0 or look.memory.get("covered"):
        _draw_backs(sheet, rect, look, seat if seat >= 0 else shown_seat(look))
        return
    cards = view.heroes[seat].hand
    if not cards:
        sheet.block(
            words.upper(counted("{n} mission", "{n} missions", 0)), _TEXT.but(colour=palette.MUTED), rect
        )
        return
    high = min(sheet.px(84), (rect.h - gap * 2) // 3)
    for index, card in enumerate(cards):
        place = pygame.Rect(rect.x, rect.y + index * (high + gap), rect.w, high)
        mission = figures.mission_of(view, card)
        if mission is not None:
            _draw_mission(sheet, place, look, seat, card, mission)


def _draw_cover(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """An eye beside the heading: neighbours who look over need not see everything."""
    px = sheet.px
    covered = bool(look.memory.get("covered"))
    place = pygame.Rect(rect.right - px(32), rect.y - px(39), px(32), px(32))
    name = _("Peek at your missions") if covered else _("Cover your missions")
    icon_button(
        sheet, place, "mdi:eye" if covered else "mdi:eye-off", name, partial(_cover, look, not covered)
    )


def _cover(look: Look, covered: bool) -> None:
    look.memory["covered"] = covered
    look.relayout()


def _draw_backs(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    """How many missions somebody holds, and nothing else."""
    view, px = look.view, sheet.px
    count = len(view.heroes[seat].hand) if seat < len(view.heroes) else 0
    high = min(rect.h - px(30), px(150))
    wide = round(high * 5 / 7)
    for index in range(count):
        sheet.art(faces.mission_back(wide, high, lift=2), rect.x + index * (wide + px(12)), rect.y + px(2))
    told = titled(words.person(look, seat), counted("{n} mission", "{n} missions", count))
    sheet.text(told, _TEXT.but(colour=palette.MUTED), rect.x, rect.bottom, "bottomleft", rect.w)
    sheet.node(told, "image", rect, hint=told, id="backs")


# one mission


def _draw_mission(
    sheet: Sheet, rect: pygame.Rect, look: Look, seat: int, card: int, mission: Mission
) -> None:
    px = sheet.px
    tag = f"mission:{card}"
    state = standing(look, seat, card, mission)
    _row_node(sheet, rect, look, seat, card, told(mission, state.progress))
    with sheet.tagged(tag):
        sheet.art(Parchment(rect.w, rect.h, tag, border=False, torn=False, lift=1), *rect.topleft)
        size = min(px(44), rect.h - px(12))
        disc = Token(
            size,
            faces.mission_colour(mission),
            faces.FAMILY_ICONS[mission.family],
            palette.GOLD_HIGH,
            palette.BRASS,
        )
        at = sheet.art(disc, rect.x + px(8), rect.centery - px(1), "midleft")
        room = pygame.Rect(at.right + px(10), rect.y + px(5), rect.right - at.right - px(20), rect.h - px(10))
        line = room.h // 2
        second = pygame.Rect(room.x, room.y + line, room.w, line)
        second.width -= _draw_buttons(sheet, second, look, card, mission)
        first = pygame.Rect(room.x, room.y, room.w, line)
        if not _draw_title(sheet, say(mission.name), first, reward_width(sheet, mission)):
            second.width = _draw_reward(sheet, second, mission) - second.x - px(8)
        else:
            _draw_reward(sheet, first, mission)
        _draw_needs(sheet, second, mission, state)
    sheet.place(tag, rect)


def _row_node(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int, card: int, hint: str) -> None:
    """The row as a thing to click; its buttons come after it and so lie on top."""
    mission = figures.mission_of(look.view, card)
    assert mission is not None
    tag = f"mission:{card}"
    option = look.find("complete", card) or waiting(look, seat).get(tag)
    thefts = [each for each in look.options("steal") if each.args[0] == card]
    if option is None and len(thefts) == 1:
        option = thefts[0]
    if option is not None:
        sheet.halo(rect, "legal", radius=6)
    inspect = partial(look.inspect, ("mission", card))
    sheet.node(
        look.name(option) if option else say(mission.name), "card", rect, id=tag, hint=hint, inspect=inspect,
        action=partial(look.choose, option) if option else inspect, overlay=True, radius=6,
        shows=partial(pointing.mission, look.view, seat, mission),
    )  # fmt: skip


def _draw_title(sheet: Sheet, text: str, rect: pygame.Rect, beside: int) -> bool:
    """The name in the largest type in which it stays whole; False when it needs the whole line for that."""
    for wide in (rect.w - beside - sheet.px(8), rect.w):
        for style in _TITLES:
            if sheet.letters.size(text, style)[0] <= wide:
                sheet.text(text, style, rect.x, rect.centery, "midleft")
                return wide < rect.w
    sheet.text(text, _TITLES[-1], rect.x, rect.centery, "midleft", rect.w)
    return False


def _draw_buttons(sheet: Sheet, room: pygame.Rect, look: Look, card: int, mission: Mission) -> int:
    """Refusing, or the two rewards of an observer; returns the width they take."""
    px = sheet.px
    size = min(px(36), room.h + px(3))
    right = room.right + px(4)
    used = 0
    signs = (
        ("refuse", "mdi:cards-outline", "ghost"),
        ("tooth", icons.TOOTH_ICON, "good"),
        ("piece", icons.WARE_ICONS[mission.prize.kind] if mission.prize else "", "good"),
    )
    for act, icon, kind in signs:
        option = look.find(act, card)
        if option is not None:
            place = pygame.Rect(right - used - size, room.centery - size // 2, size, size)
            icon_button(
                sheet, place, icon, look.name(option), partial(look.choose, option), kind=kind, overlay=True
            )
            used += size + px(6)
    return used


def reward_width(sheet: Sheet, mission: Mission) -> int:
    """The room a reward takes."""
    px = sheet.px
    prize = px(26) + px(8) + sheet.letters.size(signed(1), _REWARD)[0] if mission.prize is not None else 0
    teeth = px(26) + sheet.letters.size("1", _REWARD)[0] if mission.points else 0
    return int(prize + teeth + (px(12) if prize and teeth else 0))


def _draw_reward(sheet: Sheet, rect: pygame.Rect, mission: Mission) -> int:
    """Teeth or the piece at the right end of a line; returns its left end."""
    px, y = sheet.px, rect.centery
    right = rect.right
    if mission.prize is not None:
        size = min(px(26), rect.h)
        sheet.art(faces.ware(mission.prize.kind, size), right, y, "midright")
        word = sheet.text(signed(mission.prize.value), _REWARD, right - size - px(3), y, "midright")
        right = word.x - px(4)
        if mission.points:
            right = sheet.text("/", _TEXT, right, y, "midright").x - px(2)
    if mission.points:
        sheet.icon(icons.TOOTH_ICON, right, y, 19, "#7A4A1C", "midright")
        right = sheet.text(str(mission.points), _REWARD, right - px(22), y, "midright").x
    return int(right)


def _draw_needs(sheet: Sheet, rect: pygame.Rect, mission: Mission, state: Standing) -> None:
    """What to bring where, in signs; then how near that is."""
    px = sheet.px
    x, y = rect.x, rect.centery
    size = min(px(24), rect.h)
    for word, value in needs(mission):
        sheet.art(faces.ware(word, size, value), x, y, "midleft")
        x += size + px(3)
    if mission.monster:
        spec = faces.monster_portrait(MONSTER_INDEX[mission.monster], size)
        sheet.art(spec, x, y, "midleft")
        x += size + px(4)
    if mission.place:
        if x > rect.x:
            sheet.icon("mdi:arrow-right-thin", x, y, 16, palette.INK_2, "midleft")
            x += px(18)
        sheet.icon(faces.TILE_ICONS[mission.place], x, y, 20, palette.INK_2, "midleft")
        x += px(26)
    style, icon = state.style, state.icon
    room = rect.right - x - px(6)
    told = state.text
    wide = sheet.letters.size(told, style)[0] + px(20)
    if wide > room and state.short:
        told = state.short
        wide = sheet.letters.size(told, style)[0] + px(20)
    place = words.place_name(mission.place) if mission.place else aim(mission)
    text = sheet.letters.size(place, _TEXT)[0]
    if text + wide + px(10) <= room:
        x = sheet.text(place, _TEXT, x, y, "midleft").right + px(8)
        room = rect.right - x
    if wide <= room:
        written = sheet.text(told, style, rect.right, y, "midright")
        sheet.icon(icon, written.x - px(3), y, 15, style.colour, "midright")
    else:
        sheet.icon(icon, rect.right, y, 17, style.colour, "midright")


# words


def needs(mission: Mission) -> list[tuple[str, int]]:
    """The tokens a deliverer hands over."""
    found: list[tuple[str, int]] = [(food, 0) for food in mission.foods]
    if mission.piece is not None:
        found.append((mission.piece.kind, mission.piece.value))
    if mission.potion:
        found.append((mission.potion, 0))
    return found


def aim(mission: Mission) -> str:
    """What a mission without a place asks for, very short."""
    return {
        "thief": _("reach another hero"),
        "discoverer": _("an armed trap"),
        "slayer": _("its last heart"),
    }.get(mission.family, "")


def told(mission: Mission, state: str) -> str:
    """A mission for its tooltip."""
    return "\n".join((objective(mission), _("Reward: {reward}.").format(reward=reward(mission)), state))


def standing(look: Look, seat: int, card: int, mission: Mission) -> Standing:
    """Whether a mission can be fulfilled now; if not, what is in the way."""
    view = look.view
    text = progress(view, seat, card)
    if mission.family == "discoverer":
        return Standing(None, _("go below"), whole=text)
    if mission.family == "slayer":
        alive = bool(view.monsters[MONSTER_INDEX[mission.monster]].teeth)
        short = _("go below") if alive else _("out of the game")
        return Standing(None if alive else False, short, whole=text)
    if mission.family == "thief":
        return Standing(any(o.args[0] == card for o in look.options("steal")) or None, text)
    hero = view.heroes[seat]
    if missing(view, seat, mission):
        return Standing(False, text, _("missing"))
    if not figures.cells_with(view, mission.place):
        return Standing(None, text)
    here = hero.space == ABOVE and figures.tile_face(view, hero.place) == TILE_FACE[mission.place]
    return Standing(here or None, text, _("possible now") if here else _("go there"))
