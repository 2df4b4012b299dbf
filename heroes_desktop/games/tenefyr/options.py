"""The options players choose from, made once: rules hand out the same objects again and again.

Cards of a hand, in play or being looked at are named by instance, each on its own. Cards of a draw pile, a
discard pile or a deck are named by face, because equal ones are one option and their order is hidden.

| Decision                   | Options |
|----------------------------|---|
| setup_heroes               | hero(id), random |
| setup_absent_hero          | use, decline |
| setup_boss                 | boss(id), random |
| setup_difficulty           | difficulty(id) |
| setup_first                | seat(seat), random |
| choose_destination         | enter(dungeon), enter_lair |
| start_choice               | seat(seat); EN-05 in solo: turn(number); BO-16: no_rejecting, lose_turn |
| keep_or_reject             | keep, reject |
| play_next                  | play(card) |
| use_optional               | use, decline; SK-01: amount(number), decline; LO-43: card(card), decline |
| pay_condition              | pay, decline; LO-41: amount(number), decline |
| target_player              | seat(seat); a total in solo: turn(number) |
| target_card                | card(card); EN-39: face(face) |
| search_pile                | face(face), nothing |
| order_effects              | result(power), highest first |
| discard_from_hand          | card(card) |
| pick_from_discard          | face(face), done |
| pick_tied_card             | card(card) |
| rearrange_pile             | card(card): the one that comes next, beginning with the top |
| reserve_level              | level(level), decline |
| move_target, pick_dungeon  | dungeon(dungeon) |
| loot_receiver              | seat(seat) |
| continue_or_leave          | continue, leave |
| reward_option, group_reward| reward(number of the option) |
| reward_give                | keep, seat(seat) |
| pick_revealed              | card(card) |
| give_card                  | face(face), then target_player |
| exchange_card              | face(face), decline |
| group_receiver             | seat(seat) |
| remove_cards               | face(face), done |
| last_word                  | the options that were voted for |

Several cards are picked in the ascending order of their faces.

`Decision.about` says what a question is about: `source`, the face of the card that asks it; `left`, how many
cards may still be picked; `level`, the reserve level that is used up; `card`, the one to be handed on or
whose changes are ordered, with `cards`, how many like it, and `owner`, whose they are; `reward`, "RW-08" for
the hand that may be shuffled back; `question`, the kind voted on before a last word.
"""

from __future__ import annotations

from functools import cache

from heroes_desktop.engine import Option

from .content import BOSSES, DIFFICULTIES, FACES, HEROES, LEVELS, instances

_CARDS = range(len(instances()))
_SEATS = range(4)
_DUNGEONS = range(40)

# before the first visit

HERO = tuple(Option("hero", (hero.id,)) for hero in HEROES)
BOSS = tuple(Option("boss", (boss.id,)) for boss in BOSSES)
DIFFICULTY = tuple(Option("difficulty", (name,)) for name in DIFFICULTIES)
RANDOM = Option("random")

# together

ENTER = tuple(Option("enter", (number,)) for number in _DUNGEONS)
ENTER_LAIR = Option("enter_lair")
DUNGEON = tuple(Option("dungeon", (number,)) for number in _DUNGEONS)
CONTINUE = Option("continue")
LEAVE = Option("leave")
NO_REJECTING = Option("no_rejecting")
LOSE_TURN = Option("lose_turn")

# in a turn

KEEP = Option("keep")
REJECT = Option("reject")
PLAY = tuple(Option("play", (card,)) for card in _CARDS)

# of effects

USE = Option("use")
PAY = Option("pay")
DECLINE = Option("decline")
NOTHING = Option("nothing")
DONE = Option("done")
AMOUNT = tuple(Option("amount", (number,)) for number in range(10))
SEAT = tuple(Option("seat", (seat,)) for seat in _SEATS)
TURN = tuple(Option("turn", (number,)) for number in range(12))
CARD = tuple(Option("card", (card,)) for card in _CARDS)
FACE = tuple(Option("face", (face,)) for face in range(len(FACES)))
LEVEL = tuple(Option("level", (level,)) for level in (0, *LEVELS))
REWARD = tuple(Option("reward", (number,)) for number in range(3))

KEEP_OR_REJECT = (KEEP, REJECT)
CONTINUE_OR_LEAVE = (CONTINUE, LEAVE)
USE_OR_DECLINE = (USE, DECLINE)
PAY_OR_DECLINE = (PAY, DECLINE)


@cache
def result(power: int) -> Option:
    """The power a card shall have."""
    return Option("result", (power,))


def number(option: Option) -> int:
    """The number an option names."""
    return int(option.args[0])
