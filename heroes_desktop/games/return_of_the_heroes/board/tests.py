"""The test panel: whom one faces, each skill with its sum and chance, and the dice of the last roll."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from heroes_desktop.desktop.art import Die, Heart, OddsBar, Tray
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import chance_text, paper
from heroes_desktop.engine import Option

from ...shared.wording import number, signed
from ..battle import battle_chance, hit_points, known_sheet
from ..chances import roll_chance
from ..content import FIRST_SHEET, NAMELESS, SKILL_INDEX, SKILLS
from ..figures import DICE, DOTS, SHEET_DOTS, bonus
from ..locale import _, counted
from ..rules.tower import damage_of
from ..state import NONE, SHEET, State
from ..text import words
from . import faces
from .look import Look

_NAME = Style("title", 25, palette.GOLD_HIGH, shadow=palette.BLACK)
_LABEL = Style("head", 19, palette.INK)
_SUM = Style("condensed", 18, palette.INK_2)
_CHANCE = Style("display", 24, palette.GOOD_ON_PAPER)
_WORD = Style("condensed_label", 18, palette.PAPER_HIGH, shadow=palette.BLACK)


def facing(look: Look) -> tuple[int, int, int]:
    """Whom a hero faces in this question: the face, hearts to hit, hearts hit; face below 0: nobody."""
    view, decision = look.view, look.decision
    assert decision is not None
    if decision.kind == "final_skill":
        return view.faces[SHEET], view.foe_life, 0
    fight = view.fight
    if fight is not None:
        return view.faces[fight.foe], fight.hearts, fight.hit
    return NONE, 1, 0


def wanted(look: Look) -> bool:
    """Whether the question is about a test."""
    kinds = ("choose_skill", "drink", "choose_test_skill", "final_skill")
    return look.decision is not None and look.decision.kind in kinds


def draw_test(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Opponent above, skills below."""
    px = sheet.px
    room = paper(sheet, rect, "test")
    with sheet.group(_("Test"), rect):
        face, hearts, hit = facing(look)
        top = room.y
        if face >= 0:
            tall = min(round(room.h * 0.36), px(170))
            _draw_foe(sheet, pygame.Rect(room.x, room.y, room.w, tall), look, face, hearts, hit)
            top = room.y + tall + px(8)
        rows = _rows(look, face)
        high = min(px(92), (room.bottom - top) // max(1, len(rows)))
        for place, (skill, modifier, option) in enumerate(rows):
            area = pygame.Rect(room.x, top + place * high, room.w, high)
            _draw_skill(sheet, area, look, skill, modifier, option, hearts - hit if face < FIRST_SHEET else 1)


def _rows(look: Look, face: int) -> list[tuple[int, int, Option | None]]:
    """Skills that can be used, with modifier and option."""
    view = look.view
    dots: Sequence[int | None] = (0, 0, 0)
    if face >= FIRST_SHEET:
        dots = SHEET_DOTS[face - FIRST_SHEET]
    elif face >= 0:
        dots = DOTS[face]
    found: list[tuple[int, int, Option | None]] = [
        (SKILL_INDEX[str(option.args[0])], dots[SKILL_INDEX[str(option.args[0])]] or 0, option)
        for option in look.options("skill")
    ]
    if not found and view.fight is not None and view.fight.skill >= 0:
        found = [(view.fight.skill, dots[view.fight.skill] or 0, look.find("go_on"))]
    return found


def _draw_foe(sheet: Sheet, rect: pygame.Rect, look: Look, face: int, hearts: int, hit: int) -> None:
    px, view = sheet.px, look.view
    sheet.art(faces.scene(face, rect.w, rect.h), *rect.topleft, tag="foe")
    sheet.fill(pygame.Rect(rect.x, rect.bottom - px(64), rect.w, px(64)), "#140C0A", 130, px(6))
    sheet.text(words.thing(face), _NAME, rect.x + px(12), rect.bottom - px(60), "topleft", rect.w - px(24))
    size = px(22)
    step = min(size + px(3), (rect.w - px(24)) // max(1, hearts))
    for place in range(hearts):
        sheet.art(
            Heart(size, place >= hit),
            rect.x + px(12) + place * step,
            rect.bottom - px(6),
            "bottomleft",
            tag=f"foe_heart:{place}",
        )
    told = counted("{n} heart to hit", "{n} hearts to hit", hearts - hit)
    if face >= FIRST_SHEET:
        decision = look.decision
        assert decision is not None
        hero = view.heroes[decision.seat]
        chance = battle_chance(view, hero, face - FIRST_SHEET, view.foe_life)
        told = _("Chance to win: {chance}").format(chance=chance_text(chance))
        if rect.h > px(112):
            sheet.text(told, _WORD, rect.right - px(12), rect.y + px(10), "topright", rect.w - px(24))
    sheet.node(
        words.thing(face), "image", rect, hint=told, id="foe", inspect=partial(look.inspect, _subject(face))
    )


def _subject(face: int) -> object:
    if face >= FIRST_SHEET:
        return ("nameless", NAMELESS[face - FIRST_SHEET].id)
    return ("tile", face)


def _draw_skill(
    sheet: Sheet, rect: pygame.Rect, look: Look, skill: int, modifier: int, option: Option | None, tests: int
) -> None:
    px, view = sheet.px, look.view
    decision = look.decision
    assert decision is not None
    hero = view.heroes[decision.seat]
    dice, target = DICE[hero.cubes[skill]], hero.skills[skill] + bonus(view, hero, skill) + modifier
    chance = roll_chance(dice, target)
    whole = chance ** max(1, tests)
    area = rect.inflate(0, -px(6))
    if option is not None:
        sheet.halo(area, "legal", radius=8)
    sign = min(px(52), area.h - px(6))
    sheet.art(faces.skill(skill, sign), area.x + px(4), area.centery, "midleft")
    left = area.x + sign + px(14)
    right = area.right - px(8)
    told = chance_text(whole)
    shown = sheet.text(
        told,
        _CHANCE.but(colour=palette.GOOD_ON_PAPER if whole >= 0.5 else palette.BAD_ON_PAPER),
        right,
        area.y + px(4),
        "topright",
    )
    wide = shown.x - left - px(6)
    sheet.text(words.skill(SKILLS[skill]), _LABEL, left, area.y + px(4), "topleft", wide)
    rule = _("{dice} ≤ {target}").format(dice=dice_words(dice), target=number(target))
    parts = sum_of(view, decision.seat, skill, modifier)
    line = f"{rule} · {parts}" if " " in parts else rule
    low = area.y + px(6) + sheet.letters.line_height(_LABEL)
    if low + sheet.letters.line_height(_SUM) <= area.bottom + px(4):
        sheet.text(line, _SUM, left, low, "topleft", right - left)
    bar_top = low + sheet.letters.line_height(_SUM) + px(2)
    if bar_top + px(9) <= area.bottom:
        sheet.art(OddsBar(right - left, px(8), round(whole * 1000)), left, bar_top)
    hint = (
        line
        if tests < 2
        else _("{line}\n{tests} tests in a row: {chance}").format(line=line, tests=tests, chance=told)
    )
    if known_sheet(view) >= 0 and decision.kind == "final_skill":
        points = damage_of(view, hero, view.faces[SHEET], skill)
        hint += "\n" + _("A failure costs {points} of your {all} points.").format(
            points=points, all=hit_points(view, hero)
        )
    name = look.name(option) if option else words.skill(SKILLS[skill])
    sheet.node(name, "option", area, action=partial(look.choose, option) if option else None, hint=hint,
               id=f"skill-{SKILLS[skill]}", radius=8)  # fmt: skip


def dice_words(count: int) -> str:
    """So many dice."""
    return counted("{n} die", "{n} dice", count)


def sum_of(view: State, seat: int, skill: int, modifier: int) -> str:
    """Value + item + modifier, as it is reckoned."""
    hero = view.heroes[seat]
    parts = [str(hero.skills[skill])]
    item = bonus(view, hero, skill)
    if item:
        parts.append(signed(item))
    if modifier:
        parts.append(signed(modifier))
    return " ".join(parts)


# dice


def draw_kept(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Choose which two dice count (RH-006): pairs to click."""
    test = look.view.test
    assert test is not None
    px = sheet.px
    room = paper(sheet, rect, "keep")
    with sheet.group(_("Which two dice count?"), rect):
        head = _("Two of these, {target} or less").format(target=number(test.target))
        top = sheet.text(head, _LABEL, room.x, room.y, "topleft", room.w).bottom + px(6)
        draw_dice(sheet, pygame.Rect(room.x, top, room.w, px(96)), test.dice, (), "keep")
        top += px(106)
        pairs = look.options("keep")
        high = min(px(70), (room.bottom - top) // max(1, len(pairs)))
        for place, option in enumerate(pairs):
            area = pygame.Rect(room.x, top + place * high, room.w, high - px(6))
            _draw_pair(sheet, area, look, option, test.target)


def _draw_pair(sheet: Sheet, area: pygame.Rect, look: Look, option: Option, target: int) -> None:
    px = sheet.px
    size = min(px(40), area.h - px(8))
    values = [int(arg) for arg in option.args[:2]]
    for place, value in enumerate(values):
        sheet.art(
            Die(6, value, size, lift=1), area.x + px(10) + place * (size + px(14)), area.centery, "midleft"
        )
    total = sum(values)
    good = total <= target
    style = _CHANCE.but(colour=palette.GOOD_ON_PAPER if good else palette.BAD_ON_PAPER)
    sheet.text(
        f"{total} ≤ {target}" if good else f"{total} > {target}",
        style,
        area.right - px(10),
        area.centery,
        "midright",
    )
    sheet.halo(area, "legal", radius=8)
    name = look.name(option)
    sheet.node(name, "option", area, action=partial(look.choose, option), hint=name, id=f"keep-{option.args}")


def draw_dice(sheet: Sheet, rect: pygame.Rect, dice: Sequence[int], kept: Sequence[int], tag: str) -> None:
    """Dice in a tray; those that count stand higher and shine."""
    px = sheet.px
    sheet.art(Tray(rect.w, rect.h, lift=2), *rect.topleft)
    if not dice:
        return
    step = min((rect.w - px(36)) / len(dice), px(84))
    size = min(round(step * 0.62), round(rect.h * 0.5))
    left = rect.centerx - step * len(dice) / 2
    waiting = list(kept)
    for place, value in enumerate(dice):
        counts = value in waiting
        if counts:
            waiting.remove(value)
        centre = (round(left + step * (place + 0.5)), rect.centery - (px(5) if counts else -px(3)))
        state = "" if counts or not kept else "exhausted"
        spot = sheet.art(Die(6, value, size, lift=2 if counts else 1, state=state), *centre, "center")
        if counts:
            sheet.halo(spot, "selected", "disc")
        told = _("{value}, counts").format(value=value) if counts else str(value)
        sheet.node(told, "image", spot, hint=told, id=f"die:{tag}:{place}")
