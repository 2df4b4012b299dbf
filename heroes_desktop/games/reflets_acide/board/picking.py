"""Questions answered with cards that do not lie on the table, and questions about one card."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import doing
from heroes_desktop.desktop.board.gallery import Exhibit, draw_gallery
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.engine import Option

from ..content import CHALLENGE_INDEX, CHALLENGES, FACE, QUEST_INDEX, QUESTS
from ..figures import position_of
from ..locale import _
from ..state import FIRST_TOKEN
from ..text import words
from . import faces, recruits, telling
from .look import Look

KINDS = {
    "choose_heroes", "replace_hero", "choose_vile_quest", "choose_challenge", "place_heroes", "token_mode",
    "discard_cursed_reward", "choose_hazard", "take_back", "tax_unforeseen_give", "cede_loot",
    "pay_with_cards", "relic_or_loot", "relic_power", "chance_hero", "chance_mode", "salutary_options",
    "transfer_or_exchange", "octuple_option", "door_alternative", "barter",
}  # fmt: skip
"""Questions for which the board shows a gallery."""
CARD_ACTS = {"keep", "card", "cover", "stand", "loot", "wear", "store", "drop", "exchange"}
"""Acts whose first argument is a card that may lie nowhere on the table."""
ON_MAP = {"move", "portal", "halt", "put", "look", "room", "rooms", "tokens"}
"""Acts answered on the map."""
OPEN = 0.86
"""The share of the road's height a card turned up on it takes."""
_TRAY = Style("condensed_label", 17, palette.PAPER_HIGH, shadow=palette.BLACK)


def wanted(look: Look) -> bool:
    """Whether the question is answered in a gallery."""
    if look.decision is None:
        return False
    if look.decision.kind in KINDS:
        return True
    if look.decision.kind in ("effect_target", "blessing_target", "visiting_effect"):
        return any(_shows_card(look, option) for option in look.options())
    return False


def on_map(look: Look) -> bool:
    """Whether the question is answered on the map, whatever is being resolved."""
    return any(option.act in ON_MAP for option in look.options())


def _shows_card(look: Look, option: Option) -> bool:
    """Whether an option names a card that can be shown."""
    if option.act not in CARD_ACTS or not option.args or not isinstance(option.args[0], int):
        return False
    card = option.args[0]
    return 0 <= card < FIRST_TOKEN and look.view.faces[card] >= 0


