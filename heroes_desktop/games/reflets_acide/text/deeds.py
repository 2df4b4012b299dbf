"""What options do, in whole sentences."""

from __future__ import annotations

from heroes_desktop.engine import Option

from ...shared.wording import say, signed
from ..content import FACE, ROOMS, zone
from ..figures import width
from ..locale import _, counted
from ..objectives import current, laid
from ..track import ROOM
from . import words
from .effects import effect
from .named import Asked, card, card_line, die, hero, move_die, number, token, with_dye


def quest(asked: Asked) -> str:
    """Both Quests that go together."""
    row = words.quest(str(asked.option.args[0]))
    return _("{quest} for the Vile, “{own}” for us").format(
        quest=say(row.name), own=say(words.quest(row.opposed).name)
    )


def challenge(asked: Asked) -> str:
    """A Challenge with its figures."""
    return words.challenge_line(words.challenge(str(asked.option.args[0])))


def challenge_short(asked: Asked) -> str:
    """A Challenge by name."""
    return say(words.challenge(str(asked.option.args[0])).name)


def put(asked: Asked) -> str:
    """A green token and its space."""
    return _("{token} on {place}").format(token=token(asked), place=words.place(asked.view, number(asked, 1)))


def board(asked: Asked) -> str:
    """An influence board."""
    return words.cap(words.board(asked.view, number(asked)))


def wait(asked: Asked) -> str:
    """Where something waits."""
    return _("Keep it on {board}").format(board=words.board(asked.view, number(asked)))


def replace(asked: Asked) -> str:
    """Who makes room."""
    return with_dye(_("Replace {hero}").format(hero=hero(asked)), asked.option)


def replace_paid(asked: Asked) -> str:
    """Who makes room, for five gems."""
    line = _("Enlist in place of {hero} (one gem of each colour)").format(hero=hero(asked))
    return with_dye(line, asked.option)


# transfers


def move_gem(asked: Asked) -> str:
    """A gem changes boards."""
    one, other, colour = (number(asked, n) for n in range(3))
    return _("{gem} from {one} to {other}").format(
        gem=words.cap(words.gem(colour)),
        one=words.board(asked.view, one),
        other=words.board(asked.view, other),
    )


def swap_gems(asked: Asked) -> str:
    """Two gems change boards."""
    one, other, mine, theirs = (number(asked, n) for n in range(4))
    return _("{mine} from {one} for {theirs} from {other}").format(
        mine=words.cap(words.gem(mine)),
        theirs=words.gem(theirs),
        one=words.board(asked.view, one),
        other=words.board(asked.view, other),
    )


def move_dilemma(asked: Asked) -> str:
    """A Dilemma changes boards."""
    return _("{dilemma} to {board}").format(
        dilemma=card(asked), board=words.board(asked.view, number(asked, 1))
    )


def swap_dilemmas(asked: Asked) -> str:
    """Two Dilemmas change boards."""
    return _("{one} for {other}").format(one=card(asked), other=words.card(asked.view, number(asked, 1)))


# effects


def dilemma_fate(asked: Asked) -> str:
    """A Dilemma, and what becomes of a dying Hero."""
    fate = asked.option.args[1] if len(asked.option.args) > 1 else ""
    if fate == "survive":
        return _("{dilemma}: the Hero survives, barely").format(dilemma=card(asked))
    if fate == "ours":
        return _("{dilemma}: the body is ours").format(dilemma=card(asked))
    return card_line(asked)


def gem(asked: Asked) -> str:
    """A gem of the Vile."""
    return words.cap(words.gem(number(asked)))


def tokens(asked: Asked) -> str:
    """Two tokens of the road."""
    return _("{one} and {other}").format(
        one=words.place(asked.view, number(asked)), other=words.place(asked.view, number(asked, 1))
    )


def rooms(asked: Asked) -> str:
    """Two Rooms."""
    return _("{one} and {other}").format(
        one=words.room(asked.view, number(asked)), other=words.room(asked.view, number(asked, 1))
    )


def dice(asked: Asked) -> str:
    """Two dice."""
    return _("{one} and {other}").format(one=words.cap(die(asked)), other=die(asked, 1))


