"""Loot that gives power, to itself or to other cards, or takes it from the enemy."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import LEVEL, POWER, is_loot
from ..kinds import loot as lo
from ..options import number
from ..power import enemy_power, exhausted, fight_of, has_hero, is_first_player, is_last_to_act
from ..rules.asking import choose_card, pays
from ..rules.settling import gain
from ..state import Boost, Change, PowerChange, State
from ..zones import discard_hand, discard_top
from .cards import rider_gain
from .registry import Done, Use, when_played


@when_played(lo.PayCard)
def pay_card(s: State, table: Table, rule: lo.PayCard, use: Use) -> Rules[None]:
    """LO-03."""
    if s.players[use.seat].pile and (yield from pays(use.seat, use.face)):
        discard_top(s, table, use.seat, 1, use.face, enemy=False)
        gain(use.played, rule.gain + rider_gain(s, use.seat, rule.rider, use.face), use.face)


@when_played(lo.DoubleCard)
def double_card(s: State, table: Table, _rule: lo.DoubleCard, use: Use) -> Rules[None]:
    """LO-05: it stays with that card until the end of the fight (TF-D20)."""
    played = fight_of(s).played
    cards = [each.card for each in played if each.seat == use.seat and each is not use.played]
    if cards:
        card = yield from choose_card(use.seat, "target_card", cards, use.face)
        target = next(each for each in played if each.card == card)
        target.own.append(Change("double", 2, use.face))
        table.tell("doubled_card", seat=use.seat, card=card, face=s.faces[card], source=use.face)


@when_played(lo.BoostStandards)
def boost_standards(s: State, table: Table, _rule: lo.BoostStandards, use: Use) -> Done:
    """LO-06: played and still to be played in this turn (TF-D79)."""
    fight = fight_of(s)
    fight.boosts.append(Boost(use.seat, fight.taken, "plus", 1, use.face))
    table.tell("boosted", seat=use.seat, op="plus", amount=1, misses_only=False, source=use.face)
    return None


@when_played(lo.LiftMisses)
def lift_misses(s: State, table: Table, _rule: lo.LiftMisses, use: Use) -> Done:
    """LO-40."""
    fight = fight_of(s)
    fight.boosts.append(Boost(use.seat, fight.taken, "lift", 1, use.face, True))
    table.tell("boosted", seat=use.seat, op="lift", amount=1, misses_only=True, source=use.face)
    return None


@when_played(lo.HeroGain)
def hero_gain(s: State, _table: Table, rule: lo.HeroGain, use: Use) -> Done:
    """LO-07 (TF-D64)."""
    if has_hero(s, use.seat, rule.hero):
        gain(use.played, rule.gain, use.face)
    return None


@when_played(lo.LootGain)
def loot_gain(s: State, _table: Table, _rule: lo.LootGain, use: Use) -> Done:
    """LO-09: counted now, not again later (TF-D77)."""
    loot = [
        each
        for each in fight_of(s).played
        if each.seat == use.seat and each is not use.played and is_loot(s.faces[each.card])
    ]
    gain(use.played, len(loot), use.face)
    return None


@when_played(lo.FirstGain)
def first_gain(s: State, _table: Table, rule: lo.FirstGain, use: Use) -> Done:
    """LO-10."""
    if is_first_player(s, use.seat):
        gain(use.played, rule.gain + rider_gain(s, use.seat, rule.rider, use.face), use.face)
    return None


@when_played(lo.LastGain)
def last_gain(s: State, _table: Table, rule: lo.LastGain, use: Use) -> Done:
    """LO-11."""
    if is_last_to_act(s, use.seat):
        gain(use.played, rule.gain + rider_gain(s, use.seat, rule.rider, use.face), use.face)
    return None


@when_played(lo.RejectGain)
def reject_gain(s: State, _table: Table, rule: lo.RejectGain, use: Use) -> Done:
    """LO-12: 0 for a player outside his turn (TF-D13)."""
    turn = fight_of(s).turn
    rejected = turn.rejected if turn is not None and turn.seat == use.seat else 0
    gain(use.played, min(rule.most, rule.gain * rejected), use.face)
    return None


@when_played(lo.EmptyGain)
def empty_gain(s: State, _table: Table, rule: lo.EmptyGain, use: Use) -> Done:
    """LO-13."""
    if exhausted(s, use.seat):
        gain(use.played, rule.gain + rider_gain(s, use.seat, rule.rider, use.face), use.face)
    return None


@when_played(lo.Promise)
def promise(s: State, table: Table, rule: lo.Promise, use: Use) -> Rules[None]:
    """LO-19: the card goes to the reserve when the fight ends (TF-D88); a borrowed one cannot (TF-D86)."""
    fight = fight_of(s)
    if use.face not in fight.borrowed and (yield from pays(use.seat, use.face)):
        fight.promised.append(use.face)
        gain(use.played, rule.gain + rider_gain(s, use.seat, rule.rider, use.face), use.face)
        table.tell("promised", seat=use.seat, card=use.played.card, face=use.face)


@when_played(lo.Weaken)
def weaken(s: State, table: Table, rule: lo.Weaken, use: Use) -> Done:
    """LO-23."""
    amount = rule.gain + rider_gain(s, use.seat, rule.rider, use.face)
    fight_of(s).changes.append(PowerChange(-amount, use.face))
    table.tell("enemy_power", amount=-amount, power=enemy_power(s), source=use.face)
    return None


@when_played(lo.Silence)
def silence(s: State, table: Table, _rule: lo.Silence, use: Use) -> Done:
    """LO-24: lasting rules stop at once; what has happened stays (TF-D85)."""
    fight = fight_of(s)
    if not fight.silenced:
        fight.silenced = True
        table.tell("silenced", seat=use.seat, face=s.faces[fight.enemy], source=use.face)
    return None


@when_played(lo.Imitate)
def imitate(s: State, table: Table, _rule: lo.Imitate, use: Use) -> Done:
    """LO-28."""
    others = [
        POWER[s.faces[each.card]]
        for each in fight_of(s).played
        if each.seat == use.seat and each is not use.played
    ]
    highest = max(others, default=0)
    played = use.played
    if highest > played.base:
        table.tell("imitated", seat=use.seat, card=played.card, before=played.base, after=highest)
        played.base = highest
        if played.changes:
            played.changes = []  # its value has to be settled anew
        else:
            played.value = highest
    return None


@when_played(lo.PayHand)
def pay_hand(s: State, table: Table, rule: lo.PayHand, use: Use) -> Rules[None]:
    """LO-31: only cards still in hand count (TF-D23)."""
    hand = s.players[use.seat].hand
    if hand and (yield from pays(use.seat, use.face)):
        card = yield from choose_card(use.seat, "discard_from_hand", hand, use.face)
        discard_hand(s, table, use.seat, [card], "paid")
        gain(use.played, rule.gain + rider_gain(s, use.seat, rule.rider, use.face), use.face)


@when_played(lo.BossGain)
def boss_gain(s: State, _table: Table, rule: lo.BossGain, use: Use) -> Done:
    """LO-35: Boss cards have no level and count as stronger than any (TF-D37)."""
    level = LEVEL[s.faces[fight_of(s).enemy]]
    if (level == 0 or level >= rule.level) if rule.level else s.at_boss:
        gain(use.played, rule.gain + rider_gain(s, use.seat, rule.rider, use.face), use.face)
    return None


@when_played(lo.LateGain)
def late_gain(s: State, _table: Table, _rule: lo.LateGain, use: Use) -> Done:
    """LO-36: in solo +1 in every turn after the first (TF-D71, TF-D95)."""
    fight = fight_of(s)
    if s.solo:
        gain(use.played, min(1, fight.taken), use.face)
    else:
        gain(use.played, len({seat for seat in fight.finished if seat != use.seat}), use.face)
    return None


@when_played(lo.Gamble)
def gamble(s: State, table: Table, _rule: lo.Gamble, use: Use) -> Done:
    """LO-39."""
    pile = s.players[use.seat].pile
    if pile:
        face = table.show(pile[-1])
        table.tell("revealed", seat=use.seat, card=pile[-1], face=face, source=use.face)
        gain(use.played, POWER[face], use.face)
        discard_top(s, table, use.seat, 1, use.face, enemy=False)
    return None


@when_played(lo.PayMany)
def pay_many(s: State, table: Table, rule: lo.PayMany, use: Use) -> Rules[None]:
    """LO-41: the number is named at once."""
    most = min(rule.most + rider_gain(s, use.seat, rule.rider, use.face), len(s.players[use.seat].pile))
    if most:
        choices = (*options.AMOUNT[1 : most + 1], options.DECLINE)
        answer = yield Ask(use.seat, "pay_condition", choices, about={"source": use.face})
        if answer != options.DECLINE:
            gain(use.played, discard_top(s, table, use.seat, number(answer), use.face, enemy=False), use.face)
