"""What makes up both powers of a fight and which rules are in force, row by row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from heroes_desktop.desktop.art import PlayerSign
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.rows import columns

from ..kinds.lasting import ANY_NUMBER, Lasting
from ..locale import _, counted
from ..power import fight_of, lasting, misses_in_play, total_of
from ..text import words
from .look import Look

_LABEL = Style("condensed", 18, palette.INK)
_FIGURE = Style("condensed_label", 19, palette.INK)
GAIN, LOSS, PLAIN = palette.GOOD_ON_PAPER, palette.BAD_ON_PAPER, palette.INK
READABLE_COLUMN = 170
"""Units a column of rows has at least."""


class Row(NamedTuple):
    """One row: what it is and how much. With a `seat` it is that player's; `words` says both in one line."""

    words: str
    label: str
    figure: str = ""
    icon: str = ""
    colour: str = PLAIN
    seat: int | None = None


def rows(look: Look) -> list[Row]:
    """Every player's power, every bonus, every change of the enemy, every rule in force."""
    if look.view.fight is None:
        return []
    return [*_powers(look), *_changes(look), *_rules(look)]


def _powers(look: Look) -> Iterator[Row]:
    view = look.view
    if view.solo:
        yield from _turns(look)
        return
    for seat in range(len(view.players)):
        total = total_of(view, seat)
        name = words.player(view, seat)
        told = _("{player}: {power}").format(player=name, power=total)
        yield Row(told, name, str(total), seat=seat)


def _turns(look: Look) -> Iterator[Row]:
    """A lone player's turns, those to come as well (TF-157)."""
    fight = fight_of(look.view)
    for turn in range(fight.taken + (fight.turn is not None) + len(fight.queue)):
        name = _("Turn {number}").format(number=turn + 1)
        total = total_of(look.view, 0, turn)
        yield Row(_("{player}: {power}").format(player=name, power=total), name, str(total), seat=0)


def _changes(look: Look) -> Iterator[Row]:
    """What belongs to no card: doubled totals, and all that changes the enemy."""
    fight = fight_of(look.view)
    for bonus in fight.bonuses:
        name = words.name(bonus.source)
        told = _("{card}: +{amount}").format(card=name, amount=bonus.amount)
        yield Row(told, name, f"+{bonus.amount}", "mdi:star", GAIN)
    changes = [change.amount for change in fight.changes]
    if misses := misses_in_play(look.view):
        changes.append(misses)
    for amount in changes:
        told = _("Enemy: {change}").format(change=words.change(amount))
        yield Row(told, _("Enemy"), words.change(amount), "monster-skull", LOSS if amount > 0 else GAIN)


def _rules(look: Look) -> Iterator[Row]:
    """The rules of the enemy that last, in a few words."""
    if fight_of(look.view).silenced:
        yield _rule(_("The rule is silenced."), "mdi:volume-off", GAIN)
        return
    rule = lasting(look.view)
    yield from _hand_rules(rule)
    yield from _power_rules(rule)
    for holds, told, icon in (
        (rule.must_exceed, _("The total must be higher"), "mdi:greater-than"),
        (rule.skills_silent, _("Skills have no effect"), "mdi:volume-off"),
        (rule.lowest_first, _("The weakest card is played next"), "mdi:sort-ascending"),
        (rule.no_aid, _("Nobody can help another"), "mdi:hand-back-left-off"),
        (rule.price > 0, _("Rejecting costs a card more"), "mdi:reload-alert"),
        (rule.devours, _("Rejecting removes the weakest card"), "mdi:reload-alert"),
        (rule.last_discards, _("The last player discards a card"), "mdi:cards-outline"),
    ):
        if holds:
            yield _rule(told, icon)


def _rule(told: str, icon: str, colour: str = LOSS) -> Row:
    return Row(told, told, "", icon, colour)


def _hand_rules(rule: Lasting) -> Iterator[Row]:
    sizes = ((rule.hand, _("Hand size {change}")), (rule.first_hand, _("First player’s hand {change}")))
    for change, text in sizes:
        if change:
            told = text.format(change=words.change(change))
            yield _rule(told, "mdi:cards-playing", GAIN if change > 0 else LOSS)
    if rule.rejections == 0:
        yield _rule(_("No hand can be rejected."), "mdi:reload")
    elif rule.rejections < ANY_NUMBER:
        told = counted("{n} rejection in a turn", "{n} rejections in a turn", rule.rejections)
        yield _rule(told, "mdi:reload")


def _power_rules(rule: Lasting) -> Iterator[Row]:
    if rule.standards:
        told = _("Standard cards {change}").format(change=words.change(rule.standards))
        yield _rule(told, "mdi:sword", GAIN if rule.standards > 0 else LOSS)
    if rule.loot:
        told = _("Loot cards {change}").format(change=words.change(rule.loot))
        yield _rule(told, "mdi:treasure-chest")
    if rule.frequent:
        yield _rule(_("Most frequent loot level −1"), "mdi:treasure-chest")
    if rule.cap:
        yield _rule(_("A card counts {cap} at most").format(cap=rule.cap), "mdi:arrow-collapse-down")
    if rule.strongest_banned:
        yield _rule(_("Everybody’s strongest card counts 0"), "mdi:arm-flex")
    if rule.drawn_banned:
        yield _rule(_("Cards drawn later count 0"), "mdi:cards")


def worth_a_row(sheet: Sheet, rect: pygame.Rect, look: Look) -> list[Row]:
    """The rows for this room: where it is too small for all, players who have given nothing are left out."""
    found = rows(look)
    if len(found) > _lines(sheet, rect):
        found = [row for row in found if row.seat is None or row.figure != "0"]
    return found


def _line_height(sheet: Sheet) -> int:
    return sheet.letters.line_height(_FIGURE) + sheet.px(2)


def _lines(sheet: Sheet, rect: pygame.Rect) -> int:
    return max(1, rect.h // _line_height(sheet))


def draw_rows(sheet: Sheet, rect: pygame.Rect, look: Look, found: Sequence[Row]) -> None:
    """These rows on paper, in two columns where one is not enough; a hint has what does not fit."""
    high, fitting = _line_height(sheet), _lines(sheet, rect)
    several = len(found) > fitting and rect.w >= 2 * sheet.px(READABLE_COLUMN)
    for number, column in enumerate(columns(rect, 2 if several else 1, sheet.px(20))):
        for place, row in enumerate(found[number * fitting : (number + 1) * fitting]):
            _draw_row(sheet, pygame.Rect(column.x, column.y + place * high, column.w, high), look, row)


def _draw_row(sheet: Sheet, rect: pygame.Rect, look: Look, row: Row) -> None:
    px = sheet.px
    if row.seat is not None:
        sheet.art(PlayerSign(px(22), look.players[row.seat]), rect.x + px(11), rect.centery, "center")
    else:
        sheet.icon(row.icon, rect.x + px(11), rect.centery, 20, row.colour)
    right = rect.right
    if row.figure:
        style = _FIGURE.but(colour=row.colour)
        right = sheet.text(row.figure, style, right, rect.centery, "midright").x - px(6)
    left = rect.x + px(28)
    sheet.text(row.label, _LABEL, left, rect.centery, "midleft", right - left)
