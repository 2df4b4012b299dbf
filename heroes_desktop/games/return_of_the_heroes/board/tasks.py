"""What now: quests with their steps, missions and where they lead, what to think of next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Scroll, scroll_area
from heroes_desktop.desktop.widgets.scroll import Area
from heroes_desktop.engine import Option

from ...shared.wording import titled
from ..content import MISSIONS, QUESTS
from ..land import label
from ..locale import _
from ..state import MOST_MISSIONS
from ..text import deeds, words
from . import faces
from .kingdom import look_at, shown_seat
from .look import Look
from .pins import Pin, pins

_NAME = Style("condensed_label", 18, palette.GOLD_HIGH)
_TEXT = Style("body", 17, palette.ON_LEATHER, line=1.12)
_MUTED = Style("body", 17, palette.MUTED, line=1.12)


def tasks_title(look: Look) -> str:
    """The head of the panel: how many missions of how many."""
    seat = shown_seat(look)
    if not 0 <= seat < len(look.view.heroes):
        return _("What now")
    return _("What now · missions {count} of {most}").format(
        count=len(look.view.heroes[seat].missions), most=MOST_MISSIONS
    )


def draw_tasks(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """One entry for each quest, mission and need; a click shows its place on the map."""
    seat = shown_seat(look)
    found = pins(look.view, seat)
    scroll = look.memory.setdefault("task_scroll", Scroll(look.relayout))
    scroll.changed = look.relayout
    with scroll_area(sheet, rect, scroll, _("What now")) as area:
        if not 0 <= seat < len(look.view.heroes) or look.view.heroes[seat].hero < 0:
            return
        _draw_quests(sheet, area, look, seat)
        _draw_missions(sheet, area, look, seat, found)
        for pin in found:
            if pin.kind in ("tower", "need"):
                _entry(sheet, area, look, pin.icon, "", pin.text, pin.subject, f"need-{label(pin.space)}",
                       place=pin.space)  # fmt: skip
        if area.bottom <= area.rect.y:
            line = area.take(sheet.px(30))
            sheet.text(_("No task yet. Turn up tiles and see."), _MUTED, *line.topleft, "topleft", line.w)


def _draw_quests(sheet: Sheet, area: Area, look: Look, seat: int) -> None:
    view = look.view
    hero = view.heroes[seat]
    for number, quest in enumerate(hero.quests):
        row = QUESTS[quest]
        done = hero.steps[number]
        name = f"{words.quest(row.id)} · {min(done + 1, 3)}/3"
        if done >= 3:
            _entry(sheet, area, look, faces.QUEST_ICON, words.quest(row.id), _("done"), ("quest", row.id),
                   f"quest-{row.id}", muted=True)  # fmt: skip
            continue
        text = deeds.quest_line(view, seat, row.id).partition(": ")[2]
        option = look.find("quest_step", row.id)
        ready = next((pin.ready for pin in pins(view, seat) if pin.subject == ("quest", row.id)), True)
        if not ready:
            text += " " + _("(not in play yet)")
        _entry(sheet, area, look, faces.QUEST_ICON, name, text, ("quest", row.id), f"quest-{row.id}",
               option=option, tag=f"quest:{seat}:{number}")  # fmt: skip
    if not hero.quests:
        for pin in pins(view, seat):
            if pin.kind == "quest":
                _entry(sheet, area, look, pin.icon, "", pin.text, None, "quest-none", place=pin.space)
    for option in look.options("take_quest"):
        _entry(sheet, area, look, faces.QUEST_ICON, words.quest(str(option.args[0])),
               deeds.first_step(str(option.args[0])), ("quest", option.args[0]), f"take-{option.args[0]}",
               option=option)  # fmt: skip


def _draw_missions(sheet: Sheet, area: Area, look: Look, seat: int, found: list[Pin]) -> None:
    view = look.view
    for tile in view.heroes[seat].missions:
        face = view.faces[tile]
        if face < 0:
            continue
        row = MISSIONS[face]
        goals = [pin for pin in found if pin.subject == ("tile", face)]
        text = words.mission_line(face).partition(": ")[2]
        if goals and not any(pin.ready for pin in goals):
            text += " " + _("(not in play yet)")
        load = view.heroes[seat].loads.get(tile)
        if load is not None:
            text += " " + _("You carry: {thing}.").format(thing=words.thing(view.faces[load]))
        option = look.find("accomplish", tile) or look.find("mission", tile)
        _entry(
            sheet,
            area,
            look,
            faces.MISSION_ICON,
            words.thing(face),
            text,
            ("tile", face),
            f"mission-{row.id}",
            option=option,
            place=goals[0].space if goals else None,
            tag=f"mission:{tile}",
        )


def _entry(
    sheet: Sheet, area: Area, look: Look, icon: str, name: str, text: str, subject: object, identity: str, *,
    option: Option | None = None, place: int | None = None, muted: bool = False, tag: str = "",
) -> None:  # fmt: skip
    """Sign, name and words; it glows when it can be done now."""
    px = sheet.px
    left = px(34)
    wide = area.rect.w - left
    style = _MUTED if muted else _TEXT
    body = sheet.text_height(text, style, wide)
    head = sheet.letters.line_height(_NAME) if name else 0
    spot = area.take(head + body + px(4), px(6))
    if tag:
        sheet.place(tag, spot)
    if not area.seen(spot):
        return
    sheet.icon(icon, spot.x + px(13), spot.y + px(12), 22, palette.GOLD)
    if name:
        sheet.text(name, _NAME, spot.x + left, spot.y, "topleft", wide)
    sheet.block(text, style, pygame.Rect(spot.x + left, spot.y + head, wide, body), fit=False)
    action: Callable[[], None] | None = partial(look.inspect, subject) if subject is not None else None
    if option is not None:
        sheet.halo(spot, "legal", radius=8)
        action = partial(look.choose, option)
    elif place is not None:
        action = partial(look_at, look, place)
    told = look.name(option) if option else titled(name, text) if name else text
    sheet.node(
        told, "item", spot, action=action, inspect=partial(look.inspect, subject) if subject else None,
        id=identity, radius=8, shows=(lambda: [f"space-{label(place)}"]) if place is not None else None,
    )  # fmt: skip
