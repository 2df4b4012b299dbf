"""What the players are asked: one row for each kind of question."""

from __future__ import annotations

from typing import TypeAlias

from ...shared.declarations import Posed as PosedOf
from ...shared.declarations import Question, simple
from ..content import FACES, FIRST_REWARD, SKULL, RewardCard
from ..locale import _, counted
from ..power import combined, enemy_power
from ..state import State
from . import words

Posed: TypeAlias = PosedOf[State]


def _source(asked: Posed) -> str:
    """The card a question is about, with a colon; empty without one."""
    face = asked.decision.about.get("source", -1)
    if not isinstance(face, int) or face < 0:
        return ""
    fight = asked.view.fight
    own = fight is not None and asked.view.faces[fight.enemy] == face
    return _("{card}:").format(card=words.enemy(face) if own else words.name(face)) + " "


def _keep(asked: Posed) -> str:
    view = asked.view
    return _("{power} of {needed} power so far. Keep this hand, or throw it all away for a new one?").format(
        power=combined(view), needed=enemy_power(view)
    )


def _play(asked: Posed) -> str:
    view = asked.view
    lacking = enemy_power(view) - combined(view)
    if lacking <= 0:
        return _("The enemy is beaten as it stands. Which card do you play next?")
    return counted(
        "{n} more power needed. Which card do you play next?",
        "{n} more power needed. Which card do you play next?",
        lacking,
    )


def _optional(asked: Posed) -> str:
    if asked.decision.about.get("reward"):
        return _("Shuffle this hand back into your draw pile instead of discarding it?")
    face = int(asked.decision.about.get("source", -1))
    if any(option.act == "card" for option in asked.decision.options):
        return _source(asked) + _("Do you put one of your cards in play under your draw pile?")
    if any(option.act == "amount" for option in asked.decision.options):
        return _source(asked) + _("How many cards do you draw?")
    return _source(asked) + (words.effect(face) or words.rule(face) or _("Do you use it?"))


def _pay(asked: Posed) -> str:
    face = int(asked.decision.about.get("source", -1))
    return _source(asked) + _("{effect} Do you pay?").format(effect=words.effect(face))


def _reward(asked: Posed) -> str:
    face = int(asked.decision.about.get("source", FIRST_REWARD))
    card = FACES[face]
    assert isinstance(card, RewardCard)
    name = words.name(face)
    if card.audience == "all":
        return _("{reward}: one reward for all heroes. Which?").format(reward=name)
    return _("{reward}: which reward do you choose, {player}?").format(
        reward=name, player=words.player(asked.view, asked.decision.seat)
    )


def _remove(asked: Posed) -> str:
    left = int(asked.decision.about.get("left", 1))
    return counted(
        "Remove up to {n} more card from your deck.", "Remove up to {n} more cards from your deck.", left
    )


def _recover(asked: Posed) -> str:
    left = int(asked.decision.about.get("left", 1))
    return _source(asked) + counted(
        "{n} more card may go back into your draw pile.",
        "{n} more cards may go back into your draw pile.",
        left,
    )


def _destination(asked: Posed) -> str:
    left = max(0, SKULL - asked.view.pawn)
    return counted(
        "Where do we go? The Boss is {n} step away.", "Where do we go? The Boss is {n} steps away.", left
    )


def _onward(asked: Posed) -> str:
    pile = asked.view.dungeons[asked.view.place]
    return counted(
        "Won! {n} enemy is left in here. Go on, or home to rest?",
        "Won! {n} enemies are left in here. Go on, or home to rest?",
        len(pile.cards),
    )


def _start(asked: Posed) -> str:
    face = int(asked.decision.about.get("source", -1))
    return _source(asked) + words.rule(face)


def _target(asked: Posed) -> str:
    if any(option.act == "turn" for option in asked.decision.options):
        return _source(asked) + _("Which of your turns?")
    return _source(asked) + _("Which player?")


def _card(asked: Posed) -> str:
    return _source(asked) + _("Which card?")


def _search(asked: Posed) -> str:
    return _source(asked) + _("Which card do you take out of your draw pile?")


