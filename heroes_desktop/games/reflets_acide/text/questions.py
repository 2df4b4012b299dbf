"""What the players are asked: one row for each kind of question."""

from __future__ import annotations

from typing import TypeAlias

from ...shared.declarations import Posed as PosedOf
from ...shared.declarations import Question, simple
from ...shared.wording import say
from ..content import QUESTS, is_dilemma
from ..content import dilemma as dilemma_of
from ..locale import _, counted
from ..objectives import current, target, total
from ..state import State
from . import words
from .effects import dilemma

Posed: TypeAlias = PosedOf[State]


def _number(asked: Posed, name: str, default: int = 0) -> int:
    found = asked.decision.about.get(name, default)
    return found if isinstance(found, int) else default


def _word(asked: Posed, name: str) -> str:
    found = asked.decision.about.get(name, "")
    return found if isinstance(found, str) else ""


def _card(asked: Posed) -> str:
    return words.card(asked.view, _number(asked, "card", -1))


# set-up


def _choose_heroes(asked: Posed) -> str:
    return counted(
        "Who comes along? {n} Hero still to be chosen.",
        "Who comes along? {n} Heroes still to be chosen.",
        _number(asked, "left"),
    )


def _replace_hero(asked: Posed) -> str:
    return counted(
        "Swap somebody for a stranger? The next one costs {n} gem.",
        "Swap somebody for a stranger? The next one costs {n} gems.",
        _number(asked, "price"),
    )


def _place_heroes(asked: Posed) -> str:
    no = _number(asked, "no", 1)
    if no == 1:
        return _("Who leads the team, on No 1?")
    return _("Who stands on No {number}?").format(number=no)


def _green_token(asked: Posed) -> str:
    return _("Segment {number} of 7: which green token goes where?").format(number=_number(asked, "segment"))


def _cursed(asked: Posed) -> str:
    return _("{card} is cursed. A gift is a gift: keep it?").format(card=_card(asked))


# gems


def _place_gem(asked: Posed) -> str:
    return _("{gem}: onto which board?").format(gem=words.cap(words.gem(_number(asked, "colour"))))


def _pay(asked: Posed) -> str:
    due = _number(asked, "due", 1)
    what = {
        "enlisting": _("The stranger wants {gems}."),
        "run": _("Running costs {gems}."),
        "beast": _("{gems} for the beast, please."),
        "hazard": _("This Hazard costs {gems}."),
        "gem_tax": _("Gem Tax: {gems} for the Vile."),
        "ceded": _("The Vile demand {gems}."),
        "transfer": _("The carrier takes {gems}."),
        "skill": _("The skill costs {gems}."),
        "line": _("That costs {gems}."),
        "perfect": _("Perfection costs {gems}."),
    }.get(_word(asked, "cause"), _("Rolling again costs {gems}."))
    return what.format(gems=words.many_gems(due)) + " " + counted("Which?", "Which?", due)


def _pay_cards(asked: Posed) -> str:
    return counted(
        "Out of gems, {n} still due. Which card do you give up?",
        "Out of gems, {n} still due. Which card do you give up?",
        _number(asked, "due"),
    )


def _lose_gem(asked: Posed) -> str:
    return counted(
        "A 6 costs a gem: which? ({n} to lose)",
        "The 6s cost gems: which? ({n} to lose)",
        _number(asked, "due"),
    )


# what an effect acts on


def _effect_target(asked: Posed) -> str:
    acts = {option.act for option in asked.decision.options}
    if "stand" in acts:
        return _place_heroes(asked)
    if "look" in acts:
        return _("What do you look at?")
    cause = _word(asked, "cause")
    if found := _causes().get(cause):
        return found
    if "gem" in acts:
        return _("Which gem of the Vile?")
    if "vile_token" in acts:
        return _("Which token leaves the Vile board?")
    if "enlist" in acts or "replace" in acts:
        return _("Who makes room for the newcomer?")
    return _("Which Hero?") if "hero" in acts else _("Which one?")


