"""The kiosk's pages: three touches to a match, countdown and reset, codes, the PIN, no way out."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from heroes_desktop import locale
from heroes_desktop.desktop.input.node import Node, free_point
from heroes_desktop.desktop.program import heap
from heroes_desktop.desktop.proving.kiosk_tour import EVENING, PIN, kiosk_pilot, touch, tour
from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.match_tour import answer
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.evening.evening_page import EveningPage
from heroes_desktop.desktop.scenes.kiosk.attract import Asked, AttractMatch
from heroes_desktop.desktop.scenes.kiosk.attracting import Attract
from heroes_desktop.desktop.scenes.kiosk.continuing import Continuing
from heroes_desktop.desktop.scenes.kiosk.countdown import Countdown
from heroes_desktop.desktop.scenes.kiosk.host import Kiosk
from heroes_desktop.desktop.scenes.kiosk.hub import KioskHub
from heroes_desktop.desktop.scenes.kiosk.operator_page import OperatorPage
from heroes_desktop.desktop.scenes.kiosk.pin import PinPad
from heroes_desktop.desktop.scenes.kiosk.signing import Signing
from heroes_desktop.desktop.scenes.kiosk.table import GuestTable
from heroes_desktop.desktop.scenes.pages.search_page import SearchPage
from heroes_desktop.engine import Thought
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.lessons import taught
from heroes_desktop.kiosk import best
from heroes_desktop.kiosk.config import Config
from heroes_desktop.library import LibraryError, Session
from heroes_desktop.table.hero_names import HEROES
from heroes_desktop.table.recap import Step

GAMES = list(catalogue)
FULL = (1920, 1080)

Flown = tuple[Pilot, Kiosk]


@pytest.fixture
def flown(tmp_path: Path) -> Iterator[Flown]:
    with kiosk_pilot(FULL, tmp_path) as made:
        yield made


def finger(pilot: Pilot, name: str) -> None:
    """Touch a thing."""
    touch(pilot, pilot.find(name).seen.center)
    pilot.settle()


def wake(pilot: Pilot) -> None:
    touch(pilot, (960, 540))
    pilot.settle()


def begin(pilot: Pilot, game: str = GAMES[0], choices: int = 1) -> GuestTable:
    """From the hub to a match with a few choices made."""
    finger(pilot, f"game:{game}")
    finger(pilot, next(node.id for node in pilot.root().walk() if node.id.startswith("way:")))
    for _step in range(choices):
        answer(pilot, 1)
    return next(scene for scene in pilot.app.scenes if isinstance(scene, GuestTable))


def knock(pilot: Pilot) -> None:
    for _each in range(5):
        touch(pilot, (20, 20))
    pilot.settle()


# walking up


def test_nobody_is_there_and_computers_play(flown: Flown) -> None:
    pilot, kiosk = flown
    assert isinstance(pilot.app.top, AttractMatch)
    assert not kiosk.present
    shown = set()
    for _second in range(120):
        pilot.wait(1000)
        assert isinstance(pilot.app.top, Attract)
        if isinstance(pilot.app.top, AttractMatch):
            shown.add(pilot.app.top.game)
    assert shown == set(GAMES)
    wake(pilot)
    assert isinstance(pilot.app.top, KioskHub)


def test_a_choice_without_a_trace_is_told_with_its_question(flown: Flown) -> None:
    _pilot, kiosk = flown
    scene = kiosk.app.top
    assert isinstance(scene, AttractMatch)
    decision = scene.session.match.pending[0]
    view = scene.session.match.view(decision.seat)
    scene.pace.asked = Asked(decision, view)
    option = decision.options[0]
    scene._caption(Step(decision.seat, option, (), Thought(option)))
    assert scene.told == scene.texts.prompt(view, decision)


def test_captions_say_what_was_chosen_and_why(flown: Flown) -> None:
    pilot, _kiosk = flown
    chosen, why = [], []
    for _second in range(60):
        pilot.wait(1000)
        scene = pilot.app.top
        assert isinstance(scene, AttractMatch)
        chosen.append(scene.chosen)
        why.append(scene.why)
    assert len(set(filter(None, chosen))) >= 3
    assert any(text.startswith("Why? ") for text in why)
    assert pilot.sees("Touchez l’écran pour jouer")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_three_touches_away(flown: Flown, game: str) -> None:
    pilot, _kiosk = flown
    wake(pilot)
    finger(pilot, f"game:{game}")
    finger(pilot, "people:2")
    finger(pilot, next(node.id for node in pilot.root().walk() if node.id.startswith("way:")))
    table = next(scene for scene in pilot.app.scenes if isinstance(scene, GuestTable))
    assert sum(seat.is_person for seat in table.session.seats) == 2


@pytest.mark.parametrize("game", taught())
def test_a_lesson_is_one_touch_away(flown: Flown, game: str) -> None:
    pilot, _kiosk = flown
    wake(pilot)
    finger(pilot, f"learn:{game}")
    table = next(scene for scene in pilot.app.scenes if isinstance(scene, GuestTable))
    assert table.play.guide is not None


def test_names_come_from_a_list(flown: Flown) -> None:
    pilot, _kiosk = flown
    wake(pilot)
    finger(pilot, f"game:{GAMES[0]}")
    before = pilot.find("name:0").name
    finger(pilot, "name:0")
    assert pilot.find("name:0").name != before


def test_everything_is_large_enough_for_a_finger(flown: Flown) -> None:
    """At 1080p nothing of the kiosk's own is smaller than 48 pixels."""
    pilot, kiosk = flown
    small: set[str] = set()

    def look(name: str) -> None:
        if isinstance(pilot.app.top, GuestTable):
            return
        for node in pilot.root().walk():
            if node.focusable and node.action is not None and min(node.seen.size) < 48:
                small.add(f"{name}: {node.id} {node.seen.size}")

    tour(pilot, kiosk, GAMES[0], look)
    assert not {fault for fault in small if "attract" not in fault}


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 100), ((1280, 720), 150), (FULL, 100), (FULL, 150), ((2560, 1080), 125)]
)
def test_every_page_is_tidy(tmp_path: Path, language: str, size: tuple[int, int], text: int) -> None:
    faults: list[str] = []
    with kiosk_pilot(size, tmp_path, language=language, text_size=text) as (pilot, kiosk):

        def look(name: str) -> None:
            faults.extend(f"{name}: {fault}" for fault in untidy(pilot.app.sheet_of(pilot.app.top)))

        tour(pilot, kiosk, GAMES[0], look)
    assert not faults


