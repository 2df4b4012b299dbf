"""The options players choose from, made once: rules hand out the same objects again and again.

Spaces are named by their label (`step(A7)`), pieces by their letter, tiles, missions and items by their
instance, heroes by their id, skills and colours by their word, other seats by their number.

Decisions (kind: options; all open unless said):

| kind | who | options |
|---|---|---|
| choose_hero | each seat in order | hero(id, man or woman)…, random() |
| choose_start | each seat (standard), the player (solo: piece first) | piece(letter)…, then space(label)… |
| start_turn | active | step(label)…, explore(side)…, enter_tower(), rest(), fly(), stay(), drink(item)… |
| leave_or_fight | active, on a visible opponent | as start_turn, without rest(); stay() means fight |
| step | active, between two steps | step(label)…, explore(side)…, stop(), drink(item)… |
| tile_on_arrival | active, between two steps, where something lies | the same |
| choose_action | active | see `choose_action` below |
| choose_opponent | active | opponent(tile)…, drink(item)… |
| choose_skill | active, before a combat | skill(word)…, drink(item)… |
| drink | active, between two tests of a combat | go_on(), drink(item)… |
| choose_test_skill | active, at the Mice | skill(word)… |
| keep_dice | flyer with `hall_2000` | keep(die, die)…, one pair for each result, lowest first |
| assign_damage | hurt player, for each point | life(), protect(item)…; about {points} |
| choose_cube | rewarded player | cube(colour)… |
| rob_cube | robber | cube(colour)…; about {victim} |
| discard_mission | active, accepting a fifth | mission(tile)… |
| discard_item | whoever takes an item without room | item(instance)… |
| take_or_leave_item | rewarded player | take(item), leave(item) |
| lay_on_mission | buyer who holds the matching mission | inventory(item), mission(tile) |
| buy | visitor of a bazaar, repeated | buy(item)…, done(), drink(item)… |
| buy_from_visitor | the others clockwise, repeated | buy(item)…, done() |
| seer_pick | active, secret | tile(instance)… of the bag |
| mice_look | active, secret (open in the solo game) | seen() |
| teleport_to, broom_to | active | piece(letter)…, then space(label)… |
| place_hidden | active, secret | piece(letter)…, then space(label)… |
| pillar_swap | active, twice | piece(letter)… |
| final_skill | hero in the Tower, each round | skill(word)… |
| inherit_item | player of a dead hero | item(instance)… |
| play_on | solo player after turn 45 | go_on(), give_up() |

choose_action, in this order: challenge(); quest_step(quest id); accomplish(mission); take_object(tile);
accept(mission); use(tile) for encounters, masters, bazaars, Coachmaker and Broom; take_quest(quest id);
pick_up(item); drink(item); end_turn().
"""

from __future__ import annotations

from heroes_desktop.engine import Option

from .content import COLOURS, HEROES, PIECES, QUESTS, SKILLS
from .land import SIDES, SPACES
from .state import FIRST_PIECE

_INSTANCES = range(FIRST_PIECE)


def _of_instances(act: str) -> tuple[Option, ...]:
    return tuple(Option(act, (instance,)) for instance in _INSTANCES)


# before the first turn

HERO = tuple((Option("hero", (hero.id, "man")), Option("hero", (hero.id, "woman"))) for hero in HEROES)
RANDOM = Option("random")
PIECE = tuple(Option("piece", (piece.id,)) for piece in PIECES)
SPACE = tuple(Option("space", (space.id,)) for space in SPACES)

# on the way

STEP = tuple(Option("step", (space.id,)) for space in SPACES)
EXPLORE = tuple(Option("explore", (side,)) for side in SIDES)
ENTER_TOWER = Option("enter_tower")
REST = Option("rest")
FLY = Option("fly")
STAY = Option("stay")
STOP = Option("stop")
DRINK = _of_instances("drink")
GO_ON = Option("go_on")

# actions

CHALLENGE = Option("challenge")
QUEST_STEP = tuple(Option("quest_step", (quest.id,)) for quest in QUESTS)
TAKE_QUEST = tuple(Option("take_quest", (quest.id,)) for quest in QUESTS)
ACCOMPLISH = _of_instances("accomplish")
TAKE_OBJECT = _of_instances("take_object")
ACCEPT = _of_instances("accept")
USE = _of_instances("use")
PICK_UP = _of_instances("pick_up")
END_TURN = Option("end_turn")

# combat, rewards, death

OPPONENT = _of_instances("opponent")
SKILL = tuple(Option("skill", (word,)) for word in SKILLS)
LIFE = Option("life")
PROTECT = _of_instances("protect")
CUBE = tuple(Option("cube", (colour,)) for colour in COLOURS)
MISSION = _of_instances("mission")
ITEM = _of_instances("item")
TAKE = _of_instances("take")
LEAVE = _of_instances("leave")

# encounters and bazaars

TILE = _of_instances("tile")
SEEN = Option("seen")
INVENTORY = _of_instances("inventory")
BUY = _of_instances("buy")
DONE = Option("done")
GIVE_UP = Option("give_up")


def keep(one: int, other: int) -> Option:
    """Let these two dice count."""
    return Option("keep", (one, other))
