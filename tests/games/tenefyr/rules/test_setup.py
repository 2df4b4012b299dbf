"""Setting up: who chooses what in which order, and what leaves the game."""

from __future__ import annotations

from typing import Any

import pytest

from heroes_desktop.engine import Match, ScriptedDice, Setup, SetupError
from heroes_desktop.games.tenefyr import info
from heroes_desktop.games.tenefyr.content import FIRST_BOSS, FIRST_LOOT, FIRST_REWARD, FIRST_SKILL, LEVEL
from heroes_desktop.games.tenefyr.settings import problems
from heroes_desktop.games.tenefyr.state import State
from tests.scenarios.tenefyr.build import NAMES, Game

SETTLED: dict[str, Any] = {"boss": "hollow_queen", "difficulty": "normal", "first": 0}


def new(
    players: int, dice: ScriptedDice | None = None, automated: tuple[int, ...] = (), **options: Any
) -> Game:
    return Game(
        Match.new("tenefyr", Setup("x", NAMES[:players], options, automated=automated), seed=3, dice=dice)
    )


def table(players: int, **options: Any) -> State:
    heroes = {"heroes": ["random"] * players}
    absent = {"absent_hero": False} if players == 3 else {}
    return new(players, **{**SETTLED, **heroes, **absent, **options}).s


@pytest.mark.rule("TF-D73", "TF-D89", "TF-014")
def test_order_of_the_questions_with_three_players() -> None:
    game = new(3)
    asked = []
    while game.asked != "choose_destination":
        asked.append((game.asked, game.seat))
        game.do(game.offered[0])
    assert asked == [
        ("setup_heroes", 0), ("setup_heroes", 1), ("setup_heroes", 2), ("setup_absent_hero", 0),
        ("setup_boss", 0), ("setup_difficulty", 0), ("setup_first", 0),
    ]  # fmt: skip
    assert [player.heroes for player in game.s.players] == [[0], [1], [2]]


@pytest.mark.rule("TF-D89")
def test_before_the_token_the_first_voting_seat_answers() -> None:
    game = new(3, heroes=["random"] * 3, voters=[2, 1])
    assert (game.asked, game.seat) == ("setup_absent_hero", 1)
    assert game.decision.joint
    game = new(3, heroes=["random"] * 3, automated=(0, 1, 2))
    assert (game.asked, game.seat) == ("setup_absent_hero", 0)


@pytest.mark.rule("TF-014", "TF-D73")
def test_free_heroes_and_random_are_offered() -> None:
    game = new(4)
    assert game.offered == ["hero barbarian", "hero bard", "hero cleric", "hero thief", "random"]
    game.do("hero cleric")
    assert game.offered == ["hero barbarian", "hero bard", "hero thief", "random"]
    game = new(4, dice=ScriptedDice([3]), heroes=["random"])
    assert game.s.players[0].heroes == [2]


@pytest.mark.rule("TF-137", "TF-145", "TF-D73")
@pytest.mark.parametrize("players", [1, 2])
def test_two_heroes_each(players: int) -> None:
    game = new(players)
    for seat in range(players):
        for pick in range(2):
            if seat == 0 or pick == 0:
                assert (game.asked, game.seat) == ("setup_heroes", seat)
                game.do(game.offered[0])
    assert game.asked == "setup_boss"
    assert [len(player.heroes) for player in game.s.players] == [2] * players


@pytest.mark.rule("TF-145", "TF-146", "TF-138", "TF-015", "TF-004", "TF-006")
@pytest.mark.parametrize(("players", "hits"), [(1, 12), (2, 6), (3, 6), (4, 6)])
def test_decks(players: int, hits: int) -> None:
    s = table(players)
    for player in s.players:
        faces = [s.faces[card] for card in player.pile]
        assert (faces.count(0), faces.count(1)) == (hits, hits)
        assert sorted(faces)[2 * hits :] == sorted(FIRST_SKILL + hero for hero in player.heroes)
        assert (player.hand, player.discard) == ([], [])


@pytest.mark.rule("TF-023", "TF-D51")
@pytest.mark.parametrize(("players", "standards", "skills"), [(1, 24, 2), (2, 24, 0), (3, 12, 1), (4, 0, 0)])
def test_unused_cards_leave_the_game(players: int, standards: int, skills: int) -> None:
    s = table(players)
    faces = [s.faces[card] for card in s.box]
    assert sum(face < FIRST_SKILL for face in faces) == standards
    assert sum(FIRST_SKILL <= face < FIRST_LOOT for face in faces) == skills
    assert sum(FIRST_BOSS <= face < FIRST_REWARD for face in faces) == 12
    assert sum(face >= FIRST_REWARD for face in faces) == 5
    assert s.removed == []
    assert all(s.seen[dungeon.reward] for dungeon in s.dungeons), "rewards lie face up"


@pytest.mark.rule("TF-144", "TF-018")
def test_without_the_option_all_cards_are_used() -> None:
    s = table(3)
    assert not any(LEVEL[s.faces[card]] for card in s.box)


