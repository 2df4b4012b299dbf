"""One question, one look: every option scored, without trying anything out."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Decision, Opinion, Option

from ..content import FACES, Hero, points
from ..figures import hero_of
from ..state import State
from . import enlisting as enlist
from . import gem_scores as gem
from . import journey_scores as way
from . import room_scores as rooms
from . import team_scores as team
from . import trial_scores as trial
from .effect_reasons import effect_reason
from .outlook import Outlook
from .scores import Scored, by, opinions
from .side_scores import EXTRAS, extra
from .weights import NORMAL, Weights
from .worth import dilemma_worth, effect_worth, loot_worth, relief, token_worth

Judge = Callable[[Outlook, Decision], list[Scored]]


def _first(_o: Outlook, decision: Decision) -> list[Scored]:
    """The order in which options are offered."""
    return [Scored(option, -0.01 * place) for place, option in enumerate(decision.options)]


def _instant(o: Outlook, decision: Decision) -> list[Scored]:
    """Blessings and opportunities: what the effect is worth, less its price."""
    found = []
    for option in decision.options:
        if option.act == "pass":
            found.append(Scored(option, 0.0, "saves_gems"))
        elif option.act in ("skill", "free_skill", "dilemma"):
            effect = trial.effect_of(o, option)
            worth = effect_worth(o, effect)
            cost = 0.6 - relief(o) if option.act == "dilemma" else trial.price(o, option, 0)
            found.append(Scored(option, worth - cost - 0.2, effect_reason(effect)))
        else:
            found.append(extra(o, option))
    return found


def _draw_or_back(_o: Outlook, decision: Decision) -> list[Scored]:
    return by(decision.options, lambda option: float(option.act == "draw"), "hinders_vile")


def _curse(_o: Outlook, decision: Decision) -> list[Scored]:
    return by(decision.options, lambda option: float(option.act == "discard"), "usual")


# targets of effects


def _target(o: Outlook, decision: Decision) -> list[Scored]:
    """Whatever an effect asks for, by the kind of answer."""
    cause = str(decision.about.get("cause", ""))
    acts = {option.act for option in decision.options}
    if acts & {"die", "dice", "die_value"}:
        return trial.dice_scores(o, decision)
    if "look" in acts:
        return rooms.look_scores(o, decision)
    if "gem" in acts:
        return gem.take_scores(o, decision)
    if "stand" in acts:
        return enlist.stand_scores(o, decision)
    if "hero" in acts:
        return _heroes(o, decision, cause)
    return by(decision.options, lambda option: _thing(o, option), "usual")


def _heroes(o: Outlook, decision: Decision, cause: str) -> list[Scored]:
    if cause == "sacrifice":
        return team.weakest_scores(o, decision)
    return team.alone_scores(o, decision) if cause == "choose_hero" else rooms.heal_scores(o, decision)


def _thing(o: Outlook, option: Option) -> float:
    """Cards, tokens, pairs and Heroes named by an effect."""
    s = o.s
    match option.act:
        case "enlist":
            return 5.0
        case "replace":
            return -0.3 * o.member_worth(s.team[int(option.args[0]) - 1])
        case "exchange_heroes":
            theirs = FACES[s.faces[s.vile.heroes[int(option.args[1])]]]
            mine = hero_of(s, s.team[int(option.args[0]) - 1])
            assert isinstance(theirs, Hero)
            return 0.4 * (o.hero_worth(theirs) - o.hero_worth(mine))
        case "loot":
            return -loot_worth(o, int(option.args[0]))
        case "card":
            return _card(o, int(option.args[0]))
        case "vile_token":
            return (
                float(s.vile.red.index(int(option.args[0])) + 1) if int(option.args[0]) in s.vile.red else 4.0
            )
        case _:
            return 0.0


def _card(o: Outlook, card: int) -> float:
    if card in o.s.tokens:
        return -token_worth(o, card) - 0.05 * abs(o.s.tokens.index(card) - o.s.pawn)
    return float(points(o.s.faces[card])) if o.known(card) else dilemma_worth(o, card)


_JUDGES: dict[str, Judge] = {
    "choose_heroes": enlist.choose_scores,
    "replace_hero": enlist.replace_scores,
    "choose_vile_quest": enlist.quest_scores,
    "choose_challenge": enlist.challenge_scores,
    "place_heroes": enlist.stand_scores,
    "token_mode": enlist.mode_scores,
    "place_green_token": enlist.green_scores,
    "discard_cursed_reward": _curse,
    "place_gem": gem.place_scores,
    "pay_gems": gem.pay_scores,
    "lose_gem": gem.pay_scores,
    "pay_with_cards": gem.cover_scores,
    "blessing": _instant,
    "opportunity": _instant,
    "blessing_target": _target,
    "effect_target": _target,
    "relic_power": _target,
    "vision_target": rooms.look_scores,
    "use_waiting_token": trial.dice_scores,
    "change_golden_die": way.golden_scores,
    "echo_choice": way.echo_scores,
    "movement_dilemma": way.movement_scores,
    "brake": way.brake_scores,
    "walk_or_run": way.pace_scores,
    "add_bonus_die": way.bonus_die_scores,
    "move_to": way.move_scores,
    "token_now_or_wait": team.token_scores,
    "tax_gems_take": gem.take_scores,
    "tax_unforeseen_source": _draw_or_back,
    "take_back": team.give_scores,
    "tax_unforeseen_give": team.give_scores,
    "peril_hero": team.peril_scores,
    "individual_hero": team.alone_scores,
    "chance_mode": team.chance_scores,
    "chance_hero": team.offer_scores,
    "heal_heroes": rooms.heal_scores,
    "keep_dilemma": team.keep_scores,
    "peek": team.peek_scores,
    "barter": gem.barter_scores,
    "step_in": team.step_in_scores,
    "choose_hazard": rooms.hazard_scores,
    "reveal_rooms": rooms.reveal_scores,
    "test_or_visit": rooms.test_scores,
    "visiting_effect": rooms.visiting_scores,
    "door_alternative": rooms.door_scores,
    "salutary_options": rooms.salutary_scores,
    "before_objective": trial.before_scores,
    "assign_dice": trial.assign_scores,
    "catch_up": trial.catch_up_scores,
    "shield": team.shield_scores,
    "well_sacrifice": team.sacrifice_scores,
    "relic_or_loot": team.relic_scores,
    "octuple_option": rooms.octuple_scores,
    "cede_loot": team.cede_scores,
    "equip": team.equip_scores,
}
"""Who judges each kind of decision; a transfer is never begun and so never asked."""


def scores(s: State, decision: Decision, weights: Weights) -> list[Scored]:
    """A score for every option of any question."""
    judge = _JUDGES.get(decision.kind, _first)
    return _beside(judge(Outlook(s, decision.seat, weights), decision))


def _beside(found: list[Scored]) -> list[Scored]:
    """What is done in passing is measured against the best answer to the question itself."""
    best = max((each.score for each in found if each.option.act not in EXTRAS), default=0.0)
    return [each._replace(score=each.score + best) if each.option.act in EXTRAS else each for each in found]


def rank(s: State, decision: Decision, weights: Weights = NORMAL) -> list[Opinion]:
    """Opinions of every option, best first."""
    return opinions(scores(s, decision, weights))
