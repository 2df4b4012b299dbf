"""The bag: what is drawn, where it goes, and how the Nameless awakes."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from ..content import HIDDEN_COUNT
from ..figures import AT, KIND, land
from ..land import GATES, PIECE_OF, TOWER_PIECE, TOWER_SPACE, label
from ..sight import spaces_for_hidden
from ..state import NONE, State
from .asking import ask_space
from .contest import contest
from .storage import into_the_bag, lay, remove


def draw(s: State, table: Table, cause: str) -> Rules[None]:
    """One tile for each tile removed, drawn and placed by the active player (RH-082 to RH-084, RH-094,
    RH-267)."""
    if s.one_draw_per_turn and s.draws:
        return
    s.draws += 1
    if not s.bag:
        table.tell("bag_empty", seat=s.active)
        return
    yield from place(s, table, table.pick(s.bag), cause)


def place(s: State, table: Table, tile: int, cause: str) -> Rules[None]:
    """Put a tile that has come out of the bag where it belongs (RH-085, RH-086)."""
    kind = KIND[s.faces[tile]]
    if s.faces[tile] < HIDDEN_COUNT:
        yield from _place_hidden(s, table, tile, cause)
    elif kind == "event":
        face = table.show(tile)
        table.tell("drawn", seat=s.active, tile=tile, face=face, bag=len(s.bag), space="", cause=cause)
        contest(s, table, face)
        remove(s, table, tile, "event")
    else:
        face = table.show(tile)
        table.tell(
            "drawn", seat=s.active, tile=tile, face=face, bag=len(s.bag), space=label(AT[face]), cause=cause
        )
        put_in_place(s, table, tile, told=True)


def put_in_place(s: State, table: Table, tile: int, told: bool = False) -> None:
    """An open tile on the space it names, or beside the board while its region is face down (RH-260,
    RH-261). `told`: an event has just said which tile it is and where it belongs."""
    face = s.faces[tile]
    space = AT[face]
    if land(s).position[PIECE_OF[space]] < 0:
        s.waiting.append(tile)
        table.tell("waiting", tile=tile, face=face, space=label(space))
        return
    lay(s, space, tile)
    table.tell("placed" if told else "appears", tile=tile, face=face, space=label(space))
    if KIND[face] == "token":
        awaken(s, table)


def _place_hidden(s: State, table: Table, tile: int, cause: str) -> Rules[None]:
    """Face down on an empty beige space of the drawing player's choice (RH-086, RH-087, RH-D40, RH-D41)."""
    seat = s.active
    s.drawn = tile
    s.possible[tile] = _may_be(s, tile)
    face = table.show(tile, seat)
    table.tell_seat(seat, "drawn_hidden", {"face": face}, seat=seat, tile=tile, bag=len(s.bag), cause=cause)
    spaces = spaces_for_hidden(s, seat)
    if not spaces:
        s.drawn = NONE
        del s.possible[tile]
        s.seen[tile] = 0
        s.bag.append(tile)
        table.tell("draw_lost", seat=seat, bag=len(s.bag))
        return
    space = yield from ask_space(s, seat, "place_hidden", spaces, secret=len(s.heroes) > 1)
    s.drawn = NONE
    lay(s, space, tile)
    table.tell("hidden_placed", seat=seat, tile=tile, space=label(space))


def _may_be(s: State, tile: int) -> int:
    """The hidden faces that everybody can count to be in the bag or face down after coming out of it."""
    mask = 0
    for other in (tile, *s.bag, *s.possible):
        face = s.faces[other]
        if face < HIDDEN_COUNT:
            mask |= 1 << face
    return mask


# the Nameless


def awaken(s: State, table: Table) -> None:
    """Guardians to the gates, Servants by the number of active missions, the others into the bag (RH-203 to
    RH-206)."""
    s.awake = True
    count = min(sum(len(hero.missions) for hero in s.heroes), len(s.servants))
    table.tell("awake", seat=s.active, servants=count)
    lay_guardians(s, table)
    for _servant in range(count):
        enter_servant(s, table)
    while s.servants:
        servant = s.servants.pop()
        s.seen[servant] = 0
        s.bag.append(servant)
    table.tell("servants_into_bag", bag=len(s.bag))


def lay_guardians(s: State, table: Table) -> None:
    """Face down, one on each gate; those with a hero are turned up (RH-204, RH-D33)."""
    table.shuffle(s.guardians)
    table.tell("guardians", gates=[label(gate) for gate in GATES])
    for hero in s.heroes:
        if hero.space in GATES:
            turn_up_guardian(s, table, hero.space)


def turn_up_guardian(s: State, table: Table, gate: int) -> None:
    """A Guardian met is open to all for the rest of the game (RH-D33)."""
    guardian = s.guardians[GATES.index(gate)]
    if not s.seen[guardian]:
        face = table.show(guardian)
        table.tell("guardian_open", tile=guardian, face=face, space=label(gate))


def enter_servant(s: State, table: Table) -> None:
    """The next Servant of the shuffled pile goes to the space it names (RH-207, RH-250)."""
    servant = table.draw(s.servants)
    face = table.show(servant)
    table.tell("servant", tile=servant, face=face, space=label(AT[face]), left=len(s.servants))
    put_in_place(s, table, servant, told=True)


def token_into_the_bag(s: State, table: Table) -> None:
    """After the first quest step of the game (RH-091, RH-D38); only while the token lies beside the board."""
    for tile in s.aside:
        if KIND[s.faces[tile]] == "token":
            s.aside.remove(tile)
            into_the_bag(s, table, tile, "first_step")
            return


# undiscovered regions


def place_waiting(s: State, table: Table, piece: int) -> None:
    """Tiles that waited for this region; the token last, because he awakes then (RH-260, RH-261, RH-272)."""
    mine = [tile for tile in s.waiting if PIECE_OF[AT[s.faces[tile]]] == piece]
    s.waiting = [tile for tile in s.waiting if tile not in mine]
    for tile in sorted(mine, key=lambda tile: AT[s.faces[tile]] == TOWER_SPACE and piece == TOWER_PIECE):
        put_in_place(s, table, tile)
