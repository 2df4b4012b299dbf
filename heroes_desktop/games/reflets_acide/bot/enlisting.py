"""Before the first turn: which Heroes, which Quest, which Challenge, who stands where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb

from heroes_desktop.engine import Decision, Option

from ..content import (
    CHALLENGES,
    FACE,
    HEROES,
    LOOT,
    LOOT_FACE,
    QUEST_INDEX,
    QUESTS,
    Hero,
    Mission,
    Quest,
    room,
)
from ..figures import board_at, hero_of, owned, width
from ..scoring import Side, fits, fulfilled
from .outlook import Outlook
from .scores import Scored, by

PREFERENCE = (
    "pepere", "aise", "intense", "petillant", "avance", "infect", "penible", "ardu", "infame", "infernal"
)  # fmt: skip
WEAK = 12
"""The sum of characteristics below which a Hero is replaced."""
STRENGTH = 0.6
"""What a point of a Hero's worth brings in Epic Points over a game."""
ROOM_WON = 8.0
"""What an easy Room of a Quest is worth compared with a hopeless one."""
TEAM = 6
VILE_LOOT = 9
"""Loot the Vile usually get."""


def _hero(o: Outlook, card: int) -> Hero:
    return HEROES[o.s.faces[card]]


def opposite(quest: int) -> Quest:
    """The Quest of the other side."""
    return QUESTS[QUEST_INDEX[QUESTS[quest].opposed]]


# six of many


def choose_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The six who do best together for one of the Quests drawn, named in ascending order."""
    best = {card for card, _hero in _best_team(o)}
    left = [int(option.args[0]) for option in decision.options]
    wanted = min((card for card in left if card in best), default=left[-1])
    return by(decision.options, lambda option: float(int(option.args[0]) == wanted), "strong_hero")


def _best_team(o: Outlook) -> Sequence[tuple[int, Hero]]:
    there = sorted(((card, _hero(o, card)) for card in o.s.candidates), key=lambda each: -o.strength(each[1]))
    teams = [(team, quest) for quest in map(opposite, o.s.quests) for team in _teams(there, quest)]
    return max(teams, key=lambda each: _team_worth(o, [hero for _card, hero in each[0]], each[1]))[0]


def _teams(there: Sequence[tuple[int, Hero]], quest: Quest) -> Iterable[Sequence[tuple[int, Hero]]]:
    """The six strongest, and for each kind of Hero the Quest asks for the six strongest with enough of it."""
    yield there[:TEAM]
    for mission in quest.missions:
        if mission.what in ("leader", "heroes"):
            fitting = [each for each in there if mission.of in (each[1].race, each[1].alignment)]
            core = fitting[: mission.n]
            yield [*core, *(each for each in there if each not in core)][:TEAM]


def _team_worth(o: Outlook, team: Sequence[Hero], quest: Quest) -> float:
    return STRENGTH * sum(map(o.strength, team)) + _missions(o, team, quest)


def _missions(o: Outlook, team: Sequence[Hero], quest: Quest) -> float:
    """Points of missions this team fulfils if the right one leads; of Equipment what is owned already."""
    heroes = [(hero.race, hero.alignment) for hero in team]
    equipment = [o.s.faces[card] for card in owned(o.s)]
    found = 0
    for mission in quest.missions:
        leaders = sorted(heroes, key=lambda hero: mission.of not in hero)
        found += mission.points * fulfilled(mission, Side(leaders, equipment, ()))
    return float(found)


def quest_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The Quest whose opposite this team serves best, in Rooms it can win, and that serves the Vile least."""
    team = [hero_of(o.s, member) for member in o.s.team]

    def judge(option: Option) -> float:
        theirs = QUESTS[QUEST_INDEX[str(option.args[0])]]
        mine = QUESTS[QUEST_INDEX[theirs.opposed]]
        rooms = sum(o.trial_chance(room(FACE[each]).trial) for each in mine.rooms[:2])
        return _missions(o, team, mine) + ROOM_WON * rooms - _vile_missions(team, theirs)

    return by(decision.options, judge, "fits_quest")


