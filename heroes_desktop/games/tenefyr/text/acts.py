"""What the players may do: one row for each verb."""

from __future__ import annotations

from typing import TypeAlias

from heroes_desktop.engine import Option

from ...shared.declarations import Act, simple
from ...shared.declarations import Asked as AskedOf
from ..content import SKULL
from ..locale import _, counted
from ..odds import odds
from ..options import number
from ..power import rejections_left
from ..state import State
from . import words

Asked: TypeAlias = AskedOf[State]


def _word(asked: Asked) -> str:
    return str(asked.option.args[0])


def _face(asked: Asked) -> int:
    return asked.view.faces[number(asked.option)]


def _enter(asked: Asked) -> str:
    pile = asked.view.dungeons[number(asked.option)]
    top = asked.view.faces[pile.cards[-1]]
    return _("Enter the dungeon of level {level}: {enemy}").format(
        level=pile.level, enemy=words.enemy_with_power(asked.view, top)
    )


def _enter_short(asked: Asked) -> str:
    pile = asked.view.dungeons[number(asked.option)]
    return words.enemy(asked.view.faces[pile.cards[-1]])


def _keep(asked: Asked) -> str:
    hand = asked.view.players[asked.decision.seat].hand
    return _("Keep: {cards}").format(cards=words.names(asked.view.faces[card] for card in hand))


def _in_vain(asked: Asked) -> bool:
    """Whether a hand that could still be thrown away cannot win the fight."""
    return not any(each.chance for each in odds(asked.view, asked.decision, asked.option))


def _reject(asked: Asked) -> str:
    left = len(asked.view.players[asked.decision.seat].pile)
    return counted(
        "Throw the hand away and draw anew ({n} card left)",
        "Throw the hand away and draw anew ({n} cards left)",
        left,
    )


def _reject_short(asked: Asked) -> str:
    """With how often it is still possible."""
    left = rejections_left(asked.view)
    return counted("New hand ({n} left)", "New hand ({n} left)", left)


def _play(asked: Asked) -> str:
    return _("Play {card}").format(card=words.card_line(_face(asked))) + _which(asked)


def _which(asked: Asked) -> str:
    """Tells equal cards apart, since each is an option of its own."""
    faces = asked.view.faces
    equal = [
        option for option in asked.decision.options
        if option.act == asked.option.act and faces[number(option)] == _face(asked)
    ]  # fmt: skip
    return f" ({equal.index(asked.option) + 1})" if len(equal) > 1 else ""


def _card(asked: Asked) -> str:
    return words.name(_face(asked))


def _pile_card(asked: Asked) -> str:
    """A card being looked at: an enemy while it lies in a dungeon, else a card of a deck."""
    card, view = number(asked.option), asked.view
    piles = (*view.dungeons, view.lair)
    if any(card in pile.cards for pile in piles):
        return words.enemy_with_power(view, view.faces[card]) + _which(asked)
    return words.card_line(view.faces[card]) + _which(asked)


def _face_line(asked: Asked) -> str:
    return words.card_line(number(asked.option))


def _face_name(asked: Asked) -> str:
    return words.name(number(asked.option))


def _seat(asked: Asked) -> str:
    return words.player(asked.view, number(asked.option))


def _turn(asked: Asked) -> str:
    return _("Turn {number}").format(number=number(asked.option) + 1)


def _dungeon(asked: Asked) -> str:
    line = words.dungeon(asked.view, number(asked.option))
    return line[:1].upper() + line[1:]


def _amount(asked: Asked) -> str:
    return counted("{n} card", "{n} cards", number(asked.option))


def _result(asked: Asked) -> str:
    return _("Count {power}").format(power=number(asked.option))


def _level(asked: Asked) -> str:
    line = words.level(number(asked.option))
    return line[:1].upper() + line[1:]


def _leave(asked: Asked) -> str:
    left = max(0, SKULL - asked.view.pawn - 1)
    return counted(
        "Go home and rest: the Boss is then {n} step away",
        "Go home and rest: the Boss is then {n} steps away",
        left,
    )


