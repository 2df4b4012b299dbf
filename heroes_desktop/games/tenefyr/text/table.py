"""The table in plain lines, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from ...shared.wording import titled
from ..content import FACES, SKULL, RewardCard
from ..locale import _, counted
from ..power import combined, composition, enemy_power
from ..power import counted as counted_powers
from ..state import NOTHING, VILLAGE, Dungeon, State
from . import words


def table(view: State, seat: int | None) -> list[str]:
    """Where the heroes are, what they face and what everybody has."""
    if not view.lair.cards and not view.dungeons:
        return [_("The table is being laid.")]
    lines = [_track(view)]
    if view.fight is not None:
        lines += _fight(view)
    elif view.place == VILLAGE:
        lines += [_dungeon_line(view, number) for number, pile in enumerate(view.dungeons) if pile.cards]
    lines.append(_lair(view))
    lines += [_player(view, number, number == seat) for number in range(len(view.players))]
    lines.append(_reserve(view))
    return lines


def _track(view: State) -> str:
    return counted("The Boss is {n} step away.", "The Boss is {n} steps away.", max(0, SKULL - view.pawn))


def _dungeon_line(view: State, number: int) -> str:
    pile = view.dungeons[number]
    face = view.faces[pile.cards[-1]]
    parts = [words.enemy_with_power(view, face)]
    if rule := words.rule(face):
        parts.append(rule)
    if face >= 0:
        parts.append(_("Loot: {card}").format(card=words.card_line(face)))
    parts.append(counted("{n} card in all", "{n} cards in all", len(pile.cards)))
    if pile.reward != NOTHING:
        parts.append(_("Reward: {options}").format(options=_reward(view, pile)))
    return titled(_("Level {number}").format(number=pile.level), " – ".join(parts))


def _reward(view: State, pile: Dungeon) -> str:
    face = view.faces[pile.reward]
    card = FACES[face]
    assert isinstance(card, RewardCard)
    return " / ".join(words.reward_option(face, option) for option in range(len(card.option)))


def _lair(view: State) -> str:
    if not view.lair.cards:
        return _("The Boss pile is empty.")
    top = view.lair.cards[-1]
    line = words.enemy_with_power(view, view.faces[top])
    return titled(_("Boss"), line + ", " + counted("{n} card", "{n} cards", len(view.lair.cards)))


def _fight(view: State) -> Iterator[str]:
    fight = view.fight
    assert fight is not None
    face = view.faces[fight.enemy]
    yield titled(
        _("Fight"),
        _("{enemy}: {total} of {power} power").format(
            enemy=words.enemy(face), total=combined(view), power=enemy_power(view)
        ),
    )
    if rule := words.rule(face):
        yield _("The rule is silenced.") if fight.silenced else rule
    for played, value in zip(fight.played, counted_powers(view), strict=True):
        yield _("{player} has played {card}: {value}").format(
            player=words.player(view, played.seat), card=words.name(view.faces[played.card]), value=value
        )


def _player(view: State, seat: int, own: bool) -> str:
    player = view.players[seat]
    parts = [counted("{n} card to draw", "{n} cards to draw", len(player.pile))]
    if own and player.pile:
        parts.append(_("among them {cards}").format(cards=words.names(composition(view, seat))))
    if player.hand:
        parts.append(_("hand: {cards}").format(cards=words.names(view.faces[card] for card in player.hand)))
    parts.append(counted("{n} discarded", "{n} discarded", len(player.discard)))
    if not player.pile:
        parts.append(_("exhausted"))
    name = words.player(view, seat)
    if seat == view.token and len(view.players) > 1:
        name += " " + _("(first player)")
    return titled(name, "; ".join(parts))


def _reserve(view: State) -> str:
    counts = [
        _("level {number}: {count}").format(number=number, count=len(pile))
        for number, pile in enumerate(view.reserve, 1)
    ]
    if view.removed:
        counts.append(words.names(view.faces[card] for card in view.removed))
    return titled(_("Reserve"), ", ".join(counts))
