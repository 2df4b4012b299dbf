"""The log of a match: set-up, ways above, tokens, missions; what happens below has a module of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from heroes_desktop.engine import Event

from ...shared.wording import listed, say, sentence, split, titled
from ..content import FACES, HERO_INDEX, HEROES, MONSTERS, POTIONS, TREASURE, Mission, Tile
from ..locale import _, counted
from ..state import State
from . import missions, sheets, words
from .events_below import LINES_BELOW

Facts = Mapping[str, Any]
Line = Callable[[State, Facts], str]


def event(view: State, event: Event) -> str:
    """What happened, as far as this event tells it; hand in `event.for_seat(…)`.

    Empty where the event before it has said the same: the log is to be read, not to be checked.
    """
    if (event.kind, event.facts.get("cause")) in QUIET:
        return ""
    return LINES[event.kind](view, event.facts)


def _hero_of(view: State, facts: Facts) -> str:
    return words.hero(view, facts["seat"])


# set-up


def _hero(view: State, facts: Facts) -> str:
    del view
    sheet = HEROES[HERO_INDEX[facts["hero"]]]
    message = {
        "chosen": _("Player {number} chooses {hero}."),
        "drawn": _("Player {number} draws {hero}."),
        "given": _("Player {number} plays {hero}."),
    }[facts["cause"]]
    return message.format(number=facts["seat"] + 1, hero=sheets.hero_name(sheet))


def _first_player(view: State, facts: Facts) -> str:
    return _("{hero} has the first turn.").format(hero=sentence(_hero_of(view, facts)).rstrip("."))


def _removed(view: State, facts: Facts) -> str:
    del view
    kinds = Counter(words.tile(face) for face in facts["faces"])
    if not kinds:
        return _("All tiles are used.")
    parts = [_("{count} × {tile}").format(count=count, tile=tile) for tile, count in kinds.items()]
    return _("Back in the box: {tiles}.").format(tiles=", ".join(parts))


def _teeth_laid(view: State, facts: Facts) -> str:
    del view
    stacks = [
        titled(say(card.name), ", ".join(str(tooth) for tooth in reversed(stack)))
        for card, stack in zip(MONSTERS, facts["stacks"], strict=True)
    ]
    return _("Teeth of the monsters, from the top: {stacks}.").format(stacks=split(stacks))


def _dealt(view: State, facts: Facts) -> str:
    line = _("{hero} receives {missions}").format(
        hero=_hero_of(view, facts),
        missions=counted("{n} secret mission", "{n} secret missions", facts["count"]),
    )
    if facts.get("faces"):
        return titled(line, words.missions(facts["faces"])) + "."
    return f"{line}."


def _drawn(view: State, facts: Facts) -> str:
    line = _("{hero} draws a mission").format(hero=_hero_of(view, facts))
    if facts.get("face", -1) >= 0:
        return titled(line, words.quoted(facts["face"])) + "."
    return f"{line}."


def _missions_shuffled(view: State, facts: Facts) -> str:
    del view
    return counted(
        "The discarded missions become a new draw pile: {n} card.",
        "The discarded missions become a new draw pile: {n} cards.",
        facts["count"],
    )


# turns and ways


def _turn(view: State, facts: Facts) -> str:
    return _("Round {round}: turn of {hero}, {ap}.").format(
        round=facts["round"], hero=_hero_of(view, facts), ap=words.ap(facts["ap"])
    )


def _step(view: State, facts: Facts) -> str:
    return _("{hero} walks: {place} ({ap}).").format(
        hero=_hero_of(view, facts), place=_where(view, facts), ap=words.ap_left(facts["ap"])
    )


def _where(view: State, facts: Facts) -> str:
    return words.space(facts["space"]) if "space" in facts else words.place(view, facts["cell"])


def _explored(view: State, facts: Facts) -> str:
    return _("{hero} explores {place} and finds: {tile} ({ap}).").format(
        hero=_hero_of(view, facts),
        place=words.coordinates(facts["cell"]),
        tile=words.tile(facts["face"]),
        ap=words.ap_left(facts["ap"]),
    )


def _first_sight(view: State, facts: Facts) -> str:
    del view
    tile = FACES[facts["face"]]
    assert isinstance(tile, Tile)
    return titled(f"{say(tile.name)} ({tile.rule})", say(tile.text))


def _swallowed(view: State, facts: Facts) -> str:
    message = {
        "forest": _("The forest swallows all AP of {hero}."),
        "trap": _("The trap takes all AP of {hero}."),
    }[facts["cause"]]
    return message.format(hero=_hero_of(view, facts))


def _teleported(view: State, facts: Facts) -> str:
    return _("{hero} vanishes and appears again: {place}.").format(
        hero=_hero_of(view, facts), place=_where(view, facts)
    )


def _ap(view: State, facts: Facts) -> str:
    return _("The boots of {hero} have changed: {ap}.").format(
        hero=_hero_of(view, facts), ap=words.ap_left(facts["ap"])
    )


# tokens


def _treasure(view: State, facts: Facts) -> str:
    face = TREASURE[facts["result"] - 1]
    found = (
        words.piece(face.piece.kind, face.piece.value) if face.piece is not None else words.teeth(face.points)
    )
    if facts["of"] > 1:
        return _("{hero}, treasure die {number} of {all}: {found}.").format(
            hero=_hero_of(view, facts), number=facts["number"], all=facts["of"], found=found
        )
    return _("{hero}, treasure die: {found}.").format(hero=_hero_of(view, facts), found=found)


QUIET = frozenset(
    (kind, cause)
    for kind, causes in {
        "piece": ("treasure", "merchant", "smith", "laboratory"),
        "food": ("brewed",),
    }.items()
    for cause in causes
)
"""Tokens changing hands in ways that have an event of their own: treasure, trade, smith, upgrade, potion."""

_GAINED: dict[str, Callable[[], str]] = {
    "mission": lambda: _("{hero} is rewarded with: {token}."),
    "harvest": lambda: _("{hero} gathers: {token}."),
    "brewed": lambda: _("{hero} brews: {token}."),
}
_LOST: dict[str, Callable[[], str]] = {
    "delivered": lambda: _("{hero} delivers: {token}."),
    "discarded": lambda: _("{hero} returns to the reserve: {token}."),
    "overflow": lambda: _("{hero} has no room and returns: {token}."),
    "stripped": lambda: _("{hero} loses: {token}."),
    "eaten": lambda: _("{hero} eats: {token}."),
    "drunk": lambda: _("{hero} drinks: {token}."),
    "given_up": lambda: _("{hero} gives up: {token}."),
    "left": lambda: _("{hero} leaves the underworld; it ends: {token}."),
    "turn_over": lambda: _("{hero} ends the turn; used up: {token}."),
}


def _changed(view: State, facts: Facts, token: str) -> str:
    message = (_GAINED if facts["change"] > 0 else _LOST)[facts["cause"]]()
    return message.format(hero=_hero_of(view, facts), token=token)


def _piece(view: State, facts: Facts) -> str:
    return _changed(view, facts, words.piece(facts["kind"], facts["value"]))


def _food(view: State, facts: Facts) -> str:
    return _changed(view, facts, words.foods(facts["kind"], abs(facts["change"])))


def _potion(view: State, facts: Facts) -> str:
    return _changed(view, facts, words.potion(facts["kind"]))


def _potion_turned(view: State, facts: Facts) -> str:
    return _("{hero} uses: {potion}.").format(hero=_hero_of(view, facts), potion=words.potion(facts["kind"]))


def _nothing_left(view: State, facts: Facts) -> str:
    word = facts["what"]
    token = words.potion(word) if word in POTIONS else words.kind(word)
    return _("The reserve has none left for {hero}: {token}.").format(hero=_hero_of(view, facts), token=token)


def _hearts(view: State, facts: Facts) -> str:
    hero, now = _hero_of(view, facts), words.hearts(facts["now"])
    number = words.hearts(abs(facts["change"]))
    if facts["cause"] == "recovered":
        return _("{hero} recovers and has {now}.").format(hero=hero, now=now)
    if facts["change"] < 0:
        return _("{hero} loses {number} and has {now}.").format(hero=hero, number=number, now=now)
    return _("{hero} regains {number} and has {now}.").format(hero=hero, number=number, now=now)


def _points(view: State, facts: Facts) -> str:
    hero, change, now = _hero_of(view, facts), facts["change"], words.points(facts["now"])
    if change < 0:
        return _("{hero} loses {number} and has {now}.").format(
            hero=hero, number=words.points(-change), now=now
        )
    return _("{hero} gains {number} and has {now}.").format(hero=hero, number=words.points(change), now=now)


# missions and buildings


def _mission(view: State, facts: Facts) -> str:
    card = FACES[facts["face"]]
    assert isinstance(card, Mission)
    message = {
        "delivered": _("{hero} fulfils {mission}: {reward}."),
        "observed": _("{hero} has watched long enough, {mission}: {reward}."),
        "stolen": _("{hero} plays {mission}: {reward}."),
        "trap": _("{hero} has found a trap, {mission}: {reward}."),
        "slain": _("{hero} earns the bounty, {mission}: {reward}."),
    }[facts["cause"]]
    return message.format(
        hero=_hero_of(view, facts), mission=words.quoted(facts["face"]), reward=missions.reward(card)
    )


def _refused(view: State, facts: Facts) -> str:
    return _("{hero} refuses {mission} ({ap}).").format(
        hero=_hero_of(view, facts), mission=words.quoted(facts["face"]), ap=words.ap_left(facts["ap"])
    )


def _thief(view: State, facts: Facts) -> str:
    return _("{hero} relieves {victim} of a tooth.").format(
        hero=_hero_of(view, facts), victim=words.hero(view, facts["victim"])
    )


def _smith(view: State, facts: Facts) -> str:
    kind = facts["kind"]
    return _("The smith works for {hero}: {pieces} become {into}.").format(
        hero=_hero_of(view, facts),
        pieces=listed(words.piece(kind, value) for value in facts["values"]),
        into=words.piece(kind, facts["into"]),
    )


def _trade(view: State, facts: Facts) -> str:
    value = facts["value"]
    return _("{hero} trades {piece} for {other}.").format(
        hero=_hero_of(view, facts),
        piece=words.piece(facts["kind"], value),
        other=words.piece(facts["into"], value),
    )


def _upgrade(view: State, facts: Facts) -> str:
    value = facts["value"]
    return _("The laboratory improves for {hero}: {piece} to +{value}.").format(
        hero=_hero_of(view, facts), piece=words.piece(facts["kind"], value), value=value + 1
    )


# the end


def _must_return(view: State, facts: Facts) -> str:
    return _("{hero} has enough points and must return to the campfire!").format(hero=_hero_of(view, facts))


def _turn_over(view: State, facts: Facts) -> str:
    return _("{hero} ends the turn.").format(hero=_hero_of(view, facts))


def _game_over(view: State, facts: Facts) -> str:
    return _("{hero} stands at the campfire with {points} and joins the council!").format(
        hero=_hero_of(view, facts), points=words.points(facts["points"])
    )


LINES: dict[str, Line] = {
    **LINES_BELOW,
    "hero": _hero,
    "first_player": _first_player,
    "removed": _removed,
    "teeth_laid": _teeth_laid,
    "dealt": _dealt,
    "drawn": _drawn,
    "missions_shuffled": _missions_shuffled,
    "turn": _turn,
    "step": _step,
    "explored": _explored,
    "first_sight": _first_sight,
    "swallowed": _swallowed,
    "teleported": _teleported,
    "ap": _ap,
    "treasure": _treasure,
    "piece": _piece,
    "food": _food,
    "potion": _potion,
    "potion_turned": _potion_turned,
    "nothing_left": _nothing_left,
    "hearts": _hearts,
    "points": _points,
    "mission": _mission,
    "refused": _refused,
    "thief": _thief,
    "smith": _smith,
    "trade": _trade,
    "upgrade": _upgrade,
    "must_return": _must_return,
    "turn_over": _turn_over,
    "game_over": _game_over,
}
"""One wording for every kind of event."""
