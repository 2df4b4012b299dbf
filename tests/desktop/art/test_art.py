"""Pictures come at once as stand-ins and soon as themselves; caches are bounded and forgiving."""

from __future__ import annotations

import threading
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from PIL import Image

from heroes_desktop.desktop.art import (
    Art,
    ArtCache,
    ButtonFace,
    CardBack,
    CardFace,
    Glow,
    Mosaic,
    Parchment,
    Table,
    Token,
)
from heroes_desktop.desktop.art.core import worker as worker_module
from heroes_desktop.desktop.art.core.kinship import likeness
from heroes_desktop.desktop.art.core.weighted_cache import MEBIBYTE

CARD = CardFace(105, 147, "enemy", "Orc", compact=True, lift=2)


def test_a_stand_in_has_the_size_of_the_picture(art: Art) -> None:
    first = art.get(CARD)
    whole = art.box(CARD)
    assert first.get_size() == (whole.width, whole.height)
    assert art.wait(20)
    assert art.ready(CARD)
    second = art.get(CARD)
    assert second is not first
    assert second.get_size() == first.get_size()


def test_fresh_reports_new_pictures_once(art: Art) -> None:
    assert not art.fresh()
    art.get(CARD)
    art.wait(20)
    assert art.fresh()
    assert not art.fresh()


def test_the_loop_is_woken(screen: pygame.Surface, cache: ArtCache) -> None:
    woken = threading.Event()
    art = Art(0.75, cache, wake=woken.set)
    art.get(CARD)
    assert woken.wait(20)
    art.close()


def test_blit_anchors_the_thing_not_its_shadow(art: Art, screen: pygame.Surface) -> None:
    art.patient = True
    screen.fill((0, 0, 0))
    rect = art.blit(screen, ButtonFace(100, 48, "primary", lift=2), 200, 150, "center")
    assert rect.size == (100, 48)
    assert rect.center == (200, 150)
    assert sum(screen.get_at(rect.center)[:3]) > 300


def test_blit_without_a_picture_paints_a_stand_in(art: Art, screen: pygame.Surface) -> None:
    screen.fill((0, 0, 0))
    rect = art.blit(screen, Parchment(100, 80), 20, 20)
    assert sum(screen.get_at(rect.center)[:3]) > 400


def test_alpha_does_not_stick(art: Art, screen: pygame.Surface) -> None:
    art.patient = True
    for spec in (Table(64, 36), ButtonFace(100, 48)):
        art.blit(screen, spec, 0, 0, alpha=90)
        art.blit(screen, spec, 0, 0)
        shown = screen.get_at((32, 18))
        screen.fill((255, 0, 255))
        art.blit(screen, spec, 0, 0)
        assert screen.get_at((32, 18)) == shown