def _order(asked: Posed) -> str:
    return _("The order of changes matters: what shall {card} count?").format(
        card=words.name(int(asked.decision.about.get("face", -1)))
    )


def _discard(asked: Posed) -> str:
    return _source(asked) + _("Which card of your hand goes?")


def _arrange(asked: Posed) -> str:
    place = len(asked.view.picked)
    if not place:
        return _source(asked) + _("Which card comes to the top?")
    return _source(asked) + _("And which one below it?")


def _reserve(asked: Posed) -> str:
    return _source(asked) + _("That level of the reserve is empty. From which lower level do you take one?")


QUESTIONS: dict[str, Question[State]] = {
    "setup_heroes": Question(simple(lambda: _("Who do you want to be?")), "mdi:account-group", "TF-014"),
    "setup_absent_hero": Question(
        simple(lambda: _("Leave out the cards that are made for the hero nobody plays?")),
        "mdi:account-off", "TF-142",
    ),
    "setup_boss": Question(simple(lambda: _("Which Boss waits at the end?")), "dragon", "TF-020"),
    "setup_difficulty": Question(
        simple(lambda: _("How much time does the Boss give you?")), "mdi:timer-sand", "TF-021"
    ),
    "setup_first": Question(simple(lambda: _("Who takes the first turn?")), "mdi:flag", "TF-022"),
    "choose_destination": Question(_destination, "mdi:map-marker", "TF-025"),
    "start_choice": Question(_start, "monster-skull", "TF-032"),
    "keep_or_reject": Question(_keep, "mdi:cards-playing", "TF-041"),
    "play_next": Question(_play, "mdi:sword-cross", "TF-049"),
    "use_optional": Question(_optional, "mdi:star", "TF-D21"),
    "pay_condition": Question(_pay, "mdi:hand-coin", "TF-124"),
    "target_player": Question(_target, "mdi:account", "TF-D68"),
    "target_card": Question(_card, "mdi:cards-playing", "TF-D20"),
    "search_pile": Question(_search, "mdi:magnify", "TF-117"),
    "order_effects": Question(_order, "mdi:sort", "TF-127"),
    "discard_from_hand": Question(_discard, "mdi:trash-can", "TF-057"),
    "pick_from_discard": Question(_recover, "mdi:recycle", "TF-122"),
    "pick_tied_card": Question(_discard, "mdi:fire", "TF-D92"),
    "rearrange_pile": Question(_arrange, "mdi:sort", "TF-D39"),
    "reserve_level": Question(_reserve, "mdi:stairs-down", "TF-119"),
    "move_target": Question(
        simple(lambda: _("The enemy runs away. Into which dungeon?")), "mdi:run-fast", "TF-130"
    ),
    "pick_dungeon": Question(simple(lambda: _("Which dungeon?")), "mdi:castle", "TF-D91"),
    "loot_receiver": Question(simple(lambda: _("Who gets the loot?")), "mdi:treasure-chest", "TF-D87"),
    "continue_or_leave": Question(_onward, "mdi:door-open", "TF-077"),
    "reward_option": Question(_reward, "mdi:gift", "TF-095"),
    "group_reward": Question(_reward, "mdi:gift", "TF-096"),
    "reward_give": Question(
        simple(lambda: _("Keep the card, or hand it to a friend?")), "mdi:gift", "TF-097"
    ),
    "group_receiver": Question(simple(lambda: _("Who gets it?")), "mdi:gift", "TF-096"),
    "pick_revealed": Question(simple(lambda: _("Which of these cards?")), "mdi:eye", "TF-D81"),
    "give_card": Question(
        simple(lambda: _("Which card of your deck do you give away?")), "mdi:gift", "TF-D58"
    ),
    "exchange_card": Question(
        simple(lambda: _("Which loot do you trade in for one of a higher level?")),
        "mdi:swap-horizontal", "TF-124",
    ),
    "remove_cards": Question(_remove, "mdi:fire", "TF-115"),
    "last_word": Question(
        simple(lambda: _("The others disagree. You hold the token: which way?")), "mdi:vote", "TF-135"
    ),
}  # fmt: skip
"""Every question this game asks."""