def _causes() -> dict[str, str]:
    return {
        "remove_token": _("Which token was never there?"),
        "replace": _("Who makes room for the newcomer?"),
        "heal": _("Who gets the bandages?"),
        "sacrifice": _("Who volunteers? You decide who volunteers."),
        "dice": _("Which dice do you roll again?"),
        "set_die": _("Which die shows what you want?"),
        "choose_hero": _("Who faces this Objective?"),
        "reroll_die": _("Which die do you roll again?"),
        "redrawn_map": _("Which two Rooms change places?"),
        "false_trail": _("Which two tokens change places?"),
        "swap": _("Whose dice do you swap?"),
        "reclaim": _("Which card do you take back from the Vile?"),
        "stand_fast": _("Which 6 do you take off?"),
        "great_wash": _("Which curse goes into the wash?"),
    }


# the turn


def _blessing(asked: Posed) -> str:
    return _("Turn {turn}. A Blessing before the Golden Die?").format(turn=asked.view.turn)


def _golden(asked: Posed) -> str:
    why = {
        "critter": _("the Critter’s seat"),
        "shortcut": _("the Shortcut"),
        "dark": _("the dark outcome"),
        "beast": _("the beast’s revenge"),
        "objective": _("the Objective"),
        "peril": _("the Peril"),
        "gamble": _("the gamble"),
        "bad_luck": _("the bad luck"),
        "progress": _("this turn"),
    }.get(_word(asked, "cause"), _("this turn"))
    return _("Golden Die: {value}, for {why}. Keep it?").format(value=_number(asked, "value"), why=why)


def _movement(asked: Posed) -> str:
    return _("Golden Die: {value}. A Dilemma before the move?").format(value=asked.view.golden)


def _brake(asked: Posed) -> str:
    return counted(
        "The Avatar is about to advance {n} space. Brake, 1 gem a space?",
        "The Avatar is about to advance {n} spaces. Brake, 1 gem a space?",
        _number(asked, "advance"),
    )


def _walk(asked: Posed) -> str:
    stay = any(option.act == "stay" for option in asked.decision.options)
    if stay:
        return _("Golden Die: {value}. Walk, run, or stay here?").format(value=asked.view.golden)
    return _("Golden Die: {value}. Walk and find a gem, or run for one?").format(value=asked.view.golden)


def _move(asked: Posed) -> str:
    return counted(
        "{n} space to go. Where do you stop?",
        "{n} spaces to go. Where do you stop?",
        _number(asked, "potential"),
    )


def _token(asked: Posed) -> str:
    return _("{token}: play it now, or keep it for later?").format(
        token=words.token(asked.view, _number(asked, "token"))
    )


def _chance(asked: Posed) -> str:
    if _word(asked, "cause") == "chapel":
        return _("The god of Hazards is in. One bonus for sure, or a gamble?")
    return _("Chance! One bonus for sure, or gamble for several?")


def _chance_hero(asked: Posed) -> str:
    return _("{hero} would like to join. And?").format(hero=_card(asked))


def _dilemma(asked: Posed) -> str:
    face = asked.view.faces[_number(asked, "card")]
    line = dilemma(dilemma_of(face).kind) if is_dilemma(face) else words.name(face)
    refused = _number(asked, "gems")
    if refused:
        return counted(
            "{dilemma}. Keep it, or give the Vile {n} gem?",
            "{dilemma}. Keep it, or give the Vile {n} gems?",
            refused,
            dilemma=line,
        )
    return _("{dilemma}. Keep it?").format(dilemma=line)


def _peek(asked: Posed) -> str:
    if "card" in asked.decision.about:
        return _("Next comes {card}. Leave it, or put it under the pile?").format(card=_card(asked))
    return _("Peek at the next Unforeseen first?")


def _barter(asked: Posed) -> str:
    return _("The Vile are about to use their power. {hero} could barter a gem.").format(hero=_card(asked))


def _step_in(asked: Posed) -> str:
    return _("{hero} is designated. Step in?").format(hero=_card(asked))


def _reveal_rooms(asked: Posed) -> str:
    return counted("Turn up {n} more Room. Which?", "Turn up {n} more Rooms. Which?", _number(asked, "left"))


def _test(asked: Posed) -> str:
    return _("{place}. What do you do here?").format(
        place=words.cap(words.place(asked.view, asked.view.pawn))
    )


def _visiting(asked: Posed) -> str:
    acts = {option.act for option in asked.decision.options}
    if _word(asked, "visit") == "gems":
        return _("Which gem goes into the spring? Another comes out.")
    if _word(asked, "visit") == "avatar":
        return _("Which gem goes down the Well? The Avatar turns to look.")
    return _("Who gets the bandages?") if "hero" in acts else _("Which Dilemma ends in the test tube?")