# leaving


def test_a_countdown_comes_and_any_touch_stops_it(flown: Flown) -> None:
    pilot, kiosk = flown
    wake(pilot)
    pilot.wait(kiosk.config.idle_in_menus * 1000 - 500)
    assert isinstance(pilot.app.top, KioskHub)
    pilot.wait(1000)
    assert isinstance(pilot.app.top, Countdown)
    touch(pilot, pilot.app.sheet_of(kiosk.app.scenes[0]).root.walk().__next__().rect.center)
    pilot.settle()
    assert isinstance(pilot.app.top, KioskHub), "the touch only stops it"
    pilot.wait((kiosk.config.idle_in_menus + kiosk.config.countdown + 2) * 1000)
    assert isinstance(pilot.app.top, Attract)
    assert not kiosk.present


def test_a_match_is_given_more_time(flown: Flown) -> None:
    pilot, kiosk = flown
    wake(pilot)
    begin(pilot)
    pilot.wait((kiosk.config.idle_in_matches - 5) * 1000)
    assert not any(isinstance(scene, Countdown) for scene in pilot.app.scenes)
    pilot.wait(10_000)
    assert isinstance(pilot.app.top, Countdown)


def test_the_countdown_says_what_becomes_of_the_match(flown: Flown) -> None:
    pilot, kiosk = flown
    wake(pilot)
    pilot.wait(kiosk.config.idle_in_menus * 1000 + 500)
    assert not kiosk.countdown.waits
    wake(pilot)
    begin(pilot, choices=3)
    pilot.wait(kiosk.config.idle_in_matches * 1000 + 500)
    assert kiosk.countdown.waits
    pilot.wait((kiosk.config.countdown + 1) * 1000)
    assert len(kiosk.waiting.all()) == 1


