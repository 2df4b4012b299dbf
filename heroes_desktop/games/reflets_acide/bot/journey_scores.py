"""The way: Golden Die, brake, pace, where to stop."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option

from ...shared.reasons import with_chances
from .. import effect_rows as row
from ..chances import fate
from ..content import dilemma
from ..figures import designated, member_of
from ..moves import stops
from ..track import CHANCE, DOOR, ROOM, SHORTCUT, SHORTCUT_TO, ZONE_AT, distance, is_room, on_line, slot
from .outlook import OCTUPLE, Outlook
from .scores import Scored
from .side_scores import extra
from .worth import effect_worth, relief, token_worth

CAUGHT = -80.0
BRAKING_OF_THREE = 1.2
"""How willingly one of three brakes in good time: in the next turns nobody else can brake with these gems."""


def caught_chance(o: Outlook, place: int, spare: int) -> float:
    """The chance that the Avatar reaches a team at this place next turn although `spare` gems brake."""
    gap = distance(o.s.avatar, place)
    if o.no_brake:
        spare = 0
    return sum(max(1, die - spare) >= gap for die in range(1, 7)) / 6


# the Avatar


def brake_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Brake if the Avatar would catch the team or come too near, with gems of the least use."""
    s = o.s
    left = o.lead - s.advance
    if left <= 0:
        need, reason = 30.0, "avatar_close"
    elif left < o.w.least:
        need, reason = (3.0 if o.guide_gems > o.w.least else 0.7 * o.gem), "avatar_close"
    elif left < o.wanted_lead:
        willing = o.w.aids if s.seats < 3 else BRAKING_OF_THREE
        need, reason = (1.6 if o.gems > 9 else 0.9 if o.gems > 6 else 0.3) * o.gem * willing, "keeps_lead"
    else:
        need, reason = (1.1 * o.gem if o.gems > 26 else 0.2), "keeps_lead"
    found = []
    for option in decision.options:
        if option.act == "done":
            found.append(Scored(option, 0.0, "saves_gems"))
        elif option.act == "pay":
            board, colour = int(option.args[0]), int(option.args[1])
            found.append(Scored(option, need - o.gem * o.gem_worth(board, colour), reason))
        else:
            found.append(extra(o, option))
    return found


def golden_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Another value is worth it when this one is the end, wounds somebody or spoils a gamble."""
    s = o.s
    cause = str(decision.about.get("cause", ""))
    now = _die_worth(o, cause, s.golden)
    mean = sum(_die_worth(o, cause, die) for die in range(1, 7)) / 6
    found = []
    for option in decision.options:
        if option.act == "keep":
            found.append(Scored(option, now, "enough"))
        elif option.act == "reroll_golden":
            found.append(Scored(option, mean - 2 * o.gem - 0.3, "good_odds"))
        elif option.act == "bonus_golden":
            found.append(Scored(option, mean - 3.0, "good_odds"))
        elif option.act == "loaded_die":
            found.append(Scored(option, _die_worth(o, cause, 5) - 1.5 + relief(o), "reaches_goal"))
        else:
            found.append(extra(o, option))
    return found


def _die_worth(o: Outlook, cause: str, die: int) -> float:
    s = o.s
    if cause == "progress":
        advance = max(1, die - s.slow)
        left = o.lead - advance + (0 if o.no_brake else min(o.guide_gems, advance - 1))
        return CAUGHT if left <= 0 else -0.2 * max(0, o.w.least - o.lead + advance)
    if cause == "gamble":
        return -4.0 if die == 6 else 2.0 * die
    if not 1 <= die <= len(s.team) or s.team[die - 1].card < 0:
        return 0.0
    member = s.team[die - 1]
    if cause == "objective":
        return 0.0
    if cause == "critter":
        return -0.2 * o.member_worth(member)
    _safe, wounded, dead = fate(s, member)
    return -dead * o.death_worth(member) - 1.5 * wounded


def echo_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Of two dice the larger one, unless the Avatar is near."""
    far = o.lead > 12

    def judge(option: Option) -> float:
        die = int(option.args[0])
        return _die_worth(o, "progress", die) + (0.3 * die if far else -0.3 * die) - 1.5 * (die == 6)

    return [Scored(option, judge(option), "keeps_lead") for option in decision.options]


