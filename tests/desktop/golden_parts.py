"""One small table for each shared part of boards: drawn as a golden picture, walked through as a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pygame

from heroes_desktop.desktop.art import CardBack, CardFace, Felt, Gem, Medallion, PlayerPawn, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.board.api import Look
from heroes_desktop.desktop.board.counters import Figure, draw_counters
from heroes_desktop.desktop.board.deck import Deck, Discard, draw_deck, draw_discard
from heroes_desktop.desktop.board.dice_tray import DiceColumn, Total, TrayDie, draw_columns, draw_tray
from heroes_desktop.desktop.board.doing import Doing
from heroes_desktop.desktop.board.gallery import Exhibit, draw_gallery
from heroes_desktop.desktop.board.gathering import gathering
from heroes_desktop.desktop.board.hand import HandCard, draw_cards
from heroes_desktop.desktop.board.map import map_view
from heroes_desktop.desktop.board.sheet_rows import SheetRow, draw_person, draw_rows
from heroes_desktop.desktop.board.track import (
    Link,
    Space,
    Track,
    TrackPawn,
    TrackToken,
    along,
    chain,
    draw_track,
)
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.paint.ui import Ui
from heroes_desktop.desktop.widgets import paper
from heroes_desktop.engine import Decision, Option, Setup
from heroes_desktop.games.shared.room import texts
from heroes_desktop.games.shared.sets import SetChoice

SIZE = (840, 440)
HEROES = ("Torgrim", "Quill", "Nova", "Vesna")


def nothing() -> None:
    """A click that does nothing."""


def face(name: str, wide: int, high: int) -> CardFace:
    """A card of the demonstrations."""
    return CardFace(wide, high, "hero", name, text="Strikes twice.", power="4", lift=2)


def a_look() -> Look:
    """A look with a question for four heroes, two of which are wanted."""
    things = [Option("adventurer", (number,)) for number in range(4)]
    decision = Decision(0, "choose_adventurers", tuple(things))
    memory: dict[str, object] = {"gathering_for": (0, decision.kind), "gathering": [things[2]]}
    choice = SetChoice(things, (), 2, 2)
    made = gathering(choice, decision, memory, lambda _o: None, lambda _m, _r: None, nothing)
    return Look(
        None, 0, Setup("duel", ("A", "B")), texts("immortal_king"), ("A", "B"), palette.PLAYERS[:2], decision,
        memory=memory, gathering=made,
    )  # fmt: skip


def draw_hand_demo(sheet: Sheet, rect: pygame.Rect) -> None:
    """Eleven cards, one of them chosen, in half the room that they would need."""
    cards = [
        HandCard(
            partial(face, f"Card {number}"), Doing(f"Card {number}", nothing, halo="legal"),
            f"card:{number}", number == 3, "5" if number == 1 else "",
        )
        for number in range(11)
    ]  # fmt: skip
    top = pygame.Rect(rect.x, rect.y, rect.w, rect.h // 2 - 10)
    draw_cards(sheet, top, cards, fan=True)
    low = pygame.Rect(rect.x, rect.centery + 10, rect.w, rect.h // 2 - 10)
    draw_cards(sheet, low, [HandCard(c.picture, c.doing.but(id=f"low:{c.tag}")) for c in cards[:3]])


def draw_decks_demo(sheet: Sheet, rect: pygame.Rect) -> None:
    """A full deck, an empty one, a discard."""
    back = CardBack(0, 0, "#2B2440", "#A78BE0", "castle-emblem")
    for number, count in enumerate((32, 0)):
        place = pygame.Rect(rect.x + number * 210, rect.y, 190, 260)
        draw_deck(
            sheet, place, Deck(back, count, Doing(f"Deck {number}", nothing, halo="legal"), f"deck:{number}")
        )
    place = pygame.Rect(rect.x + 420, rect.y, 190, 260)
    draw_discard(sheet, place, Discard(partial(face, "Nova"), 5, Doing("Discard", nothing)))


def draw_counters_demo(sheet: Sheet, rect: pygame.Rect) -> None:
    """Figures on leather and on paper."""
    figures = [
        Figure("gold-bar", "7", "Gold", tag="gold"),
        Figure("hearts", "1 / 5", "Life", "#8A2018", warns=True),
        Figure("mdi:shoe-print", "3", "Steps left", doing=Doing("Steps left", nothing, halo="legal")),
        Figure("mdi:bag-personal", "41", "Tiles in the bag"),
    ]
    draw_counters(sheet, pygame.Rect(rect.x, rect.y, rect.w, 72), figures, dark=True)
    inside = paper(sheet, pygame.Rect(rect.x, rect.y + 110, rect.w // 2, 240))
    plain = [replace(figure, doing=None) for figure in figures]
    draw_counters(sheet, inside, plain, columns=2)


def draw_rows_demo(sheet: Sheet, rect: pygame.Rect) -> None:
    """A hero's sheet."""
    inside = paper(sheet, pygame.Rect(rect.x, rect.y, 460, rect.h))
    portrait = Medallion(90, "#2A6FCF", "player-king", lift=2)
    top = draw_person(
        sheet, pygame.Rect(inside.x, inside.y, inside.w, 90), portrait, "Torgrim", "Dwarf smith"
    )
    rows = [
        SheetRow("broadsword", "Melee", "5", parts=(4, 8), marks=(2, 5, 8), colour="#B8372B", change=1),
        SheetRow("crossbow", "Ranged", "3", parts=(1, 8), marks=(2, 5, 8), colour="#35803F"),
        SheetRow("hearts", "Life", "4 / 6", share=4 / 6, colour="#B3271F"),
        SheetRow("gold-bar", "Gold", "7", doing=Doing("Gold", nothing)),
    ]
    draw_rows(sheet, pygame.Rect(inside.x, top + 14, inside.w, inside.bottom - top - 14), rows)


