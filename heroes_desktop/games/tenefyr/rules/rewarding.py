"""The reward of a cleared dungeon (TF-092 to TF-099)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import FIRST_REWARD, REWARDS, RewardCard
from ..effects.registry import REWARD, Gift
from ..options import number
from ..state import NOTHING, State
from ..zones import out_of_game
from .asking import ask_together


def card_of(s: State) -> RewardCard:
    """The Reward card being resolved."""
    return REWARDS[s.faces[s.reward] - FIRST_REWARD]


def reward(s: State, table: Table) -> Rules[None]:
    """One player after the other chooses, clockwise from the token holder, or all together once (TF-095,
    TF-096, TF-D61)."""
    card, face = card_of(s), s.faces[s.reward]
    choices = options.REWARD[: len(card.option)]
    about: dict[str, int | str] = {"source": face}
    if card.audience == "all":
        seat = s.token
        answer = yield from ask_together(s, table, "group_reward", choices, about)
        s.choosers = []
    else:
        seat = s.choosers.pop(0)
        answer = yield Ask(seat, "reward_option", choices, about=about)
    chosen = card.option[number(answer)]
    table.tell(
        "reward_chosen",
        seat=seat,
        together=card.audience == "all",
        face=face,
        option=number(answer),
        kind=chosen.number,
    )
    rules = REWARD[type(chosen)](s, table, chosen, Gift(seat, card.level, face))
    if rules is not None:
        yield from rules
    if not s.choosers:
        out_of_game(s, s.reward)  # TF-098
        s.reward = NOTHING
        s.stage = "village"
