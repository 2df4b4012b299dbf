"""What a lasting rule of an enemy changes while the fight goes on."""

from __future__ import annotations

from typing import NamedTuple

ANY_NUMBER = 99


class Lasting(NamedTuple):
    """The sum of what holds during a fight.

    hand, first_hand: cards more or less in every hand, in the first player's.  rejections: how many hands may
    be rejected in a turn.  price: cards lost from the draw pile with every rejected hand.  devours: the
    weakest card of a rejected hand is removed.  standards, loot: change of the power of such cards.
    cap: the most a card counts (0: no limit).  frequent: loot of the most frequent level has −1.
    strongest_banned: each player's strongest card counts 0.  drawn_banned: cards drawn outside a draw step
    count 0.  skills_silent: Skills have no effect.  lowest_first: the weakest card in hand is played next.
    no_aid: no card changes anything of another player.  must_exceed: equality is not enough.
    last_discards: the last player to act discards a card of the hand he kept.  misses_help: each Standard 0
    in play gives the enemy +1.
    """

    hand: int = 0
    first_hand: int = 0
    rejections: int = ANY_NUMBER
    price: int = 0
    devours: bool = False
    standards: int = 0
    loot: int = 0
    cap: int = 0
    frequent: bool = False
    strongest_banned: bool = False
    drawn_banned: bool = False
    skills_silent: bool = False
    lowest_first: bool = False
    no_aid: bool = False
    must_exceed: bool = False
    last_discards: bool = False
    misses_help: bool = False


NOTHING = Lasting()