def _salutary(asked: Posed) -> str:
    if any(option.act == "rest" for option in asked.decision.options):
        return _("No Trial here, for once. Move on, or rest?")
    return _("Anything else before you go?")


# Trials


def _objective(view: State) -> str:
    row = current(view)
    return _("{stat}: {target}").format(
        stat=words.stat(row.stat), target=words.objective(target(view), bool(row.stars))
    )


def _before(asked: Posed) -> str:
    view = asked.view
    if view.trial is None:
        return _("Anything before the roll?")
    if view.trial.hero >= 0:
        return _("{hero} alone. {objective}. Roll, or use something first?").format(
            hero=words.card(view, view.trial.hero), objective=_objective(view)
        )
    return _("{objective}. Roll, or use something first?").format(objective=_objective(view))


def _assign(asked: Posed) -> str:
    board = int(asked.decision.options[0].args[0])
    return _("{objective}. Whose die is whose on {board}?").format(
        objective=_objective(asked.view), board=words.board(asked.view, board)
    )


def _catch_up(asked: Posed) -> str:
    view = asked.view
    lacking = target(view) - total(view)
    if lacking <= 0:
        return _("{total} of {target}: that is enough. Accept, or do more?").format(
            total=total(view), target=target(view)
        )
    return counted(
        "{total} of {target}: {n} short. Mend it, or accept?",
        "{total} of {target}: {n} short. Mend it, or accept?",
        lacking,
        total=total(view),
        target=target(view),
    )


def _shield(asked: Posed) -> str:
    die = _number(asked, "die")
    if die:
        return _("{hero} rolled a {die} for dear life. Do anything about it?").format(
            hero=_card(asked), die=die
        )
    return _("{hero} is about to lose a Life Point. Do anything about it?").format(hero=_card(asked))


def _equip(asked: Posed) -> str:
    if "card" not in asked.decision.about:
        return _("Any other Equipment to hand round?")
    card = _number(asked, "card")
    if all(option.act == "store" and int(option.args[0]) != card for option in asked.decision.options):
        return _("{card} insists. What is stored to make room?").format(card=_card(asked))
    return _("{card}: who gets it?").format(card=_card(asked))


def _power(asked: Posed) -> str:
    if any(option.act == "exchange_heroes" for option in asked.decision.options):
        return _("The power of “{quest}”: whom do you exchange?").format(
            quest=say(QUESTS[asked.view.quest].name)
        )
    return _effect_target(asked)


