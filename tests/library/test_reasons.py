"""Why something is damaged is told in plain words of the language in use, whatever found it out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Match
from heroes_desktop.engine.errors import Fault
from heroes_desktop.library import BadCampaignFile, BadMatchFile, Library, Seat, campaign_chain, exchange
from heroes_desktop.library.reasons import told
from heroes_desktop.locale import _
from tests import toy
from tests.playing import play_on

from .damage import damaged
from .tables import begin, play
from .test_rows import ODD, look_everywhere, spoil
from .toy_campaign import begin as begin_game
from .toy_campaign import toy_room

HARMS = 120
FOREIGN = b"\xff\xfe\x00{[" * 40


@pytest.fixture(autouse=True, params=locale.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    locale.use(request.param)
    yield request.param
    locale.use("en")


def plain(text: str, pattern: str) -> bool:
    """Whether a sentence of this pattern gives one of the known reasons; other sentences are none of it."""
    head = pattern.partition("{reason}")[0]
    reasons = {pattern.format(reason=told(fault)) for fault in get_args(Fault)}
    return text in reasons or not text.startswith(head)


def test_of_exported_matches() -> None:
    pattern, said = _("This exported match is damaged: {reason}."), set()
    match = play_on(Match.new("toy", toy.PAIR, 3), 1, limit=9)
    text = exchange.write(exchange.MatchFile("Ours", (Seat("Ann"), Seat("Ben")), match.record())).encode()
    for harmed in damaged(text, FOREIGN, random.Random(1), HARMS):
        try:
            exchange.opened(harmed)
        except BadMatchFile as error:
            said.add(str(error))
    assert len(said) > 2
    assert all(plain(each, pattern) for each in said), said


def test_of_exported_campaigns(tmp_path: Path) -> None:
    pattern, said = _("This exported campaign is damaged: {reason}."), set()
    with toy_room(), Library.open(tmp_path) as library:
        campaign = library.campaigns.new("toy", "Ours").id
        play(begin_game(library, campaign, seed=1), seed=1)
        text = library.campaigns.export(campaign).encode()
        for harmed in damaged(text, FOREIGN, random.Random(2), HARMS):
            try:
                campaign_chain.opened(harmed)
            except BadCampaignFile as error:
                said.add(str(error))
    assert len(said) > 2
    assert all(plain(each, pattern) for each in said), said


@pytest.mark.parametrize("column", ["game", "rules", "seats", "outcome", "position"])
def test_of_stored_matches(tmp_path: Path, column: str) -> None:
    with Library.open(tmp_path) as library:
        play(begin(library, title="In play"), limit=6)
        play(begin(library, title="Also in play"), limit=6)
    whole = (tmp_path / "library.sqlite3").read_bytes()
    pattern = _("The stored match number {number} is damaged: {reason}.").replace("{number}", "1")
    for odd in ODD:
        (tmp_path / "library.sqlite3").write_bytes(whole)
        spoil(tmp_path, "matches", column, odd)
        for text in look_everywhere(tmp_path):
            assert plain(text, pattern) or _("its entry cannot be read") in text, (odd, text)