def _reward(asked: Asked) -> str:
    face = int(asked.decision.about.get("source", 0))
    return words.reward_option(face, number(asked.option))


def _give(asked: Asked) -> str:
    return _("Give it to {player}").format(player=words.player(asked.view, number(asked.option)))


# what lights up


def _place(_view: State, option: Option) -> list[str]:
    return [f"dungeon-{option.args[0]}"]


def _of_card(_view: State, option: Option) -> list[str]:
    return [f"card-{option.args[0]}"]


def _of_seat(_view: State, option: Option) -> list[str]:
    return [f"player-{option.args[0]}"]


ACTS: dict[str, Act[State]] = {
    "hero": Act(lambda asked: words.hero(_word(asked)), "mdi:account"),
    "boss": Act(lambda asked: words.boss(_word(asked)), "dragon"),
    "difficulty": Act(lambda asked: words.difficulty(_word(asked)).capitalize(), "mdi:timer-sand"),
    "random": Act(simple(lambda: _("Let chance decide")), "mdi:dice-multiple", final=True, key="R"),
    "enter": Act(_enter, "mdi:castle", _enter_short, things=_place),
    "enter_lair": Act(
        simple(lambda: _("Challenge the Boss now")), "dragon", simple(lambda: _("Fight the Boss")),
        kind="final", key="B", order=9, things=lambda _view, _option: ["lair"],
    ),
    "dungeon": Act(_dungeon, "mdi:castle", things=_place),
    "continue": Act(
        simple(lambda: _("Go on to the next enemy")), "mdi:arrow-right-bold", simple(lambda: _("Go on")),
        kind="primary", key="G",
    ),
    "leave": Act(
        _leave, "mdi:exit-run", simple(lambda: _("Go home")), key="H", order=1,
        things=lambda _view, _option: ["track"],
    ),
    "no_rejecting": Act(
        simple(lambda: _("Nobody may reject a hand in this fight")), "mdi:cancel",
        simple(lambda: _("No rejecting")),
    ),
    "lose_turn": Act(
        simple(lambda: _("Whoever would act last has no turn")), "mdi:account-off",
        simple(lambda: _("Lose the last turn")),
    ),
    "keep": Act(
        _keep, "mdi:check-bold", simple(lambda: _("Keep")),
        kind="primary", final=True, refuses=_in_vain, key="K",
    ),
    "reward_give.keep": Act(
        simple(lambda: _("Keep it")), "mdi:check-bold", kind="primary", final=True, key="K"
    ),
    "reject": Act(_reject, "mdi:reload", _reject_short, key="N", things=lambda *_: ["hand"]),
    "play": Act(_play, "mdi:sword-cross", _card, things=_of_card),
    "use": Act(simple(lambda: _("Use it")), "mdi:star", kind="magic", key="E"),
    "setup_absent_hero.use": Act(simple(lambda: _("Leave them out")), "mdi:account-off", key="E"),
    "pay": Act(
        simple(lambda: _("Pay the price")), "mdi:hand-coin", simple(lambda: _("Pay")), kind="magic", key="E"
    ),
    "decline": Act(simple(lambda: _("Not now")), "mdi:close", final=True, key="D"),
    "setup_absent_hero.decline": Act(simple(lambda: _("Use all cards")), "mdi:cards", final=True, key="D"),
    "nothing": Act(simple(lambda: _("Take nothing")), "mdi:close", final=True, key="D"),
    "done": Act(simple(lambda: _("That is all")), "mdi:check-bold", final=True, key="D"),
    "amount": Act(_amount, "mdi:cards"),
    "seat": Act(_seat, "mdi:account", things=_of_seat),
    "reward_give.seat": Act(_give, "mdi:gift", _seat, things=_of_seat),
    "turn": Act(_turn, "mdi:timer-sand"),
    "card": Act(_pile_card, "mdi:cards-playing", _card, things=_of_card),
    "face": Act(_face_line, "mdi:cards-playing", _face_name),
    "result": Act(_result, "mdi:sort"),
    "level": Act(_level, "mdi:stairs-down"),
    "reward": Act(_reward, "mdi:gift"),
}  # fmt: skip
"""Every verb, with the question where it differs there."""
