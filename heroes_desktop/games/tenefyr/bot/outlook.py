"""What a player sees of the table, arranged for judging: decks, the fight under way, fights to come."""

from __future__ import annotations

from functools import cached_property
from math import sqrt

from ..content import FACES, FIRST_BOSS, HIT, LASTING, LEVEL, PLAYERS, RULE, SKULL, BossCard, DungeonCard
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
    total_of,
)
from ..state import Dungeon, State
from ..zones import here
from .chances import NO_HAND, Hand, Prospect, chance_at, hand_of, prospect
from .hands import hand_value
from .stamina import USED, Stock, lasting_chance
from .weights import SHARP, Weights
from .worth import USUAL, Place, worth, worth_against

STOCK = 6
"""More cards than so many in a draw pile make no difference to a hand."""


def _counted(cards: int) -> int:
    return max(0, min(STOCK, cards))


class Outlook:
    """One seat's look at a view or state."""

    def __init__(self, s: State, seat: int, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.heroes = [frozenset(player.heroes) for player in s.players]
        self._usuals: dict[int, Place] = {}
        self._prices: dict[int, float] = {}
        self._stocks: dict[int, Stock] = {}

    @cached_property
    def sharp(self) -> Outlook:
        """The same look as sharp as can be: for chances that are told."""
        return self if self.weights.sharp else Outlook(self.s, self.seat, SHARP)

    # decks

    def pile(self, seat: int) -> list[int]:
        """The faces of a draw pile, without their order."""
        return composition(self.s, seat)

    def deck(self, seat: int) -> list[int]:
        """All faces of a player's deck that are not in play."""
        player, faces = self.s.players[seat], self.s.faces
        return self.pile(seat) + [faces[card] for card in (*player.hand, *player.discard)]

    def worth(self, face: int, seat: int | None = None) -> float:
        """What a card is worth to a player, wherever it is played."""
        seat = self.seat if seat is None else seat
        return worth(face, self.heroes[seat], self._usual(seat))

    def _usual(self, seat: int) -> Place:
        """The average place of a card of a deck."""
        found = self._usuals.get(seat)
        if found is None:
            deck = self.deck(seat)
            rough = sum([worth(face, self.heroes[seat]) for face in deck]) / max(1, len(deck))
            loot = sum([LEVEL[face] > 0 for face in deck]) / max(1, len(deck))
            mean = round(2 * rough) / 2
            found = USUAL._replace(mean=mean, loot=round(4 * loot) / 4, total=2 * mean)
            self._usuals[seat] = found
        return found

    def mean(self, seat: int) -> float:
        """What a card of a player's deck is worth on average."""
        deck = self.deck(seat)
        return sum([self.worth(face, seat) for face in deck]) / max(1, len(deck))

    @cached_property
    def team_mean(self) -> float:
        """What a card of any deck is worth on average."""
        seats = range(len(self.s.players))
        return sum([self.mean(seat) for seat in seats]) / len(seats)

    def values(self, seat: int, faces: list[int], rule: Lasting, place: Place) -> list[float]:
        """What these cards are worth to a player against a rule."""
        heroes = self.heroes[seat]
        return [worth_against(face, heroes, rule, place) for face in faces]

    def place(self, seat: int, order: int, turns: int, boss: bool, level: int) -> Place:
        """Where a player plays his cards in turn `order` of a fight with so many turns."""
        usual = self._usual(seat)
        return usual._replace(
            total=round(2.5 * usual.mean) if order else 0.0, first=float(not order),
            last=float(order == turns - 1), late=float(order), boss=float(boss),
            stock=_counted(len(self.s.players[seat].pile)), level=level, free=False,
        )  # fmt: skip

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

    def price(self, seat: int) -> float:
        """The share of a won fight that a rejected hand costs: cards are stamina for the fights to come."""
        found = self._prices.get(seat)
        if found is None:
            found = self._prices[seat] = self._price(seat)
        return found

    def _price(self, seat: int) -> float:
        below = here(self.s).cards[:-1]
        if not below:
            return 0.0
        if not self.s.at_boss:
            return self.weights.hand_price * min(len(below), 2)
        fight = self.s.fight
        waiting = {turn.seat for turn in fight.queue} if fight is not None else set()
        needs = [self._need_of(card) for card in below]
        stocks = [
            self._stock(other, len(self.pile(other)) - USED * (other in waiting))
            for other in range(len(self.s.players))
        ]
        now = lasting_chance(stocks, needs)
        stocks[seat] = stocks[seat]._replace(cards=max(0, stocks[seat].cards - HAND))
        return self.weights.boss_price * (1 - lasting_chance(stocks, needs) / max(1e-9, now))

    def _stock(self, seat: int, cards: float) -> Stock:
        """The cards a player has for fights to come."""
        found = self._stocks.get(seat)
        if found is None:
            place = self._usual(seat)._replace(boss=1.0, level=5)
            values = [worth(face, self.heroes[seat], place) for face in self.deck(seat)]
            mean = sum(values) / max(1, len(values))
            spread = sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, len(values)))
            found = Stock(0, mean, spread, PLAYERS[len(self.s.players)].turns)
            self._stocks[seat] = found
        return found._replace(cards=max(0, cards))

    def _need_of(self, card: int) -> float:
        face = self.s.faces[card]
        return self.effective(face) if face >= HIT and self.s.seen[card] else self._boss_mean

    @cached_property
    def tail(self) -> Prospect | None:
        """What the turns after the present one promise."""
        fight = self.s.fight
        assert fight is not None
        turns = []
        for order, turn in enumerate(fight.queue):
            size = turn.size or max(1, HAND + self.rule.hand + turn.larger)
            place = self._place_now(turn.seat, 1 + order)
            hand = self._hand(turn.seat, self.pile(turn.seat), size, self.rule, place)
            turns.append(hand._replace(price=self.price(turn.seat)))
        return prospect(tuple(turns), self.growth)

    def _place_now(self, seat: int, later: int) -> Place:
        """Where a player plays in the fight under way, so many turns after the present one."""
        fight = self.s.fight
        assert fight is not None
        order = fight.taken + later
        boss = self.s.faces[fight.enemy] >= FIRST_BOSS
        place = self.place(seat, order, order + len(fight.queue) - later + 1, boss, here(self.s).level)
        known = [total_of(self.s, other) for other in range(len(self.s.players)) if other != seat]
        if self.s.solo:
            known = [total_of(self.s, 0, turn) for turn in range(fight.taken)]
        total = max([*known, place.total if later else 0], default=0)
        rejected = fight.turn.rejected if fight.turn is not None and not later else 0.3
        return place._replace(total=float(total), rejected=rejected, free=self.price(seat) == 0.0)

    def _hand(
        self, seat: int, faces: list[int], size: int, rule: Lasting, place: Place, spent: int = 0
    ) -> Hand:
        """The hands a turn can bring."""
        if self.weights.sharp:
            place = place._replace(stock=_counted(len(faces) - spent - size))
        values = self.values(seat, faces, rule, place)
        return hand_of(values, size, rule.rejections, rule.strongest_banned)

    def own_hands(self, rejected: bool) -> Hand:
        """The hands the present turn can still bring."""
        fight = self.s.fight
        assert fight is not None
        assert fight.turn is not None
        seat = fight.turn.seat
        left = self.rule.rejections - fight.turn.rejected - rejected
        place = self._place_now(seat, 0)
        place = place._replace(rejected=place.rejected + rejected)
        hand = self._hand(seat, self.pile(seat), hand_size(self.s), self.rule, place)
        return hand._replace(hands=max(1, min(hand.hands, 1 + left)), price=self.price(seat))

    def chance(self, need: float) -> float:
        """The chance of the team with this need after the present turn."""
        if need <= 0:
            return 1.0
        return chance_at(self.tail, need + self.growth) if self.s.fight and self.s.fight.queue else 0.0

    def hand_worth(self, seat: int) -> float:
        """What the hand held will bring."""
        fight, faces = self.s.fight, [self.s.faces[card] for card in self.s.players[seat].hand]
        if fight is None or not faces:
            return 0.0
        place = self._place_now(seat, 0)
        return hand_value(faces, self.heroes[seat], self.rule, place)

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
        growth = grows.amount if isinstance(grows, en.Grows) else 0
        return chance_at(self._table(rule, spent, growth, LEVEL[face] or 5, face >= FIRST_BOSS), power)

    def _table(self, rule: Lasting, spent: int, growth: int, level: int, boss: bool) -> Prospect | None:
        """The chances of the whole team in a fight that is still to come."""
        row = PLAYERS[len(self.s.players)]
        seats = clockwise(self.s) * row.turns
        turns = []
        for order, seat in enumerate(seats):
            faces = self.pile(seat)
            left = max(0, len(faces) - spent)
            if not left:
                turns.append(NO_HAND)
                continue
            place = self.place(seat, order, len(seats), boss, level)
            hand = self._hand(seat, faces, min(max(1, HAND + rule.hand), left), rule, place, spent)
            turns.append(
                hand._replace(hands=min(hand.hands, max(1, left // HAND)), price=self.weights.hand_price)
            )
        return prospect(tuple(turns), growth)

    def unseen_chance(self, level: int, spent: int = 0) -> float:
        """The chance against an average unseen enemy of a level."""
        faces = self.unseen(level)
        if not faces:
            return 0.5
        powers = sorted(self.effective(face) for face in faces)
        middle = [powers[len(powers) // 4], powers[len(powers) // 2], powers[-1 - len(powers) // 4]]
        table = self._table(NOTHING, spent, 0, level, boss=False)
        return sum([chance_at(table, power - self.s.weaker) for power in middle]) / len(middle)

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
        """The chance to beat all Boss cards in a row with the decks as they are."""
        stocks = [self._stock(seat, len(self.deck(seat))) for seat in range(len(self.s.players))]
        return lasting_chance(stocks, [self._need_of(card) for card in self.s.lair.cards])

    @cached_property
    def _boss_mean(self) -> float:
        cards = [face for face, card in enumerate(FACES) if isinstance(card, BossCard)]
        return sum([self.effective(face) for face in cards]) / len(cards)

    @property
    def steps(self) -> int:
        """Spaces the Boss pawn still has to go."""
        return SKULL - self.s.pawn