def dice_short(asked: Asked) -> str:
    """Two dice, for a button."""
    return f"{die_short(asked)} · {number(asked, 1) + 1}"


def die_value(asked: Asked) -> str:
    """A die and what it is set to."""
    return _("{die} becomes a {value}").format(die=words.cap(die(asked)), value=number(asked, 1))


def exchange_heroes(asked: Asked) -> str:
    """A Hero of ours for one of theirs."""
    theirs = asked.view.vile.heroes[number(asked, 1)]
    return _("{hero} for {other}").format(hero=hero(asked), other=words.card(asked.view, theirs))


# the turn


def reroll_golden(asked: Asked) -> str:
    """A paid roll of the Golden Die."""
    gems = words.some(2, asked.view.golden - 1)
    line = _("Roll it again ({gems} from {board})").format(
        gems=gems, board=words.board(asked.view, number(asked))
    )
    return with_dye(line, asked.option)


def reroll_move(asked: Asked) -> str:
    """A paid roll of a die of the move."""
    line = _("Pay from {board} and roll {die} again").format(
        die=move_die(asked), board=words.board(asked.view, number(asked, 1))
    )
    return with_dye(line, asked.option)


def bonus_move(asked: Asked) -> str:
    """A Bonus Die for the move."""
    return _("Bonus Die: roll {die} again").format(die=move_die(asked))


def walk(asked: Asked) -> str:
    """How far a walk leads."""
    return counted("Walk {n} space and find a gem", "Walk up to {n} spaces and find a gem", asked.view.golden)


def run(asked: Asked) -> str:
    """What a run costs and brings."""
    return _("Pay a gem and run: {value} plus a die").format(value=asked.view.golden)


def move(asked: Asked) -> str:
    """A place to stop."""
    return words.cap(words.stop(asked.view, number(asked)))


def portal(asked: Asked) -> str:
    """A place behind the Portal."""
    return _("Through the Portal: {place}").format(place=words.stop(asked.view, number(asked)))


def halt(asked: Asked) -> str:
    """Where the Avatar bars the way."""
    return _("No farther than {place}").format(place=words.place(asked.view, number(asked)))


def instead(asked: Asked) -> str:
    """A token to play first."""
    return _("Play {token} first and keep this one").format(token=words.token(asked.view, number(asked)))


def bonus(asked: Asked) -> str:
    """A bonus of Chance."""
    return {
        1: _("1: an Unforeseen"),
        2: _("2: two Loot"),
        3: _("3: up to three Heroes healed"),
        4: _("4: four gems"),
        5: _("5: a new Hero"),
    }[number(asked)]


def barter(asked: Asked) -> str:
    """Two gems to barter."""
    return _("{mine} for {theirs} of the Vile").format(
        mine=words.cap(words.gem(number(asked))), theirs=words.gem(number(asked, 1))
    )


def barter_short(asked: Asked) -> str:
    """The same for a button."""
    return f"{words.cap(words.gem(number(asked)))} → {words.gem(number(asked, 1))}"


# Hazards and Trials


def room(asked: Asked) -> str:
    """A Room."""
    return words.room(asked.view, number(asked))


def test(asked: Asked) -> str:
    """A Trial and what it is for."""
    purpose = str(asked.option.args[0]) if asked.option.args else ""
    return {
        "relic": _("Face the Trial, for the Relic"),
        "use": _("Face the Trial and use our Relic: step II"),
        "octuple": _("Face the Trial and open the Portal"),
    }.get(purpose, _("Face the Trial"))


def visit_effect(asked: Asked) -> str:
    """What the Room the pawn is in offers to visitors."""
    face = asked.view.faces[asked.view.rooms[asked.view.pawn - ROOM - 1]]
    visit = ROOMS[face - FACE[ROOMS[0].id]].visit
    return {
        "gems": _("Visit: change one or two gems for others"),
        "relic": _("Visit: have a look at the top Relic"),
        "heal": _("Visit: trade a Dilemma for bandages"),
        "equipment": _("Visit: hand the Equipment round"),
        "avatar": _("Visit: a gem down the Well, the Avatar one back"),
    }.get(visit, _("Visit"))