QUESTIONS: dict[str, Question[State]] = {
    "choose_heroes": Question(_choose_heroes, "mdi:account-group", "NA-267"),
    "replace_hero": Question(_replace_hero, "mdi:account-group", "NA-024"),
    "choose_vile_quest": Question(
        simple(lambda: _("Which Quest do the Vile get? Ours is the opposite.")), "mdi:map", "NA-274"
    ),
    "choose_challenge": Question(
        simple(lambda: _("Which Challenge? Slippers first is no shame.")), "mdi:flag-checkered", "NA-028"
    ),
    "place_heroes": Question(_place_heroes, "mdi:account-group", "NA-023"),
    "token_mode": Question(
        simple(lambda: _("How do your seven green tokens reach the road?")), "mdi:shuffle", "NA-033"
    ),
    "place_green_token": Question(_green_token, "mdi:map-marker", "NA-035"),
    "discard_cursed_reward": Question(_cursed, "mdi:skull", "NA-268"),
    "place_gem": Question(_place_gem, "mdi:diamond-stone", "NA-043"),
    "pay_gems": Question(_pay, "mdi:hand-coin", "NA-047"),
    "pay_with_cards": Question(_pay_cards, "mdi:hand-coin", "NA-048"),
    "lose_gem": Question(_lose_gem, "mdi:diamond-stone", "NA-192"),
    "transfer_or_exchange": Question(
        simple(lambda: _("What changes boards? The carrier takes 1 gem.")), "mdi:swap-horizontal", "NA-051"
    ),
    "blessing": Question(_blessing, "mdi:hand-peace", "NA-070"),
    "blessing_target": Question(_effect_target, "mdi:hand-peace", "NA-071"),
    "effect_target": Question(_effect_target, "mdi:star", "NA-204"),
    "change_golden_die": Question(_golden, "mdi:dice-6", "NA-080"),
    "echo_choice": Question(
        simple(lambda: _("The echo answers: which Golden Die counts?")), "mdi:dice-multiple", "NA-302"
    ),
    "movement_dilemma": Question(_movement, "mdi:shoe-print", "NA-161"),
    "brake": Question(_brake, "mdi:speedometer", "NA-086"),
    "walk_or_run": Question(_walk, "mdi:shoe-print", "NA-096"),
    "add_bonus_die": Question(
        simple(lambda: _("Help the dice along before you move?")), "mdi:dice-multiple", "NA-106"
    ),
    "move_to": Question(_move, "mdi:map-marker-path", "NA-100"),
    "token_now_or_wait": Question(_token, "mdi:help-rhombus", "NA-110"),
    "use_waiting_token": Question(
        simple(lambda: _("Which dice do you roll again?")), "mdi:dice-multiple", "NA-117"
    ),
    "vision_target": Question(simple(lambda: _("What do you look at?")), "mdi:eye", "NA-116"),
    "tax_gems_take": Question(
        simple(lambda: _("The taxman is on our side: which gem of the Vile?")), "mdi:diamond-stone", "NA-119"
    ),
    "tax_unforeseen_source": Question(
        simple(lambda: _("Two Unforeseen: drawn fresh, or back from the Vile?")), "mdi:cards", "NA-121"
    ),
    "take_back": Question(
        simple(lambda: _("Which Unforeseen do the Vile give back?")), "mdi:undo-variant", "NA-D76"
    ),
    "tax_unforeseen_give": Question(
        simple(lambda: _("Which Dilemma do the Vile get?")), "mdi:cards", "NA-122"
    ),
    "peril_hero": Question(
        simple(lambda: _("A Peril of our own: who is in for it? The dead are ours.")), "mdi:alert", "NA-123"
    ),
    "individual_hero": Question(
        simple(lambda: _("Nobody stands there. Who faces the Objective?")), "mdi:account", "NA-180"
    ),
    "chance_mode": Question(_chance, "mdi:dice-multiple", "NA-125"),
    "chance_hero": Question(_chance_hero, "mdi:account", "NA-128"),
    "heal_heroes": Question(simple(lambda: _("Who gets the bandages?")), "mdi:heart-plus", "NA-130"),
    "keep_dilemma": Question(_dilemma, "mdi:chat-question", "NA-148"),
    "peek": Question(_peek, "mdi:eye", "NA-292"),
    "barter": Question(_barter, "mdi:handshake", "NA-289"),
    "step_in": Question(_step_in, "mdi:shield-account", "NA-291"),
    "choose_hazard": Question(
        simple(lambda: _("Several cards lie here. Which one do you face?")), "mdi:cards", "NA-151"
    ),
    "reveal_rooms": Question(_reveal_rooms, "mdi:door-open", "NA-206"),
    "test_or_visit": Question(_test, "mdi:door-open", "NA-166"),
    "visiting_effect": Question(_visiting, "mdi:candle", "NA-293"),
    "door_alternative": Question(
        simple(lambda: _("The Door. By the rules, or by other means?")), "mdi:door", "NA-280"
    ),
    "salutary_options": Question(_salutary, "mdi:sprout", "NA-164"),
    "before_objective": Question(_before, "mdi:sword-cross", "NA-173"),
    "assign_dice": Question(_assign, "mdi:dice-multiple", "NA-189"),
    "catch_up": Question(_catch_up, "mdi:dice-6", "NA-195"),
    "shield": Question(_shield, "mdi:shield", "NA-240"),
    "well_sacrifice": Question(
        simple(lambda: _("The Well is thirsty. A teammate, perhaps?")), "mdi:skull", "NA-235"
    ),
    "relic_or_loot": Question(
        simple(lambda: _("A Relic, or three Loot and no questions?")), "mdi:treasure-chest", "NA-207"
    ),
    "relic_power": Question(_power, "mdi:star-four-points", "NA-208"),
    "opportunity": Question(
        simple(lambda: _("Won! Any opportunity to seize?")), "mdi:star", "NA-213"
    ),
    "octuple_option": Question(
        simple(lambda: _("The Portal is open. Home, or one more thing?")), "mdi:gate-open", "NA-210"
    ),
    "cede_loot": Question(
        simple(lambda: _("Which Loot do the Vile get?")), "mdi:bag-personal", "NA-217"
    ),
    "equip": Question(_equip, "mdi:bag-personal", "NA-241"),
}  # fmt: skip
"""Every question this game asks."""
