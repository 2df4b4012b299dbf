"""The test panel: whom one faces, each skill with its sum and chance, and the dice of the last roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
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
from ..rules.testing import target_of
from ..rules.tower import damage_of
from ..state import NONE, SHEET, Hero, State
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
        tests = hearts - hit if face < FIRST_SHEET else 1
        high = min(px(92), (room.bottom - top) // max(1, len(rows)))
        for place, row in enumerate(rows):
            _draw_skill(sheet, pygame.Rect(room.x, top + place * high, room.w, high), look, row, tests)


@dataclass(frozen=True)
class _Row:
    """A skill that can be used, the opponent's modifier, and the option it stands for."""

    skill: int
    modifier: int
    option: Option | None


def _rows(look: Look, face: int) -> list[_Row]:
    """Skills that can be used; once a fight has begun, the one it began with."""
    view = look.view
    dots: Sequence[int | None] = (0, 0, 0)
    if face >= FIRST_SHEET:
        dots = SHEET_DOTS[face - FIRST_SHEET]
    elif face >= 0:
        dots = DOTS[face]
    found = []
    for option in look.options("skill"):
        skill = SKILL_INDEX[str(option.args[0])]
        found.append(_Row(skill, dots[skill] or 0, option))
    if not found and view.fight is not None and view.fight.skill >= 0:
        skill = view.fight.skill
        found = [_Row(skill, dots[skill] or 0, look.find("go_on"))]
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


def _draw_skill(sheet: Sheet, rect: pygame.Rect, look: Look, row: _Row, tests: int) -> None:
    """Name and chance, below them what is rolled against what, and a bar."""
    px, letters = sheet.px, sheet.letters
    chance = _chance(look, row) ** max(1, tests)
    line = _line(look, row)
    area = rect.inflate(0, -px(6))
    if row.option is not None:
        sheet.halo(area, "legal", radius=8)
    sign = min(px(52), area.h - px(6))
    sheet.art(faces.skill(row.skill, sign), area.x + px(4), area.centery, "midleft")
    left, right, top = area.x + sign + px(14), area.right - px(8), area.y + px(4)
    style = _CHANCE.but(colour=palette.GOOD_ON_PAPER if chance >= 0.5 else palette.BAD_ON_PAPER)
    shown = sheet.text(chance_text(chance), style, right, top, "topright")
    skill = words.skill(SKILLS[row.skill])
    sheet.text(skill, _LABEL, left, top, "topleft", shown.x - left - px(6))
    low = area.y + px(6) + letters.line_height(_LABEL)
    end = low + letters.line_height(_SUM)
    if end <= area.bottom + px(4):
        sheet.text(line, _SUM, left, low, "topleft", right - left)
    if end + px(11) <= area.bottom:
        sheet.art(OddsBar(right - left, px(8), round(chance * 1000)), left, end + px(2))
    name, action = skill, None
    if row.option is not None:
        name, action = look.name(row.option), partial(look.choose, row.option)
    hint = _hint(look, row, line, tests, chance)
    sheet.node(name, "option", area, action=action, hint=hint, id=f"skill-{SKILLS[row.skill]}", radius=8)


def _chance(look: Look, row: _Row) -> float:
    """Of one test with this skill."""
    return roll_chance(DICE[_tested(look).cubes[row.skill]], _target(look, row))


def _target(look: Look, row: _Row) -> int:
    assert look.decision is not None
    return target_of(look.view, look.decision.seat, row.skill, row.modifier)


def _line(look: Look, row: _Row) -> str:
    """How many dice against what, and how that is reckoned."""
    hero, target = _tested(look), number(_target(look, row))
    rule = _("{dice} ≤ {target}").format(dice=dice_words(DICE[hero.cubes[row.skill]]), target=target)
    parts = _sum(look.view, hero, row)
    return f"{rule} · {parts}" if " " in parts else rule


def _sum(view: State, hero: Hero, row: _Row) -> str:
    """Value + item + modifier, as it is reckoned."""
    parts = [str(hero.skills[row.skill])]
    parts += [signed(part) for part in (bonus(view, hero, row.skill), row.modifier) if part]
    return " ".join(parts)


def _hint(look: Look, row: _Row, line: str, tests: int, chance: float) -> str:
    """The line, how often it has to succeed, and what a failure costs against the Nameless."""
    view, decision = look.view, look.decision
    told = [line]
    if tests > 1:
        told = [
            _("{line}\n{tests} tests in a row: {chance}").format(
                line=line, tests=tests, chance=chance_text(chance)
            )
        ]
    if decision is not None and decision.kind == "final_skill" and known_sheet(view) >= 0:
        hero = _tested(look)
        points = damage_of(view, hero, view.faces[SHEET], row.skill)
        told.append(
            _("A failure costs {points} of your {all} points.").format(
                points=points, all=hit_points(view, hero)
            )
        )
    return "\n".join(told)


def _tested(look: Look) -> Hero:
    """Whoever is asked."""
    assert look.decision is not None
    return look.view.heroes[look.decision.seat]


def verdict(total: int, target: int) -> str:
    """The sum against what was needed, told without colour."""
    return f"{total} ≤ {target}" if total <= target else f"{total} > {target}"


def dice_words(count: int) -> str:
    """So many dice."""
    return counted("{n} die", "{n} dice", count)


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
        verdict(total, target),
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
