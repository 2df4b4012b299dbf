"""The log of a match: set-up, ways above, tokens, missions; what happens below has a module of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ...shared.declarations import Facts
from ...shared.wording import listed, say, sentence, split, titled
from ..content import FACES, HERO_INDEX, HEROES, MONSTERS, POTIONS, TREASURE, Mission, Tile
from ..locale import _, counted
from ..state import State
from . import missions, sheets, words


def _hero_of(view: State, facts: Facts) -> str:
    return words.hero(view, facts["seat"])


# set-up


def hero(view: State, facts: Facts) -> str:
    del view
    sheet = HEROES[HERO_INDEX[facts["hero"]]]
    message = {
        "chosen": _("{hero} comes to the campfire."),
        "drawn": _("{hero} is drawn and comes to the campfire."),
        "given": _("{hero} is at the campfire."),
    }[facts["cause"]]
    return message.format(hero=sheets.hero_name(sheet))


def first_player(view: State, facts: Facts) -> str:
    return _("{hero} has the first turn.").format(hero=sentence(_hero_of(view, facts)).rstrip("."))


def removed(view: State, facts: Facts) -> str:
    del view
    kinds = Counter(words.tile(face) for face in facts["faces"])
    if not kinds:
        return _("All tiles are used.")
    parts = [_("{count} × {tile}").format(count=count, tile=tile) for tile, count in kinds.items()]
    return _("Back in the box: {tiles}.").format(tiles=", ".join(parts))


def teeth_laid(view: State, facts: Facts) -> str:
    del view
    stacks = [
        titled(say(card.name), ", ".join(str(tooth) for tooth in reversed(stack)))
        for card, stack in zip(MONSTERS, facts["stacks"], strict=True)
    ]
    return _("Teeth of the monsters, from the top: {stacks}.").format(stacks=split(stacks))


def dealt(view: State, facts: Facts) -> str:
    line = _("{hero} receives {missions}").format(
        hero=_hero_of(view, facts),
        missions=counted("{n} secret mission", "{n} secret missions", facts["count"]),
    )
    if facts.get("faces"):
        return titled(line, words.missions(facts["faces"])) + "."
    return f"{line}."


def drawn(view: State, facts: Facts) -> str:
    line = _("{hero} draws a mission").format(hero=_hero_of(view, facts))
    if facts.get("face", -1) >= 0:
        return titled(line, words.quoted(facts["face"])) + "."
    return f"{line}."


def missions_shuffled(view: State, facts: Facts) -> str:
    del view
    return counted(
        "The discarded missions become a new draw pile: {n} card.",
        "The discarded missions become a new draw pile: {n} cards.",
        facts["count"],
    )


# turns and ways


def turn(view: State, facts: Facts) -> str:
    return _("Round {round} · {hero}, {ap}").format(
        round=facts["round"], hero=_hero_of(view, facts), ap=words.ap(facts["ap"])
    )


def step(view: State, facts: Facts) -> str:
    return _("{hero} walks to {place}.").format(hero=_hero_of(view, facts), place=_where(view, facts))


def _where(view: State, facts: Facts) -> str:
    return words.below(facts["space"]) if "space" in facts else words.ground(view, facts["cell"])


def explored(view: State, facts: Facts) -> str:
    return _("{hero} explores: {tile}!").format(hero=_hero_of(view, facts), tile=words.tile(facts["face"]))


def first_sight(view: State, facts: Facts) -> str:
    del view
    tile = FACES[facts["face"]]
    assert isinstance(tile, Tile)
    return titled(say(tile.name), say(tile.text))


def swallowed(view: State, facts: Facts) -> str:
    message = {
        "forest": _("The forest swallows all AP of {hero}."),
        "trap": _("The trap takes all AP of {hero}."),
    }[facts["cause"]]
    return message.format(hero=_hero_of(view, facts))


def teleported(view: State, facts: Facts) -> str:
    return _("{hero} vanishes and appears again in {place}.").format(
        hero=_hero_of(view, facts), place=_where(view, facts)
    )


def ap(view: State, facts: Facts) -> str:
    return _("Other boots for {hero}: {ap}!").format(
        hero=_hero_of(view, facts), ap=words.ap_left(facts["ap"])
    )


# tokens


def treasure(view: State, facts: Facts) -> str:
    face = TREASURE[facts["result"] - 1]
    found = (
        words.piece(face.piece.kind, face.piece.value) if face.piece is not None else words.teeth(face.points)
    )
    if facts["of"] > 1:
        return _("{hero} rolls treasure ({number} of {all}): {found}.").format(
            hero=_hero_of(view, facts), number=facts["number"], all=facts["of"], found=found
        )
    return _("{hero} rolls treasure: {found}.").format(hero=_hero_of(view, facts), found=found)


_GAINED: dict[str, Callable[[], str]] = {
    "mission": lambda: _("{hero} gets {token}."),
    "harvest": lambda: _("{hero} gathers {token}."),
    "brewed": lambda: _("{hero} brews a {token}."),
}
_LOST: dict[str, Callable[[], str]] = {
    "delivered": lambda: _("{hero} delivers {token}."),
    "discarded": lambda: _("{hero} puts back {token}."),
    "overflow": lambda: _("{hero} has no room for {token}."),
    "stripped": lambda: _("{hero} loses {token}."),
    "eaten": lambda: _("{hero} eats {token}."),
    "drunk": lambda: _("{hero} drinks a {token}."),
    "given_up": lambda: _("{hero} gives up the {token}."),
    "left": lambda: _("{hero} leaves the underworld: the {token} wears off."),
    "turn_over": lambda: _("{hero} ends the turn: the {token} wears off."),
}


def _changed(view: State, facts: Facts, token: str) -> str:
    message = (_GAINED if facts["change"] > 0 else _LOST)[facts["cause"]]()
    return message.format(hero=_hero_of(view, facts), token=token)


def piece(view: State, facts: Facts) -> str:
    return _changed(view, facts, words.piece(facts["kind"], facts["value"]))


def food(view: State, facts: Facts) -> str:
    return _changed(view, facts, words.foods(facts["kind"], abs(facts["change"])))


def potion(view: State, facts: Facts) -> str:
    return _changed(view, facts, words.potion(facts["kind"]))


def potion_turned(view: State, facts: Facts) -> str:
    return _("{hero} uses the {potion}.").format(
        hero=_hero_of(view, facts), potion=words.potion(facts["kind"])
    )


def nothing_left(view: State, facts: Facts) -> str:
    word = facts["what"]
    token = words.potion(word) if word in POTIONS else words.kind(word)
    return _("The reserve has none left for {hero}: {token}.").format(hero=_hero_of(view, facts), token=token)


def hearts(view: State, facts: Facts) -> str:
    hero, now = _hero_of(view, facts), words.hearts(facts["now"])
    number = words.hearts(abs(facts["change"]))
    if facts["cause"] == "recovered":
        return _("{hero} recovers: {now}.").format(hero=hero, now=now)
    if facts["change"] < 0:
        return _("{hero} loses {number}: {now} left.").format(hero=hero, number=number, now=facts["now"])
    return _("{hero} regains {number}: {now}.").format(hero=hero, number=number, now=now)


def points(view: State, facts: Facts) -> str:
    hero, change, now = _hero_of(view, facts), facts["change"], facts["now"]
    if change < 0:
        return _("{hero}: −{number} ({now}).").format(hero=hero, number=words.teeth(-change), now=now)
    return _("{hero}: +{number} ({now}).").format(hero=hero, number=words.teeth(change), now=now)


# missions and buildings


def mission(view: State, facts: Facts) -> str:
    card = FACES[facts["face"]]
    assert isinstance(card, Mission)
    message = {
        "delivered": _("{hero} fulfils {mission}: {reward}."),
        "observed": _("{hero} completes {mission}: {reward}."),
        "stolen": _("{hero} plays {mission}: {reward}."),
        "trap": _("The trap was armed – and {hero} completes {mission}: {reward}."),
        "slain": _("{hero} earns {mission}: {reward}."),
    }[facts["cause"]]
    return message.format(
        hero=_hero_of(view, facts), mission=words.quoted(facts["face"]), reward=missions.reward(card)
    )


def refused(view: State, facts: Facts) -> str:
    return _("{hero} refuses {mission}.").format(
        hero=_hero_of(view, facts), mission=words.quoted(facts["face"])
    )


def thief(view: State, facts: Facts) -> str:
    return _("{hero} steals a tooth from {victim}.").format(
        hero=_hero_of(view, facts), victim=words.hero(view, facts["victim"])
    )


def smith(view: State, facts: Facts) -> str:
    kind = facts["kind"]
    return _("The smith works for {hero}: {pieces} become {into}.").format(
        hero=_hero_of(view, facts),
        pieces=listed(words.piece(kind, value) for value in facts["values"]),
        into=words.piece(kind, facts["into"]),
    )


def trade(view: State, facts: Facts) -> str:
    value = facts["value"]
    return _("{hero} trades {piece} for {other}.").format(
        hero=_hero_of(view, facts),
        piece=words.piece(facts["kind"], value),
        other=words.piece(facts["into"], value),
    )


def upgrade(view: State, facts: Facts) -> str:
    value = facts["value"]
    return _("The laboratory improves for {hero}: {piece} to +{value}.").format(
        hero=_hero_of(view, facts), piece=words.piece(facts["kind"], value), value=value + 1
    )


# the end


def must_return(view: State, facts: Facts) -> str:
    return _("{hero} has enough teeth: back to the campfire!").format(hero=_hero_of(view, facts))


def turn_over(view: State, facts: Facts) -> str:
    return _("{hero} ends the turn.").format(hero=_hero_of(view, facts))


def game_over(view: State, facts: Facts) -> str:
    return _("{hero} stands at the campfire with {points} and joins the council!").format(
        hero=_hero_of(view, facts), points=words.points(facts["points"])
    )
