"""Tables of Heroes of Tenefyr laid out by hand, and a short way to write down how they are played.

Cards are written by their numbers: "1" and "0" are Standard cards, "S01" to "S04" Skills, "113" the Orc and
his loot, "B01" a Boss card, "R04" a Reward card. Piles are given from the top down.

    game = fight(Who(pile="1 0 0"), Who(pile="1 1 0"), enemy="101")
    game.do("keep", "play 1", ...)

`do` answers one decision after the other: the act, then what it is done with. A card stands for the first
option that names it. After every answer all components are counted.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import pytest

from heroes_desktop.engine import EVERYONE, Decision, Event, Match, Option, ScriptedDice, Setup
from heroes_desktop.engine.joint import Deciding
from heroes_desktop.games.tenefyr import content, info
from heroes_desktop.games.tenefyr.content import FACE_OF, FACES, LEVEL, LEVELS, DungeonCard, instances
from heroes_desktop.games.tenefyr.kinds import Kind
from heroes_desktop.games.tenefyr.power import combined, enemy_power, fight_of, total_of
from heroes_desktop.games.tenefyr.state import LAIR, VILLAGE, Dungeon, Player, State

NAMES = ("Ann", "Ben", "Cleo", "Dan")
CODES = {"1": content.HIT, "0": content.MISS, **FACE_OF}
HEROES = ("barbarian", "bard", "cleric", "thief")


@dataclass(frozen=True)
class Who:
    """A player; heroes left out are given in the order of the box."""

    heroes: str = ""
    pile: str = ""
    discard: str = ""
    larger: int = 0
    spare: int = 0


@dataclass(frozen=True)
class Den:
    """A dungeon; its level is that of its top card unless given."""

    cards: str
    reward: str = ""
    level: int = 0
    up: int = 1


class _Box:
    """All cards, handed out by number."""

    def __init__(self) -> None:
        self.faces = instances()
        self.free = list(range(len(self.faces)))
        self.seen = [0] * len(self.faces)

    def take(self, code: str, seen: bool = False) -> int:
        card = next(card for card in self.free if self.faces[card] == CODES[code])
        self.free.remove(card)
        self.seen[card] = EVERYONE if seen else 0
        return card

    def pile(self, codes: str, seen: bool = False) -> list[int]:
        """The top is the end of a pile."""
        return [self.take(code, seen) for code in reversed(codes.split())]


def table(
    *people: Who,
    dungeons: Sequence[Den] = (),
    lair: str = "B01 B02 B03 B04",
    reserve: Mapping[int, str] | None = None,
    removed: str = "",
    pawn: int = 4,
    token: int = 0,
    place: int = VILLAGE,
    stage: str = "village",
    weaker: int = 0,
    shields: int = 0,
    boss: str = "",
    best_order: bool = False,
    deciding: Deciding | None = None,
) -> State:
    """A state in the middle of a match. Dungeon cards not named are in the reserve, unless the reserve is
    given; everything else not named is out of the game."""
    box = _Box()
    s = State(
        stage=stage, pawn=pawn, token=token, place=place, weaker=weaker, shields=shields,
        best_order=best_order, difficulty="normal", boss=0, first_fight=place != VILLAGE,
        deciding=deciding or Deciding(tuple(range(len(people)))),
    )  # fmt: skip
    s.players = [_player(box, people, seat) for seat in range(len(people))]
    s.dungeons = [_dungeon(box, den) for den in dungeons]
    s.lair = Dungeon(5, box.pile(lair))
    if s.lair.cards:
        _face_up(box, s.lair, 1)
    s.mixed = list(s.lair.cards)
    s.removed = box.pile(removed, seen=True)
    s.reserve = [box.pile((reserve or {}).get(level, "")) for level in LEVELS]
    if reserve is None:
        for card in list(box.free):
            if LEVEL[box.faces[card]]:
                s.reserve[LEVEL[box.faces[card]] - 1].append(card)
                box.free.remove(card)
    s.box = box.free
    for card in s.box:
        box.seen[card] = EVERYONE
    s.faces, s.seen = box.faces, box.seen
    if boss:
        s.boss = content.BOSS_INDEX[boss]
    info.check(s)
    return s


def _player(box: _Box, people: Sequence[Who], seat: int) -> Player:
    who = people[seat]
    each = content.PLAYERS[len(people)].heroes
    heroes = who.heroes.split() or list(HEROES[seat * each : seat * each + each])
    return Player(
        heroes=[content.HERO_INDEX[hero] for hero in heroes],
        pile=box.pile(who.pile),
        discard=box.pile(who.discard, seen=True),
        larger=who.larger,
        spare=who.spare,
    )


def _dungeon(box: _Box, den: Den) -> Dungeon:
    codes = den.cards.split()
    level = den.level or int(codes[0][0])
    dungeon = Dungeon(level, box.pile(den.cards))
    if den.reward:
        dungeon.reward = box.take(den.reward, seen=True)
    _face_up(box, dungeon, den.up)
    return dungeon


def _face_up(box: _Box, dungeon: Dungeon, count: int) -> None:
    for card in dungeon.cards[-count:]:
        dungeon.up.append(card)
        box.seen[card] = EVERYONE


class Game:
    """A match being written down."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[Event] = list(match.events)

    @property
    def s(self) -> State:
        """The state."""
        state: State = self.match.state
        return state

    @property
    def decision(self) -> Decision:
        """What is asked."""
        assert self.match.decision is not None, "the match is over"
        return self.match.decision

    @property
    def asked(self) -> str:
        """The kind of the open decision; empty at the end."""
        return self.match.decision.kind if self.match.decision else ""

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.decision.seat

    @property
    def offered(self) -> list[str]:
        """The open options as they are written here."""
        return [self._written(option) for option in self.decision.options]

    def _written(self, option: Option) -> str:
        words = [option.act]
        for argument in option.args:
            if option.act in ("play", "card"):
                words.append(self.code(self.s.faces[int(argument)]))
            elif option.act == "face":
                words.append(self.code(int(argument)))
            else:
                words.append(str(argument))
        return " ".join(words)

    @staticmethod
    def code(face: int) -> str:
        """The number of a card."""
        return "10"[face] if face < 2 else FACES[face].number

    def do(self, *answers: str) -> Game:
        """Answer the decisions that are asked one after the other."""
        for answer in answers:
            offered = self.offered
            assert answer in offered, f"{self.asked} to {self.seat} offers {offered}, not {answer!r}"
            self.told += self.match.play(self.decision.options[offered.index(answer)])
            info.check(self.s)
        return self

    def until(self, kind: str) -> Game:
        """Keep hands, play whatever comes first, decline, until this is asked (or the match is over)."""
        while self.match.decision is not None and self.asked != kind:
            offered = self.offered
            idle = next(
                (word for word in ("keep", "decline", "done", "nothing", "leave") if word in offered), ""
            )
            self.do(idle or offered[0])
        return self

    def turn(self, *more: str) -> Game:
        """Play the turn of the player who is asked to the end, with these answers first."""
        fight = self.s.fight
        assert fight is not None
        taken = fight.taken
        self.do(*more)
        while self.s.fight is fight and fight.taken == taken and not fight.result and self.asked:
            offered = self.offered
            idle = next((word for word in ("keep", "decline", "done", "nothing") if word in offered), "")
            self.do(idle or offered[0])
            fight = self.s.fight or fight
            if fight.taken != taken:
                break
        return self

    def events(self, kind: str) -> list[Event]:
        """All events of a kind so far."""
        return [event for event in self.told if event.kind == kind]

    def cards(self, instances: Iterable[int]) -> str:
        """Cards by their numbers, sorted."""
        return " ".join(sorted(self.code(self.s.faces[card]) for card in instances))

    def codes(self, faces: Iterable[int]) -> str:
        """Faces by their numbers, sorted."""
        return " ".join(sorted(self.code(face) for face in faces))

    def pile(self, seat: int) -> str:
        """A draw pile from the top down."""
        return " ".join(self.code(self.s.faces[card]) for card in reversed(self.s.players[seat].pile))

    def hand(self, seat: int) -> str:
        """A hand, sorted."""
        return self.cards(self.s.players[seat].hand)

    def discard(self, seat: int) -> str:
        """A discard pile, sorted."""
        return self.cards(self.s.players[seat].discard)

    def den(self, place: int) -> str:
        """A dungeon from the top down."""
        pile = self.s.lair if place == LAIR else self.s.dungeons[place]
        return " ".join(self.code(self.s.faces[card]) for card in reversed(pile.cards))

    def face_up(self, place: int) -> str:
        """The cards of a dungeon that lie face up, sorted."""
        return self.cards((self.s.lair if place == LAIR else self.s.dungeons[place]).up)

    def reserve(self, level: int) -> str:
        """A reserve pile, sorted."""
        return self.cards(self.s.reserve[level - 1])

    @property
    def total(self) -> int:
        """The combined power."""
        return combined(self.s)

    @property
    def power(self) -> int:
        """The enemy's power."""
        return enemy_power(self.s)

    def total_of(self, seat: int, turn: int | None = None) -> int:
        """The total of a player."""
        return total_of(self.s, seat, turn)

    @property
    def checks(self) -> list[tuple[int, int, bool]]:
        """Total, power and result of all final checks so far."""
        return [
            (event.facts["total"], event.facts["power"], event.facts["won"]) for event in self.events("check")
        ]

    @property
    def result(self) -> str:
        """How the last fight ended."""
        return str(self.events("fight_over")[-1].facts["result"])

    def values(self, seat: int) -> dict[str, int]:
        """The values of a player's cards in play."""
        return {self.code(self.s.faces[p.card]): p.value for p in fight_of(self.s).played if p.seat == seat}


