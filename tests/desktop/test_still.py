"""What is painted anew bit by bit is what painting everything would show, at every frame."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from heroes_desktop.desktop.paint.base_layer import Base, Layer
from heroes_desktop.desktop.paint.dirty_areas import differences, joined, slices
from heroes_desktop.desktop.paint.same_drawing import painter_key
from heroes_desktop.desktop.paint.sheet import Drawing, Sheet
from heroes_desktop.desktop.paint.still_layer import Still
from heroes_desktop.desktop.proving.match_tour import act, kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.proving.samples import SAMPLES

from .king_positions import new_match, sit_down

pytestmark = pytest.mark.drawn

Fly = Callable[..., Pilot]
SCREEN = pygame.Rect(0, 0, 1000, 1000)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


class Checker:
    """Compares every picture a `Still` gives out with one painted from nothing.

    `ahead`: before each of them some slices are painted ahead, first those of the last picture: whatever the
    loop has begun, it may have to begin anew.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, ahead: bool = False) -> None:
        self.frames = self.partly = 0
        self.last: tuple[object, ...] = ()
        show = Still.show

        def checked(still: Still, *arguments: object) -> pygame.Surface:
            for layers, hidden, *_more in (self.last, arguments) if ahead and self.last else ():
                slices = iter(range(self.frames % 4))
                still.prepare(layers, hidden, False, lambda left=slices: next(left, None) is None)  # type: ignore[arg-type, misc]
            self.last = arguments
            front = show(still, *arguments)  # type: ignore[arg-type]
            whole = show(Still(front), *arguments)  # type: ignore[arg-type]
            assert pixels(front) == pixels(whole), f"frame {self.frames}"
            self.frames += 1
            self.partly += still.painted < front.get_width() * front.get_height() // 2
            return front

        monkeypatch.setattr(Still, "show", checked)


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("ahead", [False, True], ids=["at once", "ahead"])
def test_every_frame_of_a_match_is_whole(fly: Fly, monkeypatch: pytest.MonkeyPatch, ahead: bool) -> None:
    pilot = fly(speed=8.0)
    sit_down(pilot, new_match({"mode": "duel", "box": 1, "sides": "party"}, 3), ("person", "person"))
    checker = Checker(monkeypatch, ahead)
    for number in range(16):
        assert act(pilot, number * 3)
        if number % 5 == 0 and kind(pilot) == "TableScene":
            pilot.press("m")
            pilot.press("escape")
    assert checker.frames > 150
    assert checker.partly > 0.8 * checker.frames, "hardly ever is the whole screen painted"


def test_pictures_that_arrive_late_are_filled_in(fly: Fly) -> None:
    pilot = fly()
    app = pilot.app
    sit_down(pilot, new_match({"mode": "solo", "box": 1}, 3), ("person",))
    assert app.ui.art.wait(120)
    while app.update():
        app.draw()
    shown = pixels(app.draw())
    app.repaint()
    assert shown == pixels(app.draw())


@pytest.mark.usefixtures("telling")
def test_nothing_paints_beyond_its_bounds(fly: Fly) -> None:
    pilot = fly()
    for opened in SAMPLES.values():
        scene = opened(pilot.app)
        pilot.app.push(scene)
        stay_within(pilot.app.sheet_of(scene))
        pilot.app.pop()
    table = sit_down(pilot, new_match({"mode": "duel", "box": 1, "sides": "party"}, 3), ("person", "easy"))
    stay_within(pilot.app.sheet_of(table))


def stay_within(sheet: Sheet) -> None:
    """Draw each step alone and look for ink outside what it says it touches."""
    blank = "#123456"
    canvas = pygame.Surface(sheet.rect.size)
    canvas.fill(blank)
    untouched = pixels(canvas)
    for drawing in sheet.drawings:
        if drawing.bounds is None:
            continue
        drawing.paint(canvas)
        canvas.fill(blank, drawing.bounds)
        assert pixels(canvas) == untouched, drawing.key


