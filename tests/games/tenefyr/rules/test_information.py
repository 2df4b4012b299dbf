"""What everybody knows, what nobody knows, and what is drawn anew in a sample."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance, Match, Setup
from heroes_desktop.games.tenefyr import info
from heroes_desktop.games.tenefyr.content import FACE_OF, LEVEL, LEVELS
from heroes_desktop.games.tenefyr.kinds import bosses as bo
from heroes_desktop.games.tenefyr.kinds import enemies as en
from heroes_desktop.games.tenefyr.kinds import loot as lo
from heroes_desktop.games.tenefyr.power import composition
from heroes_desktop.games.tenefyr.state import LAIR
from tests.games.tenefyr.rich import RICH
from tests.scenarios.tenefyr.build import NAMES, Cards, Den, Game, Who, fight, start, table


@pytest.mark.rule("TF-154", "TF-155", "TF-D55", "TF-160")
def test_hidden_and_known() -> None:
    game = start(
        table(
            Who(pile="1 0", discard=""),
            Who(pile="1"),
            dungeons=[Den("101 104 105", reward="R01")],
            removed="0",
        )
    )
    for seat in (0, 1, None):
        view = game.match.view(seat)
        assert [view.faces[card] for card in view.players[0].pile] == [-1, -1]
        assert [view.faces[card] for card in view.dungeons[0].cards[:-1]] == [-1, -1]
        assert [view.faces[card] for card in view.lair.cards[:-1]] == [-1, -1, -1]
        for pile in view.reserve:
            assert {view.faces[card] for card in pile} <= {-1}, "only the number of cards is seen"
        assert [len(pile) for pile in view.reserve] == [11, 14, 14, 14, 14]
        assert [view.faces[card] for card in view.removed] == [1], "the open part is seen"
        assert view.faces[view.lair.cards[-1]] == FACE_OF["B01"]


@pytest.mark.rule("TF-011", "TF-155")
def test_discard_piles_are_open(cards: Cards) -> None:
    cards("101", power=30, rule=en.NoRule())
    game = fight(Who(pile="1 0 0 0 0", discard="201 0"), Who(pile="0"), enemy="101", below="104")
    game.do("reject")
    for seat in (0, 1, None):
        view = game.match.view(seat)
        assert sorted(view.faces[card] for card in view.players[0].discard) == [0, 1, 1, 1, FACE_OF["201"]]


@pytest.mark.rule("TF-D04")
def test_the_composition_of_a_draw_pile_is_public_its_order_is_not() -> None:
    game = start(table(Who(pile="0 1 201 0 1"), Who(pile="1"), dungeons=[Den("101")]))
    view = game.match.view(1)
    assert composition(view, 0) == composition(game.s, 0) == [0, 0, 1, 1, FACE_OF["201"]]
    assert view.contents["level1"] == sorted(FACE_OF[str(number)] for number in range(102, 115))
    assert view.contents["level0"] == [FACE_OF["B02"], FACE_OF["B03"], FACE_OF["B04"]]


def faces_in(game: Match, cards: list[int]) -> list[int]:
    return [game.state.faces[card] for card in cards]


def drawn_anew(game: Game, count: int = 40) -> list[Match]:
    samples = [game.match.sample(0, Chance(seed)) for seed in range(count)]
    for sample in samples:
        info.check(sample.state)
    return samples


@pytest.mark.rule("TF-D04", "TF-154")
def test_a_sample_mixes_each_draw_pile_for_itself() -> None:
    game = start(table(Who(pile="0 1 201 0 1"), Who(pile="1 1"), dungeons=[Den("101 104")]))
    orders = {tuple(faces_in(each, each.state.players[0].pile)) for each in drawn_anew(game)}
    assert len(orders) > 5
    assert {tuple(sorted(order)) for order in orders} == {(0, 0, 1, 1, FACE_OF["201"])}


@pytest.mark.rule("TF-108", "TF-154")
def test_a_sample_mixes_the_stages_of_the_boss() -> None:
    setup = Setup(
        "x", NAMES[:2], {"heroes": ["random"] * 2, "boss": "iron_judge", "difficulty": "easy", "first": 0}
    )
    game = Game(Match.new("tenefyr", setup, seed=2))
    orders = {tuple(faces_in(each, each.state.lair.cards)) for each in drawn_anew(game)}
    assert len(orders) == 6, "three unknown cards in any order"
    assert len({order[-1] for order in orders}) == 1, "the top one is known"


@pytest.mark.rule("TF-D74")
def test_known_cards_stay_where_they_are(cards: Cards) -> None:
    cards("101", power=30, rule=en.NoRule())
    cards("102", loot=lo.Foresee(cards=3), loot_power=0)
    game = fight(Who(pile="102 0 0 1 0 1 0 1 0"), Who(pile="0"), enemy="101", below="104")
    game.do("keep", "play 102")
    tops = {tuple(faces_in(each, each.state.players[0].pile[-3:])) for each in drawn_anew(game)}
    assert len(tops) == 1


@pytest.mark.rule("TF-D52", "TF-D55")
def test_what_lies_in_the_reserve_is_remembered(cards: Cards) -> None:
    """A loot everybody saw going into the reserve is there in every sample, and in no dungeon."""
    cards("101", power=30, rule=en.NoRule())
    cards("302", loot=lo.RemoveFromHand(), loot_power=0)
    game = fight(
        Who(pile="302 201 0 0"), Who(pile="0"), enemy="101", below="104", others=[Den("202 203 204 205")]
    )
    game.do("keep", "play 302", "use", "card 201")
    removed = FACE_OF["201"]
    places = set()
    for sample in drawn_anew(game):
        reserve = sample.state.reserve[1]
        assert removed in faces_in(sample, reserve)
        places.add(reserve[faces_in(sample, reserve).index(removed)])
        hidden = faces_in(sample, sample.state.dungeons[1].cards[:-1])
        assert all(LEVEL[face] == 2 and face != removed for face in hidden)
    assert len(places) > 3, "but nobody knows where in the pile"


@pytest.mark.rule("TF-D52")
def test_a_second_removed_card_hides_the_first_one_again() -> None:
    game = start(table(Who(pile="205 206 0"), Who(pile="1"), dungeons=[Den("101", reward="R13"), Den("201")]))
    game.s.reward, game.s.dungeons[0].reward = game.s.dungeons[0].reward, -1
    game.s.choosers, game.s.stage = [0, 1], "reward"
    again = start(game.s)
    again.do("reward 0", "face 205", "face 206")
    for number in ("205", "206"):
        assert sorted(again.s.whereabouts[FACE_OF[number]]) == sorted(again.s.reserve[1])


@pytest.mark.rule("TF-D74")
def test_a_card_that_is_seen_again_need_not_be_remembered(cards: Cards) -> None:
    """Removed in a dungeon of its level, then stolen back from the reserve."""
    cards("101", power=30, rule=en.NoRule())
    cards("302", loot=lo.RemoveFromHand(), loot_power=0)
    people = (Who("thief", pile="302 103 S04"), Who("bard", pile="0 0"))
    game = fight(*people, enemy="101", below="104", reserve={1: ""})
    game.do("play 302", "use", "card 103")
    assert list(game.s.whereabouts) == [FACE_OF["103"]]
    game.do("use")
    assert game.s.whereabouts == {}


@pytest.mark.rule("TF-D38", "TF-D49")
def test_boss_pile_with_monsters_in_a_sample(cards: Cards) -> None:
    cards("B01", power=30, rule=bo.OpenGraves())
    game = fight(
        Who(pile="1 1 1 1"), Who(pile="1"), Who(pile="1"), enemy="B01", below="B02 B03 B04", at_boss=True
    )
    levels = set()
    for sample in drawn_anew(game):
        below = faces_in(sample, sample.state.lair.cards[:-1])
        assert sorted(LEVEL[face] for face in below) == [0, 0, 0, 3, 3]
        levels.add(tuple(LEVEL[face] for face in below))
    assert len(levels) > 3


@pytest.mark.rule("TF-D49", "TF-D38")
def test_a_card_put_on_the_boss_pile_is_known_to_be_of_its_level(cards: Cards) -> None:
    cards("B01", power=1, rule=bo.Heir())
    cards("501", power=30, rule=en.NoRule())
    game = fight(Who(pile="1"), Who(pile="1 1 1 1"), enemy="B01", below="B02 B03", at_boss=True)
    assert game.den(LAIR).split()[0][0] == "5"
    for sample in drawn_anew(game):
        assert [LEVEL[face] for face in faces_in(sample, sample.state.lair.cards)] == [0, 0, 5]


@pytest.mark.rule("TF-D74", "TF-D52", "TF-154")
@pytest.mark.parametrize("subject", RICH, ids=lambda subject: subject.setup.name)
def test_samples_of_random_matches_keep_every_memory(subject: object) -> None:
    """Faces known to lie in certain places lie there in every sample; levels stay where they belong."""
    match = subject.match(3)  # type: ignore[attr-defined]
    chance = Chance(8)
    for step in range(120):
        if not match.pending:
            break
        options = match.pending[0].options
        match.play(options[chance.below(len(options))], match.pending[0].seat)
        if step % 10 == 0 and match.pending:
            sample = match.sample(match.pending[0].seat, chance)
            info.check(sample.state)
            for level in LEVELS:
                pile = sample.state.reserve[level - 1]
                assert all(LEVEL[face] == level for face in faces_in(sample, pile))