def draw_picking(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """All that can be chosen, as cards or buttons; what it is about lies beside it."""
    about = _about(look)
    if about >= 0:
        rect = _draw_about(sheet, rect, look, about)
    elif team := _recruits(look):
        room = rect.inflate(-sheet.px(12), -sheet.px(12))
        if recruits.fits(sheet, room, len(team)):
            recruits.draw_recruits(sheet, room, look, team)
            return
    shown = [_exhibit(look, option) for option in look.options()]
    if _recruits(look):
        shown = [each for each in shown if each.picture is not None]  # the action bar has the rest
    draw_gallery(sheet, rect, look, shown, _("Choices"))


def _recruits(look: Look) -> list[recruits.Recruit]:
    """Each Hero the question is about, with its answer; empty for other questions."""
    if look.decision is None or look.decision.kind not in recruits.KINDS:
        return []
    shown = [_exhibit(look, option) for option in look.options()]
    return [(each.option, each.subject[1]) for each in shown if isinstance(each.subject, tuple)]


def _about(look: Look) -> int:
    """The card the question is about: the one named, or the Hazard."""
    assert look.decision is not None
    card = look.decision.about.get("card", -1)
    hazard = look.view.hazard
    if isinstance(card, int) and 0 <= card < FIRST_TOKEN and look.view.faces[card] >= 0:
        return card
    if hazard is not None and look.decision.kind in (
        "salutary_options",
        "octuple_option",
        "door_alternative",
    ):
        return hazard.card
    return -1


def _draw_about(sheet: Sheet, rect: pygame.Rect, look: Look, card: int) -> pygame.Rect:
    """The card at the left; returns what is left for the choices."""
    face = look.view.faces[card]
    if face < 0:
        return rect
    w, h = faces.card_size(min(rect.h, round(rect.w * 0.34 * 7 / 5)))
    place = pygame.Rect(rect.x, rect.centery - h // 2, w, h)
    sheet.art(faces.card(face, w, h, lift=3), *place.topleft, tag=f"card-{card}")
    doing(look, None, words.name(face), subject=("card", face), hint=telling.text(face)).node(
        sheet, "card", place
    )
    left = place.right + sheet.px(20)
    return pygame.Rect(left, rect.y, rect.right - left, rect.h)


def draw_open_card(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """What has been turned up on the road and waits for its place: a Loot, a Dilemma."""
    if look.decision is None or on_map(look):
        return
    card = _about(look)
    if card < 0 or position_of(look.view, card) >= 0:
        return
    w, h = faces.card_size(min(round(rect.h * OPEN), sheet.px(420)))
    place = pygame.Rect(rect.centerx - w // 2, rect.centery - h // 2, w, h)
    face = look.view.faces[card]
    with sheet.above_glows():
        sheet.art(faces.card(face, w, h, lift=4), *place.topleft, tag=f"card-{card}")
    does = doing(look, None, words.name(face), subject=("card", face), hint=telling.text(face))
    does.node(sheet, "card", place, overlay=True)


def _exhibit(look: Look, option: Option) -> Exhibit:
    if option.act == "quest":
        row = QUESTS[QUEST_INDEX[str(option.args[0])]]
        return Exhibit(option, partial(faces.quest_card, row), subject=("quest", QUESTS.index(row)))
    if option.act == "challenge":
        return Exhibit(
            option, partial(faces.challenge_card, CHALLENGES[CHALLENGE_INDEX[str(option.args[0])]])
        )
    if option.act == "relic":
        face = FACE[str(option.args[0])]
        return Exhibit(option, partial(faces.card, face), subject=("card", face))
    if option.act == "replace" and option.args:
        face = look.view.faces[look.view.team[int(option.args[0]) - 1].card]
        return Exhibit(option, partial(faces.card, face), subject=("card", face))
    if _shows_card(look, option):
        face = look.view.faces[int(option.args[0])]
        return Exhibit(option, partial(faces.card, face), subject=("card", face))
    return Exhibit(option, icon=_icon(option.act), name=look.name(option))


def _icon(act: str) -> str:
    return {
        "done": "mdi:check-bold", "pass": "mdi:close", "gamble": "mdi:dice-6", "bonus": "mdi:clover",
        "line": "mdi:format-list-bulleted", "wake": "mdi:run-fast", "rest": "campfire",
        "mode": "mdi:map-marker-path",
    }.get(act, "mdi:check-bold")  # fmt: skip


# the tray of green tokens


def draw_green(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The tokens still to be placed; the one picked goes to the space clicked next."""
    tokens = list(dict.fromkeys(int(option.args[0]) for option in look.options("put")))
    if not tokens:
        return
    px = sheet.px
    size = min(px(52), rect.h)
    picked = look.memory.get("green")
    if picked not in tokens:
        picked = tokens[0]
    x = rect.centerx - len(tokens) * (size + px(8)) // 2
    for token in tokens:
        spot = sheet.art(
            faces.token(look.view, token, size), x, rect.centery, "midleft", tag=f"token:{token}"
        )
        does = doing(look, None, words.cap(words.token(look.view, token)), id=f"green:{token}")
        does = does.but(action=partial(_pick, look, token))
        if token == picked:
            sheet.halo(spot, "selected", "disc")
        does.node(sheet, "option", spot, selected=token == picked)
        x = spot.right + px(8)


def _pick(look: Look, token: int) -> None:
    look.memory["green"] = token
    look.relayout()