def start(
    s: State, rolls: Iterable[int] = (), orders: Iterable[Sequence[int]] = (), automated: tuple[int, ...] = ()
) -> Game:
    """A match that begins at this table, with these results for the next dice and shuffles."""
    setup = Setup("by-hand", NAMES[: len(s.players)], automated=automated)
    return Game(Match.from_state("tenefyr", setup, s, ScriptedDice(rolls, orders)))


def fight(
    *people: Who,
    enemy: str,
    below: str = "",
    level: int = 0,
    reward: str = "",
    others: Sequence[Den] = (),
    rolls: Iterable[int] = (),
    orders: Iterable[Sequence[int]] = (),
    at_boss: bool = False,
    reserve: Mapping[int, str] | None = None,
    removed: str = "",
    pawn: int = 4,
    token: int = 0,
    weaker: int = 0,
    shields: int = 0,
    best_order: bool = False,
    deciding: Deciding | None = None,
    automated: tuple[int, ...] = (),
) -> Game:
    """A match that begins with a fight: in the dungeon 0, or against the Boss pile."""
    cards = f"{enemy} {below}".strip()
    dungeons = [*others] if at_boss else [Den(cards, reward, level), *others]
    s = table(
        *people, dungeons=dungeons, lair=cards if at_boss else "B01 B02 B03 B04", reserve=reserve,
        removed=removed,
        pawn=pawn, token=token, place=LAIR if at_boss else 0, stage="combat", weaker=weaker, shields=shields,
        best_order=best_order, deciding=deciding,
    )  # fmt: skip
    return start(s, rolls, orders, automated)