# pace


def pace_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Run if the dice are not wasted before a Zone and gems are left; stay in a Room worth testing."""
    s = o.s
    walk = best_stop(o, s.golden + s.stride)
    found = []
    for option in decision.options:
        if option.act == "walk":
            found.append(Scored(option, walk + o.gem, "gains_gems"))
        elif option.act == "run":
            each = [best_stop(o, s.golden + s.stride + die) for die in range(1, 7)]
            score = sum(each) / 6 - o.gem
            if not o.below and o.lead < o.w.run_below and o.guide_gems >= 3:
                score += 0.8 * o.w.space
            if o.gems <= o.reserve and o.lead > o.w.least + 2:
                score -= 2.0
            found.append(Scored(option, score, "runs_ahead"))
        elif option.act == "stay":
            why = "quest_room" if o.purpose(slot(s.pawn) - 1) else "usual"
            found.append(Scored(option, place_worth(o, s.pawn, stay=True) + o.gem, why))
        else:
            found.append(extra(o, option))
    return found


def best_stop(o: Outlook, potential: int) -> float:
    """The best place within reach."""
    there = stops(o.s, potential)
    if not there:
        return -2.0
    return max(place_worth(o, stop.place) for stop in there)


# where to stop


def move_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Every legal stop."""
    found = []
    for option in decision.options:
        if option.act in ("move", "portal", "halt"):
            place = int(option.args[0])
            found.append(Scored(option, place_worth(o, place), _why(o, place)))
        else:
            found.append(extra(o, option))
    return found


def _why(o: Outlook, place: int) -> str:
    s = o.s
    if is_room(place):
        index = slot(place) - 1
        if not o.known(s.rooms[index]):
            return "explores"
        purpose = o.purpose(index)
        if purpose:
            return with_chances("quest_room", o.room_chance(index))
        return "portal_home" if s.step_two and s.portal and index == o.slot_known(OCTUPLE) else "usual"
    if place in CHANCE:
        return "lucky_space"
    if place < len(s.tokens) and s.tokens[place] >= 0:
        return "good_token" if token_worth(o, s.tokens[place]) > 0 else "runs_ahead"
    if place in ZONE_AT and s.zones[ZONE_AT[place]]:
        return "wins_points"
    return "nearer_room" if o.below else "runs_ahead"


def place_worth(o: Outlook, place: int, stay: bool = False) -> float:
    """What it brings to end the move there: the lead won, what lies there, the danger."""
    key = (place, stay)
    if key not in o.places:
        o.places[key] = _place_worth(o, place, stay)
    return o.places[key]


def _place_worth(o: Outlook, place: int, stay: bool) -> float:
    s = o.s
    if place > DOOR and not SHORTCUT < place < ROOM:
        return _chasm(o, place, stay)
    if SHORTCUT < place < ROOM:
        return _shortcut(o, place)
    return o.space * (on_line(place) - on_line(s.pawn)) + _danger(o, place) + _on_space(o, place)


def _danger(o: Outlook, place: int) -> float:
    spare = max(0, o.next_gems - 1)
    return caught_chance(o, place, spare) * CAUGHT


def _on_space(o: Outlook, place: int) -> float:
    s = o.s
    index = ZONE_AT.get(place, -1)
    if index >= 0 and s.zones[index]:
        return o.zone_worth(index) - o.reveal_cost
    if place == DOOR and not s.door_open:
        return 3.0 - (0.0 if s.door_up else o.reveal_cost)
    if s.tokens[place] >= 0:
        return token_worth(o, s.tokens[place])
    return 3.0 if place in CHANCE else 0.0


def _shortcut(o: Outlook, place: int) -> float:
    """The spaces won against the risk of the Hero designated."""
    s = o.s
    end = SHORTCUT_TO[place]
    found = o.space * (end - on_line(s.pawn)) + _danger(o, end) + _on_space(o, end)
    card = designated(s)
    if card >= 0:
        _safe, wounded, dead = fate(s, member_of(s, card))
        found -= dead * (o.death_worth(member_of(s, card)) - 1.5) + 2.0 * wounded
    return found


