"""Exact odds for people, by enumeration from what their seat may know.

Doom is left out: it is the other side's choice, not chance. A face-down guard counts as any of the
cards this seat has not seen, each with the same weight.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from heroes_desktop.engine import Decision, Option
from heroes_desktop.games.shared.room import Odds

from .bot.cards import Use, deed, use_of
from .bot.fight import Means, Stakes, after_roll, before_roll
from .bot.outlook import lasting_die
from .bot.party_profile import means_of, plus, profile
from .content import CARDS, Card
from .locale import _
from .passives import passives
from .power import power_of
from .state import DUNGEON_SIZE, FINAL, Corridor, State

SURE = Stakes(1.0, 0.0)


def odds(view: State, decision: Decision, option: Option) -> list[Odds]:
    """The chances an option opens; empty where nothing is left to chance."""
    if decision.kind == "choose_target" and option.act == "fight":
        return _target_odds(view, int(option.args[0]))
    if decision.kind == "armour_roll" and option.act == "roll":
        return _armour_odds(view)
    if decision.kind == "doom" and option.act == "doom":
        return _doom_odds(view)
    if decision.kind == "window1":
        return _before_odds(view, decision, option)
    if decision.kind == "window3":
        return _after_odds(view, decision, option)
    return []


# before a fight


def _target_odds(s: State, lane: int) -> list[Odds]:
    """The chance against a target with the die and free gifts, and with everything at hand."""
    plain = full = weight = 0.0
    for face, power in _possible_guards(s, lane):
        card = CARDS[face]
        plain += _fight_chance(s, card, power, _means(s, card, spend=False))
        full += _fight_chance(s, card, power, _means(s, card, spend=True))
        weight += 1
    if not weight:
        return []
    return _pair(plain / weight, full / weight)


def _pair(plain: float, full: float) -> list[Odds]:
    found = [Odds(_("Win without Mana and potions"), plain)]
    if full > plain + 1e-9:
        found.append(Odds(_("Win with everything you have"), full))
    return found


def _possible_guards(s: State, lane: int) -> Iterator[tuple[int, int]]:
    """Each face the target can have, with the Power it would show, Power dice left out."""
    if lane == FINAL:
        yield s.final, power_of(s, FINAL) - CARDS[s.final].die // 2
        return
    corridor = s.corridors[lane]
    known = s.faces[corridor.guard]
    if known >= 0 and corridor.up:
        yield known, power_of(s, lane) - CARDS[known].die // 2
        return
    for face in [known] if known >= 0 else _unseen(s):
        if corridor.token and CARDS[face].is_trap:
            continue  # only monsters carry Tenacity
        turned = _turned_up(s, lane, face)
        yield face, power_of(turned, lane) - CARDS[face].die // 2


def _unseen(s: State) -> list[int]:
    """Dungeon cards whose place this seat does not know; in built dungeons any card may lie there."""
    seen = {s.faces[card] for card in range(DUNGEON_SIZE) if s.faces[card] >= 0}
    faces = [card.face for card in CARDS if card.kind == "dungeon" and (s.constructed or card.box == s.box)]
    return [face for face in faces if face not in seen]


def _turned_up(s: State, lane: int, face: int) -> Any:
    """A copy of the view in which the guard of a lane shows this face."""
    turned = copy.copy(s)
    turned.faces = list(s.faces)
    turned.faces[s.corridors[lane].guard] = face
    old = s.corridors[lane]
    turned.corridors = list(s.corridors)
    turned.corridors[lane] = Corridor(old.pile, old.guard, True, old.token)
    return turned


def _means(s: State, card: Card, spend: bool) -> Means:
    uses: list[tuple[Use, float]] = []
    for place, face in enumerate(s.adventurers):
        gift = use_of(face, "gift", card, 0)
        if gift is not None:
            uses.append((gift, 0.0))
        power = use_of(face, "temporary", card, _colours(s)) if spend and s.mana[place] else None
        if power is not None and power.kind != "slip":
            uses.append((power, 0.0))
    for instance in s.hidden if spend else ():
        face = s.faces[instance]
        if face >= 0 and CARDS[face].equipment == "potion":
            potion = use_of(face, "effect", card, _colours(s))
            if potion is not None:
                uses.append((potion, 0.0))
    return means_of(uses)


def _colours(s: State) -> int:
    cards = [CARDS[s.faces[card]] for card in s.won]
    return 4 if any(card.treasure for card in cards) else len({card.colour for card in cards})


def _fight_chance(s: State, card: Card, power: int, means: Means) -> float:
    if card.throws and s.dm >= 0:
        return 1 / 2 if "riddle" in card.abilities else 2 / 3
    if "hypnosis" in card.abilities:
        means = means._replace(rerolls=(), seconds=(), sets=())
    party = profile(tuple(s.adventurers), tuple(sorted(s.faces[each] for each in s.shown)), s.dm < 0)
    need = power - party.flat(card.face)
    sides = max(party.die(card.face), lasting_die(s) if card.kind != "final" else 0)
    if not card.die:
        return before_roll(need, sides, means, SURE).chance
    faces = range(1, card.die + 1)
    return sum(before_roll(need + face, sides, means, SURE).chance for face in faces) / card.die


# inside a fight


def _armour_odds(s: State) -> list[Odds]:
    rows = passives(s, "armour")
    at_least = rows[0][1].at_least if rows else 5
    return [Odds(_("Lose 1 Courage less"), max(0, 7 - at_least) / 6)]


def _doom_odds(s: State) -> list[Odds]:
    """The chance that the new roll, as it lies, still beats the guard."""
    fight = s.the_fight
    counts = max(fight.dice)
    place = fight.dice.index(counts)
    rest = max((die for other, die in enumerate(fight.dice) if other != place), default=0)
    sides = fight.sides[place]
    fixed = fight.total - counts * fight.multiplier
    wins = sum(max(face, rest) * fight.multiplier + fixed >= fight.power for face in range(1, sides + 1))
    return [Odds(_("The new roll beats the guard too"), wins / sides)]


def _before_odds(s: State, decision: Decision, option: Option) -> list[Odds]:
    card = CARDS[s.the_fight.face]
    if option.act == "throw":
        return [Odds(_("Win the throw"), 1 / 2 if "riddle" in card.abilities else 2 / 3)]
    if option.act != "roll":
        return []
    sides = int(option.args[0])
    free, full = (_offered(s, decision, spend) for spend in (False, True))
    if "hypnosis" in card.abilities and s.the_fight.card not in s.the_fight.silenced:
        free, full = (each._replace(rerolls=(), seconds=(), sets=()) for each in (free, full))
    else:
        free, full = (_with_rerolls(s, card, each, spend) for each, spend in ((free, False), (full, True)))
    need = _need(s)
    return _pair(before_roll(need, sides, free, SURE).chance, before_roll(need, sides, full, SURE).chance)


def _need(s: State) -> int:
    """What the die, multiplied, must reach."""
    fight = s.the_fight
    return int(fight.power - (fight.total - max(fight.dice, default=0) * fight.multiplier))


def _with_rerolls(s: State, card: Card, means: Means, spend: bool) -> Means:
    """Means that will be offered only after the roll."""
    later = _means(s, card, spend)
    return means._replace(rerolls=later.rerolls, sets=later.sets, seconds=later.seconds)


def _offered(s: State, decision: Decision, spend: bool) -> Means:
    """What the options of a window allow, all free of charge."""
    card, colours = CARDS[s.the_fight.face], _colours(s)
    uses: list[tuple[Use, float]] = []
    if s.the_fight.multiplier != 1:
        uses.append((Use("times", s.the_fight.multiplier), 0.0))
    for option in decision.options:
        use = _use(s, option, card, colours)
        if use is not None and use.kind != "slip" and (spend or option.act == "gift"):
            uses.append((use, 0.0))
    return means_of(uses)


def _use(s: State, option: Option, card: Card, colours: int) -> Use | None:
    if option.act not in ("power", "gift", "potion"):
        return None
    place = int(option.args[0])
    if option.act == "potion":
        known = s.faces[place] >= 0  # a potion this seat cannot see counts for nothing
        return use_of(s.faces[place], "effect", card, colours) if known else None
    return use_of(s.adventurers[place], "temporary" if option.act == "power" else "gift", card, colours)


def _after_odds(s: State, decision: Decision, option: Option) -> list[Odds]:
    """The chance once an option is taken, with everything still offered and with nothing more."""
    fight = s.the_fight
    if option.act == "accept":
        return [Odds(_("Win the fight"), float(fight.total >= fight.power))]
    card, colours = CARDS[fight.face], _colours(s)
    use = _use(s, option, card, colours)
    if use is None or use.kind == "slip":
        return _draught_odds(s, decision, option)
    rest = tuple(each for each in decision.options if each != option)
    left = _offered(s, Decision(decision.seat, decision.kind, rest), spend=True)
    none = left._replace(adds=(), rerolls=(), seconds=(), sets=(), times=_played(s))
    alone, full = _chance_after(s, use, none), _chance_after(s, use, left)
    found = [Odds(_("Win with this alone"), alone)]
    return found if full <= alone + 1e-9 else [*found, Odds(_("Win with everything you have"), full)]


def _played(s: State) -> tuple[tuple[int, float, bool], ...]:
    return ((s.the_fight.multiplier, 0.0, False),) if s.the_fight.multiplier != 1 else ()


def _chance_after(s: State, use: Use, means: Means) -> float:
    """The chance to win when one use is made now."""
    fight = s.the_fight
    die = max(fight.dice)
    sides = fight.sides[fight.dice.index(die)]
    need = _need(s)
    if use.kind == "add":
        return after_roll(need - use.amount, sides, die, means, SURE).chance
    if use.kind == "times":
        return after_roll(need, sides, die, means._replace(times=((use.amount, 0.0, False),)), SURE).chance
    if use.kind == "set":
        return after_roll(need, sides, use.amount, means, SURE).chance
    if use.kind == "second":
        faces = range(1, use.amount + 1)
        total = sum(after_roll(need, use.amount, max(die, face), means, SURE).chance for face in faces)
        return total / use.amount
    return before_roll(need, use.amount or sides, means, SURE).chance


def _draught_odds(s: State, decision: Decision, option: Option) -> list[Odds]:
    """Mana in the middle of a fight: the chance with the power it brings back."""
    face = s.faces[int(option.args[0])] if option.act == "potion" else -1
    if face < 0 or not deed(face, "effect").mana:
        return []
    means = _offered(s, decision, spend=True)
    die = max(s.the_fight.dice)
    sides = s.the_fight.sides[s.the_fight.dice.index(die)]
    best = 0.0
    for place, has in enumerate(s.mana):
        use = None if has else use_of(s.adventurers[place], "temporary", CARDS[s.the_fight.face], _colours(s))
        if (
            use is not None
            and use.kind != "slip"
            and not (use.kind == "times" and s.the_fight.multiplier != 1)
        ):
            best = max(best, after_roll(_need(s), sides, die, plus(means, use, 0.0), SURE).chance)
    return [Odds(_("Win with everything you have"), best)]
