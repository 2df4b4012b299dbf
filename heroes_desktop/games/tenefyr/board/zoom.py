"""Things looked at closely: both halves of a card, rewards, decks, the Boss pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from heroes_desktop.desktop.art import CardBack, CardFace
from heroes_desktop.desktop.board.api import Inspection, Note
from heroes_desktop.desktop.board.deck import Listed, pile_inspection

from ...shared.wording import say
from ..content import BOSSES, FACES, BossCard, DungeonCard, RewardCard
from ..locale import _
from ..power import composition
from ..state import NOTHING
from ..text import words
from . import faces
from .look import Look


def subjects(look: Look) -> Sequence[object]:
    """Everything that can be looked at, in reading order."""
    view = look.view
    found: list[object] = []
    if view.fight is not None:
        found.append(("enemy", view.faces[view.fight.enemy]))
        found += [("loot", view.faces[played.card]) for played in view.fight.played]
    for number, pile in enumerate(view.dungeons):
        if pile.cards:
            found.append(("dungeon", number))
    found += [("loot", view.faces[card]) for player in view.players for card in player.hand]
    if view.lair.cards:
        found.append(("lair",))
    for seat, player in enumerate(view.players):
        found.append(("deck", seat))
        if player.discard:
            found.append(("discard", seat))
    return list(dict.fromkeys(found))


def inspection(look: Look, subject: object) -> Inspection | None:
    """What the zoom shows of a subject."""
    if not isinstance(subject, tuple) or not subject:
        return None
    kind, view = subject[0], look.view
    if kind == "dungeon":
        return _dungeon(look, int(subject[1]))
    if kind == "deck":
        return _deck(look, int(subject[1]))
    if kind == "discard":
        return _discard(look, int(subject[1]))
    if kind == "lair":
        return _lair(look)
    if kind == "removed":
        cards = [_listed(view.faces[card]) for card in view.removed]
        return pile_inspection(_("Removed cards"), _deck_picture, cards, rule="TF-D50")
    face = int(subject[1])
    if face < 0:
        return None
    card = FACES[face]
    if isinstance(card, RewardCard):
        return _reward(face)
    if kind == "enemy" or isinstance(card, BossCard):
        return _enemy(look, face)
    return Inspection(words.name(face), partial(faces.loot, face, lift=4), notes_of_loot(face), "TF-007")


def _enemy(look: Look, face: int, more: Sequence[Note] = ()) -> Inspection:
    found = []
    if rule := words.rule(face):
        found.append(Note("monster-skull", _("While it is fought"), rule))
    if isinstance(FACES[face], DungeonCard):
        found.append(
            Note("mdi:treasure-chest", _("Loot: {card}").format(card=words.name(face)), words.figures(face),
                 partial(faces.loot, face, compact=True))
        )  # fmt: skip
    picture: Callable[[int, int], CardFace] = partial(faces.enemy, look.view, face, lift=4)
    return Inspection(words.enemy(face), picture, [*found, *more], "TF-007")


def notes_of_loot(face: int) -> list[Note]:
    """What a card of a deck does, and what it was."""
    found = []
    if effect := words.effect(face):
        found.append(Note("mdi:star", _("When it is played"), effect))
    if isinstance(FACES[face], DungeonCard):
        found.append(Note("monster-skull", words.once_an_enemy(face), ""))
    if not found:
        found.append(Note("mdi:sword", words.card_line(face), _("No effect.")))
    return found


def _reward_notes(face: int) -> list[Note]:
    card = FACES[face]
    assert isinstance(card, RewardCard)
    return [
        Note("mdi:gift", say(card.name) if not option else "", words.reward_option(face, option))
        for option in range(len(card.option))
    ]


def _reward(face: int) -> Inspection:
    return Inspection(words.name(face), partial(faces.reward, face, lift=4), _reward_notes(face), "TF-094")


def _dungeon(look: Look, number: int) -> Inspection | None:
    view = look.view
    pile = view.dungeons[number]
    face = view.faces[pile.cards[-1]] if pile.cards else -1
    if face < 0:
        return None
    more = _reward_notes(view.faces[pile.reward]) if pile.reward != NOTHING else []
    return _enemy(look, face, more)


def _lair(look: Look) -> Inspection | None:
    view = look.view
    if not view.lair.cards:
        return None
    face = view.faces[view.lair.cards[-1]]
    boss = BOSSES[view.boss].id
    stages = [
        Note("dragon", words.enemy(other), words.rule(other))
        for other, card in enumerate(FACES)
        if isinstance(card, BossCard) and card.boss == boss and other != face
    ]
    return _enemy(look, face, stages) if face >= 0 else None


def _listed(face: int) -> Listed:
    return Listed(words.name(face), words.figures(face), rank=-words.power(face))


def _deck_picture(w: int, h: int) -> CardBack:
    return faces.deck_back(w, h, lift=2)


def _deck(look: Look, seat: int) -> Inspection:
    """A draw pile without its order."""
    known = [_listed(face) for face in composition(look.view, seat)]
    player = words.player(look.view, seat)
    text = _("Draw pile: {player}. Nobody knows the order.").format(player=player)
    return pile_inspection(player, _deck_picture, known, text=text, rule="TF-D04")


def _discard(look: Look, seat: int) -> Inspection:
    """A discard pile, open to all (TF-011)."""
    view = look.view
    cards = view.players[seat].discard
    picture = partial(faces.loot, view.faces[cards[-1]], lift=4) if cards else _deck_picture
    known = [_listed(view.faces[card]) for card in cards]
    return pile_inspection(words.discard(view, seat), picture, known, rule="TF-011")