def draw_track_demo(sheet: Sheet, rect: pygame.Rect) -> None:
    """A road of twelve spaces with a short cut, two figures, tokens and shadow steps."""
    spots = along([(0.02, 0.95), (0.3, 0.3), (0.7, 0.8), (0.98, 0.1)], 12)
    spaces = [
        Space(
            f"space:{number}", spot, Token(0, "#6B4E2A", text=str(number), lift=1),
            Doing(f"Space {number}", nothing, halo="legal" if 4 <= number <= 6 else ""),
            1.3 if number == 11 else 1.0, "Goal" if number == 11 else "",
        )
        for number, spot in enumerate(spots)
    ]  # fmt: skip
    pawns = [
        TrackPawn("team", 3, PlayerPawn(0, palette.PLAYERS[0], lift=1), Doing("Team"), active=True),
        TrackPawn("avatar", 1, PlayerPawn(0, palette.PLAYERS[1], lift=1), Doing("Avatar")),
        TrackPawn("other", 3, PlayerPawn(0, palette.PLAYERS[2], lift=1), Doing("Other")),
    ]
    tokens = [
        TrackToken(f"gem:{n}", 8, Gem(0, kind), Doing(kind)) for n, kind in enumerate(("ruby", "topaz"))
    ]
    links = [*chain(12), Link(2, 9, "dashed")]
    draw_track(sheet, rect, Track(spaces, links, pawns, tokens, {4: "1", 5: "2", 6: "3"}, (2,), "Road"))


def draw_map_demo(sheet: Sheet, rect: pygame.Rect) -> None:
    """Land in its window."""
    with map_view(sheet, rect, a_look(), (4.0, 2.4), edge=44) as view:
        for number in range(8):
            x, y = 0.6 + number % 4 * 0.95, 0.65 + number // 4 * 1.05
            colour, icon = (("#4C5A26", "grass"), ("#23504A", "pine-tree"))[number % 2]
            sheet.art(Token(view.px(0.9), colour, icon, lift=1), *view.point(x, y), "center")
            sheet.node(f"Tile {number}", "image", view.rect(x - 0.4, y - 0.4, 0.8, 0.8), action=nothing)


def draw_dice_demo(sheet: Sheet, rect: pygame.Rect) -> None:
    """Dice against a target, and dice in columns."""
    dice = [
        TrayDie(6, 5, Doing("five", id="die:0"), kept=True),
        TrayDie(6, 2, Doing("two", nothing, halo="legal", id="die:1")),
        TrayDie(6, 4, Doing("four", id="die:2"), kept=True, colour="red"),
        TrayDie(6, 0, Doing("not rolled", id="die:3")),
    ]
    tray = pygame.Rect(rect.x, rect.y, rect.w, 170)
    draw_tray(sheet, tray, dice, Total(9, 11, "Melee", "5 + 4"))
    columns = [
        DiceColumn(str(number + 1), Doing(f"Column {number + 1}", nothing), "simple") for number in range(6)
    ]
    sorted_dice = [
        TrayDie(
            6, number + 1, Doing(f"die {number}", id=f"sorted:{number}"), column=number if number < 3 else -1
        )
        for number in range(5)
    ]
    draw_columns(sheet, pygame.Rect(rect.x, rect.y + 185, rect.w, rect.h - 185), sorted_dice, columns)


def draw_gallery_demo(sheet: Sheet, rect: pygame.Rect) -> None:
    """Two of four heroes; one is picked."""
    look = a_look()
    exhibits = [
        Exhibit(option, partial(face, HEROES[number]), caption=HEROES[number])
        for number, option in enumerate(look.options())
    ]
    draw_gallery(sheet, rect, look, exhibits, "Heroes")


PARTS: dict[str, Callable[[Sheet, pygame.Rect], None]] = {
    "hand": draw_hand_demo,
    "decks": draw_decks_demo,
    "counters": draw_counters_demo,
    "sheet_rows": draw_rows_demo,
    "track": draw_track_demo,
    "map": draw_map_demo,
    "dice": draw_dice_demo,
    "gallery": draw_gallery_demo,
}


def laid_out(ui: Ui, name: str) -> Sheet:
    """The demonstration of a part on felt."""
    sheet = Sheet(ui)
    sheet.art(Felt(*SIZE, "#22423A"), 0, 0)
    PARTS[name](sheet, pygame.Rect(20, 20, SIZE[0] - 40, SIZE[1] - 40))
    return sheet


def pictures(ui: Ui) -> Iterator[tuple[str, pygame.Surface]]:
    """All parts by name."""
    for name in PARTS:
        sheet = laid_out(ui, name)
        surface = pygame.Surface(SIZE)
        sheet.render(surface)
        sheet.render_halos(surface, 1.0)
        yield f"part_{name}", surface