def _vile_missions(team: Sequence[Hero], quest: Quest) -> float:
    """What the Vile may expect of their Heroes, of whom only those drawn by the team are known not to be
    theirs, and of the team's dead."""
    unseen = [hero for hero in HEROES if hero not in team]
    return sum(mission.points * _vile_chance(mission, team, unseen) for mission in quest.missions)


def _vile_chance(mission: Mission, team: Sequence[Hero], unseen: Sequence[Hero]) -> float:
    share = sum(mission.of in (hero.race, hero.alignment) for hero in unseen) / len(unseen)
    match mission.what:
        case "leader":
            return share
        case "heroes":
            return _at_least(mission.n, TEAM, share)
        case "dead":
            return 0.5 * any(mission.of in (hero.race, hero.alignment) for hero in team)
        case "equipment":
            fitting = sum(fits(LOOT_FACE + number, mission.of) for number in range(len(LOOT)))
            return _at_least(mission.n, VILE_LOOT, fitting / len(LOOT))
        case _:
            return 0.5


def _at_least(wanted: int, drawn: int, share: float) -> float:
    """The chance that of so many things drawn enough are of a kind."""
    return sum(comb(drawn, n) * share**n * (1 - share) ** (drawn - n) for n in range(wanted, drawn + 1))


def replace_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """One or two weak Heroes who serve no mission."""
    price = int(decision.about.get("price", 1))
    found = []
    for option in decision.options:
        if option.act == "done":
            found.append(Scored(option, 0.0, "saves_gems"))
            continue
        hero = hero_of(o.s, o.s.team[int(option.args[0]) - 1])
        fits = o.quest is not None and any(o.fits(hero, mission) for mission in o.quest.missions)
        weak = sum(hero.values) <= WEAK and not fits and price <= 2
        gain = 17.0 - o.hero_worth(hero)
        found.append(Scored(option, (0.5 + 0.1 * gain) if weak else -2.0 + 0.05 * gain, "newcomer"))
    return found


def challenge_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The first Challenge of the usual order that is not ticked yet."""
    ticks = {each.id: o.s.ticks[n] for n, each in enumerate(CHALLENGES)}

    def judge(option: Option) -> float:
        name = str(option.args[0])
        return 3.0 - 0.3 * PREFERENCE.index(name) - 2.0 * min(1, ticks[name])

    return by(decision.options, judge, "fits_challenge")


def stand_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """A leader for the mission on No 1, one more on No 2, then boards of equal strength."""
    s = o.s
    no = int(decision.about.get("no", 1)) - 1
    left = [int(option.args[0]) for option in decision.options]
    total = sum(sum(_hero(o, member.card).values) for member in s.team)
    wide = width(s)
    first = board_at(s, no) * wide
    placed = sum(sum(_hero(o, member.card).values) for member in s.team[first:no])
    mean = sum(sum(_hero(o, card).values) for card in left) / len(left)
    aim = total / len(s.team) * wide - placed - mean * (first + wide - no - 1)

    def judge(option: Option) -> float:
        hero = _hero(o, int(option.args[0]))
        score = -0.2 * abs(sum(hero.values) - aim)
        if no < 2 and o.quest is not None:
            leads = any(each.what == "leader" and o.fits(hero, each) for each in o.quest.missions)
            score += (5.0 if no == 0 else 2.0) * leads + 0.3 * hero.vitality
        return score

    return by(decision.options, judge, "fits_quest" if no < 2 else "balances_boards")


_ORDER = ("purse", "chance", "gem_tax", "unforeseen_tax", "bonus_die", "vision", "peril")
"""Which green token lies first on the road."""


def green_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Gems early, sight before the Chasm; each token far along its segment."""

    def judge(option: Option) -> float:
        name = next(each for each in _ORDER if FACE[each] == o.s.faces[int(option.args[0])])
        return 2.0 - 0.3 * _ORDER.index(name) + 0.01 * int(option.args[1])

    return by(decision.options, judge, "well_placed")


def mode_scores(_o: Outlook, decision: Decision) -> list[Scored]:
    """Known tokens are worth more."""
    return by(decision.options, lambda option: float(option.args[0] == "strategic"), "usual")
