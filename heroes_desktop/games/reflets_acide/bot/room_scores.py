"""Rooms, Door, Zones, looks: what is tested, visited, revealed, bought."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option

from ...shared.reasons import with_chances
from ..content import DOOR_FACE, QUESTS, ROOM_FACE, door, room, zone
from ..figures import hero_of, present
from ..moves import linked
from ..objectives import hazard_of
from ..state import GREEN, token_colour
from ..track import DOOR, distance, facing, slot
from .effect_reasons import effect_reason
from .outlook import LOWER_HELP, Outlook
from .scores import Scored, by
from .side_scores import extra
from .worth import dilemma_worth, effect_worth

RICH = 10
_VISITS = {
    "": "usual", "gems": "helps_now", "relic": "worth_look", "heal": "heals", "equipment": "better_gear",
    "avatar": "keeps_lead",
}  # fmt: skip
"""Why one visits a Room for its effect."""
PLENTY = 3
"""What a team with more gems than that can take off an Objective by skills and cards."""


def test_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Test what serves the Quest; else what the Room offers."""
    index = slot(hazard_of(o.s).place) - 1
    chance = o.room_chance(index)
    tests = any(option.act == "test" for option in decision.options)
    found = []
    for option in decision.options:
        if option.act == "test":
            found.append(_test(o, option, index, chance))
        elif option.act == "chance":
            found.append(Scored(option, 3.0, "lucky_space"))
        elif option.act == "passage":
            found.append(_passage(o, option))
        elif option.act == "effect":
            found.append(Scored(option, _visit(o, index), _VISITS[room(o.s.faces[o.s.rooms[index]]).visit]))
        elif option.act == "visit":
            found.append(Scored(option, 0.0, "poor_odds" if tests else "usual"))
        else:
            found.append(extra(o, option))
    return found


def _test(o: Outlook, option: Option, index: int, chance: float) -> Scored:
    purpose = str(option.args[0])
    quest = purpose == "relic" and o.purpose(index) == "quest"
    prize = o.prize("quest" if quest else purpose)
    lost = 2.0 + 2.0 * len(hazard_of(o.s).beasts)
    if distance(o.s.avatar, o.s.pawn) <= 2:
        lost += 40.0 if o.s.avatar == _behind(o) else 6.0
    slid = 2.0 if prize > 10 else 0.0  # a lost Trial is easier the next time
    score = chance * prize - (1 - chance) * (lost - slid)
    return Scored(option, score, with_chances("quest_step" if prize > 10 else "good_odds", chance))


def _behind(o: Outlook) -> int:
    """Where a lost Trial in a Room would put the pawn."""
    return facing(o.s.pawn)


def _passage(o: Outlook, option: Option) -> Scored:
    other = linked(o.s, o.s.pawn)
    index = slot(other) - 1
    purpose = o.purpose(index)
    if purpose in ("quest", "use"):
        return Scored(option, o.room_chance(index) * o.prize(purpose), "quest_room")
    ways = [o.way_to(other, goal) - o.way_to(o.s.pawn, goal) for goal in o.goals]
    return Scored(option, -1.0 * min(ways, default=0) - 0.5, "nearer_room")


def _visit(o: Outlook, index: int) -> float:
    match room(o.s.faces[o.s.rooms[index]]).visit:
        case "avatar":
            return o.space - 0.7 * o.gem
        case "heal":
            return 1.0
        case "gems":
            return 0.3
        case "equipment":
            return 0.2
        case _:
            return 0.1


def visiting_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Spare gems, the least Dilemma, the worst wound."""

    def judge(option: Option) -> float:
        if option.act == "pay":
            return 0.9 - o.gem_worth(int(option.args[0]), int(option.args[1]))
        if option.act == "card":
            return -dilemma_worth(o, int(option.args[0]))
        return healing(o, option) if option.act == "hero" else 0.0

    return by(decision.options, judge, "spare_colour")


def healing(o: Outlook, option: Option) -> float:
    """What a heal is worth to a Hero."""
    member = o.s.team[int(option.args[0]) - 1]
    if not member.marker:
        return 0.0
    hero = hero_of(o.s, member)
    return 1.0 + sum(max(0, each - member.marker) for each in hero.values) + 0.5 * len(hero.skills)


def heal_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The worst wounded first."""
    worth = [healing(o, option) if option.act == "hero" else 0.0 for option in decision.options]
    return [
        Scored(option, score, "heals" if score else "usual")
        for option, score in zip(decision.options, worth, strict=True)
    ]


# the Octuple Chamber