@pytest.mark.rule("TF-D67", "TF-142")
def test_the_absent_hero_is_a_question_for_three() -> None:
    for players in (1, 2, 4):
        asked = set()
        game = new(players)
        while game.asked != "choose_destination":
            asked.add(game.asked)
            game.do(game.offered[0])
        assert "setup_absent_hero" not in asked
        assert problems(Setup("x", NAMES[:players], {"absent_hero": True}))
    game = new(3, heroes=["bard", "cleric", "thief"])
    assert game.asked == "setup_absent_hero"
    game.do("use")
    assert game.events("absent_hero")[0].facts["hero"] == "barbarian"


@pytest.mark.rule("TF-020", "TF-021", "TF-022")
def test_boss_and_first_player_chosen_or_random() -> None:
    game = new(3, dice=ScriptedDice([3, 2]), heroes=["barbarian", "bard", "cleric"], absent_hero=False)
    assert game.offered == [
        f"boss {boss}" for boss in ("chaos_dragon", "hollow_queen", "old_glutton", "iron_judge")
    ] + ["random"]
    game.do("random", "difficulty hard")
    assert game.offered == ["seat 0", "seat 1", "seat 2", "random"]
    game.do("random")
    assert (game.s.boss, game.s.pawn, game.s.token) == (2, 2, 1)
    assert {FIRST_BOSS + 8 <= game.s.faces[card] < FIRST_BOSS + 12 for card in game.s.lair.cards} == {True}
    game = new(2, heroes=["random", "random"], boss="iron_judge", difficulty="easy", first=1)
    assert (game.s.boss, game.s.pawn, game.s.token) == (3, 0, 1)


@pytest.mark.rule("TF-022", "TF-D70")
def test_solo_has_no_first_player_to_choose() -> None:
    game = new(1, heroes=[["bard", "thief"]], boss="random", difficulty="hard")
    assert (game.asked, game.s.token) == ("choose_destination", 0)


@pytest.mark.rule("TF-016", "TF-017", "TF-019", "TF-108")
def test_shuffles_can_be_scripted() -> None:
    """The order of a level's shuffle says what lies where."""
    upside_down = list(range(13, -1, -1))
    game = new(4, dice=ScriptedDice(orders=[upside_down]), **SETTLED, heroes=["random"] * 4)
    s = game.s
    assert [s.faces[card] for card in s.dungeons[0].cards] == [
        FIRST_LOOT + index for index in (13, 12, 11, 10)
    ]
    assert [s.faces[card] for card in s.reserve[0]] == [FIRST_LOOT + index for index in (5, 4, 3, 2, 1, 0)]


@pytest.mark.rule("TF-016", "TF-019", "TF-020", "TF-015")
def test_every_pile_is_shuffled() -> None:
    """Over some seeds rewards, enemies, stages and decks come in different orders."""
    heroes = [["barbarian", "bard"], ["cleric", "thief"]]
    setup = Setup("x", NAMES[:2], {**SETTLED, "heroes": heroes})
    tables = [Match.new("tenefyr", setup, seed=seed).state for seed in range(8)]
    for cards in (
        lambda s: [dungeon.reward for dungeon in s.dungeons],
        lambda s: s.dungeons[0].cards,
        lambda s: s.reserve[4],
        lambda s: s.lair.cards,
        lambda s: s.players[1].pile,
    ):
        assert len({tuple(s.faces[card] for card in cards(s)) for s in tables}) > 3


@pytest.mark.rule("TF-D97", "TF-D72")
def test_table_options_are_fixed_in_the_setup() -> None:
    s = table(3, order="best", deciding="vote", voters=[0, 2])
    assert (s.best_order, s.deciding.vote, s.deciding.voters) == (True, True, (0, 2))
    s = new(3, automated=(1,)).s
    assert (s.best_order, s.deciding.vote, s.deciding.voters) == (False, False, (0, 2))


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (5, {}),
        (0, {}),
        (3, {"colour": "red"}),
        (3, {"boss": "ogre"}),
        (3, {"difficulty": "absurd"}),
        (3, {"first": 3}),
        (3, {"order": "worst"}),
        (3, {"heroes": ["bard", "bard"]}),
        (3, {"heroes": ["wizard"]}),
        (3, {"heroes": [["bard", "thief"]]}),
        (3, {"heroes": "bard"}),
        (3, {"heroes": [None] * 4}),
        (3, {"absent_hero": "yes"}),
        (3, {"voters": [7]}),
        (3, {"deciding": "dice"}),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(players: int, options: dict[str, Any]) -> None:
    names = tuple(f"P{seat}" for seat in range(players))
    assert len(problems(Setup("x", names, options))) == 1
    with pytest.raises(SetupError):
        Match.new("tenefyr", Setup("x", names, options))


def test_ready_setups_are_sound() -> None:
    for setup in info.setups:
        assert problems(setup) == []
