"""The chronicle of set-up, ways, bag and board."""

from __future__ import annotations

from typing import TypeAlias

from ...shared.declarations import Facts, Happening, Rolled, no_seat
from ...shared.wording import listed
from ..locale import _, counted
from ..state import State
from . import words

Row: TypeAlias = Happening[State]


def _who(view: State, facts: Facts) -> str:
    return words.the_hero(view, facts["seat"])


def _laid_out(_view: State, facts: Facts) -> str:
    return counted(
        "The kingdom lies before you. {n} tile waits in the bag.",
        "The kingdom lies before you. {n} tiles wait in the bag.",
        facts["bag"],
    )


def _silent(_view: State, _facts: Facts) -> str:
    return ""


def _hero(_view: State, facts: Facts) -> str:
    return _("The {hero} sits down at the table.").format(
        hero=words.hero_sheet(facts["hero"], facts["woman"])
    )


def _quest_dealt(view: State, facts: Facts) -> str:
    return _("{hero}’s quest: {quest}.").format(hero=_who(view, facts), quest=words.quest(facts["quest"]))


def _start(view: State, facts: Facts) -> str:
    return _("{hero} is at home at {place}.").format(
        hero=_who(view, facts), place=words.the_place_name(facts["space"])
    )


def _first(view: State, facts: Facts) -> str:
    return _("{hero} sets out first.").format(hero=_who(view, facts))


def _turn(view: State, facts: Facts) -> str:
    if view.mode == "solo":
        return _("Turn {number}.").format(number=facts["round"])
    return _("Round {number}. {hero} plays.").format(number=facts["round"], hero=_who(view, facts))


def _walked(view: State, facts: Facts) -> str:
    line = _("{hero} walks to {place}").format(
        hero=_who(view, facts), place=words.the_place_name(facts["end"])
    )
    if facts["toll"]:
        line += " (" + words.gold(facts["toll"]) + ")"
    return line + "."


def _search(view: State, facts: Facts) -> str:
    figures = {
        "hero": _who(view, facts),
        "place": words.the_place_name(facts["end"]),
        "dice": " + ".join(map(str, facts["dice"])),
        "number": facts["number"],
    }
    if facts["found"]:
        if not facts["dice"]:
            return _("{hero} knows the way to {place}.").format(**figures)
        return _("{hero} finds {place}: {dice}, {number} or less was needed.").format(**figures)
    if facts["again"]:
        return _("{hero} stumbles into {place} at last.").format(**figures)
    return _("{hero} loses the way to {place}: {dice}, {number} or less was needed.").format(**figures)


def _moved(view: State, facts: Facts) -> str:
    if facts["cause"] == "broom":
        return _("{hero} lands at {place}.").format(
            hero=_who(view, facts), place=words.the_place_name(facts["end"])
        )
    return _("{hero} is carried off to {place}.").format(
        hero=_who(view, facts), place=words.the_place_name(facts["end"])
    )


def _takes_off(view: State, facts: Facts) -> str:
    return _("{hero} takes off for {place}.").format(
        hero=_who(view, facts), place=words.the_place_name(facts["end"])
    )


def _stays(view: State, facts: Facts) -> str:
    return _("Nothing happens: {hero} stays.").format(hero=_who(view, facts))


def _discovered(view: State, facts: Facts) -> str:
    return _("{hero} discovers {region}.").format(
        hero=_who(view, facts), region=words.the_region(words.letter(facts["face"]))
    )


def _rest(view: State, facts: Facts) -> str:
    return _("{hero} rests at {place}.").format(
        hero=_who(view, facts), place=words.the_place_name(facts["space"])
    )


def _turned_up(view: State, facts: Facts) -> str:
    return _("{hero} turns up: {tile}.").format(hero=_who(view, facts), tile=words.the(facts["face"]))


def _joker(view: State, facts: Facts) -> str:
    return _("A house to rob, and nobody to rob: {hero} takes a cube.").format(hero=_who(view, facts))


def _drawn(_view: State, facts: Facts) -> str:
    tile = words.the(facts["face"])
    if not facts["space"]:
        return _("Out of the bag: {tile}.").format(tile=tile)
    return _("Out of the bag: {tile}, at {place}.").format(
        tile=tile, place=words.the_place_name(facts["space"])
    )


def _drawn_hidden(view: State, facts: Facts) -> str:
    if "face" in facts:
        return _("You draw {tile}.").format(tile=words.the(facts["face"]))
    return _("{hero} draws a hidden tile.").format(hero=_who(view, facts))


def _hidden_placed(view: State, facts: Facts) -> str:
    return _("{hero} hides a tile at {place}.").format(
        hero=_who(view, facts), place=words.the_place_name(facts["space"])
    )


def _draw_lost(_view: State, _facts: Facts) -> str:
    return _("There is no place for the tile: it goes back into the bag.")


def _bag_empty(_view: State, _facts: Facts) -> str:
    return _("The bag is empty.")


def _appears(_view: State, facts: Facts) -> str:
    return _("Now at {place}: {tile}.").format(
        tile=words.the(facts["face"]), place=words.the_place_name(facts["space"])
    )


def _waiting(_view: State, facts: Facts) -> str:
    return _("Kept for an unknown region: {tile}.").format(tile=words.the(facts["face"]))


def _into_bag(_view: State, facts: Facts) -> str:
    return _("Into the bag: {tile}.").format(tile=words.the(facts["face"]))


def _contest(_view: State, facts: Facts) -> str:
    return _("{event}! All heroes try their {skill}.").format(
        event=words.the(facts["face"]), skill=words.skill(facts["skill"])
    )


