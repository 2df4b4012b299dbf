"""The options players choose from, by the decisions that offer them.

Arguments: *card* is the instance of a card or token, *no* a position from 1 to 6, *board* and *colour*
count from 0, *place* is a number of `track`. `pass` (use nothing), `done` (enough) and `accept` need no
arguments.

- `choose_heroes`: keep(card), one after the other
- `replace_hero`: replace(no), done; the gems follow as `pay_gems`
- `choose_vile_quest`: quest(id)
- `choose_challenge`: challenge(id)
- `place_heroes`: stand(card): it takes the next position
- `token_mode`: mode(quick / strategic)
- `place_green_token`: put(token, space)
- `discard_cursed_reward`: keep, discard
- `place_gem`: place(board)
- `pay_gems`: pay(board, colour): one gem · pay_all(board, r, o, v, g, b) · pay_dyed(board, r, o, v, g, b)
- `pay_with_cards`: cover(card): a card of the Pouch or a Hero of the team
- `lose_gem`: pay(board, colour)
- `transfer_or_exchange`: move_gem(from, to, colour) · swap_gems(board, board, colour, colour) ·
  move_dilemma(card, to) · swap_dilemmas(card, card)
- `blessing`: pass · skill(card, number) · dilemma(card) · free_skill(dilemma, card, number)
- `blessing_target`, `effect_target`: hero(no) · gem(colour) · vile_token(token) · card(card) · look(…) ·
  tokens(space, space) · rooms(slot, slot) · die(index) · dice(index, index) · loot(card) · die_value(index,
  value) · stand(card) · done
- `change_golden_die`: keep · reroll_golden(board) · bonus_golden(token) · loaded_die(card) · token(token)
  for Chance
- `echo_choice`: die(value)
- `movement_dilemma`: pass · dilemma(card)
- `brake`: pay(board, colour) · done
- `walk_or_run`: walk · run · stay
- `add_bonus_die`: pass · add_die(token) · reroll_move(index, board) paid · bonus_move(index, token)
- `move_to`: move(place) · portal(place): by the linked Rooms · halt(place): nothing else is possible
  (NA-D08)
- `token_now_or_wait`: now · wait(board) · instead(token): play that waiting one first, keep this
- `use_waiting_token`: die(index), then done: which dice a Bonus Die rolls again
- `vision_target`: look(…)
- `tax_gems_take`: gem(colour)
- `tax_unforeseen_source`: draw, take_back
- `take_back`, `tax_unforeseen_give`: card(card)
- `peril_hero`, `individual_hero`: hero(no)
- `chance_mode`: bonus(1–5) · gamble
- `chance_hero`: discard · enlist · replace(no)
- `heal_heroes`: hero(no) · done
- `keep_dilemma`: wait(board) · discard · exchange(card) · dilemma(card): play that one to free its place
- `peek`: pass · skill(card, number); then leave, under
- `barter`: pass · barter(colour given, colour taken)
- `step_in`: pass · skill(card, number)
- `choose_hazard`: card(card)
- `reveal_rooms`: room(slot)
- `test_or_visit`: test(relic / use / octuple) · chance · passage · effect · visit
- `visiting_effect`: pay(board, colour) · card(dilemma) · hero(no) · done
- `door_alternative`: test · sword · open_sealed
- `salutary_options`: wake · rest; then line(number) · done
- `before_objective`: pass · perfect(board) · skill(card, number) · free_skill(dilemma, card, number) ·
  dilemma(card)
- `assign_dice`: assign(board, value, value …): the values in the order of the positions
- `catch_up`: accept · reroll(index) · substitute(index) · skill · free_skill · dilemma(card) · golden die
  as above · token(token)
- `shield`: pass · skill(card, number) · dilemma(card) · dilemma(card, survive / ours) · reroll_test ·
  bonus_test(token)
- `well_sacrifice`: hero(no) · pass
- `relic_or_loot`: relic(id) · loot
- `relic_power`: exchange_heroes(no, place in the Vile stack) · done · gem(colour)
- `opportunity`: pass · skill(card, number) · free_skill · dilemma(card)
- `octuple_option`: treasure · octogon · stay · leave
- `cede_loot`: card(card)
- `equip`: wear(card, no) · store(card, no) · drop(card) · done

Anywhere NA-D70 and NA-D71 allow it: token(token), antidote, transfer. A last argument `dye` marks what only
the dye can pay for (NA-288).

look(…): zone(space) as look("zone", space) · look("door", 52) · look("room", slot) · look("token", space) ·
look("pile", heroes / loot / relics / unforeseen) · look("gate", space): the Door and the Zone there.
"""

from __future__ import annotations

from functools import cache

from heroes_desktop.engine import Option

PASS = Option("pass")
DONE = Option("done")
ACCEPT = Option("accept")
KEEP = Option("keep")
DISCARD = Option("discard")
WALK = Option("walk")
RUN = Option("run")
STAY = Option("stay")
NOW = Option("now")
DRAW = Option("draw")
TAKE_BACK = Option("take_back")
GAMBLE = Option("gamble")
ENLIST = Option("enlist")
LEAVE = Option("leave")
UNDER = Option("under")
CHANCE = Option("chance")
PASSAGE = Option("passage")
EFFECT = Option("effect")
VISIT = Option("visit")
TEST = Option("test")
SWORD = Option("sword")
OPEN_SEALED = Option("open_sealed")
WAKE = Option("wake")
REST = Option("rest")
TREASURE = Option("treasure")
OCTOGON = Option("octogon")
LOOT = Option("loot")
ANTIDOTE = Option("antidote")
TRANSFER = Option("transfer")
DYE = "dye"


@cache
def option(act: str, *args: int | str) -> Option:
    """An option, made once."""
    return Option(act, args)


PAY: tuple[tuple[Option, ...], ...] = tuple(
    tuple(Option("pay", (board, colour)) for colour in range(5)) for board in range(3)
)
HERO: tuple[Option, ...] = tuple(Option("hero", (position + 1,)) for position in range(6))
GEM: tuple[Option, ...] = tuple(Option("gem", (colour,)) for colour in range(5))
PLACE: tuple[Option, ...] = tuple(Option("place", (board,)) for board in range(3))
MODES: tuple[Option, ...] = (Option("mode", ("quick",)), Option("mode", ("strategic",)))


def marked(act: str, *args: int | str, dyed: bool = False) -> Option:
    """An option that costs gems, marked if only the dye can pay for it."""
    return option(act, *args, DYE) if dyed else option(act, *args)