def test_visible_things_come_before_wishes(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[object] = []
    go = threading.Event()
    original = worker_module.build

    def slowly(spec: object, factor: float) -> object:
        go.wait(5)
        built.append(spec)
        return original(spec, factor)  # type: ignore[arg-type]

    monkeypatch.setattr(worker_module, "build", slowly)
    wishes = [CardBack(40 + i, 60) for i in range(3)]
    art.want(wishes)
    art.get(CARD)
    go.set()
    assert art.wait(20)
    assert built.index(CARD) <= 1


def test_forgotten_wishes_are_not_built(art: Art) -> None:
    art.want([CardBack(40 + i, 60) for i in range(40)])
    art.forget_wishes()
    assert art.pending <= 2


def test_no_stand_in_stays_when_nothing_is_waited_for(art: Art) -> None:
    """Not even of what was given up before it was drawn."""
    for size in range(40, 60):
        art.get(Token(size, "#B3271F", "hearts"))
    art.forget_wishes()
    art.get(CARD)
    assert art.wait(20)
    assert art.fresh()
    assert not art._stand_ins


def test_a_picture_that_cannot_be_drawn_stays_a_stand_in(art: Art, caplog: pytest.LogCaptureFixture) -> None:
    broken = ButtonFace(40, 20, "unheard-of")
    art._worker.order((broken, art.factor), visible=True)
    assert art.wait(10)
    assert "could not draw" in caplog.text
    assert not art.ready(broken)


def test_icons_are_immediate(art: Art) -> None:
    drawn = art.icon("mdi:undo-variant", 26, "#FFE3A0")
    assert drawn.get_size() == (26, 26)
    ink = drawn.get_bounding_rect()
    assert max(ink.size) >= 24
    assert abs(ink.centerx - 13) <= 1


def test_tumbling_ends_calm_and_never_repeats_a_face(art: Art) -> None:
    frames = art.tumble(12, 60, "red", seed=3, steps=14)
    assert len(frames) == 14
    assert all(one.face != two.face for one, two in pairwise(frames))
    assert frames[-1].tumble == 0
    assert any(frame.tumble for frame in frames)


def test_blurred_keeps_the_size(art: Art, screen: pygame.Surface) -> None:
    assert art.blurred(screen).get_size() == screen.get_size()


# ---------------------------------------------------------------- cache


def test_a_picture_is_found_again_on_disk(
    screen: pygame.Surface, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Art(0.75, ArtCache(tmp_path))
    shown = pygame.image.tobytes(first.now(CARD), "RGBA")
    monkeypatch.setattr(worker_module, "build", lambda *_: pytest.fail("built again"))
    second = Art(0.75, ArtCache(tmp_path))
    assert pygame.image.tobytes(second.now(CARD), "RGBA") == shown


@pytest.mark.parametrize("content", [b"", b"not a picture", b"\x89PNG\r\n\x1a\n broken"])
def test_a_broken_file_is_built_anew(screen: pygame.Surface, tmp_path: Path, content: bytes) -> None:
    cache = ArtCache(tmp_path)
    path = cache.path((CARD, 0.75))
    Art(0.75, cache).now(CARD)
    path.write_bytes(content)
    assert Art(0.75, ArtCache(tmp_path)).now(CARD).get_width() > 100
    assert path.read_bytes() != content


def test_a_picture_of_the_wrong_size_is_built_anew(screen: pygame.Surface, tmp_path: Path) -> None:
    from PIL import Image

    cache = ArtCache(tmp_path)
    Image.new("RGB", (3, 3)).save(cache.path((CARD, 0.75)))
    whole = Art(0.75, cache).box(CARD)
    assert Art(0.75, cache).now(CARD).get_size() == (whole.width, whole.height)


def test_the_folder_may_vanish(screen: pygame.Surface, tmp_path: Path) -> None:
    art = Art(0.75, ArtCache(tmp_path / "art"))
    art.now(CARD)
    for file in (tmp_path / "art").iterdir():
        file.unlink()
    (tmp_path / "art").rmdir()
    assert art.now(Parchment(300, 200)).get_width() == 300


def test_an_unwritable_folder_means_memory_only(screen: pygame.Surface, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    art = Art(0.75, ArtCache(blocked / "art"))
    assert art.now(CARD).get_width() > 100
    assert art.now(Parchment(300, 200)).get_width() == 300


def test_many_short_runs_are_bounded_as_well(
    screen: pygame.Surface, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each run writes little; what they leave together is looked at with the first picture of each."""
    monkeypatch.delenv("HEROES_CACHE", raising=False)
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda *_names, **_more: str(tmp_path))
    (tmp_path / "art").mkdir()
    for number in range(4):
        (tmp_path / "art" / f"old-{number}.png").write_bytes(bytes(400_000))
    cache = ArtCache(disk_mb=1)
    cache.store((CARD, 0.5), Image.new("RGBA", (40, 40)))
    assert sum(path.stat().st_size for path in (tmp_path / "art").iterdir()) <= 1 << 20


def test_the_disk_is_bounded(screen: pygame.Surface, tmp_path: Path) -> None:
    cache = ArtCache(tmp_path, disk_mb=1)
    art = Art(0.75, cache)
    for index in range(12):
        art.now(Parchment(420, 300, f"sheet {index}"))
    cache.tidy()
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= MEBIBYTE


def test_memory_is_bounded(screen: pygame.Surface, tmp_path: Path) -> None:
    cache = ArtCache(tmp_path, memory_mb=1, disk_mb=0)
    art = Art(0.75, cache)
    for index in range(6):
        art.now(Parchment(300, 300, f"sheet {index}"))
    assert cache.memory_bytes <= MEBIBYTE
    assert not list(tmp_path.iterdir())


def test_the_environment_says_where(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HEROES_CACHE", str(tmp_path))
    assert ArtCache().folder == tmp_path / "art"


def test_a_finished_size_stands_in_for_another(art: Art, screen: pygame.Surface) -> None:
    """A map that is fitted anew shows its pieces, never patches of colour."""
    small = Token(40, "#B3271F", "hearts", lift=1)
    art.now(small)
    bare = art.bare
    art.blit(screen, small.but(size=64), 100, 100)
    assert art.bare == bare
    assert art.get(small.but(size=64)).get_size() == (
        art.box(small.but(size=64)).width,
        art.box(small.but(size=64)).height,
    )
    art.blit(screen, Token(64, "#2A6FCF", "hearts"), 200, 100)
    assert art.bare == bare + 1, "another thing is no relative"


def test_pictures_laid_together_are_kin_at_any_size() -> None:
    def mosaic(size: int, second: str = "hearts") -> Mosaic:
        pieces = Token(size, "#B3271F", "hearts", lift=1), Token(size, "#B3271F", second, lift=1)
        return Mosaic(3 * size, size, tuple((piece, size * (1 + x), size) for x, piece in enumerate(pieces)))

    assert likeness(mosaic(40)) == likeness(mosaic(64))
    assert likeness(mosaic(40)) != likeness(mosaic(40, "anvil"))


def test_a_glow_of_other_proportions_is_not_stretched(art: Art) -> None:
    """While its own is being drawn it glows less well rather than as thick bars."""
    wide, tall = Glow(120, 40), Glow(40, 120)
    art.now(wide)
    waiting = art.get(tall)
    assert not pygame.mask.from_surface(waiting).count()
    art.now(Glow(60, 180))
    assert pygame.mask.from_surface(art.get(tall)).count(), "one of the same proportions will do"
