"""What makes up both powers of a fight, row by row, and the rules in force as signs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from heroes_desktop.desktop.art import PlayerSign
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet

from ..kinds.lasting import ANY_NUMBER, Lasting
from ..locale import _, counted
from ..power import lasting, total_of
from ..text import words
from .look import Look

_FIGURE = Style("condensed_label", 17, palette.PAPER_HIGH, shadow=palette.BLACK)
GAIN, LOSS = "#9BE07A", "#FF9A7A"


class Row(NamedTuple):
    """One row: its words, and what stands for them beside the meter. With a `seat` it is that player's."""

    words: str
    figure: str
    icon: str = ""
    colour: str = palette.PAPER_HIGH
    seat: int | None = None


def rows(look: Look) -> list[Row]:
    """Every player's power, every bonus, every change of the enemy, every rule in force."""
    return [*_powers(look), *_rules(look)]


def _powers(look: Look) -> Iterator[Row]:
    view, fight = look.view, look.view.fight
    if fight is None:
        return
    for seat in range(len(view.players)):
        total = total_of(view, seat)
        told = _("{player}: {power}").format(player=words.player(view, seat), power=total)
        yield Row(told, str(total), seat=seat)
    for bonus in fight.bonuses:
        told = _("{card}: +{amount}").format(card=words.name(bonus.source), amount=bonus.amount)
        yield Row(told, f"+{bonus.amount}", "mdi:star", GAIN)
    for change in fight.changes:
        told = _("Enemy: {change}").format(change=words.change(change.amount))
        colour = LOSS if change.amount > 0 else GAIN
        yield Row(told, words.change(change.amount), "monster-skull", colour)


def _rules(look: Look) -> Iterator[Row]:
    """The rules of the enemy that last, in a few words."""
    fight = look.view.fight
    if fight is None:
        return
    if fight.silenced:
        yield Row(_("The rule is silenced."), "", "mdi:volume-off", GAIN)
        return
    rule = lasting(look.view)
    yield from _hand_rules(rule)
    yield from _power_rules(rule)


def _hand_rules(rule: Lasting) -> Iterator[Row]:
    for change in (rule.hand, rule.first_hand):
        if change:
            told = _("Hand size {change}").format(change=words.change(change))
            yield Row(told, words.change(change), "mdi:cards-playing", GAIN if change > 0 else LOSS)
    if rule.rejections == 0:
        yield Row(_("No hand can be rejected."), "0", "mdi:reload", LOSS)
    elif rule.rejections < ANY_NUMBER:
        told = counted("{n} rejection in a turn", "{n} rejections in a turn", rule.rejections)
        yield Row(told, str(rule.rejections), "mdi:reload", LOSS)


def _power_rules(rule: Lasting) -> Iterator[Row]:
    if rule.standards:
        told = _("Standard cards {change}").format(change=words.change(rule.standards))
        yield Row(told, words.change(rule.standards), "mdi:sword", GAIN if rule.standards > 0 else LOSS)
    if rule.loot:
        told = _("Loot cards {change}").format(change=words.change(rule.loot))
        yield Row(told, words.change(rule.loot), "mdi:treasure-chest", LOSS)
    if rule.cap:
        told = _("A card counts {cap} at most").format(cap=rule.cap)
        yield Row(told, f"≤{rule.cap}", "mdi:arrow-collapse-down", LOSS)
    if rule.strongest_banned:
        yield Row(_("Everybody’s strongest card counts 0"), "0", "mdi:arm-flex", LOSS)


def draw_reminders(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """All rows beside each other as sign and figure; the words come with the meter's hint."""
    px = sheet.px
    x = rect.x
    for row in rows(look):
        if row.seat is not None and row.figure == "0":
            continue
        wide = px(26) + int(sheet.letters.size(row.figure, _FIGURE)[0])
        if x + wide > rect.right:
            break
        if row.seat is not None:
            sheet.art(PlayerSign(px(20), look.players[row.seat]), x + px(11), rect.centery, "center")
        else:
            sheet.icon(row.icon, x + px(11), rect.centery, 20, row.colour, "center")
        spot = sheet.text(row.figure, _FIGURE.but(colour=row.colour), x + px(24), rect.centery, "midleft")
        x = max(spot.right, x + px(24)) + px(14)