class Cards:
    """Rewrites cards for one test: another power, rule or loot, so that every kind can be met anywhere."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def __call__(
        self,
        number: str,
        power: int | None = None,
        rule: Kind | None = None,
        loot: Kind | None = None,
        loot_power: int | None = None,
    ) -> str:
        """`power` counts in every column. Returns the number."""
        face = CODES[number]
        if power is not None:
            self._set("ENEMY_POWER", face, (power, power, power))
        if rule is not None:
            self._set("RULE", face, rule)
            lasting = rule.lasting if rule.hook == "during" else content.NOTHING  # type: ignore[attr-defined]
            self._set("LASTING", face, lasting)
        if loot is not None:
            self._set("EFFECT", face, loot)
        if loot_power is not None:
            self._set("POWER", face, loot_power)
        return number

    def _set(self, name: str, face: int, value: object) -> None:
        changed = list(getattr(content, name))
        changed[face] = value
        for module in list(sys.modules.values()):
            if module.__name__.startswith("heroes_desktop.games.tenefyr") and hasattr(module, name):
                self._monkeypatch.setattr(module, name, tuple(changed))


def loot_number(kind: type[Kind]) -> str:
    """The first card whose loot is of this kind."""
    return next(card.number for card in content.DUNGEON if isinstance(card.loot, kind))


def enemy_number(kind: type[Kind]) -> str:
    """The first card whose enemy is of this kind."""
    cards: tuple[DungeonCard | content.BossCard, ...] = (*content.DUNGEON, *content.BOSS_CARDS)
    return next(card.number for card in cards if isinstance(card.rule, kind))
