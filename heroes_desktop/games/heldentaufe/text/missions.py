"""What missions ask for and pay, worded from their figures, and how far a hero has come with them."""

from __future__ import annotations

from collections import Counter

from heroes_desktop.engine.hexgrid import reach

from ...shared.wording import either, listed, say, titled
from ..content import FOODS, KINDS, MONSTER_INDEX, POTIONS, TILE_FACE, Mission
from ..figures import cells_with, mission_of, tile_on
from ..locale import _, counted
from ..state import ABOVE, State
from . import words


def objective(card: Mission) -> str:
    """What has to be done."""
    if card.family == "deliverer":
        return _("Deliver {tokens} at: {place}.").format(
            tokens=delivery(card), place=words.tile(TILE_FACE[card.place])
        )
    if card.family == "observer":
        return _("End your turn at: {place}.").format(place=words.tile(TILE_FACE[card.place]))
    if card.family == "thief":
        return _("On the surface, arrive where another hero with teeth stands.")
    if card.family == "discoverer":
        return _("Step on an armed trap.")
    return _("Land the final blow on {monster}.").format(monster=words.monster(card.monster))


def delivery(card: Mission) -> str:
    """The tokens a deliverer hands over."""
    if card.piece is not None:
        return words.piece(card.piece.kind, card.piece.value)
    if card.potion:
        return words.potion(card.potion)
    return words.meal(card.foods)


def reward(card: Mission) -> str:
    """What it pays."""
    if card.family == "thief":
        return _("{points} of that hero").format(points=counted("{n} point", "{n} points", card.points))
    prize = words.piece(card.prize.kind, card.prize.value) if card.prize is not None else ""
    if prize and card.points:
        return _("{one} or {other}").format(one=prize, other=words.teeth(card.points))
    return prize or words.teeth(card.points)


def line(card: Mission) -> str:
    """Title, objective and reward."""
    told = f"{objective(card)} {_('Reward: {reward}.').format(reward=reward(card))}"
    return titled(words.mission(card), told)


def description(card: Mission) -> list[str]:
    """The card as a person reads it."""
    head = _("{number} {title}: {colour} mission, {family}.").format(
        number=card.id,
        title=say(card.name),
        colour=words.colour(card.colour),
        family=words.family(card.family),
    )
    return [
        head,
        objective(card),
        _("Reward: {reward}.").format(reward=reward(card)),
        _("“{words}”").format(words=say(card.flavour)),
    ]


# how far a hero has come


def missing(view: State, seat: int, card: Mission) -> list[str]:
    """The tokens of a delivery a hero does not carry yet."""
    hero = view.heroes[seat]
    if card.piece is not None:
        here = card.piece.value in hero.pieces[KINDS.index(card.piece.kind)]
        return [] if here else [delivery(card)]
    if card.potion:
        here = hero.potion == POTIONS.index(card.potion) and not hero.turned
        return [] if here else [delivery(card)]
    wanted = Counter(card.foods)
    lacking = {food: count - hero.food[FOODS.index(food)] for food, count in wanted.items()}
    return [words.foods(food, count) for food, count in lacking.items() if count > 0]


def progress(view: State, seat: int, instance: int) -> str:
    """Where a hero stands with a mission in hand; empty to whom the card is hidden."""
    card = mission_of(view, instance)
    if card is None:
        return ""
    if card.family == "deliverer":
        return _delivering(view, seat, card)
    if card.family == "observer":
        return _waiting(view, seat, card)
    if card.family == "thief":
        return _stealing(view, seat)
    if card.family == "slayer" and not view.monsters[MONSTER_INDEX[card.monster]].teeth:
        return _("impossible now: {monster} is out of the game").format(monster=words.monster(card.monster))
    return _("automatic, in the underworld")


def _delivering(view: State, seat: int, card: Mission) -> str:
    lacking = missing(view, seat, card)
    if lacking:
        return _("tokens missing: {tokens}").format(tokens=listed(lacking))
    return _("possible now") if _there(view, seat, card.place) else _way(view, seat, card.place)


def _waiting(view: State, seat: int, card: Mission) -> str:
    if _there(view, seat, card.place):
        return _("possible now: end your turn here")
    return _way(view, seat, card.place)


def _stealing(view: State, seat: int) -> str:
    rich = [other for other, hero in enumerate(view.heroes) if other != seat and hero.points]
    if not rich:
        return _("nobody else has teeth yet")
    here = view.heroes[seat]
    met = [
        other
        for other in rich
        if view.heroes[other].space == here.space == ABOVE and view.heroes[other].place == here.place
    ]
    if met and view.active == seat and view.arrived:
        return _("possible now")
    near = [other for other in rich if view.heroes[other].space == ABOVE]
    if not near:
        return _("nobody with teeth is on the surface")
    return _("go to {heroes}").format(heroes=either(words.hero(view, other) for other in near))


def _there(view: State, seat: int, place: str) -> bool:
    hero = view.heroes[seat]
    tile = tile_on(view, hero.place) if hero.space == ABOVE else None
    return tile is not None and tile.id == place


def _way(view: State, seat: int, place: str) -> str:
    cells = cells_with(view, place)
    if not cells:
        return _("not found yet")
    hero = view.heroes[seat]
    if hero.space != ABOVE or hero.place not in view.surface:
        return _("ready: the place is on the surface")
    steps = reach(hero.place, view.surface)
    return _("ready: {steps} away").format(steps=words.ap(min(steps[cell] for cell in cells)))
