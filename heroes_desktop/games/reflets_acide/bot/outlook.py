"""What the team sees of the table, arranged for judging: lead, gems, Rooms, Trials to come."""

from __future__ import annotations

from functools import cached_property
from math import comb

from ..chances import collective, individual
from ..content import (
    FACE,
    QUESTS,
    STATS,
    ZONE_FACE,
    Cost,
    Hero,
    Mission,
    Objective,
    Quest,
    room,
    zone,
)
from ..figures import (
    board_at,
    cursed_with,
    difficulty,
    dilemma_places,
    gems,
    guide_boards,
    hero_of,
    life,
    on_board,
    owns_quest_relic,
    present,
    raised,
    step_one,
)
from ..objectives import MOST_POINTS, MOST_STARS, NOTCH_VALUES, as_stars
from ..state import Member, State
from ..track import DOOR, ROOM, distance, facing, on_line
from . import ambition
from .weights import Weights

OCTUPLE = "S10"
DILEMMA_SHARE = 45 / 69
"""How many of the Unforeseen are Dilemmas."""
LOWER_HELP = 1
"""What skills and cards usually take off a collective Objective of a Trial to come."""

GREED = 0.5
"""What a Relic beside the Quest gains for an ambitious team."""
ERRAND_PRIZE = 14.0
CAREFUL = 2.0
"""How much a free place for a Dilemma is worth to anybody who plays for a high gap."""


