"""One question, one look: every option scored, without trying anything out."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Decision, Opinion, Option
from heroes_desktop.games.shared.scores import Scored, by, opinions

from ..options import number
from ..state import State
from .fighting import (
    card_scores,
    keep_scores,
    optional_scores,
    pay_scores,
    play_scores,
    target_scores,
)
from .outlook import Outlook
from .travelling import (
    destination_scores,
    face_scores,
    onward_scores,
    order_scores,
    pick_scores,
    receiver_scores,
    revealed_scores,
    reward_scores,
)
from .weights import NORMAL, Weights

Judge = Callable[[Outlook, Decision], list[Scored]]


def _first(_o: Outlook, decision: Decision) -> list[Scored]:
    """The order in which options are offered: the highest result, any hero."""
    count = len(decision.options)
    return [Scored(option, 0.6 - 0.1 * place / count) for place, option in enumerate(decision.options)]


def _random_hero(_o: Outlook, decision: Decision) -> list[Scored]:
    return [Scored(option, 0.6 if option.act == "random" else 0.5) for option in decision.options]


def _difficulty(_o: Outlook, decision: Decision) -> list[Scored]:
    return [Scored(option, 0.6 if "normal" in option.args else 0.5) for option in decision.options]


def _start(o: Outlook, decision: Decision) -> list[Scored]:
    """Who loses a turn or cards: whoever contributes least; rather no rejecting than a lost turn."""

    def judge(option: Option) -> float:
        if option.act == "seat":
            return -o.mean(number(option))
        return float(option.act == "no_rejecting")

    return by(decision.options, judge, "saves_best")


def _dungeon(o: Outlook, decision: Decision) -> list[Scored]:
    """A dungeon of a high level with many cards: the heroes would rather not go there."""

    def judge(option: Option) -> float:
        dungeon = o.s.dungeons[number(option)]
        return dungeon.level + 0.1 * len(dungeon.cards)

    return by(decision.options, judge, "usual", 0.02)


def _level(_o: Outlook, decision: Decision) -> list[Scored]:
    return [
        Scored(option, 0.5 + 0.05 * (number(option) if option.act == "level" else 0), "stronger_deck")
        for option in decision.options
    ]


_JUDGES: dict[str, Judge] = {
    "setup_heroes": _random_hero,
    "setup_boss": _random_hero,
    "setup_first": _random_hero,
    "setup_difficulty": _difficulty,
    "choose_destination": destination_scores,
    "start_choice": _start,
    "keep_or_reject": keep_scores,
    "play_next": play_scores,
    "use_optional": optional_scores,
    "pay_condition": pay_scores,
    "target_player": target_scores,
    "target_card": card_scores,
    "search_pile": face_scores,
    "discard_from_hand": card_scores,
    "pick_from_discard": pick_scores,
    "pick_tied_card": card_scores,
    "rearrange_pile": order_scores,
    "reserve_level": _level,
    "move_target": _dungeon,
    "pick_dungeon": _dungeon,
    "loot_receiver": receiver_scores,
    "continue_or_leave": onward_scores,
    "reward_option": reward_scores,
    "group_reward": reward_scores,
    "reward_give": receiver_scores,
    "group_receiver": receiver_scores,
    "pick_revealed": revealed_scores,
    "give_card": face_scores,
    "exchange_card": face_scores,
    "remove_cards": pick_scores,
}


def scores(s: State, decision: Decision, weights: Weights) -> list[Scored]:
    """A score for every option of any question."""
    judge = _JUDGES.get(decision.kind, _first)
    return judge(Outlook(s, decision.seat, weights), decision)


def rank(s: State, decision: Decision, weights: Weights = NORMAL) -> list[Opinion]:
    """Opinions of every option, best first."""
    return opinions(scores(s, decision, weights))