def test_it_is_quiet_while_nobody_is_there(flown: Flown) -> None:
    pilot, kiosk = flown
    assert pilot.app.prefs.effects_volume == 0
    wake(pilot)
    assert pilot.app.prefs.effects_volume == kiosk.config.effects / 100
    kiosk.hush()
    assert pilot.app.prefs.effects_volume == 0
    kiosk.reset()
    wake(pilot)
    assert pilot.app.prefs.effects_volume == 0, "whoever runs the kiosk wants it quiet this evening"
    kiosk.time_of_day = lambda: EVENING + 86_400
    kiosk.reset()
    wake(pilot)
    assert pilot.app.prefs.effects_volume > 0


def test_changed_options_hold_once_nobody_is_there(flown: Flown) -> None:
    pilot, kiosk = flown
    wake(pilot)
    options = kiosk.files.config
    options.write_text(f'games = ["{GAMES[-1]}"]\nlanguages = ["fr"]\n[idle]\nin_menus = 30\n')
    pilot.wait(65_000)
    assert kiosk.present
    assert len(kiosk.config.offered()) == len(GAMES)
    pilot.wait(50_000)
    assert not kiosk.present
    assert kiosk.config.offered() == [GAMES[-1]]
    assert locale.language() == "fr"
    wake(pilot)
    assert [node.id for node in pilot.root().walk() if node.id.startswith("game:")] == [f"game:{GAMES[-1]}"]
    pilot.wait(31_000)
    assert isinstance(pilot.app.top, Countdown)
    options.write_text("games = [")
    kiosk.reset()
    assert kiosk.config.offered() == [GAMES[-1]], "a broken file leaves what held in force"
    assert "ne peut pas" in kiosk.problems[-1]


def test_a_clock_set_back_by_a_day_harms_nothing(flown: Flown) -> None:
    pilot, kiosk = flown
    wake(pilot)
    table = begin(pilot, choices=3)
    played = table.session.match.played
    kiosk.time_of_day = lambda: EVENING - 86_400
    for _step in range(3):
        answer(pilot, 1)
    assert table.session.match.played > played
    assert pilot.library.resume(table.session.id).match.played == table.session.match.played
    pilot.wait((kiosk.config.idle_in_matches - 5) * 1000)
    assert not any(isinstance(scene, Countdown) for scene in pilot.app.scenes), "idle time is no time of day"
    pilot.wait((kiosk.config.countdown + 30) * 1000)
    assert not kiosk.present
    assert [each.entry.id for each in kiosk.waiting.all()] == [table.session.id]


def test_language_and_text_go_with_the_guest(flown: Flown) -> None:
    pilot, kiosk = flown
    wake(pilot)
    finger(pilot, "language:fr")
    finger(pilot, "text-size")
    assert locale.language() == "fr"
    assert pilot.app.prefs.text_scale > 1
    kiosk.reset()
    assert locale.language() == "en"
    assert pilot.app.prefs.text_scale == 1.0
    assert pilot.library.settings.get("desktop", {}) == {}