def _contest_won(view: State, facts: Facts) -> str:
    if not facts["cubes"]:
        return _("{hero} wins the contest and can learn no more of that.").format(hero=_who(view, facts))
    return _("{hero} wins the contest.").format(hero=_who(view, facts))


def _swapped(_view: State, facts: Facts) -> str:
    return _("The land shifts: {regions} change places.").format(
        regions=listed(words.the_region(letter) for letter in facts["pieces"])
    )


def _awake(_view: State, facts: Facts) -> str:
    return counted(
        "Night falls: the Nameless awakes, and {n} Servant walks the land.",
        "Night falls: the Nameless awakes, and {n} Servants walk the land.",
        facts["servants"],
    )


def _guardians(_view: State, _facts: Facts) -> str:
    return _("Four Guardians take their gates.")


def _guardian_open(_view: State, facts: Facts) -> str:
    return _("At this gate stands {guardian}.").format(guardian=words.the(facts["face"]))


def _servant(_view: State, facts: Facts) -> str:
    return _("{servant} rises at {place}.").format(
        servant=words.the(facts["face"]), place=words.the_place_name(facts["space"])
    )


def _servants_into_bag(_view: State, _facts: Facts) -> str:
    return _("The other Servants wait in the bag.")


def _time_over(_view: State, _facts: Facts) -> str:
    return _("Forty-five turns are over, and the Nameless still lives.")


# what lights up


def _space(_view: State, facts: Facts) -> list[str]:
    return [f"space-{facts['space']}"] if facts.get("space") else []


def _end(_view: State, facts: Facts) -> list[str]:
    return [f"space-{facts['end']}"]


def tile_subject(facts: Facts) -> object:
    """The tile a line opens."""
    face = facts.get("face", -1)
    return ("tile", face) if face >= 0 else None


def _dice(facts: Facts) -> list[Rolled]:
    return [Rolled(6, die, facts["seat"], "low") for die in facts["dice"]]


WAYS: dict[str, Row] = {
    "laid_out": Row(_laid_out, "mdi:map", "mode bag pieces", seat=no_seat),
    "hidden_laid": Row(_silent, "", "spaces left", seat=no_seat),
    "hero": Row(_hero, "mdi:account", "seat hero woman life gold", still=True),
    "quest_dealt": Row(_quest_dealt, "mdi:diamond-stone", "seat quest", still=True),
    "start": Row(_start, "mdi:home", "seat space", things=_space),
    "first_player": Row(_first, "mdi:flag", "seat", still=True),
    "turn": Row(_turn, "mdi:account", "seat round hero", still=True, walk="rest", heads=True),
    "walked": Row(_walked, "mdi:shoe-print", "seat start end toll left", things=_end, walk="step"),
    "search": Row(
        _search, "mdi:compass", "seat start end number dice found again", things=_end, dice=_dice
    ),
    "moved": Row(_moved, "player-teleport", "seat start end cause", things=_end),
    "takes_off": Row(_takes_off, "mdi:broom", "seat start end", things=_end, still=True),
    "stays": Row(_stays, "player-teleport", "seat cause", still=True),
    "discovered": Row(_discovered, "mdi:compass", "seat position face side", telling=1),
    "rest": Row(_rest, "campfire", "seat space", things=_space, still=True),
    "turned_up": Row(_turned_up, "mdi:eye", "seat tile face space", subject=tile_subject, things=_space),
    "joker": Row(_joker, "mdi:star", "seat tile face", still=True),
    "drawn": Row(_drawn, "mdi:sack", "seat tile face bag space cause", subject=tile_subject, things=_space),
    "drawn_hidden": Row(_drawn_hidden, "mdi:sack", "seat tile bag cause face", subject=tile_subject),
    "hidden_placed": Row(_hidden_placed, "mdi:help-rhombus", "seat tile space", things=_space),
    "draw_lost": Row(_draw_lost, "mdi:sack", "seat bag", still=True),
    "bag_empty": Row(_bag_empty, "mdi:sack", "seat", still=True),
    "placed": Row(_silent, "", "tile face space", seat=no_seat),
    "appears": Row(
        _appears, "mdi:map-marker", "tile face space", seat=no_seat, subject=tile_subject, things=_space
    ),
    "waiting": Row(
        _waiting, "mdi:timer-sand", "tile face space", seat=no_seat, subject=tile_subject, still=True
    ),
    "into_bag": Row(_into_bag, "mdi:sack", "face bag cause", seat=no_seat, subject=tile_subject, still=True),
    "removed": Row(_silent, "", "tile face cause", seat=no_seat, still=True),
    "contest": Row(_contest, "trophy", "face skill seats", seat=no_seat, subject=tile_subject, telling=2),
    "contest_won": Row(_contest_won, "trophy", "seat face cubes", still=True, telling=2),
    "swapped": Row(_swapped, "mdi:swap-horizontal", "seat pieces positions", telling=2),
    "awake": Row(_awake, "moon-sun", "seat servants", seat=no_seat, telling=5),
    "guardians": Row(_guardians, "mdi:shield-sword", "gates", seat=no_seat),
    "guardian_open": Row(
        _guardian_open, "mdi:shield-sword", "tile face space", seat=no_seat, subject=tile_subject,
        things=_space,
    ),
    "servant": Row(
        _servant, "death-skull", "tile face space left", seat=no_seat, subject=tile_subject, things=_space
    ),
    "servants_into_bag": Row(_servants_into_bag, "mdi:sack", "bag", seat=no_seat, still=True),
    "time_over": Row(_time_over, "mdi:timer-sand", "seat round", seat=no_seat, still=True, telling=5),
}  # fmt: skip
"""Set-up, ways, bag and board."""
