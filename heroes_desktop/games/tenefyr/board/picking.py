"""Questions answered with cards that do not lie on the table: heroes, bosses, piles, rewards."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import CardFace
from heroes_desktop.desktop.board.gallery import Exhibit, draw_gallery
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.engine import Option

from ...shared.wording import say
from ..content import BOSSES, FACES, BossCard
from ..locale import _
from ..options import number
from ..power import composition
from ..text import words
from ..text.declared import DECLARED
from . import faces
from .decks import draw_decks
from .look import Look

KINDS = {
    "setup_heroes", "setup_boss", "setup_difficulty", "setup_first", "setup_absent_hero", "search_pile",
    "pick_from_discard", "rearrange_pile", "pick_revealed", "give_card", "exchange_card", "remove_cards",
    "reward_option", "group_reward",
}  # fmt: skip
"""Questions for which the board shows a gallery."""
OPTIONS, OPTION = 0.48, 72
"""Share of the board's height for the options of a reward, with the decks below them; units one option takes:
where they need more than that share, no decks are shown."""
SEARCHED = {"search_pile", "pick_from_discard", "remove_cards", "exchange_card", "give_card"}
"""Questions that look through the pile of the one who is asked: cards of the same face are one option."""


def wanted(look: Look) -> bool:
    """Whether the question is answered in a gallery."""
    return look.decision is not None and look.decision.kind in KINDS


def draw_picking(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """All that can be chosen, as cards or buttons; a reward lies beside its options."""
    decision = look.decision
    if decision is not None and decision.kind in ("reward_option", "group_reward"):
        rect = _draw_reward(sheet, rect, look, int(decision.about["source"]))
    draw_gallery(sheet, rect, look, [_exhibit(look, option) for option in look.options()], _("Choices"))


def _draw_reward(sheet: Sheet, rect: pygame.Rect, look: Look, face: int) -> pygame.Rect:
    """The Reward card at the left, the decks it would change below; returns what is left for its options."""
    w, h = faces.card_size(min(rect.h, round(rect.w * 0.36 * 7 / 5)))
    card = pygame.Rect(rect.x, rect.centery - h // 2, w, h)
    sheet.art(faces.reward(face, w, h, lift=3), *card.topleft)
    sheet.node(words.name(face), "card", card)
    left = card.right + sheet.px(20)
    rest = pygame.Rect(left, rect.y, rect.right - left, rect.h)
    decks = pygame.Rect(rest.x, rest.y + round(rest.h * OPTIONS), rest.w, round(rest.h * (1 - OPTIONS)))
    if decks.y - rest.y < len(look.options()) * sheet.px(OPTION):
        return rest
    draw_decks(sheet, decks, look)
    return pygame.Rect(rest.x, rest.y + sheet.px(8), rest.w, decks.y - rest.y - sheet.px(16))


def _exhibit(look: Look, option: Option) -> Exhibit:
    act = option.act
    if act == "hero":
        return Exhibit(option, partial(faces.hero_card, str(option.args[0])))
    if act == "boss":
        return Exhibit(option, partial(boss_card, str(option.args[0])))
    if act == "face":
        face = number(option)
        return Exhibit(option, partial(faces.loot, face), ("loot", face), _copies(look, option))
    if act == "card":
        return _card(look, option)
    return Exhibit(option, icon=_icon(look, act), name=look.name(option))


def _icon(look: Look, act: str) -> str:
    """The sign it has in the bar as well."""
    row = DECLARED.find_act(look.decision.kind, act) if look.decision is not None else None
    return row.icon if row is not None else "mdi:check-bold"


def _card(look: Look, option: Option) -> Exhibit:
    view, card = look.view, number(option)
    face = view.faces[card]
    in_pile = any(card in pile.cards for pile in (*view.dungeons, view.lair))
    enemy = in_pile or isinstance(FACES[face], BossCard)
    if enemy:
        return Exhibit(option, partial(faces.enemy, view, face), subject=("enemy", face))
    return Exhibit(option, partial(faces.loot, face), subject=("loot", face))


def _copies(look: Look, option: Option) -> str:
    """How many cards of this face lie where the question looks."""
    decision = look.decision
    if decision is None or decision.kind not in SEARCHED:
        return ""
    cards = composition(look.view, decision.seat)
    if decision.kind == "pick_from_discard":
        cards = [look.view.faces[card] for card in look.view.players[decision.seat].discard]
    return f"× {cards.count(number(option))}"


def boss_card(boss: str, w: int, h: int) -> CardFace:
    """A boss to choose."""
    row = next(row for row in BOSSES if row.id == boss)
    stages = [
        words.enemy(face)
        for face, card in enumerate(FACES)
        if isinstance(card, BossCard) and card.boss == boss
    ]
    return CardFace(
        w, h, "boss", say(row.name), f"tenefyr/{boss}", "dragon", " · ".join(stages), say(row.flavour), lift=2
    )
