"""What must be true of a table of Heroes of Tenefyr at every question."""

from __future__ import annotations

from .content import FIRST_BOSS, FIRST_LOOT, FIRST_REWARD, LEVEL, LEVELS, PLAYERS, SKULL, instances
from .state import LAIR, NOTHING, VILLAGE, State

SETUP_STAGES = ("heroes", "absent", "boss", "difficulty", "first", "deal")
_BOX = sorted(instances())


def check(s: State) -> None:
    """Every card in exactly one place, everything within its bounds."""
    assert len(s.players) in PLAYERS
    assert sorted(s.faces) == _BOX, "faces are lost or doubled"
    assert len(s.seen) == len(_BOX)
    heroes = [hero for player in s.players for hero in player.heroes]
    assert len(set(heroes)) == len(heroes), "two players have the same hero"
    if s.stage in SETUP_STAGES:
        return
    _check_places(s)
    _check_faces(s)
    _check_knowledge(s)
    _check_visit(s)
    _check_fight(s)


def _check_places(s: State) -> None:
    places = [*s.removed, *s.box, *s.held]
    for player in s.players:
        places += [*player.pile, *player.hand, *player.discard]
    for pile in (*s.dungeons, s.lair):
        places += pile.cards
        assert set(pile.up) <= set(pile.cards), "a card that is gone lies face up"
    places += [dungeon.reward for dungeon in s.dungeons if dungeon.reward != NOTHING]
    places += [card for pile in s.reserve for card in pile]
    if s.reward != NOTHING:
        places.append(s.reward)
    if s.fight is not None:
        places += [played.card for played in s.fight.played]
    assert sorted(places) == list(range(len(_BOX))), "a card is lost or doubled"


def _check_faces(s: State) -> None:
    """Decks hold what a deck can hold, dungeons enemies, the reserve its levels."""
    for player in s.players:
        for card in (*player.pile, *player.hand, *player.discard):
            assert s.faces[card] < FIRST_BOSS, "a Boss or Reward card is in a deck"
    for dungeon in s.dungeons:
        assert all(FIRST_LOOT <= s.faces[card] < FIRST_BOSS for card in dungeon.cards)
        assert dungeon.reward == NOTHING or s.faces[dungeon.reward] >= FIRST_REWARD
        assert dungeon.cards or dungeon.reward == NOTHING or s.place >= 0, "a cleared dungeon has a reward"
    assert all(FIRST_LOOT <= s.faces[card] < FIRST_REWARD for card in s.lair.cards)
    for level in LEVELS:
        assert all(LEVEL[s.faces[card]] == level for card in s.reserve[level - 1])
    assert all(s.faces[card] < FIRST_LOOT for card in s.removed)


def _check_knowledge(s: State) -> None:
    """Hands, discard piles and face-up cards are open, the reserve is hidden (TF-154, TF-155)."""
    for player in s.players:
        assert all(s.seen[card] for card in (*player.hand, *player.discard)), "an open card is hidden"
    for place, pile in enumerate((*s.dungeons, s.lair)):
        assert all(s.seen[card] for card in pile.up), "a face-up card is hidden"
        if pile.cards and s.fight is None and place != s.place and s.place == VILLAGE:
            assert pile.cards[-1] in pile.up, "a top card lies face down"
    assert all(s.seen[card] for card in (*s.held, *s.looked)), "a card being looked at is hidden"
    assert not any(s.seen[card] for pile in s.reserve for card in pile), "a reserve card is known"
    for face, places in s.whereabouts.items():
        assert s.faces.index(face) in places, "a card lies where nobody could expect it"
    hidden = [s.faces[card] for pile in (*s.dungeons, s.lair) for card in pile.cards]
    assert set(s.marked) <= set(hidden), "a marked card is not in a pile"


def _check_visit(s: State) -> None:
    seats = range(len(s.players))
    assert s.token in seats
    assert 0 <= s.pawn <= SKULL
    assert s.place in (VILLAGE, LAIR) or 0 <= s.place < len(s.dungeons)
    assert (s.fight is not None) <= (s.place != VILLAGE)
    assert (s.reward != NOTHING) == (s.stage == "reward")
    if s.outcome is None:
        assert (s.stage in ("turn", "hand", "play", "over")) <= (s.fight is not None)
    assert s.shields >= 0
    assert s.weaker >= 0
    if s.place == VILLAGE:
        for player in s.players:
            assert not player.hand
            assert not player.discard, "somebody has not rested"


def _check_fight(s: State) -> None:
    fight = s.fight
    if fight is None:
        return
    pile = s.lair if s.at_boss else s.dungeons[s.place]
    if not fight.result:
        assert pile.cards[-1] == fight.enemy, "the enemy is not on top of its pile"
        assert fight.enemy in pile.up
    for played in fight.played:
        assert s.faces[played.card] < FIRST_BOSS
        assert played.value >= 0
        assert s.seen[played.card]
    hands = [card for player in s.players for card in player.hand]
    assert set(fight.drawn) <= set(hands), "a card is said to be drawn that is in no hand"