def line(asked: Asked) -> str:
    """A line of a salutary Zone."""
    hazard = asked.view.hazard
    assert hazard is not None
    row = zone(asked.view.faces[hazard.card]).lines[number(asked)]
    return _("{effect} ({gems})").format(effect=words.cap(effect(row.effect)), gems=words.many_gems(row.gems))


def wake(asked: Asked) -> str:
    """How far one is woken."""
    hazard = asked.view.hazard
    assert hazard is not None
    return counted(
        "Move on at once, {n} space",
        "Move on at once, {n} spaces",
        zone(asked.view.faces[hazard.card]).wake,
    )


def perfect(asked: Asked) -> str:
    """A Perfect success."""
    line = _("Perfect success: 4 gems from {board}, no roll").format(
        board=words.board(asked.view, number(asked))
    )
    return with_dye(line, asked.option)


def assign(asked: Asked) -> str:
    """Which die goes to whom."""
    view, board, values = asked.view, number(asked), asked.option.args[1:]
    wide = width(view)
    heroes = view.team[board * wide : (board + 1) * wide]
    return ", ".join(
        _("{value} to {hero}").format(value=value, hero=words.card(view, member.card))
        for member, value in zip(heroes, values, strict=True)
    )


def assign_short(asked: Asked) -> str:
    """The dice in the order of the Heroes, and what they bring."""
    dice = " · ".join(str(value) for value in asked.option.args[1:])
    return f"{dice} → {signed(_worth(asked, asked.option)[0])}"


def reroll(asked: Asked) -> str:
    """A paid roll of a die."""
    return with_dye(_("Pay 2 gems and roll {die} again").format(die=die(asked)), asked.option)


def die_short(asked: Asked) -> str:
    """A die of the Trial, for a button."""
    index, trial = number(asked), asked.view.trial
    if trial is None or index >= len(trial.dice):
        return words.cap(die(asked))
    facts = {"number": index + 1, "value": trial.dice[index]}
    if trial.hero >= 0:
        return _("Die {number}: {value}").format(**facts)
    return _("No {number}: {value}").format(**facts)


def reroll_short(asked: Asked) -> str:
    """The die rolled again, for a button."""
    facts = {"number": number(asked) + 1}
    if current(asked.view).stars:
        return _("Roll die {number} again (2 gems)").format(**facts)
    return _("Roll No {number} again (2 gems)").format(**facts)


def best_way(asked: Asked) -> bool:
    """Whether these dice lie as well as they can: most points, then most critical successes."""
    ways = [option for option in asked.decision.options if option.act == "assign"]
    return asked.option == max(ways, key=lambda option: _worth(asked, option))


def _worth(asked: Asked, option: Option) -> tuple[int, int]:
    return laid(asked.view, int(option.args[0]), [int(die) for die in option.args[1:]])


def substitute_short(asked: Asked) -> str:
    """The die it replaces, for a button."""
    index = number(asked)
    assert asked.view.trial is not None
    facts = {"number": index + 1, "before": asked.view.trial.dice[index], "value": asked.view.golden}
    if current(asked.view).stars:
        return _("Die {number}: {before} → {value}").format(**facts)
    return _("No {number}: {before} → {value}").format(**facts)


def substitute(asked: Asked) -> str:
    """The Golden Die in place of another."""
    return _("The Golden Die ({value}) replaces {die}").format(value=asked.view.golden, die=die(asked))


def relic(asked: Asked) -> str:
    """A Relic."""
    return words.name(FACE[str(asked.option.args[0])])


def wear(asked: Asked) -> str:
    """Who wears what."""
    return _("{hero} wears {card}").format(
        hero=words.hero_at(asked.view, number(asked, 1)), card=words.card(asked.view, number(asked))
    )


def store(asked: Asked) -> str:
    """Who stores what."""
    return _("{hero} stores {card}").format(
        hero=words.hero_at(asked.view, number(asked, 1)), card=words.card(asked.view, number(asked))
    )


def receiver(asked: Asked) -> str:
    """Who gets it."""
    return words.hero_at(asked.view, number(asked, 1))
