"""The Trial: the Hazard with its beasts at the left, the Objective and the dice at the right."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Die
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.dice_tray import (
    Total,
    TrayDie,
    draw_dice,
    draw_tray,
)
from heroes_desktop.desktop.board.doing import Doing, doing
from heroes_desktop.desktop.board.hand import HandCard, draw_cards
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import odds_bar
from heroes_desktop.engine import Option

from ...shared.room import Odds
from ...shared.wording import chance_text, signed
from ...shared.wording import number as shown_number
from ..art.stones import Stone
from ..content import STATS
from ..figures import member_of, position_of, value
from ..locale import _, counted
from ..objectives import (
    CRITICAL,
    SUCCESS,
    current,
    die_board,
    objectives,
    parts,
    readings,
    stat,
    target,
    total,
)
from ..state import Hazard, Trial
from ..text import words
from ..text.declared import DECLARED
from . import faces, signs, telling
from .assigning import draw_assigning
from .lanes import LOW, Lane, die_colour, draw_lanes, reading_words
from .look import Look

_HEAD = Style("head", 24, palette.GOLD_HIGH, shadow=palette.BLACK)
_LINE = Style("condensed", 18, palette.PAPER_HIGH, line=1.1)
_ROW = Style("condensed_label", 18, palette.PAPER_HIGH)
LEAST_TRAY = 120
"""Units of height below which dice lie without a tray."""


LEAST_BAR, LEAST_TOLD = 60, 200
"""Units of a chance as a bar, and of the words before it."""
READABLE = 300
"""Units of height from which on a card shows its text."""


def draw_stage(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The Hazard being resolved."""
    hazard = look.view.hazard
    assert hazard is not None
    px = sheet.px
    wide = min(round(rect.w * 0.26), round(rect.h * 5 / 7))
    _draw_hazard(sheet, pygame.Rect(rect.x, rect.y, wide, rect.h), look, hazard)
    rest = pygame.Rect(rect.x + wide + px(14), rect.y, rect.w - wide - px(14), rect.h)
    cards = _beside(look, hazard)
    if look.view.trial is None:
        if cards:
            draw_cards(sheet, rest, cards, largest=360)
        elif hazard.card >= 0 and look.view.faces[hazard.card] >= 0:
            _draw_chain(sheet, rest, look, hazard)
        return
    if cards:
        beasts = pygame.Rect(rest.x, rest.y, round(rest.w * 0.2), rest.h)
        _draw_column(sheet, beasts, cards)
        rest = pygame.Rect(beasts.right + px(10), rest.y, rest.right - beasts.right - px(10), rest.h)
    _draw_trial(sheet, rest, look, look.view.trial)