def octuple_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Leave once the Quest is done; Treasure and Octogon only with turns to spare."""
    s = o.s
    row = room(s.faces[s.rooms[slot(s.pawn) - 1]])
    chance = o.trial_chance(row.octogon, 0, s.notches[slot(s.pawn) - 1], True, 1)
    found = []
    for option in decision.options:
        if option.act == "leave":
            why = "portal_home" if s.step_two else "usual"
            found.append(Scored(option, 10.0 if s.step_two else -90.0, why))
        elif option.act == "treasure":
            found.append(Scored(option, 14.0, "wins_points"))
        elif option.act == "octogon":
            score = 12.0 if _bold(o, chance, 1) else -6.0
            found.append(Scored(option, score, with_chances("good_odds", chance)))
        elif option.act == "stay":
            again = o.errand >= 0 or (not s.octogon and o.ambition > 0 and _bold(o, chance, 2))
            score = 11.0 if again else -5.0 if s.step_two else 0.0
            found.append(Scored(option, score, "wins_points" if again else "usual"))
        else:
            found.append(extra(o, option))
    return found


def _bold(o: Outlook, chance: float, later: int) -> bool:
    """Whether there is time for the Octogon, for the way back after losing it too: at once or next turn."""
    s = o.s
    if not s.step_two or (s.deadline and s.deadline - s.turn < later):
        return False
    spare = 3 - o.ambition  # a team that has its gap already takes no risk
    return o.turns >= spare + later - 1 and chance > 0.6 - 0.4 * o.ambition


# Door, Zones, revealing


def door_scores(_o: Outlook, decision: Decision) -> list[Scored]:
    """A key is better than a Trial."""
    return by(decision.options, lambda option: 0.0 if option.act == "test" else 3.0, "opens_door")


def hazard_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The card of a slot with the best prospects."""

    def judge(option: Option) -> float:
        face = o.s.faces[int(option.args[0])]
        if face < 0:
            return 0.0
        if DOOR_FACE <= face < ROOM_FACE:
            row = door(face)
            return (o.trial_chance(row.trial, 0, 0, True, 1) if row.trial else 1.0) * 5.0 - row.cost * o.gem
        return o.face_worth(face, PLENTY if o.gems > RICH else LOWER_HELP)

    return by(decision.options, judge, "good_odds")


def reveal_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Rooms known to be needed, then unknown ones near the Door; never those the Vile wait for."""
    s = o.s
    quest = o.quest
    theirs = _vile_rooms(o)

    def judge(option: Option) -> float:
        if option.act != "room":
            return extra(o, option).score
        index = int(option.args[0]) - 1
        near = -0.1 * index
        card = s.rooms[index]
        if not o.known(card):
            return 1.0 + near
        name = room(s.faces[card]).id
        found = 3.0 if quest is not None and name in quest.rooms else 0.5
        return found - (6.0 if name in theirs else 0.0) + near

    return by(decision.options, judge, "explores")


def _vile_rooms(o: Outlook) -> tuple[str, ...]:
    vile = o.s.vile
    if vile.quest < 0 or vile.blocked:
        return ()
    return QUESTS[vile.quest].rooms[vile.notch :]


def salutary_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Rest for wounds and useful lines, else on with it."""
    row = zone(o.s.faces[hazard_of(o.s).card])
    found = []
    for option in decision.options:
        if option.act == "wake":
            found.append(Scored(option, row.wake * o.space, "runs_ahead"))
        elif option.act == "rest":
            hurt = 2.5 * sum(1 for _no, member in present(o.s) if member.marker)
            gains = [effect_worth(o, line.effect) - line.gems * o.gem for line in row.lines]
            found.append(Scored(option, hurt + sum(max(0.0, gain) for gain in gains), "heals"))
        elif option.act == "line":
            line = row.lines[int(option.args[0])]
            found.append(
                Scored(option, effect_worth(o, line.effect) - line.gems * o.gem, effect_reason(line.effect))
            )
        elif option.act == "done":
            found.append(Scored(option, 0.0, "saves_gems"))
        else:
            found.append(extra(o, option))
    return found


# looking


def look_worth(o: Outlook, option: Option) -> float:
    """What it helps to see something."""
    where, target = str(option.args[0]), option.args[1]
    if where == "room":
        return 3.0 - 0.1 * int(target) if o.needed and o.slot_known(o.needed[0]) < 0 else 1.0
    if where == "token":
        space = int(target)
        ahead = o.s.pawn < space < DOOR or o.below
        mine = token_colour(o.s.tokens[space]) == GREEN
        return (1.2 - 0.05 * abs(space - o.s.pawn)) * (0.6 if mine else 1.0) if ahead else 0.0
    if where == "zone":
        return 0.8 if int(target) > o.s.pawn else 0.0
    return {"gate": 1.0, "door": 0.5, "pile": 0.3}.get(where, 0.1)


def look_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """What helps most to know."""
    return by(decision.options, lambda option: look_worth(o, option), "worth_look")