def test_free_memory_goes_back_between_two_scenes(flown: Flown, monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers play on and on: nobody else would find a moment for it."""
    _pilot, kiosk = flown
    given: list[int] = []
    monkeypatch.setattr(heap, "give_back", lambda: given.append(1))
    kiosk.attract()
    kiosk.attract()
    assert given == [1, 1]


def test_nothing_of_a_guest_stays_in_memory(flown: Flown) -> None:
    """Hands, chronicle, undo and what was said aloud go with the objects that hold them."""
    pilot, kiosk = flown
    wake(pilot)
    delivered = msgspec.structs.asdict(pilot.app.prefs)
    finger(pilot, "language:fr")
    table = begin(pilot, GAMES[1], choices=5)
    table.settings()
    pilot.app.set_preferences(reduced_motion=True, odds=False, hints=False, names=["Ann"])
    table.rules()
    pilot.settle()
    pilot.app.home()
    pilot.app.narrate("what only this guest may hear")
    del table
    kiosk.reset()
    assert not {"what only this guest may hear"} & set(pilot.app.spoken)
    wake(pilot)
    pilot.settle()
    assert msgspec.structs.asdict(pilot.app.prefs) == delivered
    gc.unfreeze()
    gc.collect()
    kept = [each for each in gc.get_objects() if isinstance(each, GuestTable | Session | SearchPage)]
    assert kept == []


def test_an_abandoned_match_waits_and_goes_on(flown: Flown) -> None:
    pilot, kiosk = flown
    wake(pilot)
    table = begin(pilot, choices=4)
    number, record = table.session.id, table.session.match.record()
    kiosk.reset()
    wake(pilot)
    pilot.click("Continue")
    assert isinstance(pilot.app.top, Continuing)
    finger(pilot, f"match:{number}")
    again = next(scene for scene in pilot.app.scenes if isinstance(scene, GuestTable))
    assert again.session.match.record() == record


def test_what_nobody_began_does_not_wait(flown: Flown) -> None:
    pilot, kiosk = flown
    wake(pilot)
    begin(pilot, choices=0)
    kiosk.reset()
    assert pilot.library.matches() == []


def test_the_menu_promises_only_what_is_kept(flown: Flown) -> None:
    pilot, _kiosk = flown
    wake(pilot)
    table = begin(pilot, choices=0)
    table.menu()
    pilot.settle()
    assert not any("waits" in name for name in pilot.names())
    pilot.click("Leave")
    assert isinstance(pilot.app.top, KioskHub)
    assert pilot.library.matches() == []


def test_a_match_behind_three_pictures(flown: Flown) -> None:
    pilot, _kiosk = flown
    wake(pilot)
    table = begin(pilot, choices=3)
    table.menu()
    pilot.settle()
    pilot.click("Leave; only with our pictures")
    for _twice in range(2):
        for picture in (3, 3, 7):
            finger(pilot, f"picture:{picture}")
    assert isinstance(pilot.app.top, KioskHub)
    pilot.click("Continue")
    finger(pilot, f"match:{table.session.id}")
    for picture in (3, 7, 3):
        finger(pilot, f"picture:{picture}")
    assert not any(isinstance(scene, GuestTable) for scene in pilot.app.scenes)
    for picture in (3, 3, 7):
        finger(pilot, f"picture:{picture}")
    assert any(isinstance(scene, GuestTable) for scene in pilot.app.scenes)


def test_a_new_evening_begins_with_an_empty_house(flown: Flown) -> None:
    pilot, kiosk = flown
    wake(pilot)
    begin(pilot, choices=3)
    kiosk.reset()
    now = kiosk.time_of_day()
    kiosk.time_of_day = lambda: now - 86_400
    pilot.wait(61_000)
    assert len(kiosk.waiting.all()) == 1, "a clock set back is no new evening"
    kiosk.time_of_day = lambda: now
    pilot.wait(61_000)
    assert len(kiosk.waiting.all()) == 1, "nor is the same clock when it is right again"
    kiosk.time_of_day = lambda: now + 86_400
    pilot.wait(61_000)
    assert kiosk.waiting.all() == [], "the next day is"
    assert pilot.library.matches() == []
    assert pilot.library.evenings.all() == []


# signing


def test_a_typed_name_is_kept_only_when_it_is_confirmed(flown: Flown) -> None:
    pilot, kiosk = flown
    wake(pilot)
    for confirmed in (False, True):
        pilot.app.push(Signing(pilot.app, kiosk, 1))
        pilot.settle()
        for letter in "ANN":
            finger(pilot, f"key:{letter}")
        if confirmed:
            finger(pilot, "key:done")
        kept = pilot.library.settings.get(best.KEY, dict[str, str]())
        assert kept == ({"1": "Ann"} if confirmed else {})
        pilot.app.home()


# the way out


def test_five_touches_and_the_pin(flown: Flown) -> None:
    pilot, kiosk = flown
    for _each in range(4):
        touch(pilot, (20, 20))
        pilot.wait(600)
    assert not isinstance(pilot.app.top, PinPad), "too slow"
    knock(pilot)
    assert isinstance(pilot.app.top, PinPad)
    for digit in PIN:
        finger(pilot, f"pin:{digit}")
    finger(pilot, "pin:enter")
    assert isinstance(pilot.app.top, OperatorPage)
    pilot.click("Export the evening")
    assert list(kiosk.files.exports.glob("*.json"))
    pilot.click("End the kiosk")
    pilot.click("End")
    assert not pilot.app.running


def test_wrong_pins_lock_for_half_a_minute(flown: Flown) -> None:
    pilot, _kiosk = flown
    knock(pilot)
    for _each in range(5):
        for digit in "1111":
            finger(pilot, f"pin:{digit}")
        finger(pilot, "pin:enter")
    assert pilot.sees("Please wait")
    pilot.app.pop()
    knock(pilot)
    for digit in PIN:
        finger(pilot, f"pin:{digit}")
    finger(pilot, "pin:enter")
    assert isinstance(pilot.app.top, PinPad), "another pad is no way round"
    pilot.wait(31_000)
    for digit in PIN:
        finger(pilot, f"pin:{digit}")
    finger(pilot, "pin:enter")
    assert isinstance(pilot.app.top, OperatorPage)


def test_a_fresh_pin_holds_at_once(flown: Flown) -> None:
    pilot, kiosk = flown
    kiosk.files.config.write_text('[leaving]\npin = "77770"\n')
    knock(pilot)
    for digit in "77770":
        finger(pilot, f"pin:{digit}")
    finger(pilot, "pin:enter")
    assert isinstance(pilot.app.top, OperatorPage)


@pytest.mark.parametrize("scene", ["attract", "hub", "table"])
def test_no_key_leads_out(flown: Flown, scene: str) -> None:
    pilot, _kiosk = flown
    if scene != "attract":
        wake(pilot)
    if scene == "table":
        begin(pilot)
    pilot._send(pygame.QUIT)
    for key, mod in (
        (pygame.K_F4, pygame.KMOD_LALT),
        (pygame.K_q, pygame.KMOD_LCTRL),
        (pygame.K_F11, 0),
        (pygame.K_TAB, pygame.KMOD_LALT),
        (pygame.K_ESCAPE, 0),
        (pygame.K_ESCAPE, 0),
        (pygame.K_ESCAPE, 0),
    ):
        pilot._send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        pilot._send(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)
        pilot.settle()
    assert pilot.app.running
    assert pilot.app.scenes


def test_a_full_disk_stops_no_guest(flown: Flown, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, kiosk = flown

    def full(*_arguments: object) -> None:
        raise LibraryError("The disk is full.")

    monkeypatch.setattr(pilot.library._database, "write", full)
    wake(pilot)
    begin(pilot, choices=2)
    kiosk.reset()
    wake(pilot)
    assert isinstance(pilot.app.top, KioskHub)


# a game night in the kiosk


def test_a_game_night_is_played_by_guests(flown: Flown) -> None:
    pilot, _kiosk = flown
    evenings = pilot.library.evenings
    evening = evenings.begin("Friday")
    evenings.join(evening.id, "Alba", "#E8680F", "diamond")
    wake(pilot)
    pilot.click("Game night")
    finger(pilot, "play")
    pilot.click(pilot.names()[0])
    finger(pilot, next(node.id for node in pilot.root().walk() if node.id.startswith("way:")))
    table = next(scene for scene in pilot.app.scenes if isinstance(scene, GuestTable))
    assert table.session.seats[0].name == "Alba"
    assert table.session.seats[0].shape == "diamond"
    assert len(evenings.played(evening.id)) == 1
    table.leave()
    pilot.settle()
    assert type(pilot.app.top).__name__ == "EveningPage"


def test_an_empty_game_night_tells_how_it_goes(flown: Flown) -> None:
    pilot, _kiosk = flown
    wake(pilot)
    pilot.click("Game night")
    assert pilot.sees("How a game night goes")
    evening = pilot.library.evenings.tonight()
    assert evening is not None
    for name in HEROES[:6]:
        pilot.library.evenings.join(evening.id, name)
    page = pilot.app.top
    assert isinstance(page, EveningPage)
    page.refresh()
    pilot.settle()
    assert not pilot.sees("How a game night goes"), "there is no room beside the table"


def test_a_game_night_speaks_the_language_of_who_is_there(flown: Flown) -> None:
    pilot, _kiosk = flown
    wake(pilot)
    pilot.click("Game night")
    assert pilot.app.top.name == "Game night"
    pilot.app.home()
    pilot.settle()
    finger(pilot, "language:fr")
    finger(pilot, "Soirée jeux")
    assert pilot.app.top.name == "Soirée jeux"


def test_a_guest_of_the_night_keeps_their_name(flown: Flown) -> None:
    pilot, _kiosk = flown
    evenings = pilot.library.evenings
    evenings.join(evenings.begin("Friday").id, "Alba")
    wake(pilot)
    pilot.click("Game night")
    finger(pilot, "play")
    pilot.click(pilot.names()[0])
    assert not pilot.find("name:0").focusable


def test_a_full_disk_lets_a_game_night_go_on(flown: Flown, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, _kiosk = flown
    evening = pilot.library.evenings.begin("Friday")
    pilot.library.evenings.join(evening.id, "Alba")
    wake(pilot)
    pilot.click("Game night")

    def full(*_arguments: object) -> None:
        raise LibraryError("The disk is full.")

    monkeypatch.setattr(pilot.library._database, "write", full)
    pilot.click("Close the evening")
    pilot.click("Close the evening")
    assert type(pilot.app.top).__name__ == "EveningPage"
    assert pilot.sees("The disk is full.")


def test_more_guests_than_seats_are_told_so(flown: Flown) -> None:
    pilot, _kiosk = flown
    evening = pilot.library.evenings.begin("Friday")
    for name in HEROES[:5]:
        pilot.library.evenings.join(evening.id, name)
    wake(pilot)
    pilot.click("Game night")
    page = pilot.app.top
    assert isinstance(page, EveningPage)
    assert page.most == 5
    assert pilot.find("play").name == "Play a match with 5 guests"
    finger(pilot, "join")
    finger(pilot, HEROES[5])
    assert len(page.playing) == 5, "the sixth watches at first"
    finger(pilot, "guest:6")
    assert pilot.find("play").name == "At most 5 guests at a table"
    for number in range(1, 7):
        finger(pilot, f"guest:{number}")
    assert pilot.find("play").name == "Touch who plays next"


def test_nobody_has_to_type_where_there_is_no_keyboard(flown: Flown) -> None:
    pilot, _kiosk = flown
    wake(pilot)
    pilot.click("Game night")
    assert "Rename the evening" not in pilot.names()
    finger(pilot, "join")
    assert "Another name" not in pilot.names()
    assert len(pilot.names()) > 10


def _inspectable(pilot: Pilot) -> Node | None:
    """Something in the open that can be looked at closely."""
    root = pilot.root()
    nodes = [node for node in root.walk() if node.inspect is not None and free_point(root, node)]
    return nodes[0] if nodes else None


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_rests_looks_closely(flown: Flown, game: str) -> None:
    pilot, _kiosk = flown
    wake(pilot)
    table = begin(pilot, game, choices=4)
    while pilot.app.top is not table or _inspectable(pilot) is None:
        answer(pilot, 1)
    node, root = _inspectable(pilot), pilot.root()
    assert node is not None
    point = free_point(root, node)
    assert point is not None
    look, looked = node.inspect, []
    assert look is not None
    root.at(point).inspect = lambda: looked.append(look())
    played = len(table.session.match.record().choices)
    pilot._send(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=True)
    pilot.wait(600)
    assert not looked, "first the tooltip"
    pilot.wait(600)
    assert len(looked) == 1
    scenes = list(pilot.app.scenes)
    pilot._send(pygame.MOUSEBUTTONUP, pos=point, button=1, touch=True)
    pilot.settle()
    assert pilot.app.scenes == scenes, "letting go closes nothing"
    assert len(table.session.match.record().choices) == played


def test_who_is_no_guest_of_the_night_does_not_wear_their_name(flown: Flown) -> None:
    from heroes_desktop.desktop.scenes.kiosk.who import WhoPlays

    pilot, kiosk = flown
    evening = pilot.library.evenings.begin("Friday")
    for name in HEROES[:15]:
        pilot.library.evenings.join(evening.id, name)
    for _each in range(5):
        names = WhoPlays(pilot.app, kiosk, GAMES[0]).names
        assert not set(names) & set(HEROES[:15])


def test_only_the_games_on_offer_are_shown(tmp_path: Path) -> None:
    config = Config(games=(GAMES[-1],), languages=("en",), pin=PIN)
    with kiosk_pilot((1280, 720), tmp_path, config=config) as (pilot, _kiosk):
        assert isinstance(pilot.app.top, AttractMatch)
        assert pilot.app.top.game == GAMES[-1]
        wake(pilot)
        shown = [node.id for node in pilot.root().walk() if node.id.startswith("game:")]
        assert shown == [f"game:{GAMES[-1]}"]
        pilot.click("Game night")
        page = pilot.app.top
        assert isinstance(page, EveningPage)
        assert list(page.games) == [GAMES[-1]]
