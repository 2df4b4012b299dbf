"""Exact odds for people, by enumeration of dice from what everybody knows.

Objectives count the best assignment of the dice and a substitution by the Golden Die where it helps; every
other aid has odds of its own (`odds_aids`). The Avatar counts with so many gems on the brake as the label
says, and with a team that ends its turn where the option leads. Trials count the Golden Die as it lies, and
leave wounds on the way out.
"""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Decision, Option
from heroes_desktop.games.shared.room import Odds

from .bot.outlook import Outlook
from .bot.weights import NORMAL
from .chances import collective, fate, individual
from .content import door, room
from .effect_rows import Brake, ChooseHero, Lower, WinTrial
from .figures import cursed_with, designated, guide_boards, member_of, position_of, present
from .locale import _
from .objectives import current, hazard_of, lowered_target, notch, stat, target, trial_of
from .odds_aids import GOLDEN, chance_with, effect_at, which_die
from .state import Member, State
from .track import DOOR, ROOM, SHORTCUT, SHORTCUT_TO, distance

MOST_BRAKED = 3
"""So many gems on the brake are counted one by one."""


def odds(view: State, decision: Decision, option: Option) -> list[Odds]:
    """The chances an option opens; empty where nothing is left to chance."""
    judge = _JUDGES.get(decision.kind)
    return judge(view, decision, option) if judge is not None else []


# the Avatar


def caught(view: State, place: int, slow: int, braked: int) -> float:
    """The chance that the next Golden Die brings the Avatar to a team at this place."""
    gap = distance(view.avatar, place)
    return sum(max(1, die - slow - braked) >= gap for die in range(1, 7)) / 6


def _chase(view: State, place: int, gems: int, slow: int = 0) -> list[Odds]:
    """Caught at the next advance, gem by gem on the brake, until it is impossible."""
    found = []
    most = 0 if cursed_with(view, "no_brake") else min(MOST_BRAKED, gems)
    for braked in range(most + 1):
        chance = caught(view, place, slow, braked)
        if not chance:
            break
        found.append(Odds(_caught_label(braked), chance))
    return found


def _caught_label(braked: int) -> str:
    if not braked:
        return _("Caught by the Avatar’s next advance")
    if braked == 1:
        return _("Caught with one gem on the brake")
    return _("Caught with {gems} gems on the brake").format(gems=braked)


def _next_gems(view: State) -> int:
    """Gems of the next Guide, who can brake then."""
    boards = guide_boards(view) if view.seats == 1 else ((view.guide + 1) % view.seats,)
    return sum(sum(view.boards[board].gems) for board in boards)


def _blessing(view: State, _decision: Decision, option: Option) -> list[Odds]:
    """This turn's advance, before the Golden Die is rolled."""
    if option.act not in ("pass", "skill", "dilemma"):
        return []
    effect = effect_at(view, option)[0]
    slow = view.slow + (effect.n if isinstance(effect, Brake) else 0)
    gems = sum(sum(view.boards[board].gems) for board in guide_boards(view))
    return _chase(view, view.pawn, gems, slow)


def _brake(view: State, _decision: Decision, option: Option) -> list[Odds]:
    """The advance to come is known; what the one after it could do, if the team stood still."""
    if option.act not in ("done", "pay"):
        return []
    advance = max(1, view.advance - (option.act == "pay"))
    if advance >= distance(view.avatar, view.pawn):
        return [Odds(_("Caught at once"), 1.0)]
    return [Odds(_("Caught next turn, if we stood still"), caught_next(view, advance))]


def caught_next(view: State, advance: int) -> float:
    """The chance that the Golden Die of next turn brings the Avatar to where the team stands now, once it has
    made this advance."""
    gap = distance(view.avatar, view.pawn) - advance
    return sum(die >= gap for die in range(1, 7)) / 6


def _move(view: State, _decision: Decision, option: Option) -> list[Odds]:
    if option.act not in ("move", "portal", "halt"):
        return []
    place = int(option.args[0])
    if not SHORTCUT < place < ROOM:
        return _chase(view, place, _next_gems(view))
    card = designated(view)
    test = _vitality(view, member_of(view, card)) if card >= 0 else []
    return test + _chase(view, SHORTCUT_TO[place], _next_gems(view))


# Vitality and Chance


def _vitality(view: State, member: Member) -> list[Odds]:
    unharmed, wounded, dead = fate(view, member)
    return [Odds(_("Unharmed"), unharmed), Odds(_("Wounded"), wounded), Odds(_("Dead"), dead)]


def _hero(view: State, _decision: Decision, option: Option) -> list[Odds]:
    return _vitality(view, view.team[int(option.args[0]) - 1]) if option.act == "hero" else []


