"""What a player sees of the table, arranged for judging: decks, the fight under way, fights to come."""

from __future__ import annotations

from functools import cached_property
from math import exp

from ..content import FACES, FIRST_BOSS, HIT, LASTING, PLAYERS, RULE, SKULL, BossCard, DungeonCard
from ..kinds import NOTHING, Lasting
from ..kinds import enemies as en
from ..power import (
    HAND,
    clockwise,
    combined,
    composition,
    enemy_power,
    hand_size,
    lasting,
    printed_power,
)
from ..state import Dungeon, State
from ..zones import here
from .chances import Hand, chance_at, hand_of, reaching
from .weights import Weights
from .worth import worth, worth_against

MOST = 60
"""The largest power that is reckoned with."""


class Outlook:
    """One seat's look at a view or state."""

    def __init__(self, s: State, seat: int, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.heroes = [frozenset(player.heroes) for player in s.players]

    # decks

    def pile(self, seat: int) -> list[int]:
        """The faces of a draw pile, without their order."""
        return composition(self.s, seat)

    def deck(self, seat: int) -> list[int]:
        """All faces of a player's deck that are not in play."""
        player, faces = self.s.players[seat], self.s.faces
        return self.pile(seat) + [faces[card] for card in (*player.hand, *player.discard)]

    def worth(self, face: int, seat: int | None = None) -> float:
        """What a card is worth to a player."""
        return worth(face, self.heroes[self.seat if seat is None else seat])

    def mean(self, seat: int) -> float:
        """What a card of a player's deck is worth on average."""
        deck = self.deck(seat)
        return sum([self.worth(face, seat) for face in deck]) / max(1, len(deck))

    def values(self, seat: int, faces: list[int], rule: Lasting) -> list[float]:
        """What these cards are worth to a player against a rule."""
        heroes = self.heroes[seat]
        return [worth_against(face, heroes, rule) for face in faces]

    # the fight under way

    @cached_property
    def rule(self) -> Lasting:
        """The rule in force."""
        return lasting(self.s)

    @cached_property
    def need(self) -> int:
        """Power the team still lacks."""
        return enemy_power(self.s) - combined(self.s) + self.rule.must_exceed

    @cached_property
    def growth(self) -> int:
        """What the enemy gains after each turn."""
        fight = self.s.fight
        rule = RULE[self.s.faces[fight.enemy]] if fight is not None and not fight.silenced else None
        return rule.amount if isinstance(rule, en.Grows) else 0

    @cached_property
    def price(self) -> float:
        """What a rejected hand costs the rest of the visit, in chances of this fight."""
        below = len(here(self.s).cards) - 1
        if self.s.at_boss:
            return self.weights.boss_price * min(below, 3)
        return self.weights.hand_price * min(below, 2)

    @cached_property
    def tail(self) -> tuple[float, ...]:
        """The chance to reach each need in the turns after the present one."""
        fight = self.s.fight
        assert fight is not None
        turns = []
        for turn in fight.queue:
            size = turn.size or max(1, HAND + self.rule.hand + turn.larger)
            turns.append(self._hand(turn.seat, self.pile(turn.seat), size, self.rule))
        return reaching(tuple(turns), MOST, self.growth, self.price)

    def _hand(self, seat: int, faces: list[int], size: int, rule: Lasting) -> Hand:
        values = self.values(seat, faces, rule)
        hand = hand_of(values, size, rule.rejections)
        if rule.strongest_banned and values:
            strongest = sorted(values)[-max(1, len(values) // 4)]
            hand = Hand(max(0.0, hand.mean - strongest), hand.deviation, hand.hands)
        return hand

    def own_hands(self, rejected: bool) -> Hand:
        """The hands the present turn can still bring."""
        fight = self.s.fight
        assert fight is not None
        assert fight.turn is not None
        left = self.rule.rejections - fight.turn.rejected - rejected
        hand = self._hand(fight.turn.seat, self.pile(fight.turn.seat), hand_size(self.s), self.rule)
        return Hand(hand.mean, hand.deviation, max(1, min(hand.hands, 1 + left)))

    def chance(self, need: float) -> float:
        """The chance of the team with this need after the present turn."""
        if need <= 0:
            return 1.0
        return chance_at(self.tail, need + self.growth) if self.s.fight and self.s.fight.queue else 0.0

    def hand_worth(self, seat: int) -> float:
        """What the hand held will bring."""
        faces = [self.s.faces[card] for card in self.s.players[seat].hand]
        return sum(self.values(seat, faces, self.rule))

    # fights to come

    def effective(self, face: int) -> float:
        """The power of an enemy with what its rule adds to it."""
        card = FACES[face]
        assert isinstance(card, DungeonCard | BossCard)
        column = PLAYERS[len(self.s.players)].column - 2
        return card.budget * card.power[column] / max(1, card.power[1])

    def fight_chance(self, face: int, spent: int = 0, exact: bool = True) -> float:
        """The chance against an enemy when each player has drawn `spent` cards more than now."""
        rule = LASTING[face] if exact else NOTHING
        power = float(printed_power(self.s, face)) if exact and rule is not NOTHING else self.effective(face)
        power += rule.must_exceed - self.s.weaker
        grows = RULE[face]
        turns = []
        row = PLAYERS[len(self.s.players)]
        for seat in clockwise(self.s):
            faces = self.pile(seat)
            left = max(0, len(faces) - spent)
            hand = self._hand(seat, faces, min(HAND + rule.hand, left), rule)
            turns += [Hand(hand.mean, hand.deviation, min(hand.hands, max(1, left // HAND)))] * row.turns
        growth = grows.amount if isinstance(grows, en.Grows) else 0
        table = reaching(tuple(turns), MOST, growth, self.weights.hand_price)
        return chance_at(table, power)

    def unseen_chance(self, level: int, spent: int = 0) -> float:
        """The chance against an average unseen enemy of a level."""
        faces = self.unseen(level)
        if not faces:
            return 0.5
        powers = sorted(self.effective(face) for face in faces)
        middle = [powers[len(powers) // 4], powers[len(powers) // 2], powers[-1 - len(powers) // 4]]
        return sum([self._power_chance(power, spent) for power in middle]) / len(middle)

    def _power_chance(self, power: float, spent: int) -> float:
        row = PLAYERS[len(self.s.players)]
        turns = []
        for seat in clockwise(self.s):
            faces = self.pile(seat)
            left = max(0, len(faces) - spent)
            hand = self._hand(seat, faces, min(HAND, left), NOTHING)
            turns += [Hand(hand.mean, hand.deviation, min(hand.hands, max(1, left // HAND)))] * row.turns
        return chance_at(reaching(tuple(turns), MOST, 0, self.weights.hand_price), power - self.s.weaker)

    def unseen(self, level: int) -> list[int]:
        """Enemies of a level that may still lie face down."""
        known = self.s.contents.get(f"level{level}")
        if known is not None:
            return known
        return [
            face for face, card in enumerate(FACES) if isinstance(card, DungeonCard) and card.level == level
        ]

    def next_chance(self, dungeon: Dungeon, level: int) -> float:
        """The chance against the next card of a pile, seen or unseen."""
        card = dungeon.cards[-1]
        face = self.s.faces[card]
        return self.fight_chance(face) if face >= HIT and self.s.seen[card] else self.unseen_chance(level)

    def boss_chance(self) -> float:
        """A rough chance to beat all Boss cards in a row with the decks as they are."""
        strength = 0.0
        for seat in range(len(self.s.players)):
            deck = self.deck(seat)
            mean = sum([self.worth(face, seat) for face in deck]) / max(1, len(deck))
            draws = PLAYERS[len(self.s.players)].turns * HAND
            stamina = min(1.0, len(deck) / (4.0 * draws))
            strength += mean * draws * (0.75 + 0.35 * stamina)
        cards = [self.s.faces[card] for card in self.s.lair.cards if self.s.faces[card] >= FIRST_BOSS]
        powers = [self.effective(face) for face in cards] or [self._boss_mean()]
        need = sum(powers) / len(powers)
        return 1 / (1 + exp(-(strength - need) * self.weights.boss_slope / need))

    def _boss_mean(self) -> float:
        faces = [face for face, card in enumerate(FACES) if isinstance(card, BossCard)]
        return sum([self.effective(face) for face in faces]) / len(faces)

    @property
    def steps(self) -> int:
        """Spaces the Boss pawn still has to go."""
        return SKULL - self.s.pawn
