"""The fight: enemy, the party's strike against its Power in rows, and the dice in their tray."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Die, Tray
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import card, chance_text, odds_bar, ribbon
from heroes_desktop.engine import Option
from heroes_desktop.games.shared.room import Odds

from ..content import CARDS
from ..locale import _
from ..state import FINAL, State
from ..text import words
from . import faces
from .captions import guard_hint
from .look import Look
from .strike import draw_strike
from .throw import draw_throw

CLOTH = "#7A2C22"
_ODDS = Style("condensed_label", 18, palette.ON_LEATHER)
ENDING = ("accept", "pass", "keep")
"""Acts that let things stand: a click on the verdict."""


def draw_fight(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The running fight inside the right part of the board."""
    px, fight = sheet.px, look.view.the_fight
    room = pygame.Rect(rect)
    if rect.h >= px(330):
        place = _("The final fight") if fight.lane == FINAL else words.corridor(fight.lane).capitalize()
        head = ribbon(sheet, _("Fight · {place}").format(place=place), rect.x + px(14), rect.y, CLOTH)
        room = pygame.Rect(rect.x, head.bottom + px(8), rect.w, rect.bottom - head.bottom - px(8))
    gap = px(14)
    if room.h > room.w * 0.62:
        low = max(px(150), round(room.h * 0.36))
        top = pygame.Rect(room.x, room.y, room.w, room.h - low - gap)
        tray = pygame.Rect(room.x, room.bottom - low, room.w, low)
    else:
        wide = round(room.w * 0.31)
        top = pygame.Rect(room.x, room.y, room.w - wide - gap, room.h)
        tray = pygame.Rect(room.right - wide, room.y, wide, room.h)
    wide, high = faces.card_size(min(top.h, round(top.w * 0.46 * 7 / 5)))
    enemy = pygame.Rect(top.x + px(4), top.y + (top.h - high) // 2, wide, high)
    _draw_enemy(sheet, enemy, look)
    left = enemy.right + gap
    body = pygame.Rect(left, top.y, top.right - left, top.h)
    if fight.throw:
        draw_throw(sheet, body, tray, look)
        return
    draw_strike(sheet, body, look)
    _draw_tray(sheet, tray, look)


def _draw_enemy(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    view, fight = look.view, look.view.the_fight
    spec = faces.enemy_spec(view, fight.face, rect.w, rect.h)
    over = bool(fight.outcome)
    hint = words.name(fight.face) if over else guard_hint(view, fight.lane)
    card(
        sheet, spec, rect.x, rect.y, words.name(fight.face),
        inspect=partial(look.inspect, ("face", fight.face) if over else _subject(fight.lane)),
        halo="" if over else "hostile", tag="enemy", hint=hint, id="enemy",
    )  # fmt: skip


def _subject(lane: int) -> tuple[object, ...]:
    return ("final",) if lane == FINAL else ("lane", lane)


# the tray


def _draw_tray(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    px = sheet.px
    sheet.art(Tray(rect.w, rect.h, lift=2), *rect.topleft)
    sheet.place("tray", rect)
    inside = rect.inflate(-2 * px(26), -2 * px(22))
    if inside.h > inside.w * 0.9:
        low = min(round(inside.h * 0.52), px(150))
        dice = pygame.Rect(inside.x, inside.y, inside.w, inside.h - low - px(8))
        words_ = pygame.Rect(inside.x, inside.bottom - low, inside.w, low)
    else:
        wide = min(px(250), round(inside.w * 0.48))
        dice = pygame.Rect(inside.x, inside.y, inside.w - wide - px(10), inside.h)
        words_ = pygame.Rect(inside.right - wide, inside.y, wide, inside.h)
    _draw_dice(sheet, dice, look)
    _draw_verdict(sheet, words_, look)


def _draw_dice(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """What lies in the tray: rolled dice, or the dice one may roll now."""
    fight = look.view.the_fight
    lying: list[tuple[Die, str, Option | None, str]] = []
    rolls = look.options("roll")
    doom = look.find("doom")
    if look.decision is not None and look.decision.kind == "armour_roll":
        lying.append((_die(6, 6, 0), _("Roll for the armour"), rolls[0] if rolls else None, ""))
    elif rolls:
        for option in rolls:
            sides = int(option.args[0])
            lying.append((_die(sides, sides, 0), look.name(option), option, ""))
    best = max(fight.dice, default=0)
    counted = False
    for index, (value, sides) in enumerate(zip(fight.dice, fight.sides, strict=True)):
        counts = value == best and not counted
        counted = counted or counts
        name = _("d{sides}: {value}").format(sides=sides, value=value)
        spec = _die(sides, value, index, "" if counts else "disabled")
        lying.append((spec, name, doom if counts else None, f"die:{index}"))
    if fight.power_die:
        sides = CARDS[fight.face].die
        name = _("Power die d{sides}: {value}").format(sides=sides, value=fight.power_die)
        lying.append((Die(sides, fight.power_die, 1, "red", turn=-6.0), name, None, "die:power"))
    if not lying and not fight.outcome:
        sides = max([6, *fight.sizes, *fight.extra])
        told = _("d{sides}, not rolled yet").format(sides=sides)
        lying.append((_die(sides, sides, 0, "ghost"), told, None, ""))
    _lay(sheet, rect, look, lying)


def die_colour(sides: int) -> str:
    """Ivory for the plain die, blue for the greater ones."""
    return "ivory" if sides == 6 else "blue"


def _die(sides: int, value: int, index: int, state: str = "") -> Die:
    turns = (-8.0, 11.0, 5.0, -14.0)
    turn = turns[index % len(turns)] if sides == 6 else 0.0
    return Die(sides, value, 1, die_colour(sides), turn=turn, state=state)


def _lay(
    sheet: Sheet, rect: pygame.Rect, look: Look, lying: list[tuple[Die, str, Option | None, str]]
) -> None:
    if not lying:
        return
    step = rect.w / len(lying)
    for index, (spec, name, option, tag) in enumerate(lying):
        size = round(min(rect.h * 0.86, step * 0.86, sheet.px(130 if spec.sides > 6 else 100)))
        die = Die(spec.sides, spec.face, size, spec.colour, turn=spec.turn, state=spec.state, lift=1)
        centre = (round(rect.x + step * (index + 0.5)), rect.centery)
        place = sheet.art(die, *centre, "center", tag=tag or f"ready:{index}")
        if option is None:
            sheet.node(name, "image", place, hint=name, id=f"lying:{index}")
            continue
        named = look.name(option)
        kind = "hostile" if option.act == "doom" else "legal"
        sheet.halo(place, kind, "disc", tag=tag or f"ready:{index}")
        sheet.node(
            named, "option", place, action=partial(look.choose, option), hint=f"{named}\n{name}",
            id=f"lying:{index}",
        )  # fmt: skip


# what it means


def verdict(view: State) -> tuple[str, str, str]:
    """The state of the fight in a word, a sentence and a colour."""
    fight = view.the_fight
    won, lost = "#A9D98F", "#FF9A7A"
    if fight.outcome:
        told = {"won": _("Victory"), "lost": _("Defeat"), "left": _("Fight left")}
        return told.get(fight.outcome, ""), "", lost if fight.outcome == "lost" else won
    if not fight.dice:
        need = fight.power - fight.total
        return _("Roll"), _("needs {number} or more").format(number=max(1, need)), palette.GOLD_HIGH
    margin = fight.total - fight.power
    if margin > 0:
        return _("Victory"), _("by {number}").format(number=margin), won
    if margin == 0:
        return _("Victory"), _("just enough"), won
    return _("Not enough"), _("{number} short").format(number=-margin), lost


def _draw_verdict(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """In a word, by how much, and with what chance; a click lets it stand where that is an answer."""
    px = sheet.px
    title, told, colour = verdict(look.view)
    ending = next((option for option in look.options() if option.act in ENDING), None)
    inside = rect.inflate(-px(16), -px(8)) if ending is not None else rect
    head = Style("title", 26, colour, shadow=palette.BLACK)
    small = Style("label", 19, palette.PAPER_HIGH)
    chances = _best_odds(look)
    high = sheet.letters.line_height(head) + (sheet.letters.line_height(small) if told else 0)
    full = high + px(26) + sheet.letters.line_height(_ODDS)
    shown = chances is not None and full <= inside.h + px(4)
    y = inside.y + max(0, (inside.h - (full if shown else high)) // 2)
    y = sheet.text(title, head, rect.centerx, y, "midtop", inside.w).bottom
    if told:
        y = sheet.text(told, small, rect.centerx, y, "midtop", inside.w).bottom
    if chances is not None and shown:
        _draw_chances(sheet, pygame.Rect(inside.x, y + px(6), inside.w, inside.bottom - y - px(6)), *chances)
    if ending is not None:
        name = look.name(ending)
        sheet.halo(rect, "legal", radius=12)
        sheet.node(name, "option", rect, action=partial(look.choose, ending), hint=name, id="verdict")


def _draw_chances(sheet: Sheet, rect: pygame.Rect, plain: float, full: float) -> None:
    """Green for what is sure already, gold for what else one could do."""
    px = sheet.px
    bar = pygame.Rect(rect.x + px(4), rect.y, rect.w - px(8), px(14))
    odds_bar(sheet, bar, plain, max(0.0, full - plain), _("Chance to win"))
    told = chance_text(plain)
    if full - plain >= 0.005:
        said = _("{plain} now, {full} at best").format(plain=chance_text(plain), full=chance_text(full))
        fits = sheet.letters.size(said, _ODDS)[0] <= rect.w
        told = said if fits else f"{chance_text(plain)} – {chance_text(full)}"
    sheet.text(told, _ODDS, rect.centerx, bar.bottom + px(4), "midtop", rect.w)


def _best_odds(look: Look) -> tuple[float, float] | None:
    """The chance as things lie, and with everything that is still on offer."""
    found: list[Odds] = []
    best = 0.0
    for option in look.options("roll", "accept", "power", "gift", "potion", "doom"):
        if look.decision is None or look.decision.kind == "armour_roll" or _unseen(look, option):
            continue
        odds = look.odds(option)
        if odds and option.act in ("roll", "accept", "doom"):
            found = odds
        best = max([best, *(entry.chance for entry in odds)])
    if not found:
        return None
    return found[0].chance, max(best, found[0].chance)


def _unseen(look: Look, option: Option) -> bool:
    """Options with a card the view does not know count for nothing."""
    return option.act == "potion" and look.view.faces[int(option.args[0])] < 0