def _shield(view: State, _decision: Decision, option: Option) -> list[Odds]:
    if option.act not in ("reroll_test", "bonus_test") or view.test is None:
        return []
    return _vitality(view, member_of(view, view.test.hero))


def _gamble(_view: State, _decision: Decision, option: Option) -> list[Odds]:
    if option.act != "gamble":
        return []
    return [Odds(_("Bonus 4 and all below"), 2 / 6), Odds(_("Bad luck"), 1 / 6)]


# Trials


def _outlook(view: State) -> Outlook:
    return Outlook(view, 0, NORMAL)


def _reach(view: State, goal: int) -> tuple[float, float]:
    """The present Objective at this height, before the roll: by the dice alone, and with a substitution."""
    golden = 0 if trial_of(view).substituted else view.golden
    if current(view).stars:
        if position_of(view, trial_of(view).hero) < 0:
            return 0.0, 0.0
        return individual(view, member_of(view, trial_of(view).hero), stat(view), goal, golden)
    return collective(view, stat(view), goal, golden)


def _reached(view: State, goal: int) -> list[Odds]:
    return _shown(_reach(view, goal))


def _shown(chances: tuple[float, float]) -> list[Odds]:
    """By the dice alone, and with a substitution where it helps."""
    alone, helped = chances
    found = [Odds(_("Reach the Objective"), alone)]
    if helped > alone:
        found.append(Odds(_("With the Golden Die for one of the dice"), helped))
    return found


def _before(view: State, _decision: Decision, option: Option) -> list[Odds]:
    if option.act == "pass":
        return _reached(view, target(view))
    if option.act == "perfect":
        return [Odds(_("Reach the Objective"), 1.0)]
    match effect_at(view, option)[0]:
        case WinTrial():
            return [Odds(_("Win the Trial"), 1.0)]
        case Lower() as effect:
            return _reached(view, lowered_target(view, effect.by))
        case ChooseHero():
            others = [member for _no, member in present(view) if member.card != trial_of(view).hero]
            return _shown(max(_alone(view, member) for member in others))
    return []


def _alone(view: State, member: Member) -> tuple[float, float]:
    """An individual Objective, if this Hero is the one."""
    golden = 0 if trial_of(view).substituted else view.golden
    return individual(view, member, stat(view), target(view), golden)


def _after(view: State, _decision: Decision, option: Option) -> list[Odds]:
    """One aid after the roll, nothing else besides."""
    chance = chance_with(view, option)
    if chance is None:
        return []
    if option.act in GOLDEN:
        return [Odds(_("With the Golden Die for one of the dice"), chance)]
    wins = isinstance(effect_at(view, option)[0], WinTrial)
    return [Odds(_("Win the Trial") if wins else _("Reach the Objective"), chance)]


def _target(view: State, decision: Decision, option: Option) -> list[Odds]:
    """The Hero or die an aid in use is for."""
    if decision.about.get("cause") == "choose_hero" and view.trial is not None and option.act == "hero":
        return _shown(_alone(view, view.team[int(option.args[0]) - 1]))
    chance = which_die(view, decision, option)
    return [Odds(_("Reach the Objective"), chance)] if chance is not None else []


def _room(view: State, _decision: Decision, option: Option) -> list[Odds]:
    if option.act != "test":
        return []
    chain = room(view.faces[hazard_of(view).card]).trial
    return [Odds(_("Win the Trial without further aid"), _outlook(view).trial_chance(chain, 0, notch(view)))]


def _octogon(view: State, _decision: Decision, option: Option) -> list[Odds]:
    if option.act != "octogon":
        return []
    chain = room(view.faces[hazard_of(view).card]).octogon
    return [Odds(_("Win the Trial without further aid"), _outlook(view).trial_chance(chain, 0, notch(view)))]


def _door(view: State, _decision: Decision, option: Option) -> list[Odds]:
    if option.act != "test":
        return [Odds(_("Open the Door"), 1.0)]
    assert view.pawn == DOOR
    chain = door(view.faces[hazard_of(view).card]).trial
    return [Odds(_("Win the Trial without further aid"), _outlook(view).trial_chance(chain, 0, notch(view)))]


_JUDGES: dict[str, Callable[[State, Decision, Option], list[Odds]]] = {
    "blessing": _blessing,
    "brake": _brake,
    "move_to": _move,
    "peril_hero": _hero,
    "shield": _shield,
    "chance_mode": _gamble,
    "before_objective": _before,
    "catch_up": _after,
    "effect_target": _target,
    "test_or_visit": _room,
    "octuple_option": _octogon,
    "door_alternative": _door,
}