def _chasm(o: Outlook, place: int, stay: bool) -> float:
    """Below: Rooms of the Quest first, then what brings the team nearer to one."""
    s = o.s
    way = min((o.way_to(place, goal) for goal in o.goals), default=0)
    found = -1.1 * way + 0.25 * o.space * min(14, distance(s.avatar, place)) + _danger(o, place)
    if s.deadline:
        found -= 2.0 * way
    if not is_room(place):
        return found + (token_worth(o, s.tokens[place]) if s.tokens[place] >= 0 else 0.0)
    index = slot(place) - 1
    if not s.rooms_up[index]:
        found -= 1.0 + 0.5 * o.gem + o.reveal_cost
    if not o.known(s.rooms[index]):
        return found + _unknown_room(o)
    if s.portal and index == o.slot_known(OCTUPLE):
        return found + (60.0 if s.step_two and o.errand < 0 else -3.0)
    purpose = o.purpose(index)
    if not purpose:
        return found - (4.0 if stay else 2.0)
    return found + o.room_chance(index) * o.prize(purpose) - 1.0


def _unknown_room(o: Outlook) -> float:
    """An unknown Room may be one of those needed; each revealed one may help the Vile."""
    s = o.s
    unknown = [n for n, card in enumerate(s.rooms) if not o.known(card)]
    wanted = sum(o.slot_known(each) < 0 for each in o.needed)
    hit = wanted / max(1, len(unknown))
    risk = 5.0 if s.vile.notch == 2 and not s.step_two else 2.0 if s.vile.notch else 1.2
    if o.needed and o.slot_known(o.needed[0]) >= 0:
        return 2.0 * hit - risk - 2.0
    return 7.0 * hit + 1.0 - risk


# Dilemmas and dice of movement


def movement_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Shoelaces when the Avatar is near; more spaces when they are not wasted."""
    s = o.s
    found = []
    for option in decision.options:
        if option.act != "dilemma":
            found.append(Scored(option, 0.0, "keeps_for_later") if option.act == "pass" else extra(o, option))
            continue
        effect = dilemma(s.faces[int(option.args[0])]).kind.effect
        found.append(Scored(option, _movement(o, effect) + relief(o), "keeps_lead"))
    return found


def _movement(o: Outlook, effect: object) -> float:
    s = o.s
    if isinstance(effect, row.AvatarCrawls):
        left = o.lead - s.advance
        if left <= 0:
            return 30.0
        return (s.advance - 1) * o.space - (1.0 if left < o.wanted_lead else 3.0)
    now = s.golden + sum(s.dice) + s.stride
    if isinstance(effect, row.Stride):
        return best_stop(o, now + effect.n) - best_stop(o, now) - 1.8
    if isinstance(effect, row.PassZone):
        return _passed(o, now) + (1.0 if o.free_places < 2 else -0.2)
    return effect_worth(o, effect) - 0.5


def _passed(o: Outlook, potential: int) -> float:
    """What is won by walking past the next Zone: the way beyond, without what the stop would bring."""
    s = o.s
    last = s.pawn + potential
    ahead = [space for space, index in ZONE_AT.items() if s.pawn < space < last and s.zones[index]]
    if o.below or not ahead:
        return -2.0
    first = min(ahead)
    beyond = min(last, *(space for space in (*ahead, DOOR) if space > first))
    return place_worth(o, beyond) - place_worth(o, first)


def bonus_die_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Another die on the way only in need or when it carries far."""
    s = o.s
    now = s.golden + sum(s.dice) + s.stride
    base = best_stop(o, now)
    found = []
    for option in decision.options:
        if option.act == "pass":
            found.append(Scored(option, 0.0, "keeps_for_later"))
        elif option.act == "add_die":
            more = sum(best_stop(o, now + die) for die in range(1, 7)) / 6
            found.append(Scored(option, more - base - 3.0, "runs_ahead"))
        elif option.act in ("reroll_move", "bonus_move"):
            die = s.dice[int(option.args[0])]
            more = sum(best_stop(o, now - die + new) for new in range(1, 7)) / 6
            price = 2 * o.gem if option.act == "reroll_move" else 3.0
            found.append(Scored(option, more - base - price - 0.5, "runs_ahead"))
        else:
            found.append(extra(o, option))
    return found
