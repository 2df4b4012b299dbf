"""A plain player who goes for his quest and the Tower: proof that every setup can be played to its end."""

from __future__ import annotations

from heroes_desktop.engine import EVERYONE, Chance, Decision, Match, Option
from heroes_desktop.games.return_of_the_heroes.chances import best_fight, fight_chances, skill_chance
from heroes_desktop.games.return_of_the_heroes.content import FACE, FIRST_SHEET, MISSIONS, QUESTS, SKILL_INDEX
from heroes_desktop.games.return_of_the_heroes.figures import AT, LIFE, SHEET_DOTS, lies
from heroes_desktop.games.return_of_the_heroes.kinds import Fetch, Learn, Robbery, Travel
from heroes_desktop.games.return_of_the_heroes.land import COURT, GATES, SPACE
from heroes_desktop.games.return_of_the_heroes.rules.tower import usable_skills
from heroes_desktop.games.return_of_the_heroes.sight import opponents
from heroes_desktop.games.return_of_the_heroes.state import SHEET, Hero, State
from heroes_desktop.games.return_of_the_heroes.ways import face_down, journeys
from heroes_desktop.games.shared.ways import cost_of

FIRST_CHOICES = (
    "challenge", "quest_step", "accomplish", "take_object", "take_quest", "take", "pick_up",
    "accept",    "protect", "buy", "use",
)  # fmt: skip
READY = 0.7
"""The chance of a single blow at which he dares to challenge."""


class Pilgrim:
    """Chooses by the state and a little chance, so that he never goes round in circles for ever."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, match: Match[State]) -> Option:
        """An answer to the open question."""
        decision = match.pending[0]
        s, options = match.state, decision.options
        hero = s.heroes[decision.seat]
        by_act = {option.act: option for option in options}
        if "drink" in by_act and hero.life < LIFE[hero.hero] - 1:
            return by_act["drink"]
        if any(option.act in ("step", "explore") for option in options):
            return self._walk(s, decision, hero, by_act)
        if decision.kind in ("choose_skill", "final_skill"):
            return self._skill(s, hero, options)
        for act in FIRST_CHOICES:
            wanted = [option for option in options if option.act == act]
            if act == "challenge" and wanted and not self._ready(s, hero):
                continue
            if wanted and (act != "use" or self.chance.below(3)):
                return wanted[self.chance.below(len(wanted))]
        if "done" in by_act or "end_turn" in by_act:
            return by_act.get("done") or by_act["end_turn"]
        return options[self.chance.below(len(options))]

    def _skill(self, s: State, hero: Hero, options: tuple[Option, ...]) -> Option:
        words = {str(option.args[0]): option for option in options if option.act == "skill"}
        if s.fight is not None:
            chances = fight_chances(s, hero, s.faces[s.fight.foe])
        else:
            dots = SHEET_DOTS[s.faces[SHEET] - FIRST_SHEET]
            chances = {skill: skill_chance(s, hero, skill, dots[skill] or 0) for skill in range(3)}
        return words[max(words, key=lambda word: chances.get(SKILL_INDEX[word], 0.0))]

    def _walk(self, s: State, decision: Decision, hero: Hero, by_act: dict[str, Option]) -> Option:
        tired = 2 * hero.life <= LIFE[hero.hero]
        if "enter_tower" in by_act and self._ready(s, hero) and not tired:
            return by_act["enter_tower"]
        if "rest" in by_act and hero.life < LIFE[hero.hero]:
            return by_act["rest"]
        stay = by_act.get("stay") or by_act["stop"]
        if self.chance.below(12) == 0:
            return decision.options[self.chance.below(len(decision.options))]
        goals = [hero.home] if tired else self._goals(s, hero)
        if hero.space in goals:
            return stay
        if not goals and "explore" in by_act:
            return by_act["explore"]
        ways = journeys(s, decision.seat, hero.space, cost_of(danger=6))
        near = min((ways[goal] for goal in goals if goal in ways), key=lambda way: way.steps, default=None)
        steps = {option.args[0]: option for option in decision.options if option.act == "step"}
        if near is not None:
            for word, option in steps.items():
                if SPACE[str(word)] == near.places[0]:
                    return option
        return by_act.get("explore") or decision.options[self.chance.below(len(decision.options))]

    def _ready(self, s: State, hero: Hero) -> bool:
        face = s.faces[SHEET]
        dots = SHEET_DOTS[face - FIRST_SHEET]
        return any(
            skill_chance(s, hero, skill, dots[skill] or 0) >= READY for skill in usable_skills(s, hero, face)
        )

    def _goals(self, s: State, hero: Hero) -> list[int]:
        """Where something is to be done for the quest, or else for experience and new tiles."""
        if hero.gem and s.awake and self._ready(s, hero):
            return list(GATES)
        found = []
        for quest, step in zip(hero.quests, hero.steps, strict=True):
            row = QUESTS[quest]
            face = FACE[row.second if step else row.first]
            if step == 2:
                found.append(hero.home if row.goal == "home" else SPACE[row.goal])
            elif step < 2 and lies(s, face, AT[face]):
                found.append(AT[face])
        if not hero.quests and s.quest_pile:
            found.append(COURT)
        if found and not hero.gem and self.chance.below(4):
            return found
        found += self._mission_spaces(s, hero)
        found += [space for space in s.board if face_down(s, space)]
        found += [
            space
            for space in s.board
            for foe in opponents(s, hero, space)
            if best_fight(s, hero, s.faces[foe]) > 0.5
        ]
        found += [
            space
            for space, tiles in s.board.items()
            for tile in tiles
            if s.seen[tile] == EVERYONE and s.faces[tile] < 21
        ]
        return found

    def _mission_spaces(self, s: State, hero: Hero) -> list[int]:
        """Where a held mission can be taken a step further."""
        found = []
        for mission in hero.missions:
            task = MISSIONS[s.faces[mission]].task
            if isinstance(task, Travel) or (isinstance(task, Fetch) and mission in hero.loads):
                found.append(SPACE[task.to])
            elif isinstance(task, Fetch | Learn):
                face = FACE[task.object if isinstance(task, Fetch) else task.master]
                if lies(s, face, AT[face]):
                    found.append(AT[face])
            elif isinstance(task, Robbery):
                found += [other.home for other in s.heroes if other is not hero]
        return found
