"""What effects, Dilemmas, Equipment and tokens are worth now, in Epic Points."""

from __future__ import annotations

from collections.abc import Callable

from .. import effect_rows as row
from ..content import FACE, Loot, Skill, dilemma, equipment
from ..figures import alignment, hero_of, present, vacant, value
from ..scoring import Side, fulfilled, team_side
from ..state import GREEN, Member, token_colour
from ..track import DOOR
from .outlook import Outlook

VILE_POWER = (2.0, 4.0, 2.0, 1.5, 1.0)
"""What a power of the Vile costs, by colour (orange once one of their Rooms is out)."""
LOOT = 1.6
DILEMMA = 1.5


def vile_gem(o: Outlook, colour: int) -> float:
    """What it is worth to take a gem of a colour from the Vile."""
    s = o.s
    number = s.vile.gems[colour]
    power = VILE_POWER[colour] if colour != 1 or s.vile.notch else 2.0
    close = {0: 0.0, 1: 0.1, 2: 0.35, 3: 0.8}.get(number, 1.0)
    complete = 1.0 if min(s.vile.gems) == number == 1 else 0.0
    return o.w.vile * (power * close + complete)


def vile_danger(o: Outlook, n: float) -> float:
    """What n gems for the Vile cost on average."""
    near = sum(vile_gem(o, colour) for colour in range(5) if o.s.vile.gems[colour] >= 2)
    return n * (0.3 * o.w.vile + 0.2 * near)


def relief(o: Outlook) -> float:
    """What it is worth that a Dilemma leaves its place."""
    return vile_danger(o, o.crowding) if o.crowding else 0.0


def _heal(o: Outlook, effect: row.Heal) -> float:
    lost = sorted(
        (
            hero_of(o.s, member).vitality - member.marker + 1.0
            for _no, member in present(o.s)
            if member.marker
        ),
        reverse=True,
    )
    most = len(lost) if effect.who in ("board", "guide", "team") else effect.n
    return 1.4 * sum(lost[:most])


def _look(o: Outlook, effect: row.Look) -> float:
    near = o.s.pawn > DOOR - 22
    if effect.what in ("rooms", "rooms_or_gate"):
        return (
            o.w.sight
            * (1.2 if near else 0.8)
            * min(2, effect.n)
            * (o.slot_known(o.needed[0]) < 0 if o.needed else 0)
        )
    return 0.7 if effect.what != "relic" else 0.2


def _brake(o: Outlook, n: float) -> float:
    return n * o.space * (0.9 if o.lead <= o.wanted_lead + 10 else 0.6)


_WORTH: dict[type, Callable[[Outlook, object], float]] = {}


def _of(kind: type, judge: Callable[[Outlook, object], float]) -> None:
    _WORTH[kind] = judge


def _n(effect: object) -> int:
    found = getattr(effect, "n", 1)
    assert isinstance(found, int)
    return found


def _stride(o: Outlook, effect: object) -> float:
    return _n(effect) * o.space if not o.below else 0.5


def _take(o: Outlook, effect: object) -> float:
    best = sorted((vile_gem(o, colour) for colour in range(5) if o.s.vile.gems[colour]), reverse=True)
    return sum(best[: _n(effect)])


def _replace(o: Outlook, _effect: object) -> float:
    weakest = min(o.member_worth(member) for _no, member in present(o.s))
    return 5.0 if vacant(o.s) else max(-2.0, 0.4 * (18.0 - weakest))


def _sacrifice(o: Outlook) -> float:
    """Once the Portal home is open nobody is needed any more, unless a mission asks for the living."""
    if not (o.s.portal and o.s.step_two):
        return -6.0
    return max(dead_points(o, member) for _no, member in present(o.s)) - 1.0


def dead_points(o: Outlook, member: Member) -> float:
    """What missions gain if a member is dead-won by the team: its own points only move into the Pouch."""
    if o.quest is None:
        return 0.0
    now = team_side(o.s)
    index = [each.card for _no, each in present(o.s)].index(member.card)
    gone = now.heroes[index]
    then = Side([*now.heroes[:index], *now.heroes[index + 1 :]], now.equipment, [*now.dead, gone])
    return float(
        sum(each.points * (fulfilled(each, then) - fulfilled(each, now)) for each in o.quest.missions)
    )


def _rearranged(o: Outlook) -> float:
    """A new order of the Heroes helps when somebody else should lead; else the card only makes room."""
    leads = [each for each in o.quest.missions if each.what == "leader"] if o.quest is not None else []
    team = [hero_of(o.s, member) for _no, member in present(o.s)]
    wanted = [
        each for each in leads if not o.fits(team[0], each) and any(o.fits(hero, each) for hero in team)
    ]
    return 0.8 * sum(each.points for each in wanted) + (1.0 if o.free_places < 2 else -0.4)