def test_what_was_begun_and_not_painted_is_still_owed(fly: Fly) -> None:
    ui = fly().app.ui

    def picture(*places: int) -> list[Layer]:
        sheet = Sheet(ui)
        sheet.fill(sheet.rect, "#000000")
        for place in places:
            sheet.fill(pygame.Rect(100 * place, 0, 50, 50), "#FF0000")
        return [Layer(sheet, 0)]

    base, fresh = Base(pygame.Surface(ui.metrics.canvas.size)), Base(pygame.Surface(ui.metrics.canvas.size))
    base.owe(picture(0), frozenset(), arrived=False)
    base.pay()
    base.owe(picture(0, 1), frozenset(), arrived=False)
    base.pay(lambda: True)
    assert not base.finished
    for one in (base, fresh):
        one.owe(picture(1, 2), frozenset(), arrived=False)
        one.pay()
        assert one.finished
    assert pixels(base.surface) == pixels(fresh.surface)


# the parts


def drawing(key: object, rect: tuple[int, int, int, int] | None = (0, 0, 10, 10)) -> Drawing:
    return Drawing(lambda _target: None, "", None, None if rect is None else pygame.Rect(rect), key)


def test_equal_lists_do_not_differ() -> None:
    assert differences([drawing(1), drawing(2)], [drawing(1), drawing(2)]) == []


def test_what_came_and_what_went_differs() -> None:
    here, there = (0, 0, 5, 5), (50, 50, 5, 5)
    assert differences([drawing(1), drawing(2, here)], [drawing(1), drawing(3, there)]) == [
        pygame.Rect(here),
        pygame.Rect(there),
    ]


def test_what_lies_on_top_matters() -> None:
    found = differences([drawing(1), drawing(2)], [drawing(2), drawing(1)])
    assert found is not None
    assert len(found) == 4


def test_what_cannot_be_compared_differs() -> None:
    assert len(differences([drawing(None)], [drawing(None)]) or []) == 2
    assert differences([drawing(None, None)], [drawing(None)]) is None


def test_areas_that_overlap_are_joined() -> None:
    found = joined([pygame.Rect(0, 0, 20, 20), pygame.Rect(10, 10, 20, 20)], SCREEN)
    assert found == [pygame.Rect(0, 0, 30, 30)]


def test_many_areas_become_few_that_cover_them() -> None:
    areas = [pygame.Rect(90 * number, 100 * (number % 3), 20, 20) for number in range(10)]
    found = joined(areas, SCREEN)
    assert found is not None
    assert len(found) <= 6
    assert all(any(one.contains(area) for one in found) for area in areas)
    assert not any(one.colliderect(other) for one in found for other in found if one is not other)


def test_nearly_everything_is_everything() -> None:
    assert joined([pygame.Rect(0, 0, 900, 900)], SCREEN) is None


def test_a_large_area_is_cut_into_strips() -> None:
    small = pygame.Rect(3, 4, 50, 60)
    found = list(slices([SCREEN, small], 300_000))
    assert found[-1] == small
    strips = found[:-1]
    assert [strip.h for strip in strips] == [250] * 4
    assert strips[0].unionall(strips[1:]) == SCREEN


def painter(value: object) -> Callable[[], object]:
    return lambda: value


def test_painters_with_the_same_knowledge_draw_the_same() -> None:
    surface = pygame.Surface((9, 9))
    for value in (1, "x", (1, 2), pygame.Rect(1, 2, 3, 4), surface, painter(7), partial(max, 3)):
        again = pygame.Rect(value) if isinstance(value, pygame.Rect) else value
        assert painter_key(painter(value)) == painter_key(painter(again)), value
    assert painter_key(painter(surface.subsurface((0, 0, 4, 4)))) == painter_key(
        painter(surface.subsurface((0, 0, 4, 4)))
    )
    assert painter_key(painter(1)) != painter_key(painter(2))


def test_painters_that_may_change_their_minds_are_strangers() -> None:
    assert painter_key(painter(object())) is None
    assert painter_key(painter({"a": 1})) is None