def _draw_hazard(sheet: Sheet, rect: pygame.Rect, look: Look, hazard: Hazard) -> None:
    """The card itself, or its back until it is turned up."""
    view = look.view
    w, h = faces.card_size(min(rect.h, round(rect.w * 7 / 5)))
    card = pygame.Rect(rect.x, rect.y + (rect.h - h) // 2, w, h)
    face = view.faces[hazard.card] if hazard.card >= 0 else -1
    sheet.place("hazard", card)
    if face < 0:
        sheet.art(faces.back(hazard.kind, w, h, lift=3), *card.topleft, tag="hazard-card")
        sheet.node(words.cap(words.place(view, hazard.place)), "card", card, id="hazard")
        return
    compact = h < sheet.px(READABLE)
    sheet.art(faces.card(face, w, h, compact=compact, lift=4), *card.topleft, tag="hazard-card")
    does = doing(look, look.find("test"), words.name(face), subject=("card", face), id="hazard",
                 hint=telling.text(face))  # fmt: skip
    does.glow(sheet, card)
    does.node(sheet, "card", card)


def _beside(look: Look, hazard: Hazard) -> list[HandCard]:
    """Creatures and Critters in play, then what has just been turned up."""
    view = look.view
    asked = look.decision.about.get("card") if look.decision is not None else None
    shown = [*hazard.beasts, *view.shown]
    if isinstance(asked, int) and asked >= 0 and asked not in shown and position_of(view, asked) < 0:
        shown.append(asked)
    found = []
    for card in dict.fromkeys(shown):
        face = view.faces[card]
        if face < 0 or card == hazard.card:
            continue
        does = doing(look, look.find("card", card), words.name(face), subject=("card", face),
                     id=f"card-{card}", hint=telling.text(face))  # fmt: skip
        found.append(
            HandCard(partial(faces.brief_card, face), does, tag=f"card-{card}", lifted=card == asked)
        )
    return found


def _draw_chain(sheet: Sheet, rect: pygame.Rect, look: Look, hazard: Hazard) -> None:
    """The Objectives that wait here, and the odds of trying."""
    px = sheet.px
    lines = [(option, odds) for option in look.options() for odds in look.odds(option)][:2]
    low = sheet.letters.line_height(_LINE) + px(10)
    rows = objectives(look.view, hazard)
    high = min(px(72), (rect.h - low * len(lines)) // max(1, len(rows)))
    if not rows or high < sheet.letters.line_height(_HEAD):
        return
    y = rect.y + max(0, (rect.h - low * len(lines) - high * len(rows)) // 2)
    for number, row in enumerate(rows):
        of = STATS.index(row.stat)
        line = pygame.Rect(rect.x + px(16), y + number * high, rect.w - px(32), high)
        stone = sheet.art(Stone(round(high * 0.62), of), line.x, line.centery, "midleft")
        icon = sheet.icon(signs.STAT_ICONS[of], stone.right + px(30), line.centery, 30, palette.GOLD_HIGH)
        told = telling.objective(row)
        left = icon.right + px(14)
        sheet.text(told, _HEAD, left, line.centery, "midleft", line.right - left)
        sheet.node(told, "text", line, id=f"objective-{number + 1}")
    for number, (option, odds) in enumerate(lines):
        place = pygame.Rect(rect.x, y + high * len(rows) + number * low, rect.w, low)
        _draw_chance(sheet, place, look, option, odds)


def _draw_column(sheet: Sheet, rect: pygame.Rect, cards: list[HandCard]) -> None:
    """Beasts below each other."""
    high = min(round(rect.w * 7 / 5), (rect.h - sheet.px(6) * (len(cards) - 1)) // len(cards))
    for number, card in enumerate(cards):
        row = pygame.Rect(rect.x, rect.y + number * (high + sheet.px(6)), rect.w, high)
        draw_cards(sheet, row, [card], largest=400)


# the Trial


CHANCES = {"before_objective", "catch_up"}
"""Questions at which the Trial shows what every answer makes of it."""


def _draw_chances(sheet: Sheet, rect: pygame.Rect, look: Look) -> pygame.Rect:
    """One line for each aid that can be had and what it makes of the Objective; returns the room left."""
    if look.decision is None or look.decision.kind not in CHANCES:
        return rect
    lines = [
        (option, odds)
        for option in look.options()
        if (odds := look.odds(option)) and (odds[-1].chance or option.act == "accept")
    ]
    lines.sort(key=lambda line: -line[1][-1].chance)
    if any(option.act == "accept" and odds[0].chance == 1 for option, odds in lines):
        return rect  # the dice are enough
    px = sheet.px
    high = sheet.letters.line_height(_LINE) + px(6)
    most = min(len(lines), (rect.h - px(LOW + 20)) // high, 5)
    if most < 1:
        return rect
    left = pygame.Rect(rect.x, rect.y, rect.w, rect.h - most * high - px(8))
    helped = any(len(odds) > 1 for _option, odds in lines[:most])
    for number, (option, odds) in enumerate(lines[:most]):
        row = pygame.Rect(rect.x, left.bottom + px(8) + number * high, rect.w, high)
        if helped:
            row.w -= px(116)
        _draw_chance(sheet, row, look, option, odds[0])
        if len(odds) > 1:
            _draw_helped(sheet, pygame.Rect(row.right, row.y, px(116), high), look, odds[-1])
    return left


def _draw_helped(sheet: Sheet, rect: pygame.Rect, look: Look, odds: Odds) -> None:
    """What the Golden Die in place of one of the dice makes of a chance."""
    px = sheet.px
    size = min(rect.h - px(2), px(26))
    die = sheet.art(Die(6, look.view.golden, size, "gold"), rect.x + px(18), rect.centery, "midleft")
    style = _LINE.but(colour=palette.GOLD_HIGH)
    sheet.text(chance_text(odds.chance), style, rect.right - px(8), rect.centery, "midright")
    told = f"{odds.label}: {chance_text(odds.chance)}"
    sheet.node(told, "image", pygame.Rect(die.x, rect.y, rect.right - die.x, rect.h))


def _draw_chance(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option, odds: Odds) -> None:
    px = sheet.px
    figure = sheet.letters.size(chance_text(1.0), _LINE)[0] + px(22)
    bar = min(round(rect.w * 0.3), max(px(LEAST_BAR), rect.w - figure - px(LEAST_TOLD)))
    told = f"{look.name(option)} · {odds.label}"
    room = rect.w - figure - bar - px(16)
    assert look.decision is not None
    names = (told, look.name(option), DECLARED.short(look.view, look.decision, option))
    name = next((name for name in names if sheet.letters.size(name, _LINE)[0] <= room), "")
    if name:
        sheet.text(name, _LINE, rect.x + px(8), rect.centery, "midleft", room)
    meter = pygame.Rect(rect.right - figure - bar, rect.y + px(6), bar, rect.h - px(12))
    odds_bar(sheet, meter, odds.chance, name=told)
    sheet.text(chance_text(odds.chance), _LINE, rect.right - px(8), rect.centery, "midright", figure - px(12))


def _draw_trial(sheet: Sheet, rect: pygame.Rect, look: Look, trial: Trial) -> None:
    rect = _draw_chances(sheet, rect, look)
    head = _draw_objective(sheet, rect, look, trial)
    room = pygame.Rect(rect.x, head + sheet.px(8), rect.w, rect.bottom - head - sheet.px(8))
    if look.options("assign"):
        draw_assigning(sheet, room, look, trial)
    elif current(look.view).stars:
        _draw_alone(sheet, room, look, trial)
    else:
        _draw_columns(sheet, room, look, trial)


def _draw_objective(sheet: Sheet, rect: pygame.Rect, look: Look, trial: Trial) -> int:
    """What is asked for, with all that changes it; returns where it ends."""
    view, px = look.view, sheet.px
    of, row = stat(view), current(view)
    size = px(52)
    stone = sheet.art(Stone(size, of), rect.x, rect.y)
    sheet.icon(signs.STAT_ICONS[of], stone.right + px(24), stone.centery, 34, palette.GOLD_HIGH)
    left = stone.right + px(52)
    chain = len(objectives(view, view.hazard)) if view.hazard is not None else 1
    title = _("Objective {number} of {chain}: {stat}, {target}").format(
        number=trial.objective + 1, chain=chain, stat=words.stat(row.stat),
        target=words.objective(target(view), bool(row.stars)),
    )  # fmt: skip
    line = sheet.text(title, _HEAD, left, rect.y, "topleft", rect.right - left)
    sheet.place("objective", line)
    told = breakdown(look)
    if trial.hero >= 0 and position_of(view, trial.hero) >= 0:
        told = f"{words.hero_at(view, position_of(view, trial.hero) + 1)} · {told}"
    block = sheet.text(told, _LINE, left, line.bottom, "topleft", rect.right - left)
    bottom = max(stone.bottom, block.bottom)
    whole = pygame.Rect(rect.x, rect.y, rect.w, bottom - rect.y)
    sheet.node(title, "text", whole, hint=told, id="objective")
    return int(bottom)


def breakdown(look: Look) -> str:
    """The printed number and each change of it."""
    names = {
        "printed": _("printed"), "creature": _("Creature"), "notches": _("notches"), "lowered": _("lowered"),
    }  # fmt: skip
    return " · ".join(
        f"{names[part.source]} {part.amount if part.source == 'printed' else signed(part.amount)}"
        for part in parts(look.view)
    )


def die_option(look: Look, index: int) -> Option | None:
    """What a click on a die answers."""
    for act in ("substitute", "die", "reroll", "bonus_move", "reroll_move"):
        if option := look.find(act, index):
            return option
    return next((option for option in look.options("dice", "die_value") if option.args[0] == index), None)


def _draw_columns(sheet: Sheet, rect: pygame.Rect, look: Look, trial: Trial) -> None:
    """The Heroes' lanes with the dice in them, or a plain row of dice where there is no room for lanes."""
    view = look.view
    lying = len(trial.dice) == len(view.team) and any(trial.dice)
    lanes = [
        _lane(look, position, trial.dice[position] if lying else 0)
        for position, member in enumerate(view.team)
        if member.card >= 0
    ]
    side = min(sheet.px(170), rect.w // 4) if lying else 0
    room = pygame.Rect(rect.x, rect.y, rect.w - side, rect.h)
    if lying:
        _draw_sum(sheet, pygame.Rect(room.right, rect.y, side, rect.h), look)
    draw_lanes(sheet, room, look, lanes)


def _lane(look: Look, position: int, die: int) -> Lane:
    if not die:
        return Lane(position)
    name = f"{die}: {reading_words(readings(look.view)[position])}"
    option = die_option(look, position)
    does = doing(look, option, name, id=f"die:{position}") if option else Doing(name, id=f"die:{position}")
    return Lane(position, die, does)


def _draw_sum(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The running total against the Objective."""
    view = look.view
    found, wanted = total(view), target(view)
    enough = found >= wanted
    style = Style("display", 44, "#A9D98F" if enough else "#FF9A7A", shadow=palette.BLACK)
    figure = f"{shown_number(found)} / {wanted}"
    told = _("enough") if enough else _("{n} short").format(n=wanted - found)
    wide, both = rect.w - sheet.px(8), rect.h >= 2 * sheet.letters.line_height(style)
    text = sheet.text(figure, style, *rect.center, "midbottom" if both else "center", wide)
    sheet.place("total", text)
    if both:
        sheet.text(told, _ROW, *rect.center, "midtop", wide)
    sheet.node(figure, "text", rect, value=told, id="total")


def _draw_alone(sheet: Sheet, rect: pygame.Rect, look: Look, trial: Trial) -> None:
    """Five dice of one Hero."""
    view = look.view
    if not trial.dice:
        _draw_waiting(sheet, rect, look, trial)
        return
    how = readings(view)
    colour = die_colour(look, die_board(view, 0))
    dice = []
    for index, die in enumerate(trial.dice):
        does = doing(look, die_option(look, index), f"{die}: {reading_words(how[index])}", id=f"die:{index}")
        good = how[index] in (CRITICAL, SUCCESS)
        dice.append(TrayDie(6, die, does, kept=how[index] == CRITICAL, spent=not good, colour=colour,
                            tag=f"die:{index}"))  # fmt: skip
    if rect.h < sheet.px(LEAST_TRAY):
        side = min(sheet.px(170), rect.w // 4)
        draw_dice(sheet, pygame.Rect(rect.x, rect.y, rect.w - side, rect.h), dice)
        _draw_sum(sheet, pygame.Rect(rect.right - side, rect.y, side, rect.h), look)
        return
    worth = value(view, member_of(view, trial.hero), stat(view))
    name = counted("{n} star", "{n} stars", total(view))
    told = f"{words.stat(current(view).stat)} {worth}"
    tray = pygame.Rect(rect.x, rect.y, rect.w, min(rect.h, sheet.px(230)))
    draw_tray(sheet, tray, dice, Total(total(view), target(view), name, told))


def _draw_waiting(sheet: Sheet, rect: pygame.Rect, look: Look, trial: Trial) -> None:
    """The Hero who stands alone, and five dice still to be rolled."""
    view, px = look.view, sheet.px
    told = _("Five dice will be rolled.")
    size = min(rect.h - sheet.letters.line_height(_LINE) - px(10), px(150))
    y = rect.centery - sheet.letters.line_height(_LINE) // 2
    if size > px(40) and position_of(view, trial.hero) >= 0:
        x = rect.x + px(20)
        medal = sheet.art(faces.hero_face(view.faces[trial.hero], size), x, y, "midleft")
        die = min(px(60), size, (rect.right - medal.right - px(40)) // 6)
        for number in range(5):
            left = medal.right + px(20) + number * round(die * 1.2)
            spec = Die(6, 6, die, die_colour(look, die_board(view, 0)), lift=1, state="exhausted")
            sheet.art(spec, left, y, "midleft")
    sheet.text(told, _LINE, rect.centerx, rect.bottom - px(4), "midbottom", rect.w)