_of(row.Gems, lambda o, e: _n(e) * o.gem)
_of(row.DrawLoot, lambda _o, e: LOOT * _n(e))
_of(row.DrawUnforeseen, lambda _o, e: 0.9 * _n(e))
_of(row.Heal, lambda o, e: _heal(o, e) if isinstance(e, row.Heal) else 0.0)
_of(row.Advance, _stride)
_of(row.AvatarBack, lambda o, e: _brake(o, _n(e)))
_of(row.Brake, lambda o, e: _brake(o, min(2.5, _n(e))))
_of(row.AvatarCrawls, lambda o, _e: _brake(o, 2.5))
_of(row.Stride, _stride)
_of(row.Purge, _take)
_of(row.TakeGems, lambda o, e: _take(o, e) + 0.8 * o.gem * _n(e))
_of(row.Look, lambda o, e: _look(o, e) if isinstance(e, row.Look) else 0.0)
_of(row.Sacrifice, lambda o, _e: _sacrifice(o))
_of(row.Reclaim, lambda _o, _e: 6.0)
_of(row.TopRelic, lambda _o, _e: 6.0)
_of(row.Rearrange, lambda o, _e: _rearranged(o))
_of(row.OfferHero, lambda o, _e: 5.0 if vacant(o.s) else 0.8)
_of(row.ReplaceHere, _replace)
_of(row.FillVacancies, lambda _o, _e: 6.0)
_of(row.RemoveToken, lambda _o, _e: 1.5)
_of(row.RemoveVileTokens, lambda _o, e: 4.0 * _n(e))
_of(row.RevealRooms, lambda o, _e: 1.5 if not o.s.vile.notch else -2.0)
_of(row.GreatWash, lambda o, _e: 4.0 if o.no_brake else 2.0)
_of(row.Echo, lambda o, _e: 1.2 * o.fear)
_of(row.QuietNight, lambda o, _e: vile_danger(o, 2))
_of(row.Downhill, lambda o, _e: o.space * min(3, o.s.left))
_of(row.RedrawnMap, lambda _o, _e: -1.0)
_of(row.FalseTrail, lambda _o, _e: -1.0)


def effect_worth(o: Outlook, effect: object) -> float:
    """What an effect is worth if it happens now."""
    judge = _WORTH.get(type(effect))
    return judge(o, effect) if judge is not None else 0.0


_KEEPING: dict[type, float] = {
    row.WinTrial: 9.0,
    row.Lower: 3.5,
    row.SetDie: 3.5,
    row.IgnoreSixes: 2.5,
    row.RerollBoard: 3.0,
    row.AvatarCrawls: 3.0,
    row.FreeSkill: 2.0,
    row.SaveHero: 3.0,
    row.LoadedDie: 1.5,
    row.Stride: 1.8,
    row.RerollTest: 1.6,
    row.ChooseHero: 1.0,
    row.PassZone: 1.2,
}


def dilemma_worth(o: Outlook, card: int) -> float:
    """What a Dilemma waiting for its moment is worth."""
    if not o.known(card):
        return DILEMMA
    effect = dilemma(o.s.faces[card]).kind.effect
    if type(effect) in _KEEPING:
        return _KEEPING[type(effect)]
    return max(0.5, 0.8 * effect_worth(o, effect))


def skill_of(o: Outlook, card: int, number: int) -> Skill | None:
    """The skill an option names: of a Hero of the team or of Loot worn there."""
    for _no, member in present(o.s):
        if member.card == card:
            return hero_of(o.s, member).skills[number]
        if card in member.worn:
            return equipment(o.s.faces[card]).skill
    return None


# Equipment


def wearing(o: Outlook, member: Member, card: int) -> float:
    """What a member gains by wearing a card, compared with not wearing it."""
    s = o.s
    loot = equipment(s.faces[card])
    found = _set_gain(o, member, loot)
    if loot.skill is not None:
        found += 1.2
    if loot.windfall:
        found += 0.5
    if loot.curse == "evil" and alignment(s, member) == "good":
        found -= 0.5
    return found


def _set_gain(o: Outlook, member: Member, loot: Loot) -> float:
    s = o.s
    most = member.marker or 5
    printed = hero_of(s, member).values
    already = any(equipment(s.faces[other]) is loot for other in member.worn)
    found = 0
    for stat, new in enumerate(loot.sets):
        if new:
            now = min(printed[stat], most) if already else value(s, member, stat)
            found += min(new, most) - now
    return float(found)


def loot_worth(o: Outlook, card: int) -> float:
    """What a card is worth to the team at all."""
    if not o.known(card):
        return LOOT
    loot = equipment(o.s.faces[card])
    found = 0.5 * sum(max(0, new - 2) for new in loot.sets if new) + 0.4 * loot.gold + loot.value
    return found + (1.0 if loot.skill or loot.use else 0.0) - (3.0 if loot.cursed else 0.0)


# tokens

_TOKEN = {"purse": 4.0, "vision": 1.0, "bonus_die": 3.0, "chance": 3.5}
_BROWN_GREEN = {"gem_tax": 5.0, "unforeseen_tax": 2.0, "peril": -2.0}
_BROWN_VILE = {"gem_tax": -5.5, "unforeseen_tax": -2.5, "peril": -3.5}
VILE_POINTS = 2.0
"""What a used red or grey token gives the Vile, roughly."""


def token_worth(o: Outlook, token: int) -> float:
    """What it brings to stop on a token."""
    green = token_colour(token) == GREEN
    brown = _BROWN_GREEN if green else _BROWN_VILE
    if o.known(token):
        name = next(key for key in (*_TOKEN, *brown) if FACE[key] == o.s.faces[token])
        return {**_TOKEN, **brown}[name] - (0.0 if green else VILE_POINTS)
    mean = (sum(_TOKEN.values()) + sum(brown.values())) / 7
    return mean if green else mean - VILE_POINTS