class Outlook:
    """One seat's look at a view or state. Points are Epic Points throughout."""

    def __init__(self, s: State, seat: int, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.w = weights
        self._trials: dict[tuple[tuple[Objective, ...], int, int, bool, int], float] = {}
        self.places: dict[tuple[int, bool], float] = {}
        """What stops are worth, once they have been judged."""

    def known(self, card: int) -> bool:
        """Whether the team has seen this card."""
        return card >= 0 and self.s.faces[card] >= 0 and self.s.seen[card] != 0

    # the chase

    @cached_property
    def lead(self) -> int:
        """Spaces between the Avatar and the team."""
        return distance(self.s.avatar, self.s.pawn)

    @cached_property
    def below(self) -> bool:
        """Whether the team is in the Chasm."""
        return self.s.pawn > DOOR

    @cached_property
    def wanted_lead(self) -> int:
        """The lead the team likes to have."""
        return self.w.chasm_lead if self.below else self.w.road_lead

    @cached_property
    def fear(self) -> float:
        """How much a space of lead matters now: 1 with a good lead, up to 4 when hunted."""
        return 1.0 + max(0, self.wanted_lead + 6 - self.lead) * 0.2

    @cached_property
    def space(self) -> float:
        """What a space forward, or one the Avatar does not go, is worth."""
        return self.w.space * self.fear

    # gems

    @cached_property
    def gems(self) -> int:
        """Gems of the whole team."""
        return gems(self.s)

    @cached_property
    def gem(self) -> float:
        """What a gem is worth: dearer when few are left."""
        return self.w.gem * (
            1.6 if self.gems <= 3 else 1.2 if self.gems <= 6 else 0.7 if self.gems > 16 else 1.0
        )

    @cached_property
    def guide_gems(self) -> int:
        """Gems that can brake and run."""
        return sum(sum(self.s.boards[board].gems) for board in guide_boards(self.s))

    @cached_property
    def next_gems(self) -> int:
        """Gems that can brake next turn: those of the next Guide."""
        s = self.s
        return self.guide_gems if s.seats == 1 else sum(s.boards[(s.guide + 1) % s.seats].gems)

    @cached_property
    def reserve(self) -> int:
        """Gems to keep at hand when running: a Reveal phase costs more on higher difficulties."""
        return self.w.reserve + (2 * (difficulty(self.s) - 2) if self.s.challenge >= 0 else 0)

    @cached_property
    def reveal_cost(self) -> float:
        """What a Reveal phase costs beyond gems: won cards and Heroes go when gems run out."""
        if self.s.challenge < 0:
            return 0.0
        due = 1.5 + 0.8 * difficulty(self.s)
        return 1.5 * max(0.0, due + 1.0 - self.gems)

    @cached_property
    def free_places(self) -> int:
        """Places left for Dilemmas."""
        return sum(dilemma_places(self.s) - len(board.dilemmas) for board in self.s.boards)

    @cached_property
    def crowding(self) -> float:
        """What a free place for a Dilemma is worth: a Dilemma without one must be refused (NA-148)."""
        s = self.s
        if s.challenge < 0:
            return 0.0
        care = max(self.w.room, CAREFUL) if ambition.gap(self) >= ambition.HIGH else self.w.room
        drawn = difficulty(s)
        full = sum(
            comb(drawn, n) * DILEMMA_SHARE**n * (1 - DILEMMA_SHARE) ** (drawn - n)
            for n in range(self.free_places + 1, drawn + 1)
        )
        return care * full * drawn

    def price_of(self, cost: Cost, extra: int = 0) -> float:
        """A cost in points."""
        return (cost.total + extra) * self.gem

    @cached_property
    def skill_needs(self) -> list[list[float]]:
        """For each board how much its skills ask for each colour."""
        found = [[0.0] * 5 for _ in self.s.boards]
        for board in range(len(self.s.boards)):
            for _no, member in on_board(self.s, board):
                for skill in hero_of(self.s, member).skills:
                    for colour, number in enumerate(skill.price.gems):
                        found[board][colour] += 0.12 * number
        return found

    def gem_worth(self, board: int, colour: int) -> float:
        """What one gem of this colour is worth where it lies: spare ones go first."""
        number = self.s.boards[board].gems[colour]
        base = {0: 1.0, 1: 1.0, 2: 0.75, 3: 0.6}.get(number, 0.85)
        return base + min(0.5, self.skill_needs[board][colour])

    # the Quest

    @cached_property
    def quest(self) -> Quest | None:
        """The team's Quest, also before it is settled if it can be no other."""
        s = self.s
        if s.quest >= 0:
            return QUESTS[s.quest]
        if len(s.quests) == 1:
            opposed = QUESTS[s.quests[0]].opposed
            return next(quest for quest in QUESTS if quest.id == opposed)
        return None

    @cached_property
    def needed(self) -> list[str]:
        """Rooms still to be used, in order."""
        quest = self.quest
        if quest is None:
            return []
        found = []
        if not step_one(self.s):
            found.append(quest.rooms[0])
        if not self.s.step_two:
            found.append(quest.rooms[1])
        found.append(OCTUPLE)
        return found

    def slot_known(self, room_id: str) -> int:
        """The slot (from 0) where a Room is known to lie, face up or seen; −1 if unknown."""
        face = FACE[room_id]
        for index, card in enumerate(self.s.rooms):
            if self.known(card) and self.s.faces[card] == face:
                return index
        return -1

    @cached_property
    def goals(self) -> list[int]:
        """Places worth going to now: the Room of the next step, the Octuple Chamber, or unknown Rooms."""
        s = self.s
        index = self.slot_known(self.needed[0]) if self.needed else -1
        if self.errand >= 0:
            index = self.errand
        if index >= 0:
            return [ROOM + index + 1]
        found = [ROOM + n + 1 for n, card in enumerate(s.rooms) if not self.known(card)]
        octuple = self.slot_known(OCTUPLE)
        if octuple >= 0 and not s.portal:
            found.append(ROOM + octuple + 1)
        return found

    def way_to(self, place: int, goal: int) -> int:
        """Spaces from one place to a Room."""
        if place == goal:
            return 0
        steps = abs(on_line(place) - facing(goal)) + 1
        return steps + (place > ROOM)

    def purpose(self, index: int) -> str:
        """For what the Room in a slot (from 0) would be tested now; "" for nothing."""
        s = self.s
        card = s.rooms[index]
        if not self.known(card) or self.quest is None:
            return ""
        row = room(s.faces[card])
        if row.id == OCTUPLE:
            return "" if s.portal else "octuple"
        if row.id == self.quest.rooms[1] and not s.step_two and owns_quest_relic(s):
            return "use"
        if row.id == self.quest.rooms[0] and not step_one(s):
            return "quest"
        return "relic" if row.relics and not s.rooms_won[index] else ""

    def prize(self, purpose: str) -> float:
        """What a won Trial in a Room is worth; side goals are dropped when time runs out."""
        if purpose in ("quest", "use", "octuple"):
            return self.w.step
        if purpose != "relic" or self.s.deadline:
            return 0.0
        if self.errand >= 0:
            return ERRAND_PRIZE
        return (self.w.side + GREED * self.ambition) * (5.0 if self.lead > 2 * self.wanted_lead else 2.5)

    @cached_property
    def ambition(self) -> float:
        """How much the Challenge asks for points beside the Quest."""
        return ambition.ambition(self)

    @cached_property
    def turns(self) -> float:
        """About how many turns are left."""
        return ambition.turns(self)

    @cached_property
    def errand(self) -> int:
        """The slot of a Relic Room worth one more errand; −1 for none."""
        return ambition.errand(self)

    # Trials

    def goal_of(self, objective: Objective, notch: int, lowered: int = 0) -> int:
        """What an Objective to come will ask for, Creatures in play included."""
        stat = STATS.index(objective.stat)
        changes = [-NOTCH_VALUES[notch], -lowered]
        if self.s.hazard is not None:
            changes += raised(self.s, stat)
        changes = [change for change in changes if change]
        if objective.stars:
            moved = [as_stars(n) if n > 0 else -as_stars(-n) for n in changes]
            return max(1, min(MOST_STARS, objective.stars + sum(moved)))
        return max(1, min(MOST_POINTS, objective.points + sum(changes)))

    def objective_chance(self, objective: Objective, target: int, golden: int) -> tuple[float, float]:
        """The chance to reach it, without and with a substitution; golden 0: not known yet."""
        s, stat = self.s, STATS.index(objective.stat)
        if not objective.stars:
            return collective(s, stat, target, golden)
        no = objective.position or golden
        if no and no <= len(s.team) and s.team[no - 1].card >= 0:
            return individual(s, s.team[no - 1], stat, target, golden)
        each = [individual(s, member, stat, target, golden) for _no, member in present(s)]
        if not each:
            return 0.0, 0.0
        if no:
            return max(each, key=lambda pair: pair[1])
        return sum(pair[0] for pair in each) / len(each), sum(pair[1] for pair in each) / len(each)

    def trial_chance(
        self,
        chain: tuple[Objective, ...],
        number: int = 0,
        notch: int = 0,
        sub: bool = True,
        help_by: int = 0,
    ) -> float:
        """The chance to win a Trial from one of its Objectives on."""
        key = (chain, number, notch, sub, help_by)
        if key not in self._trials:
            objective = chain[number]
            target = self.goal_of(objective, notch, help_by)
            plain, helped = self.objective_chance(objective, target, self.s.golden if sub else 0)
            won = self.after(chain, objective.reached, notch, sub, help_by)
            spent = self.after(chain, objective.reached, notch, False, help_by) if sub else won
            lost = self.after(chain, objective.missed, notch, sub, help_by)
            self._trials[key] = plain * won + (helped - plain) * spent + (1 - helped) * lost
        return self._trials[key]

    def after(
        self, chain: tuple[Objective, ...], arrow: str, notch: int, sub: bool = True, help_by: int = 0
    ) -> float:
        """The chance to win once an arrow is followed."""
        if arrow in ("clear", "dark"):
            return float(arrow == "clear")
        return self.trial_chance(chain, int(arrow) - 1, notch, sub, help_by)

    def room_chance(self, index: int) -> float:
        """The chance to win the Trial of a known Room."""
        row = room(self.s.faces[self.s.rooms[index]])
        return self.trial_chance(row.trial, 0, self.s.notches[index], True, LOWER_HELP)

    def zone_worth(self, index: int) -> float:
        """What a stop on a Zone slot brings: the card seen, or the mean of its kind."""
        card = self.s.zones[index][0]
        if self.known(card):
            return self.face_worth(self.s.faces[card])
        faces = range(ZONE_FACE + 6 * index, ZONE_FACE + 6 * index + 6)
        return sum(self.face_worth(face) for face in faces) / 6

    def face_worth(self, face: int, help_by: int = LOWER_HELP) -> float:
        """What a Zone is worth to this team with so much help."""
        row = zone(face)
        if row.salutary:
            return row.value + 1.0 - row.cost * self.gem
        chance = self.trial_chance(row.trial, 0, 0, True, help_by)
        return (2 * chance - 1) * row.value + 2.0 * chance - 2.0 * (1 - chance) - row.cost * self.gem

    # Heroes

    def fits(self, hero: Hero, mission: Mission) -> bool:
        """Whether a Hero serves a mission about the team."""
        return mission.of in (hero.race, hero.alignment) and mission.what in ("leader", "heroes")

    def strength(self, hero: Hero) -> float:
        """What a Hero is worth to any team: values, Life, skills, points."""
        return sum(hero.values) + 0.8 * hero.vitality + 0.7 * len(hero.skills) + 0.5 * hero.points

    def hero_worth(self, hero: Hero) -> float:
        """What a Hero is worth to this team: strength, and what its Quest asks for."""
        found = self.strength(hero)
        if self.quest is not None:
            found += 1.2 * sum(self.fits(hero, mission) for mission in self.quest.missions)
        return found

    def member_worth(self, member: Member) -> float:
        """What a member is worth now: wounds count, the leader of a mission more."""
        hero = hero_of(self.s, member)
        found = self.hero_worth(hero) - (
            2.0 * (hero.vitality - life(self.s, member)) if member.marker else 0.0
        )
        return found + 0.6 * len(member.worn)

    def death_worth(self, member: Member) -> float:
        """What the death of a member costs."""
        return 4.0 + 0.4 * self.member_worth(member)

    def board_of(self, card: int) -> int:
        """The board of a Hero or of what it wears; −1 without."""
        for no, member in present(self.s):
            if card == member.card or card in member.worn or card in member.stored:
                return board_at(self.s, no)
        return -1

    @cached_property
    def no_brake(self) -> bool:
        """Whether gems cannot brake."""
        return cursed_with(self.s, "no_brake")
